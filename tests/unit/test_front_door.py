"""What a stranger finds beside the code says the same as the code."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import fiefdom

ROOT = Path(__file__).parent.parent.parent
FORGE = sorted((ROOT / ".github").rglob("*.yml"))


def project() -> dict[str, Any]:
    """What the package says of itself."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def load(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == fiefdom.__version__
    assert citation["license"] == project()["license"]
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project()["authors"]]


def test_the_readme_leads_to_all_of_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = [page.name for page in ROOT.glob("*.md") if page.name != "README.md"]
    assert [name for name in (*pages, "CITATION.cff", "LICENSE") if f"({name})" not in readme] == []


def test_a_release_is_refused_while_anything_names_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    check = load(ROOT / ".ci" / "check_release.py")
    monkeypatch.setenv("FIEFDOM_HOME", "https://example.org/fiefdom")
    said = list(check.problems("v99.0.0"))
    assert [problem.partition(" ")[0] for problem in said] == ["`__version__`", "CITATION.cff", "CHANGELOG.md"]
    assert next(check.problems("version-1")).startswith("`version-1` is no tag")
    monkeypatch.delenv("FIEFDOM_HOME")
    assert any("FIEFDOM_HOME" in problem for problem in check.problems("v99.0.0"))


# The forge


def supported() -> list[str]:
    """The versions of Python that the package names."""
    named = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each) for each in project()["classifiers"])
    return [found[1] for found in named if found]


def test_the_suite_runs_on_every_python_that_the_package_names() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    suite = workflow["jobs"]["suite"]
    assert suite["strategy"]["matrix"]["python"] == supported()
    assert {"run": ".ci/run"} in suite["steps"]
    assert f">={supported()[0]}" == project()["requires-python"]
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]["build"]
    assert wheels.split() == [f"cp{version.replace('.', '')}-*" for version in supported()]


@pytest.mark.parametrize("path", FORGE, ids=lambda path: path.name)
def test_files_of_the_forge_name_what_exists(path: Path) -> None:
    """Scripts and pages they name are there, and programs of others are named by what they contain, not by a tag that can move."""
    text = path.read_text(encoding="utf-8")
    assert yaml.safe_load(text)
    named = re.findall(r"(?:\.ci|docs)/[\w./-]*\w", text)
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert [used for used in re.findall(r"uses: (\S+)", text) if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", used)] == []


def test_the_packages_of_the_client_are_pinned_by_checksum_and_not_by_place() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    first, *packages = lock["packages"].values()
    assert (first["dependencies"], first["devDependencies"]) == (wanted["dependencies"], wanted["devDependencies"])
    assert packages
    assert all("integrity" in package and "resolved" not in package for package in packages)


# The source distribution


def test_the_source_distribution_brings_the_built_client_and_needs_no_node(tmp_path: Path) -> None:
    if not load(ROOT / "web_build.py").is_built():
        pytest.skip("the client is not built here: `python web_build.py`")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    home = "https://example.org/fiefdom"
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "FIEFDOM_HOME": home}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    tree = next(path for path in tmp_path.iterdir() if path.is_dir())
    assert load(tree / "web_build.py").is_built()
    metadata = (tree / "PKG-INFO").read_text(encoding="utf-8")
    assert f"\nVersion: {fiefdom.__version__}\n" in metadata
    assert f"\nProject-URL: Issues, {home}/issues\n" in metadata
    missing = [name for name in tracked() if not (tree / name).exists() and name != ".gitattributes"]
    assert missing == []
    shutil.rmtree(tree / "src" / "fiefdom" / "server" / "static")
    assert not load(tree / "web_build.py").is_built()


def tracked() -> list[str]:
    """The files of the repository, if this is one."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []
