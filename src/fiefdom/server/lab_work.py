"""What the lab is asked for, and what it finds: matches, sweeps, tournaments, comparisons, strategies that are bred.

Everything is computed as the commands `sim`, `sweep`, `tournament` and `evolve` do it. Each part of a job has all that there is so far.
Shares are numbers from 0 to 1, intervals are 95 % ones, cards are named by their slugs.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from fiefdom.engine.layout import SEATS
from fiefdom.server.wire import LONGEST_OWN_CARDS
from fiefdom.text.plan_names import plan_words
from fiefdom.text.texts import Texts

LONGEST_TEXT = 16_384
MOST_ENTRANTS = 8
MOST_VALUES = 41

StrategyText = Annotated[str, Meta(max_length=LONGEST_TEXT)]
KingdomText = Annotated[str, Meta(max_length=2_000)]
CardsText = Annotated[str, Meta(max_length=LONGEST_OWN_CARDS)]
"""Own cards, which strategies and kingdom may name."""

Players = Annotated[list[StrategyText], Meta(min_length=2, max_length=SEATS)]
Others = Annotated[list[StrategyText], Meta(min_length=1, max_length=SEATS - 1)]


class MatchWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="match"):
    """A match between two to six strategies. Without a kingdom the board has the cards that they would buy."""

    strategies: Players
    kingdom: KingdomText = ""
    cards: CardsText = ""


class TournamentWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="tournament"):
    """Everybody against everybody."""

    strategies: Annotated[list[StrategyText], Meta(min_length=2, max_length=MOST_ENTRANTS)]
    kingdom: KingdomText = ""
    cards: CardsText = ""


class SweepWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="sweep"):
    """A strategy with `{n}` in it, played with one value after the other."""

    template: StrategyText
    values: Annotated[list[Annotated[str, Meta(max_length=12)]], Meta(min_length=1, max_length=MOST_VALUES)]
    against: Others
    kingdom: KingdomText = ""
    cards: CardsText = ""


class CompareWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="compare"):
    """Two versions of a strategy against the same others, with the same shuffles."""

    new: StrategyText
    old: StrategyText
    against: Others
    kingdom: KingdomText = ""
    cards: CardsText = ""


class BreedWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="breed"):
    """A search for strategies that win in a kingdom, for some seconds; 0 are quick ones."""

    kingdom: Annotated[str, Meta(min_length=1, max_length=2_000)]
    seconds: Annotated[int, Meta(ge=0, le=3_600)] = 0
    cards: CardsText = ""


class SurveyWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="survey"):
    """What a kingdom is like: its leaders, their openings, what wins there."""

    kingdom: Annotated[str, Meta(min_length=1, max_length=2_000)]
    cards: CardsText = ""


class WorthWork(Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="worth"):
    """How strong the first of some own cards is."""

    cards: Annotated[str, Meta(min_length=1, max_length=LONGEST_OWN_CARDS)]


PlayedWork: TypeAlias = MatchWork | TournamentWork | SweepWork | CompareWork
"""What is all games, and can be played once more to the game."""

LabWork: TypeAlias = PlayedWork | BreedWork | SurveyWork | WorthWork


class PlayerFound(Struct, kw_only=True):
    """How a strategy did. `low` and `high` are the interval of `win`; `points` counts a shared victory half."""

    name: str
    win: float
    low: float
    high: float
    tie: float
    points: float
    score: float
    missing: list[str]


class MatchFound(Struct, kw_only=True):
    """A match so far. `curves` and `purchases` are by player and turn; `starter_edge` is what the first turn is worth."""

    games: int
    seconds: float
    precision: float
    players: list[PlayerFound]
    starter_edge: float
    endings: dict[str, float]
    length: float
    length_deviation: float
    curves: dict[str, list[list[float]]]
    purchases: list[dict[str, list[float]]]
    kingdom: list[str]


class SweepPoint(Struct, kw_only=True):
    """The share of points with a value."""

    value: str
    points: float
    low: float
    high: float


class SweepFound(Struct, kw_only=True):
    """A sweep so far; `best` is the place of the best value."""

    games: int
    steps: list[SweepPoint]
    best: int


class TournamentFound(Struct, kw_only=True):
    """The share of points of each row against each column; null where nobody met."""

    games: int
    names: list[str]
    points: list[list[float | None]]


class ComparisonFound(Struct, kw_only=True):
    """How many more points the new version has than the old one."""

    games: int
    difference: float
    low: float
    high: float
    is_sure: bool


class LeaderFound(Struct, kw_only=True):
    """A strategy that was found: how often to play it, and its points against the others that were found.

    `name` stands in its text; `title` is the same in the reader's language.
    """

    name: str
    text: str
    weight: float
    against: list[float]
    title: str = ""


class BreedFound(Struct, kw_only=True):
    """The best strategies so far."""

    games: int
    seconds: float
    of: int
    generation: int
    leaders: list[LeaderFound]


class CharacterFound(Struct, kw_only=True):
    """How the best leader of a kingdom wins: `fiefdom.evolve.survey.Character`."""

    engine: float
    attack: float
    money: float
    money_low: float
    money_high: float
    piles: float
    turns: float


class OpeningFound(Struct, kw_only=True):
    """An opening, and the share of points with it in the games that began with these coins."""

    coins: str
    cards: list[str]
    games: int
    points: float
    low: float
    high: float


class SurveyFound(Struct, kw_only=True):
    """What is known about a kingdom so far. `copies` are those that the best leader gets in a game."""

    games: int
    leaders: list[LeaderFound]
    copies: dict[str, float]
    character: CharacterFound | None
    openings: list[OpeningFound]


class WorthHereFound(Struct, kw_only=True):
    """A kingdom in which a card was tried: who buys it, the best who does not, and the share of points of the first."""

    kingdom: list[str]
    buyer: str
    other: str
    points: float
    low: float
    high: float
    copies: float


class WorthFound(Struct, kw_only=True):
    """How strong a card is, in the kingdoms so far of so many."""

    card: str
    points: float
    of: int
    kingdoms: list[WorthHereFound]


LabFound: TypeAlias = MatchFound | SweepFound | TournamentFound | ComparisonFound | BreedFound | SurveyFound | WorthFound


class LabPart(Struct, kw_only=True, tag_field="type", tag="lab"):
    """What a job of the lab has found so far; one of the results is there as soon as there is something. `place`: jobs before it."""

    job: str
    place: int
    is_finished: bool
    match: MatchFound | None = None
    sweep: SweepFound | None = None
    tournament: TournamentFound | None = None
    comparison: ComparisonFound | None = None
    breed: BreedFound | None = None
    survey: SurveyFound | None = None
    worth: WorthFound | None = None


FIELDS: dict[type, str] = {
    MatchFound: "match",
    SweepFound: "sweep",
    TournamentFound: "tournament",
    ComparisonFound: "comparison",
    BreedFound: "breed",
    SurveyFound: "survey",
    WorthFound: "worth",
}
"""Where in a part each result stands."""


def part_of(job: str, place: int, found: LabFound | None, texts: Texts, *, is_finished: bool) -> LabPart:
    """A part with what there is, in words."""
    part = LabPart(job=job, place=place, is_finished=is_finished)
    if found is not None:
        setattr(part, FIELDS[type(found)], titled(found, texts) if isinstance(found, BreedFound | SurveyFound) else found)
    return part


def titled(found: BreedFound | SurveyFound, texts: Texts) -> BreedFound | SurveyFound:
    """The same with the names of its leaders in words."""
    leaders = [msgspec.structs.replace(leader, title=plan_words(leader.name, texts)) for leader in found.leaders]
    return msgspec.structs.replace(found, leaders=leaders)


class Found(NamedTuple):
    """What came of some work on an experiment: all that is known, whether that is all, and the seconds that it took."""

    found: LabFound | None
    is_finished: bool
    seconds: float


class LabLimits(NamedTuple):
    """How much one experiment may take."""

    games: int
    seconds: int


class MadeFile(NamedTuple):
    """A file, and the seconds that it took."""

    body: bytes
    kind: str
    name: str
    seconds: float


class MadeGame(NamedTuple):
    """A record, and the seconds that it took."""

    record: str
    seconds: float


class OneGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game of a match to look at, by its number."""

    of: MatchWork
    number: Annotated[int, Meta(ge=0, le=10**9)] = 0


