"""The leaderboard: a file with a line of JSON for each player and suite."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fiefdom.errors import BadEvaluation
from fiefdom.files import read_whole, write_whole


def read_lines(path: Path) -> list[dict[str, Any]]:
    """All lines; none if there is no file yet."""
    if not path.exists():
        return []
    try:
        return [json.loads(line) for line in read_whole(path, "leaderboard").splitlines() if line.strip()]
    except json.JSONDecodeError as problem:
        raise BadEvaluation("leaderboard", path=path, line=problem.lineno) from problem


def add_line(path: Path, line: dict[str, Any]) -> None:
    """Add a line, or put it in the place of an older one of the same player and suite; the best stand first."""
    others = [each for each in read_lines(path) if _key(each) != _key(line)]
    lines = sorted([*others, line], key=lambda each: (-each["suite"], -each["rating"]))
    write_whole(path, "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in lines))


def line_of(path: Path, agent: str, suite: int) -> dict[str, Any]:
    """The line of a player."""
    lines = {_key(line): line for line in read_lines(path)}
    if (agent, suite) not in lines:
        raise BadEvaluation("no-line", path=path, name=agent, names=", ".join(name for name, _ in lines))
    return lines[agent, suite]


def _key(line: dict[str, Any]) -> tuple[str, int]:
    return line["agent"], line["suite"]
