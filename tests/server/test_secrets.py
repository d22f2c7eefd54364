"""Nobody is sent what they may not know, proved on the bytes: what a viewer may not know can change without a byte changing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest
from hypothesis import given

from fiefdom.cards.kind_table import step_numbers
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.turn import action_chosen
from fiefdom.engine.words import ACTION_PHASE, ASK_ACTION, HAND
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.game.position import Position
from fiefdom.server.chairs import Chair
from fiefdom.server.feed import ENCODER, Feed
from fiefdom.server.picture import Scene, SeatState, TableOptions, UndoState, draw, events_seen
from fiefdom.server.refusal import Refused
from fiefdom.server.replays import Archive
from fiefdom.server.table import Table
from fiefdom.server.table_plan import TablePlan
from fiefdom.text.texts import Texts
from tests.properties.games import Play, chosen, examples, plays
from tests.properties.test_views import some, swapped, viewers
from tests.server.local import Client, HandClock, Local, local, run

ATTACKS = "Militia, Witch, Bureaucrat, Moat, Throne Room, Village, Smithy, Market, Cellar, Library"


def scene(position: Position, options: TableOptions) -> Scene:
    seats = [SeatState(seat=seat, name=f"P{seat}", kind="person", connected=True) for seat in range(position.seats)]
    return Scene("table", "playing", position.kingdom, options, seats, question_number=7, undo=UndoState(policy="ask"))


# Pictures


@examples(80)
@given(plays(40))
def test_swapping_hidden_cards_changes_no_byte_of_a_picture(play: Play) -> None:
    lots = Random(play.seed)
    options = TableOptions(open_counts=False, score_counter=bool(play.seed % 2), hints=True)
    texts = Texts(("en", "he")[play.seed % 2])
    for position in some(play.positions()):
        for seat in viewers(position):
            seen = ENCODER.encode(draw(position, seat, scene(position, options), texts))
            for other in swapped(position, seat, lots):
                assert other != position
                assert ENCODER.encode(draw(other, seat, scene(other, options), texts)) == seen


# Updates


def other_secrets(events: list[GameEvent], viewer: int | None, kingdom: Kingdom, lots: Random) -> list[GameEvent]:
    """The events of a game in which everything was different that the viewer may not know: hidden cards, and hidden choices."""
    made: list[GameEvent] = []
    for event in events:
        if not event.is_for(viewer):
            for _ in range(lots.choice((0, 1, 1, 2))):  # a Reaction that was not shown, a pick that was forced
                card = lots.choice((None, *kingdom.cards))
                verb = lots.choice(("choose", "forced"))
                made.append(event._replace(verb=verb, card=card, number=len(made)))
        elif event.card is not None and viewer not in event.seen:
            made.append(event._replace(card=lots.choice(kingdom.cards), number=len(made)))
        else:
            made.append(event._replace(number=len(made)))
    return made


def batches(game: Game, choices: bytes) -> Iterator[list[GameEvent]]:
    yield list(game.events)
    for choice in choices:
        if game.question is None:
            return
        yield game.answer(chosen(game.question, choice))


@examples(100)
@given(plays(160))
def test_hidden_cards_and_choices_change_no_byte_of_log_and_events(play: Play) -> None:
    names = [f"P{seat}" for seat in range(play.seats)]
    game = new_game(play.kingdom, players=names, seed=play.seed, starter=play.starter)
    told = list(batches(game, play.choices))
    lots = Random(play.seed)
    for viewer in (None, *range(play.seats)):
        real, other = Feed(viewer, "en", names), Feed(viewer, "en", names)
        state = draw(game.position, viewer, scene(game.position, TableOptions()), Texts())
        for batch in told:
            real.pending.append(batch)
            other.pending.append(other_secrets(batch, viewer, play.kingdom, lots))
            assert real.update(state) == other.update(state)


def test_events_are_sent_without_numbers_which_count_hidden_ones_too() -> None:
    game = new_game("First Game", seed=1)
    assert {"number", "to"} & set(json.loads(ENCODER.encode(events_seen(game.events, 0)[0]))) == set()


# Whole tables


async def twin_tables(here: Local, seed: int, holder: dict[str, int], other: dict[str, int]) -> list[list[Client]]:
    """Two tables in the same state but for the hand of the second player."""
    tables = []
    for hand in (holder, other):
        made = [await here.client(*pair) for pair in await seated_at(here, seed, hand)]
        tables.append(made)
    return tables


async def seated_at(here: Local, seed: int, hand: dict[str, int]) -> list[tuple[str, str]]:
    """A table whose first player has a hand full of Attacks and whose second has this hand and owns the other cards, too."""
    table, tokens = await here.table("Ana", "Ola", kingdom=ATTACKS)
    await stage_table(here, table, seed, hand, 2)
    return [(table, token) for token in tokens]


async def stage_table(here: Local, table: str, seed: int, hand: dict[str, int], seats: int) -> None:
    room = here.hall.rooms[table]
    room.table.plan = TablePlan.of(room.table.kingdom, seats, room.table.plan.options, seed, 0)
    room.table.game = None
    room.table.begin()
    game = room.table.game
    assert game is not None
    record = game.position.record()
    slots = game.kingdom.slots
    stage(record, slots, 0, {"Militia": 1, "Witch": 1, "Bureaucrat": 1, "Throne Room": 1, "Village": 1}, {"Copper": 7})
    stage(record, slots, 1, hand, dict.fromkeys(("Moat", "Copper", "Estate", "Smithy"), 5))
    position = Position.from_record(game.kingdom, record)
    game.position = restarted(position)


def stage(record: Any, slots: dict[str, int], seat: int, hand: dict[str, int], everything: dict[str, int]) -> None:
    """Give a player a hand; what they own is the same whichever hand they have."""
    record["hand"][seat] = 0
    record["rest"][seat] = 0
    record["owned"][seat] = 0
    for name, number in hand.items():
        record["hand"][seat][slots[name]] = number
        record["owned"][seat][slots[name]] += number
    for name, number in everything.items():
        left = number - hand.get(name, 0)
        record["rest"][seat][slots[name]] = left
        record["owned"][seat][slots[name]] += left
    record["hand_size"][seat] = sum(hand.values())
    record["hand_mask"][seat] = sum(1 << slots[name] for name in hand)
    record["rest_size"][seat] = int(record["rest"][seat].sum())


def restarted(position: Position) -> Position:
    """The position with its Action phase asked for anew, because the hand has changed."""
    record = position.record()
    actions = position.kingdom.kinds().actions
    record["phase"], record["question"], record["source"] = ACTION_PHASE, ASK_ACTION, HAND
    record["actions"], record["legal"] = 5, int(record["hand_mask"][0]) & actions
    record["stack"][int(record["depth"]) - 1][0] = step_numbers()[action_chosen]
    return Position.from_record(position.kingdom, record)


def sent(client: Client) -> list[bytes]:
    """What a client was sent after the welcome, without the table's address."""
    client.read()
    table = client.state["table"].encode()
    return [data.replace(table, b"TABLE") for data in client.raw if b'"type":"welcome"' not in data]


