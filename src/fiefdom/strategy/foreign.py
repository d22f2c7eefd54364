"""Strategies as people have them elsewhere: a menu of buys as it is written in a forum, or a bot of DominionSim as XML."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Xml
from collections.abc import Iterator

from fiefdom.cards.catalogue import find_card
from fiefdom.errors import BadStrategy, UnknownCard, nearest
from fiefdom.lengths import LONGEST_STRATEGY
from fiefdom.strategy.expression import TYPES
from fiefdom.strategy.strategy import HEADER, Strategy


def converted(text: str, name: str = "rules") -> Strategy:
    """The strategy that such a text means; what cannot be said in our language is an error that names it."""
    if len(text) > LONGEST_STRATEGY:
        raise BadStrategy("too-long", number=len(text), most=LONGEST_STRATEGY)
    lines = _of_bot(text) if is_bot(text) else _of_menu(text)
    return Strategy.parse("\n".join(lines), name)


def is_bot(text: str) -> bool:
    """Whether a text is XML."""
    return text.lstrip().startswith("<")


def is_foreign(text: str) -> bool:
    """Whether a text looks like something that is not our language, but can be made into it."""
    if is_bot(text):
        return True
    lines = [line for line in text.splitlines() if line.strip()]
    is_ours = " if " in text or any(map(HEADER.match, lines))
    return not is_ours and any(map(MARKED.search, lines)) and _names_cards(text)


# Bots of DominionSim

COUNTS = {
    "countCardsInDeck": "count({})",
    "countCardTypeInDeck": "count({})",
    "countCardsInSupply": "left({})",
    "countCardsInPlay": "play({})",
    "countCardsInHand": "hand({})",
    "countCardsInOpponentsDecks": "theirs({})",
    "gainsNeededToEndGame": "gains_to_end",
    "countAllCardsInDeck": "cards",
    "countAvailableMoney": "coins",
    "countTurns": "turn",
    "isActionPhase": "action_phase",
    "countEmptyPiles": "empty_piles",
    "countBuysLeft": "buys",
    "getTotalMoney": "money",
    "getTotalMoneyExcludingNativeVillage": "money",
    "countVP": "score",
    "countMAXOpponentVP": "(score - lead)",
    "countCardsLeftInDrawDeck": "deck_size",
}
"""What their bots can ask, in our words; the rest is about cards and mats that we do not have."""

KINDS = {
    "Action": "action",
    "Treasure": "treasure",
    "Victory": "victory",
    "Curse": "curses",
    "Attack": "attack",
    "Reaction": "reaction",
    "Terminal": "terminal",
    "Cycler": "cantrip",
    "Village": "splitter",
}
"""What `countCardTypeInDeck` counts, in our words. Their `Village` is every card with +2 Actions, not the card of that name."""

SIGNS = {
    "equalTo": "=",
    "greaterThan": ">",
    "greaterOrEqualThan": ">=",
    "smallerThan": "<",
    "smallerOrEqualThan": "<=",
}
SUMS = {"plus": "+", "minus": "-", "multiplyWith": "*", "divideBy": "/"}
HEADINGS = {"name": "name", "author": "author", "description": "about"}


def _of_bot(text: str) -> Iterator[str]:
    bot = _element(text)
    for attribute, header in HEADINGS.items():
        words = " ".join(bot.get(attribute, "").replace("#", " ").split())
        if words:
            yield f"{header}: {words}"
    yield "source: DominionSim"
    yield "weigh last gains: no"
    try:
        for buy in bot.iter("buy"):
            yield _rule(_card(buy.get("name", "")), [_condition(each) for each in buy.iter("condition")])
    except UnknownCard as problem:
        raise BadStrategy(cause=problem) from None


def _element(text: str) -> Xml.Element:
    """The bot. Documents that declare things of their own can make any amount of text out of little."""
    if re.search(r"<!(doctype|entity)", text, re.IGNORECASE):
        raise BadStrategy("foreign-declares")
    try:
        root = Xml.fromstring(text)
    except (Xml.ParseError, ValueError) as problem:
        line, column = getattr(problem, "position", (1, 0))
        raise BadStrategy("foreign-xml", line=line, column=column + 1) from None
    found = [root] if root.tag == "player" else root.findall(".//player")
    if not found:
        raise BadStrategy("foreign-no-player")
    if len(found) > 1:
        raise BadStrategy("foreign-players", number=len(found), first=found[0].get("name", ""), second=found[1].get("name", ""))
    return found[0]


def _condition(condition: Xml.Element) -> str:
    left, right = (_quantity(condition.find(side)) for side in ("left", "right"))
    sign = _known(SIGNS, condition.find("operator"), "operator")
    extra = condition.find("extra_operation")
    more = f" {_known(SUMS, extra, 'extra_operation')} {_number(extra)}" if extra is not None else ""
    return f"{left} {sign} {right}{more}"


def _quantity(side: Xml.Element | None) -> str:
    """One side of a comparison."""
    if side is not None and side.get("type") == "constant":
        return _number(side)
    words = _known(COUNTS, side, "type")
    if side is None or "{}" not in words:
        return words
    of = side.get("attribute", "")
    return words.format(_word(KINDS, of, "attribute") if side.get("type") == "countCardTypeInDeck" else _card(of))


def _known(words: dict[str, str], element: Xml.Element | None, what: str) -> str:
    return _word(words, "" if element is None else element.get("type", ""), what)


def _word(words: dict[str, str], name: str, what: str) -> str:
    if name not in words:
        raise BadStrategy("foreign-word", name=name or what, near=nearest(name, words))
    return words[name]


def _number(element: Xml.Element) -> str:
    text = element.get("attribute", "")
    try:
        return f"{float(text):g}"
    except ValueError:
        raise BadStrategy("foreign-word", name=text, near="") from None


# Menus

MARKED = re.compile(
    r"""^\s*(?:\d+[.):]\s|[-*•]\s|\$?\d+\s*[-–+]|\$\d)      # 1.  -  3-5  $8
        |[,>→]                                              # several cards
        |\b[x×]\s*\d|\d\s*[x×]\b|\(\s*(?:max\.?\s*)?\d+\s*\) # x2  (max 2)
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""What shows that a line is of a menu: numbers before it, dots, prices, several cards, how many of them."""

ENTRY = re.compile(
    r"""^\s*(?:\d+[.)]\s+|[-*•]\s*)?                              # 1.  -
        (?:\$?(?P<price>\d+)\s*(?:[-–]\s*\$?(?P<most>\d+)|\+)?\s*\$?\s*[:=]\s*)?   # $6-7:
        (?:(?P<first>\d+)\s*[x×]?\s+)?                           # 2
        (?P<card>[^\W\d][\w' -]*?)
        \s*(?:[x×]\s*(?P<times>\d+)|\(\s*(?:max\.?\s*)?(?P<bracket>\d+)\s*\))?\s*$""",
    re.VERBOSE | re.IGNORECASE,
)


def _of_menu(text: str) -> Iterator[str]:
    """The best card first; `2 Smithy`, `Smithy x2` and `Smithy (2)` are at most two, `$6-7: Gold` is for so many coins."""
    for number, line in enumerate(text.splitlines(), 1):
        for piece in re.split(r"[,;>→/]", re.sub(r"^\s*buy\s*:", "", line, flags=re.IGNORECASE)):
            if piece.strip():
                yield _entry(piece, number, line.find(piece.strip()) + 1)


def _entry(piece: str, line: int, column: int) -> str:
    said = ENTRY.match(piece)
    if not said:
        raise BadStrategy("foreign-entry", text=piece.strip(), line=line, column=column)
    try:
        name = _card(said["card"])
    except UnknownCard as problem:
        raise BadStrategy(cause=problem, line=line, column=column) from None
    most = said["first"] or said["times"] or said["bracket"]
    conditions = [f"count({name}) < {int(most)}"] if most else []
    if said["price"] and int(said["price"]) > _cost(name):
        conditions.append(f"coins >= {int(said['price'])}")
    if said["most"]:
        conditions.append(f"coins <= {int(said['most'])}")
    return _rule(name, conditions)


def _names_cards(text: str) -> bool:
    try:
        return bool(list(_of_menu(text)))
    except BadStrategy:
        return False


def _rule(name: str, conditions: list[str]) -> str:
    return f"{name} if {' and '.join(conditions)}" if conditions else name


def _card(name: str) -> str:
    """A card or a word for several, as we call it."""
    words = name.replace("_", " ").strip()
    return words.lower() if words.lower() in TYPES else find_card(words).name


def _cost(name: str) -> int:
    return 0 if name in TYPES else find_card(name).cost
