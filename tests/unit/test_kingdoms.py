"""Kingdoms: ten different cards, made, named, written down and chosen."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import FrozenInstanceError

import pytest

from fiefdom.cards.card import card, plus
from fiefdom.cards.catalogue import BASE_GAME, BASIC_CARDS, SET_NAMES, find_card, pool
from fiefdom.cards.design import TRAITS, designed_kingdom
from fiefdom.cards.kingdoms import Draft, Kingdom, find_edition, find_kingdom, random_kingdom, swap
from fiefdom.cards.recommended import PRINTED_SETS, RECOMMENDED_SETS, RecommendedSet, set_key
from fiefdom.engine.kinds import ACTION
from fiefdom.errors import BadKingdom, BadPlayers, BadSeed, NeedsExpansion, UnknownCard, UnknownKingdom
from fiefdom.text.named import kingdom_named
from fiefdom.text.texts import Texts

FIRST_GAME_1 = ("Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop")
FIRST_GAME_2 = ("Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop")
MIXED = ("Adventurer", "Artisan", "Bandit", "Council Room", "Feast", "Gardens", "Harbinger", "Spy", "Throne Room", "Witch")


def names(kingdom: Kingdom) -> tuple[str, ...]:
    return tuple(card.name for card in kingdom.kingdom_cards)


# What a kingdom is


def test_a_kingdom_keeps_its_cards_in_alphabetical_order() -> None:
    assert names(Kingdom.of(reversed(FIRST_GAME_2))) == FIRST_GAME_2


def test_the_cards_of_the_game_are_the_basic_ones_and_then_the_ten() -> None:
    kingdom = Kingdom.of(FIRST_GAME_2)
    assert kingdom.cards == BASIC_CARDS + kingdom.kingdom_cards
    kinds = kingdom.kinds()
    assert kinds.number == 17
    assert kinds.cost[:17] == [card.cost for card in kingdom.cards]


def test_names_and_cards_may_be_mixed() -> None:
    assert Kingdom.of([find_card("Moat"), *[name for name in FIRST_GAME_2 if name != "Moat"]]) == Kingdom.of(FIRST_GAME_2)


def test_the_edition_decides_the_texts() -> None:
    common = ["Mine", "Moneylender", "Throne Room", *FIRST_GAME_2[:2], *FIRST_GAME_2[5:9], "Witch"]
    texts = {edition: Kingdom.of(common, edition).kinds().instructions for edition in (1, 2, "both")}
    assert texts[1] != texts[2]
    assert texts["both"] == texts[2]


def test_a_kingdom_may_contain_an_invented_card() -> None:
    invented = card("Windmill", 4, ACTION, plus(cards=2, coins=1))
    kingdom = Kingdom.of([invented, *FIRST_GAME_2[:9]])
    assert kingdom.kingdom_cards[-1] is invented
    assert kingdom.kinds().plus_cards[16] == 2


def test_without_an_edition_the_one_that_has_all_the_cards_is_taken() -> None:
    common = [*FIRST_GAME_1[:8], "Workshop", "Witch"]
    editions = [Kingdom.of(cards).edition for cards in (FIRST_GAME_1, FIRST_GAME_2, common, MIXED)]
    assert editions == [1, 2, 2, "both"]


@pytest.mark.parametrize(("written", "edition"), [(1, 1), (2, 2), ("both", "both"), ("1", 1), (" 2 ", 2), ("Both", "both")])
def test_editions_may_be_written_as_text(written: int | str, edition: int | str) -> None:
    assert find_edition(written) == edition
    assert type(find_edition(written)) is type(edition)


@pytest.mark.parametrize("written", [0, 3, "", "second", True, 1.0])
def test_other_editions_are_refused(written: int | str) -> None:
    with pytest.raises(BadKingdom, match="there is no edition"):
        Kingdom.of(FIRST_GAME_2, written)


def test_kingdoms_are_equal_if_cards_and_edition_are() -> None:
    common = [*FIRST_GAME_1[:8], "Workshop", "Witch"]
    kingdoms = [Kingdom.of(common), Kingdom.of(reversed(common), "2"), Kingdom.of(common, 1), Kingdom.of(common, "both")]
    assert kingdoms[0] == kingdoms[1]
    assert hash(kingdoms[0]) == hash(kingdoms[1])
    assert len(set(kingdoms)) == 3
    assert kingdoms[0] != Kingdom.of(FIRST_GAME_2)


def test_a_kingdom_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        find_kingdom("First Game").edition = 1  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("edition", [1, 2, "both"])
def test_the_repr_pastes_back(seed: int, edition: int | str) -> None:
    kingdom = random_kingdom(seed, edition)
    assert eval(repr(kingdom)) == kingdom
    assert pickle.loads(pickle.dumps(kingdom)) == kingdom


def test_the_repr_of_a_recommended_set_pastes_back() -> None:
    for each in RECOMMENDED_SETS:
        kingdom = Kingdom.of(each.cards, each.edition)
        assert repr(kingdom) == f"find_kingdom('{each.key}')"
        assert eval(repr(kingdom)) == kingdom


def test_a_kingdom_reads_well() -> None:
    assert str(Kingdom.of(FIRST_GAME_2)) == f"First Game (edition 2): {', '.join(FIRST_GAME_2)}"
    assert str(Kingdom.of(FIRST_GAME_2, "both")) == f"{', '.join(FIRST_GAME_2)} (both editions)"


# What is not a kingdom


def test_nine_or_eleven_cards_are_refused() -> None:
    """T-009."""
    with pytest.raises(BadKingdom, match="ten cards, not `9`\nhint: name 1 more"):
        Kingdom.of(FIRST_GAME_2[:9])
    with pytest.raises(BadKingdom, match="ten cards, not `11`\nhint: leave 1 out"):
        Kingdom.of([*FIRST_GAME_2, "Witch"])
    with pytest.raises(BadKingdom, match="ten cards, not `0`"):
        Kingdom.of("")


def test_the_same_card_twice_is_refused() -> None:
    """T-009."""
    with pytest.raises(BadKingdom, match="named more than once: `Moat`"):
        Kingdom.of([*FIRST_GAME_2[:9], "moat"])
    with pytest.raises(BadKingdom, match="named more than once: `Cellar`, `Moat`"):
        Kingdom.of([*FIRST_GAME_2, "Moat", "Cellar"])


def test_an_unknown_card_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(UnknownCard, match="there is no card `Wich`\nhint: did you mean `Witch`"):
        Kingdom.of([*FIRST_GAME_2[:9], "Wich"])


def test_a_basic_card_is_refused_however_it_comes() -> None:
    for curse in ("Curse", find_card("Curse")):
        with pytest.raises(BadKingdom, match="not for the kingdom: `Curse`"):
            Kingdom.of([*FIRST_GAME_2[:9], curse])
    with pytest.raises(BadKingdom, match="not for the kingdom: `Curse`"):
        Kingdom((*Kingdom.of(FIRST_GAME_2).kingdom_cards[:9], find_card("Curse")), 2)


def test_cards_of_another_edition_are_refused_with_the_way_out() -> None:
    with pytest.raises(BadKingdom) as caught:
        Kingdom.of(MIXED, edition=2)
    assert caught.value.message == "not in edition 2: `Adventurer`, `Feast`, `Spy`"
    assert caught.value.hint == 'look in edition 1; edition "both" allows every card'
    assert Kingdom.of(MIXED, edition="both").edition == "both"


# Codes


def test_a_code_is_a_comma_list() -> None:
    kingdom = Kingdom.of(MIXED)
    assert kingdom.code() == "Adventurer, Artisan, Bandit, Council Room, Feast, Gardens, Harbinger, Spy, Throne Room, Witch"
    assert kingdom.code(style="underscore") == "adventurer,artisan,bandit,council_room,feast,gardens,harbinger,spy,throne_room,witch"


@pytest.mark.parametrize("seed", range(20))
def test_codes_in_both_styles_are_read_back(seed: int) -> None:
    kingdom = random_kingdom(seed, "both")
    assert Kingdom.of(kingdom.code(), "both") == kingdom
    assert find_kingdom(kingdom.code("underscore"), "both") == kingdom


@pytest.mark.parametrize(
    "code",
    [
        ",".join(MIXED).upper(),
        ", ".join(MIXED).replace(" Room", "-room"),
        "\n".join(MIXED),
        "\r\n".join(MIXED) + "\r\n",
        ",\n".join(MIXED) + ",",
        "  " + " ,  ".join(MIXED) + "  ",
        "\t" + ",\t".join(MIXED).replace(" ", "_"),
    ],
)
def test_a_code_may_be_written_in_many_ways(code: str) -> None:
    assert find_kingdom(code) == Kingdom.of(MIXED)
    assert Kingdom.of(code) == Kingdom.of(MIXED)


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(BadKingdom, match="the styles are `names` and `underscore`"):
        Kingdom.of(MIXED).code("roman")  # type: ignore[arg-type]


# Recommended sets


def test_the_first_game_of_edition_1() -> None:
    """T-020."""
    kingdom = find_kingdom("First Game", edition=1)
    assert (names(kingdom), kingdom.edition) == (FIRST_GAME_1, 1)
    assert (kingdom.name, kingdom.key) == ("First Game", "first-game-1")


def test_the_first_game_of_edition_2_has_merchant_instead_of_woodcutter() -> None:
    """T-021."""
    kingdom = find_kingdom("First Game", edition=2)
    assert (names(kingdom), kingdom.edition) == (FIRST_GAME_2, 2)
    assert set(FIRST_GAME_2) - set(FIRST_GAME_1) == {"Merchant"}
    assert set(FIRST_GAME_1) - set(FIRST_GAME_2) == {"Woodcutter"}
    assert find_kingdom("First Game") == kingdom


def test_there_are_five_and_six_recommended_sets() -> None:
    """T-022."""
    base = [each for each in RECOMMENDED_SETS if find_kingdom(each.key).sets == (BASE_GAME,)]
    assert Counter(each.edition for each in base) == {1: 5, 2: 6}


@pytest.mark.parametrize("each", RECOMMENDED_SETS, ids=lambda each: each.key)
def test_a_recommended_set_has_ten_different_cards_of_its_edition(each: RecommendedSet) -> None:
    """T-022."""
    assert len(set(each.cards)) == len(each.cards) == 10
    assert set(each.cards) <= {card.name for card in pool(each.edition, SET_NAMES)}
    for text in (each.name, each.key, each.name.upper(), each.key.replace("-", "_"), each.key.replace("-", " ")):
        assert names(find_kingdom(text, each.edition)) == tuple(sorted(each.cards))


def test_names_of_both_editions_have_keys_of_their_own() -> None:
    """T-023."""
    keys = [each.key for each in RECOMMENDED_SETS]
    assert len(set(keys)) == len(keys)
    shared = {name for name, number in Counter(each.name for each in RECOMMENDED_SETS).items() if number == 2}
    assert shared == {"First Game", "Size Distortion"}
    for slug in ("first-game", "size-distortion"):
        assert [find_kingdom(f"{slug}-{edition}").edition for edition in (1, 2)] == [1, 2]
        assert find_kingdom(f"{slug}-1") != find_kingdom(f"{slug}-2")


def test_a_recommended_set_may_be_played_in_the_mixed_pool() -> None:
    kingdom = find_kingdom("Interaction", edition="both")
    assert (kingdom.edition, kingdom.name, names(kingdom)) == ("both", "", names(find_kingdom("Interaction")))


def test_a_set_of_the_other_edition_is_not_found() -> None:
    with pytest.raises(UnknownKingdom, match="edition 1 has no set `Deck Top`\nhint: `deck-top-2` is a set of edition 2"):
        find_kingdom("Deck Top", edition=1)
    with pytest.raises(UnknownKingdom, match="edition 2 has no set `first-game-1`"):
        find_kingdom("first-game-1", edition=2)


def test_an_unknown_set_is_answered_with_the_nearest_and_with_all_there_are() -> None:
    with pytest.raises(UnknownKingdom) as caught:
        find_kingdom("Silver and Goald")
    assert caught.value.message == "there is no set `Silver and Goald`"
    assert caught.value.hint == "did you mean `Silver & Gold`?"
    with pytest.raises(UnknownKingdom, match="hint: there are Best Wishes, Big Money"):
        find_kingdom("Moat")
    with pytest.raises(UnknownKingdom, match="hint: there are Best Wishes, Big Money"):
        find_kingdom("")


# Sets with expansions

WITH_EXPANSIONS = [each for each in PRINTED_SETS if each.expansion]


@pytest.mark.parametrize("each", [each for each in PRINTED_SETS if each.missing], ids=lambda each: each.key)
def test_a_set_whose_expansion_is_missing_is_not_offered(each: RecommendedSet) -> None:
    """T-024."""
    assert set_key(each.name) not in {word for other in RECOMMENDED_SETS for word in (other.key, set_key(other.name))}
    for text in (each.name, each.key, each.name.upper()):
        with pytest.raises(NeedsExpansion, match=f"needs the expansion {each.expansion} for {each.missing[0]}"):
            find_kingdom(text)


def test_the_sets_with_expansions_are_complete() -> None:
    base = {card.name for card in pool(2)}
    alone = ("Victory Dance", "The Plot Thickens", "Best Wishes")
    assert len({each.key for each in WITH_EXPANSIONS}) == 26 + len(alone)
    for each in (each for each in WITH_EXPANSIONS if each.name not in alone):
        assert len(set(each.cards)) == len(each.cards) == 10
        assert 4 <= len(base.intersection(each.cards)) <= 6
    assert {each.name: each.bane for each in WITH_EXPANSIONS if each.bane} == {"The Jester's Workshop": "Merchant"}
    assert {each.expansion for each in WITH_EXPANSIONS if each.events} == {"Adventures", "Empires"}
    assert {each.expansion for each in WITH_EXPANSIONS if each.landmarks} == {"Empires"}


def test_what_a_set_lacks_is_said_in_full() -> None:
    with pytest.raises(NeedsExpansion) as caught:
        find_kingdom("Everything in Moderation")
    assert caught.value.message == (
        "the set `Everything in Moderation` needs the expansion Empires "
        "for Enchantress, Forum, Legionary, Overlord, Temple, Windfall, Orchard"
    )


# Random kingdoms


def test_a_kingdom_says_from_which_sets_it_is() -> None:
    assert random_kingdom(1).sets == find_kingdom("First Game").sets == ("base",)
    assert random_kingdom(1, sets="Base") == random_kingdom(1, sets=["base"]) == random_kingdom(1)
    own = card("Almshouse", 4, ACTION)
    assert Kingdom.of([*FIRST_GAME_2[:9], own]).sets == ("base",)
    with pytest.raises(BadKingdom, match="there is no set of cards `nowhere`"):
        random_kingdom(1, sets="base, nowhere")


@pytest.mark.parametrize("edition", [1, 2, "both"])
def test_random_kingdoms_draw_every_card_of_the_pool_equally_often(edition: int | str) -> None:
    """T-019."""
    draws = 2000
    kingdoms = [random_kingdom(seed, edition) for seed in range(draws)]
    assert all(len(set(names(kingdom))) == 10 and kingdom.edition == edition for kingdom in kingdoms)
    counts = Counter(name for kingdom in kingdoms for name in names(kingdom))
    assert set(counts) == {card.name for card in pool(edition)}
    expected = draws * 10 / len(pool(edition))
    assert all(abs(number - expected) < 5 * expected**0.5 for number in counts.values())


def test_a_seed_always_draws_the_same_kingdom() -> None:
    assert random_kingdom(7) == random_kingdom(7)
    assert len({random_kingdom(seed) for seed in range(50)}) == 50
    assert random_kingdom(7).code() == "Bandit, Cellar, Festival, Harbinger, Library, Market, Mine, Throne Room, Witch, Workshop"


@pytest.mark.parametrize("seed", range(30))
def test_required_cards_are_in_and_excluded_cards_are_not(seed: int) -> None:
    kingdom = random_kingdom(seed, 2, required="Moat, witch", excluded=["Chapel", find_card("Militia"), "Thief"])
    assert {"Moat", "Witch"} <= set(names(kingdom))
    assert {"Chapel", "Militia", "Thief"}.isdisjoint(names(kingdom))


def test_ten_required_cards_leave_nothing_to_luck() -> None:
    assert random_kingdom(1, 1, required=FIRST_GAME_1) == find_kingdom("first-game-1")


def test_excluding_all_but_ten_leaves_nothing_to_luck() -> None:
    excluded = [card for card in pool(2) if card.name not in FIRST_GAME_2]
    assert random_kingdom(1, 2, excluded=excluded) == find_kingdom("first-game-2")


@pytest.mark.parametrize(
    ("required", "excluded", "message"),
    [
        ("Moat, Witch", "Witch", "both required and excluded: `Witch`"),
        ((*FIRST_GAME_2, "Witch"), (), "`11` cards are required"),
        ((), [card for card in pool(2) if card.name != "Moat"][:17], "10 cards are to be drawn, but only `9` are left"),
        ("Spy", (), "not in edition 2: `Spy`"),
        ("Moat, Moat", (), "named more than once: `Moat`"),
        ("Gold", (), "not for the kingdom: `Gold`"),
        ((), "Gold", "not for the kingdom: `Gold`"),
    ],
)
def test_wishes_that_contradict_each_other_are_refused(required: str, excluded: str, message: str) -> None:
    with pytest.raises(BadKingdom, match=message):
        random_kingdom(1, 2, required, excluded)


@pytest.mark.parametrize("seed", [-1, 2**64, "7", None, 1.5, True])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadSeed, match="whole number"):
        random_kingdom(seed)


# Draft and swap


def test_players_name_cards_in_turn_until_ten_are_chosen() -> None:
    """T-181."""
    draft = Draft(seats=3)
    seats = []
    for name in reversed(FIRST_GAME_2):
        assert not draft.is_over
        seats.append(draft.seat)
        assert draft.seat is not None
        draft = draft.choose(draft.seat, name)
    assert seats == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert draft.is_over
    assert draft.seat is None
    assert draft.kingdom() == find_kingdom("First Game")
    with pytest.raises(BadKingdom, match="all ten cards are chosen already"):
        draft.choose(1, "Witch")


def test_a_card_is_named_once_in_a_draft() -> None:
    """T-181."""
    draft = Draft(seats=2).choose(0, "Moat")
    with pytest.raises(BadKingdom, match="named more than once: `Moat`"):
        draft.choose(1, "moat")
    assert [card.name for card in draft.chosen] == ["Moat"]


def test_only_the_seat_whose_turn_it_is_names_a_card() -> None:
    draft = Draft(seats=2).choose(0, "Moat")
    for seat in (0, 2, -1):
        with pytest.raises(BadPlayers, match="it is the turn of seat 1"):
            draft.choose(seat, "Witch")


@pytest.mark.parametrize(("name", "message"), [("Spy", "not in edition 2: `Spy`"), ("Gold", "not for the kingdom: `Gold`")])
def test_a_draft_takes_kingdom_cards_of_its_edition(name: str, message: str) -> None:
    with pytest.raises(BadKingdom, match=message):
        Draft(seats=2).choose(0, name)
    with pytest.raises(UnknownCard):
        Draft(seats=2).choose(0, "Wich")


def test_an_unfinished_draft_is_no_kingdom() -> None:
    with pytest.raises(BadKingdom, match="ten cards, not `1`"):
        Draft(seats=2).choose(0, "Moat").kingdom()


def test_a_draft_shows_itself() -> None:
    draft = Draft(seats=2, edition="1").choose(0, "Spy").choose(1, "Moat")
    assert repr(draft) == "Draft(seats=2, edition=1, chosen=(find_card('Spy'), find_card('Moat')))"
    assert eval(repr(draft)) == draft


@pytest.mark.parametrize("seats", [1, 7])
def test_drafts_and_swaps_are_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadPlayers, match=f"`{seats}` players"):
        Draft(seats)
    with pytest.raises(BadPlayers, match=f"`{seats}` players"):
        swap(find_kingdom("First Game"), [None] * seats)


def test_each_player_may_swap_one_card() -> None:
    before = find_kingdom("First Game")
    after = swap(before, [("Moat", "Witch"), None, ("Witch", "Chapel"), ("smithy", find_card("Library"))])
    assert set(names(before)) - set(names(after)) == {"Moat", "Smithy"}
    assert set(names(after)) - set(names(before)) == {"Chapel", "Library"}
    assert after.edition == before.edition
    assert names(before) == FIRST_GAME_2
    assert swap(before, [None, None]) == swap(before, [("Moat", "Moat"), None]) == before


@pytest.mark.parametrize(
    ("exchange", "message"),
    [
        (("Witch", "Chapel"), "`Witch` is not in the kingdom, so it cannot be taken out"),
        (("Witch", "Witch"), "`Witch` is not in the kingdom, so it cannot be taken out"),
        (("Moat", "Smithy"), "named more than once: `Smithy`"),
        (("Moat", "Spy"), "not in edition 2: `Spy`"),
        (("Moat", "Gold"), "not for the kingdom: `Gold`"),
    ],
)
def test_a_swap_must_give_a_kingdom_again(exchange: tuple[str, str], message: str) -> None:
    with pytest.raises(BadKingdom, match=message):
        swap(find_kingdom("First Game"), [exchange, None])


# To one's liking


@pytest.mark.parametrize("name", TRAITS)
def test_a_kingdom_has_what_it_needs_and_not_what_it_avoids(name: str) -> None:
    for seed in range(20):
        assert any(map(TRAITS[name], designed_kingdom(seed, "both", needs=[name]).kingdom_cards))
        assert not any(map(TRAITS[name], designed_kingdom(seed, "both", avoids=[name]).kingdom_cards))


def test_without_wishes_a_designed_kingdom_is_the_random_one() -> None:
    assert designed_kingdom(5, 2, [find_card("Witch")]) == random_kingdom(5, 2, ["Witch"])


@pytest.mark.parametrize(("needs", "avoids", "code"), [(["castles"], [], "kingdom.no-trait"), (["attacks"], ["attacks"], "kingdom.need")])
def test_wishes_that_cannot_be_met_say_why(needs: list[str], avoids: list[str], code: str) -> None:
    with pytest.raises(BadKingdom) as failure:
        designed_kingdom(1, needs=needs, avoids=avoids)
    assert failure.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/kingdom?cards=Cellar,Market,Merchant,Militia,Mine,Moat,Remodel,Smithy,Village,Workshop",
        "https://example.org/k/Cellar%2C%20Market%2C%20Merchant%2C%20Militia%2C%20Mine%2C%20Moat%2C%20Remodel%2C%20Smithy%2C%20Village%2C%20Workshop",
        "cellar;market;merchant;militia;mine;moat;remodel;smithy;village;workshop",
        "cellar|market|merchant|militia|mine|moat|remodel|smithy|village|workshop",
        "10 Cellar\n10 Market\n10 Merchant\n10 Militia\n10 Mine\n10 Moat\n10 Remodel\n10 Smithy\n10 Village\n10 Workshop",
        "- Cellar\n- Market\n- Merchant\n- Militia\n- Mine\n- Moat\n- Remodel\n- Smithy\n- Village\n- Workshop",
    ],
)
def test_codes_of_other_programs_are_read(text: str) -> None:
    assert kingdom_named(text, None, Texts()) == find_kingdom("First Game")
