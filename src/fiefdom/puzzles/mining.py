"""Mining puzzles: bots play against each other on many kingdoms, and every choice is looked at whose best deed stands out.

A deed must be better than every other one by a margin, with 99 % confidence, twice: in a first measurement, and in a second and longer one
from other deals, which looks at all deeds again. It must stay the best one whatever plan is followed afterwards, and somebody must miss it.
The same seed digs up the same puzzles.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from fiefdom.agents.agent import is_settled
from fiefdom.agents.chance import Z95
from fiefdom.agents.levels import LEVELS, adept, best_single_card, craftsman, expert, journeyman
from fiefdom.agents.plans import Plans
from fiefdom.agents.strategy_agent import StrategyAgent
from fiefdom.agents.thinking import costs_nothing
from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import BASE_GAME, SET_NAMES, pool
from fiefdom.cards.kingdoms import Kingdom, find_kingdom, random_kingdom
from fiefdom.cards.recommended import RECOMMENDED_SETS
from fiefdom.evolve.archetypes import archetypes
from fiefdom.evolve.find import quick_leaders, shipped_leaders
from fiefdom.evolve.leaders import Leaders
from fiefdom.game.determinise import determinise
from fiefdom.game.driver import Agent, Seated
from fiefdom.game.game import Game
from fiefdom.game.notation import write_position
from fiefdom.game.position import Position
from fiefdom.game.record import Setup
from fiefdom.game.view import View
from fiefdom.puzzles.deed import Deed, deed_by, deeds, turns_of
from fiefdom.puzzles.measurement import DeedMeasurement
from fiefdom.puzzles.prospects import prospect
from fiefdom.puzzles.puzzle import SOLVER, Puzzle, PuzzleAnswer, is_sound
from fiefdom.puzzles.themes import plays_from_hand, themes_of
from fiefdom.review.weighing import Z99, Outlook
from fiefdom.strategy.strategy import Strategy

MARGIN = 0.08
"""By how much the best deed must be better than every other one, for certain."""

LOOK = 160
"""Deals of the first look at a choice."""

FAINT = 0.05
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

DOUBLING = 0.5
"""How often somebody builds on a card that plays another one, where there is one."""

LONGEST = 100
"""Turns of both players after which nobody wants to look at a game any more: some plans buy nothing when they have met each other."""

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
    games: int = 12

    def kingdom(self, number: int) -> Kingdom:
        """The kingdoms to play on: first all recommended sets, then by lot, of one edition after the other.

        Of three pairs by lot one has cards of all sets, and one has a card that plays another one, which few plans want.
        """
        if number < len(RECOMMENDED_SETS):
            return find_kingdom(RECOMMENDED_SETS[number].key, RECOMMENDED_SETS[number].edition)
        seed, edition, turn = Random(f"{self.seed} {number}").getrandbits(63), number % 2 + 1, number // 2 % 3
        sets = SET_NAMES if turn == 1 else (BASE_GAME,)
        wanted = [card for card in pool(edition, sets) if plays_from_hand(card)][:1] if turn == 2 else []
        return random_kingdom(seed, edition, wanted, sets=sets)

    def dig(self, number: int) -> list[Puzzle]:
        """The puzzles found on one kingdom."""
        return list(Dig(self.kingdom(number), Random(f"{self.seed} dig {number}")).puzzles(self.games))


def measured_again(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Those of the puzzles of one kingdom that still hold."""
    first = puzzles[0]
    dig = Dig(first.start.kingdom, Random(f"again {first.id}"))
    return [found for puzzle in puzzles if (found := dig.again(puzzle))]


