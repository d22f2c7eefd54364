"""A text that is too long is refused before anything is made of it, and what it says is not repeated in full."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from fiefdom import lengths
from fiefdom.bots.serve import serve
from fiefdom.cards.card_file import CardFile
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, read_kingdom
from fiefdom.errors import BadPath, FiefdomError, UnknownCard, nearest
from fiefdom.files import read_whole
from fiefdom.game.decision import read_entries
from fiefdom.game.game import new_game
from fiefdom.game.notation import read_position
from fiefdom.game.record import Record
from fiefdom.scenario.syntax import blocks, card_list
from fiefdom.strategy.strategy import Strategy

RECORD = str(new_game("First Game", players=["Ana", "Bot"], seed=7, starter=0).record)

READERS: dict[str, tuple[Callable[[str], object], int]] = {
    "a kingdom": (Kingdom.of, lengths.LONGEST_KINGDOM),
    "a kingdom or a set": (find_kingdom, lengths.LONGEST_KINGDOM),
    "a saved kingdom": (lambda text: read_kingdom(f"2|{text}"), lengths.LONGEST_KINGDOM),
    "own cards of a saved kingdom": (lambda text: read_kingdom(f'2|Moat|"{text}"'), 2 * lengths.LONGEST_CARDS),
    "own cards": (CardFile.parse, lengths.LONGEST_CARDS),
    "a strategy": (Strategy.parse, lengths.LONGEST_STRATEGY),
    "a position": (read_position, lengths.LONGEST_POSITION),
    "a record": (Record.parse, lengths.LONGEST_RECORD),
    "a decision": (read_entries, lengths.LONGEST_RECORD),
    "scenarios": (lambda text: list(blocks(text)), lengths.LONGEST_SCENARIOS),
}


@pytest.mark.parametrize("what", READERS)
def test_one_character_too_many_is_refused_for_that_alone(what: str) -> None:
    read, most = READERS[what]
    with pytest.raises(FiefdomError, match=r"characters are too many for") as refusal:
        read("a" * (most + 1))
    assert refusal.value.hint.startswith(("at most", "a whole record has at most"))


@pytest.mark.parametrize("what", READERS)
def test_the_longest_text_is_read(what: str) -> None:
    """It may make no sense, but it is not too long."""
    read, most = READERS[what]
    if "saved" in what:
        return
    try:
        read("a" * most)
    except FiefdomError as problem:
        refusal = problem.message
    else:
        refusal = ""
    assert "characters are too many" not in refusal


@pytest.mark.parametrize("what", READERS)
def test_megabytes_take_no_memory_but_their_own(what: str) -> None:
    read, _ = READERS[what]
    text = "Copper x999, " * 300_000
    tracemalloc.start()
    with pytest.raises(FiefdomError):
        read(text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 4 * len(text)


def test_a_few_characters_cannot_stand_for_millions_of_decisions() -> None:
    many = "Ana: treasure -> " + ", ".join(["Copper x999"] * 60)
    with pytest.raises(FiefdomError, match="makes too many decisions"):
        Record.parse(RECORD + many + "\n")
    with pytest.raises(FiefdomError, match="makes too many decisions"):
        Record.parse(RECORD + "Ana: treasure -> Copper x999\n" * 51)
    allowed = Record.parse(RECORD + "Ana: treasure -> Copper x999\n" * 50)
    assert len(allowed.entries) == 49_950


def test_a_few_characters_cannot_stand_for_millions_of_cards() -> None:
    assert len(card_list("Copper x2000", 1)) == 2000
    with pytest.raises(FiefdomError, match="lists too many cards"):
        card_list("Copper x9999, " * 100_000, 1)


def test_a_name_that_is_far_too_long_is_not_compared_with_others() -> None:
    assert nearest("vilage", ["Village"]) == "Village"
    assert nearest("village" * 15, ["village" * 15]) == ""
    tracemalloc.start()
    with pytest.raises(UnknownCard) as refusal:
        find_card("x" * 3_000_000)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10_000_000
    assert len(str(refusal.value)) < 2 * lengths.LONGEST_MESSAGE
    assert " … " in str(refusal.value)


def test_a_file_is_read_no_further_than_it_may_be_long(tmp_path: Path) -> None:
    path = tmp_path / "large.fief"
    with path.open("wb") as file:
        file.truncate(2_000_000_000)  # takes no room on the disk
    tracemalloc.start()
    with pytest.raises(BadPath, match=r"large\.fief` is too large\nhint: at most 8000000 bytes"):
        read_whole(path, "record")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 3 * lengths.LARGEST_FILE
    path.write_bytes(b"four")
    assert read_whole(path, "", most=4) == "four"
    with pytest.raises(BadPath, match="at most 3 bytes"):
        read_whole(path, "", most=3)


def test_line_ends_of_all_systems_are_read_alike(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes("ș\r\nb\rc\n".encode())
    assert read_whole(tmp_path / "text", "") == "ș\nb\nc\n"


def test_a_bot_does_not_read_a_line_without_end() -> None:
    complaints: list[str] = []
    endless = io.BytesIO(b"x" * (lengths.LONGEST_LINE + 1) + b"\n" + b'{"type":"quit"}\n')
    assert serve("big-money", endless, io.BytesIO(), complaints.append) == 1
    assert complaints == ["a line of more than 1000000 bytes is no message"]
    assert endless.tell() == lengths.LONGEST_LINE + 1
