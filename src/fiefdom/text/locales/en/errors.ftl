# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = did you mean `{ $near }`?
error-at-line = line { $line }
error-at-column = line { $line }, column { $column }
error-retry = Try again in { $seconds } s

## Messages and requests

error-message = This cannot be read: { $details }
    .hint = The reference of the protocol says what can be sent
error-message-nothing-said = There is nothing to say
error-too-large = This is too large
    .hint = The limit in bytes: { $most }
error-too-slow = This took too long to arrive
    .hint = Try again
error-too-fast-too-many-messages = That was too fast
    .hint = Wait a second
error-too-fast-too-many-connections = There are too many connections from your address
    .hint = Close some of them
error-too-fast-too-many-tables = Too much that is new comes from your address
    .hint = Wait a minute
error-too-fast-too-many-requests = Too many requests come from your address
    .hint = Wait a moment
error-too-fast-too-much-work = Your address has kept the server busy for long
    .hint = Wait a moment
error-too-fast-too-much-study = Your address has had many games studied
    .hint = Wait a few minutes; the game can still be watched
error-too-fast-too-many-experiments = Your address has had many experiments made
    .hint = Wait a few minutes
error-unknown-address = There is nothing at { $value }
error-unknown-address-no-deal = There is no deal of `{ $value }` to look at
error-wrong-method = { $value } does not fit this address
error-wrong-origin = A page of another site sent this
    .hint = If it is a site of yours: the guide for hosts says how to allow it
error-banned = The host of this server does not let your address in
    .hint = Ask the host, if you think that this is a mistake
error-unknown-host = This server does not go by the name { $value }
    .hint = If it is yours, start it with { $option }

## The server

error-server-error = Something went wrong here
    .hint = Nothing was changed; try again
error-server-error-setting-up = The table is being set up again
    .hint = Connect again
error-storage = The server cannot store or read games now
    .hint = What was confirmed is safe; try again in a moment
error-storage-database-away = The server’s database does not answer now
    .hint = What was confirmed is safe, this step was not taken; play goes on by itself when it is back
error-storage-disk-full = The server’s disk is full
    .hint = What was confirmed is safe, this step was not taken; tell the host
error-storage-read-only = The server cannot write to its games now
    .hint = What was confirmed is safe, this step was not taken; tell the host
error-busy-no-place-table = The server has no room for another table
    .hint = Come again later
error-busy-no-place-connection = The server has no room for another connection
    .hint = Come again later
error-busy = Many people want the same at once
    .hint = Try again in a moment

## Tables and seats

error-unknown-table = There is no table { $value }
    .hint = The address may be old, or the game was deleted
error-no-hello = The first message has to be { $value }
    .hint = It names the table
error-no-hello-second-hello = You are at a table already
    .hint = Open another connection for another table
error-token = This key opens no seat at this table
    .hint = Without one you can watch
error-token-not-the-host = This is not the word of the host
error-token-no-person = Nobody here has this recovery code
    .hint = Look whether every letter is right; it has five groups of five
error-token-used-invitation = The invitation opens no seat
    .hint = It was used already; ask for another one
error-no-spectators = This table has no spectators
    .hint = Come with an invitation
error-not-seated = Spectators only watch
    .hint = A link with an invitation gives a seat
error-seats-no-seat = There is no seat { $value }
error-not-allowed-seat-taken = Seat { $value } is taken
    .hint = Only those who are not there can be replaced
error-too-early-may-return = { $player } may still come back
    .hint = Seconds until a bot can stand in: { $seconds }
error-not-allowed-owner-only = Only the owner of the table fills empty seats
error-not-allowed-name-taken = The name { $value } belongs to somebody else
    .hint = Choose another one
error-not-allowed-own-name = You play under a name of your own here
    .hint = Change it on the page of open tables; it holds from the next table on
error-not-allowed-names-only = This game is rated, and only people with names of their own can play it
    .hint = Get one on the page of open tables; it takes a moment
error-not-allowed-not-with-these = You cannot sit down at this table
    .hint = Choose another one, or open one yourself
error-not-allowed-nobody-to-block = Nobody with a name of their own sits there
    .hint = You can mute them at the table
error-not-allowed-own-cards = Own cards cannot be played with here
    .hint = The server is set up for printed cards alone
error-not-allowed-no-advice = There is no advice at this table
    .hint = Whoever made the table has switched it off, or it is a lesson
error-not-allowed-others-play = Advice is only for games without other people
    .hint = Study the game when it is over
error-seats-bots-only = A table needs a person

## The game

error-not-now-not-begun = The game has not begun
    .hint = It begins when all seats are taken
error-not-now-no-ratings = This server has no ratings
    .hint = Play without them; its host can install the extra `ratings`
error-not-now-nothing-to-claim = There is no win to claim
error-not-now-not-over = The game is not over
    .hint = Its record is secret until then
error-not-now-lab-closed = The lab of this server is closed
    .hint = Run Fiefdom on your own machine; there it is open
error-not-now-others-react = Others may still react
    .hint = Wait a moment
error-not-now-time-out = Your time for this turn is out
    .hint = a bot plays it to its end
error-not-now-nothing-to-choose = There is nothing to choose
error-not-now-not-action-phase = This is not the Action phase
error-not-your-question = You are not asked anything now
error-stale-question = This question is not open any more
    .hint = Look at the table again
error-not-understood-no-meaning = { $value } means nothing here
error-not-now-rematch-early = A rematch comes after the game
    .hint = Play it to the end first
error-habit = { $question } cannot be settled with { $wish }
    .hint = There are habits for: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = This cannot be taken back
    .hint = The others have learned from it, or have gone on
error-not-now-nothing-to-undo = There is nothing to take back
error-not-now-no-lesson = There is no lesson at this table
error-not-now-no-puzzle = There is no puzzle to be solved at this table
error-not-now-nothing-to-redo = There is nothing to do again
error-not-now-nothing-to-give-up = There is no game to give up
error-not-allowed-nothing-to-ask = There is nothing to ask for
    .hint = Either it is free, or the table does not allow it
error-not-allowed-asked-enough = You have asked often enough in this turn
    .hint = Ask again in the next one
error-not-now-request-open = Another request is open
    .hint = Wait for the votes
error-not-now-no-request = There is no such request
    .hint = It was decided, or its time is over
error-not-allowed-no-vote = You have no vote in this
error-not-allowed-voted = You have voted already

## Records and replays

error-record-too-long = The game is too long to be shown: { $value }
    .hint = The limit in decisions: { $most }
error-not-allowed-others-lead = Somebody else leads this study
error-too-fast-too-many-branches = This game has as many branches as can be kept
    .hint = Study another game, or a branch of this one
error-not-now-position-over = In this position nobody is asked anything: the game is over
error-not-now-no-step = There is no step { $value }
    .hint = The last one is { $last }

## At the table

