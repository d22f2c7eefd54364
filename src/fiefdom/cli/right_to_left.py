"""Output of a language that is written from right to left, on terminals that do not turn lines round themselves."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from typing import TextIO

from fiefdom.terminal.direction import Direction
from fiefdom.text.texts import Texts


class TurnedStream:
    """Writes lines as a terminal needs them that shows everything from left to right: turned round, and put to the right edge.

    Long ones are broken first. `logical` is the stream behind it, for data, for bars that move, and for tables, which turn their cells.
    """

    def __init__(self, logical: TextIO, direction: Direction) -> None:
        self.logical = logical
        self.direction = direction
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        for line in lines:
            self.logical.write("".join(f"{turned}\n" for turned in self._turned(line)))
        return len(text)

    def _turned(self, line: str) -> list[str]:
        width = shutil.get_terminal_size().columns - 1
        return [turned.rstrip().rjust(width) if turned.strip() else "" for turned in self.direction.lines(line, width)]

    def shown(self, text: str) -> str:
        """A text of a table, line by line."""
        return "\n".join(map(self.direction.line, text.split("\n")))

    def flush(self) -> None:
        if self._begun:
            self.logical.write(self.direction.line(self._begun))
            self._begun = ""
        self.logical.flush()

    def isatty(self) -> bool:
        return self.logical.isatty()

    def fileno(self) -> int:
        return self.logical.fileno()

    @property
    def encoding(self) -> str:
        return self.logical.encoding


@contextlib.contextmanager
def turned(texts: Texts, mode: str) -> Iterator[None]:
    """Turn what is printed meanwhile round, if the language and the terminal need it; `mode` is that of `--bidi`."""
    before = sys.stdout, sys.stderr
    for name, stream in zip(("stdout", "stderr"), before, strict=True):
        is_seen = stream.isatty() or mode == "visual"
        direction = Direction.of(is_rtl=texts.is_rtl and is_seen, mode=mode, environment=os.environ)
        if direction.visual:
            setattr(sys, name, TurnedStream(stream, direction))
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stdout, sys.stderr = before
