"""What an own card must keep to, so that no game it is in can break the engine. Why these numbers: docs/concepts/state.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from fiefdom.cards.card import Block, Card
from fiefdom.cards.card_writer import write_card
from fiefdom.cards.catalogue import MEASURES, find_card, is_own
from fiefdom.cards.kind_table import Step, about, step_numbers
from fiefdom.cards.verbs import (
    do_choose,
    do_discard_cards,
    do_discard_down_to,
    do_draw,
    do_gain_card,
    do_next_turn,
    do_pass_left,
    do_topdeck,
    do_trash_cards,
    do_trash_up_to,
    no_option,
)
from fiefdom.cards.vocabulary import TARGETS, asked_in, parts, said_as, vocabulary
from fiefdom.engine.kinds import ACTION, BASIC, CURSED, DEAREST, REACTION, TREASURE, VICTORY, Instruction
from fiefdom.engine.layout import SEATS
from fiefdom.engine.plays import when_attacked_do
from fiefdom.engine.words import LABELS, LOOT, MOST_LABELS
from fiefdom.errors import BadCards, UnknownCard

LOWEST_POINTS, HIGHEST_POINTS = -50, 50
MOST_POINTS_PER = 4
"""For what else one owns, all measures together."""

MOST_IN_ALL = 100
"""What the numbers of a card may add up to, those in a `for each` block counted once for each of six players."""

MOST_INSTRUCTIONS = 25
"""Ten cards of a kingdom with so many each fit the table of instructions."""

LONGEST_NAME = 30
LONGEST_TEXT = 500
MOST_LANGUAGES = 10
MOST_BYTES = 6000
"""The definition of a card in UTF-8, quoted: ten of them fit the head of a saved position."""

NAME = re.compile(r"[A-Z][A-Za-z0-9]*(?:[ '-][A-Za-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}")
LABEL = re.compile(r"\+?[a-z0-9]+(?:-[a-z0-9]+)*")

CHOOSERS = tuple(verb.step for verb in vocabulary().values() if any(each.source == LABELS for each in verb.asks))
"""The steps of the blocks that have options below them."""

CHOICE = (*CHOOSERS, no_option)
"""The steps of the blocks that say what is done; all other blocks say for whom."""

REACTING = (do_draw, do_discard_cards, do_discard_down_to, do_gain_card, do_topdeck, do_trash_cards, do_trash_up_to)
"""What a Reaction may do."""

RESERVED = ("pass", "nothing", "random")
"""Words that stand for something else where a card could be named."""

PLAYABLE = ACTION | TREASURE


def check_card(card: Card) -> None:
    """Refuse a card that the engine could not play safely, that could not be told from another, or that says nothing."""
    check_name(card.name)
    for what, value, least, most in _ranges(card):
        check_range(value, least, most, what)
    _check_types(card)
    for block in card.effects.values():
        _check_block(block)
        _check_reaction(card, block)
        _check_sum(card, block)
    _check_words(card)


def check_name(name: str) -> None:
    """Refuse a name that records, positions and lists of cards could not hold, or that is taken."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME or re.search(r" x\d+$", name, re.IGNORECASE):
        raise BadCards("name", name=name, most=LONGEST_NAME)
    if name.lower() in RESERVED:
        raise BadCards("reserved", name=name)
    try:
        taken = find_card(name)
    except UnknownCard:
        return
    raise BadCards("taken", card=taken)


