"""Tables with own cards: labels, numbers, named and passed cards and what waits for the next turn, through the server and to programs."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.bots.bot import Bot, Limits
from fiefdom.game.driver import Seated
from fiefdom.game.game import Game
from fiefdom.game.record import Record, Setup
from fiefdom.server.table_plan import TablePlan
from fiefdom.server.thought import BotTask, Mind
from fiefdom.server.wire import LONGEST_OWN_CARDS
from tests.bots.programs import at_question, served
from tests.choices import CODE, FILE, kingdom
from tests.server.clients import QUICK, Running, running
from tests.server.local import Client, Local, local, run

BELL = """
card Night Bell
cost 2
types action
+1 action
next turn:
    +1 card
    trash up to 1
name he: פעמון לילה
text he: +1 פעולה. בתחילת התור הבא: +1 קלף, ואפשר להשליך קלף אחד לגרוטאות.
text en: +1 Action. At the start of your next turn, +1 Card, and you may trash a card.
"""
FULL = CODE.replace("Militia", "Night Bell")
"""Labels, several labels, labels of those who are attacked, a named card, a number, a passed card, and the next turn."""

ASKED = {"page.choose", "lackey.choose", "bully.choose", "dowser.name", "alms-house.pay", "mummer.pass", "night-bell.trash"}


async def seated(here: Local, *seats: str, seed: int = 5) -> list[Client]:
    """People, and bots, at a table with all these cards, whose shuffles are known."""
    table, tokens = await here.table(*seats, kingdom=FULL, cards=FILE + BELL)
    room = here.hall.rooms[table]
    room.table.plan = TablePlan.of(room.table.kingdom, len(seats), room.table.plan.options, seed, 0)
    room.table.game = None
    room.table.begin()
    return [await here.client(table, token) for token in tokens if token]


WANTED = ("alms-house", "bully", "lackey", "mummer", "dowser", "night-bell", "page", "village")


def chosen(question: dict[str, Any], bought: Counter[str]) -> list[str]:
    """Play every card, buy the dearest of which there are fewest, take the last of what else there is."""
    if question["kind"] in ("label", "number"):
        return list(reversed(question["answers"]))[: question["remaining"]]
    if question["id"] == "buy":
        found = sorted((card for card in WANTED if card in question["cards"]), key=lambda card: bought[card])
        bought.update(found[:1])
        return found[:1]
    return list(question["cards"])[-1:]


async def play(clients: list[Client], most: int = 1500, *, to_the_end: bool = False) -> set[str]:
    """Let everybody answer until all questions were asked, or to the end of the game; the ids of those of cards."""
    asked: set[str] = set()
    bought: Counter[str] = Counter()
    for _ in range(most):
        for each in clients:
            each.read()  # whoever does not is let go
        client = next((each for each in clients if each.question), None)
        if client is None:
            await asyncio.sleep(0.001)
            continue
        question = client.question
        assert question is not None
        if question["kind"] != "phase":
            asked.add(question["id"])
            assert client.state["prompt"]
            assert question["cards"] or question["answers"] or question["may_pass"]
        reply = await client.answer(*chosen(question, bought))
        assert reply["type"] == "done", (question, reply)
        if (asked >= ASKED and not to_the_end) or client.state["stage"] == "over":
            break
    return asked


def test_every_kind_of_question_is_asked_and_answered_at_a_table() -> None:
    async def work() -> None:
        async with local() as here:
            clients = await seated(here, "Ana", "Ola")
            assert await play(clients) >= ASKED
            log = " ".join(line["text"] for line in clients[0].log)
            assert "Night Bell" in log
            assert "Alms House" in log

    run(work())


def test_bots_play_with_own_cards() -> None:
    async def work() -> None:
        async with local() as here:
            clients = await seated(here, "Ana", "bot:random", "bot:big-money")
            assert await play(clients) & ASKED

    run(work())


def test_the_kingdom_brings_what_no_catalogue_has() -> None:
    async def work() -> None:
        async with local() as here:
            (ana, _) = await seated(here, "Ana", "Ola")
            own = {each["card"]["slug"]: each for each in ana.state["kingdom"]["own"]}
            assert set(own) == {"page", "lackey", "bully", "dowser", "alms-house", "mummer", "night-bell"}
            bell = own["night-bell"]
            assert bell["names"] == {"en": "Night Bell", "he": "פעמון לילה"}
            assert (bell["card"]["cost"], bell["card"]["types"], bell["card"]["actions"]) == (2, ["action"], 1)
            assert bell["texts"]["he"].startswith("+1 פעולה")
            assert own["mummer"]["texts"] == {"en": "+2 cards; pass left; trash up to 1"}
            info = await here.hall.info(ana.state["table"])
            assert [each.card.slug for each in info.kingdom.own] == [each["card"]["slug"] for each in ana.state["kingdom"]["own"]]

    run(work())


def test_others_learn_neither_what_is_passed_nor_who_still_chooses_what() -> None:
    """A card is passed unseen (R-I-PASS-5): a spectator's messages name none, whichever it is."""

    async def work() -> None:
        async with local() as here:
            clients = await seated(here, "Ana", "Ola", "Ion")
            table = clients[0].state["table"]
            watcher = await here.client(table)
            await play([*clients, watcher], 250, to_the_end=True)
            given = [event for message in watcher.got for event in message.get("events", []) if event["verb"] in ("give", "receive")]
            assert given
            assert all(event["card"] is None for event in given)

    run(work())


