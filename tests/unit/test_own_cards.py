"""Files of own cards: what they can say, what they refuse and where, and that games with them are kept and replayed exactly."""

from __future__ import annotations

import dataclasses
import io
import pickle
import re
from pathlib import Path

import pytest

import fiefdom
from fiefdom.cards.base.both_editions import must_play_twice
from fiefdom.cards.card import Card, card, plus
from fiefdom.cards.card_file import CardFile, load_cards
from fiefdom.cards.card_reader import read_cards
from fiefdom.cards.catalogue import KINGDOM_CARDS, MEASURES, find_card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.verbs import discard_down_to, draw_cards, for_each_other, for_each_victim, gain_up_to, trash_up_to
from fiefdom.cards.vocabulary import vocabulary
from fiefdom.cli.main import main
from fiefdom.engine.kinds import ACTION, ATTACK, TENS, TREASURE, VICTORY, Instruction
from fiefdom.engine.state import Frame, State
from fiefdom.engine.words import HAND
from fiefdom.errors import BadCards, BadKingdom, BadNotation, BadPath, BadRecord, FiefdomError, UnknownCard
from fiefdom.game.batch import Batch
from fiefdom.game.engines import Engine
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.game.record import Record
from fiefdom.scenario.runner import check_document, run_block
from fiefdom.scenario.syntax import blocks
from fiefdom.soak.random_games import soak
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
from tests.stages import ENGINES

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "cards"
FILES = sorted(EXAMPLES.glob("*.cards"))
REFERENCE = (ROOT / "docs" / "reference" / "own-cards.md").read_text(encoding="utf-8")

HUT = """
card Alchemist's Hut    # with a remark
cost 4
types action, attack
+1 card
+$2
trash up to 2
+1 action
for each victim:
    discard down to 3
    gain_card curse, to deck
name pl: Chata Alchemika
text en: Much at once.
"""
OWN = CardFile.parse(HUT)
CODE = "Alchemist's Hut, Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Throne Room, Village"
KINGDOM = find_kingdom(CODE, 2, cards=OWN)


# Reading


def test_a_file_says_what_a_card_of_python_says() -> None:
    (hut,) = OWN
    built = card(
        "Alchemist's Hut",
        4,
        ACTION | ATTACK,
        plus(cards=1, coins=2),
        trash_up_to(2),
        vocabulary()["add actions"].build(1),
        for_each_victim(discard_down_to(3), vocabulary()["gain card"].build(6, 3)),
    )
    assert dataclasses.replace(hut, names={}, texts={}) == built
    assert (hut.slug, hut.names, hut.texts) == ("alchemists-hut", {"pl": "Chata Alchemika"}, {"en": "Much at once."})


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in FILES])
def test_the_examples_parse_back(path: Path) -> None:
    file = load_cards(path)
    assert CardFile.parse(str(file)) == file
    assert eval(repr(file), {"CardFile": CardFile}) == file


@pytest.mark.parametrize("printed", [pytest.param(each, id=each.slug) for each in KINGDOM_CARDS])
def test_every_card_of_the_catalogue_can_be_said_in_a_file(printed: Card) -> None:
    own = dataclasses.replace(printed, name=f"My {printed.name}", editions=(1, 2))
    assert CardFile.parse(str(CardFile((own,)))).cards == (own,)


def test_lines_may_be_indented_below_their_card_and_tabs_will_do() -> None:
    text = "card Inn\n\tcost 4\n\ttypes action\n\tfor_each_other:\n\t\tdraw cards 1\ncard Barn\ncost 2\ntypes victory\npoints −1"
    inn, barn = read_cards(text)
    assert inn.effects[1] == for_each_other(draw_cards(1))
    assert (barn.cost, barn.types, barn.points) == (2, VICTORY, -1)


def test_bonuses_behind_an_instruction_are_instructions() -> None:
    (inn,) = read_cards("card Inn\ncost 4\ntypes action\n+1 card\ntrash up to 1\n+2 cards")
    assert inn.plus == plus(cards=1)
    assert inn.effects[2] == (trash_up_to(1), draw_cards(2))


def test_editions_can_differ() -> None:
    (inn,) = read_cards("card Inn\ncost 4\ntypes action\nedition 1:\n  must play twice\nedition 2:\n  gain up to 4 to hand")
    assert inn.effects == {1: (must_play_twice(),), 2: (gain_up_to(4, to=HAND),)}


