### Intrigue: English
###
### The words are those of the base game's file; label-… are the choices that cards offer.

exp-intrigue = Intrigue

## Names

card-baron = Baron
card-bridge = Bridge
card-conspirator = Conspirator
card-courtier = Courtier
card-courtyard = Courtyard
card-diplomat = Diplomat
card-duke = Duke
card-harem = Harem
card-ironworks = Ironworks
card-lurker = Lurker
card-masquerade = Masquerade
card-mill = Mill
card-mining-village = Mining Village
card-minion = Minion
card-nobles = Nobles
card-patrol = Patrol
card-pawn = Pawn
card-replace = Replace
card-secret-passage = Secret Passage
card-shanty-town = Shanty Town
card-steward = Steward
card-swindler = Swindler
card-torturer = Torturer
card-trading-post = Trading Post
card-upgrade = Upgrade
card-wishing-well = Wishing Well

## Choices

label-plus-2-cards = +2 Cards
label-plus-3-cards = +3 Cards
label-plus-2-actions = +2 Actions
label-plus-2-coins = +$2
label-plus-3-coins = +$3
label-gain-gold = Gain a { card-gold }
label-trash-from-supply = Trash an Action from the Supply
label-gain-from-trash = Gain an Action from the Trash
label-discard-hand = Discard your hand
label-trash-2-cards = Trash 2 cards
label-discard-2-cards = Discard 2 cards
label-gain-curse = Gain a { card-curse } to your hand

## Questions

ask-baron-discard = Discard an { card-estate } for $4? Otherwise you gain another
ask-courtier-reveal = Reveal a card from your hand: each of its types is a choice
ask-courtier-choose = { $left ->
    [one] Choose one
   *[other] Choose { $left } of these
}
ask-courtyard-topdeck = Put a card from your hand onto your deck
ask-diplomat-reveal = Reveal { card-diplomat } to draw and discard?
ask-diplomat-discard = { $left ->
    [one] Discard one more card
   *[other] Discard { $left } cards
}
ask-ironworks-gain = Gain a card costing up to $4
ask-lurker-choose = Choose one
ask-lurker-trash = Trash an Action from the Supply
ask-lurker-gain = Gain an Action from the Trash
ask-masquerade-pass = Choose a card to pass to the left
ask-masquerade-trash = Trash a card from your hand?
ask-mill-discard = { $left ->
    [one] Discard one more card
   *[other] Discard { $left } cards for $2, or none
}
ask-mining-village-trash = Trash this { card-mining-village } for $2?
ask-minion-choose = Choose one
ask-nobles-choose = Choose one
ask-patrol-topdeck = Which card goes on top of your deck, which one below it?
ask-pawn-choose = { $left ->
    [one] Choose one more
   *[other] Choose { $left } of these
}
ask-replace-trash = Trash a card, to gain one costing up to $2 more
ask-replace-gain = Gain a card for the one you trashed
ask-secret-passage-take = Choose a card to hide in your deck
ask-secret-passage-place = How many cards shall lie above it?
ask-steward-choose = Choose one
ask-steward-trash = { $left ->
    [one] Trash one more card
   *[other] Trash { $left } cards
}
ask-swindler-gain = This card of the same cost shall be gained by { $owner }
ask-torturer-choose = Choose your penalty
ask-torturer-discard = { $left ->
    [one] Discard one more card
   *[other] Discard { $left } cards
}
ask-trading-post-trash = { $left ->
    [one] Trash one more card
   *[other] Trash { $left } cards for a { card-silver }
}
ask-upgrade-trash = Trash a card, to gain one costing exactly $1 more
ask-upgrade-gain = Gain a card for the one you trashed
ask-wishing-well-name = Name a card: is it on top of your deck?

## Hints for a first game

