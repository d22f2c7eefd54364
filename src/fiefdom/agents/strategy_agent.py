"""An agent that plays a strategy, from the view alone: everything its conditions can ask is in the view."""

from __future__ import annotations

from fiefdom.errors import BadAgent
from fiefdom.game import engines, plain
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position
from fiefdom.game.question import answer_text
from fiefdom.game.view import View
from fiefdom.strategy.compiler import compile_strategy, packed_program
from fiefdom.strategy.decide import decide
from fiefdom.strategy.strategy import Strategy


class StrategyAgent:
    """Answers as its strategy says."""

    def __init__(self, strategy: Strategy, engine: Engine | None = None) -> None:
        self.strategy = strategy
        self.engine = engine or engines.best()

    def choose(self, view: View) -> str:
        """The answer to the open question."""
        if not view.is_asked:
            raise BadAgent("idle")
        slot = strategy_answer(self.strategy, view, self.engine)
        assert view.question is not None
        return answer_text(view.kingdom, view.question.id, slot)

    def __repr__(self) -> str:
        return f"StrategyAgent({self.strategy!r})"


def strategy_answer(strategy: Strategy, view: View, engine: Engine) -> int:
    """What a strategy answers to the open question, as a slot."""
    return slot_of(strategy, Position.from_record(view.kingdom, view.certain_record, engine), engine)


def slot_of(strategy: Strategy, position: Position, engine: Engine) -> int:
    """The same for a position, which may hold more than the strategy may know, since it cannot ask for it."""
    if native := engines.native(engine):
        return native.decide_with(position.handle, packed_program(strategy, position.kingdom))
    return decide(plain.state_of(position.handle), compile_strategy(strategy, position.kingdom))