error-not-understood-command = I do not understand: { $value }
error-not-understood-card = There is no card called: { $value }
error-not-understood-nearly-a-card = There is no card called: { $value }. Did you mean { $card }?
error-not-understood-several-cards = Several cards fit { $value }: { $cards }
error-not-understood-not-now = Not possible now: { $value }
error-not-understood-not-legal = This card cannot be chosen now: { $card }
error-not-understood-choose-more = { $left ->
    [one] Choose one more card
   *[other] Choose { $left } more cards
}
error-not-understood-choose-fewer = Those are too many cards
error-cannot-undo-learned = This cannot be taken back: somebody has learned something from it
error-cannot-undo-nothing = There is nothing to take back
error-cannot-undo-nothing-again = There is nothing to do again
error-not-understood-several-words = Several commands or cards fit { $value }: { $words }

## Files

error-path-too-large = `{ $path }` is too large
    .hint = at most { $most } bytes
error-system-problem-said = { $code ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [EEXIST] File exists
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
        [EADDRINUSE] Address already in use
        [ENAMETOOLONG] File name too long
       *[other] { $why }
    }
error-path-unreadable = `{ $path }` cannot be read: { $why }
    .shell = { $expected ->
        [cards] a file of own cards is expected, text in UTF-8
        [strategy] a strategy is expected: a text file in UTF-8, or a slug of `fiefdom strategies`
        [template] a strategy with a name in braces is expected, text in UTF-8
        [scenarios] { "" }
        [model] { "" }
        [agent] { "" }
        [leaderboard] { "" }
        [export] an export is expected, as `fiefdom data export` writes it
       *[record] a game that `fiefdom play` has saved is expected; such files end in .fief
    }
error-path-no-text = `{ $path }` is no text
    .shell = { error-path-unreadable.shell }
error-path-unwritable = `{ $path }` cannot be written: { $why }
    .hint = choose another place

## Cards and kingdoms

error-unknown-card-none = there is no card `{ $name }`
    .shell = `fiefdom cards` lists all of them
error-kingdom-no-set = there is no set of cards `{ $name }`
    .hint = there is { $sets }
error-kingdom-set-number = `{ $text }` says no number of cards
    .hint = a number from 0 to 10 comes after the sign, as in `{ $name }=5`
error-kingdom-shares = `{ $number }` cards are asked for in all, and a kingdom has ten
    .hint = let the numbers add up to ten, or name a set without a number, which fills up the rest: `{ $example }`
error-kingdom-share-required = `{ $required }` cards of `{ $name }` are required, and only `{ $number }` of them are asked for
    .hint = require fewer of them, or ask for more
error-kingdom-sets-of-lot = `{ $kingdom }` is not drawn by lot, so it cannot be from certain sets
    .hint = leave the sets out, or ask for the kingdom `random`
error-kingdom-edition = there is no edition `{ $edition }`
    .hint = the editions are 1, 2 and `both`
error-kingdom-style = there is no style `{ $style }` of codes
    .hint = the styles are `names` and `underscore`
error-kingdom-too-long = `{ $number }` characters are too many for a kingdom
    .hint = at most { $most }; a kingdom has ten cards
error-kingdom-basic = not for the kingdom: { $cards }
    .hint = the seven basic cards are in every game anyway
error-kingdom-twice = named more than once: { $cards }
    .hint = the cards of a kingdom are all different
error-kingdom-not-ten = a kingdom has ten cards, not `{ $number }`
    .hint = name { $missing } more
    .shell = name { $missing } more; `fiefdom kingdoms --random --with CARDS` draws them by lot
error-kingdom-too-many = a kingdom has ten cards, not `{ $number }`
    .hint = leave { $surplus } out
error-kingdom-other-edition = not in edition { $edition }: { $cards }
    .hint = look in edition { $other }; edition "both" allows every card
error-kingdom-too-few-left = { $missing } cards are to be drawn, but only `{ $left }` are left
    .hint = exclude fewer, or require more
error-kingdom-both = both required and excluded: { $cards }
    .hint = leave it out of one of the two
error-kingdom-need = no card that fits `{ $name }` is left
    .hint = require fewer cards, or exclude fewer
error-kingdom-no-trait = a kingdom cannot be asked for `{ $name }`
    .hint = there are { $traits }
error-kingdom-survey = one kingdom at a time can be surveyed
    .shell = name one: `fiefdom kingdoms "First Game" --survey`
error-kingdom-too-many-required = `{ $number }` cards are required, and a kingdom has ten
    .hint = require { $surplus } fewer
error-kingdom-not-in-it = `{ $card }` is not in the kingdom, so it cannot be taken out
    .hint = its cards are { $cards }
error-kingdom-not-offered = not possible now: { $cards }
    .hint = name a card that is offered
error-kingdom-all-chosen = all ten cards are chosen already
    .shell = `draft.kingdom()` gives the kingdom
error-unknown-kingdom-none = there is no set `{ $name }`
    .hint = there are { $sets }; or name ten cards with commas between them
error-unknown-kingdom-edition = edition { $edition } has no set `{ $name }`
    .hint = `{ $found }` is a set of edition { $other }
error-needs-expansion-cards = the set `{ $name }` needs the expansion { $expansion } for { $missing }
    .hint = sets of the base game are { $sets }
error-seed-range = `{ $seed }` is no seed
    .hint = a seed is a whole number from 0 to 2**64 - 1
error-players-number = `{ $number }` players cannot play
    .hint = the game is for 2 to { $most } players
error-players-not-their-turn = seat `{ $seat }` cannot name a card now
    .hint = it is the turn of seat { $turn }
error-language-none = there is no language `{ $language }`
    .hint = the languages are { $languages }
error-cards-twice = there are two cards `{ $card }`
    .hint = give one of them another name
error-cards-too-long = `{ $number }` characters are too many for a file of cards
    .hint = at most { $most }
error-cards-none = there is no card in the file
    .hint = a card begins with a line `card Alchemist's Hut`
error-cards-no-card-begun = `{ $text }` belongs to no card
    .hint = { error-cards-none.hint }
error-cards-no-text = `{ $text }` are no own cards
    .hint = a text in quotes as JSON has it
error-cards-no-block = `{ $text }` opens no block
    .hint = only lines that end in `:` have indented lines below them
error-cards-empty-block = the block `{ $text }` is empty
    .hint = put what belongs to it below it, further to the right
error-cards-no-number = `{ $text }` is no number for `{ $what }`
    .hint = a whole number from { $least } to { $most }
error-cards-range = `{ $value }` does not fit `{ $what }`
    .hint = a whole number from { $least } to { $most }
error-cards-typeless = the card has no type
    .hint = the types are { $types }
error-cards-type = there is no type `{ $type }`
    .hint = the types are { $types }
error-cards-bonus = `{ $text }` is no bonus
    .hint = for example `+1 card`, `+2 actions`, `+1 buy` or `+2 coins`
error-cards-measure = there are no points per `{ $measure }`
    .hint = there are for { $measures }
error-cards-no-bonus = there is no bonus `{ $what }`
    .hint = it is one of { $bonuses }
error-cards-bonus-twice = the card says +{ $what } twice
    .hint = add the numbers up