hint-baron-discard = An { card-estate } does nothing in your hand, and the coins help at once. You get it back at the next shuffle.
hint-courtier-reveal = The card stays in your hand. A card with several types lets you choose several things.
hint-courtier-choose = Take an Action if you have another Action to play, coins if you want to buy now, { card-gold } for later.
hint-courtyard-topdeck = You will draw this card next. A good card that you cannot use in this turn is a fine choice.
hint-diplomat-reveal = An Attack was played: { $card }. { card-diplomat } gives you a better choice of cards, but fewer of them.
hint-diplomat-discard = Keep what you need for your next turn: your best Treasures, and an Action if you have one.
hint-ironworks-gain = You pay nothing for this card. An Action brings an Action, a Treasure a coin, a Victory card a card.
hint-lurker-choose = First an Action goes from the Supply to the Trash; the next Lurker can gain it from there, be it yours or another player's.
hint-lurker-trash = If you can gain it afterwards, trash the dearest Action. If others could come first, trash one that they do not want.
hint-lurker-gain = Whatever you take goes onto your discard pile. The dearest Action is often the best.
hint-masquerade-pass = The player on your left gets this card. A { card-curse } or an { card-estate } is a good gift.
hint-masquerade-trash = What you trash is gone for good. You may trash the card that you have just been given.
hint-mill-discard = Victory cards and Curses do nothing in your hand: let them go for coins. If all your cards are useful, pass.
hint-mining-village-trash = You get the coins once, and the card is gone for good. Do it if the coins buy something much better now.
hint-minion-choose = If your hand is weak, throw it away for a new one: the others may lose theirs, too. If it is good, take the coins.
hint-nobles-choose = Take cards if you have an Action left to use them, Actions if you hold more Actions than you can play.
hint-patrol-topdeck = You will draw these cards next, the first one you pick before all others.
hint-pawn-choose = A card and an Action never do harm. A Buy is only worth something with enough coins.
hint-replace-trash = The new card may cost $2 more than the one you trash. Weak cards such as { card-estate } are good ones to trash.
hint-replace-gain = An Action or a Treasure comes onto your deck: you will draw it next. For a Victory card each other player gains a { card-curse }.
hint-secret-passage-take = Hide a card that you do not want now. You will see it again, soon or late, as you like.
hint-secret-passage-place = The number says how many cards you draw before this one: with 0 it is the next one, with the highest number the last one.
hint-steward-choose = Early on it is best to trash weak cards. Later take cards if you have an Action left, or else coins.
hint-steward-trash = What you trash is gone for good. Let { card-curse } and { card-estate } go first, then { card-copper }.
hint-swindler-gain = Another player gets this card instead of the trashed one. Choose the worst one: for { card-copper } that is a { card-curse }.
hint-torturer-choose = With weak cards in hand it is better to discard. The { card-curse } would cost you a point and stay in your deck.
hint-torturer-discard = Keep what you need for your next turn: your best Treasures, and an Action if you have one.
hint-trading-post-trash = The { card-silver } comes into your hand, and you can play it in this turn. Let { card-curse } and { card-estate } go first.
hint-upgrade-trash = The new card costs exactly $1 more: { card-estate } becomes a card for $3. { card-copper } and { card-curse } become nothing, which is good, too.
hint-upgrade-gain = Take what helps you most; it goes onto your discard pile.
hint-wishing-well-name = Name the card of which your deck has the most. If you are right, you get it.

## Recommended sets

set2-victory-dance = Victory Dance
set2-plot-thickens = The Plot Thickens
set2-best-wishes = Best Wishes

## The cards

card-text-baron =
    .summary = +1 Buy. Discard an { card-estate } for +$4, or gain another.
    .text = You have one more Buy. You may discard an { card-estate } from your hand; then you take four coins. If you do not, you gain an { card-estate }.
    .ruling-1 = Without an { card-estate } in hand you cannot choose: you gain one, as long as there is any left.
    .ruling-2 = Only the card { card-estate } counts, no other Victory card.

card-text-bridge =
    .summary = +1 Buy, +$1. All cards cost $1 less this turn.
    .text = You have one more Buy. Take one coin. Until the end of this turn every card costs one coin less, but never less than nothing.
    .ruling-1 = This holds for all cards wherever they are, also in hands and decks, and for every comparison of costs.
    .ruling-2 = Several of them add up, and a card that is played again counts again.
    .ruling-3 = What cards are worth does not change.

card-text-conspirator =
    .summary = +$2. With 3 Actions played: +1 Card, +1 Action.
    .text = Take two coins. If you have played three or more Actions in this turn, this one among them, draw a card and have one more Action.
    .ruling-1 = Every play counts: a card doubled by { card-throne-room } counts each time, and so does { card-throne-room } itself.
    .ruling-2 = The count is made once, when you play this card. Actions that you play later change nothing.

