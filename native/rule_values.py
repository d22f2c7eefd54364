"""What is known of the values in a rule: their C types, and whether they can be negative.

A wide number never goes into a narrow variable, and nothing that may be negative is divided, shifted or compared with a number
without a sign: there C differs from Python.
"""

from __future__ import annotations

import ast
import builtins
import symtable
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "src")]  # whoever builds the package has not installed it yet

from fiefdom.engine import rules  # noqa: E402

LARGEST = 2**31 - 1

MARKS = frozenset(name for name, value in vars(rules).items() if isinstance(value, types.FunctionType)) - {"files_of"}
"""What may be said of a rule by a decorator."""

WIDTHS = {"bint": 1, "int": 32, "uint32_t": 33, "int64_t": 63, "uint64_t": 64, "double": 65}
"""The types that numbers are calculated in, by how much they hold: an unsigned word does not fit into an integer."""

CALCULATED_IN = {
    "uint8": "int", "int8": "int", "uint16": "int", "int16": "int", "int32": "int", "uint32": "uint32_t", "uint64": "uint64_t",
    "int64": "int64_t", "float64": "double",
}  # fmt: skip
"""What the elements of records are calculated in."""

SIGNED = ("int8", "int16", "int32", "int64", "float64")
UNSIGNED = ("uint32_t", "uint64_t")


class Refused(Exception):
    """A rule that cannot be compiled as it is meant; the message begins with file and line."""


@dataclass(frozen=True)
class Kind:
    """What is known of a value: its C type, the shape if it is an array, and whether it can be negative."""

    ctype: str
    shape: tuple[int, ...] = ()
    may_be_negative: bool = False
    stored: str = field(default="", compare=False)
    """How it lies in its record, if it does."""
    may_run_over: bool = field(default=False, compare=False)
    """Whether C may have lost the upper bits of a sum or product."""

    @property
    def is_number(self) -> bool:
        """Whether it is a single number."""
        return self.ctype in WIDTHS and not self.shape

    @property
    def given_as(self) -> str:
        """The C type that a function gets: of an array the place of its first element."""
        return f"{self.ctype}_t*" if self.shape and self.ctype in CALCULATED_IN else self.ctype


NOTHING = Kind("void")
NATURAL = Kind("int")
BYTE = Kind("int", stored="uint8")
TRUTH = Kind("bint")


def element(ctype: str, shape: tuple[int, ...] = ()) -> Kind:
    """A field of a record, or a row or an element of one."""
    if shape or ctype not in CALCULATED_IN:
        return Kind(ctype, shape)
    return Kind(CALCULATED_IN[ctype], may_be_negative=ctype in SIGNED, stored=ctype)


@dataclass(frozen=True)
class Signature:
    """The arguments of a rule with their C types, and what it returns; the last `optional` ones may be left out."""

    arguments: tuple[tuple[str, str], ...]
    returns: str
    optional: int = 0
    rows: Mapping[str, Kind] = field(default_factory=dict)
    """The arguments that are rows of numbers, and `return` if it returns one."""

    @staticmethod
    def of(function: ast.FunctionDef, types: Mapping[str, str], rows: Mapping[str, Kind] | None = None) -> Signature:
        """What the annotations of a rule say."""
        annotated = {argument.arg: ast.unparse(argument.annotation) for argument in function.args.args if argument.annotation}
        annotated["return"] = ast.unparse(function.returns) if function.returns else ""
        given = {name: rows[text] for name, text in annotated.items() if rows and text in rows}
        arguments = tuple((a.arg, types[ast.unparse(a.annotation)]) for a in function.args.args if a.annotation)
        returns = types[ast.unparse(function.returns)] if function.returns else "void"
        return Signature(arguments, returns, len(function.args.defaults), given)

    def bind(self, call: ast.Call) -> list[ast.expr | None]:
        """The arguments of a call in the order of the signature; None where the default counts. A `TypeError` says what is wrong."""
        names = [name for name, _ in self.arguments]
        if len(call.args) > len(names):
            raise TypeError(f"takes {len(names)} arguments, not {len(call.args)}")
        bound: list[ast.expr | None] = [*call.args, *[None] * (len(names) - len(call.args))]
        for keyword in call.keywords:
            if keyword.arg not in names:
                raise TypeError(f"has no argument `{keyword.arg}`")
            if bound[names.index(keyword.arg)] is not None:
                raise TypeError(f"is given `{keyword.arg}` twice")
            bound[names.index(keyword.arg)] = keyword.value
        for name, argument in zip(names[: len(names) - self.optional], bound, strict=False):
            if argument is None:
                raise TypeError(f"is not given `{name}`")
        return bound


