"""The compiler of the rules refuses, with file and line, whatever C would take for something else than Python does."""

from __future__ import annotations

import ast
import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parents[2]
PLACE = Path("cards/trial.py")

generate: Any = hatch_build.load_generator()
rule_files: Any = sys.modules["rule_files"]
RULES: Any = rule_files.read_rules()
TRIAL = '''
def trial(state: State, frame: Frame) -> None:
    """A rule on trial."""
    {body}
'''


def translated(source: str) -> str:
    """What the compiler makes of the last of these functions, in the company of all rules there are."""
    copied = {name: dict(getattr(RULES, name)) for name in ("functions", "places", "constants")}
    rules = dataclasses.replace(RULES, **copied)
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    for function in functions:
        rule_files.add_rule(rules, function, PLACE)
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            rule_files.read_constant(node, rules.constants)
    generate.check_constants(rules.constants)
    meanings = generate.meanings_of(rules)
    for function in functions:
        generate.check_rule(function, PLACE, meanings)
    written: str = generate.write_function(functions[-1], rules, meanings)
    return written


def body(text: str) -> str:
    return TRIAL.format(body="\n    ".join(text.splitlines()))


def test_all_rules_are_accepted() -> None:
    assert len(RULES.compiled) > 200
    meanings = generate.meanings_of(RULES)
    for name, function in RULES.compiled.items():
        generate.check_rule(function, RULES.places[name], meanings)


def test_a_variable_that_is_called_like_a_step_is_the_variable() -> None:
    assert "picked" in RULES.steps
    written = translated(body("picked = 3\nstate.coins = picked"))
    assert "state.coins = picked" in written
    assert "STEP_picked" not in written


def test_a_step_that_is_not_called_is_its_number() -> None:
    assert "STEP_picked" in translated(body("push(state, frame_of(picked, frame.seat))"))


def test_the_c_compiler_hears_that_games_are_seldom_noted() -> None:
    assert "if seldom(state.recorder):" in translated(body("if state.recorder:\n    state.coins = 1"))
    assert "state.coins > 0 or seldom(state.script)" in translated(body("if state.coins > 0 or state.script:\n    state.coins = 1"))


def test_whole_numbers_are_divided_as_in_python() -> None:
    source = """
@over_numbers
def trial(number: int, other: int) -> float:
    \"\"\"A part.\"\"\"
    return number / other
"""
    assert "return 1.0 * number / other" in translated(source)


def test_arguments_get_their_places_and_defaults() -> None:
    source = '''
def add(state: State, number: int = 1, more: int = 2) -> None:
    """Add."""
    state.coins += number + more
'''
    assert "add(state, 1, 7)" in translated(source + body("add(state, more=7)"))


