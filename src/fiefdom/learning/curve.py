"""The curve of a run: a file with a point in each line, and above them what it takes to run it again.

The lines above begin with `#`: command, seed, machine and software, as `numpy.loadtxt` and `pandas.read_csv(comment="#")` pass over
them. A run that goes on adds to its file.
"""

from __future__ import annotations

import csv
import os
import platform
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy

from fiefdom import __version__

FACTS = ("command", "seed", "machine", "software")
"""What stands above the points."""


@dataclass(frozen=True)
class LearningCurve:
    """The file of a run, beside its model."""

    path: Path
    seed: int

    def add(self, numbers: Mapping[str, float]) -> None:
        """Write a point; the first one brings the head along."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = not self.path.exists()
        with self.path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(numbers), lineterminator="\n")
            if new:
                file.writelines(f"# {name}: {fact}\n" for name, fact in self.facts().items())
                writer.writeheader()
            writer.writerow({name: round(number, 4) for name, number in numbers.items()})

    def facts(self) -> dict[str, str]:
        """What it takes to run it again."""
        program = Path(sys.argv[0])
        command = shlex.join(["python", f"{program.parent.name}/{program.name}", *sys.argv[1:]])
        machine = f"{processor()}, {os.cpu_count()} virtual cores, one used"
        software = f"fiefdom {__version__}, Python {platform.python_version()}, NumPy {numpy.__version__}"
        return dict(zip(FACTS, (command, str(self.seed), machine, software), strict=True))


def processor() -> str:
    """The name of the processor, if the system tells it."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or platform.machine())


def read_curve(path: Path) -> tuple[dict[str, str], list[dict[str, float]]]:
    """What stands above the points of a curve, and the points."""
    lines = path.read_text(encoding="utf-8").splitlines()
    facts = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))
    points = csv.DictReader(line for line in lines if not line.startswith("#"))
    return facts, [{name: float(number) for name, number in point.items()} for point in points]
