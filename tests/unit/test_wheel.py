"""The package as it is installed: with the compiled engine where there is a C compiler, complete without one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from fiefdom.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
WANTED = ("src", "native", "docs/rules", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")


def build(folder: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel from a copy of the sources: the wheel, and what was said meanwhile."""
    tree = folder / "tree"
    for name in WANTED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_native.pyx"))
        else:
            tree.mkdir(exist_ok=True)
            shutil.copy(source, tree / name)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    done = subprocess.run(command, cwd=tree, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next((folder / "dist").glob("*.whl")), done.stdout + done.stderr


def run_from(wheel: Path, folder: Path, code: str) -> str:
    """Run code with the wheel's package instead of the sources."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    environment = {**os.environ, "PYTHONPATH": str(folder / "site"), "PYTHONSAFEPATH": "1"}
    environment.pop("FIEFDOM_ENGINE", None)
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


PLAY = """
import fiefdom
game = fiefdom.new_game("First Game", players=["Ana", "Bot"], seed=5, starter=0)
game.play_all_treasures()
from fiefdom.text.texts import Texts
print(fiefdom.__file__, game.position.engine, Texts("pl").card(fiefdom.find_card("Smithy")))
"""


def test_without_a_compiler_the_package_is_complete(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, CC="/bin/false", CXX="/bin/false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "not compiled" in said
    assert run_from(wheel, tmp_path, PLAY).split()[1:] == ["plain", "Kuźnia"]


def test_with_a_compiler_the_compiled_engine_is_in_the_wheel(tmp_path: Path) -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip(f"there is no C compiler `{compiler}`")
    wheel, _ = build(tmp_path)
    assert not wheel.name.endswith("-any.whl")
    site, engine, name = run_from(wheel, tmp_path, PLAY).split()
    assert site.startswith(str(tmp_path))
    assert (engine, name) == ("compiled", "Kuźnia")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    texts = {name for name in names if name.endswith(".ftl") and "/static/" not in name}  # the client brings its own parts of them
    written = [path for path in (ROOT / "src" / "fiefdom").rglob("*.ftl") if "static" not in path.parts]
    assert texts == {path.relative_to(ROOT / "src").as_posix() for path in written}
    rules = {f"fiefdom/text/rules/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")}
    assert {name for name in names if name.endswith(".md")} == rules | {f"fiefdom/text/learn/{language}.md" for language in LANGUAGES}
    assert "fiefdom/terminal/app.tcss" in names
    assert not [name for name in names if name.endswith((".pyx", ".c"))]