NEVER_NEGATIVE = frozenset(("lowest", "lowest_of_word", "take_at"))


@dataclass
class Meanings:
    """What the names in rules mean."""

    signatures: Mapping[str, Signature]
    constants: Mapping[str, int]
    steps: frozenset[str]
    records: Mapping[str, Mapping[str, Kind]]
    """The fields of the records."""
    types: Mapping[str, str]
    """What annotations mean in C."""
    rows: Mapping[str, Kind]
    """The annotations that mean a row of numbers."""
    others: Mapping[str, Kind] = field(default_factory=dict)
    """What the compiled engine has beside the constants."""
    in_c: frozenset[str] = frozenset()
    """The rules that are written in C."""
    small: frozenset[str] = frozenset()
    """The records of bytes, which are made and never changed."""
    changing: frozenset[str] = frozenset()
    """The rules that change a record."""


class Values:
    """The variables of one rule, and what is known of its expressions."""

    def __init__(self, meanings: Meanings, function: ast.FunctionDef, path: Path) -> None:
        self.meanings = meanings
        self.path = path
        self.names = local_names(function)
        self.kinds = {argument.arg: self.annotated(argument.annotation) for argument in function.args.args}
        self.assigned = set(self.kinds)
        """The variables that have a value, whichever way the rule came here."""

    def annotated(self, annotation: ast.expr | None) -> Kind:
        """What an annotation tells."""
        text = ast.unparse(annotation) if annotation else ""
        return self.meanings.rows.get(text) or of_type(self.meanings.types[text])

    def refusal(self, node: ast.AST, problem: str) -> Refused:
        """The error for a node of this rule."""
        return Refused(f"{self.path}:{getattr(node, 'lineno', 0)}: {problem}")

    def fit(self, given: Kind, wanted: Kind | str, node: ast.AST, what: str) -> None:
        """Refuse a value that does not go into a type without loss."""
        ctype = wanted if isinstance(wanted, str) else wanted.given_as
        if isinstance(wanted, Kind) and wanted.shape and given.shape != wanted.shape:
            raise self.refusal(node, f"a row of {given.shape} is {what}, not one of {wanted.shape}")
        if given.may_run_over:
            raise self.refusal(node, f"what may run over a `{given.ctype}` is {what}: keep its lower bits by `&`")
        if given.is_number and ctype in WIDTHS:
            if WIDTHS[given.ctype] > WIDTHS[ctype] and not (ctype == "bint" and given.ctype == "int"):
                raise self.refusal(node, f"a `{given.ctype}` is {what}: a `{ctype}` cannot hold it")
            if ctype in UNSIGNED and given.may_be_negative:
                raise self.refusal(node, f"what may be negative is {what}, a `{ctype}`")
        elif given == NOTHING and ctype.endswith("*") and ctype[:1].isupper():  # what is lent is taken back
            return
        elif given.given_as != ctype and not (given == NATURAL and ctype == "uint8_t"):  # a step is a byte
            raise self.refusal(node, f"a `{given.given_as}` is {what}, not a `{ctype}`")

    def value(self, node: ast.expr) -> Kind:
        """What is known of the value of an expression."""
        return _EXPRESSIONS[type(node)](self, node)

    def number(self, node: ast.expr) -> Kind:
        """An expression that must be a number."""
        kind = self.value(node)
        if not kind.is_number:
            raise self.refusal(node, f"`{ast.unparse(node)}` is no number")
        return kind

    def constant(self, node: ast.Constant) -> Kind:
        """Whole numbers, fractions, truths, and None for what was not lent."""
        if node.value is None:
            return NOTHING
        if isinstance(node.value, bool):
            return TRUTH
        if isinstance(node.value, float):
            return Kind("double", may_be_negative=node.value < 0)
        if not isinstance(node.value, int):
            raise self.refusal(node, f"`{ast.unparse(node)}` is no number")
        return self.whole(node.value, node)

    def whole(self, value: int, node: ast.AST) -> Kind:
        """A number that is known."""
        if not -LARGEST - 1 <= value < 2**32:
            raise self.refusal(node, f"{value} is too large for an integer of the compiled engine")
        return Kind("int" if value <= LARGEST else "uint32_t", may_be_negative=value < 0)

    def name(self, node: ast.Name) -> Kind:
        """A variable, a constant, or a step, which is meant as its number."""
        if node.id in self.names:
            if node.id not in self.assigned:
                raise self.refusal(node, f"`{node.id}` may have no value here")
            return self.kinds[node.id]
        if node.id in self.meanings.constants:
            return self.whole(self.meanings.constants[node.id], node)
        if node.id in self.meanings.steps:
            return NATURAL
        if node.id not in self.meanings.others:
            raise self.refusal(node, f"`{node.id}` is neither a variable, a constant nor a step")
        return self.meanings.others[node.id]

    def attribute(self, node: ast.Attribute) -> Kind:
        """A field of a record."""
        record = self.value(node.value).ctype.rstrip("*")
        if node.attr not in self.meanings.records.get(record, {}):
            raise self.refusal(node, f"`{record}` has no field `{node.attr}`")
        return self.meanings.records[record][node.attr]

    def subscript(self, node: ast.Subscript) -> Kind:
        """An element of an array, or a row of one."""
        array, place = self.value(node.value), self.number(node.slice)
        if place.ctype not in ("int", "bint", "uint32_t"):
            raise self.refusal(node, f"a `{place.ctype}` is no index")
        if (constant_value(node.slice, self.meanings.constants) or 0) < 0:
            raise self.refusal(node, f"`{ast.unparse(node)}`: an index counts from the beginning")
        if array.shape:
            return element(array.ctype, array.shape[1:])
        if not array.ctype.endswith("*"):
            raise self.refusal(node, f"`{ast.unparse(node.value)}` is no array")
        return element(array.ctype[:-1].removesuffix("_t"))

    def binary(self, node: ast.BinOp) -> Kind:
        """C calculates in the wider type of the two."""
        left, right = self.number(node.left), self.number(node.right)
        known = constant_value(node, self.meanings.constants)
        if known is not None:
            return self.whole(known, node)
        is_shift = isinstance(node.op, (ast.RShift, ast.LShift))  # by less than nothing: an error in Python, too
        either = left.may_be_negative or right.may_be_negative
        if left.may_be_negative if is_shift else either and isinstance(node.op, (ast.FloorDiv, ast.Mod)):
            raise self.refusal(node, f"`{ast.unparse(node)}`: what may be negative is divided or shifted otherwise in C")
        return _result(node.op, left, right)

    def unary(self, node: ast.UnaryOp) -> Kind:
        """`not`, minus, and all the other bits of a set."""
        kind = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return TRUTH
        known = constant_value(node, self.meanings.constants)
        if known is not None and isinstance(node.op, ast.USub):
            return self.whole(known, node)
        if not kind.is_number or (isinstance(node.op, ast.USub) and kind.ctype in UNSIGNED):
            raise self.refusal(node, f"`{ast.unparse(node)}`: a `{kind.ctype}` has no sign in C")
        return Kind(kind.ctype, may_be_negative=True)

    def junction(self, node: ast.BoolOp) -> Kind:
        """C says 0 or 1 where Python says the last value, so only its truth is known."""
        for part in node.values:
            self.value(part)
        return TRUTH

    def comparison(self, node: ast.Compare) -> Kind:
        """Numbers with and without a sign are not compared with each other; of all else only whether it is there."""
        kinds = [self.value(part) for part in (node.left, *node.comparators)]
        is_about_presence = isinstance(node.ops[0], (ast.Is, ast.IsNot)) and kinds[0].ctype.endswith("*") and kinds[1:] == [NOTHING]
        if not is_about_presence and not all(kind.is_number and not kind.may_run_over for kind in kinds):
            raise self.refusal(node, f"`{ast.unparse(node)}`: only numbers are compared, and none that may have run over")
        if not is_about_presence and any(isinstance(operator, (ast.Is, ast.IsNot)) for operator in node.ops):
            raise self.refusal(node, f"`{ast.unparse(node)}`: `is` is for what may not be lent")
        if any(kind.ctype in UNSIGNED for kind in kinds) and any(kind.may_be_negative for kind in kinds):
            raise self.refusal(node, f"`{ast.unparse(node)}`: what may be negative is compared with a number that has no sign in C")
        return TRUTH

    def choice(self, node: ast.IfExp) -> Kind:
        """The wider of both."""
        self.value(node.test)
        one, other = self.value(node.body), self.value(node.orelse)
        if not (one.is_number and other.is_number):
            return one
        return Kind(_wider(one, other), may_be_negative=one.may_be_negative or other.may_be_negative)

    def call(self, node: ast.Call) -> Kind:
        """Only rules, and what the compiled engine has in C, with every argument in its place."""
        name = ast.unparse(node.func)
        signature = self.meanings.signatures.get(name)
        if signature is None or name in self.names:
            raise self.refusal(node, f"`{name}` is no rule")
        try:
            arguments = signature.bind(node)
        except TypeError as problem:
            raise self.refusal(node, f"`{name}` {problem}") from None
        for (wanted, ctype), argument in zip(signature.arguments, arguments, strict=True):
            if argument is not None:
                self.fit(self.value(argument), signature.rows.get(wanted, ctype), node, f"given as `{wanted}` of `{name}`")
        if name in NEVER_NEGATIVE:
            return Kind(signature.returns)
        return signature.rows.get("return") or of_type(signature.returns)


