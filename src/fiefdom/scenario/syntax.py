"""The scenario blocks of a document, and their statements: settings, assertions and acts, read line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from fiefdom.errors import BadScenario
from fiefdom.lengths import LONGEST_SCENARIOS, MOST_CARDS_IN_A_LIST

NAME = r"(?P<player>[^\W\d]\w*)"
SENTENCES = (
    ("sees", re.compile(rf"^{NAME}\s+sees\s+(?P<subject>[^=]+?)\s*=\s*(?P<value>.+)$")),
    ("cannot choose", re.compile(rf"^{NAME}\s+cannot\s*:\s*(?P<id>\S+)\s*->\s*(?P<value>.+)$")),
    ("choose", re.compile(rf"^{NAME}\s*:\s*(?P<id>\S+)\s*->\s*(?P<value>.+)$")),
    ("cannot", re.compile(rf"^{NAME}\s+cannot\s+(?P<verb>play|buy)\s+(?P<value>.+)$")),
    ("do", re.compile(rf"^{NAME}\s+(?P<verb>plays|buys|ends)\s+(?P<value>.+)$")),
    ("set", re.compile(r"^(?P<subject>[^=]+?)\s*=\s*(?P<value>.+)$")),
)


@dataclass(frozen=True)
class Setting:
    """`subject = value`: before the first act it sets up, later it asserts. With a viewer it asserts what that player sees."""

    line: int
    subject: str
    value: str
    viewer: str = ""


@dataclass(frozen=True)
class ScenarioAct:
    """Something a player does. `verb` is play, buy, end or choose; `refused` if it must not be possible."""

    line: int
    player: str
    verb: str
    value: str
    id: str = ""
    refused: bool = False


Statement: TypeAlias = Setting | ScenarioAct


def statements(block: ScenarioBlock) -> list[Statement]:
    found = []
    for number, line in block.lines:
        text = line.partition("#")[0].strip()
        if text:
            found.append(statement(number, text))
    return found


def statement(line: int, text: str) -> Statement:
    for kind, pattern in SENTENCES:
        match = pattern.match(text)
        if match:
            return _statement(line, kind, match.groupdict())
    raise BadScenario("statement", text=text, line=line)


def _statement(line: int, kind: str, words: dict[str, str]) -> Statement:
    value = words["value"].strip()
    if kind in ("set", "sees"):
        return Setting(line, words["subject"].strip(), value, words.get("player", ""))
    if kind in ("choose", "cannot choose"):
        return ScenarioAct(line, words["player"], "choose", value, words["id"], kind != "choose")
    return ScenarioAct(line, words["player"], words["verb"].removesuffix("s"), value, refused=kind == "cannot")


def card_list(text: str, line: int) -> list[str]:
    """`Copper x3, Gold` as names one by one; `nothing` is the empty list."""
    if text == "nothing":
        return []
    names: list[str] = []
    for entry in text.split(","):
        match = re.fullmatch(r"\s*(?P<name>.+?)(?:\s+x(?P<number>[0-9]{1,4}))?\s*", entry)
        if not match or (match["number"] and int(match["number"]) == 0):
            raise BadScenario("list", text=text, line=line)
        names += [match["name"]] * int(match["number"] or 1)
        if len(names) > MOST_CARDS_IN_A_LIST:
            raise BadScenario("list-too-long", text=text[:60], most=MOST_CARDS_IN_A_LIST, line=line)
    return names


def whole_number(text: str, line: int, most: int = 250) -> int:
    """A number from 0 up."""
    if not re.fullmatch("[0-9]{1,6}", text) or int(text) > most:
        raise BadScenario("number", text=text, most=most, line=line)
    return int(text)


FENCE = re.compile(r"^ {0,3}(`{3,}(?!.*`)|~{3,})\s*(\S*)")  # a line with further backticks is code inside a sentence
HEADING = re.compile(r"^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$")


@dataclass(frozen=True)
class ScenarioBlock:
    """One scenario: the heading it stands under, and its lines with their numbers in the file."""

    heading: str
    line: int
    lines: tuple[tuple[int, str], ...]
    about: str = ""


def blocks(text: str) -> Iterator[ScenarioBlock]:
    """The scenario blocks of a document, in order."""
    if len(text) > LONGEST_SCENARIOS:
        raise BadScenario("too-long", number=len(text), most=LONGEST_SCENARIOS)
    heading, about = "", ""
    lines = iter(enumerate(text.split("\n"), start=1))  # `splitlines` would count form feeds and the like as lines
    for number, line in lines:
        fence = FENCE.match(line)
        if fence:
            inside = tuple(_until_closed(lines, fence[1], number))
            if fence[2] == "scenario":
                yield ScenarioBlock(heading, number, inside, about.strip())
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
    raise BadScenario("never-closed", fence=fence, line=opened)
