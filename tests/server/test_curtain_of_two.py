"""The same for two kinds of Reactions: who holds a Moat, a Diplomat, both or none is nobody else's business, whatever of it is shown."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest

from fiefdom.game.position import Position
from tests.server.test_curtain import Twin, assert_equal_courses
from tests.stages import staged

KINGDOM = "Militia, Witch, Minion, Swindler, Replace, Moat, Diplomat, Throne Room, Torturer, Village"
ATTACKS = ("militia", "witch", "minion", "swindler", "torturer")
HANDS = ("Moat, Diplomat", "Moat", "Diplomat")
DECK = "Silver, Gold, Silver, Gold, Estate, Silver, Gold, Silver, Gold, Estate, Silver, Gold"


@dataclass(frozen=True)
class TwoReactions(Twin):
    """A game in which the holder has these Reactions in hand, and the others of the two in the deck; if not `held` those of `instead`."""

    kingdom: str = KINGDOM
    players: int = 3
    hand: str = "Moat, Diplomat"
    instead: str = ""
    other_hand: str = ""
    """The Reactions of the third player, who has one of each."""
    size: int = 5
    delay: float = 0.0

    def position(self) -> Position:
        lines = [f"edition = 2\nkingdom = {self.kingdom}\nplayers = {', '.join(f'p{n}' for n in range(self.players))}"]
        lines += ["p0.hand = Throne Room, Militia, Witch, Minion, Swindler, Torturer, Copper x3", "p0.deck = Copper x12", "p0.actions = 5"]
        for seat in range(1, self.players):
            reactions = (self.hand if self.held else self.instead) if seat == self.holder else self.other_hand
            held = [name for name in reactions.split(", ") if name]
            rest = [name for name in ("Moat", "Diplomat") if name not in held] + ["Estate"] * len(held)
            lines.append(f"p{seat}.hand = {', '.join([*held, f'Copper x{self.size - 2}', *['Estate'] * (2 - len(held))])}")
            lines.append(f"p{seat}.deck = {DECK}, {', '.join(rest)}")
        return staged("\n".join(lines))


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("plays", [("{}",), ("throne-room", "{}")], ids=["alone", "doubled"])
def test_what_is_refused_is_as_none_whichever_it_is(attack: str, plays: tuple[str, ...]) -> None:
    """Four games alike but for the Reactions of one player, who refuses to show them; the third player has both and refuses, too."""
    cards = tuple(card.format(attack) for card in plays)
    for hand, other in itertools.product(HANDS, ("", "Moat, Diplomat")):
        assert_equal_courses(TwoReactions(cards, held=True, hand=hand, other_hand=other))


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("plays", [("{}",), ("throne-room", "{}")], ids=["alone", "doubled"])
def test_what_is_refused_after_a_diplomat_was_shown_is_as_none(attack: str, plays: tuple[str, ...]) -> None:
    """Whoever has shown a Diplomat, drawn and discarded may hold a Moat besides, and so may whoever comes after."""
    cards = tuple(card.format(attack) for card in plays)
    shown = ((1, "diplomat"),)
    assert_equal_courses(TwoReactions(cards, held=True, hand="Moat, Diplomat", instead="Diplomat", shown=shown))
    for hand in HANDS:
        assert_equal_courses(TwoReactions(cards, held=True, hand=hand, holder=2, other_hand="Diplomat", shown=shown))


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_diplomat_that_is_refused_after_a_moat_was_shown_is_as_none(attack: str) -> None:
    for hand in ("", "Moat, Diplomat"):
        twin = TwoReactions((attack,), held=True, hand="Moat, Diplomat", instead="Moat", shown=((1, "moat"),), other_hand=hand)
        assert_equal_courses(twin)


@pytest.mark.parametrize("attack", ATTACKS[1:])  # Militia would ask for more cards than the script knows
def test_a_diplomat_can_be_shown_again_and_again(attack: str) -> None:
    """A hand of nine has seven cards after the second time: a third one is refused, and so is the Moat, if there is one."""
    shown = ((1, "diplomat"),) * 2
    twin = TwoReactions((attack,), held=True, hand="Moat, Diplomat", instead="Diplomat", size=9, shown=shown, other_hand="Diplomat")
    assert_equal_courses(twin)


@pytest.mark.parametrize("attack", ATTACKS)
def test_bots_show_one_and_refuse_the_other(attack: str) -> None:
    seats = ("Ana", "bot:big-money", "bot:big-money")
    ways: list[tuple[tuple[int, str], ...]] = [(), ((1, "diplomat"),), ((1, "moat"),)]
    for shown in ways:
        instead = ", ".join(card.title() for _, card in shown)
        assert_equal_courses(TwoReactions((attack,), held=True, seats=seats, shown=shown, other_hand="Moat, Diplomat", instead=instead))
