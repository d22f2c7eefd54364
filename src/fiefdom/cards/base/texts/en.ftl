### The base game: English
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

exp-base = Base game

## Names

card-copper = Copper
card-silver = Silver
card-gold = Gold
card-estate = Estate
card-duchy = Duchy
card-province = Province
card-curse = Curse
card-adventurer = Adventurer
card-artisan = Artisan
card-bandit = Bandit
card-bureaucrat = Bureaucrat
card-cellar = Cellar
card-chancellor = Chancellor
card-chapel = Chapel
card-council-room = Council Room
card-feast = Feast
card-festival = Festival
card-gardens = Gardens
card-harbinger = Harbinger
card-laboratory = Laboratory
card-library = Library
card-market = Market
card-merchant = Merchant
card-militia = Militia
card-mine = Mine
card-moat = Moat
card-moneylender = Moneylender
card-poacher = Poacher
card-remodel = Remodel
card-sentry = Sentry
card-smithy = Smithy
card-spy = Spy
card-thief = Thief
card-throne-room = Throne Room
card-vassal = Vassal
card-village = Village
card-witch = Witch
card-woodcutter = Woodcutter
card-workshop = Workshop

## Questions

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
web-no-spy-discard = Leave it there

## Hints for a first game

hint-moat-reveal = An Attack was played: { $card }. Revealing { card-moat } costs nothing: it stays in your hand, and this Attack does nothing to you.
hint-militia-discard = Keep what you need for your next turn: your best Treasures, and an Action if you have one. Victory cards can go.
hint-bureaucrat-topdeck = This card will be the next one you draw. Which one you choose makes little difference: Victory cards cannot be played.
hint-bandit-trash = You have to give up one of these Treasures for good. Keep the more valuable one.
hint-cellar-discard = Discard what does not help you now, above all Victory cards and Curses. You draw as many new cards. Pass when you have chosen enough.
hint-chapel-trash = What you trash is gone for good, and in a smaller deck your good cards come sooner. Let { card-curse } and { card-estate } go first, then { card-copper }.
hint-workshop-gain = You pay nothing for this card and use no Buy. Take what helps you most; it goes onto your discard pile.
hint-feast-gain = You get this card for the one you have trashed, without paying. A card for $5 is usually the best choice.
hint-remodel-trash = The new card may cost $2 more than the one you trash: { card-estate } becomes a card for up to $4, { card-gold } becomes { card-province }.
hint-remodel-gain = You pay nothing for this card and use no Buy. The dearest one you can take is often the best.
hint-mine-trash = { card-copper } can become { card-silver }, and { card-silver } can become { card-gold }. The new card comes into your hand: you can play it in this turn.
hint-mine-gain = Take the most valuable Treasure. It comes into your hand, and you can play it in this turn.
hint-moneylender-trash = You give up $1 and get $3 in this turn, and one weak card leaves your deck for good. That is nearly always a gain.
hint-library-set-aside = You have no Action left to play this card. If you set it aside, you draw another one instead; “{ web-no-set-aside }” leaves it in your hand.
hint-library-set-aside-playable = You have an Action left to play this card, so it can be worth keeping: press “{ web-no-set-aside }”. If you set it aside, you draw another one instead.
hint-throne-room-play = Choose the Action that you would most like to have twice. Both times cost you no further Action.
hint-spy-discard = This is another player's card. Discard it if it is good, and leave it on the deck if it is weak.
hint-spy-discard-own = This is your own card. Leave it on the deck if you want to draw it next, and discard it if it is weak.
hint-thief-trash = Trash the more valuable Treasure: you may take it for yourself afterwards.
hint-thief-gain = What you take goes onto your discard pile. { card-silver } and { card-gold } are welcome; { card-copper } is rather a burden.
hint-chancellor-discard-deck = If you do, your new purchases come into play sooner, because you will shuffle at the next draw. If many good cards are left in the deck, press “{ web-no-discard-deck }”.
hint-harbinger-topdeck = You will draw this card next. Choose a strong one; if there is none, press “{ web-no-topdeck }”.
hint-vassal-play = This play costs you no Action. Otherwise the card stays in your discard pile.
hint-poacher-discard = One card has to go for each empty pile. Begin with Victory cards and Curses.
hint-sentry-trash = What you trash is gone for good. { card-curse }, { card-estate } and { card-copper } are good choices; press “{ web-no-trash }” if you want to keep the cards.
hint-sentry-discard = Discard what you do not want to draw next. The rest goes back onto your deck.
hint-sentry-topdeck = The card on top is the one you draw first.
hint-artisan-gain = This card comes into your hand. You can play a Treasure in this turn, an Action only if you have an Action left.
hint-artisan-topdeck = You will draw this card next. A card that you cannot use in this turn is a good choice.

