"""A sound strategy at once: the archetypes of a kingdom, ranked by a small tournament."""

from __future__ import annotations

from fiefdom.evolve.answers import with_answers
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.arena import Arena
from fiefdom.evolve.leaders import Leaders
from fiefdom.evolve.ranking import best_published, field_of, known_plans, rank, survivors
from fiefdom.evolve.trial import Trial, sound_leaders
from fiefdom.strategy.board import Piles
from fiefdom.strategy.strategy import Strategy

FINALISTS = 8
GAMES_A_CELL = 200

ANSWERING_GAMES = 100
"""Of those that might be an answer, against each strategy of the field."""


def quick_leaders(board: Piles, players: int = 2, *, seed: int = 0) -> Leaders:
    """The best archetypes, their mixture and answers; about a second on one core, up to three where a kingdom has many good cards."""
    arena = Arena(board, players, seed=seed)
    ranked = rank(archetypes(board), arena)
    field = field_of(ranked)
    entrants = list(dict.fromkeys([*[archetype.strategy for _, archetype in ranked[:FINALISTS]], *field]))
    table = arena.table(entrants, GAMES_A_CELL, first=10_000)
    trial = Trial(arena, known_plans(ranked, board), first=30_000)
    leaders = sound_leaders(entrants, table, field, trial, games=GAMES_A_CELL)
    targets = list(dict.fromkeys([*field, *best_published(board, arena, first=15_000)]))
    return with_answers(leaders, survivors(ranked), targets, arena, games=ANSWERING_GAMES, first=20_000)


def quick_strategy(board: Piles, players: int = 2, *, seed: int = 0) -> Strategy:
    """The best archetype."""
    return quick_leaders(board, players, seed=seed).best
