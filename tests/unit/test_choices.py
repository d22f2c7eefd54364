"""Labels, numbers and named cards: through records, undo, notation, bytes, views, scenarios, typed lines, agents and strategies."""

from __future__ import annotations

from random import Random

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.engine.words import ASK_CHOICE
from fiefdom.errors import BadCards, BadRecord, IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.determinise import determinise
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.scenario.runner import run_block
from fiefdom.scenario.syntax import blocks
from fiefdom.text.texts import Texts
from fiefdom.text.typed import parse
from tests.choices import CARDS, FILE, kingdom

KINDS = {"page.choose": "label", "lackey.choose": "label", "bully.choose": "label", "alms-house.pay": "number", "dowser.name": "card"}


def played(seed: int, answers: int = 200) -> Game:
    """A game by lot; Actions are bought and played rather than Treasures."""
    game = new_game(kingdom(), players=["Ana", "Ola", "Eva"], seed=seed, starter=0)
    lots = Random(seed)
    while game.question and game.decisions < answers:
        named = [name for name in game.question.answers if name != "pass"]
        game.answer(lots.choice(named) if named and lots.random() < 0.9 else game.question.answers[-1])
    return game


GAMES = [played(seed) for seed in range(12)]


def asked() -> dict[str, Position]:
    """A position for each of the questions."""
    return {p.question.id: p for game in GAMES for p in game.history() if p.question and p.question.id in KINDS}


def test_games_come_to_every_kind_of_answer() -> None:
    assert asked().keys() == KINDS.keys()
    for name, position in asked().items():
        assert position.question is not None
        assert position.question.kind == KINDS[name]
        assert len(position.question.answers) > 1


def test_records_replay_and_undo_with_labels_and_numbers() -> None:
    for game in GAMES:
        assert Game.from_record(Record.parse(str(game.record))) == game
    text = "".join(str(game.record) for game in GAMES)
    assert "page.choose -> +" in text
    assert "dowser.name -> " in text


def test_positions_are_the_same_from_notation_bytes_and_in_both_engines() -> None:
    for position in asked().values():
        assert read_position(write_position(position)) == position
        assert Position.from_bytes(bytes(position)) == position
        for answer in position.question.answers if position.question else ():
            after = [Position.from_bytes(bytes(position), engine) for engine in (engines.compiled() or plain, plain)]
            for each in after:
                each.answer(answer)
            assert after[0] == after[1]
            assert not after[0].broken_law()


def test_others_see_that_it_is_asked_and_a_dealt_position_has_the_same_view() -> None:
    for position in asked().values():
        for seat in (None, 0, 1, 2):
            seen = view(position, seat)
            assert seen.question is not None
            assert seen.question.answers == (position.question.answers if position.question else ())
            dealt = determinise(seen, Random(1))
            assert view(dealt, seat) == seen
            assert dealt.question is not None
            assert position.question is not None
            assert dealt.question.remaining == position.question.remaining


def test_what_is_said_is_heard_by_all() -> None:
    said = [event for game in GAMES for event in game.events if event.verb == "choose" and event.label]
    assert {event.label for event in said} >= {"+card", "+coin", "2"}
    assert all(event.is_for(None) and event.cause is not None for event in said)


@pytest.mark.parametrize(("name", "wrong"), [("page.choose", "+gold"), ("alms-house.pay", "9"), ("alms-house.pay", "two")])
def test_other_answers_are_refused_and_change_nothing(name: str, wrong: str) -> None:
    position = asked()[name]
    before = bytes(position)
    with pytest.raises(IllegalAnswer):
        position.copy().answer(wrong)
    assert bytes(position) == before


def test_a_record_with_what_is_no_label_is_refused() -> None:
    text = str(next(game.record for game in GAMES if "page.choose -> +" in str(game.record)))
    with pytest.raises(BadRecord):
        Record.parse(text.replace("page.choose -> +", "page.choose -> ++", 1))


def test_typed_lines_answer_with_labels_in_words_and_numbers() -> None:
    page, alms = asked()["page.choose"], asked()["alms-house.pay"]
    assert page.question is not None
    assert alms.question is not None
    seen = view(page, page.question.seat)
    label = page.question.labels[0]
    for language in ("en", "he", "pl"):
        assert parse(Texts(language).label(label), Texts(language), seen).answers == (label,)
    assert parse(label, Texts(), seen).answers == (label,)
    assert parse("1", Texts(), view(alms, alms.question.seat)).answers == ("1",)
    assert Texts().question(page.question, seen, ("Ana", "Ola", "Eva")) == "Page: choose"


@pytest.mark.parametrize("name", ["big-money", "random"])
def test_agents_and_strategies_answer_them_all(name: str) -> None:
    for position in asked().values():
        assert position.question is not None
        assert find_agent(name, 1).choose(view(position, position.question.seat)) in position.question.answers


def test_own_cards_are_written_as_they_are_read() -> None:
    assert str(type(CARDS).parse(str(CARDS))) == str(CARDS)
    assert CARDS["Page"].questions["choose"].number == ASK_CHOICE
    assert CARDS["Page"].questions["choose"].labels == ("+card", "+action", "+buy", "+coin")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("choose 2:", "choose 4:", "options"),
        ("option +buy:", "option +card:", "two-options"),
        ("option +buy:", "option Buy!:", "label"),
        ("choose 2:\n    option +card:", "choose 2:\n    +1 card\n    option +card:", "option-place"),
    ],
)
def test_a_choice_that_is_none_is_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(BadCards) as caught:
        type(CARDS).parse(FILE.replace(old, new, 1))
    assert key in str(caught.value.code)


SCENARIO = """
## {heading}

```scenario
players = alice, bob
kingdom = Page, Lackey, Bully, Dowser, Alms House
{lines}
```
"""


@pytest.mark.parametrize(
    ("lines", "passes"),
    [
        ("alice.hand = Page; alice plays Page; alice: page.choose -> +buy, +coin; alice.buys = 2; alice.coins = 1", True),
        ("alice.hand = Page; alice plays Page; alice cannot: page.choose -> +buy, +buy; alice: page.choose -> +action, +coin", True),
        ("alice.hand = Page; alice plays Page; alice: page.choose -> +gold, +coin", False),
        ("alice.hand = Page; alice plays Page; alice: page.choose -> +buy", False),
        (
            "alice.hand = Dowser; alice.deck = Gold, Silver; alice plays Dowser; alice: dowser.name -> Silver; alice.hand = Gold, Silver",
            True,
        ),
        ("alice.hand = Alms House; alice.deck = Gold, Silver; alice plays Alms House; alice: alms-house.pay -> 2; alice.coins = 1", True),
        (
            "alice.hand = Alms House; alice plays Alms House; alice cannot: alms-house.pay -> 3; alice: alms-house.pay -> 0",
            True,
        ),
    ],
)
def test_scenarios_answer_with_labels_names_and_numbers(lines: str, passes: bool) -> None:
    block = next(blocks(SCENARIO.format(heading="A choice", lines=lines.replace("; ", "\n"))))
    problem = run_block(block, cards=tuple(CARDS.cards))
    assert (problem is None) is passes, problem
