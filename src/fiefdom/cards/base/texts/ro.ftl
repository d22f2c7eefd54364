### The base game: Romanian
###
### exp-base               the name of the set
### card-NAME              the name of a card
### ask-NAME-…, web-no-…   what a card asks, and the button to decline; $card, $owner, $left as in game.ftl
### hint-NAME-…            what a newcomer may want to know at such a question; -playable and -own where it depends
### set1-…, set2-…         the recommended sets of each edition
### card-text-NAME         the card: .summary    one line of at most 60 characters, for a small tile
###                                  .text       the whole card in one to four sentences
###                                  .ruling-1 … what matters at the table, one to six rulings
###
### Throne Room, Moneylender and Mine differ by edition: .summary-1 and .text-1 are the first edition, .summary-2 and .text-2 the second.
### Card names are references; where a language inflects them, write the inflected form.

exp-base = Jocul de bază

## Names

card-copper = Aramă
card-silver = Argint
card-gold = Aur
card-estate = Moșie
card-duchy = Ducat
card-province = Provincie
card-curse = Blestem
card-adventurer = Aventurier
card-artisan = Artizan
card-bandit = Bandit
card-bureaucrat = Birocrat
card-cellar = Pivnița
card-chancellor = Cancelar
card-chapel = Capelă
card-council-room = Sala de Consiliu
card-feast = Festin
card-festival = Festival
card-gardens = Grădini
card-harbinger = Vestitor
card-laboratory = Laborator
card-library = Bibliotecă
card-market = Piață
card-merchant = Negustor
card-militia = Gardă
card-mine = Mină
card-moat = Șanț
card-moneylender = Cămătar
card-poacher = Braconier
card-remodel = Remodelare
card-sentry = Santinelă
card-smithy = Fierar
card-spy = Spion
card-thief = Hoț
card-throne-room = Sala Tronului
card-vassal = Vasal
card-village = Sat
card-witch = Vrăjitoare
card-woodcutter = Tăietorul de Lemne
card-workshop = Atelier

## Questions

ask-moat-reveal = Dezvălui Șanțul ca să te aperi de acest atac?
ask-cellar-discard = Decartează oricâte cărți, apoi trage tot atâtea
ask-chapel-trash = { $left ->
    [one] Mai aruncă o carte la rebuturi sau oprește-te
    [few] Aruncă la rebuturi cel mult { $left } cărți sau oprește-te
   *[other] Aruncă la rebuturi cel mult { $left } de cărți sau oprește-te
}
ask-workshop-gain = Dobândește o carte care costă cel mult $4
ask-feast-gain = Dobândește o carte care costă cel mult $5
ask-remodel-trash = Aruncă o carte la rebuturi ca să dobândești una cu cel mult $2 mai scumpă
ask-remodel-gain = Dobândește o carte în locul celei aruncate
ask-mine-trash = Aruncă la rebuturi o carte de tezaur pentru una mai bună
ask-mine-gain = Dobândește în mână o carte de tezaur
ask-moneylender-trash = Arunci o { card-copper } la rebuturi pentru $3?
ask-militia-discard = { $left ->
    [one] Mai decartează o carte
    [few] Decartează { $left } cărți
   *[other] Decartează { $left } de cărți
}
ask-bureaucrat-topdeck = Pune o carte de victorie din mână deasupra teancului de joc
ask-library-set-aside = Așezi deoparte: { $card }? Altfel o păstrezi
ask-throne-room-play = Alege o carte de acțiune pe care să o joci de două ori
ask-spy-discard = { $owner } a dezvăluit: { $card }. Se decartează? Altfel rămâne pe teancul de joc
ask-thief-trash = Aruncă la rebuturi una dintre cărțile de tezaur dezvăluite de { $owner }
ask-thief-gain = Dobândește oricâte dintre cărțile de tezaur aruncate sau oprește-te
ask-chancellor-discard-deck = Pui tot teancul de joc în teancul de decartare?
ask-harbinger-topdeck = Pui o carte din teancul de decartare deasupra teancului de joc?
ask-vassal-play = Joci cartea de acțiune găsită: { $card }?
ask-poacher-discard = { $left ->
    [one] Mai decartează o carte pentru teancurile goale
    [few] Decartează { $left } cărți pentru teancurile goale
   *[other] Decartează { $left } de cărți pentru teancurile goale
}
ask-bandit-trash = Aruncă la rebuturi una dintre cărțile tale de tezaur dezvăluite
ask-sentry-trash = Aruncă la rebuturi oricâte dintre cărțile la care te uiți sau continuă
ask-sentry-discard = Decartează oricâte dintre cele rămase sau continuă
ask-sentry-topdeck = Ce carte pui deasupra teancului de joc?
ask-artisan-gain = Dobândește în mână o carte care costă cel mult $5
ask-artisan-topdeck = Pune o carte din mână deasupra teancului de joc
web-no-spy-discard = Las-o acolo

## Hints for a first game

