# The game in the terminal, and the command line.

## The screen

ui-title = Fiefdom
ui-unofficial = Óopinbert heimili spilsins Dominion
ui-supply = Bankinn
ui-kingdom = Konungdæmi
ui-basic = Grunnspil
ui-in-play = Í spili
ui-hand = Á hendi
ui-log = Atburðaskrá
ui-trash = Ruslið
ui-deck = Stokkur
ui-discard = Kastbunki
ui-aside = Lögð til hliðar
ui-cost = Verð
ui-left = Eftir
ui-name = Heiti
ui-types = Tegundir
ui-effect = Áhrif
ui-nothing = ekkert
ui-none = engin
ui-hand-of = { $player }: { term-cards } á hendi
ui-deck-size = Stokkur: { term-cards }
ui-top-card = Efst: { $card }
ui-counters = Aðgerðir { $actions } · Kaup { $buys } · ${ $coins }
ui-turn-of = Umferð { $n }: { $player }
ui-picked = Valið: { $cards }
ui-end-signals = Fylki eftir: { $provinces } · búnir bunkar: { $n }/{ $of }
ui-thinking = { $player } er að hugsa
ui-pass = pass
ui-you = Leikmaður
ui-card-details = Nánar um spilið
ui-rulings = Úrskurðir
ui-edition-text = Útgáfa { $n }
ui-close = Loka

## Keys and their labels

ui-key-help = Hjálp
ui-key-treasures = Peningaspil
ui-key-end-turn = Ljúka umferð
ui-key-end-phase = Áfram
ui-key-undo = Afturkalla
ui-key-redo = Endurtaka
ui-key-details = Nánar
ui-key-command = Skipun
ui-key-save = Vista
ui-key-quit = Hætta
ui-key-language = Tungumál
ui-key-confirm = Staðfesta
ui-key-clear = Hreinsa
ui-key-english = Ensk heiti

## Commands that are typed

ui-command-hint = Sláðu inn skipun; ? sýnir þær allar
ui-help-title = Skipanir og hnappar
ui-help-intro = Sláðu inn upphaf orðs, á ensku eða íslensku. Nefna má spil með hvaða hluta heitisins sem er ef hann á aðeins við eitt spil.
ui-help-play = spila SPIL … – spila út aðgerðarspilum eða peningaspilum
ui-help-buy = kaupa SPIL – kaupa spil
ui-help-treasures = peningar – spila út öllum peningaspilum
ui-help-choose = SPIL SPIL … – svara spurningu; á undan spilunum má standa henda, kasta, fá og svo framvegis
ui-help-pass = pass – velja ekkert eða hætta að velja
ui-help-end = ljúka – ljúka stiginu; ljúka umferð – ljúka umferðinni
ui-help-undo = afturkalla, endurtaka – taka aftur, gera aftur
ui-help-card = ? SPIL – hvað spil gerir
ui-help-show = hönd, banki, atburðir, stokkur, stig – sýna það
ui-help-why = hvers vegna – hvað andstæðingar sem hugsa ætla sér, og hvers vegna þeir keyptu síðasta spilið; ef enginn annar spilar
ui-help-save = vista SKRÁ – vista spilið
ui-help-quit = hætta – fara út; spilið geymist

## Words of commands; the first is shown, the others are understood too, separated by commas

word-play = spila
word-buy = kaupa
word-treasures = peningar, peningaspil
word-pass = pass, ekkert, engin, nei, búið, buid, áfram, afram
word-yes = já, ja
word-end = ljúka, ljuka
word-turn = umferð, umferd
word-trash = henda
word-discard = kasta
word-gain = fá, fa
word-reveal = sýna, syna
word-topdeck = setja, efst
word-set-aside = leggja
word-keep = halda
word-undo = afturkalla
word-redo = endurtaka
word-help = hjálp, hjalp
word-hand = hönd, hond
word-supply = banki, bankinn
word-log = atburðir, atburdir, atburðaskrá, atburdaskra
word-deck = stokkur
word-score = stig
word-why = hvers vegna
word-save = vista
word-quit = hætta, haetta

## What can go wrong while playing

problem-hint = ? sýnir hvað hægt er að gera

## Save, resume, end

ui-saved = Vistað: { $value }
ui-resume = Halda áfram með spilið: { $value }?
ui-resumed = Spilið heldur áfram þar sem frá var horfið
ui-game-kept = Spilið er geymt. Til að halda áfram: { $value }
ui-next = R: spila aftur · N: nýtt spil · Q: hætta
ui-rematch-starts = { $player } byrjar næsta spil
ui-pass-device = { $player } á leik. Ýttu á Enter þegar aðeins { $player } sér skjáinn
ui-final-scores = Lokastaða
ui-cards-of = Spil ({ $player })
ui-unknown = { $n ->
    [one] og { $n } spil að auki, rétt í leyni
   *[other] og { $n } spil að auki, rétt í leyni
}

## Errors of the command line

error = villa
hint = ábending
error-interrupted = Stöðvað

