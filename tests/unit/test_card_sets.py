"""A new folder below `cards/` is a set of cards: everything finds it there, and nothing else has to be told of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fiefdom.cards.catalogue import BASE_GAME, CATALOGUE, KINGDOM_CARDS, SET_NAMES
from fiefdom.text.languages import LANGUAGES
from tests.stages import needs_compiler

ROOT = Path(__file__).parents[2]

DEFINITION = '''
"""A set that there is only here."""

from __future__ import annotations

from fiefdom.cards.card import asks, card, plus
from fiefdom.engine.kinds import ACTION, Instruction
from fiefdom.engine.questions import ALL_KINDS, ask_from_hand
from fiefdom.engine.stack import frame_of, push
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import DISCARD, HAND, PUBLIC
from fiefdom.engine.zones import discard_from_hand

EDITIONS = (2,)


@asks(DISCARD, HAND, may_pass=True)
def may_burn_for(coins: int) -> Instruction:
    """A card may be discarded for coins."""
    return Instruction(do_ask_to_burn, coins)


def do_ask_to_burn(state: State, frame: Frame) -> None:
    """Ask which card."""
    if state.hand_size[frame.seat] > 0:
        push(state, frame_of(burnt, frame.seat, card=frame.card, amount=frame.amount))
        ask_from_hand(state, frame.seat, DISCARD, frame.card, ALL_KINDS, 1)


def burnt(state: State, frame: Frame) -> None:
    """Discard it and add the coins."""
    if state.answer != NOTHING:
        discard_from_hand(state, frame.seat, state.answer, PUBLIC)
        state.coins += frame.amount


BEACON = card("Old Beacon", 3, ACTION, plus(actions=1), may_burn_for(2))
'''

TEXTS = """
exp-harbour = Harbour in {language}
card-old-beacon = Beacon in {language}
ask-old-beacon-discard = Burn a card in {language}?
set2-lights = Lights in {language}
card-text-old-beacon =
    .summary = Burns in {language}
    .text = It burns in {language}.
    .ruling-1 = It may burn in {language}.
"""

SCENARIO = """# Old Beacon

## A card that burns brings two coins

It need not (R-CARD-OLD_BEACON-1).

```scenario
expansion  = harbour
players    = alice, bob
kingdom    = Old Beacon
alice.hand = Old Beacon, Estate, Curse

alice plays Old Beacon
alice: old-beacon.discard -> Curse
alice.coins   = 2
alice.discard = Curse
```
"""

KINGDOMS = "edition\tname\tcards\texpansion\tevents\tlandmarks\tbane\n2\tLights\t{}\n"
TEN = "Old Beacon, Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one more set of cards."""
    home = tmp_path_factory.mktemp("project")
    left_out = shutil.ignore_patterns("_native*", "__pycache__", "static", "node_modules", "shipped")
    for folder in ("src", "native", "docs"):
        shutil.copytree(ROOT / folder, home / folder, ignore=left_out)
    for file in ("hatch_build.py", "web_build.py"):
        shutil.copyfile(ROOT / file, home / file)
    shutil.copytree(ROOT / "tests" / "scenarios", home / "tests" / "scenarios")
    write_set(home / "src" / "fiefdom" / "cards" / "harbour")
    return home


