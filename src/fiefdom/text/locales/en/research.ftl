### For bot writers and researchers: fiefdom bot, dataset, environments

# fiefdom bot

help-bot = Check a bot, let an agent of Fiefdom be one, or play a match
help-bot-task = check: what is wrong with a bot; serve: let an agent answer on standard input and output; match: who wins
help-bot-bots = a command in quotes for check, the name of an agent for serve, agents and cmd:COMMAND for match
help-bot-games = how many games to play: 10 for check, 100 for match unless said
help-bot-seconds = how long a bot may think about an answer
help-bot-option = set an option that the bot offers
help-bot-processes = how many processes play at once
help-play-bot = a bot to play against: random, big-money+smithy, or a program of your own as cmd:./mybot; may be repeated
botcheck-playing = Games
botcheck-start = The program starts
botcheck-handshake = It says hello
botcheck-ready = It gets ready for a game
botcheck-games = It plays games to the end
botcheck-answers = Its answers are legal
botcheck-time = It answers in time
botcheck-silence = It writes nothing but what it is asked for
botcheck-quit = It ends on quit
botcheck-end-of-input = It ends at the end of its input
botcheck-stderr = The end of its standard error:
botcheck-good = Everything is in order.
botcheck-bad = Not passed: { $n }
match-player = { $share }  { $name }, points on average: { $points }
match-games = Games: { $n }, seed: { $seed }, seconds: { $seconds }
match-lost-by-rule = { $name } lost by rule: { $n }. The first time:

# fiefdom dataset

help-dataset = Write games or decisions to Parquet files for learners; a run that was interrupted goes on
help-dataset-out = the folder of the dataset
help-dataset-kingdom = a recommended set, ten cards separated by commas, or random: another kingdom for every game
help-dataset-games = how many games
help-dataset-players = who plays, separated by commas
help-dataset-kingdoms = so many random kingdoms in turn; 0: another one for every game
help-dataset-what = records: one row a game; decisions: one row a decision, with observation, mask, answer and result
help-dataset-part = how many games go into one file
dataset-writing = Files
dataset-done = Games: { $games }, rows: { $rows }, files: { $files }, seconds: { $seconds }
dataset-already = Files that were there already: { $files }

# fiefdom evaluate

help-evaluate = Evaluate a player on fixed kingdoms against fixed opponents: shares, a rating, a profile, a line for the leaderboard
help-evaluate-agent = a model file (.npz), a strategy, an agent, cmd:COMMAND, or FILE.py:FUNCTION
help-evaluate-pairs = pairs of games on each kingdom against each opponent
help-evaluate-against = only this opponent of the suite; may be repeated
help-evaluate-suite = the version of the suite
help-evaluate-name = what the leaderboard calls the player
help-evaluate-leaderboard = the file of a leaderboard, to which a line is added
help-evaluate-check = play the first games of the player's line in this leaderboard again
evaluate-playing = Kingdoms
evaluate-seen = Kingdoms that learners may have seen
evaluate-unseen = Kingdoms that they have not seen
evaluate-mixed = Kingdoms with five cards of Intrigue
evaluate-opponent = Opponent
evaluate-kingdoms = Kingdoms
evaluate-rating = Rating: { $rating } ({ $interval }); Big Money has 1000
evaluate-profile = Games with an engine: { $engine }, with an Attack: { $attack }; cards trashed in a game: { $trashed }
evaluate-bought = Bought in a game: { $cards }
evaluate-cost = Microseconds for an answer: { $microseconds }
evaluate-written = Added to { $path }
evaluate-right = The first games of the line come out as it says.
evaluate-wrong = The first games come out otherwise against: { $opponents }
