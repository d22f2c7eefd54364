"""A bot for Fiefdom in plain Python, without any library: Treasures, then Provinces.

Try it: fiefdom bot check "python examples/bots/big_money.py"
"""

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> str:
    """The answer to a question: one of question["answers"]."""
    answers: list[str] = question["answers"]
    word = question["id"].split(".")[-1]
    if word == "buy":
        late = ["Duchy", "Estate"] if question["view"]["supply"]["Province"] <= 4 else []
        wishes = ["Province", *late, "Gold", "Silver", "pass"]
    elif word in ("discard", "trash", "topdeck"):  # first what is good for nothing
        wishes = ["Curse", "Estate", "Duchy", "Province", "pass"]
    elif word == "gain":
        wishes = ["Gold", "Silver", "Duchy"]
    else:
        wishes = []
    return next((card for card in wishes if card in answers), answers[0])


for line in sys.stdin:
    message = json.loads(line)
    reply: dict[str, Any] | None = None
    if message["type"] == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "Big Money in Python"}
    elif message["type"] == "newgame":
        reply = {"type": "ready"}
    elif message["type"] == "question":
        reply = {"type": "answer", "answer": choose(message)}
    elif message["type"] == "quit":
        break
    if reply:
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()
