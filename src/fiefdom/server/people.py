"""Names of one's own, without e-mail and without passwords: whoever holds the recovery code is that person. And how strong they are.

Only a digest of the code is kept. Ratings are those of the library `openskill` (Plackett–Luce), apart by number of players, for people and
for bots alike. They need the extra `ratings`.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

from fiefdom.errors import MissingExtra
from fiefdom.game.decision import check_player_name
from fiefdom.server.chairs import digest
from fiefdom.server.database import Database
from fiefdom.server.people_forms import PersonState, PlayerRating, RatedPlayer
from fiefdom.server.refusal import Refused
from fiefdom.server.schema import BLOCKS, PARTS, PEOPLE, RATED, RATINGS, insert, put
from fiefdom.server.storage import Storage
from fiefdom.text.letters import visible

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's Base32: no letters that look like digits."""

ALIKE = str.maketrans("OIL", "011")
GROUPS, GROUP = 5, 5
"""A code has five groups of five letters, 125 bits: nobody guesses one."""

BOT = "bot:"
"""What the ids of bots begin with; those of people are digests."""

MIDDLE, SCALE = 25.0, 60.0
"""Where the library begins, and points for each of its own: everybody begins with 1500."""

DOUBT = MIDDLE / 3
MOST_STANDINGS = 100


