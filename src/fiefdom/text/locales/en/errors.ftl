# What goes wrong: `error-`, the kind and the key of the error. `hint` says what to do about it; `shell` does so with commands and options, and is not shown in a browser.

## Everywhere

error-near = did you mean `{ $near }`?
error-at-line = line { $line }
error-at-column = line { $line }, column { $column }

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
error-unknown-address = There is nothing at { $value }
error-wrong-method = { $value } does not fit this address
error-wrong-origin = A page of another site sent this
    .hint = If it is a site of yours: the guide for hosts says how to allow it
error-unknown-host = This server does not go by the name { $value }
    .hint = If it is yours, start it with { $option }

## The server

error-server-error = Something went wrong here
    .hint = Nothing was changed; try again
error-server-error-setting-up = The table is being set up again
    .hint = Connect again
error-storage = The server cannot store or read games now
    .hint = What was confirmed is safe; try again in a moment
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
error-name = { $value } cannot be a name
    .hint = One to forty visible characters, none of these: , : > # `
error-seats-number = The number of players cannot be { $value }
    .hint = The game is for 2 to 6 players
error-seats-bots-only = A table needs a person

## The game

error-not-now-not-begun = The game has not begun
    .hint = It begins when all seats are taken
error-not-now-not-over = The game is not over
    .hint = Its record is secret until then
error-not-now-others-react = Others may still react
    .hint = Wait a moment
error-not-now-not-action-phase = This is not the Action phase
error-not-your-question = You are not asked anything now
error-stale-question = This question is not open any more
    .hint = Look at the table again
error-not-understood-no-meaning = { $value } means nothing here
error-illegal-answer-no-card = There is no card called { $value }
error-not-now-rematch-early = A rematch comes after the game
    .hint = Play it to the end first
error-habit = { $question } cannot be settled with { $wish }
    .hint = There are habits for: { $known }

## Taking back and asking

error-not-allowed-not-taken-back = This cannot be taken back
    .hint = The others have learned from it, or have gone on
error-not-now-nothing-to-undo = There is nothing to take back
error-not-now-nothing-to-redo = There is nothing to do again
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
error-path-unreadable = `{ $path }` cannot be read: { $why }
    .shell = { $expected ->
        [cards] a file of own cards is expected, text in UTF-8
        [strategy] a strategy is expected: a text file in UTF-8, or a slug of `fiefdom strategies`
        [template] a strategy with a name in braces is expected, text in UTF-8
        [scenarios] { "" }
       *[record] a game that `fiefdom play` has saved is expected; such files end in .fief
    }
error-path-no-text = `{ $path }` is no text
    .shell = { error-path-unreadable.shell }
error-path-unwritable = `{ $path }` cannot be written: { $why }
    .hint = choose another place