## Recommended sets of the first edition

set1-first-game = First Game
set1-big-money = Big Money
set1-interaction = Interaction
set1-size-distortion = Size Distortion
set1-village-square = Village Square

## Recommended sets of the second edition

set2-first-game = First Game
set2-size-distortion = Size Distortion
set2-deck-top = Deck Top
set2-sleight-of-hand = Sleight of Hand
set2-improvements = Improvements
set2-silver-and-gold = Silver & Gold

## Those of them that need an expansion

set2-underlings = Underlings
set2-grand-scheme = Grand Scheme
set2-deconstruction = Deconstruction
set2-reach-for-tomorrow = Reach for Tomorrow
set2-repetition = Repetition
set2-give-and-take = Give and Take
set2-forbidden-arts = Forbidden Arts
set2-potion-mixers = Potion Mixers
set2-chemistry-lesson = Chemistry Lesson
set2-biggest-money = Biggest Money
set2-kings-army = The King's Army
set2-good-life = The Good Life
set2-bounty-of-the-hunt = Bounty of the Hunt
set2-bad-omens = Bad Omens
set2-jesters-workshop = The Jester's Workshop
set2-arts-and-crafts = Arts and Crafts
set2-clean-living = Clean Living
set2-gilding-the-lily = Gilding the Lily
set2-highway-robbery = Highway Robbery
set2-adventures-abroad = Adventures Abroad
set2-high-and-low = High and Low
set2-chivalry-and-revelry = Chivalry and Revelry
set2-level-up = Level Up
set2-son-of-size-distortion = Son of Size Distortion
set2-everything-in-moderation = Everything in Moderation
set2-silver-bullets = Silver Bullets

## Basic cards

card-text-copper =
    .summary = Worth $1.
    .text = A Treasure: play it in your Buy phase for one coin.
    .ruling-1 = It costs nothing, but buying one still uses up a Buy.
    .ruling-2 = Treasures are not used up. They stay in play until Clean-up and then go to your discard pile.
    .ruling-3 = Every player starts with seven of them.

card-text-silver =
    .summary = Worth $2.
    .text = A Treasure: play it in your Buy phase for two coins.
    .ruling-1 = First play your Treasures, then buy: after the first purchase of a turn no more Treasures can be played.
    .ruling-2 = Coins you do not spend are lost at the end of the turn.

card-text-gold =
    .summary = Worth $3.
    .text = A Treasure: play it in your Buy phase for three coins.
    .ruling-1 = You may play all, some or none of your Treasures, in any order.
    .ruling-2 = The coins of one turn can be split among several purchases if you have more than one Buy.

card-text-estate =
    .summary = 1 victory point.
    .text = One victory point when the game ends. Until then it has no use of its own: Victory cards are never played.
    .ruling-1 = It scores for its owner wherever it is: in the deck, the hand, the discard pile, in play or set aside.
    .ruling-2 = Every player starts with three. They are extra; the Supply pile is full when the game begins.

card-text-duchy =
    .summary = 3 victory points.
    .text = Three victory points when the game ends. Until then it has no use of its own: Victory cards are never played.
    .ruling-1 = It scores for its owner wherever it is: in the deck, the hand, the discard pile, in play or set aside.

