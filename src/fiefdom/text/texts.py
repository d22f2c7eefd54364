"""The words of one language: names of cards, what is asked, what went wrong."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from fiefdom import fluent
from fiefdom.cards.card import Card
from fiefdom.cards.sets import card_texts
from fiefdom.engine.kinds import ACTION, CURSED, TREASURE, VICTORY
from fiefdom.engine.state import Frame
from fiefdom.errors import FiefdomError
from fiefdom.fluent import Messages
from fiefdom.text.languages import LANGUAGES, RIGHT_TO_LEFT, check_language
from fiefdom.text.letters import fold, isolate, isolate_left_to_right

if TYPE_CHECKING:
    from fiefdom.cards.kingdoms import Kingdom
    from fiefdom.cards.recommended import RecommendedSet
    from fiefdom.game.question import Question
    from fiefdom.game.view import View


WORDS = ("names", "sets", "game", "ui", "simulate", "table", "serve", "opponents", "research", "lab", "study", "puzzles")
CARD_TEXTS = ("names", "sets", "cards")
ERRORS = ("errors",)
LESSONS = ("names", "sets", "lessons")
"""The files of the parts. The long texts of the cards and what goes wrong and lessons are apart: most programs never show them."""

LONG = "card-text-"
ENTRY = re.compile(r"^(?=[a-z#])", re.MULTILINE)
"""Where a message or a comment begins."""


def source(language: str, file: str) -> str:
    """What stands in a file of a language; nothing if the language does not have it yet.

    `sets` and `cards` are what the sets of cards bring along: names and questions, and the long texts.
    """
    if file in ("sets", "cards"):
        entries = ENTRY.split(card_texts(language))
        return "".join(entry for entry in entries if entry.startswith(LONG) == (file == "cards"))
    return fluent.source(language, file)


def _home(language: str, key: str) -> Messages:
    errors = _messages(language, ERRORS) if key.startswith("error-") else None
    if errors and errors.has(key):
        return errors
    return _messages(language, CARD_TEXTS if key.startswith(LONG) else LESSONS if key.startswith("lesson-") else WORDS)


@functools.cache
def _messages(language: str, files: tuple[str, ...]) -> Messages:
    return Messages(language, *(source(language, file) for file in files), isolating=language in RIGHT_TO_LEFT)


def messages_beginning(prefix: str) -> tuple[str, ...]:
    """The messages whose names begin so, in the order of the files."""
    return tuple(name for name in _messages(LANGUAGES[0], WORDS) if name.startswith(prefix))


def has_message(language: str, key: str) -> bool:
    return _home(language, key).has(key)


def attributes(language: str, key: str) -> tuple[str, ...]:
    """The attributes of a message, in the order of the file."""
    return _home(language, key).attributes(key)


def render(language: str, key: str, arguments: Mapping[str, object], attribute: str = "") -> str | None:
    """A message, or an attribute of one, in a language; None if the language lacks it, or anything it needs."""
    return _home(language, key).render(key, arguments, attribute)


@functools.cache
def card_name(language: str, slug: str) -> str | None:
    """The name of a card in a language, if it has one there."""
    return render(language, f"card-{slug}", {})


Argument: TypeAlias = str | int | Card
"""What can stand in a message."""

ORDER_OF_TYPES = (ACTION, TREASURE, VICTORY, CURSED)
"""How the cards of a list are sorted."""

PHASES = {"action": "phase-action", "treasure": "phase-buy", "buy": "phase-buy", "clean-up": "phase-cleanup", "over": "ui-game-over"}

ZONES = {
    "supply": "zone-supply",
    "hand": "zone-hand",
    "deck": "zone-deck",
    "discard": "zone-discard-pile",
    "play": "zone-play-area",
    "aside": "zone-set-aside",
    "looked": "zone-set-aside",
    "trash": "zone-trash",
    "loot": "zone-trash",
}
"""The messages for the zones of events and views."""


@dataclass(frozen=True)
class Texts:
    """The texts of a language. With `also_english` the English name stands behind every card's own."""

    language: str = LANGUAGES[0]
    also_english: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        object.__setattr__(self, "language", check_language(self.language))

    @property
    def is_rtl(self) -> bool:
        """Whether the language is written from right to left. Then texts hold isolates (`strip_isolates` takes them out)."""
        return self.language in RIGHT_TO_LEFT

    def format(self, key: str, **arguments: Argument) -> str:
        """The message of a key, in English where the language lacks it. Cards may be given as arguments."""
        return self._render(key, arguments)

    def has(self, key: str) -> bool:
        return has_message(self.language, key) or has_message(LANGUAGES[0], key)

    def attribute(self, key: str, name: str, **arguments: Argument) -> str:
        """An attribute of a message, such as the hint of a refusal; empty if it has none."""
        return self._render(key, arguments, name) if name in attributes(LANGUAGES[0], key) else ""

    def words(self, key: str) -> list[str]:
        """The words that a command is understood by, such as `words("word-pass")`; the first is the one to show."""
        return [word.strip() for word in self.format(key).split(",") if word.strip()]

    def _render(self, key: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        values = {name: self._value(argument) for name, argument in arguments.items()}
        for language in (self.language, LANGUAGES[0]):
            text = render(language, key, values, attribute)
            if text is not None:
                return text
        name = f"{key}.{attribute}" if attribute else key
        raise KeyError(f"there is no text `{name}` with {', '.join(arguments) or 'no arguments'}")

    def _value(self, argument: Argument) -> object:
        return self.card(argument) if isinstance(argument, Card) else argument

    # Cards

    def name(self, card: Card) -> str:
        """The name of a card in the language alone; an invented card is called the same everywhere."""
        return card.names.get(self.language) or card_name(self.language, card.slug) or card.name

    def card(self, card: Card) -> str:
        """The name of a card as it is shown: `Kuźnia (Smithy)` if English names are wanted too."""
        name, english = self.name(card), self._isolated(card.name)
        if name == card.name:
            return english
        return f"{name} ({english})" if self.also_english else name

    def cards(self, cards: Iterable[Card] | Mapping[Card, int]) -> str:
        """Several cards: `Copper ×3, Estate`; Actions, Treasures, Victory cards, then Curses, each by name."""
        counted = Counter(cards)
        ordered = sorted((card for card in counted if counted[card] > 0), key=self._order)
        return ", ".join(self._times(card, counted[card]) for card in ordered) or self.format("ui-nothing")

    def _order(self, card: Card) -> tuple[int, str]:
        places = (place for place, types in enumerate(ORDER_OF_TYPES) if card.has_type(types))
        return next(places, len(ORDER_OF_TYPES)), fold(self.name(card))

    def _times(self, card: Card, number: int) -> str:
        if number == 1:
            return self.card(card)
        times = f"×{number}"
        return f"{self.card(card)} {isolate_left_to_right(times) if self.is_rtl else times}"

    def _isolated(self, text: str) -> str:
        return isolate(text) if self.is_rtl else text

    def types(self, card: Card) -> str:
        """The types of a card: `Action – Attack`."""
        together = f"type-{'-'.join(card.type_names)}"
        return self.format(together) if self.has(together) else " – ".join(self.format(f"type-{name}") for name in card.type_names)

    def summary(self, card: Card, edition: int | str = 2) -> str:
        """What a card does in one line; of an own card what stands on it."""
        return self._by_edition(card, "summary", edition) or self._own_text(card)

    def text(self, card: Card, edition: int | str = 2) -> str:
        """What a card does, in full; of an own card what stands on it."""
        return self._by_edition(card, "text", edition) or self._own_text(card)

    def _own_text(self, card: Card) -> str:
        """The text of an own card, in another language if need be; without any, its instructions as its file has them."""
        for language in (self.language, LANGUAGES[0], *card.texts):
            if language in card.texts:
                return card.texts[language] if language == self.language else self._isolated(card.texts[language])
        from fiefdom.cards.card_writer import effect_in_a_line  # here, because only own cards need it
        from fiefdom.cards.catalogue import is_own

        effect = effect_in_a_line(card) if is_own(card) else ""
        return self._isolated(effect) if effect else ""

    def rulings(self, card: Card) -> list[str]:
        """What matters about a card at the table."""
        return [self._card_text(card, name) for name in self._attributes(card) if name.startswith("ruling-")]

    def _by_edition(self, card: Card, attribute: str, edition: int | str) -> str:
        """The attribute for all editions, or the one for this edition; both editions mixed are played by the second (R-ED-6)."""
        available = self._attributes(card)
        for name in (attribute, f"{attribute}-{2 if edition == 'both' else edition}"):
            if name in available:
                return self._card_text(card, name)
        return ""

    def _attributes(self, card: Card) -> tuple[str, ...]:
        return attributes(LANGUAGES[0], f"card-text-{card.slug}")

    def _card_text(self, card: Card, attribute: str) -> str:
        return self._render(f"card-text-{card.slug}", {}, attribute)

    # The table

    def phase(self, name: str) -> str:
        """A phase as views name it: `action`, `treasure`, `buy`, `clean-up` or `over`."""
        return self.format(PHASES[name])

    def zone(self, name: str) -> str:
        """A zone as events name it: `discard` is the discard pile."""
        return self.format(ZONES[name])

    def set_name(self, kingdom: Kingdom) -> str:
        """The name of the recommended set that a kingdom is, or nothing."""
        return self._set_of(kingdom.key) if kingdom.key else ""

    def printed_set(self, printed: RecommendedSet) -> str:
        """The name of a recommended set, also of one that cannot be played yet."""
        return self._set_of(printed.key)

    def _set_of(self, key: str) -> str:
        name, _, edition = key.rpartition("-")
        return self.format(f"set{edition}-{name}")

    # Questions

    def question(self, question: Question, view: View, players: Sequence[str]) -> str:
        """What the player who decides is asked; a card without words of its own asks by what it asks for."""
        key = f"ask-{question.id.replace('.', '-')}"
        numbers = {"n": view.buys, "coins": view.coins, "left": question.remaining}
        if self.has(key):
            named = question.cards[0] if question.cards else ""
            return self.format(key, card=named, owner=_owner(question, view, players), **numbers)
        verb = question.id.rpartition(".")[2]
        return self.format(f"ask-{verb}", card=_asker(question, view), **numbers)

    def label(self, label: str) -> str:
        """A label in words; one that only an own card has is shown as it is. Numbers are their digits."""
        key = "label-" + label.replace("+", "plus-")
        return self.format(key) if self.has(key) else self._isolated(label)

    def waiting(self, view: View, players: Sequence[str]) -> str:
        """What those see who wait for somebody else. Who is asked for a Reaction is nobody's business."""
        if view.phase == "over":
            return self.phase(view.phase)
        question = view.question
        if question is None:
            return self.format("wait-for-reactions")
        if question.is_phase:
            return self.format("wait-for", player=players[question.seat])
        return self.format("wait-for-card", player=players[question.seat], card=_asker(question, view))

    # What went wrong

    hints: ClassVar[tuple[str, ...]] = ("shell", "hint")
    """The attributes of errors that are hints here."""

    def error(self, problem: FiefdomError) -> str:
        """What went wrong, and on a second line what to do about it."""
        message, hint = problem.words(self)
        return f"{message}\n{self.format('hint')}: {hint}" if hint else message

    def says(self, key: str, values: Mapping[str, object], attribute: str = "") -> str:
        """A message of `errors.ftl`, or an attribute of one; empty if there is none."""
        return render(self.language, key, values, attribute) or ""

    def shows(self, value: object) -> object:
        """A value as it stands in an error: cards by their names here."""
        return self.card(value) if isinstance(value, Card) else value if isinstance(value, int) else str(value)


def _asker(question: Question, view: View) -> Card:
    slug = question.id.partition(".")[0]
    return next(card for card in view.kingdom.cards if card.slug == slug)


def _owner(question: Question, view: View, players: Sequence[str]) -> str:
    """The player whose revealed cards a question is about, or else the one for whom it is answered."""
    if question.is_phase:
        return ""
    wanted = set(question.cards)
    concerned = int(view.record["stack"][view.state.depth - 1][Frame._fields.index("seat")])
    return next((players[seat] for seat in range(view.seats) if wanted & view.aside(seat).keys()), players[concerned])


EXACT, BEGINNING, BEGINNING_OF_WORD, PART, NO_MATCH = range(5)
"""How well a text fits a name, best first."""


def search_cards(text: str, among: Iterable[Card], language: str = LANGUAGES[0]) -> list[Card]:
    """The cards that a text fits best, in the order they were given in; none if it fits no name at all.

    A whole name beats a beginning, that the beginning of a later word, that any other part. What is no whole name in the language or
    in English may be one in another language.
    """
    wanted = fold(text)
    texts, cards = Texts(language), list(among)
    ranks = [(card, min(_rank(wanted, name) for name in (texts.name(card), card.name, *card.also))) for card in cards] if wanted else []
    best = min((rank for _, rank in ranks), default=NO_MATCH)
    if best != EXACT and (elsewhere := [card for card in cards if wanted and wanted in _names_anywhere(card)]):
        return elsewhere
    return [card for card, rank in ranks if rank == best != NO_MATCH]


@functools.lru_cache(maxsize=1024)
def _names_anywhere(card: Card) -> frozenset[str]:
    return frozenset(map(fold, (*(Texts(language).name(card) for language in LANGUAGES), *card.also)))


def _rank(wanted: str, name: str) -> int:
    name = fold(name)
    if wanted == name:
        return EXACT
    if name.startswith(wanted):
        return BEGINNING
    if f" {wanted}" in name:
        return BEGINNING_OF_WORD
    return PART if wanted in name else NO_MATCH


REMEMBERED = 20_000
"""Texts; about four megabytes."""


@dataclass(frozen=True)
class QuickTexts(Texts):
    """The same words, sooner, for browsers."""

    hints: ClassVar[tuple[str, ...]] = ("hint",)

    def _render(self, key: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        return _remembered(self.language, key, tuple(arguments.items()), attribute)

    def cards(self, cards: Iterable[Card] | Mapping[Card, int]) -> str:
        """Several cards, as `Texts.cards` says them."""
        if isinstance(cards, list) and len(cards) == 1:
            return _remembered_cards(self.language, frozenset(((cards[0], 1),)))
        counted = cards if isinstance(cards, Mapping) else Counter(cards)
        return _remembered_cards(self.language, frozenset(counted.items()))


@functools.lru_cache(maxsize=REMEMBERED)
def _remembered(language: str, key: str, arguments: tuple[tuple[str, Argument], ...], attribute: str) -> str:
    return Texts(language)._render(key, dict(arguments), attribute)


@functools.lru_cache(maxsize=REMEMBERED)
def _remembered_cards(language: str, counted: frozenset[tuple[Card, int]]) -> str:
    return Texts(language).cards(dict(counted))
