"""How much the bots of a line may think: all they would while the line is short, else each its part. They grow weaker rather than slower.

The rule: if everybody in the line thought as much as they would, it would take so many seconds, going by the answers of late. Where that
is more than the line's patience, each thinks for the part of it that fits.
"""

from __future__ import annotations

from dataclasses import dataclass

PATIENCE = 6.0
"""Seconds in which everybody in a line should have been answered, as long as others join it as fast."""

EXPECTED = 0.3
"""Seconds of an answer before any was timed."""

LONGEST = 2.0
"""Seconds that an answer counts for at most: the first one on a kingdom finds plans, too, and none after it does."""

WEIGHT = 0.1
"""What the latest answer counts for, beside those before it."""

LEAST_SHARE = 0.01
"""However long the line is."""

LEAST = 0.05
"""Seconds that every answer has."""

NEARLY_ALL = 0.995
"""A strength that is as good as full: what is left of a rush fades slowly."""


@dataclass
class Pace:
    """How long answers of a line took lately, and how much was thought for them."""

    patience: float = PATIENCE
    full: float = EXPECTED
    strength: float = 1.0
    reduced: int = 0
    """How many answers had less than their bots would have thought."""

    def share(self, waiting: int) -> float:
        """What part of their thought each may have when so many are in the line."""
        return min(1.0, max(LEAST_SHARE, self.patience / (max(1, waiting) * self.full)))

    def seconds(self, share: float) -> float:
        """How long one answer may take then, whatever the others took."""
        return max(LEAST, self.patience * share)

    def note(self, seconds: float, share: float) -> None:
        """Take in how long an answer took with a part of its thought."""
        self.full += WEIGHT * (min(LONGEST, seconds / share) - self.full)
        self.strength += WEIGHT * (share - self.strength)
        if share == 1.0 and self.strength > NEARLY_ALL:
            self.strength = 1.0
        self.reduced += share < 1.0
