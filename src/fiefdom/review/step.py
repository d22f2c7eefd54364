"""One decision of a reviewed game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fiefdom.agents.chance import Chance
from fiefdom.review.weighing import Z99

TINY = 1e-9
"""Numbers that are equal in theory differ by less."""

GRADES = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""What decisions are called that cost at least so much."""


@dataclass(frozen=True)
class Step:
    """A decision: what was answered, the best answer, and the win chance with it (`chance`), with the answer given (`after`), and had the
    player just gone on as planned (`planned`). The errors are standard errors of `loss` and `change`, `noise` is that of the win chances
    as far as it comes from the rollouts. `chances` are those of all seats before the answer; they add up to 1.

    `number` counts as `fiefdom replay --at` does. `turn` is the number of the turn of `turn_seat` in which it was made. `hand` are the
    player's cards in hand and in play.
    """

    number: int
    seat: int
    turn_seat: int
    turn: int
    question: str
    answer: str
    best: str
    chance: Chance
    after: float
    planned: float
    error: float = 0.0
    change_error: float = 0.0
    hand: tuple[str, ...] = ()
    chances: tuple[float, ...] = ()
    noise: float = 0.0

    @property
    def loss(self) -> float:
        """What the answer cost, compared with the best one."""
        return self.chance.share - self.after

    @property
    def change(self) -> float:
        """What the answer changed, compared with going on as planned."""
        return self.after - self.planned

    @property
    def value(self) -> float:
        """The win chance before the answer."""
        return self.chances[self.seat] if self.chances else self.chance.share

    def goes_on(self, before: Step) -> bool:
        """Whether the same card asks once more."""
        return "." in self.question and before.question == self.question

    @property
    def reach(self) -> float:
        """Half of the 99 % interval of the loss."""
        return Z99 * self.error

    @property
    def grade(self) -> str:
        """`inaccuracy`, `mistake` or `blunder`; nothing where the decision cost little, or may have cost nothing."""
        if self.loss <= self.reach:
            return ""
        return next((name for least, name in GRADES if self.loss >= least - TINY), "")

    def as_dict(self, players: Sequence[str]) -> dict[str, Any]:
        """The decision as JSON shows it."""
        return {
            "number": self.number,
            "player": players[self.seat],
            "turn": self.turn,
            "turn_of": players[self.turn_seat],
            "question": self.question,
            "hand": self.hand,
            "answer": self.answer,
            "best": self.best,
            "chance": self.chance.share,
            "interval": [self.chance.low, self.chance.high],
            "value": self.value,
            "chances": self.chances,
            "planned": self.planned,
            "after": self.after,
            "loss": self.loss,
            "loss_reach": self.reach,
        }
