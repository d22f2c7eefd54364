"""Screens that lie over the table for a moment: help, the end of the game, and the hand-over between people."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Sheet(ModalScreen[str]):
    """Lines to read, and keys that close them: the key pressed is the answer."""

    DEFAULT_CSS = """
    Sheet { align: center middle; }
    Sheet > VerticalScroll {
        width: 78; max-width: 95%; height: auto; max-height: 90%;
        border: round $accent; padding: 0 1; background: $surface;
    }
    Sheet.rtl Static { text-align: right; width: 100%; }
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


CLOSING_KEYS = ("escape", "enter", "q", "question_mark", "space")
"""Keys that close a sheet one only reads."""
