"""The game as lines: complete games through a pipe, and what is printed on the way."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fiefdom.cards.catalogue import find_card
from fiefdom.game.game import new_game
from fiefdom.terminal.lines import outcome_lines
from fiefdom.terminal.plain_game import PROMPT, PlainGame
from fiefdom.terminal.session import Session
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts
from tests.stages import staged

MOST_TURNS = 80

Say = Callable[..., str]
"""Plays a session with some commands; everything that is printed."""


class Piped:
    """A game of `fiefdom play --plain` with a pipe at both ends."""

    def __init__(self, language: str, folder: Path) -> None:
        words = ["play", "--plain", "--seed", "5", "--lang", language, "--players", "Ana,Bot=bot:big-money"]
        environment = {**os.environ, "FIEFDOM_DATA": str(folder), "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "fiefdom", *words]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        self.text = ""

    def read(self) -> str:
        """What is printed up to the next prompt."""
        assert self.process.stdout is not None
        news = ""
        while not news.endswith(f"\n{PROMPT}"):
            sign = self.process.stdout.read(1)
            assert sign, f"the game ended too early: {self.process.stderr.read() if self.process.stderr else ''}"
            news += sign
        self.text += news
        return strip_isolates(news)

    def say(self, command: str) -> None:
        """Type a command."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()

    def leave(self, command: str) -> tuple[int, str]:
        """Leave the game; the exit code and the errors."""
        rest, errors = self.process.communicate(f"{command}\n")
        self.text += rest
        return self.process.returncode, errors


def turn(texts: Texts) -> Iterator[str]:
    """What to try in a turn, in the words of the language."""
    buy = texts.words("word-buy")[0]
    yield texts.words("word-treasures")[0]
    yield from (f"{buy} {texts.name(find_card(name))}" for name in ("Province", "Gold", "Silver"))
    yield f"{texts.words('word-end')[0]} {texts.words('word-turn')[0]}"


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_complete_game_through_a_pipe(language: str, tmp_path: Path) -> None:
    texts = Texts(language)
    game = Piped(language, tmp_path)
    news, number, commands = game.read(), 0, turn(texts)
    while texts.format("ui-next") not in news and number < MOST_TURNS:
        if strip_isolates(texts.format("log-turn", n=number + 1, player="Ana")) in news:
            number, commands = number + 1, turn(texts)
        game.say(next(commands))
        news = game.read()
    assert game.leave(texts.words("word-quit")[0]) == (0, "")
    played = Session.load(tmp_path / "last.fief").game
    assert played.outcome is not None
    for line in outcome_lines(played, played.outcome, texts):
        assert strip_isolates(line) in strip_isolates(game.text)
    assert {sign for sign in game.text if unicodedata.category(sign) == "Cc"} == {"\n"}


# What is printed