class Export(Struct, kw_only=True, forbid_unknown_fields=True):
    """Results as a file: so many games are played again, and come out the same."""

    of: PlayedWork
    games: Annotated[int, Meta(ge=1, le=10**9)]
    form: Literal["csv", "parquet", "json", "notebook"]


class ExportFound(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a search has found, as a file. It would not come out the same a second time, so it is sent along."""

    breed: BreedFound | None = None
    survey: SurveyFound | None = None
    worth: WorthFound | None = None
    form: Literal["csv", "parquet", "json"]

    def __post_init__(self) -> None:
        if (self.breed, self.survey, self.worth).count(None) != 2:
            raise ValueError("one of breed, survey and worth")

    @property
    def found(self) -> BreedFound | SurveyFound | WorthFound:
        found = self.breed or self.survey or self.worth
        assert found is not None  # one of them is there
        return found


class CheckStrategy(Struct, kw_only=True, forbid_unknown_fields=True):
    """A text that is being written, and own cards that it may name."""

    text: str
    cards: CardsText = ""


class TextProblem(Struct, kw_only=True):
    """Something wrong with a text, from a column of a line on, both counted from 1; `fix` is what was perhaps meant."""

    line: int
    column: int
    length: int
    code: str
    message: str
    hint: str
    fix: str


class ConditionPart(Struct, kw_only=True):
    """A comparison; without a sign something that is true or not. If the left side is a quantity: its word, and the cards it counts."""

    left: str
    sign: str
    right: str
    what: str
    of: str


class StatementShown(Struct, kw_only=True):
    """A statement of a text for a form, and where it stands: a rule, an opening, a section, or a text that has no such parts.

    The parts of a condition are joined by `and` or `or`. One that is not so plain has no parts and stands in `condition`.
    """

    kind: str
    line: int
    column: int
    length: int
    text: str
    section: str
    targets: list[str]
    joined: str
    parts: list[ConditionPart]
    condition: str


class StrategyChecked(Struct, kw_only=True):
    """A text as it is understood: what it calls itself, how it is written when it is written neatly, what is wrong with it, its
    statements; and what it means in our language if it is a menu of buys, or a bot of another program."""

    name: str
    neat: str
    problems: list[TextProblem]
    statements: list[StatementShown]
    converted: str


class LibraryStrategy(Struct, kw_only=True):
    """A strategy of the library."""

    slug: str
    name: str
    author: str
    about: str
    text: str


class LabInfo(Struct, kw_only=True):
    """What the lab can do here, the words of the strategy language, and the library. Without workers the lab is closed."""

    is_open: bool
    most_games: int
    most_seconds: int
    most_players: int
    keywords: list[str]
    quantities: list[str]
    of_cards: list[str]
    types: list[str]
    sections: list[str]
    questions: list[str]
    headers: list[str]
    remarks: list[str]
    nothing: str
    signs: list[str]
    library: list[LibraryStrategy]
