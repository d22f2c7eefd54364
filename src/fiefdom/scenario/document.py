"""Finding the scenario blocks of a Markdown document."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fiefdom.errors import BadScenario
from fiefdom.lengths import LONGEST_SCENARIOS

FENCE = re.compile(r"^ {0,3}(`{3,}(?!.*`)|~{3,})\s*(\S*)")  # a line with further backticks is code inside a sentence
HEADING = re.compile(r"^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$")


@dataclass(frozen=True)
class Block:
    """One scenario: the heading it stands under, and its lines with their numbers in the file."""

    heading: str
    line: int
    lines: tuple[tuple[int, str], ...]
    about: str = ""


def blocks(text: str) -> Iterator[Block]:
    """The scenario blocks of a document, in order."""
    if len(text) > LONGEST_SCENARIOS:
        raise BadScenario(f"`{len(text)}` characters are too many for a document", 0, f"at most {LONGEST_SCENARIOS}")
    heading, about = "", ""
    lines = iter(enumerate(text.split("\n"), start=1))  # `splitlines` would count form feeds and the like as lines
    for number, line in lines:
        fence = FENCE.match(line)
        if fence:
            inside = tuple(_until_closed(lines, fence[1], number))
            if fence[2] == "scenario":
                yield Block(heading, number, inside, about.strip())
        elif match := HEADING.match(line):
            heading, about = match[1], ""
        else:
            about += line + "\n"


def _until_closed(lines: Iterator[tuple[int, str]], fence: str, opened: int) -> Iterator[tuple[int, str]]:
    """The lines up to the closing fence, which is at least as long as the opening one."""
    closing = re.compile(rf"^ {{0,3}}{fence[0]}{{{len(fence)},}}\s*$")
    for number, line in lines:
        if closing.match(line):
            return
        yield number, line
    raise BadScenario("a fenced block is never closed", opened, f"close it with a line of `{fence}`")
