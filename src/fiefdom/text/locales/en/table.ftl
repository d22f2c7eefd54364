### The table in the browser: fiefdom serve and the pages it shows

## The pages

web-headline = Build a realm, one card at a time
web-your-name = Your name
web-play-now = Play now
web-first-game = First game with hints
web-new-table = New table
web-learn = Learn the game
web-rules = Rule book
web-rules-about = The numbered rules as they are played here, in English
rules-page-setup = Components and set-up
rules-page-turn = The turn
rules-page-table = Information, order, Attacks
rules-page-end = The end of the game
rules-page-cards = Cards
rules-page-interactions = Interactions
rules-page-sets = Recommended sets
rules-page-decisions = Where the books disagree
rules-page-languages = Languages
rules-page-intrigue = Intrigue
rules-english = The rules themselves are written in English. What each card does stands in your language here:
rules-contents = Pages of the rule book
rules-previous = Before: { $title }
rules-next = Next: { $title }
web-learn-about = The rules, for someone who has never played
web-watch-replay = Watch a replay
web-watch-replay-about = Open a recorded game (.fief)
web-continue = Continue
web-forget = Remove from this list
web-home = Home page
web-pages = Pages
web-skip = To the content
web-unofficial = Fiefdom is open and unofficial. It is not connected with the publishers of Dominion.
web-notices = Notices
web-settings = Settings
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-sound = Sound
web-motion = Animations
web-motion-off = off, bots at once
web-motion-fast = fast
web-motion-normal = unhurried
web-motion-still = Your system asks for less motion, so nothing moves.
web-automatic = Automatic answers
web-automatic-learner = none
web-automatic-convenient = the usual ones
web-automatic-custom = my own choice
web-wish-ask = Ask me
web-wish-all = Play all
web-shortcuts = Single-key shortcuts
web-hover = Card details on hover
web-twice = Press twice to act
web-hints = Hints for newcomers
web-ask-again = Ask before probable slips again
web-not-connected = No connection to the server
web-connecting = Connecting…
web-reconnecting = Reconnecting…
web-holding = Your choice is sent as soon as the connection is back
web-line-lost = No answer from the server. The connection comes back by itself; until then nothing is sent.
web-unsure = The connection was lost. Please see whether your last step was carried out.
web-failed = Something could not be loaded
web-again = Try again
web-offline = No connection. Cards, lessons to read and games you have opened are here; playing needs the server.

## The first page

web-greeting = Good to see you, { $player }
web-greeting-plain = Good to see you again
web-opponent = Opponent
web-kingdom-random = Random
web-kingdom-next = Next set
web-kingdom-today = Today’s
web-kingdom-of-the-day = Kingdom of the day
web-kingdom-choose = Choose
web-invite = Invite a friend
web-go-on = Go on
web-waits-for = Waiting for { $player }
web-against = against { $players }
web-recent = Recent games
web-result = Result
web-won = Won
web-lost = Lost
web-won-by = { $n ->
    [one] Won by { $n } point
   *[other] Won by { $n } points
}
web-lost-by = { $n ->
    [one] Lost by { $n } point
   *[other] Lost by { $n } points
}
web-days-ago = { $n ->
    [0] today
    [1] yesterday
    [one] { $n } day ago
   *[other] { $n } days ago
}
web-new-here = New here?
web-new-here-about = Ten short lessons at a real table. The first takes three minutes, and you play from the first second.
web-first-lesson = First lesson
web-game-with-hints = A game with hints
web-lessons-done = { $n } of { $of } done
web-cards-about = What each card does, in five languages
web-first-look = A first look
web-look-deck = Everybody starts alike
web-look-deck-about = Seven Coppers and three Estates. Every card you buy goes into your own deck.
web-look-piles = Ten piles, others each time
web-look-piles-about = A kingdom is ten cards. Which of them work together is the whole question.
web-look-turn = Play, buy, draw five
web-look-turn-about = A turn takes a minute. What you bought comes back when you shuffle.
web-look-undo = Nothing can go wrong
web-look-undo-about = Take back what you did as long as nobody has learned anything from it.

## A new table, and coming to one

