"""Play thousands of games between strategies: who wins, how surely, and how the games go.

What `tournament` and `sweep` share with it is here too: the conditions, the progress bar, and where results go.
"""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from fiefdom.agents.agent import is_program, read_player
from fiefdom.cli.arguments import add_options, add_shared, chosen
from fiefdom.cli.output import exit_code, note, note_failure, progress, put, put_json, put_sheet, warn_if_slow
from fiefdom.errors import BadPath, SystemProblem
from fiefdom.files import write_whole
from fiefdom.simulation.comparison import compare
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.export import FORMS, check_folder, check_form, save_tables, tables_of
from fiefdom.simulation.players import Player
from fiefdom.simulation.report import report_of
from fiefdom.simulation.result import PlayedGames, Result
from fiefdom.simulation.run import Show, play_match
from fiefdom.simulation.statistics import percent, shortened, whole
from fiefdom.strategy.library import is_strategy
from fiefdom.text.named import kingdom_named
from fiefdom.text.texts import Texts


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=texts.format("help-sim-players"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=texts.format("help-sim-record"))
    parser.add_argument("--compare", action="append", default=[], metavar="PLAYER", help=texts.format("help-sim-compare"))
    add_condition_arguments(parser, texts, games="help-sim-games")


def run(arguments: argparse.Namespace) -> int:
    conditions = conditions_of(arguments)
    players = contenders(arguments.players, conditions)
    if arguments.compare:
        versions = [players[0], *contenders(arguments.compare, conditions)]
        return play_visibly(lambda show: compare(versions, players[1:], conditions, show), len(versions), conditions, arguments)

    def play(show: Show) -> Result:
        result = play_match(players, conditions, lambda so_far: show(0, so_far))
        if arguments.record is not None:
            write_game(result, arguments)
        warn_about(result, arguments.texts, conditions.until)
        return result

    return play_visibly(play, 1, conditions, arguments)


def write_game(result: Result, arguments: argparse.Namespace) -> None:
    """The first game of a match between strategies, as a record to look at."""
    from fiefdom.agents.sample_game import record_of_match

    write_whole(arguments.record, str(record_of_match(result)))
    note(arguments.texts.format("sim-saved", value=str(arguments.record)))


# What the three verbs share


def add_condition_arguments(parser: argparse.ArgumentParser, texts: Texts, *, games: str) -> None:
    """The options of all verbs that play matches; `games` is the message that explains `--games`."""
    add_options(parser, texts, Conditions, "sim", games=games)
    parser.add_argument("--plot", type=Path, metavar="FILE", help=texts.format("help-sim-plot"))
    parser.add_argument("--csv", type=Path, metavar="FOLDER", help=texts.format("help-sim-csv"))
    parser.add_argument("--parquet", type=Path, metavar="FOLDER", help=texts.format("help-sim-parquet"))
    add_shared(parser, texts, "json")


def conditions_of(arguments: argparse.Namespace) -> Conditions:
    """The conditions that the arguments ask for; where results go is checked before anything is played."""
    check_outputs(arguments)
    said = chosen(Conditions, arguments)
    if "kingdom" in said:
        said["kingdom"] = kingdom_named(arguments.kingdom, arguments.edition, arguments.texts, said.get("cards", ()))
    return Conditions(**said)


def contenders(words: Sequence[str], conditions: Conditions) -> list[Player]:
    """Whom the words mean; programs are tried out before anything is played."""
    found = [contender(word, conditions) for word in words]
    for word in dict.fromkeys(filter(is_program, words)):
        from fiefdom.bots.bot import try_out

        try_out(word)
    return found


def contender(word: str, conditions: Conditions) -> Player:
    """Whom a word means. Most mean a strategy, and do not wait for what only other players need."""
    strategy = read_player(word, conditions.cards).strategy if is_strategy(word) else None
    if strategy:
        return strategy
    from fiefdom.bots.guests import find_contender

    return find_contender(word, conditions.cards, allow_commands=True, failed=note_failure)


def check_outputs(arguments: argparse.Namespace) -> None:
    """Refuse places that cannot be written to."""
    if arguments.plot is not None:
        from fiefdom.simulation.drawing import check_plot

        check_plot(arguments.plot)
    for form in FORMS:
        if getattr(arguments, form) is not None:
            check_form(form)
            check_folder(getattr(arguments, form))


def play_visibly(play: Callable[[Show], PlayedGames], matches: int, conditions: Conditions, arguments: argparse.Namespace) -> int:
    """Play so many matches with a progress bar, then print and write what was asked for; the exit code."""
    warn_if_slow()
    with shown_progress(matches, conditions, arguments.texts) as show:
        played = play(show)
    if arguments.json:
        put_json(played.as_dict())
    else:
        sheets, remarks = report_of(played, arguments.texts)
        for sheet in sheets:
            put_sheet(sheet)
        for remark in remarks:
            put(remark)
    write_outputs(played, arguments)  # last, so that nothing is lost where there is no room for them
    return exit_code(arguments.texts, finished=not played.interrupted)


@contextlib.contextmanager
def shown_progress(matches: int, conditions: Conditions, texts: Texts) -> Iterator[Show]:
    """A bar that shows how many games are played, how fast, and how long it will still take."""
    with progress("rate") as bar:
        task = bar.add_task(texts.format("sim-games"), total=matches * conditions.number_of_games, rate="")
        played: dict[int, int] = {}

        def show(done: int, result: Result) -> None:
            played[done] = result.games
            expected = expected_games(result, conditions)
            total = sum(played.values()) - result.games + (matches - done) * expected
            bar.update(task, completed=sum(played.values()), total=total, rate=rate_of(result, conditions, texts))

        yield show


def expected_games(result: Result, conditions: Conditions) -> int:
    """How many games a match will probably take: to halve an interval takes four times as many."""
    if conditions.until is None:
        return conditions.number_of_games
    needed = result.games * max(1.0, result.precision / conditions.until) ** 2
    return min(conditions.number_of_games, round(needed))


def rate_of(result: Result, conditions: Conditions, texts: Texts) -> str:
    """Games per second, and the precision so far if one is wanted."""
    rate = texts.format("sim-rate", value=whole(result.games_per_second, texts))
    return rate if conditions.until is None else f"{rate} ±{percent(result.precision, texts, 2)}"


def write_outputs(shown: PlayedGames, arguments: argparse.Namespace) -> None:
    """The plot and the tables, if somebody wants them."""
    written: list[Path] = []
    try:
        if arguments.plot is not None:
            from fiefdom.simulation.drawing import save_plot

            written.append(save_plot(shown, arguments.plot, arguments.texts))
        for form in FORMS:
            if getattr(arguments, form) is not None:
                written += save_tables(tables_of(shown), getattr(arguments, form), form)
    except OSError as problem:
        raise BadPath("unwritable", path=problem.filename, why=SystemProblem.of(problem)) from None
    for path in written:
        note(arguments.texts.format("sim-saved", value=str(path)))


def warn_about(result: Result, texts: Texts, until: float | None) -> None:
    """Say what the players miss on the board, and whether the precision was not reached."""
    for name, cards in result.missing.items():
        note(texts.format("sim-missing-cards", player=shortened(name), cards=", ".join(texts.card(card) for card in cards)))
    if until is not None and result.precision > until and not result.interrupted:
        note(texts.format("sim-not-reached", value=percent(result.precision, texts, 2)))
