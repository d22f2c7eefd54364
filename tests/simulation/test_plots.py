"""Pictures and pages: they are there, need nothing else, and can be read without colours."""

from __future__ import annotations

import dataclasses
import itertools
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

pytest.importorskip("matplotlib", reason="the plots need the extra `plots`")

from matplotlib.axes import Axes
from matplotlib.container import ErrorbarContainer
from matplotlib.figure import Figure

from fiefdom.errors import BadPath, MissingExtra
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.drawing import COLOURS, HATCHES, HEIGHT, INK, LINES, MARKERS, WIDTH, check_plot, inline, picture, save_plot, style
from fiefdom.simulation.panels import page, panels_of
from fiefdom.simulation.result import Result
from fiefdom.simulation.run import simulate
from fiefdom.simulation.sweep import Sweep, play_sweep
from fiefdom.simulation.tournament import Tournament, play_tournament
from fiefdom.strategy.library import find_strategy
from fiefdom.strategy.strategy import Strategy
from fiefdom.text.texts import Texts

RULES = "Province if money > {m}; Gold; Smithy if count(Smithy) < {n}; Silver"
SVG = "{http://www.w3.org/2000/svg}"


@cache
def match() -> Result:
    return simulate(("smithy", "big-money-ultimate", "witch"), games=60)


@cache
def tournament() -> Tournament:
    return play_tournament(("smithy", "big-money-ultimate", "witch"), Conditions(games=60))


@cache
def sweep() -> Sweep:
    return play_sweep(RULES, ["big-money"], {"n": ("0", "1", "2"), "m": ("10", "18")}, Conditions(games=60))


EVERYTHING: dict[str, Callable[[], Result | Tournament | Sweep]] = {"match": match, "tournament": tournament, "sweep": sweep}


def drawn(shown: Result | Tournament | Sweep, number: int, texts: Texts | None = None) -> Axes:
    """The axes of a panel."""
    with style():
        axes = Figure().add_subplot()
        panels_of(shown, texts or Texts())[number].draw(axes)
    return axes


def words(axes: Axes) -> list[str]:
    return [text.get_text() for text in axes.texts]


@cache
def match_page() -> str:
    return page(match(), Texts())


