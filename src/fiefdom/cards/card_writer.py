"""Writing cards as a file of own cards has them; `fiefdom.cards.card_reader` reads them back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fiefdom.cards.card import Block, Card
from fiefdom.cards.catalogue import BASIC_CARDS
from fiefdom.cards.vocabulary import TARGETS, Parameter, parts, said_as
from fiefdom.engine.kinds import Instruction

INDENT = "    "


def write_card(card: Card) -> str:
    """The lines of a card."""
    return "\n".join((f"card {card.name}", *_head_lines(card), *effect_lines(card), *_word_lines(card)))


def effect_lines(card: Card) -> Iterator[str]:
    """What a card does, a line for each bonus and each instruction."""
    for name, number in card.plus._asdict().items():
        if number:
            yield f"+{number} {name.removesuffix('s') if number == 1 else name}"
    first, second = (card.effects.get(edition, ()) for edition in (1, 2))
    shared = _shared(first, second)
    yield from _block_lines(first[:shared])
    for edition, block in ((1, first[shared:]), (2, second[shared:])):
        if block:
            yield f"edition {edition}:"
            yield from (f"{INDENT}{line}" for line in _block_lines(block))


def effect_in_a_line(card: Card) -> str:
    """What a card does, all on one line: `+1 card; for each victim: discard down to 3`."""
    text = ""
    for line in effect_lines(card):
        between = "" if not text else " " if text.endswith(":") else ", " if line.startswith(INDENT) else "; "
        text += between + line.strip()
    return text


def _head_lines(card: Card) -> Iterator[str]:
    yield f"cost {card.cost}"
    yield f"types {', '.join(card.type_names)}"
    if card.worth:
        yield f"worth {card.worth}"
    if card.points:
        yield f"points {card.points}"
    yield from (f"points per {measure} {points}" for measure, points in card.points_per.items())


def _shared(first: Block, second: Block) -> int:
    """How many instructions both editions begin with; a block is never torn apart."""
    number = 0
    for one, other in zip(parts(first), parts(second), strict=False):
        if one != other:
            break
        number += 1 + len(one[1])
    return number


def _block_lines(block: Sequence[Instruction]) -> Iterator[str]:
    for head, inner in parts(block):
        yield f"{write_instruction(head)}:" if inner else write_instruction(head)
        yield from (f"{INDENT}{line}" for line in _block_lines(inner))


def write_instruction(instruction: Instruction) -> str:
    """An instruction in the words of its verb: `gain up to 4, to hand`."""
    said = said_as(instruction)
    if said is None:
        return instruction.step.__name__
    verb, arguments = said
    text = verb.words
    for parameter, value in zip(verb.parameters, arguments, strict=True):
        if parameter.default is None:
            text += f" {write_value(parameter, value)}"
        elif value != parameter.default:
            text += f", {parameter.name} {write_value(parameter, value)}"
    return text


def write_value(parameter: Parameter, value: int | str) -> str:
    """A number, the name of a basic card, the word for a zone, a label."""
    if parameter.kind == "card":
        return BASIC_CARDS[int(value)].name
    if parameter.kind == "zone":
        return next(word for word, zone in TARGETS.items() if zone == value)
    return str(value)


def _word_lines(card: Card) -> Iterator[str]:
    for key, words in (("name", card.names), ("text", card.texts)):
        yield from (f"{key} {language}: {text}" for language, text in words.items())
