"""What players do at a table: what is stored of it, what is told, and that a table which was restored knows all that it knew."""

from __future__ import annotations

from random import Random

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.errors import FiefdomError
from fiefdom.game.decision import TakeBack, read_entries, standing_decisions
from fiefdom.server.chairs import Chair
from fiefdom.server.picture import TableOptions
from fiefdom.server.table import Table, TableAct
from fiefdom.server.table_plan import TablePlan
from tests.server.local import HandClock, local, run
from tests.server.test_secrets import twin_tables
from tests.server.test_table import FIRST, end_turn, whoever_is_asked


def table(seed: int, seats: int = 2) -> Table:
    made = Table("t", plan(seed, seats), [Chair(seat, f"P{seat}", "person") for seat in range(seats)])
    made.begin()
    return made


def plan(seed: int, seats: int) -> TablePlan:
    return TablePlan.of(find_kingdom("first-game-2"), seats, TableOptions(undo="always"), seed)


def deed(table: Table, lots: Random) -> TableAct:
    """Something that a player may do: decide, play all Treasures, end the turn, take back, do again."""
    assert table.game is not None
    question = table.question
    assert question is not None
    number = table.question_number(question.seat)
    kind = lots.random()
    seat = lots.randrange(len(table.chairs))
    if kind < 0.1 and table.can_undo(seat):
        return table.undo(seat)
    if kind < 0.15 and table.can_redo(question.seat):
        return table.redo(question.seat)
    if kind < 0.4 and question.is_phase:
        done = table.end_turn(question.seat, number) if kind < 0.2 else table.play_treasures(question.seat, number)
        assert done is not None
        return done
    return table.decide(lots.choice(question.answers))


@pytest.mark.parametrize("seed", range(6))
def test_a_restored_table_knows_all_that_the_stored_one_knew(seed: int) -> None:
    lots, seats = Random(seed), 2 + seed % 3
    lived = table(seed, seats)
    acts: list[str] = []
    for _ in range(150):
        if lived.question is None:
            break
        try:
            acts.append(deed(lived, lots).lines)
        except FiefdomError:
            continue
        if lots.random() < 0.05:
            acts.append(lived.note_shown().lines)
    restored = Table("t", lived.plan, lived.chairs)
    restored.restore(acts)
    for known in ("acts", "batches", "taken_back", "_counts"):
        assert getattr(restored, known) == getattr(lived, known), known
    assert (restored.commands.starts, restored.commands.barrier) == (lived.commands.starts, lived.commands.barrier)
    assert restored.game == lived.game
    assert (restored.volley is None) == (lived.volley is None)
    if restored.volley and lived.volley:
        assert restored.volley == lived.volley


def test_what_is_taken_back_is_stored_and_told_from_where_it_was() -> None:
    """Not by the number of events where it is the number of decisions that counts, or the other way round."""
    lived = table(3)
    for _ in range(4):
        question = lived.question
        assert question is not None
        lived.end_turn(question.seat, lived.question_number(question.seat))
    asked = lived.question
    assert asked is not None
    act = lived.undo(asked.seat)
    (entry,) = read_entries(act.lines)
    assert isinstance(entry, TakeBack)
    assert entry.seed is not None
    assert [event.verb for event in act.events] == ["undo"]
    assert act.events[0].to == entry.to


def test_a_granted_take_back_is_told_to_everybody_as_one_line_and_one_event() -> None:
    async def main() -> None:
        async with local(clock=HandClock()) as here:
            asked, other = await whoever_is_asked(*await here.seated(*FIRST))
            await end_turn(asked)
            other.read()
            entries = [len(client.log) for client in (asked, other)]
            await asked.ask("request_undo")
            other.read()
            await other.ask("vote", request=other.state["request"]["request"], accept=True)
            asked.read()
            for client, before in zip((asked, other), entries, strict=True):
                updates = [message for message in client.got if message["type"] == "update" and message["events"]]
                assert [event["verb"] for event in updates[-1]["events"]] == ["undo"]
                assert len(client.log) == before + len(updates[-1]["log"])
                assert "take" in updates[-1]["log"][0]["text"]
            stored = await here.hall.storage.load_table(here.room(asked).table.id)
            assert stored is not None
            assert stored.acts[-1].startswith("undo to 0, ")

    run(main())


def test_the_action_phase_is_ended_by_whoever_has_an_action() -> None:
    async def main() -> None:
        async with local() as here:
            ((ana, _), _) = await twin_tables(here, 5, {"Copper": 5}, {"Copper": 5})
            question = ana.question
            assert question
            assert question["id"] == "action"
            assert (await ana.ask("end_actions", question=question["number"]))["type"] == "done"
            assert ana.question
            assert ana.question["id"] != "action"
            assert (await ana.ask("end_actions", question=ana.question["number"]))["code"].partition(".")[0] == "not-now"

    run(main())


def test_undoing_freely_moves_no_number_that_others_see() -> None:
    """A pass that was undone would tell that there was something to pass."""
    lots, lived, undone = Random(5), table(5, 3), 0
    for _ in range(400):
        asked = lived.question
        if asked is None or lived.game is None:
            break
        before = [lived.question_number(seat) for seat in range(3)]
        entries, standing = len(lived.game.entries), list(standing_decisions(lived.game.entries))
        if not lived.can_undo(asked.seat) or lots.random() < 0.5:
            lived.decide(lots.choice(asked.answers))
            continue
        lived.undo(asked.seat)
        after = [lived.question_number(seat) for seat in range(3)]
        if all(entry == TakeBack(entry.to) for entry in lived.game.entries[entries:] if isinstance(entry, TakeBack)):
            deciders = {decision.player for decision in standing[lived.game.decisions :]}
            undone += 1
            assert [seat for seat in range(3) if after[seat] > before[seat]] == sorted(int(player) - 1 for player in deciders)
        else:
            assert all(new > old for new, old in zip(after, before, strict=True))
    assert undone > 5
