"""Everyone passes a card to the left: chosen one after the other in secret, passed all at once (Mummer, a card of the tests)."""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.engine.zones import trash_from_hand
from fiefdom.errors import BadCards, BadNotation
from fiefdom.game import engines, plain
from fiefdom.game.determinise import determinise, determinise_remembering
from fiefdom.game.game import Game, new_game
from fiefdom.game.memory import Memory
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import blocks
from fiefdom.text.texts import Texts
from tests.choices import CARDS, kingdom
from tests.stages import pass_card

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


def owned_by(position: Position, viewer: int, seat: int) -> dict[str, int]:
    return {str(card): copies for card, copies in view(position, viewer).owned(seat).items()}


@pytest.mark.parametrize("engine", ENGINES)
def test_giver_and_receiver_remember_what_was_passed(engine: Any) -> None:
    """R-I-PASS-5: Ana passes a Copper to Ola, Ola an Estate to Eva, and Eva a Copper to Ana."""
    position = start(engine)
    before = [owned_by(position, seat, seat) for seat in range(3)]
    for answer in ("Copper", "Estate", "Copper"):
        position.answer(answer)
    after = [owned_by(position, seat, seat) for seat in range(3)]
    assert [after[1][name] - before[1][name] for name in ("Copper", "Estate")] == [1, -1]
    for viewer, giver, receiver in ((0, 2, 1), (1, 0, 2), (2, 1, 0)):
        seen = view(position, viewer)
        public = view(position, None)
        # it has seen what left the one and what came to the other; of the giver it does not know what came
        assert (seen.unknown(giver), seen.unknown(receiver)) == (1, public.unknown(receiver) - 1)
        assert public.unknown(giver) > 1
        assert sum(owned_by(position, viewer, giver).values()) == sum(after[giver].values()) - 1
    ana = owned_by(position, 0, 1)
    assert ana["Copper"] >= before[1]["Copper"]  # seven and the one she gave, less one that may have been passed on
    assert ana["Estate"] == before[1]["Estate"] - 1


def test_what_others_pass_on_changes_nothing_for_those_who_do_not_see_it() -> None:
    """Twins of two rounds: Ana has given Ola an Estate, and then Ola gives Eva a Copper or an Estate."""
    twins = []
    for slot in (0, 3):
        position = Position.from_bytes(bytes(start()), plain)
        state = plain.state_of(position.handle)
        pass_card(state, 0, 1, 3)
        pass_card(state, 1, 2, slot)
        assert not position.broken_law()
        assert read_position(write_position(position), plain) == position
        twins.append(view(position, 0))
    assert twins[0] == twins[1]


def test_a_copy_has_witnesses_of_its_own() -> None:
    position = Position.from_bytes(bytes(start()), plain)
    value = bytes(position)
    pass_card(plain.state_of(position.copy().handle), 0, 1, 3)
    assert bytes(position) == value


def test_what_was_witnessed_comes_to_light() -> None:
    position = Position.from_bytes(bytes(start()), plain)
    state = plain.state_of(position.handle)
    pass_card(state, 0, 1, 3)
    estate = position.kingdom.cards[3]
    sure = view(position, 0).owned(1)[estate]
    assert sure == view(position, 2).owned(1)[estate] + 1 == view(position, 1).owned(1)[estate]
    while state.hand[1][3]:
        trash_from_hand(state, 1, 3)
        sure -= 1
        assert view(position, 0).owned(1)[estate] == sure
        assert not position.broken_law()


@pytest.mark.parametrize("engine", ENGINES)
def test_who_remembers_deals_the_passed_card_to_the_hand_it_came_to(engine: Any) -> None:
    """Ana has passed Ola a card; whoever deals for Ana finds it in Ola's hand, as long as nothing has left it unseen."""
    game = next(game for game in GAMES if any(event.verb == "give" for event in game.events))
    checked = 0
    for moments in range(1, game.decisions):
        now = Game.from_record(Record(game.setup, game.record.entries[:moments]))
        if now.question is None or not any(event.verb == "receive" for event in now.events):
            continue
        seat = now.question.seat
        memory = Memory()
        memory.observe(now.events_for(seat))
        dealt = determinise_remembering(view(now.position, seat), memory, moments, engine)
        assert not dealt.broken_law()
        for other in range(3):
            known = memory.seats[other].hand
            hand = now.position.record()["hand"][other]
            assert all(hand[now.kingdom.slots[card.name]] >= copies for card, copies in known.items())
            assert all(dealt.record()["hand"][other][now.kingdom.slots[card.name]] >= copies for card, copies in known.items())
            checked += bool(known) and other != seat
    assert checked > 20


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
        (  # R-I-Q-1: a hand of one kind has a single answer and is not asked, also that of the only player with cards (R-I-PASS-4)
            "alice.hand = Mummer; alice.deck = Estate, Estate; bob.hand = Copper x2; carol.hand = Silver, Gold; alice plays Mummer; "
            "carol: mummer.pass -> Gold; alice: mummer.trash -> nothing; alice.hand = Estate, Gold; bob.hand = Copper, Estate; "
            "carol.hand = Silver, Copper",
            True,
        ),
        (
            "alice.hand = Mummer; alice.deck = Estate, Estate; bob.hand = nothing; carol.hand = nothing; alice plays Mummer; "
            "alice: mummer.trash -> nothing; alice.hand = Estate, Estate",
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