error-cards-nested = a `for each` block stands inside another
    .hint = put it behind the other one
error-cards-one-choice = a card has one `choose`
    .hint = its options are told apart by their labels alone
error-cards-pass-nested = `pass left` stands inside a block that is about other players or turns
    .hint = put it before or behind that block
error-cards-choice-nested = a `choose` block stands inside another
    .hint = put it behind the other one
error-cards-reaction-place = { $card }: `when attacked` stands by itself, once, on a card of the type Reaction
    .hint = write it at the margin, and `types action, reaction`
error-cards-reaction-verb = { $card }: `{ $verb }` cannot stand below `when attacked`
    .hint = a Reaction draws, discards, trashes, gains, or puts cards onto the deck
error-cards-option-place = an `option` stands below `choose`, and nothing else does
    .hint = `choose 1:`, then `option +card:` below it
error-cards-options = `{ $number }` of `{ $options }` options is no choice
    .hint = of two to { $most } options one or more, but not all
error-cards-worth-of-one = the worth of one card at a time can be measured
    .shell = name one: `fiefdom cards witch --worth`
error-cards-two-options = two options are called `{ $label }`
    .hint = give one of them another label
error-cards-label = `{ $label }` is no label
    .hint = small letters, digits and hyphens, at most { $most } in all, such as `+2-coins` or `discard-hand`
error-cards-verb = there is no verb `{ $words }`
    .hint = the verbs are listed in the reference of own cards
error-cards-indent = this line is indented like none before it
    .hint = begin it in column { $wanted }
error-cards-said-twice = the card says `{ $key }` twice
    .hint = leave out one of the lines
error-cards-edition = there is no edition `{ $edition }`
    .hint = it is `edition 1:` or `edition 2:`
error-cards-expects-card = `{ $verb }` expects a basic card, not `{ $found }`
    .hint = one of { $choices }
error-cards-expects-place = `{ $verb }` expects a place, not `{ $found }`
    .hint = one of { $choices }
error-cards-expects-number = `{ $verb }` expects a number, not `{ $found }`
    .hint = from 0 to { $most }
error-cards-colon = `{ $verb }` opens a block
    .hint = end the line with a colon: `{ $verb }:`
error-cards-too-much = `{ $word }` is too much for `{ $verb }`
    .hint = one instruction on a line
error-cards-missing = the card `{ $card }` does not say its `{ $key }`
    .hint = add a line such as `{ $key } { $example }`
error-cards-taken = there is a card `{ $card }` already
    .hint = choose another name
error-cards-name = `{ $name }` is no name for a card
    .hint = a capital, then letters a to z, digits, spaces, hyphens and apostrophes, { $most } in all; other letters can stand in `name pl: …`
error-cards-reserved = `{ $name }` means something else
    .hint = choose another name
error-cards-no-type = `{ $card }` is neither action, treasure, victory nor curse
    .hint = for example `types action`
error-cards-never = what `{ $card }` does never happens: it cannot be played
    .hint = add `action` or `treasure` to its types
error-cards-worth = `{ $card }` has a worth, which only a Treasure has that is no Action
    .hint = say `+1 coin` instead
error-cards-too-many-instructions = `{ $number }` instructions are too many for a card
    .hint = at most { $most }, blocks included
error-cards-no-verb-makes = no verb makes the instruction `{ $step }`
    .hint = build cards out of the verbs of fiefdom.cards
error-cards-no-loot = `reveal to thief` is not followed by `may gain loot`
    .hint = add `may gain loot` at the end of the card
error-cards-sum = the numbers of `{ $card }` add up to `{ $total }`
    .hint = at most { $most }; those in a `for each` block count { $times } times, once for each player
error-cards-bytes = the definition of `{ $card }` takes `{ $size }` bytes
    .hint = at most { $most }; shorten its texts
error-cards-language = `{ $language }` is no language
    .hint = a language is a code such as `en` or `pl`
error-cards-text = `{ $text }` cannot stand on a card
    .hint = one to { $most } visible characters without `#`, on one line
error-cards-no-basic-card = `{ $verb }` has no card `{ $value }`
    .hint = it is about a basic card
error-cards-no-place = `{ $verb }` has no place `{ $value }`
    .hint = it is { $places }
error-cards-too-many-languages = `{ $number }` languages are too many for a card
    .hint = at most { $most }

## The game

error-illegal-answer-not-legal = `{ $answer }` is no answer to `{ $question }` of seat { $seat }
    .hint = legal are { $legal }
error-illegal-answer-no-question = `{ $answer }` answers no question: the game is over
error-illegal-answer-not-in-game = `{ $card }` is not in this game
    .hint = its kingdom is { $cards }
error-illegal-answer-no-label = `{ $question }` has no label `{ $answer }`
    .hint = it has { $labels }
error-illegal-answer-no-number = `{ $answer }` is no number for an answer
    .hint = a whole number from 0 to { $most }
error-illegal-answer-batch = `{ $slot }` in game `{ $game }` is no answer to `{ $question }` of seat { $seat }
    .hint = legal are { $legal }; no game has changed
error-illegal-answer-nothing = no card is no answer to `{ $question }`
    .hint = to choose nothing, answer `pass`
error-illegal-answer-no-treasures = there are no Treasures to be played now
error-illegal-answer-turn-open = the turn cannot end before `{ $question }` is answered
error-illegal-answer-over = the game is over
error-illegal-answer-hidden = the answer is hidden in this record
error-illegal-answer-other-question = the open question is `{ $player }: { $question }`
error-illegal-answer-too-many = `{ $answer }` is one card too many for `{ $question }`
error-illegal-answer-bots = `{ $player }` is a bot and answers for itself
error-illegal-answer-rematch-early = a rematch comes after the game
    .hint = play it to the end first
error-cannot-undo-nothing-free = there is nothing to take back for free
error-cannot-undo-known = `{ $decision }` cannot be taken back: somebody has learned from it
    .shell = `take_back` deals the unseen anew
error-cannot-undo-not-yours = `{ $decision }` is not yours to take back
error-cannot-undo-no-decision = there is no decision `{ $to }` to go back to
    .hint = the game has { $number }
error-cannot-undo-learned-then = somebody had learned something by then
    .hint = a take-back beyond that has a new seed: `undo to 3, redeal 7`
error-agent-none = there is no player `{ $name }`
    .hint = there are { $names }, big-money+CARD, and the strategies of the library
error-agent-no-card = the bot `{ $name }` does not take a card
    .hint = leave out `+{ $card }`
error-agent-idle = an agent was asked although it has nothing to decide
error-agent-plan-others = plans are told only where no other people play
    .hint = ask again when the game is over
error-agent-plan-nobody = nobody at this table thinks about purchases
    .hint = Expert and Master tell their plans
error-bot-failed-illegal = seat `{ $seat }` answered `{ $answer }` to `{ $question }`
    .hint = legal are { $legal }
error-bot-failed-unasked = seat `{ $seat }` answered `{ $answer }` to no question
error-players-no-starter = there is no seat `{ $seat }` to start
    .hint = the seats are 0 to { $last }
