"""Bots in processes of their own: they play, and whatever they do wrong loses the game, says why, and leaves nothing behind."""

from __future__ import annotations

import gc
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.bots.bot import Bot, Limits, find_player
from fiefdom.bots.process import BotProgram, Ended, Flood
from fiefdom.errors import BadAgent, BotFailed
from fiefdom.game.driver import Seated, Understudy
from fiefdom.game.game import Game, new_game
from tests.bots.programs import at_question, exists, program, served

PATIENT = Limits(start=300, answer=300, end=300)
HANGING = Limits(start=300, answer=77, end=300)

needs_fifos = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes and process groups are a thing of POSIX systems")


class Fifo:
    """A named pipe that tells when a program has come to a place, and when it, and all that it has started, has ended."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self.opened = f"alive = open({str(path)!r}, 'w')"
        """What the program has to do; the pipe stays open as long as it runs."""

    def wait_until_opened(self) -> int:
        """Until a program has opened it; the end to read from."""
        return os.open(self.path, os.O_RDONLY)


def wait_until_ended(end: int) -> None:
    """Until nobody has the pipe open any more, which the system sees to, however a program ends."""
    assert os.read(end, 1) == b""
    os.close(end)


def game_of(seed: int = 1, starter: int = 0) -> Game:
    return new_game("First Game", players=["Bot", "Ana"], seed=seed, starter=starter)


def asked(bot: Bot, game: Game) -> Callable[[], str]:
    """Asks a bot for its answer in a game."""
    seated = Seated(bot, game.setup)
    return lambda: seated.answer(game.position, game.events)


def failure_of(command: tuple[str, ...], limits: Limits = PATIENT) -> BotFailed:
    """What comes of asking a bot."""
    bot = Bot(command, limits)
    with pytest.raises(BotFailed) as caught:
        asked(bot, game_of())()
    assert bot.pid is None
    return caught.value


def test_a_bot_plays_a_game() -> None:
    game = game_of()
    other = find_agent("big-money")
    with Bot(program(), PATIENT) as bot:
        players = [Seated(bot, game.setup), Seated(other)]
        while game.question:
            game.answer(players[game.question.seat].answer(game.position, game.events))
        players[0].end(0, game.events, game.outcome)
        assert bot.name == "Test"
        assert bot.thinking.answers > 20
        ending = bot.close()
    assert ending
    assert (ending.code, ending.leftovers) == (0, ())


def test_an_agent_served_answers_as_the_agent_itself() -> None:
    game = game_of(7)
    own = find_agent("big-money+militia")
    with Bot(served("big-money+militia"), PATIENT) as bot:
        answer_of_bot = asked(bot, game)
        while game.question:
            chosen = own.choose(game.view(game.question.seat))
            if game.question.seat == 0:
                assert answer_of_bot() == chosen
            game.answer(chosen)


def test_a_served_agent_with_luck_takes_its_seed_as_an_option() -> None:
    game = game_of(7)
    own = find_agent("random", 5)
    with Bot(served("random"), PATIENT, {"seed": 5}) as bot:
        answer_of_bot = asked(bot, game)
        while game.question and game.decisions < 60:
            mine = game.question.seat == 0
            answer = own.choose(game.view(0)) if mine else game.question.answers[0]
            assert not mine or answer_of_bot() == answer
            game.answer(answer)


def test_a_bot_is_told_what_its_seat_may_know_once() -> None:
    told = program("""
seen = []
def on_question(message):
    seen.extend(event["number"] for event in message["events"])
    hidden = [event for event in message["events"] if event["verb"] == "draw" and event["seat"] == 1 and "card" in event]
    sys.stderr.write(f"{seen == list(range(len(seen)))} {not hidden}\\n")
    say(type="answer", answer=message["answers"][0])