card-text-province =
    .summary = 6 victory points. The last one ends the game.
    .text = Six victory points when the game ends. The game is over at the end of the turn in which the last { card-province } leaves the Supply.
    .ruling-1 = The turn is always played to its end: Buys that are left can still be used.
    .ruling-2 = It does not matter how the last one left the Supply; { card-remodel } can take it too.
    .ruling-3 = It scores for its owner wherever it is: in the deck, the hand, the discard pile, in play or set aside.

card-text-curse =
    .summary = −1 victory point.
    .text = One victory point less when the game ends. It cannot be played.
    .ruling-1 = It is a type of its own and not a Victory card.
    .ruling-2 = You may buy or gain one by choice. It costs $0.
    .ruling-3 = Its pile is part of every game, and when empty it counts as an empty pile.
    .ruling-4 = It can be trashed like any other card. { card-remodel } turns it into a card that costs $2 or less.
    .ruling-5 = It counts as a card for { card-gardens }.

## Kingdom cards

card-text-adventurer =
    .summary = Reveal cards until 2 Treasures turn up; take those.
    .text = Reveal your deck card by card and stop at the second Treasure. Both Treasures go to your hand, all the other cards to your discard pile.
    .ruling-1 = If your deck runs out, shuffle your discard pile and go on. Cards already revealed stay out of that shuffle.
    .ruling-2 = If no card is left at all, keep the one Treasure you found, or none, and discard the rest.
    .ruling-3 = There is nothing to choose: the first two Treasures count, be they { card-copper } or { card-gold }.

card-text-artisan =
    .summary = Card up to $5 to hand; then a hand card onto your deck.
    .text = Gain any card from the Supply that costs $5 or less; it comes straight to your hand. Then choose a card in your hand and put it face down on top of your deck.
    .ruling-1 = The card you put onto the deck may be the new one or any other.
    .ruling-2 = Both parts are compulsory as far as possible. If nothing can be gained, a card from your hand still goes onto the deck.
    .ruling-3 = Coins and Treasures do not raise the limit.
    .ruling-4 = If you keep the new card, you can use it this turn: an Action if you have an Action left, a Treasure in your Buy phase.
    .ruling-5 = Everyone sees the card you gain, nobody the card you put onto the deck.

card-text-bandit =
    .summary = Gain a { card-gold }. Others trash a non-{ card-copper } Treasure (top 2).
    .text = You gain a { card-gold }. Then the other players, one after another, reveal two cards from the top of their deck. A Treasure among them that is not a { card-copper } goes to the Trash, but never more than one; the rest goes to its owner's discard pile.
    .ruling-1 = If both cards are such Treasures, their owner chooses which one is trashed.
    .ruling-2 = If neither is, both are discarded.
    .ruling-3 = Nobody gains the trashed Treasure.
    .ruling-4 = If there is no { card-gold } left, the others are attacked all the same.
    .ruling-5 = A player who has fewer than two cards, even after shuffling, reveals what there is.

card-text-bureaucrat =
    .summary = { card-silver } onto your deck. Others put back a Victory card.
    .text = You gain a { card-silver }, which goes on top of your deck. Then the other players, one after another, reveal one Victory card in hand and put it on top of their deck. A player who has none reveals the whole hand instead.
    .ruling-1 = A player who has several Victory cards chooses one.
    .ruling-2 = { card-gardens } is a Victory card, { card-curse } is not.
    .ruling-3 = Nobody shuffles for this: if a deck is empty, the card put there is the whole deck.
    .ruling-4 = If there is no { card-silver } left, the others are attacked all the same.
    .ruling-5 = A player whose hand is empty shows just that.

