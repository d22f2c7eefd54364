"""Mining puzzles: bots play against each other on many kingdoms, and every choice is looked at whose best deed stands out.

A deed must be better than every other one by a margin, with 99 % confidence, twice: in a first measurement, and in a second and longer one
from other deals, which looks at all deeds again. It must stay the best one whatever plan is followed afterwards, and somebody must miss it.
The same seed digs up the same puzzles.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from fiefdom.agents.agent import is_settled
from fiefdom.agents.chance import Z95
from fiefdom.agents.levels import LEVELS, best_single_card
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import costs_nothing
from fiefdom.cards.card import Card
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.engine.words import ASK_TREASURE, NO_QUESTION
from fiefdom.evolve.find import quick_leaders, shipped_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.determinise import determinise
from fiefdom.game.driver import Agent
from fiefdom.game.notation import write_position
from fiefdom.game.position import Position
from fiefdom.game.view import View, view
from fiefdom.puzzles.deed import Deed, deed_by, deeds
from fiefdom.puzzles.measurement import DeedMeasurement
from fiefdom.puzzles.prospects import prospect
from fiefdom.puzzles.puzzle import SOLVER, Puzzle, PuzzleAnswer, is_sound
from fiefdom.puzzles.themes import themes_of
from fiefdom.review.weighing import Z99, Outlook

MARGIN = 0.08
"""By how much the best deed must be better than every other one, for certain."""

LOOK = 160
"""Deals of the first look at a choice."""

FAINT = 0.02
PROMISING = 0.07
"""The gaps that are worth a first look, and a measurement."""

FIRST_RUN = (2000, 8000)
SECOND_RUN = (6000, 24000)
"""Deals of the two measurements: the fewest, and how many there may be before a choice is given up."""

SECOND_LOOK = 200
"""Deals of the first round of the second run, in which all deeds compete again."""

PLANNED = 500
SHOWN = 100
"""Deals in which every deed is followed by each plan; and those that tell what becomes of it."""

MOST_OF_A_GAME = 2
MOST_OF_A_THEME = 2
"""Puzzles from one game, and with one theme from one kingdom: more are mostly the same idea again."""

HOPELESS = 0.15
"""With a win chance below this nobody likes to look for the best deed."""

TRIES = 8
"""How often levels that go by lot are asked."""

EASIEST, HARDEST = 1000, 2000
"""Where the ratings of puzzles begin that all levels find, and those that none finds."""

LEAST_MISSED = 0.3
"""The part of the levels that must miss the best deed: what everybody sees is no puzzle."""


@dataclass(frozen=True)
class Mine:
    """Where to dig: the seed, and how many games on each kingdom."""

    seed: int = 0
    games: int = 16

    def kingdom(self, number: int) -> Kingdom:
        """The kingdoms to play on: first all recommended sets, then by lot, of one edition after the other."""
        sets = [each for each in RECOMMENDED_SETS if not each.missing]
        if number < len(sets):
            return find_kingdom(sets[number].key, sets[number].edition)
        return random_kingdom(Random(f"{self.seed} {number}").getrandbits(63), 2 if number % 2 else 1)

    def dig(self, number: int) -> list[Puzzle]:
        """The puzzles found on one kingdom."""
        return list(Dig(self.kingdom(number), Random(f"{self.seed} dig {number}")).puzzles(self.games))


class Dig:
    """Games on one kingdom, and the puzzles in them."""

    def __init__(self, kingdom: Kingdom, random: Random) -> None:
        self.kingdom = kingdom
        self.random = random
        self.leaders = shipped_leaders(kingdom) or quick_leaders(kingdom)
        self.outlook = Outlook(kingdom, 2, lambda *_: self.leaders)
        self.panel = panel(kingdom, self.leaders)
        self._known: set[tuple[str, tuple[str, ...]]] = set()
        self._themes: Counter[str] = Counter()

    def puzzles(self, games: int) -> Iterator[Puzzle]:
        for _ in range(games):
            found = 0
            for seen in self._choices():
                puzzle = self._puzzle(seen) if found < MOST_OF_A_GAME else None
                if puzzle:
                    found += 1
                    yield puzzle

    def _choices(self) -> Iterator[View]:
        """The views of the solver's seat at all choices of a game between two bots."""
        random = self.random
        agents = [self._player(random), self._player(random)]
        position = Position.new(self.kingdom, seed=random.getrandbits(63), starter=random.randrange(2))
        last = ("", -1)
        while position.handle.question != NO_QUESTION:
            question = position.question
            assert question is not None
            if position.handle.question == ASK_TREASURE:
                position.play_all_treasures()
                continue
            seen = view(position, question.seat)
            is_new = (question.id, question.remaining) != (last[0], last[1] - 1)
            if question.seat == SOLVER and is_new and not is_settled(question):
                yield seen
            last = (question.id, question.remaining) if question.seat == SOLVER else last
            position.answer(agents[question.seat].choose(seen))

    def _player(self, random: Random) -> Agent:
        """Mostly somebody who knows what to do here, so that the positions are those of good games."""
        if random.random() < 0.6:
            return StrategyAgent(self.leaders.choose(random))
        level = random.choice([level for level in self.panel if level != "beginner"])
        return self.panel[level](random.getrandbits(32))

    # From a choice to a puzzle

    def _puzzle(self, seen: View) -> Puzzle | None:
        start = determinise(seen, self.random)
        choices = deeds(start)
        if len(choices) < 2:
            return None
        measured = self._promising(seen, choices)
        if measured is None or (key := self._key(start, measured.best)) in self._known or self._is_enough_of(seen, start, measured):
            return None
        found_by, missed = self._levels(start, measured.best)
        line = write_position(start)
        if missed < LEAST_MISSED or not self._stands_out(measured, FIRST_RUN) or not is_sound(line):
            return None
        again = DeedMeasurement(seen, self.outlook, choices, seed=self.random.getrandbits(63))
        again.compete(SECOND_LOOK)
        if not self._stands_out(again, SECOND_RUN) or again.best.words != measured.best.words or not again.holds_with_plans(PLANNED):
            return None
        self._known.add(key)
        self._themes[self._about(seen, start, again)[0]] += 1
        return self._written(seen, start, line, again, found_by, missed)

    def _is_enough_of(self, seen: View, start: Position, measured: DeedMeasurement) -> bool:
        """Whether there are enough puzzles of this kind; or it is one that is not worth solving."""
        theme = self._about(seen, start, measured)[0]
        return self._themes[theme] >= MOST_OF_A_THEME or measured.chance(measured.order[0]).share < HOPELESS

    def _about(self, seen: View, start: Position, measured: DeedMeasurement) -> tuple[str, ...]:
        best, second = (measured.finalists[place] for place in measured.order[:2])
        return themes_of(seen, *(cards_of(deed, start) for deed in (best, second)))

    def _promising(self, seen: View, choices: list[Deed]) -> DeedMeasurement | None:
        """A first look: a choice that may be a puzzle."""
        measured = DeedMeasurement(seen, self.outlook, choices, seed=self.random.getrandbits(63))
        if measured.compete() < FAINT:
            return None
        measured.measure(LOOK)
        gap = measured.gap()
        if costs_nothing(seen, measured.best.numbers[0]) or gap.mean < PROMISING or gap.mean + gap.error < MARGIN:
            return None
        return measured

    def _stands_out(self, measured: DeedMeasurement, deals: tuple[int, int]) -> bool:
        """Measure until it is clear, or until it is not worth going on, whether the best deed is better by the margin."""
        fewest, most = deals
        while measured.deals < most:
            measured.measure(fewest)
            gap = measured.gap()
            if measured.least_gap() >= MARGIN:
                return True
            if gap.mean + Z99 * gap.error < MARGIN:
                return False
        return False

    def _key(self, start: Position, best: Deed) -> tuple[str, tuple[str, ...]]:
        """What must not come twice on a kingdom: the same answer to the same question."""
        assert start.question is not None
        return start.question.id, best.words

    def _levels(self, start: Position, best: Deed) -> tuple[tuple[str, ...], float]:
        """The levels that find the best deed more often than not, and the share of all that miss it."""
        shares = {}
        for level, make in self.panel.items():
            tries = [answered(start, make(number)) for number in range(TRIES if level in BY_LOT_LEVELS else 1)]
            shares[level] = sum(deed.words == best.words for deed in tries) / len(tries)
        return tuple(level for level, share in shares.items() if share > 0.5), 1 - sum(shares.values()) / len(shares)

    def _written(
        self, seen: View, start: Position, line: str, measured: DeedMeasurement, found_by: tuple[str, ...], missed: float
    ) -> Puzzle:
        order = measured.order
        seed = self.random.getrandbits(32)
        best, second = (measured.finalists[place] for place in order[:2])
        after = (
            prospect(seen, self.outlook, best, deals=SHOWN, seed=seed),
            prospect(seen, self.outlook, second, deals=SHOWN, seed=seed),
        )
        return Puzzle(
            id=hashlib.sha256(line.encode()).hexdigest()[:6],
            position=line,
            answers=tuple(_answer(measured, place) for place in order),
            themes=self._about(seen, start, measured),
            rating=round(EASIEST + (HARDEST - EASIEST) * missed),
            found_by=found_by,
            prospects=after,
            deals=measured.deals,
        )