error-players-no-seat = there is no seat `{ $seat }`
    .hint = the seats are 0 to { $last }
error-players-name = `{ $name }` is no name for a player
    .hint = one to forty visible characters, without spaces around them
error-players-name-character = the name `{ $name }` has a character that records use themselves
    .hint = leave out , : > # and `
error-players-alike = two players are called alike in `{ $names }`
    .hint = all names differ
error-players-same-name = two players are called `{ $name }`
    .hint = give them different names
error-players-comma = the command `{ $command }` has a comma, and saved games could not name it
    .hint = put it into a script
error-players-winners = `{ $winners }` cannot be the winners of a game of { $number } players
    .hint = the seats are 0 to { $last }
error-view-no-position = no position fits this view
    .hint = was it changed by hand?
error-view-no-memory = only the seat that is asked remembers
    .hint = ask for its view
error-view-shows-more = seat `{ $seat }` shows more cards than it owns
error-view-no-looking = nobody may look through a discard pile now
    .hint = only while a card lets one look through it
error-view-spectator = a spectator has no cards
    .hint = ask for the view of a seat

## Positions and records

error-batch-none = a batch of `{ $number }` games is none
    .hint = it has one game at least
error-batch-column = `{ $type }` of the shape `{ $shape }` cannot be the { $what } of { $number } games
    .hint = give one whole number for all games, or one for each
error-batch-no-game = there is no game `{ $game }`
    .hint = the games are 0 to { $last }
error-batch-answers = answers cannot be `{ $found }`
    .hint = they are a NumPy array of int16; try `numpy.array(answers, numpy.int16)`
error-batch-answers-shape = answers of the shape `{ $shape }` do not fit { $number } games
    .hint = each game needs one answer
error-batch-games-twice = `{ $games }` names games twice or in several rows
    .hint = name each game once
error-batch-kingdoms = `{ $number }` kingdoms do not fit { $games } games
    .hint = give one kingdom for all, or one for each
error-batch-games = `{ $games }` names no games: { $why }
    .hint = the games are 0 to { $last }
error-batch-threads = `{ $number }` threads cannot share the games
    .hint = 1 is no sharing, 0 is one thread for each core
error-bytes-start = `{ $start }…` is not the beginning of a saved position or batch
error-bytes-format = it was saved in format `{ $version }`
    .hint = this version of Fiefdom reads format { $wanted }
error-bytes-rules = it was saved by a version of Fiefdom with other rules
    .hint = replay its record instead
error-bytes-damaged = it is damaged: `{ $number }` bytes do not add up
    .hint = it was cut short or changed on the way
error-bytes-no-such-kingdom = a game of the batch has kingdom `{ $kingdom }`, and there are { $number }
error-bytes-kingdom = it names a kingdom that cannot be: { $why }
error-bytes-contradiction = the position contradicts itself: { $why }
    .hint = it was changed after it was saved; the record of the game can be replayed
error-bytes-contradiction-in-game = game `{ $game }` of the batch contradicts itself: { $why }
    .hint = it was changed after it was saved
error-notation-too-long = `{ $number }` characters are too many for a position
    .hint = at most { $most }
error-notation-missing = the position has no `{ $field }`
    .hint = its fields are separated by ` | `
error-notation-contradiction = the position contradicts itself: { $why }
    .hint = `ask` and `pending` follow from the cards: take them from `write_position` of a position that was played to
error-notation-start = `{ $text }` is not the beginning of a position
    .hint = it begins with `{ $format } EDITION CARDS`
error-notation-field-twice = the position has `{ $name }` twice
    .hint = each field is said once
error-notation-too-large = `{ $number }` is too large for `{ $name }`
    .hint = at most { $most }
error-notation-turn = `{ $text }` is no turn
    .hint = for example `turn 0 buy 1,1,3,0,0`
error-notation-numbers = `{ $text }` should be { $length } numbers up to { $most }
    .hint = separated by commas
error-notation-copies = `{ $text }` has too many copies of a card
    .hint = at most { $most }
error-notation-not-in-kingdom = `{ $card }` is not in this kingdom
    .hint = its cards are { $cards }
error-notation-seat-twice = seat { $seat } has `{ $part }` twice
    .hint = each part of a seat is said once
error-notation-stream = `{ $text }` is no random stream
    .hint = four words of eight hexadecimal digits, separated by dots
error-notation-in-play = `{ $number }` cards in play are too many
    .hint = at most { $most }
error-notation-order = the order `{ $text }` does not fit the cards in play
    .hint = a seat for each of them
error-notation-pending = `{ $number }` pending steps are too many
    .hint = at most { $most }
error-notation-known = `{ $number }` cards of known order are too many
    .hint = at most { $most }
error-notation-step = there is no step `{ $name }`
    .hint = such as `treasure_chosen`
error-notation-part = `{ $text }` is nothing that a seat has
    .hint = such as hand=copper*3,estate
error-notation-field = `{ $text }` is no field of a position
    .hint = they are turn, supply, trash, seat, ask and pending
error-notation-decision-too-long = `{ $number }` characters are too many for a decision
    .hint = a whole record has at most { $most }
error-notation-decision = `{ $text }` is no decision
    .hint = for example `Ana: buy -> Province`
error-notation-decisions = `{ $text }` makes too many decisions
    .hint = a record has at most { $most }
error-notation-answers = `{ $text }` is no list of answers
    .hint = for example `Copper x3, pass`
error-record-does-not-fit = decision { $number } (`{ $entry }`) does not fit: { $cause }
error-record-no-seed = a game without its seed cannot be played on
error-record-other-position = the position is not of this game: it has { $seats } players and the cards { $cards }
    .hint = the record was exported without its secrets
error-record-nothing = `{ $key }` is nothing that a record has
    .hint = a decision looks like `Ana: buy -> Province`
error-record-starter = `{ $starter }` cannot start among `{ $players }`
    .hint = all names differ, and one of them starts
error-record-rules = the record was made under rules `{ $rules }`
    .hint = this version of Fiefdom plays rules { $wanted }
error-record-characters = `{ $number }` characters are too many for a record
    .hint = at most { $most }
error-record-start = `{ $found }` is not the beginning of a record
    .hint = the first line is `{ $format }`
error-record-missing = the record does not say its `{ $key }`
error-record-no-number = `{ $value }` is no number for `{ $key }`
    .hint = one to twenty digits
error-record-no-player = there is no player `{ $player }`
    .hint = the players are { $players }
error-record-no-bot = there is no player `{ $player }` who could be a bot
    .hint = the players are { $players }
error-path-in-use = `{ $path }` is in use by another server, the process { $process }
    .shell = stop that one, or choose another `--data`
error-path-unlockable = `{ $path }` cannot be locked: { $why }
    .shell = choose another `--data`
error-path-other-version = `{ $path }` was written by another version of Fiefdom
    .shell = use that version, or another `--data`
error-path-no-database = `{ $path }` cannot be used as a database: { $why }
    .shell = see that it is there and can be reached, or name another one with `--data` or `--database`