def write_set(folder: Path) -> None:
    files = {
        "__init__.py": f'"""A set."""\n\nFIRST_NUMBER = {len(CATALOGUE)}\n',
        "lights.py": DEFINITION,
        "kingdoms.tsv": KINGDOMS.format(TEN),
        "emblems.json": '{"old-beacon": [["d", "M1 1h2v2z"]]}',
        "scenarios/old-beacon.md": SCENARIO,
        **{f"texts/{language}.ftl": TEXTS.replace("{language}", language) for language in LANGUAGES},
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def run(home: Path, program: str, engine: str = "plain") -> list[str]:
    """What a program prints that uses the copy."""
    environment = {**os.environ, "PYTHONPATH": str(home / "src"), "FIEFDOM_ENGINE": engine}
    done = subprocess.run([sys.executable, "-c", program], cwd=home, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


WRECKER = '''
"""A card whose verb is new: it trashes before it asks."""

from __future__ import annotations

from fiefdom.cards.card import asks, card
from fiefdom.cards.verbs import for_each_victim
from fiefdom.engine.deck import take_top
from fiefdom.engine.kinds import ACTION, ATTACK, Instruction
from fiefdom.engine.questions import ask
from fiefdom.engine.stack import frame_of, push
from fiefdom.engine.state import NOTHING, Frame, State
from fiefdom.engine.words import DECK, DISCARD_PILE, GAIN, SUPPLY
from fiefdom.engine.zones import costing_up_to, gain, put_in_trash

EDITIONS = (2,)


@asks(GAIN, SUPPLY, of="attacker")
def wreck_top_card() -> Instruction:
    """Trash the top card of the deck; the attacker says what comes instead."""
    return Instruction(do_wreck_top_card)


def do_wreck_top_card(state: State, frame: Frame) -> None:
    """Ask for a card that costs at most as much."""
    slot = take_top(state, frame.seat)
    if slot != NOTHING:
        put_in_trash(state, frame.seat, slot, DECK)
        legal = costing_up_to(state, state.kinds.cost[slot]) & state.stocked
        push(state, frame_of(wrecked, frame.seat, card=frame.card))
        ask(state, state.turn, GAIN, frame.card, SUPPLY, legal, legal, 0)


def wrecked(state: State, frame: Frame) -> None:
    """Gain the card."""
    gain(state, frame.seat, state.answer, DISCARD_PILE)


CARD = card("Wrecker", 3, ACTION | ATTACK, for_each_victim(wreck_top_card()))
'''


def test_a_new_verb_may_trash_before_it_asks_and_its_questions_can_be_saved(home: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(home / "src", other / "src")
    reef = other / "src" / "fiefdom" / "cards" / "reef"
    reef.mkdir()
    (reef / "__init__.py").write_text(f'"""A set."""\n\nFIRST_NUMBER = {len(CATALOGUE) + 1}\n', encoding="utf-8")
    (reef / "reef.py").write_text(WRECKER, encoding="utf-8")
    program = """
from fiefdom.game.notation import read_position, write_position
from fiefdom.game.position import Position
from fiefdom.scenario.stage import set_the_stage
from fiefdom.scenario.syntax import Setting
kingdom = "Wrecker, Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village"
lines = {"players": "ann, ben", "kingdom": kingdom, "ann.hand": "Wrecker", "ben.deck": "Gold, Copper"}
position = set_the_stage([Setting(1, name, value) for name, value in lines.items()], 1).position
position.answer("Wrecker")
print(position.question.id, position.question.seat, Position.from_bytes(bytes(position)) == position)
print(read_position(write_position(position)) == position)
"""
    assert run(other, program) == ["wrecker.gain 0 True", "True"]


def test_the_catalogue_has_it_at_the_end_and_kingdoms_draw_from_it(home: Path) -> None:
    program = """
from fiefdom.cards.catalogue import CATALOGUE, SET_NAMES, pool
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.cards.vocabulary import questions_by_id, vocabulary
print(SET_NAMES, CATALOGUE[-1], CATALOGUE[-1].number, CATALOGUE[-1].editions)
print(pool(2, "harbour"), pool(1, "harbour"), len(pool(2)))
print(random_kingdom(1, sets="harbour, base", required="old beacon").sets, random_kingdom(7).sets)
print(find_kingdom("Lights").key, "may burn for" in vocabulary(), "old-beacon.discard" in questions_by_id(CATALOGUE))
"""
    assert run(home, program) == [
        f"{(*SET_NAMES, 'harbour')} Old Beacon {len(CATALOGUE)} (2,)",
        f"(find_card('Old Beacon'),) () {sum(2 in card.editions for card in KINGDOM_CARDS if card.set_name == BASE_GAME)}",
        "('base', 'harbour') ('base',)",
        "lights-2 True True",
    ]


def test_its_texts_are_found_in_every_language(home: Path) -> None:
    program = """
from fiefdom.cards.catalogue import find_card
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.texts import Texts
for language in LANGUAGES:
    texts, card = Texts(language), find_card("old_beacon")
    print(texts.name(card), texts.summary(card), texts.format("ask-old-beacon-discard"), texts.set_name(find_kingdom("Lights")), sep="; ")
"""
    expected = [f"Beacon in {each}; Burns in {each}; Burn a card in {each}?; Lights in {each}" for each in LANGUAGES]
    assert run(home, program) == expected


def test_its_scenarios_are_found_by_the_check_and_by_the_documentation(home: Path) -> None:
    program = """
import sys
from pathlib import Path
from fiefdom.cards.sets import scenario_documents
from fiefdom.scenario.runner import check_document
(document,) = [path for path in scenario_documents() if path.parts[-3] == "harbour"]
print(document.name, list(check_document(document)))
sys.path.insert(0, "docs")
import generated
print("| [Old Beacon](harbour/old-beacon.md) | 1 |" in generated.overview(), "## Cards: Harbour in en" in generated.overview())
print("`old-beacon.discard`" in generated.question_table(), "`may burn for COINS`" in generated.verb_table())
"""
    assert run(home, program) == ["old-beacon.md [None]", "True True", "True True"]


def test_its_emblems_are_built_into_the_client(home: Path) -> None:
    program = "import web_build; print(*(path.relative_to(web_build.ROOT) for path in web_build.sources() if path.suffix == '.json'))"
    assert "src/fiefdom/cards/harbour/emblems.json" in run(home, program)[0].split()


@needs_compiler
def test_the_compiler_finds_its_steps(home: Path) -> None:
    """Compiled without the optimisations, which take most of the time."""
    run(home, "import hatch_build; hatch_build.FAST = ['-O0', *hatch_build.COMMON]; hatch_build.compile_engine()")
    program = """
from fiefdom.game import engines
from fiefdom.cards.sets import scenario_documents
from fiefdom.scenario.runner import check_document
native = engines.compiled()
(document,) = [path for path in scenario_documents() if path.parts[-3] == "harbour"]
print("burnt" in native.STEPS, "cards/harbour/lights.py" in native.SOURCES, [*check_document(document, native)])
"""
    assert run(home, program, engine="") == ["True True [None]"]