_EXPRESSIONS: dict[type[ast.expr], Callable[[Values, Any], Kind]] = {
    ast.Constant: Values.constant,
    ast.Name: Values.name,
    ast.Attribute: Values.attribute,
    ast.Subscript: Values.subscript,
    ast.BinOp: Values.binary,
    ast.UnaryOp: Values.unary,
    ast.BoolOp: Values.junction,
    ast.Compare: Values.comparison,
    ast.IfExp: Values.choice,
    ast.Call: Values.call,
}
EXPRESSIONS: tuple[type[ast.expr], ...] = tuple(_EXPRESSIONS)


def of_type(ctype: str) -> Kind:
    """What a C type alone tells."""
    return Kind(ctype, may_be_negative=ctype in ("int", "int64_t", "double"))


def _wider(*kinds: Kind) -> str:
    return max((kind.ctype for kind in kinds), key=WIDTHS.__getitem__)


def _result(operator: ast.operator, left: Kind, right: Kind) -> Kind:
    """What is known of the result of a calculation that is allowed."""
    either = left.may_be_negative or right.may_be_negative
    if isinstance(operator, ast.Div):
        return Kind("double", may_be_negative=either)
    if isinstance(operator, ast.RShift):
        return left
    if isinstance(operator, ast.LShift):
        return left if left.ctype in UNSIGNED else Kind("uint32_t")
    if isinstance(operator, ast.Mod):
        return min(left, right, key=lambda kind: WIDTHS[kind.ctype])
    if isinstance(operator, ast.BitAnd) and not (left.may_be_negative and right.may_be_negative):
        return Kind(min((kind.ctype for kind in (left, right) if not kind.may_be_negative), key=WIDTHS.__getitem__))
    wide = _wider(left, right, NATURAL)
    runs_over = left.may_run_over or right.may_run_over or (wide == "uint32_t" and isinstance(operator, (ast.Add, ast.Mult)))
    return Kind(wide, may_be_negative=either or isinstance(operator, ast.Sub), may_run_over=runs_over)