hint-moat-reveal = S-a jucat un atac: { $card }. Dacă dezvălui Șanțul, nu pierzi nimic: rămâne în mâna ta, iar atacul nu are niciun efect asupra ta.
hint-militia-discard = Păstrează ce îți trebuie în tura următoare: cele mai bune cărți de tezaur și o carte de acțiune, dacă ai. Cărțile de victorie pot pleca.
hint-bureaucrat-topdeck = Aceasta va fi următoarea carte pe care o tragi. Nu contează mult pe care o alegi: cărțile de victorie nu se joacă.
hint-bandit-trash = Trebuie să renunți definitiv la una dintre aceste cărți de tezaur. Păstreaz-o pe cea mai valoroasă.
hint-cellar-discard = Decartează ce nu te ajută acum, mai ales cărțile de victorie și de blestem. Tragi tot atâtea cărți noi. Confirmă când ai ales destule.
hint-chapel-trash = Ce arunci la rebuturi dispare pentru totdeauna, iar într-un teanc mai mic cărțile bune vin mai repede. Renunță întâi la { card-curse } și { card-estate }, apoi la { card-copper }.
hint-workshop-gain = Nu plătești nimic pentru această carte și nu folosești o achiziție. Ia ce te ajută cel mai mult; cartea merge în teancul tău de decartare.
hint-feast-gain = Primești această carte în schimbul celei aruncate la rebuturi, fără să plătești. De obicei, cea mai bună alegere este o carte de $5.
hint-remodel-trash = Cartea nouă poate costa cu $2 mai mult decât cea aruncată: { card-estate } devine o carte de cel mult $4, { card-gold } devine { card-province }.
hint-remodel-gain = Nu plătești nimic pentru această carte și nu folosești o achiziție. Cea mai scumpă dintre cele permise este adesea și cea mai bună.
hint-mine-trash = { card-copper } poate deveni { card-silver }, iar { card-silver } poate deveni { card-gold }. Cartea nouă vine în mână: o poți juca chiar în această tură.
hint-mine-gain = Ia cartea de tezaur cea mai valoroasă. Vine în mână și o poți juca chiar în această tură.
hint-moneylender-trash = Renunți la $1 și primești $3 în această tură, iar o carte slabă îți părăsește definitiv teancul. Aproape întotdeauna ești în câștig.
hint-library-set-aside = Nu mai ai acțiuni ca să joci această carte. Dacă o așezi deoparte, tragi alta în loc; „{ web-no-set-aside }” o lasă în mână.
hint-library-set-aside-playable = Mai ai o acțiune ca să joci această carte, deci poate merita s-o păstrezi: apasă „{ web-no-set-aside }”. Dacă o așezi deoparte, tragi alta în loc.
hint-throne-room-play = Alege cartea de acțiune pe care ai vrea-o cel mai mult de două ori. Niciuna dintre dăți nu te mai costă o acțiune.
hint-spy-discard = Este cartea altui jucător. Decarteaz-o dacă e bună și las-o pe teanc dacă e slabă.
hint-spy-discard-own = Este cartea ta. Las-o pe teanc dacă vrei s-o tragi data viitoare și decarteaz-o dacă e slabă.
hint-thief-trash = Aruncă la rebuturi cartea de tezaur mai valoroasă: apoi o poți lua pentru tine.
hint-thief-gain = Ce iei merge în teancul tău de decartare. { card-silver } și { card-gold } sunt binevenite; { card-copper } mai degrabă te încurcă.
hint-chancellor-discard-deck = Dacă o faci, cumpărăturile noi ajung mai repede la tine, fiindcă amesteci la următoarea tragere. Dacă în teanc au rămas multe cărți bune, apasă „{ web-no-discard-deck }”.
hint-harbinger-topdeck = Aceasta va fi următoarea carte pe care o tragi. Alege una puternică; dacă nu este niciuna, apasă „{ web-no-topdeck }”.
hint-vassal-play = Această carte se joacă fără să te coste o acțiune. Altfel rămâne în teancul tău de decartare.
hint-poacher-discard = Pentru fiecare teanc gol trebuie să plece o carte. Începe cu cărțile de victorie și de blestem.
hint-sentry-trash = Ce arunci la rebuturi dispare pentru totdeauna. { card-curse }, { card-estate } și { card-copper } sunt alegeri bune; apasă „{ web-no-trash }” dacă vrei să păstrezi cărțile.
hint-sentry-discard = Decartează ce nu vrei să tragi data viitoare. Restul se întoarce deasupra teancului de joc.
hint-sentry-topdeck = Cartea de deasupra este cea pe care o tragi prima.
hint-artisan-gain = Această carte vine în mână. O carte de tezaur o poți juca în această tură, una de acțiune numai dacă mai ai o acțiune.
hint-artisan-topdeck = Aceasta va fi următoarea carte pe care o tragi. O alegere bună este o carte pe care nu o poți folosi în această tură.

## Recommended sets of the first edition

set1-first-game = Primul joc
set1-big-money = Mulți bani
set1-interaction = Interacțiune
set1-size-distortion = Distorsionare a mărimii
set1-village-square = Vatra satului

## Recommended sets of the second edition

