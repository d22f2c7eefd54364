"""The text of a strategy, statement by statement, as a form shows it: what each rule names, and the comparisons of its condition.

Whoever changes something in the form changes the text, from the place of the statement on for its length: there is nothing else to keep.
"""

from __future__ import annotations

from typing import NamedTuple

from fiefdom.cards.card import Card
from fiefdom.errors import BadStrategy
from fiefdom.lengths import LONGEST_STRATEGY
from fiefdom.strategy.condition import COMPARISONS, Place
from fiefdom.strategy.expression import LEVELS, Binary, Expression, Not, Quantity
from fiefdom.strategy.strategy import HEADERS, Rule, StrategyDraft, read, statements


class ComparedPart(NamedTuple):
    """A part of a condition. Without a sign it is something that is true or not, such as `not action_phase`.

    Where the left side is a quantity, `what` is its word, and `of` the cards that it counts.
    """

    left: str
    sign: str = ""
    right: str = ""
    what: str = ""
    of: str = ""


class StrategyStatement(NamedTuple):
    """A statement and where it stands. `kind` is `rule`, `opening`, `section`, or `text` for what a form cannot show in parts.

    The parts of a rule's condition are `joined` by `and` or `or`; one that is not so plain has no parts and stands in `condition`.
    """

    kind: str
    place: Place
    text: str
    section: str
    targets: tuple[str, ...] = ()
    joined: str = ""
    parts: tuple[ComparedPart, ...] = ()
    condition: str = ""


def outline_of(text: str, own: tuple[Card, ...] = ()) -> list[StrategyStatement]:
    """The statements of a text, but for those that say whose it is."""
    draft, found = StrategyDraft("", own), []
    for statement, place in statements(text) if len(text) <= LONGEST_STRATEGY else ():
        try:
            shown = _added(draft, statement, place)
        except BadStrategy:
            shown = StrategyStatement("text", place, statement, draft.section)
        if shown:
            found.append(shown)
    return found


def tidied(text: str, own: tuple[Card, ...] = ()) -> str:
    """A strategy as it is written neatly, a statement a line; comments stay where they are. The text must have no mistake."""
    draft = StrategyDraft("", own)
    lines: list[str] = []
    for line in text.splitlines():
        _, hash_sign, comment = line.partition("#")
        pieces = [_neat(draft, statement, place) for statement, place in statements(line)]
        if hash_sign:
            pieces[-1:] = [f"{pieces[-1]}  #{comment.rstrip()}" if pieces else f"#{comment.rstrip()}"]
        if pieces or (lines and lines[-1]):
            lines += pieces or [""]
    return "\n".join(lines).strip() + "\n"


def _neat(draft: StrategyDraft, statement: str, place: Place) -> str:
    shown = _added(draft, statement, place)
    if shown is None or shown.kind == "text":
        word, _, value = statement.partition(":")
        return f"{word.strip().lower()}: {value.strip()}"
    if shown.kind == "section":
        return f"[{shown.section}]"
    return str(draft.openings[-1] if shown.kind == "opening" else draft.sections[draft.section][-1])


def _added(draft: StrategyDraft, statement: str, place: Place) -> StrategyStatement | None:
    """Read a statement; what it is, unless it says whose strategy it is."""
    known = len(draft.openings), sum(map(len, draft.sections.values())), draft.section
    read(draft, statement, place)
    return _shown(draft, known, statement, place)


def _shown(draft: StrategyDraft, known: tuple[int, int, str], statement: str, place: Place) -> StrategyStatement | None:
    """What reading a statement has added to a draft that had so many openings and rules, and was in this section."""
    openings, rules, section = known
    if len(draft.openings) > openings:
        opening = draft.openings[-1]
        return StrategyStatement("opening", place, statement, opening.split, tuple(map(str, opening.buys)))
    if sum(map(len, draft.sections.values())) > rules:
        return _of_rule(draft.sections[draft.section][-1], draft.section, statement, place)
    if draft.section != section or statement.startswith("["):
        return StrategyStatement("section", place, statement, draft.section)
    return None if statement.lower().startswith(HEADERS) else StrategyStatement("text", place, statement, draft.section)


def _of_rule(rule: Rule, section: str, statement: str, place: Place) -> StrategyStatement:
    condition = rule.condition
    if condition is None:
        return StrategyStatement("rule", place, statement, section, (str(rule.target),))
    joined = condition.operator if isinstance(condition, Binary) and condition.operator in ("and", "or") else ""
    parts = [_comparison(part) for part in _joined(condition, joined)]
    plain = tuple(part for part in parts if part is not None)
    is_plain = len(plain) == len(parts)
    return StrategyStatement("rule", place, statement, section, (str(rule.target),), joined, plain if is_plain else (), str(condition))


def _joined(condition: Expression, sign: str) -> list[Expression]:
    """The parts between the same signs."""
    if sign and isinstance(condition, Binary) and condition.operator == sign:
        return [*_joined(condition.left, sign), *_joined(condition.right, sign)]
    return [condition]


def _comparison(part: Expression) -> ComparedPart | None:
    """A part, unless it is made of conditions itself."""
    if isinstance(part, Binary) and part.operator in COMPARISONS:
        is_plain = not (_is_condition(part.left) or _is_condition(part.right))
        return ComparedPart(str(part.left), part.operator, str(part.right), *_quantity(part.left)) if is_plain else None
    return None if isinstance(part, Binary) and _is_condition(part) else ComparedPart(str(part), "", "", *_quantity(part))


def _quantity(side: Expression) -> tuple[str, str]:
    """The word of a quantity, and the cards that it counts."""
    return (side.name, ", ".join(map(str, side.of))) if isinstance(side, Quantity) else ("", "")


def _is_condition(part: Expression) -> bool:
    """Whether it would need brackets beside a sign."""
    return isinstance(part, Not) or (isinstance(part, Binary) and LEVELS[part.operator] <= LEVELS["<"])
