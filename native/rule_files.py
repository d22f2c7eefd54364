"""Finds the rules: the files of the packages that hold some, and the functions, records, types and constants in them.

Nothing is listed here. A function is a rule by its first argument or by a mark (`engine/rules.py`), a record by being a `Layout`, and a
file counts if it has one of these, or a constant that such a file imports.
"""

from __future__ import annotations

import ast
import graphlib
import hashlib
import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rule_check import check_signature
from rule_values import CALCULATED_IN, MARKS, Kind, Refused, is_step, marks_of

from fiefdom.engine import layout
from fiefdom.engine.rules import files_of
from fiefdom.envs.writer import source

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PACKAGE = ROOT / "src" / "fiefdom"
PACKAGES = ("engine", "cards", "strategy", "envs")
OBSERVATIONS = Path("envs/writer.py")
"""Makes a rule out of what `envs/columns.py` declares."""
RACE = Path("strategy/files/race.bin")
"""A table that rules look things up in."""
WRITTEN = [*sorted(HERE.glob("*.pyx")), *sorted(HERE.glob("*.py"))]

# What annotations mean in C that name neither a record nor a type of `engine/layout.py`
NUMBERS = {"int": "int", "bool": "bint", "None": "void", "float": "double", "list[int]": "uint8_t*"}
STEP = {"Callable[[State, Frame], None]": "uint8_t"}


@dataclass
class Rules:
    """What was found in the source files."""

    types: dict[str, str]
    """What annotations mean in C."""
    files: list[Path] = field(default_factory=list)
    """By their place in the package, each behind those it imports."""
    constants: dict[str, int] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)
    """The files of the functions."""
    records: dict[str, Any] = field(default_factory=dict)
    """The classes that are laid out in memory."""
    small: dict[str, list[str]] = field(default_factory=dict)
    """The fields of the records of bytes."""

    @property
    def steps(self) -> list[str]:
        """The names of the steps, in the order of their numbers (`fiefdom.cards.kind_table.steps` does the same)."""
        return ["no_step", *sorted(name for name, rule in self.functions.items() if is_step(rule) and name != "no_step")]

    @property
    def compiled(self) -> dict[str, ast.FunctionDef]:
        """The functions that are translated; the others are written in C."""
        return {name: function for name, function in self.functions.items() if "written_in_c" not in marks_of(function)}


def read_rules(package: Path = PACKAGE) -> Rules:
    """Collect functions, record classes and constants."""
    trees = read_files(package)
    rules = Rules(dict(types_in(trees)))
    rules.files = in_order({path: tree for path, tree in trees.items() if holds_rules(tree, rules.types)}, trees)
    for path in rules.files:
        for node in trees[path].body:
            read_statement(rules, node, path)
    for node in ast.parse(source()).body:
        read_statement(rules, node, OBSERVATIONS)
    return rules