def new_code() -> str:
    letters = (secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
    text = "".join(letters)
    return "-".join(text[place : place + GROUP] for place in range(0, len(text), GROUP))


def id_of(code: str) -> str:
    """What is kept of a code, however it was written down."""
    return digest("".join(letter for letter in code.upper().translate(ALIKE) if letter in LETTERS))


def key_of(name: str) -> str:
    """What two names have in common that nobody could tell apart at a glance."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


class KnownPerson(NamedTuple):
    """Somebody with a name of their own."""

    id: str
    name: str


class Finish(NamedTuple):
    """How somebody ended: an id of a person or of a bot, and their place; those who share one are equal."""

    who: str
    place: int


class People:
    """Everybody who has a name of their own."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def make(self, wanted: str) -> tuple[str, str]:
        """A new person: their name and their code."""
        name, code = _checked(wanted), new_code()

        def work(database: Database, day: int) -> None:
            database.wait_for_others()
            _refuse_taken(database, name)
            database.execute(insert(PEOPLE), (id_of(code), name, key_of(name), day))

        await self.storage.run(work)
        return name, code

    async def find(self, code: str) -> KnownPerson:
        """Whose code it is."""
        person = id_of(code)

        def work(database: Database, day: int) -> str:
            database.execute("UPDATE people SET day = ? WHERE id = ?", (day, person))
            row = database.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
            return str(row[0]) if row else ""

        name = await self.storage.run(work)
        if not name:
            raise Refused("token.no-person")
        return KnownPerson(person, name)

    async def rename(self, code: str, wanted: str) -> None:
        person, name = await self.find(code), _checked(wanted)

        def work(database: Database, _: int) -> None:
            database.wait_for_others()
            if key_of(name) != key_of(person.name):
                _refuse_taken(database, name)
            database.execute("UPDATE people SET name = ?, key = ? WHERE id = ?", (name, key_of(name), person.id))

        await self.storage.run(work)

    async def forget(self, code: str) -> None:
        """Delete all that is known of somebody."""
        person = await self.find(code)

        def work(database: Database, _: int) -> None:
            for part, column in ((PEOPLE, "id"), *PARTS[PEOPLE.name]):
                database.execute(f"DELETE FROM {part.name} WHERE {column} = ?", (person.id,))

        await self.storage.run(work)

    async def state(self, code: str) -> PersonState:
        person = await self.find(code)

        def work(database: Database, _: int) -> PersonState:
            sql = "SELECT seats, mu, sigma, games FROM ratings WHERE id = ? ORDER BY seats"
            ratings = [_rating(*row) for row in database.execute(sql, (person.id,))]
            sql = "SELECT name FROM blocks JOIN people ON people.id = blocks.other WHERE person = ? ORDER BY name"
            return PersonState(name=person.name, ratings=ratings, blocked=[name for (name,) in database.execute(sql, (person.id,))])

        return await self.storage.run(work)

    # With whom one does not want to play

    async def block(self, code: str, other: str) -> None:
        person = await self.find(code)
        if not other or other == person.id:
            raise Refused("not-allowed.nobody-to-block")
        await self.storage.run(lambda database, _: database.execute(put(BLOCKS), (person.id, other)) and None)

    async def unblock(self, code: str, name: str) -> None:
        person = await self.find(code)
        sql = "DELETE FROM blocks WHERE person = ? AND other IN (SELECT id FROM people WHERE key = ?)"
        await self.storage.run(lambda database, _: database.execute(sql, (person.id, key_of(name))) and None)

    async def avoided(self, person: str) -> set[str]:
        """Whom somebody has blocked, and who has blocked them."""
        sql = "SELECT other FROM blocks WHERE person = ? UNION SELECT person FROM blocks WHERE other = ?"
        return await self.storage.run(lambda database, _: {other for (other,) in database.execute(sql, (person, person))})

    # Ratings

    async def points(self, person: str, players: int) -> int:
        """How strong somebody is in games of so many players."""
        return await self.storage.run(lambda database, _: _rating(players, *_kept(database, person, players)).points)

    async def standings(self, players: int) -> list[RatedPlayer]:
        """The strongest first: those who are surely strong before those who only may be."""
        sql = (
            "SELECT ratings.id, name, mu, sigma, games FROM ratings LEFT JOIN people ON people.id = ratings.id "
            "WHERE seats = ? ORDER BY mu - 3 * sigma DESC LIMIT ?"
        )

        def work(database: Database, _: int) -> list[RatedPlayer]:
            return [
                RatedPlayer(name=name or "", bot=who.removeprefix(BOT) if who.startswith(BOT) else "", rating=_rating(players, *numbers))
                for who, name, *numbers in database.execute(sql, (players, MOST_STANDINGS))
            ]

        return await self.storage.run(work)

    async def note(self, table: str, finish: Sequence[Finish]) -> list[tuple[int, int]]:
        """Count a game, once; for each seat the points before and after it, nothing if it was counted already."""
        model = _model()

        def work(database: Database, day: int) -> list[tuple[int, int]]:
            database.wait_for_others()
            if database.execute("SELECT 1 FROM rated WHERE id = ?", (table,)).fetchone():
                return []
            database.execute(insert(RATED), (table, day))
            before = [_kept(database, each.who, len(finish)) for each in finish]
            teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
            after = [team[0] for team in model.rate(teams, ranks=[each.place for each in finish])]
            for each, (_, _, games), now in zip(finish, before, after, strict=True):
                if [other.who for other in finish].count(each.who) == 1:  # a bot at two seats is no measure of itself
                    database.execute(put(RATINGS), (each.who, len(finish), now.mu, now.sigma, games + 1))
            return [(_points(mu), _points(now.mu)) for (mu, _, _), now in zip(before, after, strict=True)]

        return await self.storage.run(work)


def _model() -> Any:
    """The library, which is an extra."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as problem:
        raise MissingExtra("library", library="openskill", extra="ratings") from problem
    return PlackettLuce()


def has_ratings() -> bool:
    """Whether the extra is installed."""
    try:
        _model()
    except MissingExtra:
        return False
    return True


def _checked(name: str) -> str:
    return check_player_name(" ".join(visible(name).split()))


def _refuse_taken(database: Database, name: str) -> None:
    if database.execute("SELECT 1 FROM people WHERE key = ?", (key_of(name),)).fetchone():
        raise Refused("not-allowed.name-taken", value=name)


def _kept(database: Database, who: str, players: int) -> tuple[float, float, int]:
    row = database.execute("SELECT mu, sigma, games FROM ratings WHERE id = ? AND seats = ?", (who, players)).fetchone()
    return row or (MIDDLE, DOUBT, 0)


def _points(mu: float) -> int:
    return round(mu * SCALE)


def _rating(players: int, mu: float, sigma: float, games: int) -> PlayerRating:
    return PlayerRating(players=players, points=_points(mu), reach=round(2 * sigma * SCALE), games=games)
