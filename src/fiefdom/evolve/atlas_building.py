"""Building an atlas: the recommended sets first, then kingdoms in which cards and roles meet that have not met; on processes or a cluster.

What is built is decided by the manifest alone. An interrupted build goes on where it stopped, and ends with the same file.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom, write_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.cards.sets import card_sets
from fiefdom.errors import BadAtlas
from fiefdom.evolve.archetypes import VERSION
from fiefdom.evolve.atlas import PLAYERS, Atlas, Manifest, read_atlas, write_atlas
from fiefdom.evolve.budget import Budget
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.roles import Roles
from fiefdom.game.record import RULES_VERSION
from fiefdom.simulation.cluster import check_address, connect

POLITENESS = 19
"""Building takes what nobody else wants of the processor."""

DRAWN = 40
"""Kingdoms that are drawn by lot for each place; the one with most that is new has it."""

ROLE_WORTH = 5.0
"""How much a combination of roles counts beside a pair of cards."""

BASE = ("base",)


class Chart(NamedTuple):
    """A kingdom to be bred, and with how many games."""

    kingdom: Kingdom
    games: int


def here(manifest: Manifest) -> Manifest:
    """The manifest of an atlas that is built by this version of everything."""
    return replace(manifest, version=VERSION, rules=RULES_VERSION)


def charts(manifest: Manifest) -> Iterator[Chart]:
    """All that there is to breed, without an end, each kingdom once."""
    known: set[str] = set()
    recommended = (Chart(find_kingdom(each.key), manifest.deep) for each in RECOMMENDED_SETS)
    others = (Chart(kingdom, manifest.games) for kingdom in varied_kingdoms(manifest.seed))
    for chart in itertools.chain(recommended, others):
        key = write_kingdom(chart.kingdom)
        if key not in known:
            known.add(key)
            yield chart


def varied_kingdoms(seed: int) -> Iterator[Kingdom]:
    """Kingdoms of both editions and of all sets, each with as much as possible that those before it did not have."""
    met: Counter[object] = Counter()
    every_set = tuple(each.name for each in card_sets())
    pools = [(1, BASE), (2, BASE), (2, every_set)]
    for number in itertools.count():
        edition, sets = pools[number % len(pools)]
        first = (seed << 32) + number * DRAWN
        drawn = [random_kingdom(first + place, edition, sets=sets) for place in range(DRAWN)]
        best = max(drawn, key=lambda kingdom: novelty(kingdom, met))
        met.update(encounters(best))
        yield best


def novelty(kingdom: Kingdom, met: Counter[object]) -> float:
    """How much of a kingdom is new: what was seen often counts little."""
    return sum((ROLE_WORTH if isinstance(each, frozenset) else 1.0) / (1 + met[each]) for each in encounters(kingdom))


def encounters(kingdom: Kingdom) -> Iterator[object]:
    """The pairs of cards of a kingdom, and the pairs of roles that it can fill."""
    yield from itertools.combinations([card.name for card in kingdom.kingdom_cards], 2)
    roles = Roles(kingdom.kingdom_cards)
    filled = {"villages": roles.villages, "draw": roles.draw, "attacks": roles.attacks, "trashers": roles.trashers}
    more = {"laboratories": roles.laboratories, "payload": roles.payload, "fillers": roles.fillers}
    best = [(role, names[0]) for role, names in {**filled, **more}.items() if names]
    yield from (frozenset(pair) for pair in itertools.combinations(best, 2))


def bred(chart: Chart) -> Leaders:
    """The leaders of a kingdom. Games are counted and nothing is lent, so they are the same everywhere."""
    with Contest(chart.kingdom, PLAYERS, budget=Budget(games=chart.games)) as contest:
        evolution = Evolution(contest)
        evolution.run()
        return evolution.leaders()


def begun(path: Path, manifest: Manifest, *, resume: bool) -> Atlas:
    """What a file holds so far; one that was built otherwise is not gone on with."""
    if not path.exists():
        return Atlas(manifest)
    if not resume:
        raise BadAtlas("exists", path=path)
    found = read_atlas(path)
    if found.manifest != manifest:
        raise BadAtlas("other-build", path=path, was=str(found.manifest), wanted=str(manifest))
    return found


def build(
    path: Path,
    manifest: Manifest,
    kingdoms: int,
    *,
    resume: bool = False,
    processes: int = 1,
    cluster: str | None = None,
    tell: Callable[[Atlas], None] | None = None,
) -> Atlas:
    """Breed until an atlas has so many kingdoms, and write it after each of them."""
    atlas = begun(path, manifest, resume=resume)
    wanted = list(itertools.islice(charts(manifest), len(atlas.entries), kingdoms))
    with contextlib.closing(_bred_there(wanted, cluster) if cluster else _bred_here(wanted, processes)) as results:
        for chart, leaders in zip(wanted, results, strict=True):
            atlas = atlas.with_entry(chart.kingdom, leaders)
            write_atlas(atlas, path)
            if tell:
                tell(atlas)
    return atlas


def _bred_here(wanted: list[Chart], processes: int) -> Generator[Leaders, None, None]:
    """The leaders in the order of the charts; as many are under way as there are processes."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_step_back)
    waiting = deque([pool.submit(bred, chart) for chart in wanted[:processes]])
    try:
        for following in [*wanted[processes:], *[None] * len(waiting)]:
            if following is not None:
                waiting.append(pool.submit(bred, following))
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _step_back() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)


def _bred_there(wanted: list[Chart], address: str) -> Generator[Leaders, None, None]:
    """The same on a Ray cluster."""
    check_address(address)
    ray = connect(address)
    breed = ray.remote(num_cpus=1, max_retries=-1)(bred)
    running = [breed.remote(chart) for chart in wanted]
    try:
        for each in running:
            yield ray.get(each)
    finally:
        for each in running:
            ray.cancel(each, force=False)
