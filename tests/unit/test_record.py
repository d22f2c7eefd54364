"""Records: text and back, without secrets, and errors that say the line or the decision."""

from __future__ import annotations

import dataclasses

import pytest

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.errors import BadNotation, BadRecord
from fiefdom.game.decision import Decision, Entry, TakeBack, read_entries, write_entries
from fiefdom.game.game import Game, new_game
from fiefdom.game.record import Record

TEXT = """fiefdom record 1
rules 1
edition 2
kingdom Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop
players Ana, Bot
starter Ana
seed 5

# a remark
Ana: treasure -> Copper x3
Ana: buy -> Silver
"""


def test_a_record_parses_back() -> None:
    record = Record.parse(TEXT)
    assert record.setup.players == ("Ana", "Bot")
    assert record.entries == (*[Decision("Ana", "treasure", "Copper")] * 3, Decision("Ana", "buy", "Silver"))
    assert Record.parse(str(record)) == record
    assert eval(repr(record), {"Record": Record}) == record


def test_replaying_gives_the_same_game() -> None:
    game = new_game("First Game", players=["Ana", "Bot"], seed=7, starter=0)
    while game.decisions < 100 and game.question:
        game.answer(game.question.answers[0])
    replayed = Game.from_record(Record.parse(str(game.record)))
    assert replayed == game
    assert replayed.events == game.events


