"""Golden playthroughs: one game for each recommended set, written out event by event.

A change of the rules shows here as a diff. After a change that is meant, run `python -m tests.golden.playthrough` and review it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.game.events import GameEvent
from fiefdom.game.game import Game, new_game
from fiefdom.game.notation import write_position

FOLDER = Path(__file__).parent
PLAYERS = ("Ana", "Bogdan", "Cezary", "Dagný")
DECISIONS = 160


def playthrough(key: str) -> str:
    """A game on a recommended set: its record, and what every decision led to."""
    number = [found.key for found in RECOMMENDED_SETS].index(key)
    game = new_game(find_kingdom(key), players=PLAYERS[: 2 + number % 3], seed=number)
    lines = list(play(game, Random(key)))
    return "\n".join([str(game.record), *lines]) + "\n"


def play(game: Game, random: Random) -> list[str]:
    """Play eagerly and at random."""
    lines = ["## opening", *map(shown, game.events), write_position(game.position)]
    while game.question and game.decisions < DECISIONS:
        question = game.question
        answers = question.answers
        eager = question.may_pass and len(answers) > 1 and random.random() < 0.9
        answer = random.choice(answers[:-1] if eager else answers)
        lines += ["", f"## {game.decisions} {game.players[question.seat]}: {question.id} ({' | '.join(answers)}) -> {answer}"]
        lines += [shown(event) for event in game.answer(answer)]
        if game.question and game.question.is_phase and game.question.id != question.id:
            lines.append(write_position(game.position))
    return [*lines, f"scores {game.position.scores}"]


def shown(event: GameEvent) -> str:
    """An event in one line."""
    seen = "all" if None in event.seen else "".join(str(seat) for seat in sorted(seat for seat in event.seen if seat is not None))
    route = f"{event.origin}>{event.target}" if event.origin or event.target else event.question
    cause = f" by {event.cause}" if event.cause else ""
    return f"{event.seat} {event.verb} {event.card or '-'} {route}{cause} [{seen}]"


def main() -> None:
    """Write all files anew."""
    for found in RECOMMENDED_SETS:
        (FOLDER / f"{found.key}.txt").write_text(playthrough(found.key), encoding="utf-8")
        sys.stdout.write(f"{found.key}\n")


if __name__ == "__main__":
    main()
