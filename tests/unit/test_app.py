"""The table on the screen, driven through its keys, mouse and command line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static
from textual.widgets._footer import FooterKey

from fiefdom.game.game import new_game
from fiefdom.terminal.screen_game import PlayApp
from fiefdom.terminal.screens import SheetScreen, Tile
from fiefdom.terminal.session import Session
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts

Script = Callable[[PlayApp, "Pilot[int]"], Awaitable[None]]


def play(
    script: Script, *, bots: dict[str, str] | None = None, language: str = "en", size: tuple[int, int] = (100, 30), **game: object
) -> PlayApp:
    """Run the app without a terminal and do what the script says."""
    setup: dict[str, object] = {"players": ["Ana", "Bot"], "seed": 5, "starter": 0, **game}
    session = Session.seated(new_game("First Game", **setup), {"Bot": "big-money"} if bots is None else bots)  # type: ignore[arg-type]
    app = PlayApp(session, Texts(language))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())
    return app


def text_of(app: PlayApp, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).render())


async def type_command(app: PlayApp, pilot: Pilot[int], text: str) -> None:
    app.query_one("#command", Input).focus()
    await pilot.pause()
    app.query_one("#command", Input).value = text
    await pilot.press("enter")
    await pilot.pause()


def test_everything_is_in_sight_at_once() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        assert len(app.query(".pile")) == 17
        assert "Play your Treasures" in text_of(app, "decision")
        assert "Turn 1" in text_of(app, "log")
        for name in ("players", "supply", "play", "decision", "hand", "side", "command"):
            region = app.query_one(f"#{name}").region
            assert region.height > 0, name
            assert region.bottom <= app.size.height, name

    for size in ((80, 24), (100, 30), (160, 50)):
        play(script, size=size)


def test_a_small_terminal_shows_the_question_and_the_hand_and_scrolls_the_rest() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        for name in ("supply", "decision", "hand", "command"):
            region = app.query_one(f"#{name}").region
            assert region.height > 0, name
            assert region.bottom <= app.size.height, name
            assert region.right <= app.size.width, name
        assert not app.query_one("#side").display
        app.shown_card = next(iter(app.query(Tile))).card  # details take the place of the table
        app.refresh_table()
        await pilot.pause()
        assert app.query_one("#side").region.width == app.size.width

    play(script, size=(50, 16))


def test_a_game_that_cannot_be_saved_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        app.save_path = tmp_path / "file" / "last.fief"
        await pilot.press("t")
        await pilot.pause()
        assert "cannot be written" in " ".join(text_of(app, "message").split())
        assert "$3" in text_of(app, "decision")
        await type_command(app, pilot, "buy silver")

    app = play(script)
    assert "Ana: buy -> Silver" in [str(entry) for entry in app.session.game.entries]


def test_help_and_quit_are_in_sight_at_the_foot_of_a_narrow_screen() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        keys = {key.key_display: key.region.right for key in app.query(FooterKey)}
        assert keys["?"] <= app.size.width
        assert keys["q"] <= app.size.width

    for language in LANGUAGES:
        play(script, size=(80, 24), language=language)


def test_ctrl_c_leaves_and_says_so() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("ctrl+c")
        await pilot.pause()

    assert play(script).return_value == 130


@pytest.mark.parametrize("width", [40, 80, 120])
def test_lines_of_a_sheet_are_not_broken_again(width: int) -> None:
    # Hebrew in the order of the screen would come out in the wrong order if the widget broke a line once more.
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, SheetScreen)
        assert sheet.query_one(Static).size.width >= max(map(len, sheet.lines))

    play(script, size=(width, 24), language="he")


def test_one_key_plays_all_treasures_and_a_click_buys() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await pilot.pause()
        assert "$3" in text_of(app, "decision")
        silver = next(tile for tile in app.query(Tile) if tile.card.name == "Silver")
        await pilot.click(silver)
        await pilot.pause()

    app = play(script)
    assert "Ana: buy -> Silver" in [str(entry) for entry in app.session.game.entries]


def test_digits_choose_cards_of_the_hand_and_undo_takes_back() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert app.session.game.decisions == 1
        await pilot.press("u")
        await pilot.pause()
        assert app.session.game.decisions == 0
        await pilot.press("y")
        await pilot.pause()
        assert app.session.game.decisions == 1

    play(script)


def test_commands_are_typed_and_mistakes_are_explained() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_command(app, pilot, "treasures")
        await type_command(app, pilot, "buy provinz")
        assert "provinz" in text_of(app, "message")
        await type_command(app, pilot, "buy village")
        assert app.session.game.position.record()["owned"][0].sum() == 11

    play(script)


def test_the_keyboard_alone_can_buy() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await pilot.pause()
        pile = next(tile for tile in app.query(Tile) if tile.card.name == "Village")
        pile.focus()
        await pilot.press("enter")
        await pilot.pause()

    app = play(script)
    assert "Ana: buy -> Village" in [str(entry) for entry in app.session.game.entries]


def test_several_cards_are_collected_and_sent_together() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        game = app.session.game
        while not (game.question and game.question.id == "militia.discard"):
            assert game.question is not None
            if game.question.seat == 0 and game.question.id == "militia.discard":
                break
            app.session.end_turn()
            app.session.advance()
        app.go_on()
        await pilot.pause()
        assert game.question is not None
        number = game.question.remaining
        for _ in range(number):
            await pilot.press("1")
            await pilot.pause()
        if app.picks.total() < number:
            await pilot.press("2")
            await pilot.pause()
        assert app.picks.total() == number or game.question.id != "militia.discard"
        before = game.decisions
        await pilot.press("enter")
        await pilot.pause()
        assert game.decisions > before

    play(script, bots={"Bot": "big-money+militia"})


def test_details_of_a_card_take_the_place_of_the_log() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_command(app, pilot, "? moat")
        assert "Moat" in text_of(app, "log")
        assert "Rulings" in text_of(app, "log")
        await pilot.press("escape")
        await pilot.pause()
        assert "Turn 1" in text_of(app, "log")

    play(script)


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            await pilot.press("l")
            await pilot.pause()
            assert app.texts.language == language
            question = app.session.game.question
            assert question is not None
            wanted = app.texts.question(question, app.view, app.session.game.players)
            assert app.direction.line(wanted) in text_of(app, "decision")

    play(script, size=(140, 40))


def test_hebrew_stands_on_the_right() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.has_class("rtl")
        assert app.query_one("#side").region.x < app.query_one("#board").region.x

    play(script, language="he")


@pytest.mark.parametrize("size", [(60, 20), (200, 60)])
def test_resizing_keeps_the_game(size: tuple[int, int]) -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert "$3" in text_of(app, "decision")

    play(script)


def test_another_person_sees_nothing_before_taking_over() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, SheetScreen)
        assert app.looking is None
        await pilot.press("enter")
        await pilot.pause()
        assert app.looking == 0
        await pilot.press("e")
        await pilot.pause()
        assert isinstance(app.screen, SheetScreen)
        assert app.looking is None
        await pilot.press("enter")
        await pilot.pause()
        assert app.looking == 1

    play(script, bots={}, players=["Ana", "Ola"])


def test_the_end_shows_scores_and_offers_a_rematch() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        session = app.session
        while session.game.question:
            session.end_turn()
            session.advance()
        app.go_on()
        await pilot.pause()
        assert isinstance(app.screen, SheetScreen)
        shown = "\n".join(app.screen.lines)
        assert "Bot wins" in shown
        assert "Ana: 3 points" in shown
        await pilot.press("r")
        await pilot.pause()
        assert app.session is not session
        # Bot won, so the player to its left starts (R-START-2).
        assert app.session.game.setup.starter == 0

    play(script)


def test_every_decision_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "last.fief"

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        app.save_path = path
        await pilot.press("t")
        await pilot.pause()

    app = play(script)
    assert Session.load(path).game == app.session.game


def test_what_a_bot_is_up_to_is_a_sheet_to_read() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_command(app, pilot, "why")
        assert isinstance(app.screen, SheetScreen)
        assert app.screen.lines[0] == "What Bot is up to"
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, SheetScreen)

    play(script, bots={"Bot": "expert"})


def test_why_is_explained_where_nobody_thinks() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_command(app, pilot, "why")
        assert "nobody at this table thinks" in " ".join(text_of(app, "message").split())

    play(script)
