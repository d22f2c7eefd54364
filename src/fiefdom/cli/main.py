"""The command `fiefdom` and what all its verbs share: arguments, errors, exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from fiefdom import __version__
from fiefdom.cli import bench, cards, check, kingdoms, soak
from fiefdom.errors import FiefdomError

VERBS = (bench, cards, check, kingdoms, soak)
"""One module a verb: `add_arguments(parser)` and `run(arguments) -> exit code`; its docstring is the help."""


def parser() -> argparse.ArgumentParser:
    """The grammar of the command line."""
    top = argparse.ArgumentParser(prog="fiefdom", description="Unofficial, open home of the deck-building game Dominion.")
    top.add_argument("--version", action="version", version=f"fiefdom {__version__}")
    verbs = top.add_subparsers(dest="verb", metavar="VERB", required=True)
    for module in VERBS:
        name = module.__name__.rpartition(".")[2]
        about = (module.__doc__ or "").strip()
        verb = verbs.add_parser(name, help=about.splitlines()[0], description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        module.add_arguments(verb)
        verb.set_defaults(run=module.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a verb. 0: fine, 1: it found something wrong, 2: wrong use, 130: interrupted."""
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except FiefdomError as problem:
        sys.stderr.write(f"error: {problem}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("interrupted\n")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has gone
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
