"""The log: what has happened as lines, grouped and nested, as one viewer may know it."""

from __future__ import annotations

import random

import pytest

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.game.events import GameEvent, game_events
from fiefdom.game.game import Game, new_game
from fiefdom.text.log import LogLine, log_lines
from fiefdom.text.texts import Texts
from tests.stages import answered, staged

PLAYERS = ("Ana", "Bot", "Ola")


def events_of(stage: str, *answers: str) -> list[GameEvent]:
    """The events of a turn of seat 0 that begins on a stage."""
    position = staged(stage)
    raw = answered(position, *answers)
    return [GameEvent(0, "start-turn", 0), *game_events(raw, position.kingdom, position.seats, 1)]


def lines_of(stage: str, *answers: str, viewer: int | None = 0) -> list[LogLine]:
    return log_lines(events_of(stage, *answers), PLAYERS, Texts(), viewer)[1:]


def text_of(stage: str, *answers: str, viewer: int | None = 0) -> list[str]:
    """The lines after the heading, indented; `*` marks what was the only choice."""
    return [f"{line}{' *' if line.only_choice else ''}" for line in lines_of(stage, *answers, viewer=viewer)]


# Turns


def test_a_game_begins_with_hands_and_the_first_turn() -> None:
    game = new_game("First Game", players=PLAYERS[:2], seed=7, starter=1)
    hand = Texts().cards(game.view(0).hand)
    assert [str(line) for line in log_lines(game.events, PLAYERS, Texts(), 0)] == [
        f"Ana draws: {hand}",
        "Bot draws 5 cards",
        "Turn 1 – Bot",
    ]


def test_treasures_purchases_and_the_new_hand_are_a_line_each() -> None:
    stage = """
        players = ana, bot
        kingdom = Market
        ana.hand = Copper x3, Silver, Estate
        ana.deck = Gold x5
        ana.buys = 2
        phase = treasure
    """
    assert text_of(stage, "Copper", "Copper", "Silver", "Copper", "Silver", "Estate") == [
        "  Ana plays: Copper ×3, Silver",
        "  Ana buys: Silver, Estate",
        "  Ana draws: Gold ×5",
        "Turn 1 – Bot",
    ]


def test_a_shuffle_does_not_divide_the_new_hand() -> None:
    stage = """
        players = ana, bot
        kingdom = Market
        ana.hand = Copper
        ana.deck = Gold x2
        ana.discard = Copper x8
        phase = buy
    """
    assert text_of(stage, "pass")[:2] == ["  Ana shuffles", "  Ana draws: Copper ×3, Gold ×2"]
    assert text_of(stage, "pass", viewer=1)[:2] == ["  Ana shuffles", "  Ana draws 5 cards"]


def test_a_shuffle_in_the_middle_of_an_effect_stands_where_it_happened() -> None:
    stage = """
        players = ana, bot
        kingdom = Smithy
        ana.hand = Smithy
        ana.deck = Gold
        ana.discard = Copper x5
    """
    assert text_of(stage, "Smithy") == [
        "  Ana plays: Smithy",
        "    Ana draws: Gold",
        "    Ana shuffles",
        "    Ana draws: Copper ×2",
    ]


def test_who_cannot_draw_a_new_hand_has_no_line_for_it() -> None:
    stage = "players = ana, bot\nkingdom = Market\nphase = buy"
    assert text_of(stage, "pass") == ["Turn 1 – Bot"]


def test_turns_are_counted_for_each_player_and_for_the_game() -> None:
    game = new_game("First Game", players=PLAYERS[:2], seed=7, starter=0)
    while game.position.record()["turns"][1] < 2:
        assert game.question
        game.answer("pass")
    headings = [line for line in log_lines(game.events, PLAYERS, Texts(), None) if line.depth == 0 and line.turn]
    assert [(line.turn, line.text) for line in headings] == [
        (1, "Turn 1 – Ana"),
        (2, "Turn 1 – Bot"),
        (3, "Turn 2 – Ana"),
        (4, "Turn 2 – Bot"),
        (5, "Turn 3 – Ana"),
    ]


