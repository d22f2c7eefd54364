"""The library: named strategies with their authors, each a file in the strategy language, and the rules for where they have none."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import ACTION, VICTORY
from fiefdom.errors import BadStrategy, UnknownCard, nearest
from fiefdom.files import read_whole
from fiefdom.strategy.expression import count, find_target
from fiefdom.strategy.strategy import Rule, Strategy

SUFFIX = ".strategy"
FILES = Path(__file__).parent / "files"
DEFAULTS = f"defaults{SUFFIX}"
TREASURES_PER_COPY = 11
"""A copy of the card that Big Money takes for every so many Treasures: more would only meet each other."""


class Library(Mapping[str, Strategy]):
    """Every strategy by its slug, in alphabetical order; each is read when it is first wanted."""

    def __init__(self) -> None:
        files = sorted(path for path in FILES.iterdir() if path.suffix == SUFFIX and path.name != DEFAULTS)
        self._paths = {path.stem: path for path in files}
        self._read: dict[str, Strategy] = {}

    def __getitem__(self, slug: str) -> Strategy:
        if slug not in self._read:
            self._read[slug] = Strategy.parse(self._paths[slug].read_text(encoding="utf-8"), f"{slug}{SUFFIX}")
        return self._read[slug]

    def __contains__(self, slug: object) -> bool:
        return slug in self._paths

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


@functools.cache
def library() -> Library:
    """The strategies that come with the package."""
    return Library()


def find_strategy(word: str, cards: tuple[Card, ...] = ()) -> Strategy:
    """The strategy meant: a slug of the library, `ultimate+market`, `big-money+smithy`, a file, or rules: `Province; Gold; Silver`."""
    found = strategy_of(word, cards, files=True)
    if found is None:
        raise BadStrategy("none", name=word, near=nearest(word.strip().lower(), library()))
    return found


def strategy_of(word: str, cards: tuple[Card, ...] = (), *, files: bool) -> Strategy | None:
    """The same, None if there is none; without `files` it must have a name."""
    slug = word.strip().lower()
    if slug in library():
        return library()[slug]
    base, _, card = slug.partition("+")
    if is_strategy(word):
        return GENERIC[base](find_card(card, cards), cards)
    if not files:
        return None
    if slug.endswith(SUFFIX) or Path(word).is_file():
        return read_strategy(Path(word), cards)
    return Strategy.parse(word, word if len(word) <= 40 else word[:37] + "…", cards) if looks_like_rules(word, cards) else None


def is_strategy(word: str) -> bool:
    """Whether a word is the name of a strategy: a slug of the library, or one with a card."""
    slug = word.strip().lower()
    base, plus, _ = slug.partition("+")
    return slug in library() or (bool(plus) and base in GENERIC)


def looks_like_rules(word: str, cards: tuple[Card, ...] = ()) -> bool:
    """Whether a word is meant as rules: it has several, a condition, or names a card."""
    if ";" in word or " if " in word or "\n" in word:
        return True
    try:
        find_target(word, cards)
    except UnknownCard:
        return False
    return True


def read_strategy(path: Path, cards: tuple[Card, ...] = ()) -> Strategy:
    """The strategy of a file, called by the file's name if it does not say its own."""
    text = read_whole(path, "strategy")
    try:
        return Strategy.parse(text, path.stem, cards)
    except BadStrategy as problem:
        raise BadStrategy(cause=problem, file=str(path)) from None


def ultimate_with(card: Card, cards: tuple[Card, ...] = ()) -> Strategy:
    """Big Money Ultimate with one copy of a card, bought before the first rule for a card as cheap that is no Victory card."""
    del cards
    _check_action(card)
    base = library()["big-money-ultimate"]
    rules = list(base.sections["buy"])
    cheaper = (place for place, rule in enumerate(rules) if _is_as_cheap(rule, card))
    rules.insert(next(cheaper, len(rules) - 1), Rule(card, count(card).equals(0)))
    return replace(base, name=f"Ultimate with one {card}", sections={"buy": tuple(rules)}, about=f"Big Money Ultimate with one {card}.")


def money_with(card: Card, cards: tuple[Card, ...] = ()) -> Strategy:
    """Big Money with a few copies of a card."""
    _check_action(card)
    wanted = f"{card.name} if count({card.name}) < treasures / {TREASURES_PER_COPY}"
    early = "Province if money > 15; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; Gold; Duchy if left(Province) <= 6"
    rules = f"weigh last gains: no; {early}; {wanted}; Silver"  # as Big Money itself, which others are measured by
    return Strategy.parse(rules, f"Big Money with {card}", cards)


GENERIC = {"ultimate": ultimate_with, "big-money": money_with}
"""Strategies with a card of one's choice: `ultimate+market` has one Market, `big-money+smithy` a few Smithies."""


def _check_action(card: Card) -> None:
    if not card.has_type(ACTION):
        raise BadStrategy("no-action", card=card)


def _is_as_cheap(rule: Rule, card: Card) -> bool:
    target = rule.target
    return isinstance(target, Card) and not target.has_type(VICTORY) and target.cost <= card.cost


@functools.cache
def defaults() -> Strategy:
    """The default rules for playing Actions and for every choice inside cards."""
    return Strategy.parse((FILES / DEFAULTS).read_text(encoding="utf-8"), "defaults")