def test_behind_the_curtain_everything_is_refused_alike_and_a_snapshot_tells_nothing() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=30.0) as here:
            (ana, ola), (ana2, ola2) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            watchers = [await here.client(client.state["table"]) for client in (ana, ana2)]
            for attacker in (ana, ana2):
                await attacker.answer("witch")
            await here.settle()
            assert ola.question
            assert ola.question["seconds"] == 30
            assert ola2.question is None
            await here.wait(10)
            await ola.answer()
            assert sent(ana) == sent(ana2)
            for client in (ana, ana2):
                assert (await client.ask("undo"))["code"].partition(".")[0] == "not-now"
                assert (await client.ask("request_undo"))["code"].partition(".")[0] == "not-now"
                assert (await client.ask("answer", question=99, cards=[]))["code"].partition(".")[0] == "not-now"
            for client in (ana, ana2, *watchers):
                await client.ask("snapshot")
            assert sent(ana) == sent(ana2)
            assert sent(watchers[0]) == sent(watchers[1])
            await here.wait(19)
            assert ana.question is None
            await here.wait(1)
            assert ana.question
            assert ana2.question

    run(main())


def test_whoever_is_asked_in_secret_does_nothing_that_others_would_notice() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=30.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            room = here.room(ana)
            room.table.plan = msgspec.structs.replace(room.table.plan, options=TableOptions(undo="always"))
            await ana.answer("witch")
            await here.settle()
            assert ola.question
            for deed in ("undo", "redo", "request_undo"):
                assert (await ola.ask(deed))["code"].partition(".")[0] == "not-now"
            assert (await ola.ask("command", text="undo"))["code"].partition(".")[0] == "not-now"

    run(main())


def test_how_long_it_takes_to_store_a_refused_moat_keeps_nobody_else_waiting() -> None:
    """While it is being written, the others get what they ask for at once."""

    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=30.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ana.answer("witch")
            await here.settle()
            stored = asyncio.Event()

            async def add_act(*_: Any) -> None:
                await stored.wait()

            with mock.patch.object(here.hall.storage, "add_act", add_act):
                answering = asyncio.create_task(ola.answer())
                await ana.until(here.room(ana).lock.locked)
                assert (await ana.ask("snapshot"))["type"] == "done"
                assert (await ana.ask("undo"))["code"].partition(".")[0] == "not-now"
                stored.set()
                assert (await answering)["type"] == "done"

    run(main())


