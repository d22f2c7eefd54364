"""Would the tests notice? Puts small mistakes into a copy of the sources, one at a time, and runs the tests that are about them.

A mistake is a number off by one, a comparison turned round, an assignment left out, and so on. One that no test notices has survived:
either it makes no difference, or a test is missing. The same seed makes the same mistakes.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src") / "fiefdom"
IN_A_FUNCTION = 3
"""Mistakes in one function at most, so that long functions do not take all."""

SECONDS = 300
"""Time for the tests of one mistake, unless told otherwise. Whoever takes longer may hang because of it or because the machine is busy."""

Verdict = Literal["noticed", "survived", "too slow"]


@dataclass(frozen=True)
class Group:
    """Files that belong together, and the tests that are about them, quick ones first. Rules are run uncompiled."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    plain: bool = False


GROUPS = {
    "engine": Group(
        ("engine/*.py",),
        ("unit/test_setup.py", "unit/test_laws.py", "unit/test_deck.py", "unit/test_layout.py", "unit/test_game.py", "unit/test_luck.py",
         "unit/test_log.py", "unit/test_scenarios.py", "unit/test_golden.py", "unit/test_pending.py", "properties/test_shuffles.py",
         "envs/test_open_spiel.py"),
        plain=True,
    ),
    "cards": Group(
        ("cards/*.py",),
        ("unit/test_catalogue.py", "unit/test_kingdoms.py", "unit/test_own_cards.py", "unit/test_invented_cards.py",
         "unit/test_components.py", "unit/test_lengths.py", "unit/test_scenarios.py", "unit/test_pending.py"),
        plain=True,
    ),
    "views": Group(
        ("game/view.py", "game/determinise.py", "game/events.py", "game/memory.py"),
        ("unit/test_dealing.py", "unit/test_secrets.py", "unit/test_game.py", "agents/test_memory.py", "bots/test_protocol.py",
         "properties/test_views.py", "properties/test_phases.py", "properties/test_twins.py", "unit/test_log_laws.py"),
    ),
    "notation": Group(
        ("game/notation.py", "game/record.py", "game/decision.py", "game/position.py", "game/soundness.py", "game/pending.py"),
        ("unit/test_notation.py", "unit/test_record.py", "unit/test_laws.py", "unit/test_game.py", "unit/test_pending.py",
         "unit/test_lengths.py", "unit/test_luck.py", "properties/test_bytes.py", "properties/test_forgeries.py"),
    ),
    "strategy": Group(("strategy/*.py",), ("strategy", "simulation/test_statistics.py", "simulation/test_run.py"), plain=True),
    "simulation": Group(
        ("simulation/*.py",),
        ("simulation/test_statistics.py", "simulation/test_run.py", "simulation/test_tournament.py", "simulation/test_sweep.py",
         "simulation/test_exports.py", "simulation/test_pairs.py", "simulation/test_sim_cli.py", "simulation/test_plots.py",
         "simulation/test_cluster.py"),
    ),
    "server": Group(("server/*.py",), ("server",)),
}  # fmt: skip

SWAPPED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in",
    ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
OPERATORS = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}


