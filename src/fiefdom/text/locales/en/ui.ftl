# The game in the terminal, and the command line.

## The screen

ui-title = Fiefdom
ui-unofficial = An unofficial home of the game Dominion
ui-supply = Supply
ui-kingdom = Kingdom
ui-basic = Basic cards
ui-in-play = In play
ui-hand = Hand
ui-log = Log
ui-trash = Trash
ui-deck = Deck
ui-discard = Discard pile
ui-aside = Set aside
ui-cost = Cost
ui-left = Left
ui-name = Name
ui-types = Types
ui-effect = Effect
ui-nothing = nothing
ui-none = none
ui-hand-of = { $player }: { term-cards } in hand
ui-deck-size = Deck: { term-cards }
ui-top-card = On top: { $card }
ui-counters = Actions { $actions } · Buys { $buys } · ${ $coins }
ui-turn-of = Turn { $n }: { $player }
ui-picked = Chosen: { $cards }
ui-end-signals = Provinces left: { $provinces } · empty piles: { $n }/{ $of }
ui-thinking = { $player } is thinking
ui-pass = pass
ui-you = Player
ui-card-details = Card details
ui-rulings = Rulings
ui-edition-text = Edition { $n }
ui-close = Close

## Keys and their labels

ui-key-help = Help
ui-key-treasures = Treasures
ui-key-end-turn = End turn
ui-key-end-phase = Go on
ui-key-undo = Undo
ui-key-redo = Redo
ui-key-details = Details
ui-key-command = Command
ui-key-save = Save
ui-key-quit = Quit
ui-key-language = Language
ui-key-confirm = Confirm
ui-key-clear = Clear
ui-key-english = English names

## Commands that are typed

ui-command-hint = Type a command; ? shows all of them
ui-help-title = Commands and keys
ui-help-intro = Type the beginning of a word, in English or in this language. A card can be named by any part of its name that fits only one.
ui-help-play = play CARD … – play Actions or Treasures
ui-help-buy = buy CARD – buy a card
ui-help-treasures = treasures – play all your Treasures
ui-help-choose = CARD CARD … – answer a question; trash, discard, gain and so on may stand before the cards
ui-help-pass = pass – choose nothing, or stop choosing
ui-help-end = end – end the phase; end turn – end the turn
ui-help-undo = undo, redo – take back, do again
ui-help-card = ? CARD – what a card does
ui-help-show = hand, supply, log, deck, score – show it
ui-help-why = why – what opponents who think are up to, and why they bought what they bought last; if nobody else plays
ui-help-save = save FILE – save the game
ui-help-quit = quit – leave; the game is kept

## Words of commands; the first is shown, the others are understood too, separated by commas

word-play = play
word-buy = buy
word-treasures = treasures
word-pass = pass, none, no, done
word-yes = yes
word-end = end
word-turn = turn
word-trash = trash
word-discard = discard
word-gain = gain
word-reveal = reveal
word-topdeck = topdeck, put
word-set-aside = set aside
word-keep = keep
word-undo = undo
word-redo = redo
word-help = help
word-hand = hand
word-supply = supply
word-log = log
word-deck = deck
word-score = score
word-why = why
word-save = save
word-quit = quit, exit

## What can go wrong while playing

problem-hint = ? shows what can be done

## Save, resume, end

ui-saved = Saved: { $value }
ui-resume = Resume the game of { $value }?
ui-resumed = The game goes on where it was left
ui-game-kept = The game is kept. To go on: { $value }
ui-next = R: rematch · N: new game · Q: quit
ui-rematch-starts = { $player } starts the rematch
ui-pass-device = Now it is the turn of { $player }. Press Enter when only { $player } looks
ui-final-scores = Final scores
ui-cards-of = Cards of { $player }
ui-unknown = { $n ->
    [one] and one more card, passed unseen
   *[other] and { $n } more cards, passed unseen
}

## Errors of the command line

error = error
hint = hint
error-interrupted = Interrupted

## Help of the command line

help-fiefdom = The open, unofficial home of the deck-building game Dominion
help-verbs = what to do
help-language = the language of texts: en, ro, pl, is or he
help-json = print a report as JSON
help-play = Play in the terminal, against bots or with friends at one keyboard
help-play-kingdom = a recommended set, ten cards separated by commas, or random
help-play-edition = the edition: 1, 2 or both
help-sets = from which sets a random kingdom is drawn, such as `base,intrigue`; `base,intrigue=5` draws five cards of Intrigue
help-play-players = who plays: names of people, and bots such as bot:big-money
help-play-seed = the same game every time
help-play-plain = lines of text instead of a screen, for screen readers and pipes
help-play-english = also show the English names of cards
help-play-resume = go on with a saved game
help-play-bidi = how right-to-left text is sent to the terminal: auto, logical or visual
help-learn = Learn the game by playing it: short lessons with a coach
help-learn-lesson = a lesson, by its name or number; without it, the next one
help-learn-list = list the lessons and which of them are done
help-check = Run the scenarios of Markdown documents
help-check-path = a Markdown document, or a folder of them
help-replay = Show a recorded game, or a moment of it
help-replay-file = a record (.fief)
help-replay-at = the moment after so many decisions
help-replay-as = as this seat saw it: a name or a number
help-cards = List the cards, or show one
help-cards-name = a card; small letters and missing accents do not matter
help-cards-worth = say how strong a card is: what a strategy that may buy it wins against the best that may not
help-kingdoms = List the recommended sets, show one, or draw one at random
help-kingdoms-all = also list the sets that need an expansion
kingdoms-needs = { $name }: needs the expansion { $expansion } ({ $missing })
kingdoms-more = { $n } more sets of the rulebook need an expansion: `fiefdom kingdoms --all` lists them
help-kingdoms-name = a recommended set, or ten cards separated by commas
help-kingdoms-random = draw ten cards at random
help-kingdoms-need = what there must be in a random one: `villages`, `buys`, `draw`, `trashing`, `gains`, `attacks`, `reactions`
help-kingdoms-avoid = what must not be in a random one, by the same words
help-kingdoms-survey = also say what wins there: strategies, openings, engine or money; takes some seconds
help-kingdoms-with = cards that must be in it
help-kingdoms-without = cards that must not be in it
help-bench = Play Big Money against Smithy for a few seconds: how fast this machine is
help-bench-seconds = how long to play
help-soak = Play random games and check every law of the engine on the way
help-soak-decisions = how many questions to answer
help-completion = Print a script that completes commands in a shell
help-completion-shell = the shell: bash, zsh or fish

## Added for the game as lines and the command line

ui-line = { $name }: { $value }
ui-answers = Answers: { $answers }
ui-pile = { $card }: cost ${ $cost }, left { $n }
ui-help-letters = t – play all your Treasures; e – end the turn; u – undo
ui-moment = After decision { $n } of { $of }
ui-default = { $value } (default: { $default })
problem-left-out = Not possible any more: { $cards }
help-usage = usage
help-arguments = arguments
help-options = options
help-help = show this help
help-version = show the version
help-seed = a number; the same number gives the same games
help-play-bots = so many bots more

## Checks and measurements

soak-decisions = decisions
soak-done = { $decisions } decisions in { $games } games, seed { $seed }, { $engine } engine, { $rate } a second
soak-held = all laws held
soak-broken = broken: { $law }
soak-shrinking = a law is broken; looking for the smallest game that shows it
check-done = { $passed } passed, { $failed } failed
bench-won = { $player } won { $value } of the games
bench-speed = { $games } games in { $seconds } s: { $rate } games a second on one core ({ $engine } engine)
