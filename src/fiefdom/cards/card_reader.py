"""Reading a file of own cards. Every error says the line, the column, the word, and what was expected there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from fiefdom.cards.card import TYPE_NAMES, Block, Card, Plus
from fiefdom.cards.catalogue import BASIC_CARDS, MEASURES
from fiefdom.cards.kind_table import Step
from fiefdom.cards.limits import (
    HIGHEST_POINTS,
    LONGEST_NAME,
    LONGEST_TEXT,
    LOWEST_POINTS,
    MOST_IN_ALL,
    MOST_POINTS_PER,
    check_card,
    check_label,
    check_name,
    check_place,
    check_range,
    check_words,
)
from fiefdom.cards.verbs import add_actions, add_buys, add_coins, draw_cards
from fiefdom.cards.vocabulary import TARGETS, Parameter, Verb, vocabulary
from fiefdom.engine.kinds import DEAREST, Instruction
from fiefdom.errors import BadCards, nearest
from fiefdom.lengths import LONGEST_CARDS

POINTS_PER = {f"points per {measure}": measure for measure in MEASURES}
NUMBERS = {
    **dict.fromkeys(POINTS_PER, (0, MOST_POINTS_PER)),
    "cost": (0, DEAREST),
    "worth": (0, MOST_IN_ALL),
    "points": (LOWEST_POINTS, HIGHEST_POINTS),
}
"""The lines `cost 4` and the like, and their bounds; what begins like another stands before it."""

NUMBER_LINE = re.compile(rf"(?P<key>{'|'.join(NUMBERS)})(?:\s+(?P<value>.*))?", re.IGNORECASE)
TYPES_LINE = re.compile(r"types?(?:\s+(?P<value>.*))?", re.IGNORECASE)
WORDS_LINE = re.compile(r"(?P<key>name|text)\s*(?P<language>[^\s:]*)\s*:\s*(?P<value>.*)", re.IGNORECASE)
BONUS_LINE = re.compile(r"\+\s*(?:\$\s*(?P<coins>\d+)|(?P<number>\d+)\s+(?P<what>[a-z]+))", re.IGNORECASE)
EDITION_LINE = re.compile(r"edition\s+(?P<edition>\S+?)\s*:", re.IGNORECASE)
CARD_LINE = re.compile(r"card\s+(?P<name>.+)", re.IGNORECASE)
TOKEN = re.compile(r"[^\s,:]+|[,:]")
KEYS = ("card", "types", *NUMBERS, "name", "text", "edition")

BONUSES: dict[str, Callable[[int], Instruction]] = {
    "cards": draw_cards,
    "actions": add_actions,
    "buys": add_buys,
    "coins": add_coins,
}
"""What `+1 card` and the like mean behind the first instruction."""


@dataclass
class CardLine:
    """A line that says something, with the more indented ones below it."""

    number: int
    column: int
    text: str
    inner: list[CardLine] = field(default_factory=list)

    def wrong(self, key: str, /, at: int = 0, **values: Any) -> BadCards:
        """An error `at` so many characters into the line."""
        return BadCards(key, line=self.number, column=self.column + at, **values)


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of a file."""
    if len(text) > LONGEST_CARDS:
        raise BadCards("too-long", number=len(text), most=LONGEST_CARDS)
    found: dict[str, Card] = {}
    for lines in _grouped(_tree(text)):
        card = _Reader(lines[0]).read(lines[1:])
        if card.slug in found:
            raise lines[0].wrong("twice", len("card "), card=card)
        found[card.slug] = card
    if not found:
        raise BadCards("none", line=1, column=1)
    return tuple(found.values())


def _lines(text: str) -> Iterator[CardLine]:
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.partition("#")[0].rstrip().expandtabs(4)
        if line:
            column = len(line) - len(line.lstrip()) + 1
            yield CardLine(number, column, line.strip())


def _tree(text: str) -> list[CardLine]:
    """The lines of the outermost level; the others stand inside them."""
    top: list[CardLine] = []
    open_lines: list[CardLine] = []
    for line in _lines(text):
        while open_lines and line.column <= open_lines[-1].column:
            last = open_lines.pop()
        level = open_lines[-1].inner if open_lines else top
        if level and level[-1].column != line.column:
            raise line.wrong("indent", wanted=last.column)
        level.append(line)
        open_lines.append(line)
    return top


def _grouped(top: list[CardLine]) -> Iterator[list[CardLine]]:
    """The lines of each card, whether they are indented or not."""
    group: list[CardLine] = []
    for line in top:
        if CARD_LINE.fullmatch(line.text):
            if group:
                yield group
            group = [line, *line.inner]
        elif group:
            group.append(line)
        else:
            raise line.wrong("no-card-begun", text=line.text)
    if group:
        yield group


