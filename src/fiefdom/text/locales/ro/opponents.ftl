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
    [one] O strategie de top (jocuri: { $games })
    [few] { $n } strategii de top (jocuri: { $games })
   *[other] { $n } de strategii de top (jocuri: { $games })
}
evolve-weight = De jucat în { $percent } % din cazuri
evolve-equal = jocurile nu o deosebesc de { $others }
evolve-table = Cota de puncte în procente, rândul împotriva coloanei:
evolve-written = Scris în { $path }

## The atlas

help-atlas = Ce se știe dinainte: atlasul regatelor cercetate; sau construirea unuia
help-atlas-deed = build: cercetează regat după regat și le scrie într-un fișier
help-atlas-from = atlasul din acest fișier; dacă nu se spune, cel care vine cu Fiefdom
help-atlas-out = fișierul care se construiește
help-atlas-resume = continuă un fișier început
help-atlas-kingdoms = câte regate să aibă
help-atlas-games = jocuri pentru fiecare regat
help-atlas-deep = jocuri pentru fiecare set recomandat
help-atlas-processes = câte procese; dacă nu se spune, unul pentru fiecare nucleu al procesorului
help-atlas-cluster = pe un cluster Ray: ray sau ray://host:port
atlas-holds = { $kingdoms ->
    [one] Un regat, cercetat (jocuri: { $played })
    [few] { $kingdoms } regate, cercetate (jocuri: { $played })
   *[other] { $kingdoms } de regate, cercetate (jocuri: { $played })
}
atlas-bred = Jocuri pentru fiecare regat: { $games }; pentru fiecare set recomandat: { $deep }; sămânța { $seed }
atlas-building = regate
atlas-written = Scris în { $path }

## Levels

bot-beginner = Începător
bot-beginner-about = Iubește acțiunile, cumpără mult prea multe și nu atacă niciodată
bot-novice = Novice
bot-novice-about = Argint, sau ce e mai scump
bot-apprentice = Ucenic
bot-apprentice-about = Știe că tezaurul câștigă, dar nu rezistă unei acțiuni frumoase
bot-journeyman = Calfă
bot-journeyman-about = Tezaur și acțiunea care ajută cel mai mult
bot-craftsman = Meșteșugar
bot-craftsman-about = Știe cel mai bun plan și se abate din când în când de la el
bot-adept = Iscusit
bot-adept-about = Știe cel mai bun plan și îl urmează
bot-expert = Expert
bot-expert-about = Știe mai multe planuri și cântărește pe scurt fiecare decizie
bot-master = Maestru
bot-master-about = Joacă în gând fiecare decizie până la capăt, de mii de ori
bot-leader = Lider
bot-leader-about = Cea mai bună strategie găsită pentru regat, fără să gândească
bot-adaptive = Partener de antrenament
bot-adaptive-about = Nivelul potrivit ultimelor tale jocuri

## Advice and review