set2-first-game = Primul joc
set2-size-distortion = Distorsionare a mărimii
set2-deck-top = Vârful teancului
set2-sleight-of-hand = Iuțeală de mână
set2-improvements = Îmbunătățiri
set2-silver-and-gold = Argint și aur

## Those of them that need an expansion

set2-underlings = Subalterni
set2-grand-scheme = Marele plan
set2-deconstruction = Deconstrucție
set2-reach-for-tomorrow = Spre ziua de mâine
set2-repetition = Repetare
set2-give-and-take = Dai și iei
set2-forbidden-arts = Arte interzise
set2-potion-mixers = Preparatori de poțiuni
set2-chemistry-lesson = Lecție de chimie
set2-biggest-money = Cei mai mulți bani
set2-kings-army = Armata regelui
set2-good-life = Viața cea bună
set2-bounty-of-the-hunt = Roadele vânătorii
set2-bad-omens = Semne rele
set2-jesters-workshop = Atelierul bufonului
set2-arts-and-crafts = Arte și meserii
set2-clean-living = Viață cumpătată
set2-gilding-the-lily = Crinul poleit
set2-highway-robbery = Jaf la drumul mare
set2-adventures-abroad = Aventuri peste hotare
set2-high-and-low = Sus și jos
set2-chivalry-and-revelry = Cavalerism și petrecere
set2-level-up = Nivelul următor
set2-son-of-size-distortion = Fiul distorsionării mărimii
set2-everything-in-moderation = Totul cu măsură
set2-silver-bullets = Gloanțe de argint

## Basic cards

card-text-copper =
    .summary = Valorează $1.
    .text = Carte de tezaur: jucată în faza de achiziție, aduce o monedă.
    .ruling-1 = Nu costă nimic, dar cumpărarea ei folosește totuși o achiziție.
    .ruling-2 = Cărțile de tezaur nu se consumă. Rămân în joc până la faza de încheiere, apoi merg în teancul tău de decartare.
    .ruling-3 = Fiecare jucător începe cu șapte astfel de cărți.

card-text-silver =
    .summary = Valorează $2.
    .text = Carte de tezaur: jucată în faza de achiziție, aduce două monede.
    .ruling-1 = Mai întâi îți joci cărțile de tezaur, apoi cumperi: după prima achiziție a turei nu mai poți juca tezaur.
    .ruling-2 = Monedele necheltuite se pierd la sfârșitul turei.

card-text-gold =
    .summary = Valorează $3.
    .text = Carte de tezaur: jucată în faza de achiziție, aduce trei monede.
    .ruling-1 = Poți juca toate cărțile de tezaur din mână, doar o parte dintre ele sau niciuna, în orice ordine.
    .ruling-2 = Monedele unei ture pot fi împărțite între mai multe cumpărături, dacă ai mai mult de o achiziție.

card-text-estate =
    .summary = 1 punct de victorie.
    .text = Un punct de victorie la sfârșitul jocului. Până atunci nu folosește la nimic: cărțile de victorie nu se joacă niciodată.
    .ruling-1 = Îi aduce puncte proprietarului oriunde s-ar afla: în teancul de joc, în mână, în teancul de decartare, în joc sau așezată deoparte.
    .ruling-2 = Fiecare jucător începe cu trei. Acestea sunt în plus: la începutul jocului, teancul din rezervă este complet.

card-text-duchy =
    .summary = 3 puncte de victorie.
    .text = Trei puncte de victorie la sfârșitul jocului. Până atunci nu folosește la nimic: cărțile de victorie nu se joacă niciodată.
    .ruling-1 = Îi aduce puncte proprietarului oriunde s-ar afla: în teancul de joc, în mână, în teancul de decartare, în joc sau așezat deoparte.

card-text-province =
    .summary = 6 puncte de victorie. Ultima încheie jocul.
    .text = Șase puncte de victorie la sfârșitul jocului. Jocul se termină la sfârșitul turei în care ultima { card-province } părăsește rezerva.
    .ruling-1 = Tura se joacă întotdeauna până la capăt: achizițiile rămase mai pot fi folosite.
    .ruling-2 = Nu contează cum a ieșit ultima din rezervă; poate fi luată și cu { card-remodel }.
    .ruling-3 = Îi aduce puncte proprietarului oriunde s-ar afla: în teancul de joc, în mână, în teancul de decartare, în joc sau așezată deoparte.

card-text-curse =
    .summary = −1 punct de victorie.
    .text = Un punct de victorie mai puțin la sfârșitul jocului. Nu se poate juca.
    .ruling-1 = Este un tip aparte, nu o carte de victorie.
    .ruling-2 = Îl poți cumpăra sau dobândi de bunăvoie. Costă $0.
    .ruling-3 = Teancul lui face parte din fiecare joc, iar când se golește, contează ca teanc gol.
    .ruling-4 = Poate fi aruncat la rebuturi ca orice altă carte. Cu { card-remodel } se preface într-o carte care costă cel mult $2.
    .ruling-5 = Pentru { card-gardens } se numără drept carte.

## Kingdom cards