error-path-no-folder = `{ $path }` cannot be used as a folder: { $why }
    .shell = choose another `--data`

## Options

error-number-out-of-limits = `{ $option }` cannot be { $value }
    .hint = From { $low } to { $high }

## Players, views and servers

error-agent-program = `{ $name }` is a program, and cannot play here
    .shell = let it play with `fiefdom bot match`
error-agent-no-commands = `{ $name }` is a command, and commands are not allowed here
    .hint = choose one of the bots that Fiefdom brings along
error-view-has-fewer = seat `{ $seat }` has fewer cards than the view says
error-path-database-full = `{ $path }` holds games already
    .hint = import into a new, empty database
error-path-no-export = `{ $path }` is no export of a database
    .hint = `fiefdom data export FILE` writes one
error-path-cut-export = `{ $path }` was cut off: it has { $rows } of { $of } rows
    .hint = export it again, or copy the whole file
error-path-acts-missing = some acts of table `{ $path }` are missing
error-path-no-copy = a PostgreSQL database is not a file that could be copied
    .hint = `fiefdom data export FILE` writes everything, also while the server runs; or use `pg_dump`
error-usage-task-needs = `{ $task }` needs `{ $option }`
    .hint = `fiefdom data --help` says what each task needs
error-path-database-address = `{ $text }` is no address of a PostgreSQL database
    .hint = write it like `postgresql://user@host/name`
error-path-origin = `{ $text }` is no address of a site
    .hint = for example `https://games.example.org`
error-path-server-name = `{ $name }` is no name of a server
    .hint = for example `games.example.org`, `*.example.org`, or `*` for any
error-path-proxy = `{ $address }` is no address of a proxy
    .hint = for example `172.17.0.1` or `10.0.0.0/8`
error-path-private-address = `{ $address }` is no address in digits
    .hint = for example `10.0.0.5`: the other machines reach this one at it
error-path-never-served = no server has used `{ $path }` yet
    .hint = name the games of the running server with `--data` or `--database`
error-path-no-server = no server answers at `{ $address }`: { $why }
    .hint = start it with `fiefdom serve`, or name its address with `--url`
error-path-not-by-host = the server at `{ $address }` refuses: { $why }
    .hint = ask from its own machine, and name its games with `--data` or `--database`
error-usage-option-needs = `{ $option }` needs `{ $other }`
    .hint = name it, too

## The command line, simulations and reviews

error-usage-unknown = there is no `{ $word }` here
    .shell = `{ $program } --help` tells how to use it
error-usage-no-number = `{ $option } { $value }` is no number
    .shell = write a number in figures: `0.5`
error-usage-no-whole-number = `{ $option } { $value }` is no number
    .shell = write a whole number in figures: `1000000`
error-usage-no-verb = there is no verb `{ $value }`
    .shell = there are { $choices }
error-usage-no-choice = there is no `{ $option } { $value }`
    .shell = there are { $choices }
error-usage-no-value = `{ $option }` says nothing
    .shell = put a value behind it; one that begins with a minus so: `{ $option }=-…`
error-usage-nothing = `{ $argument }` says nothing
    .shell = `{ $program } --help` tells how to use it
error-usage-argparse = { $why }
    .shell = `{ $program } --help` tells how to use it
error-usage-required = the following arguments are required: { $arguments }
    .shell = `{ $program } --help` tells how to use it
error-usage-resume = `--resume` and `{ $option }` contradict each other
    .shell = a saved game keeps its cards and players
error-agent-several = `{ $bots }` is more than one bot
    .shell = { $task ->
        [check] put a command with spaces into quotes
       *[serve] serve one bot at a time
    }
error-agent-option-value = `{ $word }` is no option with a value
    .shell = for example `--option level=3`
error-agent-no-program = `{ $name }` is no program
    .shell = write `cmd:` and its command: `--bot cmd:./mybot`; all other bots are there anyway
error-unknown-card-several = `{ $name }` is not one card
    .hint = did you mean one of these: { $cards }?
error-number-over = nobody is asked at moment `{ $at }`: the game is over
    .shell = `--at N` goes back, `--seat NAME` to a player's last question
error-number-not-asked = `{ $name }` is not asked anything up to moment `{ $at }`
    .hint = choose a later one
error-number-threads = `{ $number }` threads cannot be used
    .hint = 1 to 256 can
error-number-moment = there is no moment `{ $at }`
    .hint = the record has { $number } decisions
error-number-nothing-to-review = there is nothing to review: the record has no decision to weigh
    .hint = play on first
error-number-port = `{ $port }` is no port
    .hint = a port is a number from 0 to 65535
error-number-budget = `{ $text }` is no budget
    .hint = for example `60s`, `5m` or `200000 games`
error-number-rollouts = `{ $number }` rollouts cannot be played
    .hint = 1 to { $most } can
error-number-precision = `{ $text }` is no precision
    .hint = write it in percent: `0.5%`
error-kingdom-random-too = `{ $name }` and `--random` contradict each other
    .shell = leave one of them out
error-kingdom-not-random = `{ $option }` says nothing without `--random`
    .shell = add `--random` to draw a kingdom by lot
error-kingdom-not-whole = bots need a whole kingdom
    .shell = name one: `--kingdom "First Game"`, or ten cards
error-players-bots = `{ $number }` bots cannot sit at one table
    .hint = the game is for 2 to 6 players
error-players-none = there is no player `{ $name }`
    .hint = the players are { $players }, or 0 to { $last }
error-players-few-versions = `{ $number }` version cannot be compared
    .hint = name two or more
error-players-few-or-many = `{ $number }` players cannot play
    .shell = name 2 to { $most }; `fiefdom strategies` lists the strategies there are
error-players-tournament = `{ $number }` players make no tournament
    .hint = name 2 to { $most }
error-view-no-advice = there is nothing to give advice on: nobody is asked, or somebody else is
    .hint = ask for the view of `question.seat`
error-view-not-asked = answers are weighed where the viewer is asked
    .hint = ask for the view of `question.seat`
error-path-no-scenario = there is no scenario in `{ $paths }`
    .hint = a scenario is a fenced block ```scenario
error-path-nothing-there = there is no file or folder `{ $path }`
    .hint = name Markdown files, or folders that hold some
error-path-standard-output = `standard output` cannot be written: { $why }
    .hint = look how much room is left where it goes
error-path-unusable = `{ $path }` cannot be used: { $why }
    .hint = look who may use it, and how much room is left
error-path-no-game = there is no game to go on with
    .shell = `fiefdom play` starts one
error-path-address = `{ $address }` cannot be used: { $why }
    .shell = try another one: `--port 8001`, or `--host 0.0.0.0`
error-path-no-leaders = `{ $path }` holds no leaders: { $why }
    .shell = a folder that `fiefdom evolve --out` wrote has { $mixture }
error-path-no-form = there is no form `{ $form }` of tables
    .hint = the forms are { $forms }
error-path-not-into = nothing can be written into `{ $path }`
    .hint = choose a folder of your own
error-path-ending = `{ $path }` could be anything
    .hint = its name must end in { $endings }
error-path-no-such-folder = there is no folder `{ $path }`
    .hint = make it first
error-path-not-here = `{ $path }` cannot be written
    .hint = choose another place
error-path-no-output-folder = `{ $path }` is no folder to write to: { $why }
    .hint = name one that can be made
error-cluster-address = `{ $address }` is no cluster
    .hint = `ray` is the one of this machine, `ray://HOST:10001` another
