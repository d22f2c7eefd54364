"""Scenario documents: which blocks are found, and where a mistake is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.scenario.runner import check_document, check_paths
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.scenario_pages import results


def test_a_mistake_in_line_12_is_reported_in_line_12(tmp_path: Path) -> None:
    lines = ["# Title", "", "## Twelve", "", "```scenario", "players = alice, bob", "kingdom = Smithy", "", "alice.hand = Smithy", "# why"]
    text = "\n".join([*lines, "alice plays Smithy", "alice.coins = 1", "alice.buys = 1", "```", ""])
    (found,) = results(text, tmp_path)
    assert found is not None
    assert (found.line, found.heading) == (12, "Twelve")


def test_only_line_breaks_count_as_lines(tmp_path: Path) -> None:
    (found,) = results("A page\x0cbreak and a \u2028 separator.\n\n```scenario\nplayers = a, b\na.fist = Gold\n```\n", tmp_path)
    assert found is not None
    assert found.line == 5


def test_every_block_of_a_document_is_run_and_named_by_its_heading(tmp_path: Path) -> None:
    good, bad = "```scenario\nplayers = a, b\na ends turn\n```\n", "```scenario\nplayers = a, b\nb ends turn\n```\n"
    found = results(f"# One\n\n{good}\n## Two\n\n{bad}\n### Three ###\n\n{good}\n{bad}\nWords.\n", tmp_path)
    assert [result and (result.heading, result.line) for result in found] == [None, ("Two", 12), None, ("Three", 24)]


def test_scenarios_inside_a_longer_fence_are_examples(tmp_path: Path) -> None:
    example = "````markdown\n## Inner\n\n```scenario\nnonsense\n```\n````\n"
    tildes = "~~~~text\n```scenario\nnonsense\n```\n~~~\n~~~~\n"
    real = "```scenario\nplayers = a, b\nnonsense\n```\n"
    (found,) = results(f"## Outer\n\n{example}\n{tildes}\n{real}", tmp_path)
    assert found is not None
    assert (found.heading, found.line) == ("Outer", 20)


def test_a_fence_is_closed_by_one_at_least_as_long(tmp_path: Path) -> None:
    for fence in ("````", "~~~~~"):
        inside = f"{fence[:3]}\n\n```scenario\nnonsense\n```\n"
        assert results(f"{fence}markdown\n{inside}{fence}\n", tmp_path) == []
        assert results(f"{fence}markdown\n{inside}{fence}{fence}\n", tmp_path) == []
        (found,) = results(f"{fence}markdown\n{inside}", tmp_path)
        assert found is not None
        assert (found.line, found.problem.message) == (1, "a fenced block is never closed")


def test_other_fences_and_code_in_a_sentence_are_no_scenarios(tmp_path: Path) -> None:
    fences = "```python\n# Heading\n```\n\n```scenarios\nnonsense\n```\n"
    code = "```scenario``` is the word.\n\n    ```scenario\n    nonsense\n    ```\n"
    assert results(f"{fences}\n{code}", tmp_path) == []


def test_a_block_that_is_never_closed_is_an_error(tmp_path: Path) -> None:
    (found,) = results("# Title\n\n```scenario\nplayers = a, b\n``\n", tmp_path)
    assert found is not None
    assert (found.line, str(found.problem)) == (3, "a fenced block is never closed\nhint: close it with a line of `````")


def test_an_empty_block_is_an_error_of_its_first_line(tmp_path: Path) -> None:
    (found,) = results("# Title\n\n```scenario\n# nothing here\n```\n", tmp_path)
    assert found is not None
    assert (found.line, found.problem.message) == (3, "the scenario names no players")


def test_a_file_that_cannot_be_read_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "latin.md").write_bytes(b"caf\xe9")
    for path, message in ((tmp_path / "latin.md", "is no text"), (tmp_path / "missing.md", "cannot be read")):
        (found,) = check_document(path)
        assert found is not None
        assert found.file == str(path)
        assert found.told(str).startswith(f"{path}: `{path}` {message}")


def test_a_folder_is_searched_for_documents_and_the_report_counts(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "good.md").write_text("```scenario\nplayers = a, b\na ends turn\n```\n" * 2, encoding="utf-8")
    (tmp_path / "bad.md").write_text("# Bad\n\n```scenario\nplayers = a, b\nb ends turn\n```\n", encoding="utf-8")
    (tmp_path / "other.txt").write_text("```scenario\nnonsense\n```\n", encoding="utf-8")
    report = check_paths([tmp_path])
    message = "the open question is `a: buy`"
    failures = [{"file": str(tmp_path / "bad.md"), "heading": "Bad", "line": 5, "message": message}]
    assert report.as_dict() == {"passed": 2, "failed": 1, "failures": failures}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_the_language_of_the_reader(language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    (seen, wrong) = results(
        "# Bad\n\n" + "".join(f"```scenario\nplayers = a, b\n{act}\n```\n" for act in ("b ends turn", "c ends it")), tmp_path
    )
    assert seen is not None
    assert wrong is not None
    place = f"{tmp_path / 'rulings.md'}:5: Bad: "
    assert seen.told(texts.error) == place + texts.format("error-illegal-answer-other-question", player="a", question="buy")
    assert wrong.told(texts.error).endswith(": " + texts.format("error-scenario-no-player", player="c"))