# Nesting


def test_actions_are_played_line_by_line_with_what_comes_of_them() -> None:
    stage = """
        players = ana, bot
        kingdom = Festival, Village, Witch
        ana.hand = Festival x2, Village, Witch
        ana.deck = Copper x5
    """
    assert text_of(stage, "Festival", "Festival", "Village", "Witch") == [
        "  Ana plays: Festival",
        "  Ana plays: Festival",
        "  Ana plays: Village",
        "    Ana draws: Copper",
        "  Ana plays: Witch",
        "    Ana draws: Copper ×2",
        "    Bot gains: Curse",
    ]


def test_throne_room_plays_inside_and_again() -> None:
    stage = """
        players = ana, bot
        kingdom = Throne Room, Village, Smithy
        ana.hand = Throne Room x2, Village, Smithy
        ana.deck = Copper x12
    """
    assert text_of(stage, "Throne Room", "Throne Room", "Village", "Smithy") == [
        "  Ana plays: Throne Room",
        "    Ana plays: Throne Room",
        "      Ana plays: Village",
        "        Ana draws: Copper",
        "      Ana plays again: Village",
        "        Ana draws: Copper",
        "    Ana plays again: Throne Room",
        "      Ana plays: Smithy",
        "        Ana draws: Copper ×3",
        "      Ana plays again: Smithy",
        "        Ana draws: Copper ×3",
    ]


def test_a_doubled_card_that_played_its_like_is_again_where_it_was() -> None:
    stage = """
        players = ana, bot
        kingdom = Throne Room, Vassal
        ana.hand = Throne Room, Vassal
        ana.deck = Vassal, Estate, Estate
    """
    assert text_of(stage, "Throne Room", "Vassal", "Vassal") == [
        "  Ana plays: Throne Room",
        "    Ana plays: Vassal",
        "      Ana discards: Vassal",
        "      Ana plays: Vassal",
        "        Ana discards: Estate",
        "    Ana plays again: Vassal",
        "      Ana discards: Estate",
    ]


# What a viewer may know


CELLAR = """
    players = ana, bot
    kingdom = Cellar
    ana.hand = Cellar, Copper, Estate x2
    ana.deck = Gold x4
"""


def test_the_owner_sees_what_is_discarded_and_drawn() -> None:
    assert text_of(CELLAR, "Cellar", "Estate", "Copper", "pass") == [
        "  Ana plays: Cellar",
        "    Ana discards: Copper, Estate",
        "    Ana draws: Gold ×2",
    ]


@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_the_number_and_the_card_on_top(viewer: int | None) -> None:
    assert text_of(CELLAR, "Cellar", "Estate", "Copper", "pass", viewer=viewer) == [
        "  Ana plays: Cellar",
        "    Ana discards 2 cards; on top: Copper",
        "    Ana draws 2 cards",
    ]
    assert text_of(CELLAR, "Cellar", "Estate", "pass", viewer=viewer)[1:] == ["    Ana discards: Estate", "    Ana draws one card"]


def test_looked_at_cards_are_the_lookers() -> None:
    stage = """
        players = ana, bot
        kingdom = Sentry
        ana.hand = Sentry
        ana.deck = Gold, Estate, Silver, Copper
    """
    assert text_of(stage, "Sentry", "Estate", "pass", "pass") == [
        "  Ana plays: Sentry",
        "    Ana draws: Gold",
        "    Ana looks at: Silver, Estate",
        "    Ana trashes: Estate",
        "    Ana puts onto the deck: Silver *",
    ]
    assert text_of(stage, "Sentry", "Estate", "pass", "pass", viewer=1) == [
        "  Ana plays: Sentry",
        "    Ana draws one card",
        "    Ana looks at 2 cards",
        "    Ana trashes: Estate",
        "    Ana puts one card onto the deck",
    ]


def test_a_reaction_is_shown_once_it_is_revealed() -> None:
    stage = """
        players = ana, bot
        kingdom = Militia, Moat
        ana.hand = Militia
        bot.hand = Moat, Copper x3, Estate
    """
    assert text_of(stage, "Militia", "Moat") == ["  Ana plays: Militia", "    Bot reveals Moat and is safe"]
    assert text_of(stage, "Militia", "pass") == ["  Ana plays: Militia"]


