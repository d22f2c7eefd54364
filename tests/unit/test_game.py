"""Game: play, undo up to the barrier, take back beyond it, copy, rematch."""

from __future__ import annotations

import dataclasses
import random

import pytest

import fiefdom
from fiefdom.errors import BadPlayers, BadRecord, CannotUndo, IllegalAnswer
from fiefdom.game.decision import TakeBack
from fiefdom.game.game import Game, new_game
from fiefdom.game.record import Record
from fiefdom.text.log import log_lines
from fiefdom.text.texts import Texts
from tests.stages import staged

TEN = "Swindler, Militia, Bureaucrat, Vassal, Moat, Village, Smithy, Market, Mine, Cellar"


def started(**changes: object) -> Game:
    arguments: dict[str, object] = {"players": ["Ana", "Bot"], "seed": 7, "starter": 0}
    return new_game("First Game", **{**arguments, **changes})  # type: ignore[arg-type]


def test_a_game_starts_at_the_first_question() -> None:
    game = started()
    assert game.question is not None
    assert (game.question.id, game.question.seat) == ("treasure", 0)
    assert game.outcome is None
    assert game.players == ("Ana", "Bot")


def test_without_a_starter_one_is_drawn_by_lot() -> None:
    starters = {fiefdom.new_game(players=["Ana", "Bot", "Cy"], seed=seed).position.turn for seed in range(40)}
    assert starters == {0, 1, 2}


def test_playing_treasures_can_be_taken_back_one_by_one() -> None:
    game = started()
    before = game.position
    game.answer("Copper")
    game.answer("Copper")
    assert str(game.undo(0)) == "Ana: treasure -> Copper"
    game.undo(0)
    assert game.position == before
    assert game.decisions == 0


def test_redo_does_it_again_and_a_new_answer_forgets_it() -> None:
    game = started()
    game.answer("Copper")
    after = game.position
    game.undo()
    game.redo()
    assert game.position == after
    game.undo()
    game.answer("pass")
    with pytest.raises(CannotUndo, match="nothing to do again"):
        game.redo()


def test_undo_is_appended_to_the_record_and_never_deletes() -> None:
    game = started()
    game.answer("Copper")
    events = len(game.events)
    game.undo()
    assert len(game.events) == events + 1
    assert game.events[-1].verb == "undo"
    assert [str(entry) for entry in game.entries] == ["Ana: treasure -> Copper", "undo to 0"]
    assert Game.from_record(Record.parse(str(game.record))) == game


def test_the_end_of_the_turn_cannot_be_undone_for_free() -> None:
    game = started()
    game.play_all_treasures()
    game.answer("pass")
    saved = game.copy()
    with pytest.raises(CannotUndo, match="learned"):
        game.undo(0)
    assert game == saved


def test_a_draw_cannot_be_undone_for_free() -> None:
    game = started()
    while not (game.question and game.question.id == "action" and "Smithy" in game.question.answers):
        play_towards(game, "Smithy")
    game.answer("Smithy")
    assert not game.can_undo()
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.parametrize(
    ("card", "zones"),
    [
        ("Swindler", "ola.deck = Copper, Gold"),
        ("Militia", "ola.hand = Copper x5"),
        ("Bureaucrat", "ola.hand = Copper x4, Estate"),
        ("Bureaucrat", "ola.hand = Copper x5"),
        ("Vassal", "ana.deck = Gold"),
    ],
)
def test_what_shows_a_hidden_card_cannot_be_undone_for_free(card: str, zones: str) -> None:
    """The card of another's deck or hand, too, which has no choice."""
    game = Game.starting_at(staged(f"players = ana, ola\nkingdom = {TEN}\nana.hand = {card}, Copper\n{zones}"), ["Ana", "Ola"])
    game.answer(card)
    assert not game.can_undo(0)


