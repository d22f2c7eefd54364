"""Kingdoms to one's liking: drawn by lot, but with a Village, without Attacks, and so on; and codes as other programs write them."""

from __future__ import annotations

import random
import re
import urllib.parse
from collections.abc import Callable, Iterable, Sequence

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASE_GAME, Sets, pool
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, Kingdom, find_edition, random_kingdom, rooms_left
from fiefdom.engine.kinds import ATTACK, REACTION
from fiefdom.errors import BadKingdom, nearest

TRAITS: dict[str, Callable[[Card], bool]] = {
    "villages": lambda card: card.plus.actions > 1,
    "buys": lambda card: card.plus.buys > 0,
    "draw": lambda card: card.plus.cards > 1,
    "trashing": lambda card: "trash" in card.questions and not card.has_type(ATTACK),
    "gains": lambda card: "gain" in card.questions,
    "attacks": lambda card: card.has_type(ATTACK),
    "reactions": lambda card: card.has_type(REACTION),
}
"""What can be asked of a kingdom, by what is printed on its cards and what they ask."""


def designed_kingdom(
    seed: int,
    edition: int | str = 2,
    required: Sequence[Card] = (),
    excluded: Sequence[Card] = (),
    *,
    needs: Iterable[str] = (),
    avoids: Iterable[str] = (),
    sets: Sets = BASE_GAME,
) -> Kingdom:
    """The kingdom that a seed draws, with at least one card for each need and none of what is to be avoided.

    What is needed and missing among the required cards is drawn first, each fitting card as likely as the next; then the rest.
    """
    lots = random.Random(seed)
    wanted, unwanted = list(required), list(excluded)
    candidates = pool(find_edition(edition), sets)
    unwanted += [card for name in avoids for card in candidates if trait(name)(card) and card not in unwanted]
    for name in needs:
        if any(map(trait(name), wanted)):
            continue
        open_sets = [each for names, room in rooms_left(wanted, sets).items() for each in names if room]
        fitting = [card for card in candidates if trait(name)(card) and card not in unwanted and card.set_name in open_sets]
        if not fitting or len(wanted) == CARDS_IN_KINGDOM:
            raise BadKingdom("need", name=name)
        wanted.append(fitting[int(lots.random() * len(fitting))])
    return random_kingdom(seed, edition, wanted, unwanted, sets=sets)


def trait(name: str) -> Callable[[Card], bool]:
    """What a card of this kind has."""
    if name not in TRAITS:
        raise BadKingdom("no-trait", name=name, near=nearest(name, TRAITS), traits=", ".join(TRAITS))
    return TRAITS[name]


def plain_code(text: str) -> str:
    """A code with commas between the names: out of a link, or with whatever other programs put between them, numbers before them or not."""
    code = text.strip()
    if re.match(r"https?://", code, re.IGNORECASE):
        code = _in_link(code)
    if not re.search(r"[,\n]", code) and len(re.findall(r"[;|\t+]", code)) >= CARDS_IN_KINGDOM - 1:
        code = re.sub(r"[;|\t+]", ",", code)
    pieces = re.split(r"[,\n]", code)
    return ", ".join(re.sub(r"^\s*(?:\d+\s*[x×.)]?\s+|[-*•]\s+)", "", piece).strip() for piece in pieces if piece.strip())


def _in_link(link: str) -> str:
    """The part of a link that names cards: a value with commas or the like, or the end of its path."""
    parts = urllib.parse.urlsplit(link)
    said = urllib.parse.parse_qsl(parts.query) + urllib.parse.parse_qsl(parts.fragment)
    values = [value for _, value in said if re.search(r"[,;|\n]", value)]
    return values[0] if values else urllib.parse.unquote(parts.path.rstrip("/").rpartition("/")[2])
