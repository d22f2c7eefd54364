"""Agents and programs in simulations, beside strategies."""

from __future__ import annotations

import re
import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import fiefdom
from fiefdom.bots.guests import AgentGuest, find_contender
from fiefdom.bots.match import LostGame, Onlooker, agents_of, play_game
from fiefdom.cli.main import main
from fiefdom.envs.arena import EnvConfig
from fiefdom.errors import BadAgent, BadKingdom
from fiefdom.simulation.job import MatchJob, play_here
from fiefdom.simulation.players import Player
from fiefdom.strategy.library import find_strategy, library
from fiefdom.strategy.play import MOST_TURNS, Tally
from fiefdom.strategy.tally import BY_LIMIT
from tests.bots.programs import at_question

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'big_money.py'}"


@pytest.mark.parametrize(
    ("kingdom", "edition", "names"),
    [
        ("First Game", 2, ("smithy", "big-money-ultimate")),
        ("First Game", 2, ("first-game", "ultimate+workshop", "first-game")),
        ("Thief, Witch, Feast, Spy, Chapel, Moat, Village, Militia, Remodel, Library", 1, ("ultimate+thief", "ultimate+witch")),
    ],
)
def test_an_agent_and_a_strategy_play_the_games_that_strategies_would(kingdom: str, edition: int, names: tuple[str, ...]) -> None:
    # A strategy as a guest, answering from views, and as a strategy, played by the engine: the same games, with everything counted.
    guests: list[Player] = [find_strategy(names[0]), *map(AgentGuest, names[1:])]
    slow = fiefdom.simulate(guests, kingdom, games=4 * len(names), seed=5, edition=edition)
    fast = fiefdom.simulate(names, kingdom, games=4 * len(names), seed=5, edition=edition)
    assert slow.tally == fast.tally
    assert slow.tally.counted.any()
    assert slow.tally.openings.sum() == slow.games * len(names)
    assert slow.tally.gained.any() == ("smithy" not in names)


def test_agents_stop_at_the_same_number_of_turns_as_strategies() -> None:
    strategy = find_strategy("smithy")
    slow = fiefdom.simulate([strategy, AgentGuest("big-money-ultimate")], "First Game", games=6, seed=5, most_turns=12)
    fast = fiefdom.simulate([strategy, "big-money-ultimate"], "First Game", games=6, seed=5, most_turns=12)
    for name in ("outcomes", "scores", "turns", "lengths", "endings"):
        assert getattr(slow.tally, name).tolist() == getattr(fast.tally, name).tolist(), name
    assert slow.endings["limit"] == 1
    assert slow.tally.turns.tolist() == [72, 72]


def test_everything_that_plays_games_has_the_same_limit_of_turns() -> None:
    assert MatchJob(fiefdom.find_kingdom("First Game"), (strategy := find_strategy("smithy"), strategy), 2, 1).most_turns == MOST_TURNS
    assert EnvConfig.most_turns == MOST_TURNS
    files = [
        file for file in Path(fiefdom.__file__).parent.rglob("*.py") if file.parent.name not in ("engine", "game")
    ]  # their bounds are others
    assert [file.name for file in files if re.search(r"^MOST_TURNS\b.*=", file.read_text("utf-8"), re.MULTILINE)] == ["play.py"]


def test_a_game_of_bots_with_too_many_turns_is_scored_as_it_stands() -> None:
    job = MatchJob(fiefdom.find_kingdom("First Game"), (AgentGuest("big-money"), AgentGuest("random")), 2, 1, most_turns=9)
    for number in (0, 1):
        game = play_game(job, number, agents_of(job, number))
        assert (game.ending, game.turns) == (BY_LIMIT, (9, 9))
        best = max(game.scores)
        assert [share > 0 for share in game.shares] == [score == best for score in game.scores]