card-text-cellar =
    .summary = +1 Action. Swap any number of hand cards for new ones.
    .text = You have one more Action. Discard as many cards from your hand as you like, all at once; then draw as many as you discarded.
    .ruling-1 = You may discard none. Then you draw none.
    .ruling-2 = You draw only after you have discarded everything; there is no second round.
    .ruling-3 = If you have to shuffle, the cards you have just discarded are shuffled in and may come back.
    .ruling-4 = The { card-cellar } you played is not in your hand, so it cannot be discarded. Another one in your hand can.
    .ruling-5 = The others see how many cards you discard, but only the card that ends up on top.

card-text-chancellor =
    .summary = +$2. Your deck may go to your discard pile.
    .text = Take two coins. Then, if you wish, your whole deck goes to your discard pile.
    .ruling-1 = Decide at once, before you do anything else in this turn.
    .ruling-2 = You do not look through the deck, neither before nor afterwards.
    .ruling-3 = The deck is turned over as it is: its bottom card is now on top of the discard pile.
    .ruling-4 = You shuffle only when you next need a card from your deck.
    .ruling-5 = If your deck is empty, there is nothing to decide.

card-text-chapel =
    .summary = Trash 0 to 4 cards of your hand.
    .text = Choose at most four cards in your hand, of any type, and put them in the Trash. You may choose none.
    .ruling-1 = The { card-chapel } you played is not in your hand, so it cannot be trashed. Another one in your hand can.
    .ruling-2 = Trashed cards are no longer yours: they do not score, and they do not go back to the Supply.

card-text-council-room =
    .summary = +4 Cards, +1 Buy. The others draw 1 card each.
    .text = Draw four cards. You have one more Buy. Then all the other players, in turn order, draw one card.
    .ruling-1 = The others must draw, like it or not, and shuffle if they need to.
    .ruling-2 = This is not an Attack: { card-moat } does not stop it.

card-text-feast =
    .summary = Trash it for a card up to $5.
    .text = This { card-feast } goes to the Trash. You gain a card of your choice from the Supply that costs $5 or less.
    .ruling-1 = The new card goes to your discard pile.
    .ruling-2 = Coins and Treasures do not raise the limit.
    .ruling-3 = You may gain another { card-feast }.
    .ruling-4 = You gain a card even if the { card-feast } is in the Trash already: with { card-throne-room } you get two cards for one { card-feast }.

card-text-festival =
    .summary = +2 Actions, +1 Buy, +$2.
    .text = You have two more Actions and one more Buy. Take two coins.
    .ruling-1 = Coins from Actions are only counted: no Treasure card is taken from the Supply.
    .ruling-2 = The additional Buy is for your Buy phase; nothing can be bought before.
    .ruling-3 = An example of counting: { card-festival } as your first card leaves two Actions, { card-market } after it still two, another { card-festival } then three.

card-text-gardens =
    .summary = 1 victory point for every 10 cards you own.
    .text = When the game ends, each { card-gardens } scores one victory point for every full ten cards among all the cards you own.
    .ruling-1 = With 39 cards each { card-gardens } scores three points, with 40 cards four, with nine cards none.
    .ruling-2 = All your cards count, wherever they are: deck, hand, discard pile, in play and set aside. { card-gardens } and { card-curse } count too.
    .ruling-3 = Trashed cards are no longer yours and do not count.
    .ruling-4 = It is a Victory card and nothing else, so it cannot be played. Its pile has 8 cards with two players and 12 with more.

card-text-harbinger =
    .summary = +1 Card, +1 Action. A discarded card may go onto the deck.
    .text = Draw a card. You have one more Action. Then look through your discard pile; if you like, put one of its cards face down on top of your deck.
    .ruling-1 = You draw first. If that makes you shuffle, your discard pile is empty and there is nothing to look through.
    .ruling-2 = An empty discard pile is no obstacle: you still draw a card and have one more Action.
    .ruling-3 = Only you look at the cards, and you need not show the one you take.
    .ruling-4 = The card on top of the discard pile stays on top, unless you take it.

