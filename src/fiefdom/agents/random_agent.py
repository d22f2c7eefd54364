"""The agent that knows nothing: any legal answer, each as likely as the others."""

from __future__ import annotations

from random import Random

from fiefdom.errors import BadAgent
from fiefdom.game.view import View


class RandomAgent:
    """Answers at random, the same way for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def choose(self, view: View) -> str:
        """Any legal answer."""
        if view.question is None or not view.question.answers:
            raise BadAgent("idle")
        return self.random.choice(view.question.answers)
