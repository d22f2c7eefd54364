"""Installs a built package into an empty environment and uses it there: `python .ci/try_install.py dist/fiefdom-0.1.0.tar.gz`.

With `--plain` no C compiler and no Node are found meanwhile; with `--lowest` libraries are as old as the package allows.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MOST_MEGABYTES = 120
"""What Fiefdom and everything it needs may take, pip not counted."""

NOTHING = {"CC": "/bin/false", "CXX": "/bin/false", "npm_config_registry": "http://127.0.0.1:9/"}
"""No compiler, and nobody to fetch packages of the client from."""


class Environment:
    """An empty environment with a package in it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "env", with_pip=True)
        self.folder = folder
        self.programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")

    def run(self, program: str, *words: str, said: str | None = None, **environment: str) -> str:
        """What a program of the environment prints; it runs far from the sources."""
        command = [str(self.programs / program), *words]
        done = subprocess.run(
            command, cwd=self.folder, env={**os.environ, **environment}, input=said, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode:
            raise SystemExit(f"error: {' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done.stdout

    def megabytes(self) -> float:
        """What it takes on disk without pip and what came with it."""
        ours = [path for path in (self.folder / "env").rglob("*") if path.is_file() and not path.is_symlink()]
        alien = {"pip", "setuptools", "pkg_resources", "_distutils_hack"}
        return sum(path.stat().st_size for path in ours if alien.isdisjoint(path.parts)) / 1e6


@contextmanager
def served(environment: Environment) -> Iterator[str]:
    """A running server; its address."""
    command = [str(environment.programs / "fiefdom"), "serve", "--no-open", "--port", "0", "--data", "games", "--lang", "en"]
    with subprocess.Popen(command, cwd=environment.folder, stderr=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stderr is not None
        line = next((line for line in server.stderr if "ready: " in line), "")
        if not line:
            raise SystemExit("error: `fiefdom serve` did not start")
        try:
            yield line.partition("ready: ")[2].strip()
        finally:
            server.terminate()


def try_out(environment: Environment, engine: str) -> None:
    """Do what a newcomer does in the first minutes."""
    environment.run("fiefdom", "--version")
    played = json.loads(environment.run("fiefdom", "sim", "smithy", "big-money", "--games", "300", "--seed", "1", "--json"))
    assert played["games"] == 300, played
    assert "Big Money" in environment.run("fiefdom", "play", "--plain", "--seed", "1", "--lang", "en", said="quit\n")
    assert "Kuźnia" in environment.run("fiefdom", "cards", "--lang", "pl", PYTHONUTF8="1")
    code = "import fiefdom; print(fiefdom.new_game('First Game', players=['A', 'B'], seed=1).position.engine)"
    assert environment.run("python", "-c", code).strip() == engine
    with served(environment) as address, urllib.request.urlopen(address, timeout=60) as page:
        assert b'type="module"' in page.read(), "the page came without the client"


def main() -> None:
    """Install, try out, measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("package", type=Path, help="a wheel or a source distribution")
    parser.add_argument("--plain", action="store_true", help="without compiler and Node")
    parser.add_argument("--lowest", action="store_true", help="with the oldest libraries that are allowed (needs uv)")
    wanted = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        environment = Environment(Path(folder))
        package, hindered = str(wanted.package.resolve()), NOTHING if wanted.plain else {}
        if wanted.lowest:
            command = [
                "uv",
                "pip",
                "install",
                "-q",
                "--resolution",
                "lowest-direct",
                "--python",
                str(environment.programs / "python"),
                package,
            ]
            subprocess.run(command, check=True)
        else:
            environment.run("python", "-m", "pip", "install", "-q", package, **hindered)
        try_out(environment, "plain" if wanted.plain else "compiled")
        size = environment.megabytes()
    sys.stdout.write(f"{wanted.package.name}: works, {size:.0f} MB, {time.monotonic() - begun:.0f} s, Python {sys.version.split()[0]}\n")
    if size > MOST_MEGABYTES:
        raise SystemExit(f"error: {size:.0f} MB are more than {MOST_MEGABYTES}")


if __name__ == "__main__":
    main()
