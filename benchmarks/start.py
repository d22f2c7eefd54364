"""How long commands take to start: `python benchmarks/start.py [--rounds 9] [--json]`.

Processor time of whole processes, best of the rounds, all commands in turn within a round; bytecode is there after the first round.
The yardstick is a bare interpreter that imports NumPy in the same round.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

PYTHON = sys.executable
FIEFDOM = (PYTHON, "-m", "fiefdom")
COMMANDS = {
    "python": (PYTHON, "-c", "pass"),
    "import numpy": (PYTHON, "-c", "import numpy"),
    "fiefdom --version": (*FIEFDOM, "--version"),
    "fiefdom --help": (*FIEFDOM, "--help"),
    "fiefdom kingdoms": (*FIEFDOM, "kingdoms"),
    "fiefdom cards smithy": (*FIEFDOM, "cards", "smithy"),
    "fiefdom sim, 1,000 games": (*FIEFDOM, "sim", "smithy", "big-money", "--games", "1000"),
}
SERVE = "fiefdom serve, ready"
YARDSTICK = "import numpy"
BARS = {"fiefdom --version": 0.12, "fiefdom sim, 1,000 games": 0.25, SERVE: 0.4}


def seconds_of(command: tuple[str, ...]) -> float:
    """The processor time of a command from its start to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def seconds_until_ready() -> float:
    """The processor time of a server until it says that it is ready."""
    with tempfile.TemporaryDirectory() as data:
        command = (*FIEFDOM, "serve", "--port", "0", "--no-open", "--data", data)
        with subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as server:
            assert server.stderr is not None
            next(line for line in server.stderr if "http://" in line)
            fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            server.terminate()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(rounds: int) -> dict[str, list[float]]:
    """All commands, once a round."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, command in COMMANDS.items():
            found.setdefault(name, []).append(seconds_of(command))
        if Path("/proc/self/stat").exists():
            found.setdefault(SERVE, []).append(seconds_until_ready())
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    found = measure(given.rounds + 1)
    found = {name: values[1:] for name, values in found.items()}  # the first round writes the bytecode
    if given.json:
        print(json.dumps(found))
        return
    for name, values in found.items():
        ratio = statistics.median(value / other for value, other in zip(values, found[YARDSTICK], strict=True))
        bar = f"bar {BARS[name]:.2f}" if name in BARS else ""
        print(f"{name:>26}  {min(values):.3f} s   {ratio:5.2f} × import numpy   {bar}")


if __name__ == "__main__":
    main()
