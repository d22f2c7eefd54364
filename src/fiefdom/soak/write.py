"""Writing the end of a game as a scenario, from its last turn question on."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fiefdom.engine.deck import HOLE
from fiefdom.engine.setup import pile_size
from fiefdom.engine.state import NOTHING, Event
from fiefdom.engine.words import ASK_PLACE, CHOOSE, DECK, DISCARD_DECK, DISCARD_PILE, FORCED, SHUFFLE, ZONE_NAMES
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position
from fiefdom.game.question import PASS, answer_text
from fiefdom.game.state_record import StateRecord, cards_in, played_by, read
from fiefdom.scenario.stage import COUNTERS, SHARED_ZONES, ZONES
from fiefdom.soak.random_games import Violation

PLAYERS = ("alice", "bob", "carol", "dave", "erin", "frank")
ENDS = {"action": "ends actions", "treasure": "ends treasures", "buy": "ends turn"}


def as_scenario(violation: Violation, engine: Engine | None = None) -> str:
    """A scenario document that fails as long as the law is broken."""
    positions = list(violation.trace.positions(engine))
    start = last_turn_question(positions)
    answers = violation.trace.answers[start:]
    acts, events = play(positions[start], answers)
    lines = [*settings(positions[start], events), "", *acts]
    return "\n".join(["## The laws hold here", "", f"Broken is: {violation.law}.", "", "```scenario", *lines, "```"])


def last_turn_question(positions: list[Position]) -> int:
    """The last position before the violation whose question is one of the turn, which a scenario can start from."""
    for index in range(len(positions) - 2, -1, -1):
        question = positions[index].question
        if question and question.is_phase:
            return index
    return 0


def play(position: Position, answers: tuple[int, ...]) -> tuple[list[str], list[Event]]:
    """Give the answers again: the acts of a scenario, and what happened."""
    position = position.copy()
    first = position.turn
    acts: list[str] = []
    happened: list[Event] = []
    picks: list[str] = []
    for slot in answers:
        question = position.question
        assert question is not None
        name = answer_text(position.kingdom, question.id, slot)
        happened += position.answer(name, recording=True)
        player = PLAYERS[(question.seat - first) % position.seats]
        if question.is_phase:
            verb = "buys" if question.id == "buy" else "plays"
            acts.append(f"{player} {ENDS[question.id]}" if name == PASS else f"{player} {verb} {name}")
        else:
            picks += [] if name == PASS else [name]
            if not position.is_choosing:
                acts.append(f"{player}: {question.id} -> {', '.join(picks) or 'nothing'}")
                picks = []
    return acts, happened


def settings(position: Position, events: list[Event]) -> list[str]:
    """The set-up of a scenario that starts at this position; the seat whose turn it is becomes the first."""
    record = position.record()
    order = [(position.turn + distance) % position.seats for distance in range(position.seats)]
    lines = [f"edition = {position.kingdom.edition}", f"players = {', '.join(PLAYERS[: position.seats])}"]
    lines += [f"kingdom = {position.kingdom.code()}", f"phase = {position.phase}"]
    for name, seat in zip(PLAYERS, order, strict=False):
        lines += player_settings(position, record, name, seat, events)
    lines += [f"{PLAYERS[0]}.{counter} = {record[counter]}" for counter in COUNTERS]
    for slot, card in enumerate(position.kingdom.cards):
        if record["supply"][slot] != pile_size(position.kingdom.kinds(), position.seats, slot):
            lines.append(f"supply.{card} = {record['supply'][slot]}")
    return [*lines, *(f"{name} = {listed(position, record[field])}" for name, field in SHARED_ZONES.items())]


def player_settings(position: Position, record: StateRecord, name: str, seat: int, events: list[Event]) -> list[str]:
    """The zones of a player, and the shuffles as they came."""
    deck, *shuffles = decks(record, seat, events)
    ordered = {"deck": deck, "play": played_by(read(record), seat)}
    first = {"discard": int(record["top"][seat])}
    lines = []
    for zone in ZONES:
        counts = cards_in(record, ZONE_NAMES.index(zone), seat)
        cards = in_order(position, ordered[zone]) if zone in ordered else listed(position, counts, first.get(zone, NOTHING))
        lines.append(f"{name}.{zone} = {cards}")
    return [*lines, f"{name}.turns = {record['turns'][seat]}", *(f"{name}.shuffle = {in_order(position, order)}" for order in shuffles)]


def listed(position: Position, counts: Any, first: int = NOTHING) -> str:
    """Counts as a list of cards, the top card of a discard pile first."""
    slots = [slot for slot, number in enumerate(counts.tolist()) for _ in range(number)]
    if first != NOTHING:
        slots.remove(first)
        slots.insert(0, first)
    return in_order(position, slots)


def in_order(position: Position, slots: list[int]) -> str:
    """Slots as a list of cards."""
    return ", ".join(position.kingdom.cards[slot].name for slot in slots) or "nothing"


def decks(record: StateRecord, seat: int, events: list[Event]) -> list[list[int]]:
    """The deck of a seat in the order in which its cards will be seen, then each deck that a shuffle gives."""
    found: list[list[int]] = [[]]
    contents = Counter({slot: number for slot, number in enumerate((record["rest"][seat]).tolist()) if number})
    contents.update(slot for slot in record["known"][seat][: record["known_size"][seat]].tolist() if slot != HOLE)
    put_back: list[int] = []
    above = 0
    discards = Counter({slot: number for slot, number in enumerate(record["discard"][seat].tolist()) if number})
    for event in events:
        if event.seat != seat or event.verb in (CHOOSE, FORCED):
            above = event.card if event.seat == seat and event.origin == ASK_PLACE else above
            continue
        if event.verb == SHUFFLE:
            found.append([])
            contents, discards = discards, Counter()
        elif event.origin == DECK and event.verb != DISCARD_DECK:
            slot = put_back.pop() if put_back else HOLE
            if slot == HOLE:
                found[-1].append(event.card)
                contents[event.card] -= 1
        elif event.target == DECK:
            put_back[:0] = [HOLE] * (above - len(put_back))
            put_back.insert(len(put_back) - above, event.card)
            above = 0
        follow_discards(discards, event)
    found[-1] += list(contents.elements())
    return found


def follow_discards(discards: Counter[int], event: Event) -> None:
    """Keep track of what a discard pile holds."""
    if event.target == DISCARD_PILE and event.verb not in (SHUFFLE, DISCARD_DECK):
        discards[event.card] += 1
    elif event.origin == DISCARD_PILE and event.verb != SHUFFLE:
        discards[event.card] -= 1
