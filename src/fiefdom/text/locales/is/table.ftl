### The table in the browser: fiefdom serve and the pages it shows

## The pages

web-headline = Byggðu upp ríki, eitt spil í einu
web-your-name = Nafnið þitt
web-play-now = Spila núna
web-first-game = Fyrsta spilið, með ábendingum
web-new-table = Nýtt borð
web-learn = Lærðu að spila
web-rules = Reglubók
web-rules-about = Tölusettar reglur eins og hér er spilað, á ensku
rules-page-setup = Spilahlutir og uppsetning
rules-page-turn = Umferðin
rules-page-table = Upplýsingar, röð, Árásir
rules-page-end = Spilalok
rules-page-cards = Spil
rules-page-interactions = Samspil
rules-page-sets = Ráðlögð sett
rules-page-decisions = Þar sem bókunum ber ekki saman
rules-page-languages = Tungumál
rules-page-intrigue = Launráð
rules-english = Reglurnar sjálfar eru á ensku. Hvað hvert spil gerir stendur hér á þínu tungumáli:
rules-contents = Síður reglubókarinnar
rules-previous = Á undan: { $title }
rules-next = Næst: { $title }
web-learn-about = Reglurnar, fyrir þau sem hafa aldrei spilað
web-watch-replay = Horfa á endursýningu
web-watch-replay-about = Opna skráð spil (.fief)
web-continue = Halda áfram
web-forget = Taka af listanum
web-home = Forsíða
web-pages = Síður
web-skip = Fara beint að efninu
web-unofficial = Fiefdom er opið og óopinbert verkefni. Það tengist ekki útgefendum Dominion.
web-notices = Tilkynningar
web-settings = Stillingar
web-theme = Litir
web-theme-auto = eins og í kerfinu
web-theme-light = ljósir
web-theme-dark = dökkir
web-sound = Hljóð
web-motion = Hreyfingar
web-motion-off = engar, tölvuspilarar strax
web-motion-fast = hraðar
web-motion-normal = rólegar
web-motion-still = Kerfið þitt biður um minni hreyfingu og því hreyfist ekkert.
web-automatic = Sjálfvirk svör
web-automatic-learner = engin
web-automatic-convenient = þau venjulegu
web-automatic-custom = að eigin vali
web-wish-ask = Spyrja mig
web-wish-all = Spila út öllum
web-shortcuts = Flýtilyklar með einum staf
web-hover = Lýsing spils þegar bent er á það
web-twice = Ýta tvisvar til að framkvæma
web-hints = Ábendingar fyrir byrjendur
web-ask-again = Spyrja aftur þegar líklega er um mistök að ræða
web-not-connected = Ekkert samband við þjóninn
web-connecting = Tengist…
web-reconnecting = Tengist aftur…
web-holding = Val þitt verður sent um leið og sambandið kemst aftur á
web-line-lost = Þjónninn svarar ekki. Sambandið kemst aftur á af sjálfu sér; þangað til er ekkert sent.
web-unsure = Sambandið rofnaði. Gáðu hvort síðasta skrefið þitt komst til skila.
web-failed = Ekki tókst að hlaða öllu
web-again = Reyna aftur
web-offline = Engin tenging. Spilin, kennsluefnið og leikir sem þú hefur opnað eru hér; til að spila þarf þjóninn.

## The first page

