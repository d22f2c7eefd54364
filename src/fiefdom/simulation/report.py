"""Matches, tournaments, sweeps and comparisons as sheets for people: headings, rows and remarks in their language."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import numpy

from fiefdom.simulation.comparison import VersionComparison
from fiefdom.simulation.difference import ShareDifference
from fiefdom.simulation.openings import OpeningResult
from fiefdom.simulation.result import ENDINGS, PlayedGames, PlayerResult, Result
from fiefdom.simulation.statistics import Numbers, decimal, from_to, interval, mean_text, percent, shortened, signed_percent, whole
from fiefdom.simulation.sweep import Sweep
from fiefdom.simulation.tournament import Tournament
from fiefdom.text.letters import isolate_left_to_right
from fiefdom.text.sheet import Sheet
from fiefdom.text.texts import Texts

ROWS_OF_TURNS = 10
"""About so many turns are shown; the exports have all of them."""


SELDOM, MOST_OPENINGS = 0.01, 8
"""Openings in fewer games are not shown, nor are more of them for a player; the exports have all."""

Report = tuple[list[Sheet], list[str]]
"""The sheets, and the remarks below them."""


@functools.singledispatch
def report_of(shown: PlayedGames, texts: Texts) -> Report:
    """The sheets and remarks of whatever was played."""
    raise NotImplementedError


@report_of.register
def report_match(result: Result, texts: Texts) -> Report:
    """What there is to say about a match."""
    sheets = [players_sheet(result, texts), seats_sheet(result, texts)]
    if result.tally.counted.any():
        sheets += [turns_sheet(result, texts), copies_sheet(result, "purchases", texts)]
    if result.tally.gained.any():
        sheets.append(copies_sheet(result, "gains", texts))
    if result.tally.openings.any():
        sheets.append(openings_sheet(result, texts))
    return sheets, match_remarks(result, texts)


def players_sheet(result: Result, texts: Texts) -> Sheet:
    """Who won how often, and how well they did."""
    keys = ("sim-player", "sim-won", "sim-interval", "sim-tied", "sim-lost", "sim-score", "sim-turns")
    rows = tuple(
        (shortened(player.name), *outcomes(player, texts), mean_text(player.score, texts), mean_text(player.turns, texts))
        for player in result.players
    )
    return Sheet(tuple(map(texts.format, keys)), rows, title=texts.format("sim-players"))


def outcomes(player: PlayerResult, texts: Texts) -> tuple[str, ...]:
    """How often a player won, how sure that is, tied and lost."""
    return (
        percent(player.win.value, texts),
        interval(player.win, texts),
        percent(player.tie.value, texts),
        percent(player.loss.value, texts),
    )


def seats_sheet(result: Result, texts: Texts) -> Sheet:
    """How often each place in the order of turns won, and each player there."""
    names = tuple(map(shortened, result.names))
    rows = tuple(
        (
            texts.format("sim-place", n=seat.seat),
            percent(seat.win.value, texts),
            interval(seat.win, texts),
            percent(seat.tie.value, texts),
            *(percent(win, texts) for _, win, _, _ in seat.players),
        )
        for seat in result.by_seat
    )
    headings = (texts.format("sim-order"), texts.format("sim-won"), texts.format("sim-interval"), texts.format("sim-tied"), *names)
    return Sheet(headings, rows, title=texts.format("sim-seats"))


def turns_sheet(result: Result, texts: Texts) -> Sheet:
    """Averages at the end of some turns."""
    what = {"sim-score": result.averages("score"), "sim-money": result.averages("money"), "sim-provinces": result.averages("provinces")}
    columns = [(texts.format(key), player, rows) for key, rows in what.items() for player in range(len(result.names))]
    every = max(1, -(-result.last_turn // ROWS_OF_TURNS))
    rows = tuple(
        (whole(turn, texts), *(decimal(averages[player, turn - 1], texts) for _, player, averages in columns))
        for turn in range(every, result.last_turn + 1, every)
    )
    headings = tuple(f"{heading}\n{shortened(result.names[player])}" for heading, player, _ in columns)
    return Sheet((texts.format("sim-turn"), *headings), rows, title=texts.format("sim-by-turn"))


def copies_sheet(result: Result, what: str, texts: Texts) -> Sheet:
    """What was bought, or gained otherwise, how much of it in a game, and when."""
    keys = ("sim-card", "sim-copies", "sim-mean-turn", "sim-most-turns")
    rows = []
    for player, name in enumerate(result.names):
        counted = result.purchases(player) if what == "purchases" else result.gains(player)
        rows += [
            (
                f"{shortened(name)}: {texts.card(card)}",
                decimal(copies.sum(), texts, 2),
                decimal(_mean_turn(copies), texts),
                _most(copies, texts),
            )
            for card, copies in sorted(counted.items(), key=lambda item: -item[1].sum())
        ]
    return Sheet(tuple(map(texts.format, keys)), rows, title=texts.format(f"sim-{what}"))


def openings_sheet(result: Result, texts: Texts) -> Sheet:
    """What was bought in the first two turns, and how often that won."""
    keys = ("sim-opening", "sim-coins", "sim-games-share", "sim-won", "sim-interval", "sim-tied")
    rows = [
        (
            f"{shortened(name)}: {opening_name(opening, texts)}",
            split_text(opening.coins, texts),
            percent(opening.share, texts),
            percent(opening.win.value, texts),
            interval(opening.win, texts),
            percent(opening.tie, texts),
        )
        for player, name in enumerate(result.names)
        for opening in frequent_openings(result, player)
    ]
    return Sheet(tuple(map(texts.format, keys)), rows, title=texts.format("sim-openings"))


def frequent_openings(result: Result, player: int) -> list[OpeningResult]:
    """Those that are worth a row."""
    return [opening for opening in result.openings(player) if opening.share >= SELDOM][:MOST_OPENINGS]


def opening_name(opening: OpeningResult, texts: Texts) -> str:
    """The cards of an opening: `Smithy / Silver`."""
    names = [texts.card(card) for card in opening.cards]
    return " / ".join([*names, *[texts.format("ui-none")] * (2 - len(names))])


def split_text(coins: str, texts: Texts) -> str:
    """The coins of an opening, which read from left to right in every language: `4/3`."""
    return isolate_left_to_right(coins) if texts.is_rtl else coins


def _mean_turn(copies: Numbers) -> float:
    return float(copies @ numpy.arange(1, len(copies) + 1) / copies.sum())


def _most(copies: Numbers, texts: Texts) -> str:
    """The turns between which four fifths of the copies were bought."""
    shares = numpy.cumsum(copies) / copies.sum()
    first, last = (int(numpy.searchsorted(shares, edge)) + 1 for edge in (0.1, 0.9))
    return from_to(str(first), str(last), texts) if first != last else str(first)


def match_remarks(result: Result, texts: Texts) -> list[str]:
    """Length, endings, the starter's edge, and what was played."""
    remarks = [
        texts.format("sim-length", value=mean_text(result.length, texts)),
        texts.format("sim-edge", value=signed_percent(result.starter_edge, texts)),
    ]
    remarks += [
        texts.format(f"sim-ended-{name}", value=percent(result.endings[name], texts)) for name in ENDINGS if result.endings[name] > 0
    ]
    board = ", ".join(texts.card(card) for card in result.job.board.kingdom_cards) or texts.format("ui-none")
    remarks.append(texts.format("sim-board", cards=board))
    return [*remarks, *how_sure(result, texts)]


