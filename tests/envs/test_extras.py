"""Every library is an extra: without it, the error says which one to install, and the rest works."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.modules[{library!r}] = None  # as if it were not installed
from fiefdom.envs.arena import Arena
Arena(2, kingdom="First Game").reset()
from fiefdom.errors import MissingExtra
try:
    import fiefdom.envs.{module}
except MissingExtra as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    ("module", "library", "named", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo", "pettingzoo"),
        ("fiefdom_v0", "pettingzoo", "pettingzoo", "pettingzoo"),
        ("open_spiel", "pyspiel", "open_spiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str, named: str, extra: str) -> None:
    program = PROGRAM.format(module=module, library=library)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"the library `{named}` is not installed\nhint: in the clone of Fiefdom: `python -m pip install '.[{extra}]'`\n"
