"""A strategy: rules for buying, and for every choice that cards offer. Its text is its notation, and parses back."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.errors import BadStrategy, FiefdomError, nearest
from fiefdom.lengths import LONGEST_STRATEGY
from fiefdom.strategy.condition import Condition, Place, section_name
from fiefdom.strategy.expression import NUMBER_WORDS, TYPES, Expression, Target, find_target, words_of

NOTHING = "nothing"
"""The target of a rule that says: name no card."""

SPLITS = ("5/2", "4/3")
"""How the seven Coppers can fall into the first two hands."""


@dataclass(frozen=True)
class Rule:
    """A card (or a word for several, or `nothing`) to name while a condition holds."""

    target: Target
    condition: Expression | None = None

    @functools.cached_property
    def text(self) -> str:
        """The line of the notation, which is what tells rules apart."""
        return str(self.target) if self.condition is None else f"{self.target} if {self.condition}"

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Opening:
    """What to buy with the larger and the smaller of the first two hands."""

    split: str
    buys: tuple[Target, Target]

    def __str__(self) -> str:
        return f"open {self.split}: {self.buys[0]}, {self.buys[1]}"


@dataclass(frozen=True)
class Strategy:
    """Rules by section: `buy`, `play`, `trash` …, or a question's id such as `chapel.trash`. Whatever is missing has a default."""

    name: str
    sections: Mapping[str, tuple[Rule, ...]]
    author: str = ""
    source: str = ""
    about: str = ""
    openings: tuple[Opening, ...] = ()
    ends_while_losing: bool = field(default=False, kw_only=True)
    weighs_last_gains: bool = field(default=True, kw_only=True)

    @staticmethod
    def parse(text: str, name: str = "rules", cards: tuple[Card, ...] = ()) -> Strategy:
        """Read a strategy; `cards` are invented cards that it may name."""
        return parse(text, name, cards)

    @functools.cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card that the rules name, each once."""
        return tuple(dict.fromkeys(target for target in self._targets() if isinstance(target, Card)))

    @functools.cached_property
    def wanted(self) -> tuple[Card, ...]:
        """The cards that the strategy would buy or gain."""
        bought = [rule.target for key, rules in self.sections.items() if key.rpartition(".")[2] in ("buy", "gain") for rule in rules]
        bought += [target for opening in self.openings for target in opening.buys]
        return tuple(dict.fromkeys(target for target in bought if isinstance(target, Card)))

    def _targets(self) -> Iterator[Target]:
        for opening in self.openings:
            yield from opening.buys
        for rules in self.sections.values():
            for rule in rules:
                yield rule.target
                yield from () if rule.condition is None else rule.condition.targets()

    @functools.cached_property
    def text(self) -> str:
        """The notation, which is what tells strategies apart."""
        return "\n".join(self._lines())

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Strategy.parse({str(self)!r})"

    def __str__(self) -> str:
        return self.text

    def _lines(self) -> Iterator[str]:
        yield f"name: {self.name}"
        for word, value in (("author", self.author), ("source", self.source), ("about", self.about)):
            if value:
                yield f"{word}: {value}"
        if self.ends_while_losing:
            yield "end while losing: yes"
        if not self.weighs_last_gains:
            yield "weigh last gains: no"
        yield from map(str, self.openings)
        for key in sorted(self.sections, key=lambda key: key != "buy"):
            yield "" if key == "buy" else f"\n[{key}]"
            yield from map(str, self.sections[key])


HEADERS = ("name", "author", "source", "about")
YES_NO = {"yes": True, "no": False}
SETTINGS = {"end while losing": "ends_while_losing", "weigh last gains": "weighs_last_gains"}
"""What is said by yes or no, and the field that keeps it."""

HEADER = re.compile(r"(name|author|source|about|open\s+\S+?|end while losing|weigh last gains)\s*:\s*(.*)", re.IGNORECASE)
WHOLE_LINE = re.compile(r"(name|author|source|about|open\s+\S+?)\s*:", re.IGNORECASE)
"""Headers of words that may have a semicolon among them."""
SECTION = re.compile(r"\[\s*(.*?)\s*\]$")
IF = re.compile(r"\s+if(?=[\s(]|$)", re.IGNORECASE)


@dataclass
class StrategyDraft:
    """What has been read so far."""

    name: str
    own: tuple[Card, ...]
    words: dict[str, str] = field(default_factory=dict)
    openings: list[Opening] = field(default_factory=list)
    sections: dict[str, list[Rule]] = field(default_factory=dict)
    section: str = "buy"
    settings: dict[str, bool] = field(default_factory=dict)

    def strategy(self) -> Strategy:
        if not any(self.sections.values()) and not self.openings:
            raise BadStrategy("no-rule")
        return Strategy(
            self.words.get("name", self.name),
            {key: tuple(rules) for key, rules in self.sections.items()},
            self.words.get("author", ""),
            self.words.get("source", ""),
            self.words.get("about", ""),
            tuple(self.openings),
            **self.settings,
        )


def parse(text: str, name: str = "rules", own: tuple[Card, ...] = ()) -> Strategy:
    """The strategy that a text describes; rules stand on lines of their own or between semicolons."""
    if len(text) > LONGEST_STRATEGY:
        raise BadStrategy("too-long", number=len(text), most=LONGEST_STRATEGY)
    draft = StrategyDraft(name, own)
    for statement, place in statements(text):
        read(draft, statement, place)
    return draft.strategy()


def statements(text: str) -> Iterator[tuple[str, Place]]:
    """The pieces of a text without comments, and where each begins."""
    for number, line in enumerate(text.splitlines(), 1):
        code = line.partition("#")[0]
        column = 1
        for piece in [code] if WHOLE_LINE.match(code.strip()) else code.split(";"):
            if piece.strip():
                yield piece.strip(), Place(number, column + len(piece) - len(piece.lstrip()))
            column += len(piece) + 1


def read(draft: StrategyDraft, statement: str, place: Place) -> None:
    """Add one statement to a draft."""
    if header := HEADER.match(statement):
        read_header(draft, " ".join(header[1].lower().split()), header[2].strip(), place.on(header.start(2)))
    elif statement.startswith("["):
        section = SECTION.match(statement)
        if not section:
            raise place.error("heading", text=statement)
        draft.section = section_name(section[1], draft.own, place.on(section.start(1)))
        draft.sections.setdefault(draft.section, [])
    else:
        draft.sections.setdefault(draft.section, []).append(rule(draft, statement, place))


def read_header(draft: StrategyDraft, word: str, value: str, place: Place) -> None:
    """A line such as `author: …`, `open 4/3: …` or `end while losing: yes`."""
    if word.startswith("open"):
        draft.openings.append(opening(draft, word.split()[1], value, place))
    elif word in SETTINGS:
        if value.lower() not in YES_NO:
            raise place.error("yes-or-no", value=value)
        draft.settings[SETTINGS[word]] = YES_NO[value.lower()]
    elif not value:
        raise place.error("nothing", word=word)
    else:
        draft.words[word] = value


def opening(draft: StrategyDraft, split: str, value: str, place: Place) -> Opening:
    """The two purchases of an opening."""
    if split not in SPLITS:
        raise place.error("split", split=split)
    if any(split == other.split for other in draft.openings):
        raise place.error("two-openings", split=split)
    names = [name.strip() for name in value.split(",")]
    if len(names) != 2:
        raise place.error("opening", value=value)
    first, second = (target(name, draft.own, place) for name in names)
    return Opening(split, (first, second))


def rule(draft: StrategyDraft, statement: str, place: Place) -> Rule:
    """`CARD` or `CARD if CONDITION`; a label or a number where a question is about these."""
    word = IF.search(statement)
    name = statement[: word.start()] if word else statement
    words = words_of(draft.section, (*CATALOGUE, *draft.own))
    if words is NUMBER_WORDS and name not in words:
        raise place.error("no-number", name=name, question=draft.section, most=words[-1])
    if words and name.lower() not in words:
        raise place.error("no-label", name=name, question=draft.section, labels=", ".join(words), near=nearest(name, words))
    named = name.lower() if words else target(name, draft.own, place)
    return Rule(named, Condition(statement[word.end() :], place.on(word.end()), draft.own).parse() if word else None)


def target(name: str, own: tuple[Card, ...], place: Place) -> Target:
    """What a rule names."""
    if name.strip().lower() == NOTHING:
        return NOTHING
    try:
        return find_target(name, own)
    except FiefdomError as problem:
        raise place.error("no-target", name=name.strip(), near=problem.values.get("near"), types=", ".join(TYPES)) from None