def test_a_match_that_is_called_off_asks_nobody_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()

    class Slow:
        def choose(self, view: fiefdom.View) -> str:
            asked.set()
            return str(fiefdom.find_agent("big-money").choose(view))

    monkeypatch.setattr("fiefdom.bots.guests.find_player", lambda *_, **__: Slow())
    job = MatchJob(fiefdom.find_kingdom("First Game"), (AgentGuest("a"), AgentGuest("b")), 2, 1)
    called_off = threading.Event()
    assert play_game(job, 0, agents_of(job, 0), Onlooker(called_off)).ending != BY_LIMIT
    assert asked.is_set()
    called_off.set()
    asked.clear()
    assert play_game(job, 0, agents_of(job, 0), Onlooker(called_off)).ending == BY_LIMIT
    assert not asked.is_set()


def test_closing_the_blocks_calls_the_match_off() -> None:
    called: list[threading.Event | None] = []
    started = threading.Event()

    class Thinker(AgentGuest):
        def play_block(self, job: Any, block: Any, called_off: threading.Event | None = None) -> Tally:
            called.append(called_off)
            if started.is_set():  # every block but the first thinks until it is called off
                assert called_off is not None
                assert called_off.wait(60)
            started.set()
            return super().play_block(job, block, called_off)

    job = MatchJob(fiefdom.find_kingdom("First Game"), (Thinker("big-money"), find_strategy("smithy")), 40, 1)
    blocks = play_here(job, threads=2)
    next(blocks)
    blocks.close()
    assert all(event is not None and event.is_set() for event in called)


def test_guests_play_in_small_blocks_so_that_there_is_progress() -> None:
    kingdom = fiefdom.find_kingdom("First Game")
    for name, size in (("expert", 2), ("cmd:true", 12)):
        blocks = list(MatchJob(kingdom, (AgentGuest(name), find_strategy("smithy")), 60, 1).blocks())
        assert {block.games for block in blocks} == {size}
    assert {block.games for block in MatchJob(kingdom, (AgentGuest("cmd:true"), *[find_strategy("smithy")] * 4), 60, 1).blocks()} == {10}


def test_levels_play_three_at_a_table() -> None:
    result = fiefdom.simulate(["novice", "journeyman", "smithy"], "First Game", games=3, seed=1)
    assert [player.name for player in result.players] == ["novice", "journeyman", "Smithy"]
    assert result.tally.outcomes.sum() == 9


def test_a_program_plays_in_a_simulation() -> None:
    result = fiefdom.simulate([EXAMPLE, "novice"], "First Game", games=2, seed=1)
    assert result.players[0].win.value == 1


def test_a_program_that_fails_loses_and_is_reported() -> None:
    failures: list[LostGame] = []
    broken = find_contender("cmd:false", allow_commands=True, failed=failures.append)
    result = fiefdom.simulate([broken, "big-money"], "First Game", games=2, seed=1)
    assert result.players[1].win.value == 1
    assert [failure.player for failure in failures] == [0, 0]


def test_programs_need_leave_and_bots_a_whole_kingdom() -> None:
    with pytest.raises(BadAgent, match="not allowed"):
        fiefdom.simulate(["cmd:false", "smithy"], "First Game", games=2, allow_commands=False)
    with pytest.raises(BadKingdom, match="whole kingdom"):
        fiefdom.simulate(["novice", "smithy"], games=2)


def test_names_of_strategies_mean_strategies() -> None:
    assert find_contender("big-money") == library()["big-money"]
    assert find_contender("Province; Gold") == find_strategy("Province; Gold")
    assert find_contender("expert") == AgentGuest("expert")


def test_the_verbs_take_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "novice", "smithy", "--kingdom", "First Game", "--games", "2"]) == 0
    assert "novice" in capsys.readouterr().out
    assert main(["tournament", "novice", "smithy", "beginner", "--kingdom", "First Game", "--games", "2", "--json"]) == 0
    assert '"beginner"' in capsys.readouterr().out
    assert main(["sim", "novice", "cmd:false", "--kingdom", "First Game", "--games", "2"]) == 2  # it cannot even say hello
    assert "ended with exit code 1" in capsys.readouterr().err
    broken = "cmd:" + shlex.join(at_question("1 / 0"))
    assert main(["sim", "novice", broken, "--kingdom", "First Game", "--games", "2"]) == 0
    assert "game 0" in capsys.readouterr().err