card-text-laboratory =
    .summary = +2 Cards, +1 Action.
    .text = Draw two cards. You have one more Action.
    .ruling-1 = You draw first, so your next Action may be one of the cards you drew.
    .ruling-2 = If fewer than two cards are left, even after shuffling, draw what there is.

card-text-library =
    .summary = Fill your hand to 7 cards; you may skip Actions.
    .text = Draw cards one by one until there are seven in your hand. Each time the new card is an Action, you may set it aside instead of taking it. When you have finished drawing, discard what you set aside.
    .ruling-1 = Decide about each Action before you see the next card.
    .ruling-2 = Only Actions can be set aside, among them those that are also an Attack or a Reaction. You never have to.
    .ruling-3 = Cards set aside lie face up and are not part of your hand.
    .ruling-4 = If you have to shuffle, the cards set aside stay out of it.
    .ruling-5 = If the cards run out, stop. The cards set aside are discarded and not drawn again.
    .ruling-6 = With seven or more cards left in your hand after playing { card-library }, you draw nothing.

card-text-market =
    .summary = +1 Card, +1 Action, +1 Buy, +$1.
    .text = Draw a card. You have one more Action and one more Buy. Take one coin.
    .ruling-1 = You draw first, so your next Action may be the card you drew.
    .ruling-2 = The additional Buy is for your Buy phase; nothing can be bought before.

card-text-merchant =
    .summary = +1 Card, +1 Action. Your first { card-silver } gives +$1.
    .text = Draw a card. You have one more Action. If you play a { card-silver } this turn, the first one brings one coin more.
    .ruling-1 = Only the first { card-silver } of the turn counts; the second and all further ones are worth the usual $2.
    .ruling-2 = Several { card-merchant } cards add up on the same { card-silver }: with two of them it is worth $4.
    .ruling-3 = A { card-merchant } that is played twice with { card-throne-room } counts twice.
    .ruling-4 = The { card-silver } must be played. One that stays in your hand brings nothing, and the coin is not kept for a later turn.

card-text-militia =
    .summary = +$2. The others discard down to 3 cards.
    .text = Take two coins. Every other player with more than three cards in hand discards until three are left.
    .ruling-1 = A player who has three cards or fewer discards nothing.
    .ruling-2 = The players choose for themselves which cards to discard, one player after another in turn order.
    .ruling-3 = A { card-moat } that was not revealed may be among the discarded cards.
    .ruling-4 = With { card-throne-room } you take four coins, but a player who is already down to three cards discards no more.

card-text-mine =
    .summary-1 = Swap a Treasure in hand for one up to $3 dearer.
    .summary-2 = You may swap a Treasure in hand for one up to $3 dearer.
    .text-1 = Choose a Treasure in your hand and put it in the Trash; if you have one, you must. Then gain a Treasure from the Supply that costs at most $3 more. It comes straight to your hand.
    .text-2 = If you like, choose a Treasure in your hand and put it in the Trash. Then gain a Treasure from the Supply that costs at most $3 more. It comes straight to your hand.
    .ruling-1 = { card-copper } becomes { card-silver } and { card-silver } becomes { card-gold }. From { card-copper } to { card-gold } is too far.
    .ruling-2 = The new Treasure may also cost the same or less; it may even be the same card again.
    .ruling-3 = You can play the new Treasure in the Buy phase of this turn.
    .ruling-4 = If no Treasure was trashed, none is gained.
    .ruling-5 = The trashed Treasure has not been played: it brings no coins.
    .ruling-6 = If the Supply has no Treasure that fits, the trashed one is lost without a replacement.

card-text-moat =
    .summary = +2 Cards. Reveal it from hand: an Attack spares you.
    .text = As an Action: draw two cards. As a Reaction: when another player plays an Attack, you may reveal { card-moat } from your hand before anything else happens. That Attack then does nothing to you.
    .ruling-1 = It stays in your hand. You can reveal it again against the next Attack and still play it in your turn.
    .ruling-2 = It protects you alone. Other players are attacked as usual, and the attacker keeps every benefit of the card.
    .ruling-3 = It works only from your hand and only against Attacks of other players.
    .ruling-4 = You never have to reveal it. Revealing a second one against the same Attack changes nothing.
    .ruling-5 = An Attack played twice with { card-throne-room } is two Attacks: decide each time.
    .ruling-6 = { card-council-room } is not an Attack, so you draw your card.

