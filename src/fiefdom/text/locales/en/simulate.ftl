### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

## Matches of strategies

sim-players = Players
sim-player = Player
sim-won = Won
sim-tied = Tied
sim-lost = Lost
sim-interval = 95% interval
sim-points = Points
sim-score = Score
sim-turns = Turns
sim-turn = Turn
sim-money = Money
sim-provinces = Provinces
sim-card = Card
sim-seats = By turn order
sim-order = Turn order
sim-place = Place { $n }
sim-by-turn = Averages at the end of a turn
sim-purchases = What was bought
sim-gains = Gained without buying
sim-copies = Copies a game
sim-mean-turn = Mean turn
sim-most-turns = Most in turns
sim-openings = Openings: what was bought in the first two turns
sim-opening = Opening
sim-coins = Coins
sim-games-share = Of games
sim-length = Length of a game: { $value } rounds
sim-edge = Edge of the starting player: { $value }
sim-ended-provinces = The Provinces ran out: { $value }
sim-ended-piles = Three piles ran out: { $value }
sim-ended-limit = Stopped at the limit of turns: { $value }
sim-board = Kingdom cards: { $cards }
sim-variance-groups = Intervals from groups of games with the same shuffles: { $games } games, as sure as { $worth } independent ones
sim-variance-games = Intervals from single games: there are too few groups with the same shuffles
sim-common-luck = Differences of points go game by game, with the same shuffles: as sure as with { $times } times as many games
sim-speed = Games: { $games } in { $seconds } s, { $rate } a second
sim-interrupted = Interrupted: these are the results so far
sim-missing-cards = Not in the kingdom, so { $player } plays without: { $cards }
sim-not-reached = The precision was not reached: ±{ $value }
sim-saved = Written: { $value }
sim-games = games
sim-rate = { $value } games/s

## Tournaments and sweeps

sim-ratings = Ratings
sim-rating = Rating
sim-cross-table = Cross table
sim-cross-note = The cross table shows the points of the row against the column; a shared victory counts half
sim-sweep = Values against { $players }
sim-values = Values
sim-best = Most points: { $value }
sim-to-best = To the best
sim-over-next = Over the next
sim-difference = Difference
sim-comparison = Versions against { $players }
sim-version = Version
sim-compared-with = Compared with: { $name }

## Plots

plot-win-share = Games won, with 95% interval
plot-win-share-axis = Share of games won
plot-length = Length of games
plot-rounds = Rounds
plot-games-share = Share of games
plot-score = Score by turn
plot-money = Money in the deck by turn
plot-turn = Turn
plot-purchases = Bought by { $player }
plot-gains = Gained by { $player } without buying
plot-openings = Openings of { $player }: games won
plot-copies-by-turn = Copies a game, by turn
plot-cross-note = Points of the row against the column, %
plot-sweep = Games won against { $players }

## What can go wrong


## Help of the command line

help-sim = Play thousands of games between strategies: who wins, how surely, and how the games go
help-sim-players = two to six players: names of strategies, files, or rules such as “Province; Gold; Silver”, bots such as expert or cmd:./mybot
help-sim-record = write the first game as a record to look at
help-sim-compare = play the same games again with this version in place of the first player, and show the difference; may be given several times
help-sim-kingdom = a recommended set, or ten cards separated by commas; unless said, the cards that the players name
help-sim-games = how many games to play
help-sim-pair-games = how many games each pairing plays
help-sim-threads = how many threads; 0 is one for each core
help-sim-until = stop as soon as every win share is known to so many percent
help-sim-on = play on a Ray cluster: ray, or ray://HOST:PORT
help-sim-plot = draw it into a picture (.png, .svg) or a page (.html)
help-sim-csv = write the tables as CSV into this folder
help-sim-parquet = write the tables as Parquet into this folder
help-sim-most-turns = stop a game when a player has had so many turns
help-tournament = Let every strategy play every other one: ratings and a cross table
help-tournament-players = two or more players: names of strategies, files, or rules, bots such as expert or cmd:./mybot
help-sweep = Play a strategy with one value of a parameter after the other
help-sweep-strategy = a file or rules with a name in braces where the number is
help-sweep-against = the opponent; may be given several times
help-sweep-vary = the values: n=1..5, n=0..20..5 or n=1,2,4; may be given several times
help-strategies = List the strategies of the library, or show one
help-strategies-convert = make a strategy out of a menu of buys, or a bot of DominionSim (XML)
help-strategies-name = a strategy

## Own cards: the option --cards FILE

help-own-cards = a file that defines cards of your own
