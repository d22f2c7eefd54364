"""Makes the compiled engine's source out of the plain Python rules.

The rules (`engine/`, `cards/`, `strategy/`, `envs/`) are ordinary functions over small integers. This script reads them, gives each its C
signature from the annotations, writes the structs from the layout, numbers the steps, and appends the hand-written glue (`glue*.pyx`). The
result is one Cython module, `fiefdom/engine/_native.pyx`: a single unit, so that the C compiler can inline across files.
Every function becomes `noexcept nogil`: an operation that would need Python does not compile.
"""

from __future__ import annotations

import ast
import copy
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]

from rule_check import check_constants, check_rule  # noqa: E402
from rule_files import PACKAGE, RACE, Rules, fingerprint, inputs, read_rules, rows_in_layout  # noqa: E402
from rule_order import changing_rules  # noqa: E402
from rule_values import BYTE, NATURAL, Kind, Meanings, Refused, Signature, Values, element, marks_of  # noqa: E402
from translation import ToC, ToCheckedC  # noqa: E402

from fiefdom.engine import layout  # noqa: E402

__all__ = ["Refused", "fingerprint", "generate", "inputs"]

TARGET = PACKAGE / "engine" / "_native.pyx"
DIRECTIVES = (
    "language_level=3, wraparound=False, cdivision=True, initializedcheck=False, nonecheck=False, binding=False, embedsignature=False"
)
RECORDER = "cdef struct Recorder:\n    int cause\n    int number\n    int capacity\n    Event* events"


def meanings_of(rules: Rules) -> Meanings:
    """What the names in the rules mean."""
    records = {
        name: {each.name: element(each.ctype, each.shape) for each in layout.fields(record)} for name, record in rules.records.items()
    }
    small = {name: dict.fromkeys(fields, BYTE) for name, fields in rules.small.items()}
    return Meanings(
        signatures={name: Signature.of(function, rules.types, rows_in_layout()) for name, function in rules.functions.items()},
        constants=rules.constants,
        steps=frozenset(rules.steps),
        records={**records, **small, "Recorder": {"cause": NATURAL}},
        types=rules.types,
        rows=rows_in_layout(),
        others={"EMPTY": Kind("Frame")},
        in_c=frozenset(rules.functions.keys() - rules.compiled.keys()),
        small=frozenset(rules.small),
        changing=changing_rules(rules.functions),
    )


def write_function(function: ast.FunctionDef, rules: Rules, meanings: Meanings, checks: Values | None = None) -> str:
    """One rule as a Cython function; with checks if it is told what is known of its values."""
    transformer = ToCheckedC(function, rules.functions, meanings, checks) if checks else ToC(function, rules.functions, meanings)
    body = [transformer.visit(copy.deepcopy(statement)) for statement in function.body[1:]]  # the docstring stays behind
    signature = meanings.signatures[function.name]
    arguments = [f"{ctype} {name}" for name, ctype in signature.arguments]
    # `inline` is a hint, worth a sixth of the speed: rules are short, and most have several callers.
    marks = marks_of(function)
    returns = signature.returns.replace("bint", "int")
    hint = f"apart_{returns}" if "apart" in marks else f"inline inlined_{returns}" if "inlined" in marks else f"inline {signature.returns}"
    names = {name for name, _ in signature.arguments}
    text = "\n".join(ast.unparse(ast.fix_missing_locations(statement)) for statement in body if statement) or "pass"
    return "\n".join(
        [
            f"# {rules.places[function.name].as_posix()}:{function.lineno}",
            f"cdef {hint} {function.name}({', '.join(arguments)}) noexcept nogil:",
            *(f"    cdef {ctype} {name}" for name, ctype in transformer.locals.items() if name not in names),
            *("    " + line for line in text.splitlines()),
        ]
    )


