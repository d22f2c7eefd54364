"""What a client loads once: the cards, what can be chosen for a table, the rules for newcomers."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from markdown_it import MarkdownIt

from fiefdom.agents.agent import agent_kinds, read_player, title_of
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASIC_CARDS, CATALOGUE, EDITIONS
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.server.forms import BotInfo, CardInfo, HabitInfo, SetInfo, TableChoices
from fiefdom.server.habits import HABITS, Habit
from fiefdom.text.languages import LANGUAGES, OWN_NAMES, RIGHT_TO_LEFT, learn_page
from fiefdom.text.texts import Texts


@functools.cache
def cards() -> list[CardInfo]:
    """Every card of the catalogue."""
    return [_card(card) for card in CATALOGUE]


def _card(card: Card) -> CardInfo:
    return CardInfo(
        slug=card.slug,
        name=card.name,
        cost=card.cost,
        types=list(card.type_names),
        editions=list(card.editions),
        is_basic=card in BASIC_CARDS,
        worth=card.worth,
        points=card.points,
        points_per_ten=card.points_per_ten,
        cards=card.plus.cards,
        actions=card.plus.actions,
        buys=card.plus.buys,
        coins=card.plus.coins,
    )


def choices(programs: Sequence[str] = ()) -> TableChoices:
    """Sets, editions, bots, languages, policies, habits; `programs` are the operator's own bots."""
    slug = {card.name: card.slug for card in CATALOGUE}
    sets = [
        SetInfo(
            key=found.key,
            message=f"set{found.edition}-{found.key.rpartition('-')[0]}",
            name=found.name,
            edition=found.edition,
            cards=[slug[name] for name in found.cards],
        )
        for found in RECOMMENDED_SETS
    ]
    return TableChoices(
        editions=list(EDITIONS),
        sets=sets,
        bots=[
            *(BotInfo(name=kind.name, takes_card=kind.takes_card) for kind in agent_kinds()),
            *(BotInfo(name=program, title=title_of(read_player(program, allow_commands=True), Texts())) for program in programs),
        ],
        languages=list(LANGUAGES),
        language_names=dict(OWN_NAMES),
        right_to_left=sorted(RIGHT_TO_LEFT),
        policies=["off", "free", "ask", "always"],
        habits=[_habit(habit) for habit in HABITS],
    )


def _habit(habit: Habit) -> HabitInfo:
    card, dot, _ = habit.question.partition(".")
    return HabitInfo(question=habit.question, card=card if dot else "", wishes=list(habit.wishes), usual=habit.usual)


@functools.cache
def learn(language: str) -> str:
    """The rules for newcomers as HTML; whatever is not Markdown is shown as it stands, never run."""
    return str(MarkdownIt("commonmark", {"html": False}).render(learn_page(language)))
