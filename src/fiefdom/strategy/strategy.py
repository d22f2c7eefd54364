"""A strategy: rules for buying, and for every choice that cards offer. Its text is its notation, and parses back."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fiefdom.cards.card import Card
from fiefdom.strategy.expression import Expression, Target

NOTHING = "nothing"
"""The target of a rule that says: name no card."""

SPLITS = ("5/2", "4/3")
"""How the seven Coppers can fall into the first two hands."""


@dataclass(frozen=True)
class Rule:
    """A card (or a word for several, or `nothing`) to name while a condition holds."""

    target: Target
    condition: Expression | None = None

    def __str__(self) -> str:
        return str(self.target) if self.condition is None else f"{self.target} if {self.condition}"


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

    @staticmethod
    def parse(text: str, name: str = "rules", cards: tuple[Card, ...] = ()) -> Strategy:
        """Read a strategy; `cards` are invented cards that it may name."""
        from fiefdom.strategy.syntax import parse

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
        yield from map(str, self.openings)
        for key in sorted(self.sections, key=lambda key: key != "buy"):
            yield "" if key == "buy" else f"\n[{key}]"
            yield from map(str, self.sections[key])
