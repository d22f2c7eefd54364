"""Who sits at the table, as it is asked for on the command line: `Ana, bot:big-money, Rita=bot:random`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from fiefdom.agents.agent import DEFAULT_BOT, read_player, title_of
from fiefdom.bots.process import check_command, split_command
from fiefdom.cards.card import Card
from fiefdom.errors import BadPlayers
from fiefdom.game.decision import check_player_name, told_apart
from fiefdom.game.position import check_seats
from fiefdom.text.letters import visible
from fiefdom.text.texts import Texts


@dataclass(frozen=True)
class Participant:
    """A player: a person, or the bot of this name."""

    name: str
    bot: str = ""


def read_seats(text: str, bots: int, texts: Texts, cards: Sequence[Card] = (), *, named: Sequence[str] = ()) -> list[Participant]:
    """The players of a list with commas, the bots of these names, and so many bots more; bots may be after own cards."""
    entries = [entry.strip() for entry in text.split(",")] + [f"bot:{name}" for name in named] + [f"bot:{DEFAULT_BOT}"] * bots
    check_seats(len(entries))
    seats = [_seat(entry, texts, cards) for entry in entries]
    people = [seat.name for seat in seats if not seat.bot]
    for name in people:
        if people.count(name) > 1:
            raise BadPlayers("same-name", name=name)
    return list(_told_apart(seats))


def _seat(entry: str, texts: Texts, cards: Sequence[Card]) -> Participant:
    name, equals, bot = entry.partition("=bot:")
    if not equals and entry.startswith("bot:"):
        name, bot = "", entry.removeprefix("bot:")
    if not bot:
        return Participant(check_player_name(entry))
    if "," in bot:
        raise BadPlayers("comma", command=bot)
    player = read_player(bot, cards, files=True, allow_commands=True)
    if player.command is not None:
        check_command(split_command(player.command))
    return Participant(check_player_name(name.strip() or title_of(player, texts, cards)), bot)


def _told_apart(seats: Sequence[Participant]) -> Iterator[Participant]:
    """The seats with different names: the second bot of a name gets a number."""
    taken = {seat.name for seat in seats if not seat.bot}
    for seat in seats:
        name = told_apart(seat.name, taken) if seat.bot else seat.name
        taken.add(name)
        yield Participant(check_player_name(name), seat.bot)


def own_name(environment: Mapping[str, str], texts: Texts) -> str:
    """What to call whoever sits at the keyboard."""
    name = (environment.get("USER") or environment.get("USERNAME") or "").strip().capitalize()
    try:
        return check_player_name(name)
    except BadPlayers:
        return visible(texts.format("ui-you"))
