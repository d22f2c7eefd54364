## Study: recorded games turn by turn, and what they are worth

study-turns = Turns
study-nothing = nothing
study-next-turn = Next turn
study-previous-turn = Previous turn
study-next-card = Next card
study-previous-card = Previous card
study-next-mistake = Next mistake
study-previous-mistake = Previous mistake
study-other-side = Through other eyes
study-key-answer = Show the answer of this number on the table
study-key-branch = Branch: compare the answer shown with the one given, or let bots finish it
study-key-back = Back to the game
study-key-hint = Hint, while you learn from mistakes
study-key-reveal = The answer, while you learn from mistakes
study-key-costly = Costly decisions
study-decks = Decks over time
study-sort-actions = Actions
study-sort-treasures = Better Treasures
study-sort-coppers = Starting money
study-sort-others = Victory and Curses
study-density = Coins a card
study-brought = Gained
study-deck-about = at the end { $cards } cards, { $coins } coins a card
study-close-best = As good as any: the next answers are too close to call.
study-close-cost = { $best } seemed better by { $points } ± { $reach } points of win chance: too close to call.

## What if, and learning from mistakes

study-what-if = What if
study-what-if-about = Play on in the place of { $player }. What { $player } could not see is dealt anew.
study-branch-name = Name (optional)
study-play-on = Play on from here
study-finish = Bots finish it 1000 times
study-compare = Compare
study-compare-first = First answer
study-compare-second = Second answer
study-branches = Branches
study-branch-origin = This game began as a branch of another one
study-branch-table = To the table
study-branch-link = Address of this branch
study-branch-games = Games played on: { $n }
study-played = played on against { $bot }
study-finished = finished by bots, { $n } times
study-slow = This server has no compiled engine: everything takes much longer.
study-learn = Learn from the mistakes of { $player } ({ $n })
study-learn-title = Learn from mistakes
study-learn-ask = Turn { $turn }, { $player }: { $answer }. That cost { $points } ± { $reach } points of win chance. What is better?
study-learn-how = Press a card on the table, or choose an answer here. Nothing else changes.
study-learn-answer = Answer
study-learn-try = Try it
study-learn-best = { $answer }: that is it, { $points } ± { $reach } points better.
study-learn-close = { $answer }: as good as the best, { $chance } % against { $before } % for { $given }.
study-learn-better = { $answer }: better, { $chance } % against { $before } % for { $given }, but another answer is clearly better still.
study-learn-worse = { $answer }: no better, { $chance } % against { $before } % for { $given }.
study-learn-hint = Hint
study-learn-show = Show it
study-learn-skip = Skip
study-learn-next = Next mistake
study-learn-end = Back to the study
study-learn-about = Only decisions whose cost is certain are asked, one for each turn. What is too close to the best to call counts as found.
study-as-position = This moment as a position
study-lead = Lead others
study-lead-about = Whoever opens this address sees what you see.
study-following = You follow this study. People here: { $n }
study-leading = You lead this study. People here: { $n }
study-no-leader = Nobody leads at the moment.
study-part = Go my own way

## Positions

position-title = Position
position-about = Set up any position, get advice, and play on from it.
position-by-hand = By hand
position-by-hand-about = Cards with commas, such as Gold x3, Copper. The first card of a deck is its top.
position-start-hand = Copper x3, Estate x2
position-start-deck = Copper x4, Estate
position-kingdom = Kingdom cards (ten)
position-first-player = Player 1, whose turn it is
position-player = Player { $n }
position-add-player = One player more
position-hand = Hand
position-deck = Deck
position-discard = Discard pile
position-play = In play
position-phase = Phase
position-treasure-phase = Playing Treasures
position-actions = Actions
position-buys = Buys
position-coins = Coins
position-provinces = Provinces left
position-as-text = As text
position-as-text-about = What Copy as text gives, or lines of a scenario.
position-show = Show it
position-change = Another position
position-copy = Copy as text
position-link = Address of this position
position-dealt = Whoever plays on sees what that player can see; the rest is dealt anew.
position-copy-about = What your seat sees; everything else is dealt by lot.

## Why an answer is better: averages of the games that were played on

why-title = Why { $answer }, compared with { $other }
why-wins = It wins the game at once.
why-more = Buys towards: { $cards }
why-fewer = Gives up: { $cards }
why-provinces = More Provinces at the end: { $here } instead of { $there }
why-less-rival = Fewer Provinces for the strongest opponent: { $here } instead of { $there }
why-ender = Ends more games in a turn of one’s own: { $here } % instead of { $there } %
why-later = The game lasts longer: { $here } turns instead of { $there }
why-sooner = The game ends sooner: { $here } turns instead of { $there }
why-piles = More games end with empty piles: { $here } % instead of { $there } %
why-fewer-piles = Fewer games end with empty piles: { $here } % instead of { $there } %
why-lead = Points ahead of the best opponent: { $here } instead of { $there }
why-nothing = In the games that were played on nothing differs clearly.
why-plan = Fits this plan: { $name }
why-course = Games last { $turns } turns; Provinces { $own } : { $rival }; ended by this player: { $ender } %