def check_range(value: int, least: int, most: int, what: str) -> None:
    """Refuse a number that is too small or too large."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadCards("range", value=value, what=what, least=least, most=most)


def _ranges(card: Card) -> Iterator[tuple[str, int, int, int]]:
    yield "cost", card.cost, 0, DEAREST
    yield "worth", card.worth, 0, MOST_IN_ALL
    yield "points", card.points, LOWEST_POINTS, HIGHEST_POINTS
    for measure, points in card.points_per.items():
        if measure not in MEASURES:
            raise BadCards("measure", measure=measure, measures=", ".join(MEASURES))
        yield f"points per {measure}", points, 0, MOST_POINTS_PER
    yield "points per", sum(card.points_per.values()), 0, MOST_POINTS_PER
    for name, value in card.plus._asdict().items():
        yield f"+{name}", value, 0, MOST_IN_ALL


def _check_types(card: Card) -> None:
    if not card.types & (PLAYABLE | VICTORY | CURSED):
        raise BadCards("no-type", card=card)
    does_something = any(card.plus) or any(card.effects.values()) or card.worth
    if does_something and not card.types & PLAYABLE:
        raise BadCards("never", card=card)
    if card.worth and (card.types & ACTION or not card.types & TREASURE):
        raise BadCards("worth", card=card)


def _check_block(block: Block) -> None:
    if len(block) > MOST_INSTRUCTIONS:
        raise BadCards("too-many-instructions", number=len(block), most=MOST_INSTRUCTIONS)
    _check_nesting(block)
    if sum(each.step in CHOOSERS for each in block) > 1:
        raise BadCards("one-choice")
    outer = [head for head, _ in parts(block)]
    for place, (head, inner) in enumerate(parts(block)):
        for each in (head, *inner):
            _check_instruction(each)
        _check_loot(inner, () if head.step is do_next_turn else outer[place + 1 :])
    _check_loot(outer, ())
    for place, each in enumerate(block):
        if each.step is no_option:
            _check_loot(block[place + 1 : place + 1 + each.size], ())


def _check_nesting(block: Sequence[Instruction], inside: tuple[Step, ...] = ()) -> None:
    for head, inner in parts(block):
        if len(inner) != head.size:
            raise BadCards("nested")
        check_place(head.step, inside, is_block=bool(inner))
        if head.step in CHOOSERS:
            _check_options(head, inner)
        _check_nesting(inner, (*inside, head.step))


def check_place(step: Step, inside: tuple[Step, ...], *, is_block: bool) -> None:
    """Options stand below a choice, and nothing else does; no other block stands inside one of its kind. `inside` are the outer heads."""
    if (step is no_option) != (inside[-1:] != () and inside[-1] in CHOOSERS):
        raise BadCards("option-place")
    if step in CHOOSERS and any(outer in CHOOSERS for outer in inside):
        raise BadCards("choice-nested")
    is_inside = any(outer not in CHOICE for outer in inside)
    if is_block and step not in CHOICE and is_inside:
        raise BadCards("nested")
    if step is do_pass_left and is_inside:
        raise BadCards("pass-nested")


def _check_reaction(card: Card, block: Block) -> None:
    """What a Reaction does stands by itself, once, on a card of that type, and only moves cards, so that it can be done again and again."""
    heads = [(head, inner) for head, inner in parts(block) if head.step is when_attacked_do]
    if sum(each.step is when_attacked_do for each in block) != len(heads) or len(heads) > 1 or (heads and not card.types & REACTION):
        raise BadCards("reaction-place", card=card)
    for _, inner in heads:
        if wrong := [each for each in inner if each.step not in REACTING]:
            said = said_as(wrong[0])
            raise BadCards("reaction-verb", card=card, verb=said[0].words if said else wrong[0].step.__name__)


def _check_options(head: Instruction, inner: Sequence[Instruction]) -> None:
    """What there is to choose from."""
    labels = [option.label for option, _ in parts(inner) if option.step is no_option]
    if not 2 <= len(labels) <= MOST_LABELS or (head.step is do_choose and not 1 <= head.amount < len(labels)):
        raise BadCards("options", number=head.amount, options=len(labels), most=MOST_LABELS)
    if repeated := [label for label in labels if labels.count(label) > 1]:
        raise BadCards("two-options", label=repeated[0])
    for label in labels:
        check_label(label)


def check_label(label: str) -> None:
    """Refuse a label that could be taken for something else where an answer stands."""
    if not LABEL.fullmatch(label) or len(label) > LONGEST_NAME or label in RESERVED or label.isdigit():
        raise BadCards("label", label=label, most=LONGEST_NAME)


def _check_instruction(instruction: Instruction) -> None:
    """Its verb must exist, and its numbers must fit it."""
    said = said_as(instruction)
    if said is None:
        raise BadCards("no-verb-makes", step=instruction.step.__name__)
    verb, arguments = said
    for parameter, value in zip(verb.parameters, arguments, strict=True):
        if parameter.kind == "card" and value not in range(BASIC):
            raise BadCards("no-basic-card", verb=verb.words, value=value)
        if parameter.kind == "zone" and value not in TARGETS.values():
            raise BadCards("no-place", verb=verb.words, value=value, places=", ".join(TARGETS))
        if parameter.kind == "number":
            check_range(value, 0, MOST_IN_ALL, verb.words)


def _check_loot(instructions: Sequence[Instruction], after: Sequence[Instruction]) -> None:
    """What was trashed for the taking must be offered, in the same block or behind it: nothing may lie about after a play."""
    waiting = False
    for each in instructions:
        waiting = (waiting or about(step_numbers()[each.step]).leaves == LOOT) and not _offers_loot(each)
    if waiting and not any(map(_offers_loot, after)):
        raise BadCards("no-loot")


def _offers_loot(instruction: Instruction) -> bool:
    return any(question.source == LOOT for question in asked_in((instruction,)))


def _check_sum(card: Card, block: Block) -> None:
    total = card.worth + sum(card.plus)
    for head, inner in parts(block):
        total += _sum_of(head, inner)
    if total > MOST_IN_ALL:
        raise BadCards("sum", card=card, total=total, most=MOST_IN_ALL, times=SEATS)


def _sum_of(head: Instruction, inner: Sequence[Instruction]) -> int:
    """What the numbers of an instruction and its block add up to, those in a `for each` block counted for each player."""
    times = SEATS if inner and head.step not in CHOICE else 1
    return _numbers_of(head) + times * sum(_sum_of(*each) for each in parts(inner))


def _numbers_of(instruction: Instruction) -> int:
    said = said_as(instruction)
    assert said is not None
    verb, arguments = said
    return sum(value for parameter, value in zip(verb.parameters, arguments, strict=True) if parameter.kind == "number")


def _check_words(card: Card) -> None:
    for words in (card.names, card.texts):
        if len(words) > MOST_LANGUAGES:
            raise BadCards("too-many-languages", number=len(words), most=MOST_LANGUAGES)
        for language, text in words.items():
            check_words(language, text, LONGEST_NAME if words is card.names else LONGEST_TEXT)
    size = len(json.dumps(write_card(card), ensure_ascii=False).encode())
    if size > MOST_BYTES:
        raise BadCards("bytes", card=card, size=size, most=MOST_BYTES)


def check_words(language: str, text: str, longest: int = LONGEST_TEXT) -> None:
    """Refuse a name or a text in a language that could not be written into a file and read back."""
    if not LANGUAGE.fullmatch(language):
        raise BadCards("language", language=language)
    if not text or text != text.strip() or not text.isprintable() or "#" in text or len(text) > longest:
        raise BadCards("text", text=text[:60], most=longest)


def is_blank(card: Card) -> bool:
    """Whether a card only fills a gap in the kingdom: it has no type, and nobody can ever have it."""
    return card.types == 0 and card.cost > DEAREST


def check_own(cards: Sequence[Card]) -> None:
    """Check those of the cards that somebody has invented."""
    for card in cards:
        if is_own(card) and not is_blank(card):
            check_card(card)
