"""Cards on the screen: small tiles that can be clicked, or reached with the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import ACTION, CURSED, REACTION, TREASURE, VICTORY

CAN_BE_CHOSEN = "›"
"""Stands before a card that can be named now: colour is never the only sign."""

COLOURS = ((CURSED, "orchid"), (REACTION, "deepskyblue"), (TREASURE, "gold"), (VICTORY, "lightgreen"), (ACTION, "white"))
"""Colours of the types, as on the cards (R-TYPE-7)."""


def colour_of(card: Card) -> str:
    """The colour of a card's type."""
    return next(colour for types, colour in COLOURS if card.has_type(types))


class Tile(Static, can_focus=True):
    """A card that can be chosen: a click, or Enter when it has the focus."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "choose", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("left", "app.focus_previous", show=False),
    ]

    class Chosen(Message):
        """Somebody wants this card."""

        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, card: Card, **options: str) -> None:
        super().__init__(markup=False, **options)  # type: ignore[arg-type]
        self.card = card
        self.styles.color = colour_of(card)

    def show(self, text: str, *, legal: bool, about: str, lines: Sequence[str] = ()) -> None:
        """What the tile says, whether it can be chosen, what a hovering mouse tells, and lines below where there is room."""
        self.update(Text.assemble(text, *((f"\n{line}", "dim") for line in lines)))
        self.tooltip = about
        self.set_class(legal, "legal")
        self.set_class(not legal, "idle")

    def on_click(self) -> None:
        """A click chooses."""
        self.action_choose()

    def action_choose(self) -> None:
        """Tell the table."""
        self.post_message(self.Chosen(self.card))