web-greeting = Gaman að sjá þig, { $player }
web-greeting-plain = Gaman að sjá þig aftur
web-opponent = Mótherji
web-kingdom-random = Af handahófi
web-kingdom-next = Næsta sett
web-kingdom-today = Dagsins
web-kingdom-of-the-day = Konungdæmi dagsins
web-kingdom-choose = Velja
web-invite = Bjóða vini
web-go-on = Halda áfram
web-waits-for = Beðið eftir: { $player }
web-against = gegn: { $players }
web-recent = Nýleg spil
web-result = Úrslit
web-won = Sigur
web-lost = Tap
web-won-by = { $n ->
    [one] Sigur með { $n } stigi
   *[other] Sigur með { $n } stigum
}
web-lost-by = { $n ->
    [one] Tap með { $n } stigi
   *[other] Tap með { $n } stigum
}
web-days-ago = { $n ->
    [0] í dag
    [1] í gær
    [one] fyrir { $n } degi
   *[other] fyrir { $n } dögum
}
web-new-here = Í fyrsta sinn hér?
web-new-here-about = Tíu stuttar kennslustundir við alvöru borð. Sú fyrsta tekur þrjár mínútur og þú spilar frá fyrstu sekúndu.
web-first-lesson = Fyrsta kennslustundin
web-game-with-hints = Spil með ábendingum
web-lessons-done = { $n } af { $of } lokið
web-cards-about = Hvað hvert spil gerir, á fimm tungumálum
web-first-look = Fyrsta sýn
web-look-deck = Öll byrja eins
web-look-deck-about = Sjö Kopar og þrjár Landareignir. Hvert spil sem þú kaupir fer í þinn eigin stokk.
web-look-piles = Tíu bunkar, nýir í hvert sinn
web-look-piles-about = Konungdæmi er tíu spil. Hver þeirra vinna vel saman er stóra spurningin.
web-look-turn = Spila, kaupa, draga fimm
web-look-turn-about = Umferð tekur mínútu. Það sem þú keyptir kemur aftur þegar þú stokkar.
web-look-undo = Ekkert getur farið úrskeiðis
web-look-undo-about = Taktu til baka það sem þú gerðir, svo lengi sem enginn hefur lært neitt af því.

## A new table, and coming to one

web-open-table = Opna borðið
web-this-table = Þetta borð
web-table-name = Heiti
web-table-name-none = ekkert
web-seat = Sæti
web-person-by-link = Einhver með hlekk
web-fewer = Færri leikmenn
web-more = Fleiri leikmenn
web-undo-policy = Að taka aftur
web-undo-off = aldrei
web-undo-free = meðan enginn hefur orðið neins vísari
web-undo-ask = lengra aftur ef allir samþykkja
web-undo-always = alltaf
web-spectators = Áhorfendur
web-open-counts = Stærð stokka sýnileg
web-score-counter = Stigateljari
web-clock = Klukka
web-clock-none = engin
web-clock-turn = { $time } á umferð
web-clock-game = { $time } á spil
web-clock-increment = { $time } á spil + { $increment } s á umferð
web-clock-turn-about = Þegar tími umferðar er búinn spilar tölvan hana til enda.
web-clock-game-about = Sá sem fellur á tíma hefur gefið spilið.
web-edition-both = Báðar útgáfur
web-later-sets = Þarfnast viðbótar
web-without-cards = Án þessara spila
web-cards-from = Spil úr
web-share-none = ekkert
web-share-any = hversu mörg sem er
web-fill-by-lot = Fylla upp með hlutkesti
web-own-kingdom = Eigið val á spilum
web-search-cards = Leita að spilum á hvaða máli sem er
web-nothing-found = Ekkert spil fannst
web-kingdom-code = Spilin sem texti, til að afrita eða líma
web-choosing = Hvernig spilin eru valin
web-choosing-none = Ég vel þau
web-choosing-draft = Allir nefna spil til skiptis
web-choosing-ban = Allir taka eitt burt
web-choosing-vote = Kosið um þrjú ríki
web-choosing-swap = Allir mega skipta um eitt
web-choosing-draft-about = Frá fyrsta sæti nefnir hver spil þar til þau eru tíu. Tölvuspilarar velja af handahófi.
web-choosing-ban-about = Fleiri en tíu spil eru dregin og hver tekur eitt burt. Tölvuspilarar velja af handahófi.
web-choosing-vote-about = Þrjú ríki eru dregin; það sem fær flest atkvæði er spilað. Tölvuspilarar kjósa af handahófi.
web-choosing-swap-about = Allir mega skipta um eitt spil í þessu safni. Næsta spil heldur áfram þaðan.
web-choosing-with = Með þessum spilum
web-choosing-later = Spilin eru valin þegar öll sæti eru skipuð.
web-choosing-title = Val á spilum
web-choosing-yours = Þú átt að velja
web-choosing-so-far = Valið hingað til
web-choosing-goes = Fer
web-choosing-comes = Kemur
web-choosing-take = Taka: { $card }
web-choosing-remove = Taka burt: { $card }
web-choosing-exchange = Skipta: { $out } → { $in }
web-choosing-keep = Halda öllum spilum
web-choosing-kingdom = Ríki { $n }
web-choosing-for = Kjósa þetta
web-choosing-kept = heldur öllum spilum
web-gathering = Beðið eftir leikmönnum
web-gathering-about = Sendu hverjum leikmanni hlekk. Spilið hefst þegar öll sæti eru skipuð.
web-gathering-watch = Spilið hefst þegar öll sæti eru skipuð.
web-open-seat = Laust sæti
web-invitation = Boð
web-copy = Afrita
web-copied = Afritað
web-copy-by-hand = Veldu hlekkinn og afritaðu hann handvirkt
web-qr = QR-kóði
web-qr-about = Hlekkurinn sem QR-kóði fyrir myndavél síma
web-links-begin = Hlekkir byrja á
web-only-here = Aðeins þessi tölva getur opnað þessa hlekki. Ræstu þjóninn með --host 0.0.0.0 til að hleypa öðrum inn.
web-move-here = Haltu áfram hér
web-move-here-about = Sætið þitt kemur í þetta tæki. Hitt má vera opið áfram.
web-move-take = Halda áfram hér
web-bot-instead = Tölvuspilari í staðinn
web-invited = Þér er boðið að spila
web-take-seat = Taka sætið
web-no-table = Þetta borð er ekki til

