"""Fiefdom: the open, unofficial home of the deck-building game Dominion, base game, first and second edition.

The public names are those of `__init__.pyi`. They are loaded when they are first used, so that `import fiefdom` costs nothing.
"""

from __future__ import annotations

import importlib
from typing import Any

__version__ = "0.1.0"


def _homes() -> dict[str, str]:
    """The module of each public name."""
    with open(f"{__file__}i", encoding="utf-8") as stub:
        imports = [line.split() for line in stub if line.startswith("from ")]
    return {name: module for _, module, _, _, _, name in imports}


_HOMES = _homes()
__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module `fiefdom` has no `{name}`")
    home = _HOMES[name]
    value = importlib.import_module(f"{home}.{name}") if home == __name__ else getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
