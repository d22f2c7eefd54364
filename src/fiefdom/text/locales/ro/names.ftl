### Names and terms: Romanian

## Card types

type-action = Acțiune
type-treasure = Tezaur
type-victory = Victorie
type-curse = Blestem
type-attack = Atac
type-reaction = Reacție
type-kingdom = Regat
type-action-attack = Acțiune – Atac
type-action-reaction = Acțiune – Reacție
type-action-card = carte de acțiune
type-treasure-card = carte de tezaur
type-victory-card = carte de victorie
type-curse-card = carte de blestem
type-attack-card = carte de atac
type-reaction-card = carte de reacție
type-kingdom-card = carte de regat

## Phases

phase-action = Faza de acțiune
phase-buy = Faza de achiziție
phase-cleanup = Faza de încheiere

## Zones

zone-deck = teancul de joc
zone-hand = mâna
zone-discard-pile = teancul de decartare
zone-play-area = zona de joc
zone-supply = rezerva
zone-supply-pile = teanc din rezervă
zone-trash = rebuturi
zone-set-aside = așezate deoparte
zone-box = cutia jocului

## Terms

term-player = jucător
term-opponent = adversar
term-active-player = jucătorul curent
term-each-other-player = fiecare dintre ceilalți jucători
term-turn = tură
term-turn-order = ordinea de joc
term-clockwise = în sensul acelor de ceasornic
term-to-the-left = la stânga
term-game = joc
term-card = carte
term-pile = teanc
term-basic-card = carte de bază
term-randomizer = carte de model
term-trash-marker = cartea de rebuturi
term-blank-card = carte goală
term-cost = cost
term-value = valoare
term-play = a juca
term-draw = a trage
term-discard = a decarta
term-trash = a arunca la rebuturi
term-gain = a dobândi
term-reveal = a dezvălui
term-look-at = a te uita la
term-set-aside = a așeza deoparte
term-shuffle = a amesteca
term-buy-verb = a cumpăra
term-put-onto-deck = a pune deasupra teancului de joc
term-in-play = în joc
term-dividing-line = linie despărțitoare
term-unaffected = nu ești afectat
term-may = poți
term-costing-up-to = care costă cel mult { $n }
term-from-your-hand = din mâna ta
term-from-the-supply = din rezervă
term-face-up = cu fața în sus
term-face-down = cu fața în jos
term-top-card = cartea de deasupra
term-instructions = instrucțiuni
term-starting-player = jucătorul de start
term-winner = câștigător
term-tie = egalitate
term-shared-victory = victorie împărțită
term-end-of-game = sfârșitul jocului
term-first-edition = prima ediție
term-second-edition = a doua ediție
term-expansion = extensie

## Amounts
## $n (Number): how many
## From 20 on the noun takes de: 20 de cărți, but 101 cărți.

term-cards =
    { $n ->
        [one] { $n } carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    }

term-actions =
    { $n ->
        [one] { $n } acțiune
        [few] { $n } acțiuni
       *[other] { $n } de acțiuni
    }

term-buys =
    { $n ->
        [one] { $n } achiziție
        [few] { $n } achiziții
       *[other] { $n } de achiziții
    }

term-coins =
    { $n ->
        [one] { $n } monedă
        [few] { $n } monede
       *[other] { $n } de monede
    }

term-vp =
    { $n ->
        [one] { $n } punct de victorie
        [few] { $n } puncte de victorie
       *[other] { $n } de puncte de victorie
    }

term-turns =
    { $n ->
        [one] { $n } tură
        [few] { $n } ture
       *[other] { $n } de ture
    }

## Bonuses
## $n (Number): how many more

term-plus-cards =
    { $n ->
        [one] +{ $n } carte
        [few] +{ $n } cărți
       *[other] +{ $n } de cărți
    }

term-plus-actions =
    { $n ->
        [one] +{ $n } acțiune
        [few] +{ $n } acțiuni
       *[other] +{ $n } de acțiuni
    }

term-plus-buys =
    { $n ->
        [one] +{ $n } achiziție
        [few] +{ $n } achiziții
       *[other] +{ $n } de achiziții
    }

term-plus-coins =
    { $n ->
        [one] +{ $n } monedă
        [few] +{ $n } monede
       *[other] +{ $n } de monede
    }

## Expansions

exp-seaside = Malul mării
exp-alchemy = Alchimie
exp-prosperity = Prosperitate
exp-cornucopia = Cornul abundenței
exp-guilds = Bresle
exp-hinterlands = Ținuturi îndepărtate
exp-dark-ages = Evul întunecat
exp-adventures = Aventuri
exp-empires = Imperii

## Interface

ui-your-turn = Rândul tău
ui-waiting-for = Se așteaptă: { $player }
ui-new-game = Joc nou
ui-rematch = Revanșă
ui-players = Jucători
ui-computer-player = Jucător computer
ui-edition = Ediție
ui-language = Limbă
ui-rules = Reguli
ui-choose-kingdom = Alege 10 cărți de regat
ui-random-kingdom = Regat aleatoriu
ui-recommended-sets = Seturi recomandate
ui-play-card = Joacă
ui-play-all-treasures = Joacă tot tezaurul
ui-buy = Cumpără
ui-end-action-phase = Încheie faza de acțiune
ui-end-buy-phase = Încheie faza de achiziție
ui-end-turn = Încheie tura
ui-confirm = Confirmă
ui-cancel = Anulează
ui-yes = Da
ui-no = Nu
ui-done = Gata
ui-skip = Omite
ui-choose-card = Alege o carte
ui-choose-up-to = Alege cel mult: { $n }
ui-choose-exactly = Alege exact: { $n }
ui-discard-to-three = Decartează până rămâi cu 3 cărți
ui-set-aside-or-keep = Păstrezi sau așezi deoparte?
ui-keep = Păstrează
ui-put-back = Pune înapoi
ui-discard-deck = Pui teancul de joc în teancul de decartare?
ui-top-of-deck = Deasupra teancului de joc
ui-to-hand = În mână
ui-empty = Gol
ui-cards-left = Cărți rămase
ui-actions-left = Acțiuni
ui-buys-left = Achiziții
ui-coins-left = Monede
ui-game-log = Jurnalul jocului
ui-game-over = Sfârșitul jocului
ui-winner = Câștigător
ui-score = Scor
ui-turns-taken = Ture jucate
ui-not-enough-coins = Prea puține monede
ui-pile-empty = Acest teanc este gol
ui-no-treasure-after-buy = După o achiziție nu mai poți juca tezaur
ui-no-actions-left = Nu mai ai acțiuni
ui-game-end-provinces = Teancul de Provincii este gol
ui-game-end-piles = Teancuri goale: { $n }