## The table

web-turn = Umferð
web-you = þú
web-away = fjarverandi
web-replace = Láta tölvuna spila
web-decision = Ákvörðun
web-side = Atburðir, spjall, stokkur og reglur
web-tab-log = Atburðir
web-tab-chat = Spjall
web-tab-deck = Stokkur
web-tab-rules = Reglur
web-tab-table = Borð
web-other-device = Haltu áfram í öðru tæki
web-other-device-about = Sá sem opnar hlekkinn spilar fyrir þig. Hann gildir einu sinni, í tíu mínútur.
web-other-device-link = Búa til hlekk
web-other-device-anew = Annan hlekk
web-watch-link = Leyfa öðrum að horfa á
web-give-up = Gefa spilið
web-give-up-two = Þá vinnur hinn leikmaðurinn. Það verður ekki tekið aftur.
web-give-up-several = Tölvan spilar áfram fyrir þig og þú getur horft á. Það verður ekki tekið aftur.
web-give-up-yes = Já, gefa spilið
web-give-up-no = Spila áfram
web-gave-up = { $player } gaf spilið. Stigin eru frá þeirri stundu.
web-out-of-time = { $player } féll á tíma. Stigin eru frá þeirri stundu.
web-time-left = Tími eftir: { $time }
web-time-out = Tíminn þinn er búinn. Tölvan spilar umferðina til enda.
web-time-out-other = { $player } féll á tíma. Tölvan spilar umferðina til enda.
web-discarded = Kastað
web-can-be-named = Má velja núna
web-ends-game = Endar spilið
web-last-turn = Síðasta umferð
web-play-treasures = Spila út peningaspilum
web-short-actions = Ljúka aðgerðum
web-short-treasures = Peningar
web-short-turn = Ljúka umferð
web-ask-undo = Biðja um að taka aftur
web-empty-hand = Höndin er tóm
web-choose-here = Veldu hér
web-face-down = Spil á hvolfi
web-picked = { $n ->
    [one] { $n } valið
   *[other] { $n } valin
}
web-you-watch = Þú fylgist með þessu spili
web-seat-lost = Einhver annar er í þessu sæti núna
web-spectator = Áhorfandi
web-no-chat = Enginn hefur sagt neitt enn
web-say = Segðu eitthvað
web-send = Senda
web-no-decks = Við þetta borð eru stokkar leynilegir
web-money = peningar: ${ $n }
web-rules-of-the-game = Reglur spilsins
web-wish = Þegar þetta spil spyr
web-log-filter = Línur hvers eru sýndar
web-log-everybody = Allir
web-hurry = Sleppa bið
web-reveals-itself = Sekúndur eftir; síðan er spilið sýnt sjálfkrafa
web-last-turns = Síðustu umferðir hinna

