"""The diagrams of matches, tournaments and sweeps."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy

from fiefdom.cards.card import Card
from fiefdom.simulation.comparison import VersionComparison
from fiefdom.simulation.drawing import COLOURS, HATCHES, INK, LINES, MARKERS, Panel
from fiefdom.simulation.openings import OpeningResult
from fiefdom.simulation.result import PlayedGames, Result
from fiefdom.simulation.statistics import Numbers, Share, decimal, percent, shortened, whole
from fiefdom.simulation.sweep import Sweep
from fiefdom.simulation.tournament import Tournament
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes


from html import escape

from fiefdom.simulation.drawing import inline
from fiefdom.simulation.report import frequent_openings, opening_name, report_of

SHADE = (0.0, 0.447, 0.698)
"""The colour of heat maps; how opaque it is says how much there is, and the number stands in the field."""

ROOM_FOR_LETTER = 0.019  # of the length of a curve
CLOSEST_LABELS = 0.075  # of the height of a panel


@functools.singledispatch
def panels_of(shown: PlayedGames, texts: Texts) -> list[Panel]:
    """The diagrams of whatever was played."""
    raise NotImplementedError


# Matches


@panels_of.register
def match_panels(result: Result, texts: Texts) -> list[Panel]:
    """Who won, how long games took, scores and money by turn, what was bought and gained when, and the openings."""
    curves = [Panel(_title(texts, f"plot-{what}"), partial(_curves, result, what, texts)) for what in ("score", "money")]
    bought = [
        Panel(_title(texts, f"plot-{what}", player=shortened(name)), partial(_copies, result, counted, texts))
        for what, table in (("purchases", result.purchases), ("gains", result.gains))
        for player, name in enumerate(result.names)
        if (counted := table(player)) or what == "purchases"
    ]
    opened = [
        Panel(_title(texts, "plot-openings", player=shortened(name)), partial(_openings, frequent, texts))
        for player, name in enumerate(result.names)
        if (frequent := frequent_openings(result, player))
    ]
    shares = Panel(_title(texts, "plot-win-share"), partial(_win_shares, result, texts))
    return [shares, Panel(_title(texts, "plot-length"), partial(_lengths, result, texts)), *curves, *bought, *opened]


def _title(texts: Texts, key: str, **arguments: str) -> str:
    return strip_isolates(texts.format(key, **arguments))


def _win_shares(result: Result, texts: Texts, axes: Axes) -> None:
    names = list(map(shortened, result.names))
    for place, player in enumerate(result.players):
        _dot(axes, player.win, place, _style(place))
        axes.annotate(percent(player.win.value, texts), (player.win.value, place), xytext=(0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda value, _: percent(value, texts, 0))
    axes.set_xlabel(_title(texts, "plot-win-share-axis"))
    axes.grid(axis="x", color=INK, alpha=0.15)


def _dot(axes: Axes, share: Share, place: float, style: dict[str, Any]) -> None:
    reach = [[share.value - share.low], [share.high - share.value]]
    axes.errorbar([share.value], [place], xerr=reach, capsize=5, **{**style, "linestyle": "none"})


def _style(number: int) -> dict[str, Any]:
    """How a player's curve looks: line, marker and colour all differ."""
    number %= len(COLOURS)
    return {"color": COLOURS[number], "linestyle": LINES[number], "marker": MARKERS[number]}


def _curves(result: Result, what: str, texts: Texts, axes: Axes) -> None:
    turns = numpy.arange(1.0, result.last_turn + 1)
    averages = result.averages(what)[:, : result.last_turn]
    for player in range(len(result.names)):
        axes.plot(
            turns, averages[player], markevery=2, markersize=4, linewidth=1.4, label=shortened(result.names[player]), **_style(player)
        )
    _label_ends(axes, turns, list(averages), list(map(shortened, result.names)))
    axes.set_xlabel(_title(texts, "plot-turn"))
    axes.grid(axis="y", color=INK, alpha=0.15)


