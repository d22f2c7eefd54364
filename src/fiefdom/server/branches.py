"""The branches of finished games: made, kept, and told as a tree. And positions that somebody has set up or copied."""

from __future__ import annotations

import hashlib
import secrets
from random import Random

import msgspec

from fiefdom.agents.agent import DEFAULT_BOT
from fiefdom.cards.kingdoms import Kingdom
from fiefdom.game.determinise import determinise
from fiefdom.game.notation import write_position
from fiefdom.game.record import Record
from fiefdom.server import brancher, film
from fiefdom.server.adviser import option_in_words
from fiefdom.server.advising import check_allowed
from fiefdom.server.branch import (
    Branch,
    BranchFigures,
    BranchMade,
    BranchTree,
    CopyPosition,
    NewBranch,
    PositionShown,
    PositionText,
    PositionWish,
)
from fiefdom.server.brancher import Beginning
from fiefdom.server.chairs import chair_of_token
from fiefdom.server.feed import ENCODER
from fiefdom.server.forms import NewSeat
from fiefdom.server.guard import Address
from fiefdom.server.hall import Hall, table_name
from fiefdom.server.jobs import Jobs
from fiefdom.server.picture import Picture
from fiefdom.server.refusal import Refused
from fiefdom.server.replays import Archive
from fiefdom.server.table_plan import Origin, TablePlan
from fiefdom.server.wire import TableMade
from fiefdom.text.answers import answer_text
from fiefdom.text.languages import check_language
from fiefdom.text.reasons import Reason, why_lines
from fiefdom.text.texts import QuickTexts, Texts

BRANCH_BYTES = 9
MOST_BRANCHES = 100
"""Branches of a game that are kept."""

DEEPEST = 6
"""How many games that follow from each other a tree shows."""

ADVICE_ROLLOUTS = 4000
"""What advice about a position costs."""

KEPT: msgspec.json.Decoder[Branch] = msgspec.json.Decoder(Branch)
PICTURE: msgspec.json.Decoder[Picture] = msgspec.json.Decoder(Picture)


