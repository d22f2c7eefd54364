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
study-key-answer = Pokaż na stole odpowiedź o tym numerze
study-key-branch = Odgałęzienie: porównaj pokazaną odpowiedź z udzieloną albo niech boty dokończą
study-key-back = Z powrotem do gry
study-key-hint = Podpowiedź podczas nauki na błędach
study-key-reveal = Odpowiedź podczas nauki na błędach
study-key-costly = Kosztowne decyzje
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

## What if, and learning from mistakes

study-what-if = A gdyby
study-what-if-about = Graj dalej na miejscu: { $player }. To, czego { $player } nie widzi, zostaje rozdane na nowo.
study-branch-name = Nazwa (opcjonalnie)
study-play-on = Graj dalej stąd
study-finish = Boty kończą to 1000 razy
study-compare = Porównaj
study-compare-first = Pierwsza odpowiedź
study-compare-second = Druga odpowiedź
study-branches = Odgałęzienia
study-branch-origin = Ta gra zaczęła się jako odgałęzienie innej
study-branch-table = Do stołu
study-branch-link = Adres tego odgałęzienia
study-branch-games = Dograne gry: { $n }
study-played = gra dalej, przeciwnik: { $bot }
study-finished = dokończone przez boty, razy: { $n }
study-slow = Ten serwer nie ma skompilowanego silnika: wszystko trwa znacznie dłużej.
study-learn = Ucz się na błędach: { $player } ({ $n })
study-learn-title = Ucz się na błędach
study-learn-ask = Tura { $turn }, { $player }: { $answer }. Kosztowało to { $points } ± { $reach } punktów szansy. Co jest lepsze?
study-learn-how = Naciśnij kartę na stole albo wybierz odpowiedź tutaj. Nic innego się nie zmienia.
study-learn-answer = Odpowiedź
study-learn-try = Spróbuj
study-learn-best = { $answer }: o to chodzi, lepiej o { $points } ± { $reach } punktów.
study-learn-close = { $answer }: równie dobre jak najlepsze, { $chance } % wobec { $before } % dla: { $given }.
study-learn-better = { $answer }: lepsze, { $chance } % wobec { $before } % dla: { $given }, ale inna odpowiedź jest wyraźnie jeszcze lepsza.
study-learn-worse = { $answer }: nie lepsze, { $chance } % wobec { $before } % dla: { $given }.
study-learn-hint = Podpowiedź
study-learn-show = Pokaż
study-learn-skip = Pomiń
study-learn-next = Następny błąd
study-learn-end = Powrót do analizy
study-learn-about = Pytania dotyczą tylko decyzji o pewnym koszcie, po jednej na turę. Odpowiedź zbyt bliska najlepszej, by rozstrzygnąć, liczy się jako znaleziona.
study-as-position = Ten moment jako pozycja
study-lead = Prowadź innych
study-lead-about = Kto otworzy ten adres, widzi to, co ty.
study-following = Śledzisz tę analizę. Liczba osób: { $n }
study-leading = Prowadzisz tę analizę. Liczba osób: { $n }
study-no-leader = Nikt teraz nie prowadzi.
study-part = Idę własną drogą

## Positions

position-title = Pozycja
position-about = Ustaw dowolną pozycję, poproś o radę i graj dalej od niej.
position-by-hand = Ręcznie
position-by-hand-about = Karty po przecinkach, na przykład Złoto x3, Miedziaki. Pierwsza karta talii leży na wierzchu.
position-start-hand = Miedziaki x3, Posiadłość x2
position-start-deck = Miedziaki x4, Posiadłość
position-kingdom = Karty Królestwa (dziesięć)
position-first-player = Gracz 1, którego jest tura
position-player = Gracz { $n }
position-add-player = Jeszcze jeden gracz
position-hand = Ręka
position-deck = Talia
position-discard = Stos kart odrzuconych
position-play = W grze
position-phase = Faza
position-treasure-phase = Zagrywanie Skarbów
position-actions = Akcje
position-buys = Zakupy
position-coins = Monety
position-provinces = Pozostałe Prowincje
position-as-text = Jako tekst
position-as-text-about = To, co daje Kopiuj jako tekst, albo wiersze scenariusza.
position-show = Pokaż
position-change = Inna pozycja
position-copy = Kopiuj jako tekst
position-link = Adres tej pozycji
position-dealt = Kto gra dalej, widzi to, co może widzieć ten gracz; reszta zostaje rozdana na nowo.
position-copy-about = To, co widać z twojego miejsca; reszta jest rozdana losowo.

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
