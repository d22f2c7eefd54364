"""Pictures and pages of what simulations showed. Everything can be told apart without colours."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fiefdom.errors import MissingExtra
from fiefdom.files import write_whole
from fiefdom.simulation.export import check_file
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from fiefdom.simulation.result import PlayedGames

PICTURES = (".png", ".svg")
ENDINGS = (*PICTURES, ".html")

WIDTH, HEIGHT = 5.6, 3.6  # inches of one panel
COLUMNS = 2

INK = "#1a1a1b"
"""What is not a curve: letters, axes. On a page it becomes the colour of its text, so that it can be dark or light."""

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9")
LINES: tuple[Any, ...] = ("-", "--", "-.", ":", (0, (7, 1, 1, 1, 1, 1)), (0, (1, 3)))
MARKERS = ("o", "s", "^", "D", "v", "P")
HATCHES = ("////", "\\\\\\\\", "....", "xxxx", "----", "||||")
"""Players differ in all of these, so no two are told apart by colour alone."""


@dataclass(frozen=True)
class Panel:
    """One diagram."""

    title: str
    draw: Callable[[Axes], None]
    width: int = 1
    """How many columns of a picture it takes."""
    height: float = 1.0


def check_plot(path: Path) -> None:
    """Refuse a picture that cannot be written, before hours are spent."""
    check_file(path, ENDINGS)
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise MissingExtra("plots", extra="plots") from None


def save_plot(shown: PlayedGames, path: Path, texts: Texts | None = None) -> Path:
    """Draw a match, a tournament or a sweep into a picture, or write a page about it."""
    from fiefdom.simulation.panels import page, panels_of

    check_plot(path)
    texts = texts or Texts()
    if path.suffix.lower() in PICTURES:
        write_whole(path, picture(panels_of(shown, texts), path.suffix.lower().lstrip(".")))
    else:
        write_whole(path, page(shown, texts))
    return path


@contextmanager
def style() -> Iterator[None]:
    """Our settings of matplotlib, for as long as something is drawn; the same input gives the same file."""
    import matplotlib

    settings: dict[Any, Any] = {
        "svg.fonttype": "none",  # letters stay letters
        "svg.hashsalt": "fiefdom",
        "text.parse_math": False,  # a $ is a coin
        "font.size": 9,
        "axes.titlesize": 10,
        "axes.titleweight": "bold",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "hatch.linewidth": 0.6,
        **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color", "axes.titlecolor"), INK),
    }
    with matplotlib.rc_context(settings):
        yield


def picture(panels: Sequence[Panel], form: str) -> bytes:
    """All panels in one picture, `png` or `svg`."""
    with style():
        return _saved(_composed(panels), form, transparent=False)


def _composed(panels: Sequence[Panel]) -> Figure:
    from matplotlib.figure import Figure

    rows = _rows(panels)
    heights = [max(panel.height for panel in row) for row in rows]
    columns = max(sum(panel.width for panel in row) for row in rows)
    figure = Figure(figsize=(WIDTH * columns, HEIGHT * sum(heights)), layout="constrained")
    grid = figure.add_gridspec(len(rows), columns, height_ratios=heights)
    for place, row in enumerate(rows):
        column = 0
        for panel in row:
            _draw(panel, figure.add_subplot(grid[place, column : column + panel.width]))
            column += panel.width
    return figure


def _rows(panels: Sequence[Panel]) -> list[list[Panel]]:
    """The panels in rows, as many beside each other as there is room for."""
    rows: list[list[Panel]] = []
    for panel in panels:
        if rows and sum(each.width for each in rows[-1]) + panel.width <= COLUMNS:
            rows[-1].append(panel)
        else:
            rows.append([panel])
    return rows


def _draw(panel: Panel, axes: Axes) -> None:
    axes.set_title(panel.title, loc="left")
    panel.draw(axes)


def inline(panel: Panel) -> str:
    """A panel as SVG to stand inside a page: see-through, its letters in the colour of the page, nothing named twice."""
    from matplotlib.figure import Figure

    with style():
        figure = Figure(figsize=(WIDTH * panel.width, HEIGHT * panel.height), layout="constrained")
        _draw(panel, figure.add_subplot())
        text = _saved(figure, "svg", transparent=True).decode()
    text = text[text.index("<svg") :].replace(INK, "currentColor")
    return re.sub(r' id="[a-zA-Z0-9]+_\d+"', "", text)


def _saved(figure: Figure, form: str, *, transparent: bool) -> bytes:
    saved = io.BytesIO()
    metadata = {"Date": None, "Creator": "Fiefdom"} if form == "svg" else {"Software": "Fiefdom"}
    figure.savefig(saved, format=form, dpi=144, transparent=transparent, metadata=metadata)
    data = saved.getvalue()
    return data.replace(b"xlink:href", b"href") if form == "svg" else data  # the older name needs a namespace that pages lack
