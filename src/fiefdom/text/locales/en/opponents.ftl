### Opponents: levels, plans in words, advice and review

## Strategies found for a kingdom

help-evolve = Find strategies for a kingdom: breed them for a while and print the leaders
help-evolve-players = how many play
help-evolve-budget = how long to breed: 60s, 5m, 1h, or a number of games such as "200000 games"
help-evolve-threads = how many processor cores to use; all unless said
help-evolve-out = a folder for the strategies as files and their cross table
evolve-seconds = seconds
evolve-games = games
evolve-progress = generation { $generation }, ahead: { $best }
evolve-found = { $n ->
    [one] One leader after { $games } games
   *[other] { $n } leaders after { $games } games
}
evolve-weight = Play it { $percent } % of the time
evolve-table = Share of points in percent, row against column:
evolve-written = Written to { $path }

## Levels

help-play-bot = which bot to play against: beginner … master, or any strategy; see the guide to opponents
bot-beginner = Beginner
bot-beginner-about = Plays any Action and buys any card it can pay for
bot-novice = Novice
bot-novice-about = Knows that Provinces win; otherwise mostly the dearest card
bot-apprentice = Apprentice
bot-apprentice-about = The same, but Silver more often
bot-journeyman = Journeyman
bot-journeyman-about = Treasures, then Provinces, and nothing else
bot-craftsman = Craftsman
bot-craftsman-about = Treasures, then Provinces, with Duchies at the right time
bot-adept = Adept
bot-adept-about = The same with the one Action that helps most
bot-expert = Expert
bot-expert-about = The best strategy found for the kingdom
bot-master = Master
bot-master-about = The best strategies found, and thinking through every decision
