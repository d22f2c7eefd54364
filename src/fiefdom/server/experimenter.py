"""Experiments of the lab, in a process of its own: a slice of work at a time, so that whoever types on costs nothing more.

Nothing is computed here: matches, sweeps, tournaments and breeding are those of `fiefdom.simulation` and `fiefdom.evolve`.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.evolve.atlas import shipped_atlas
from fiefdom.evolve.budget import Budget, Spent
from fiefdom.evolve.card_worth import KINGDOMS, measuring_worth
from fiefdom.evolve.contest import Contest
from fiefdom.evolve.evolution import Evolution
from fiefdom.evolve.find import Cache, find_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.survey import surveying
from fiefdom.server.lab_work import (
    BreedFound,
    BreedWork,
    CharacterFound,
    CompareWork,
    ComparisonFound,
    Found,
    LabFound,
    LabLimits,
    LabWork,
    LeaderFound,
    MatchFound,
    MatchWork,
    OpeningFound,
    PlayerFound,
    SurveyFound,
    SurveyWork,
    SweepFound,
    SweepPoint,
    SweepWork,
    TournamentFound,
    TournamentWork,
    WorthFound,
    WorthHereFound,
    WorthWork,
)
from fiefdom.simulation.comparison import VersionComparison
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.job import AnyBoard, MatchJob, board_for
from fiefdom.simulation.players import labels
from fiefdom.simulation.result import Result
from fiefdom.simulation.run import growing, is_enough, play_match
from fiefdom.simulation.statistics import rounded
from fiefdom.simulation.sweep import Sweep, SweepStep, Template
from fiefdom.simulation.tournament import Pairing, Tournament
from fiefdom.strategy.strategy import Strategy

SLICE = 0.1
"""Seconds of work at once."""

FIRST_LOOK = 1_200
"""Games of a block: enough for first numbers, whole groups for any number of players, and a part of what precision is asked after."""

PRECISION = 0.005
"""How well win shares are to be known: half a point of a hundred."""

ROUNDS = (FIRST_LOOK, 12_000)
"""Games of each match where there are several: first all of them roughly, then all of them well."""

SEED = 1


class TestBed(NamedTuple):
    """What an experiment takes place with: the kingdom, if it is said, and own cards."""

    kingdom: str = ""
    own: tuple[Card, ...] = ()

    @staticmethod
    def of(work: MatchWork | TournamentWork | SweepWork | CompareWork) -> TestBed:
        return TestBed(work.kingdom, own_cards(work.cards))

    def board(self, players: Sequence[Strategy]) -> AnyBoard:
        return board_for(players, self.kingdom or None, None, self.own)

    def players(self, texts: Sequence[str]) -> list[Strategy]:
        return [Strategy.parse(text, f"#{number}", self.own) for number, text in enumerate(texts, 1)]


def own_cards(text: str) -> tuple[Card, ...]:
    return tuple(CardFile.parse(text)) if text else ()


# Matches


def match(work: MatchWork, most_games: int) -> Iterator[LabFound]:
    """A match, block by block, until it is known well enough."""
    bench = TestBed.of(work)
    players = bench.players(work.strategies)
    job = MatchJob(bench.board(players), tuple(players), most_games, SEED)
    for result in growing(job, map(job.play, job.blocks(FIRST_LOOK))):
        yield match_found(result)
        if is_enough(result, PRECISION):
            return


def match_found(result: Result) -> MatchFound:
    """A match as the page shows it."""
    missing = result.missing
    players = [
        PlayerFound(
            name=player.name,
            win=rounded(player.win.value),
            low=rounded(player.win.low),
            high=rounded(player.win.high),
            tie=rounded(player.tie.value),
            points=rounded(player.points.value),
            score=rounded(player.score.mean),
            missing=[card.slug for card in missing.get(strategy.name, ())],
        )
        for player, strategy in zip(result.players, result.job.players, strict=True)
    ]
    return MatchFound(
        games=result.games,
        seconds=round(result.seconds, 3),
        precision=rounded(result.precision),
        players=players,
        starter_edge=rounded(result.starter_edge),
        endings={name: rounded(share) for name, share in result.endings.items()},
        length=rounded(result.length.mean),
        length_deviation=rounded(result.length.deviation),
        curves={what: curve(result, what) for what in ("score", "money", "cards")},
        purchases=[purchases(result, player) for player in range(len(players))],
        kingdom=[card.slug for card in result.job.board.kingdom_cards],
    )


def curve(result: Result, what: str) -> list[list[float]]:
    """An average at the end of each turn, by player; what nobody reached is left out."""
    rows = result.averages(what)[:, : result.last_turn]
    return [[round(float(value), 2) for value in row if value == value] for row in rows]


def purchases(result: Result, player: int) -> dict[str, list[float]]:
    """The copies of each card that a player bought, by turn."""
    return {card.slug: [round(float(copies), 3) for copies in row[: result.last_turn]] for card, row in result.purchases(player).items()}


def played(players: Sequence[Strategy], board: AnyBoard, games: int) -> Result:
    return play_match(players, Conditions(board, games=games, seed=SEED, threads=1))


def tournament(work: TournamentWork) -> Iterator[LabFound]:
    """Everybody against everybody, first roughly."""
    bench = TestBed.of(work)
    players = bench.players(work.strategies)
    board = bench.board(players)
    names = labels([player.name for player in players])
    pairs = list(itertools.combinations(range(len(players)), 2))
    met: dict[tuple[int, int], Pairing] = {}
    for games, (one, two) in itertools.product(ROUNDS, pairs):
        met[one, two] = Pairing(one, two, (names[one], names[two]), played([players[one], players[two]], board, games))
        shown = Tournament(names, tuple(met.values()))
        points = [[None if value != value else rounded(float(value)) for value in row] for row in shown.points]
        yield TournamentFound(games=shown.games, names=list(names), points=points)


def sweep(work: SweepWork) -> Iterator[LabFound]:
    """A strategy with one value after the other, first roughly."""
    bench = TestBed.of(work)
    template, opponents = Template("", work.template), bench.players(work.against)
    varied = [template.with_values({"n": value}, bench.own) for value in work.values]
    board = bench.board([*varied, *opponents])
    steps: dict[str, SweepStep] = {}
    for games, (value, strategy) in itertools.product(ROUNDS, zip(work.values, varied, strict=True)):
        steps[value] = SweepStep({"n": value}, played([strategy, *opponents], board, games))
        yield sweep_found(Sweep(template, tuple(player.name for player in opponents), tuple(steps.values())))


def sweep_found(shown: Sweep) -> SweepFound:
    points = [step.result.players[0].points for step in shown.steps]
    steps = [
        SweepPoint(value=step.values["n"], points=rounded(share.value), low=rounded(share.low), high=rounded(share.high))
        for step, share in zip(shown.steps, points, strict=True)
    ]
    return SweepFound(games=shown.games, steps=steps, best=shown.steps.index(shown.best))


def compare(work: CompareWork) -> Iterator[LabFound]:
    """Two versions with the same shuffles."""
    bench = TestBed.of(work)
    versions, opponents = bench.players([work.new, work.old]), bench.players(work.against)
    board = bench.board([*versions, *opponents])
    for games in (FIRST_LOOK, 6_000, 30_000):
        results = tuple(played([version, *opponents], board, games) for version in versions)
        shown = VersionComparison(("new", "old"), tuple(player.name for player in opponents), results)
        difference = shown.difference(0)
        if difference:
            edges = (rounded(edge) for edge in (difference.value, difference.low, difference.high))
            value, low, high = edges
            yield ComparisonFound(games=shown.games, difference=value, low=low, high=high, is_sure=difference.is_sure)


# Breeding


def breed(work: BreedWork, most_seconds: int) -> Iterator[LabFound]:
    """Strategies that win in a kingdom, generation by generation; or what is known, or found quickly."""
    board = find_kingdom(work.kingdom, cards=own_cards(work.cards))
    if not work.seconds:
        yield leaders_found(find_leaders(board), SearchProgress(0.0, 0, 0))
        return
    seconds = min(work.seconds, most_seconds)
    watch = Stopwatch()
    with Contest(board, seed=SEED, budget=Budget(seconds=seconds), clock=watch.time) as contest:
        evolution = Evolution(contest, shipped_atlas().lent(board))
        evolution.begin()
        with contextlib.suppress(Spent):
            while True:
                with watch.stopped():
                    yield in_between(evolution, SearchProgress(contest.account.elapsed, seconds, evolution.generation))
                evolution.step()
        leaders = evolution.leaders()
    if evolution.is_founded:
        Cache().keep(board, contest.players, leaders)  # as `fiefdom evolve` does: others who ask for this kingdom find them
    yield leaders_found(leaders, SearchProgress(contest.account.elapsed, seconds, evolution.generation))


class Stopwatch:
    """A clock that does not run while others have their turn, or whoever searches has paused."""

    def __init__(self) -> None:
        self._away = 0.0

    def time(self) -> float:
        return time.monotonic() - self._away

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        left = time.monotonic()
        yield
        self._away += time.monotonic() - left


class SearchProgress(NamedTuple):
    """How long a search has taken, and is to take."""

    seconds: float
    of: int
    generation: int


def in_between(evolution: Evolution, progress: SearchProgress) -> BreedFound:
    """Those who lead for now."""
    panel = evolution.panel
    order = sorted(range(len(panel.leaders)), key=lambda place: -panel.weights[place] if len(panel.weights) > place else 0.0)
    leaders = [
        leader(panel.leaders[place], float(panel.weights[place]) if len(panel.weights) > place else 1.0, panel.table[place][order])
        for place in order
        if len(panel.table) > place
    ]
    return BreedFound(
        games=evolution.arena.games, seconds=round(progress.seconds, 1), of=progress.of, generation=progress.generation, leaders=leaders
    )


def leaders_found(found: Leaders, progress: SearchProgress) -> BreedFound:
    leaders = [leader(*each) for each in zip(found.strategies, found.weights, found.table, strict=False)]
    games, seconds = found.games, round(progress.seconds, 1)
    return BreedFound(games=games, seconds=seconds, of=progress.of, generation=progress.generation, leaders=leaders)


def leader(strategy: Strategy, weight: float, against: Sequence[float]) -> LeaderFound:
    return LeaderFound(name=strategy.name, text=strategy.text, weight=rounded(weight), against=[rounded(float(share)) for share in against])


# Kingdoms and cards


def look_around(work: SurveyWork) -> Iterator[LabFound]:
    """What a kingdom is like, step by step."""
    for found in surveying(find_kingdom(work.kingdom, cards=own_cards(work.cards))):
        character = CharacterFound(**found.character.as_dict()) if found.character else None
        yield SurveyFound(
            games=found.leaders.games,
            leaders=leaders_found(found.leaders, SearchProgress(0.0, 0, 0)).leaders,
            copies={card.slug: rounded(copies) for card, copies in found.copies},
            character=character,
            openings=[OpeningFound(**{**each.as_dict(), "cards": [card.slug for card in each.cards]}) for each in found.openings],
        )


def weigh(work: WorthWork) -> Iterator[LabFound]:
    """How strong a card is, kingdom by kingdom."""
    for found in measuring_worth(own_cards(work.cards)[0]):
        kingdoms = [
            WorthHereFound(
                kingdom=[card.slug for card in each.kingdom.kingdom_cards],
                buyer=each.buyer.text,
                other=each.other.text,
                points=rounded(each.points.value),
                low=rounded(each.points.low),
                high=rounded(each.points.high),
                copies=rounded(each.copies),
            )
            for each in found.kingdoms
        ]
        yield WorthFound(card=found.card.slug, points=rounded(found.points), of=KINGDOMS, kingdoms=kingdoms)


# What the process does


def begun(work: LabWork, limits: LabLimits) -> Iterator[LabFound]:
    """An experiment that has not done anything yet."""
    begin: dict[type, Callable[[], Iterator[LabFound]]] = {
        MatchWork: functools.partial(match, work, limits.games),  # type: ignore[arg-type]
        TournamentWork: functools.partial(tournament, work),  # type: ignore[arg-type]
        SweepWork: functools.partial(sweep, work),  # type: ignore[arg-type]
        CompareWork: functools.partial(compare, work),  # type: ignore[arg-type]
        BreedWork: functools.partial(breed, work, limits.seconds),  # type: ignore[arg-type]
        SurveyWork: functools.partial(look_around, work),  # type: ignore[arg-type]
        WorthWork: functools.partial(weigh, work),  # type: ignore[arg-type]
    }
    return begin[type(work)]()


EXPERIMENTS: dict[int, Iterator[LabFound]] = {}
"""Those of this process."""


def advance(number: int, work: LabWork, limits: LabLimits, forgotten: Sequence[int] = ()) -> Found:
    """Go on with an experiment, which begins with the first slice and shows its first numbers at once."""
    for other in forgotten:
        EXPERIMENTS.pop(other, None)
    is_new = number not in EXPERIMENTS
    pieces = EXPERIMENTS.setdefault(number, begun(work, limits)) if is_new else EXPERIMENTS[number]
    began, now = time.process_time(), time.monotonic()
    found, is_finished = None, False
    try:
        while not is_finished and (found is None or (not is_new and time.monotonic() - now < SLICE)):
            piece = next(pieces, None)
            is_finished, found = piece is None, piece or found
    except BaseException:
        del EXPERIMENTS[number]
        raise
    if is_finished:
        del EXPERIMENTS[number]
    return Found(found, is_finished, time.process_time() - began)


def is_ready() -> bool:
    """Play something, so that the first visitor need not wait for what is made once."""
    bench = TestBed("First Game")
    players = bench.players(["Province\nGold\nSilver", "Province\nGold\nDuchy\nSilver"])
    return played(players, bench.board(players), FIRST_LOOK).games > 0
