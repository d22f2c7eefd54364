"""Shuffles are fair, and seeds make games."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.engine.words import DRAW
from fiefdom.errors import BadPlayers, BadSeed
from fiefdom.game import engines, plain
from fiefdom.game.engines import Engine
from fiefdom.game.position import Position
from tests.stages import ENGINES, answered, staged

KINGDOM = find_kingdom("First Game")
ENGINE = engines.compiled() or plain
GAMES = 4000 if engines.compiled() else 400
TEN = "Cellar, Chapel, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"


SURPRISING = {2: 10.83, 4: 16.27, 6: 20.52, 10: 27.88}
"""Chi-squared sums that fair lots exceed once in a thousand times, by the number of outcomes."""


def assert_fair(counts: Counter[str], shares: dict[str, float]) -> None:
    """Each outcome occurs about as often as its share says. The seeds are fixed, so that this never changes."""
    assert set(counts) == set(shares)
    total = counts.total()
    surprise = sum((counts[each] - total * share) ** 2 / (total * share) for each, share in shares.items())
    assert surprise < SURPRISING[len(shares)]


def draws(position: Position, *answers: str) -> list[str]:
    """The cards drawn on these answers, in order."""
    return [position.kingdom.cards[event.card].name for event in answered(position, *answers) if event.verb == DRAW]


@pytest.fixture(scope="module")
def first_hands() -> list[list[str]]:
    """The cards dealt to the first player of many games, in the order they came."""
    hands = []
    for seed in range(GAMES):
        position = Position.new(KINGDOM, seed=seed, engine=ENGINE)
        events = position.handle.set_up(2, seed, 0, 0, recording=True)
        hands.append([KINGDOM.cards[event.card].name for event in events if event.verb == DRAW and event.seat == 0])
    return hands


@pytest.mark.parametrize("place", range(5))
def test_each_starting_card_is_dealt_at_each_place_equally_often(place: int, first_hands: list[list[str]]) -> None:
    """T-294."""
    assert_fair(Counter(hand[place] for hand in first_hands), {"Copper": 0.7, "Estate": 0.3})


def test_first_hands_are_as_different_as_chance_makes_them(first_hands: list[list[str]]) -> None:
    """T-294."""
    shares = {0: 21 / 252, 1: 105 / 252, 2: 105 / 252, 3: 21 / 252}
    assert_fair(Counter(str(hand.count("Estate")) for hand in first_hands), {str(number): share for number, share in shares.items()})


def test_each_of_ten_different_cards_is_on_top_of_a_shuffled_deck_equally_often() -> None:
    """T-294."""
    start = f"players = ann, ben\nkingdom = {TEN}\nann.discard = {TEN}\nphase = buy"
    orders = [draws(staged(start, ENGINE, seed), "pass") for seed in range(GAMES // 2)]
    for place in range(5):
        assert_fair(Counter(order[place] for order in orders), dict.fromkeys(TEN.split(", "), 0.1))


def test_neighbouring_places_of_a_shuffled_deck_know_nothing_of_each_other() -> None:
    """T-294."""
    start = "players = ann, ben\nkingdom = Moat\nann.discard = Gold, Silver, Moat\nphase = buy"
    orders = Counter("-".join(draws(staged(start, ENGINE, seed), "pass")) for seed in range(GAMES // 4))
    assert_fair(orders, {"-".join(order): 1 / 6 for order in (
        ("Gold", "Silver", "Moat"), ("Gold", "Moat", "Silver"), ("Silver", "Gold", "Moat"),
        ("Silver", "Moat", "Gold"), ("Moat", "Gold", "Silver"), ("Moat", "Silver", "Gold"),
    )})  # fmt: skip


# Seeds


def two_decks(seed: int, engine: Engine = ENGINE) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The order of the first deck, and of the deck after the second shuffle, of a player who only passes."""
    position = Position.new(KINGDOM, seed=seed, engine=engine)
    events = position.handle.set_up(2, *halves(seed), 0, recording=True)
    drawn: list[str] = []
    while len(drawn) < 20:
        drawn += [KINGDOM.cards[event.card].name for event in events if event.seat == 0 and event.verb == DRAW]
        events = position.answer("pass", recording=True)
    return tuple(drawn[:10]), tuple(drawn[10:20])


def halves(seed: int) -> tuple[int, int]:
    """A seed as the engine takes it."""
    return seed & 0xFFFFFFFF, seed >> 32


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1])
def test_the_same_seed_gives_the_same_shuffles(seed: int, engine: Engine) -> None:
    assert two_decks(seed, engine) == two_decks(seed)


@pytest.mark.parametrize("shift", [0, 32], ids=["low bits", "high bits"])
def test_different_seeds_differ_in_the_second_shuffle_too(shift: int) -> None:
    seconds = defaultdict(set)
    for seed in range(400):
        first, second = two_decks(seed << shift)
        seconds[first].add(second)
    assert len(seconds) > 60  # of the 120 orders of seven Coppers and three Estates
    repeated = [orders for orders in seconds.values() if len(orders) > 1]
    assert len(repeated) > len(seconds) / 4


def test_the_luck_of_one_player_does_not_depend_on_what_the_others_do() -> None:
    passive, busy = (Position.new(KINGDOM, seed=5, engine=ENGINE) for _ in "ab")
    hands: list[list[list[int]]] = [[], []]
    for position, seen in zip((passive, busy), hands, strict=True):
        while len(seen) < 8:
            question = position.question
            assert question is not None
            other_buys = position is busy and question.seat == 1 and len(question.answers) > 1
            if question.id == "buy" and question.seat == 0:
                seen.append(position.record()["hand"][0].tolist())
            position.answer(question.answers[-2] if other_buys else "pass")
    assert hands[0] == hands[1]
    assert passive != busy


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_game_of_too_few_or_too_many_players_is_rejected(seats: int) -> None:
    """T-010."""
    with pytest.raises(BadPlayers, match=f"`{seats}` players cannot play\nhint: the game is for 2 to 6 players"):
        Position.new(KINGDOM, seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """T-010."""
    position = Position.new(KINGDOM, seats=seats, starter=seats - 1)
    assert (position.seats, position.turn) == (seats, seats - 1)
    with pytest.raises(BadPlayers, match=f"there is no seat `{seats}` to start"):
        Position.new(KINGDOM, seats=seats, starter=seats)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, True, "1", None])
def test_a_seed_that_is_no_64_bit_number_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="is no seed"):
        Position.new(KINGDOM, seed=seed)  # type: ignore[arg-type]
