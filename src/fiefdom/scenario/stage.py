"""Setting up the position that a scenario starts from."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy

from fiefdom.cards.card import Card, card, slug_of
from fiefdom.cards.catalogue import BASE_GAME, find_card, find_sets
from fiefdom.cards.kind_table import steps
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.engine.kinds import BASIC
from fiefdom.engine.layout import CARDS_IN_PLAY, KNOWN, SCRIPTED, SLOTS, Told, dtype, fields
from fiefdom.engine.setup import lay_out_supply, seed_streams
from fiefdom.engine.state import Script, State
from fiefdom.engine.words import ACTION_PHASE, NOWHERE, SUPPLY, ZONE_NAMES
from fiefdom.errors import BadScenario, FiefdomError, nearest
from fiefdom.game.engines import Engine
from fiefdom.game.plain import pack
from fiefdom.game.position import Position
from fiefdom.game.soundness import fill_in, owned_by_zones
from fiefdom.game.state_record import cards_in, entries_of
from fiefdom.scenario.syntax import Setting, card_list, whole_number

TOLD = [(each, each.seen) for each in fields(State) if each.seen and Told.SCENARIOS in each.seen.told]
"""The fields of the state that scenarios tell, and what these declare."""

ONLY_SET_UP = ("shuffle", "expansion")
ONLY_ASSERTED = ("aside", "score", "top")
SHARED_ZONES = {ZONE_NAMES[seen.zone]: each.name for each, seen in TOLD if seen.zone not in (NOWHERE, SUPPLY) and each.shape == (SLOTS,)}
ZONES = tuple(
    name
    for name in dict.fromkeys(ZONE_NAMES[seen.zone] for _, seen in TOLD if seen.zone not in (NOWHERE, SUPPLY))
    if name not in (*ONLY_ASSERTED, *SHARED_ZONES)
)
"""What of a player can be set up."""

COUNTERS = tuple(each.name for each, seen in TOLD if seen.notation == "turn numbers")
PLAYER_SUBJECTS = (*ZONES, *COUNTERS, "turns", "shuffle", *ONLY_ASSERTED)
SHARED_SUBJECTS = ("expansion", "edition", "players", "kingdom", "phase", *SHARED_ZONES, "winner", "game", "question")
PHASE_STEPS = {"action": "action_phase", "treasure": "treasure_phase", "buy": "start_buying"}
MOST_COPIES = 30  # of a Kingdom card in a zone

# More than these would not fit into the state; no game comes near
MOST_OF_A_KIND = 250
MOST_CARDS_OF_A_PLAYER = 240
MOST_CARDS_OF_ALL_PLAYERS = 400

BLANKS = tuple(card(f"Blank {number}", 99, 0) for number in range(1, 11))
"""What a kingdom is filled up with: piles that no coins and no effect can reach, so that they have no say in any scenario."""


@dataclass
class Stage:
    """The players, the kingdom and the scripted shuffles of a scenario, and where its game stands."""

    players: list[str]
    kingdom: Kingdom
    used: frozenset[Card]
    position: Position
    script: Any
    shuffles: list[tuple[int, int]] = field(default_factory=list)
    """The seat and the line of each scripted shuffle."""

    def seat(self, player: str, line: int) -> int:
        """The seat of a player."""
        if player not in self.players:
            raise BadScenario("no-player", player=player, near=nearest(player, self.players), line=line)
        return self.players.index(player)

    def card(self, name: str, line: int) -> Card:
        """A card that the scenario may use: a basic card, or one of the kingdom it names."""
        return usable_card(name, self.used, line)

    def cards(self, text: str, line: int) -> list[Card]:
        return [self.card(name, line) for name in card_list(text, line)]

    def slots(self, text: str, line: int) -> list[int]:
        return [self.kingdom.cards.index(card) for card in self.cards(text, line)]


def usable_card(name: str, used: Iterable[Card], line: int) -> Card:
    """The card of this name, if it is basic or in the scenario's `kingdom` line."""
    try:
        card = find_card(name, tuple(used))
    except FiefdomError as problem:
        raise BadScenario(cause=problem, line=line) from problem
    if card.name not in {other.name for other in used}:
        raise BadScenario("not-in-kingdom", card=card.name, line=line)
    return card


