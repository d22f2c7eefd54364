"""The choices inside a kingdom's cards that breeding may change, beginning with the default rules."""

from __future__ import annotations

import functools

from fiefdom.cards.card import Card
from fiefdom.strategy.board import Piles
from fiefdom.strategy.defaults import defaults
from fiefdom.strategy.strategy import Rule

BRED = (
    "play", "chapel.trash", "sentry.trash", "sentry.discard", "remodel.trash", "cellar.discard", "throne-room.play", "mine.trash",
    "artisan.topdeck", "harbinger.topdeck", "library.set-aside", "spy.discard", "discard",
)  # fmt: skip
"""The sections in which breeding looks for something better."""


class Choices:
    """Default rules, cut down to the cards of a kingdom."""

    def __init__(self, board: Piles) -> None:
        self.names = {card.name for card in board.cards}
        slugs = {card.slug for card in board.cards}
        self.sections = tuple(section for section in BRED if "." not in section or section.partition(".")[0] in slugs)

    @functools.cache  # noqa: B019 - as many entries as sections, and one object a kingdom
    def rules(self, section: str) -> tuple[Rule, ...]:
        """The default rules of a section that can apply here."""
        rules = defaults().sections[section]
        return tuple(rule for rule in rules if not isinstance(rule.target, Card) or rule.target.name in self.names)
