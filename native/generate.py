"""Makes the compiled engine's source out of the plain Python rules.

The rules (`engine/`, `cards/`, `strategy/`) are ordinary functions over small integers. This script reads them, gives each its C
signature from the annotations, writes the structs from the layout, numbers the steps, and appends the hand-written glue (`glue*.pyx`). The
result is one Cython module, `fiefdom/engine/_native.pyx`: a single unit, so that the C compiler can inline across files.
Every function becomes `noexcept nogil`: an operation that would need Python does not compile.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]  # whoever builds the package has not installed it yet

from rule_check import check_rules, check_signature  # noqa: E402
from rule_values import NATURAL, Kind, Meanings, Refused, Signature, element, local_names  # noqa: E402

ROOT = HERE.parent
PACKAGE = ROOT / "src" / "fiefdom"
GLUE = sorted(HERE.glob("glue*.pyx"))
TARGET = PACKAGE / "engine" / "_native.pyx"

ENGINE = (
    "layout", "kinds", "words", "state", "random", "stack", "deck", "zones", "questions",
    "plays", "turn", "scoring", "setup", "laws", "redeal", "observation",
)  # fmt: skip
DECLARED = ("columns", "writer")
"""Files in `envs/` that hold no rules, but write one."""
STRATEGY = ("program", "quantities", "decide", "turns", "tally", "menu", "rollout")

C_TYPES = {
    "int": "int", "Seats": "int", "bool": "bint", "None": "void", "State": "State*", "Kinds": "Kinds*", "Menu": "Menu*", "Menus": "Menu**",
    "Program": "Program*", "Programs": "Program**", "Counters": "Counters*", "float": "double",
    "Frame": "Frame", "Instruction": "Instruction", "Mask": "uint32_t", "Word": "uint32_t", "Long": "uint64_t",
    "Words": "uint32_t*", "Counts": "uint8_t*", "Row": "int16_t*", "Flags": "int8_t*", "Callable[[State, Frame], None]": "uint8_t",
}  # fmt: skip
"""What the annotations of the rules mean in C."""

RULE_ARGUMENTS = ("State", "Kinds", "Words", "Counts", "Seats", "Long", "Callable[[State, Frame], None]")
"""A function whose first argument is one of these is a rule; in `strategy/` every function is."""

WRITTEN_IN_C = ("perform", "record", "frame_of", "take_by_lot", "any_of")
"""Functions that the glue or this script writes itself."""

APART = ("value", "sum_of_two", "quantity", "one_of", "would_be_beaten", "last_resort", "later_purchase")
"""Long or rarely needed: put into their callers these would take the registers that the usual way through needs."""

STRUCTS = ("Kinds", "Script", "Menu", "Program", "Counters", "State")
SMALL_STRUCTS = ("Frame", "Instruction", "Event")


@dataclass
class Rules:
    """What was found in the source files."""

    constants: dict[str, int] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)
    """The files of the functions."""

    @property
    def steps(self) -> list[str]:
        """The names of the steps, in the order of their numbers (`fiefdom.cards.table.steps` does the same)."""
        return ["no_step", *sorted(name for name, rule in self.functions.items() if is_step(rule) and name != "no_step")]


def source_files(package: Path = PACKAGE) -> list[Path]:
    """The files that hold rules."""
    from fiefdom.cards.sets import definition_files

    engine = [package / "engine" / f"{name}.py" for name in ENGINE]
    strategy = [package / "strategy" / f"{name}.py" for name in STRATEGY]
    return [*engine, *definition_files(package / "cards"), *strategy, *(package / "envs" / f"{name}.py" for name in DECLARED)]


def inputs(package: Path = PACKAGE) -> dict[str, str]:
    """A hash of each file that the compiled engine is made from, by its path: within the package, or from `native/` on."""
    rules = {path.relative_to(package).as_posix(): path for path in source_files(package)}
    written = {f"native/{path.name}": path for path in [*GLUE, *sorted(HERE.glob("*.py"))]}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in (rules | written).items()}


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash of everything the compiled engine is made from, names and order included."""
    return hashlib.sha256(repr(inputs(package)).encode()).hexdigest()[:16]


