"""The verbs that cards are made of, by the words they have in a file of own cards: `discard_down_to` is `discard down to`.

The vocabulary is read off the signatures of the verbs, so that a new verb can be used in files without being listed anywhere.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from types import FunctionType, ModuleType
from typing import Any

from fiefdom.cards.card import Block, Card, CardQuestion, SeenAnswer
from fiefdom.cards.kind_table import Step
from fiefdom.cards.sets import definition_modules
from fiefdom.engine.kinds import REACTION, Instruction
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, ASK_TREASURE, DECK, DISCARD_PILE, HAND, LABELS, REVEAL, SUPPLY, ZONE_NAMES

KINDS = {"int": "number", "Slot": "card", "Zone": "zone", "Label": "label"}
"""What an annotation in the signature of a verb says about a parameter."""

BLOCKS = ("Instruction", "Block")
"""What verbs return."""

TARGETS = {ZONE_NAMES[zone]: zone for zone in (DISCARD_PILE, HAND, DECK)}
"""Where a gained card can go, by the words for it."""

PROBE = 201
"""A number that no verb has on its own; the numbers from here on show where a verb puts its arguments."""


@dataclass(frozen=True)
class Parameter:
    """Something that a verb has to be told: a `number`, a basic `card`, a `zone` or a `label`; one with a default may be left out."""

    name: str
    kind: str
    default: int | None = None


@dataclass(frozen=True)
class Verb:
    """A verb: the words for it, the function that makes the instruction, and what it has to be told."""

    words: str
    build: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    takes_block: bool

    @property
    def about(self) -> str:
        """What the verb does, in a sentence."""
        return (inspect.getdoc(self.build) or "").partition("\n")[0]

    @property
    def form(self) -> str:
        """How a line with this verb looks: `gain up to COST [, to ZONE]`."""
        said = self.words
        for parameter in self.parameters:
            name = parameter.name if parameter.kind == "number" else parameter.kind
            said += f" {name.upper()}" if parameter.default is None else f" [, {parameter.name} {name.upper()}]"
        return f"{said}:" if self.takes_block else said

    @property
    def asks(self) -> tuple[CardQuestion, ...]:
        """The questions that the verb asks."""
        return tuple(vars(self.build).get("asks", ()))

    @functools.cached_property
    def _probe(self) -> Instruction:
        """The instruction that shows where the arguments go."""
        told = range(PROBE, PROBE + len(self.parameters))
        made: Instruction | Block = self.build(*told, Instruction(self.build)) if self.takes_block else self.build(*told)
        return made if isinstance(made, Instruction) else made[0]

    @property
    def step(self) -> Step:
        """What carries its instructions out."""
        return self._probe.step

    def arguments_of(self, instruction: Instruction) -> tuple[Any, ...] | None:
        """What the verb was told to make this instruction; None if it cannot have made it."""
        if instruction.step is not self._probe.step or (instruction.size > 0) != self.takes_block:
            return None
        found: dict[int, Any] = {}
        for name in ("amount", "number", "label"):
            value, probe = getattr(instruction, name), getattr(self._probe, name)
            if isinstance(probe, int) and probe >= PROBE:
                found[probe - PROBE] = value
            elif value != probe:
                return None
        return tuple(found[place] for place in range(len(self.parameters)))


def _is_verb(value: object, module: ModuleType) -> bool:
    """Verbs are known by what they return: an instruction, or several."""
    if not isinstance(value, FunctionType) or value.__module__ != module.__name__ or value.__name__.startswith("_"):
        return False
    return value.__annotations__.get("return") in BLOCKS and "state" not in value.__annotations__


def _verb(function: FunctionType) -> Verb:
    parameters = list(inspect.signature(function).parameters.values())
    takes_block = any(each.kind is inspect.Parameter.VAR_POSITIONAL for each in parameters)
    told = tuple(_parameter(each) for each in parameters if each.kind is not inspect.Parameter.VAR_POSITIONAL)
    return Verb(function.__name__.replace("_", " "), function, told, takes_block)


def _parameter(parameter: inspect.Parameter) -> Parameter:
    default = None if parameter.default is inspect.Parameter.empty else parameter.default
    return Parameter(parameter.name, KINDS[parameter.annotation], default)


@functools.cache
def vocabulary() -> dict[str, Verb]:
    """All verbs by their words, in alphabetical order."""
    found = [_verb(value) for module in definition_modules() for value in vars(module).values() if _is_verb(value, module)]
    return {verb.words: verb for verb in sorted(found, key=lambda verb: verb.words)}


@functools.lru_cache(maxsize=4096)
def said_as(instruction: Instruction) -> tuple[Verb, tuple[Any, ...]] | None:
    """The verb that makes an instruction and what it has to be told; None if no verb does."""
    for verb in vocabulary().values():
        arguments = verb.arguments_of(instruction)
        if arguments is not None:
            return verb, arguments
    return None


def parts(block: Sequence[Instruction]) -> Iterator[tuple[Instruction, Sequence[Instruction]]]:
    """The instructions of a block one by one, each with the inner ones that belong to it."""
    place = 0
    while place < len(block):
        head = block[place]
        yield head, block[place + 1 : place + 1 + head.size]
        place += 1 + head.size


TURN_QUESTIONS = (
    CardQuestion(ASK_ACTION, HAND, may_pass=True, seen=SeenAnswer.BY_DEEDS),
    CardQuestion(ASK_TREASURE, HAND, may_pass=True, seen=SeenAnswer.BY_DEEDS),
    CardQuestion(ASK_BUY, SUPPLY, may_pass=True),
)
"""The questions of a turn, which no card asks; their ids are their words."""

TO_REACT = CardQuestion(REVEAL, HAND, may_pass=True, of="other", seen=SeenAnswer.AS_REACTION, habit="yes")
"""What every Reaction asks when an Attack is played (R-ATK-5)."""


def questions_of(card: Card) -> dict[str, CardQuestion]:
    """The questions that a card asks in any edition, by the last words of their ids; of two with one id the more secret one."""
    found = {TO_REACT.word: TO_REACT} if card.has_type(REACTION) else {}
    for question in (each for block in card.effects.values() for each in asked_in(block)):
        other = found.get(question.word, question)
        found[question.word] = max(question, other, key=lambda each: each.seen)
    return found


def asked_in(block: Sequence[Instruction]) -> Iterator[CardQuestion]:
    """What the instructions of a block ask, those within it too."""
    for head, inner in parts(block):
        said = said_as(head)
        for question in said[0].asks if said else ():
            labels = tuple(each.label for each, _ in parts(inner)) if question.source == LABELS else ()
            yield replace(question, picks=question.picks.format(*said[1] if said else ()), labels=labels)
        yield from asked_in(inner)


def questions_by_id(cards: Iterable[Card]) -> dict[str, CardQuestion]:
    """All questions that can come up in a game with these cards, by their ids."""
    asked = {f"{card.slug}.{word}": question for card in cards for word, question in card.questions.items()}
    return {question.word: question for question in TURN_QUESTIONS} | asked