""")
    game = game_of()
    with Bot(told, PATIENT) as bot:
        answer_of_bot = asked(bot, game)
        while game.question and game.decisions < 40:
            game.answer(answer_of_bot() if game.question.seat == 0 else game.question.answers[0])
        ending = bot.close()
    assert ending
    assert set(ending.complaints.split()) == {"True"}


def test_a_bot_can_be_asked_as_an_agent_with_a_view_alone() -> None:
    with Bot(program(), PATIENT) as bot:
        assert bot.choose(game_of().view(0)) == "Copper"
        game = new_game("Improvements", players=["Bot", "Ana"], seed=2, starter=0)
        assert bot.choose(game.view(0)) in (game.question.answers if game.question else ())


# What loses by rule

FAULTS = {
    "crash": (at_question("1 / 0"), "ended with exit code 1 when an answer to question 1 (`treasure`) was expected"),
    "exit": (at_question("sys.exit(3)"), "ended with exit code 3"),
    "closed output": (at_question("os.close(1); time.sleep(60)"), "closed its output when an answer"),
    "no message": (at_question('print("thinking", flush=True)'), "wrote `thinking` when an answer to question 1"),
    "no object": (at_question('print("[]", flush=True)'), "which is no message"),
    "other type": (at_question('say(type="move", answer="pass")'), "which is no message: Invalid value 'move'"),
    "missing field": (at_question('say(type="answer")'), "missing required field `answer`"),
    "wrong kind": (at_question('say(type="answer", answer=3)'), "Expected `str`, got `int`"),
    "other message": (at_question('say(type="ready")'), 'said `{"type":"ready"}` when an answer'),
    "no text": (at_question(r'sys.stdout.buffer.write(b"\xff\xfe{}\n"); sys.stdout.flush()'), "which is no message"),
    "illegal": (at_question('say(type="answer", answer="Gold")'), "answered question 1 (`treasure`) with `Gold`"),
    "other case": (at_question('say(type="answer", answer="copper")'), "with `copper`"),
    "other number": (at_question('say(type="answer", answer="Copper", number=9)'), "answered question `9` when question 1"),
    "long line": (at_question('sys.stdout.write("x" * 3_000_000); sys.stdout.flush()'), "wrote too much"),
    "no version": (program('\ndef on_hello(message):\n    say(type="hello", protocol=2, name="Late")\n'), "speaks version `2`"),
    "not ready": (program("\ndef on_newgame(message):\n    1 / 0\n"), "when `ready` was expected"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_a_bot_does_wrong_is_reported(fault: str) -> None:
    command, report = FAULTS[fault]
    assert report in failure_of(command).message


def test_a_report_has_the_legal_answers_and_the_last_words() -> None:
    assert failure_of(FAULTS["illegal"][0]).hint == "legal are `Copper`, `pass`"
    crashed = failure_of(FAULTS["crash"][0])
    assert crashed.hint == "its last words: `ZeroDivisionError: division by zero`"
    assert "1 / 0" in crashed.complaints or "Traceback" in crashed.complaints
    assert crashed.fault == "crash"


@needs_fifos
@pytest.mark.parametrize("deed", ["pass", 'sys.stdout.write("{"); sys.stdout.flush()'])
def test_a_bot_that_hangs_runs_out_of_time(deed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fifo, hear = Fifo(tmp_path / "hangs"), BotProgram.hear

    def hear_in_vain(program: BotProgram, seconds: float) -> bytes | Ended | Flood | None:
        """Its time is over when it hangs: nobody waits for a clock."""
        if seconds != HANGING.answer:
            return hear(program, seconds)
        os.close(fifo.wait_until_opened())
        return program.unasked()

    monkeypatch.setattr(BotProgram, "hear", hear_in_vain)
    problem = failure_of(at_question(f"{deed}; {fifo.opened}; time.sleep(600)"), HANGING)
    assert problem.fault == "timeout"
    assert "sent nothing for 77 seconds when an answer to question 1" in problem.message


def test_a_program_that_never_reads_blocks_nobody() -> None:
    deaf = BotProgram((sys.executable, "-S", "-E", "-c", "import time; time.sleep(600)"), 1000)
    for _ in range(3):
        deaf.tell(b"x" * 1_000_000)
    assert deaf.unasked() is None
    assert deaf.kill() < 0
    assert not exists(deaf.pid)


def test_an_answer_too_many_is_found_at_the_next_question() -> None:
    twice = at_question('say(type="answer", answer="Copper"); say(type="answer", answer="Copper")')
    bot = Bot(twice, PATIENT)
    game = game_of()
    answer_of_bot = asked(bot, game)
    game.answer(answer_of_bot())
    assert bot._program
    line = bot._program.hear(60)  # it has come by now
    assert isinstance(line, bytes)
    bot._program._lines.put(line)
    with pytest.raises(BotFailed, match="although nothing was asked"):
        answer_of_bot()


def test_a_flood_is_cut_off() -> None:
    flood = at_question('[say(type="answer", answer="Copper") for _ in range(100_000)]')
    bot = Bot(flood, PATIENT)

    def play() -> None:
        game = game_of()
        answer_of_bot = asked(bot, game)
        while game.question:
            game.answer(answer_of_bot())

    with pytest.raises(BotFailed) as caught:
        play()
    assert caught.value.fault in ("babble", "illegal")
    assert bot.pid is None


def test_complaints_are_kept_to_their_end() -> None:
    problem = failure_of(at_question('sys.stderr.write("x" * 500_000 + "the end"); sys.stderr.flush(); sys.exit(1)'))
    assert problem.complaints.endswith("the end")
    assert len(problem.complaints) <= 8192


def test_after_losing_a_bot_is_started_anew() -> None:
    once = at_question('say(type="answer", answer="Gold" if message["view"]["turn"] else "Copper")')
    bot = Bot(once, PATIENT)
    with bot:
        game = new_game("First Game", players=["Ana", "Bot"], seed=1, starter=1)
        with pytest.raises(BotFailed):
            asked(bot, game)()
        assert asked(bot, game_of())() == "Copper"


# What is left behind


@needs_fifos
@pytest.mark.parametrize("end", ["fails", "closes", "is forgotten"])
def test_nothing_is_left_of_a_bot_and_what_it_started(tmp_path: Path, end: str) -> None:
    fifo = Fifo(tmp_path / "child")
    child = f"subprocess.Popen([sys.executable, '-S', '-c', {f'import time; {fifo.opened}; time.sleep(600)'!r}])"
    bot = Bot(at_question(f'{child}; say(type="answer", answer="Copper")'), PATIENT)
    answer_of_bot = asked(bot, game_of())
    answer_of_bot()
    of_child, of_bot = fifo.wait_until_opened(), bot.pid
    assert of_bot
    if end == "fails":
        assert bot._program
        bot._program._lines.put(b"nonsense")
        with pytest.raises(BotFailed):
            answer_of_bot()
    elif end == "closes":
        bot.close()
    del bot, answer_of_bot
    gc.collect()
    assert not exists(of_bot)
    wait_until_ended(of_child)


# Names of players


def test_commands_are_refused_unless_they_are_allowed() -> None:
    with pytest.raises(BadAgent, match="commands are not allowed here"):
        find_player(f"cmd:{sys.executable}")
    assert isinstance(find_player(f"cmd:{sys.executable}", allow_commands=True), Bot)
    assert find_player("big-money") is not None


@pytest.mark.parametrize("name", ["cmd:", "cmd:./no-such-bot", "cmd:'unclosed", "cmd:/"])
def test_commands_that_cannot_be_are_refused_at_once(name: str) -> None:
    with pytest.raises(BadAgent):
        find_player(name, allow_commands=True)


def test_an_option_that_the_bot_does_not_offer_is_refused() -> None:
    with pytest.raises(BadAgent, match="has no option `level`"):
        Bot(program(), PATIENT, {"level": 3}).start()


def test_a_choice_that_an_option_does_not_have_is_refused() -> None:
    picky = program(
        '\ndef on_hello(message):\n    say(type="hello", protocol=1, name="P", options=[dict(name="a", default=1, choices=[1, 2])])\n'
    )
    with pytest.raises(BadAgent, match="the choices are 1, 2"):
        Bot(picky, PATIENT, {"a": 3}).start()


def test_an_understudy_passes_wherever_it_can() -> None:
    assert Understudy().choose(game_of().view(0)) == "pass"


def test_a_bot_shows_its_command() -> None:
    assert Bot("./mybot --fast").name == shlex.join(["./mybot", "--fast"])