card-text-adventurer =
    .summary = Dezvălui până apar 2 cărți de tezaur; le iei în mână.
    .text = Dezvăluie teancul de joc carte cu carte și oprește-te la a doua carte de tezaur. Cele două cărți de tezaur vin în mâna ta, toate celelalte merg în teancul de decartare.
    .ruling-1 = Dacă teancul de joc se termină, amestecă teancul de decartare și continuă. Cărțile deja dezvăluite nu se amestecă.
    .ruling-2 = Dacă nu mai rămâne nicio carte, păstrezi singura carte de tezaur găsită, dacă există, și decartezi restul.
    .ruling-3 = Nu ai nimic de ales: contează primele două cărți de tezaur, fie ele { card-copper } sau { card-gold }.

card-text-artisan =
    .summary = Carte de max. $5 în mână; apoi pui una din mână pe teanc.
    .text = Dobândește din rezervă orice carte care costă cel mult $5; vine direct în mâna ta. Apoi alege o carte din mână și pune-o cu fața în jos deasupra teancului de joc.
    .ruling-1 = Cartea pusă pe teanc poate fi cea nouă sau oricare alta.
    .ruling-2 = Ambele părți sunt obligatorii, pe cât posibil. Dacă nu se poate dobândi nimic, o carte din mână merge totuși pe teancul de joc.
    .ruling-3 = Monedele și cărțile de tezaur nu ridică limita.
    .ruling-4 = Dacă păstrezi cartea nouă, o poți folosi în această tură: o carte de acțiune dacă mai ai o acțiune, o carte de tezaur în faza de achiziție.
    .ruling-5 = Toți văd cartea pe care o dobândești, nimeni pe cea pe care o pui pe teanc.

card-text-bandit =
    .summary = Dobândești { card-gold }. Alții pierd un tezaur non-{ card-copper } (din 2).
    .text = Dobândești un { card-gold }. Apoi ceilalți jucători, pe rând, dezvăluie două cărți de deasupra teancului lor de joc. O carte de tezaur dintre ele, alta decât { card-copper }, merge la rebuturi, dar niciodată mai mult de una; restul merge în teancul de decartare al proprietarului.
    .ruling-1 = Dacă ambele sunt astfel de cărți de tezaur, proprietarul alege pe care o aruncă.
    .ruling-2 = Dacă niciuna nu este, se decartează amândouă.
    .ruling-3 = Nimeni nu dobândește cartea de tezaur aruncată.
    .ruling-4 = Dacă nu mai este niciun { card-gold } în rezervă, ceilalți sunt atacați oricum.
    .ruling-5 = Cine are mai puțin de două cărți, chiar și după amestecare, dezvăluie câte are.

card-text-bureaucrat =
    .summary = { card-silver } pe teancul tău. Alții pun înapoi o carte de victorie.
    .text = Dobândești un { card-silver }, care merge deasupra teancului tău de joc. Apoi ceilalți jucători, pe rând, dezvăluie o carte de victorie din mână și o pun deasupra teancului lor de joc. Cine nu are niciuna își dezvăluie în schimb toată mâna.
    .ruling-1 = Cine are mai multe cărți de victorie alege una.
    .ruling-2 = { card-gardens } este o carte de victorie, { card-curse } nu.
    .ruling-3 = Pentru asta nu amestecă nimeni: dacă un teanc de joc este gol, cartea pusă acolo este tot teancul.
    .ruling-4 = Dacă nu mai este niciun { card-silver } în rezervă, ceilalți sunt atacați oricum.
    .ruling-5 = Cine are mâna goală arată doar atât.

card-text-cellar =
    .summary = +1 acțiune. Schimbi oricâte cărți din mână cu altele noi.
    .text = Ai o acțiune în plus. Decartează câte cărți vrei din mână, toate odată; apoi trage tot atâtea.
    .ruling-1 = Poți să nu decartezi nimic. Atunci nu tragi nimic.
    .ruling-2 = Tragi abia după ce ai decartat tot; nu există o a doua rundă.
    .ruling-3 = Dacă trebuie să amesteci, cărțile tocmai decartate se amestecă și ele și se pot întoarce.
    .ruling-4 = { card-cellar } jucată nu mai este în mâna ta, deci nu o poți decarta. Pe alta, aflată în mână, da.
    .ruling-5 = Ceilalți văd câte cărți decartezi, dar dintre ele o văd numai pe cea care ajunge deasupra.

card-text-chancellor =
    .summary = +$2. Poți muta teancul de joc în teancul de decartare.
    .text = Primești două monede. Apoi, dacă vrei, tot teancul tău de joc merge în teancul de decartare.
    .ruling-1 = Hotărăște pe loc, înainte de orice altceva în această tură.
    .ruling-2 = Nu te uiți prin teancul de joc, nici înainte, nici după.
    .ruling-3 = Teancul se întoarce așa cum este: cartea de dedesubt ajunge deasupra teancului de decartare.
    .ruling-4 = Amesteci abia când ai din nou nevoie de o carte din teancul de joc.
    .ruling-5 = Dacă teancul de joc este gol, nu ai nimic de hotărât.

