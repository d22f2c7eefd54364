"""What the site takes from elsewhere in the repository: the page that teaches the game, in every language; the pages beside the code; the
fonts of the client."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from fiefdom.text.languages import LANGUAGES, OWN_NAMES, RIGHT_TO_LEFT

DOCS = Path(__file__).parent
ROOT = DOCS.parent
LEARN = ROOT / "src" / "fiefdom" / "text" / "learn"
CLIENT = ROOT / "src" / "fiefdom" / "server" / "static" / "assets"

PROJECT = {
    "contributing.md": ("CONTRIBUTING.md", "Contributing"),
    "architecture.md": ("ARCHITECTURE.md", "Architecture"),
    "changelog.md": ("CHANGELOG.md", "Changelog"),
    "security.md": ("SECURITY.md", "Security"),
    "conduct.md": ("CODE_OF_CONDUCT.md", "How we treat each other"),
}
"""Pages of the site, the files they are, and their names."""

LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)(#[^)\s]*)?\)")
GONE = "\0"
"""In the place of a link that leads nowhere on the site."""

FONT = re.compile(r'url\("[^"]*/([^"/]+)\.woff2"\)')


# The page that teaches the game


def learn_pages() -> dict[str, str]:
    """It in every language, each with a way to the others."""
    return {f"learn/{language}.md": learn_page(language) for language in LANGUAGES}


def learn_page(language: str) -> str:
    """It in a language."""
    title, _, text = (LEARN / f"{language}.md").read_text(encoding="utf-8").partition("\n")
    others = " · ".join(f"**{name}**" if code == language else f"[{name}]({code}.md)" for code, name in OWN_NAMES.items())
    if language not in RIGHT_TO_LEFT:
        return f"{title}\n\n{others}\n{text}"
    return f'<div dir="rtl" lang="{language}" markdown>\n\n{title}\n\n{others}\n{text}\n</div>\n'


def learn_navigation() -> list[dict[str, str]]:
    """It in the navigation of the site."""
    return [{OWN_NAMES[language]: f"learn/{language}.md"} for language in LANGUAGES]


# The pages beside the code


def project_pages() -> dict[str, str]:
    """Those that people look for at the top of a repository, with links that lead to pages of the site."""
    pages = {page: with_site_links((ROOT / name).read_text(encoding="utf-8"), "", "project") for page, (name, _) in PROJECT.items()}
    pages["changelog.md"] = f"---\nsearch:\n  exclude: true\n---\n\n{pages['changelog.md']}"  # it has every word, and explains none
    return {f"project/{page}": text for page, text in pages.items()}


HOMES = {name: f"project/{page}" for page, (name, _) in PROJECT.items()} | {
    f"src/fiefdom/text/learn/{language}.md": f"learn/{language}.md" for language in LANGUAGES
}
"""Where the site has what lies elsewhere in the repository."""


def with_site_links(markdown: str, here: str, there: str) -> str:
    """A page with links to files of the repository, seen from its folder `here`, as links of the site, seen from `there`.

    Of what the site does not have only the words are left.
    """

    def link(found: re.Match[str]) -> str:
        target, anchor = os.path.normpath(os.path.join(here, found[1])), found[2] or ""
        home = HOMES.get(target) or (target.removeprefix("docs/") if target.startswith("docs/") else None)
        home = "index.md" if target == "README.md" else home
        return f"]({os.path.relpath(home, there)}{anchor})" if home else f"]{GONE}"

    return re.sub(rf"\[([^\]\n]*)\]{GONE}", r"\1", LINK.sub(link, markdown))


def project_navigation() -> list[dict[str, str]]:
    """They in the navigation of the site."""
    return [{title: f"project/{page}"} for page, (_, title) in PROJECT.items()]


# Fonts


def write_fonts(target: Path) -> None:
    """The fonts of the client for the site, if the client is built; without them it has those of the reader's system."""
    style = (ROOT / "web" / "src" / "styles" / "fonts.css").read_text(encoding="utf-8")
    found = {name: next(CLIENT.glob(f"{name}-*.woff2"), None) for name in FONT.findall(style)}
    (target / "fonts").mkdir()
    for name, file in found.items():
        if file:
            shutil.copyfile(file, target / "fonts" / f"{name}.woff2")
    complete = all(found.values())
    (target / "stylesheets" / "fonts.css").write_text(FONT.sub(r'url("../fonts/\1.woff2")', style) if complete else "", encoding="utf-8")
