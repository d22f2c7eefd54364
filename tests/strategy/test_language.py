"""The strategy language: what is read, how it is written back, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiefdom.cards.card import card
from fiefdom.cards.catalogue import CATALOGUE, KINGDOM_CARDS, find_card
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.verbs import add_coins, choose, draw_cards, option, pay_to_draw
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadStrategy
from fiefdom.strategy.compiler import compile_strategy
from fiefdom.strategy.condition import Condition, Place
from fiefdom.strategy.expression import (
    OF_CARDS,
    OF_THE_GAME,
    TYPES,
    Binary,
    Expression,
    Not,
    Number,
    Quantity,
    Target,
    Would,
    count,
    hand,
    left,
    money,
    play,
    theirs,
    treasures,
    turn,
    would,
)
from fiefdom.strategy.library import find_strategy, library
from fiefdom.strategy.strategy import Opening, Rule, Strategy

SMITHY = """
Province   if money > 15
Duchy      if left(Province) <= 4
Gold
Smithy     if count(Smithy) < treasures / 11
Silver
"""


PAGE = card("Page", 2, ACTION, choose(1, option("+card", draw_cards(1)), option("+2-coins", add_coins(2))))


def test_a_section_about_labels_is_read_written_back_and_refuses_what_is_no_label() -> None:
    strategy = Strategy.parse("Gold; [page.choose]; +2-coins if turn > 3; +card", cards=(PAGE,))
    assert [str(rule) for rule in strategy.sections["page.choose"]] == ["+2-coins if turn > 3", "+card"]
    assert Strategy.parse(str(strategy), cards=(PAGE,)) == strategy
    with pytest.raises(BadStrategy, match=r"`page.choose` has no label `Gold`"):
        Strategy.parse("[page.choose]; Gold", cards=(PAGE,))


PORTER = card("Porter", 3, ACTION, pay_to_draw(5))


def test_a_section_about_numbers_is_read_written_back_and_refuses_what_is_no_number() -> None:
    strategy = Strategy.parse("Gold; [porter.pay]; 3 if turn > 3; 0", cards=(PORTER,))
    assert [str(rule) for rule in strategy.sections["porter.pay"]] == ["3 if turn > 3", "0"]
    assert Strategy.parse(str(strategy), cards=(PORTER,)) == strategy
    for name in ("Gold", "32", "-1", "nothing"):
        with pytest.raises(BadStrategy, match=f"`porter.pay` is answered by a number, not by `{name}`"):
            Strategy.parse(f"[porter.pay]; {name}", cards=(PORTER,))


@pytest.mark.parametrize("question", ["page.choose", "porter.pay"])
def test_would_is_refused_where_no_card_is_asked_for(question: str) -> None:
    with pytest.raises(BadStrategy, match=f"`would` is about cards in hand, and `{question}` asks for none"):
        Strategy.parse(f"Gold if would({question})", cards=(PAGE, PORTER))
    built = Strategy("built", {"buy": (Rule(find_card("Gold"), would(question)),)})
    with pytest.raises(BadStrategy, match=question):
        compile_strategy(built, Kingdom.of([PAGE, PORTER, *KINGDOM_CARDS[:8]], edition="both"))


def condition(text: str) -> Expression:
    return Condition(text, Place(1, 1)).parse()


def test_rules_are_read_line_by_line() -> None:
    rules = Strategy.parse(SMITHY).sections["buy"]
    assert [str(rule.target) for rule in rules] == ["Province", "Duchy", "Gold", "Smithy", "Silver"]
    assert rules[3].condition == (count("Smithy") < treasures / 11)


def test_the_same_strategy_can_be_built_in_python() -> None:
    province, duchy, gold, smithy, silver = map(find_card, ("Province", "Duchy", "Gold", "Smithy", "Silver"))
    built = (
        Rule(province, money > 15),
        Rule(duchy, left(province) <= 4),
        Rule(gold),
        Rule(smithy, count(smithy) < treasures / 11),
        Rule(silver),
    )
    assert Strategy("rules", {"buy": built}) == Strategy.parse(SMITHY)


def test_semicolons_are_line_breaks() -> None:
    assert Strategy.parse("Province; Gold if turn > 3 ;Silver") == Strategy.parse("Province\nGold if turn > 3\nSilver")


def test_comments_headers_openings_and_sections() -> None:
    text = """
    name: Thin   # with a comment
    author: Ana
    source: a friend; of hers
    about: says what it is
    end while losing: yes
    open 5/2: Witch, nothing
    open 4/3: Silver, Chapel
    Gold

    [chapel.trash]
    Estate if not (left(Province) < 4 or turn > 10)
    nothing
    """
    found = Strategy.parse(text)
    assert (found.name, found.author, found.source, found.about) == ("Thin", "Ana", "a friend; of hers", "says what it is")
    assert found.ends_while_losing
    assert found.openings == (
        Opening("5/2", (find_card("Witch"), "nothing")),
        Opening("4/3", (find_card("Silver"), find_card("Chapel"))),
    )
    assert [str(rule) for rule in found.sections["chapel.trash"]] == ["Estate if not (left(Province) < 4 or turn > 10)", "nothing"]
    assert [str(card) for card in found.cards] == ["Witch", "Silver", "Chapel", "Gold", "Estate", "Province"]
    assert [str(card) for card in found.wanted] == ["Gold", "Witch", "Silver", "Chapel"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("turn < 3 and money > 4 or buys = 2", "(turn < 3 and money > 4) or buys = 2"),
        ("not turn < 3 and coins", "(not turn < 3) and coins"),
        ("1 + 2 * 3 < turn", "(1 + (2 * 3)) < turn"),
        ("turn - 1 - 2 > 0", "((turn - 1) - 2) > 0"),
        ("-2 <= lead", "(-2) <= lead"),
        ("treasures = terminals", "count(treasure) = count(terminal)"),
        ("turn == 1", "turn = 1"),
    ],
)
def test_operators_bind_as_in_mathematics(text: str, meant: str) -> None:
    assert condition(text) == condition(meant)


def test_settings_may_stand_in_one_line_with_rules() -> None:
    found = Strategy.parse("weigh last gains: no; end while losing: yes; Gold; Silver")
    assert (found.weighs_last_gains, found.ends_while_losing) == (False, True)
    assert [str(rule) for rule in found.sections["buy"]] == ["Gold", "Silver"]


def test_words_about_a_strategy_may_have_semicolons() -> None:
    assert Strategy.parse("about: Gold; then Silver\nGold").about == "Gold; then Silver"


@pytest.mark.parametrize("strategy", library().values(), ids=library())
def test_every_strategy_of_the_library_reads_back_from_its_text_and_repr(strategy: Strategy) -> None:
    assert Strategy.parse(str(strategy)) == strategy
    assert eval(repr(strategy), {"Strategy": Strategy}) == strategy


TARGETS: st.SearchStrategy[Target] = st.sampled_from([*CATALOGUE, *TYPES])
LEAVES = (
    st.integers(0, 99).map(lambda number: Number(float(number)))
    | st.sampled_from(sorted(OF_THE_GAME)).map(Quantity)
    | st.tuples(st.sampled_from(sorted(OF_CARDS)), st.lists(TARGETS, min_size=1, max_size=2)).map(
        lambda pair: Quantity(pair[0], tuple(pair[1]))
    )
    | st.just(Would("chapel.trash"))
)
SIGNS = st.sampled_from(["and", "or", "+", "-", "*", "/", "<", "<=", "=", "!=", ">=", ">"])
EXPRESSIONS = st.recursive(
    LEAVES,
    lambda inner: inner.map(Not) | st.tuples(SIGNS, inner, inner).map(lambda parts: Binary(*parts)),
    max_leaves=12,
)


@given(EXPRESSIONS)
def test_every_condition_reads_back_from_its_text(expression: Expression) -> None:
    assert condition(str(expression)) == expression


@given(st.text(alphabet="Gold Silver()[]if and<>=0123.;:#\nturn count open", max_size=80))
def test_whatever_the_text_it_is_read_or_refused_with_a_place(text: str) -> None:
    problem = None
    try:
        strategy = Strategy.parse(text)
    except BadStrategy as raised:
        problem = raised
    if problem is None:
        assert Strategy.parse(str(strategy)) == strategy
    else:
        assert problem.message
        assert problem.line <= text.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "line", "column", "message", "hint"),
    [
        ("Gold\nSmithi if turn > 2", 2, 1, "there is no card `Smithi`", "did you mean `Smithy`?"),
        ("Gold if count(Smithi) < 2", 1, 15, "there is no card `Smithi`", "did you mean `Smithy`?"),
        ("Gold if mony > 2", 1, 9, "found `mony`, expected a number or a word for a quantity", "did you mean `money`?"),
        ("Gold if money > ", 1, 16, "found the end of the rule, expected a number or a word for a quantity", "the words are"),
        ("Gold if money 15", 1, 15, "found `15`, expected `and`, `or`, a comparison or the end of the line", ""),
        ("Gold if (money > 15", 1, 20, "found the end of the rule, expected `)`", ""),
        ("Gold if 1 < turn < 5", 1, 18, "found `<`, expected `and`, `or` or the end of the line", "not chained"),
        ("Gold if count Gold", 1, 15, "found `Gold`, expected `(` after `count`", "for example `count(Gold)`"),
        ("Gold; Silver if turn ? 3", 1, 22, "found `?`, expected", ""),
        ("[chapel.thrash]\nCurse", 1, 2, "there is no section `chapel.thrash`", "did you mean `chapel.trash`?"),
        ("[play\nVillage", 1, 1, "the heading `[play` is not closed", ""),
        ("open 6/1: Gold, Silver", 1, 11, "the first two hands cannot be `6/1`", "5/2 and 4/3"),
        ("open 4/3: Gold", 1, 11, "an opening buys two cards, not `Gold`", ""),
        ("end while losing: maybe", 1, 19, "`maybe` is neither yes nor no", ""),
        ("", 0, 0, "a strategy without a rule", "Province; Gold; Silver"),
    ],
)
def test_errors_say_where_and_what_was_expected(text: str, line: int, column: int, message: str, hint: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        Strategy.parse(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.message.startswith(message)
    assert hint in caught.value.hint
    assert not line or str(caught.value).startswith(f"line {line}, column {column}: ")


def test_brackets_cannot_be_nested_for_ever() -> None:
    with pytest.raises(BadStrategy, match="levels of brackets"):
        Strategy.parse(f"Gold if {'(' * 100}turn{')' * 100}")


def test_conditions_have_no_truth_of_their_own() -> None:
    with pytest.raises(TypeError, match="&"):
        assert money > 15
    with pytest.raises(BadStrategy, match="needs a card"):
        count()


def test_python_operators_make_the_same_conditions_as_text() -> None:
    built = [
        (hand("Gold") + play("action") - 1 >= 2 * theirs("Witch"), "hand(Gold) + play(action) - 1 >= 2 * theirs(Witch)"),
        ((turn > 2) & ~money.equals(3) | would("chapel.trash"), "turn > 2 and not money = 3 or would(chapel.trash)"),
        (turn.differs(4), "turn != 4"),
        (8 / turn < 1 + turn, "8 / turn < 1 + turn"),
        (8 * turn > 9 - turn, "8 * turn > 9 - turn"),
    ]
    for expression, text in built:
        assert expression == condition(text)


# Finding strategies


def test_players_are_slugs_files_or_rules(tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "mine.strategy"
    path.write_text("Gold; Silver", encoding="utf-8")
    assert find_strategy(" Smithy ").author == "HiveMindEmulator"
    assert find_strategy(str(path)).name == "mine"
    assert [str(card) for card in find_strategy("Province; Gold").cards] == ["Province", "Gold"]
    assert [str(card) for card in find_strategy("Gold").cards] == ["Gold"]
    path.write_text("Gold\nSilber", encoding="utf-8")
    with pytest.raises(BadStrategy, match=r"mine.strategy:2:1: there is no card `Silber`"):
        find_strategy(str(path))


def test_unknown_strategies_are_refused_with_a_hint() -> None:
    with pytest.raises(BadStrategy, match="did you mean `smithy`"):
        find_strategy("smithyy")
    with pytest.raises(ValueError, match=r"`nowhere\.strategy` cannot be read: No such file"):
        find_strategy("nowhere.strategy")


def test_the_generic_strategy_adds_one_card_where_it_belongs() -> None:
    assert [str(rule.target) for rule in find_strategy("ultimate+market").sections["buy"]] == [
        *("Province", "Duchy", "Estate", "Gold", "Duchy", "Market", "Silver")
    ]
    assert [str(rule.target) for rule in find_strategy("ultimate+adventurer").sections["buy"]] == [
        *("Province", "Duchy", "Estate", "Adventurer", "Gold", "Duchy", "Silver")
    ]
    assert [str(rule.target) for rule in find_strategy("ultimate+chapel").sections["buy"]][-2:] == ["Chapel", "Silver"]
    assert str(find_strategy("ultimate+market").sections["buy"][5]) == "Market if count(Market) = 0"
    with pytest.raises(BadStrategy, match="not an Action"):
        find_strategy("ultimate+gold")


def test_every_named_strategy_says_where_it_comes_from() -> None:
    assert [slug for slug, strategy in library().items() if not strategy.source or strategy.name == slug] == []
    wanted = """
    big-money big-money-ultimate smithy moat laboratory festival council-room witch single-witch double-witch militia bureaucrat
    chancellor adventurer workshop-gardens bureaucrat-gardens lab-militia-chapel council-room-militia chapel-witch moneylender-witch
    library how-to-base-dominion first-game
    """
    assert set(wanted.split()) <= set(library())
