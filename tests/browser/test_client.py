"""The client as it is built: its types, its size, and that it speaks the protocol of the server."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.pictures import MIDDLE
from tests.browser.positions import serve
from tests.browser.serving import ROOT, Serving, web_build

MOST_BYTES = {"en": 130_000, "pl": 170_000, "he": 150_000}
"""What a first visit may cost. Each language has the letters it needs, and no others."""

BEYOND = {"/": 0, "/new": 12_500, "/learn": 0, "/lab": 24_000, "/k/first-game-2": 24_000, "/invent": 24_000, "/t/{table}": 40_000}
"""What pages may need besides: the board, its keys and the texts of its cards."""


def test_the_types_of_the_client_hold() -> None:
    build = web_build()
    build.install_packages()
    build.run_node(ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc", "--noEmit")


def script(name: str) -> ModuleType:
    """A script in the client's folder."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "web" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_protocol_are_those_of_the_server() -> None:
    types = script("make_types")
    assert types.TARGET.read_text(encoding="utf-8") == types.typescript(types.schema()), "run `python web/make_types.py`"


def test_the_messages_of_the_client_are_those_of_the_languages() -> None:
    keys = script("make_keys")
    assert keys.TARGET.read_text(encoding="utf-8") == keys.typescript(), "run `python web/make_keys.py`"


def test_a_client_that_is_built_is_not_built_again() -> None:
    build = web_build()
    build.build_web()
    before = build.STAMP.stat().st_mtime_ns
    build.build_web()
    assert build.STAMP.stat().st_mtime_ns == before


def test_the_package_contains_the_client_and_its_licences(tmp_path: Path) -> None:
    web_build().build_web()
    for name in ("src", "native", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__", "*.so"))
    for name in ("hatch_build.py", "web_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    subprocess.run(command, cwd=tmp_path, env={**os.environ, "FIEFDOM_BUILD": "plain"}, capture_output=True, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("dist/*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert "fiefdom/server/static/index.html" in names
    assert "fiefdom/server/static/licences/fontsource-variable-heebo.txt" in names
    assert not [name for name in names if "node_modules" in name]


def test_no_address_of_a_registry_is_kept() -> None:
    kept = subprocess.run(["git", "ls-files", "web"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert [
        name for name in kept if name.endswith((".npmrc", "package.json")) and "registry" in (ROOT / name).read_text(encoding="utf-8")
    ] == []


@pytest.mark.parametrize("language", MOST_BYTES)
@pytest.mark.parametrize("path", BEYOND)
def test_a_first_visit_is_small(browser: Browser, serving: Serving, path: str, language: str) -> None:
    table = serve(serving, MIDDLE).table if "{table}" in path else ""
    context = browser.new_context(locale=language)
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    page.goto(serving.address + path.format(table=table))
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    sizes = {response.url.removeprefix(serving.address): response.request.sizes()["responseBodySize"] for response in responses}
    assert sum(sizes.values()) < MOST_BYTES[language] + BEYOND[path], sizes
    context.close()