def write_perform() -> str:
    """Doing a step is a call by its number. In one function all steps would save the registers that the longest of them needs."""
    return "\n".join(
        [
            "ctypedef void (*Step)(State* state, Frame pending) noexcept nogil",
            "cdef Step STEP_BY_NUMBER[256]",
            "cdef inline void perform(State* state, Frame pending) noexcept nogil:",
            "    STEP_BY_NUMBER[pending.step](state, pending)",
        ]
    )


def write_steps(rules: Rules) -> str:
    """The functions by the numbers of the steps; a number that no step has does nothing."""
    numbered = (f"STEP_BY_NUMBER[STEP_{name}] = {name}" for name in rules.steps)
    return "\n".join(["cdef int number", "for number in range(256): STEP_BY_NUMBER[number] = no_step", *numbered])


def write_struct(name: str, record: Any) -> str:
    """A record as a C struct."""
    lines = [f"cdef struct {name}:"]
    for each in layout.fields(record):
        shape = "".join(f"[{length}]" for length in each.shape)
        ctype = each.ctype if each.ctype[0].isupper() else f"{each.ctype}_t"
        lines.append(f"    {ctype} {each.name}{shape}")
    return "\n".join(lines)


def write_small_struct(name: str, fields: list[str]) -> str:
    """A record of bytes as a C struct."""
    return "\n".join([f"cdef struct {name}:", *(f"    uint8_t {each}" for each in fields)])


def write_constants(rules: Rules) -> str:
    """Constants as C enums; the ones too large for that as macros."""
    small = [f"    {name} = {value}" for name, value in rules.constants.items() if abs(value) < 2**31]
    large = {name: value for name, value in rules.constants.items() if abs(value) >= 2**31}
    steps = [f"    STEP_{name} = {number}" for number, name in enumerate(rules.steps)]
    macros = "\n".join(f"    #define {name} {value}u" for name, value in large.items())
    declared = "\n".join(f"    const unsigned int {name}" for name in large)
    return "\n".join(["cdef enum:", *small, *steps, "cdef extern from *:", f'    """\n{macros}\n    """', declared])


def write_race() -> str:
    """The table of the race for the last Provinces."""
    numbers = ",".join(map(str, (PACKAGE / RACE).read_bytes()))
    lines = ["static const uint8_t RACE[] = {", numbers, "};", "#define race(place) RACE[place]"]
    return "\n".join(["cdef extern from *:", *(f"    {line}" for line in ('"""', *lines, '"""', "int race(int place) nogil"))])


def write_facts(rules: Rules) -> str:
    """What is compared with the rules when the engine is loaded."""
    sizes = ", ".join(f'"{name}": sizeof({name})' for name in rules.records)
    facts = {"SOURCES": inputs(), "STEPS": tuple(rules.steps), "CONSTANTS": rules.constants}
    return "\n\n".join([*(f"{name} = {fact!r}" for name, fact in facts.items()), f"SIZES = {{{sizes}}}"])


def generate(target: Path = TARGET, *, checked: bool = False) -> Path:
    """Write the module and return where it is."""
    rules = read_rules()
    meanings = meanings_of(rules)
    check_constants(rules.constants)
    values = {name: check_rule(function, rules.places[name], meanings) for name, function in rules.compiled.items()}
    parts = [
        f"# cython: {DIRECTIVES}, boundscheck={checked}, show_performance_hints=False\n# Made by native/generate.py; do not edit.",
        *((HERE / name).read_text(encoding="utf-8") for name in ("head.pyx", *["checks.pyx"] * checked)),
        write_constants(rules),
        *(write_small_struct(name, fields) for name, fields in rules.small.items()),
        RECORDER,
        *(f"cdef struct {name}" for name in rules.records),  # a state points to records that come after it
        *(write_struct(name, record) for name, record in rules.records.items()),
        "cdef Frame EMPTY",
        write_race(),
        write_facts(rules),
        write_perform(),
        *(write_function(function, rules, meanings, values[name] if checked else None) for name, function in rules.compiled.items()),
        write_steps(rules),
        *(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("glue*.pyx"))),
    ]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return target


if __name__ == "__main__":
    print(generate())
