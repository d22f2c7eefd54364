"""Work that goes on for a while and gets better: what is said about it over `/ws/work`.

A client starts a job under a name of its choice. Parts follow, each with what is new since the last one, then the end, or a refusal.
Numbers are thousandths: 1000 is a certain win.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from fiefdom.server.asked import Place
from fiefdom.server.lab_work import LabPart, LabWork
from fiefdom.server.wire import AdviceOption, ShortText


class ReviewWork(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="review"):
    """The review of a finished game: a table's id, or the name of an uploaded record."""

    replay: ShortText


class StartWork(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="start"):
    """Starts a job. One that has the same name is stopped first."""

    job: ShortText
    of: ReviewWork | LabWork
    language: ShortText = "en"


class StopWork(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="stop"):
    """Stops a job; nothing more is said about it."""

    job: ShortText


class PauseWork(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="pause"):
    """Lets an experiment of the lab rest. What it has found stays, and it can go on."""

    job: ShortText


class ResumeWork(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="resume"):
    """Lets an experiment that rests go on."""

    job: ShortText


class FollowStudy(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="follow"):
    """Follows a study, whose name its leader has made up; `stop` ends it."""

    job: ShortText
    study: ShortText


class LeadStudy(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="lead"):
    """Leads a study: all who follow it are told where one is, which is the part of the address after `#`. One leads at a time."""

    job: ShortText
    study: ShortText
    at: ShortText


class StudyFollowed(Struct, kw_only=True, tag_field="type", tag="followed"):
    """Where the leader of a study is, how many people are there, and whether anybody leads."""

    job: str
    at: str
    people: int
    led: bool


class ReviewPoint(Struct, kw_only=True):
    """The win chances of all seats at the first decision of a turn, roughly, with their 95 % intervals."""

    step: int
    turn_seat: int
    turn: int
    chances: list[int]
    low: list[int]
    high: list[int]


class ReviewReason(Struct, kw_only=True):
    """Something that speaks for the best answer: averages after it and after the one that it is compared with, in thousandths."""

    code: str
    here: int = 0
    there: int = 0
    card: str = ""


class ReviewPlan(Struct, kw_only=True):
    """What a plan is after."""

    kind: str
    cards: list[str]


class ReviewRow(Struct, kw_only=True):
    """A decision: the win chances of all seats before it, what the answer cost compared with the best one, and by how much that may be
    wrong (`reach`, half of the 95 % interval). `grade` is empty where it cost little, or may have cost nothing.

    Of several costly decisions of a turn one stands for all: `part_of` is its step, known for certain at the end. `answers` are those that
    were measured, the best one first, and `place` where a table shows them; `close`: the first two are too close to call. `why` says in
    words why the best one is better than `compared`; `reasons` and `plan` are what that is said from.
    """

    step: int
    seat: int
    turn_seat: int
    turn: int
    question: str
    answer: str
    best: str
    chances: list[int]
    low: list[int]
    high: list[int]
    after: list[int]
    loss: int
    reach: int
    grade: str
    part_of: int | None = None
    close: bool = False
    place: Place = ""
    answers: list[AdviceOption] = []
    compared: str = ""
    why: list[str] = []
    reasons: list[ReviewReason] = []
    plan: ReviewPlan | None = None


class ReviewSplit(Struct, kw_only=True):
    """Where a player's result comes from: `start + luck + decisions + others = end`, but for rounding."""

    start: int
    luck: int
    decisions: int
    others: int
    end: int
    reach: int


class ReviewStroke(Struct, kw_only=True):
    """A stroke of luck: the step before which it came, whose luck it was, and what it changed."""

    step: int
    seat: int
    change: int


class ReviewPart(Struct, kw_only=True):
    """What is new: points of the first curve, decisions. With the end come the shares of luck, its biggest strokes, and which decisions
    were costly."""

    points: list[ReviewPoint] = []
    rows: list[ReviewRow] = []
    splits: list[ReviewSplit] = []
    strokes: list[ReviewStroke] = []


class WorkPart(Struct, kw_only=True, tag_field="type", tag="part"):
    """How far a job is, and what is new. `place` is how many jobs go before it. `slow`: the server has no compiled engine, so that it takes
    much longer, and fewer games are played for each decision."""

    job: str
    done: int
    of: int
    place: int
    result: ReviewPart
    slow: bool = False


class WorkFinished(Struct, kw_only=True, tag_field="type", tag="finished"):
    """The end of a job, with the whole result."""

    job: str
    result: ReviewPart


class WorkRefused(Struct, kw_only=True, tag_field="type", tag="refused"):
    """A job that is not done, or not any more; `job` is empty if the message could not be read."""

    job: str
    code: str
    message: str
    hint: str = ""
    retry: int = 0
    values: dict[str, str | int | list[str]] = {}


WorkWish: TypeAlias = StartWork | StopWork | PauseWork | ResumeWork | FollowStudy | LeadStudy
"""Everything that a client may send there."""

WorkMessage: TypeAlias = WorkPart | WorkFinished | WorkRefused | StudyFollowed | LabPart
"""Everything that the server may send there."""
