## Study: recorded games turn by turn, and what they are worth

study-turns = Ture
study-nothing = nimic
study-next-turn = Tura următoare
study-previous-turn = Tura anterioară
study-next-card = Cartea următoare
study-previous-card = Cartea anterioară
study-next-mistake = Greșeala următoare
study-previous-mistake = Greșeala anterioară
study-other-side = Prin alți ochi
study-key-costly = decizii costisitoare
study-decks = Pachetele în timp
study-sort-actions = Acțiuni
study-sort-treasures = Tezaure mai bune
study-sort-coppers = Banii de la început
study-sort-others = Victorii și Blesteme
study-density = Monede pe carte
study-brought = Obținute
study-deck-about = la final { $cards } cărți, { $coins } monede pe carte