HEAD = "card Inn\ncost 4\ntypes action\n"

WRONG = {
    f"{HEAD}trsh up to 4": (4, 1, "no verb `trsh up to`", "did you mean `trash up to`?"),
    f"{HEAD}trash up to": (4, 12, "`trash up to` expects a number, not `…`", "0 to 100"),
    f"{HEAD}trash up to many": (4, 13, "expects a number, not `many`", "0 to 100"),
    f"{HEAD}trash up to 101": (4, 13, "`101` does not fit `trash up to`", "0 to 100"),
    f"{HEAD}trash up to 1 2": (4, 15, "`2` is too much", "one instruction"),
    f"{HEAD}gain card Gild": (4, 11, "a basic card, not `Gild`", "did you mean `gold`?"),
    f"{HEAD}gain up to 4, to trash": (4, 18, "a place, not `trash`", "discard, hand, deck"),
    f"{HEAD}for each victim": (4, 16, "opens a block", "colon"),
    f"{HEAD}for each victim: gain card Curse": (4, 18, "`gain` is too much for `for each victim`", "one instruction on a line"),
    f"{HEAD}draw cards 1 2": (4, 14, "`2` is too much for `draw cards`", "one instruction on a line"),
    f"{HEAD}for each victim:": (4, 1, "is empty", "below it"),
    f"{HEAD}for each victim:\n  for each other:\n    draw cards 1": (5, 3, "inside another", "behind"),
    f"{HEAD}  draw cards 1": (4, 3, "`types action` opens no block", "end in `:`"),
    f"{HEAD}for each victim:\n    draw cards 1\n  draw cards 1": (6, 3, "indented like none", "column 5"),
    f"{HEAD}+2 apples": (4, 4, "no bonus `apples`", "coins"),
    f"{HEAD}+ many cards": (4, 1, "is no bonus", "+1 card"),
    f"{HEAD}+1 card\n+1 card": (5, 1, "twice", "add"),
    f"{HEAD}cost 5": (4, 1, "says `cost` twice", "leave out"),
    f"{HEAD}text: fine": (4, 5, "`` is no language", "`en`"),
    f"{HEAD}text en:": (4, 6, "cannot stand on a card", "visible"),
    f"{HEAD}text en: a\ntext en: b": (5, 1, "says `text en` twice", "leave out"),
    f"{HEAD}edition 3:\n  draw cards 1": (4, 9, "no edition `3`", "edition 1"),
    f"{HEAD}\ncard inn": (5, 6, "no name", "capital"),
    f"{HEAD}\n{HEAD}": (5, 6, "two cards `Inn`", "another name"),
    f"{HEAD}reveal to thief 2": (1, 1, "not followed by `may gain loot`", "add"),
    f"{HEAD}for each player:\n  draw cards 17": (1, 1, "add up to `102`", "6 times"),
    HEAD + "draw cards 1\n" * 26: (1, 1, "`26` instructions", "25"),
    "card Inn\ncost 32": (2, 6, "`32` does not fit `cost`", "0 to 31"),
    "card Inn\ncost dear": (2, 6, "`dear` is no number", "0 to 31"),
    "card Inn\ncost": (2, 1, "is no number", "0 to 31"),
    "card Inn\ncost 2\npoints 51\ntypes victory": (3, 8, "`51` does not fit `points`", "-50 to 50"),
    "card Inn\ncost 4\ntypes acton": (3, 7, "no type `acton`", "did you mean `action`?"),
    "card Inn\ncost 4\ntypes": (3, 1, "no type", "action"),
    "card Inn\ncost 4\ntypes attack": (1, 1, "neither action", "types action"),
    "card Inn\ncost 4\ntypes victory\n+1 card": (1, 1, "cannot be played", "action"),
    "card Inn\ncost 4\ntypes action\nworth 2": (1, 1, "has a worth", "+1 coin"),
    "card Inn\ntypes action": (1, 1, "does not say its `cost`", "cost 4"),
    "card Inn\ncost 4": (1, 1, "does not say its `types`", "types action"),
    "card Smithy\ncost 4": (1, 6, "a card `Smithy` already", "another name"),
    "card Throne-room\ncost 4": (1, 6, "a card `Throne Room` already", "another name"),
    "card Inn x3\ncost 4": (1, 6, "no name", "digits"),
    "card Pass\ncost 4": (1, 6, "means something else", "another name"),
    "card Tavernă\ncost 4": (1, 6, "no name", "name pl"),
    "cost 4": (1, 1, "belongs to no card", "card "),
    "": (1, 1, "no card in the file", "card "),
}


