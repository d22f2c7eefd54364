"""From the body of a rule to what Cython compiles; in a checked build, with a check wherever C would go on without a word."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

from rule_values import Meanings, Signature, Values, local_names

from fiefdom.engine.layout import SEATS

NARROW = {"uint8": 8, "uint16": 16, "int8": 8, "int16": 16, "int32": 32}
"""The types that a larger number loses its upper bits in."""

RARELY_LENT = ("state.recorder", "state.script")
"""Where games are played by the thousand nobody notes or tells anything. A C compiler takes a pointer to be there, if it is not told."""


def foreseen(test: ast.expr) -> ast.expr:
    """The test of an `if`, with word of what is seldom true."""
    if isinstance(test, ast.BoolOp):
        return ast.copy_location(ast.BoolOp(test.op, [foreseen(each) for each in test.values]), test)
    return ast.Call(ast.Name("seldom", ast.Load()), [test], []) if ast.unparse(test) in RARELY_LENT else test


class ToC(ast.NodeTransformer):
    """Turns the body of a rule into what Cython compiles: no annotations, positional arguments, numbers for steps."""

    def __init__(self, function: ast.FunctionDef, functions: Mapping[str, ast.FunctionDef], meanings: Meanings) -> None:
        self.functions = functions
        self.meanings = meanings
        self.steps = meanings.steps - local_names(function)  # a variable may be called like a step
        self.locals: dict[str, str] = {}

    def visit_Assert(self, node: ast.Assert) -> ast.AST | None:
        """Assertions are for the type checker."""
        del node
        return None

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """`left: Mask = 0` declares a C variable and assigns to it."""
        assert isinstance(node.target, ast.Name)
        assert node.value is not None
        self.locals[node.target.id] = self.meanings.types[ast.unparse(node.annotation)]
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """A step that is not called is meant as its number; a name that is assigned to is a C integer."""
        if isinstance(node.ctx, ast.Store):
            self.locals.setdefault(node.id, "int")
        elif node.id in self.steps:
            return ast.copy_location(ast.Name(f"STEP_{node.id}", node.ctx), node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """What was not lent is a pointer to nothing."""
        return ast.copy_location(ast.Name("NULL", ast.Load()), node) if node.value is None else node

    def visit_If(self, node: ast.If) -> ast.AST:
        """What is seldom true is laid aside, out of the way of everything else."""
        node.test = foreseen(node.test)
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """What is divided by `/` is a fraction: C would drop what is left of two whole numbers."""
        node = ast.BinOp(self.visit(node.left), node.op, self.visit(node.right))
        if isinstance(node.op, ast.Div):
            node.left = ast.BinOp(ast.Constant(1.0), ast.Mult(), node.left)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Calls of rules get all their arguments, in order."""
        node.args = [self.visit(argument) for argument in node.args]
        node.keywords = [ast.keyword(keyword.arg, self.visit(keyword.value)) for keyword in node.keywords]
        if isinstance(node.func, ast.Name) and node.func.id in self.functions:
            node.args = self.complete_arguments(self.functions[node.func.id], node)
            node.keywords = []
        return node

    def complete_arguments(self, function: ast.FunctionDef, call: ast.Call) -> list[ast.expr]:
        """The arguments of a call in the order of the signature, defaults filled in."""
        bound = Signature.of(function, self.meanings.types).bind(call)
        required = len(bound) - len(function.args.defaults)
        return [argument or function.args.defaults[place - required] for place, argument in enumerate(bound)]


class ToCheckedC(ToC):
    """The same with checks: of every index, of what goes into a narrow field or a byte of a frame, and of the assertions."""

    def __init__(self, function: ast.FunctionDef, functions: Mapping[str, ast.FunctionDef], meanings: Meanings, values: Values) -> None:
        super().__init__(function, functions, meanings)
        self.name = function.name
        self.values = values
        self.values.assigned = set(values.names)

    def place(self, node: ast.AST) -> ast.expr:
        """Where a check stands, for its message."""
        path: Path = self.values.path
        return ast.Constant(f"{path.as_posix()}:{getattr(node, 'lineno', 0)}: in `{self.name}`: ".encode())

    def checked(self, check: str, node: ast.expr, *numbers: int) -> ast.expr:
        """A value that goes through a check."""
        return ast.Call(ast.Name(check, ast.Load()), [node, *map(ast.Constant, numbers), self.place(node)], [])

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        """What the plain engine asserts holds here, too."""
        return ast.Expr(self.checked("check_that", self.visit(node.test)))

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """An index is within its array."""
        array = self.values.value(node.value)
        length = array.shape[0] if array.shape else SEATS
        index = ast.copy_location(self.visit(node.slice), node)
        return ast.copy_location(ast.Subscript(self.visit(node.value), self.checked("check_index", index, length), node.ctx), node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """What is stored fits."""
        target = node.targets[0]
        value = ast.copy_location(self.stored(target, self.visit(node.value)), node)
        return ast.copy_location(ast.Assign([self.visit(target)], value), node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """As if it were written out; a target that calls a rule must not be written twice."""
        if any(isinstance(part, ast.Call) for part in ast.walk(node.target)):
            return self.generic_visit(node)
        read = ast.parse(ast.unparse(node.target), mode="eval").body
        for part in ast.walk(read):
            ast.copy_location(part, node)
        return self.visit_Assign(
            ast.copy_location(ast.Assign([node.target], ast.copy_location(ast.BinOp(read, node.op, node.value), node)), node)
        )

    def stored(self, target: ast.expr, value: ast.expr) -> ast.expr:
        """A value on its way into a field."""
        kind = None if isinstance(target, ast.Name) else self.values.value(target)
        if kind is None or kind.stored not in NARROW or isinstance(value, ast.Constant):
            return value
        bits, signed = NARROW[kind.stored], kind.stored.startswith("int")
        low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
        return self.checked("check_range", ast.copy_location(value, target), low, high)

    def complete_arguments(self, function: ast.FunctionDef, call: ast.Call) -> list[ast.expr]:
        """What is given as a byte fits into one."""
        arguments = super().complete_arguments(function, call)
        for place, (argument, declared) in enumerate(zip(arguments, function.args.args, strict=True)):
            if declared.annotation is not None and ast.unparse(declared.annotation) == "Byte" and not isinstance(argument, ast.Constant):
                arguments[place] = self.checked("check_range", ast.copy_location(argument, call), 0, 255)
        return arguments
