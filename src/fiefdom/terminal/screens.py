"""What fits on the screen, and what lies over the table for a moment: help, the end of the game, the hand-over between people."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

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
        """The lines, scrolling if they are many."""
        with VerticalScroll():
            yield Static("\n".join(self.lines), markup=False)

    def action_answer(self, key: str) -> None:
        """Close with the key."""
        self.dismiss(key)


KEY_LABELS = {
    "treasures": "ui-key-treasures",
    "go_on": "ui-key-end-phase",
    "end_turn": "ui-key-end-turn",
    "undo": "ui-key-undo",
    "details": "ui-key-details",
    "command": "ui-key-command",
    "language": "ui-key-language",
    "help": "ui-key-help",
    "leave": "ui-key-quit",
}
"""The messages that name the keys at the foot of the screen, by what the keys do."""

CLOSING_KEYS = ("escape", "enter", "q", "question_mark", "space")
"""Keys that close a sheet one only reads."""
