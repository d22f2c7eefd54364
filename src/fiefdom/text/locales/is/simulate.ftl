### Strategies and simulation: fiefdom sim, tournament, sweep, strategies; own cards

## Matches of strategies

sim-players = Leikmenn
sim-player = Leikmaður
sim-won = Unnið
sim-tied = Jafntefli
sim-lost = Tapað
sim-interval = 95% öryggisbil
sim-points = Stig
sim-score = Sigurstig
sim-turns = Umferðir
sim-turn = Umferð
sim-money = Fé
sim-provinces = Fylki
sim-card = Spil
sim-seats = Eftir leikröð
sim-order = Leikröð
sim-place = Sæti { $n }
sim-by-turn = Meðaltöl í lok umferðar
sim-purchases = Hvað var keypt
sim-gains = Fengið án kaupa
sim-copies = Eintök í spili
sim-mean-turn = Meðalumferð
sim-most-turns = Flest í umferðum
sim-openings = Byrjanir: hvað var keypt í fyrstu tveimur umferðum
sim-opening = Byrjun
sim-coins = Peningar
sim-games-share = Af spilum
sim-length = Lengd spils: { $value } hringir
sim-edge = Forskot þess sem byrjar: { $value }
sim-ended-provinces = Fylkin kláruðust: { $value }
sim-ended-piles = Þrír bunkar kláruðust: { $value }
sim-ended-limit = Stöðvuð við hámarksfjölda umferða: { $value }
sim-board = Konungdæmaspil: { $cards }
sim-variance-groups = Öryggisbil úr hópum spila með sömu stokkunum: { $games } spil, jafn örugg og { $worth } óháð
sim-variance-games = Öryggisbil úr stökum spilum: of fáir hópar eru með sömu stokkunum
sim-common-luck = Stigamunur er reiknaður spil fyrir spil, með sömu stokkunum: jafn öruggur og með { $times } sinnum fleiri spilum
sim-speed = Spil: { $games } á { $seconds } s, { $rate } á sekúndu
sim-interrupted = Stöðvað: þetta eru niðurstöðurnar hingað til
sim-missing-cards = Ekki í konungdæminu, svo { $player } spilar án: { $cards }
sim-not-reached = Nákvæmninni var ekki náð: ±{ $value }
sim-saved = Skrifað: { $value }
sim-games = spil
sim-rate = { $value } spil/s

## Tournaments and sweeps

sim-ratings = Styrkleikastig
sim-rating = Styrkleikastig
sim-cross-table = Krosstafla
sim-cross-note = Krosstaflan sýnir stig línunnar gegn dálkinum; sameiginlegur sigur telst hálfur
sim-sweep = Gildi gegn: { $players }
sim-values = Gildi
sim-best = Flest stig: { $value }
sim-to-best = Miðað við það besta
sim-over-next = Umfram næsta
sim-difference = Munur
sim-comparison = Útgáfur gegn: { $players }
sim-version = Útgáfa
sim-compared-with = Borið saman við: { $name }

## Plots

plot-win-share = Unnin spil, með 95% öryggisbili
plot-win-share-axis = Hlutfall unninna spila
plot-length = Lengd spila
plot-rounds = Hringir
plot-games-share = Hlutfall spila
plot-score = Sigurstig eftir umferðum
plot-money = Fé í stokknum eftir umferðum
plot-turn = Umferð
plot-purchases = Keypt: { $player }
plot-gains = Fengið án kaupa: { $player }
plot-openings = Byrjanir, { $player }: unnin spil
plot-copies-by-turn = Eintök í spili, eftir umferðum
plot-cross-note = Stig línunnar gegn dálkinum, %
plot-sweep = Unnin spil gegn: { $players }

## What can go wrong


## Help of the command line

help-sim = Spila þúsundir spila milli leikáætlana: hver vinnur, hversu örugglega og hvernig spilin þróast
help-sim-players = tveir til sex leikmenn: heiti leikáætlana, skrár eða reglur eins og „Province; Gold; Silver“, vélmenni eins og expert eða cmd:./mybot
help-sim-record = skrifa fyrsta leikinn sem skrá til að skoða
help-sim-compare = spila sömu spil aftur með þessari útgáfu í stað fyrsta leikmanns og sýna muninn; má gefa oftar en einu sinni
help-sim-kingdom = tillaga að setti eða tíu spil aðskilin með kommum; annars spilin sem leikmennirnir nefna
help-sim-games = hversu mörg spil á að spila
help-sim-pair-games = hversu mörg spil hvert par spilar
help-sim-threads = fjöldi þráða; 0 er einn á hvern kjarna
help-sim-until = hætta þegar hvert vinningshlutfall er þekkt með þessari nákvæmni, í prósentum
help-sim-on = spila á Ray-klasa: ray eða ray://HOST:PORT
help-sim-plot = teikna í mynd (.png, .svg) eða síðu (.html)
help-sim-csv = skrifa töflurnar sem CSV í þessa möppu
help-sim-parquet = skrifa töflurnar sem Parquet í þessa möppu
help-sim-most-turns = stöðva spil þegar leikmaður hefur átt svo margar umferðir
help-tournament = Láta hverja leikáætlun spila við allar hinar: styrkleikastig og krosstafla
help-tournament-players = tveir eða fleiri leikmenn: heiti leikáætlana, skrár eða reglur, vélmenni eins og expert eða cmd:./mybot
help-sweep = Spila leikáætlun með hverju gildi stika á fætur öðru
help-sweep-strategy = skrá eða reglur með heiti í slaufusvigum þar sem talan er
help-sweep-against = mótherjinn; má gefa oftar en einu sinni
help-sweep-vary = gildin: n=1..5, n=0..20..5 eða n=1,2,4; má gefa oftar en einu sinni
help-strategies = Telja upp leikáætlanir safnsins eða sýna eina
help-strategies-convert = gera leikáætlun úr innkaupalista eða vél úr DominionSim (XML)
help-strategies-name = leikáætlun

## Own cards: the option --cards FILE

help-own-cards = skrá sem skilgreinir þín eigin spil
