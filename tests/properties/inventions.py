"""Cards that nobody in their right mind would print: any verbs, any numbers that the limits allow, in any order."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from fiefdom.cards.base.first_edition import may_gain_loot
from fiefdom.cards.card import TYPE_NAMES, Block, Card, Plus
from fiefdom.cards.catalogue import MEASURES
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.limits import HIGHEST_POINTS, LOWEST_POINTS, MOST_POINTS_PER, check_card
from fiefdom.cards.verbs import choose, option
from fiefdom.cards.vocabulary import TARGETS, Verb, vocabulary
from fiefdom.engine.kinds import ACTION, BASIC, DEAREST, TREASURE, Instruction
from fiefdom.errors import BadCards

NUMBERS = st.sampled_from([0, 1, 1, 2, 2, 3, 5, 8])
PLAIN_VERBS = [verb for verb in vocabulary().values() if not verb.takes_block]
BLOCK_VERBS = [verb for verb in vocabulary().values() if verb.takes_block and not verb.parameters]
VALUES = {"number": NUMBERS, "card": st.integers(0, BASIC - 1), "zone": st.sampled_from(list(TARGETS.values()))}
NAMES = tuple(f"Card {letter}" for letter in "ABCDEFGHIJ")


def instructions(verb: Verb) -> st.SearchStrategy[Instruction]:
    """Instructions of one verb."""
    return st.tuples(*(VALUES[parameter.kind] for parameter in verb.parameters)).map(lambda arguments: verb.build(*arguments))


PLAIN = st.sampled_from(PLAIN_VERBS).flatmap(instructions)


@st.composite
def parts(draw: st.DrawFn) -> Block:
    """One instruction, or a block with a few."""
    if draw(st.integers(0, 3)):
        return (draw(PLAIN),)
    inner = st.lists(PLAIN, min_size=1, max_size=3)
    each = st.sampled_from(BLOCK_VERBS)
    below: list[Block] = [draw(each).build(*draw(inner)) if draw(st.booleans()) else tuple(draw(inner)) for _ in range(3)]
    way = draw(st.integers(0, 3))
    return below[0] if way == 0 else choice(draw(st.integers(1, 2)), below) if way == 1 else draw(each).build(*nested(way, below))


def choice(number: int, below: Sequence[Block]) -> Block:
    """So many of a few options."""
    return choose(number, *(option(f"way-{place}", block) for place, block in enumerate(below)))


def nested(way: int, below: Sequence[Block]) -> list[Block]:
    """What stands in a `for each` block: plain instructions, or a choice among them."""
    plain = [tuple(each for each in block if not each.size) for block in below]
    return plain if way == 2 else [choice(1, plain)]


@st.composite
def inventions(draw: st.DrawFn, name: str) -> Card:
    """A card that passes the limits."""
    types = sum(draw(st.sets(st.sampled_from(list(TYPE_NAMES)), max_size=4)) | {draw(st.sampled_from([ACTION, ACTION, TREASURE]))})
    effect = sum(draw(st.lists(parts(), max_size=4)), ())
    card = Card(
        name,
        draw(st.integers(0, 8) | st.integers(0, DEAREST)),
        types,
        Plus(*(draw(NUMBERS) for _ in range(4))),
        {1: effect, 2: effect},
        worth=draw(NUMBERS) if not types & ACTION else 0,
        points=draw(st.integers(LOWEST_POINTS, HIGHEST_POINTS)),
        points_per={
            measure: points
            for measure in draw(st.sets(st.sampled_from(list(MEASURES)), max_size=1))
            if (points := draw(st.integers(0, MOST_POINTS_PER)))
        },
    )
    return mended(card)


def mended(card: Card) -> Card:
    """The card with as much of its effect as the limits allow."""
    effect = card.effects[2]
    while True:
        whole = (*effect, may_gain_loot())
        changed = dataclasses.replace(card, effects={1: whole, 2: whole})
        try:
            check_card(changed)
        except BadCards:
            assert effect, "a card that does nothing passes"
            effect = without_last(effect)
        else:
            return changed


def without_last(effect: Block) -> Block:
    """An effect without its last instruction or block."""
    heads = [place for place, each in enumerate(effect) if not any(p < place <= p + e.size for p, e in enumerate(effect))]
    return effect[: heads[-1]]


@st.composite
def invented_kingdoms(draw: st.DrawFn) -> Kingdom:
    """Ten such cards."""
    edition: int | str = draw(st.sampled_from([1, 2]) | st.just("both"))
    return Kingdom.of([draw(inventions(name)) for name in NAMES], edition)


# The same by a generator of random numbers, where thousands are wanted


def invented_kingdom(lots: Random) -> Kingdom:
    """Ten such cards by lot."""
    return Kingdom.of([invention(name, lots) for name in NAMES], lots.choice((1, 2, "both")))


def invention(name: str, lots: Random) -> Card:
    """A card of up to four instructions or blocks that passes the limits."""
    effect: Block = ()
    for _ in range(lots.randrange(5)):
        below = [tuple(plain_instruction(lots) for _ in range(lots.randint(1, 3))) for _ in range(3)]
        blocks = (
            lots.choice(BLOCK_VERBS).build(*below[0]),
            choice(1 + lots.randrange(2), below),
            lots.choice(BLOCK_VERBS).build(choice(1, below)),
        )
        effect += below[0][:1] if lots.randrange(4) else lots.choice(blocks)
    types = lots.choice((ACTION, ACTION, TREASURE)) | (lots.choice(list(TYPE_NAMES)) if lots.randrange(2) else 0)
    plus = Plus(*(lots.choice((0, 0, 1, 2)) for _ in range(4)))
    return mended(Card(name, lots.randrange(9), types, plus, {1: effect, 2: effect}))


def plain_instruction(lots: Random) -> Instruction:
    """An instruction of any verb but a block's."""
    verb = lots.choice(PLAIN_VERBS)
    values = {"number": (0, 1, 1, 2, 2, 3, 5, 8), "card": range(BASIC), "zone": tuple(TARGETS.values())}
    made: Instruction = verb.build(*(lots.choice(values[parameter.kind]) for parameter in verb.parameters))
    return made
