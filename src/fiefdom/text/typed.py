"""What people type: `play smithy`, `trash estate copper`, `copper x2`, `undo`, `? moat`.

One grammar for all who type. English words are always understood, those of the language too, and of each the beginning if it fits
only one. Cards are looked for among the ones that can be named now.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.engine.kinds import TREASURE
from fiefdom.errors import NotUnderstood
from fiefdom.game.commands import completed
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View
from fiefdom.text.letters import fold, strip_isolates
from fiefdom.text.texts import Texts, search_cards

VERBS = {
    "play": ("action", "treasure", "play"),
    "buy": ("buy",),
    "trash": ("trash",),
    "discard": ("discard", "discard-deck"),
    "gain": ("gain",),
    "reveal": ("reveal",),
    "topdeck": ("topdeck",),
    "set-aside": ("set-aside",),
}
"""Words that may stand before the cards of an answer, and the last words of the questions that they answer."""

SHOWS = ("hand", "supply", "log", "deck", "score")
ALONE = ("treasures", "pass", "keep", "yes", "end", "undo", "redo", "why", "help", "save", "quit", *SHOWS)
"""Words that can stand alone."""

WITH_MORE = ("end", "help", "save")
"""Words that something else than a card's answer can follow."""

LETTERS = {"t": "treasures", "e": "end-turn", "u": "undo"}
"""The keys of the screen, as commands."""

PIECE = re.compile(r",|[^\s,]+")
TIMES_BEFORE = re.compile(r"([1-9]\d?)[x×*]?")
TIMES_AFTER = re.compile(r"[x×*]([1-9]\d?)")
LONGEST_NAME = 4  # words


@dataclass(frozen=True)
class Command:
    """What somebody wants done.

    `kind` is `answer` (with the answers), `card` (tell about this one), `show` (`value`: `hand`, `supply`, `log`, `deck`, `score` or
    `question`), `save` (`value`: the file, or nothing), `treasures`, `end-turn`, `undo`, `redo`, `why` (what the bots are up to), `help` or
    `quit`.
    """

    kind: str
    answers: tuple[str, ...] = ()
    card: Card | None = None
    value: str = ""


def parse(text: str, texts: Texts, view: View) -> Command:
    """The command that a text means to whoever has this view; a `NotUnderstood` says why it means none."""
    return TypedLine(text, texts, view).command()


