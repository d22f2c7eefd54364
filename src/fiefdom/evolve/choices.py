"""The choices inside a kingdom's cards that breeding may change, beginning with the default rules."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from fiefdom.cards.card import Card
from fiefdom.strategy.board import Piles
from fiefdom.strategy.defaults import defaults
from fiefdom.strategy.strategy import Rule

Rules = tuple[Rule, ...]

BRED = (
    "play", "vassal.play", "chapel.trash", "sentry.trash", "sentry.discard", "remodel.trash", "cellar.discard",
    "throne-room.play", "mine.trash", "artisan.topdeck", "harbinger.topdeck", "library.set-aside", "spy.discard",
    "militia.discard", "poacher.discard",
)  # fmt: skip
"""The sections in which breeding looks for something better."""


class Choices:
    """Default rules, cut down to the cards of a kingdom."""

    def __init__(self, board: Piles) -> None:
        self.names = {card.name for card in board.cards}
        slugs = {card.slug for card in board.cards}
        self.sections = tuple(section for section in BRED if "." not in section or section.partition(".")[0] in slugs)

    def whole(self, sections: Mapping[str, Rules]) -> dict[str, Rules]:
        """Sections with the special ones that a general one among them would hide."""
        hidden = [name for name in self.sections if "." in name and name.rpartition(".")[2] in sections and name not in sections]
        return {**sections, **{name: self.rules(name) for name in hidden}}

    @functools.cache  # noqa: B019 - as many entries as sections, and one object a kingdom
    def rules(self, section: str) -> Rules:
        """The default rules of a section that can apply here."""
        sections = defaults().sections
        rules = sections.get(section) or sections[section.rpartition(".")[2]]
        return tuple(rule for rule in rules if not isinstance(rule.target, Card) or rule.target.name in self.names)
