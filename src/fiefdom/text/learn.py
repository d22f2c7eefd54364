"""The rules of the game for somebody who has never played, a page in each language."""

from __future__ import annotations

import importlib.resources

from fiefdom.text.languages import check_language


def learn_page(language: str) -> str:
    """The page of a language, as Markdown: headings, paragraphs, lists, **terms**, and *names of cards* as the language has them."""
    path = importlib.resources.files("fiefdom.text").joinpath("learn", f"{check_language(language)}.md")
    return path.read_text(encoding="utf-8")
