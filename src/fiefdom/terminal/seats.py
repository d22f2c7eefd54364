"""Who sits at the table, as it is asked for on the command line: `Ana, bot:big-money, Rita=bot:random`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from fiefdom.agents.agent import find_agent, find_kind
from fiefdom.cards.catalogue import find_card
from fiefdom.errors import BadPlayers
from fiefdom.game.decision import check_player_name
from fiefdom.game.position import check_seats
from fiefdom.strategy.library import find_strategy
from fiefdom.text.texts import Texts

DEFAULT_BOT = "big-money"
LONGEST_NAME = 40
RESERVED = ",:>#`"


@dataclass(frozen=True)
class Seat:
    """A player: a person, or the bot of this name."""

    name: str
    bot: str = ""


def read_seats(text: str, bots: int, texts: Texts, *, bot: str = DEFAULT_BOT) -> list[Seat]:
    """The players of a list with commas, and so many bots of a kind more."""
    entries = [entry.strip() for entry in text.split(",")] + [f"bot:{bot}"] * bots
    check_seats(len(entries))
    seats = [_seat(entry, texts) for entry in entries]
    people = [seat.name for seat in seats if not seat.bot]
    for name in people:
        if people.count(name) > 1:
            raise BadPlayers(f"two players are called `{name}`", "give them different names")
    return list(_told_apart(seats))


def _seat(entry: str, texts: Texts) -> Seat:
    name, equals, bot = entry.partition("=bot:")
    if not equals and entry.startswith("bot:"):
        name, bot = "", entry.removeprefix("bot:")
    if not bot:
        return Seat(check_player_name(entry))
    find_agent(bot, files=True)  # refuses bots that do not exist
    return Seat(check_player_name(name.strip() or bot_name(bot, texts)), bot)


def bot_name(bot: str, texts: Texts) -> str:
    """What a bot is called at the table: `Big Money with Smithy`, `Expert`; a strategy by its own name."""
    kind = find_kind(bot)
    if kind is None:
        return strategy_name(find_strategy(bot.strip()).name)
    _, plus, tail = bot.strip().lower().partition("+")
    if plus:
        return visible(texts.format(f"bot-{kind.name}-with", card=texts.card(find_card(tail))))
    return visible(texts.format(f"bot-{kind.name}"))


def strategy_name(name: str) -> str:
    """A strategy's name without the characters that records use themselves."""
    return "".join(letter for letter in visible(name) if letter not in RESERVED)[:LONGEST_NAME].strip()


def visible(text: str) -> str:
    """A text without marks for the direction of writing, which names cannot have."""
    return "".join(character for character in text if character.isprintable())


def _told_apart(seats: Sequence[Seat]) -> Iterator[Seat]:
    """The seats with different names: the second bot of a name gets a number."""
    taken = {seat.name for seat in seats if not seat.bot}
    for seat in seats:
        name, number = seat.name, 1
        while seat.bot and name in taken:
            number += 1
            name = f"{seat.name} {number}"
        taken.add(name)
        yield Seat(check_player_name(name), seat.bot)


def own_name(environment: Mapping[str, str], texts: Texts) -> str:
    """What to call whoever sits at the keyboard."""
    name = (environment.get("USER") or environment.get("USERNAME") or "").strip().capitalize()
    try:
        return check_player_name(name)
    except BadPlayers:
        return visible(texts.format("ui-you"))
