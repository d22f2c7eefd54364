"""Bots that misbehave, each a small program that is a good bot but for one thing."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"

GOOD = """
import json, os, subprocess, sys, time

def say(**message):
    sys.stdout.write(json.dumps(message) + "\\n")
    sys.stdout.flush()

def on_hello(message):
    say(type="hello", protocol=1, name="Test")

def on_newgame(message):
    say(type="ready")

def on_question(message):
    say(type="answer", answer=message["answers"][0])

def on_quit(message):
    sys.exit(0)

def ignore(message):
    pass
"""

LOOP = """
for line in sys.stdin:
    message = json.loads(line)
    globals().get("on_" + message["type"], ignore)(message)
"""


def program(change: str = "") -> tuple[str, ...]:
    """The command of a bot that is good but for this change of its source."""
    return (sys.executable, "-S", "-E", "-c", GOOD + change + LOOP)


def at_question(deed: str) -> tuple[str, ...]:
    """A bot that does this when it is asked."""
    return program(f"\ndef on_question(message):\n    {deed}\n")


def served(name: str) -> tuple[str, ...]:
    """One of Fiefdom's agents as a bot."""
    return (sys.executable, "-m", "fiefdom", "bot", "serve", name)


def exists(process: int) -> bool:
    """Whether a process runs, or is a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