def test_a_refused_moat_cannot_be_taken_back_and_a_request_to_do_so_does_not_name_it() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=30.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ana.answer("militia")
            await here.settle()
            await ola.answer()
            await here.wait(30)
            assert ola.question
            assert ola.question["id"] == "militia.discard"
            assert not ola.state["undo"]["now"]
            await ola.ask("request_undo")
            ana.read()
            assert (ana.state["request"]["question"], ana.state["request"]["cards"]) == ("", [])

    run(main())


def test_a_request_to_replace_somebody_shows_nothing_of_what_happens_behind_the_curtain() -> None:
    """A vote is open while Ola thinks: what she does voids it no more than if she had no Moat, and tells its time to nobody."""

    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=30.0, grace_time=5.0, vote_time=100.0) as here:
            courses = []
            for hand in ({"Moat": 1, "Copper": 4}, {"Copper": 5}):
                table, tokens = await here.table("Ana", "Ola", "Ida", "Eva", kingdom=ATTACKS)
                await stage_table(here, table, 5, hand, 4)
                ana, ola, ida = [await here.client(table, token) for token in tokens[:3]]
                await here.wait(6)
                await ana.answer("witch")
                await here.settle()
                await ida.ask("replace", seat=3)
                await here.wait(1.4)
                if "Moat" in hand:
                    await ola.answer()
                await here.wait(28.6 + 60)
                assert ana.question
                courses.append([([time - ana.times[0] for time in client.times], sent(client)) for client in (ana, ida)])
            assert courses[0] == courses[1]

    run(main())


def test_a_shown_moat_raises_the_curtain_at_once_and_one_that_is_forgotten_is_shown() -> None:
    async def main() -> None:
        async with local(clock=HandClock(), reaction_window=30.0) as here:
            ((ana, ola), (_, _)) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ana.answer("witch")
            await here.settle()
            await ola.answer("moat")
            await here.settle()
            assert ana.question
            assert any(event["verb"] == "reveal" for message in ana.got for event in message.get("events", []))
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ana.answer("witch")
            await here.wait(29)
            assert ola.question
            assert ana.question is None
            await here.wait(1)
            assert ola.question is None
            assert any(event["verb"] == "reveal" for message in ana.got for event in message.get("events", []))

    run(main())


# Seeds and tokens


def test_seeds_tokens_and_numbers_of_decisions_are_never_sent() -> None:
    async def main() -> None:
        async with local() as here:
            table, tokens = await here.table("Ana", "Ola", kingdom=ATTACKS)
            clients = [await here.client(table, token) for token in tokens] + [await here.client(table)]
            lots = Random(3)
            for _ in range(120):
                asked = next(client for client in clients if client.question)
                question = asked.question
                assert question
                cards = [lots.choice(question["cards"])] if question["cards"] and lots.random() < 0.8 else []
                if (await asked.answer(*cards))["type"] == "refused":
                    await asked.answer(*question["cards"][:1])
            seed = str(here.hall.rooms[table].table.plan.seed).encode()
            everything = b"".join(data for client in clients for data in client.raw)
            assert seed not in everything
            for chair in here.hall.rooms[table].table.chairs:
                assert chair.token.encode() not in everything
            for token in tokens:
                assert token.encode() not in everything
            for client in clients:
                assert [entry["number"] for entry in client.log] == list(range(len(client.log)))
                assert {entry["decision"] for entry in client.log} == {None}

    run(main())


def test_the_record_is_secret_until_the_end() -> None:
    async def main() -> None:
        async with local() as here:
            table, _ = await here.table("Ana", "Ola")
            archive = Archive(here.hall)
            for secret in (archive.record, archive.text):
                with pytest.raises(Refused, match="game is not over"):
                    await secret(table)

    run(main())


def test_question_numbers_count_only_what_the_seat_itself_has_decided() -> None:
    game = new_game("First Game", players=["1", "2"], seed=4, starter=0)
    chairs = [Chair(seat, f"P{seat}", "person") for seat in range(2)]
    table = Table("t", TablePlan.of(game.kingdom, 2, TableOptions(), 4, 0), chairs)
    table.begin()
    assert (table.question_number(0), table.question_number(1)) == (1, 1)
    table.end_turn(0, 1)
    number = table.question_number(0)
    assert table.question_number(1) == 1
    table.end_turn(1, 1)
    assert table.question_number(0) == number


def test_picks_that_the_engine_makes_itself_may_be_sent_too() -> None:
    """After the Estate only Coppers are left, so the second card is not asked for: a client that sends both is right all the same."""

    async def main() -> None:
        async with local() as here:
            for picks, kind in ((["estate", "copper"], "done"), (["estate", "moat"], "refused"), (["estate"], "done")):
                ((ana, ola), _) = await twin_tables(here, 5, {"Estate": 1, "Copper": 4}, {"Copper": 5})
                await ana.answer("militia")
                assert (await ola.answer(*picks))["type"] == kind
                assert ola.state["seats"][1]["hand"] == (3 if kind == "done" else 5)

    run(main())
