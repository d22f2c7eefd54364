"""Hebrew in the terminal: every verb prints in the order of reading where the terminal does not."""

from __future__ import annotations

import contextlib
import io

import pytest

from fiefdom.cli.main import main
from fiefdom.terminal.direction import Direction, in_visual_order

VISUAL = Direction(is_rtl=True, visual=True)


class Terminal(io.StringIO):
    """A stream that says that somebody looks at it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("VTE_VERSION", "TERM_PROGRAM", "KONSOLE_VERSION", "TMUX", "STY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def seen(*words: str) -> str:
    """What a command shows on a terminal."""
    terminal = Terminal()
    with contextlib.redirect_stdout(terminal), contextlib.redirect_stderr(terminal), contextlib.suppress(SystemExit):
        main([*words, "--lang", "he"])
    return terminal.getvalue()


@pytest.mark.parametrize(
    ("logical", "visual"),
    [
        ("(אבג)", "(גבא)"),
        ("סך 94.0% (ברירת מחדל: 10)", "(10 :לדחמ תרירב) 94.0% ךס"),
        ("44.2 ± 9.6", "44.2 ± 9.6"),
        ("עם --games N כאן", "ןאכ --games N םע"),
        ("ו PLAYER [PLAYER ...]", "PLAYER [PLAYER ...] ו"),
        ("עם [--edition {1,2,both}] כאן", "ןאכ [--edition {1,2,both}] םע"),
        ("עם [--resume [FILE]] כאן", "ןאכ [--resume [FILE]] םע"),
        ("(אבג [דה])", "([הד] גבא)"),
        ("» שורה", "הרוש «"),
    ],
)
def test_lines_are_turned_round_with_their_brackets_and_numbers_stay(logical: str, visual: str) -> None:
    assert VISUAL.line(logical) == visual


def test_brackets_of_both_directions_in_one_line() -> None:
    assert in_visual_order("(א) [ב]") == "[ב] (א)"


def test_errors_help_and_lists_begin_at_the_right_edge() -> None:
    shown = seen("kingdoms", "nix") + seen("sim", "--help") + seen("cards")
    lines = [line for line in shown.splitlines() if line]
    assert lines[0].endswith("`nix` םשב בוליש ןיא :האיגש")
    assert {len(line) for line in lines} == {99}
    assert any("--games N" in line for line in lines)


def test_tables_begin_with_their_first_column_at_the_right() -> None:
    rows = [line for line in seen("sim", "smithy", "big-money", "--games", "20").splitlines() if "│" in line]
    assert rows[0].rstrip().endswith("Smithy │")
    assert "%" in rows[0]


def test_data_and_files_are_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert '"title": "חפיר"' in seen("cards", "moat", "--json")
    main(["cards", "moat", "--lang", "he"])
    assert capsys.readouterr().out.startswith("חפיר")
    main(["cards", "moat", "--lang", "he", "--bidi", "visual"])
    assert "ריפח" in capsys.readouterr().out


def test_a_terminal_that_turns_lines_itself_gets_them_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM_PROGRAM", "Apple_Terminal")
    assert seen("cards", "moat").startswith("חפיר")


@pytest.mark.parametrize("words", [("learn", "a-turn"), ("puzzles", "--seed", "1")])
def test_a_game_in_lines_is_turned_once_and_long_lines_are_broken_before(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    lines = seen(*words).splitlines()
    assert max(map(len, lines)) <= 100
    assert any(line.startswith("השיכרל ורבע וא רצוא יפלק וליעפה") or ":די" in line for line in lines)


@pytest.mark.parametrize("words", [("play", "Celar"), ("learn", "nothing")])
def test_what_is_wrong_before_a_game_begins_is_told_in_the_order_of_reading(words: tuple[str, ...]) -> None:
    assert seen(*words).splitlines()[0].endswith(":האיגש")


def test_strategies_are_read_from_left_to_right() -> None:
    assert "Duchy if left(Province) <= 4" in seen("strategies", "smithy").splitlines()
