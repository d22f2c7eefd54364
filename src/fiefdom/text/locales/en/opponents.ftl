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
evolve-equal = not told apart by the games from { $others }
evolve-table = Share of points in percent, row against column:
evolve-written = Written to { $path }

## The atlas

help-atlas = What is known beforehand: the atlas of kingdoms that were bred; or build one
help-atlas-deed = build: breed kingdom after kingdom into a file
help-atlas-from = the atlas of this file; the one that comes with Fiefdom unless said
help-atlas-out = the file to build
help-atlas-resume = go on with a file that was begun
help-atlas-kingdoms = how many kingdoms it is to have
help-atlas-games = games for each kingdom
help-atlas-deep = games for each recommended set
help-atlas-processes = how many processes; one for each processor core unless said
help-atlas-cluster = breed on a Ray cluster: ray, or ray://host:port
atlas-holds = { $kingdoms ->
    [one] One kingdom, bred with { $played } games
   *[other] { $kingdoms } kingdoms, bred with { $played } games
}
atlas-bred = Games for each kingdom: { $games }; for each recommended set: { $deep }; seed { $seed }
atlas-building = kingdoms
atlas-written = Written to { $path }

## Levels

bot-beginner = Beginner
bot-beginner-about = Loves Actions, buys far too many of them, and never attacks
bot-novice = Novice
bot-novice-about = Silver, or whatever is dearest
bot-apprentice = Apprentice
bot-apprentice-about = Knows that money wins, but cannot pass a shiny Action
bot-journeyman = Journeyman
bot-journeyman-about = Money, and the one Action that helps most
bot-craftsman = Craftsman
bot-craftsman-about = Knows the best plan, and strays from it now and then
bot-adept = Adept
bot-adept-about = Knows the best plan, and keeps to it
bot-expert = Expert
bot-expert-about = Knows several plans, and looks briefly at each decision
bot-master = Master
bot-master-about = Plays every decision out, thousands of times
bot-leader = Leader
bot-leader-about = The best strategy found for the kingdom, without a thought
bot-adaptive = Sparring partner
bot-adaptive-about = The level that fits your last games

## Advice and review

help-advise = Advise the player who is asked: win chance, the best answers, and the plan behind them
help-advise-at = the moment after so many decisions; the end of the record unless said
help-advise-seat = the last question to this player up to that moment: a name or a number
help-advise-rollouts = how many games to play to the end
help-review = Review a recorded game: win chance, costly decisions, luck and decisions
help-review-rollouts = how many games to play to the end for each decision
help-review-html = also write the review as a web page
advice-progress = weighing the answers
advice-chance = Win chance of { $player }: { $percent } % (95 % interval: { $interval })
advice-best = Best answer: { $answer }
advice-close = Too close to call: { $answers }
advice-plan = Plan: { $name }
plan-money = Money alone: Treasures first, then Provinces.
plan-money-with = Money, with the help of a few Kingdom cards.
plan-thin = A thin deck: the starting cards are trashed, so that the good ones come every turn.
plan-engine = An engine: many Actions every turn, until most of the deck is drawn.
plan-gardens = Gardens: a big deck of many cheap cards.
plan-cards = Main cards: { $cards }
plan-buys = Buys now, with at least so many coins: { $list }
plan-provinces-now = Provinces: from now on, whenever they can be paid for
plan-provinces-turn = Provinces: usually from turn { $turn } on
plan-points-at = { $card }: when at most this many Provinces are left: { $n }
told-plan-of = What { $player } is up to
told-plan-none = No plan yet: it is made with the first decision.
told-bought = Last purchase, in turn { $turn }: { $card }
told-bought-chance = Win chance as it looked then: { $percent } % (± { $reach })
told-bought-instead = Best other answer: { $answer }, { $percent } % (± { $reach })
told-bought-close = Too close to call.
told-bought-planned = Too close to call: the plan has decided.
told-bought-only = Nothing else was worth weighing.
told-bought-nothing = No purchase yet whose reason is remembered.
web-advice = Advice
web-advice-ask = Ask for advice
web-advice-close-it = No more advice
web-advice-thinking = Thinking …
web-advice-close = Too close to call
web-advice-wins = This wins now
web-bots-ask = Ask the bots what they are up to
web-bots-close = Close what the bots have told
web-advice-only = There is nothing to weigh: this is the only answer worth giving.
web-advice-games = Games played to the end: { $n }
web-advice-chance = Win chance:
web-advice-always = Advice at every question, against bots
web-advice-option = Advice for whoever plays alone against bots
web-advised = with advice
review-progress = reviewing decisions
review-title = Review of the game: { $players }
review-part = Decisions reviewed: { $n } of { $of }
review-begins = The review is about to begin.
review-curve = Win chance over the game
review-curve-about = { $player }: first { $first } %, last { $last } %
review-split = Luck and decisions, in percentage points
review-start = Fair share
review-luck = Luck
review-own = Own decisions
review-others = Decisions of the others
review-result = Result
review-so-far = Win chance so far
review-reach = Luck and decisions are exact to ± { $points } points in 95 of 100 cases.
review-mistakes = The decisions that cost most
review-no-mistakes = No decision clearly cost five points or more.
review-swings = The biggest strokes of luck, good or bad
review-all = All decisions
review-model = Games played to the end for each decision: { $rollouts }. What the player could not see is dealt anew for each of them; a shared win counts half. Everybody plays on as they seem to, by published strategies or by these: { $names }.
column-number = No.
column-turn = Turn
column-player = Player
column-question = Question
column-answer = Answer
column-best = Best
column-chance = Win chance
column-interval = 95 % interval
column-behind = Behind
column-cost = Cost
column-change = Change
column-hand = Cards in hand and in play
column-grade = Grade
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder

