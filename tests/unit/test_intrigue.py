"""Intrigue as a whole: its cards and sets, what is secret about them, and cards that lie below unknown ones."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType

import pytest

from fiefdom.cards.card import TYPE_NAMES
from fiefdom.cards.catalogue import CATALOGUE, KINGDOM_CARDS, find_card, pool
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.engine.deck import HOLE
from fiefdom.engine.kinds import CURSE
from fiefdom.engine.words import DRAW
from fiefdom.errors import UnknownCard
from fiefdom.game.determinise import determinise, determinise_remembering
from fiefdom.game.game import new_game
from fiefdom.game.memory import Memory
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.question import PASS
from fiefdom.game.view import view
from fiefdom.server.picture import TableOptions, draw
from fiefdom.soak.random_games import soak
from fiefdom.terminal.lines import supply_lines
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts, search_cards
from tests.server.test_secrets import scene
from tests.stages import ENGINES, answered, staged, told

INTRIGUE = pool(2, "intrigue")
SCORING = ("Duke", "Harem", "Mill", "Nobles")

FILLERS = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")
"""Cards that fill a kingdom: positions with blank piles cannot be saved."""


def laid_out(text: str, engine: ModuleType | None = None, seed: int = 1) -> Position:
    """A position as a scenario describes it, in a kingdom of ten cards."""
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("kingdom"))
    cards = lines[place].removeprefix("kingdom = ").split(", ")
    lines[place] = f"kingdom = {', '.join([*cards, *[name for name in FILLERS if name not in cards][: 10 - len(cards)]])}"
    return staged("\n".join(lines), engine, seed)


OVERVIEW = """
Baron 4 action|Bridge 4 action|Conspirator 4 action|Courtier 5 action|Courtyard 2 action|Diplomat 4 action reaction|Duke 5 victory
Harem 6 treasure victory|Ironworks 4 action|Lurker 2 action|Masquerade 3 action|Mill 4 action victory|Mining Village 4 action
Minion 5 action attack|Nobles 6 action victory|Patrol 5 action|Pawn 2 action|Replace 5 action attack|Secret Passage 4 action
Shanty Town 3 action|Steward 3 action|Swindler 3 action attack|Torturer 5 action attack|Trading Post 5 action|Upgrade 5 action
Wishing Well 3 action
"""


def test_there_are_26_kingdom_cards_more() -> None:
    """T-I-001, R-I-COMP-1."""
    both = [card for card in CATALOGUE if card.set_name in ("base", "intrigue")]
    assert (len(INTRIGUE), len([card for card in both if card in KINGDOM_CARDS]), len(both)) == (26, 58, 65)
    assert pool(1, "intrigue") == pool("both", "intrigue") == INTRIGUE


def test_costs_and_types_are_those_of_the_overview() -> None:
    """T-I-002."""
    rows = [line for row in OVERVIEW.strip().splitlines() for line in row.split("|")]
    assert rows == [f"{card.name} {card.cost} {' '.join(card.type_names)}" for card in INTRIGUE]
    assert all(sum(bool(card.types & each) for each in TYPE_NAMES) <= 2 for card in CATALOGUE)


@pytest.mark.parametrize("name", ["Coppersmith", "Great Hall", "Saboteur", "Scout", "Secret Chamber", "Tribute"])
def test_cards_of_its_first_edition_are_refused(name: str) -> None:
    """T-I-003, R-I-COMP-3."""
    with pytest.raises(UnknownCard):
        Kingdom.of([*map(str, INTRIGUE[:9]), name], edition=2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_piles_hold_ten_cards_and_those_that_score_eight_or_twelve(seats: int) -> None:
    """T-I-004, T-I-005, R-I-SETUP-3."""
    for cards in (INTRIGUE[:10], INTRIGUE[10:20], INTRIGUE[16:]):
        position = Position.new(Kingdom.of(list(cards), edition=2), seats=seats, seed=1)
        for card in cards:
            size = (8 if seats == 2 else 12) if card.name in SCORING else 10
            assert int(position.record()["supply"][position.slot(card.name)]) == size


@pytest.mark.parametrize(("seats", "number"), [(2, 260), (3, 305), (4, 318), (5, 464), (6, 480)])
def test_five_victory_piles_change_the_number_of_cards(seats: int, number: int) -> None:
    """T-I-006, R-I-SETUP-4."""
    kingdom = Kingdom.of([*SCORING, "Gardens", "Village", "Smithy", "Market", "Moat", "Pawn"], edition=2)
    record = Position.new(kingdom, seats=seats, seed=1).record()
    assert int(record["supply"].sum()) + int(record["owned"].sum()) == number


@pytest.mark.parametrize("edition", [1, 2, "both"])
def test_kingdoms_of_any_mixture_are_accepted_in_every_edition(edition: int | str) -> None:
    """T-I-007, R-I-SETUP-1, R-I-SETUP-2."""
    base = pool(edition)[:9]
    for cards in (INTRIGUE[:10], [*base, INTRIGUE[3]]):
        position = Position.new(Kingdom.of(list(cards), edition=edition), seats=2, seed=4)
        assert set(cards) <= set(position.kingdom.cards)


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("Underlings", "Cellar, Festival, Library, Sentry, Vassal, Courtier, Diplomat, Minion, Nobles, Pawn"),
        ("Grand Scheme", "Artisan, Council Room, Market, Militia, Workshop, Bridge, Mill, Mining Village, Patrol, Shanty Town"),
        ("Deconstruction", "Bandit, Mine, Remodel, Throne Room, Village, Diplomat, Harem, Lurker, Replace, Swindler"),
    ],
)
def test_the_three_sets_of_the_base_games_book_are_offered(name: str, cards: str) -> None:
    """T-I-008, R-SETI-4."""
    (found,) = [each for each in RECOMMENDED_SETS if each.name == name]
    assert sorted(found.cards) == sorted(cards.split(", "))
    assert found.edition == 2
    assert new_game(name, players=("ann", "ben"), seed=1).kingdom.edition == 2


def test_its_own_sets_have_ten_different_cards_and_nearly_all_of_them() -> None:
    """T-I-009, R-SETI-8."""
    own = [each for each in RECOMMENDED_SETS if each.name in ("Victory Dance", "The Plot Thickens", "Best Wishes")]
    names = {card.name for card in INTRIGUE}
    assert [len(set(each.cards)) for each in own] == [10, 10, 10]
    assert names - {name for each in own for name in each.cards} == {"Bridge", "Minion"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_within_each_language(language: str) -> None:
    """T-I-010."""
    names = [Texts(language).name(card) for card in CATALOGUE]
    assert len(set(names)) == len(CATALOGUE)


PASSING = """players = ann, ben, cid
kingdom = Masquerade
ann.hand = Masquerade, Curse, Copper
ben.hand = Estate, Gold
cid.hand = Duchy, Silver"""

# What others see


@pytest.mark.parametrize("engine", ENGINES)
def test_no_view_shows_what_somebody_has_chosen_to_pass(engine: ModuleType) -> None:
    """T-I-151, R-I-PASS-5, R-I-PASS-6."""
    text = PASSING
    views = {}
    for passed in ("Curse", "Copper"):
        position = laid_out(text, engine)
        answered(position, "Masquerade", passed)
        views[passed] = [view(position, seat) for seat in (1, 2, None)]
        answered(position, "Estate")
        views[passed] += [view(position, seat) for seat in (2, None)]
    assert views["Curse"] == views["Copper"]


@pytest.mark.parametrize("engine", ENGINES)
def test_every_giver_is_sure_of_the_card_that_was_passed(engine: ModuleType) -> None:
    """R-I-PASS-2, R-I-PASS-5: nobody can have passed on what came in the same round."""
    position = laid_out(PASSING, engine)
    answered(position, "Masquerade", "Copper", "Gold", "Silver")
    for giver, receiver, card in ((0, 1, "Copper"), (1, 2, "Gold"), (2, 0, "Silver")):
        assert view(position, giver).owned(receiver)[find_card(card)] == 1
        assert view(position, giver).owned(giver)[find_card(card)] == 0
        assert view(position, None).owned(receiver)[find_card(card)] == 0
    for seat in (None, 0, 1, 2):
        assert view(determinise(view(position, seat), Random(2)), seat) == view(position, seat)


def test_others_learn_where_a_hidden_card_lies_but_not_which_it_is() -> None:
    """T-I-152, R-CARD-SECRET_PASSAGE-5."""
    text = "players = ann, ben\nkingdom = Secret Passage\nann.hand = Secret Passage, Curse, Estate\nann.deck = Copper x6"
    heard = {}
    for hidden in ("Curse", "Estate"):
        position = laid_out(text)
        events = answered(position, "Secret Passage", hidden, "3")
        heard[hidden] = told(position, events, 1), view(position, 1), view(position, None)
    assert heard["Curse"] == heard["Estate"]
    assert [event.label for event in heard["Curse"][0] if event.question == "place"] == ["3"]


def test_the_order_of_patrol_is_secret_at_every_pick() -> None:
    """R-I-INFO-1: which cards are left to pick would tell."""
    text = "players = ann, ben\nkingdom = Patrol\nann.hand = Patrol\nann.deck = Estate x3, Copper, Silver, Gold"
    views = []
    for first in ("Copper", "Gold"):
        position = laid_out(text)
        answered(position, "Patrol", first)
        views.append([view(position, seat) for seat in (1, None)])
    assert views[0] == views[1]


# Cards that lie below unknown ones


def hidden_at(place: int, seed: int, engine: ModuleType | None = None) -> Position:
    """A Curse lies below so many cards of a freshly shuffled deck of six."""
    text = "players = ann, ben\nkingdom = Secret Passage, Laboratory\nann.actions = 2\nann.hand = Secret Passage, Laboratory, Curse"
    position = laid_out(f"{text}\nann.discard = Copper x2, Silver x2, Gold x2, Estate x2", engine, seed)
    answered(position, "Secret Passage", "Curse", str(place))
    return position


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("place", range(7))
def test_a_hidden_card_is_drawn_when_its_place_is_reached(engine: ModuleType, place: int) -> None:
    """R-I-INFO-4: the deck has no order but for this card."""
    position = hidden_at(place, seed=place, engine=engine)
    assert position.broken_law() == ""
    before = position.record()["hand"][0].copy()
    events = answered(position, "Laboratory")
    drawn = [event.card for event in events if position.kingdom.cards[event.card].name == "Curse"] if events else []
    assert bool(drawn) == (place < 2)
    assert int(position.record()["hand"][0].sum()) == int(before.sum()) + 1
    assert read_position(write_position(position)) == position
    assert Position.from_bytes(bytes(position)) == position


def test_the_cards_above_a_hidden_one_stay_equally_likely() -> None:
    """T-I-162: below every number of cards the one on top is any of the others as often as any other."""
    games = 600
    for place in (1, 3, 6):
        found: Counter[str] = Counter()
        for seed in range(games):
            position = hidden_at(place, seed)
            left = Counter(dict(enumerate(position.record()["rest"][0].tolist())))
            (first, *_) = [event.card for event in answered(position, "Laboratory") if event.card != HOLE and event.verb == DRAW]
            found[position.kingdom.cards[first].name] += 1
            assert left[first] > 0
        assert set(found) == {"Copper", "Silver", "Gold", "Estate"}
        assert all(abs(number - games / 4) < 5 * (games * 3 / 16) ** 0.5 for number in found.values())


def test_whoever_hides_a_card_remembers_where() -> None:
    """R-I-INFO-3: a search deals anew what lies above and below, but not this card."""
    game = new_game(Kingdom.of(["Secret Passage", *map(str, pool(2)[:9])], edition=2), players=("ann", "ben"), seed=9)
    random = Random(5)
    memory = Memory()
    while not any(event.question == "place" and event.seat == 0 for event in game.events):
        question = game.question
        assert question is not None
        wanted = [name for name in ("Secret Passage", "Silver", "Copper") if name in question.answers]
        number = [name for name in question.answers if name.isdigit()]
        game.answer(random.choice(number) if number else wanted[0] if wanted else random.choice(question.answers))
    memory.observe(game.events_for(0))
    hidden = memory.seats[0].on_deck
    real = game.position.record()
    size = int(real["known_size"][0])
    assert [slot for slot in real["known"][0][:size].tolist() if slot != HOLE] == [
        game.position.slot(card.name) for card in hidden if card is not None
    ]
    if game.question and game.question.seat == 0:
        dealt = determinise_remembering(view(game.position, 0), memory, 3).record()
        assert dealt["known"][0][:size].tolist() == real["known"][0][:size].tolist()


# In the middle of cards


MIDDLES = {
    "masquerade.pass": (
        PASSING,
        ("Masquerade", "Curse"),
        ("Gold", "Duchy", PASS),
    ),
    "courtier.choose": (
        "players = ann, ben\nkingdom = Courtier, Mill\nann.hand = Courtier, Mill, Copper",
        ("Courtier", "Mill", "+buy"),
        ("+action",),
    ),
    "diplomat.discard": (
        "players = ann, ben\nkingdom = Diplomat, Witch\nann.hand = Witch\nben.hand = Diplomat, Copper x3, Estate\nben.deck = Gold, Silver",
        ("Witch", "Diplomat", "Estate"),
        ("Copper", "Copper"),
    ),
    "patrol.topdeck": (
        "players = ann, ben\nkingdom = Patrol\nann.hand = Patrol\nann.deck = Estate x3, Copper, Silver, Gold",
        ("Patrol", "Gold"),
        ("Silver",),
    ),
    "secret-passage.place": (
        "players = ann, ben\nkingdom = Secret Passage\nann.hand = Secret Passage, Curse, Estate\nann.discard = Copper x4, Silver x4",
        ("Secret Passage", "Curse"),
        ("4",),
    ),
    "swindler.gain": (
        "players = ann, ben\nkingdom = Swindler\nann.hand = Swindler\nben.deck = Copper",
        ("Swindler",),
        ("Curse",),
    ),
    "replace.gain": (
        "players = ann, ben, cid\nkingdom = Replace, Moat\nann.hand = Replace, Estate, Copper\nben.hand = Moat, Copper",
        ("Replace", "Moat", "Estate"),
        ("Silver",),
    ),
    "mining-village.trash": (
        "players = ann, ben\nkingdom = Mining Village, Throne Room\nann.hand = Throne Room, Mining Village",
        ("Throne Room", "Mining Village"),
        ("Mining Village",),
    ),
}


@pytest.mark.parametrize("question", MIDDLES)
def test_a_saved_game_goes_on_in_the_middle_of_a_card(question: str) -> None:
    """T-I-163, R-I-Q-1."""
    text, before, after = MIDDLES[question]
    position = laid_out(text)
    answered(position, *before)
    assert position.question is not None
    assert position.question.id == question
    copies = [Position.from_bytes(bytes(position)), read_position(write_position(position))]
    for copy in copies:
        assert copy == position
        answered(copy, *after)
    answered(position, *after)
    assert copies == [position, position]


@pytest.mark.parametrize("question", MIDDLES)
def test_positions_can_be_dealt_from_every_view_in_the_middle_of_a_card(question: str) -> None:
    text, before, _ = MIDDLES[question]
    position = laid_out(text)
    answered(position, *before)
    for seat in (None, *range(position.seats)):
        seen = view(position, seat)
        dealt = determinise(seen, Random(7))
        assert view(dealt, seat) == seen
        assert dealt.broken_law() == ""


def test_random_games_with_all_cards_keep_every_law() -> None:
    """T-I-160: cards are conserved, and there is always a legal answer."""
    found = soak(20_000, seed=20)
    assert found.violation is None
    assert {card.name for card in INTRIGUE} <= {find_card(name).name for name in map(str, KINGDOM_CARDS)}


# Reactions of two kinds, and what others may know of them


@pytest.mark.parametrize("engine", ENGINES)
def test_whoever_is_asked_for_which_reaction_is_nobody_elses_business(engine: ModuleType) -> None:
    """R-I-REACT-9: Ben is asked for his Moat, then for his Diplomat, and then Cat for hers; a view shows the same, and deals all of it."""
    position = laid_out(
        "players = ann, ben, cat\nkingdom = Moat, Diplomat, Witch\nann.hand = Witch\nben.hand = Moat, Diplomat, Copper x3\n"
        "ben.deck = Gold, Silver\ncat.hand = Diplomat, Copper x4\ncat.deck = Moat, Estate",
        engine,
    )
    position.answer("Witch")
    views, asked = [], []
    for _ in range(3):
        views.append(view(position, 0))
        question = position.question
        assert question is not None
        asked.append((question.id, question.seat))
        dealt = [determinise(views[-1], Random(lot), engine) for lot in range(60)]
        assert all(each.broken_law() == "" and view(each, 0) == views[-1] for each in dealt)
        found = {(each.question.id, each.question.seat) for each in dealt if each.question}
        assert found == {("moat.reveal", 1), ("diplomat.reveal", 1), ("moat.reveal", 2), ("diplomat.reveal", 2)}
        for each in dealt:
            assert_reacts(each)
        position.answer(PASS)
    assert asked == [("moat.reveal", 1), ("diplomat.reveal", 1), ("diplomat.reveal", 2)]
    assert views[0] == views[1] == views[2]


def assert_reacts(position: Position) -> None:
    """A Moat protects, a Diplomat draws two cards and discards three; then the game goes on to its next question."""
    question = position.question
    assert question is not None
    seat, hand = question.seat, int(position.record()["hand_size"][question.seat])
    position.answer(question.cards[0].name)
    while position.question and position.question.id == "diplomat.discard":
        position.answer(position.question.answers[0])
    assert position.broken_law() == ""
    if question.id == "diplomat.reveal":
        assert position.record()["hand_size"][seat] == hand - 1
    while position.question and position.question.is_reaction:
        position.answer(PASS)
    curses = int(position.record()["owned"][seat][CURSE])
    assert curses == (0 if question.id == "moat.reveal" else 1)


def test_everybody_sees_what_cards_cost_now() -> None:
    """R-I-COST-1: in the view, at a table, in the terminal; what can be bought goes by it."""
    position = laid_out("players = ann, ben\nkingdom = Bridge\nann.hand = Bridge x2, Copper\nann.actions = 2\nphase = action")
    answered(position, "Bridge", "Bridge")
    for seat in (0, 1, None):
        seen = view(position, seat)
        assert [seen.cost(find_card(name)) for name in ("Copper", "Estate", "Silver", "Bridge", "Province")] == [0, 0, 1, 2, 6]
        piles = {pile.card: pile for pile in draw(position, seat, scene(position, TableOptions()), Texts()).supply}
        assert [(piles[card].cost, piles[card].affordable) for card in ("bridge", "gold", "duchy")] == [(2, True), (4, False), (3, False)]
        assert "  Gold: cost $4, left 30" in list(supply_lines(seen, Texts()))
    answered(position, "Copper")
    piles = {pile.card: pile for pile in draw(position, 0, scene(position, TableOptions()), Texts()).supply}
    assert piles["duchy"].legal
    assert not piles["gold"].legal


def test_the_attacker_is_told_for_whom_a_card_is_chosen() -> None:
    position = laid_out("players = ann, ben, cat\nkingdom = Swindler, Moat\nann.hand = Swindler\nben.deck = Copper\ncat.deck = Copper")
    position.answer("Swindler")
    for name in ("Ben", "Cat"):
        assert position.question is not None
        for language in LANGUAGES:
            assert name in Texts(language).question(position.question, view(position, 0), ("Ann", "Ben", "Cat"))
        position.answer("Curse")


def test_a_card_is_found_by_the_name_of_later_printings() -> None:
    assert find_card("farm") == find_card("Harem")
    assert [card.name for card in search_cards("Farm", CATALOGUE, "he")] == ["Harem"]
    assert Kingdom.of("Farm, Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village").slots["Harem"]
