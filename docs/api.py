"""What the API page says about each name of the package: its signature, its docstring and its members, as the code has them."""

from __future__ import annotations

import ast
import dataclasses
import functools
import importlib
import inspect
import itertools
import re
from collections.abc import Iterator
from typing import Any

import fiefdom

ASKED_FOR = re.compile(r"<!-- api (\w+) -->")
"""Where a page wants a name to be described."""

MADE_BY_CALLING = ("Batch",)
"""Classes that are called; the others come from functions and class methods."""


def described_in(markdown: str) -> str:
    """A page with the names described that it asks for."""
    return ASKED_FOR.sub(lambda found: described(found[1]), markdown)


def described(name: str) -> str:
    """A name of the package as Markdown."""
    value = getattr(fiefdom, name)
    if inspect.isclass(value):
        call = called(value, name) if name in MADE_BY_CALLING else []
        return "\n".join([*call, about(value), "", *fields(value), *members(value)])
    if inspect.isfunction(value):
        return "\n".join([*called(value, name), about(value)])
    return about(value) if inspect.ismodule(value) else about_constant(name)


def called(value: Any, name: str) -> list[str]:
    """How something is called."""
    return ["```python", f"{name}{signature(value)}", "```", ""]


def fields(kind: type) -> Iterator[str]:
    """The fields of a dataclass, a line each."""
    for field in dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ():
        yield f"- `{field.name}: {field.type}`"


def members(kind: type) -> Iterator[str]:
    """The public properties and methods of a class, a line each."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, (property, functools.cached_property)):
            yield f"- `{name}`: {joined(about(member))}"
        elif inspect.isfunction(member) or isinstance(member, (classmethod, staticmethod)):
            yield f"- `{name}{signature(getattr(kind, name))}`: {joined(about(member))}"


def signature(value: Any) -> str:
    """The arguments and the result, without `self`."""
    found = inspect.signature(value)
    arguments = [argument.replace(annotation=Written(argument.annotation)) for name, argument in found.parameters.items() if name != "self"]
    result = inspect.Signature.empty if inspect.isclass(value) else Written(found.return_annotation)
    return str(found.replace(parameters=arguments, return_annotation=result))


class Written:
    """An annotation that shows itself as it stands in the code."""

    def __init__(self, annotation: str) -> None:
        self.annotation = annotation

    def __repr__(self) -> str:
        return self.annotation


def joined(text: str) -> str:
    """A docstring that fits into a list."""
    return " ".join(text.split())


def about(value: Any) -> str:
    """The docstring."""
    return inspect.getdoc(value) or ""


def about_constant(name: str) -> str:
    """The docstring that stands below a constant."""
    source = inspect.getsource(importlib.import_module(fiefdom._HOMES[name]))
    body = ast.parse(source).body
    for statement, after in itertools.pairwise(body):
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        named = any(isinstance(target, ast.Name) and target.id == name for target in targets)
        if named and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return str(after.value.value)
    return ""
