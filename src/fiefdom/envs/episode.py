"""Rules of episodes: how one begins, what an action does, how others play, when it has ended and what it brings.

Both engines go through the games of an arena by them (`plain_arena.py`, `native/glue_envs.pyx`).
"""

from __future__ import annotations

from typing import Annotated

from fiefdom.engine.bits import members
from fiefdom.engine.deck import WORD_MASK, below, next_word
from fiefdom.engine.layout import SEATS, Byte, Layout, Long, Mask, Of, Word, Words
from fiefdom.engine.observation import NO_SLOT, PASS_SLOT
from fiefdom.engine.questions import answer, answer_at, number_of_answers
from fiefdom.engine.rules import apart, over_numbers
from fiefdom.engine.scoring import score, winners
from fiefdom.engine.setup import set_up
from fiefdom.engine.state import NOTHING, State
from fiefdom.engine.words import ASK_BUY, GAIN, GAME_OVER, NO_QUESTION, SUPPLY
from fiefdom.strategy.decide import decide
from fiefdom.strategy.program import Programs

DRAWN = 255
"""Instead of the seat that begins: one is drawn for each episode."""

ENVIRONMENT_STREAM = 131072
"""The stream of an environment has another number than those of the seats."""


CLEAR_LEAD = 30
"""Points ahead that count as a whole victory where leads are rewarded: five Provinces."""


class ArenaTerms(Layout):
    """What an arena was told (`EnvConfig`), as numbers."""

    players: Byte
    seat: Byte  # of the learner that has opponents
    learners: Byte  # the bits of the seats whose questions are asked outside
    buyers: Byte  # those of them that are asked for purchases alone
    by_lot: Byte  # the others answer by lot, else by their programs
    starter: Byte
    canonical: Byte
    open_counts: Byte
    remembers: Byte  # whether observations tell what perfect memory knows
    ignores_illegal: Byte
    kingdoms: Annotated[int, Of("int32")]
    most_turns: Long
    margin: Annotated[float, Of("float64")]  # how much of the reward is for the lead in points


class Episode(Layout):
    """What an arena knows of a game besides its state."""

    stream: Words
    seed: Long
    which: Annotated[int, Of("int32")]  # its kingdom
    starter: Byte
    illegal: Byte
    terminated: Byte
    truncated: Byte
    actor: Byte
    waits: Byte  # for an answer that nobody outside is asked for
    decider: Annotated[int, Of("int8")]
    rewards: Annotated[list[float], Of("float64", (SEATS,))]
    earned: Annotated[float, Of("float64")]


def draw_episode(episode: Episode, terms: ArenaTerms) -> None:
    """Draw the seed of a game, its kingdom, and who begins."""
    low: Long = next_word(episode.stream)
    high: Long = next_word(episode.stream)
    episode.seed = high << 32 | low
    if terms.kingdoms > 1:
        episode.which = below(episode.stream, terms.kingdoms)
    episode.starter = below(episode.stream, terms.players) if terms.starter == DRAWN else terms.starter


def begin_episode(state: State, episode: Episode, terms: ArenaTerms, programs: Programs) -> None:
    """Lay out the game that was drawn in a blank state, up to the first question for a learner."""
    low: Word = episode.seed & WORD_MASK
    high: Word = episode.seed >> 32 & WORD_MASK
    set_up(state, terms.players, low, high, episode.starter)
    episode.illegal = 0
    episode.actor = terms.seat
    episode.earned = 0
    for seat in range(terms.players):
        episode.rewards[seat] = 0
    let_others_play(state, episode, terms, programs)


def act_for_learner(state: State, episode: Episode, terms: ArenaTerms, programs: Programs, slot: int) -> None:
    """Give the answer of a learner, if it is legal, and go on to the next question for one."""
    episode.actor = state.decider
    episode.illegal = slot == NO_SLOT
    if slot != NO_SLOT:
        answer(state, NOTHING if slot == PASS_SLOT else slot)
        let_others_play(state, episode, terms, programs)


def let_others_play(state: State, episode: Episode, terms: ArenaTerms, programs: Programs) -> None:
    """Answer what no learner is asked, as far as the programs of the seats are known."""
    while state.question != NO_QUESTION and not asks_learner(state, terms):
        if terms.by_lot and not terms.buyers >> state.decider & 1:
            answer(state, answer_at(state, below(episode.stream, number_of_answers(state))))
        elif not programs[state.decider] or is_long(state, terms):
            return
        else:
            answer(state, decide(state, programs[state.decider]))


def asks_learner(state: State, terms: ArenaTerms) -> bool:
    """Whether the open question is one for outside."""
    if not terms.learners >> state.decider & 1:
        return False
    return not terms.buyers >> state.decider & 1 or is_purchase(state)


def is_purchase(state: State) -> bool:
    """Whether the open question is which card to get: to buy it, or to gain it from the Supply."""
    return state.question == ASK_BUY or (state.question == GAIN and state.source == SUPPLY)


def judge(state: State, episode: Episode, terms: ArenaTerms) -> None:
    """Note whether the episode has ended, what it brings everybody, and who is asked."""
    lost = episode.illegal != 0 and not terms.ignores_illegal
    episode.terminated = lost or state.phase == GAME_OVER
    episode.truncated = not episode.terminated and is_long(state, terms)
    ended = episode.terminated or episode.truncated
    episode.decider = -1 if ended else state.decider
    episode.waits = not ended and not asks_learner(state, terms)
    if ended:
        reward(state, episode, terms, lost)


@apart
def reward(state: State, episode: Episode, terms: ArenaTerms, lost: bool) -> None:  # noqa: FBT001 - rules have no keywords
    """Share out the victory; `lost` by an illegal action."""
    victors: Mask = winners(state)
    for seat in range(terms.players):
        if lost:
            episode.rewards[seat] = forfeited(seat == episode.actor, terms.players)
        else:
            episode.rewards[seat] = (1 - terms.margin) * shared_victory(victors, seat, terms.players)
            if terms.margin > 0:
                episode.rewards[seat] += terms.margin * lead_in_mean(state, seat, terms.players)
    episode.earned = episode.rewards[episode.actor]


@apart
def lead_in_mean(state: State, seat: int, players: int) -> float:
    """How far a seat is ahead of the others in the mean, as a part of a clear lead. All leads together are 0."""
    others = 0
    for other in range(players):
        if other != seat:
            others += score(state, other)
    ahead: float = score(state, seat) - others / (players - 1)
    return ahead / CLEAR_LEAD


def is_long(state: State, terms: ArenaTerms) -> bool:
    """Whether everybody has had the most turns."""
    if terms.most_turns == 0:
        return False
    for seat in range(terms.players):  # noqa: SIM110 - the compiled engine has no generators
        if state.turns[seat] < terms.most_turns:
            return False
    return True


@over_numbers
def shared_victory(victors: Mask, seat: int, players: int) -> float:
    """The reward of a seat where these share the victory: all rewards together are 0.

    A single winner gets 1; with two players the other one gets -1, and a shared victory of all is 0 for each.
    """
    part: float = players / members(victors) if victors >> seat & 1 else 0
    return (part - 1) / (players - 1)


@over_numbers
def forfeited(loser: bool, players: int) -> float:  # noqa: FBT001 - rules have no keywords
    """The reward of a seat where one has lost by an illegal action, and the others share the victory."""
    return -1 if loser else 1 / (players - 1)
