"""The two ways to run the rules: compiled, and plain. Both give the same games to the byte.

A compiled engine made from other rules than those beside it would play other games, or misread positions: it is not used, and
`missing` says why.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import sys
import warnings
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fiefdom.cards.kind_table import steps
from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import dtype
from fiefdom.engine.state import Script, State
from fiefdom.errors import BadBatch
from fiefdom.game import plain

NOT_COMPILED = (
    "Fiefdom runs without its compiled engine, several hundred times slower.\n"
    "hint: install a C compiler (Debian: `apt install build-essential python3-dev`), then reinstall Fiefdom"
)
STALE = (
    "Fiefdom runs without its compiled engine, several hundred times slower: it was made from other rules, {why}.\n"
    "hint: compile it anew with `python hatch_build.py` in the clone, or reinstall Fiefdom"
)
PACKAGE = Path(__file__).resolve().parent.parent
RULES = ("fiefdom.engine.", "fiefdom.cards.")


@functools.cache
def compiled() -> Any:
    """The compiled engine; None where the package was built without a C compiler, and, with a warning, where it is out of date."""
    native = _native()
    if native is None:
        return None
    if why := out_of_date(native):
        warnings.warn(STALE.format(why=why), RuntimeWarning, stacklevel=2)
        return None
    return native


def _native() -> Any:
    """The compiled module, from where the environment says if it names a file."""
    path = os.environ.get("FIEFDOM_ENGINE", "")
    if path.endswith((".so", ".pyd")):
        spec = importlib.util.spec_from_file_location("fiefdom.engine._native", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    try:
        return importlib.import_module("fiefdom.engine._native")
    except ImportError:
        return None


def missing() -> str:
    """Why there is no compiled engine, and what to do about it; empty if games run on it, or were not to."""
    if os.environ.get("FIEFDOM_ENGINE") == "plain" or compiled():
        return ""
    native = _native()
    return STALE.format(why=out_of_date(native)) if native else NOT_COMPILED


def out_of_date(native: Any, package: Path = PACKAGE) -> str:
    """What a compiled engine has otherwise than the rules beside it, in words; empty if nothing.

    Steps, sizes and constants are always compared. The files it was made from are where they can be edited: in a clone.
    """
    names = tuple(step.__name__ for step in steps())
    if getattr(native, "STEPS", ()) != names:
        return _difference_of_steps(getattr(native, "STEPS", ()), names)
    for record in (State, Kinds, Script):
        if native.SIZES.get(record.__name__) != dtype(record).itemsize:
            return f"with `{record.__name__}` of {native.SIZES.get(record.__name__)} bytes in place of {dtype(record).itemsize}"
    return _changed_constant(native.CONSTANTS) or _changed_file(native.SOURCES, package)


def _difference_of_steps(compiled_ones: tuple[str, ...], plain_ones: tuple[str, ...]) -> str:
    pairs = zip((*compiled_ones, ""), (*plain_ones, ""), strict=False)
    number, (one, other) = next((number, pair) for number, pair in enumerate(pairs) if pair[0] != pair[1])
    return f"where step {number} is `{one or 'none'}` in place of `{other or 'none'}`"


def _changed_constant(constants: Mapping[str, int]) -> str:
    """The first constant of the rules, as far as they are imported, that has another value here."""
    for module in [module for name, module in list(sys.modules.items()) if name.startswith(RULES)]:
        for name in constants.keys() & vars(module).keys():
            value = vars(module)[name]
            if type(value) is int and value != constants[name]:
                return f"where `{name}` is {constants[name]} in place of {value}"
    return ""


def _changed_file(hashes: Mapping[str, str], package: Path) -> str:
    """The first of the files that an engine was made from that is gone or has changed."""
    clone = package.parent.parent
    if not (clone / "native" / "generate.py").exists():
        return ""
    for name, expected in hashes.items():
        path = (clone if name.startswith("native/") else package) / name
        if not path.exists():
            return f"`{path.relative_to(clone)}` is gone"
        if hashlib.sha256(path.read_bytes()).hexdigest()[:16] != expected:
            return f"`{path.relative_to(clone)}` has changed since"
    return ""


def best() -> Any:
    """The compiled engine if there is one; `FIEFDOM_ENGINE=plain` in the environment asks for the other."""
    if os.environ.get("FIEFDOM_ENGINE") == "plain":
        return plain
    return compiled() or plain


def is_compiled() -> bool:
    """Whether games run on the compiled engine."""
    return best() is not plain


SMALLEST_PIECE = 1024
"""Games for which it pays to wake another thread; waking takes as long as some hundred steps."""


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Threads:
    """So many threads (0: one for each core), the calling one among them; the others start when they are first needed."""

    __slots__ = ("_pool", "number")

    def __init__(self, number: int) -> None:
        if number < 0:
            raise BadBatch("threads", number=number)
        self.number = number or cores()
        self._pool: ThreadPoolExecutor | None = None

    def spread(self, games: int, call: Callable[[int, int], Any]) -> None:
        """Make a call for the places 0 to `games`, in as many pieces as pay; the first one is for this thread."""
        pieces = min(self.number, games // SMALLEST_PIECE)
        if pieces <= 1:
            call(0, games)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.number - 1, "fiefdom-games")
        bounds = [games * piece // pieces for piece in range(pieces + 1)]
        others = [self._pool.submit(call, bounds[piece], bounds[piece + 1]) for piece in range(1, pieces)]
        call(0, bounds[1])
        for other in others:
            other.result()
