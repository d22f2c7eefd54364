"""Make the pictures of the documentation anew: `python docs/pictures.py` plays the same game every time and photographs it."""

from __future__ import annotations

import asyncio
import io
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fiefdom.agents.agent import find_agent
from fiefdom.game.game import Game, new_game
from fiefdom.game.question import PASS
from fiefdom.game.view import View
from fiefdom.terminal.screen_game import PlayApp
from fiefdom.terminal.session import Session
from fiefdom.text.texts import Texts

FOLDER = Path(__file__).parent / "images"
PICTURES = {"play": "en", "play-he": "he"}
"""The files and their languages."""

SIZE = (110, 34)  # columns, lines
SEED = 54
TURNS = 8

MONEY = ("Province", "Gold", "Silver")
ACTIONS = ("Smithy", "Village", "Market", "Militia", "Moat")

FETCHED_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
FONTS = "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace"
STYLE = "<style>"
AS_SENT = "text { direction: ltr; unicode-bidi: bidi-override; }"
"""The lines are in the order of the screen already; what shows the picture must not turn them round once more."""


WIDTH = 84
COMMANDS = re.compile(r"^\$ fiefdom (.+)$", re.MULTILINE)
WRONG = re.compile(r'^~~~~text title="wrong\.md"\n(.*?)^~~~~$', re.MULTILINE | re.DOTALL)


class Collector:
    """Buys two of every Action, so that there is something to see."""

    def choose(self, view: View) -> str:
        """The first answer, and of the piles the next one it collects."""
        assert view.question is not None
        assert view.seat is not None
        answers = view.question.answers
        if view.question.id != "buy":
            return answers[0]
        owned = {card.name: number for card, number in view.owned(view.seat).items()}
        actions = [name for name in ACTIONS if name in answers and owned.get(name, 0) < 2]
        money = [name for name in MONEY if name in answers]
        return (money + actions if view.coins > 5 else actions + money)[0] if actions or money else PASS


def game_in_progress() -> Game:
    """A game some turns old, at a moment with several Actions in hand."""
    game = new_game("First Game", edition=2, players=["Ana", "Bot"], seed=SEED, starter=0)
    agents = (Collector(), find_agent("big-money+militia"))
    while game.question and not (game.question.id == "action" and game.question.seat == 0 and game.view(0).turns(0) >= TURNS):
        seat = game.question.seat
        game.answer(agents[seat].choose(game.view(seat)))
    game.answer("Village")
    return game


async def photograph(session: Session, language: str) -> str:
    """What is on the screen, as an SVG that needs nothing from elsewhere."""
    app = PlayApp(session, Texts(language), bidi="visual")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        picture = app.export_screenshot(title="fiefdom play")
    return with_own_fonts(picture).replace(STYLE, f"{STYLE}\n    {AS_SENT}", 1)


def with_own_fonts(picture: str) -> str:
    """A picture that fetches nothing."""
    return FETCHED_FONTS.sub("", picture).replace("Fira Code", FONTS)


def broken_rule() -> str:
    """What somebody sees who follows the path of contributors: a ruling that runs, and a wrong one that is found out."""
    page = (Path(__file__).parent / "paths" / "contribute.md").read_text(encoding="utf-8")
    wrong, commands = WRONG.findall(page)[0], COMMANDS.findall(page)
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "wrong.md").write_text(wrong, encoding="utf-8")
        Path(folder, "src").symlink_to(Path(__file__).parents[1] / "src")
        for words in commands:
            done = subprocess.run(
                [sys.executable, "-m", "fiefdom", *words.split()], cwd=folder, stdout=-1, stderr=-2, text=True, check=False
            )
            console.print(Text.assemble(("$ ", "dim"), (f"fiefdom {words}", "bold")))
            console.print(Text(done.stdout))
    return with_own_fonts(console.export_svg(title="fiefdom check"))


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, language in PICTURES.items():
        session = Session.seated(game_in_progress(), {"Bot": "big-money+militia"})
        picture = asyncio.run(photograph(session, language))
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")
    (FOLDER / "check.svg").write_text(broken_rule(), encoding="utf-8")


if __name__ == "__main__":
    main()