def _answer(measured: DeedMeasurement, place: int) -> PuzzleAnswer:
    chance = measured.chance(place)
    is_best = place == measured.order[0]
    gap = measured.gap(place)
    behind, reach = (0.0, 0.0) if is_best else (gap.mean, Z95 * gap.error)
    return PuzzleAnswer(measured.finalists[place].words, chance.share, chance.low, chance.high, behind, reach)


def cards_of(deed: Deed, start: Position) -> list[Card]:
    """The cards that a deed names."""
    return [card for word in deed.words for card in start.kingdom.cards if card.name == word]


# Who else is asked

BY_LOT_LEVELS = ("beginner", "novice", "apprentice")
"""Levels whose answers go by lot."""


def panel(kingdom: Kingdom, leaders: Leaders) -> Mapping[str, Callable[[int], Agent]]:
    """The levels that do not think, by name: each makes an agent from a seed. What takes long is found once for the kingdom."""
    single = best_single_card(kingdom, 2)
    found: dict[str, Callable[[int], Agent]] = {level.name: level.make for level in LEVELS if level.effort == "at-once"}
    found["adept"] = lambda _: StrategyAgent(single)
    found["expert"] = lambda _: StrategyAgent(leaders.best)
    return found


def answered(start: Position, agent: Agent) -> Deed:
    """What an agent does at the open question of the solver's seat."""
    return deed_by(start, lambda position: agent.choose(view(position, SOLVER)))
