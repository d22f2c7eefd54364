"""The laws that take too long to check at every question."""

from __future__ import annotations

from random import Random

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.errors import IllegalAnswer, UnknownCard
from fiefdom.game import engines, plain
from fiefdom.game.determinise import determinise
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import view
from fiefdom.soak.trace import Trace


def broken_deeply(position: Position, random: Random) -> str:
    """The first of the slow laws that a position breaks, in words; empty if it keeps them all."""
    return broken_by_refusals(position) or broken_by_bytes(position) or broken_by_views(position, random)


def broken_by_refusals(position: Position) -> str:
    """Legal answers are accepted, every other one is refused and changes nothing."""
    question = position.question
    legal = set(question.answers) if question else set()
    saved = bytes(position)
    others = ("+card", str((question.highest or 0) + 1) if question else "0")
    for name in dict.fromkeys([*(card.name for card in (*CATALOGUE, *position.kingdom.own_cards)), PASS, *legal, *others]):
        if is_accepted(position.copy(), name) != (name in legal):
            return f"the answer {name} is {'refused although' if name in legal else 'accepted although not'} legal"
        if name not in legal and (is_accepted(position, name) or bytes(position) != saved):
            return f"refusing the answer {name} has changed the game"
    return ""


def is_accepted(position: Position, name: str) -> bool:
    """Whether a position takes an answer."""
    try:
        position.answer(name)
    except (IllegalAnswer, UnknownCard):
        return False
    return True


def broken_by_bytes(position: Position) -> str:
    """A saved position is the position."""
    return "" if Position.from_bytes(bytes(position)) == position else "a saved position is not the same when it is loaded"


def broken_by_views(position: Position, random: Random) -> str:
    """A position dealt anew from a view is sound and has the same view: nothing else is in it."""
    for seat in (None, *range(position.seats)):
        seen = view(position, seat)
        other = determinise(seen, random)
        if view(other, seat) != seen:
            return f"two positions that seat {seat} cannot tell apart have different views"
        if law := other.broken_law():
            return f"a position dealt from the view of seat {seat} is unsound: {law}"
    return ""


def broken_by_replay(position: Position, trace: Trace) -> str:
    """The same seed and answers give the same game, on the plain engine too."""
    for engine in filter(None, (engines.compiled(), plain)):
        *_, last = trace.positions(engine)
        if last != position:
            return f"the game is another one when it is replayed on the {last.engine} engine"
    return ""