error-cluster-version = the cluster has Fiefdom { $version }, and this is `{ $wanted }`
    .hint = install the same version on all machines
error-cluster-none = there is no cluster at `{ $address }`: { $why }
    .hint = `ray start --head` starts one
error-cluster-threads = `threads` and `on` contradict each other
    .hint = a cluster uses the cores it has
error-missing-extra-plots = plots need `matplotlib`
    .hint = in the clone of Fiefdom: `python -m pip install '.[{ $extra }]'`
error-missing-extra-cluster = playing on a cluster needs `ray`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-parquet = writing Parquet needs `polars`
    .hint = { error-missing-extra-plots.hint }
error-parameter-no-values = `{ $word }` says no values
    .hint = write `n=1..5` or `n=1,2,4`
error-parameter-twice = `{ $name }` is varied twice
    .hint = put all its values into one list
error-parameter-none = the strategy `{ $strategy }` has no parameter
    .hint = put a name in braces where the number is: `count(Smithy) < {"{"}n{"}"}`
error-parameter-range-order = `{ $text }` is no range
    .hint = from a smaller number to a larger one, not more than { $most } values
error-parameter-range = `{ $text }` is no range
    .hint = a range is `1..5`, or `0..2..0.5` with a step
error-parameter-missing = the parameter `{ $name }` has no value
    .hint = give it some: `{ $name }=1..5`
error-parameter-combinations = that makes `{ $number }` combinations
    .hint = not more than { $most } are played
error-parameter-unknown = the strategy has no parameter `{ $name }`
    .hint = its parameters are { $parameters }
error-parameter-no-value = there is no value for `{ $name }`
    .hint = say which ones: `{ $name }=1..5`

## Strategies

error-found = { $at ->
    [end] the end of the rule
   *[word] `{ $found }`
}
error-strategy-expected-end = found { error-found }, expected `and`, `or`, a comparison or the end of the line
error-strategy-chained = found { error-found }, expected `and`, `or` or the end of the line
    .hint = comparisons are not chained: `1 < turn and turn < 5`
error-strategy-too-deep = found { error-found }, expected not more than { $most } levels of brackets
error-strategy-expected-bracket = found { error-found }, expected `)`
error-strategy-expected-quantity = found { error-found }, expected a number or a word for a quantity
    .hint = the words are { $words }
error-strategy-expected-opening = found { error-found }, expected `(` after `{ $word }`
    .hint = for example `{ $word }({ $example })`
error-strategy-condition-too-long = a condition of `{ $number }` words and signs is too long
    .hint = at most { $most }; make it several rules
error-strategy-no-section = there is no section `{ $name }`
    .hint = there are { $sections }, and questions such as chapel.trash
error-strategy-needs-card = `{ $name }()` needs a card
    .hint = for example `{ $name }(Gold)` or `{ $name }(action)`
error-strategy-none = there is no strategy `{ $name }`
    .shell = a slug of `fiefdom strategies`, a file, or rules such as `Province; Gold`
error-strategy-no-action = `{ $card }` is not an Action that Big Money could add
    .hint = for example `ultimate+market`
error-strategy-no-target = there is no card `{ $name }`
    .hint = a rule begins with a card, one of { $types }, or `nothing`
error-strategy-no-label = `{ $question }` has no label `{ $name }`
    .hint = it has { $labels }
error-strategy-no-number = `{ $question }` is answered by a number, not by `{ $name }`
    .hint = a number from 0 to { $most }
error-strategy-would-of-no-card = `would` is about cards in hand, and `{ $question }` asks for none
    .hint = write the condition that its rules depend on
error-strategy-too-long = `{ $number }` characters are too many for a strategy
    .hint = at most { $most }
error-strategy-split = the first two hands cannot be `{ $split }`
    .hint = the splits are 5/2 and 4/3
error-strategy-two-openings = there are two openings for `{ $split }`
    .hint = leave one out
error-strategy-opening = an opening buys two cards, not `{ $value }`
    .hint = for example `open 4/3: Smithy, Silver`; `nothing` is a word too
error-strategy-no-rule = a strategy without a rule
    .hint = write cards to buy, best first: `Province; Gold; Silver`
error-strategy-heading = the heading `{ $text }` is not closed
    .hint = a section begins with `[play]` or `[chapel.trash]`
error-strategy-yes-or-no = `{ $value }` is neither yes nor no
    .hint = for example `end while losing: yes` or `weigh last gains: no`
error-strategy-nothing = `{ $word }:` says nothing
    .hint = leave the line out
error-strategy-conditions-too-long = the conditions of `{ $name }` are too long
    .hint = at most { $most } words and signs fit
error-strategy-too-many-rules = `{ $name }` has too many rules
    .hint = at most { $most } fit, defaults included
error-strategy-asks-itself = `would({ $question })` of `{ $name }` asks itself
    .hint = take it out of the section it is about
error-strategy-too-many-sections = `{ $name }` has too many sections
    .hint = at most { $most } fit
error-strategy-foreign-declares = the text declares entities or a document type, which is not read
    .hint = leave such lines out
error-strategy-foreign-xml = the text is not closed as XML has to be
    .hint = every `<buy …>` needs its `</buy>`
error-strategy-foreign-no-player = the XML has no `player`
    .hint = a bot of DominionSim is a `<player>` with `<buy name="…">` in it
error-strategy-foreign-players = the XML has { $number } players, `{ $first }` and `{ $second }` first
    .hint = paste one `<player>` at a time
error-strategy-foreign-word = `{ $name }` has no counterpart in the strategy language
    .hint = leave that condition out, or write it yourself
error-strategy-foreign-entry = `{ $text }` is no entry of a menu
    .hint = write cards, the best first: `Province, Gold, 2 Smithy, Silver`
error-players-no-record = games of `{ $name }` are not recorded here
    .hint = only strategies play the same game once more
error-players-not-added = games of `{ $number }` and `{ $other }` players cannot be added
error-number-groups = `{ $number }` games are no whole groups
    .hint = a multiple of { $players }: everybody starts equally often
error-number-no-chance = no chance is above zero
error-number-chances = chances need a row for each seat and a column for each strategy
error-view-rollouts = rollouts begin where the viewer is asked
    .hint = ask for the view of `question.seat`
error-kingdom-too-many-kinds = `{ $number }` kinds of Kingdom cards do not fit a game
    .hint = at most { $most } do

## Datasets and environments

error-data-more = `{ $folder }` holds `{ $games }` games, more than { $wanted }
    .hint = ask for as many or more
error-data-what = there is no dataset of `{ $what }`
    .hint = there are { $known }