@pytest.mark.parametrize("text", [pytest.param(text, id=message) for text, (_, _, message, _) in WRONG.items()])
def test_what_is_wrong_is_said_with_its_place(text: str) -> None:
    line, column, message, hint = WRONG[text]
    with pytest.raises(BadCards) as caught:
        CardFile.parse(text)
    problem = caught.value
    assert (problem.line, problem.column) == (line, column)
    assert message in problem.message
    assert hint in problem.hint
    assert str(problem).startswith(f"line {line}, column {column}: ")


def test_loading_says_the_file(tmp_path: Path) -> None:
    path = tmp_path / "inn.cards"
    path.write_text("card Inn\ncost dear", encoding="utf-8")
    with pytest.raises(BadCards, match=re.escape(f"{path}:2:6: `dear` is no number")):
        load_cards(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadPath, match="no text"):
        load_cards(path)
    with pytest.raises(BadPath, match="cannot be read"):
        load_cards(tmp_path / "none.cards")


# Cards built in Python keep to the same limits


LANGUAGE_CODES = [f"a{letter}" for letter in "abcdefghijk"]


def nonsense(state: State, frame: Frame) -> None:
    """A step that no verb makes."""


@pytest.mark.parametrize(
    ("invented", "message"),
    [
        (card("Inn", 40, ACTION), "`40` does not fit `cost`"),
        (card("Inn", 4, ACTION, plus(cards=1), draw_cards(-1)), "`-1` does not fit `draw cards`"),
        (card("Inn", 4, ACTION, Instruction(nonsense)), "no verb makes the instruction"),
        (card("Inn", 4, ACTION, for_each_other(*for_each_victim(draw_cards(1)))), "inside another"),
        (card("Smithy", 4, ACTION), "already"),
        (card("Inn", 4, VICTORY, points_per={"ten": 5}), "points per ten"),
        (card("Inn", 4, VICTORY, points_per={"ten": 3, "duchy": 2}), "`5` does not fit `points per`"),
        (card("Inn", 4, VICTORY, points_per={"copper": 1}), "there are no points per `copper`"),
        (card("Inn", 4, ACTION, worth=2), "has a worth"),
        (card("Inn", 4, ACTION | TREASURE, worth=2), "has a worth"),
        (card("Inn", 4, VICTORY, worth=2), "it cannot be played"),
        (dataclasses.replace(card("Inn", 4, ACTION), names={"pl": "Karczma\n"}), "cannot stand on a card"),
        (dataclasses.replace(card("Inn", 4, ACTION), names={"pl": "K" * 31}), "cannot stand on a card"),
        (dataclasses.replace(card("Inn", 4, ACTION), texts={"en": ""}), "cannot stand on a card"),
        (dataclasses.replace(card("Inn", 4, ACTION), texts={"en": "a # b"}), "cannot stand on a card"),
        (dataclasses.replace(card("Inn", 4, ACTION), texts={"en": "t" * 501}), "cannot stand on a card"),
        (dataclasses.replace(card("Inn", 4, ACTION), texts={"english": "Rest."}), "`english` is no language"),
        (
            dataclasses.replace(card("Inn", 4, ACTION), texts=dict.fromkeys(LANGUAGE_CODES, "Rest.")),
            "`11` languages are too many",
        ),
        (dataclasses.replace(card("Inn", 4, ACTION), texts={f"a{letter}": "ș" * 500 for letter in "abcdefg"}), "bytes"),
    ],
)
def test_a_kingdom_refuses_cards_that_could_break_the_engine(invented: Card, message: str) -> None:
    others = [each for each in KINGDOM.kingdom_cards if each.name not in ("Alchemist's Hut", "Smithy")]
    others.append(find_card("Workshop" if invented.name == "Smithy" else "Smithy"))
    with pytest.raises(BadCards, match=re.escape(message)):
        Kingdom.of([invented, *others], 2)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_card_can_be_worth_points_for_what_else_one_owns(measure: str, engine: Engine) -> None:
    file = CardFile.parse(f"card Manor\ncost 3\ntypes victory\npoints 1\npoints per {measure} 2")
    assert file["Manor"].points_per == {measure: 2}
    assert CardFile.parse(str(file)) == file
    kingdom = Kingdom.of([file["Manor"], *find_kingdom("first-game-2").kingdom_cards[1:]], 2)
    position = Position.new(kingdom, engine=engine)
    record = position.record()
    record["owned"][0][:] = 0
    record["owned"][0][[kingdom.cards.index(file["Manor"]), *(slot for slot in MEASURES.values() if slot < TENS)]] = 5
    kept = Position.from_record(kingdom, record, engine)
    assert kept.scores[0] == 5 * 1 + 5 * (1 + 3 + 6) + 5 * 2 * (2 if measure == "ten" else 5)


