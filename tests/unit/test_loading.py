"""What a command loads before it does anything: the time that people wait for nothing."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

LOADED = """
import sys
from fiefdom.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print("loaded:", *sorted({name.partition(".")[0] for name in sys.modules}))
"""
TEXTS = {"fluent", "babel"}
SCREENS = {"rich", "textual", "shtab", "matplotlib", "markdown_it"}
SERVER = {"msgspec", "starlette", "uvicorn", "websockets", "sqlite3", "asyncio", "multiprocessing"}


@pytest.mark.parametrize(
    ("words", "not_needed"),
    [
        ("--version", TEXTS | SCREENS | SERVER | {"numpy", "email"}),
        ("--help", TEXTS | SCREENS | SERVER | {"numpy"}),
        ("kingdoms", TEXTS | SCREENS | SERVER | {"numpy"}),
        ("strategies", TEXTS | SCREENS | SERVER),
        ("sim smithy big-money --games 10", TEXTS | SERVER | {"textual", "shtab", "matplotlib", "markdown_it", "polars", "email"}),
        ("serve --help", TEXTS | SCREENS | {"starlette", "uvicorn", "sqlite3"}),
    ],
)
def test_a_command_loads_only_what_it_needs(words: str, not_needed: set[str]) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, *words.split()], capture_output=True, encoding="utf-8", check=True)
    loaded = done.stdout.rpartition("loaded: ")[2].split()
    assert "fiefdom" in loaded
    assert not_needed.isdisjoint(loaded)


def test_a_server_does_not_load_what_only_its_bots_and_readers_need() -> None:
    code = "import sys, fiefdom.server.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True).stdout.split()
    assert "fiefdom.server.room" in loaded
    assert {"fiefdom.agents.thinking", "fiefdom.evolve", "markdown_it", "fluent", "babel", "rich"}.isdisjoint(loaded)


def test_programs_that_are_started_decide_themselves_how_many_threads_their_algebra_has() -> None:
    """While NumPy is loaded the variable is set; afterwards the environment is what it was."""
    code = "import os; from fiefdom.cli.main import parser; parser(wanted=['sim']); print(os.environ.get('OPENBLAS_NUM_THREADS'))"
    unset = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run([sys.executable, "-c", code], env=unset, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "None\n"