error-data-other-files = `{ $folder }` holds other Parquet files
    .hint = choose an empty folder
error-data-manifest = `{ $path }` cannot be read
    .hint = remove the folder and write the dataset anew
error-data-other-plan = `{ $folder }` holds a dataset with `{ $name }` `{ $before }`, not `{ $value }`
    .hint = choose another folder
error-data-split = there is no split `{ $split }`
    .hint = there are { $splits }
error-data-no-decisions = `{ $folder }` holds no dataset of decisions
    .hint = `fiefdom dataset` writes one
error-number-dataset = `{ $number }` games make no dataset
    .hint = at least 1
error-number-processes = `{ $number }` processes write nothing
    .hint = at least 1
error-missing-extra-dataset = a dataset needs `pyarrow`
    .hint = { error-missing-extra-plots.hint }
error-missing-extra-library = the library `{ $library }` is not installed
    .hint = { error-missing-extra-plots.hint }
error-environment-opponents = `{ $number }` opponents do not make a game of { $players } players
    .hint = give one, or { $others }
error-environment-no-kingdom = there is `no` kingdom to play
    .hint = give a kingdom, several, or `random`
error-environment-most-turns = an episode cannot have `{ $number }` turns
    .hint = give a whole number, 0 for no limit
error-environment-illegal = an illegal action cannot `{ $illegal }`
    .hint = it can `lose` or `ignore`
error-environment-games = there cannot be `{ $number }` games
    .hint = there is one at least
error-environment-opponent-failed = an opponent must not lose by rule: { $cause }
error-environment-version = there is no version `{ $version }` of the encoding
    .hint = there are 0 to { $last }
error-environment-no-opponents = this environment needs opponents, not `None`
    .hint = all seats are played in the vector environment and PettingZoo
error-environment-over = the episode is over and takes no action `{ $action }`
    .hint = call `reset` first
error-environment-decisions = a learner cannot be asked for `{ $decisions }`
    .hint = it is asked for `all` or for `purchases`
error-environment-margin = the lead cannot be `{ $margin }` of a reward
    .hint = give a number from 0 to 1
error-environment-seat = a game of { $players } has no seat `{ $seat }` for the learner
    .hint = the seats are 0 to { $last }
error-model-unreadable = `{ $path }` holds no model
    .hint = a model is an .npz file that one of the baselines has written
error-model-format = `{ $path }` holds a model of the format `{ $format }`
    .hint = this version reads format { $known }
error-kingdom-model = the model has never seen `{ $card }`
    .hint = choose a kingdom of cards that it has learned with
error-evaluation-suite = there is no version `{ $version }` of the suite
    .hint = there are 1 to { $last }
error-evaluation-opponent = `{ $name }` is no opponent of the suite
    .hint = its opponents are { $names }
error-evaluation-no-function = `{ $word }` has no function `{ $name }`
    .hint = give a function from a seed to an agent
error-evaluation-no-module = `{ $word }` cannot be imported: { $why }
    .hint = give FILE.py:FUNCTION or package.module:FUNCTION
error-evaluation-leaderboard = `{ $path }` is no leaderboard
    .hint = each of its lines is an object of JSON
error-evaluation-no-line = `{ $path }` has no line of `{ $name }`
    .hint = it has { $names }
error-batch-seeds = `{ $number }` seeds do not fit { $games } games
    .hint = give one seed, or one for each game
error-batch-choice-shape = a choice of the shape `{ $shape }` does not fit { $number } games
    .hint = give one truth value for each game
error-batch-actions-shape = actions of the shape `{ $shape }` do not fit { $number } games
    .hint = each game needs one action
error-batch-actions = `{ $type }` of the shape `{ $shape }` cannot be the actions of { $number } games
error-players-observers = a game has no such seat as one of those that are to observe
    .hint = the seats are 0 to the number of players - 1
error-players-encoding = a game of `{ $number }` does not fit an encoding for { $players } players
error-illegal-answer-not-drawn = the card in slot `{ $slot }` cannot be drawn now
error-illegal-answer-not-now = `{ $slot }` is no answer now
error-illegal-answer-no-action = there is no action `{ $action }`
    .hint = actions are 0 to { $last }
error-view-no-field = an observation has no field `{ $name }`
    .hint = there are { $fields }
error-view-no-observation = a spectator has no observation
    .hint = ask for the view of a seat
error-view-parameters = an observer has no parameters `{ $parameters }`
error-kingdom-encoding-version = version { $version } of the encoding does not know the card `{ $card }`
    .hint = choose a later version
error-kingdom-no-number = the card `{ $card }` has no number in the encoding
    .hint = only cards of the catalogue have one

## Bots

error-agent-unreadable = the command `{ $command }` cannot be read: { $why }
error-agent-no-command = there is no command
    .hint = for example `cmd:./mybot` or `cmd:python mybot.py`
error-agent-cannot-run = `{ $program }` cannot be run
    .hint = a script needs its interpreter: `cmd:python mybot.py`
error-agent-not-there = `{ $program }` is no program
    .hint = a program in this folder is `./mybot`
error-agent-cannot-play = { $cause }
    .shell = `fiefdom bot check` tries it out
error-agent-no-option = the bot `{ $bot }` has no option `{ $name }`
    .hint = { $number ->
        [0] it has none
       *[other] it has { $options }
    }
error-agent-no-choice = `{ $value }` is no choice for `{ $name }`
    .hint = the choices are { $choices }
error-agent-option-kind = `{ $value }` does not fit the option `{ $name }`
    .hint = for example `{ $example }`
error-number-check = `{ $games }` games check nothing
    .hint = play at least 1
error-number-match = `{ $number }` cannot be played
    .hint = a match has at least 1 game and 1 process
error-number-line = a line of more than { $most } bytes is no message
error-view-no-game = a question before any game
    .hint = `newgame` comes first
error-view-nobody-asked = nobody is asked in this view
    .hint = ask for the view of the seat that decides
error-view-event = an event speaks of `{ $card }`, which is not in this game
error-view-unreadable = `{ $start }…` is no view: { $why }
error-view-size = a view cannot have `{ $number }` bytes
    .hint = was it made by another version of Fiefdom?
error-view-contradiction = the view contradicts itself: { $why }
error-view-other-seat = the view asks somebody else
error-moment = { $moment ->
    [hello] when `hello` was expected
    [ready] when `ready` was expected
    [game] before a new game
    [question] before question { $number } (`{ $question }`)
   *[answer] when an answer to question { $number } (`{ $question }`) was expected
}
error-bot-failed-no-start = `{ $command }` cannot be started: { $why }
error-bot-failed-version = `{ $command }` speaks version `{ $version }` of the protocol
    .hint = this is version { $wanted }
error-bot-failed-silent = `{ $command }` sent nothing for { $seconds } seconds { error-moment }
error-bot-failed-unexpected = `{ $command }` said `{ $text }` { error-moment }
error-bot-failed-closed = `{ $command }` closed its output { error-moment }
error-bot-failed-ended = `{ $command }` ended with exit code { $code } { error-moment }
error-bot-failed-ended-saying = { error-bot-failed-ended }
    .hint = its last words: `{ $last }`
