"""Run the scenarios of Markdown documents.

Each fenced block `scenario` is one ruling that must hold. A folder means all Markdown files below it.
Exit code 0: all passed, 1: some failed, 2: wrong use.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fiefdom.cards.card import Card
from fiefdom.cli.arguments import add_shared, own_cards
from fiefdom.cli.output import note, progress, put, put_json
from fiefdom.errors import BadPath
from fiefdom.scenario.runner import FailedScenario, ScenarioReport, check_document, documents
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=texts.format("help-check-path"))
    add_shared(parser, texts, "cards", "json")


def run(arguments: argparse.Namespace) -> int:
    for path in arguments.paths:
        if not path.exists():
            raise BadPath("nothing-there", path=path)
    report = check(list(documents(arguments.paths)), own_cards(arguments))
    if report.passed + report.failed == 0:
        raise BadPath("no-scenario", paths=", ".join(map(str, arguments.paths)))
    if arguments.json:
        put_json(report.as_dict())
    else:
        for failure in report.failures:
            put(failure.told(arguments.texts.error))
        note(arguments.texts.format("check-done", passed=report.passed, failed=report.failed))
    return 1 if report.failures else 0


def check(paths: list[Path], cards: Sequence[Card] = ()) -> ScenarioReport:
    """Run the documents, showing how far it has come; they may use these own cards."""
    passed = 0
    failures: list[FailedScenario] = []
    with progress() as bar:
        task = bar.add_task("documents", total=len(paths))
        for path in paths:
            for failure in check_document(path, cards=cards):
                passed += failure is None
                failures += [failure] if failure else []
            bar.advance(task)
    return ScenarioReport(passed, tuple(failures))
