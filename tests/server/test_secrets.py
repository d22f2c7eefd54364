"""Nobody is sent what they may not know, proved on the bytes: what a viewer may not know can change without a byte changing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.table import step_numbers
from fiefdom.engine.turn import action_chosen
from fiefdom.engine.words import ACTION_PHASE, ASK_ACTION, HAND
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.game.position import Position
from fiefdom.server.chairs import Chair
from fiefdom.server.drawing import Scene, draw, events_seen
from fiefdom.server.feed import ENCODER, Feed
from fiefdom.server.picture import Options, SeatState, UndoState
from fiefdom.server.refusal import Refused
from fiefdom.server.replays import Archive
from fiefdom.server.table import Plan, Table
from fiefdom.text.texts import Texts
from tests.properties.games import Play, chosen, examples, plays
from tests.properties.test_views import some, swapped, viewers
from tests.server.local import Client, Local, local, run

ATTACKS = "Militia, Witch, Bureaucrat, Moat, Throne Room, Village, Smithy, Market, Cellar, Library"


def scene(position: Position, options: Options) -> Scene:
    seats = [SeatState(seat=seat, name=f"P{seat}", kind="person", connected=True) for seat in range(position.seats)]
    return Scene("table", "playing", position.kingdom, options, seats, question_number=7, undo=UndoState(policy="ask"))


# Pictures


@examples(80)
@given(plays(40))
def test_swapping_hidden_cards_changes_no_byte_of_a_picture(play: Play) -> None:
    lots = Random(play.seed)
    options = Options(open_counts=False, score_counter=bool(play.seed % 2), hints=True)
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
        state = draw(game.position, viewer, scene(game.position, Options()), Texts())
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
    room = here.hall.rooms[table]
    room.table.plan = Plan.of(room.table.kingdom, 2, room.table.plan.options, seed, 0)
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
    return [(table, token) for token in tokens]


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


def test_an_attacker_cannot_tell_a_moat_that_is_not_shown_from_none() -> None:
    """Whatever is played, an Attack alone, after another, or twice by Throne Room: a refused Moat looks like no Moat, also in time."""

    async def main() -> None:
        async with local(reaction_window=0.08) as here:
            for plan in (["militia"], ["bureaucrat"], ["witch"], ["village", "throne-room", "militia"]):
                holder = {"Moat": 1, "Copper": 2, "Estate": 2}
                none = {"Copper": 3, "Estate": 2}
                (ana, ola), (ana2, ola2) = await twin_tables(here, 5, holder, none)
                for card in plan:
                    for attacker in (ana, ana2):
                        await attacker.answer(card)
                    assert sent(ana) == sent(ana2)
                await asyncio.gather(decline(ana, ola), decline(ana2, ola2))
                assert sent(ana) == sent(ana2)

    run(main())


async def decline(ana: Client, ola: Client) -> None:
    """Show no Moat, and wait until the table goes on."""

    def goes_on() -> bool:
        return bool(ana.state["prompt"] != "Waiting for the others")

    while True:
        await ana.until(lambda: goes_on() or (ola.question and ola.question["id"] == "moat.reveal"))
        if goes_on():
            return
        await ola.answer()


def test_the_curtain_is_down_as_long_with_a_moat_as_without() -> None:
    async def main() -> None:
        async with local(reaction_window=30.0) as here:
            (ana, ola), (ana2, ola2) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            watchers = [await here.client(client.state["table"]) for client in (ana, ana2)]
            for attacker in (ana, ana2):
                await attacker.answer("witch")
            assert ola.question
            assert ola.question["seconds"] == 30
            assert ola2.question is None
            await ola.answer()
            rooms = [here.room(client) for client in (ana, ana2)]
            assert abs(rooms[0].curtain.deadline - rooms[1].curtain.deadline) < 5  # type: ignore[union-attr]
            assert sent(ana) == sent(ana2)
            for client in (ana, ana2):
                assert (await client.ask("undo"))["code"] == "not-now"
                assert (await client.ask("answer", question=99, cards=[]))["code"] == "not-now"
            for client in (ana, ana2, *watchers):
                await client.ask("snapshot")
            assert sent(ana) == sent(ana2)
            assert sent(watchers[0]) == sent(watchers[1])

    run(main())


def test_a_shown_moat_raises_the_curtain_at_once_and_one_that_is_forgotten_is_shown() -> None:
    async def main() -> None:
        async with local(reaction_window=30.0) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ana.answer("witch")
            await ola.answer("moat")
            await ana.until(lambda: ana.question)
            assert any(event["verb"] == "reveal" for message in ana.got for event in message.get("events", []))
        async with local(reaction_window=0.05) as here:
            ((ana, ola), _) = await twin_tables(here, 5, {"Moat": 1, "Copper": 4}, {"Copper": 5})
            await ana.answer("witch")
            assert ola.question
            await ana.until(lambda: ana.question)
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
    table = Table("t", Plan.of(game.kingdom, 2, Options(), 4, 0), chairs)
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