def _label_ends(axes: Axes, turns: Numbers, curves: Sequence[Numbers], names: Sequence[str]) -> None:
    """The names beside the ends of the curves, moved apart where they would touch."""
    ends = []
    for number, curve in enumerate(curves):
        known = numpy.flatnonzero(~numpy.isnan(curve))
        if len(known):
            ends.append((float(curve[known[-1]]), float(turns[known[-1]]), number))
    if not ends:
        return
    bottom, top = axes.get_ylim()
    least, height = (top - bottom) * CLOSEST_LABELS, -numpy.inf
    right = float(turns[-1])
    axes.set_xticks([tick for tick in axes.get_xticks() if turns[0] <= tick <= right])
    axes.set_xlim(left=float(turns[0]) - 0.5, right=right * (1.04 + ROOM_FOR_LETTER * max(map(len, names))))
    for value, turn, number in sorted(ends):
        height = max(value, height + least)
        axes.annotate(names[number], (turn, value), xytext=(right * 1.02, height), va="center", color=COLOURS[number % len(COLOURS)])


def _lengths(result: Result, texts: Texts, axes: Axes) -> None:
    shares = result.tally.lengths / result.games
    shown = numpy.flatnonzero(shares > 0.0005)
    rounds = numpy.arange(shown[0], shown[-1] + 1)
    axes.bar(rounds, shares[rounds], width=0.9, facecolor="none", edgecolor=COLOURS[0], hatch=HATCHES[0])
    mean = result.length.mean
    axes.axvline(mean, color=INK, linestyle=LINES[1])
    axes.annotate(decimal(mean, texts), (mean, 1), xycoords=("data", "axes fraction"), xytext=(4, -4), textcoords="offset points", va="top")
    axes.yaxis.set_major_formatter(lambda value, _: percent(value, texts, 0))
    axes.set_xlabel(_title(texts, "plot-rounds"))
    axes.set_ylabel(_title(texts, "plot-games-share"))


def _openings(openings: Sequence[OpeningResult], texts: Texts, axes: Axes) -> None:
    for place, opening in enumerate(openings):
        _dot(axes, opening.win, place, _style(0))
        about = f"{percent(opening.win.value, texts)}"
        axes.annotate(about, (opening.win.value, place), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=8)
    names = [strip_isolates(f"{opening_name(each, texts)}\n{each.coins} · {percent(each.share, texts, 0)}") for each in openings]
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.set_ylim(len(names) - 0.4, -0.7)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda value, _: percent(value, texts, 0))
    axes.set_xlabel(_title(texts, "plot-win-share-axis"))
    axes.grid(axis="x", color=INK, alpha=0.15)


def _copies(result: Result, counted: dict[Card, Numbers], texts: Texts, axes: Axes) -> None:
    cards = sorted(counted, key=lambda card: -counted[card].sum())
    turns = max(result.last_turn, 1)
    table = numpy.array([counted[card][:turns] for card in cards]) if cards else numpy.zeros((1, turns))
    _heat_map(axes, table, lambda value: decimal(value, texts).lstrip("0") if value >= 0.095 else "", size=5.5, most=max(1.0, table.max()))
    axes.set_yticks(numpy.arange(len(cards)) + 0.5, [strip_isolates(texts.card(card)) for card in cards])
    axes.set_xticks(numpy.arange(1, turns, 2) + 0.5, [str(turn + 1) for turn in range(1, turns, 2)])
    axes.set_xlabel(_title(texts, "plot-copies-by-turn"))


def _heat_map(axes: Axes, table: Numbers, written: Callable[[float], str], *, size: float, most: float = 1.0) -> None:
    """Fields that are the more opaque the more there is, with the number in them."""
    from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("share", [(*SHADE, 0.0), (*SHADE, 0.6)])
    axes.pcolormesh(numpy.ma.masked_invalid(table), cmap=shades, vmin=0, vmax=most, edgecolor="none")
    for (row, column), value in numpy.ndenumerate(table):
        text = "" if numpy.isnan(value) else written(value)
        if text:
            axes.text(column + 0.5, row + 0.5, text, ha="center", va="center", fontsize=size)
    axes.set_ylim(len(table), 0)
    axes.tick_params(length=0)


# Tournaments


