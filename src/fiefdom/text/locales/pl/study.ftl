## Study: recorded games turn by turn, and what they are worth

study-turns = Tury
study-nothing = nic
study-next-turn = Następna tura
study-previous-turn = Poprzednia tura
study-next-card = Następna karta
study-previous-card = Poprzednia karta
study-next-mistake = Następny błąd
study-previous-mistake = Poprzedni błąd
study-other-side = Oczami innego gracza
study-key-costly = kosztowne decyzje
study-decks = Talie w czasie
study-sort-actions = Akcje
study-sort-treasures = Lepsze Skarby
study-sort-coppers = Pieniądze startowe
study-sort-others = Zwycięstwo i Klątwy
study-density = Monet na kartę
study-brought = Zdobyte
study-deck-about = na końcu kart: { $cards }, monet na kartę: { $coins }
