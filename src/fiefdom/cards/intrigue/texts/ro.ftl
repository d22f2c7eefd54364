### Intrigue: Romanian
###
### The words are those of the base game's file; label-… are the choices that cards offer.

exp-intrigue = Intrigă

## Names

card-baron = Baron
card-bridge = Pod
card-conspirator = Conspirator
card-courtier = Curtean
card-courtyard = Curte
card-diplomat = Diplomat
card-duke = Duce
card-harem = Harem
card-ironworks = Topitorie
card-lurker = Pânditor
card-masquerade = Mascaradă
card-mill = Moară
card-mining-village = Sat minier
card-minion = Acolit
card-nobles = Nobili
card-patrol = Patrulă
card-pawn = Pion
card-replace = Înlocuire
card-secret-passage = Pasaj secret
card-shanty-town = Mahala
card-steward = Intendent
card-swindler = Escroc
card-torturer = Torționar
card-trading-post = Factorie
card-upgrade = Modernizare
card-wishing-well = Fântâna dorințelor

## Choices

label-plus-2-cards = +2 cărți
label-plus-3-cards = +3 cărți
label-plus-2-actions = +2 acțiuni
label-plus-2-coins = +$2
label-plus-3-coins = +$3
label-gain-gold = Dobândește { card-gold }
label-trash-from-supply = Aruncă la rebuturi o carte de acțiune din rezervă
label-gain-from-trash = Dobândește o carte de acțiune din rebuturi
label-discard-hand = Decartează-ți mâna
label-trash-2-cards = Aruncă la rebuturi 2 cărți
label-discard-2-cards = Decartează 2 cărți
label-gain-curse = Dobândește { card-curse } în mână

## Questions

ask-baron-discard = Decartezi o { card-estate } pentru $4? Altfel dobândești încă una
ask-courtier-reveal = Dezvăluie o carte din mână: fiecare tip al ei înseamnă o alegere
ask-courtier-choose = { $left ->
    [one] Alege una
    [few] Alege { $left } dintre acestea
   *[other] Alege { $left } dintre acestea
}
ask-courtyard-topdeck = Pune o carte din mână deasupra teancului de joc
ask-diplomat-reveal = Dezvălui { card-diplomat } ca să tragi și să decartezi?
ask-diplomat-discard = { $left ->
    [one] Mai decartează o carte
    [few] Decartează { $left } cărți
   *[other] Decartează { $left } de cărți
}
ask-ironworks-gain = Dobândește o carte care costă cel mult $4
ask-lurker-choose = Alege una
ask-lurker-trash = Aruncă la rebuturi o carte de acțiune din rezervă
ask-lurker-gain = Dobândește o carte de acțiune din rebuturi
ask-masquerade-pass = Alege o carte pe care o dai la stânga
ask-masquerade-trash = Arunci la rebuturi o carte din mână?
ask-mill-discard = { $left ->
    [one] Mai decartează o carte
    [few] Decartează { $left } cărți pentru $2 sau niciuna
   *[other] Decartează { $left } de cărți pentru $2 sau niciuna
}
ask-mining-village-trash = Arunci la rebuturi acest { card-mining-village } pentru $2?
ask-minion-choose = Alege una
ask-nobles-choose = Alege una
ask-patrol-topdeck = Ce carte pui deasupra teancului de joc și ce carte sub ea?
ask-pawn-choose = { $left ->
    [one] Mai alege una
    [few] Alege { $left } dintre acestea
   *[other] Alege { $left } dintre acestea
}
ask-replace-trash = Aruncă o carte la rebuturi ca să dobândești una cu cel mult $2 mai scumpă
ask-replace-gain = Dobândește o carte în locul celei aruncate
ask-secret-passage-take = Alege o carte pe care o ascunzi în teancul de joc
ask-secret-passage-place = Câte cărți să fie deasupra ei?
ask-steward-choose = Alege una
ask-steward-trash = { $left ->
    [one] Mai aruncă o carte la rebuturi
    [few] Aruncă la rebuturi { $left } cărți
   *[other] Aruncă la rebuturi { $left } de cărți
}
ask-swindler-gain = Ce carte cu același cost dobândește { $owner }?
ask-torturer-choose = Alege-ți pedeapsa
ask-torturer-discard = { $left ->
    [one] Mai decartează o carte
    [few] Decartează { $left } cărți
   *[other] Decartează { $left } de cărți
}
ask-trading-post-trash = { $left ->
    [one] Mai aruncă o carte la rebuturi
    [few] Aruncă la rebuturi { $left } cărți pentru { card-silver }
   *[other] Aruncă la rebuturi { $left } de cărți pentru { card-silver }
}
ask-upgrade-trash = Aruncă o carte la rebuturi ca să dobândești una cu exact $1 mai scumpă
ask-upgrade-gain = Dobândește o carte în locul celei aruncate
ask-wishing-well-name = Numește o carte: este ea deasupra teancului tău?

