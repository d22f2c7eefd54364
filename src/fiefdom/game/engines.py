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
from typing import Any, Protocol, TypeVar, cast

from fiefdom.cards.kind_table import steps
from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import dtype
from fiefdom.engine.state import Event, Script, State
from fiefdom.errors import BadBatch
from fiefdom.game import plain
from fiefdom.game.plain import Buffer

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


class GameHandle(Protocol):
    """One game in the hands of an engine, for those who need its speed and do their own checking."""

    @property
    def question(self) -> int:
        """What is asked, 0 when the game is over; like the following a number of the state."""

    @property
    def decider(self) -> int: ...
    @property
    def asker(self) -> int: ...
    @property
    def legal(self) -> int: ...
    @property
    def may_pass(self) -> int: ...
    @property
    def remaining(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def seats(self) -> int: ...
    def load(self, data: Buffer) -> None: ...
    def dump(self) -> bytes: ...
    def copy(self) -> GameHandle: ...
    def same(self, other: Any) -> bool: ...
    def set_up(self, seats: int, low: int, high: int, starter: int, *, recording: bool = False, script: Buffer = None) -> list[Event]: ...
    def resume(self, *, recording: bool = False, script: Buffer = None) -> list[Event]: ...
    def answer(self, slot: int, *, recording: bool = False, script: Buffer = None) -> list[Event]: ...
    def play_all_treasures(self, *, recording: bool = False) -> list[Event]: ...
    def redeal(self, viewer: int, open_counts: bool, low: int, high: int) -> None: ...  # noqa: FBT001
    def is_legal(self, slot: int) -> bool: ...
    def score(self, seat: int) -> int: ...
    def winners(self) -> int: ...
    def broken_law(self) -> int: ...
    def shown_phase(self) -> int: ...
    def cards_of_kinds(self) -> list[int]: ...


class Engine(Protocol):
    """What positions need of an engine."""

    @property
    def KindTable(self) -> Callable[[Buffer], Any]:  # noqa: N802
        """Makes the table of the cards of a game from its bytes."""

    @property
    def Handle(self) -> Callable[[Any], GameHandle]:  # noqa: N802
        """Makes a game from such a table."""


class BatchEngine(Engine, Protocol):
    """What both engines do; they are modules."""

    @property
    def batch_reset(self) -> Callable[..., None]: ...
    @property
    def batch_illegal(self) -> Callable[..., int]: ...
    @property
    def batch_by_lot(self) -> Callable[..., None]: ...
    @property
    def batch_step(self) -> Callable[..., None]: ...
    @property
    def batch_masks(self) -> Callable[..., None]: ...
    @property
    def batch_scores(self) -> Callable[..., None]: ...


class NativeEngine(BatchEngine, Protocol):
    """What the compiled engine has besides: whole games and rows of numbers without the interpreter, and what it was made from."""

    STEPS: tuple[str, ...]
    SIZES: Mapping[str, int]
    CONSTANTS: Mapping[str, int]
    SOURCES: Mapping[str, str]
    ArenaKernel: Callable[[Any], Any]

    def decide_with(self, handle: GameHandle, program: Buffer) -> int: ...
    def play_programs(
        self, table: Any, programs: list[Buffer], seed: int, first: int, groups: int, most_turns: int, counters: Buffer, points: Buffer
    ) -> None: ...
    def roll_out(self, *arguments: Any) -> None: ...
    def batch_observe(self, *arguments: Any) -> None: ...
    def batch_action_masks(self, *arguments: Any) -> None: ...


@functools.cache
def compiled() -> NativeEngine | None:
    """The compiled engine; None where the package was built without a C compiler, and, with a warning, where it is out of date."""
    found = _native()
    if found is None:
        return None
    if why := out_of_date(found):
        warnings.warn(STALE.format(why=why), RuntimeWarning, stacklevel=2)
        return None
    return found


def _native() -> NativeEngine | None:
    """The compiled module, from where the environment says if it names a file."""
    path = os.environ.get("FIEFDOM_ENGINE", "")
    if path.endswith((".so", ".pyd")):
        spec = importlib.util.spec_from_file_location("fiefdom.engine._native", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return cast(NativeEngine, module)
    try:
        return cast(NativeEngine, importlib.import_module("fiefdom.engine._native"))
    except ImportError:
        return None


def missing() -> str:
    """Why there is no compiled engine, and what to do about it; empty if games run on it, or were not to."""
    if os.environ.get("FIEFDOM_ENGINE") == "plain" or compiled():
        return ""
    found = _native()
    return STALE.format(why=out_of_date(found)) if found else NOT_COMPILED


def out_of_date(native: NativeEngine, package: Path = PACKAGE) -> str:
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


def best() -> BatchEngine:
    """The compiled engine if there is one; `FIEFDOM_ENGINE=plain` in the environment asks for the other."""
    if os.environ.get("FIEFDOM_ENGINE") == "plain":
        return plain
    return compiled() or plain


def native(engine: Engine) -> NativeEngine | None:
    """An engine as the compiled one that it is; None for the plain one."""
    return None if engine is plain else cast(NativeEngine, engine)


def is_compiled() -> bool:
    """Whether games run on the compiled engine."""
    return best() is not plain


SMALLEST_PIECE = 1024
"""Games for which it pays to wake another thread; waking takes as long as some hundred steps."""


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


Found = TypeVar("Found")


class Threads:
    """So many threads (0: one for each core), the calling one among them; the others start when they are first needed."""

    __slots__ = ("_pool", "number")

    def __init__(self, number: int) -> None:
        if number < 0:
            raise BadBatch("threads", number=number)
        self.number = number or cores()
        self._pool: ThreadPoolExecutor | None = None

    def spread(self, games: int, call: Callable[[int, int], Found]) -> list[Found]:
        """Make a call for the places 0 to `games`, in as many pieces as pay, the first one for this thread; what each has found."""
        pieces = min(self.number, games // SMALLEST_PIECE)
        if pieces <= 1:
            return [call(0, games)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.number - 1, "fiefdom-games")
        bounds = [games * piece // pieces for piece in range(pieces + 1)]
        others = [self._pool.submit(call, bounds[piece], bounds[piece + 1]) for piece in range(1, pieces)]
        first = call(0, bounds[1])
        return [first, *(other.result() for other in others)]