## Buttons that answer the question of a card

web-yes-reveal = Sýna
web-yes-discard = Kasta
web-yes-trash = Henda í ruslið
web-yes-gain = Fá
web-yes-topdeck = Setja efst í stokkinn
web-yes-set-aside = Leggja til hliðar
web-yes-play = Spila út
web-yes-discard-deck = Kasta stokknum
web-no-reveal = Sýna ekki
web-no-discard = Kasta engu
web-no-trash = Ekkert í ruslið
web-no-gain = Fá ekkert
web-no-topdeck = Setja ekkert
web-no-set-aside = Halda því
web-no-play = Spila ekki út
web-no-discard-deck = Halda stokknum

## Second thoughts

web-doubt-actions = Þú getur enn spilað út aðgerðarspili. Ljúka umferðinni?
web-doubt-treasures = Þú getur enn spilað út aðgerðarspili. Spila út peningaspilum?
web-doubt-coins = Þú getur enn keypt eitthvað. Ljúka umferðinni?
web-doubt-poor = Viltu örugglega kaupa: { $card }?
web-doubt-losing = { $n ->
    [one] Þar með lýkur spilinu og þú tapar með { $n } stigs mun. Halda áfram?
   *[other] Þar með lýkur spilinu og þú tapar með { $n } stiga mun. Halda áfram?
}
web-press-again = Einu sinni enn til að halda áfram: { $card }
web-doubt-yes = Já
web-doubt-no = Nei, bíddu
web-doubt-never = Ekki spyrja aftur

## Requests to the others

web-request-undo = { $player } biður um að taka aftur
web-request-undo-cards = { $player } biður um að taka aftur: { $cards }
web-request-replace = { $player } vill láta tölvuna spila fyrir: { $target }
web-request-rematch = { $player } vill spila aftur
web-rematch-denied = Ekki verður spilað aftur: það voru ekki allir sammála
web-next-game = Í næsta spil
web-request-waiting = Beðið eftir hinum…
web-seconds = { $n } s
web-accept = Samþykkja
web-deny = Hafna

## The end, and replays

web-replay = Endursýning
web-record = Skrá yfir spilið
web-place = Sæti
web-score-curve = Stig eftir hverja umferð
web-coins-curve = Peningar í hverri umferð
web-chance-curve = Vinningslíkur í %
web-moments = Stundirnar sem réðu úrslitum
web-moment-luck = { $player } er í heppni
web-moment-bad-luck = { $player } er í óheppni
web-decks = Stokkar
web-as-cards = Sem spil
web-wins-by = { $n ->
    [one] { $player } vinnur með { $n } stigi
   *[other] { $player } vinnur með { $n } stigum
}
web-as-table = Sem tafla
web-as-curve = Sem línurit
web-no-replay = Þessi endursýning er ekki til
web-step = Skref
web-first-step = Fara fremst
web-previous-step = Eitt skref aftur
web-next-step = Eitt skref áfram
web-last-step = Fara aftast
web-seen-by = Sjónarhorn
web-all-open = Öll spil sýnileg

## Keys

web-key-hand = Spil á hendi
web-key-letters = Stafur á öllu sem má ýta á
web-key-end = Ljúka umferð eða segja pass
web-key-help = Þessi hjálp, eða hvað spil gerir
web-key-command = Skrifa skipun
web-key-last = Segja hvað gerðist
web-key-status = Segja hvað er spurt um og hvað er eftir
web-key-say-hand = Segja hvað er á hendi
web-key-scores = Segja stigin
web-key-affordable = Segja hvað er hægt að kaupa

## Hints for a first game: the turn