card-text-moneylender =
    .summary-1 = A { card-copper } from your hand to the Trash: +$3.
    .summary-2 = If you like, a { card-copper } from hand to the Trash: +$3.
    .text-1 = Put one { card-copper } from your hand in the Trash; if you have one, you must. You take three coins for it.
    .text-2 = If you like, put one { card-copper } from your hand in the Trash. You take three coins for it.
    .ruling-1 = If no { card-copper } was trashed, there are no coins.
    .ruling-2 = It is one { card-copper } at most each time the card is played.
    .ruling-3 = The trashed { card-copper } has not been played: its own $1 does not come on top.
    .ruling-4 = With { card-throne-room } a second { card-copper } brings three coins more; with only one in hand you take three in all.

card-text-poacher =
    .summary = +1 Card, +1 Action, +$1. Per empty pile discard 1.
    .text = Draw a card. You have one more Action. Take one coin. Then count the empty piles of the Supply and discard as many cards from your hand.
    .ruling-1 = No empty pile, no discard.
    .ruling-2 = Every pile of the Supply counts, also { card-copper }, { card-curse } and { card-poacher } itself.
    .ruling-3 = You choose the cards. The one you have just drawn may be among them.
    .ruling-4 = If you have too few cards, discard your whole hand.

card-text-remodel =
    .summary = Turn a hand card into a card up to $2 dearer.
    .text = Choose a card in your hand and put it in the Trash. Then gain a card from the Supply that costs at most $2 more; it goes to your discard pile.
    .ruling-1 = An { card-estate } can become a { card-smithy }, a { card-gold } can become a { card-province }.
    .ruling-2 = The new card may also cost the same or less; it may even be the same card again.
    .ruling-3 = You cannot decline: if you have a card in hand, one is trashed, and if a card in the Supply fits, one is gained.
    .ruling-4 = The { card-remodel } you played is not in your hand, so it cannot be trashed. Another one in your hand can.
    .ruling-5 = If your hand is empty, nothing is trashed and nothing is gained.
    .ruling-6 = Coins and Treasures do not raise the limit.

card-text-sentry =
    .summary = +1 Card, +1 Action. Sort the top 2 cards of your deck.
    .text = Draw a card. You have one more Action. Then look at the next two cards of your deck and decide for each of them: to the Trash, to your discard pile, or back on top.
    .ruling-1 = Every combination is allowed: both the same way or each its own.
    .ruling-2 = If both go back on top, you choose their order.
    .ruling-3 = You draw your card before you look at the two.
    .ruling-4 = Only you see the two cards, except what goes to the Trash or ends up on top of your discard pile.
    .ruling-5 = If you have to shuffle in between, a card you are looking at stays out of it. If only one card is left, look at that one.

card-text-smithy =
    .summary = +3 Cards.
    .text = Draw three cards.
    .ruling-1 = You must draw all three, or as many as there are if fewer are left even after shuffling.
    .ruling-2 = It brings no Action: an Action you draw can be played only if you have one left.

card-text-spy =
    .summary = +1 Card, +1 Action. You judge each player's top card.
    .text = Draw a card. You have one more Action. Then all players, you first and the others in turn order, reveal the top card of their deck. Each time you decide whether it is discarded or goes back on top.
    .ruling-1 = You draw your card before anything is revealed.
    .ruling-2 = Decide about each card before the next player reveals one.
    .ruling-3 = A player whose deck is empty shuffles first. A player who has nothing to shuffle reveals nothing.
    .ruling-4 = { card-moat } protects only its owner. Your own card is always revealed.

