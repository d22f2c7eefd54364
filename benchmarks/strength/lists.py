"""The kingdoms of the benchmarks. Those used while the archetypes were written and those used for reporting are different files.

`python -m benchmarks.strength.lists` writes the files again: they are drawn with fixed seeds.
"""

from __future__ import annotations

from pathlib import Path

from fiefdom.cards.catalogue import SET_NAMES
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom

FOLDER = Path(__file__).parent / "kingdoms"

DRAWN = {
    "tuning": (1, 10),
    "reporting": (1_000_000, 50),
    "held-out": (2_000_000, 10),
    "development": (3_000_000, 30),
    "unseen": (4_000_000, 40),
}
"""The seed of the first kingdom, and how many of each edition."""

MIXED = {"mixed": (5_000_000, 50), "mixed-development": (6_000_000, 40)}
"""The same of kingdoms of all sets, which are of the second edition. Plans were tried out on the second list alone."""


def kingdoms(name: str) -> list[Kingdom]:
    """The kingdoms of a list; each line has the edition and the ten cards."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [find_kingdom(code, int(edition)) for edition, _, code in (line.partition(": ") for line in lines)]


def write_lists() -> None:
    """Draw the kingdoms."""
    for name, (seed, number) in DRAWN.items():
        found = [random_kingdom(seed + place, edition) for edition in (1, 2) for place in range(number)]
        text = "".join(f"{kingdom.edition}: {kingdom.code()}\n" for kingdom in found)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
    for name, (seed, number) in MIXED.items():
        mixed = [random_kingdom(seed + place, 2, sets=SET_NAMES) for place in range(number)]
        (FOLDER / f"{name}.txt").write_text("".join(f"2: {kingdom.code()}\n" for kingdom in mixed), encoding="utf-8")


if __name__ == "__main__":
    write_lists()