def read_rules() -> Rules:
    """Collect constants, functions and record classes."""
    rules = Rules()
    for path in source_files():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and is_rule(node, RULE_ARGUMENTS if path.parent.name != "strategy" else C_TYPES):
                add_rule(rules, node, path.relative_to(PACKAGE))
            elif isinstance(node, ast.ClassDef):
                rules.classes[node.name] = node
            elif isinstance(node, ast.Assign):
                read_constant(node, rules.constants)
    for node in ast.parse(written_rules()).body:
        if isinstance(node, ast.FunctionDef):
            add_rule(rules, node, Path("envs/writer.py"))
    return rules


def written_rules() -> str:
    """The rules that are written from declarations."""
    from fiefdom.envs.writer import source

    return source()


def add_rule(rules: Rules, function: ast.FunctionDef, path: Path) -> None:
    """Take up a function that is to be compiled."""
    check_signature(function, path, C_TYPES)
    if function.name in rules.functions:
        raise Refused(f"{path}:{function.lineno}: there is another rule called `{function.name}`, in {rules.places[function.name]}")
    rules.functions[function.name] = function
    rules.places[function.name] = path


def is_rule(function: ast.FunctionDef, first: Container[str]) -> bool:
    """Whether a function is to be compiled: its first argument tells. Private functions prepare things in Python; no step is private."""
    arguments = function.args.args
    if not arguments or arguments[0].annotation is None or (function.name.startswith("_") and not is_step(function)):
        return False
    return ast.unparse(arguments[0].annotation) in first


def is_step(function: ast.FunctionDef) -> bool:
    """Whether a rule is a step: its arguments tell."""
    return [argument.arg for argument in function.args.args] == ["state", "frame"]


def read_constant(node: ast.Assign, constants: dict[str, int]) -> None:
    """Note `NAME = <whole number>`; the number may use earlier constants."""
    target = node.targets[0]
    if not isinstance(target, ast.Name) or not target.id.isupper():
        return
    names = {name.id for name in ast.walk(node.value) if isinstance(name, ast.Name)}
    if any(isinstance(part, ast.Call) for part in ast.walk(node.value)) or not names <= constants.keys():
        return
    value = eval(compile(ast.Expression(node.value), "constant", "eval"), {}, dict(constants))
    if isinstance(value, int) and constants.setdefault(target.id, value) != value:
        raise Refused(f"there are two constants called `{target.id}`, {constants[target.id]} and {value}")


def meanings_of(rules: Rules) -> Meanings:
    """What the names in the rules mean."""
    records = {name: dict(record_fields(name)) for name in STRUCTS}
    small = {name: dict.fromkeys(byte_fields(rules, name), NATURAL) for name in SMALL_STRUCTS}
    signatures = {name: Signature.of(function, C_TYPES) for name, function in rules.functions.items()}
    fields = {**records, **small, "Recorder": {"cause": NATURAL}}
    return Meanings(signatures, rules.constants, frozenset(rules.steps), fields, C_TYPES, {"EMPTY": Kind("Frame")})


def record_fields(name: str) -> Iterator[tuple[str, Kind]]:
    """The fields of a record, as rules read them."""
    from fiefdom.engine import layout

    for each in layout.fields(record_class(name)):
        yield each.name, element(each.ctype, each.shape)


