"""Who sits at the table, as it is asked for on the command line: `Ana, bot:big-money, Rita=bot:random`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from fiefdom.agents.agent import find_kind
from fiefdom.bots.players import command_of, find_player, is_command
from fiefdom.bots.process import split_command
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.errors import BadPlayers
from fiefdom.game.decision import check_player_name
from fiefdom.game.position import check_seats
from fiefdom.strategy.library import find_strategy
from fiefdom.text.letters import visible
from fiefdom.text.texts import Texts

DEFAULT_BOT = "big-money"
LONGEST_NAME = 40
RESERVED = ",:>#`"


@dataclass(frozen=True)
class Seat:
    """A player: a person, or the bot of this name."""

    name: str
    bot: str = ""


def read_seats(text: str, bots: int, texts: Texts, cards: Sequence[Card] = (), *, named: Sequence[str] = ()) -> list[Seat]:
    """The players of a list with commas, the bots of these names, and so many bots more; bots may be after own cards."""
    entries = [entry.strip() for entry in text.split(",")] + [f"bot:{name}" for name in named] + [f"bot:{DEFAULT_BOT}"] * bots
    check_seats(len(entries))
    seats = [_seat(entry, texts, cards) for entry in entries]
    people = [seat.name for seat in seats if not seat.bot]
    for name in people:
        if people.count(name) > 1:
            raise BadPlayers("same-name", name=name)
    return list(_told_apart(seats))


def _seat(entry: str, texts: Texts, cards: Sequence[Card]) -> Seat:
    name, equals, bot = entry.partition("=bot:")
    if not equals and entry.startswith("bot:"):
        name, bot = "", entry.removeprefix("bot:")
    if not bot:
        return Seat(check_player_name(entry))
    find_player(bot, cards=cards, files=True, allow_commands=True)  # refuses bots that do not exist
    if "," in bot:
        raise BadPlayers("comma", command=bot)
    return Seat(check_player_name(name.strip() or bot_name(bot, texts, cards)), bot)


def bot_name(bot: str, texts: Texts, cards: Sequence[Card] = ()) -> str:
    """What a bot is called at the table: `Big Money with Smithy`, `Expert`; a strategy or a program by its own name."""
    if is_command(bot):
        return command_name(command_of(bot))
    kind = find_kind(bot)
    if kind is None:
        return strategy_name(find_strategy(bot.strip(), tuple(cards)).name)
    _, plus, tail = bot.strip().lower().partition("+")
    if plus:
        return visible(texts.format(f"bot-{kind.name}-with", card=texts.card(find_card(tail, cards))))
    return visible(texts.format(f"bot-{kind.name}"))


def strategy_name(name: str) -> str:
    """A strategy's name without the characters that records use themselves."""
    return "".join(letter for letter in visible(name) if letter not in RESERVED)[:LONGEST_NAME].strip()


def command_name(command: str) -> str:
    """What a program is called at the table: the last word of its command that is no option, without folder and ending."""
    words = [word for word in split_command(command) if not word.startswith("-")]
    name = PurePath(words[-1] if words else command).stem
    return "".join(sign for sign in name if sign.isalnum() or sign in "-_ ")[:30].strip() or "bot"


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