error-bot-failed-flood = `{ $command }` wrote too much { error-moment }
    .hint = one line for each question, and remarks to standard error
error-bot-failed-no-message = `{ $command }` wrote `{ $text }` { error-moment }, which is no message: { $why }
    .hint = only messages go to standard output, each a JSON object in one line; everything else goes to standard error
error-bot-failed-not-asked = `{ $command }` wrote `{ $text }` { error-moment }, although nothing was asked
error-bot-failed-other-question = `{ $command }` answered question `{ $answered }` when question { $number } (`{ $question }`) was open
error-bot-failed-not-legal = `{ $command }` answered question { $number } (`{ $question }`) with `{ $answer }`
    .hint = legal are { $legal }
error-bot-failed-hopeless = not played: it lost { $times } games in a row by rule
error-bot-failed-in-game = in game { $game }: { $cause }
error-bot-failed-no-name = the bot has no name
error-bot-failed-options-alike = two options have the same name: { $options }
error-bot-failed-default = the default of the option `{ $option }` is none of its choices
error-bot-failed-left-over = it wrote `{ $text }` although nothing was asked
error-after = { $after ->
    [quit] `quit`
   *[end-of-input] the end of its input
}
error-bot-failed-still-runs = it still ran { $seconds } seconds after { error-after }, and was killed
error-bot-failed-exit-code = its exit code after { error-after } was { $code }, not 0

## Scenarios

error-illegal-answer-forced = the last pick is forced to be `{ $answer }`
error-illegal-answer-choice-over = there is nothing to pick for `{ $answer }`: the choice is over
error-illegal-answer-more = `{ $question }` asks for { $left } more
error-scenario-statement = `{ $text }` is neither a setting nor an act
    .hint = for example `alice.hand = Copper x3` or `alice plays Smithy`
error-scenario-list = `{ $text }` is no list of cards
    .hint = for example `Copper x3, Gold`, or `nothing`
error-scenario-list-too-long = `{ $text }` lists too many cards
    .hint = at most { $most }
error-scenario-number = `{ $text }` is no number from 0 to { $most }
error-scenario-too-long = `{ $number }` characters are too many for a document
    .hint = at most { $most }
error-scenario-never-closed = a fenced block is never closed
    .hint = close it with a line of `{ $fence }`
error-scenario-no-player = there is no player `{ $player }`
error-scenario-not-in-kingdom = `{ $card }` is not in this scenario's kingdom
    .hint = add it to the `kingdom` line
error-scenario-only-asserted = `{ $subject }` can only be asserted
    .hint = that is, after the first act
error-scenario-only-set-up = `{ $subject }` can only be set up
    .hint = that is, before the first act
error-scenario-twice = `{ $subject }` is set up twice
error-scenario-no-subject = there is no `{ $subject }` to set or assert
error-scenario-no-players = the scenario names no players
    .hint = add `players = alice, bob`
error-scenario-players = `{ $value }` are no players
    .hint = two to six different names, as in `alice, bob`
error-scenario-edition = there is no edition `{ $edition }`
    .hint = it is `1`, `2` or `both`
error-scenario-kingdom-twice = the kingdom names a card twice
error-scenario-other-set = `{ $card }` is from the set `{ $set }`
    .hint = name that set, too
error-scenario-phase = there is no phase `{ $value }`
    .hint = it is `action`, `treasure` or `buy`
error-scenario-not-their-turn = `{ $subject }` cannot be set
    .hint = only `{ $player }` has the turn
error-scenario-copies = `{ $number }` copies of { $card } are too many
    .hint = at most { $most }
error-scenario-copies-in-all = there are too many copies of a card
    .hint = at most { $most }, the Supply and the Trash included
error-scenario-cards-of-players = the players have too many cards
    .hint = at most { $most } for a player, { $together } for all together
error-scenario-deck = a deck of `{ $number }` cards is too large
    .hint = at most { $most } cards can be laid in order
error-scenario-in-play = `{ $number }` cards in play are too many
    .hint = at most { $most }
error-scenario-shuffles = there are too many scripted shuffles, or one is too long
    .hint = at most { $most } of { $cards } cards
error-scenario-differs = `{ $subject }` is `{ $found }`, not `{ $wanted }`
error-scenario-no-score = `{ $value }` is no score
error-scenario-random-order = the order of `{ $subject }` is random
    .hint = script the shuffle with `alice.shuffle = …`
error-scenario-game = a game cannot be `{ $value }`
    .hint = it is `over` or `running`
error-scenario-no-phase = the game is over, so it is in no phase
error-scenario-question = `{ $value }` is no question
    .hint = for example `bob: militia.discard`, or `nothing`
error-scenario-no-winner = the game is not over, so nobody has won
error-scenario-unseen = nobody sees `{ $subject }`
    .hint = for example `alice sees bob.hand = 5 cards`
error-scenario-possible = `{ $value }` is possible, but should not be
error-scenario-unsound = the game is unsound: { $law }
error-scenario-vanished = cards have appeared or vanished
error-scenario-other-shuffle = the scripted shuffle of { $player } does not list the cards that are shuffled
error-scenario-changed-original = an answer to a copy has changed the original
error-scenario-no-end = nobody can end `{ $value }`
    .hint = it is `actions`, `treasures` or `turn`
error-scenario-no-question = no card of this scenario asks `{ $question }`
error-scenario-left-open = the question `{ $player }: { $question }` is left open
    .hint = answer or assert it
error-scenario-no-shuffle = this shuffle never happens

## Lessons

error-lesson-none = there is no lesson `{ $name }`
    .shell = `fiefdom learn --list` lists all { $number }
error-off-the-lesson-not-now = that is not what this step of the lesson is about: `{ $step }` of `{ $lesson }`

## Puzzles

error-puzzle-none = there is no puzzle `{ $name }`
    .shell = `fiefdom puzzles --list` lists all { $number }
error-puzzle-theme = there is no theme `{ $name }`
    .hint = it is one of { $themes }
error-puzzle-line = this is no file of puzzles: { $why }
    .hint = its first line says `{ $format }`, every other one holds a puzzle
error-puzzle-other-seed = `{ $path }` was dug with seed { $seed }, not with { $wanted }
    .shell = go on with `--seed { $seed }`, or dig into another file
error-puzzle-answered-held-back = that is the answer to puzzle `{ $puzzle }`: it is judged, not carried out

## Atlas

error-atlas-text = this is no atlas: { $why }
    .hint = its first line says `{ $format }`, every other one holds a kingdom
error-atlas-file = `{ $path }` cannot be read as an atlas: { $why }
    .hint = `fiefdom atlas build` writes one
error-atlas-exists = `{ $path }` exists already
    .shell = go on with `--resume`, or build into another file
error-atlas-other-build = `{ $path }` was built otherwise: { $was }, not { $wanted }
    .shell = build into another file, or with the same numbers
