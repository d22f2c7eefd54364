"""The protocol is what its page says: samples, fields, and views that hold nothing but what a seat may know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.bots import protocol
from fiefdom.bots.protocol import Message, read_from_bot, read_to_bot, write_line
from fiefdom.bots.sight import event_messages, new_game_message, question_message, read_view, table_message
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.errors import BadView
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game, new_game
from fiefdom.game.view import view

PAGE = (Path(__file__).parent.parent.parent / "docs" / "reference" / "bot-protocol.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)
STRUCTS = [
    value
    for value in vars(protocol).values()
    if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == protocol.__name__
]


@pytest.mark.parametrize(("direction", "line"), SAMPLES)
def test_samples_of_the_page_are_messages(direction: str, line: str) -> None:
    message = read_to_bot(line.encode()) if direction == ">" else read_from_bot(line.encode())
    written = json.loads(write_line(message))
    if "view" in written:
        assert written["view"].pop("state") == ""
    assert written == json.loads(line)


def test_the_page_shows_every_message() -> None:
    shown = {json.loads(line)["type"] for _, line in SAMPLES}
    types = {struct.__struct_config__.tag for struct in STRUCTS if issubclass(struct, Message) and struct is not Message}
    assert types - shown == {"lost"}


def test_the_page_describes_every_field() -> None:
    described = set(re.findall(r"`([a-z_]+)`", PAGE))
    fields = {field for struct in STRUCTS for field in struct.__struct_fields__}
    assert fields - described == set()


def some_questions(kingdom: str, seed: int, every: int = 5) -> list[Game]:
    """Moments of a random game."""
    game = new_game(find_kingdom(kingdom), players=["Ana", "Bot", "Eva"], seed=seed)
    agent = find_agent("random", seed)
    moments = []
    while game.question and game.decisions < 400:
        if game.decisions % every == 0 or not game.question.is_phase:
            moments.append(game.copy())
        game.answer(agent.choose(game.view(game.question.seat)))
    return moments


@pytest.mark.parametrize("kingdom", ["interaction-1", "deck-top-2"])
def test_a_view_comes_back_out_of_its_message(kingdom: str) -> None:
    for game in some_questions(kingdom, 3):
        assert game.question
        seen = game.view(game.question.seat)
        line = write_line(question_message(seen, 1, 5.0, []))
        message = read_to_bot(line)
        assert isinstance(message, protocol.BotQuestion)
        assert read_view(game.kingdom, game.question.seat, message.view) == seen


def test_messages_are_the_same_for_states_that_a_seat_cannot_tell_apart() -> None:
    for game in some_questions("interaction-1", 5, every=11):
        assert game.question
        seen = game.view(game.question.seat)
        other = view(determinise(seen, Random(1)), game.question.seat)
        assert question_message(other, 1, 5.0, []) == question_message(seen, 1, 5.0, [])


def test_an_unrevealed_reaction_leaves_no_gap_in_the_events() -> None:
    moments = (game for seed in range(40) for game in some_questions("interaction-1", seed))
    game = next(game for game in moments if game.question and game.question.id == "moat.reveal")
    assert game.question
    other = next(seat for seat in range(3) if seat != game.question.seat)
    before = len(game.events)
    game.answer("pass")
    numbers = [event.number for event in event_messages(game.events_for(other, before - 3), 40)]
    assert numbers == list(range(40, 40 + len(numbers)))


def test_a_damaged_state_is_refused() -> None:
    game = new_game("First Game", seed=1, starter=0)
    table = table_message(game.view(0))
    for state in ("", "AAAA", "%%%", table.state[:-8]):
        with pytest.raises(BadView):
            read_view(game.kingdom, 0, msgspec.structs.replace(table, state=state))
    with pytest.raises(BadView):
        read_view(game.kingdom, 1, table)


def test_a_new_game_names_every_card_with_its_text() -> None:
    kingdom = random_kingdom(3, "both")
    message = new_game_message(kingdom, ("Ana", "Bot"), 1, 0)
    assert [card.name for card in message.cards] == [card.name for card in kingdom.cards]
    assert all(card.text for card in message.cards)


def test_what_is_not_for_the_seat_that_is_asked_is_no_question() -> None:
    game = new_game("First Game", seed=1, starter=0)
    with pytest.raises(BadView, match="nobody is asked"):
        question_message(game.view(1), 1, 5.0, [])
