from __future__ import annotations

import pytest

from fiefdom.agents.chance import Chance
from fiefdom.errors import BadView
from fiefdom.review.weighing import Difference, Outlook, Weighing
from tests.review.conftest import LEADERS, played


def test_a_chance_has_an_interval_around_it() -> None:
    chance = Chance.of(0.5, 400)
    assert chance.share == 0.5
    assert chance.low == pytest.approx(0.451, abs=0.001)
    assert chance.high == pytest.approx(0.549, abs=0.001)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_an_interval_does_not_collapse_where_all_rollouts_agree(share: float) -> None:
    chance = Chance.of(share, 100)
    assert chance.high - chance.low == pytest.approx(0.037, abs=0.001)


def test_a_difference_is_clear_if_its_interval_excludes_zero() -> None:
    assert Difference(0.05, 0.01).is_clear()
    assert not Difference(0.05, 0.02).is_clear()
    assert not Difference(0.0, 0.0).is_clear()
    assert Difference(1.0, 0.0).is_clear()


def test_the_finalists_are_measured_on_deals_of_their_own(outlook: Outlook) -> None:
    game = played(turns=1)
    assert game.question
    weighing = Weighing(game.view(game.question.seat), outlook)
    weighing.compete(400, 2)
    before = weighing._deals
    weighing.measure(40)
    assert weighing._deals == before + 40
    assert len(weighing.points) == 40


def test_only_the_seat_that_is_asked_can_weigh(outlook: Outlook) -> None:
    game = played(turns=1)
    assert game.question
    with pytest.raises(BadView, match="where the viewer is asked"):
        Weighing(game.view(1 - game.question.seat), outlook)


def test_everybody_is_taken_to_play_alike(outlook: Outlook) -> None:
    """If opponents were taken to play worse than oneself, every player would begin with more than a fair share."""
    assert set(outlook.strategies) > set(LEADERS.strategies)
    assert outlook.chances(played(turns=0).view(0)) == [pytest.approx(row) for row in outlook.chances(played(turns=0).view(1))]


def test_a_player_who_buys_like_no_leader_is_still_taken_to_follow_one(outlook: Outlook) -> None:
    game = played(meddling=lambda game: "Curse" if game.question and "Curse" in game.question.answers else None, turns=12)
    rows = outlook.chances(game.view(0))
    assert all(sum(row) > 0 for row in rows)
    assert {len(row) for row in rows} == {len(outlook.strategies)}
