"""A compiled engine that was made from other rules is not used, and it is said which rules and what to do."""

from __future__ import annotations

import hashlib
import shutil
import types
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cards.kind_table import steps
from fiefdom.engine import turn
from fiefdom.engine.layout import dtype
from fiefdom.engine.state import State
from fiefdom.game import engines, plain
from fiefdom.game.engines import out_of_date
from tests.stages import needs_compiler

ROOT = Path(__file__).parents[2]


def native() -> Any:
    """The compiled engine."""
    return engines.compiled()


def like_compiled(**changes: Any) -> Any:
    """Something that says of itself what the compiled engine says, with these changes."""
    found = native()
    said = {name: getattr(found, name) for name in ("STEPS", "SIZES", "CONSTANTS", "SOURCES")}
    return types.SimpleNamespace(**(said | changes))


@needs_compiler
def test_the_compiled_engine_says_what_it_was_made_from() -> None:
    found = native()
    assert tuple(step.__name__ for step in steps()) == found.STEPS
    assert found.SIZES["State"] == dtype(State).itemsize
    assert found.CONSTANTS["HAND_SIZE"] == turn.HAND_SIZE
    assert {
        "engine/turn.py",
        "cards/base/both_editions.py",
        "strategy/decide.py",
        "native/generate.py",
        "native/glue.pyx",
    } <= found.SOURCES.keys()
    assert out_of_date(found) == ""


@needs_compiler
def test_a_shifted_step_is_noticed() -> None:
    names = native().STEPS
    shifted = (*names[:3], "a_step_of_old", *names[3:])
    assert out_of_date(like_compiled(STEPS=shifted)) == f"where step 3 is `a_step_of_old` in place of `{names[3]}`"
    assert out_of_date(like_compiled(STEPS=names[:-1])) == f"where step {len(names) - 1} is `none` in place of `{names[-1]}`"
    assert out_of_date(like_compiled(STEPS=(*names, "more"))) == f"where step {len(names)} is `more` in place of `none`"


@needs_compiler
def test_another_size_is_noticed() -> None:
    sizes = native().SIZES | {"State": 8}
    assert out_of_date(like_compiled(SIZES=sizes)) == f"with `State` of 8 bytes in place of {dtype(State).itemsize}"


@needs_compiler
def test_an_edited_constant_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "HAND_SIZE", 6)
    assert out_of_date(native()) == "where `HAND_SIZE` is 5 in place of 6"


def clone(folder: Path) -> Path:
    """A copy of the sources that the engine is made from; where its package is."""
    package = folder / "src" / "fiefdom"
    for name in ("engine", "cards", "strategy", "envs"):
        shutil.copytree(ROOT / "src" / "fiefdom" / name, package / name, ignore=shutil.ignore_patterns("_native*", "__pycache__"))
    shutil.copytree(ROOT / "native", folder / "native", ignore=shutil.ignore_patterns("__pycache__"))
    return package


@needs_compiler
def test_an_edited_file_is_named(tmp_path: Path) -> None:
    package = clone(tmp_path)
    assert out_of_date(native(), package) == ""
    edited = package / "cards" / "verbs.py"
    edited.write_text(edited.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert out_of_date(native(), package) == "`src/fiefdom/cards/verbs.py` has changed since"


@needs_compiler
@pytest.mark.parametrize("name", ["src/fiefdom/engine/deck.py", "native/glue.pyx"])
def test_a_file_that_is_gone_is_named(tmp_path: Path, name: str) -> None:
    package = clone(tmp_path)
    (tmp_path / name).unlink()
    assert out_of_date(native(), package) == f"`{name}` is gone"


@needs_compiler
def test_where_the_rules_cannot_be_edited_no_file_is_read(tmp_path: Path) -> None:
    """In an installed package there is nothing to compile from."""
    package = clone(tmp_path)
    shutil.rmtree(tmp_path / "native")
    shutil.rmtree(package / "cards")
    assert out_of_date(native(), package) == ""


def test_an_engine_that_says_nothing_of_itself_is_out_of_date() -> None:
    assert out_of_date(types.SimpleNamespace()).startswith("where step 0 is `none` in place of `no_step`")


@pytest.fixture
def _stale(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the engine that is found be out of date."""
    monkeypatch.setattr(engines, "_native", types.SimpleNamespace)
    monkeypatch.delenv("FIEFDOM_ENGINE", raising=False)
    engines.compiled.cache_clear()
    yield
    engines.compiled.cache_clear()


@pytest.mark.usefixtures("_stale")
def test_a_stale_engine_gives_way_to_the_plain_one_with_a_word() -> None:
    with pytest.warns(RuntimeWarning, match=r"made from other rules, where step 0 .*\nhint: compile it anew with `python hatch_build.py`"):
        assert engines.best() is plain
    assert engines.best() is plain  # said once
    assert "hatch_build.py" in engines.missing()


def test_the_files_are_hashed_by_name_and_content() -> None:
    native = pytest.importorskip("fiefdom.engine._native", reason="no C compiler was found when Fiefdom was installed")
    content = (ROOT / "src" / "fiefdom" / "engine" / "deck.py").read_bytes()
    assert native.SOURCES["engine/deck.py"] == hashlib.sha256(content).hexdigest()[:16]


def test_why_there_is_no_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_native", lambda: None)
    engines.compiled.cache_clear()
    try:
        assert engines.missing() == engines.NOT_COMPILED
        monkeypatch.setenv("FIEFDOM_ENGINE", "plain")
        assert engines.missing() == ""
    finally:
        engines.compiled.cache_clear()