def test_cards_of_the_first_edition_have_their_lines() -> None:
    stage = """
        edition = 1
        players = ana, bot, ola
        kingdom = Thief, Spy, Feast, Adventurer, Chancellor
        ana.hand = Thief, Spy, Feast, Adventurer, Chancellor
        ana.actions = 5
        ana.deck = Copper, Estate, Silver, Estate, Gold, Estate
        bot.deck = Copper, Gold, Estate
        ola.deck = Silver, Silver
    """
    answers = ("Thief", "Gold", "Gold", "pass", "Spy", "Estate", "pass", "pass", "Feast", "Duchy", "Adventurer", "Chancellor", "Chancellor")
    assert text_of(stage, *answers) == [
        "  Ana plays: Thief",
        "    Bot reveals: Copper, Gold",
        "    Bot trashes: Gold",
        "    Bot discards: Copper",
        "    Ola reveals: Silver ×2",
        "    Ola trashes: Silver *",
        "    Ola discards: Silver",
        "    Ana takes from the Trash: Gold",
        "  Ana plays: Spy",
        "    Ana draws: Copper",
        "    Ana reveals: Estate",
        "    Ana discards: Estate",
        "    Bot reveals: Estate",
        "    Bot puts onto the deck: Estate",
        "    Ola shuffles",
        "    Ola reveals: Silver",
        "    Ola puts onto the deck: Silver",
        "  Ana plays: Feast",
        "    Ana trashes: Feast",
        "    Ana gains: Duchy",
        "  Ana plays: Adventurer",
        "    Ana reveals: Gold, Silver, Estate",
        "    Ana takes into hand: Gold, Silver",
        "    Ana discards: Estate",
        "  Ana plays: Chancellor",
        "    Ana puts the whole deck into the discard pile; on top: Estate",
    ]


def test_cards_of_both_editions_have_their_lines() -> None:
    stage = """
        players = ana, bot
        kingdom = Bureaucrat, Artisan, Mine
        ana.hand = Bureaucrat, Artisan, Mine, Copper
        ana.actions = 3
        bot.hand = Copper x5
    """
    assert text_of(stage, "Bureaucrat", "Artisan", "Duchy", "Duchy", "Mine", "Copper", "Silver", viewer=1) == [
        "  Ana plays: Bureaucrat",
        "    Ana gains onto the deck: Silver",
        "    Bot reveals the whole hand: Copper ×5",
        "  Ana plays: Artisan",
        "    Ana gains to hand: Duchy",
        "    Ana puts one card onto the deck",
        "  Ana plays: Mine",
        "    Ana trashes: Copper",
        "    Ana gains to hand: Silver",
    ]


def test_library_tells_what_is_set_aside() -> None:
    stage = """
        players = ana, bot
        kingdom = Library, Moat
        ana.hand = Library, Copper x5
        ana.deck = Moat, Moat, Gold
    """
    assert text_of(stage, "Library", "Moat", "pass", viewer=1) == [
        "  Ana plays: Library",
        "    Ana looks at one card",
        "    Ana sets aside: Moat",
        "    Ana looks at one card",
        "    Ana draws 2 cards",
        "    Ana discards: Moat",
    ]


# Only choices


MILITIA = """
    players = ana, bot
    kingdom = Militia
    ana.hand = Militia
    bot.hand = {hand}
"""


def test_what_was_the_only_choice_is_marked_for_whoever_had_it() -> None:
    stage = MILITIA.format(hand="Copper x5")
    assert text_of(stage, "Militia", viewer=1) == ["  Ana plays: Militia", "    Bot discards: Copper ×2 *"]
    assert text_of(stage, "Militia", viewer=0) == ["  Ana plays: Militia", "    Bot discards 2 cards; on top: Copper"]


