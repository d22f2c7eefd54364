"""A page about a match, a tournament or a sweep: diagrams and tables in one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape

from fiefdom.simulation.drawing import inline
from fiefdom.simulation.numbers import shortened
from fiefdom.simulation.panels import panels_of
from fiefdom.simulation.report import report_of
from fiefdom.simulation.result import PlayedGames, Result
from fiefdom.simulation.sweep import Sweep
from fiefdom.simulation.tournament import Tournament
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

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
    assert isinstance(shown, Sweep)
    return strip_isolates(texts.format("plot-sweep", players=", ".join(map(shortened, shown.against))))


def _figure(title: str, picture: str) -> str:
    named = picture.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    return f"<figure>{named}</figure>"