class _Reader:
    """Reads one card."""

    def __init__(self, first: CardLine) -> None:
        self.first = first
        self.fields: dict[str, Any] = {}
        self.plus: dict[str, int] = {}
        self.effects: dict[int, Block] = {1: (), 2: ()}
        self.words: dict[str, dict[str, str]] = {"name": {}, "text": {}}

    def read(self, lines: list[CardLine]) -> Card:
        """The card of these lines."""
        match = CARD_LINE.fullmatch(self.first.text)
        assert match is not None
        name = " ".join(match["name"].split())
        try:
            check_name(name)
        except BadCards as problem:
            raise self.first.wrong("", match.start("name"), cause=problem) from problem
        for line in lines:
            self._line(line)
        for key in ("cost", "types"):
            if key not in self.fields:
                raise self.first.wrong("missing", card=name, key=key, example=_EXAMPLES[key])
        points_per = {measure: self.fields[key] for key, measure in POINTS_PER.items() if self.fields.get(key)}
        fields = {key: value for key, value in self.fields.items() if key not in POINTS_PER}
        names, texts = self.words["name"], self.words["text"]
        card = Card(name, plus=Plus(**self.plus), effects=self.effects, points_per=points_per, names=names, texts=texts, **fields)
        try:
            check_card(card)
        except BadCards as problem:
            raise self.first.wrong("", cause=problem) from problem
        return card

    def _line(self, line: CardLine) -> None:
        if match := WORDS_LINE.fullmatch(line.text):
            self._words(line, match)
        elif match := NUMBER_LINE.fullmatch(line.text):
            self._number(line, match)
        elif match := TYPES_LINE.fullmatch(line.text):
            self._set(line, "types", _types(line, match))
        elif match := EDITION_LINE.fullmatch(line.text):
            self._edition(line, match["edition"])
            return
        elif line.text.startswith("+") and not any(self.effects.values()):
            self._bonus(line)
        else:
            self._add(line, (1, 2))
            return
        _check_no_inner(line)

    def _set(self, line: CardLine, key: str, value: int) -> None:
        if key in self.fields:
            raise line.wrong("said-twice", key=key)
        self.fields[key] = value

    def _number(self, line: CardLine, match: re.Match[str]) -> None:
        key = match["key"].lower()
        if key == "points" and (other := re.fullmatch(r"per\s+(\D*?)\s*\d*", match["value"] or "", re.IGNORECASE)):
            raise line.wrong("measure", match.start("value"), measure=other[1], measures=", ".join(MEASURES))
        least, most = NUMBERS[key]
        self._set(line, key, _whole_number(line, match["value"] or "", match.end("key") + 1, least, most, key))

    def _words(self, line: CardLine, match: re.Match[str]) -> None:
        key, language = match["key"].lower(), match["language"]
        try:
            check_words(language, match["value"], LONGEST_NAME if key == "name" else LONGEST_TEXT)
        except BadCards as problem:
            raise line.wrong("", match.start("language"), cause=problem) from problem
        if language in self.words[key]:
            raise line.wrong("said-twice", key=f"{key} {language}")
        self.words[key][language] = match["value"]

    def _bonus(self, line: CardLine) -> None:
        what, number = _bonus(line)
        if what in self.plus:
            raise line.wrong("bonus-twice", what=what)
        self.plus[what] = number

    def _edition(self, line: CardLine, edition: str) -> None:
        if edition not in ("1", "2"):
            raise line.wrong("edition", len("edition "), edition=edition)
        _check_inner(line)
        for inner in line.inner:
            self._add(inner, (int(edition),))

    def _add(self, line: CardLine, editions: tuple[int, ...]) -> None:
        block = _instructions(line)
        for edition in editions:
            self.effects[edition] += block


_EXAMPLES = {"cost": "4", "types": "action"}


def _check_no_inner(line: CardLine) -> None:
    if line.inner:
        raise line.inner[0].wrong("no-block", text=line.text)


def _check_inner(line: CardLine) -> None:
    if not line.inner:
        raise line.wrong("empty-block", text=line.text)


def _whole_number(line: CardLine, text: str, at: int, least: int, most: int, what: str) -> int:
    """A number of a line; the error says what it is for."""
    if not re.fullmatch(r"[-−]?\d{1,6}", text):
        raise line.wrong("no-number", at if text else 0, text=text or line.text, what=what, least=least, most=most)
    value = int(text.replace("−", "-"))
    try:
        check_range(value, least, most, what)
    except BadCards:
        raise line.wrong("range", at, value=text, what=what, least=least, most=most) from None
    return value


def _types(line: CardLine, match: re.Match[str]) -> int:
    known = {word: bit for bit, word in TYPE_NAMES.items()}
    found = 0
    for word in re.finditer(r"[^\s,]+", match["value"] or ""):
        if word[0].lower() not in known:
            raise line.wrong(
                "type", match.start("value") + word.start(), type=word[0], near=nearest(word[0], known), types=", ".join(known)
            )
        found |= known[word[0].lower()]
    if not found:
        raise line.wrong("typeless", types=", ".join(known))
    return found