def transcript(session: Session, commands: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Everything that is printed when these commands are typed, in English."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(commands))
    other = Session.seated(new_game("Improvements", players=["Ana", "Bot"], seed=1), {"Bot": "big-money"})
    assert PlainGame(session, Texts(), save_to=tmp_path / "kept.fief", new_session=lambda: other).run() == 0
    return capsys.readouterr().out


@pytest.fixture(name="say")
def _say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    return lambda session, *commands: transcript(session, "".join(f"{command}\n" for command in commands), tmp_path, monkeypatch, capsys)


def against_bot(seed: int = 5) -> Session:
    return Session.seated(new_game(players=["Ana", "Bot"], seed=seed, starter=0), {"Bot": "big-money"})


def finished() -> Session:
    session = Session.seated(new_game(players=["Ana", "Bot"], seed=5, starter=0), {"Ana": "big-money", "Bot": "big-money"})
    session.advance()
    return Session.seated(session.game, {"Bot": "big-money"})


def test_the_hand_the_counters_and_the_question_are_printed(say: Say) -> None:
    lines = say(against_bot()).splitlines()
    assert "Actions 1 · Buys 1 · $0" in lines
    assert "Play your Treasures, or go on to buying" in lines
    assert "Answers: Copper, pass" in lines
    assert any(line.startswith("Hand: Copper") for line in lines)


def test_what_happens_is_printed_once(say: Say) -> None:
    text = say(against_bot(), "t", "", "log", "pass", "")
    assert text.count("Turn 1 – Bot\n") == 1
    assert text.count("Turn 2 – Ana\n") == 1


def test_what_is_wrong_is_said_and_nothing_changes(say: Say) -> None:
    session = against_bot()
    text = say(session, "dance", "buy province", "u", "redo", "save /dev/null/game.fief")
    assert "I do not understand: dance" in text
    assert "Not possible now: buy province" in text
    assert "There is nothing to take back" in text
    assert "There is nothing to do again" in text
    assert "`/dev/null/game.fief` cannot be written: " in text
    assert session.game.decisions == 0


def test_help_cards_supply_deck_and_score_can_be_shown(say: Say) -> None:
    text = say(against_bot(), "?", "? moat", "supply", "deck", "score", "hand")
    for line in ("? CARD – what a card does", "Rulings", "  Province: cost $8, left 8", "Deck: 5 cards", "Bot: 3 points in 0 turns"):
        assert f"{line}\n" in text


def test_undo_and_redo(say: Say) -> None:
    session = against_bot()
    text = say(session, "t", "u", "redo")
    assert "A decision is taken back" in text
    assert session.game.question is not None
    assert session.game.question.id == "buy"


def test_a_game_is_kept_after_every_decision_and_saved_where_one_likes(say: Say, tmp_path: Path) -> None:
    session = against_bot()
    text = say(session, "t", f"save {tmp_path / 'My game.fief'}", "quit")
    assert f"Saved: {tmp_path / 'My game.fief'}" in text
    assert "To go on: fiefdom play --resume" in text
    assert Session.load(tmp_path / "My game.fief").game == Session.load(tmp_path / "kept.fief").game == session.game


def test_cards_that_can_no_longer_be_played_are_named(say: Say) -> None:
    session = against_bot()
    hand = "kingdom = Moat, Smithy, Vassal, Village\nana.hand = Vassal, Moat, Smithy\nana.actions = 3\nana.deck = Village, Copper x4"
    session.game.position = staged(f"players = ana, bot\n{hand}")
    text = say(session, "play vassal moat smithy")
    assert "Not possible any more: Moat, Smithy" in text
    assert "Play the Action you have found: Village?" in text


def test_after_the_end_there_is_a_rematch_or_another_game(say: Say) -> None:
    session = finished()
    text = say(session, "", "r", "t")
    assert "Final scores" in text
    assert "starts the rematch" in text
    assert "Ana plays: " in text
    text = say(finished(), "n")
    assert "Kingdom: Improvements" in text


def test_a_game_can_be_taken_back_after_its_end(say: Say) -> None:
    session = finished()
    say(session, "u")
    assert session.game.outcome is None


def test_before_somebody_elses_hand_is_shown_the_device_is_passed_on(say: Say) -> None:
    session = Session.seated(new_game(players=["Ana", "Ola"], seed=5, starter=0), {})
    text = say(session, "", "t", "e", "", "hand")
    first, _, rest = text.partition("Now it is the turn of Ana. Press Enter when only Ana looks")
    assert "Hand: " not in first
    before, _, after = rest.partition("Now it is the turn of Ola. Press Enter when only Ola looks")
    assert before.count("Hand: ") == 2
    assert after.count("Hand: ") == 2
    assert "draws: " not in text


def test_a_resumed_game_begins_with_what_happened_last(say: Say) -> None:
    session = against_bot()
    for _ in range(5):
        session.advance()
        session.end_turn()
    text = say(Session.parse(str(session)))
    assert "The game goes on where it was left" in text
    assert "Turn 4 – " not in text
    assert "Turn 5 – Bot" in text
    assert "Turn 6 – Ana" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_alone_play_to_the_end(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session.seated(new_game(players=["Rita", "Bot"], seed=3), {"Rita": "random", "Bot": "big-money+smithy"})
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    game = PlainGame(session, Texts(language), save_to=tmp_path / "kept.fief", new_session=lambda: session, bidi="visual")
    assert game.run() == 0
    assert Texts(language).is_rtl or Texts(language).format("end-winner", player="Bot") in capsys.readouterr().out
    assert session.game.outcome is not None


@pytest.mark.parametrize("typed", ["why", "Why?", "? why"])
def test_bots_that_think_are_asked_why(say: Say, typed: str) -> None:
    against_expert = Session.seated(new_game(players=["Ana", "Bot"], seed=5, starter=0), {"Bot": "expert"})
    assert "What Bot is up to\nNo plan yet" in strip_isolates(say(against_expert, typed))
    assert "hint: Expert and Master tell their plans" in say(against_bot(), typed)
