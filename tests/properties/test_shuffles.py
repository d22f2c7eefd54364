"""Decks are shuffled when a card is needed and there is none, and at no other time."""

from __future__ import annotations

import pytest
from hypothesis import given

from fiefdom.engine import deck as luck
from fiefdom.engine.state import Event
from fiefdom.engine.words import CHOOSE, DECK, DISCARD_DECK, DISCARD_PILE, FORCED, GIVE, LOOKED, RECEIVE, SHUFFLE, SUPPLY, TRASH_HEAP
from fiefdom.game.position import Position
from tests.properties.games import Play, examples, plays


class Piles:
    """The sizes of all decks and discard piles, kept up by events alone."""

    def __init__(self, position: Position) -> None:
        record = position.record()
        self.decks = (record["rest_size"].astype(int) + record["known_size"]).tolist()
        self.discards = record["discard_size"].tolist()

    def follow(self, event: Event) -> None:
        """One event after the other."""
        seat = event.seat
        if event.verb in (CHOOSE, FORCED):
            return
        if event.verb in (SHUFFLE, DISCARD_DECK):
            source, target = (self.discards, self.decks) if event.verb == SHUFFLE else (self.decks, self.discards)
            target[seat], source[seat] = target[seat] + source[seat], 0
            return
        for pile, zone in ((self.decks, DECK), (self.discards, DISCARD_PILE)):
            pile[seat] += (event.target == zone) - (event.origin == zone)


@examples(80)
@given(plays(640))
def test_a_deck_is_shuffled_only_when_it_is_empty_and_a_card_is_needed(play: Play) -> None:
    """T-270."""
    position = play.start()
    piles = Piles(position)
    for answer in play.answers():
        events = position.answer(answer, recording=True)
        for event, following in zip(events, [*events[1:], None], strict=True):
            if event.verb == SHUFFLE:
                assert piles.decks[event.seat] == 0
                assert piles.discards[event.seat] > 0
                assert following is not None
                assert (following.origin, following.seat) == (DECK, event.seat)
            piles.follow(event)
        assert vars(piles) == vars(Piles(position))


@examples(30)
@given(plays(640))
def test_events_account_for_every_change_of_a_pile(play: Play) -> None:
    """Whoever follows the events alone knows where every card is."""
    position = play.start()
    for answer in play.answers():
        before, looked = position.record()["owned"].astype(int), int(position.record()["looked"].sum())
        for event in position.answer(answer, recording=True):
            if event.verb not in (CHOOSE, FORCED, SHUFFLE, DISCARD_DECK):
                looked += (event.target == LOOKED) - (event.origin == LOOKED)
                before[event.seat][event.card % 32] += gained(event)
        assert (before == position.record()["owned"]).all()
        assert looked == position.record()["looked"].sum()


def gained(event: Event) -> int:
    """How many cards more a seat owns after an event."""
    if event.verb in (GIVE, RECEIVE):
        return 1 if event.verb == RECEIVE else -1
    outside = (SUPPLY, TRASH_HEAP)
    return (event.origin in outside and event.target not in outside) - (event.target in outside and event.origin not in outside)


def test_just_the_words_that_would_make_a_number_likelier_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-DRAW-12: of 2**32 words one is too many for three numbers, and it is the first."""
    words = iter((0, 0xAAAAAAAB, 5))  # 3 * 0xAAAAAAAB is 1 more than a multiple of 2**32
    monkeypatch.setattr(luck, "next_word", lambda _: next(words))
    assert luck.below([0] * 4, 3) == 2
    assert next(words) == 5