hint-action = Hvert aðgerðarspil sem þú spilar út notar eina aðgerð. Þegar þú ferð að spila út peningaspilum geturðu ekki spilað út fleiri aðgerðarspilum í þessari umferð.
hint-action-choose = Þú getur aðeins spilað út einu þessara aðgerðarspila núna: veldu það sem hjálpar þér mest.
hint-action-first = Spilaðu fyrst út því sem gefur aðgerðina til baka: { $cards }. Þá geturðu spilað út öðru aðgerðarspili á eftir.
hint-action-free = Þetta gefur aðgerðina til baka og borgar sig því nærri alltaf að spila út: { $cards }.
hint-treasure = Spilaðu út öllum peningaspilunum þínum: ónotaðir peningar falla niður en spilin koma aftur.
hint-buy-opening = Góð byrjun er { card-silver }, eða aðgerðarspil sem þér líst á. Fyrir ${ $coins } fæst: { $cards }.
hint-buy-cards = Sterkustu aðgerðarspilin sem þú getur keypt fyrir ${ $coins }: { $cards }. Ef þú átt þegar nóg af aðgerðarspilum er { card-silver } öruggur kostur.
hint-buy-silver = { card-silver } er góð kaup: það bætir margar hendur síðar í leiknum.
hint-buy-cheap = Fyrir ${ $coins } fæst: { $cards }. Ef þú vilt það ekki ýttu þá á „{ ui-end-turn }“: betra er að kaupa ekkert en { card-copper }.
hint-buy-nothing = Fyrir ${ $coins } fæst ekkert sem bætir stokkinn þinn. Ýttu á „{ ui-end-turn }“: slök spil myndu bara þvælast fyrir.
hint-buy-gold = { card-gold } er góð kaup: það færir þig nær þeim $8 sem { card-province } kostar.
hint-buy-gold-or = { card-gold } er góð kaup: það færir þig nær þeim $8 sem { card-province } kostar. Þú hefur líka efni á: { $cards }.
hint-buy-province = Þú getur keypt { card-province }: sex stig. Taktu það héðan í frá í hvert sinn sem þú getur.
hint-buy-last-province = Aðeins eitt { card-province } er eftir. Ef þú tekur það lýkur leiknum eftir þessa umferð: berðu stigin saman fyrst.
hint-buy-duchy = { $n ->
    [one] Aðeins { $n } { card-province } er eftir og leikslok því skammt undan. { card-duchy } gefur þrjú stig; önnur spil ná varla að koma aftur á hönd.
   *[other] Aðeins { $n } { card-province } eru eftir og leikslok því skammt undan. { card-duchy } gefur þrjú stig; önnur spil ná varla að koma aftur á hönd.
}
hint-buy-estate = { $n ->
    [one] Aðeins { $n } { card-province } er eftir: nú getur jafnvel stigið sem { card-estate } gefur ráðið úrslitum.
   *[other] Aðeins { $n } { card-province } eru eftir: nú getur jafnvel stigið sem { card-estate } gefur ráðið úrslitum.
}
hint-several-buys = { $n ->
    [one] Þú átt { $n } kaup: þú mátt skipta peningunum milli spila.
   *[other] Þú átt { $n } kaup: þú mátt skipta peningunum milli spila.
}
hint-piles = { $n ->
    [one] { $n } bunki er búinn. Ef einn klárast í viðbót lýkur leiknum eftir þá umferð.
   *[other] { $n } bunkar eru búnir. Ef einn klárast í viðbót lýkur leiknum eftir þá umferð.
}
web-hint-press = Ýttu á „{ $button }“.
web-hint-play = Spilaðu út: { $card }.
web-hint-buy = Kauptu: { $card }.
web-hint-choose = Veldu: { $card }.
web-hint-wins = Það vinnur spilið strax.
web-hint-better = Af hundrað spilum sem spiluð eru áfram héðan vinnast þannig { $best }; með „{ $other }“ { $second }.
web-hint-close = Álíka gott: { $others }.

# Marks on cards
web-mark-advice = Mælt með
web-mark-best = Best
web-mark-given = Valið
web-mark-target = Um þetta er beðið

## Lessons

web-lesson-about = Tíu stuttar kennslustundir við alvöru borð. Þjálfari segir hvað á að gera og hvers vegna; rangt svar er útskýrt og þú reynir aftur.
web-lesson-begin = Byrja
web-lesson-again = Taka aftur
web-lesson-done = lokið
web-lesson-minutes = { $n } mín.
web-lesson-show = Sýndu mér
web-lesson-next = Næsta kennslustund: { $title }
web-lesson-all = Allar kennslustundir
web-lesson-coach = Þjálfarinn
web-lesson-step = Skref { $step } af { $of }
web-lesson-rules = Reglurnar á einni síðu
web-lessons = Kennslustundir

