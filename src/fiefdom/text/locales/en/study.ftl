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