class Dig:
    """Games on one kingdom, and the puzzles in them."""

    def __init__(self, kingdom: Kingdom, random: Random) -> None:
        self.kingdom = kingdom
        self.random = random
        self.leaders = shipped_leaders(kingdom) or quick_leaders(kingdom)
        self.outlook = Outlook(kingdom, 2, lambda *_: self.leaders)
        self.panel = panel(kingdom, self.leaders)
        self.doubling = plans_with(kingdom, [card for card in kingdom.cards if plays_from_hand(card)])
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
        agents = [Seated(self._player(random)), Seated(self._player(random))]
        game = Game(Setup(self.kingdom, ("first", "second"), random.randrange(2), random.getrandbits(63)))
        last = ("", -1)
        while (question := game.question) and turns_of(game.position) < LONGEST:
            if question.id == "treasure":
                game.play_all_treasures()
                continue
            is_new = (question.id, question.remaining) != (last[0], last[1] - 1)
            if question.seat == SOLVER and is_new and not is_settled(question):
                yield game.view(SOLVER)
            last = (question.id, question.remaining) if question.seat == SOLVER else last
            game.answer(agents[question.seat].answer(game.position, game.events))

    def _player(self, random: Random) -> Agent:
        """Mostly somebody who knows what to do here, so that the positions are those of good games."""
        if self.doubling and random.random() < DOUBLING:
            return StrategyAgent(random.choice(self.doubling))
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
        measured = self._promising(seen, start, choices)
        if measured is None or (key := self._key(start, measured.best)) in self._known or self._is_enough_of(seen, start, measured):
            return None
        found = self._proven(seen, start, measured)
        if found:
            self._known.add(key)
            self._themes[found.themes[0]] += 1
        return found

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle measured as if it had just been found, with the leaders that are known now; None if it does not hold.

        It stays the same puzzle, even if positions are written in another way now.
        """
        start = puzzle.start
        measured = DeedMeasurement(puzzle.view, self.outlook, deeds(start), seed=self.random.getrandbits(63))
        measured.compete(SECOND_LOOK)
        found = self._proven(puzzle.view, start, measured)
        return found and replace(found, id=puzzle.id)

    def _proven(self, seen: View, start: Position, measured: DeedMeasurement) -> Puzzle | None:
        """The puzzle, if its best deed stands out in two measurements, whatever plan follows, and somebody misses it."""
        found_by, missed = self._levels(start, measured.best)
        line = write_position(start)
        if missed < LEAST_MISSED or not self._stands_out(measured, FIRST_RUN) or not is_sound(line):
            return None
        again = DeedMeasurement(seen, self.outlook, deeds(start), seed=self.random.getrandbits(63))
        again.compete(SECOND_LOOK)
        if not self._stands_out(again, SECOND_RUN) or again.best.words != measured.best.words or not again.holds_with_plans(PLANNED):
            return None
        return self._written(seen, start, line, again, found_by, missed)

    def _is_enough_of(self, seen: View, start: Position, measured: DeedMeasurement) -> bool:
        """Whether there are enough puzzles of this kind."""
        return self._themes[self._about(seen, start, measured)[0]] >= MOST_OF_A_THEME

    def _about(self, seen: View, start: Position, measured: DeedMeasurement) -> tuple[str, ...]:
        best, second = (measured.finalists[place] for place in measured.order[:2])
        return themes_of(seen, *(cards_of(deed, start) for deed in (best, second)))

    def _promising(self, seen: View, start: Position, choices: list[Deed]) -> DeedMeasurement | None:
        """A first look: a choice that may be a puzzle. What costs least is looked at first, because most choices are none."""
        measured = DeedMeasurement(seen, self.outlook, choices, seed=self.random.getrandbits(63))
        if measured.compete() < FAINT or costs_nothing(seen, measured.best.numbers[0]) or self._is_enough_of(seen, start, measured):
            return None
        measured.measure(LOOK)
        gap = measured.gap()
        if gap.mean < PROMISING or gap.mean + gap.error < MARGIN or measured.chance(measured.order[0]).share < HOPELESS:
            return None
        return None if costs_nothing(seen, measured.best.numbers[0]) else measured

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

BY_LOT_LEVELS = frozenset(level.name for level in LEVELS if level.by_lot)


def panel(kingdom: Kingdom, leaders: Leaders) -> Mapping[str, Callable[[int], Agent]]:
    """The levels that do not think long, by name: each makes an agent from a seed. What takes long is found once for the kingdom."""
    single, best, plans = best_single_card(kingdom, 2), leaders.best, Plans(kingdom, 2, lambda *_: leaders)
    found: dict[str, Callable[[int], Agent]] = {level.name: level.make for level in LEVELS if level.effort == "at-once"}
    found["journeyman"] = lambda seed: journeyman(seed, StrategyAgent(single))
    found["craftsman"] = lambda seed: craftsman(seed, StrategyAgent(best))
    found["adept"] = lambda seed: adept(seed, StrategyAgent(best))
    found["expert"] = lambda seed: expert(seed, plans)
    return found


def plans_with(kingdom: Kingdom, cards: Sequence[Card]) -> list[Strategy]:
    """The plans for a kingdom that want one of these cards."""
    return [each.strategy for each in archetypes(kingdom) if any(card.name in each.strategy.text for card in cards)]


def answered(start: Position, agent: Agent) -> Deed:
    """What an agent does at the open question of the solver's seat. It has not seen the game before, so there is nothing to tell it."""
    return deed_by(start, Seated(agent).answer)
