"""What thinking bots tell: their plan without their cards, and the reason of a purchase that stands."""

from __future__ import annotations

from random import Random

import pytest

from fiefdom.agents.thinking import ThinkingAgent, WeighedAnswer
from fiefdom.errors import BadAgent
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game, new_game
from fiefdom.game.view import view
from fiefdom.review.bot_plan import (
    ExplainedPurchase,
    bot_plan,
    bot_plan_lines,
    explained,
    known_to,
    plan_told,
    purchase_lines,
    supposed_view,
)
from fiefdom.terminal.session import Session
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts
from tests.agents.sparring import thinker
from tests.review.conftest import KINGDOM
from tests.stages import needs_compiler, staged

pytestmark = needs_compiler

PEOPLE = ("Ana", "Ola", "Bot")


def session(*, people: int = 1, agent: ThinkingAgent | None = None, turns: int = 3) -> Session:
    """The first turns of people who buy nothing, and of a bot that thinks."""
    players = [*PEOPLE[:people], "Bot"]
    found = Session(new_game(KINGDOM, players=players, seed=4, starter=0), [*[None] * people, agent or thinker()])
    while found.game.view(0).turns(0) < turns:
        found.end_turn()
        found.advance()
    return found


def last_purchase(game: Game, player: str) -> str:
    """The card that the log says was bought last."""
    seat = game.players.index(player)
    return next(str(event.card) for event in reversed(game.events) if event.verb == "buy" and event.seat == seat)


def test_the_purchase_that_is_explained_is_the_last_one_and_its_turn_is_that_of_the_log() -> None:
    table = session(turns=2)  # the first two hands buy something, whatever the plan
    told = bot_plan(table.agents[1], table.game, 1, 0)  # type: ignore[arg-type]
    assert told.purchase is not None
    assert told.purchase.card == last_purchase(table.game, "Bot")
    assert told.purchase.turn == table.game.view(None).turns(1) == 2


def test_a_clear_purchase_has_a_better_chance_than_the_best_other_answer_and_reasons() -> None:
    position = staged(
        "players = alice, bob\nkingdom = Smithy, Village, Market\nphase = buy\nsupply.Province = 4\n"
        "alice.coins = 8\nalice.deck = Gold x4, Copper x6\nbob.deck = Gold x5, Silver x5"
    )
    agent = thinker(rollouts=2000)
    agent.choose(view(position, 0))
    assert agent.purchase is not None
    why = explained(agent.purchase)
    assert why.card == "Province"
    assert why.chosen is not None
    assert why.other is not None
    assert why.other.answer != "Province"
    assert why.chosen.share > why.other.share
    assert not why.is_close
    assert "provinces" in {reason.code for reason in why.why}


@pytest.mark.parametrize(("is_planned", "said"), [(True, "Too close to call: the plan has decided."), (False, "Too close to call.")])
def test_the_plan_is_named_as_the_reason_only_where_it_was(*, is_planned: bool, said: str) -> None:
    option = WeighedAnswer("Smithy", 0.5, 0.1, 100)
    purchase = ExplainedPurchase("Militia", 3, option, option, is_close=True, is_planned=is_planned)
    assert list(purchase_lines(purchase, KINGDOM, Texts()))[-1] == said


def test_the_plan_does_not_depend_on_what_the_asker_cannot_see() -> None:
    table = session(turns=5)
    agent, seen = table.agents[1], table.game.view(0)
    assert isinstance(agent, ThinkingAgent)
    deals = [determinise(seen, Random(seed)) for seed in range(4)]
    assert len({view(deal, 1).record["hand"].tobytes() for deal in deals}) > 1
    supposed = [supposed_view(known_to(view(deal, 0)), 1) for deal in [table.game.position, *deals]]
    assert len({plan_told(agent, each) for each in supposed}) == 1


def test_nothing_is_told_that_was_not_thought_and_nothing_that_was_taken_back() -> None:
    agent = thinker()
    table = session(agent=agent, turns=0)
    told = bot_plan(agent, table.game, 1, 0)
    assert (told.plan, told.purchase) == (None, None)
    table.end_turn()
    table.advance()
    assert bot_plan(agent, table.game, 1, 0).purchase is not None
    table.undo(seed=9)
    told = bot_plan(agent, table.game, 1, 0)
    assert told.plan is not None
    assert told.purchase is None


def test_plans_are_told_to_whoever_plays_alone_and_to_all_afterwards() -> None:
    assert "What Bot is up to" in map(strip_isolates, session().told_by_bots(Texts()))
    table = session(people=2)
    with pytest.raises(BadAgent, match="no other people play"):
        table.told_by_bots(Texts())
    while table.game.question:
        table.end_turn()
        table.advance()
    assert "What Bot is up to" in map(strip_isolates, table.told_by_bots(Texts()))
    with pytest.raises(BadAgent, match="nobody at this table thinks"):
        Session.seated(new_game(players=["Ana", "Bot"], seed=1), {"Bot": "big-money"}).told_by_bots(Texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    texts, table = Texts(language), session()
    told = bot_plan(table.agents[1], table.game, 1, 0)  # type: ignore[arg-type]
    lines = list(bot_plan_lines(told, table.game, texts))
    assert told.plan is not None
    assert told.purchase is not None
    assert texts.format(f"plan-{told.plan.kind}") in lines
    assert texts.format("told-bought", card=texts.card(table.game.kingdom.find(told.purchase.card)), turn=told.purchase.turn) in lines
