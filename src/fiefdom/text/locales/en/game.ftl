# What is asked, and what has happened. Names of cards are in names.ftl.
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
ask-moat-reveal = Reveal { card-moat } to be safe from this Attack?
ask-cellar-discard = Discard any number of cards, then draw as many
ask-chapel-trash = { $left ->
    [one] Trash one more card, or stop
   *[other] Trash up to { $left } cards, or stop
}
ask-workshop-gain = Gain a card costing up to $4
ask-feast-gain = Gain a card costing up to $5
ask-remodel-trash = Trash a card, to gain one costing up to $2 more
ask-remodel-gain = Gain a card for the one you trashed
ask-mine-trash = Trash a Treasure for a better one
ask-mine-gain = Gain a Treasure to your hand
ask-moneylender-trash = Trash a { card-copper } for $3?
ask-militia-discard = { $left ->
    [one] Discard one more card
   *[other] Discard { $left } cards
}
ask-bureaucrat-topdeck = Put a Victory card from your hand onto your deck
ask-library-set-aside = Set aside: { $card }? Otherwise you keep it
ask-throne-room-play = Choose an Action to play twice
ask-spy-discard = Discard this card of { $owner }: { $card }? Otherwise it stays on the deck
ask-thief-trash = Trash one of the Treasures that { $owner } has revealed
ask-thief-gain = Gain any of the trashed Treasures, or stop
ask-chancellor-discard-deck = Put your whole deck into your discard pile?
ask-harbinger-topdeck = Put a card from your discard pile onto your deck?
ask-vassal-play = Play the Action you have found: { $card }?
ask-poacher-discard = { $left ->
    [one] Discard one more card for the empty piles
   *[other] Discard { $left } cards for the empty piles
}
ask-bandit-trash = Trash one of your revealed Treasures
ask-sentry-trash = Trash any of the cards you look at, or go on
ask-sentry-discard = Discard any of the rest, or go on
ask-sentry-topdeck = Which card goes on top of your deck?
ask-artisan-gain = Gain a card costing up to $5 to your hand
ask-artisan-topdeck = Put a card from your hand onto your deck

## Questions of invented cards, by what they ask for

ask-discard = { $card }: discard a card
ask-trash = { $card }: trash a card
ask-gain = { $card }: gain a card
ask-topdeck = { $card }: put a card onto your deck
ask-set-aside = { $card }: set a card aside
ask-play = { $card }: play a card
ask-discard-deck = { $card }: put your deck into your discard pile?

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
log-shuffle = { $player } shuffles
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
