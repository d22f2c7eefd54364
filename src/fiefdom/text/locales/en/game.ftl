# What is asked, and what has happened. Names of cards, and what they ask, are with the cards.
#
# Sentences are built so that no name has to be inflected: a name stands after a colon, or alone.
# $player  a name          $card   one card          $cards  a list of cards, such as "Copper ×3, Estate"
# $n       a number        $left   how many more cards can be named

## Questions to the player who decides

ask-action = Play an Action, or end your Action phase
ask-treasure = Play your Treasures, or go on to buying
ask-buy = { $n ->
    [one] Buy a card for up to ${ $coins }, or end your turn
   *[other] Buy up to { $n } cards for ${ $coins }, or end your turn
}
ask-reveal = Reveal { $card } to be safe from this Attack?

## Questions of invented cards, by what they ask for

ask-discard = { $card }: discard a card
ask-trash = { $card }: trash a card
ask-gain = { $card }: gain a card
ask-topdeck = { $card }: put a card onto your deck
ask-set-aside = { $card }: set a card aside
ask-play = { $card }: play a card
ask-discard-deck = { $card }: put your deck into your discard pile?
ask-choose = { $card }: choose
ask-name = { $card }: name a card
ask-pay = { $card }: pay how many coins?
ask-pass = { $card }: pass which card to the left?

## Labels: what there is to choose from

label-plus-card = +1 Card
label-plus-action = +1 Action
label-plus-buy = +1 Buy
label-plus-coin = +$1

## What the others see while somebody decides

wait-for = { $player } is deciding
wait-for-card = { $player } is deciding: { $card }
wait-for-reactions = Waiting for the others

## The log

log-turn = Turn { $n } – { $player }
log-play = { $player } plays: { $cards }
log-play-again = { $player } plays again: { $cards }
log-buy = { $player } buys: { $cards }
log-gain = { $player } gains: { $cards }
log-gain-to-hand = { $player } gains to hand: { $cards }
log-gain-onto-deck = { $player } gains onto the deck: { $cards }
log-take = { $player } takes from the Trash: { $cards }
log-trash = { $player } trashes: { $cards }
log-discard = { $player } discards: { $cards }
log-discard-hidden = { $n ->
    [one] { $player } discards one card
   *[other] { $player } discards { $n } cards
}
log-discard-some = { $n ->
    [one] { $player } discards one card; on top: { $card }
   *[other] { $player } discards { $n } cards; on top: { $card }
}
log-draw = { $player } draws: { $cards }
log-draw-hidden = { $n ->
    [one] { $player } draws one card
   *[other] { $player } draws { $n } cards
}
log-give = { $player } passes on: { $cards }
log-give-hidden = { $n ->
    [one] { $player } passes on one card
   *[other] { $player } passes on { $n } cards
}
log-receive = { $player } is passed: { $cards }
log-receive-hidden = { $n ->
    [one] { $player } is passed one card
   *[other] { $player } is passed { $n } cards
}
log-shuffle = { $player } shuffles
log-chosen = { $player } says: { $answers }
log-reveal = { $player } reveals: { $cards }
log-reveal-hand = { $player } reveals the whole hand: { $cards }
log-reveal-reaction = { $player } reveals { $cards } and is safe
log-look = { $player } looks at: { $cards }
log-look-hidden = { $n ->
    [one] { $player } looks at one card
   *[other] { $player } looks at { $n } cards
}
log-put-back = { $player } puts onto the deck: { $cards }
log-put-back-hidden = { $n ->
    [one] { $player } puts one card onto the deck
   *[other] { $player } puts { $n } cards onto the deck
}
log-to-hand = { $player } takes into hand: { $cards }
log-set-aside = { $player } sets aside: { $cards }
log-discard-deck = { $player } puts the whole deck into the discard pile; on top: { $card }
log-only-choice = (only choice)
log-undo = A decision is taken back
log-end-provinces = The game is over: the Province pile is empty
log-end-piles = { $n ->
    [one] The game is over: one pile is empty
   *[other] The game is over: { $n } piles are empty
}
log-cards-of = { $cards } ({ $card })

## The end

end-winner = { $player } wins
end-shared = Shared victory: { $players }
end-score = { $player }: { term-points } in { term-turns-taken }
end-tie-break = With equal points fewer turns decide

## Turns and points in sentences

term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-turns-taken = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

## Bots

bot-random = Random
bot-random-about = Names any legal card, sometimes a foolish one
bot-big-money = Big Money
bot-big-money-about = Buys Treasures, then Provinces
bot-big-money-with = Big Money with { $card }
bot-big-money-with-about = Buys Treasures and a few copies of one card