def test_an_attack_that_touches_nobody_can_be_undone() -> None:
    game = Game.starting_at(staged(f"players = ana, ola\nkingdom = {TEN}\nana.hand = Militia, Copper\nola.hand = Gold"), ["Ana", "Ola"])
    game.answer("Militia")
    assert game.can_undo(0)


def play_towards(game: Game, card: str) -> None:
    """Buy the card whenever it can be had, otherwise Silver; play everything else that comes."""
    question = game.question
    assert question is not None
    if question.id == "buy":
        wanted = [name for name in (card, "Silver", "pass") if name in question.answers]
        game.answer(wanted[0])
    else:
        game.answer(question.answers[0])


def test_another_players_choice_is_no_ones_to_take_back() -> None:
    game = started()
    game.answer("Copper")
    assert game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(CannotUndo):
        game.undo(1)


def test_take_back_deals_the_unseen_anew_and_is_marked() -> None:
    game = started()
    while game.decisions < 40:
        play_towards(game, "Smithy")
    line = [str(position) for position in game.history()]
    game.take_back(12, seed=99)
    assert game.decisions == 12
    assert game.entries[-1] == TakeBack(12, 99)
    assert str(game.position) == line[12]
    for _ in range(28):
        play_towards(game, "Smithy")
    assert [str(position) for position in game.history()] != line
    assert Game.from_record(Record.parse(str(game.record))) == game


def test_take_back_keeps_what_was_seen_and_changes_the_streams() -> None:
    game = started()
    game.answer("Copper")
    record = game.position.record()
    game.take_back(0, seed=5)
    fresh = game.position.record()
    assert (fresh["hand"][0] == started().position.record()["hand"][0]).all()
    assert (fresh["random"][:2] != record["random"][:2]).any()


def test_older_records_take_back_as_they_did_and_keep_the_hands() -> None:
    game = started()
    game.answer("Copper")
    for seed in range(5):
        replayed = Game.from_record(Record.parse(f"{game.record}undo to 0, reseed {seed}\n"))
        assert (replayed.position.record()["hand"] == started().position.record()["hand"]).all()


def test_taking_back_a_pass_that_nobody_saw_is_seen_by_nobody() -> None:
    game = started()
    before = game.view(1), game.events_for(1), game.events_for(None)
    game.answer("pass")
    game.undo(0)
    assert (game.view(1), game.events_for(1), game.events_for(None)) == before
    assert [event.verb for event in game.events_for(0)][-1] == "undo"
    game.answer("Copper")
    game.undo(0)
    assert [event.verb for event in game.events_for(1)][-2:] == ["play", "undo"]


def test_take_back_to_nowhere_is_refused() -> None:
    game = started()
    with pytest.raises(CannotUndo, match="`3`"):
        game.take_back(3)
    assert game.entries == []


def test_several_answers_are_given_together_or_not_at_all() -> None:
    game = started()
    saved = game.copy()
    with pytest.raises(IllegalAnswer):
        game.answer("Copper", "Province")
    assert game == saved
    game.answer("Copper", "Copper")
    assert game.decisions == 2


def test_a_copy_is_independent() -> None:
    game = started()
    copy = game.copy()
    copy.answer("Copper")
    assert game.decisions == 0
    assert len(game.events) < len(copy.events)
    assert game != copy


def test_an_illegal_answer_says_what_is_legal_and_changes_nothing() -> None:
    game = started()
    saved = game.copy()
    with pytest.raises(IllegalAnswer, match="`Province` is no answer to `treasure` of seat 0") as caught:
        game.answer("Province")
    assert "`Copper`" in caught.value.hint
    assert game == saved


def test_a_finished_game_has_an_outcome_and_a_rematch() -> None:
    game = started()
    while game.question:
        play_towards(game, "Province")
    assert game.outcome is not None
    assert game.outcome.scores == game.position.scores
    assert sum(game.outcome.turns) > 10
    again = game.rematch(seed=3)
    if len(game.outcome.winners) == 1:
        assert again.position.turn == (game.outcome.winners[0] + 1) % 2
    with pytest.raises(IllegalAnswer, match="over"):
        game.answer("pass")