def _bonus(line: CardLine) -> tuple[str, int]:
    """What a line such as `+2 cards` adds."""
    match = BONUS_LINE.fullmatch(line.text)
    if not match:
        raise line.wrong("bonus", text=line.text)
    what = "coins" if match["coins"] else match["what"].lower().removesuffix("s") + "s"
    if what not in BONUSES:
        raise line.wrong("no-bonus", match.start("what"), what=match["what"], bonuses=", ".join(BONUSES))
    group = "coins" if match["coins"] else "number"
    return what, _whole_number(line, match[group], match.start(group), 0, MOST_IN_ALL, f"+{what}")


def _instructions(line: CardLine, inside: tuple[Step, ...] = ()) -> Block:
    """The instructions of a line and of the block below it."""
    if line.text.startswith("+"):
        _check_no_inner(line)
        what, number = _bonus(line)
        return (BONUSES[what](number),)
    words = _Words(line)
    verb = words.verb()
    try:
        check_place(verb.step, inside, is_block=verb.takes_block)
    except BadCards as problem:
        raise line.wrong("", cause=problem) from problem
    arguments = [words.argument(parameter, verb) for parameter in verb.parameters]
    if not verb.takes_block:
        instruction: Instruction = verb.build(*arguments)
        words.end(verb)
        _check_no_inner(line)
        return (instruction,)
    words.colon(verb)
    _check_inner(line)
    block: Block = verb.build(*arguments, *(_instructions(below, (*inside, verb.step)) for below in line.inner))
    return block


class _Words:
    """The words of an instruction, read from left to right; underscores will do for spaces."""

    def __init__(self, line: CardLine) -> None:
        self.line = line
        self.tokens = list(TOKEN.finditer(line.text.replace("_", " ")))
        self.place = 0

    def wrong(self, key: str, /, **values: Any) -> BadCards:
        """An error at the next word, or behind the last one."""
        at = self.tokens[self.place].start() if self.place < len(self.tokens) else len(self.line.text)
        return self.line.wrong(key, at, **values)

    def next(self) -> str:
        """The next word, empty if there is none."""
        return self.tokens[self.place][0] if self.place < len(self.tokens) else ""

    def verb(self) -> Verb:
        """The longest verb that the line begins with."""
        for length in range(len(self.tokens), 0, -1):
            verb = vocabulary().get(" ".join(token[0].lower() for token in self.tokens[:length]))
            if verb:
                self.place = length
                return verb
        words = re.split(r"[\d,:]", self.line.text.replace("_", " "))[0].strip() or self.line.text
        raise self.line.wrong("verb", words=words, near=nearest(words, (*vocabulary(), *KEYS)))

    def argument(self, parameter: Parameter, verb: Verb) -> int | str:
        """What the verb has to be told next."""
        if parameter.kind == "label":
            return self._label()
        if parameter.default is not None:
            return self._option(parameter, verb)
        return self._value(parameter, verb)

    def _label(self) -> str:
        word = self.next()
        try:
            check_label(word)
        except BadCards as problem:
            raise self.wrong("", cause=problem) from problem
        self.place += 1
        return word

    def _option(self, parameter: Parameter, verb: Verb) -> int:
        assert parameter.default is not None
        if self.next() == ",":
            self.place += 1
        if self.next().lower() != parameter.name:
            return parameter.default
        self.place += 1
        return self._value(parameter, verb)

    def _value(self, parameter: Parameter, verb: Verb) -> int:
        word = self.next()
        if parameter.kind == "number":
            return self._number(word, verb)
        known = TARGETS if parameter.kind == "zone" else {card.name.lower(): slot for slot, card in enumerate(BASIC_CARDS)}
        if word.lower() not in known:
            near, choices = nearest(word, known), ", ".join(known)
            if parameter.kind == "card":
                raise self.wrong("expects-card", verb=verb.words, found=word or "…", near=near, choices=choices)
            raise self.wrong("expects-place", verb=verb.words, found=word or "…", near=near, choices=choices)
        self.place += 1
        return known[word.lower()]

    def _number(self, word: str, verb: Verb) -> int:
        if not re.fullmatch(r"\d{1,6}", word):
            raise self.wrong("expects-number", verb=verb.words, found=word or "…", most=MOST_IN_ALL)
        value = _whole_number(self.line, word, self.tokens[self.place].start(), 0, MOST_IN_ALL, verb.words)
        self.place += 1
        return value

    def colon(self, verb: Verb) -> None:
        """The end of the head of a block."""
        if self.next() != ":":
            raise self.wrong("colon", verb=verb.words)
        self.place += 1
        self.end(verb)

    def end(self, verb: Verb) -> None:
        """Nothing more may come."""
        if self.place < len(self.tokens):
            raise self.wrong("too-much", word=self.next(), verb=verb.words)