## Names of plans: they stand in files in English, and are read back by these patterns. Behind a name may stand more cards

plan-called-money = Big Money
plan-called-treasures = Money
plan-called-money-copies = Money with { $card } x{ $number }
plan-called-money-few = Money with a few { $card }
plan-called-money-pair = Money with { $card } and { $other }
plan-called-witches = Money with Witch x2, Estates soon
plan-called-cantrips = Cantrips
plan-called-cantrips-and = Cantrips and { $card }
plan-called-mixed = Money with everything that costs no Action
plan-called-mixed-one = Money with { $card }, everything that costs no Action
plan-called-mixed-two = Money with { $card }, { $other }, everything that costs no Action
plan-called-remodelled = Golds remodelled to Provinces
plan-called-artisans = Artisans
plan-called-feast = Feast for the best
plan-called-gardens-rush = Gardens after { $number } { $card }, { $most } if contested, then Estates
plan-called-gardens-late = Money, then Gardens
plan-called-gardens-by = Gardens by { $number } { $card }
plan-called-gardens-with = Gardens by { $number } { $card } with { $other }
plan-called-gardens-and = { $card } and Gardens, no Province
plan-called-thieves = { $number } Thieves
plan-called-piles = Three piles by { $card }
plan-called-dukes = Dukes after Duchies from { $number } coins on
plan-called-bridges = { $number } Bridges
plan-called-minions = { $number } Minions
plan-called-sentries = { $number } Sentries
plan-called-attack = { $card } in every turn
plan-called-conspirators = Conspirators
plan-called-and-money = { $card } and money
plan-called-then = { $card }, then { $other }
plan-called-pair = { $card } and { $other }
plan-called-festivals = Festivals, { $card }
plan-called-festivals-pair = Festivals, { $card } and { $other }
plan-called-markets = Markets, { $card } and { $other }
plan-called-engine = { $card } and { $other } engine
plan-called-stack = { $card } stack
plan-called-throne = Throne Rooms on { $card }
plan-called-cards = { $card }
plan-called-ultimate = Ultimate with one { $card }
plan-called-library = Big Money with { $card }
plan-called-reacting = { $plan }; { $answer } if theirs({ $card }) > { $number }
plan-called-again = { $plan } ({ $number })
