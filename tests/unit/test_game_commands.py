"""Commands on a game: tried out once on copies, then done; undone as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fiefdom.errors import CannotUndo, IllegalAnswer
from fiefdom.game.commands import Commands, completed
from fiefdom.game.game import Game
from fiefdom.game.position import Position
from fiefdom.game.record import Setup
from fiefdom.server.chairs import Chair
from fiefdom.server.picture import TableOptions
from fiefdom.server.table import Table
from fiefdom.server.table_plan import TablePlan
from fiefdom.terminal.session import Session
from tests.stages import staged

KINGDOM = "Cellar, Chapel, Militia, Moat, Smithy, Vassal, Village, Market, Mine, Workshop"
CELLAR = "ana.hand = Cellar, Copper x2, Estate, Silver\nana.deck = Gold x5"


def staged_game(text: str) -> Game:
    """A game in the position that a scenario describes."""
    position = staged(f"players = ana, ola\nkingdom = {KINGDOM}\n{text}")
    game = Game(Setup(position.kingdom, ("1", "2"), 0, seed=1))
    game.position = position
    return game


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts what is done with positions and games from now on."""
    counts: Counter[str] = Counter()

    def count(kind: type, name: str) -> None:
        done: Callable[..., Any] = getattr(kind, name)

        def counting(*arguments: Any, **named: Any) -> Any:
            counts[f"{kind.__name__}.{name}"] += 1
            return done(*arguments, **named)

        monkeypatch.setattr(kind, name, counting)

    for kind, name in ((Position, "accept"), (Position, "copy"), (Game, "copy")):
        count(kind, name)
    return counts


def at_the_table(game: Game) -> Callable[..., object]:
    chairs = [Chair(seat, name, "person") for seat, name in enumerate(("Ana", "Ola"))]
    table = Table("t", TablePlan.of(game.kingdom, 2, TableOptions(), seed=1, starter=0), chairs)
    table.begin()
    assert table.game
    table.game.position = game.position
    return lambda *answers: table.answer(0, table.question_number(0), answers)


PLACES: dict[str, Callable[[Game], Callable[..., object]]] = {
    "terminal": lambda game: Session(game, [None, None]).answer,
    "server": at_the_table,
}


@pytest.mark.parametrize("place", PLACES)
def test_two_cards_for_cellar_cost_one_trial(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = PLACES[place](staged_game(CELLAR))
    answer("Cellar")
    counts = counted(monkeypatch)
    answer("Copper", "Estate", "pass")
    assert counts == {"Position.accept": 3, "Position.copy": 3}  # one for each answer, which undo keeps


def test_a_command_is_taken_back_as_one_and_done_again() -> None:
    commands = Commands(staged_game("ana.hand = Village, Chapel, Copper x3\nana.deck = Copper"))
    before = commands.game.position
    commands.answer("Chapel")
    assert commands.last_start(0) == 0
    middle = commands.game.position
    commands.answer(*completed(commands.game.question, ["Copper", "Copper"]))  # type: ignore[arg-type]
    after = commands.game.position.copy()
    commands.undo_freely(0)
    assert commands.game.position == middle
    assert commands.can_redo(0)
    assert not commands.can_redo(1)
    commands.redo()
    assert commands.game.position == after
    commands.undo_freely(0)
    commands.undo_freely(0)
    assert commands.game.position == before
    with pytest.raises(CannotUndo):
        commands.undo_freely(0)


def test_nothing_is_free_before_the_barrier() -> None:
    commands = Commands(staged_game("ana.hand = Chapel, Copper x3"))
    commands.answer("Chapel")
    commands.barrier = 1
    assert not commands.is_free(0)
    commands.answer("Copper", "pass")
    commands.undo_freely(0)
    assert commands.game.decisions == 1


def test_bots_have_no_commands_to_take_back() -> None:
    commands = Commands(staged_game(CELLAR), is_person=lambda seat: seat == 1)
    commands.answer("Cellar")
    assert commands.starts == []


def test_the_last_picks_that_are_forced_may_be_named_too() -> None:
    commands = Commands(staged_game("ana.hand = Militia, Copper\nola.hand = Copper x4, Estate"))
    commands.answer("Militia")
    commands.answer("Estate", "Copper")
    assert commands.unanswered == ()
    assert commands.game.view(1).hand.total() == 3
    commands = Commands(staged_game("ana.hand = Militia, Copper\nola.hand = Copper x4, Estate"))
    commands.answer("Militia")
    with pytest.raises(IllegalAnswer, match="one card too many"):
        commands.answer("Estate", "Estate")
    assert commands.game.decisions == 1
