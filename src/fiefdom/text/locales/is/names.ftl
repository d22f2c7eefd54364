### Names and terms: Icelandic

## Card types

type-action = Aðgerð
type-treasure = Peningar
type-victory = Sigur
type-curse = Bölvun
type-attack = Árás
type-reaction = Viðbragð
type-kingdom = Konungdæmi
type-action-attack = Aðgerð – Árás
type-action-reaction = Aðgerð – Viðbragð
type-action-card = aðgerðarspil
type-treasure-card = peningaspil
type-victory-card = sigurspil
type-curse-card = bölvunarspil
type-attack-card = árásarspil
type-reaction-card = viðbragðsspil
type-kingdom-card = konungdæmaspil

## Phases

phase-action = Aðgerðarstig
phase-buy = Kaupsstig
phase-cleanup = Tiltektarstig

## Zones

zone-deck = stokkur
zone-hand = hönd
zone-discard-pile = kastbunki
zone-play-area = spilasvæði
zone-supply = bankinn
zone-supply-pile = bunki í bankanum
zone-trash = ruslið
zone-set-aside = lögð til hliðar
zone-box = askja

## Terms

term-player = leikmaður
term-opponent = mótherji
term-active-player = leikmaðurinn sem á leik
term-each-other-player = hver hinna leikmannanna
term-turn = umferð
term-turn-order = leikröð
term-clockwise = réttsælis
term-to-the-left = á vinstri hönd
term-game = spil
term-card = spil
term-pile = bunki
term-basic-card = grunnspil
term-randomizer = valspil
term-trash-marker = ruslaspil
term-blank-card = autt spil
term-cost = verð
term-value = verðgildi
term-play = spila út
term-draw = draga
term-discard = kasta
term-trash = henda í ruslið
term-gain = fá
term-reveal = sýna
term-look-at = skoða
term-set-aside = leggja til hliðar
term-shuffle = stokka
term-buy-verb = kaupa
term-put-onto-deck = setja efst í stokkinn
term-in-play = í spili
term-dividing-line = skillína
term-unaffected = óháður árásinni
term-may = þú mátt
term-costing-up-to = sem kostar allt að { $n }
term-from-your-hand = af hendi
term-from-the-supply = úr bankanum
term-face-up = snýr upp
term-face-down = á hvolfi
term-top-card = efsta spil
term-instructions = leiðbeiningar
term-starting-player = sá sem byrjar
term-winner = sigurvegari
term-tie = jafntefli
term-shared-victory = sameiginlegur sigur
term-end-of-game = leikslok
term-first-edition = fyrsta útgáfa
term-second-edition = önnur útgáfa
term-expansion = viðbót

## Amounts
## $n (Number): how many
## The class one is for 1, 21, 31 …, but not for 11.

term-cards =
    { $n ->
        [one] { $n } spil
       *[other] { $n } spil
    }

term-actions =
    { $n ->
        [one] { $n } aðgerð
       *[other] { $n } aðgerðir
    }

term-buys =
    { $n ->
        [one] { $n } kaup
       *[other] { $n } kaup
    }

term-coins =
    { $n ->
        [one] { $n } peningur
       *[other] { $n } peningar
    }

term-vp =
    { $n ->
        [one] { $n } sigurstig
       *[other] { $n } sigurstig
    }

term-turns =
    { $n ->
        [one] { $n } umferð
       *[other] { $n } umferðir
    }

## Bonuses
## $n (Number): how many more

term-plus-cards =
    { $n ->
        [one] +{ $n } spil
       *[other] +{ $n } spil
    }

term-plus-actions =
    { $n ->
        [one] +{ $n } aðgerð
       *[other] +{ $n } aðgerðir
    }

term-plus-buys =
    { $n ->
        [one] +{ $n } kaup
       *[other] +{ $n } kaup
    }

term-plus-coins =
    { $n ->
        [one] +{ $n } peningur
       *[other] +{ $n } peningar
    }

## Expansions

exp-seaside = Við sjávarsíðuna
exp-alchemy = Gullgerðarlist
exp-prosperity = Velmegun
exp-cornucopia = Nægtahorn
exp-guilds = Gildi
exp-hinterlands = Uppsveitir
exp-dark-ages = Myrkar aldir
exp-adventures = Ævintýri
exp-empires = Heimsveldi

## Interface

ui-your-turn = Þú átt leik
ui-waiting-for = Beðið eftir: { $player }
ui-new-game = Nýtt spil
ui-rematch = Spila aftur
ui-players = Leikmenn
ui-computer-player = Tölvuspilari
ui-edition = Útgáfa
ui-language = Tungumál
ui-rules = Reglur
ui-choose-kingdom = Veldu 10 konungdæmaspil
ui-random-kingdom = Konungdæmi af handahófi
ui-recommended-sets = Tillögur að settum
ui-play-card = Spila út
ui-play-all-treasures = Spila út öllum peningaspilum
ui-buy = Kaupa
ui-end-action-phase = Ljúka aðgerðarstigi
ui-end-buy-phase = Ljúka kaupsstigi
ui-end-turn = Ljúka umferð
ui-confirm = Staðfesta
ui-cancel = Hætta við
ui-yes = Já
ui-no = Nei
ui-done = Búið
ui-skip = Sleppa
ui-choose-card = Veldu spil
ui-choose-up-to = Veldu allt að: { $n }
ui-choose-exactly = Veldu nákvæmlega: { $n }
ui-discard-to-three = Kastaðu niður í 3 spil
ui-set-aside-or-keep = Halda eða leggja til hliðar?
ui-keep = Halda
ui-put-back = Setja aftur
ui-discard-deck = Setja stokkinn í kastbunkann?
ui-top-of-deck = Efst í stokknum
ui-to-hand = Á hönd
ui-empty = Tómur
ui-cards-left = Spil eftir
ui-actions-left = Aðgerðir
ui-buys-left = Kaup
ui-coins-left = Peningar
ui-game-log = Atburðaskrá
ui-game-over = Leikslok
ui-winner = Sigurvegari
ui-score = Stigafjöldi
ui-turns-taken = Spilaðar umferðir
ui-not-enough-coins = Ekki nógir peningar
ui-pile-empty = Þessi bunki er búinn
ui-no-treasure-after-buy = Ekki má spila út peningaspili eftir kaup
ui-no-actions-left = Engar aðgerðir eftir
ui-game-end-provinces = Fylkjabunkinn er búinn
ui-game-end-piles = Búnir bunkar: { $n }
