"""The client's logic without a browser: Vite builds its tests, the Node that built the client runs them."""

from __future__ import annotations

from pathlib import Path

from tests.browser.serving import web_build


def test_the_logic_of_the_client(tmp_path: Path) -> None:
    build = web_build()
    build.install_packages()
    vite = build.WEB / "node_modules" / "vite" / "bin" / "vite.js"
    build.run_node(vite, "build", "--ssr", "test/all.ts", "--outDir", str(tmp_path), "--logLevel", "warn")
    build.run_node(next(tmp_path.glob("all.*")), "all tests")
