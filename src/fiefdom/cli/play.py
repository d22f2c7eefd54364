"""Play in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fiefdom.agents.agent import read_player
from fiefdom.bots.bot import try_out
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASE_GAME
from fiefdom.cards.kingdoms import CARDS_IN_KINGDOM, Kingdom, random_kingdom
from fiefdom.cli.arguments import add_options, add_shared, own_cards
from fiefdom.errors import BadKingdom, BadPath, BadPlayers, BadUsage
from fiefdom.game.game import new_game
from fiefdom.options import option
from fiefdom.terminal.direction import untouched_streams
from fiefdom.terminal.plain_game import PlainGame
from fiefdom.terminal.session import Session, last_game, level_results, note_result, own_name, read_seats
from fiefdom.text.named import kingdom_named
from fiefdom.text.texts import Texts

RANDOM = "random"
FIRST_GAME = "First Game"
NEW_GAME_ONLY = ("kingdom", "edition", "sets", "players", "bot", "bots", "seed", "cards")
"""Arguments that make no sense for a game that has already begun."""


@dataclass(frozen=True)
class PlayOptions:
    """Who plays, and how it is shown."""

    players: str | None = option(None, metavar="NAMES")
    bot: tuple[str, ...] = option((), metavar="BOT")
    bots: int | None = option(None, metavar="N")
    seed: int | None = option(None)
    english: bool = option(default=False)
    plain: bool = option(default=False)
    resume: str | None = option(None, metavar="FILE", bare="")


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("kingdom", nargs="?", metavar="KINGDOM", help=texts.format("help-play-kingdom"))
    add_options(parser, texts, PlayOptions, "play")
    add_shared(parser, texts, "edition", "sets", "cards")


def run(arguments: argparse.Namespace) -> int:
    texts = Texts(arguments.texts.language, also_english=arguments.english)
    latest = first_session(arguments, texts)
    was_over = latest.game.outcome is not None  # then it was noted before

    def next_session() -> Session:
        nonlocal latest, was_over
        if not was_over:
            note_result(latest, os.environ)
        was_over = False
        latest = start_session(arguments, texts, seed=secrets.randbits(64))
        return latest

    save_to = last_game(os.environ)
    try:
        if arguments.plain or not is_screen():
            return PlainGame(latest, texts, save_to=save_to, new_session=next_session, bidi=arguments.bidi).run()
        with breeding(latest, is_repeatable=arguments.seed is not None):
            return play_on_screen(latest, texts, save_to, next_session, arguments.bidi)
    finally:
        if not was_over:
            note_result(latest, os.environ)


@contextlib.contextmanager
def breeding(session: Session, *, is_repeatable: bool) -> Iterator[None]:
    """Breed better strategies for the kingdom while people play on it, if a bot goes by them; not where a game is to be repeated."""
    kinds = [read_player(bot, allow_commands=True).kind for bot in session.bots.values()]
    if is_repeatable or not any(kind and kind.goes_by_leaders for kind in kinds):
        yield
        return
    from fiefdom.evolve.nursery import Nursery

    nursery = Nursery()
    nursery.ask(session.game.kingdom, len(session.game.players))
    try:
        yield
    finally:
        nursery.close()


def is_screen() -> bool:
    """Whether there is a terminal on both ends that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def play_on_screen(session: Session, texts: Texts, save_to: Path, new_session: Callable[[], Session], bidi: str) -> int:
    """Play with the whole screen; what draws it is loaded only now."""
    from fiefdom.terminal.screen_game import PlayApp

    with untouched_streams():
        return PlayApp(session, texts, save_path=save_to, new_session=new_session, bidi=bidi).run() or 0


def first_session(arguments: argparse.Namespace, texts: Texts) -> Session:
    """The saved game to go on with, or a new one."""
    if arguments.resume is None:
        return start_session(arguments, texts, seed=arguments.seed)
    given = [name for name in NEW_GAME_ONLY if getattr(arguments, name) not in (None, [])]
    if given:
        other = given[0] if given[0] == "kingdom" else f"--{given[0]}"
        raise BadUsage("resume", option=other)
    path = Path(arguments.resume) if arguments.resume else last_game(os.environ)
    if not arguments.resume and not path.exists():
        raise BadPath("no-game")
    return Session.load(path, allow_commands=not arguments.resume)  # our own file; one from elsewhere must not run programs


def start_session(arguments: argparse.Namespace, texts: Texts, seed: int | None) -> Session:
    """A new game as the arguments ask for it."""
    seed = secrets.randbits(64) if seed is None else seed
    bots = arguments.bots
    if bots is not None and not 0 <= bots <= 6:
        raise BadPlayers("bots", number=bots)
    if bots is None:
        bots = 0 if arguments.players or arguments.bot else 1
    cards = own_cards(arguments)
    players = arguments.players or own_name(os.environ, texts)
    seats = read_seats(players, bots, texts, cards, named=arguments.bot or (), results=level_results(os.environ))
    text = arguments.kingdom or (RANDOM if cards or arguments.sets else FIRST_GAME)
    kingdom = choose_kingdom(text, arguments.edition, seed, texts, cards, sets=arguments.sets)
    for seat in seats:
        try_out(seat.bot)
    game = new_game(kingdom, players=[seat.name for seat in seats], seed=seed)
    return Session.seated(game, {seat.name: seat.bot for seat in seats if seat.bot}, allow_commands=True)


def choose_kingdom(
    text: str, edition: str | None, seed: int, texts: Texts, cards: Sequence[Card] = (), *, sets: str | None = None
) -> Kingdom:
    """The kingdom of a name or a code, or one by lot, of these sets of cards and with all the own cards that it can have."""
    if text.strip().lower() == RANDOM:
        own = Random(seed).sample(cards, min(len(cards), CARDS_IN_KINGDOM))
        return random_kingdom(seed, edition or 2, own, sets=sets or BASE_GAME)
    if sets:
        raise BadKingdom("sets-of-lot", kingdom=text)
    return kingdom_named(text, edition, texts, cards)