@panels_of.register
def tournament_panels(tournament: Tournament, texts: Texts) -> list[Panel]:
    """The ratings, and the cross table as a heat map."""
    height = max(1.0, len(tournament.names) / 8)
    ratings = Panel(_title(texts, "sim-ratings"), partial(_ratings, tournament, texts), height=height)
    return [ratings, Panel(_title(texts, "sim-cross-table"), partial(_cross_table, tournament, texts), height=height)]


def _ratings(tournament: Tournament, texts: Texts, axes: Axes) -> None:
    for place, rating in enumerate(tournament.ratings):
        reach = [[rating.value - rating.low], [rating.high - rating.value]]
        axes.errorbar([rating.value], [place], xerr=reach, capsize=4, color=COLOURS[0], marker="o")
        axes.annotate(whole(rating.value, texts), (rating.value, place), xytext=(0, 6), textcoords="offset points", ha="center", fontsize=8)
    axes.set_yticks(range(len(tournament.ratings)), [shortened(rating.name) for rating in tournament.ratings])
    axes.set_ylim(len(tournament.ratings) - 0.4, -0.7)
    axes.margins(x=0.1)
    axes.set_xlabel(_title(texts, "sim-rating"))
    axes.grid(axis="x", color=INK, alpha=0.15)


def _cross_table(tournament: Tournament, texts: Texts, axes: Axes) -> None:
    order = list(tournament.order)
    table = tournament.points[numpy.ix_(order, order)]
    names = [shortened(tournament.names[player]) for player in order]
    _heat_map(axes, table, lambda value: decimal(100 * value, texts, 0 if len(order) > 8 else 1), size=6 if len(order) > 8 else 8)
    places = numpy.arange(len(order)) + 0.5
    axes.set_yticks(places, [f"{place}. {name}" for place, name in enumerate(names, start=1)])
    axes.set_xticks(places, [f"{place}." for place in range(1, len(order) + 1)])
    axes.set_xlabel(_title(texts, "plot-cross-note"))


# Sweeps


@panels_of.register
def sweep_panels(sweep: Sweep, texts: Texts) -> list[Panel]:
    """The share of games won over the values of the first parameter, a curve for each combination of the others."""
    title = _title(texts, "plot-sweep", players=", ".join(map(shortened, sweep.against)))
    return [Panel(title, partial(_sweep, sweep, texts))]


def _sweep(sweep: Sweep, texts: Texts, axes: Axes) -> None:
    first, *others = sweep.parameters
    values = list(dict.fromkeys(step.values[first] for step in sweep.steps))
    groups: dict[str, dict[int, Share]] = {}
    for step in sweep.steps:
        rest = ", ".join(f"{name}={step.values[name]}" for name in others)
        groups.setdefault(rest, {})[values.index(step.values[first])] = step.result.players[0].win
    for number, shares in enumerate(groups.values()):
        _interval_curve(axes, shares, number, len(groups))
    if others:
        places = range(len(values))
        curves = [numpy.array([shares[place].value if place in shares else numpy.nan for place in places]) for shares in groups.values()]
        _label_ends(axes, numpy.array(places, float), curves, list(groups))
    else:
        _write_shares(axes, next(iter(groups.values())), texts)
    axes.set_xticks(range(len(values)), values)
    axes.set_xlabel(first)
    axes.yaxis.set_major_formatter(lambda value, _: percent(value, texts, 0))
    axes.set_ylabel(_title(texts, "plot-win-share-axis"))
    axes.grid(axis="y", color=INK, alpha=0.15)


def _interval_curve(axes: Axes, shares: dict[int, Share], number: int, curves: int) -> None:
    aside = (number - (curves - 1) / 2) * 0.06  # so that intervals do not hide each other
    reach = [[share.value - share.low for share in shares.values()], [share.high - share.value for share in shares.values()]]
    middle = [share.value for share in shares.values()]
    axes.errorbar([place + aside for place in shares], middle, yerr=reach, capsize=3, linewidth=1.2, markersize=4, **_style(number))