def constant_value(node: ast.expr, constants: Mapping[str, int]) -> int | None:
    """The value of an expression of constants alone."""
    parts = list(ast.walk(node))
    if any(isinstance(part, (ast.Call, ast.Attribute, ast.Subscript)) for part in parts):
        return None
    if not {part.id for part in parts if isinstance(part, ast.Name)} <= constants.keys():
        return None
    value = eval(compile(ast.Expression(node), "constant", "eval"), {}, dict(constants))
    return value if isinstance(value, int) else None


def is_step(function: ast.FunctionDef) -> bool:
    """Whether a rule is a step: its arguments tell."""
    return [argument.arg for argument in function.args.args] == ["state", "frame"]


def marks_of(function: ast.FunctionDef) -> set[str]:
    """What the decorators say of a rule."""
    return {ast.unparse(mark.func if isinstance(mark, ast.Call) else mark) for mark in function.decorator_list}


def local_names(function: ast.FunctionDef) -> frozenset[str]:
    """The arguments and variables of a function, as Python sees them."""
    table = symtable.symtable(ast.unparse(function), function.name, "exec").get_children()[0]
    found: Iterable[str] = (symbol.get_name() for symbol in table.get_symbols() if symbol.is_local())
    return frozenset(name for name in found if not hasattr(builtins, name))


def as_read(target: ast.expr) -> ast.expr:
    """What is assigned to, as an expression."""
    copied = ast.parse(ast.unparse(target), mode="eval").body
    for node in ast.walk(copied):
        ast.copy_location(node, target)
    return copied