## Hints for a first game

hint-baron-discard = O { card-estate } nu face nimic în mână, iar monedele te ajută pe loc. O regăsești la următoarea amestecare.
hint-courtier-reveal = Cartea rămâne în mâna ta. O carte cu mai multe tipuri îți lasă mai multe alegeri.
hint-courtier-choose = Ia o acțiune dacă mai ai ce juca, monede dacă vrei să cumperi acum, { card-gold } pentru mai târziu.
hint-courtyard-topdeck = Aceasta va fi următoarea carte pe care o tragi. Potrivită este o carte bună pe care acum nu o poți folosi.
hint-diplomat-reveal = S-a jucat un atac: { $card }. Cu { card-diplomat } ai de unde alege, dar rămâi cu mai puține cărți.
hint-diplomat-discard = Păstrează ce îți trebuie în tura următoare: cele mai bune cărți de tezaur și o carte de acțiune, dacă ai.
hint-ironworks-gain = Nu plătești nimic pentru această carte. O carte de acțiune aduce o acțiune, una de tezaur o monedă, una de victorie o carte.
hint-lurker-choose = Întâi o carte de acțiune trece din rezervă la rebuturi; următorul Pânditor o poate lua de acolo, al tău sau al altui jucător.
hint-lurker-trash = Dacă o poți dobândi după aceea, alege cea mai scumpă carte de acțiune. Dacă alții ți-o iau înainte, alege una pe care nu o vor.
hint-lurker-gain = Ce iei merge în teancul tău de decartare. Cea mai scumpă carte de acțiune este adesea și cea mai bună.
hint-masquerade-pass = Jucătorul din stânga primește această carte. { card-curse } sau { card-estate } sunt daruri potrivite.
hint-masquerade-trash = Ce arunci la rebuturi dispare pentru totdeauna. Poți arunca și cartea pe care tocmai ai primit-o.
hint-mill-discard = Cărțile de victorie și de blestem nu fac nimic în mână: dă-le pe monede. Dacă toate cărțile îți folosesc, spune pas.
hint-mining-village-trash = Primești monedele o singură dată, iar cartea dispare pentru totdeauna. Fă-o dacă acum poți cumpăra ceva mult mai bun.
hint-minion-choose = Dacă mâna e slabă, schimb-o cu alta: poate și-o pierd și ceilalți. Dacă e bună, ia monedele.
hint-nobles-choose = Ia cărți dacă mai ai o acțiune pentru ele, acțiuni dacă ai în mână mai multe cărți de acțiune decât poți juca.
hint-patrol-topdeck = Aceste cărți le tragi în curând, întâi pe cea pe care o alegi prima.
hint-pawn-choose = O carte și o acțiune nu strică niciodată. O achiziție e de folos numai cu destule monede.
hint-replace-trash = Cartea nouă poate costa cu $2 mai mult decât cea aruncată. Cărți slabe ca { card-estate } sunt bune de aruncat.
hint-replace-gain = O carte de acțiune sau de tezaur ajunge deasupra teancului tău: o tragi în curând. Pentru o carte de victorie, fiecare dintre ceilalți dobândește { card-curse }.
hint-secret-passage-take = Ascunde o carte de care nu ai nevoie acum. O revezi mai devreme sau mai târziu, cum vrei.
hint-secret-passage-place = Numărul spune câte cărți tragi înaintea ei: cu 0 urmează chiar ea, cu cel mai mare număr este ultima.
hint-steward-choose = La început merită să arunci cărți slabe. Mai târziu ia cărți dacă mai ai o acțiune, altfel monede.
hint-steward-trash = Ce arunci la rebuturi dispare pentru totdeauna. Renunță întâi la { card-curse } și { card-estate }, apoi la { card-copper }.
hint-swindler-gain = Alt jucător primește această carte în locul celei aruncate. Alege-o pe cea mai proastă: pentru { card-copper } aceea este { card-curse }.
hint-torturer-choose = Cu cărți slabe în mână e mai bine să decartezi. { card-curse } te costă un punct și rămâne în teancul tău.
hint-torturer-discard = Păstrează ce îți trebuie în tura următoare: cele mai bune cărți de tezaur și o carte de acțiune, dacă ai.
hint-trading-post-trash = { card-silver } vine în mână și se poate juca chiar în această tură. Renunță întâi la { card-curse } și { card-estate }.
hint-upgrade-trash = Cartea nouă costă cu exact $1 mai mult: { card-estate } devine o carte de $3. { card-copper } și { card-curse } nu devin nimic, ceea ce e tot un câștig.
hint-upgrade-gain = Ia ce te ajută cel mai mult; cartea merge în teancul tău de decartare.
hint-wishing-well-name = Numește cartea pe care teancul tău o are de cele mai multe ori. Dacă nimerești, o primești.

