### Names and terms: English

## Card types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-kingdom = Kingdom
type-action-attack = Action – Attack
type-action-reaction = Action – Reaction
type-action-card = Action card
type-treasure-card = Treasure card
type-victory-card = Victory card
type-curse-card = Curse card
type-attack-card = Attack card
type-reaction-card = Reaction card
type-kingdom-card = Kingdom card

## Phases

phase-action = Action phase
phase-buy = Buy phase
phase-cleanup = Clean-up phase

## Zones

zone-deck = deck
zone-hand = hand
zone-discard-pile = discard pile
zone-play-area = play area
zone-supply = Supply
zone-supply-pile = Supply pile
zone-trash = Trash
zone-set-aside = set aside
zone-box = box

## Terms

term-player = player
term-opponent = opponent
term-active-player = active player
term-each-other-player = each other player
term-turn = turn
term-turn-order = turn order
term-clockwise = clockwise
term-to-the-left = to the left
term-game = game
term-card = card
term-pile = pile
term-basic-card = basic card
term-randomizer = randomizer card
term-trash-marker = Trash card / Trash mat
term-blank-card = blank card
term-cost = cost
term-value = value
term-play = play
term-draw = draw
term-discard = discard
term-trash = trash
term-gain = gain
term-reveal = reveal
term-look-at = look at
term-set-aside = set aside
term-shuffle = shuffle
term-buy-verb = buy
term-put-onto-deck = put onto the deck
term-in-play = in play
term-dividing-line = dividing line
term-unaffected = unaffected
term-may = you may
term-costing-up-to = costing up to { $n }
term-from-your-hand = from your hand
term-from-the-supply = from the Supply
term-face-up = face up
term-face-down = face down
term-top-card = top card
term-instructions = instructions
term-starting-player = starting player
term-winner = winner
term-tie = tie
term-shared-victory = shared victory
term-end-of-game = end of the game
term-first-edition = first edition
term-second-edition = second edition
term-expansion = expansion

## Amounts
## $n (Number): how many

term-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

term-actions =
    { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }

term-buys =
    { $n ->
        [one] { $n } Buy
       *[other] { $n } Buys
    }

term-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

term-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }

term-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

## Bonuses
## $n (Number): how many more

term-plus-cards =
    { $n ->
        [one] +{ $n } Card
       *[other] +{ $n } Cards
    }

term-plus-actions =
    { $n ->
        [one] +{ $n } Action
       *[other] +{ $n } Actions
    }

term-plus-buys =
    { $n ->
        [one] +{ $n } Buy
       *[other] +{ $n } Buys
    }

term-plus-coins =
    { $n ->
        [one] +{ $n } coin
       *[other] +{ $n } coins
    }

## Expansions

exp-seaside = Seaside
exp-alchemy = Alchemy
exp-prosperity = Prosperity
exp-cornucopia = Cornucopia
exp-guilds = Guilds
exp-hinterlands = Hinterlands
exp-dark-ages = Dark Ages
exp-adventures = Adventures
exp-empires = Empires

## Interface

ui-your-turn = Your turn
ui-waiting-for = Waiting for: { $player }
ui-new-game = New game
ui-rematch = Rematch
ui-players = Players
ui-computer-player = Computer player
ui-edition = Edition
ui-language = Language
ui-rules = Rules
ui-choose-kingdom = Choose 10 Kingdom cards
ui-random-kingdom = Random kingdom
ui-recommended-sets = Recommended sets
ui-play-card = Play
ui-play-all-treasures = Play all Treasures
ui-buy = Buy
ui-end-action-phase = End Action phase
ui-end-buy-phase = End Buy phase
ui-end-turn = End turn
ui-confirm = Confirm
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-done = Done
ui-skip = Skip
ui-choose-card = Choose a card
ui-choose-up-to = Choose up to: { $n }
ui-choose-exactly = Choose exactly: { $n }
ui-discard-to-three = Discard down to 3 cards
ui-set-aside-or-keep = Keep or set aside?
ui-keep = Keep
ui-put-back = Put back
ui-discard-deck = Put your deck into the discard pile?
ui-top-of-deck = Top of the deck
ui-to-hand = To hand
ui-empty = Empty
ui-cards-left = Cards left
ui-actions-left = Actions
ui-buys-left = Buys
ui-coins-left = Coins
ui-game-log = Game log
ui-game-over = Game over
ui-winner = Winner
ui-score = Score
ui-turns-taken = Turns taken
ui-not-enough-coins = Not enough coins
ui-pile-empty = This pile is empty
ui-no-treasure-after-buy = No Treasures after a purchase
ui-no-actions-left = No Actions left
ui-game-end-provinces = The Province pile is empty
ui-game-end-piles = Empty piles: { $n }