def set_the_stage(settings: list[Setting], seed: int, engine: Engine | None = None, cards: Sequence[Card] = ()) -> Stage:
    """The starting position that the settings describe; its kingdom may name these own cards."""
    check_subjects(settings)
    shared = {setting.subject: setting for setting in settings if "." not in setting.subject}
    players = read_players(shared.get("players"), settings)
    kingdom, used = read_kingdom(shared.get("kingdom"), read_edition(shared.get("edition")), cards)
    check_expansion(shared.get("expansion"), kingdom)
    position = Position.new(kingdom, seats=len(players), engine=engine)
    stage = Stage(players, kingdom, used, position, numpy.zeros((), dtype(Script)))
    state = blank_state(stage, seed)
    record = numpy.array(pack(state))
    for setting in settings:
        apply(stage, record, setting)
    check_totals(record, settings[-1].line)
    push_phase(record, shared.get("phase"))
    fill_in(record, len(kingdom.cards))
    record["owned"] = owned_by_zones(record)
    stage.position = Position.from_record(kingdom, record, engine)
    stage.position.handle.resume(script=script_buffer(stage))
    return stage


def check_subjects(settings: list[Setting]) -> None:
    """Refuse unknown subjects, ones that can only be asserted, and ones that are set twice."""
    seen: set[str] = set()
    for setting in settings:
        name = check_subject(setting)
        if name in ONLY_ASSERTED or setting.subject in ("winner", "game", "question") or setting.viewer:
            raise BadScenario("only-asserted", subject=setting.subject, line=setting.line)
        subject = slug_of(setting.subject) if name == "supply" else setting.subject
        if subject in seen and name != "shuffle":
            raise BadScenario("twice", subject=setting.subject, line=setting.line)
        seen.add(subject)


def check_subject(setting: Setting) -> str:
    """What a subject is about: `hand` of `alice.hand`, `supply` of `supply.Curse`."""
    head, dot, tail = setting.subject.partition(".")
    if dot and head == "supply":
        return "supply"
    known = PLAYER_SUBJECTS if dot else SHARED_SUBJECTS
    name = tail.strip() if dot else head
    if name not in known:
        raise BadScenario("no-subject", subject=setting.subject, near=nearest(name, known), line=setting.line)
    return name


def read_players(setting: Setting | None, settings: list[Setting]) -> list[str]:
    """The names, in seating order; the first one has the turn."""
    if setting is None:
        raise BadScenario("no-players", line=settings[0].line if settings else 0)
    names = [name.strip() for name in setting.value.split(",")]
    if not 2 <= len(names) <= 6 or len(set(names)) < len(names) or not all(name.isidentifier() for name in names):
        raise BadScenario("players", value=setting.value, line=setting.line)
    return names


def read_edition(setting: Setting | None) -> int | str:
    """The edition, 2 if nothing is said."""
    if setting is None:
        return 2
    if setting.value not in ("1", "2", "both"):
        raise BadScenario("edition", edition=setting.value, line=setting.line)
    return "both" if setting.value == "both" else int(setting.value)


def read_kingdom(setting: Setting | None, edition: int | str, cards: Sequence[Card] = ()) -> tuple[Kingdom, frozenset[Card]]:
    """The kingdom, filled up to ten, and the cards that the scenario may use."""
    line = setting.line if setting else 0
    named = [find_or_fail(name, line, cards) for name in card_list(setting.value, line)] if setting else []
    if len(set(named)) < len(named):
        raise BadScenario("kingdom-twice", line=line)
    try:
        kingdom = Kingdom.of([*named, *BLANKS[len(named) :]], edition=edition)
    except FiefdomError as problem:
        raise BadScenario(cause=problem, line=line) from problem
    return kingdom, frozenset({*kingdom.cards[:BASIC], *named})


def check_expansion(setting: Setting | None, kingdom: Kingdom) -> None:
    """Refuse sets of cards that there are not, and cards of other sets than the base game and these."""
    if setting is None:
        return
    try:
        drawn = {BASE_GAME, *find_sets(setting.value)}
    except FiefdomError as problem:
        raise BadScenario(cause=problem, line=setting.line) from problem
    strange = [card for card in kingdom.kingdom_cards if card.set_name not in ("", *drawn)]
    if strange:
        raise BadScenario("other-set", card=strange[0].name, set=strange[0].set_name, line=setting.line)


def find_or_fail(name: str, line: int, cards: Sequence[Card]) -> Card:
    """The card of this name, of the catalogue or one of these own cards."""
    try:
        return find_card(name, cards)
    except FiefdomError as problem:
        raise BadScenario(cause=problem, line=line) from problem


def blank_state(stage: Stage, seed: int) -> State:
    """A state with the full Supply and nothing else."""
    state = State()
    state.kinds = stage.kingdom.kinds()
    lay_out_supply(state, len(stage.players))
    seed_streams(state, zlib.crc32(b"scenario"), seed)
    state.actions = 1
    state.buys = 1
    state.phase = ACTION_PHASE
    return state