## Recommended sets

set2-victory-dance = Dansul victoriei
set2-plot-thickens = Intriga se complică
set2-best-wishes = Cele mai bune urări

## The cards

card-text-baron =
    .summary = +1 achiziție. { card-estate } decartată: +$4; altfel încă una.
    .text = Ai o achiziție în plus. Poți decarta o { card-estate } din mână; atunci primești patru monede. Dacă nu o faci, dobândești o { card-estate }.
    .ruling-1 = Fără { card-estate } în mână nu ai de ales: dobândești una, cât timp mai sunt.
    .ruling-2 = Contează numai cartea { card-estate }, nicio altă carte de victorie.

card-text-bridge =
    .summary = +1 achiziție, +$1. Toate cărțile costă cu $1 mai puțin.
    .text = Ai o achiziție în plus. Primești o monedă. Până la sfârșitul turei fiecare carte costă cu o monedă mai puțin, dar niciodată mai puțin decât nimic.
    .ruling-1 = Aceasta privește toate cărțile, oriunde ar fi, și în mâini și în teancuri, și orice comparație de costuri.
    .ruling-2 = Mai multe se adună, iar o carte jucată din nou contează din nou.
    .ruling-3 = Valoarea cărților nu se schimbă.

card-text-conspirator =
    .summary = +$2. Cu 3 acțiuni jucate: +1 carte, +1 acțiune.
    .text = Primești două monede. Dacă ai jucat în această tură trei sau mai multe cărți de acțiune, cu aceasta cu tot, trage o carte și ai o acțiune în plus.
    .ruling-1 = Fiecare jucare contează: o carte dublată cu { card-throne-room } contează de fiecare dată, și la fel { card-throne-room }.
    .ruling-2 = Se numără o singură dată, când joci această carte. Ce joci mai târziu nu mai schimbă nimic.

card-text-courtier =
    .summary = Pe tip al unei cărți: +1 acțiune, +1 achiziție, +$3, { card-gold }.
    .text = Dezvăluie o carte din mână. Pentru fiecare tip al ei alege altceva dintre acestea: o acțiune în plus; o achiziție în plus; trei monede; dobândește { card-gold }.
    .ruling-1 = Cartea rămâne în mâna ta și poate fi jucată după aceea.
    .ruling-2 = Toate alegerile se fac înainte ca prima să aibă efect și sunt diferite între ele.
    .ruling-3 = Cu mâna goală nu se întâmplă nimic.

card-text-courtyard =
    .summary = +3 cărți. Pune o carte din mână deasupra teancului.
    .text = Trage trei cărți. Apoi pune orice carte din mână, cu fața în jos, deasupra teancului de joc.
    .ruling-1 = Nu poți refuza dacă ai cărți în mână. Poate fi și una trasă chiar acum.
    .ruling-2 = Nimeni altcineva nu vede ce carte este.

card-text-diplomat =
    .summary = +2 cărți. Până la 5: +2 acțiuni. La atac, de la 5: +2, −3.
    .text = Ca acțiune: trage două cărți; dacă ai apoi în mână cinci cărți sau mai puține, ai două acțiuni în plus. Ca reacție: când alt jucător joacă un atac, poți dezvălui { card-diplomat } dintr-o mână de cinci sau mai multe; apoi trage două cărți și decartează trei.
    .ruling-1 = Nu te apără. Atacul are loc cu mâna pe care o ai atunci.
    .ruling-2 = Îl poți dezvălui din nou cât timp mâna este destul de mare.
    .ruling-3 = Un { card-moat } tras astfel poate fi dezvăluit împotriva aceluiași atac.

