### Opponents: levels, plans in words, advice and review

## Strategies found for a kingdom

help-evolve = Găsește strategii pentru un regat: le selecționează o vreme și le arată pe cele mai bune
help-evolve-players = câți joacă
help-evolve-budget = cât timp durează selecția: 60s, 5m, 1h sau un număr de jocuri, de exemplu "200000 games"
help-evolve-threads = câte nuclee ale procesorului se folosesc; toate, dacă nu se spune altfel
help-evolve-out = un dosar pentru strategii ca fișiere și pentru tabelul lor încrucișat
evolve-seconds = secunde
evolve-games = jocuri
evolve-progress = generația { $generation }, în frunte: { $best }
evolve-found = { $n ->
    [one] O strategie de top după { $games } jocuri
    [few] { $n } strategii de top după { $games } jocuri
   *[other] { $n } de strategii de top după { $games } jocuri
}
evolve-weight = De jucat în { $percent } % din cazuri
evolve-table = Cota de puncte în procente, rândul împotriva coloanei:
evolve-written = Scris în { $path }

## Levels

help-play-bot = împotriva cărui bot se joacă: beginner … master sau orice strategie; vezi ghidul adversarilor
bot-beginner = Începător
bot-beginner-about = Joacă orice acțiune și cumpără orice carte își poate permite
bot-novice = Novice
bot-novice-about = Știe că Provinciile aduc victoria; altfel mai ales cea mai scumpă carte
bot-apprentice = Ucenic
bot-apprentice-about = La fel, dar mai des Argint
bot-journeyman = Calfă
bot-journeyman-about = Tezaur, apoi Provincii, nimic altceva
bot-craftsman = Meșteșugar
bot-craftsman-about = Tezaur, apoi Provincii, cu Ducate la momentul potrivit
bot-adept = Iscusit
bot-adept-about = La fel, plus acțiunea care ajută cel mai mult
bot-expert = Expert
bot-expert-about = Cea mai bună strategie găsită pentru regat
bot-master = Maestru
bot-master-about = Cele mai bune strategii găsite și fiecare decizie gândită temeinic
