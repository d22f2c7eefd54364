"""Measures what the README claims and writes it there, with the day and the machine: `python benchmarks/readme.py`, about a minute."""

from __future__ import annotations

import datetime
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PLACE = re.compile(r"(<!-- measured by benchmarks/readme.py -->\n).*?(<!-- end -->)", re.DOTALL)
ROWS = {
    "Smithy v Big Money Ultimate": "Smithy against Big Money, full rules, strategies as text",
    "Big Money Ultimate mirror": "Big Money against itself",
    "batch of 1024, random answers": "1,024 games stepped with random answers chosen in NumPy",
    "copy of a state": "copy of a game in progress",
    "  Fiefdom to pyminion": "Big Money, to the same in pyminion",
    "plain Python, Ultimate mirror": "Big Money without a C compiler",
}
"""Rows of `engine.py`, and what the README calls them."""


def measured() -> dict[str, dict[str, Any]]:
    """The rows of the benchmark, by name."""
    command = [sys.executable, str(ROOT / "benchmarks" / "engine.py"), "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return {row["name"]: row for row in json.loads(done.stdout)["rows"]}


def processor() -> str:
    """What the machine calls its processor."""
    about = Path("/proc/cpuinfo")
    found = re.search(r"^model name\s*: (.+)$", about.read_text(), re.MULTILINE) if about.exists() else None
    return found[1].strip() if found else platform.processor() or platform.machine()


def rounded(number: float) -> str:
    """Two figures that count."""
    digits = len(str(int(number))) - 2
    return f"{round(number, -digits) if digits > 0 else number:,.0f}"


def table(rows: dict[str, dict[str, Any]]) -> str:
    """The rows as Markdown, with where and when they were measured."""
    day = datetime.datetime.now(tz=datetime.UTC).date()
    load = f", load {os.getloadavg()[0]:.0f}" if hasattr(os, "getloadavg") else ""
    lines = [
        f"One core of {os.cpu_count()} of an {processor()}{load}, Python {platform.python_version()}, {day}:",
        "",
        "| | |",
        "|---|--:|",
    ]
    lines += [f"| {said} | {rounded(rows[name]['value'])} {rows[name]['unit']} |" for name, said in ROWS.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and write."""
    rows = measured()
    missing = [said for name, said in ROWS.items() if not rows[name]["value"]]
    if missing:
        raise SystemExit(f"error: not measured: {', '.join(missing)}\nhint: pip install -e '.[bench]', and compile the engine")
    made = table(rows)
    text = README.read_text(encoding="utf-8")
    assert PLACE.search(text), "README.md has no place for the table"
    README.write_text(PLACE.sub(lambda found: f"{found[1]}{made}{found[2]}", text), encoding="utf-8")
    print(made)


if __name__ == "__main__":
    main()