card-text-duke =
    .summary = 1 punct pentru fiecare { card-duchy } al tău.
    .text = La sfârșitul jocului, fiecare { card-duchy } al tău face ca această carte să valoreze un punct în plus.
    .ruling-1 = Contează toate cărțile tale, oriunde ar fi. Fără niciun { card-duchy } nu valorează nimic.

card-text-harem =
    .summary = Valorează $2 și 2 puncte.
    .text = Se joacă la fel ca orice carte de tezaur, pentru două monede. La sfârșitul jocului valorează două puncte.
    .ruling-1 = Este carte de tezaur și carte de victorie, și ce le privește pe unele sau pe altele o privește și pe ea.
    .ruling-2 = În edițiile mai noi se numește Farm.

card-text-ironworks =
    .summary = Carte până la $4: după tip +1 acțiune, +$1 sau +1 carte.
    .text = Alege din rezervă o carte care costă $4 sau mai puțin și dobândește-o. Dacă este de acțiune, ai o acțiune în plus; dacă este de tezaur, primești o monedă; dacă este de victorie, trage o carte.
    .ruling-1 = O carte cu mai multe tipuri aduce tot ce i se potrivește.
    .ruling-2 = Nu poți refuza: dacă se potrivește vreo carte, dobândești una.

card-text-lurker =
    .summary = +1 acțiune. O acțiune la rebuturi, sau iei una de acolo.
    .text = Ai o acțiune în plus. Alege: o carte de acțiune trece din rezervă la rebuturi, sau dobândești o carte de acțiune din rebuturi.
    .ruling-1 = Nu contează cine a aruncat cartea și când.
    .ruling-2 = Poți alege și ce nu se poate face; atunci nu se întâmplă nimic.
    .ruling-3 = Ce trece din rezervă la rebuturi nu este dobândit de nimeni; teancul scade.

card-text-masquerade =
    .summary = +2 cărți. Toți dau o carte la stânga. Poți arunca 1.
    .text = Trage două cărți. Apoi toți jucătorii cu cărți în mână dau una dintre ele următorului astfel de jucător din stânga, toți deodată. La urmă poți arunca la rebuturi o carte din mână.
    .ruling-1 = Alegi înainte să vezi ce primești.
    .ruling-2 = Nu este un atac: { card-moat } nu ajută.
    .ruling-3 = Cine nu are cărți în mână nici nu dă, nici nu primește.

card-text-mill =
    .summary = +1 carte, +1 acțiune. Poți decarta 2 pentru +$2. 1 punct.
    .text = Trage o carte. Ai o acțiune în plus. Poți decarta două cărți; atunci primești două monede. La sfârșitul jocului valorează un punct.
    .ruling-1 = Totul sau nimic, în afară de cazul în care mâna e prea mică: atunci o poți decarta fără monede.
    .ruling-2 = Este carte de acțiune și carte de victorie.

card-text-mining-village =
    .summary = +1 carte, +2 acțiuni. Îl poți arunca pentru +$2.
    .text = Trage o carte. Ai două acțiuni în plus. Poți arunca această carte la rebuturi; atunci primești două monede.
    .ruling-1 = Hotărăști pe loc, după ce ai văzut cartea trasă.
    .ruling-2 = Cu { card-throne-room } se aruncă o singură dată, dar cartea și acțiunile vin de fiecare dată.

card-text-minion =
    .summary = +1 acțiune. +$2, sau mână nouă de 4; de la 5 și ceilalți, 4.
    .text = Ai o acțiune în plus. Alege: primești două monede; sau îți decartezi mâna și tragi patru cărți, iar fiecare dintre ceilalți care are cinci sau mai multe cărți în mână face la fel.
    .ruling-1 = Reacțiile vin înainte să alegi, și este un atac orice ai alege.
    .ruling-2 = Tu tragi înaintea celorlalți, care urmează în ordinea de joc.

card-text-nobles =
    .summary = +3 cărți sau +2 acțiuni. 2 puncte.
    .text = Alege: trage trei cărți, sau ai două acțiuni în plus. La sfârșitul jocului valorează două puncte.
    .ruling-1 = Este carte de acțiune și carte de victorie.
    .ruling-2 = Cu { card-throne-room } alegi de fiecare dată din nou.

card-text-patrol =
    .summary = +3 cărți. Din următoarele 4 iei punctele și blestemele.
    .text = Trage trei cărți. Apoi dezvăluie următoarele patru cărți ale teancului: cele de victorie și de blestem vin în mână, celelalte se întorc deasupra în ordinea dorită.
    .ruling-1 = Toți văd cărțile dezvăluite, nimeni ordinea în care le pui înapoi.
    .ruling-2 = Dacă trebuie să amesteci între timp, ce este deja dezvăluit nu se amestecă.