card-text-chapel =
    .summary = Arunci la rebuturi de la 0 la 4 cărți din mână.
    .text = Alege cel mult patru cărți din mână, de orice tip, și aruncă-le la rebuturi. Poți să nu alegi niciuna.
    .ruling-1 = Capela jucată nu mai este în mâna ta, deci nu o poți arunca la rebuturi. Pe alta, aflată în mână, da.
    .ruling-2 = Cărțile aruncate la rebuturi nu mai sunt ale tale: nu aduc puncte și nu se întorc în rezervă.

card-text-council-room =
    .summary = +4 cărți, +1 achiziție. Ceilalți trag câte 1 carte.
    .text = Trage patru cărți. Ai o achiziție în plus. Apoi toți ceilalți jucători, în ordinea de joc, trag câte o carte.
    .ruling-1 = Ceilalți trag obligatoriu, chiar dacă nu vor, și la nevoie amestecă.
    .ruling-2 = Acesta nu este un atac: Șanțul nu îl oprește.

card-text-feast =
    .summary = Îl arunci la rebuturi pentru o carte de cel mult $5.
    .text = Acest { card-feast } merge la rebuturi. Dobândești la alegere o carte din rezervă care costă cel mult $5.
    .ruling-1 = Cartea nouă merge în teancul tău de decartare.
    .ruling-2 = Monedele și cărțile de tezaur nu ridică limita.
    .ruling-3 = Poți dobândi alt { card-feast }.
    .ruling-4 = Dobândești o carte chiar dacă Festinul este deja la rebuturi: cu { card-throne-room } primești două cărți pentru un singur { card-feast }.

card-text-festival =
    .summary = +2 acțiuni, +1 achiziție, +$2.
    .text = Ai două acțiuni și o achiziție în plus. Primești două monede.
    .ruling-1 = Monedele aduse de cărțile de acțiune doar se numără: nu se ia nicio carte de tezaur din rezervă.
    .ruling-2 = Achiziția în plus este pentru faza de achiziție; înainte nu se poate cumpăra nimic.
    .ruling-3 = Un exemplu de numărare: dacă prima carte este { card-festival }, îți rămân două acțiuni; după { card-market } tot două, iar după încă un { card-festival } trei.

card-text-gardens =
    .summary = 1 punct de victorie la fiecare 10 cărți ale tale.
    .text = La sfârșitul jocului, fiecare carte { card-gardens } aduce câte un punct de victorie pentru fiecare zece cărți complete dintre toate cărțile tale.
    .ruling-1 = La 39 de cărți, fiecare carte { card-gardens } aduce trei puncte, la 40 de cărți patru, la nouă cărți niciunul.
    .ruling-2 = Se numără toate cărțile tale, oriunde s-ar afla: în teancul de joc, în mână, în teancul de decartare, în joc și așezate deoparte. Se numără și { card-gardens }, și { card-curse }.
    .ruling-3 = Cărțile aruncate la rebuturi nu mai sunt ale tale și nu se numără.
    .ruling-4 = Este o carte de victorie și nimic altceva, deci nu se poate juca. Teancul ei are 8 cărți în doi jucători și 12 în mai mulți.

card-text-harbinger =
    .summary = +1 carte, +1 acțiune. Poți pune pe teanc o carte decartată.
    .text = Trage o carte. Ai o acțiune în plus. Apoi uită-te prin teancul tău de decartare; dacă vrei, pune una dintre cărțile lui cu fața în jos deasupra teancului de joc.
    .ruling-1 = Mai întâi tragi. Dacă pentru asta amesteci, teancul de decartare este gol și nu ai prin ce să te uiți.
    .ruling-2 = Un teanc de decartare gol nu este o piedică: tot tragi o carte și ai o acțiune în plus.
    .ruling-3 = Numai tu te uiți la cărți și nu e nevoie să o arăți pe cea luată.
    .ruling-4 = Cartea de deasupra teancului de decartare rămâne deasupra, dacă nu o iei chiar pe ea.

card-text-laboratory =
    .summary = +2 cărți, +1 acțiune.
    .text = Trage două cărți. Ai o acțiune în plus.
    .ruling-1 = Mai întâi tragi, deci următoarea carte de acțiune jucată poate fi una dintre cele trase.
    .ruling-2 = Dacă au rămas mai puțin de două cărți, chiar și după amestecare, tragi câte sunt.

card-text-library =
    .summary = Îți completezi mâna la 7 cărți; poți sări peste acțiuni.
    .text = Trage câte o carte până când ai șapte în mână. De fiecare dată când cartea nouă este o carte de acțiune, o poți așeza deoparte în loc să o iei. Când ai terminat de tras, decartează ce ai așezat deoparte.
    .ruling-1 = Hotărăști despre fiecare carte de acțiune înainte să vezi cartea următoare.
    .ruling-2 = Numai cărțile de acțiune pot fi așezate deoparte, inclusiv cele care sunt și atac sau reacție. Niciodată nu este obligatoriu.
    .ruling-3 = Cărțile așezate deoparte stau cu fața în sus și nu fac parte din mâna ta.
    .ruling-4 = Dacă trebuie să amesteci, cărțile așezate deoparte nu se amestecă.
    .ruling-5 = Dacă se termină cărțile, te oprești. Cărțile așezate deoparte se decartează și nu se mai trag.
    .ruling-6 = Dacă după ce ai jucat Biblioteca ai în mână șapte cărți sau mai multe, nu tragi nimic.

