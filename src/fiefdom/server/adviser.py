"""Advice in the making, in a process of its own: it gets a view as bytes and the events that its seat has seen, as bots do.

Nothing else crosses, so advice cannot depend on what its seat may not know.
"""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from fiefdom.cards.kingdoms import Kingdom, read_kingdom
from fiefdom.game.memory import Memory
from fiefdom.game.view import View
from fiefdom.server.thought import BotTask
from fiefdom.server.wire import AdviceGiven, AdviceOption
from fiefdom.text.answers import answer_text
from fiefdom.text.reasons import why_lines
from fiefdom.text.texts import Texts

if TYPE_CHECKING:
    from fiefdom.review import advice as review
    from fiefdom.review.reasons import AdvisedAnswer
    from fiefdom.review.weighing import Outlook

POLITENESS = 8
"""By how much the process steps back: behind the server and bots, before studies."""

ANSWERS = 3
"""How many answers are shown."""

AT_ONCE = 64
"""Those in the making that a process keeps."""


class AdviceSlice(NamedTuple):
    """A part of some advice, and the seconds that it took."""

    given: AdviceGiven
    seconds: float

    @property
    def is_last(self) -> bool:
        return self.given.part >= self.given.of


class AdviceInTheMaking:
    """Advice about one view, which gets better part by part."""

    def __init__(self, task: BotTask, language: str, number: int) -> None:
        from fiefdom.review.advice import advising  # here, because the server itself needs nothing of it

        self.view, self.texts, self.number, self.part = task.view(), Texts(language), number, 0
        memory = None
        if task.events:
            memory = Memory()
            memory.observe(task.events)
        self._parts: Iterator[review.Advice] = advising(self.view, outlook=outlook(task.kingdom, self.view.seats), memory=memory)

    def advance(self) -> AdviceGiven:
        """The next part."""
        from fiefdom.review.advice import PARTS

        self.part += 1
        return told(next(self._parts), self.view, self.texts, number=self.number, part=self.part, of=PARTS)


@functools.lru_cache(maxsize=32)
def outlook(kingdom: str, seats: int) -> Outlook:
    """What players of a kingdom are taken to follow; finding that out takes longer than the advice."""
    from fiefdom.review.weighing import Outlook

    return Outlook(read_kingdom(kingdom), seats)


def told(advice: review.Advice, view: View, texts: Texts, **place: int) -> AdviceGiven:
    """Advice as a client is told it."""
    from fiefdom.review.page import plan_lines

    return AdviceGiven(
        question=place["number"],
        part=place["part"],
        of=place["of"],
        rollouts=advice.rollouts,
        chance=thousandths(advice.chance.share),
        low=thousandths(advice.chance.low),
        high=thousandths(advice.chance.high),
        close=advice.is_close,
        wins=advice.wins_at_once,
        options=[option_in_words(option_of(option), view.kingdom, texts) for option in advice.options[:ANSWERS]],
        why=list(why_lines(advice.why, view.kingdom, texts)),
        plan=list(plan_lines(advice.plan, view.kingdom, texts)),
    )


def option_in_words(option: AdviceOption, kingdom: Kingdom, texts: Texts) -> AdviceOption:
    return msgspec.structs.replace(option, answer=slug_of(option.answer, kingdom), text=answer_text(option.answer, kingdom, texts))


def option_of(option: AdvisedAnswer) -> AdviceOption:
    """An answer in figures, by its name in records; the words are still to be put in."""
    course = option.course
    return AdviceOption(
        answer=option.answer,
        text="",
        chance=thousandths(option.chance.share),
        low=thousandths(option.chance.low),
        high=thousandths(option.chance.high),
        behind=thousandths(option.behind),
        reach=thousandths(option.reach),
        close=option.is_close,
        course=[thousandths(number) for number in (course.turn, course.provinces, course.rival, course.ender)] if course else [],
    )


def slug_of(answer: str, kingdom: Kingdom) -> str:
    """An answer as clients know it: cards by their slugs."""
    return kingdom.cards[kingdom.slots[answer]].slug if answer in kingdom.slots else answer


def thousandths(share: float) -> int:
    return round(1000 * share)


# What the process does

MAKING: OrderedDict[str, AdviceInTheMaking] = OrderedDict()
"""The advice of this process."""


def get_ready() -> None:
    """Begin, politely; Ctrl-C is for the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITENESS)


def advance(task: BotTask, language: str, number: int) -> AdviceSlice:
    """Go on with the advice to a player, which begins with the first part; `task.player` says which one it is."""
    began = time.process_time()
    if task.player not in MAKING:
        MAKING[task.player] = AdviceInTheMaking(task, language, number)
    while len(MAKING) > AT_ONCE:
        MAKING.popitem(last=False)
    try:
        made = AdviceSlice(MAKING[task.player].advance(), time.process_time() - began)
    except BaseException:
        forget(task.player)
        raise
    if made.is_last:
        forget(task.player)
    return made


def forget(player: str) -> None:
    MAKING.pop(player, None)
