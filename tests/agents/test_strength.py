"""The measurements of thinkers: what was played is kept, and whom they meet for their worst case."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.strength import standing
from benchmarks.strength.engine_bot import engine_bot
from benchmarks.strength.kinds import Kind, count
from benchmarks.strength.parts import ThinksOfGains, Worth
from benchmarks.strength.parts import table as table_of_parts
from benchmarks.strength.rows import read_rows, write_rows
from benchmarks.strength.standing import list_of, split
from benchmarks.strength.tables import AtTable
from benchmarks.strength.tables import table as table_of
from benchmarks.strength.thinking import ROWS, key_of, parser, read, write
from benchmarks.strength.worst import THINKER_SUSPECTS, suspects_of
from fiefdom.agents.plans import Plans
from fiefdom.agents.thinking import ThinkingAgent, ThinkingTime
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.contest import Contest
from fiefdom.game.game import Game
from fiefdom.game.record import Setup
from fiefdom.strategy.library import library
from tests.agents.sparring import TWO


def test_pairs_that_were_played_are_kept(tmp_path: Path) -> None:
    arguments = parser().parse_args(["best-money", "--list", "mixed", "--kingdoms", "2", "--pairs", "3"])
    tasks = list(ROWS["best-money"](arguments))
    known = {key_of(task): place / 4 for place, task in enumerate(tasks)}
    assert len(known) == len(tasks) == 6
    write(tmp_path / "found" / "pairs.csv", known)
    assert read(tmp_path / "found" / "pairs.csv") == known
    assert read(tmp_path / "other.csv") == {}


def test_rows_of_tables_are_kept_and_told_by_the_number_of_players(tmp_path: Path) -> None:
    shares = [(players, share) for players in (3, 4) for share in (0.5, 0.25)]
    rows = [AtTable(1, "Chapel, Village", players, "best published", "Smithy, twice", share, 100) for players, share in shares]
    assert read_rows(tmp_path / "rows.csv", AtTable) == []
    write_rows(tmp_path / "rows.csv", rows, AtTable)
    assert read_rows(tmp_path / "rows.csv", AtTable) == rows
    told = table_of(rows).splitlines()[2:]
    assert [line.split(" ± ")[0] for line in told] == ["| 3 | best published | 2 | 600 | 37.5%", "| 4 | best published | 2 | 800 | 37.5%"]


def test_a_thinker_meets_those_whom_its_leaders_fear() -> None:
    arena = Contest(find_kingdom("size-distortion-1"), seed=1)
    slugs = ("double-witch", "big-money", "workshop-gardens", "chapel-witch", "single-witch", "moat", "festival")
    opponents = [library()[slug] for slug in slugs]
    suspects = suspects_of(TWO, opponents, arena)
    assert len(suspects) == THINKER_SUSPECTS
    assert library()["double-witch"] in suspects[:2]
    assert library()["big-money"] not in suspects


def test_engine_bot_buys_what_its_ranking_says_as_long_as_there_are_few_actions() -> None:
    bot = engine_bot(find_kingdom("interaction-1"))
    assert [card.name for card in bot.wanted] == ["Province", "Duchy", "Estate", "Gold", "Militia", "Council Room", "Festival", "Silver"]
    assert "Militia if not 100 * count(terminal) >= 8 * cards" in str(bot)
    assert "Festival if not 100 * count(action) >= 35 * cards" in str(bot)
    chapel = find_kingdom("Bandit, Chapel, Cellar, Market, Merchant, Mine, Moat, Remodel, Village, Workshop", 2)
    assert "Chapel if turn <= 2 and coins <= 3 and count(Chapel) = 0" in str(engine_bot(chapel))
    assert "Bandit" in str(engine_bot(chapel))


def test_a_kingdom_is_of_money_if_its_leader_buys_more_treasures_than_other_cards() -> None:
    kinds = [Kind(1, "k1", "Smithies", 9.0, 3.0), Kind(1, "k2", "Gardens", 4.0, 11.5), Kind(2, "k2", "Laboratories", 3.0, 12.0)]
    assert [kind.word for kind in kinds] == ["money", "engine or rush", "engine or rush"]
    assert count(kinds) == {(1, "money"): 1, (1, "engine or rush"): 1, (2, "engine or rush"): 1}


def test_who_thinks_of_gains_alone_follows_its_plan_within_turns() -> None:
    kingdom = find_kingdom("size-distortion-1")
    plans = Plans(kingdom, 2, lambda *_: TWO)
    thinker = ThinkingAgent(1, ThinkingTime(rollouts=64), plans=plans)
    asked: list[str] = []
    think, agent = thinker.think, ThinksOfGains(thinker)
    thinker.think = lambda view: asked.append(view.question.id if view.question else "") or think(view)  # type: ignore[method-assign, func-returns-value]
    game = Game(Setup(kingdom, ("a", "b"), 0, 3))
    seen = set()
    while (question := game.question) is not None and game.view(0).turns(0) < 6:
        seen.add(question.id)
        game.answer(agent.choose(game.view(question.seat)))
    assert set(asked) <= {each for each in seen if each == "buy" or each.endswith(".gain")}
    assert "buy" in asked
    assert "treasure" in seen


def test_the_worth_of_a_part_is_told_with_the_intervals_of_games_and_of_kingdoms() -> None:
    worths = [Worth("spare", 1, "k", 0.5, 0.0001, 100), Worth("spare", 2, "k", 0.6, 0.0003, 100)]
    assert table_of_parts(worths) == "spare: 55.0% ± 2.0% (9.8%), 2 kingdoms, 200 games"


def test_what_was_measured_is_told_for_kingdoms_of_money_and_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "kinds.csv"
    write_rows(path, [Kind(1, "a", "Smithies", 9.0, 3.0), Kind(1, "b", "Gardens", 4.0, 11.5)], Kind)
    monkeypatch.setattr(standing, "kinds_path", lambda _: path)
    played = {("best-money, edition 1", "a", "best-money", 1): 0.5, ("best-money, edition 1", "b", "best-money", 2): 1.0}
    assert dict(split(played)) == {"": [0.5, 1.0], "engine or rush": [1.0], "money": [0.5]}
    assert dict(split({("menus, edition 1", "a", "menus", 1): 0.5})) == {"": [0.5]}
    assert list_of("thinking-best-money-mixed-development-200-quick") == "mixed-development"


def test_the_bred_row_takes_the_same_kingdoms_whatever_their_number() -> None:
    def tasks(number: int) -> list[str]:
        arguments = parser().parse_args(["bred", "--list", "unseen", "--kingdoms", str(number), "--pairs", "1"])
        return [task.code for task in ROWS["bred"](arguments)]

    assert len(set(tasks(3))) == 6
    assert tasks(3)[:4] == tasks(2)