REFUSED = {
    "no docstring": ("def trial(state: State, frame: Frame) -> None:\n    state.coins = 5\n", "has no docstring"),
    "a private step": ('def _trial(state: State, frame: Frame) -> None:\n    """A."""\n', "begins with an underscore"),
    "no annotation": ('def trial(state: State, number) -> None:\n    """A."""\n', "annotated with `nothing`"),
    "no return annotation": ('def trial(state: State, frame: Frame):\n    """A."""\n', "annotated with `nothing`"),
    "an unknown type": ('def trial(state: State, names: list[str]) -> None:\n    """A."""\n', "annotated with `list[str]`"),
    "keyword-only": ('def trial(state: State, *, number: int) -> None:\n    """A."""\n', "other than plain arguments"),
    "star": ('def trial(state: State, *numbers: int) -> None:\n    """A."""\n', "other than plain arguments"),
    "a decorator": ('@cache\ndef trial(state: State, frame: Frame) -> None:\n    """A."""\n', "a decorator"),
    "two rules of one name": ('def draw(state: State, frame: Frame) -> None:\n    """A."""\n', "another rule called `draw`"),
    "an unknown keyword": (body("draw(state, frame.seat, nunber=7)"), "has no argument `nunber`"),
    "a missing argument": (body("draw(state, frame.seat)"), "is not given `number`"),
    "too many arguments": (body("draw(state, frame.seat, 1, 2)"), "takes 3 arguments, not 4"),
    "an argument given twice": (body("draw(state, frame.seat, 1, seat=2)"), "is given `seat` twice"),
    "an unknown function": (body("print(state.coins)"), "`print` is no rule"),
    "a call of a variable": (body("draw = 3\ndraw(state, frame.seat, 1)"), "`draw` is no rule"),
    "a negative number divided": (body("state.coins = -1 // frame.seat"), "divided or shifted otherwise in C"),
    "a difference divided": (body("state.coins = (frame.seat - state.turn) % 2"), "divided or shifted otherwise in C"),
    "a difference shifted": (body("state.coins = frame.seat - 3 >> 1"), "divided or shifted otherwise in C"),
    "a wide number in a narrow variable": (body("number = state.turns[0]"), "a `uint64_t` is put into `number`"),
    "the top bit in an integer": (body("left = 1 << frame.seat"), "a `uint32_t` is put into `left`"),
    "a constant above an integer": (body("left = 1 << 31"), "a `uint32_t` is put into `left`"),
    "a set in a loop's variable": (body("left = 0\nfor slot in range(3):\n    left = state.legal"), "a `uint32_t` is put into `left`"),
    "a wide argument": (body("draw(state, frame.seat, state.turns[0])"), "given as `number` of `draw`"),
    "a negative set": (body("left: Mask = frame.seat - 1"), "what may be negative is put into `left`"),
    "minus a set": (body("left: Mask = 1\nleft = -left & 3"), "has no sign in C"),
    "signs compared": (body("if frame.seat - 1 < state.legal:\n    state.coins = 1"), "has no sign in C"),
    "a large constant": ("BIG = 2**40\n" + body("state.coins = 1"), "`BIG` is 1099511627776"),
    "a low constant": ("LOW = -2**31 - 1\n" + body("state.coins = 1"), "`LOW` is -2147483649"),
    "a large number": (body("left: Mask = 5000000000"), "5000000000 is too large"),
    "an unknown name": (body("state.coins = nonsense"), "`nonsense` is neither a variable, a constant nor a step"),
    "an unknown field": (body("state.copper = 1"), "`State` has no field `copper`"),
    "a variable without a value": (body("if state.coins:\n    number = 1\nstate.coins = number"), "`number` may have no value here"),
    "a loop's variable behind it": (body("for slot in range(3):\n    pass\nstate.coins = slot"), "`slot` may have no value here"),
    "no way back": (
        'def trial(state: State, seat: int) -> int:\n    """A."""\n    if seat:\n        return 1\n',
        "`trial` can end without a `return`",
    ),
    "nothing returned": ('def trial(state: State, seat: int) -> int:\n    """A."""\n    return\n', "nothing is returned"),
    "code behind a return": (body("return\nstate.coins = 1"), "nothing ever gets here"),
    "a name of the compiled engine": (body("bit = 3\nstate.coins = bit"), "the variable `bit` is also"),
    "a name of a constant": (body("NOTHING = 3\nstate.coins = NOTHING"), "the variable `NOTHING` is also"),
    "a list": (body("state.coins = [1, 2][0]"), "`List` is not allowed"),
    "a comprehension": (body("state.coins = sum(n for n in range(3))"), "`GeneratorExp` is not allowed"),
    "a power": (body("state.coins = frame.seat ** 2"), "`Pow` is not allowed"),
    "a string": (body('state.coins = "one"'), "is no number"),
    "a formatted string": (body('state.coins = f"{state}"'), "`JoinedStr` is not allowed"),
    "several targets": (body("a = b = 3"), "one assignment is for one target"),
    "unpacking": (body("a, b = 1, 2"), "`Tuple` is not allowed"),
    "a walrus": (body("if (number := 3):\n    state.coins = number"), "`NamedExpr` is not allowed"),
    "a loop over a list": (body("for slot in state.hand:\n    state.coins = 1"), "a loop goes over a `range`"),
    "else of a loop": (body("for slot in range(2):\n    pass\nelse:\n    state.coins = 1"), "`else` of a loop"),
    "an expression for nothing": (body("state.coins + 1"), "this does nothing"),
    "try": (body("try:\n    state.coins = 1\nfinally:\n    state.coins = 2"), "`Try` is not allowed"),
    "global": (body("global number\nstate.coins = 1"), "`Global` is not allowed"),
    "an inner function": (body("def inner() -> None:\n    pass"), "`FunctionDef` is not allowed"),
    "a slice": (body("state.coins = state.hand[0:2]"), "`Slice` is not allowed"),
    "a changed frame": (body("frame.seat = 3"), "is a row, or a part of what is never changed"),
    "a row put in place of another": (body("state.hand[0] = state.hand[1]"), "is a row, or a part of what is never changed"),
    "rows compared": (body("if state.hand[0] == state.hand[1]:\n    state.coins = 1"), "only numbers are compared"),
    "frames compared": (body("if frame == EMPTY:\n    state.coins = 1"), "only numbers are compared"),
    "records compared": (body("if state.kinds == state.recorder:\n    state.coins = 1"), "only numbers are compared"),
    "the same number": (body("if state.coins is state.buys:\n    state.coins = 1"), "`is` is for what may not be lent"),
    "a row of another length": (body("row: Counts = state.known[0]\nrow[3] = 1"), "a row of (128,) is put into `row`, not one of (32,)"),
    "a row of another length given": (body("take_at(state.known[0], 1, 0)"), "a row of (128,) is given as `counts`"),
    "an index from the end": (body("state.coins = state.hand[0][-1]"), "an index counts from the beginning"),
    "a sum that runs over": (body("state.legal = state.legal + state.among"), "what may run over a `uint32_t` is stored"),
    "a sum that runs over compared": (body("if state.legal + state.among > state.stocked:\n    state.coins = 1"), "may have run over"),
    "a default of the caller": (
        'def add(state: State, number: int = frame.seat) -> None:\n    """A."""\n    state.coins = number\n',
        "has a default that is no constant",
    ),
    "two changes in one call": (body("draw(state, take_top(state, 0), take_top(state, 1))"), "C may read before it changes"),
    "read and changed in one sum": (body("state.coins = state.hand_size[0] + take_top(state, 0)"), "C may read before it changes"),
    "added to what is read": (body("state.coins += take_top(state, 0)"), "C may read before it changes"),
    "a change in a place and in its value": (body("state.top[take_top(state, 0)] = take_top(state, 1)"), "C may read before it changes"),
    "deleting": (body("del frame"), "`Delete` is not allowed"),
}