def how_sure(shown: PlayedGames, texts: Texts, differences: Sequence[ShareDifference | None] = ()) -> list[str]:
    """What intervals and differences come from, what that saved, and how many games were played how fast."""
    variance, games = shown.variance, whole(shown.games, texts)
    remarks = [texts.format(f"sim-variance-{variance.origin}", games=games, worth=whole(variance.worth, texts))]
    effects = [difference.effect for difference in differences if difference]
    if effects:
        times = decimal(len(effects) / sum(effects), texts)
        remarks.append(texts.format("sim-common-luck", times=times))
    rate = whole(shown.games_per_second, texts)
    return [*remarks, texts.format("sim-speed", games=games, seconds=decimal(shown.seconds, texts), rate=rate)]


def difference_text(difference: ShareDifference | None, texts: Texts) -> tuple[str, str]:
    """A difference of shares and its interval: `+1.2%`, `+0.8–+1.6%`."""
    if difference is None:
        return decimal(math.nan, texts), ""
    low, high = (signed_percent(edge, texts) for edge in (difference.low, difference.high))
    return signed_percent(difference.value, texts), from_to(low.rstrip("%"), high, texts)


@report_of.register
def report_tournament(tournament: Tournament, texts: Texts) -> Report:
    """The ratings, and the cross table in the same order."""
    differences = [tournament.over_next(place) for place in range(len(tournament.names))]
    ratings = tuple(
        (
            shortened(each.name),
            whole(each.value, texts),
            from_to(whole(each.low, texts), whole(each.high, texts), texts),
            percent(each.points, texts),
            *difference_text(difference, texts),
        )
        for each, difference in zip(tournament.ratings, differences, strict=True)
    )
    keys = ("sim-player", "sim-rating", "sim-interval", "sim-points", "sim-over-next", "sim-interval")
    sheets = [Sheet(tuple(map(texts.format, keys)), ratings, title=texts.format("sim-ratings")), cross_sheet(tournament, texts)]
    return sheets, [texts.format("sim-cross-note"), *how_sure(tournament, texts, differences)]


