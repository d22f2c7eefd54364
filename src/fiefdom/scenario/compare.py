"""Comparing what a scenario asserts with where its game stands, for the table and for what a player sees."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from fiefdom.cards.card import Card
from fiefdom.engine.deck import HOLE
from fiefdom.engine.state import NOTHING
from fiefdom.errors import BadScenario
from fiefdom.game.state_record import StateRecord, played_by, read
from fiefdom.game.view import View, view
from fiefdom.scenario.stage import COUNTERS, PHASE_STEPS, Stage, read_edition
from fiefdom.scenario.syntax import Setting, whole_number


def check(stage: Stage, setting: Setting) -> None:
    """Raise BadScenario if an assertion does not hold."""
    if setting.viewer:
        seen = SeenSetting(stage, setting)
        expect(setting, seen.shown(), seen.expected())
        return
    head, dot, name = setting.subject.partition(".")
    if head == "supply" and dot:
        slot = stage.kingdom.cards.index(stage.card(name, setting.line))
        expect(setting, int(stage.position.record()["supply"][slot]), whole_number(setting.value, setting.line))
    elif dot:
        check_player(stage, setting, stage.seat(head, setting.line), name.strip())
    else:
        check_shared(stage, setting)


def expect(setting: Setting, found: Any, wanted: Any) -> None:
    """Compare, and say both in words."""
    if found != wanted:
        raise BadScenario("differs", subject=setting.subject, found=in_words(found), wanted=in_words(wanted), line=setting.line)


def in_words(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, Counter):
        entries = sorted((str(card), number) for card, number in value.items() if number)
        return ", ".join(name if number == 1 else f"{name} x{number}" for name, number in entries) or "nothing"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "nothing"
    return "nothing" if value is None else str(value)


def counter(cards: Iterable[Card]) -> Counter[Card]:
    """Cards without their order."""
    return Counter(cards)


def check_player(stage: Stage, setting: Setting, seat: int, name: str) -> None:
    """An assertion about one player."""
    record = stage.position.record()
    if name == "deck":
        expect(setting, deck(stage, record, seat, setting), stage.cards(setting.value, setting.line))
    elif name == "top":
        slot = record["top"][seat]
        expect(setting, [] if slot == NOTHING else [stage.kingdom.cards[slot]], stage.cards(setting.value, setting.line))
    elif name in ("hand", "discard", "aside", "play"):
        expect(setting, zone(stage, record, seat, name), counter(stage.cards(setting.value, setting.line)))
    elif name == "score":
        expect(setting, stage.position.scores[seat], signed_number(setting))
    elif name == "turns":
        expect(setting, int(record["turns"][seat]), whole_number(setting.value, setting.line, 10_000))
    else:
        own_turn = record["turn"] == seat and not stage.position.is_over
        expect(setting, int(record[name]) if own_turn else 0, whole_number(setting.value, setting.line, 10_000))


def signed_number(setting: Setting) -> int:
    """A score, which may be below zero (R-SCORE-4)."""
    text = setting.value.replace("−", "-")
    if not re.fullmatch("-?[0-9]{1,6}", text):
        raise BadScenario("no-score", value=setting.value, line=setting.line)
    return int(text)


def zone(stage: Stage, record: StateRecord, seat: int, name: str) -> Counter[Card]:
    """The cards of a zone. What a player looks at lies aside, too."""
    if name == "play":
        return counter(stage.kingdom.cards[slot] for slot in played_by(read(record), seat))
    numbers = record[name][seat].astype(int)
    if name == "aside" and record["looker"] == seat:
        numbers += record["looked"]
    return Counter({card: int(numbers[slot]) for slot, card in enumerate(stage.kingdom.cards) if numbers[slot]})


def deck(stage: Stage, record: StateRecord, seat: int, setting: Setting) -> list[Card]:
    """A deck from the top down, as far as it has an order."""
    known = record["known"][seat][: record["known_size"][seat]].tolist()[::-1]
    rest = [slot for slot, number in enumerate(record["rest"][seat].tolist()) for _ in range(number)]
    if len(set(rest)) > 1 and len(known) + len(rest) == len(stage.cards(setting.value, setting.line)):
        raise BadScenario("random-order", subject=setting.subject, line=setting.line)
    if len(set(rest)) > 1 and HOLE in known:
        raise BadScenario("random-order", subject=setting.subject, line=setting.line)
    return [stage.kingdom.cards[rest.pop() if slot == HOLE else slot] for slot in known] + [stage.kingdom.cards[slot] for slot in rest]


def check_shared(stage: Stage, setting: Setting) -> None:
    """An assertion about the table."""
    position = stage.position
    if setting.subject == "trash":
        numbers = position.record()["trash"]
        found = Counter({card: int(numbers[slot]) for slot, card in enumerate(stage.kingdom.cards) if numbers[slot]})
        expect(setting, found, counter(stage.cards(setting.value, setting.line)))
    elif setting.subject == "phase":
        check_phase(stage, setting)
    elif setting.subject == "question":
        check_question(stage, setting)
    elif setting.subject == "game":
        if setting.value not in ("over", "running"):
            raise BadScenario("game", value=setting.value, line=setting.line)
        expect(setting, "over" if position.is_over else "running", setting.value)
    elif setting.subject == "winner":
        check_winner(stage, setting)
    elif setting.subject == "edition":
        expect(setting, stage.kingdom.edition, read_edition(setting))
    elif setting.subject == "players":
        expect(setting, stage.players, [name.strip() for name in setting.value.split(",")])
    else:
        expect(setting, counter(stage.used - set(stage.kingdom.cards[:7])), counter(stage.cards(setting.value, setting.line)))


def check_phase(stage: Stage, setting: Setting) -> None:
    if setting.value not in PHASE_STEPS:
        raise BadScenario("phase", value=setting.value, line=setting.line)
    if stage.position.is_over:
        raise BadScenario("no-phase", line=setting.line)
    expect(setting, stage.position.phase, setting.value)


def check_question(stage: Stage, setting: Setting) -> None:
    """The open question; `nothing` if no card asks one."""
    question = stage.position.question
    player, colon, wanted = (part.strip() for part in setting.value.partition(":"))
    if setting.value == "nothing":
        asked = question is not None and not question.is_phase
        expect(setting, f"{stage.players[question.seat]}: {question.id}" if asked and question else None, None)
        return
    if not colon:
        raise BadScenario("question", value=setting.value, line=setting.line)
    stage.seat(player, setting.line)
    expect(setting, f"{stage.players[question.seat]}: {question.id}" if question else None, f"{player}: {wanted}")


def check_winner(stage: Stage, setting: Setting) -> None:
    """Who has won; several share the victory, and as long as the game runs it is `nothing`."""
    names = [] if setting.value == "nothing" else sorted(name.strip() for name in setting.value.split(","))
    for name in names:
        stage.seat(name, setting.line)
    if names and not stage.position.is_over:
        raise BadScenario("no-winner", line=setting.line)
    expect(setting, sorted(stage.players[seat] for seat in stage.position.winners) if stage.position.is_over else [], names)


class SeenSetting:
    """An assertion of the form `alice sees bob.hand = 5 cards`."""

    def __init__(self, stage: Stage, setting: Setting) -> None:
        self.stage = stage
        self.setting = setting
        self.viewer = stage.seat(setting.viewer, setting.line)
        self.view: View = view(stage.position, self.viewer)
        self.head, dot, self.name = (part.strip() for part in setting.subject.partition("."))
        self.owner = stage.seat(self.head, setting.line) if dot and self.head != "supply" else None

    def shown(self) -> Any:
        """What the view shows of the subject."""
        if self.owner is not None:
            return self.shown_of_player(self.owner)
        if self.head == "supply":
            return self.view.supply[self.stage.card(self.name, self.setting.line)]
        if self.head == "trash":
            return self.view.trash
        if self.head == "phase":
            return self.view.phase
        raise self.unknown()

    def shown_of_player(self, seat: int) -> Any:
        """What the view shows of a player."""
        if self.name == "hand":
            return self.view.hand if seat == self.viewer else number_of_cards(self.view.hand_size(seat))
        if self.name == "deck":
            size = self.view.deck_size(seat)
            return "hidden" if size is None else number_of_cards(size)
        if self.name in ("discard", "top"):
            card = self.view.discard_top(seat)
            return Counter([card] if card else [])
        if self.name == "play":
            return counter(self.view.in_play(seat))
        if self.name == "aside":
            return self.view.aside(seat)
        if self.name == "turns":
            return self.view.turns(seat)
        if self.name in COUNTERS:
            return getattr(self.view, self.name) if seat == self.view.turn else 0
        raise self.unknown()

    def unknown(self) -> BadScenario:
        """The subject is nothing that a view shows."""
        return BadScenario("unseen", subject=self.setting.subject, line=self.setting.line)

    def expected(self) -> Any:
        """What the scenario says the view shows."""
        shown = self.shown()
        if isinstance(shown, Counter):
            if self.setting.value == "hidden" or self.setting.value.split()[-1] in ("card", "cards"):
                return self.setting.value
            return counter(self.stage.cards(self.setting.value, self.setting.line))
        if isinstance(shown, int):
            return whole_number(self.setting.value, self.setting.line, 10_000)
        return self.setting.value


def number_of_cards(number: int) -> str:
    """`1 card`, `5 cards`."""
    return f"{number} card" if number == 1 else f"{number} cards"