def test_a_measure_that_there_is_not_is_refused_where_it_stands() -> None:
    with pytest.raises(BadCards, match="line 4, column 8: there are no points per `dutchy`") as refusal:
        CardFile.parse("card Manor\ncost 3\ntypes victory\npoints per dutchy 2")
    assert "duchy" in str(refusal.value.hint)


def test_names_and_texts_at_their_limits_are_accepted() -> None:
    full = dataclasses.replace(card("Inn", 4, ACTION), names={"pl": "K" * 30}, texts={"en": "t" * 500, "pl": "ș" * 500})
    assert full in Kingdom.of([full, *[each for each in KINGDOM.kingdom_cards if each.name != "Alchemist's Hut"]], 2).kingdom_cards


# In kingdoms


def test_names_of_own_cards_are_found_only_where_they_are_given() -> None:
    assert KINGDOM.own_cards == OWN.cards
    assert KINGDOM.find("alchemists_hut") == OWN["ALCHEMIST'S HUT"] == find_card("alchemists-hut", OWN)
    assert eval(repr(KINGDOM), {"Kingdom": Kingdom, "CardFile": CardFile}) == KINGDOM
    assert eval(repr(OWN.cards[0]), {"CardFile": CardFile}) == OWN.cards[0]
    with pytest.raises(UnknownCard, match="Alchemist's Hut"):
        find_kingdom(CODE, 2)


def test_random_kingdoms_have_own_cards_if_they_are_required() -> None:
    assert random_kingdom(3, required="alchemists hut", cards=OWN).own_cards == OWN.cards
    assert random_kingdom(3, cards=OWN).own_cards == ()


def test_two_cards_with_one_slug_do_not_go_together() -> None:
    twins = [card("A-B", 2, ACTION), card("A B", 3, ACTION)]
    with pytest.raises(BadCards, match="two cards"):
        CardFile(tuple(twins))
    with pytest.raises(BadKingdom, match="more than once"):
        Kingdom.of([*twins, *KINGDOM.kingdom_cards[1:9]], 2)


# Kept and replayed


def played(decisions: int = 80) -> Game:
    """A game in which the Hut is bought and played."""
    game = new_game(KINGDOM, players=["Ana", "Ola"], seed=4, starter=0)
    while game.question and game.decisions < decisions:
        hut = [answer for answer in game.question.answers if answer == "Alchemist's Hut"]
        game.answer(*(hut or game.question.answers[:1]))
    return game


def test_a_record_defines_its_own_cards_and_replays_exactly() -> None:
    game = played()
    text = str(game.record)
    assert "| card Alchemist's Hut\n| cost 4\n" in text
    assert "alchemists-hut.trash -> " in text
    again = Game.from_record(Record.parse(text))
    assert again == game
    assert str(again.record) == text
    assert again.kingdom.find("Alchemist's Hut").texts == {"en": "Much at once."}
    assert str(Record.parse(str(game.record.without_secrets(0)))) == str(game.record.without_secrets(0))


def test_a_record_is_refused_where_its_own_cards_are_wrong_or_missing() -> None:
    text = str(played(5).record)
    with pytest.raises(BadRecord, match=f"line {line_of(text, '| cost 4')}, column 8: `99` does not fit `cost`"):
        Record.parse(text.replace("| cost 4", "| cost 99"))
    with pytest.raises(BadRecord, match="there is no card `Alchemist's Hut`"):
        Record.parse("\n".join(line for line in text.splitlines() if not line.startswith("|")))


