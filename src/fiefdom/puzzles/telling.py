"""What is said about a puzzle: what is asked, hints, the verdict, and in one sentence why the best deed is best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.question import PASS
from fiefdom.puzzles.puzzle import SOLVER, Puzzle
from fiefdom.puzzles.riddle import Riddle
from fiefdom.text.answers import answer_text, question_text
from fiefdom.text.numbers import MINUS, written
from fiefdom.text.texts import Texts

CERTAIN = 0.995
OFTEN = 0.1
"""By how much more often a game must end at once for that to be the reason."""

MUCH = 0.25
"""Provinces that are a reason."""


def asked_text(puzzle: Puzzle, texts: Texts) -> str:
    """What is asked, with what there is to spend."""
    seen = puzzle.view
    question = seen.question
    assert question is not None
    values = {"turn": seen.turns(SOLVER) + (seen.turn == SOLVER), "coins": seen.coins, "buys": seen.buys}
    if question.id == "buy":
        return texts.format("puzzle-ask-buy", **values)
    if question.id == "action":
        return texts.format("puzzle-ask-action", **values)
    return texts.format("puzzle-ask-card", card=question_text(question.id, puzzle.start.kingdom, texts), **values)


def deed_text(words: Sequence[str], kingdom: Kingdom, texts: Texts) -> str:
    """A deed as people read it: `Duchy, 2 × Smithy`."""
    counted = Counter(words).items()
    names = [(answer_text(word, kingdom, texts), number) for word, number in counted]
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in names)


def hint_text(riddle: Riddle, texts: Texts) -> str:
    """The hints that were asked for; nothing if none was."""
    puzzle = riddle.puzzle
    lines = [texts.format(f"puzzle-hint-{puzzle.themes[0]}")]
    cards = [word for word in puzzle.best.words if word != PASS]
    points = round(100 * puzzle.gap)
    if len(cards) > 1:
        lines.append(texts.format("puzzle-hint-card", card=deed_text(cards[:1], puzzle.start.kingdom, texts)))
    else:
        lines.append(texts.format("puzzle-hint-points", points=points))
    return " ".join(lines[: riddle.hints])


def remark_text(riddle: Riddle, texts: Texts) -> str:
    """What there is to say about the last try; nothing before the first."""
    if riddle.solved or not riddle.tries:
        return ""
    last, kingdom = riddle.tries[-1], riddle.puzzle.start.kingdom
    deed = deed_text(last.words, kingdom, texts)
    if last.answer is None:
        return texts.format("puzzle-far", deed=deed)
    return texts.format("puzzle-behind", deed=deed, points=round(100 * last.answer.behind))


def why_text(puzzle: Puzzle, texts: Texts) -> str:
    """Why the best deed is best, by what differs most in the games that were played on after it and after the second one."""
    best, other = puzzle.prospects
    kingdom = puzzle.start.kingdom
    deeds = {
        "best": deed_text(puzzle.best.words, kingdom, texts),
        "other": deed_text(puzzle.answers[1].words, kingdom, texts),
    }
    if best.at_once > CERTAIN and puzzle.best.chance > CERTAIN:
        return texts.format("puzzle-why-wins-now", **deeds)
    if other.at_once - best.at_once > OFTEN:
        numbers = {"n": round(100 * best.at_once), "m": round(100 * other.at_once)}
        return texts.format("puzzle-why-they-end", **deeds, **numbers)
    if best.provinces - other.provinces > MUCH:
        return texts.format("puzzle-why-provinces", **deeds, n=tenths(best.provinces, texts), m=tenths(other.provinces, texts))
    if best.turns - other.turns > 1:
        return texts.format("puzzle-why-longer", **deeds, n=tenths(best.turns, texts), m=tenths(other.turns, texts))
    if other.turns - best.turns > 1:
        return texts.format("puzzle-why-sooner", **deeds, n=tenths(best.turns, texts), m=tenths(other.turns, texts))
    return texts.format("puzzle-why-lead", **deeds, n=lead(best.lead, texts), m=lead(other.lead, texts))


def answer_lines(puzzle: Puzzle, texts: Texts) -> list[str]:
    """The best deeds with their win chances, a line each."""
    kingdom = puzzle.start.kingdom
    return [
        f"{deed_text(answer.words, kingdom, texts)}: {percent(answer.chance)} % ({percent(answer.low)}–{percent(answer.high)})"
        + (f", −{percent(answer.behind)} ± {max(1, percent(answer.reach))}" if answer.behind else "")
        for answer in puzzle.answers
    ]


def tenths(number: float, texts: Texts) -> str:
    return written(number, texts.language, 1)


def lead(points: float, texts: Texts) -> str:
    """Points by which somebody is ahead, or behind: `+2.5`, `−1.0`."""
    return ("" if points < 0 else "+") + tenths(points, texts).replace("-", MINUS)


def percent(share: float) -> int:
    return round(100 * share)


def themes_text(puzzle: Puzzle, texts: Texts) -> str:
    """What a puzzle is about."""
    return ", ".join(texts.format(f"puzzle-theme-{theme}") for theme in puzzle.themes)
