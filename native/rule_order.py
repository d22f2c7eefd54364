"""What is done in which order: Python goes from left to right, C as it likes.

So what changes a record must not stand beside what reads one, or changes it too, in the same sum, comparison, call or assignment.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping

from rule_values import Values, as_read

UNORDERED = (ast.BinOp, ast.Compare, ast.Call, ast.Subscript, ast.AugAssign, ast.Assign)


def changing_rules(functions: Mapping[str, ast.FunctionDef]) -> frozenset[str]:
    """The rules that change a record, themselves or by calling another."""
    found = {name for name, function in functions.items() if any(map(_changes, ast.walk(function)))}
    calls = {name: set(_called(function)) for name, function in functions.items()}
    while more := {name for name, called in calls.items() if called & found} - found:
        found |= more
    return frozenset(found)


def _changes(node: ast.AST) -> bool:
    """Whether something is stored in a record, or a method of one is called."""
    if isinstance(node, (ast.Attribute, ast.Subscript)):
        return isinstance(node.ctx, ast.Store)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, (ast.Name, ast.Attribute))


def _called(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
            yield part.func.id


def without_order(function: ast.FunctionDef, changing: Collection[str], values: Values) -> ast.AST | None:
    """The first place of a rule where C may do things in another order."""
    for node in (node for statement in function.body for node in ast.walk(statement)):
        if isinstance(node, UNORDERED):
            parts = _parts(node)
            for part in parts:
                others = [other for other in parts if other is not part]
                if set(changing) & set(_called(part)) and any(_reads(other, values) for other in others):
                    return node
    return None


def _parts(node: ast.AST) -> list[ast.expr]:
    """What C may take in any order."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.Call):
        return [*node.args, *(keyword.value for keyword in node.keywords)]
    if isinstance(node, ast.Subscript):
        return [node.value, node.slice]
    assert isinstance(node, (ast.Assign, ast.AugAssign))
    target = node.target if isinstance(node, ast.AugAssign) else node.targets[0]
    if isinstance(target, ast.Subscript):
        return [node.value, target.slice] if isinstance(node, ast.Assign) else [node.value, target]
    return [node.value, target] if isinstance(node, ast.AugAssign) else [node.value]


def _reads(node: ast.AST, values: Values) -> bool:
    """Whether a part looks into a record, or calls a rule that may. Where a row or a record lies is no secret to anybody."""
    if isinstance(node, ast.Call):
        return True
    if isinstance(node, (ast.Attribute, ast.Subscript)):
        kind = values.value(as_read(node))
        is_copy = isinstance(node, ast.Attribute) and not values.value(node.value).ctype.endswith("*")
        if kind.is_number and not is_copy:
            return True
    return any(_reads(part, values) for part in ast.iter_child_nodes(node))