def line_of(text: str, line: str) -> int:
    """The number of a line."""
    return text.splitlines().index(line) + 1


def test_a_record_with_other_definitions_is_another_game() -> None:
    game = played()
    changed = str(game.record).replace("| +1 card\n", "| +2 cards\n")
    with pytest.raises(BadRecord, match="does not fit"):
        Game.from_record(Record.parse(changed))


def test_a_player_whose_name_begins_with_a_bar_does_not_define_cards() -> None:
    game = new_game(KINGDOM, players=["| card X", "Ola"], seed=4, starter=0)
    game.play_all_treasures()
    assert Game.from_record(Record.parse(str(game.record))) == game


def test_positions_carry_their_own_cards() -> None:
    position = played().position
    assert Position.from_bytes(bytes(position)) == position
    assert pickle.loads(pickle.dumps(position)) == position
    line = write_position(position)
    assert "\n" not in line
    assert "| cards \"card Alchemist's Hut\\ncost 4" in line
    assert read_position(line) == position
    for wrong in ("cards nothing", 'cards "card Inn"', "cards 7"):
        with pytest.raises(FiefdomError):
            read_position(re.sub(r'cards ".*?[^\\]"', wrong, line))


def test_a_position_line_keeps_the_order_of_plays_of_several_seats() -> None:
    own = CardFile.parse("card Feast Day\ncost 0\ntypes action\nfor each other:\n  discard top and may play\nmay play twice")
    kingdom = random_kingdom(1, 2, own.cards)
    record = Position.new(kingdom, seats=2, seed=1).record()
    slot = kingdom.cards.index(own.cards[0])
    record["in_play"][:3] = [slot, 32 + slot, slot]
    record["play_size"] = 3
    record["supply"][slot] -= 3
    record["owned"][0][slot], record["owned"][1][slot] = 2, 1
    position = Position.from_record(kingdom, record)
    assert position.broken_law() == ""
    line = write_position(position)
    assert " | order 0,1,0 | " in line
    assert read_position(line) == position
    for wrong in ("order 0,1,1", "order 0,1", "order x", "order 0,1,0 | order 0,1,0"):
        with pytest.raises(BadNotation):
            read_position(line.replace("order 0,1,0", wrong))


def test_the_longest_definitions_fit_a_saved_position() -> None:
    long = {"en": "x" * 500, "pl": "ż" * 500, "he": "ש" * 500, "is": "þ" * 500, "ro": "ș" * 500, "de": "ß" * 500}
    wordy = [dataclasses.replace(card(f"Card {number}", 2, ACTION, *[draw_cards(1)] * 25), texts=long) for number in range(10)]
    position = Position.new(Kingdom.of(wordy, 2))
    assert Position.from_bytes(bytes(position)) == position
    assert read_position(write_position(position)) == position
    with pytest.raises(BadCards, match="bytes"):
        CardFile((dataclasses.replace(wordy[0], texts={**long, "fr": "é" * 500}),))


def test_batches_carry_their_own_cards() -> None:
    batch = Batch(KINGDOM, 3, seeds=7)
    assert Batch.load(batch.save()) == batch
    assert batch.position(2).kingdom.own_cards == OWN.cards


# In play


STAGE = """
players    = alice, bob
kingdom    = {kingdom}
alice.hand = {hand}
alice.deck = {deck}
bob.hand   = Moat, Copper x4
"""


def holds(own: str, kingdom: str, hand: str, deck: str, rest: str, engine: Engine) -> None:
    """A scenario with own cards holds."""
    text = STAGE.format(kingdom=kingdom, hand=hand, deck=deck) + rest
    (block,) = blocks(f"```scenario\n{text}\n```")
    problem = run_block(block, engine, CardFile.parse(own).cards)
    assert problem is None, f"line {problem.line}: {problem}"


