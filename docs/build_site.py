"""Builds the documentation site: `python docs/build_site.py` into `site`, `python docs/build_site.py serve` to look at it.

The generator makes pages of Markdown files and knows nothing of this project. So the whole text is put together first, in `build/docs`: the
pages of this folder, those that stand beside the code, the Rulings, the checklist, and every table that is made from the code.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import api
import beside
import generated
import messages
import routes
import rule_links
import yaml

DOCS = Path(__file__).parent
ROOT = DOCS.parent


def written_page(page: Path) -> str:
    """A page of this folder, with links as the site has them."""
    folder = os.path.dirname(page.relative_to(DOCS))
    return beside.with_site_links(page.read_text(encoding="utf-8"), f"docs/{folder}", folder)


def site_pages() -> dict[str, str]:
    """Every page of the site as Markdown, by its place."""
    written = {page.relative_to(DOCS).as_posix(): page.read_text(encoding="utf-8") for page in sorted(DOCS.rglob("*.md"))}
    written = {
        place: beside.with_site_links(text, f"docs/{os.path.dirname(place)}", os.path.dirname(place)) for place, text in written.items()
    }
    elsewhere = {**generated.pages(), **beside.learn_pages(), **beside.project_pages()}
    made = {**written, **elsewhere, "rules/checklist.md": rule_links.checklist(), "reference/messages.md": messages.page()}
    return rule_links.with_links({place: routes.with_ways(api.described_in(generated.filled_in(text))) for place, text in made.items()})


def write_sources(target: Path) -> None:
    """Put all that the site is made of into a folder."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS, target, ignore=shutil.ignore_patterns("*.py", "*.md", "__pycache__"))
    shutil.copyfile(ROOT / "web" / "public" / "favicon.svg", target / "images" / "logo.svg")
    beside.write_fonts(target)
    for place, text in site_pages().items():
        page = target / place
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")


def write_settings(folder: Path) -> Path:
    """`mkdocs.yml` with what is made, for a folder below which everything lies; where it is."""
    settings: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    sections = {name: entries for section in settings["nav"] for name, entries in section.items()}
    sections["Start"].insert(1, {"Learn the game": beside.learn_navigation()})
    sections["About"] += beside.project_navigation()
    settings["nav"][-1:-1] = generated.navigation()
    settings |= {"docs_dir": "docs", "site_dir": "site"}
    target = folder / "mkdocs.yml"
    target.write_text(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return target


def main() -> int:
    """Write the sources, then let the generator build or serve them."""
    parser = argparse.ArgumentParser(description="Build the documentation site.")
    parser.add_argument("deed", choices=["build", "serve"], nargs="?", default="build")
    parser.add_argument("--site-dir", type=Path, default=ROOT / "site", help="where it goes; site")
    parser.add_argument("--work-dir", type=Path, default=ROOT / "build", help="where it is put together; build")
    wanted = parser.parse_args()
    write_sources(wanted.work_dir / "docs")
    settings = write_settings(wanted.work_dir)
    strict = ["--strict"] if wanted.deed == "build" else []
    done = subprocess.run([sys.executable, "-m", "zensical", wanted.deed, *strict, "--config-file", str(settings)], check=False)
    if wanted.deed == "build" and not done.returncode:
        shutil.rmtree(wanted.site_dir, ignore_errors=True)
        shutil.copytree(wanted.work_dir / "site", wanted.site_dir)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