card-text-thief =
    .summary = Trash a Treasure of others' top 2 cards; you may take it.
    .text = The other players, one after another, reveal two cards from the top of their deck. If there are Treasures among them, you pick one for the Trash; the rest goes to its owner's discard pile. In the end you may gain any of the Treasures trashed in this way.
    .ruling-1 = If a player reveals a Treasure, one must be trashed, even a lone { card-copper }. Of two, only one is trashed.
    .ruling-2 = You may gain all of the trashed Treasures, some or none. They go to your discard pile, so you cannot play them this turn.
    .ruling-3 = You cannot take anything that was trashed in another way, not even by a { card-thief } played earlier this turn.
    .ruling-4 = A player who has only one card left in the deck reveals it, shuffles without it and reveals the second one.

card-text-throne-room =
    .summary-1 = Play one Action of your hand two times.
    .summary-2 = If you like, play one Action of your hand two times.
    .text-1 = Choose an Action in your hand; if you have one, you must. Play it and carry it out to the end, then play the very same card again.
    .text-2 = If you like, choose an Action in your hand. Play it and carry it out to the end, then play the very same card again.
    .ruling-1 = Neither of the two plays uses up an Action. { card-throne-room } on { card-market } at the start of your turn leaves two Actions; two { card-market } cards played by themselves leave one.
    .ruling-2 = Everything on the card is done twice, one time after the other, and every choice is made anew.
    .ruling-3 = Between the two plays you cannot play another Action, unless the card itself lets you play one.
    .ruling-4 = { card-throne-room } on { card-throne-room } plays one Action twice and then another one twice. No card is played four times.
    .ruling-5 = The second play takes place even if the card put itself in the Trash the first time.
    .ruling-6 = An Attack played twice is two Attacks: { card-moat } can be revealed against each of them.

card-text-vassal =
    .summary = +$2. Discard your top card; if an Action, you may play it.
    .text = Take two coins. The top card of your deck goes to your discard pile. Should it be an Action, you may play it from there.
    .ruling-1 = This does not use up an Action.
    .ruling-2 = A card that you do not or cannot play stays in your discard pile.
    .ruling-3 = If your deck is empty, shuffle first. If there is no card at all, you only take the coins.
    .ruling-4 = A card with several types can be played if one of them is Action: { card-moat } can, { card-gardens } cannot.
    .ruling-5 = One { card-vassal } may find the next one; each of them brings two coins.

card-text-village =
    .summary = +1 Card, +2 Actions.
    .text = Draw a card. You have two more Actions.
    .ruling-1 = You draw first, so your next Action may be the card you drew.
    .ruling-2 = You need not use your Actions, and those left over are lost at the end of the turn.
    .ruling-3 = Several of them add up: two as the first cards of your turn leave three Actions.

card-text-witch =
    .summary = +2 Cards. A { card-curse } for every other player.
    .text = Draw two cards. Then all the other players, in turn order, gain a { card-curse }.
    .ruling-1 = A new { card-curse } goes face up to its owner's discard pile.
    .ruling-2 = When the { card-curse } cards run out, the players later in turn order get none.
    .ruling-3 = With no { card-curse } left you still draw two cards.
    .ruling-4 = A player who reveals { card-moat } is skipped; a last { card-curse } then goes to the next player.

card-text-woodcutter =
    .summary = +1 Buy, +$2.
    .text = You have one more Buy. Take two coins.
    .ruling-1 = The additional Buy is for your Buy phase; nothing can be bought before.
    .ruling-2 = Coins from Actions are only counted: no Treasure card is taken from the Supply.

card-text-workshop =
    .summary = Gain any card up to $4.
    .text = Choose a card in the Supply that costs $4 or less and gain it. It goes to your discard pile.
    .ruling-1 = Coins and Treasures do not raise the limit.
    .ruling-2 = You cannot decline: if any card fits, one is gained.
    .ruling-3 = It uses neither a Buy nor coins.