# Around the table
web-piles = Röð bunkanna
web-piles-cost = Eftir verði
web-piles-name = Eftir nafni
web-provinces-left = Fylki eftir
web-empty-piles = Búnir bunkar
web-turn-before = Síðasta umferð

## Cards

web-cards-rules = Reglur þessa spils með númerum (á ensku)
web-cards-names = Á öðrum málum
web-cards-sets = Í þessum ráðlögðu settum
web-cards-none = Í engu ráðlögðu setti
web-cards-kind = Tegund
web-cards-anykind = Allar tegundir
web-cards-both = Í báðum útgáfum
web-cards-only = Aðeins í útgáfu { $n }
web-cards-inedition = Í útgáfu { $n }:
web-cards-prev = Fyrra: { $card }
web-cards-next = Næsta: { $card }
web-cards-found = { $n ->
    [one] { $n } spil
   *[other] { $n } spil
}
web-cards-unknown = Ekkert spil er á þessari slóð
web-cards = Spil

## Own cards

web-own-title = Eigin spil
web-own-about = Fylltu auð spil með eigin hugmyndum. Þau eru með í leiknum eins og öll hin.
web-own-add = Finna upp spil
web-own-name = Nafn
web-own-cost = Verð
web-own-cards = +Spil
web-own-actions = +Aðgerðir
web-own-buys = +Kaup
web-own-coins = +$
web-own-does = Hvað það gerir annað, ein lína fyrir hvert
web-own-text = Það sem á því stendur
web-own-put = Setja í konungdæmið
web-own-remove = Taka burt
web-own-changed = Það er í konungdæminu.

## Study

web-study = Greining
web-study-begin = Greina þennan leik
web-study-stop = Stöðva
web-study-queue = Beðið; á undan þér: { $n }
web-study-best = Besta svarið, eða jafn gott.
web-study-cost = { $best } var betra: { $points } ± { $reach } stig af sigurlíkum.

web-host-says = Gestgjafinn segir: { $text }
web-open-tables = Opin borð
web-open-about = Spilaðu við þau sem eru hér eða opnaðu borð fyrir alla.
web-open-none = Enginn bíður við borð núna. Opnaðu borð og aðrir sjá það hér.
web-open-sit = Setjast
web-open-places = { $taken } af { $seats } sætum setin
web-open-rated = til stiga
web-listed = Hver sem er má setjast
web-rated = Spil til stiga (aðeins með eigið nafn)
web-name-of-own = Eigið nafn
web-own-name-about = Enginn annar getur notað það og spil til stiga teljast með því. Enginn tölvupóstur og ekkert lykilorð: endurheimtarkóði færir það á annað tæki.
web-own-name-get = Taka þetta nafn
web-own-name-code = Endurheimtarkóði
web-own-name-keep = Skrifaðu hann niður. Sá sem hefur hann er þú; enginn getur sent hann aftur.
web-own-name-have = Ég á endurheimtarkóða
web-own-name-use = Nota hann hér
web-own-name-leave = Sleppa nafninu á þessu tæki
web-own-name-forget = Eyða nafninu og stigum þess
web-own-name-forget-sure = Eyða fyrir fullt og allt?
web-ratings = Stig
web-ratings-players = spilarar: { $n }
web-ratings-none = Engin spil til stiga enn.
web-rating-points = { $points } ± { $reach }
web-rating-games = spil: { $n }
web-rating-change = { $name }: { $before } → { $after }
web-blocked = Lokað á
web-unblock = Opna aftur
web-known = eigið nafn
web-mute = Þagga
web-unmute = Hlusta aftur
web-block = Loka á
web-block-done = Þið hittist ekki framar við opin borð.
web-report = Segja gestgjafanum
web-report-about = Hvað gerðist? Það sem sagt var við borðið fylgir með.
web-report-done = Gestgjafinn les það.
web-people-here = Við þetta borð
web-claim = Krefjast sigurs
web-claim-about = { $player } hefur verið lengi í burtu.