def _write_shares(axes: Axes, shares: dict[int, Share], texts: Texts) -> None:
    for place, share in shares.items():
        axes.annotate(percent(share.value, texts), (place, share.high), xytext=(0, 5), textcoords="offset points", ha="center", fontsize=8)
    axes.margins(x=0.1, y=0.15)


# Comparisons


@panels_of.register
def comparison_panels(comparison: VersionComparison, texts: Texts) -> list[Panel]:
    """The points of the versions, and how much they differ."""
    title = _title(texts, "sim-comparison", players=", ".join(map(shortened, comparison.against)))
    named = _title(texts, "sim-compared-with", name=shortened(comparison.names[1]))
    return [Panel(title, partial(_versions, comparison, texts)), Panel(named, partial(_differences, comparison, texts))]


def _versions(comparison: VersionComparison, texts: Texts, axes: Axes) -> None:
    shares = [result.players[0].points for result in comparison.results]
    _dots(axes, shares, list(map(shortened, comparison.names)), texts)
    axes.set_xlabel(_title(texts, "sim-points"))


def _differences(comparison: VersionComparison, texts: Texts, axes: Axes) -> None:
    found = [comparison.difference(place) for place in range(len(comparison.results))]
    shares = [Share(each.value, each.low, each.high) if each else Share(0.0, 0.0, 0.0) for each in found]
    _dots(axes, shares, list(map(shortened, comparison.names)), texts)
    axes.axvline(0, color=INK, linestyle=LINES[1])
    axes.set_xlabel(_title(texts, "sim-difference"))


def _dots(axes: Axes, shares: Sequence[Share], names: Sequence[str], texts: Texts) -> None:
    """A dot with its interval for each name."""
    for place, share in enumerate(shares):
        _dot(axes, share, place, _style(place))
        axes.annotate(percent(share.value, texts, 2), (share.value, place), xytext=(0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(shares)), names[: len(shares)])
    axes.set_ylim(len(shares) - 0.4, -0.6)
    axes.margins(x=0.2)
    axes.xaxis.set_major_formatter(lambda value, _: percent(value, texts, 1))
    axes.grid(axis="x", color=INK, alpha=0.15)


STYLE = """
:root { color-scheme: light dark; --text: #1a1a1b; --back: #ffffff; --line: #c8c8cc; }
@media (prefers-color-scheme: dark) { :root { --text: #e8e8ea; --back: #17181a; --line: #46474c; } }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--text); background: var(--back); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 1rem; }
figure { margin: 0; direction: ltr; }
figure svg { width: 100%; height: auto; }
figure text { unicode-bidi: plaintext; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: start; font-weight: bold; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: end; white-space: pre-line; }
th:first-child, td:first-child { text-align: start; }
footer { margin-top: 2rem; opacity: .7; }
"""


def page(shown: PlayedGames, texts: Texts) -> str:
    title = escape(title_of(shown, texts))
    sheets, remarks = report_of(shown, texts)
    figures = "\n".join(_figure(panel.title, inline(panel)) for panel in panels_of(shown, texts))
    tables = "\n".join(sheet.as_html() for sheet in sheets)
    listed = "\n".join(f"<li>{escape(remark)}</li>" for remark in remarks)
    return f"""<!DOCTYPE html>
<html lang="{texts.language}" dir="{"rtl" if texts.is_rtl else "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{title}</h1>
<ul>
{listed}
</ul>
<div class="figures">
{figures}
</div>
{tables}
<footer>Fiefdom · {escape(texts.format("ui-unofficial"))}</footer>
</body>
</html>
"""


def title_of(shown: PlayedGames, texts: Texts) -> str:
    """What the page is about."""
    if isinstance(shown, Result):
        return " – ".join(map(shortened, shown.names))
    if isinstance(shown, Tournament):
        return strip_isolates(texts.format("sim-ratings"))
    if isinstance(shown, VersionComparison):
        return strip_isolates(texts.format("sim-comparison", players=", ".join(map(shortened, shown.against))))
    assert isinstance(shown, Sweep)
    return strip_isolates(texts.format("plot-sweep", players=", ".join(map(shortened, shown.against))))


def _figure(title: str, picture: str) -> str:
    named = picture.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    return f"<figure>{named}</figure>"
