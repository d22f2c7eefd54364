"""The sets of ten that the rulebooks recommend, read from the tables of the sets of cards (R-SETUP-20).

The rulebook of the second edition recommends some that need an expansion (R-SETX-1 to R-SETX-26); they are offered once it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fiefdom.cards.card import slug_of
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.sets import CardSet, card_sets


class RecommendedSet(NamedTuple):
    """Ten Kingdom cards under a name. Two names exist in both editions, so the key says which one is meant (R-SET2-7)."""

    name: str
    edition: int
    cards: tuple[str, ...]
    expansion: str = ""
    events: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    bane: str = ""
    """An eleventh pile."""

    @property
    def key(self) -> str:
        """The name that no other set has: `first-game-2`."""
        return f"{set_key(self.name)}-{self.edition}"

    @property
    def missing(self) -> tuple[str, ...]:
        """Everything that there is not."""
        known = {card.name for card in CATALOGUE}
        return (*(name for name in self.cards if name not in known), *self.events, *self.landmarks)


def set_key(name: str) -> str:
    """The name of a set without case, article and signs: `The King's Army` is `kings-army`."""
    return slug_of(name.replace("&", " and ").replace("’", "")).removeprefix("the-")


def _recommended_by(each: CardSet) -> Iterator[RecommendedSet]:
    """What the rulebooks of a set of cards recommend, in their order, the first edition first."""
    for row in each.table("kingdoms"):
        cards, events, landmarks = (tuple(row[name].split(", ")) if row[name] else () for name in ("cards", "events", "landmarks"))
        yield RecommendedSet(row["name"], int(row["edition"]), cards, row["expansion"], events, landmarks, row["bane"])


PRINTED_SETS = tuple(found for each in card_sets() for found in _recommended_by(each))
"""All sets that rulebooks recommend, whether they can be played or not."""

RECOMMENDED_SETS = tuple(each for each in PRINTED_SETS if not each.missing)
"""Those that can be played."""