def read_files(package: Path = PACKAGE) -> dict[Path, ast.Module]:
    """The files in which there may be rules, by their place in the package."""
    paths = [path for name in PACKAGES for path in files_of(package / name)]
    return {path.relative_to(package): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def inputs(package: Path = PACKAGE) -> dict[str, str]:
    """A hash of each file that the compiled engine is made from, by its place: within the package, or from `native/` on."""
    files = [*read_rules(package).files, OBSERVATIONS.with_name("columns.py"), OBSERVATIONS, RACE]
    found = {path.as_posix(): package / path for path in files}
    found |= {f"native/{path.name}": path for path in WRITTEN}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in found.items()}


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash of everything the compiled engine is made from, names and order included."""
    return hashlib.sha256(repr(inputs(package)).encode()).hexdigest()[:16]


def types_in(trees: Mapping[Path, ast.Module]) -> Iterator[tuple[str, str]]:
    """What annotations mean in C: the types of the layout, the records found, and lists of records."""
    yield from (NUMBERS | STEP).items()
    for name, of in laid_out():
        yield name, f"{of.ctype}_t*" if of.shape else CALCULATED_IN[of.ctype]
    for node in (node for tree in trees.values() if any(map(is_record, tree.body)) for node in tree.body):
        if isinstance(node, ast.ClassDef) and (is_record(node) or is_small_record(node)):
            yield node.name, f"{node.name}*" if is_record(node) else node.name
        elif isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("list["):
            yield ast.unparse(node.targets[0]), f"{ast.unparse(node.value)[5:-1]}**"


def rows_in_layout() -> dict[str, Kind]:
    """The rows that annotations speak of."""
    return {name: Kind(of.ctype, of.shape) for name, of in laid_out() if of.shape}


def laid_out() -> Iterator[tuple[str, layout.Of]]:
    """The types of the layout that a value can have: numbers, and rows of them."""
    for name, hint in vars(layout).items():
        for of in getattr(hint, "__metadata__", ()):
            if isinstance(of, layout.Of) and len(of.shape) < 2:
                yield name, of


def is_record(node: ast.AST) -> bool:
    """Whether a class is laid out in memory: a `Layout`, or one that begins with the fields of `Gains`."""
    return isinstance(node, ast.ClassDef) and any(ast.unparse(base) in ("Layout", "Gains") for base in node.bases)


def is_small_record(node: ast.ClassDef) -> bool:
    """Whether a class is a record of bytes that stands in another: a named tuple of whole numbers and steps. Words stay in Python."""
    types = {ast.unparse(part.annotation) for part in node.body if isinstance(part, ast.AnnAssign)}
    return [ast.unparse(base) for base in node.bases] == ["NamedTuple"] and "int" in types and types <= {"int", "str", *STEP}


def is_rule(node: ast.AST, types: Mapping[str, str]) -> bool:
    """Whether a function is to be compiled. Private functions prepare things in Python; no step is private."""
    if not isinstance(node, ast.FunctionDef) or (node.name.startswith("_") and not is_step(node)):
        return False
    first = ast.unparse(node.args.args[0].annotation or ast.Name("")) if node.args.args else ""
    is_about_records = first not in NUMBERS and types.get(first, "").endswith(("*", "uint8_t"))
    return is_about_records or not MARKS.isdisjoint(marks_of(node))


def holds_rules(tree: ast.Module, types: Mapping[str, str]) -> bool:
    """Whether a file has a rule or a record."""
    return any(is_rule(node, types) or is_record(node) for node in tree.body)


def in_order(holders: Mapping[Path, ast.Module], trees: Mapping[Path, ast.Module]) -> list[Path]:
    """The files with rules and those whose constants they import, each behind what it imports."""
    needed, more = set(holders), {Path()}
    while more:
        imported = {other for path in needed for other, names in imports_of(trees[path]) if any(map(str.isupper, names))}
        more = (imported & trees.keys()) - needed
        needed |= more
    before = {path: [other for other, _ in imports_of(trees[path]) if other in needed] for path in sorted(needed)}
    return list(graphlib.TopologicalSorter(before).static_order())


def imports_of(tree: ast.Module) -> Iterator[tuple[Path, list[str]]]:
    """The files of the package that a file imports, and what from each."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("fiefdom."):
            module, names = Path(*node.module.split(".")[1:]), [name.name for name in node.names]
            yield module.with_suffix(".py"), names
            yield module / "__init__.py", names


def read_statement(rules: Rules, node: ast.stmt, path: Path) -> None:
    """Take up what a statement of a file defines."""
    if isinstance(node, ast.FunctionDef) and is_rule(node, rules.types):
        add_rule(rules, node, path)
    elif isinstance(node, ast.ClassDef) and is_record(node):
        rules.records[node.name] = getattr(importlib.import_module(".".join(["fiefdom", *path.with_suffix("").parts])), node.name)
    elif isinstance(node, ast.ClassDef) and node.name in rules.types:
        rules.small[node.name] = [
            part.target.id
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and ast.unparse(part.annotation) != "str"
        ]
    elif isinstance(node, ast.Assign):
        read_constant(node, rules.constants)


def add_rule(rules: Rules, function: ast.FunctionDef, path: Path) -> None:
    """Take up a function that is to be compiled."""
    check_signature(function, path, rules.types)
    if function.name in rules.functions:
        raise Refused(f"{path}:{function.lineno}: there is another rule called `{function.name}`, in {rules.places[function.name]}")
    rules.functions[function.name] = function
    rules.places[function.name] = path


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