def test_a_decision_that_does_not_fit_is_named_with_the_reason() -> None:
    with pytest.raises(BadRecord, match=r"decision 3 \(`Ana: buy -> Gold`\) does not fit: `Gold` is no answer"):
        Game.from_record(Record.parse(TEXT.replace("Silver", "Gold")))
    with pytest.raises(BadRecord, match=r"decision 0 .* the open question is `Ana: treasure`"):
        Game.from_record(Record.parse(TEXT.replace("Ana: treasure", "Bot: treasure")))


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("fiefdom record 1", "fiefdom record 9", 1, "beginning of a record"),
        ("rules 1", "rules 2", 1, "rules `2`"),
        ("edition 2", "edition 3", 1, "3"),
        ("Cellar, ", "", 1, "9"),
        ("Cellar", "Celar", 1, "Celar"),
        ("players Ana, Bot", "players Ana", 1, "1"),
        ("starter Ana", "starter Cy", 1, "Cy"),
        ("seed 5", "seed seven", 1, "seven"),
        ("seed 5", "sede 5", 7, "sede"),
        ("Ana: buy -> Silver", "Ana: buy Silver", 11, "no decision"),
        ("Ana: buy -> Silver", "Ana: buy -> Slver", 11, "Slver"),
        ("Ana: buy -> Silver", "Eve: buy -> Silver", 11, "Eve"),
    ],
)
def test_mistakes_are_found_in_their_line(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        Record.parse(TEXT.replace(old, new, 1))
    assert caught.value.line == line


def test_without_secrets_there_is_no_seed_and_no_hidden_answer() -> None:
    entries = (
        Decision("Ana", "action", "Workshop"),
        Decision("Ana", "workshop.gain", "Market"),
        Decision("Ana", "cellar.discard", "Gold"),
        Decision("Bot", "militia.discard", "Estate"),
        TakeBack(3, 12345),
    )
    record = Record(Record.parse(TEXT).setup, entries)
    public = record.without_secrets()
    assert public.setup.seed is None
    assert [str(entry) for entry in public.entries] == ["Ana: action -> Workshop", "Ana: workshop.gain -> Market", "undo to 2"]
    own = record.without_secrets(seat=0)
    assert [getattr(entry, "answer", None) for entry in own.entries] == ["Workshop", "Market", "Gold", None]
    assert own.entries[-1] == TakeBack(3)
    assert Record.parse(str(public)) == public


def test_lines_of_decisions_parse_back() -> None:
    entries: list[Entry] = [
        Decision("Ana", "treasure", "Copper"),
        Decision("Ana", "treasure", "pass"),
        TakeBack(0),
        TakeBack(1, 7),
        TakeBack(1, 8, keeps_hands=True),
    ]
    lines = list(write_entries(entries))
    assert lines == ["Ana: treasure -> Copper, pass", "undo to 0", "undo to 1, redeal 7", "undo to 1, reseed 8"]
    assert [entry for line in lines for entry in read_entries(line)] == entries


def test_names_are_read_in_any_spelling_and_written_as_on_the_cards() -> None:
    assert read_entries("Ana: buy -> council_room") == [Decision("Ana", "buy", "Council Room")]


@pytest.mark.parametrize(
    "line", ["", "Ana", "Ana: -> Gold", "Ana: Buy -> Gold", "Ana: buy ->", "undo to x", "Ana: buy -> ,", ": buy -> Gold"]
)
def test_what_is_no_decision_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        read_entries(line)


def test_a_reaction_that_was_not_revealed_is_nobodys_business() -> None:
    entries = (Decision("Ana", "action", "Militia"), Decision("Bot", "moat.reveal", "pass"), Decision("Bot", "moat.reveal", "Moat"))
    record = Record(Record.parse(TEXT).setup, entries)
    assert [str(entry) for entry in record.without_secrets(0).entries] == ["Ana: action -> Militia", "Bot: moat.reveal -> Moat"]
    assert record.without_secrets(1).entries == entries


@pytest.mark.parametrize(
    ("question", "answer", "is_seen"),
    [
        ("action", "Village", True),
        ("action", "pass", False),
        ("treasure", "Copper", True),
        ("treasure", "pass", False),
        ("buy", "pass", True),
        ("moneylender.trash", "pass", False),
        ("remodel.trash", "Copper", False),
        ("throne-room.play", "Village", False),
        ("library.set-aside", "pass", False),
        ("chancellor.discard-deck", "Chancellor", True),
        ("chancellor.discard-deck", "pass", False),
        ("workshop.gain", "Village", True),
        ("thief.gain", "pass", True),
        ("spy.discard", "pass", True),
        ("vassal.play", "pass", True),
    ],
)
def test_others_have_in_their_record_what_they_would_have_whatever_is_in_hand(question: str, answer: str, is_seen: bool) -> None:
    """A question that is asked only if the hand allows it would tell what is in hand, and so would a pass that nobody sees."""
    cards = "Chancellor, Library, Moneylender, Remodel, Spy, Thief, Throne Room, Vassal, Village, Workshop"
    setup = dataclasses.replace(Record.parse(TEXT).setup, kingdom=Kingdom.of(cards))
    record = Record(setup, (Decision("Ana", question, answer),))
    assert bool(record.without_secrets(1).entries) is is_seen
    assert bool(record.without_secrets().entries) is is_seen
    assert record.without_secrets(0).entries == record.entries


def test_others_do_not_have_in_their_record_that_a_secret_pass_was_taken_back() -> None:
    entries = (Decision("Ana", "action", "Village"), Decision("Ana", "action", "pass"), TakeBack(1), Decision("Ana", "treasure", "Copper"))
    record = Record(Record.parse(TEXT).setup, entries)
    assert [str(entry) for entry in record.without_secrets(1).entries] == ["Ana: action -> Village", "Ana: treasure -> Copper"]
    assert record.without_secrets(0).entries == entries


def test_a_record_cannot_claim_a_free_undo_that_was_not_free() -> None:
    game = new_game("First Game", players=["Ana", "Bot"], seed=5, starter=0)
    game.play_all_treasures()
    game.answer("pass")
    with pytest.raises(BadRecord, match="somebody had learned"):
        Game.from_record(Record.parse(f"{game.record}undo to 0\n"))
    assert Game.from_record(Record.parse(f"{game.record}undo to 0, redeal 3\n")).decisions == 0
    assert Game.from_record(Record.parse(f"{game.record}undo to 0, reseed 3\n")).decisions == 0


def test_remarks_are_kept_and_make_no_difference() -> None:
    record = Record.parse(TEXT)
    remarked = Record(record.setup, record.entries, ("Ana 33, Bot 27",))
    assert remarked == record
    assert hash(remarked) == hash(record)
    assert str(remarked).endswith("\n# Ana 33, Bot 27\n")
    assert Record(record.setup, record.entries[:-1]) != record


NUMBERS = [
    ("rules 1", "rules ²"),
    ("rules 1", "rules ١"),
    ("seed 5", "seed ²"),
    ("seed 5", "seed ٥"),
    ("seed 5", "seed -5"),
    ("seed 5", f"seed {'1' * 5000}"),
    ("rules 1", f"rules {'1' * 5000}"),
    ("edition 2", f"edition {'2' * 5000}"),
]


@pytest.mark.parametrize(("old", "new"), NUMBERS)
def test_numbers_are_written_in_plain_digits(old: str, new: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.parse(TEXT.replace(old, new))
    assert refusal.value.hint