def test_repr_pastes_back_and_str_shows_the_table() -> None:
    game = started()
    game.answer("Copper")
    assert eval(repr(game), {"Game": Game, "Record": Record}) == game
    assert "Province $8 x8" in str(game)
    assert "Ana: treasure" in str(game)


def test_events_hide_what_a_seat_may_not_know() -> None:
    game = started()
    drawn = [event for event in game.events_for(1) if event.verb == "draw" and event.seat == 0]
    assert len(drawn) == 5
    assert all(event.card is None for event in drawn)
    assert all(event.card for event in game.events_for(0) if event.verb == "draw" and event.seat == 0)
    assert all(event.card is None for event in game.events_for(None) if event.verb == "draw")


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Ana"], ["Ana", ""], ["Ana", "B,b"], ["Ana", "B:b"], ["A"] * 7, ["Ana", " Bo"]])
def test_bad_players_are_refused(names: list[str]) -> None:
    with pytest.raises(BadPlayers) as caught:
        new_game(players=names)
    assert caught.value.hint


def test_agents_see_views_alone_and_play_to_the_end() -> None:
    game = started(seed=random.Random(4).getrandbits(32))
    agents = [fiefdom.find_agent("random", 1), fiefdom.find_agent("big-money+smithy")]
    while game.question:
        seat = game.question.seat
        game.answer(agents[seat].choose(game.view(seat)))
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_a_record_without_its_seed_cannot_be_played_on() -> None:
    with pytest.raises(BadRecord, match="without its seed"):
        Game.from_record(started().record.without_secrets())


# Games that begin in the middle


def in_the_middle(decisions: int = 60, seed: int = 3) -> Game:
    game, agent = started(), fiefdom.find_agent("big-money")
    for _ in range(decisions):
        assert game.question
        game.answer(agent.choose(game.view(game.question.seat)))
    return Game.starting_at(game.position, game.players, seed)


def test_a_game_can_begin_in_the_middle_and_its_record_replays() -> None:
    game, agent = in_the_middle(), fiefdom.find_agent("big-money")
    asked = game.question
    assert asked
    assert (asked.seat, asked.id, game.decisions) == (0, "buy", 0)
    while game.question:
        game.answer(agent.choose(game.view(game.question.seat)))
    assert Game.from_record(Record.parse(str(game.record))) == game
    assert in_the_middle(seed=3).position == in_the_middle(seed=3).position != in_the_middle(seed=4).position


def test_turns_before_the_first_event_are_counted_in_the_log() -> None:
    game = in_the_middle()
    assert game.view(None).turns(0) == 6
    lines = log_lines(game.events, game.players, Texts("en"), None)
    assert [str(line) for line in lines] == ["Turn 7 – Ana"]
    game.answer("pass")
    assert "Turn 7 – Bot" in [str(line) for line in log_lines(game.events, game.players, Texts("en"), None)]


def test_the_log_does_not_guess_how_a_game_ended_whose_piles_it_has_not_followed() -> None:
    game, agent = in_the_middle(), fiefdom.find_agent("big-money")
    while game.question:
        game.answer(agent.choose(game.view(game.question.seat)))
    assert log_lines(game.events, game.players, Texts("en"), None)[-1].text == Texts("en").phase("over")


def test_a_record_that_begins_in_the_middle_does_not_tell_its_position_while_the_game_runs() -> None:
    record = in_the_middle().record
    assert "position fief1" in str(record)
    assert "fief1" not in str(record.without_secrets(0))


def test_the_position_of_a_record_is_of_its_cards_and_players() -> None:
    record = in_the_middle().record
    other = Record(dataclasses.replace(record.setup, players=("Ana", "Bot", "Cy")))
    with pytest.raises(BadRecord, match="has 2 players"):
        Game.from_record(other)
    with pytest.raises(BadRecord, match="bar"):
        Game.from_record(Record.parse(str(record).replace("| turn 0", "| bar 0")))
