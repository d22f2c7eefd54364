"""The sets of ten that the rulebooks recommend and that need the base game alone (R-SETUP-20)."""

from __future__ import annotations

from typing import NamedTuple


class RecommendedSet(NamedTuple):
    """Ten Kingdom cards under a name. Two names exist in both editions, so the key says which one is meant (R-SET2-7)."""

    name: str
    edition: int
    cards: tuple[str, ...]

    @property
    def key(self) -> str:
        """The name that no other set has: `first-game-2`."""
        return f"{set_key(self.name)}-{self.edition}"


def set_key(name: str) -> str:
    """The name of a set without case, article and signs: `The King's Army` is `kings-army`."""
    plain = name.lower().replace("&", " and ").replace("'", "").replace("’", "")
    return "-".join(plain.replace("-", " ").replace("_", " ").split()).removeprefix("the-")


def _set(edition: int, name: str, cards: str) -> RecommendedSet:
    return RecommendedSet(name, edition, tuple(cards.split(", ")))


RECOMMENDED_SETS: tuple[RecommendedSet, ...] = (
    # R-SET1-1 to R-SET1-5
    _set(1, "First Game", "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"),
    _set(1, "Big Money", "Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room"),
    _set(1, "Interaction", "Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village"),
    _set(1, "Size Distortion", "Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop"),
    _set(1, "Village Square", "Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter"),
    # R-SET2-1 to R-SET2-6
    _set(2, "First Game", "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"),
    _set(2, "Size Distortion", "Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop"),
    _set(2, "Deck Top", "Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal, Village"),
    _set(2, "Sleight of Hand", "Cellar, Council Room, Festival, Gardens, Harbinger, Library, Militia, Poacher, Smithy, Throne Room"),
    _set(2, "Improvements", "Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch"),
    _set(2, "Silver & Gold", "Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room, Vassal"),
)
"""In the order of the rulebooks, the first edition first."""