web-open-table = Open the table
web-this-table = This table
web-table-name = Name
web-table-name-none = none
web-seat = Seat
web-person-by-link = Somebody by link
web-fewer = Fewer players
web-more = More players
web-undo-policy = Taking back
web-undo-off = never
web-undo-free = before anybody learns from it
web-undo-ask = later too, if all agree
web-undo-always = always
web-spectators = Spectators
web-open-counts = Open deck sizes
web-score-counter = Score counter
web-clock = Clock
web-clock-none = none
web-clock-turn = { $time } a turn
web-clock-game = { $time } a game
web-clock-increment = { $time } a game + { $increment } s a turn
web-clock-turn-about = When the time for a turn is out, a bot plays it to its end.
web-clock-game-about = Whose time is out has given up.
web-edition-both = Both editions
web-later-sets = Need an expansion
web-without-cards = Without these cards
web-cards-from = Cards from
web-share-none = none
web-share-any = any number
web-fill-by-lot = Fill up by lot
web-own-kingdom = Own choice of cards
web-search-cards = Search cards in any language
web-nothing-found = No card fits
web-kingdom-code = Cards as text, to copy or paste
web-choosing = How the cards are chosen
web-choosing-none = I choose them
web-choosing-draft = Everybody names cards in turn
web-choosing-ban = Everybody takes one away
web-choosing-vote = A vote on three kingdoms
web-choosing-swap = Everybody may swap one
web-choosing-draft-about = From the first seat on everybody names a card, until there are ten. Bots choose by lot.
web-choosing-ban-about = More than ten cards are dealt by lot, and everybody takes one away. Bots choose by lot.
web-choosing-vote-about = Three kingdoms are dealt by lot; the one with most votes is played. Bots vote by lot.
web-choosing-swap-about = Everybody may exchange one card of this set. A rematch goes on from there.
web-choosing-with = With these cards
web-choosing-later = The cards are chosen when every seat is taken.
web-choosing-title = Choosing the cards
web-choosing-yours = It is your turn to choose
web-choosing-so-far = Chosen so far
web-choosing-goes = Goes
web-choosing-comes = Comes
web-choosing-take = Take: { $card }
web-choosing-remove = Take away: { $card }
web-choosing-exchange = Swap: { $out } → { $in }
web-choosing-keep = Keep all cards
web-choosing-kingdom = Kingdom { $n }
web-choosing-for = Vote for this one
web-choosing-kept = keeps all cards
web-gathering = Waiting for players
web-gathering-about = Send each player a link. The game begins when every seat is taken.
web-gathering-watch = The game begins when every seat is taken.
web-open-seat = Free seat
web-invitation = Invitation
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Please mark the link and copy it by hand
web-qr = QR code
web-qr-about = The link as a QR code, for the camera of a phone
web-links-begin = Links begin with
web-only-here = Only this computer can open these links. Start the server with --host 0.0.0.0 to let others in.
web-move-here = Continue your game here
web-move-here-about = Your seat comes to this device. The other one may stay open.
web-move-take = Continue here
web-bot-instead = A bot instead
web-invited = You are invited to a game
web-take-seat = Take the seat
web-no-table = There is no such table

## The table

web-turn = Turn
web-you = you
web-away = away
web-replace = Let a bot play
web-decision = Decision
web-side = Log, chat, deck and rules
web-tab-log = Log
web-tab-chat = Chat
web-tab-deck = Deck
web-tab-rules = Rules
web-tab-table = Table
web-other-device = Continue on another device
web-other-device-about = Whoever opens this link plays for you. It is good once, for ten minutes.
web-other-device-link = Make a link
web-other-device-anew = Another link
web-watch-link = Let others watch
web-give-up = Give up
web-give-up-two = The other player has won then. It cannot be taken back.
web-give-up-several = A bot plays on for you, and you can watch. It cannot be taken back.
web-give-up-yes = Yes, give up
web-give-up-no = Play on
web-gave-up = { $player } has given up. The scores are those of that moment.
web-out-of-time = { $player } has run out of time. The scores are those of that moment.
web-time-left = Time left: { $time }
web-time-out = Your time is out. A bot plays this turn to its end.
web-time-out-other = { $player } has run out of time. A bot plays this turn to its end.
web-discarded = Discarded
web-can-be-named = Can be chosen now
web-ends-game = Ends the game
web-last-turn = Last turn
web-play-treasures = Play Treasures
web-short-actions = End Actions
web-short-treasures = Treasures
web-short-turn = End turn
web-ask-undo = Ask to take back
web-empty-hand = Your hand is empty
web-choose-here = Choose here
web-face-down = A card face down
web-picked = { $n ->
    [one] { $n } chosen
   *[other] { $n } chosen
}
web-you-watch = You are watching this game
web-seat-lost = This seat is held by somebody else now
web-spectator = Spectator
web-no-chat = Nobody has said anything yet
web-say = Say something
web-send = Send
web-no-decks = At this table decks are secret
web-money = coins: ${ $n }
web-rules-of-the-game = The rules of the game
web-wish = When this card asks
web-log-filter = Whose lines are shown
web-log-everybody = Everybody
web-hurry = Skip
web-reveals-itself = Seconds left; then the card is revealed by itself
web-last-turns = What the others did last