## Help of the command line

help-fiefdom = Opið, óopinbert heimili stokkasmíðaspilsins Dominion
help-verbs = hvað á að gera
help-language = tungumál texta: en, ro, pl, is eða he
help-json = skrifa skýrslu út sem JSON
help-play = Spila í útstöð, gegn tölvuspilurum eða með vinum við eitt lyklaborð
help-play-kingdom = tillaga að setti, tíu spil aðskilin með kommum, eða random
help-play-edition = útgáfan: 1, 2 eða both
help-sets = úr hvaða söfnum ríki af handahófi er dregið, til dæmis `base,intrigue`; `base,intrigue=5` dregur fimm spil úr Launráðum
help-play-players = hverjir spila: nöfn fólks og tölvuspilarar eins og bot:big-money
help-play-seed = sama spilið í hvert sinn
help-play-plain = textalínur í stað skjámyndar, fyrir skjálesara og pípur
help-play-english = sýna líka ensk heiti spila
help-play-resume = halda áfram með vistað spil
help-play-bidi = hvernig texti frá hægri til vinstri er sendur í útstöðina: auto, logical eða visual
help-learn = Lærðu leikinn með því að spila: stuttar kennslustundir með þjálfara
help-learn-lesson = kennslustund, nafn eða númer; annars sú næsta
help-learn-list = sýna kennslustundirnar og hverjum er lokið
help-check = Keyra sviðsmyndir í Markdown-skjölum
help-check-path = Markdown-skjal eða mappa með slíkum skjölum
help-replay = Sýna upptöku af spili eða augnablik úr henni
help-replay-file = upptaka (.fief)
help-replay-at = augnablikið eftir svo margar ákvarðanir
help-replay-as = eins og þetta sæti sá það: nafn eða númer
help-cards = Telja upp spilin eða sýna eitt
help-cards-name = spil; litlir stafir og broddar sem vantar skipta ekki máli
help-cards-worth = segja hve sterkt spil er: hvað leikáætlun sem má kaupa það vinnur gegn þeirri bestu sem má það ekki
help-kingdoms = Telja upp tillögur að settum, sýna eitt sett eða draga sett af handahófi
help-kingdoms-all = sýna líka settin sem þarfnast viðbótar
kingdoms-needs = { $name }: þarfnast viðbótarinnar { $expansion } ({ $missing })
kingdoms-more = sett í reglubókinni sem þarfnast viðbótar: { $n }; `fiefdom kingdoms --all` sýnir þau
help-kingdoms-name = tillaga að setti eða tíu spil aðskilin með kommum
help-kingdoms-random = draga tíu spil af handahófi
help-kingdoms-need = hvað verður að vera í handahófskenndu setti: `villages`, `buys`, `draw`, `trashing`, `gains`, `attacks`, `reactions`
help-kingdoms-avoid = hvað má ekki vera í handahófskenndu setti, með sömu orðum
help-kingdoms-survey = segja líka hvað vinnur þar: leikáætlanir, byrjanir, vél eða peningar; tekur nokkrar sekúndur
help-kingdoms-with = spil sem verða að vera í settinu
help-kingdoms-without = spil sem mega ekki vera í settinu
help-bench = Láta Stórfé spila gegn Smiðju í nokkrar sekúndur: hversu hröð þessi tölva er
help-bench-seconds = hversu lengi á að spila
help-soak = Spila af handahófi og sannreyna um leið öll lögmál spilavélarinnar
help-soak-decisions = hversu mörgum spurningum á að svara
help-completion = Skrifa út skriftu sem fyllir út skipanir í skel
help-completion-shell = skelin: bash, zsh eða fish

## Added for the game as lines and the command line

ui-line = { $name }: { $value }
ui-answers = Svör: { $answers }
ui-pile = { $card }: verð ${ $cost }, eftir { $n }
ui-help-letters = t – spila út öllum peningaspilum; e – ljúka umferð; u – afturkalla
ui-moment = Eftir ákvörðun { $n } af { $of }
ui-default = { $value } (sjálfgefið: { $default })
problem-left-out = Ekki lengur hægt: { $cards }
help-usage = notkun
help-arguments = viðföng
help-options = valkostir
help-help = sýna þessa hjálp
help-version = sýna útgáfunúmer
help-seed = tala; sama talan gefur sama spilið aftur
help-play-bots = svo margir tölvuspilarar í viðbót

## Checks and measurements

soak-decisions = ákvarðanir
soak-done = ákvarðanir: { $decisions }, leikir: { $games }, fræ { $seed }, vél { $engine }, { $rate } á sekúndu
soak-held = öll lögmál héldu
soak-broken = brotið: { $law }
soak-shrinking = lögmál er brotið; leita að minnsta leiknum sem sýnir það
check-done = stóðust: { $passed }, brugðust: { $failed }
bench-won = { $player } vann { $value } leikjanna
bench-speed = { $games } leikir á { $seconds } s: { $rate } leikir á sekúndu á einum kjarna (vél { $engine })
