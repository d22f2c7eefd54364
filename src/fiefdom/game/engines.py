"""The two ways to run the rules: compiled, and plain. Both give the same games to the byte."""

from __future__ import annotations

import functools
import importlib
import os
from typing import Any

from fiefdom.engine.kinds import Kinds
from fiefdom.engine.layout import dtype
from fiefdom.engine.state import Script, State
from fiefdom.game import plain

SLOW_NOTE = (
    "Fiefdom runs without its compiled engine, several hundred times slower.\n"
    "hint: install a C compiler (Debian: `apt install build-essential python3-dev`), then reinstall Fiefdom"
)


@functools.cache
def compiled() -> Any:
    """The compiled engine, or None where the package was built without a C compiler."""
    try:
        native = importlib.import_module("fiefdom.engine._native")
    except ImportError:
        return None
    sizes = {record.__name__: dtype(record).itemsize for record in (State, Kinds, Script)}
    return native if sizes.items() <= native.SIZES.items() else None


def best() -> Any:
    """The compiled engine if there is one; `FIEFDOM_ENGINE=plain` in the environment asks for the other."""
    if os.environ.get("FIEFDOM_ENGINE") == "plain":
        return plain
    return compiled() or plain


def is_compiled() -> bool:
    """Whether games run on the compiled engine."""
    return best() is not plain