@pytest.mark.parametrize("engine", ENGINES)
def test_an_attack_that_is_a_treasure_can_be_reacted_to(engine: Engine) -> None:
    own = "card Writ\ncost 4\ntypes treasure, attack\nworth 1\nfor each victim:\n  gain card Curse"
    acts = "alice plays Writ\nbob: moat.reveal -> Moat\nbob.discard = nothing\nalice.coins = 1\nalice plays Copper\nalice.coins = 2"
    holds(own, "Writ, Moat", "Writ, Copper", "nothing", acts, engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_an_own_reaction_is_asked_for(engine: Engine) -> None:
    own = "card Old Wall\ncost 2\ntypes victory, reaction\npoints 1\n\n" + HUT
    acts = "alice plays Alchemist's Hut\nbob: old-wall.reveal -> Old Wall\nalice: alchemists-hut.trash -> nothing\nbob.score = 1"
    stage = "Alchemist's Hut, Old Wall, Moat"
    text = STAGE.format(kingdom=stage, hand="Alchemist's Hut, Copper", deck="Gold").replace("Moat, Copper x4", "Old Wall, Copper x4") + acts
    (block,) = blocks(f"```scenario\n{text}\n```")
    problem = run_block(block, engine, CardFile.parse(own).cards)
    assert problem is None, f"line {problem.line}: {problem}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_cards_ask_in_every_language(language: str) -> None:
    game = played(0)
    texts = Texts(language)
    shown = {}
    while game.question and game.decisions < 80:
        question = game.question
        shown[question.id] = texts.question(question, game.view(question.seat), game.players)
        hut = [answer for answer in question.answers if answer == "Alchemist's Hut"]
        game.answer(*(hut or question.answers[:1]))
    name = {"pl": "Chata Alchemika"}.get(language, "Alchemist's Hut")
    assert name in shown["alchemists-hut.trash"]
    assert name in shown["alchemists-hut.discard"]
    assert "Much at once." in texts.text(OWN.cards[0])


def test_a_soak_puts_own_cards_into_every_kingdom() -> None:
    cards = load_cards(EXAMPLES / "village-square.cards").cards
    report = soak(3000, seed=2, cards=cards)
    assert report.violation is None
    assert {"toll-gate.discard", "night-watch.topdeck", "night-watch.reveal", "town-crier.trash"} <= report.questions.keys()


# Examples and commands


def test_the_scenarios_of_the_example_hold_with_its_file_alone() -> None:
    document = EXAMPLES / "almshouse.md"
    with_file = list(check_document(document, cards=load_cards(EXAMPLES / "almshouse.cards").cards))
    assert with_file == [None] * 5
    assert all(failure and "no card `Almshouse`" in failure.problem.message for failure in check_document(document))


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (["check", str(EXAMPLES / "almshouse.md")], "5 passed, 0 failed"),
        (["cards", "almshouse"], "+$2. You may trash a card from your hand."),
        (["cards"], "Almshouse"),
        (["kingdoms", "--random", "--seed", "1", "--with", "almshouse"], "Almshouse, "),
        (["soak", "--decisions", "300", "--seed", "1"], "all laws held"),
        (["--lang", "is", "cards", "almshouse"], "Ölmusuhús"),
    ],
)
def test_the_commands_take_own_cards(command: list[str], shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--cards", str(EXAMPLES / "almshouse.cards")]) == 0
    output = capsys.readouterr()
    assert shown in output.out + output.err


def test_play_deals_a_kingdom_with_the_own_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = io.StringIO()
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    monkeypatch.setattr("sys.stdout", shown)
    command = ["play", "--plain", "--seed", "3", "--cards", str(EXAMPLES / "almshouse.cards")]
    assert main([*command, "--players", "bot:big-money+almshouse, bot:random"]) == 0
    assert "Big Money with Almshouse buys: Almshouse" in shown.getvalue()


@pytest.mark.parametrize("verb", [["check", str(EXAMPLES / "almshouse.md")], ["cards"], ["kingdoms", "first-game-1"], ["soak"], ["play"]])
def test_a_wrong_file_is_an_error_with_its_line(verb: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.cards"
    path.write_text("card Inn\ncost 4\ntypes action\nfrobnicate 3\n", encoding="utf-8")
    assert main([*verb, "--cards", str(path)]) == 2
    assert f"{path}:4:1: there is no verb `frobnicate`" in capsys.readouterr().err


# The reference


def test_every_verb_says_what_it_does() -> None:
    """The reference is made of that."""
    assert "<!-- the verbs -->" in REFERENCE
    assert [verb.form for verb in vocabulary().values() if not verb.about.endswith(".")] == []


def test_the_package_offers_own_cards() -> None:
    assert fiefdom.load_cards is load_cards
    assert fiefdom.CardFile is CardFile
