"""A bot for Fiefdom in plain Python, without any library: Treasures, then Provinces.

Try it: fiefdom bot check "python examples/bots/big_money.py"
"""

import json
import sys


def choose(question):
    """The answer to a question: one of question["answers"]."""
    answers, left = question["answers"], question["view"]["supply"]["Province"]
    word = question["id"].split(".")[-1]
    if word == "buy":
        late = ["Duchy", "Estate"] if left <= 4 else []
        return next(card for card in ["Province", *late, "Gold", "Silver", "pass"] if card in answers)
    if word in ("discard", "trash", "topdeck"):  # first what is good for nothing
        return next((card for card in ["Curse", "Estate", "Duchy", "Province", "pass"] if card in answers), answers[0])
    if word == "gain":
        return next((card for card in ["Gold", "Silver", "Duchy"] if card in answers), answers[-1])
    return answers[0]


for line in sys.stdin:
    message = json.loads(line)
    reply = None
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
