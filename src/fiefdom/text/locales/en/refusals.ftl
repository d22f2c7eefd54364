# Why the server refuses something: `refused-` and the reason; the attribute says what to do about it.

## Messages and requests

refused-bad-message = This cannot be read: { $details }
    .hint = The reference of the protocol says what can be sent
refused-nothing-said = There is nothing to say
refused-too-large = This is too large
    .hint = The limit in bytes: { $most }
refused-too-slow = This took too long to arrive
    .hint = Try again
refused-too-many-messages = That was too fast
    .hint = Wait a second
refused-too-many-connections = There are too many connections from your address
    .hint = Close some of them
refused-too-many-tables = Too much that is new comes from your address
    .hint = Wait a minute
refused-too-many-requests = Too many requests come from your address
    .hint = Wait a moment
refused-too-much-work = Your address has kept the server busy for long
    .hint = Wait a moment
refused-unknown-address = There is nothing at { $value }
refused-wrong-method = { $value } does not fit this address
refused-wrong-origin = A page of another site sent this
    .hint = If it is a site of yours: the guide for hosts says how to allow it
refused-unknown-host = This server does not go by the name { $value }
    .hint = If it is yours, start it with { $option }

## The server

refused-server-error = Something went wrong here
    .hint = Nothing was changed; try again
refused-setting-up = The table is being set up again
    .hint = Connect again
refused-storage = The server cannot store or read games now
    .hint = What was confirmed is safe; try again in a moment
refused-no-place-table = The server has no room for another table
    .hint = Come again later
refused-no-place-connection = The server has no room for another connection
    .hint = Come again later
refused-busy = Many people want the same at once
    .hint = Try again in a moment

## Tables and seats

refused-unknown-table = There is no table { $value }
    .hint = The address may be old, or the game was deleted
refused-no-hello = The first message has to be { $value }
    .hint = It names the table
refused-second-hello = You are at a table already
    .hint = Open another connection for another table
refused-bad-token = This key opens no seat at this table
    .hint = Without one you can watch
refused-used-invitation = The invitation opens no seat
    .hint = It was used already; ask for another one
refused-no-spectators = This table has no spectators
    .hint = Come with an invitation
refused-not-seated = Spectators only watch
    .hint = A link with an invitation gives a seat
refused-no-seat = There is no seat { $value }
refused-seat-taken = Seat { $value } is taken
    .hint = Only those who are not there can be replaced
refused-may-return = { $player } may still come back
    .hint = Seconds until a bot can stand in: { $seconds }
refused-owner-only = Only the owner of the table fills empty seats
refused-bad-name = { $value } cannot be a name
    .hint = One to forty visible characters, none of these: , : > # `
refused-seats-number = The number of players cannot be { $value }
    .hint = The game is for 2 to 6 players
refused-bots-only = A table needs a person

## The game

refused-not-begun = The game has not begun
    .hint = It begins when all seats are taken
refused-not-over = The game is not over
    .hint = Its record is secret until then
refused-others-react = Others may still react
    .hint = Wait a moment
refused-not-action-phase = This is not the Action phase
refused-not-your-question = You are not asked anything now
refused-stale-question = This question is not open any more
    .hint = Look at the table again
refused-no-meaning = { $value } means nothing here
refused-no-card = There is no card called { $value }
refused-rematch-early = A rematch comes after the game
    .hint = Play it to the end first
refused-bad-habit = { $question } cannot be settled with { $wish }
    .hint = There are habits for: { $known }

## Taking back and asking

refused-not-taken-back = This cannot be taken back
    .hint = The others have learned from it, or have gone on
refused-nothing-to-undo = There is nothing to take back
refused-nothing-to-redo = There is nothing to do again
refused-nothing-to-ask = There is nothing to ask for
    .hint = Either it is free, or the table does not allow it
refused-asked-enough = You have asked often enough in this turn
    .hint = Ask again in the next one
refused-request-open = Another request is open
    .hint = Wait for the votes
refused-no-request = There is no such request
    .hint = It was decided, or its time is over
refused-no-vote = You have no vote in this
refused-voted = You have voted already

## Records and replays

refused-record-too-long = The game is too long to be shown: { $value }
    .hint = The limit in decisions: { $most }
refused-no-step = There is no step { $value }
    .hint = The last one is { $last }

## What other parts of the program have found wrong

refused-unknown-card = There is no card called { $value }
refused-unknown-kingdom = There is no set called { $value }
refused-needs-expansion = This set needs cards of an expansion: { $value }
refused-bad-kingdom = These cards make no kingdom
    .hint = Ten different kingdom cards of the chosen edition are needed
refused-bad-players = These players cannot play: { $value }
refused-bad-agent = There is no bot { $value } here
refused-bad-language = There is no language { $value } here
refused-bad-record = The record cannot be read or does not fit the rules
refused-bad-record-line = The record cannot be read or does not fit the rules in line { $line }
refused-bad-notation = This is no position, decision or record
refused-illegal-answer = This answer is not allowed now: { $value }
refused-cannot-undo = This cannot be taken back or done again
refused-fiefdom-error = This cannot be: { $value }