def test_a_table_with_own_cards_survives_a_restart_and_its_record_replays(tmp_path: Path) -> None:
    async def work() -> None:
        async with local(tmp_path) as here:
            table, tokens = await here.table("Ana", "bot:big-money", kingdom=FULL, cards=FILE + BELL)
            client = await here.client(table, tokens[0])
            for _ in range(12):
                await client.until(lambda: client.question)
                assert client.question
                await client.answer(*chosen(client.question, Counter()))
            await here.settle()
            before = client.state
            await here.restart()
            again = await here.client(table, tokens[0])
            assert again.state["supply"] == before["supply"]
            assert again.state["kingdom"] == before["kingdom"]
            game = (await here.hall.find(table)).table.game
            assert game is not None
            replayed = Game.from_record(Record.parse(str(game.record)))
            assert replayed.position == game.position

    run(work())


def test_a_kingdom_by_lot_has_the_own_cards() -> None:
    async def work() -> None:
        async with local() as here:
            (ana,) = await here.seated("Ana", "bot:big-money", kingdom="random", cards=BELL)
            assert "night-bell" in ana.state["kingdom"]["cards"]

    run(work())


# Refused


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"cards": "card Night Bell\ncost 2\ntypes action\nfly 3", "kingdom": "random"}, "cards.verb"),
        ({"cards": "nonsense", "kingdom": "random"}, "cards."),
        ({"cards": "card Smithy\ncost 1\ntypes action\n+1 card", "kingdom": "random"}, "cards."),
        ({"cards": "x" * (LONGEST_OWN_CARDS + 1)}, "message"),
        ({"cards": BELL, "kingdom": CODE}, "unknown-card."),
    ],
)
def test_own_cards_that_cannot_be_are_refused(wish: dict[str, str], code: str, server: Running) -> None:
    answer = server.post("/api/tables", json.dumps(wish))
    assert answer.status_code == 400
    assert answer.json()["code"].startswith(code)
    assert answer.json()["message"]


def test_a_host_can_switch_own_cards_off() -> None:
    with running(replace(QUICK, printed_cards_only=True)) as strict:
        answer = strict.post("/api/tables", json.dumps({"kingdom": "random", "cards": BELL, "language": "en"}))
        assert (answer.status_code, answer.json()["code"]) == (400, "not-allowed.own-cards")
        assert strict.post("/api/tables", json.dumps({"kingdom": "random"})).status_code == 201


# Programs


def test_a_thought_about_own_cards_travels_to_another_process() -> None:
    game = Game(Setup(kingdom(), ("1", "2"), 0, 7))
    question = game.question
    assert question is not None
    task = BotTask.about(game.view(question.seat), "big-money", "table/0")
    assert task.view() == game.view(question.seat)
    assert Mind(find_agent).answer(task).answer in question.answers


BUYER = at_question(
    """wanted = ["Alms House", "Page", "Dowser", "Mummer"]
    first = message["number"] % 4
    answer = next((each for each in wanted[first:] + wanted[:first] if each in message["answers"]), None)
    say(type="answer", answer=answer or message["answers"][0])"""
)


@pytest.mark.parametrize("command", [BUYER, served("random")], ids=["on its own", "with the library"])
def test_programs_are_asked_about_labels_numbers_names_and_passing(command: tuple[str, ...]) -> None:
    """Games over the protocol; a program that uses the library is sent the cards themselves."""
    asked: set[str] = set()
    with Bot(command, Limits(start=300, answer=300, end=300)) as bot:
        for seed in range(6):
            game = Game(Setup(kingdom(), ("Ana", "Ola"), 0, seed))
            seats = [Seated(bot, game.setup), Seated(find_agent("random", seed), game.setup)]
            while (question := game.question) and game.decisions < 400:
                asked |= {question.id} if question.seat == 0 else set()
                game.answer(seats[question.seat].answer(game.position, game.events))
            seats[0].end(0, game.events, game.outcome)
    assert asked >= {"page.choose", "dowser.name", "alms-house.pay", "mummer.pass"}
