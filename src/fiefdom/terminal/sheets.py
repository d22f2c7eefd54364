"""Longer texts to read at the table: commands and keys."""

from __future__ import annotations

from fiefdom.text.texts import Texts

COMMANDS = ("play", "buy", "treasures", "choose", "pass", "end", "undo", "card", "show", "save", "quit")
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


def command_lines(texts: Texts) -> list[str]:
    """The commands that can be typed."""
    return [texts.format("ui-help-title"), texts.format("ui-help-intro"), *(texts.format(f"ui-help-{name}") for name in COMMANDS)]


def help_lines(texts: Texts) -> list[str]:
    """Commands and keys."""
    return [*command_lines(texts), "", *(f"{key} – {texts.format(f'ui-key-{name}')}" for key, name in KEYS)]
