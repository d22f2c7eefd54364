"""Bots of a busy server are weaker before they are slower."""

from __future__ import annotations

import asyncio
import logging

import pytest

from fiefdom.agents.agent import find_agent
from fiefdom.agents.levels import EXPERT
from fiefdom.agents.thinking import ThinkingAgent
from fiefdom.server.pace import LEAST_SHARE, Pace
from tests.server.local import run
from tests.server.test_thinkers import OWN, ask, asked, thinking
from tests.server.threads import Bots, ObservingBot


def test_a_line_thinks_as_much_as_its_patience_allows() -> None:
    line = Pace(patience=6.0, full=0.5)
    assert [line.share(waiting) for waiting in (0, 1, 12, 24, 120, 10**6)] == [1.0, 1.0, 1.0, 0.5, 0.1, LEAST_SHARE]
    assert [line.seconds(share) for share in (1.0, 0.1, LEAST_SHARE)] == pytest.approx([6.0, 0.6, 0.06])


def test_a_line_learns_how_long_its_answers_take() -> None:
    line = Pace()
    for _ in range(60):
        line.note(seconds=0.2, share=0.5)
    assert line.full == pytest.approx(0.4, rel=0.01)
    assert line.strength == pytest.approx(0.5, rel=0.01)
    assert line.reduced == 60
    line.note(seconds=1e6, share=0.5)  # as the first answer on a kingdom may take
    assert line.full < 0.6
    for _ in range(60):
        line.note(seconds=0.4, share=1.0)
    assert (line.strength, line.reduced) == (1.0, 61)


def test_where_many_masters_wait_each_is_weaker_none_is_late_and_the_host_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        bots = Bots()
        bots.close("master")
        async with thinking(bots) as thinkers:
            thinkers._lanes["each-answer"][0].pace.patience = 6.0
            tasks = ask(thinkers, "master", 100)
            await asked(bots, "master")
            assert await asyncio.gather(*ask(thinkers, "beginner", 5)) == [OWN] * 5
            bots.open()
            assert await asyncio.gather(*tasks) == [OWN] * 100
            shares = [share for agent in bots.agents if isinstance(agent, ObservingBot) for share in agent.shares]
            assert min(shares) < 0.2
            assert shares[-1] == 1.0
            assert bots.time < 25  # half a second each would be fifty
            masters = next(lane for lane in thinkers.lanes() if lane.lane == "each-answer")
            assert (masters.bots, masters.waiting, masters.reduced) == (100, 0, sum(share < 1 for share in shares))
            assert 0 < masters.strength < 1
            assert {lane.strength for lane in thinkers.lanes() if lane.lane != "each-answer"} == {1.0}
            assert thinkers.strength_by_lane()["each-answer"]() == masters.strength

    with caplog.at_level(logging.WARNING, "fiefdom.server"):
        run(main())
    assert [line.partition(":")[0].partition(",")[0] for line in caplog.messages] == [
        "bots (each-answer 0) are weaker",
        "bots (each-answer 0) think as much as they like again",
    ]


def test_a_thinker_with_less_to_think_takes_fewer_rollouts_but_never_fewer_than_an_expert() -> None:
    master = find_agent("master")
    assert isinstance(master, ThinkingAgent)
    all_of_it = master.rollouts
    for share, rollouts in ((0.5, all_of_it // 2), (LEAST_SHARE, max(EXPERT.rollouts, round(all_of_it * LEAST_SHARE))), (1.0, all_of_it)):
        master.adjust(share)
        assert master.rollouts == rollouts
    expert = find_agent("expert")
    assert isinstance(expert, ThinkingAgent)
    expert.adjust(LEAST_SHARE)
    assert expert.rollouts == EXPERT.rollouts
