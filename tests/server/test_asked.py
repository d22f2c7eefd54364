"""What a client is told of a question and of the turns before, so that it needs no rule to draw them and to take the answer."""

from __future__ import annotations

import httpx
import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.game.events import GameEvent
from fiefdom.server.asked import OpenQuestion
from fiefdom.server.last_turns import LastTurn, LastTurns
from fiefdom.server.picture import Picture, Scene, SeatState, TableOptions, draw
from fiefdom.text.texts import Texts
from tests.server.clients import PATIENCE, Running
from tests.server.local import Client, local, run
from tests.stages import answered, staged

START = "edition = both\nplayers = alice, bob\nkingdom = Chapel, Cellar, Thief, Harbinger, Militia, Workshop, Smithy, Moat\n"


def pictured(setting: str, *answers: str, seat: int = 0, counter: bool = False) -> Picture:
    """The table as a seat sees it after these answers."""
    position = staged(START + setting)
    answered(position, *answers)
    seats = [SeatState(seat=each, name=f"P{each}", kind="person") for each in range(2)]
    scene = Scene("table", "playing", position.kingdom, TableOptions(score_counter=counter), seats, question_number=7)
    return draw(position, seat, scene, Texts())


def asked(setting: str, *answers: str, seat: int = 0) -> OpenQuestion:
    question = pictured(setting, *answers, seat=seat).question
    assert question is not None
    return question


def test_a_part_of_the_turn_says_what_can_be_done_in_it() -> None:
    action = asked("alice.hand = Smithy, Copper")
    assert (action.kind, action.place, action.several) == ("phase", "hand", False)
    assert action.deeds == ["end_actions", "play_treasures", "end_turn"]
    assert asked("alice.hand = Smithy, Estate").deeds == ["end_actions", "end_turn"]
    assert asked("alice.hand = Smithy, Copper", "pass").deeds == ["play_treasures", "end_turn"]
    assert asked("alice.hand = Copper\nalice.coins = 1\nphase = buy").deeds == ["end_turn"]


def test_a_question_of_a_card_says_where_its_cards_lie_and_how_many_there_are() -> None:
    trash = asked("alice.hand = Chapel, Copper, Copper, Estate", "Chapel")
    assert (trash.kind, trash.place, trash.several, trash.deeds) == ("card", "hand", True, ["pass"])
    assert trash.copies == {"copper": 2, "estate": 1}
    gain = asked("alice.hand = Workshop\nsupply.Silver = 5", "Workshop")
    assert (gain.place, gain.copies["silver"], gain.deeds) == ("supply", 5, [])
    topdeck = asked("alice.hand = Harbinger\nalice.deck = Estate\nalice.discard = Gold, Gold, Copper", "Harbinger")
    assert (topdeck.place, topdeck.copies) == ("row", {"gold": 2, "copper": 1})
    thief = asked("alice.hand = Thief\nbob.deck = Gold, Silver", "Thief")
    assert (thief.place, thief.copies) == ("row", {"gold": 1, "silver": 1})


def test_of_the_question_of_others_nothing_more_is_told() -> None:
    seen = asked("alice.hand = Smithy, Copper", seat=1)
    assert seen == OpenQuestion(seat=0, id="action", kind="phase")


def test_what_is_probably_a_slip_is_said_with_its_reason() -> None:
    assert asked("alice.hand = Smithy, Copper").doubts == {"end_turn": "actions", "play_treasures": "treasures"}
    assert asked("alice.hand = Copper\nphase = treasure").doubts == {"end_turn": "coins"}
    rich = asked("phase = buy\nalice.coins = 3\nalice.hand = nothing").doubts
    assert rich == {"end_turn": "coins", "copper": "poor", "curse": "poor"}
    assert "end_turn" not in asked("phase = buy\nalice.coins = 2\nalice.hand = nothing").doubts


def test_a_purchase_that_loses_is_doubted_where_scores_are_open() -> None:
    behind = "phase = buy\nalice.coins = 8\nalice.hand = nothing\nsupply.Province = 1\nbob.discard = Province, Province"
    shown = pictured(behind, counter=True)
    assert shown.question is not None
    assert shown.question.doubts["province"] == "losing"
    hidden = pictured(behind)
    assert hidden.question is not None
    assert "province" not in hidden.question.doubts