class TypedLine:
    """A typed line and all that is needed to understand it."""

    def __init__(self, text: str, texts: Texts, view: View) -> None:
        self.text = strip_isolates(text).strip().removeprefix("/").lstrip()  # the key that leads to the line is often pressed in it, too
        self.pieces = PIECE.findall(self.text)
        self.texts = texts
        self.view = view
        self.question: Question | None = view.question if view.is_asked else None

    def command(self) -> Command:
        if not self.pieces:
            return Command("show", value="question")
        if self.text.startswith("?") or self.text.endswith("?"):
            return self._help(self.text.strip("? "))
        if spoken := self._spoken():
            return Command("answer", spoken)
        if fold(self.text) in LETTERS:
            return self._alone(LETTERS[fold(self.text)])
        for length in range(len(self.pieces), 0, -1):
            if length < len(self.pieces) and self._named_exactly():
                break
            key = self._word(self.pieces[:length])
            if key:
                return self._act(key, self.pieces[length:])
        return self._abbreviated()

    def _spoken(self) -> tuple[str, ...]:
        """The labels or the number that the line answers with, separated by commas or spaces; nothing if it does not."""
        question = self.question
        if question is None or question.kind == "card":
            return ()
        named = {fold(self.texts.label(label)): label for label in question.labels} | {answer: answer for answer in question.answers}
        for said in ([self.text], re.split(r"\s*,\s*", self.text), self.text.split()):
            found = [named.get(fold(word), named.get(word, "")) for word in said]
            if all(found):
                return tuple(found)
        return ()

    def _word(self, pieces: Sequence[str]) -> str:
        """The command that these pieces name in full, or nothing; of several the one that fits the question."""
        wanted = fold(" ".join(pieces))
        keys = [key for key in (*VERBS, *ALONE) if wanted in self._words(key)]
        return next((key for key in keys if self._fits(key)), keys[0] if keys else "")

    def _words(self, key: str) -> list[str]:
        """The words for a command, of the language and English."""
        return [fold(word) for texts in (self.texts, Texts()) for word in texts.words(f"word-{key}")]

    def _fits(self, key: str) -> bool:
        """Whether the open question can be answered with this verb."""
        return self.question is not None and self.question.id.rpartition(".")[2] in VERBS.get(key, ())

    # Beginnings of words and cards

    def _abbreviated(self) -> Command:
        """What a line means that begins with no word in full: the beginning of one, or cards."""
        begun = [card for card in self._legal() if self._begins(card)]
        keys = self._begun_words()
        if len(begun) > 1 and not keys:
            raise NotUnderstood("several-cards", value=self.text, cards=self.texts.cards(begun))
        if len(begun) + len(keys) > 1:
            words = [self.texts.words(f"word-{key}")[0] for key in keys]
            raise NotUnderstood("several-words", value=self.text, words=", ".join([*words, *map(self.texts.card, begun)]))
        if keys:
            return self._act(keys[0], self.pieces[1:])
        return self._answer(begun or self._cards(self.pieces, otherwise="command"))

    def _begun_words(self) -> list[str]:
        """The commands that the first piece may be the beginning of."""
        wanted = fold(self.pieces[0])
        more = len(self.pieces) > 1
        keys = [key for key in (*VERBS, *ALONE) if wanted and any(word.startswith(wanted) for word in self._words(key))]
        verbs = [key for key in keys if key in VERBS and (more or self._is_yes_or_no())]
        fitting = [key for key in verbs if self._fits(key)]
        return (fitting or verbs) + [key for key in keys if key in (WITH_MORE if more else ALONE)]

    def _begins(self, card: Card) -> bool:
        wanted = fold(self.text)
        return any(f" {name}".find(f" {wanted}") >= 0 for name in self._names(card))

    def _named_exactly(self) -> bool:
        return any(fold(self.text) in self._names(card) for card in self._legal())

    def _names(self, card: Card) -> tuple[str, str]:
        return fold(self.texts.name(card)), fold(card.name)

    # What words do

    def _act(self, key: str, rest: Sequence[str]) -> Command:
        if key in VERBS:
            return self._verb(key, rest)
        if key == "help":
            return self._help(" ".join(rest))
        if key == "save":
            return Command("save", value=self.text.partition(" ")[2].strip())
        if key == "end" and rest and any(word.startswith(fold(" ".join(rest))) for word in self._words("turn")):
            return self._alone("end-turn")
        if rest:
            raise self._not_understood()
        return self._alone(key)

    def _alone(self, key: str) -> Command:
        if key in ("pass", "keep", "end"):
            return self._pass()
        if key == "yes":
            return self._yes()
        if key in ("treasures", "end-turn"):
            return self._turn(key)
        return Command("show", value=key) if key in SHOWS else Command(key)

    def _verb(self, key: str, rest: Sequence[str]) -> Command:
        if key == "play" and fold(" ".join(rest)) in self._words("treasures"):
            return self._turn("treasures")
        if not self._fits(key):
            raise self._not_now()
        if self._is_yes_or_no() and fold(" ".join(rest)) in ("", *self._words("deck")):
            return self._yes()
        if not rest:
            raise NotUnderstood("choose-more", left=1)
        return self._answer(self._cards(rest))

    def _turn(self, kind: str) -> Command:
        """A command of the turn, if it is this player's, and no card waits for an answer."""
        if self.question is None or not self.question.is_phase:
            raise self._not_now()
        treasures = any(card.has_type(TREASURE) for card in self.view.hand)
        if kind == "treasures" and (self.question.id == "buy" or not treasures):
            raise self._not_now()
        return Command(kind)

    def _help(self, name: str) -> Command:
        if not name:
            return Command("help")
        if fold(name) in self._words("why"):
            return Command("why")
        return Command("card", card=self._card(name, self.view.kingdom.cards, CATALOGUE))

    # Answers

    def _legal(self) -> tuple[Card, ...]:
        return self.question.cards if self.question else ()

    def _is_yes_or_no(self) -> bool:
        return self.question is not None and not self.question.is_phase and self.question.may_pass and len(self.question.cards) == 1

    def _yes(self) -> Command:
        if self.question is None or not self._is_yes_or_no():
            raise self._not_now()
        return Command("answer", (self.question.cards[0].name,))

    def _pass(self) -> Command:
        if self.question is None or not self.question.may_pass:
            raise self._not_now()
        return Command("answer", (PASS,))

    def _answer(self, cards: Sequence[Card]) -> Command:
        """Cards as the answer; where their number is free, these are all."""
        question = self.question
        if question is None:
            raise self._not_now()
        if len(cards) > question.remaining and not question.is_phase:
            raise NotUnderstood("choose-fewer")
        return Command("answer", completed(question, [card.name for card in cards]))

    # Cards

    def _cards(self, pieces: Sequence[str], otherwise: str = "card") -> list[Card]:
        """The cards of a list such as `copper x2, estate` or `2 copper throne room`."""
        found: list[Card] = []
        times, place = 1, 0
        while place < len(pieces):
            before, after = TIMES_BEFORE.fullmatch(pieces[place]), TIMES_AFTER.fullmatch(pieces[place])
            length = 1
            if before and place + 1 < len(pieces):
                times = int(before[1])
            elif after and found:
                found += [found[-1]] * (int(after[1]) - 1)
            elif pieces[place] != ",":
                length = self._length_of_name(pieces[place:])
                found += [self._legal_card(" ".join(pieces[place : place + length]), otherwise)] * times
                times = 1
            place += length
        if not found:
            raise self._not_understood()
        return found

    def _length_of_name(self, pieces: Sequence[str]) -> int:
        """How many pieces make the name of one card: as many as possible."""
        cards = self.view.kingdom.cards
        lengths = range(min(LONGEST_NAME, len(pieces)), 0, -1)
        return next((length for length in lengths if self._search(" ".join(pieces[:length]), cards)), 1)

    def _legal_card(self, name: str, otherwise: str) -> Card:
        """The card that is meant, if it can be named now."""
        everywhere = self._search(name, self.view.kingdom.cards)
        is_exact = any(fold(name) in self._names(card) for card in everywhere)
        if everywhere and (is_exact or not self._search(name, self._legal())) and not set(everywhere) & set(self._legal()):
            raise NotUnderstood("not-legal", card=self.texts.cards(everywhere))
        return self._card(name, self._legal(), otherwise=otherwise)

    def _card(self, name: str, *places: Iterable[Card], otherwise: str = "card") -> Card:
        """The card that is called exactly so, or the one that may be meant in the first place that has any."""
        exact = next((card for place in places for card in place if fold(name) in self._names(card)), None)
        if exact:
            return exact
        found = next((cards for place in places if (cards := self._search(name, place))), [])
        if not found:
            raise self._no_card(name, otherwise)
        if len(found) > 1:
            raise NotUnderstood("several-cards", value=name, cards=self.texts.cards(found))
        return found[0]

    def _no_card(self, name: str, otherwise: str) -> NotUnderstood:
        """No card is called so; perhaps one is called nearly so, and begins alike."""
        names = {known: card for card in self.view.kingdom.cards for known in self._names(card)}
        close = difflib.get_close_matches(fold(name), (known for known in names if known[:1] == fold(name)[:1]), n=1, cutoff=0.7)
        if close:
            return NotUnderstood("nearly-a-card", value=name, card=names[close[0]])
        return NotUnderstood("card", value=name) if otherwise == "card" else NotUnderstood("command", value=name)

    def _search(self, name: str, among: Iterable[Card]) -> list[Card]:
        return search_cards(name, among, self.texts.language)

    # What it does not mean

    def _not_now(self) -> NotUnderstood:
        return NotUnderstood("not-now", value=self.text)

    def _not_understood(self) -> NotUnderstood:
        return NotUnderstood("command", value=self.text)
