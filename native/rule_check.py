"""What a rule may be made of. C would take much of Python for something else without a word, so all other Python is refused.

Checked are the syntax, the signature, that each name means one thing, that every variable has a value when it is read, that every way
through ends in a `return`, and, in `rule_values.py`, calls and types. What the types cannot tell, an assertion can: after
`assert number >= 0` it is known, and the plain engine checks it in every test.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from rule_order import without_order
from rule_values import EXPRESSIONS, MARKS, Kind, Meanings, Refused, Values, as_read, marks_of

OPERATORS = (
    ast.And, ast.Or, ast.Not, ast.USub, ast.Invert, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.IsNot, ast.Is, ast.Add,
    ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift,
)  # fmt: skip


def check_constants(constants: Mapping[str, int]) -> None:
    """Refuse a number that C cannot hold."""
    for name, value in constants.items():
        if not -(2**31) <= value < 2**32:
            raise Refused(f"the constant `{name}` is {value}, which no integer of the compiled engine can hold")


def check_rule(function: ast.FunctionDef, path: Path, meanings: Meanings) -> Values:
    """Refuse a rule that would not be compiled as it is meant; what is known of its values."""
    check = RuleCheck(meanings, function, path)
    check.check()
    return check.values


def check_signature(function: ast.FunctionDef, path: Path, types: Mapping[str, str]) -> None:
    """A rule has a docstring, plain arguments and full annotations, and no name that hides it."""
    place = f"{path}:{function.lineno}: the rule `{function.name}`"
    arguments = function.args
    if ast.get_docstring(function) is None:
        raise Refused(f"{place} has no docstring")
    if function.name.startswith("_"):
        raise Refused(f"{place} begins with an underscore")
    if arguments.kwonlyargs or arguments.posonlyargs or arguments.vararg or arguments.kwarg or marks_of(function) - MARKS:
        raise Refused(f"{place} has other than plain arguments, or a decorator that is no mark")
    if not all(isinstance(default, ast.Constant) or ast.unparse(default).isupper() for default in arguments.defaults):
        raise Refused(f"{place} has a default that is no constant")
    for annotation in (*(a.annotation for a in arguments.args), function.returns):
        if annotation is None or ast.unparse(annotation) not in types:
            raise Refused(f"{place} is annotated with `{ast.unparse(annotation) if annotation else 'nothing'}`, which has no C type")


class RuleCheck:
    """The statements of one rule while they are checked."""

    def __init__(self, meanings: Meanings, function: ast.FunctionDef, path: Path) -> None:
        self.meanings = meanings
        self.function = function
        self.values = Values(meanings, function, path)
        self.returns = meanings.signatures[function.name].returns

    def check(self) -> None:
        """Refuse what is not meant in C as it is in Python."""
        body = self.function.body[1:]
        allowed = (*EXPRESSIONS, *_STATEMENTS, *OPERATORS, ast.Load, ast.Store, ast.keyword)
        for node in (node for statement in body for node in ast.walk(statement)):
            if not isinstance(node, allowed):
                raise self.values.refusal(node, f"`{type(node).__name__}` is not allowed in a rule")
        taken = {*self.meanings.constants, *self.meanings.others, *self.meanings.in_c} & self.values.names
        if taken:
            raise self.values.refusal(self.function, f"the variable `{min(taken)}` is also a constant or a function of the compiled engine")
        if self.follow(body) and self.returns != "void":
            raise self.values.refusal(self.function, f"`{self.function.name}` can end without a `return`")
        self.values.assigned = set(self.values.names)
        unordered = without_order(self.function, self.meanings.changing, self.values)
        if unordered:
            raise self.values.refusal(unordered, f"`{ast.unparse(unordered)}`: C may read before it changes, or the other way round")

    # Each statement tells whether what stands behind it can be reached

    def follow(self, body: Iterable[ast.stmt]) -> bool:
        """Check statements one after the other."""
        reached = True
        for statement in body:
            if not reached:
                raise self.values.refusal(statement, "nothing ever gets here")
            reached = _STATEMENTS[type(statement)](self, statement)
        return reached

    def expression(self, node: ast.Expr) -> bool:
        """A call, for what it does."""
        if not isinstance(node.value, ast.Call):
            raise self.values.refusal(node, "this does nothing")
        self.values.value(node.value)
        return True

    def nothing(self, node: ast.Pass) -> bool:
        """`pass`."""
        del node
        return True

    def leave(self, node: ast.Break | ast.Continue) -> bool:
        """`break` and `continue`."""
        del node
        return False

    def give_back(self, node: ast.Return) -> bool:
        """What is returned fits the annotation."""
        if node.value is not None:
            self.values.fit(self.values.value(node.value), self.returns, node, "returned")
        elif self.returns != "void":
            raise self.values.refusal(node, "nothing is returned")
        return False

    def assertion(self, node: ast.Assert) -> bool:
        """`assert number >= 0` makes known that a variable is not negative."""
        self.values.value(node.test)
        test = node.test
        if isinstance(test, ast.Compare) and isinstance(test.left, ast.Name):
            is_below = isinstance(test.ops[0], (ast.GtE, ast.Gt)) and not self.values.value(test.comparators[0]).may_be_negative
            known = self.values.kinds[test.left.id]
            self.values.kinds[test.left.id] = Kind(known.ctype) if is_below else known
        return True

    def branch(self, node: ast.If) -> bool:
        """Behind it those variables have a value that have one either way."""
        self.values.value(node.test)
        before = set(self.values.assigned)
        ways = []
        for body in (node.body, node.orelse):
            self.values.assigned = set(before)
            if self.follow(body):
                ways.append(self.values.assigned)
        self.values.assigned = set.intersection(*ways) if ways else before
        return bool(ways)

    def repeat(self, node: ast.While) -> bool:
        """The body may never be reached; a loop without end is left by `break` or `return` alone."""
        self.values.value(node.test)
        self.loop(node)
        is_endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return not is_endless or any(isinstance(part, ast.Break) for part in ast.walk(node))

    def count(self, node: ast.For) -> bool:
        """A loop over a range."""
        call = node.iter
        if not isinstance(node.target, ast.Name) or not isinstance(call, ast.Call) or ast.unparse(call.func) != "range" or call.keywords:
            raise self.values.refusal(node, "a loop goes over a `range`")
        bounds = [self.values.number(argument) for argument in call.args]
        for bound in bounds:
            self.values.fit(bound, "int", node, "the bound of a loop")
        goes_below = len(bounds) > 1 and (bounds[0].may_be_negative or len(bounds) > 2)
        self.assign(node.target, Kind("int", may_be_negative=goes_below), node)
        self.loop(node, node.target.id)
        return True

    def loop(self, node: ast.For | ast.While, *given: str) -> None:
        """Twice: what the first time makes of a variable counts for the second."""
        if node.orelse:
            raise self.values.refusal(node, "`else` of a loop is not allowed in a rule")
        before = set(self.values.assigned)
        for _ in range(2):
            self.values.assigned = before | set(given)
            self.follow(node.body)
        self.values.assigned = before

    def declare(self, node: ast.AnnAssign) -> bool:
        """`left: Mask = 0` says the type of a variable; `turns: int = …` says that a wide number is small here."""
        if not isinstance(node.target, ast.Name) or node.value is None:
            raise self.values.refusal(node, "an annotation is for a variable with a value")
        ctype = self.meanings.types.get(ast.unparse(node.annotation))
        if ctype is None:
            raise self.values.refusal(node, f"`{ast.unparse(node.annotation)}` has no C type")
        given, row = self.values.value(node.value), self.meanings.rows.get(ast.unparse(node.annotation))
        if not (ctype == "int" and given.is_number):
            self.values.fit(given, row or ctype, node, f"put into `{node.target.id}`")
        self.values.kinds[node.target.id] = row or Kind(ctype, may_be_negative=given.may_be_negative)
        self.values.assigned.add(node.target.id)
        return True

    def put(self, node: ast.Assign) -> bool:
        """To one variable or one place of a record."""
        if len(node.targets) != 1:
            raise self.values.refusal(node, "one assignment is for one target")
        self.store(node.targets[0], self.values.value(node.value), node)
        return True

    def change(self, node: ast.AugAssign) -> bool:
        """As if it were written out."""
        whole = ast.copy_location(ast.BinOp(as_read(node.target), node.op, node.value), node)
        self.store(node.target, self.values.value(whole), node)
        return True

    def store(self, target: ast.expr, given: Kind, node: ast.AST) -> None:
        """Whether a byte is large enough is checked where it is written, by the plain engine and by the checked build."""
        if isinstance(target, ast.Name):
            self.assign(target, given, node)
            self.values.assigned.add(target.id)
        else:
            held = self.values.value(as_read(target))
            if held.shape or (isinstance(target, ast.Attribute) and self.values.value(target.value).ctype in self.meanings.small):
                raise self.values.refusal(node, f"`{ast.unparse(target)}` is a row, or a part of what is never changed")
            self.values.fit(given, held.given_as, node, "stored")

    def assign(self, target: ast.Name, given: Kind, node: ast.AST) -> None:
        """A variable without an annotation is an integer."""
        known = self.values.kinds.get(target.id, Kind("int"))
        self.values.fit(given, known, node, f"put into `{target.id}`")
        self.values.kinds[target.id] = Kind(known.ctype, known.shape, known.may_be_negative or given.may_be_negative)


_STATEMENTS: dict[type[ast.stmt], Callable[[RuleCheck, Any], bool]] = {
    ast.Expr: RuleCheck.expression,
    ast.Pass: RuleCheck.nothing,
    ast.Break: RuleCheck.leave,
    ast.Continue: RuleCheck.leave,
    ast.Return: RuleCheck.give_back,
    ast.Assert: RuleCheck.assertion,
    ast.If: RuleCheck.branch,
    ast.While: RuleCheck.repeat,
    ast.For: RuleCheck.count,
    ast.AnnAssign: RuleCheck.declare,
    ast.Assign: RuleCheck.put,
    ast.AugAssign: RuleCheck.change,
}