card-text-courtier =
    .summary = Reveal a card; per type: +1 Action, +1 Buy, +$3, a { card-gold }.
    .text = Reveal a card from your hand. For each of its types choose another one of these: one more Action; one more Buy; three coins; gain a { card-gold }.
    .ruling-1 = The card stays in your hand and can be played afterwards.
    .ruling-2 = All choices are made before the first of them is carried out, and all of them are different.
    .ruling-3 = With an empty hand nothing happens.

card-text-courtyard =
    .summary = +3 Cards. Put a card from your hand onto your deck.
    .text = Draw three cards. Then put any card from your hand face down onto your deck.
    .ruling-1 = You cannot decline if you have a card in hand. It may be one that you have just drawn.
    .ruling-2 = Nobody else sees which card it is.

card-text-diplomat =
    .summary = +2 Cards. To 5: +2 Actions. When attacked, from 5: +2, −3.
    .text = As an Action: draw two cards; if you then have five cards or fewer in hand, you have two more Actions. As a Reaction: when another player plays an Attack, you may reveal { card-diplomat } from a hand of five or more; then draw two cards and discard three.
    .ruling-1 = It does not protect you. The Attack takes place with the hand that you have then.
    .ruling-2 = You may reveal it again while your hand is still large enough.
    .ruling-3 = A { card-moat } that you draw in this way can be revealed against the same Attack.

card-text-duke =
    .summary = 1 point for each { card-duchy } you own.
    .text = At the end of the game every { card-duchy } that you own makes this card worth one point more.
    .ruling-1 = All your cards count, wherever they are. Without a { card-duchy } it is worth nothing.

card-text-harem =
    .summary = Worth $2 and 2 points.
    .text = You play it like any Treasure, for two coins. At the end of the game it is worth two points.
    .ruling-1 = It is a Treasure and a Victory card, and whatever concerns the one or the other concerns it.
    .ruling-2 = Later printings call it Farm.

card-text-ironworks =
    .summary = Gain up to $4: +1 Action, +$1 or +1 Card by its types.
    .text = Choose a card in the Supply that costs $4 or less and gain it. If it is an Action, you have one more Action; if it is a Treasure, take one coin; if it is a Victory card, draw a card.
    .ruling-1 = A card with several types brings all that fits.
    .ruling-2 = You cannot decline: if any card fits, one is gained.

card-text-lurker =
    .summary = +1 Action. Trash an Action from the Supply, or gain one.
    .text = You have one more Action. Choose one: an Action goes from the Supply to the Trash, or you gain an Action from the Trash.
    .ruling-1 = It does not matter who has trashed the Action, or when.
    .ruling-2 = You may choose what cannot be done; then nothing happens.
    .ruling-3 = What goes from the Supply to the Trash is gained by nobody; its pile becomes smaller.

card-text-masquerade =
    .summary = +2 Cards. All pass a card to the left. You may trash 1.
    .text = Draw two cards. Then all players who have cards in hand pass one of them to the next such player on the left, all at the same time. In the end you may trash a card from your hand.
    .ruling-1 = Choose before you see what you are given.
    .ruling-2 = It is not an Attack: { card-moat } does not help.
    .ruling-3 = Whoever has no cards in hand neither passes nor receives.

card-text-mill =
    .summary = +1 Card, +1 Action. You may discard 2 for +$2. 1 point.
    .text = Draw a card. You have one more Action. You may discard two cards; then take two coins. At the end of the game it is worth one point.
    .ruling-1 = It is all or nothing, unless your hand is too small: then you may discard it for no coins.
    .ruling-2 = It is an Action and a Victory card.

card-text-mining-village =
    .summary = +1 Card, +2 Actions. You may trash this card for +$2.
    .text = Draw a card. You have two more Actions. You may put this card in the Trash; then take two coins.
    .ruling-1 = Decide at once, when you have seen the card that you have drawn.
    .ruling-2 = With { card-throne-room } it can be trashed only once, but card and Actions come each time.