class ToC(ast.NodeTransformer):
    """Turns the body of a rule into what Cython compiles: no annotations, positional arguments, numbers for steps."""

    def __init__(self, rules: Rules, function: ast.FunctionDef) -> None:
        self.rules = rules
        self.steps = set(rules.steps) - local_names(function)  # a variable may be called like a step
        self.locals: dict[str, str] = {}

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are for the type checker."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """`left: Mask = 0` declares a C variable and assigns to it."""
        assert isinstance(node.target, ast.Name)
        assert node.value is not None
        self.locals[node.target.id] = C_TYPES[ast.unparse(node.annotation)]
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A step that is not called is meant as its number; a name that is assigned to is a C integer."""
        if isinstance(node.ctx, ast.Store):
            self.locals.setdefault(node.id, "int")
        elif node.id in self.steps:
            return ast.copy_location(ast.Name(f"STEP_{node.id}", node.ctx), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Calls of rules get all their arguments, in order."""
        node.args = [self.visit(argument) for argument in node.args]
        node.keywords = [ast.keyword(keyword.arg, self.visit(keyword.value)) for keyword in node.keywords]
        if isinstance(node.func, ast.Name) and node.func.id in self.rules.functions:
            node.args = complete_arguments(self.rules.functions[node.func.id], node)
            node.keywords = []
        return node


def complete_arguments(function: ast.FunctionDef, call: ast.Call) -> list[ast.expr]:
    """The arguments of a call in the order of the signature, defaults filled in."""
    bound = Signature.of(function, C_TYPES).bind(call)
    required = len(bound) - len(function.args.defaults)
    return [argument or function.args.defaults[place - required] for place, argument in enumerate(bound)]


def write_function(function: ast.FunctionDef, rules: Rules) -> str:
    """One rule as a Cython function."""
    transformer = ToC(rules, function)
    body = [transformer.visit(statement) for statement in function.body[1:]]  # the docstring stays behind
    arguments = [f"{C_TYPES[ast.unparse(a.annotation)]} {a.arg}" for a in function.args.args if a.annotation]
    returns = C_TYPES[ast.unparse(function.returns)] if function.returns else "void"
    # `inline` is a hint, worth a sixth of the speed: rules are short, and most have several callers.
    hint = f"apart_{returns.replace('bint', 'int')}" if function.name in APART else f"inline {returns}"
    lines = [f"cdef {hint} {function.name}({', '.join(arguments)}) noexcept nogil:"]
    names = {a.arg for a in function.args.args}
    lines += [f"    cdef {ctype} {name}" for name, ctype in transformer.locals.items() if name not in names]
    text = "\n".join(ast.unparse(ast.fix_missing_locations(statement)) for statement in body if statement) or "pass"
    lines += ["    " + line for line in text.splitlines()]
    return "\n".join(lines)


def write_perform(rules: Rules) -> str:
    """The switch over all steps."""
    lines = ["cdef void perform(State* state, Frame pending) noexcept nogil:", "    cdef int step = pending.step"]
    for index, name in enumerate(rules.steps):
        lines.append(f"    {'el' if index else ''}if step == STEP_{name}: {name}(state, pending)")
    return "\n".join(lines)


def record_class(name: str) -> Any:
    """The class of a record."""
    from fiefdom.engine import kinds, state
    from fiefdom.strategy import menu, program, tally

    return next(vars(module)[name] for module in (kinds, state, menu, program, tally) if name in vars(module))


def write_struct(name: str) -> str:
    """A record as a C struct."""
    record = record_class(name)
    from fiefdom.engine import layout

    lines = [f"cdef struct {name}:"]
    for each in layout.fields(record):
        shape = "".join(f"[{length}]" for length in each.shape)
        ctype = each.ctype if each.ctype[0].isupper() else f"{each.ctype}_t"
        lines.append(f"    {ctype} {each.name}{shape}")
    return "\n".join(lines)


def byte_fields(rules: Rules, name: str) -> list[str]:
    """The fields of a record of bytes."""
    return [node.target.id for node in rules.classes[name].body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]


def write_small_struct(rules: Rules, name: str) -> str:
    """A record of bytes as a C struct."""
    return "\n".join([f"cdef struct {name}:", *(f"    uint8_t {each}" for each in byte_fields(rules, name))])


def write_constants(rules: Rules) -> str:
    """Constants as C enums; the ones too large for that as macros."""
    small = [f"    {name} = {value}" for name, value in rules.constants.items() if abs(value) < 2**31]
    large = {name: value for name, value in rules.constants.items() if abs(value) >= 2**31}
    steps = [f"    STEP_{name} = {number}" for number, name in enumerate(rules.steps)]
    macros = "\n".join(f"    #define {name} {value}u" for name, value in large.items())
    declared = "\n".join(f"    const unsigned int {name}" for name in large)
    return "\n".join(["cdef enum:", *small, *steps, "cdef extern from *:", f'    """\n{macros}\n    """', declared])


HEADER = """# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, nonecheck=False
# cython: binding=False, embedsignature=False, legacy_implicit_noexcept=False
# Made by native/generate.py; do not edit.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
ctypedef double float64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset
cdef extern from *:
    \"\"\"
    #define bit(slot) ((uint32_t)1 << (slot))
    #define single(mask) ((mask) != 0 && ((mask) & ((mask) - 1)) == 0)
    #if defined(_MSC_VER)
    #define apart_int int
    #define apart_double double
    #include <intrin.h>
    static __inline int lowest(uint32_t mask) { unsigned long place; _BitScanForward(&place, mask); return (int)place; }
    static __inline int lowest_of_word(uint64_t word) {
        return (uint32_t)word ? lowest((uint32_t)word) : 32 + lowest((uint32_t)(word >> 32));
    }
    #else
    #define apart_int __attribute__((noinline)) int
    #define apart_double __attribute__((noinline)) double
    #define lowest(mask) __builtin_ctz(mask)
    #define lowest_of_word(word) __builtin_ctzll(word)
    #endif
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    #define LOW_BYTE_FIRST 0
    #else
    #define LOW_BYTE_FIRST 1
    #endif
    #define ONES 0x0101010101010101ull
    #define TOPS 0x8080808080808080ull
    #include <string.h>
    /* A bit for each of eight bytes that is not zero; the product gathers them. */
    static inline uint32_t mask_of_word(uint64_t word) {
        word = ((((word & ~TOPS) + ~TOPS) | word) & TOPS) >> 7;
        return (uint32_t)(word * 0x0102040810204080ull >> 56);
    }
    static inline uint32_t mask_of_more(const uint8_t *counts, const uint8_t *fewer) {
        uint32_t mask = 0;
        int slot;
        for (slot = 0; slot < 32; slot += LOW_BYTE_FIRST ? 8 : 1) {
            uint64_t word = counts[slot], other = fewer[slot];
            if (LOW_BYTE_FIRST) {
                memcpy(&word, counts + slot, 8);
                memcpy(&other, fewer + slot, 8);
            }
            mask |= mask_of_word(word ^ other) << slot;
        }
        return mask;
    }
    static inline void fill(uint8_t *blank, int place, int number, uint8_t byte) {
        uint64_t word = byte * ONES;
        if (0 < number && number <= 8 && place <= 504 && LOW_BYTE_FIRST) {
            word &= ~(uint64_t)0 >> (64 - 8 * number);
            memcpy(blank + place, &word, 8);
        } else memset(blank + place, byte, number);
    }
    static const uint8_t no_counts[32];
    #define mask_of(counts) mask_of_more(counts, no_counts)
    /* Eight counts at a time: a product makes their running totals, a subtraction compares all of them with the index.
       The bytes must not run over, so large decks are searched one slot after the other. The whole word is written
       back, since a processor is slow to read eight bytes of which it has just written one. */
    static inline int take_at(uint8_t *counts, int total, int index) {
        int slot = 0;
        if (total < 128 && LOW_BYTE_FIRST) {
            for (;; slot += 8) {
                uint64_t word, sums;
                memcpy(&word, counts + slot, 8);
                sums = word * ONES;
                if (index < (int)(sums >> 56)) {
                    int place = (int)((((((uint64_t)index * ONES | TOPS) - sums) & TOPS) >> 7) * ONES >> 56);
                    word -= (uint64_t)1 << (8 * place);
                    memcpy(counts + slot, &word, 8);
                    return slot + place;
                }
                index -= (int)(sums >> 56);
            }
        }
        while (index >= counts[slot]) index -= counts[slot++];
        counts[slot] -= 1;
        return slot;
    }
    \"\"\"
    ctypedef int apart_int
    ctypedef double apart_double
    const uint64_t ONES, TOPS
    const int LOW_BYTE_FIRST
    int take_at(uint8_t* counts, int total, int index) nogil
    uint32_t mask_of_word(uint64_t word) nogil
    uint32_t mask_of(const uint8_t* counts) nogil
    void fill(uint8_t* blank, int place, int number, uint8_t byte) nogil
    uint32_t mask_of_more(const uint8_t* counts, const uint8_t* fewer) nogil
    int lowest_of_word(uint64_t word) nogil
    uint32_t bit(int slot) nogil
    bint single(uint32_t mask) nogil
    int lowest(uint32_t mask) nogil
"""


def generate() -> Path:
    """Write the module and return where it is."""
    rules = read_rules()
    compiled = {name: function for name, function in rules.functions.items() if name not in WRITTEN_IN_C}
    check_rules(compiled, rules.places, meanings_of(rules))
    parts = [
        HEADER,
        f"SOURCES = {inputs()!r}",
        f"STEPS = {tuple(rules.steps)!r}",
        f"CONSTANTS = {rules.constants!r}",
        write_constants(rules),
        *(write_small_struct(rules, name) for name in SMALL_STRUCTS),
        "cdef struct Recorder:\n    int cause\n    int number\n    int capacity\n    Event* events",
        *(write_struct(name) for name in STRUCTS),
        "cdef Frame EMPTY",
        write_perform(rules),
        *(write_function(function, rules) for function in compiled.values()),
        *(path.read_text(encoding="utf-8") for path in GLUE),
    ]
    TARGET.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    return TARGET


if __name__ == "__main__":
    print(generate())