@pytest.mark.parametrize("name", EVERYTHING)
def test_pictures_are_written_in_both_forms(name: str, tmp_path: Path) -> None:
    shown = EVERYTHING[name]()
    assert shown.save_plot(tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")
    root = ElementTree.fromstring(shown.save_plot(tmp_path / "it.svg").read_text(encoding="utf-8"))
    assert root.tag == f"{SVG}svg"
    assert len(list(root.iter(f"{SVG}text"))) > 10


def test_the_same_sweep_gives_the_same_picture() -> None:
    assert picture(panels_of(sweep(), Texts()), "svg") == picture(panels_of(sweep(), Texts()), "svg")


def test_a_match_shows_shares_lengths_scores_money_purchases_gains_and_openings() -> None:
    titles = [panel.title for panel in panels_of(match(), Texts())]
    assert titles == [
        "Games won, with 95% interval",
        "Length of games",
        "Score by turn",
        "Money in the deck by turn",
        "Bought by Smithy",
        "Bought by Big Money Ultimate",
        "Bought by Witch",
        "Gained by Smithy without buying",
        "Gained by Big Money Ultimate without buying",
        "Openings of Smithy: games won",
        "Openings of Big Money Ultimate: games won",
        "Openings of Witch: games won",
    ]


# Without colours


def test_players_differ_in_line_marker_and_hatch() -> None:
    for each in (LINES, MARKERS, HATCHES, COLOURS):
        assert len(set(map(str, each))) == 6


@pytest.mark.parametrize("panel", [2, 3])
def test_curves_differ_in_line_and_marker_and_have_their_names_beside_them(panel: int) -> None:
    axes = drawn(match(), panel)
    curves = [line for line in axes.lines if len(line.get_xdata()) > 2]  # type: ignore[arg-type]
    assert len({line.get_linestyle() for line in curves}) > 1 or len(curves) == 1
    assert len({line.get_marker() for line in curves}) == len(curves) == 3
    assert words(axes) == sorted(words(axes), key=words(axes).index)
    assert set(words(axes)) == set(match().names)


def test_labels_of_curves_do_not_touch() -> None:
    axes = drawn(match(), 2)
    low, high = axes.get_ylim()
    heights = sorted(text.xyann[1] for text in axes.texts)  # type: ignore[attr-defined]
    assert all(later - earlier > 0.05 * (high - low) for earlier, later in itertools.pairwise(heights))


def test_shares_have_names_numbers_and_intervals() -> None:
    axes = drawn(match(), 0)
    assert [label.get_text() for label in axes.get_yticklabels()] == list(match().names)
    assert all(text.endswith("%") for text in words(axes))
    assert len(axes.containers) == 3


def test_lengths_are_hatched() -> None:
    axes = drawn(match(), 1)
    assert {bar.get_hatch() for bar in axes.patches} == {HATCHES[0]}


def test_heat_maps_have_their_numbers_in_them() -> None:
    bought = drawn(match(), 4)
    assert any(re.fullmatch(r"\d?\.\d", text) for text in words(bought))
    assert [text for text in words(drawn(tournament(), 1)) if not re.fullmatch(r"\d+\.\d", text)] == []
    assert len(words(drawn(tournament(), 1))) == 6


def test_turns_of_a_heat_map_stand_under_their_columns() -> None:
    axes = drawn(match(), 4)
    ticks = [(place, label.get_text()) for place, label in zip(axes.get_xticks(), axes.get_xticklabels(), strict=True)]
    assert ticks == [(turn - 0.5, str(turn)) for turn in range(2, match().last_turn + 1, 2)]


def test_a_sweep_of_two_parameters_has_a_curve_with_a_name_for_each_value_of_the_second() -> None:
    axes = drawn(sweep(), 0)
    assert set(words(axes)) == {"m=10", "m=18"}
    assert axes.get_xlabel() == "n"


def test_a_curve_of_a_sweep_goes_through_its_shares_and_shows_their_intervals() -> None:
    axes = drawn(sweep(), 0)
    curves = [container for container in axes.containers if isinstance(container, ErrorbarContainer)]
    for curve, more in zip(curves, ("10", "18"), strict=True):
        shares = [step.result.players[0].win for step in sweep().steps if step.values["m"] == more]
        line, _, (bars,) = curve.lines
        assert list(line.get_ydata()) == [share.value for share in shares]  # type: ignore[arg-type]
        ends = [(low, high) for (_, low), (_, high) in bars.get_segments()]
        assert ends == [pytest.approx((share.low, share.high)) for share in shares]


def test_a_dollar_in_a_name_is_a_dollar() -> None:
    coins = Strategy("$8 or $6", find_strategy("big-money").sections)
    odd = play_sweep(RULES, [coins], {"n": ("1",), "m": ("1",)}, Conditions(games=60))
    assert "against $8 or $6" in picture(panels_of(odd, Texts()), "svg").decode()


# Pages


class Reader(HTMLParser):
    """Collects what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_page_needs_nothing_from_elsewhere(name: str, tmp_path: Path) -> None:
    text = EVERYTHING[name]().save_plot(tmp_path / "it.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert [link for link in reader.links if not link.startswith("#")] == []
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert "@import" not in text
    assert {"svg", "table", "h1"} <= set(reader.tags)


def test_a_page_is_dark_or_light_as_its_reader_wants_it() -> None:
    text = match_page()
    assert "prefers-color-scheme: dark" in text
    assert "currentColor" in text
    assert INK not in inline(panels_of(match(), Texts())[0])


def test_a_picture_in_a_page_is_as_large_as_its_panel() -> None:
    panel = dataclasses.replace(panels_of(match(), Texts())[0], width=2, height=1.5)
    *_, width, height = map(float, str(ElementTree.fromstring(inline(panel)).get("viewBox")).split())
    assert (width, height) == pytest.approx((72 * WIDTH * 2, 72 * HEIGHT * 1.5))


def test_no_id_of_a_page_is_used_for_two_things() -> None:
    definitions: dict[str, set[str]] = {}
    for found in re.finditer(r'<(\w+) id="([^"]+)"([^>]*)>', match_page()):
        definitions.setdefault(found[2], set()).add(found[1] + found[3])
    assert {name: what for name, what in definitions.items() if len(what) > 1} == {}


@pytest.mark.parametrize(("language", "direction"), [("pl", "ltr"), ("he", "rtl")])
def test_a_page_is_in_the_language(language: str, direction: str) -> None:
    text = page(tournament(), Texts(language))
    assert f'<html lang="{language}" dir="{direction}">' in text
    assert Texts(language).format("sim-cross-table") in text


def test_names_are_text_and_not_markup() -> None:
    odd = play_tournament(("Province if coins > 8; Gold; Silver", "smithy"), Conditions(games=60))
    assert "Province if coins &gt; 8; Gold;" in page(odd, Texts())


# Refused


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPath, match="could be anything"):
        check_plot(tmp_path / "it.jpg")
    with pytest.raises(BadPath, match="there is no folder"):
        check_plot(tmp_path / "nowhere" / "it.png")
    (tmp_path / "it.png").mkdir()
    with pytest.raises(BadPath, match="cannot be written"):
        save_plot(match(), tmp_path / "it.png")


def test_without_matplotlib_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r"'\.\[plots\]'"):
        check_plot(tmp_path / "it.png")
