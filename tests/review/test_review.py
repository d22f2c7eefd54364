from __future__ import annotations

import json

import pytest

from fiefdom.agents.chance import Chance
from fiefdom.errors import BadNumber, BadRecord
from fiefdom.game.game import Game
from fiefdom.game.memory import Memory
from fiefdom.game.record import Record
from fiefdom.game.view import view
from fiefdom.review.appraisal import Cost
from fiefdom.review.review import Recollection, Review, ReviewedStep, Reviewing, is_weighed, review, split, standing
from tests.review.conftest import find, played


def step(number: int, seat: int, value: float, after: float, cost: float = 0.0, error: float = 0.001) -> ReviewedStep:
    """A decision of a seat with two players, and the win chance of the first of them before and after it."""
    chances = tuple(Chance(share, share, share) for share in (value, 1 - value))
    return ReviewedStep(number, seat, seat, number, "buy", "Copper", "Gold", Cost(cost, error), chances, (after, 1 - after), error)


def test_the_parts_of_every_result_add_up(reviewed: Review) -> None:
    assert reviewed.results in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    for seat, part in enumerate(reviewed.splits):
        assert part.start + part.luck + part.decisions + part.others == pytest.approx(part.end)
        assert sum(stroke.change for stroke in part.strokes) == pytest.approx(part.luck)
        assert part.end == reviewed.results[seat]
    assert sum(part.decisions for part in reviewed.splits) == pytest.approx(-sum(part.others for part in reviewed.splits))


def test_the_parts_add_up_with_three_players_and_in_the_middle_of_a_game() -> None:
    found = review(played(("big-money", "ultimate+witch", "big-money"), turns=3), rollouts=40, find=find)
    assert found.results is None
    for seat, part in enumerate(found.splits):
        assert part.start == pytest.approx(1 / 3)
        assert part.start + part.luck + part.decisions + part.others == pytest.approx(part.end)
        assert part.end == found.steps[-1].after[seat]
    assert sum(part.luck for part in found.splits) == pytest.approx(0)


def test_luck_is_what_changes_between_decisions_and_decisions_what_changes_at_them() -> None:
    steps = [step(0, 0, 0.6, 0.5), step(1, 1, 0.55, 0.6), step(2, 0, 0.7, 0.75)]
    part = split(steps, 2, 0, 1.0)
    assert part.decisions == pytest.approx(-0.1 + 0.05)
    assert part.others == pytest.approx(0.05)
    assert [stroke.change for stroke in part.strokes] == pytest.approx([0.1, 0.55 - 0.5, 0.7 - 0.6, 0.25])
    assert part.opening == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [(0.16, 0.01, "blunder"), (0.11, 0.01, "mistake"), (0.06, 0.01, "inaccuracy"), (0.04, 0.001, ""), (0.2, 0.11, ""), (-0.2, 0.01, "")],
)
def test_decisions_are_graded_where_the_loss_is_clear(loss: float, error: float, grade: str) -> None:
    assert step(0, 0, 0.5, 0.5, loss, error).grade == grade


def test_a_player_who_buys_curses_is_told_so() -> None:
    def cursed(game: Game) -> str | None:
        question = game.question
        return "Curse" if question and question.seat == 0 and question.id == "buy" and game.view(0).turns(0) in (2, 3) else None

    found = review(played(("ultimate+witch", "ultimate+witch"), turns=5, meddling=cursed), rollouts=3000, find=find)
    worst = sorted(found.steps, key=lambda step: -step.loss)[:2]
    assert [(step.seat, step.answer, step.grade) for step in worst] == [(0, "Curse", "blunder")] * 2
    assert all(step.best != "Curse" for step in worst)
    assert found.splits[0].decisions < -0.1
    assert found.splits[1].others == pytest.approx(-found.splits[0].decisions)


def test_the_same_seed_gives_the_same_review(finished: Game, reviewed: Review) -> None:
    game = played(turns=3)
    first = review(game, rollouts=60, seed=1, find=find)
    assert review(game.record, rollouts=60, seed=1, threads=2, find=find) == first
    assert first.steps[:-1] == reviewed.steps[: len(first.steps) - 1]  # what the last one tells about a plan shows later


def test_decisions_that_were_taken_back_are_not_reviewed() -> None:
    game = played(turns=2)
    game.take_back(3, seed=7)
    while game.question and game.decisions < 8:
        game.answer(game.question.answers[0])
    kept = standing(game)
    assert len(kept) == game.decisions == 8
    assert [moment.number for moment in kept][:3] == [0, 1, 2]
    assert kept[3].number > 8
    for moment in kept:
        assert game.entries[moment.number] == moment.decision
        assert moment.position.question
        assert moment.position.question.id == moment.decision.id
    assert [moment.position for moment in kept] == list(game.history())[:-1]


