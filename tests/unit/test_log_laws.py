"""Laws of the log: nothing leaks, nothing is lost, every language has words for everything."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE, find_card
from fiefdom.cards.kingdoms import random_kingdom
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.log import Log, log_lines
from fiefdom.text.texts import Texts, source

PLAYERS = ("Ana", "Bot", "Ola")


def played(seed: int, *, seats: int = 3, take_backs: bool = False) -> Game:
    """A random game on a random kingdom, or its first 300 decisions. Nobody passes or takes junk without need."""
    lots = random.Random(seed)
    kingdom = random_kingdom(seed, "both", required=("Library", "Spy") if seed % 2 else ("Sentry", "Witch"))
    game = new_game(kingdom, players=PLAYERS[:seats], seed=seed, starter=0)
    while game.question and game.decisions < 300:
        answers = game.question.answers
        better = [name for name in answers if name not in ("pass", "Copper", "Curse", "Estate")]
        game.answer(lots.choice(better if better and lots.random() < 0.8 else answers))
        if take_backs and game.decisions > 30 and lots.random() < 0.03:
            game.take_back(game.decisions - lots.randint(1, 25), seed=lots.randint(0, 99))
    return game


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_log_does_not_change_with_what_its_viewer_may_not_know(seed: int, viewer: int | None) -> None:
    """Whatever the hidden cards are, and whether they are left out beforehand, the lines are the same."""
    game = played(seed)
    other = random.Random(seed)
    changed = [event._replace(card=other.choice(CATALOGUE)) if event.card and viewer not in event.seen else event for event in game.events]
    assert changed != game.events
    expected = log_lines(game.events, PLAYERS, Texts(), viewer)
    assert log_lines(changed, PLAYERS, Texts(), viewer) == expected
    redacted = log_lines(game.events_for(viewer), PLAYERS, Texts(), viewer)
    assert [line.text for line in redacted if line.depth] == [line.text for line in expected if line.depth]


@pytest.mark.parametrize("seed", range(8))
def test_turns_are_counted_right_through_take_backs(seed: int) -> None:
    game = played(seed, take_backs=True)
    lines = log_lines(game.events, PLAYERS, Texts(), None)
    turns = [int(number) for number in game.position.record()["turns"][:3]]
    assert lines[-1].turn == sum(turns) + (1 if game.question else 0)


@pytest.mark.parametrize("seed", range(10))
def test_lines_cover_the_events_they_are_about(seed: int) -> None:
    game = played(seed)
    silent = ("choose", "forced", "start-buying")
    lines = log_lines(game.events, PLAYERS, Texts(), 0)
    covered = {number for line in lines for number in range(line.first, line.last + 1)}
    assert {event.number for event in game.events if event.verb not in silent and event.verb != "discard"} <= covered
    assert all(0 <= line.first <= line.last < len(game.events) for line in lines)


@pytest.mark.parametrize("seed", range(10))
def test_a_log_written_as_things_happen_says_the_same_cards(seed: int) -> None:
    """Turns, depths and ends are the same when events come decision by decision; only groups are smaller."""
    game = played(seed, take_backs=True)
    log = Log(PLAYERS, Texts(), 1)
    starts = [0, *(event.number for event in game.events if event.verb in ("choose", "undo")), len(game.events)]
    pieces = [line for first, last in itertools.pairwise(starts) for line in log.add(game.events[first:last])]
    whole = log_lines(game.events, PLAYERS, Texts(), 1)
    assert {(line.last, line.turn, line.depth) for line in whole} <= {(line.last, line.turn, line.depth) for line in pieces}
    assert len(pieces) >= len(whole)


EVERYTHING = """
start-turn
play hand play
play play play
buy supply discard
gain supply discard
gain supply hand
gain supply deck
take trash discard
trash hand trash
discard hand discard
discard hand discard hidden
draw deck hand
draw deck hand hidden
look deck looked
look deck looked hidden
put-back hand deck
put-back hand deck hidden
put-back aside hand
set-aside looked aside
shuffle discard deck
reveal deck aside
reveal hand hand
reveal-hand hand hand
discard-deck deck discard
give hand hand
give hand hand hidden
receive hand hand
receive hand hand hidden
choose
undo
end-game
"""
"""A line for each thing that can happen: verb, origin, target."""


def everything() -> Iterator[GameEvent]:
    """One event of each kind, by a different player each time, so that none is grouped with the next."""
    moat, militia = find_card("Moat"), find_card("Militia")
    for number, line in enumerate(EVERYTHING.split("\n")[1:-1]):
        verb, origin, target, hidden = (*line.split(), "", "", "")[:4]
        card = moat if target and verb != "shuffle" else None
        seen = frozenset((2,) if hidden else (None, 0, 1, 2))
        question, label = ("choose", "+card") if verb == "choose" else ("", "")
        cause = militia if (verb, origin) == ("reveal", "hand") else moat if target else None
        yield GameEvent(number, verb, number % 2, card, cause, origin, target, seen, question, label=label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_everything_that_happens(language: str) -> None:
    lines = log_lines(everything(), PLAYERS, Texts(language), None)
    english = log_lines(everything(), PLAYERS, Texts("en"), None)
    assert len(lines) == len(list(everything())) == len({line.text.replace("Ana", "Bot") for line in lines})
    assert [(line.turn, line.depth, line.first) for line in lines] == [(line.turn, line.depth, line.first) for line in english]
    if language != "en":
        assert [line for line, other in zip(lines, english, strict=True) if strip_isolates(line.text) == other.text] == []


def test_every_message_of_the_log_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used = {"log-only-choice", "log-cards-of", "log-discard-some", "log-end-provinces"}  # said elsewhere, or seen in the tests above
    format_message = Texts.format

    def noted(texts: Texts, key: str, **arguments: str | int | Card) -> str:
        used.add(key)
        return format_message(texts, key, **arguments)

    monkeypatch.setattr(Texts, "format", noted)
    log_lines(everything(), PLAYERS, Texts(), None)
    assert set(re.findall(r"^(log-[a-z-]+) =", source("en", "game"), re.MULTILINE)) - used == set()
