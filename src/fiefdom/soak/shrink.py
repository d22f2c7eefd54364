"""Making a failing game small: fewer answers that still break the same law."""

from __future__ import annotations

from typing import Any

from fiefdom.soak.run import QUICK_LAWS, Violation, first_violation, same_law

MOST_TRIES = 400


def shrink(violation: Violation, engine: Any = None) -> Violation:
    """The smallest violation of the same law that leaving out answers leads to."""
    smallest = first_violation(violation.trace, engine, deep=violation.law not in QUICK_LAWS)
    if not same_law(violation, smallest):
        return violation  # it needs more than the answers, such as the other engine
    assert smallest is not None
    size = len(smallest.trace.answers) // 2
    tries = 0
    while size > 0 and tries < MOST_TRIES:
        smallest, used = leave_out(smallest, size, engine)
        tries += used
        size //= 2
    return smallest


def leave_out(violation: Violation, size: int, engine: Any) -> tuple[Violation, int]:
    """Leave out runs of so many answers wherever the law stays broken; also how many runs were tried."""
    tries = 0
    place = 0
    while place < len(violation.trace.answers):
        answers = violation.trace.answers
        shorter = violation.trace.with_answers(answers[:place] + answers[place + size :])
        candidate = first_violation(shorter, engine, deep=violation.law not in QUICK_LAWS)
        tries += 1
        if same_law(violation, candidate) and candidate and len(candidate.trace.answers) < len(answers):
            violation = candidate
        else:
            place += size
    return violation, tries
