"""Whether a release may be made: `python .ci/check_release.py v0.2.0`. Says everything that does not agree with the tag.

The version stands in `src/fiefdom/__init__.py`, so that it is right in archives and shallow clones, too; a tag only names it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def version() -> str:
    """The version of the sources."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/fiefdom/__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def problems(tag: str) -> Iterator[str]:
    """What speaks against a release under this tag."""
    wanted = tag.removeprefix("v")
    if not re.fullmatch(r"v\d+\.\d+\.\d+((a|b|rc)\d+)?", tag):
        yield f"`{tag}` is no tag of a release; hint: v1.2.3, or v1.2.3rc1 to try it out"
    if version() != wanted:
        yield f"`__version__` is {version()}; hint: set it to {wanted} in src/fiefdom/__init__.py"
    if f"\nversion: {wanted}\n" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8"):
        yield f"CITATION.cff names another version; hint: `version: {wanted}`, and the day in `date-released`"
    if not re.search(rf"^## {re.escape(wanted)} – \d{{4}}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE):
        yield f"CHANGELOG.md has no such heading; hint: `## {wanted} – YEAR-MONTH-DAY` above what is now unreleased"
    if not os.environ.get("FIEFDOM_HOME"):
        yield "nobody says where the project lives; hint: set FIEFDOM_HOME to the address of the repository"


def main(tag: str) -> int:
    """Print what is wrong."""
    found = list(problems(tag))
    sys.stderr.writelines(f"error: {problem}\n" for problem in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