help-advise = Sfătuiește jucătorul care are de răspuns: șansa de câștig, cele mai bune răspunsuri și planul din spatele lor
help-advise-at = momentul de după atâtea decizii; dacă nu se spune altfel, sfârșitul înregistrării
help-advise-seat = ultima întrebare pusă acestui jucător până în acel moment: un nume sau un număr
help-advise-rollouts = câte jocuri se joacă până la capăt
help-review = Analizează un joc înregistrat: șansa de câștig, deciziile costisitoare, norocul și deciziile
help-review-rollouts = câte jocuri se joacă până la capăt pentru fiecare decizie
help-review-html = scrie analiza și ca pagină web
advice-progress = cântăresc răspunsurile
advice-chance = Șansa de câștig pentru { $player }: { $percent } % (interval de 95 %: { $interval })
advice-best = Cel mai bun răspuns: { $answer }
advice-close = Prea aproape ca să se poată alege: { $answers }
advice-plan = Planul: { $name }
plan-money = Numai bani: întâi cărți de tezaur, apoi Provincii.
plan-money-with = Bani, cu ajutorul câtorva cărți de regat.
plan-thin = Un teanc subțire: cărțile de la început ajung la rebuturi, iar cele bune vin în fiecare tură.
plan-engine = Un motor: multe acțiuni în fiecare tură, până când aproape tot teancul e tras în mână.
plan-gardens = Grădini: un teanc mare din multe cărți ieftine.
plan-cards = Cărțile principale: { $cards }
plan-buys = Cumpără acum, cu cel puțin atâtea monede: { $list }
plan-provinces-now = Provincii: de acum înainte, ori de câte ori pot fi plătite
plan-provinces-turn = Provincii: de obicei începând cu tura { $turn }
plan-points-at = { $card }: când rămân cel mult atâtea Provincii: { $n }
told-plan-of = Ce pune la cale { $player }
told-plan-none = Încă niciun plan: se face la prima decizie.
told-bought = Ultima cumpărare, în tura { $turn }: { $card }
told-bought-chance = Șansa de câștig, așa cum arăta atunci: { $percent } % (± { $reach })
told-bought-instead = Cel mai bun alt răspuns: { $answer }, { $percent } % (± { $reach })
told-bought-close = Prea aproape pentru a decide.
told-bought-planned = Prea aproape pentru a decide: a hotărât planul.
told-bought-only = Nimic altceva nu merita cântărit.
told-bought-nothing = Încă nicio cumpărare al cărei motiv să fie ținut minte.
web-advice = Sfat
web-advice-ask = Cere un sfat
web-advice-close-it = Fără sfat
web-advice-thinking = Se gândește …
web-advice-close = Prea aproape ca să se poată alege
web-advice-wins = Așa câștigi acum
web-bots-ask = Întreabă boții ce plănuiesc
web-bots-close = Închide ce au spus boții
web-advice-only = Nu e nimic de cântărit: este singurul răspuns care merită dat.
web-advice-games = Partide jucate până la capăt: { $n }
web-advice-chance = Șansa de câștig:
web-advice-always = Sfat la fiecare întrebare, împotriva boților
web-advice-option = Sfaturi pentru cine joacă singur împotriva boților
web-advised = cu sfaturi
review-progress = analizez deciziile
review-title = Analiza jocului: { $players }
review-part = Decizii analizate: { $n } din { $of }
review-begins = Analiza începe imediat.
review-curve = Șansa de câștig de-a lungul jocului
review-curve-about = { $player }: la început { $first } %, la sfârșit { $last } %
review-split = Noroc și decizii, în puncte procentuale
review-start = Partea egală
review-luck = Noroc
review-own = Deciziile proprii
review-others = Deciziile celorlalți
review-result = Rezultat
review-so-far = Șansa de câștig până acum
review-reach = Norocul și deciziile sunt exacte în limita a ± { $points } p.p. în 95 din 100 de cazuri.
review-mistakes = Deciziile care au costat cel mai mult
review-no-mistakes = Nicio decizie nu a costat în mod clar cinci puncte sau mai mult.
review-swings = Cele mai mari lovituri ale norocului, bune sau rele
review-all = Toate deciziile
review-model = Jocuri jucate până la capăt pentru fiecare decizie: { $rollouts }. Ce nu putea vedea jucătorul se împarte din nou pentru fiecare dintre ele; o victorie la egalitate contează pe jumătate. Toți joacă mai departe cum par s-o facă, după strategii publicate sau după acestea: { $names }.
column-number = Nr.
column-turn = Tura
column-player = Jucător
column-question = Întrebare
column-answer = Răspuns
column-best = Cel mai bun
column-chance = Șansa de câștig
column-interval = Interval de 95 %
column-behind = În urmă cu
column-cost = Cost
column-change = Schimbare
column-hand = Cărți în mână și în joc
column-grade = Notă
grade-inaccuracy = Imprecizie
grade-mistake = Greșeală
grade-blunder = Gafă

## Numele planurilor: în fișiere sunt în engleză. După un nume pot urma și alte cărți

plan-called-money = Mulți bani
plan-called-treasures = Bani
plan-called-money-copies = Bani și { $card } ×{ $number }
plan-called-money-few = Bani și { $card } de câteva ori
plan-called-money-pair = Bani, { $card } și { $other }
plan-called-witches = Bani și Vrăjitoare ×2, Moșii devreme
plan-called-cantrips = Tot ce nu costă nicio acțiune
plan-called-cantrips-and = Tot ce nu costă nicio acțiune și { $card }
plan-called-mixed = Bani și tot ce nu costă nicio acțiune
plan-called-mixed-one = Bani, { $card } și tot ce nu costă nicio acțiune
plan-called-mixed-two = Bani, { $card }, { $other } și tot ce nu costă nicio acțiune
plan-called-remodelled = Aur remodelat în Provincii
plan-called-artisans = Artizani
plan-called-feast = Festin schimbat pe cele mai bune cărți
plan-called-gardens-rush = Grădini: întâi { $card } ×{ $number } (×{ $most } dacă le mai vrea cineva), apoi Moșii
plan-called-gardens-late = Bani, apoi Grădini
plan-called-gardens-by = Grădini: { $card } ×{ $number }
plan-called-gardens-with = Grădini: { $card } ×{ $number } și { $other }
plan-called-gardens-and = { $card } și Grădini, fără Provincii
plan-called-thieves = Hoț ×{ $number }
plan-called-piles = Trei teancuri goale: { $card }
plan-called-dukes = Ducate (monede în teanc: cel puțin { $number }), apoi Duce
plan-called-bridges = Pod ×{ $number }
plan-called-minions = Acolit ×{ $number }
plan-called-sentries = Santinelă ×{ $number }
plan-called-attack = { $card } în fiecare tură
plan-called-conspirators = Conspiratori
plan-called-and-money = { $card } și bani
plan-called-then = { $card }, apoi { $other }
plan-called-pair = { $card } și { $other }
plan-called-festivals = Festivaluri, { $card }
plan-called-festivals-pair = Festivaluri, { $card } și { $other }
plan-called-markets = Piețe, { $card } și { $other }
plan-called-engine = Motor: { $card } și { $other }
plan-called-stack = { $card } de cât mai multe ori
plan-called-throne = Sala Tronului și { $card }
plan-called-cards = { $card }
plan-called-ultimate = Big Money Ultimate și un singur exemplar: { $card }
plan-called-library = Mulți bani cu { $card }
plan-called-reacting = { $plan }; { $answer } dacă la ceilalți { $card } apare de mai mult de atâtea ori: { $number }
plan-called-again = { $plan } ({ $number })
