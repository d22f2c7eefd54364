from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.errors import BadPath
from fiefdom.evolve import find
from fiefdom.evolve.find import Cache, cache_directory, find_leaders
from fiefdom.evolve.leaders import MIXTURE, Leaders, read_leaders, write_leaders
from fiefdom.strategy.library import library, read_strategy
from fiefdom.strategy.strategy import Strategy

LEADERS = Leaders((library()["big-money-ultimate"], library()["chapel-witch"]), (0.75, 0.25), ((0.5, 0.4), (0.6, 0.5)), games=1000)
KINGDOM = random_kingdom(21, 2)


def test_leaders_are_a_folder_of_strategies_that_can_be_read_again(tmp_path: Path) -> None:
    write_leaders(LEADERS, tmp_path / "new" / "folder")
    assert read_leaders(tmp_path / "new" / "folder") == LEADERS
    assert read_strategy(tmp_path / "new" / "folder" / "1-big-money-ultimate.strategy") == LEADERS.best


def test_leaders_survive_json() -> None:
    assert Leaders.from_dict(json.loads(json.dumps(LEADERS.as_dict()))) == LEADERS


def test_leaders_are_chosen_as_often_as_their_weights_say() -> None:
    lots = random.Random(1)
    chosen = [LEADERS.choose(lots) for _ in range(1000)]
    assert 700 < chosen.count(LEADERS.best) < 800


@pytest.mark.parametrize(
    "text", ["", "{}", '{"games": 1, "leaders": [], "table": []}', '{"games": 1, "leaders": [{"file": "x"}], "table": [[1]]}']
)
def test_a_folder_without_leaders_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / MIXTURE).write_text(text)
    with pytest.raises(BadPath, match="holds no leaders"):
        read_leaders(tmp_path)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadPath, match="cannot be written"):
        write_leaders(LEADERS, tmp_path / "file" / "folder")


def test_the_cache_gives_back_what_it_was_given(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    assert cache.find(KINGDOM, 2) is None
    cache.keep(KINGDOM, 2, LEADERS)
    assert cache.find(KINGDOM, 2) == LEADERS
    assert [path.suffix for path in tmp_path.iterdir()] == [".json"]


def test_the_cache_tells_kingdoms_editions_and_players_apart(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    code = find_kingdom("first-game-1").code()
    boards = [(find_kingdom(code, "both"), 2), (find_kingdom(code, 1), 2), (find_kingdom(code, 1), 3), (KINGDOM, 2)]
    assert len({cache.path(board, players) for board, players in boards}) == 4


def test_the_cache_keeps_the_result_with_more_games(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    better = replace(LEADERS, games=2000)
    cache.keep(KINGDOM, 2, better)
    cache.keep(KINGDOM, 2, LEADERS)
    assert cache.find(KINGDOM, 2) == better


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b"\xff\xfe", b'{"games": 5, "leaders": [{"strategy": "Moonstone", "weight": 1}], "table": [[1]]}']
)
def test_a_damaged_cache_is_as_good_as_none_and_is_replaced(tmp_path: Path, damage: bytes) -> None:
    cache = Cache(tmp_path)
    cache.path(KINGDOM, 2).write_bytes(damage)
    assert cache.find(KINGDOM, 2) is None
    cache.keep(KINGDOM, 2, LEADERS)
    assert cache.find(KINGDOM, 2) == LEADERS


def test_a_cache_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = Cache(tmp_path / "file" / "folder")
    cache.keep(KINGDOM, 2, LEADERS)
    assert cache.find(KINGDOM, 2) is None


def test_the_cache_is_where_the_system_wants_it() -> None:
    assert cache_directory({"FIEFDOM_CACHE": "/else"}) == Path("/else")
    assert cache_directory({"XDG_CACHE_HOME": "/c"}, "linux") == Path("/c/fiefdom")
    assert cache_directory({"HOME": "/home/a"}, "linux") == Path("/home/a/.cache/fiefdom")
    assert cache_directory({"HOME": "/Users/a"}, "darwin") == Path("/Users/a/Library/Caches/fiefdom")
    assert cache_directory({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/fiefdom/cache")


def test_leaders_of_an_unknown_kingdom_are_found_once_and_then_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = Cache(tmp_path)
    found = find_leaders(KINGDOM, cache=cache)
    monkeypatch.delattr(find, "quick_leaders")
    again = find_leaders(KINGDOM, cache=cache)
    assert again.strategies == found.strategies
    assert again.weights == pytest.approx(found.weights, abs=1e-3)


def test_no_plan_leads_whose_games_against_itself_have_no_end(tmp_path: Path) -> None:
    kingdom = find_kingdom("size-distortion-1")
    waiting = Strategy.parse("Province if count(Gold) > 40; Silver if count(Silver) < 2", "Waiting")
    money = library()["big-money-ultimate"]
    table = ((0.5, 0.1, 0.2), (0.9, 0.5, 0.3), (0.8, 0.7, 0.5))
    cache = Cache(tmp_path)
    cache.keep(kingdom, 2, Leaders((waiting, money, library()["witch"]), (0.6, 0.3, 0.1), table, games=9_000_000, places=(1, 2)))
    found = find_leaders(kingdom, cache=cache)
    assert [each.name for each in found.strategies] == ["Big Money Ultimate", "Waiting", "Witch"]
    assert found.weights == (0.3, 0.6, 0.1)
    assert found.table == ((0.5, 0.9, 0.3), (0.1, 0.5, 0.2), (0.7, 0.8, 0.5))
    assert found.places == (1, 2)
    cache.keep(kingdom, 2, Leaders((waiting, library()["witch"]), (1.0, 0.0), ((0.5, 0.5), (0.5, 0.5)), games=9_900_000, places=(1,)))
    assert find_leaders(kingdom, cache=cache).best.name == "Waiting"  # answers do not lead
