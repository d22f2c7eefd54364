"""What somebody takes home from the lab, made in its processes: a game to look at, tables, and a notebook that plays it all again."""

from __future__ import annotations

import io
import json
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Any

import msgspec

from fiefdom.agents.sample_game import sample_game
from fiefdom.server.experimenter import SEED, TestBed
from fiefdom.server.lab_work import (
    BreedFound,
    CompareWork,
    Export,
    ExportFound,
    LeaderFound,
    MadeFile,
    MadeGame,
    MatchWork,
    OneGame,
    PlayedWork,
    SurveyFound,
    SweepWork,
    TournamentWork,
    WorthFound,
)
from fiefdom.simulation.comparison import compare
from fiefdom.simulation.conditions import Conditions
from fiefdom.simulation.export import Cell, Table, save_tables, tables_of
from fiefdom.simulation.result import PlayedGames
from fiefdom.simulation.run import play_match
from fiefdom.simulation.sweep import Template, play_sweep
from fiefdom.simulation.tournament import play_tournament


def one_game(wish: OneGame) -> MadeGame:
    """A game of a match."""
    began = time.process_time()
    bench = TestBed.of(wish.of)
    players = bench.players(wish.of.strategies)
    game = sample_game(players, bench.board(players), seed=SEED, number=wish.number)
    return MadeGame(str(game.record), time.process_time() - began)


def exported(wish: Export, most_games: int) -> MadeFile:
    """Results as a file."""
    began = time.process_time()
    games = min(wish.games, most_games)
    if wish.form == "notebook":
        body, kind, name = json.dumps(notebook(wish.of, games), indent=1).encode(), "application/x-ipynb+json", "fiefdom-lab.ipynb"
    elif wish.form == "json":
        body, kind, name = json.dumps(played_again(wish.of, games).as_dict(), indent=1).encode(), "application/json", "fiefdom-lab.json"
    else:
        body, kind, name = zipped(tables_of(played_again(wish.of, games)), wish.form), "application/zip", f"fiefdom-lab-{wish.form}.zip"
    return MadeFile(body, kind, name, time.process_time() - began)


def found_exported(wish: ExportFound) -> MadeFile:
    """What a search has found as a file."""
    began = time.process_time()
    if wish.form == "json":
        body, kind, name = msgspec.json.format(msgspec.json.encode(wish.found), indent=1), "application/json", "fiefdom-found.json"
    else:
        body, kind, name = zipped(found_tables(wish.found), wish.form), "application/zip", f"fiefdom-found-{wish.form}.zip"
    return MadeFile(body, kind, name, time.process_time() - began)


def found_tables(found: BreedFound | SurveyFound | WorthFound) -> dict[str, Table]:
    """The tables of what was found, by name."""
    if isinstance(found, WorthFound):
        return {
            "kingdoms": [{"card": found.card, **msgspec.structs.asdict(here), "kingdom": "/".join(here.kingdom)} for here in found.kingdoms]
        }
    leaders = [_row(place, leader) for place, leader in enumerate(found.leaders, 1)]
    if isinstance(found, BreedFound):
        return {"leaders": leaders}
    return {
        "leaders": leaders,
        "copies": [{"card": card, "copies": number} for card, number in found.copies.items()],
        "character": [msgspec.structs.asdict(found.character)] if found.character else [],
        "openings": [{**msgspec.structs.asdict(opening), "cards": "/".join(opening.cards)} for opening in found.openings],
    }


def _row(place: int, leader: LeaderFound) -> dict[str, Cell]:
    against = {f"against_{other}": share for other, share in enumerate(leader.against, 1)}
    return {"place": place, "name": leader.name, "weight": leader.weight, "text": leader.text, **against}


def played_again(work: PlayedWork, games: int) -> PlayedGames:
    """The games of an experiment, as the commands play them."""
    bench = TestBed.of(work)
    conditions = Conditions(bench.kingdom or None, games=games, seed=SEED, threads=1, cards=bench.own)
    if isinstance(work, MatchWork):
        return play_match(bench.players(work.strategies), conditions)
    if isinstance(work, TournamentWork):
        return play_tournament(bench.players(work.strategies), conditions)
    if isinstance(work, SweepWork):
        return play_sweep(Template("", work.template), bench.players(work.against), {"n": tuple(work.values)}, conditions)
    return compare(bench.players([work.new, work.old]), bench.players(work.against), conditions)


def zipped(tables: dict[str, Table], form: str) -> bytes:
    """All tables in one file."""
    packed = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        for path in save_tables(tables, Path(folder), form):
            files.write(path, path.name)
    return packed.getvalue()


# The notebook

LIKE = {
    MatchWork: ("fiefdom.simulation.run", "play_match", "play_match(players, conditions)"),
    TournamentWork: ("fiefdom.simulation.tournament", "play_tournament", "play_tournament(players, conditions)"),
    SweepWork: (
        "fiefdom.simulation.sweep",
        "Template, play_sweep",
        'play_sweep(Template("", text), against, {"n": values}, conditions)',
    ),
    CompareWork: ("fiefdom.simulation.comparison", "compare", "compare(versions, against, conditions)"),
}
"""How the library does each of them: the module, what to import, the call."""


def notebook(work: PlayedWork, games: int) -> dict[str, Any]:
    """A notebook that plays the same games with the library."""
    module, names, call = LIKE[type(work)]
    shown = (
        "for step in result.steps:\n    print(step.label, step.result.players[0].points)"
        if isinstance(work, SweepWork)
        else "print(result)"
    )
    cells = [
        _markdown("# Fiefdom lab\n\nThe games of the lab, played again: the same strategies, kingdom and shuffles, so the same numbers."),
        _code(
            "from fiefdom.cards.card_file import CardFile\n"
            "from fiefdom.simulation.conditions import Conditions\n"
            f"from {module} import {names}\n"
            "from fiefdom.strategy.strategy import Strategy\n\n"
            f"cards = tuple(CardFile.parse({work.cards!r})) if {bool(work.cards)} else ()\n"
            f"conditions = Conditions({work.kingdom or None!r}, games={games}, seed={SEED}, cards=cards)"
        ),
        _code(_strategies(work)),
        _code(f"result = {call}\n{shown}"),
        _code("from fiefdom.simulation.export import tables_of\n\ntables = tables_of(result)\nlist(tables)"),
        _code('result.save_plot("lab.svg")  # needs the extra `plots`'),
    ]
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def _strategies(work: PlayedWork) -> str:
    """The strategies as they were written."""
    if isinstance(work, MatchWork | TournamentWork):
        return _list("players", work.strategies)
    if isinstance(work, SweepWork):
        return f"text = {_text(work.template)}\nvalues = {tuple(work.values)!r}\n{_list('against', work.against)}"
    return _list("versions", [work.new, work.old]) + "\n" + _list("against", work.against)


def _list(name: str, texts: list[str]) -> str:
    lines = "".join(f'    Strategy.parse({_text(text)}, "#{number}", cards),\n' for number, text in enumerate(texts, 1))
    return f"{name} = [\n{lines}]"


def _text(text: str) -> str:
    is_plain = '"' not in text and "\\" not in text and not text.startswith("\n")
    return f'"""\\\n{text}"""' if is_plain else repr(text)


def _markdown(text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": text}


def _code(text: str) -> dict[str, Any]:
    return {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": [], "source": text}
