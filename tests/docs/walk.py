"""Walks a page of the documentation as a reader would: writes the files that it shows, types its commands, compares what they print.

    python -m tests.docs.walk docs/paths/*.md     each in a fresh clone, installation and all; some minutes

`sh` and `console` blocks hold commands, a block with a title is a file. In what is printed `…` stands for anything.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r'^(?P<fence>~~~~|```)(?P<kind>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^(?P=fence)$', re.MULTILINE | re.DOTALL)
INSTALLS = ("python3 -m venv", ". .venv/bin/activate", "python -m pip install")
TESTS = ("python -m pytest",)
NEEDS_TORCH = "python examples/train.py"
NEEDS_A_SCREEN = "jupyter"
FOR_PEOPLE = ("fiefdom play", "fiefdom learn")
"""They wait for somebody who types."""
LEARNS = "python examples/first_learner.py"


@dataclass(frozen=True)
class ShownFile:
    """A file that the reader is to write."""

    name: str
    text: str


@dataclass(frozen=True)
class Typed:
    """A command, and what the page says that it prints; None if it says nothing about that."""

    command: str
    printed: str | None


def steps(page: str) -> Iterator[ShownFile | Typed]:
    """What a reader of a page does, in order."""
    for block in BLOCK.finditer(page):
        if block["title"]:
            yield ShownFile(block["title"], block["text"])
        elif block["kind"] == "sh":
            yield from (Typed(line, None) for line in block["text"].splitlines() if line)
        elif block["kind"] == "console":
            for part in re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]:
                command, _, printed = part.partition("\n")
                yield Typed(command, printed)


class Walk:
    """A walk through a page: a folder, and an environment that its commands run in."""

    def __init__(self, folder: Path, programs: Path | None = None) -> None:
        self.folder = folder
        settings = {"COLUMNS": "140", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder / "kept")}
        self.environment = {**os.environ, **settings}
        if programs:
            self.come_first(programs)

    def come_first(self, programs: Path) -> None:
        """Let programs of a folder be found before all others."""
        self.environment["PATH"] = f"{programs}{os.pathsep}{self.environment['PATH']}"

    def do(self, step: ShownFile | Typed) -> None:
        """Do what the reader does."""
        if isinstance(step, ShownFile):
            (self.folder / step.name).write_text(step.text, encoding="utf-8")
        elif step.command.startswith(". .venv"):
            self.come_first(self.folder / ".venv" / "bin")
        elif step.command.startswith("fiefdom serve"):
            self.serve(step.command)
        else:
            self.type(step)

    def type(self, step: Typed) -> None:
        """Run a command and compare what it prints."""
        said = "quit\n" if step.command.startswith(FOR_PEOPLE) else None
        command = f"{step.command} --plain" if step.command.startswith("fiefdom play") else step.command  # there is no screen
        done = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=self.environment,
            input=said,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        if step.printed is None:
            assert done.returncode == 0, f"{command}\n{done.stdout}"
        else:
            assert looks_like(done.stdout, step.printed), f"{command}\n{done.stdout}\nis not what the page shows:\n{step.printed}"

    def serve(self, command: str) -> None:
        """Start a server as the page says, at any free port, and look at its first page."""
        words = [*shlex.split(command), "--no-open", "--port", "0", "--data", str(self.folder / "games"), "--lang", "en"]
        with subprocess.Popen(words, cwd=self.folder, env=self.environment, stderr=subprocess.PIPE, encoding="utf-8") as server:
            assert server.stderr is not None
            said = next((line for line in server.stderr if "ready: " in line), "")
            try:
                assert said, f"{command} did not start"
                with urllib.request.urlopen(said.partition("ready: ")[2].strip(), timeout=60) as page:
                    assert page.status == 200
            finally:
                server.terminate()


def looks_like(printed: str, shown: str) -> bool:
    """Whether a page shows what was printed, but for space at the ends of lines and what it leaves out."""
    lines = [re.escape(line.rstrip()).replace("…", ".*") for line in shown.rstrip("\n").split("\n")]
    lines = [re.sub(r"\d[\d\\.]*\\ ms\b", r"[\\d.]+\\ ms", line) for line in lines]  # another machine takes other times
    pattern = "\n".join(lines).replace("\n.*\n", "\n(?:.*\n)*?")
    pattern = re.sub(r"^\.\*\n", "(?:.*\n)*?", pattern)
    pattern = re.sub(r"\n\.\*$", "(?:\n.*)*", pattern)
    return re.fullmatch(pattern, "\n".join(line.rstrip() for line in printed.rstrip("\n").split("\n"))) is not None


def has_torch(environment: dict[str, str]) -> bool:
    """Whether the heavy libraries of the last step are there."""
    return subprocess.run(["python", "-c", "import sb3_contrib"], env=environment, capture_output=True, check=False).returncode == 0


def walk_afresh(page: Path) -> None:
    """Walk a page in a fresh clone, from its first command on."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        walk = Walk(clone)
        for step in steps(page.read_text(encoding="utf-8")):
            begun = time.monotonic()
            what = step.name if isinstance(step, ShownFile) else step.command
            if what.startswith(NEEDS_TORCH) and not has_torch(walk.environment):
                sys.stdout.write(f"    without torch: {what}\n")
                continue
            if what.startswith(NEEDS_A_SCREEN):
                continue
            walk.do(step)
            sys.stdout.write(f"{time.monotonic() - begun:6.1f} s  {what[:100]}\n")
            sys.stdout.flush()


def main() -> None:
    """Walk the pages that are named."""
    parser = argparse.ArgumentParser(description="Walk pages in fresh clones.")
    parser.add_argument("pages", type=Path, nargs="+")
    for page in parser.parse_args().pages:
        sys.stdout.write(f"{page}\n")
        walk_afresh(page)


if __name__ == "__main__":
    main()
