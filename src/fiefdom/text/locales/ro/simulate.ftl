### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

## Matches of strategies

sim-players = Jucători
sim-player = Jucător
sim-won = Câștigate
sim-tied = Egale
sim-lost = Pierdute
sim-interval = Interval 95%
sim-points = Puncte
sim-score = Scor
sim-turns = Ture
sim-turn = Tura
sim-money = Bani
sim-provinces = Provincii
sim-card = Carte
sim-seats = După ordinea de joc
sim-order = Ordinea de joc
sim-place = Locul { $n }
sim-by-turn = Medii la sfârșitul unei ture
sim-purchases = Ce s-a cumpărat
sim-gains = Dobândite fără cumpărare
sim-copies = Exemplare pe joc
sim-mean-turn = Tura medie
sim-most-turns = Cele mai multe în turele
sim-openings = Deschideri: ce s-a cumpărat în primele două ture
sim-opening = Deschidere
sim-coins = Monede
sim-games-share = Din jocuri
sim-length = Durata unui joc: { $value } runde
sim-edge = Avantajul jucătorului de start: { $value }
sim-ended-provinces = S-au terminat Provinciile: { $value }
sim-ended-piles = S-au terminat trei teancuri: { $value }
sim-ended-limit = Oprite la limita de ture: { $value }
sim-board = Cărți de regat: { $cards }
sim-variance-groups = Intervale din grupuri de jocuri cu aceleași amestecări (jocuri: { $games }), la fel de sigure ca { $worth } independente
sim-variance-games = Intervale din jocuri separate: sunt prea puține grupuri cu aceleași amestecări
sim-common-luck = Diferențele de puncte se iau joc cu joc, cu aceleași amestecări: la fel de sigure ca în de { $times } ori mai multe jocuri
sim-speed = Jocuri: { $games } în { $seconds } s, { $rate } pe secundă
sim-interrupted = Întrerupt: acestea sunt rezultatele de până acum
sim-missing-cards = Nu sunt în regat, deci { $player } joacă fără: { $cards }
sim-not-reached = Precizia nu a fost atinsă: ±{ $value }
sim-saved = Scris: { $value }
sim-games = jocuri
sim-rate = { $value } jocuri/s

## Tournaments and sweeps

sim-ratings = Clasament
sim-rating = Rating
sim-cross-table = Tabel încrucișat
sim-cross-note = Tabelul încrucișat arată punctele rândului împotriva coloanei; o victorie împărțită contează pe jumătate
sim-sweep = Valori împotriva: { $players }
sim-values = Valori
sim-best = Cele mai multe puncte: { $value }
sim-to-best = Față de cea mai bună
sim-over-next = Peste următorul
sim-difference = Diferență
sim-comparison = Versiuni împotriva: { $players }
sim-version = Versiune
sim-compared-with = Comparate cu: { $name }

## Plots

plot-win-share = Jocuri câștigate, cu interval 95%
plot-win-share-axis = Proporția jocurilor câștigate
plot-length = Durata jocurilor
plot-rounds = Runde
plot-games-share = Proporția jocurilor
plot-score = Scorul pe ture
plot-money = Banii din teancul de joc pe ture
plot-turn = Tura
plot-purchases = Cumpărate de { $player }
plot-gains = Dobândite fără cumpărare de { $player }
plot-openings = Deschideri, { $player }: jocuri câștigate
plot-copies-by-turn = Exemplare pe joc, pe ture
plot-cross-note = Punctele rândului împotriva coloanei, %
plot-sweep = Jocuri câștigate împotriva: { $players }

## What can go wrong


## Help of the command line

help-sim = Joacă mii de jocuri între strategii: cine câștigă, cât de sigur și cum decurg jocurile
help-sim-players = doi până la șase jucători: nume de strategii, fișiere sau reguli precum „Province; Gold; Silver”, boți precum expert sau cmd:./mybot
help-sim-record = scrie prima partidă ca înregistrare de privit
help-sim-compare = joacă aceleași jocuri din nou cu această versiune în locul primului jucător și arată diferența; se poate da de mai multe ori
help-sim-kingdom = un set recomandat sau zece cărți separate prin virgule; altfel, cărțile pe care le numesc jucătorii
help-sim-games = câte jocuri să se joace
help-sim-pair-games = câte jocuri joacă fiecare pereche
help-sim-threads = câte fire de execuție; 0 înseamnă unul pentru fiecare nucleu
help-sim-until = oprește când fiecare proporție de victorii este cunoscută cu această precizie, în procente
help-sim-on = joacă pe un cluster Ray: ray sau ray://HOST:PORT
help-sim-plot = desenează într-o imagine (.png, .svg) sau o pagină (.html)
help-sim-csv = scrie tabelele ca CSV în acest dosar
help-sim-parquet = scrie tabelele ca Parquet în acest dosar
help-sim-most-turns = oprește un joc când un jucător a avut atâtea ture
help-tournament = Fiecare strategie joacă împotriva fiecăreia: clasament și tabel încrucișat
help-tournament-players = doi sau mai mulți jucători: nume de strategii, fișiere sau reguli, boți precum expert sau cmd:./mybot
help-sweep = Joacă o strategie cu câte o valoare a unui parametru pe rând
help-sweep-strategy = un fișier sau reguli cu un nume între acolade în locul numărului
help-sweep-against = adversarul; poate fi dat de mai multe ori
help-sweep-vary = valorile: n=1..5, n=0..20..5 sau n=1,2,4; poate fi dat de mai multe ori
help-strategies = Listează strategiile din bibliotecă sau arată una
help-strategies-convert = fă o strategie dintr-un meniu de cumpărături sau dintr-un bot DominionSim (XML)
help-strategies-name = o strategie

## Own cards: the option --cards FILE

help-own-cards = un fișier care definește cărți inventate de tine
