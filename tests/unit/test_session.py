"""People and bots at one keyboard: who is asked, what can be undone, save and resume, rematch."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.agents.big_money import BigMoney
from fiefdom.agents.matching import LevelResult
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.errors import BadAgent, BadPath, BadRecord, CannotUndo, IllegalAnswer
from fiefdom.game.decision import TakeBack
from fiefdom.game.game import Game, new_game
from fiefdom.game.record import Setup
from fiefdom.terminal.session import Participant, Session, data_directory, level_results, note_result, own_name, read_seats
from fiefdom.text.texts import Texts
from tests.stages import staged

BOT = {"Bot": "big-money"}


def session(seed: int = 7, starter: int = 0, **bots: str) -> Session:
    """A game of Ana against a bot, or against whom the bots leave."""
    players = ["Ana", *(bots or BOT)]
    return Session.seated(new_game("First Game", players=players, seed=seed, starter=starter), bots or BOT)


def staged_session(text: str, bots: dict[str, str] | None = None) -> Session:
    """A session in the position that a scenario describes."""
    position = staged(f"players = ana, ola\nkingdom = Cellar, Chapel, Militia, Moat, Smithy, Vassal, Village\n{text}")
    game = Game(Setup(position.kingdom, ("Ana", "Ola"), 0, seed=1))
    game.position = position
    return Session.seated(game, {"Ola": "big-money"} if bots is None else bots)


def play_out(game: Session) -> None:
    """Play to the end, the person as simply as can be."""
    while game.game.question:
        game.advance()
        if not game.is_waiting_for_person:
            continue
        question = game.game.question
        names = [name for name in ("Province", "Gold", "Silver") if name in question.answers]
        if question.id == "treasure":
            game.play_all_treasures()
        else:
            game.answer(names[0] if names else "pass")


def hand(game: Session, seat: int = 0) -> dict[str, int]:
    return {card.name: number for card, number in game.game.view(seat).hand.items()}


def question(game: Session) -> str:
    assert game.game.question is not None
    return f"{game.game.players[game.game.question.seat]}: {game.game.question.id}"


# Who is asked


def test_bots_decide_until_a_person_is_asked() -> None:
    game = session(starter=1)
    assert not game.is_waiting_for_person
    events = game.advance()
    assert events == game.game.events[-len(events) :]
    assert game.is_waiting_for_person
    assert question(game) == "Ana: treasure"
    assert game.advance() == []


def test_a_step_is_one_decision_of_a_bot() -> None:
    game = session(starter=1)
    game.step()
    assert game.game.decisions == 1
    assert question(game) == "Bot: treasure"


def test_nobody_answers_for_a_bot() -> None:
    game = session(starter=1)
    with pytest.raises(IllegalAnswer, match="`Bot` is a bot"):
        game.answer("Copper")
    assert game.game.decisions == 0


def test_the_viewer_is_the_person_who_decides_or_decided_last() -> None:
    game = Session.seated(new_game(players=["Bot", "Ana", "Ola"], seed=3, starter=0), BOT)
    assert game.viewer == 1
    game.advance()
    assert game.viewer == 1
    game.end_turn()
    assert game.viewer == 2
    game.end_turn()
    assert not game.is_waiting_for_person
    assert game.viewer == 2


def test_bots_alone_play_without_a_viewer() -> None:
    game = Session.seated(new_game(players=["Bot", "Bob"], seed=3), {"Bot": "big-money", "Bob": "random"})
    assert game.viewer is None
    game.advance()
    assert game.game.outcome is not None


# Commands of several decisions


def test_all_treasures_end_the_action_phase_first() -> None:
    game = staged_session("ana.hand = Smithy, Copper x2, Silver")
    game.play_all_treasures()
    assert question(game) == "Ana: buy"
    assert game.game.view(0).coins == 4


def test_without_treasures_there_are_none_to_play() -> None:
    game = staged_session("ana.hand = Smithy, Estate")
    with pytest.raises(IllegalAnswer):
        game.play_all_treasures()
    assert question(game) == "Ana: action"


def test_the_end_of_the_turn_passes_what_is_left_of_it_and_no_more() -> None:
    game = staged_session("ana.hand = Smithy, Copper x2\nola.hand = Copper", bots={})
    game.end_turn()
    assert question(game) == "Ola: treasure"
    assert game.game.view(None).turns(0) == 1


def test_the_turn_does_not_end_while_a_card_asks() -> None:
    game = staged_session("ana.hand = Chapel, Copper x2")
    game.answer("Chapel")
    with pytest.raises(IllegalAnswer, match=r"chapel\.trash"):
        game.end_turn()
    assert question(game) == "Ana: chapel.trash"


def test_a_pass_after_the_last_pick_ends_a_choice_that_is_still_open() -> None:
    game = staged_session("ana.hand = Chapel, Copper x2, Estate, Silver")
    game.answer("Chapel")
    game.answer("Copper", "Estate", "pass")
    assert question(game) == "Ana: treasure"
    assert hand(game) == {"Copper": 1, "Silver": 1}


def test_a_pass_after_a_choice_that_has_ended_by_itself_answers_nothing_else() -> None:
    game = staged_session("ana.hand = Village, Chapel, Copper\nana.deck = Smithy")
    game.answer("Village")
    game.answer("Chapel")
    game.answer("Copper", "Smithy", "pass")
    assert question(game) == "Ana: buy"
    assert game.game.view(0).trash.total() == 2


@pytest.mark.parametrize("answers", [("Copper", "Copper", "Copper"), ("Copper", "Province"), ("Copper", "pass", "Copper"), ()])
def test_picks_of_which_one_is_wrong_change_nothing(answers: tuple[str, ...]) -> None:
    game = staged_session("ana.hand = Chapel, Copper x2, Estate, Silver")
    game.answer("Chapel")
    with pytest.raises(IllegalAnswer):
        game.answer(*answers)
    assert game.game.decisions == 1
    assert question(game) == "Ana: chapel.trash"


def test_purchases_of_which_one_is_too_dear_change_nothing() -> None:
    game = staged_session("phase = buy\nana.coins = 6\nana.buys = 2")
    with pytest.raises(IllegalAnswer):
        game.answer("Gold", "Estate")
    assert game.game.decisions == 0
    game.answer("Silver", "Silver")
    assert game.game.view(0).owned(0).total() == 2


def test_what_a_card_would_draw_cannot_be_found_out_by_asking_for_too_much() -> None:
    """Vassal turns up Village, so that Moat cannot be played next; that is known only when Vassal has been played."""
    for top in ("Village", "Copper"):
        game = staged_session(f"ana.hand = Vassal, Moat\nana.actions = 2\nana.deck = {top}, Estate x4")
        game.answer("Vassal", "Moat")
        assert game.game.entries[0].answer == "Vassal"  # type: ignore[union-attr]
        assert game.unanswered == (("Moat",) if top == "Village" else ())


# Undo


def test_undo_takes_back_a_command_and_redo_does_it_again() -> None:
    game = staged_session("ana.hand = Copper x3, Estate")
    before = game.game.position.copy()
    game.play_all_treasures()
    after = game.game.position.copy()
    game.undo()
    assert game.game.position == before
    game.redo()
    assert game.game.position == after
    game.undo()
    assert game.game.position == before


def test_undo_goes_back_several_commands_up_to_the_barrier() -> None:
    game = staged_session("ana.hand = Smithy, Chapel, Estate\nana.actions = 2\nana.deck = Copper x3", bots={})
    game.answer("Smithy")
    start = game.game.position.copy()
    game.answer("Chapel")
    game.answer("Estate", "Copper", "pass")
    game.play_all_treasures()
    for _ in range(3):
        game.undo()
    assert game.game.position == start
    with pytest.raises(CannotUndo, match="learned"):
        game.undo()
    assert game.game.position == start


def test_against_bots_undo_goes_beyond_the_barrier_and_the_record_shows_it() -> None:
    game = session()
    game.play_all_treasures()
    game.answer("Cellar")
    bought = game.game.decisions
    game.advance()
    game.undo(seed=5)
    assert question(game) == "Ana: buy"
    assert game.game.decisions == bought - 1
    assert game.game.entries[-1] == TakeBack(bought - 1, 5)


def test_a_bot_that_had_to_answer_does_not_stand_in_the_way_of_undo() -> None:
    game = staged_session("ana.hand = Militia, Copper x2\nola.hand = Copper x3, Estate x2")
    game.answer("Militia")
    game.advance()
    assert hand(game, 1) == {"Copper": 3}
    game.undo(seed=1)
    assert question(game) == "Ana: action"
    assert hand(game, 1) == {"Copper": 3, "Estate": 2}


def test_people_do_not_take_back_what_others_decided() -> None:
    game = staged_session("ana.hand = Militia, Copper x2\nola.hand = Copper x3, Estate x2", bots={})
    game.answer("Militia")
    with pytest.raises(CannotUndo, match="learned"):
        game.undo()
    assert question(game) == "Ola: militia.discard"


def test_there_is_nothing_to_undo_or_redo_at_the_beginning() -> None:
    game = session()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        game.undo()
    with pytest.raises(CannotUndo, match="nothing to do again"):
        game.redo()


def test_a_new_decision_forgets_what_was_undone() -> None:
    game = staged_session("ana.hand = Copper x3, Silver")
    game.answer("Copper")
    game.undo()
    game.answer("Silver")
    with pytest.raises(CannotUndo, match="nothing to do again"):
        game.redo()


# Save and load


def test_a_saved_session_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    game = session(seed=11)
    for _ in range(3):
        game.advance()
        game.play_all_treasures()
        game.answer("pass")
    game.undo(seed=9)
    game.save(tmp_path / "new folder" / "game.fief")
    other = Session.load(tmp_path / "new folder" / "game.fief")
    assert other.game == game.game
    assert (other.bots, other.viewer) == (game.bots, game.viewer)
    for each in (game, other):
        play_out(each)
    assert other.game == game.game
    assert [path.name for path in (tmp_path / "new folder").iterdir()] == ["game.fief"]


def test_undo_works_in_a_loaded_session() -> None:
    game = session()
    game.play_all_treasures()
    other = Session.parse(str(game))
    other.undo()
    assert question(other) == "Ana: treasure"


def test_a_game_of_people_has_no_bots_when_it_is_loaded() -> None:
    game = Session.seated(new_game(players=["Ana", "Ola"], seed=1), {})
    assert Session.parse(str(game)).people == (0, 1)


def test_others_than_before_can_be_bots() -> None:
    assert Session.seated(Session.parse(str(session())).game, {"Ana": "random"}).people == (1,)


def test_a_bot_must_be_a_player_and_exist() -> None:
    text = str(session())
    with pytest.raises(BadRecord, match="no player `Eva`"):
        Session.parse(text.replace("# bots: Bot=", "# bots: Eva="))
    with pytest.raises(BadAgent, match="no player `clever`"):
        Session.parse(text.replace("=big-money", "=clever"))


def test_a_file_that_cannot_be_written_or_read_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadPath, match="cannot be written"):
        session().save(tmp_path / "file" / "game.fief")
    with pytest.raises(BadPath, match="cannot be read"):
        Session.load(tmp_path / "none.fief")
    (tmp_path / "picture.fief").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPath, match="is no text"):
        Session.load(tmp_path / "picture.fief")


def test_a_game_that_cannot_take_its_place_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(BadPath):
        session().save(tmp_path / "taken")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/home/ana"}, "/home/ana/.local/share/fiefdom"),
        ("linux", {"HOME": "/home/ana", "XDG_DATA_HOME": "/data"}, "/data/fiefdom"),
        ("darwin", {"HOME": "/Users/ana"}, "/Users/ana/Library/Application Support/fiefdom"),
        ("win32", {"HOME": "/c", "APPDATA": "/c/Roaming"}, "/c/Roaming/fiefdom"),
        ("linux", {"HOME": "/home/ana", "FIEFDOM_DATA": "/games"}, "/games"),
    ],
)
def test_games_are_kept_where_the_system_wants_them(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_directory(environment, platform) == Path(folder)


# Rematch


def test_the_player_to_the_left_of_the_winner_starts_the_rematch() -> None:
    """T-169."""
    game = session(seed=1)
    play_out(game)
    assert game.game.outcome is not None
    (winner,) = game.game.outcome.winners
    again = game.rematch(seed=4)
    assert again.game.setup == Setup(find_kingdom("First Game"), ("Ana", "Bot"), (winner + 1) % 2, 4)
    assert (again.bots, again.people) == (game.bots, (0,))


def test_there_is_no_rematch_before_the_end() -> None:
    with pytest.raises(IllegalAnswer, match="after the game"):
        session().rematch()


# Seats


def test_seats_are_people_and_bots() -> None:
    text = "Ana, bot:big-money, bot:big-money+smithy, Rita=bot:random, bot:big-money"
    assert read_seats(text, 0, Texts()) == [
        Participant("Ana"),
        Participant("Big Money", "big-money"),
        Participant("Big Money with Smithy", "big-money+smithy"),
        Participant("Rita", "random"),
        Participant("Big Money 2", "big-money"),
    ]


@pytest.mark.parametrize("language", ["en", "ro", "pl", "is", "he"])
def test_bots_have_names_in_every_language_that_records_can_hold(language: str) -> None:
    seats = read_seats("bot:random,bot:big-money+moat", 2, Texts(language))
    game = Session.seated(new_game(players=[seat.name for seat in seats], seed=1), {seat.name: seat.bot for seat in seats})
    assert Session.parse(str(game)).game == game.game


@pytest.mark.parametrize(
    ("environment", "name"), [({"USER": "ana"}, "Ana"), ({"USERNAME": "ola"}, "Ola"), ({}, "Player"), ({"USER": "a:b"}, "Player")]
)
def test_whoever_sits_at_the_keyboard_has_a_name(environment: dict[str, str], name: str) -> None:
    assert own_name(environment, Texts()) == name


def test_whoever_adapts_is_the_level_that_fits_the_games_on_this_computer(tmp_path: Path) -> None:
    environment = {"FIEFDOM_DATA": str(tmp_path)}
    texts = Texts()
    assert [seat.bot for seat in read_seats("Ana, Rita=bot:adaptive", 0, texts, named=["adaptive"])] == ["", "novice", "novice"]
    session = Session.seated(new_game(players=["Ana", "Bot"], seed=1), {"Bot": "expert"})
    note_result(session, environment)
    assert level_results(environment) == []  # it is not over
    while (question := session.game.question) is not None:
        session.game.answer(question.answers[-1] if question.seat == 0 else BigMoney().choose(session.game.view(1)))
    for _ in range(30):
        note_result(session, environment)
    assert level_results(environment) == [LevelResult(7, 0.0)] * 24
    assert [seat.name for seat in read_seats("Ana", 0, texts, named=["adaptive"], results=[LevelResult(6, 0.5)] * 9)] == ["Ana", "Adept"]
    (tmp_path / "levels.json").write_text("no results", encoding="utf-8")
    assert level_results(environment) == []
