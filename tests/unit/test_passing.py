"""Everyone passes a card to the left: chosen one after the other in secret, passed all at once (Mummer, a card of the tests)."""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.errors import BadCards, BadNotation
from fiefdom.game import engines, plain
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import blocks
from fiefdom.text.texts import Texts
from tests.choices import CARDS, kingdom

ENGINES = [engine for engine in (engines.compiled(), plain) if engine]


def played(seed: int, answers: int = 250) -> Game:
    """A game by lot in which Mummer is bought and played whenever it can be."""
    game = new_game(kingdom(), players=["Ana", "Ola", "Eva"], seed=seed, starter=0)
    lots = Random(seed)
    while game.question and game.decisions < answers:
        answers_now = game.question.answers
        named = [answer for answer in answers_now if answer != "pass"]
        game.answer("Mummer" if "Mummer" in named and game.question.is_phase else lots.choice(named or answers_now))
    return game


GAMES = [played(seed) for seed in range(4)]


@functools.cache
def passing() -> list[Position]:
    """The positions in which somebody is asked for a card to pass."""
    return [p for game in GAMES for p in game.history() if p.question and p.question.id == "mummer.pass"]


def start(engine: Any = None) -> Position:
    """Ana has played Mummer, nobody has chosen yet, and everybody has Coppers and Estates in hand."""
    for position in passing():
        record = position.record()
        if position.turn == record["decider"] == 0 and not record["unsure"].any() and (record["hand"][:3, [0, 3]] > 0).all():
            return Position.from_bytes(bytes(position), engine)
    raise AssertionError


def test_games_ask_everybody_and_keep_every_law_notation_record_and_undo() -> None:
    asked = passing()
    assert {p.question.seat for p in asked if p.question} == {0, 1, 2}
    for position in asked:
        assert not position.broken_law()
        assert read_position(write_position(position)) == position
        assert Position.from_bytes(bytes(position)) == position
    for game in GAMES:
        assert Game.from_record(Record.parse(str(game.record))) == game


def test_a_choice_can_be_taken_back_until_the_cards_have_moved() -> None:
    first = start()
    whole, number = next((game, n) for game in GAMES for n, p in enumerate(game.history()) if p == first)
    game = Game.from_record(Record(whole.setup, whole.record.entries[:number]))
    game.answer("Estate")
    assert game.can_undo(0)
    game.undo(0)
    assert game.position == start()
    for answer in ("Estate", "Copper", "Estate"):
        game.answer(answer)
    assert not game.can_undo()
    game.take_back(number + 1, seed=1)
    assert game.question is not None
    assert (game.question.id, game.question.seat) == ("mummer.pass", 1)
    assert not game.position.broken_law()
    assert view(game.position, 1) == view(list(Game.from_record(game.record).history())[-1], 1)


def test_both_engines_pass_alike() -> None:
    for position in passing()[:12]:
        assert position.question is not None
        for answer in position.question.answers:
            after = [Position.from_bytes(bytes(position), engine) for engine in ENGINES]
            for each in after:
                each.answer(answer)
            assert all(each == after[0] for each in after)
            assert not after[0].broken_law()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_card_stays_in_hand_until_all_have_chosen(engine: Any) -> None:
    position = start(engine)
    before = [list(row) for row in position.record()["hand"].tolist()]
    for answer in ("Estate", "Copper"):
        position.answer(answer)
        assert position.record()["hand"].tolist() == before
    position.answer("Estate")
    moved = (position.record()["hand"].astype(int) - before)[:3]
    assert moved[:, 0].tolist() == [0, -1, 1]
    assert moved[:, 3].tolist() == [0, 1, -1]
    assert not position.broken_law()


@pytest.mark.parametrize("chosen", range(3))
def test_a_choice_changes_the_view_of_giver_and_receiver_alone(chosen: int) -> None:
    """Twins: the same but for what one player passes."""
    twins = [start(), start()]
    for number in range(3):
        for twin, card in zip(twins, ("Copper", "Estate"), strict=True):
            twin.answer(card if number == chosen else "Copper")
        is_last = number == 2
        for viewer in (None, 0, 1, 2):
            for open_counts in (False, True):
                alike = view(twins[0], viewer, open_counts=open_counts) == view(twins[1], viewer, open_counts=open_counts)
                knows = number >= chosen and (viewer == chosen or (is_last and viewer == (chosen + 1) % 3))
                if viewer != 0 or not is_last:  # Ana's trash question shows her own hand
                    assert alike is not knows, (number, viewer)