def test_the_end_is_near_with_few_provinces_or_one_pile_left_to_empty() -> None:
    def near(setting: str) -> bool:
        ending = pictured(f"alice.hand = Copper\n{setting}").ending
        assert ending is not None
        return ending.near

    assert not near("supply.Province = 4")
    assert near("supply.Province = 3")
    assert near("supply.Moat = 0\nsupply.Smithy = 0")


def test_the_money_of_a_deck_is_counted_for_those_who_may_know_the_deck() -> None:
    setting = "alice.hand = Copper, Gold\nalice.deck = nothing\nalice.discard = nothing"
    own, other = pictured(setting).seats
    assert (own.money, other.money) == (4, None)
    assert pictured(setting, counter=True).seats[1].money is not None


def test_piles_say_whether_the_coins_would_buy_one() -> None:
    piles = {pile.card: pile for pile in pictured("phase = buy\nalice.coins = 4\nalice.hand = nothing\nsupply.Moat = 0").supply}
    assert piles["smithy"].affordable
    assert not piles["gold"].affordable
    assert not piles["moat"].affordable


# The last turns


def followed(*events: GameEvent, viewer: int | None = None) -> list[LastTurn]:
    turns = LastTurns(viewer)
    turns.add(events)
    return turns.now()


KINGDOM = find_kingdom("first-game-2")
EVERYBODY = frozenset({None, 0, 1})


def event(verb: str, seat: int, card: str = "", origin: str = "hand") -> GameEvent:
    named = KINGDOM.find(card) if card else None
    return GameEvent(0, verb, seat, named, None, origin, "", EVERYBODY)


def test_a_turn_is_what_was_played_and_what_was_gained_in_it() -> None:
    happened = [event("start-turn", 0), event("play", 0, "smithy"), event("draw", 0, "copper"), event("play", 0, "gold")]
    gained = [event("buy", 0, "duchy"), event("gain", 0, "curse"), event("gain", 1, "estate"), event("take", 0, "silver")]
    assert followed(*happened, *gained) == [LastTurn(seat=0, played=["smithy", "gold"], gained=["duchy", "curse", "silver"])]


def test_a_card_that_is_played_again_was_played_once() -> None:
    (turn,) = followed(event("start-turn", 0), event("play", 0, "smithy"), event("play", 0, "smithy", "play"))
    assert turn.played == ["smithy"]


def test_everybodys_last_turn_stays_until_their_next_begins_and_the_latest_is_at_the_end() -> None:
    first = [event("start-turn", 0), event("play", 0, "copper"), event("start-turn", 1), event("buy", 1, "silver")]
    assert [turn.seat for turn in followed(*first)] == [0, 1]
    assert followed(*first, event("start-turn", 0)) == [LastTurn(seat=1, gained=["silver"]), LastTurn(seat=0)]


def test_after_an_undo_nothing_is_sure() -> None:
    assert followed(event("start-turn", 0), event("play", 0, "smithy"), event("undo", 0)) == []


def test_whoever_comes_late_is_told_the_last_turns_too() -> None:
    async def main() -> None:
        async with local() as here:
            ana, ben = await here.seated("Ana", "Ben")
            first, second = (ana, ben) if ana.question else (ben, ana)
            await first.ask("play_treasures", question=number(first))
            await first.ask("end_turn", question=number(first))
            second.read()
            told = second.state["last_turns"]
            assert told[0]["seat"] == first.state["you"]
            assert set(told[0]["played"]) == {"copper"}
            late = await here.client(ana.state["table"])
            assert late.state["last_turns"] == told

    run(main())


def number(client: Client) -> int:
    assert client.question is not None
    return int(client.question["number"])


# Kingdoms


@pytest.mark.parametrize(
    ("code", "language", "cards", "unknown"),
    [
        ("Cellar, moat;throne_room\nCellar", "en", ["cellar", "moat", "throne-room"], []),
        ("Piwnica, Smith, Nonsense", "pl", ["cellar", "smithy"], ["Nonsense"]),
        ("", "en", [], []),
    ],
)
def test_a_code_is_read_while_it_is_written(server: Running, code: str, language: str, cards: list[str], unknown: list[str]) -> None:
    address = f"http://{server.host}/api/kingdoms/read"
    answer = httpx.get(address, params={"code": code}, headers={"Accept-Language": language}, timeout=PATIENCE)
    assert answer.json() == {"cards": cards, "unknown": unknown}
    assert httpx.get(address, params={"code": "x" * 501}, timeout=PATIENCE).status_code == 413