card-text-market =
    .summary = +1 carte, +1 acțiune, +1 achiziție, +$1.
    .text = Trage o carte. Ai o acțiune și o achiziție în plus. Primești o monedă.
    .ruling-1 = Mai întâi tragi, deci următoarea carte de acțiune jucată poate fi chiar cea trasă.
    .ruling-2 = Achiziția în plus este pentru faza de achiziție; înainte nu se poate cumpăra nimic.

card-text-merchant =
    .summary = +1 carte, +1 acțiune. Primul { card-silver } aduce +$1.
    .text = Trage o carte. Ai o acțiune în plus. Dacă joci { card-silver } în această tură, primul aduce o monedă în plus.
    .ruling-1 = Contează numai primul { card-silver } al turei; al doilea și următoarele valorează $2, ca de obicei.
    .ruling-2 = Mai multe cărți { card-merchant } se adună la același { card-silver }: cu două, acesta valorează $4.
    .ruling-3 = Un { card-merchant } jucat de două ori cu { card-throne-room } contează de două ori.
    .ruling-4 = Argintul trebuie jucat. Cel care rămâne în mână nu aduce nimic, iar moneda nu se păstrează pentru o tură viitoare.

card-text-militia =
    .summary = +$2. Ceilalți decartează până rămân cu 3 cărți.
    .text = Primești două monede. Fiecare dintre ceilalți jucători care are mai mult de trei cărți în mână decartează până îi rămân trei.
    .ruling-1 = Cine are trei cărți sau mai puține nu decartează nimic.
    .ruling-2 = Fiecare își alege cărțile pe care le decartează, un jucător după altul, în ordinea de joc.
    .ruling-3 = Un { card-moat } care nu a fost dezvăluit poate fi printre cărțile decartate.
    .ruling-4 = Cu { card-throne-room } primești patru monede, dar cine a ajuns deja la trei cărți nu mai decartează nimic.

card-text-mine =
    .summary-1 = Prefaci un tezaur din mână în altul, max. $3 mai scump.
    .summary-2 = Poți preface un tezaur din mână în altul, max. $3 în plus.
    .text-1 = Alege o carte de tezaur din mână și arunc-o la rebuturi; dacă ai una, este obligatoriu. Apoi dobândește din rezervă o carte de tezaur care costă cu cel mult $3 mai mult. Vine direct în mâna ta.
    .text-2 = Dacă vrei, alege o carte de tezaur din mână și arunc-o la rebuturi. Apoi dobândește din rezervă o carte de tezaur care costă cu cel mult $3 mai mult. Vine direct în mâna ta.
    .ruling-1 = Arama devine { card-silver }, iar Argintul devine { card-gold }. De la { card-copper } la { card-gold } este prea mult.
    .ruling-2 = Noua carte de tezaur poate costa și la fel sau mai puțin; poate fi chiar aceeași carte din nou.
    .ruling-3 = Poți juca noua carte de tezaur în faza de achiziție a acestei ture.
    .ruling-4 = Dacă nu s-a aruncat nicio carte de tezaur, nu se dobândește niciuna.
    .ruling-5 = Cartea de tezaur aruncată nu a fost jucată: nu aduce monede.
    .ruling-6 = Dacă în rezervă nu există o carte de tezaur potrivită, cea aruncată se pierde fără înlocuire.

card-text-moat =
    .summary = +2 cărți. Dezvăluit din mână, te apără de un atac.
    .text = Ca acțiune: trage două cărți. Ca reacție: când alt jucător joacă o carte de atac, poți dezvălui Șanțul din mână înainte să se întâmple altceva. Atunci acel atac nu te afectează.
    .ruling-1 = Rămâne în mâna ta. Îl poți dezvălui din nou la următorul atac și îl poți juca și în tura ta.
    .ruling-2 = Te apără numai pe tine. Ceilalți sunt atacați ca de obicei, iar atacatorul păstrează toate foloasele cărții.
    .ruling-3 = Funcționează numai din mână și numai împotriva atacurilor altor jucători.
    .ruling-4 = Nu este niciodată obligatoriu să îl dezvălui. Un al doilea, dezvăluit la același atac, nu schimbă nimic.
    .ruling-5 = Un atac jucat de două ori cu { card-throne-room } înseamnă două atacuri: hotărăști de fiecare dată.
    .ruling-6 = { card-council-room } nu este un atac, deci îți tragi cartea.