def test_only_giver_and_receiver_are_told() -> None:
    for game in GAMES:
        for event in game.events:
            if event.verb in ("give", "receive"):
                other = 3 - event.seat - (event.seat + (1 if event.verb == "give" else -1)) % 3
                assert event.seen_by(other).card is None
                assert event.seen_by(None).card is None
            if event.question == "mummer.pass" and event.verb in ("choose", "forced"):
                assert [event.is_for(seat) for seat in (None, 0, 1, 2)] == [seat == event.seat for seat in (None, 0, 1, 2)]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_dealt_position_looks_the_same_and_can_be_played_on(engine: Any) -> None:
    lots = Random(5)
    for position in passing()[:12]:
        for seat in (None, 0, 1, 2):
            seen = view(position, seat)
            dealt = determinise(seen, lots, engine)
            assert not dealt.broken_law()
            assert view(dealt, seat) == seen
            while dealt.question and dealt.question.id == "mummer.pass":
                dealt.answer(lots.choice(dealt.question.answers))
            assert not dealt.broken_law()


def test_a_dealer_does_not_know_what_was_chosen() -> None:
    position = start()
    position.answer("Estate")
    found = set()
    for seed in range(40):
        dealt = determinise(view(position, 1), Random(seed))
        for _ in range(2):
            assert dealt.question is not None
            dealt.answer(dealt.question.answers[0])
        found.add(int(dealt.record()["hand"][1][3]))
    assert len(found) > 1


def test_a_choice_of_a_card_that_is_not_in_hand_is_no_position() -> None:
    position = start()
    position.answer("Estate")
    record = position.record()
    frame = record["stack"][int(record["depth"]) - 2]
    frame[5] = 2
    with pytest.raises(BadNotation):
        read_position(write_position(Position.from_record(position.kingdom, record, plain)))


def test_agents_pass_and_people_are_asked_in_words() -> None:
    for position in passing()[:3]:
        assert position.question is not None
        seen = view(position, position.question.seat)
        for name in ("big-money", "random", "level-3"):
            assert find_agent(name, 1).choose(seen) in position.question.answers
        for language in ("en", "ro", "pl", "is", "he"):
            assert "mummer" not in Texts(language).question(position.question, seen, ("Ana", "Ola", "Eva"))


def test_passing_inside_a_block_for_each_player_is_refused() -> None:
    with pytest.raises(BadCards):
        type(CARDS).parse("card Rout\ncost 3\ntypes action\nfor each other:\n    pass left\n")


SCENARIO = """
## Passing to the left

```scenario
players = alice, bob, carol
kingdom = Mummer, Moat
{lines}
```
"""


@pytest.mark.parametrize(
    ("lines", "passes"),
    [
        (
            "alice.hand = Mummer, Gold; alice.deck = Estate, Estate; bob.hand = Silver, Moat; carol.hand = Copper, Duchy; "
            "alice plays Mummer; alice: mummer.pass -> Gold; bob: mummer.pass -> Silver; carol: mummer.pass -> Duchy; "
            "alice: mummer.trash -> Duchy; alice.hand = Estate, Estate; bob.hand = Gold, Moat; carol.hand = Copper, Silver; trash = Duchy",
            True,
        ),
        (
            "alice.hand = Mummer, Gold; alice.deck = Estate, Estate; bob.hand = nothing; carol.hand = Copper; alice plays Mummer; "
            "alice: mummer.pass -> Gold; alice: mummer.trash -> nothing; alice.hand = Estate, Estate, Copper; "
            "bob.hand = nothing; carol.hand = Gold",
            True,
        ),
        (
            "alice.hand = Mummer, Gold; alice.deck = Estate, Estate; bob.hand = nothing; carol.hand = nothing; alice plays Mummer; "
            "alice: mummer.pass -> Gold; alice: mummer.trash -> nothing; alice.hand = Estate, Estate, Gold",
            True,
        ),
        (
            "alice.hand = Mummer, Gold; alice.deck = Estate, Estate; alice plays Mummer; alice: mummer.pass -> nothing",
            False,
        ),
    ],
)
def test_scenarios(lines: str, passes: bool) -> None:
    block = next(blocks(SCENARIO.format(lines=lines.replace("; ", "\n"))))
    problem = run_block(block, cards=tuple(CARDS.cards))
    assert (problem is None) is passes, problem
