"""The direction of writing on this terminal. Some terminals turn right-to-left text round themselves, most do not."""

from __future__ import annotations

import contextlib
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fiefdom.text.letters import isolate_left_to_right, strip_isolates

BRACKETS = "()[]{}<>«»"
MIRRORED = ")(][}{><»«"
MARK = 0x2400
BEHIND = "\u2420"
MARKED = {ord(bracket): f"{chr(MARK + place)}{BEHIND}" for place, bracket in enumerate(BRACKETS)}
TURNED = re.compile(f"([\u2400-\u2409]){BEHIND}|{BEHIND}([\u2400-\u2409])")
"""Brackets turn with the text that they are in, which the library does not do: each stands as two neutral signs while lines are turned
round, and their order afterwards tells whether it was."""


def in_visual_order(line: str) -> str:
    """A line of right-to-left text as it has to be sent to a terminal that shows everything from left to right."""
    from bidi import get_display  # here, because few need it

    turned = strip_isolates(str(get_display(line.translate(MARKED), base_dir="R")))
    return TURNED.sub(lambda found: BRACKETS[ord(found[1]) - MARK] if found[1] else MIRRORED[ord(found[2]) - MARK], turned)


KNOWING_PROGRAMS = ("Apple_Terminal", "mlterm", "konsole")
KNOWING_VTE = 5800
"""Terminals built on VTE 0.58 or later order right-to-left text themselves."""

NUMBER = re.compile(r"[+×−-]?\$?[\u2066-\u2068]?\d+(?:[.,:–]\d+)*%?\u2069?(?:/\d+)?%?(?: ± \d+(?:\.\d+)?)?")
OPTION = re.compile(r"\[?(?<![\w-])--?[a-z][a-z-]*(?: [A-Z]+| \[[A-Z]+\]| \{[^}]*\})?\]?")
"""An option of the command line, with its value."""

LATIN = re.compile(r"(?<![\w-])[A-Za-z][\w ]*(?:\[[\w .,|]*\]|\([\w .,|]*\))+", re.ASCII)
"""Latin words with others in brackets behind them."""

NO_BREAK = "\u00a0"
TIMES = re.compile(r" (?=[\u2066-\u2068]?×\d)")
"""The space before a number of copies."""


def orders_itself(environment: Mapping[str, str]) -> bool:
    """Whether the terminal is known to put right-to-left text into the right order. A multiplexer in between does not."""
    if environment.get("TMUX") or environment.get("STY"):
        return False
    version = environment.get("VTE_VERSION", "")
    if version.isdigit() and int(version) >= KNOWING_VTE:
        return True
    return environment.get("TERM_PROGRAM", "") in KNOWING_PROGRAMS or "KONSOLE_VERSION" in environment


@dataclass(frozen=True)
class Direction:
    """How lines are sent to the terminal."""

    is_rtl: bool = False
    visual: bool = False

    @classmethod
    def of(cls, *, is_rtl: bool, mode: str, environment: Mapping[str, str]) -> Direction:
        """The direction for a language: `visual` turns lines round here, `logical` leaves that to the terminal."""
        return cls(is_rtl, is_rtl and (mode == "visual" or (mode == "auto" and not orders_itself(environment))))

    def line(self, text: str) -> str:
        """One line as the terminal needs it."""
        if not self.is_rtl:
            return text
        kept = LATIN.sub(lambda found: isolate_left_to_right(found[0]), text)
        kept = OPTION.sub(lambda found: isolate_left_to_right(found[0]), kept)
        kept = NUMBER.sub(lambda found: isolate_left_to_right(found[0]), kept)  # R-LANG-2: `+2` must not become `2+`
        return in_visual_order(kept) if self.visual else kept

    def fit(self, text: str, width: int) -> str:
        """One line, cut at the end of reading where it is too long."""
        return self.line(text if len(text) <= width else f"{text[: width - 1]}…")

    def lines(self, text: str, width: int, most: int | None = None) -> list[str]:
        """A text broken into lines, which must happen before they are turned round; with `most`, cut after so many."""
        found = [line for part in text.splitlines() or [""] for line in broken(part, max(8, width), most) or [""]]
        return [self.line(line) for line in found]


@contextlib.contextmanager
def untouched_streams() -> Iterator[None]:
    """Let a game, which turns its lines itself, write to the streams behind those that turn whatever is printed."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (getattr(stream, "logical", stream) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def broken(line: str, width: int, most: int | None) -> list[str]:
    """A line broken where it is too long: what goes on is indented as it was, and `×3` stays with its card."""
    indent = line[: len(line) - len(line.lstrip(" "))]
    parts = textwrap.wrap(TIMES.sub(NO_BREAK, line), width, subsequent_indent=indent, max_lines=most, placeholder="…")
    return [part.replace(NO_BREAK, " ") for part in parts]