## Buttons that answer the question of a card

web-yes-reveal = Reveal
web-yes-discard = Discard
web-yes-trash = Trash
web-yes-gain = Gain
web-yes-topdeck = Put onto the deck
web-yes-set-aside = Set aside
web-yes-play = Play
web-yes-discard-deck = Discard the deck
web-no-reveal = Do not reveal
web-no-discard = Discard nothing
web-no-trash = Trash nothing
web-no-gain = Gain nothing
web-no-topdeck = Put nothing back
web-no-set-aside = Keep it
web-no-play = Do not play
web-no-discard-deck = Keep the deck

## Second thoughts

web-doubt-actions = You can still play an Action. End the turn?
web-doubt-treasures = You can still play an Action. Play the Treasures?
web-doubt-coins = You can still buy something. End the turn?
web-doubt-poor = Really buy this: { $card }?
web-doubt-losing = { $n ->
    [one] This ends the game, and you would lose by { $n } point. Go on?
   *[other] This ends the game, and you would lose by { $n } points. Go on?
}
web-press-again = Once more to go on: { $card }
web-doubt-yes = Go on
web-doubt-no = No, wait
web-doubt-never = Do not ask again

## Requests to the others

web-request-undo = { $player } asks to take back
web-request-undo-cards = { $player } asks to take back: { $cards }
web-request-replace = { $player } asks to let a bot play for { $target }
web-request-rematch = { $player } asks for another game
web-rematch-denied = There is no other game: not everybody has agreed
web-next-game = To the next game
web-request-waiting = Waiting for the others…
web-seconds = { $n } s
web-accept = Accept
web-deny = Refuse

## The end, and replays

web-replay = Replay
web-record = Record
web-place = Place
web-score-curve = Score after each turn
web-coins-curve = Coins in each turn
web-chance-curve = Win chance in %
web-moments = Moments that decided it
web-moment-luck = { $player } is lucky
web-moment-bad-luck = { $player } is unlucky
web-decks = Decks
web-as-cards = As cards
web-wins-by = { $n ->
    [one] { $player } wins by { $n } point
   *[other] { $player } wins by { $n } points
}
web-as-table = As a table
web-as-curve = As a curve
web-no-replay = There is no such replay
web-step = Step
web-first-step = To the start
web-previous-step = One step back
web-next-step = One step forward
web-last-step = To the end
web-seen-by = As seen by
web-all-open = All cards open

## Keys

web-key-hand = A card of the hand
web-key-letters = A letter on everything that can be pressed
web-key-end = End the turn, or pass
web-key-help = This help, or what a card does
web-key-command = Type a command
web-key-last = Say what has happened
web-key-status = Say what is asked and what is left
web-key-say-hand = Say the hand
web-key-scores = Say the scores
web-key-affordable = Say what can be afforded

## Hints for a first game: the turn

hint-action = Playing an Action uses up one of your Actions. Once you go on to your Treasures, no more Actions can be played in this turn.
hint-action-choose = You can play only one of these Actions now: choose the one that helps you most.
hint-action-first = First play what gives you back the Action it costs: { $cards }. Then you can play another Action after it.
hint-action-free = This gives you back the Action it costs, so it is nearly always worth playing: { $cards }.
hint-treasure = Play all your Treasures: coins you do not spend are lost, but the cards come back to you.
hint-buy-opening = A good start is { card-silver }, or an Action that you like. For ${ $coins } there is: { $cards }.
hint-buy-cards = The strongest Actions you can buy for ${ $coins }: { $cards }. If you have enough Actions already, { card-silver } is a safe choice.
hint-buy-silver = { card-silver } is a good purchase: it makes many later hands better.
hint-buy-cheap = For ${ $coins } there is: { $cards }. If you do not want any of it, press “{ ui-end-turn }”: buying nothing is better than { card-copper }.
hint-buy-nothing = For ${ $coins } there is nothing that makes your deck better. Press “{ ui-end-turn }”: weak cards would only be in your way.
hint-buy-gold = { card-gold } is a good purchase: it brings you nearer to the $8 for { card-province }.
hint-buy-gold-or = { card-gold } is a good purchase: it brings you nearer to the $8 for { card-province }. You can also afford: { $cards }.
hint-buy-province = You can afford { card-province }: six points. From now on take one whenever you can.
hint-buy-last-province = Only one { card-province } is left. If you take it, the game ends after this turn: compare the points first.
hint-buy-duchy = { $n ->
    [one] Only { $n } { card-province } is left, so the end is near. { card-duchy } brings three points; other cards hardly come round any more.
   *[other] Only { $n } { card-province } cards are left, so the end is near. { card-duchy } brings three points; other cards hardly come round any more.
}
hint-buy-estate = { $n ->
    [one] Only { $n } { card-province } is left: now even the one point of { card-estate } can decide the game.
   *[other] Only { $n } { card-province } cards are left: now even the one point of { card-estate } can decide the game.
}
hint-several-buys = { $n ->
    [one] You have { $n } Buy.
   *[other] You have { $n } Buys: you may divide your coins between several cards.
}
hint-piles = { $n ->
    [one] { $n } pile is empty. If one more runs out, the game ends after that turn.
   *[other] { $n } piles are empty. If one more runs out, the game ends after that turn.
}
web-hint-press = Press “{ $button }”.
web-hint-play = Play { $card }.
web-hint-buy = Buy { $card }.
web-hint-choose = Choose { $card }.
web-hint-wins = That wins the game now.
web-hint-better = Of a hundred games played on from here it wins { $best }, { $other } { $second }.
web-hint-close = About as good: { $others }.

