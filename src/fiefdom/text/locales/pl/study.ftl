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
study-close-best = Tak samo dobra jak inne: różnica do następnych jest zbyt mała, by rozstrzygnąć.
study-close-cost = { $best }: pozornie lepiej o { $points } ± { $reach } punktów szansy; różnica zbyt mała, by rozstrzygnąć.

## Why an answer is better: averages of the games that were played on

why-title = Dlaczego { $answer }, w porównaniu z: { $other }
why-wins = Od razu wygrywa grę.
why-more = Prowadzi do: { $cards }
why-fewer = Rezygnuje z: { $cards }
why-provinces = Więcej Prowincji na końcu: { $here } zamiast { $there }
why-less-rival = Mniej Prowincji u najsilniejszego przeciwnika: { $here } zamiast { $there }
why-ender = Więcej gier kończy się we własnej turze: { $here } % zamiast { $there } %
why-later = Gra trwa dłużej: liczba tur { $here } zamiast { $there }
why-sooner = Gra kończy się wcześniej: liczba tur { $here } zamiast { $there }
why-piles = Więcej gier kończy się pustymi stosami: { $here } % zamiast { $there } %
why-fewer-piles = Mniej gier kończy się pustymi stosami: { $here } % zamiast { $there } %
why-lead = Punkty przewagi nad najlepszym przeciwnikiem: { $here } zamiast { $there }
why-nothing = W dalszych grach nic nie różni się wyraźnie.
why-plan = Pasuje do planu: { $name }
why-course = Liczba tur: { $turns }; Prowincje { $own } : { $rival }; gry zakończone przez tę osobę: { $ender } %
