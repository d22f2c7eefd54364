"""The atlas: what is built is decided by its manifest, goes on where it was interrupted, and helps its neighbours."""

from __future__ import annotations

import gzip
import itertools
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from fiefdom.cards.kingdoms import Kingdom, random_kingdom, write_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.cli.main import main
from fiefdom.errors import BadAtlas
from fiefdom.evolve import find, nursery
from fiefdom.evolve.archetype import Archetype
from fiefdom.evolve.archetype_ranking import Ranked, rank
from fiefdom.evolve.atlas import LENT, Atlas, Manifest, kingdoms_of, read_atlas, shipped_atlas, write_atlas
from fiefdom.evolve.atlas_building import Chart, bred, build, charts, here, varied_kingdoms
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.find import Cache, find_leaders, quick_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy
from tests.stages import needs_compiler

KINGDOM = random_kingdom(77, 2, excluded="Smithy")
LEADERS = Leaders((library()["big-money-ultimate"], library()["smithy"]), (0.6, 0.4), ((0.5, 0.4), (0.6, 0.5)), games=5_000_000)
SMALL = here(Manifest(seed=3, games=3_000, deep=3_000))


def atlas_of(*kingdoms: Kingdom) -> Atlas:
    """An atlas in which all kingdoms have the same leaders."""
    atlas = Atlas(SMALL)
    for kingdom in kingdoms:
        atlas = atlas.with_entry(kingdom, LEADERS)
    return atlas


def test_an_atlas_is_written_and_read(tmp_path: Path) -> None:
    atlas = atlas_of(KINGDOM, random_kingdom(5, 1))
    write_atlas(atlas, tmp_path / "atlas")
    again = read_atlas(tmp_path / "atlas")
    assert again == atlas
    assert again.leaders(KINGDOM) == LEADERS
    assert again.leaders(KINGDOM, 3) is None
    assert again.leaders(random_kingdom(6, 2)) is None
    head = json.loads(gzip.decompress((tmp_path / "atlas").read_bytes()).splitlines()[0])
    assert (head["kingdoms"], head["played"]) == (2, 10_000_000)


def test_what_there_is_to_breed_begins_with_the_recommended_sets_and_never_repeats() -> None:
    first = list(itertools.islice(charts(SMALL), 40))
    names = [chart.kingdom.key for chart in first]
    assert names[: len(RECOMMENDED_SETS)] == [each.key for each in RECOMMENDED_SETS]
    assert len({write_kingdom(chart.kingdom) for chart in first}) == 40
    assert first == list(itertools.islice(charts(SMALL), 40))


def test_chosen_kingdoms_let_more_pairs_meet_than_drawn_ones() -> None:
    def met(kingdoms: list[Kingdom]) -> int:
        return len({pair for kingdom in kingdoms for pair in itertools.combinations([card.name for card in kingdom.kingdom_cards], 2)})

    chosen = list(itertools.islice(varied_kingdoms(1), 24))
    drawn = [random_kingdom(seed, 1 + seed % 2) for seed in range(24)]
    assert {kingdom.edition for kingdom in chosen} == {1, 2}
    assert {name for kingdom in chosen for name in kingdom.sets} > {"base"}
    assert met([each for each in chosen if each.sets == ("base",)]) > 0.95 * met(drawn[:16])
    assert met(chosen) > 1.3 * met(drawn)


@needs_compiler
def test_a_build_goes_on_where_it_stopped_and_is_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    told: list[int] = []
    build(tmp_path / "one", SMALL, 1, tell=lambda atlas: told.append(len(atlas.entries)))
    build(tmp_path / "one", SMALL, 3, resume=True, tell=lambda atlas: told.append(len(atlas.entries)))
    build(tmp_path / "two", SMALL, 3, processes=2)
    assert told == [1, 2, 3]
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_atlas(tmp_path / "one").leaders(next(charts(SMALL)).kingdom) is not None


def test_a_file_that_was_begun_otherwise_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "atlas"
    write_atlas(atlas_of(KINGDOM), path)
    before = path.read_bytes()
    for manifest, resume, key in ((SMALL, False, "exists"), (here(Manifest(seed=4)), True, "other-build")):
        with pytest.raises(BadAtlas) as caught:
            build(path, manifest, 2, resume=resume)
        assert caught.value.key == key
        assert caught.value.hint
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"no atlas", *(gzip.compress(each, mtime=0) for each in (b"", b"[]", b'{"format": "other"}\n'))])
def test_what_is_no_atlas_is_refused(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(BadAtlas):
        read_atlas(path)
    assert main(["atlas", "--from", str(path)]) == 2
    assert "hint:" in capsys.readouterr().err


# Use


def test_neighbours_lend_plans_that_can_be_played() -> None:
    near = Kingdom((*KINGDOM.kingdom_cards[:9], random_kingdom(8, 2, excluded=KINGDOM.kingdom_cards).kingdom_cards[0]), 2)
    smithy = random_kingdom(9, 2, required="Smithy")
    atlas = atlas_of(KINGDOM, near, smithy)
    assert "Smithy" not in KINGDOM.code()
    assert [lent.strategy for lent in atlas.lent(KINGDOM)] == [library()["big-money-ultimate"]]
    assert {lent.strategy for lent in atlas.lent(random_kingdom(10, 2, required="Smithy"))} == set(LEADERS.strategies)
    assert atlas.lent(KINGDOM, 3) == ()
    assert len(atlas.lent(smithy)) <= LENT


@needs_compiler
def test_leaders_of_the_atlas_are_there_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "shipped_atlas", lambda: atlas_of(KINGDOM))
    monkeypatch.setattr(find, "quick_leaders", None)  # nobody looks for any
    assert find_leaders(KINGDOM, cache=Cache(tmp_path)) == LEADERS
    monkeypatch.setattr(nursery, "Evolution", None)  # nor are better ones bred
    assert nursery.improve(KINGDOM, 2, nursery.USUAL, cache=Cache(tmp_path)) is None


@needs_compiler
def test_quick_leaders_try_what_is_lent(monkeypatch: pytest.MonkeyPatch) -> None:
    neighbour = bred(Chart(KINGDOM, 30_000))
    near = Kingdom((*KINGDOM.kingdom_cards[:9], random_kingdom(8, 2, excluded=KINGDOM.kingdom_cards).kingdom_cards[0]), 2)
    atlas = Atlas(SMALL).with_entry(KINGDOM, neighbour)
    asked: list[Strategy] = []

    def ranked(plans: Sequence[Archetype], arena: Contest) -> list[Ranked]:
        asked.extend(plan.strategy for plan in plans)
        return rank(plans, arena)

    monkeypatch.setattr(find, "shipped_atlas", lambda: atlas)
    monkeypatch.setattr(find, "rank", ranked)
    quick_leaders(near)
    assert atlas.lent(near)
    assert {each.strategy for each in atlas.lent(near)} <= set(asked)


# What comes with Fiefdom


def test_the_shipped_atlas_can_be_read() -> None:
    atlas = shipped_atlas()
    for kingdom in itertools.islice(kingdoms_of(atlas), 5):
        leaders = atlas.leaders(kingdom)
        assert leaders is not None
        assert leaders.games >= 0.5 * atlas.manifest.games


def test_the_verb_tells_how_large_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_atlas(atlas_of(KINGDOM), tmp_path / "atlas")
    assert main(["atlas", "--from", str(tmp_path / "atlas"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kingdoms"] == 1
    assert main(["atlas", "--from", str(tmp_path / "atlas")]) == 0
    assert "One kingdom" in capsys.readouterr().out
