"""The parts of the screen: tiles for cards, what fits, and what lies over the table for a moment (help, the end, the hand-over)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import ACTION, CURSED, REACTION, TREASURE, VICTORY
from fiefdom.terminal.lines import help_lines
from fiefdom.text.texts import Texts

CAN_BE_CHOSEN = "›"
"""Stands before a card that can be named now: colour is never the only sign."""

COLOURS = ((CURSED, "orchid"), (REACTION, "deepskyblue"), (TREASURE, "gold"), (VICTORY, "lightgreen"), (ACTION, "white"))
"""Colours of the types, as on the cards (R-TYPE-7)."""


def colour_of(card: Card) -> str:
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
        self.action_choose()

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self.card))


ROOMY = 34
"""From so many lines on there is room for a line about each card of the Supply."""

LOW = 24
"""With fewer lines the Supply scrolls, so that the hand stays in sight."""

NARROW = 72
"""With fewer columns there is no room for the log beside the table."""

SHEET = 78
FRAME = 6
"""The columns of a sheet, and those of them that its frame and its scroll bar take."""


def classes_of(size: Size) -> dict[str, bool]:
    """What the style sheet has to know about the size of the terminal."""
    return {"roomy": size.height >= ROOMY, "low": size.height < LOW, "narrow": size.width < NARROW}


def columns_of_sheet(size: Size) -> int:
    """How long the lines of a sheet may be."""
    return max(10, min(SHEET, size.width * 95 // 100) - FRAME)


class SheetScreen(ModalScreen[str]):
    """Lines to read, and keys that close them: the key pressed is the answer."""

    DEFAULT_CSS = """
    SheetScreen { align: center middle; }
    SheetScreen > VerticalScroll {
        width: 78; max-width: 95%; height: auto; max-height: 90%;
        border: round $accent; padding: 0 1; background: $surface;
    }
    SheetScreen.rtl Static { text-align: right; width: 100%; }
    """

    def __init__(self, lines: Sequence[str], keys: Sequence[str], *, is_rtl: bool = False) -> None:
        super().__init__(classes="rtl" if is_rtl else None)
        self.lines = lines
        for key in keys:
            self._bindings.bind(key, f"answer('{key}')", show=False)

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static("\n".join(self.lines), markup=False)

    def action_answer(self, key: str) -> None:
        self.dismiss(key)


KEY_LABELS = {
    "obey('treasures')": "ui-key-treasures",
    "go_on": "ui-key-end-phase",
    "obey('end-turn')": "ui-key-end-turn",
    "obey('undo')": "ui-key-undo",
    "details": "ui-key-details",
    "command": "ui-key-command",
    "language": "ui-key-language",
    "help": "ui-key-help",
    "leave": "ui-key-quit",
}
"""The messages that name the keys at the foot of the screen, by what the keys do."""

CLOSING_KEYS = ("escape", "enter", "q", "question_mark", "space")
"""Keys that close a sheet one only reads."""


KEYS = (
    ("t", "treasures"),
    ("a", "end-phase"),
    ("e", "end-turn"),
    ("u", "undo"),
    ("y", "redo"),
    ("Enter", "confirm"),
    ("Esc", "clear"),
    ("d", "details"),
    ("/", "command"),
    ("l", "language"),
    ("?", "help"),
    ("q", "quit"),
)
"""The keys of the screen; digits choose cards of the hand."""


def keys_and_commands(texts: Texts) -> list[str]:
    commands = [line for line in help_lines(texts) if line != texts.format("ui-help-letters")]  # the screen has keys for these
    return [*commands, "", *(f"{key} – {texts.format(f'ui-key-{name}')}" for key, name in KEYS)]
