### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

## Matches of strategies

sim-players = Gracze
sim-player = Gracz
sim-won = Wygrane
sim-tied = Remisy
sim-lost = Przegrane
sim-interval = Przedział 95%
sim-points = Punkty
sim-score = Wynik
sim-turns = Tury
sim-turn = Tura
sim-money = Pieniądze
sim-provinces = Prowincje
sim-card = Karta
sim-seats = Według kolejności tur
sim-order = Kolejność
sim-place = Miejsce { $n }
sim-by-turn = Średnie na koniec tury
sim-purchases = Co kupowano
sim-gains = Dodane bez kupowania
sim-copies = Sztuk na grę
sim-mean-turn = Średnia tura
sim-most-turns = Najczęściej w turach
sim-openings = Otwarcia: co kupiono w pierwszych dwóch turach
sim-opening = Otwarcie
sim-coins = Monety
sim-games-share = Z gier
sim-length = Długość gry: { $value } rundy
sim-edge = Przewaga rozpoczynającego gracza: { $value }
sim-ended-provinces = Skończyły się Prowincje: { $value }
sim-ended-piles = Skończyły się trzy stosy: { $value }
sim-ended-limit = Przerwane na limicie tur: { $value }
sim-board = Karty Królestwa: { $cards }
sim-variance-groups = Przedziały z grup gier z tymi samymi tasowaniami: { $games } gier, tak pewne jak { $worth } niezależnych
sim-variance-games = Przedziały z pojedynczych gier: za mało jest grup z tymi samymi tasowaniami
sim-common-luck = Różnice punktów liczy się gra po grze, z tymi samymi tasowaniami: tak pewne jak przy { $times } razy większej liczbie gier
sim-speed = Gry: { $games } w { $seconds } s, { $rate } na sekundę
sim-interrupted = Przerwano: oto dotychczasowe wyniki
sim-missing-cards = Nie ma w Królestwie, więc { $player } gra bez: { $cards }
sim-not-reached = Nie osiągnięto dokładności: ±{ $value }
sim-saved = Zapisano: { $value }
sim-games = gry
sim-rate = { $value } gier/s

## Tournaments and sweeps

sim-ratings = Ranking
sim-rating = Ranking
sim-cross-table = Tabela krzyżowa
sim-cross-note = Tabela krzyżowa pokazuje punkty wiersza przeciw kolumnie; wspólne zwycięstwo liczy się jako pół
sim-sweep = Wartości przeciw: { $players }
sim-values = Wartości
sim-best = Najwięcej punktów: { $value }
sim-to-best = Do najlepszej
sim-over-next = Nad następnym
sim-difference = Różnica
sim-comparison = Wersje przeciw: { $players }
sim-version = Wersja
sim-compared-with = Porównane z: { $name }

## Plots

plot-win-share = Wygrane gry, z przedziałem 95%
plot-win-share-axis = Odsetek wygranych gier
plot-length = Długość gier
plot-rounds = Rundy
plot-games-share = Odsetek gier
plot-score = Wynik według tur
plot-money = Pieniądze w talii według tur
plot-turn = Tura
plot-purchases = Kupione przez: { $player }
plot-gains = Dodane bez kupowania przez: { $player }
plot-openings = Otwarcia, { $player }: wygrane gry
plot-copies-by-turn = Sztuki na grę, według tur
plot-cross-note = Punkty wiersza przeciw kolumnie, %
plot-sweep = Gry wygrane przeciw: { $players }

## What can go wrong


## Help of the command line

help-sim = Rozegraj tysiące gier między strategiami: kto wygrywa, jak pewnie i jak przebiegają gry
help-sim-players = od dwóch do sześciu graczy: nazwy strategii, pliki lub reguły, na przykład „Province; Gold; Silver”, boty takie jak expert lub cmd:./mybot
help-sim-record = zapisz pierwszą grę jako zapis do obejrzenia
help-sim-compare = rozegraj te same gry jeszcze raz z tą wersją zamiast pierwszego gracza i pokaż różnicę; można podać kilka razy
help-sim-kingdom = polecany zestaw albo dziesięć kart oddzielonych przecinkami; domyślnie karty, które wymieniają gracze
help-sim-games = ile gier rozegrać
help-sim-pair-games = ile gier rozgrywa każda para
help-sim-threads = ile wątków; 0 oznacza jeden na rdzeń
help-sim-until = zakończ, gdy każdy odsetek wygranych jest znany z taką dokładnością, w procentach
help-sim-on = graj na klastrze Ray: ray albo ray://HOST:PORT
help-sim-plot = narysuj do obrazu (.png, .svg) lub strony (.html)
help-sim-csv = zapisz tabele jako CSV w tym folderze
help-sim-parquet = zapisz tabele jako Parquet w tym folderze
help-sim-most-turns = przerwij grę, gdy gracz miał tyle tur
help-tournament = Każda strategia gra z każdą inną: ranking i tabela krzyżowa
help-tournament-players = co najmniej dwóch graczy: nazwy strategii, pliki lub reguły, boty takie jak expert lub cmd:./mybot
help-sweep = Graj strategią z kolejnymi wartościami parametru
help-sweep-strategy = plik lub reguły z nazwą w nawiasach klamrowych zamiast liczby
help-sweep-against = przeciwnik; można podać kilka razy
help-sweep-vary = wartości: n=1..5, n=0..20..5 lub n=1,2,4; można podać kilka razy
help-strategies = Wypisz strategie z biblioteki albo pokaż jedną
help-strategies-convert = zrób strategię z menu zakupów albo bota DominionSim (XML)
help-strategies-name = strategia

## Own cards: the option --cards FILE

help-own-cards = plik z definicjami własnych kart