# Marks on cards
web-mark-advice = Advised
web-mark-best = Best
web-mark-given = Chosen
web-mark-target = Asked for here

## Lessons

web-lesson-about = Ten short lessons at a real table. A coach says what to do and why; a wrong answer is explained, and you try again.
web-lesson-begin = Begin
web-lesson-again = Take it again
web-lesson-done = done
web-lesson-minutes = { $n } min
web-lesson-show = Show me
web-lesson-next = Next lesson: { $title }
web-lesson-all = All lessons
web-lesson-coach = Coach
web-lesson-step = Step { $step } of { $of }
web-lesson-rules = The rules on one page
web-lessons = Lessons

# Around the table
web-piles = Order of the piles
web-piles-cost = By cost
web-piles-name = By name
web-provinces-left = Provinces left
web-empty-piles = Empty piles
web-turn-before = Last turn

## Cards

web-cards-rules = The rules of this card, with their numbers (in English)
web-cards-names = In other languages
web-cards-sets = In these recommended sets
web-cards-none = In no recommended set
web-cards-kind = Kind
web-cards-anykind = All kinds
web-cards-both = In both editions
web-cards-only = Only in edition { $n }
web-cards-inedition = In edition { $n }:
web-cards-prev = Previous: { $card }
web-cards-next = Next: { $card }
web-cards-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-cards-unknown = There is no card with this address
web-cards = Cards

## Own cards

web-own-title = Own cards
web-own-about = Fill blank cards with ideas of your own. They are in the game like all others.
web-own-add = Invent a card
web-own-name = Name
web-own-cost = Cost
web-own-cards = +Cards
web-own-actions = +Actions
web-own-buys = +Buys
web-own-coins = +$
web-own-does = What else it does, a line each
web-own-text = What stands on it
web-own-put = Put it into the kingdom
web-own-remove = Take it out
web-own-changed = It is in the kingdom.

## Study

web-study = Study
web-study-begin = Review this game
web-study-stop = Stop
web-study-queue = Waiting: { $n } before you
web-study-best = The best answer, or as good as the best.
web-study-cost = { $best } was better: { $points } ± { $reach } points of win chance.

web-host-says = The host says: { $text }
web-open-tables = Open tables
web-open-about = Play with whoever is here, or open a table for everybody.
web-open-none = Nobody waits at a table right now. Open one, and others will see it here.
web-open-sit = Sit down
web-open-places = { $taken } of { $seats } seats taken
web-open-rated = rated
web-listed = Anybody may join
web-rated = Rated game (names of one’s own only)
web-name-of-own = A name of your own
web-own-name-about = Nobody else can use it, and your rated games count for it. There is no e-mail and no password: a recovery code brings it to another device.
web-own-name-get = Take this name
web-own-name-code = Recovery code
web-own-name-keep = Write it down. Whoever has it is you; nobody can send it again.
web-own-name-have = I have a recovery code
web-own-name-use = Use it here
web-own-name-leave = Go without it on this device
web-own-name-forget = Delete the name and its ratings
web-own-name-forget-sure = Delete for good?
web-ratings = Ratings
web-ratings-players = { $n } players
web-ratings-none = No rated games yet.
web-rating-points = { $points } ± { $reach }
web-rating-games = games: { $n }
web-rating-change = { $name }: { $before } → { $after }
web-blocked = Blocked
web-unblock = Unblock
web-known = a name of their own
web-mute = Mute
web-unmute = Unmute
web-block = Block
web-block-done = You will not meet at open tables any more.
web-report = Tell the host
web-report-about = What happened? What was said at the table goes along.
web-report-done = The host will read it.
web-people-here = At this table
web-claim = Claim the win
web-claim-about = { $player } has been away for long.
