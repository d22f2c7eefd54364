"""The chairs of a table: who sits where, and the tokens by which they prove it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Literal

import msgspec

from fiefdom.agents.agent import DEFAULT_BOT, read_player, title_of
from fiefdom.bots.bot import find_player
from fiefdom.game.decision import check_player_name, told_apart
from fiefdom.game.position import check_seats
from fiefdom.server.forms import NewSeat
from fiefdom.server.refusal import Refused
from fiefdom.text.letters import visible
from fiefdom.text.texts import Texts

TOKEN_BYTES = 24
TABLE_BYTES = 9
"""Random bytes in a token and in the id of a table: nobody guesses the one, and nobody finds tables by trying ids."""


class TurnUsed(msgspec.Struct, array_like=True):
    """What a clock for a turn said when a turn was over, that of a seat with its number: the seconds, and whether they were too many."""

    turn: tuple[int, int]
    spent: float
    out_of_time: bool


class Chair(msgspec.Struct):
    """A place at the table. Tokens are kept as digests: who reads the database can take nobody's seat.

    `kind` is `open` until a person comes with the invitation. `owner` is whoever made the table. Where a bot stands in for somebody,
    `person` is their name, and their token is kept.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    owner: bool = False
    token: str = ""
    invitation: str = ""
    person: str = ""
    given_up: bool = False
    """Whether its person has given this game up."""
    advised: bool = False
    """Whether its person has asked for advice in this game."""
    spent: float = 0.0
    """Seconds that have gone by on its clock, where there is one."""
    out_of_time: bool = False
    """Whether they were too many."""
    earlier: list[TurnUsed] = []
    """What a clock for a turn said at the end of each turn."""
    account: str = ""
    """Whose name it is, if its person has one of their own (`people`)."""
    others: list[str] = []
    """Digests of the tokens that further devices of the same person have."""


def seated_anew(chair: Chair) -> Chair:
    """The chair of the same player in their next game."""
    return msgspec.structs.replace(chair, given_up=False, advised=False, spent=0.0, out_of_time=False, earlier=[])


MOST_DEVICES = 5
"""Devices beside the first one; with one more, the oldest of them loses the seat."""


def new_token() -> str:
    """What proves that a seat is one's own."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def chair_of_token(chairs: Sequence[Chair], token: str) -> Chair | None:
    """The chair that a token opens, also where a bot stands in for its person; all are compared, whichever it is."""
    wanted = digest(token)
    found = [chair for chair in chairs for each in (chair.token, *chair.others) if hmac.compare_digest(each, wanted)]
    return found[0] if found else None


def add_device(chair: Chair) -> str:
    """The token of a further device for a seat."""
    token = new_token()
    chair.others = [*chair.others, digest(token)][-MOST_DEVICES:]
    return token


def chair_of_invitation(chairs: Sequence[Chair], token: str) -> Chair | None:
    """The chair that an invitation is for, if nobody has taken it."""
    found = [chair for chair in chairs if hmac.compare_digest(chair.invitation, digest(token))]
    return found[0] if found and found[0].kind == "open" else None


def set_chairs(seats: Sequence[NewSeat], texts: Texts, programs: Sequence[str] = ()) -> tuple[list[Chair], dict[int, str]]:
    """The chairs of a new table, and the secret of each person's: the owner's token, the others' invitations."""
    wanted = list(seats) or [NewSeat(), NewSeat(kind="bot")]
    check_seats(len(wanted))
    if all(seat.kind == "bot" for seat in wanted):
        raise Refused("seats.bots-only")
    chairs: list[Chair] = []
    secrets_by_seat: dict[int, str] = {}
    for number, seat in enumerate(wanted):
        chair = _chair(number, seat, chairs, texts, programs)
        chairs.append(chair)
        if chair.kind != "bot":
            secrets_by_seat[number] = new_token()
            setattr(chair, "token" if chair.kind == "person" else "invitation", digest(secrets_by_seat[number]))
    return chairs, secrets_by_seat


def _chair(number: int, seat: NewSeat, before: Sequence[Chair], texts: Texts, programs: Sequence[str]) -> Chair:
    taken = [chair.name for chair in before if chair.name]
    if seat.kind == "bot":
        bot = seat.bot or DEFAULT_BOT
        find_player(bot, allow_commands=bot in programs)  # refuses bots that do not exist, and programs nobody has allowed
        return Chair(number, free_name(seat.name or title_of(read_player(bot, allow_commands=True), texts), taken), "bot", bot)
    if any(chair.kind != "bot" for chair in before):
        return Chair(number, "", "open")
    return Chair(number, free_name(seat.name or visible(texts.format("ui-you")), taken), "person", owner=True)


def free_name(name: str, taken: Sequence[str]) -> str:
    """A name that can stand in a record and that nobody else at the table has: the second Ana is `Ana 2`."""
    return told_apart(check_player_name(" ".join(visible(name).split())[:30]), taken)