card-text-pawn =
    .summary = Alege 2: +1 carte, +1 acțiune, +1 achiziție, +$1.
    .text = Alege două lucruri diferite dintre acestea, apoi fă-le pe amândouă: trage o carte; o acțiune în plus; o achiziție în plus; o monedă.
    .ruling-1 = Alegi înainte să tragi.

card-text-replace =
    .summary = O carte pentru una cu până la $2 mai scumpă; și blesteme.
    .text = Aruncă la rebuturi o carte din mână și dobândește una care costă cu cel mult $2 mai mult. Dacă este de acțiune sau de tezaur, ajunge deasupra teancului tău. Dacă este de victorie, fiecare dintre ceilalți dobândește { card-curse }.
    .ruling-1 = O carte de victorie care mai este și altceva le face pe toate.
    .ruling-2 = Este un atac orice ai dobândi; reacțiile vin întâi.

card-text-secret-passage =
    .summary = +2 cărți, +1 acțiune. Ascunde o carte oriunde în teanc.
    .text = Trage două cărți. Ai o acțiune în plus. Apoi pune o carte din mână oriunde în teancul de joc: deasupra, la fund sau la mijloc.
    .ruling-1 = Nu poți refuza dacă ai cărți în mână.
    .ruling-2 = Toți văd unde o pui, nimeni ce carte este.

card-text-shanty-town =
    .summary = +2 acțiuni. Fără acțiuni în mână: +2 cărți.
    .text = Ai două acțiuni în plus. Dezvăluie-ți mâna; dacă nu este în ea nicio carte de acțiune, trage două cărți.
    .ruling-1 = O carte de acțiune care mai este și altceva este o carte de acțiune.
    .ruling-2 = O mână goală nu are nicio carte de acțiune.

card-text-steward =
    .summary = +2 cărți, sau +$2, sau aruncă 2 cărți la rebuturi.
    .text = Alege: trage două cărți; sau primești două monede; sau arunci la rebuturi două cărți din mână.
    .ruling-1 = Dacă alegi să arunci și mâna e prea mică, arunci cât este.

card-text-swindler =
    .summary = +$2. Prima carte a celorlalți devine alta cu același cost.
    .text = Primești două monede. Toți ceilalți, în ordinea de joc, aruncă la rebuturi cartea de deasupra teancului lor și dobândesc o carte cu același cost, aleasă de tine.
    .ruling-1 = Trebuie să alegi una dacă a mai rămas vreuna cu acest cost. Poate fi și aceeași carte.
    .ruling-2 = Pentru { card-copper } poți da { card-curse }.

card-text-torturer =
    .summary = +3 cărți. Ceilalți decartează 2 sau iau { card-curse } în mână.
    .text = Trage trei cărți. Toți ceilalți, în ordinea de joc, aleg: decartează două cărți, sau dobândesc { card-curse } în mână.
    .ruling-1 = Pot alege și ce nu se poate face, sau nu în întregime; atunci fac atât cât pot.

card-text-trading-post =
    .summary = 2 cărți din mână la rebuturi pentru { card-silver } în mână.
    .text = Aruncă la rebuturi două cărți din mână. Dacă ai făcut-o, dobândești { card-silver } în mână.
    .ruling-1 = Dacă mâna e prea mică, arunci cât este și nu dobândești nimic.
    .ruling-2 = { card-silver } se poate juca chiar în această tură.

card-text-upgrade =
    .summary = +1 carte, +1 acțiune. O carte pentru una cu $1 mai scumpă.
    .text = Trage o carte. Ai o acțiune în plus. Aruncă la rebuturi o carte din mână și dobândește una care costă cu exact $1 mai mult.
    .ruling-1 = Dacă nicio carte nu costă exact atât, nu dobândești nimic: așa este cu { card-copper }.
    .ruling-2 = Nu poți refuza dacă ai cărți în mână.

card-text-wishing-well =
    .summary = +1 carte, +1 acțiune. Numește cartea de sus și o primești.
    .text = Trage o carte. Ai o acțiune în plus. Numește o carte, apoi dezvăluie cartea de deasupra teancului: dacă este cea numită, vine în mână, altfel se întoarce la loc.
    .ruling-1 = Numești ce carte a jocului vrei, înainte de orice amestecare.