def cross_sheet(tournament: Tournament, texts: Texts) -> Sheet:
    """The share of points of the player of the row against that of the column."""
    order, points = tournament.order, tournament.points
    names = [shortened(tournament.names[player]) for player in order]
    rows = tuple(
        (f"{place}. {name}", *(percent(points[player, other], texts) for other in order))
        for place, (player, name) in enumerate(zip(order, names, strict=True), start=1)
    )
    head = (texts.format("sim-player"), *(f"{place}." for place in range(1, len(order) + 1)))
    return Sheet(head, rows, title=texts.format("sim-cross-table"))


@report_of.register
def report_sweep(sweep: Sweep, texts: Texts) -> Report:
    """A row for each value."""
    rows = [(step.label, step.result.players[0], sweep.to_best(step)) for step in sweep.steps]
    title = texts.format("sim-sweep", players=", ".join(map(shortened, sweep.against)))
    sheet = versions_sheet(rows, ("sim-values", "sim-to-best", title), texts)
    return [sheet], [texts.format("sim-best", value=sweep.best.label), *how_sure(sweep, texts, [row[2] for row in rows])]


@report_of.register
def report_comparison(comparison: VersionComparison, texts: Texts) -> Report:
    """A row for each version."""
    results = enumerate(comparison.results)
    rows = [(shortened(comparison.names[place]), result.players[0], comparison.difference(place)) for place, result in results]
    title = texts.format("sim-comparison", players=", ".join(map(shortened, comparison.against)))
    sheet = versions_sheet(rows, ("sim-version", "sim-difference", title), texts)
    compared = texts.format("sim-compared-with", name=shortened(comparison.names[1]))
    return [sheet], [compared, *how_sure(comparison, texts, [row[2] for row in rows])]


def versions_sheet(rows: Sequence[tuple[str, PlayerResult, ShareDifference | None]], words: tuple[str, str, str], texts: Texts) -> Sheet:
    """How versions of a player did, and how much they differ; the words for a version, for that difference, and the title."""
    version, difference, title = words
    keys = (version, "sim-won", "sim-interval", "sim-tied", "sim-lost", "sim-points", difference, "sim-interval", "sim-score", "sim-turns")
    written = [
        (
            label,
            *outcomes(player, texts),
            percent(player.points.value, texts),
            *difference_text(found, texts),
            mean_text(player.score, texts),
            mean_text(player.turns, texts),
        )
        for label, player, found in rows
    ]
    return Sheet(tuple(map(texts.format, keys)), written, title=title)