card-text-moneylender =
    .summary-1 = O { card-copper } din mână la rebuturi: +$3.
    .summary-2 = Dacă vrei, o { card-copper } din mână la rebuturi: +$3.
    .text-1 = Aruncă o { card-copper } din mână la rebuturi; dacă ai una, este obligatoriu. Primești trei monede pentru ea.
    .text-2 = Dacă vrei, aruncă o { card-copper } din mână la rebuturi. Primești trei monede pentru ea.
    .ruling-1 = Dacă nu s-a aruncat nicio { card-copper }, nu primești monede.
    .ruling-2 = De fiecare dată când se joacă această carte, se aruncă cel mult o { card-copper }.
    .ruling-3 = Arama aruncată nu a fost jucată: valoarea ei de $1 nu se adaugă.
    .ruling-4 = Cu { card-throne-room }, o a doua { card-copper } aduce încă trei monede; cu una singură în mână primești trei cu totul.

card-text-poacher =
    .summary = +1 carte, +1 acțiune, +$1. Decartezi 1 per teanc gol.
    .text = Trage o carte. Ai o acțiune în plus. Primești o monedă. Apoi numără teancurile goale din rezervă și decartează tot atâtea cărți din mână.
    .ruling-1 = Niciun teanc gol, nicio carte decartată.
    .ruling-2 = Contează orice teanc din rezervă, și { card-copper }, și { card-curse }, și chiar { card-poacher }.
    .ruling-3 = Tu alegi cărțile. Cea tocmai trasă poate fi printre ele.
    .ruling-4 = Dacă ai prea puține cărți, decartezi toată mâna.

card-text-remodel =
    .summary = Prefaci o carte din mână în alta, max. $2 mai scumpă.
    .text = Alege o carte din mână și arunc-o la rebuturi. Apoi dobândește din rezervă o carte care costă cu cel mult $2 mai mult; merge în teancul tău de decartare.
    .ruling-1 = O { card-estate } poate deveni { card-smithy }, un { card-gold } poate deveni { card-province }.
    .ruling-2 = Cartea nouă poate costa și la fel sau mai puțin; poate fi chiar aceeași carte din nou.
    .ruling-3 = Nu poți refuza: dacă ai cărți în mână, una se aruncă la rebuturi, iar dacă în rezervă există o carte potrivită, se dobândește una.
    .ruling-4 = Cartea { card-remodel } jucată nu mai este în mâna ta, deci nu o poți arunca la rebuturi. Pe alta, aflată în mână, da.
    .ruling-5 = Dacă mâna ta este goală, nu arunci și nu dobândești nimic.
    .ruling-6 = Monedele și cărțile de tezaur nu ridică limita.

card-text-sentry =
    .summary = +1 carte, +1 acțiune. Rânduiești primele 2 cărți din teanc.
    .text = Trage o carte. Ai o acțiune în plus. Apoi uită-te la următoarele două cărți din teancul tău de joc și hotărăște pentru fiecare: la rebuturi, în teancul de decartare sau înapoi deasupra.
    .ruling-1 = Orice combinație este permisă: amândouă la fel sau fiecare altfel.
    .ruling-2 = Dacă amândouă merg înapoi deasupra, tu le alegi ordinea.
    .ruling-3 = Îți tragi cartea înainte să te uiți la cele două.
    .ruling-4 = Numai tu vezi cele două cărți, în afară de ce merge la rebuturi sau ajunge deasupra teancului de decartare.
    .ruling-5 = Dacă între timp trebuie să amesteci, cartea la care te uiți nu se amestecă. Dacă a rămas o singură carte, te uiți numai la ea.

card-text-smithy =
    .summary = +3 cărți.
    .text = Trage trei cărți.
    .ruling-1 = Trebuie să le tragi pe toate trei sau câte mai sunt, dacă nici după amestecare nu ajung.
    .ruling-2 = Nu dă nicio acțiune: o carte de acțiune trasă poate fi jucată numai dacă mai ai o acțiune.

card-text-spy =
    .summary = +1 carte, +1 acțiune. Judeci cartea de sus a fiecăruia.
    .text = Trage o carte. Ai o acțiune în plus. Apoi toți jucătorii, întâi tu și după tine ceilalți în ordinea de joc, dezvăluie cartea de deasupra teancului lor de joc. De fiecare dată tu hotărăști dacă se decartează sau se întoarce deasupra.
    .ruling-1 = Îți tragi cartea înainte să se dezvăluie ceva.
    .ruling-2 = Hotărăști despre fiecare carte înainte ca jucătorul următor să o dezvăluie pe a sa.
    .ruling-3 = Cine are teancul de joc gol amestecă mai întâi. Cine nu are ce să amestece nu dezvăluie nimic.
    .ruling-4 = Șanțul îl apără numai pe proprietarul lui. Cartea ta se dezvăluie întotdeauna.