def test_a_choice_with_a_forced_end_is_a_choice() -> None:
    stage = MILITIA.format(hand="Copper x4, Estate")
    assert text_of(stage, "Militia", "Estate", viewer=1) == ["  Ana plays: Militia", "    Bot discards: Copper, Estate"]


def test_the_mark_does_not_spread_to_what_follows() -> None:
    stage = """
        edition = 1
        players = ana, bot
        kingdom = Throne Room, Remodel
        ana.hand = Throne Room, Remodel, Copper, Copper
    """
    assert text_of(stage, "Throne Room", "Estate", "Estate") == [
        "  Ana plays: Throne Room",
        "    Ana plays: Remodel *",
        "      Ana trashes: Copper *",
        "      Ana gains: Estate",
        "    Ana plays again: Remodel",
        "      Ana trashes: Copper *",
        "      Ana gains: Estate",
    ]


# Undo


def test_an_undo_is_a_line_and_nothing_is_deleted() -> None:
    game = new_game("First Game", players=PLAYERS[:2], seed=7, starter=0)
    game.answer("Copper", "Copper")
    game.undo()
    game.undo()
    game.answer("Copper")
    assert [str(line) for line in log_lines(game.events, PLAYERS, Texts(), 0)][3:] == [
        "  Ana plays: Copper ×2",
        "  A decision is taken back",
        "  A decision is taken back",
        "  Ana plays: Copper",
    ]


def test_going_back_to_an_earlier_turn_shows_its_heading_again() -> None:
    game = new_game("First Game", players=PLAYERS[:2], seed=7, starter=0)
    while game.position.turn == 0:
        game.answer("pass")
    game.answer("pass")
    game.take_back(0, seed=1)
    game.answer("pass", "pass")
    lines = log_lines(game.events, PLAYERS, Texts(), None)
    assert [(line.turn, str(line)) for line in lines if "draws" not in line.text] == [
        (1, "Turn 1 – Ana"),
        (2, "Turn 1 – Bot"),
        (2, "  A decision is taken back"),
        (1, "Turn 1 – Ana"),
        (2, "Turn 1 – Bot"),
    ]


# The end


def test_the_end_says_that_the_provinces_are_gone() -> None:
    game = new_game("First Game", players=PLAYERS[:2], seed=1, starter=0)
    while game.question:
        answers = game.question.answers
        game.answer(next(name for name in ("Province", "Gold", "Silver", "Copper", *answers) if name in answers and _is_sound(game, name)))
    assert game.view(None).supply[CATALOGUE[5]] == 0
    assert log_lines(game.events, PLAYERS[:2], Texts(), 0)[-1].text == "The game is over: the Province pile is empty"


def _is_sound(game: Game, name: str) -> bool:
    """Nobody buys Coppers."""
    return not (game.question and game.question.id == "buy" and name == "Copper")


def test_the_end_says_how_many_piles_are_empty() -> None:
    lots = random.Random(1)
    game = new_game("First Game", players=PLAYERS[:2], seed=1, starter=0)
    while game.question:
        answers = [name for name in game.question.answers if name not in ("Province", "pass")]
        game.answer(lots.choice(answers) if answers else "pass")
    empty = sum(number == 0 for number in game.view(None).supply.values())
    assert empty >= 3
    assert log_lines(game.events, PLAYERS[:2], Texts(), 0)[-1].text == f"The game is over: {empty} piles are empty"


def test_without_the_beginning_the_end_is_just_the_end() -> None:
    events = [GameEvent(900, "end-game", 0)]
    assert [line.text for line in log_lines(events, PLAYERS, Texts(), 0)] == ["Game over"]


def test_nobody_is_safe_who_reveals_a_card_for_something_else() -> None:
    stage = """
        players = ana, bot
        kingdom = Courtier, Militia, Diplomat
        ana.hand = Courtier, Militia, Estate
        ana.actions = 2
        bot.hand = Diplomat, Copper x3, Estate
    """
    assert "    Ana reveals: Estate" in text_of(stage, "Courtier", "Estate", "+action")
    told = text_of(stage, "Militia", "Diplomat")
    assert "    Bot reveals: Diplomat" in told
    assert not any("is safe" in line for line in told)