def apply(stage: Stage, record: Any, setting: Setting) -> None:
    """Put one setting into the record."""
    head, dot, name = setting.subject.partition(".")
    if head == "supply" and dot:
        slot = stage.kingdom.cards.index(stage.card(name, setting.line))
        record["supply"][slot] = whole_number(setting.value, setting.line)
    elif dot:
        apply_to_player(stage, record, stage.seat(head, setting.line), name.strip(), setting)
    elif head in SHARED_ZONES:
        record[SHARED_ZONES[head]] = counts(stage, setting)
    elif head == "phase" and setting.value not in PHASE_STEPS:
        raise BadScenario("phase", value=setting.value, line=setting.line)


def apply_to_player(stage: Stage, record: Any, seat: int, name: str, setting: Setting) -> None:
    """Put a player's zone, counter or scripted shuffle into the record. Decks and play areas have an order, the other zones none."""
    if name == "deck":
        put_deck(record, seat, stage.slots(setting.value, setting.line), setting)
    elif name == "play":
        put_in_play(record, seat, stage.slots(setting.value, setting.line), setting)
    elif name in ZONES:
        cards_in(record, ZONE_NAMES.index(name), seat)[:] = counts(stage, setting)
        if name == "discard" and setting.value != "nothing":
            record["top"][seat] = stage.slots(setting.value, setting.line)[0]
    elif name == "shuffle":
        add_shuffle(stage, seat, setting)
    elif name == "turns":
        record["turns"][seat] = whole_number(setting.value, setting.line)
    elif seat == 0:
        record[name] = whole_number(setting.value, setting.line)
    else:
        raise BadScenario("not-their-turn", subject=setting.subject, player=stage.players[0], line=setting.line)


def counts(stage: Stage, setting: Setting) -> Any:
    """A list of cards as counts per slot."""
    slots = stage.slots(setting.value, setting.line)
    check_number(stage, slots, setting)
    return numpy.bincount(slots, minlength=SLOTS) if slots else 0


def check_number(stage: Stage, slots: list[int], setting: Setting) -> None:
    """Refuse more copies than any game could hold."""
    for slot in set(slots):
        most = 120 if slot < BASIC else MOST_COPIES
        if slots.count(slot) > most:
            name = stage.kingdom.cards[slot].name
            raise BadScenario("copies", number=slots.count(slot), card=name, most=most, line=setting.line)


def check_totals(record: Any, line: int) -> None:
    """Refuse more cards than the state has room for."""
    owned = owned_by_zones(record)
    if (owned.sum(axis=0) + record["supply"] + record["trash"]).max() > MOST_OF_A_KIND:
        raise BadScenario("copies-in-all", most=MOST_OF_A_KIND, line=line)
    if owned.sum(axis=1).max() > MOST_CARDS_OF_A_PLAYER or owned.sum() > MOST_CARDS_OF_ALL_PLAYERS:
        raise BadScenario("cards-of-players", most=MOST_CARDS_OF_A_PLAYER, together=MOST_CARDS_OF_ALL_PLAYERS, line=line)


def put_deck(record: Any, seat: int, slots: list[int], setting: Setting) -> None:
    """A deck of known order; its first card is the top, which the state keeps last."""
    if len(slots) > KNOWN:
        raise BadScenario("deck", number=len(slots), most=KNOWN, line=setting.line)
    record["known"][seat][: len(slots)] = slots[::-1]
    record["known_size"][seat] = len(slots)


def put_in_play(record: Any, seat: int, slots: list[int], setting: Setting) -> None:
    """Cards in play, in the order of play."""
    start = int(record["play_size"])
    if start + len(slots) > CARDS_IN_PLAY // 2:
        raise BadScenario("in-play", number=len(slots), most=CARDS_IN_PLAY // 2, line=setting.line)
    record["in_play"][start : start + len(slots)] = entries_of(seat, slots)
    record["play_size"] = start + len(slots)


def add_shuffle(stage: Stage, seat: int, setting: Setting) -> None:
    """The order that the seat's next shuffle gives."""
    slots = stage.slots(setting.value, setting.line)
    turn = int(stage.script["number"][seat])
    if turn == SCRIPTED or len(slots) > KNOWN:
        raise BadScenario("shuffles", most=SCRIPTED, cards=KNOWN, line=setting.line)
    stage.script["orders"][seat][turn * KNOWN : turn * KNOWN + len(slots)] = slots
    stage.script["sizes"][seat][turn] = len(slots)
    stage.script["number"][seat] = turn + 1
    stage.shuffles.append((seat, setting.line))


def push_phase(record: Any, setting: Setting | None) -> None:
    """Leave the phase to start in on the stack."""
    name = PHASE_STEPS[setting.value if setting else "action"]
    number = [step.__name__ for step in steps()].index(name)
    record["stack"][0] = (number, 0, 255, 0, 0, 255, 0, 0)
    record["depth"] = 1


def script_buffer(stage: Stage) -> Any:
    """The scripted shuffles as a buffer that the engine reads and marks."""
    return stage.script.reshape(1).view(numpy.uint8)