card-text-minion =
    .summary = +1 Action. +$2, or a new hand of 4; from 5 also others, 4.
    .text = You have one more Action. Choose one: take two coins; or discard your hand and draw four cards, and each other player with five or more cards in hand does the same.
    .ruling-1 = Reactions come before you choose, and it is an Attack whatever you choose.
    .ruling-2 = You draw before the others, who follow in turn order.

card-text-nobles =
    .summary = +3 Cards or +2 Actions. 2 points.
    .text = Choose one: draw three cards, or have two more Actions. At the end of the game it is worth two points.
    .ruling-1 = It is an Action and a Victory card.
    .ruling-2 = With { card-throne-room } you choose each time anew.

card-text-patrol =
    .summary = +3 Cards. Of the next 4, points and Curses come to hand.
    .text = Draw three cards. Then reveal the next four cards of your deck: Victory cards and Curses come to your hand, the others go back on top in the order you like.
    .ruling-1 = Everybody sees the revealed cards, nobody the order in which you put them back.
    .ruling-2 = If you have to shuffle in between, what is revealed already stays out of it.

card-text-pawn =
    .summary = Choose 2: +1 Card, +1 Action, +1 Buy, +$1.
    .text = Choose two different ones of these, then do both: draw a card; have one more Action; have one more Buy; take one coin.
    .ruling-1 = You choose before you draw.

card-text-replace =
    .summary = Turn a hand card into one up to $2 dearer; may give Curses.
    .text = Trash a card from your hand and gain one that costs at most $2 more. If it is an Action or a Treasure, it goes onto your deck. If it is a Victory card, each other player gains a { card-curse }.
    .ruling-1 = A card that is a Victory card and something else does both.
    .ruling-2 = It is an Attack whatever you gain; Reactions come first.

card-text-secret-passage =
    .summary = +2 Cards, +1 Action. Hide a card anywhere in your deck.
    .text = Draw two cards. You have one more Action. Then put a card from your hand anywhere into your deck: on top, at the bottom or between.
    .ruling-1 = You cannot decline if you have a card in hand.
    .ruling-2 = Everybody sees where you put it, nobody which card it is.

card-text-shanty-town =
    .summary = +2 Actions. Without an Action in hand: +2 Cards.
    .text = You have two more Actions. Reveal your hand; if there is no Action in it, draw two cards.
    .ruling-1 = A card that is an Action and something else is an Action.
    .ruling-2 = An empty hand has no Action in it.

card-text-steward =
    .summary = +2 Cards, or +$2, or trash 2 cards.
    .text = Choose one: draw two cards; or take two coins; or trash two cards from your hand.
    .ruling-1 = If you choose to trash and your hand is too small, trash what there is.

card-text-swindler =
    .summary = +$2. Others' top cards become others of the same cost.
    .text = Take two coins. All the other players, in turn order, trash the top card of their deck and gain a card of the same cost that you choose.
    .ruling-1 = You have to choose one if any of that cost is left. It may be the same card again.
    .ruling-2 = For a { card-copper } you may give a { card-curse }.

card-text-torturer =
    .summary = +3 Cards. The others discard 2 or take a { card-curse } to hand.
    .text = Draw three cards. All the other players, in turn order, choose one: discard two cards, or gain a { card-curse } to their hand.
    .ruling-1 = They may choose what cannot be done, or not wholly; then they do as much as they can.

card-text-trading-post =
    .summary = Trash 2 hand cards for a { card-silver } to your hand.
    .text = Trash two cards from your hand. If you did, gain a { card-silver } to your hand.
    .ruling-1 = If your hand is too small, you trash what there is and gain nothing.
    .ruling-2 = You can play the { card-silver } in this turn.

card-text-upgrade =
    .summary = +1 Card, +1 Action. Turn a card into one $1 dearer.
    .text = Draw a card. You have one more Action. Trash a card from your hand and gain one that costs exactly $1 more.
    .ruling-1 = If no card costs just that, you gain nothing: so it is with { card-copper }.
    .ruling-2 = You cannot decline if you have a card in hand.

card-text-wishing-well =
    .summary = +1 Card, +1 Action. Name your top card to get it.
    .text = Draw a card. You have one more Action. Name a card, then reveal the top card of your deck: if it is the one you have named, it comes to your hand, and otherwise it goes back.
    .ruling-1 = You name the card of the game that you like, before any shuffle.