class Branches:
    """Makes branches, and finds those that there are."""

    def __init__(self, hall: Hall, archive: Archive, jobs: Jobs) -> None:
        self.hall = hall
        self.archive = archive
        self.jobs = jobs
        self.storage = hall.storage

    async def make(self, replay: str, wish: NewBranch, payer: Address) -> BranchMade:
        """Try something from a moment of a finished game. What its player could not see there is dealt anew."""
        text = await self.archive.text(replay)
        setup = Record.parse(text).setup
        if len(await self.storage.load_branches(replay, MOST_BRANCHES)) >= MOST_BRANCHES:
            raise Refused("too-fast.too-many-branches")
        name, table, key = table_name(wish.name), None, secrets.token_urlsafe(BRANCH_BYTES)
        if wish.kind == "play":
            begun = await self.jobs.make(payer, brancher.begin, text, wish.step, secrets.randbits(64))
            figures = BranchFigures(seat=begun.seat, turn_seat=begun.turn_seat, turn=begun.turn)
            table = await self.seat_at(begun, setup.players[begun.seat], wish.bot, wish.language, origin=(replay, key))
        else:
            names = {card.slug: card.name for card in setup.kingdom.cards}
            answers = tuple(names.get(answer, answer) for answer in wish.answers) if wish.kind == "compare" else ()
            figures = (await self.jobs.make(payer, brancher.play_on, text, wish.step, answers, wish.games)).found
        branch = Branch(
            branch=key,
            replay=replay,
            step=wish.step,
            kind=wish.kind,
            name=name,
            figures=figures,
            table=table.table if table else "",
            bot=(wish.bot or DEFAULT_BOT) if table else "",
        )
        if wish.keep or table:
            await self.storage.add_branch(replay, key, ENCODER.encode(branch))
        return BranchMade(branch=in_words(branch, setup.kingdom, QuickTexts(check_language(wish.language))), table=table)

    async def tree(self, replay: str, language: str) -> BranchTree:
        """The branches of a game, those of the games that were played on from it, and the one that it is itself."""
        kingdom = Record.parse(await self.archive.text(replay)).setup.kingdom
        texts = QuickTexts(check_language(language))
        found = [in_words(branch, kingdom, texts) for branch in await self._below(replay, "", DEEPEST)]
        origin = await self._origin(replay)
        return BranchTree(branches=found, origin=in_words(origin, kingdom, texts) if origin else None)

    async def _origin(self, replay: str) -> Branch | None:
        """The branch that a table was made for, if it was, and if it is still there."""
        if film.UPLOADED.fullmatch(replay):
            return None
        origin = (await self.hall.look(replay)).table.plan.origin
        kept = await self.storage.load_branch(*origin) if origin else None
        return KEPT.decode(kept) if kept else None

    async def _below(self, replay: str, parent: str, depth: int) -> list[Branch]:
        """The branches of a game, each followed by those of its own game."""
        found: list[Branch] = []
        for body in await self.storage.load_branches(replay, MOST_BRANCHES):
            branch = msgspec.structs.replace(KEPT.decode(body), parent=parent)
            found.append(branch)
            if branch.table and depth:
                found += await self._below(branch.table, branch.branch, depth - 1)
            if len(found) >= MOST_BRANCHES:
                break
        return found[:MOST_BRANCHES]

    async def seat_at(self, begun: Beginning, name: str, bot: str, language: str, origin: Origin = None) -> TableMade:
        """A table that begins at a position, with somebody in the seat that is asked and bots in the others."""
        texts, other = Texts(language), NewSeat(kind="bot", bot=bot or DEFAULT_BOT)
        plan = TablePlan.at(begun.position, origin)
        return await self.hall.make_at(plan, [NewSeat(name=name) if seat == begun.seat else other for seat in range(plan.seats)], texts)

    # Positions

    async def lay_out(self, wish: PositionWish, payer: Address) -> PositionShown:
        """A position that somebody has set up, and what is wanted with it."""
        laid = await self.archive.studio.make(film.lay_out, wish.position, check_language(wish.language))
        shown = PositionShown(position=laid.position, state=PICTURE.decode(laid.picture))
        if wish.wish != "show" and laid.seat is None:
            raise Refused("not-now.position-over")
        if wish.wish == "advise":
            shown.advice, _ = await self.jobs.make(payer, brancher.advise, laid.record, ADVICE_ROLLOUTS, wish.language)
        if wish.wish == "play":
            begun = await self.jobs.make(payer, brancher.begin, laid.record, 0, secrets.randbits(64))
            shown.table = await self.seat_at(begun, wish.name, wish.bot, wish.language)
        return shown

    async def at_step(self, replay: str, step: int) -> PositionText:
        """A moment of a finished game as text."""
        text = await self.archive.text(replay)
        return PositionText(position=await self.archive.studio.make(film.position_at, replay, text, step))

    async def copied(self, table: str, wish: CopyPosition) -> PositionText:
        """The position at a running table, from what the seat that is asked can see, where that seat may have advice, too."""
        room = await self.hall.find(table)
        chair = chair_of_token(room.table.chairs, wish.token)
        if chair is None:
            raise Refused("token")
        check_allowed(room.table, chair.seat)
        room.table.check_asked(chair.seat, wish.question)
        game = room.table.game
        assert game is not None
        seen = game.view(chair.seat, open_counts=room.table.plan.options.open_counts)
        digest = hashlib.sha256(seen.value).digest()
        return PositionText(position=write_position(determinise(seen, Random(digest))))


def in_words(branch: Branch, kingdom: Kingdom, texts: Texts) -> Branch:
    """A branch as people read it."""
    figures = branch.figures
    reasons = [Reason(each.code, each.here / 1000, each.there / 1000, each.card) for each in figures.reasons]
    told = msgspec.structs.replace(
        figures,
        options=[option_in_words(option, kingdom, texts) for option in figures.options],
        compared=answer_text(figures.compared, kingdom, texts) if figures.compared else "",
        why=list(why_lines(reasons, kingdom, texts)),
        reasons=[],
    )
    return msgspec.structs.replace(branch, figures=told)