def test_undone_decisions_are_not_reviewed_either() -> None:
    game = played(turns=0)
    assert game.question
    assert game.question.id == "treasure"
    game.answer("Copper")
    game.undo()
    game.answer("Copper")
    assert [moment.number for moment in standing(game)] == [2]
    assert standing(game)[0].position == next(iter(game.history()))


def test_a_player_remembers_what_was_seen_and_no_more(finished: Game) -> None:
    work = Reviewing(finished, rollouts=40, find=find)
    remembered = Recollection(finished)
    for moment in work.moments[:30]:
        question = moment.position.question
        assert question
        alone = Memory()
        alone.observe(event.seen_by(question.seat) for event in finished.events[: moment.events] if event.is_for(question.seat))
        seen = view(moment.position, question.seat)
        assert alone.fits(seen)
        memory = remembered.at(question.seat, moment.events)
        assert memory.completed(seen).tobytes() == alone.completed(seen).tobytes()


def test_treasures_are_weighed_only_if_they_stay_in_hand(finished: Game, reviewed: Review) -> None:
    weighed = {step.number for step in reviewed.steps}
    assert weighed == {moment.number for moment in standing(finished) if moment.decision.id != "treasure"}
    assert [is_weighed(moment.decision) for moment in standing(finished)].count(False) > 20


def test_treasures_left_in_hand_cost_something() -> None:
    def stingy(game: Game) -> str | None:
        question = game.question
        return "pass" if question and question.seat == 0 and question.id == "treasure" and game.view(0).turns(0) in (2, 3) else None

    found = review(played(("ultimate+witch", "ultimate+witch"), turns=5, meddling=stingy), rollouts=900, find=find)
    passed = [step for step in found.steps if step.question == "treasure"]
    assert [(step.seat, step.answer) for step in passed] == [(0, "pass")] * 2
    assert max(step.loss for step in passed) > 0.03


def test_a_review_in_the_making_can_be_looked_at() -> None:
    work = Reviewing(played(turns=3), rollouts=40, find=find)
    for done, _ in enumerate(work, 1):
        if done == 4:
            break
    part = work.review
    assert len(part.steps) == 4
    assert part.results is None
    assert len(list(work)) == len(work) - 4


def test_a_sketch_of_the_whole_curve_comes_first(finished: Game) -> None:
    work = Reviewing(finished, rollouts=40, find=find)
    points = list(work.sketch(40))
    assert not work.steps
    assert [(point.turn_seat, point.turn) for point in points][:4] == [(0, 1), (1, 1), (0, 2), (1, 2)]
    assert len(points) == sum(int(turns) for turns in finished.position.record()["turns"]) >= 30
    assert {point.number for point in points} <= {moment.number for moment in work.moments}
    assert all(sum(chance.share for chance in point.chances) == pytest.approx(1) for point in points)
    assert list(work.sketch(40)) == points
    assert json.loads(json.dumps(points[0].as_dict(("Ana", "Ola"))))["player"] == "Ana"


def test_a_sketch_does_not_change_the_review() -> None:
    game = played(turns=2)
    work = Reviewing(game, rollouts=40, find=find)
    next(work.sketch(20))
    assert tuple(work) == review(game, rollouts=40, find=find).steps


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(played(turns=1), rollouts=40, find=find, advance=lambda done, of: told.append((done, of)))
    assert told == [(number, len(told)) for number in range(1, len(told) + 1)]


def test_a_review_is_json(reviewed: Review) -> None:
    found = json.loads(json.dumps(reviewed.as_dict()))
    assert found["players"] == ["Ana", "Ola"]
    assert len(found["decisions"]) == len(reviewed.steps)
    assert found["finished"] is True
    assert all(0 <= decision["interval"][0] <= decision["chance"] <= decision["interval"][1] <= 1 for decision in found["decisions"])


def test_records_that_cannot_be_replayed_are_refused(finished: Game) -> None:
    with pytest.raises(BadRecord, match="without its seed"):
        review(finished.record.without_secrets(), find=find)
    wrong = Record.parse(str(finished.record).replace("buy -> ", "buy -> Province, ", 1))
    with pytest.raises(BadRecord, match="does not fit"):
        review(wrong, find=find)
    with pytest.raises(BadNumber, match="`0` rollouts"):
        review(finished, rollouts=0, find=find)