@pytest.mark.parametrize(("source", "problem"), REFUSED.values(), ids=REFUSED.keys())
def test_what_c_would_take_for_something_else_is_refused(source: str, problem: str) -> None:
    with pytest.raises(generate.Refused) as caught:
        translated(source)
    assert problem in str(caught.value)
    assert str(caught.value).startswith(("cards/trial.py:", "the constant"))


ALONE = """
import sys
from pathlib import Path
sys.path = [place for place in sys.path if not (Path(place) / "fiefdom").exists()]
sys.path.insert(0, sys.argv[1])
import generate
generate.meanings_of(generate.read_rules())
assert Path(sys.modules["fiefdom"].__file__).is_relative_to(generate.PACKAGE)
print("made")
"""


def test_the_engine_can_be_made_before_the_package_is_installed() -> None:
    """As pip does, in an environment that has nothing but the tools to build it."""
    command = [sys.executable, "-c", ALONE, str(ROOT / "native")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=ROOT / "native", env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "made\n", done.stderr


def test_an_assertion_tells_what_the_types_cannot() -> None:
    written = translated(body("ahead = frame.seat - state.turn + state.seats\nassert ahead >= 0\nstate.coins = ahead % state.seats"))
    assert "ahead % state.seats" in written
    assert "assert" not in written


def test_changes_one_after_the_other_have_an_order() -> None:
    assert "draw(state, frame.seat, one)" in translated(body("one = take_top(state, 0)\ndraw(state, frame.seat, one)"))
    assert "frame.number + take_top" in translated(body("state.coins = frame.number + take_top(state, 0)"))  # a frame is a copy


def test_a_wide_number_that_is_small_is_said_to_be() -> None:
    assert "cdef int turns" in translated(body("turns: int = state.turns[0]\nstate.coins = turns"))