card-text-thief =
    .summary = Arunci un tezaur din 2 cărți ale fiecăruia; îl poți lua.
    .text = Ceilalți jucători, pe rând, dezvăluie două cărți de deasupra teancului lor de joc. Dacă printre ele sunt cărți de tezaur, alegi una care merge la rebuturi; restul merge în teancul de decartare al proprietarului. La sfârșit poți dobândi oricâte dintre cărțile de tezaur aruncate astfel.
    .ruling-1 = Dacă un jucător dezvăluie o carte de tezaur, una trebuie aruncată, fie și o singură { card-copper }. Din două se aruncă numai una.
    .ruling-2 = Poți dobândi toate cărțile de tezaur aruncate, doar o parte sau niciuna. Merg în teancul tău de decartare, deci nu le poți juca în această tură.
    .ruling-3 = Nu poți lua nimic din ce a fost aruncat altfel, nici măcar printr-un { card-thief } jucat mai devreme în această tură.
    .ruling-4 = Cine mai are o singură carte în teancul de joc o dezvăluie, amestecă fără ea și apoi o dezvăluie pe a doua.

card-text-throne-room =
    .summary-1 = Joci de două ori o carte de acțiune din mână.
    .summary-2 = Dacă vrei, joci de două ori o carte de acțiune din mână.
    .text-1 = Alege o carte de acțiune din mână; dacă ai una, este obligatoriu. Joac-o și îndeplinește-i instrucțiunile până la capăt, apoi joacă aceeași carte încă o dată.
    .text-2 = Dacă vrei, alege o carte de acțiune din mână. Joac-o și îndeplinește-i instrucțiunile până la capăt, apoi joacă aceeași carte încă o dată.
    .ruling-1 = Nici prima, nici a doua oară nu se consumă o acțiune. { card-throne-room } pe { card-market } la începutul turei îți lasă două acțiuni; două cărți { card-market } jucate separat îți lasă una.
    .ruling-2 = Tot ce scrie pe carte se face de două ori, o dată după alta, și fiecare alegere se face din nou.
    .ruling-3 = Între cele două dăți nu poți juca altă carte de acțiune, decât dacă îți permite chiar cartea jucată.
    .ruling-4 = { card-throne-room } pe { card-throne-room } joacă de două ori o carte de acțiune și apoi de două ori alta. Nicio carte nu se joacă de patru ori.
    .ruling-5 = Cartea se joacă a doua oară chiar dacă prima dată s-a aruncat singură la rebuturi.
    .ruling-6 = Un atac jucat de două ori înseamnă două atacuri: Șanțul poate fi dezvăluit la fiecare dintre ele.

card-text-vassal =
    .summary = +$2. Decartezi cartea de sus; dacă e acțiune, o poți juca.
    .text = Primești două monede. Cartea de deasupra teancului tău de joc merge în teancul de decartare. Dacă este o carte de acțiune, o poți juca de acolo.
    .ruling-1 = Asta nu consumă o acțiune.
    .ruling-2 = O carte pe care nu o joci sau nu o poți juca rămâne în teancul de decartare.
    .ruling-3 = Dacă teancul de joc este gol, amesteci mai întâi. Dacă nu există nicio carte, primești doar monedele.
    .ruling-4 = O carte cu mai multe tipuri poate fi jucată dacă unul dintre ele este Acțiune: { card-moat } da, { card-gardens } nu.
    .ruling-5 = Un { card-vassal } îl poate găsi pe următorul; fiecare aduce două monede.

card-text-village =
    .summary = +1 carte, +2 acțiuni.
    .text = Trage o carte. Ai două acțiuni în plus.
    .ruling-1 = Mai întâi tragi, deci următoarea carte de acțiune jucată poate fi chiar cea trasă.
    .ruling-2 = Nu este obligatoriu să îți folosești acțiunile, iar cele rămase se pierd la sfârșitul turei.
    .ruling-3 = Mai multe se adună: dacă primele două cărți ale turei sunt Sate, îți rămân trei acțiuni.

card-text-witch =
    .summary = +2 cărți. Câte un { card-curse } pentru ceilalți jucători.
    .text = Trage două cărți. Apoi toți ceilalți jucători, în ordinea de joc, dobândesc câte un { card-curse }.
    .ruling-1 = Un { card-curse } nou merge cu fața în sus în teancul de decartare al proprietarului.
    .ruling-2 = Când se termină cărțile { card-curse }, jucătorii care urmează în ordinea de joc nu mai primesc.
    .ruling-3 = Chiar dacă nu mai este niciun { card-curse }, tot tragi două cărți.
    .ruling-4 = Cine dezvăluie Șanțul este sărit; un ultim { card-curse } îi revine atunci jucătorului următor.

card-text-woodcutter =
    .summary = +1 achiziție, +$2.
    .text = Ai o achiziție în plus. Primești două monede.
    .ruling-1 = Achiziția în plus este pentru faza de achiziție; înainte nu se poate cumpăra nimic.
    .ruling-2 = Monedele aduse de cărțile de acțiune doar se numără: nu se ia nicio carte de tezaur din rezervă.

card-text-workshop =
    .summary = Dobândești orice carte de cel mult $4.
    .text = Alege din rezervă o carte care costă cel mult $4 și dobândește-o. Merge în teancul tău de decartare.
    .ruling-1 = Monedele și cărțile de tezaur nu ridică limita.
    .ruling-2 = Nu poți refuza: dacă există o carte potrivită, dobândești una.
    .ruling-3 = Nu folosește nici achiziții, nici monede.