@dataclass(frozen=True)
class Mistake:
    """A piece of a source file and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def put_into(self, text: str) -> str:
        """The text of the file with the mistake."""
        data = text.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  `{' '.join(self.old.split())[:70]}` -> `{' '.join(self.new.split())[:70]}`"


class Finder(ast.NodeVisitor):
    """Collects all mistakes that can be made in a file."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.data = text.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[tuple[str, Mistake]] = []
        self.function = ""

    def place(self, node: ast.AST) -> tuple[int, int]:
        """Where a node begins and ends in the file."""
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def said(self, node: ast.AST) -> str:
        """The text of a node."""
        start, end = self.place(node)
        return self.data[start:end].decode()

    def add(self, node: ast.AST, new: str) -> None:
        """Note that another text could stand in place of a node."""
        start, end = self.place(node)
        old = self.said(node)
        if new != old:
            self.found.append((self.function, Mistake(self.file, getattr(node, "lineno", 0), start, end, old, new)))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Only bodies and defaults of functions are changed; what is in no function belongs to the file."""
        outer, self.function = self.function, f"{self.function}.{node.name}"
        body = node.body[1:] if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant) else node.body
        for part in (*node.args.defaults, *body):
            self.visit(part)
        self.function = outer

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Annotations are for readers and for mypy."""
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        """A condition turned round."""
        if "TYPE_CHECKING" not in self.said(node.test):
            self.add(node.test, f"not ({self.said(node.test)})")
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """What is inside a loop; a loop turned round mostly never ends."""
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """An assignment left out."""
        if self.function:
            self.add(node, "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """A change left out."""
        self.add(node, "pass")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        """A return left out, where something follows or something is returned."""
        self.add(node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """A refusal left out; its words are not changed."""
        self.add(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        """A jump left out."""
        self.add(node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call left out."""
        if isinstance(node.value, ast.Call):
            self.add(node, "pass")
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """A comparison turned into its neighbour."""
        if len(node.ops) == 1:
            self.add(node, f"{self.said(node.left)} {SWAPPED[type(node.ops[0])]} {self.said(node.comparators[0])}")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """`and` for `or`, and one side left out."""
        word = " or " if isinstance(node.op, ast.And) else " and "
        self.add(node, f"({word.join(self.said(value) for value in node.values)})")
        self.add(node, self.said(node.values[0]))
        self.add(node, self.said(node.values[-1]))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """A `not` or a minus left out."""
        self.add(node, f"({self.said(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """One operator for another."""
        if type(node.op) in OPERATORS and not isinstance(node.left, ast.Constant | ast.JoinedStr):
            self.add(node, f"({self.said(node.left)} {OPERATORS[type(node.op)]} {self.said(node.right)})")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Two neighbouring arguments exchanged."""
        for one, other in zip(node.args, node.args[1:], strict=False):
            if not isinstance(one, ast.Starred) and not isinstance(other, ast.Starred) and self.said(one) != self.said(other):
                start, end = self.place(one)[0], self.place(other)[1]
                between = self.data[self.place(one)[1] : self.place(other)[0]].decode()
                mistake = Mistake(
                    self.file, one.lineno, start, end, self.data[start:end].decode(), self.said(other) + between + self.said(one)
                )
                self.found.append((self.function, mistake))
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words for people are not changed."""

    def visit_Constant(self, node: ast.Constant) -> None:
        """A number off by one, a fraction off by a tenth, true for false."""
        if isinstance(node.value, bool):
            self.add(node, str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, str(node.value + 1))
            self.add(node, f"({node.value - 1})")
        elif isinstance(node.value, float):
            self.add(node, repr(node.value * 1.1))


def mistakes(group: Group, number: int, seed: str) -> list[Mistake]:
    """So many mistakes in the files of a group, by lot, spread over functions."""
    found: list[tuple[str, Mistake]] = []
    for pattern in group.files:
        for path in sorted((ROOT / SOURCE).glob(pattern)):
            if not path.name.startswith("__") and "_native" not in path.name:
                finder = Finder(str(SOURCE / path.relative_to(ROOT / SOURCE)), path.read_text(encoding="utf-8"))
                finder.visit(ast.parse(path.read_text(encoding="utf-8")))
                found += [(f"{finder.file}{function}", mistake) for function, mistake in finder.found if is_python(mistake)]
    random.Random(seed).shuffle(found)
    return list(spread(found))[:number]


def is_python(mistake: Mistake) -> bool:
    """Whether the file can still be read with the mistake; a change within brackets over several lines may not."""
    try:
        ast.parse(mistake.put_into((ROOT / mistake.file).read_text(encoding="utf-8")))
    except SyntaxError:
        return False
    return True


def spread(found: list[tuple[str, Mistake]]) -> Iterator[Mistake]:
    """The mistakes without those that are too many for their function."""
    taken: dict[str, int] = {}
    for function, mistake in found:
        taken[function] = taken.get(function, 0) + 1
        if taken[function] <= IN_A_FUNCTION:
            yield mistake


def nearest_first(mistake: Mistake, tests: tuple[str, ...]) -> tuple[str, ...]:
    """The files of tests, first those that name the file of the mistake: they mostly notice it, and the others need not run."""
    folder = ROOT / "tests"
    files = [
        file for name in tests for file in (sorted((folder / name).glob("test_*.py")) if (folder / name).is_dir() else [folder / name])
    ]
    named = re.compile(rf"\b{Path(mistake.file).stem}\b")
    files.sort(key=lambda file: named.search(f"{file.stem.removeprefix('test_')} {file.read_text(encoding='utf-8')}") is None)
    return tuple(str(file.relative_to(folder)) for file in files)


class Copy:
    """A copy of the project in which mistakes are made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        for name in filter(None, listed):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, folder / name)
        client = SOURCE / "server" / "static"
        if (ROOT / client).is_dir():
            shutil.copytree(ROOT / client, folder / client)

    def compiled(self, *, wanted: bool) -> None:
        """Take the compiled engine along, or leave it behind."""
        for path in (ROOT / SOURCE / "engine").glob("_native*.so"):
            (self.folder / SOURCE / "engine" / path.name).unlink(missing_ok=True)
            if wanted:
                shutil.copyfile(path, self.folder / SOURCE / "engine" / path.name)

    def test(self, tests: tuple[str, ...], seconds: float) -> Verdict:
        """Whether the tests notice what is in the copy, as far as they come in that time."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *(f"tests/{name}" for name in tests)]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        with subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        ) as run:
            try:
                return "noticed" if run.wait(seconds) else "survived"
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, 9)
                return "too slow"

    def test_with(self, mistake: Mistake, tests: tuple[str, ...], seconds: float) -> Verdict:
        """Whether a test notices a mistake, which is mended afterwards."""
        path = self.folder / mistake.file
        text = path.read_text(encoding="utf-8")
        path.write_text(mistake.put_into(text), encoding="utf-8")
        try:
            return self.test(nearest_first(mistake, tests), seconds)
        finally:
            path.write_text(text, encoding="utf-8")


def run(names: list[str], options: argparse.Namespace) -> list[dict[str, object]]:
    """Make mistakes in these groups, in turn, until all are made or the time is up; the rows of the table."""
    rows = []
    share = 60 * options.minutes / len(names)
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for name in names:
            made = mistakes(GROUPS[name], options.number, f"{options.seed}.{name}")
            rows.append(run_group(copy, name, made, seconds=options.seconds, until=time.monotonic() + share))
    return rows


def run_group(copy: Copy, name: str, made: list[Mistake], *, seconds: float, until: float) -> dict[str, object]:
    """Make these mistakes in one group; how many were noticed, and those that were not."""
    group = GROUPS[name]
    copy.compiled(wanted=not group.plain)
    control = copy.test(group.tests, 4 * seconds)
    if control != "survived":
        problem = "fail without any mistake" if control == "noticed" else f"take longer than {4 * seconds:.0f} seconds without any mistake"
        sys.exit(f"the tests of `{name}` {problem}\nhint: run {' '.join(group.tests)} first")
    found: dict[Verdict, list[Mistake]] = {"noticed": [], "survived": [], "too slow": []}
    for mistake in made:
        if time.monotonic() > until:
            break
        verdict = copy.test_with(mistake, group.tests, seconds)
        found[verdict].append(mistake)
        sys.stdout.write(f"{verdict:8}  {mistake}\n")
        sys.stdout.flush()
    return {"group": name, **{verdict: [asdict(mistake) for mistake in those] for verdict, those in found.items()}}


def line(row: dict[str, object]) -> str:
    """One line of the table: what was too slow counts neither as noticed nor as survived."""
    noticed, survived, slow = (len(those) for those in row.values() if isinstance(those, list))
    return f"{row['group']:12} {noticed:>4} of {noticed + survived:<4} noticed, {slow} too slow\n"


def main() -> None:
    """Read the options, run, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"any of {', '.join(GROUPS)}; all of them if none is named")
    parser.add_argument("--number", type=int, default=20, metavar="N", help="mistakes in a group (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which mistakes (1)")
    parser.add_argument("--minutes", type=float, default=10, metavar="N", help="when to stop, shared by the groups (10)")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="N", help=f"for the tests of one mistake ({SECONDS})")
    parser.add_argument("--list", action="store_true", help="only list the mistakes")
    parser.add_argument("--json", action="store_true", help="the table with the survivors as JSON at the end")
    options = parser.parse_args()
    unknown = [name for name in options.groups if name not in GROUPS]
    if unknown:
        parser.error(f"there is no group `{unknown[0]}`: {', '.join(GROUPS)}")
    names = options.groups or list(GROUPS)
    if options.list:
        for name in names:
            sys.stdout.writelines(f"{mistake}\n" for mistake in mistakes(GROUPS[name], options.number, f"{options.seed}.{name}"))
        return
    rows = run(names, options)
    if options.json:
        sys.stdout.write(json.dumps(rows, indent=1) + "\n")
    else:
        sys.stdout.writelines(map(line, rows))


if __name__ == "__main__":
    main()
