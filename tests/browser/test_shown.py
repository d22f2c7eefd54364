"""The browser shows what the server said: every number and every name on the page of a table is compared with the state that was sent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fiefdom.cards.catalogue import find_card
from fiefdom.server.picture import TableOptions
from fiefdom.server.table import Table
from fiefdom.text.texts import Texts
from tests.browser.positions import Found, Sought, serve, sit_down
from tests.browser.serving import Serving
from tests.browser.visitors import PHONE, Visitors, make_table, play_until

LIVE = "p.hidden[role=status]"

RICH = "Market, Festival, Village, Smithy, Militia, Moat, Witch, Sentry, Laboratory, Harbinger"
BUYS = ("province", "gold", "festival", "market", "witch", "laboratory", "sentry", "militia", "harbinger", "village", "smithy", "silver")

State = dict[str, Any]


def is_busy(table: Table) -> bool:
    """The first player has several Actions, Buys and coins, all different numbers, and several copies of a card in hand."""
    question = table.question
    if question is None or question.seat != 0 or question.id != "treasure" or table.game is None:
        return False
    view = table.game.view(0)
    numbers = {view.actions, view.buys, view.coins}
    return min(numbers) >= 2 and len(numbers) == 3 and max(view.hand.values()) >= 2


def is_attacked(table: Table) -> bool:
    """Militia asks the third player."""
    question = table.question
    return question is not None and question.id == "militia.discard" and question.seat == 2


def looks_at_two(table: Table) -> bool:
    """Sentry has found two different cards."""
    question = table.question
    return question is not None and question.id == "sentry.trash" and len(question.cards) == 2


def looks_through_discard(table: Table) -> bool:
    """Harbinger lets somebody choose among several cards."""
    question = table.question
    return question is not None and question.id == "harbinger.topdeck" and len(question.cards) >= 4


def is_won_by_one(table: Table) -> bool:
    """One player has won, and it is not the first; all scores differ."""
    outcome = table.game.outcome if table.game else None
    return outcome is not None and len(outcome.winners) == 1 and outcome.winners != (0,) and len(set(outcome.scores)) == len(outcome.scores)


def is_shared(table: Table) -> bool:
    """Two of the three share the victory."""
    outcome = table.game.outcome if table.game else None
    return outcome is not None and len(outcome.winners) == 2


BUSY = Sought(RICH, 3, BUYS, is_busy)
ATTACKED = Sought(RICH, 4, BUYS, is_attacked, TableOptions())
SENTRY = Sought(RICH, 2, ("sentry", *BUYS), looks_at_two)
HARBINGER = Sought(RICH, 2, BUYS, looks_through_discard)
WON = Sought(RICH, 3, BUYS, is_won_by_one)
SHARED = Sought(RICH, 3, BUYS, is_shared)


def plain(text: str) -> str:
    """A text without the marks that keep its parts together where people read from the right."""
    return "".join(letter for letter in text if not "\u2066" <= letter <= "\u2069")


class Expected:
    """What a page must show of a state, in the words of a language."""

    def __init__(self, state: State, log: list[dict[str, Any]], language: str = "en") -> None:
        self.state = state
        self.log = log
        self.texts = Texts(language)

    def word(self, key: str, **values: Any) -> str:
        """A message."""
        return plain(self.texts.format(key, **values))

    def card(self, slug: str) -> str:
        """The name of a card."""
        return self.texts.name(find_card(slug))

    def named(self, cards: dict[str, int]) -> list[list[Any]]:
        """Cards by their names, with numbers, in any order."""
        return sorted([self.card(slug), number] for slug, number in cards.items())

    def seats(self) -> list[dict[str, Any]]:
        return [self.seat(seat) for seat in self.state["seats"]]

    def seat(self, seat: dict[str, Any]) -> dict[str, Any]:
        state, number = self.state, seat["seat"]
        playing = state["stage"] == "playing"
        own = number == state["you"]
        counts = {"ui-hand": seat["hand"], "ui-deck": seat["deck"], "ui-discard": seat["discard"], "ui-score": seat["score"]}
        return {
            "name": seat["name"],
            "you": [self.word("web-you")] if own else [],
            "turn": playing and number == state["turn"],
            "own": own,
            "thinking": playing and not own and (state["question"] or {}).get("seat") == number,
            "counts": {self.word(key): value for key, value in counts.items() if value is not None or key == "ui-discard"},
            "top": seat["top"] and self.card(seat["top"]),
        }

    def supply(self) -> dict[str, dict[str, Any]]:
        return {pile["card"]: self.pile(pile) for pile in self.state["supply"]}

    def pile(self, pile: dict[str, Any]) -> dict[str, Any]:
        question = self.state["question"] or {}
        legal = bool(question.get("number")) and question["source"] == "supply" and pile["card"] in question["cards"]
        assert legal == pile["legal"]
        left = f"×{pile['left']}" if pile["left"] else self.word("ui-empty")
        can = self.word("ui-yes" if legal else "ui-no")
        return {"name": self.card(pile["card"]), "cost": pile["cost"], "left": left, "can": can, "legal": legal}

    def hand(self) -> dict[str, dict[str, Any]]:
        question = self.state["question"] or {}
        legal = question["cards"] if question.get("number") and question["source"] == "hand" else []
        return {
            card: {"name": self.card(card), "number": number, "said": number, "legal": card in legal}
            for card, number in self.state["hand"].items()
        }

    def counters(self) -> list[list[str]]:
        state = self.state
        values = (("ui-actions-left", state["actions"]), ("ui-buys-left", state["buys"]), ("ui-coins-left", f"${state['coins']}"))
        return [[self.word(key), str(value)] for key, value in values]

    def ending(self) -> list[str]:
        ending = self.state["ending"]
        return [f"×{ending['provinces']}", f"{ending['empty']}/{ending['empty_limit']}"]

    def decks(self) -> list[list[Any]]:
        owners = sorted(
            (seat for seat in self.state["seats"] if seat["owned"] is not None), key=lambda seat: seat["seat"] != self.state["you"]
        )
        decks = [[seat["name"], self.named(seat["owned"])] for seat in owners]
        return [*decks, [self.word("ui-trash"), self.named(self.state["trash"])]]

    def verdict(self) -> str:
        seats = self.state["result"]["seats"]
        winners = [self.name_of(seat["seat"]) for seat in seats if seat["winner"]]
        if len(winners) > 1:
            return self.word("end-shared", players=", ".join(winners))
        margin = max(seat["score"] for seat in seats if seat["winner"]) - max(seat["score"] for seat in seats if not seat["winner"])
        return self.word("web-wins-by", player=winners[0], n=margin) if margin else self.word("end-winner", player=winners[0])

    def name_of(self, seat: int) -> str:
        name: str = self.state["seats"][seat]["name"]
        return name


def compare_cards(seen: dict[str, Any], expected: Expected) -> None:
    """The cards that lie on the table, in front of whom. Those that somebody is to choose among lie there once."""
    state = expected.state
    lying = {(group["kind"], group["whose"]): sorted(group["cards"]) for group in seen["lying"]}
    choosing = lying.pop(("choosing", None), None)
    for seat in state["seats"]:
        where = ("current", None) if seat["seat"] == state["turn"] else ("others", seat["name"])
        in_play = Counter(dict(_summed(lying.pop(where, []))))
        assert in_play == Counter(expected.card(card) for card in seat["in_play"])
        if choosing is None or seat["seat"] != state["you"]:
            assert lying.pop(("aside", seat["name"]), []) == expected.named(seat["aside"])
    assert not lying


def _summed(heaps: list[list[Any]]) -> list[tuple[str, int]]:
    """Heaps of the same card together: they lie in the order in which they were played."""
    return [(name, sum(number for other, number in heaps if other == name)) for name, _ in heaps]


def compare(page: Page, language: str = "en") -> State:
    """Hold a page of a running game against what was sent; the state."""
    state: State = page.evaluate("() => tableTold()")
    seen = page.evaluate("() => shown()")
    expected = Expected(state, page.evaluate("() => logTold()"), language)
    assert seen["turn"] == state["turn_number"]
    assert seen["ending"] == expected.ending()
    assert seen["seats"] == expected.seats()
    assert seen["supply"] == expected.supply()
    assert seen["playing"] == expected.name_of(state["turn"])
    assert seen["counters"] == expected.counters()
    assert seen["trash"] == sum(state["trash"].values())
    assert seen["hand"] == expected.hand()
    assert seen["prompt"] == plain(state["prompt"])
    compare_cards(seen, expected)
    only = " " + expected.word("log-only-choice")
    assert seen["log"] == [plain(line["text"]) + (only if line["only_choice"] else "") for line in expected.log]
    assert all(name for _, name in seen["names"]), seen["names"]
    page.locator("[data-tab=deck]").click()
    decks = page.evaluate("() => shown().decks")
    assert [[whose, sorted(cards)] for whose, cards in decks] == expected.decks()
    page.locator("[data-tab=log]").click()
    return state


@pytest.fixture(scope="module")
def busy(serving: Serving) -> Found:
    return serve(serving, BUSY)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_turn_with_several_actions_buys_and_coins(visitors: Visitors, busy: Found, viewer: int | None) -> None:
    page = sit_down(visitors, busy, viewer)
    state = compare(page)
    assert state["you"] == viewer
    assert len({state["actions"], state["buys"], state["coins"]}) == 3
    assert page.evaluate("() => shown().deck") == (None if viewer is None else state["seats"][viewer]["deck"])


def test_a_turn_in_hebrew_on_a_phone(visitors: Visitors, busy: Found) -> None:
    page = sit_down(visitors, busy, 0, language="he", screen=PHONE)
    page.locator("[data-tab=log]").click()
    compare(page, "he")


@pytest.mark.parametrize("viewer", [2, 0, None])
def test_an_attack(visitors: Visitors, serving: Serving, viewer: int | None) -> None:
    page = sit_down(visitors, serve(serving, ATTACKED), viewer)
    state = compare(page)
    assert state["turn"] != 2
    assert len(state["seats"]) == 4
    if viewer == 2:
        expect(page.locator(".progress")).to_have_text(f"0/{state['question']['remaining']}")


@pytest.mark.parametrize("sought", [SENTRY, HARBINGER], ids=["sentry", "harbinger"])
def test_cards_to_choose_among_lie_in_the_row(visitors: Visitors, serving: Serving, sought: Sought) -> None:
    found = serve(serving, sought)
    page = sit_down(visitors, found, None)
    asked = page.evaluate("() => tableTold().question.seat")
    compare(page)
    page = sit_down(visitors, found, asked)
    state = compare(page)
    [group] = [group for group in page.evaluate("() => shown().lying") if group["kind"] == "choosing"]
    lying = state["discard"] or state["seats"][asked]["aside"]
    expected = Expected(state, [])
    assert sorted(group["cards"]) == expected.named({card: lying[card] for card in state["question"]["cards"]})


def test_what_is_taken_back_with_the_button_is_taken_back(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, BUSY), 0)
    before = compare(page)
    page.get_by_role("button", name="Play Treasures").click()
    expect(page.locator(".prompt")).to_contain_text("Buy up to")
    played = compare(page)
    assert played["coins"] > before["coins"]
    assert played["undo"]["now"]
    assert page.evaluate("() => shown().undo") == [True]
    page.get_by_role("button", name="Undo", exact=False).click()
    expect(page.locator(".prompt")).to_contain_text("Play your Treasures")
    after = compare(page)
    assert (after["coins"], after["hand"]) == (before["coins"], before["hand"])


def test_where_nothing_can_be_taken_back_there_is_no_way_to_press_it(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, BUSY), 1)
    state = compare(page)
    assert state["undo"] is not None
    assert page.evaluate("() => shown().undo") == [state["undo"]["now"] or state["undo"]["ask"]]


# The end


def compare_end(page: Page) -> State:
    """Hold a page of a finished game against what was sent; the state."""
    state: State = page.evaluate("() => tableTold()")
    expected = Expected(state, [])
    for part in (".points", ".end-curves", ".end-curves"):
        page.locator(part).get_by_role("button", name="As a table").first.click()
    seen = page.evaluate("() => shown()")
    result = state["result"]
    seats = sorted(result["seats"], key=lambda seat: seat["place"])
    assert seen["verdict"] == expected.verdict()
    assert seen["seats"] == expected.seats()
    assert seen["winners"] == [expected.name_of(seat["seat"]) for seat in seats if seat["winner"]]
    cards = seen["columns"][3:-1]
    assert sorted(cards) == sorted({expected.card(card["card"]) for seat in seats for card in seat["cards"] if card["points"]})
    assert seen["scores"] == [score_row(seat, cards, expected) for seat in seats]
    for table, key in zip(seen["curves"][-2:], ("scores", "coins"), strict=True):
        by_seat = [curve[key] for curve in result["curves"]]
        turns = max(map(len, by_seat))
        assert table == [[str(turn + 1), *(cell(values, turn) for values in by_seat)] for turn in range(turns)]
    assert ["score-table", expected.word("ui-final-scores")] in seen["names"]
    assert all(name for _, name in seen["names"]), seen["names"]
    return state


def score_row(seat: dict[str, Any], cards: list[str], expected: Expected) -> list[str]:
    """A line of the table of scores."""
    scored = {expected.card(card["card"]): card for card in seat["cards"]}
    points = [f"{scored[card]['points']} ×{scored[card]['number']}".replace("-", "−") if card in scored else "–" for card in cards]
    return [str(seat["place"]), expected.name_of(seat["seat"]), str(seat["score"]), *points, str(seat["turns"])]


def cell(values: list[int], turn: int) -> str:
    """A number of a curve; a player may have had a turn less."""
    return str(values[turn]) if turn < len(values) else "–"


@pytest.mark.parametrize("viewer", [0, None])
def test_the_winner_and_the_losers(visitors: Visitors, serving: Serving, viewer: int | None) -> None:
    page = sit_down(visitors, serve(serving, WON), viewer)
    state = compare_end(page)
    places = [seat["place"] for seat in state["result"]["seats"]]
    assert sorted(places) == [1, 2, 3]
    assert places != sorted(places)


def test_a_shared_victory(visitors: Visitors, serving: Serving) -> None:
    page = sit_down(visitors, serve(serving, SHARED), 0)
    state = compare_end(page)
    assert sum(seat["winner"] for seat in state["result"]["seats"]) == 2
    expect(page.locator(".end-head h2")).to_contain_text("Shared victory")


# For those who listen


def test_what_others_did_is_said(visitors: Visitors) -> None:
    page = visitors.come()
    make_table(page, "")
    play_until(page, 3)
    said = page.evaluate(
        """() => {
            const others = ({ log, state }) => log.filter(({ seat, depth }) => seat !== state.you && depth <= 1).map(({ text }) => text);
            return told.filter(({ type }) => type === "update").map(others).filter((lines) => lines.length > 0).at(-1).join("; ");
        }"""
    )
    assert "Big Money" in said
    expect(page.locator(LIVE)).to_have_text(said)


def test_the_parts_of_the_page_have_names(visitors: Visitors, busy: Found) -> None:
    page = sit_down(visitors, busy, 0)
    names = dict(page.evaluate("() => shown().names"))
    expected = Expected(page.evaluate("() => tableTold()"), [])
    for part, key in (("seats", "ui-players"), ("supply", "ui-supply"), ("decision", "web-decision"), ("hand", "ui-hand")):
        assert names[part] == expected.word(key)
    assert names["log"] == expected.word("ui-game-log")
    assert names["side"] == expected.word("web-side")
    assert names["play-row"].startswith(expected.word("ui-in-play"))
