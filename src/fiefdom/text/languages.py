"""The languages that Fiefdom speaks, which of them somebody wants, and the page in each that teaches the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from fiefdom.errors import BadLanguage

LANGUAGES = ("en", "ro", "pl", "is", "he")
"""All of them, by code; texts that one lacks are shown in the first."""

OWN_NAMES = {"en": "English", "ro": "română", "pl": "polski", "is": "íslenska", "he": "עברית"}
"""What the speakers of each call it."""

RIGHT_TO_LEFT = frozenset(("he",))
"""The ones that are written from right to left."""

OLD_CODES = {"iw": "he", "mo": "ro"}
"""Codes that some systems still use."""

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment says which language it is in; the first one set decides."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment such as `os.environ`, English if it wants none of ours."""
    wanted = next((environment[variable] for variable in VARIABLES if environment.get(variable)), "")
    code = _code(wanted)
    return code if code in LANGUAGES else LANGUAGES[0]


def language_for(accepted: str) -> str:
    """The language that a reader likes best (`Accept-Language`: `is, pl;q=0.8`), English if they want none of ours."""
    wanted: list[tuple[float, str]] = []
    for part in accepted[:1000].split(","):
        tag, _, quality = part.partition(";")
        weight = re.fullmatch(r"\s*q=(0(?:\.\d+)?|1(?:\.0+)?)\s*", quality)
        wanted.append((-float(weight[1]) if weight else -1.0, _code(tag.strip())))
    return next((code for weight, code in sorted(wanted, key=lambda each: each[0]) if weight and code in LANGUAGES), LANGUAGES[0])


def check_language(language: str) -> str:
    """The code of a language as `LANGUAGES` has it; `pl_PL.UTF-8` is `pl`."""
    code = _code(language)
    if code not in LANGUAGES:
        raise BadLanguage("none", language=language, languages=", ".join(LANGUAGES))
    return code


def _code(locale: str) -> str:
    code = re.split(r"[_.@-]", locale.strip().lower())[0]
    return OLD_CODES.get(code, code)


def learn_page(language: str) -> str:
    """The page of a language, as Markdown: headings, paragraphs, lists, **terms**, and *names of cards* as the language has them."""
    path = Path(__file__).parent / "learn" / f"{check_language(language)}.md"
    return path.read_text(encoding="utf-8")
