"""Each of the six paths, from its first command to its last, is walked word by word; only what installs is left to `walk.py`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.docs.walk import BLOCK, INSTALLS, LEARNS, NEEDS_A_SCREEN, NEEDS_TORCH, ROOT, TESTS, ShownFile, Typed, Walk, looks_like, steps

PATHS = sorted((ROOT / "docs" / "paths").glob("*.md"))
NOT_HERE = (*INSTALLS, *TESTS, NEEDS_TORCH, NEEDS_A_SCREEN)
"""Installing is done, tests are running, of training there is a test in tests/envs, and of the notebook in test_first_day.py."""


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PATHS, ids=lambda page: page.stem)
def test_a_path_can_be_walked(page: Path, tmp_path: Path) -> None:
    for folder in ("examples", "src"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    walk = Walk(tmp_path, Path(sys.executable).parent)
    done = 0
    for step in steps(read(page)):
        if isinstance(step, Typed) and step.command.startswith(NOT_HERE):
            continue
        quick = Typed(f"{step.command} --games 2000", None) if isinstance(step, Typed) and step.command == LEARNS else step
        walk.do(quick)
        done += 1
    assert done


ALMSHOUSE = next(step.text for step in steps(read(ROOT / "docs" / "guides" / "invent-a-card.md")) if isinstance(step, ShownFile))
PREPARED = {
    "almshouse.md": read(ROOT / "examples" / "cards" / "almshouse.md"),
    "wrong.cards": ALMSHOUSE.replace("trash up to", "trash upto"),
}
"""Files that pages tell of without showing them whole."""

CHANGING = {"guides/review.md"}
"""What advice says changes with the strategies that are known; its tests hold its form."""


def printing() -> dict[str, list[ShownFile | Typed]]:
    """The pages besides the paths that show what a command prints, each with those commands and the files it shows."""
    docs = ROOT / "docs"
    found = {page.relative_to(docs).as_posix(): list(steps(read(page))) for page in docs.rglob("*.md") if page not in PATHS}
    kept = {name: [step for step in walked if isinstance(step, ShownFile) or step.printed] for name, walked in found.items()}
    return {name: walked for name, walked in kept.items() if any(isinstance(step, Typed) for step in walked)}


@pytest.mark.parametrize("name", sorted(printing().keys() - CHANGING))
def test_what_a_page_prints_is_what_is_printed(name: str, tmp_path: Path) -> None:
    for folder in ("docs", "examples", "src"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for file, text in PREPARED.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    walk = Walk(tmp_path, Path(sys.executable).parent)
    for step in printing()[name]:
        walk.do(step)


@pytest.mark.parametrize("page", PATHS, ids=lambda page: page.stem)
def test_a_path_begins_with_installing_and_shows_a_picture(page: Path) -> None:
    commands = [step.command for step in steps(read(page)) if isinstance(step, Typed)]
    assert [command.startswith(install) for command, install in zip(commands, INSTALLS, strict=False)] == [True] * 3
    assert "](../images/" in read(page)
    assert "\n## Go on\n" in read(page)


def test_the_first_page_leads_to_every_path() -> None:
    for first in (ROOT / "docs" / "index.md", ROOT / "README.md"):
        assert [page.stem for page in PATHS if f"paths/{page.stem}" not in read(first)] == []


def test_every_block_of_a_path_is_read() -> None:
    kinds = {block["kind"] for page in PATHS for block in BLOCK.finditer(read(page))}
    assert kinds == {"sh", "console", "text", "python", "pycon"}
    assert sum(isinstance(step, ShownFile) for page in PATHS for step in steps(read(page))) == 3


def test_what_a_page_leaves_out_may_be_anything() -> None:
    assert looks_like("a  \nb\nc\n", "a\n…\n")
    assert looks_like("b\nc", "…\nc\n")
    assert looks_like("a\nb\nc\nd\n", "a\n…\nd\n")
    assert looks_like("a 12 c\n", "a … c\n")
    assert not looks_like("a\nb\n", "a\n")
    assert not looks_like("a\nb\n", "b\n…\n")
