"""Which answers are worth comparing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fiefdom.engine.kinds import COPPER, CURSE, DUCHY, ESTATE, PROVINCE, VICTORY
from fiefdom.engine.state import NOTHING
from fiefdom.game.view import View
from fiefdom.strategy.rollouts import Arm
from fiefdom.strategy.strategy import Strategy

MOST = 10
"""Answers that are compared at most; at the end of the game, combinations come on top."""

COMBINATIONS = 16
NEAR_END = 6
"""Gains that could end the game; from here on everything is considered."""

MOST_BUYS = 3

MOST_LINES = 32
"""Two answers in a row that are compared beside single ones."""


def gains_to_end(view: View) -> int:
    """How many cards would have to leave the Supply for the game to end (R-END-2 to R-END-4)."""
    sizes = sorted(view.record["supply"][: len(view.kingdom.cards)].tolist())
    return int(min(view.record["supply"][PROVINCE], sum(sizes[: view.piles_that_end])))


def legal_slots(view: View) -> list[int]:
    """The slots of the cards that can be named."""
    return [slot for slot in range(len(view.kingdom.cards)) if int(view.record["legal"]) >> slot & 1]


def candidates(view: View, choices: Mapping[int, int], plan: int, strategies: Sequence[Strategy]) -> list[Arm]:
    """The arms to compare: first the plan's own choice, then what the other plans choose, then other answers followed by the plan.

    `choices[n]` is what plan number n answers; `strategies` are those whose cards are worth a look.
    """
    arms = [Arm(plan, (choices[plan],))]
    arms += [Arm(other, (slot,)) for other, slot in choices.items() if other != plan]
    arms += [Arm(plan, (slot,)) for slot in alternatives(view, strategies)]
    answers = list(dict.fromkeys(arm.answers[0] for arm in arms))[:MOST]
    kept = [arm for arm in dict.fromkeys(arms) if arm.answers[0] in answers]
    return kept + list(combinations(view, plan))


def is_gain(view: View) -> bool:
    """Whether the question is what to buy or to gain, which plans are about."""
    assert view.question is not None
    return view.question.id == "buy" or view.question.id.endswith(".gain")


def candidates_of_turn(view: View, choices: Mapping[int, int], plan: int) -> list[Arm]:
    """The same within a turn, for whoever keeps to the plan until the next purchase: every answer, and two in a row, which may be better
    than each alone."""
    singles = dict.fromkeys([choices[plan], *choices.values(), *alternatives(view, ())])
    return [Arm(plan, answers) for answers in (*((slot,) for slot in singles), *lines(view))]


def lines(view: View) -> list[tuple[int, int]]:
    """Two answers in a row, both of cards in hand. What is picked one after the other may be picked in any order, so each pair once."""
    assert view.question is not None
    legal, is_order = legal_slots(view), view.question.id == "action"
    following = legal if is_order else [slot for slot, number in enumerate(view.state.hand[view.question.seat]) if number]
    found = dict.fromkeys((first, then) if is_order else (min(first, then), max(first, then)) for first in legal for then in following)
    return [pair for pair in found if pair[0] in legal][:MOST_LINES]


def alternatives(view: View, strategies: Sequence[Strategy]) -> list[int]:
    """Answers beside the plans' own, the likeliest ones first."""
    question = view.question
    assert question is not None
    if not is_gain(view):
        return [*legal_slots(view), *([NOTHING] if question.may_pass else [])]
    near = gains_to_end(view) <= NEAR_END
    wanted = {card for strategy in strategies for card in strategy.wanted}
    cards = view.kingdom.cards
    slots = [slot for slot in legal_slots(view) if near or slot not in (CURSE, COPPER)]
    slots.sort(key=lambda slot: (slot not in (PROVINCE, DUCHY), cards[slot] not in wanted, -cards[slot].cost))
    passing = [NOTHING] if question.may_pass else []
    return [*slots[: MOST - 1], *passing]


def combinations(view: View, plan: int) -> Iterator[Arm]:
    """At the end of the game with several Buys: what can be bought together, points and small piles first."""
    if view.question is None or view.question.id != "buy" or view.buys < 2 or gains_to_end(view) > NEAR_END:
        return
    found = 0
    costs = [view.cost(card) for card in view.kingdom.cards]
    for slots in baskets(costs, ending_slots(view), view.coins, min(view.buys, MOST_BUYS), view.record["supply"].tolist()):
        if found == COMBINATIONS:
            return
        if len(slots) > 1:
            found += 1
            yield Arm(plan, (*slots, NOTHING))


def ending_slots(view: View) -> list[int]:
    """Cards that score or whose piles are nearly gone, the dearest first."""
    cards = view.kingdom.cards
    small = view.buys if view.buys < MOST_BUYS else MOST_BUYS
    slots = [slot for slot in legal_slots(view) if slot != CURSE or view.record["supply"][slot] <= small]
    slots = [slot for slot in slots if slot == ESTATE or cards[slot].has_type(VICTORY) or view.record["supply"][slot] <= small]
    return sorted(slots, key=lambda slot: -cards[slot].cost)


def baskets(costs: Sequence[int], slots: Sequence[int], coins: int, buys: int, supply: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All that can be bought with so many coins and Buys, dearer cards first."""
    yield ()
    if buys == 0:
        return
    for place, slot in enumerate(slots):
        cost = costs[slot]
        if cost <= coins and supply[slot] > 0:
            left = [number - (other == slot) for other, number in enumerate(supply)]
            for more in baskets(costs, slots[place:], coins - cost, buys - 1, left):
                yield (slot, *more)
