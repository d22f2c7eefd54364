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
study-key-costly = costly decisions
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
