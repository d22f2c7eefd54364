"""The game in OpenSpiel: the library's own tests, draws as chance nodes, memory, and resampling that contradicts nothing seen."""

from __future__ import annotations

import pickle
import unittest
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy
import pyspiel
import pytest

import fiefdom.envs.open_spiel  # noqa: F401 - registers the game
from fiefdom.cards.kingdoms import find_kingdom, random_kingdom
from fiefdom.engine.state import NOTHING
from fiefdom.envs.encoding import Encoding, answer_of
from fiefdom.envs.episode import shared_victory
from fiefdom.envs.game_tree import Node
from fiefdom.errors import IllegalAnswer
from fiefdom.game import engines, plain
from fiefdom.game.events import GameEvent
from fiefdom.game.game import new_game
from fiefdom.game.position import Position
from fiefdom.game.view import view

SHORT = "fiefdom(kingdom=first-game-2,most_turns=5)"


def played(state: Any, seed: int = 1) -> Any:
    """The same state at the end of its game."""
    generator = numpy.random.default_rng(seed)
    while not state.is_terminal():
        step(state, generator)
    return state


def step(state: Any, generator: numpy.random.Generator) -> None:
    if state.is_chance_node():
        actions, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(actions, p=likely)))
    else:
        state.apply_action(int(generator.choice(state.legal_actions())))


# The library's own tests


@pytest.mark.parametrize(
    "name",
    [
        SHORT,
        "fiefdom(kingdom=size-distortion-2,most_turns=4,players=3,canonical=True,open_counts=True)",
        "fiefdom(kingdom=interaction-1,most_turns=3,players=6)",
    ],
)
def test_the_random_simulations_of_open_spiel_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_api_test_of_open_spiel_passes() -> None:
    from open_spiel.integration_tests import api_test

    class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = pyspiel.load_game(SHORT)
        game_name = SHORT

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Api).run(result)
    assert (result.testsRun, result.errors, result.failures, result.skipped) == (5, [], [], [])


def test_information_set_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("fiefdom(kingdom=first-game-2,most_turns=3)")
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=numpy.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=6,
        random_state=numpy.random.RandomState(1),
    )
    state = game.new_initial_state()
    generator = numpy.random.default_rng(1)
    answered = 0
    while answered < 6:
        if state.is_chance_node():
            step(state, generator)
            continue
        answered += 1
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_learning_environment_of_open_spiel_runs() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(SHORT)
    env.seed(1)
    time_step = env.reset()
    generator = numpy.random.default_rng(1)
    while not time_step.last():
        player = time_step.observations["current_player"]
        assert len(time_step.observations["info_state"][player]) == Encoding(2).size
        time_step = env.step([int(generator.choice(time_step.observations["legal_actions"][player]))])
    assert sum(time_step.rewards) == 0


def test_a_learner_of_open_spiel_learns() -> None:
    """Its Q-learner plays both seats of short games, and notes what it has found in positions that it has met."""
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import tabular_qlearner

    env = rl_environment.Environment("fiefdom(kingdom=first-game-2,most_turns=1)")
    learners = [tabular_qlearner.QLearner(player_id=seat, num_actions=env.action_spec()["num_actions"]) for seat in range(2)]
    env.seed(1)
    for _ in range(3):
        time_step = env.reset()
        while not time_step.last():
            time_step = env.step([learners[time_step.observations["current_player"]].step(time_step).action])
        for learner in learners:
            learner.step(time_step)
    assert all(learner.loss is not None for learner in learners)
    assert all(len(learner._q_values) > 3 for learner in learners)


# The game


def test_the_game_has_the_parameters_it_was_given() -> None:
    game = pyspiel.load_game("fiefdom(kingdom=cellar;chapel;gardens;library;market;militia;mine;moat;smithy;witch,players=4)")
    assert game.num_players() == 4
    assert {card.name for card in game.kingdom.kingdom_cards} >= {"Cellar", "Witch"}
    assert pyspiel.load_game(str(game)).kingdom == game.kingdom
    assert game.observation_tensor_shape() == [Encoding(4).size]


def test_a_game_is_cut_off_as_the_points_stand() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else 0)
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []


def test_a_game_ends_with_the_returns_of_its_winners() -> None:
    state = played(pyspiel.load_game("fiefdom(players=3)").new_initial_state())
    assert state.node.position.is_over
    assert state.returns() == [shared_victory(state.node.position.handle.winners(), seat, 3) for seat in range(3)]


def test_states_are_copied_and_saved_anywhere() -> None:
    game = pyspiel.load_game(SHORT)
    state = game.new_initial_state()
    generator = numpy.random.default_rng(3)
    for number in range(60):
        if number % 7 == 0:
            for other in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
                assert other.node == state.node
                assert str(played(other)) == str(played(state.clone()))
        step(state, generator)


# Chance


def test_draws_are_chance_events_of_one_card() -> None:
    node = Node.root(find_kingdom("First Game"), 2)
    assert node.wanting == 0
    assert dict(node.outcomes) == {0: 0.7, 3: 0.3}
    node = node.draw(3).draw(3)
    assert dict(node.outcomes) == {0: 7 / 8, 3: 1 / 8}
    node = node.draw(3)
    assert node.wanting == 1, "the rest of the deck is Copper: there is nothing left to chance"
    with pytest.raises(IllegalAnswer):
        node.draw(1)
    with pytest.raises(IllegalAnswer):
        node.decide(0)


@pytest.mark.parametrize("seed", range(6))
def test_the_tree_contains_every_real_game(seed: int) -> None:
    """Told the draws of a game that was played, the tree comes to the same positions; only the random streams differ."""
    kingdom = random_kingdom(seed, "both")
    game = new_game(kingdom, players=["a", "b", "c"], seed=seed, starter=0)
    lots = Random(seed)
    node = reached(Node.root(kingdom, 3), game.events, game.position)
    for _ in range(250):
        if game.question is None:
            break
        answer = lots.choice(game.question.answers)
        events = game.answer(answer)
        node = reached(node.decide(NOTHING if answer == "pass" else kingdom.slots[answer]), events, game.position)


def reached(node: Node, events: list[GameEvent], position: Position) -> Node:
    """The node of this position, which was reached by cards that came from decks in these events."""
    cards = [node.kingdom.slots[event.card.name] for event in events if event.origin == "deck" and event.card]
    found = (end for end in ways(node, cards) if without_streams(end.position) == without_streams(position))
    return next(found)


def ways(node: Node, cards: list[int]) -> Iterator[Node]:
    """The nodes after these draws; a card that was known, or could be no other, is not asked for."""
    if not node.is_chance:
        yield node
        return
    for place, card in enumerate(cards):
        if node.choices[card]:
            yield from ways(node.draw(card), cards[place + 1 :])


def without_streams(position: Position | None) -> bytes:
    assert position is not None
    record = position.record()
    record["random"] = 0
    return bytes(record.tobytes())


@pytest.mark.skipif(not engines.compiled(), reason="there is one engine only")
def test_both_engines_take_the_cards_they_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def path(seed: int) -> list[Any]:
        node, generator, nodes = Node.root(random_kingdom(seed), 2), Random(seed), []
        for _ in range(150):
            if node.position is not None and node.position.is_over:
                break
            if node.is_chance:
                node = node.draw(generator.choice([slot for slot, _ in node.outcomes]))
            else:
                assert node.position is not None
                legal = [slot for slot in (*range(17), NOTHING) if node.position.handle.is_legal(slot)]
                node = node.decide(generator.choice(legal))
            nodes.append((node.wanting, node.choices, node.dealt, node.seen, node.position and node.position.handle.dump()))
        return nodes

    fast = [path(seed) for seed in range(3)]
    monkeypatch.setattr(engines, "best", lambda: plain)
    assert [path(seed) for seed in range(3)] == fast


# Memory


def test_an_information_state_holds_all_that_was_shown_and_no_more() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    generator = numpy.random.default_rng(1)
    for _ in range(40):
        step(state, generator)
    while state.is_chance_node():
        step(state, generator)
    own, other = state.information_state_string(0), state.information_state_string(1)
    assert "0 draw Copper; " in own
    assert "0 draw Copper; " not in other
    assert "0 draw ?; " in other
    assert "1 draw ?; " in own


def test_information_states_only_grow() -> None:
    """Perfect recall: what was seen at the last question is the beginning of what was seen at this one."""
    state = pyspiel.load_game(SHORT).new_initial_state()
    generator = numpy.random.default_rng(5)
    before = ["", ""]
    keys: set[str] = set()
    while not state.is_terminal():
        if not state.is_chance_node():
            for seat in range(2):
                assert state.node.seen[seat].startswith(before[seat])
                before[seat] = state.node.seen[seat]
            key = state.information_state_string()
            assert key not in keys, "no information state comes twice in a game"
            keys.add(key)
        step(state, generator)


@pytest.mark.parametrize("seed", range(5))
def test_memories_fit_the_piles(seed: int) -> None:
    for node in nodes(seed):
        assert node.position is not None
        record = node.position.record()
        for seat, memory in enumerate(node.memories):
            assert len(memory.tops) == record["known_size"][seat]
            assert (numpy.array(memory.pile) <= record["discard"][seat]).all()


@pytest.mark.parametrize("seed", range(5))
def test_a_resampled_state_contradicts_nothing_its_player_has_seen(seed: int) -> None:
    lots = Random(seed)
    differ = 0
    for number, node in enumerate(nodes(seed)):
        if number % 5:
            continue
        assert node.position is not None
        seat = node.position.handle.decider
        other = node.resampled(seat, lots)
        assert other.position is not None
        assert other.information(seat) == node.information(seat)
        assert view(other.position, seat, open_counts=True) == view(node.position, seat, open_counts=True)
        assert other.position.broken_law() == ""
        assert other.position.cards_in_game() == node.position.cards_in_game()
        mine, theirs = node.position.record(), other.position.record()
        for zone in ("rest", "known", "discard", "hand"):
            assert (mine[zone][seat] == theirs[zone][seat]).all(), "one's own cards are known to one who remembers"
        for rival, memory in enumerate(node.memories):
            assert (numpy.array(memory.pile) <= theirs["discard"][rival]).all()
        differ += other.position != node.position
    assert differ > 5


def nodes(seed: int, number: int = 200) -> list[Node]:
    """The decisions of a random game."""
    node, lots = Node.root(random_kingdom(seed, "both"), 3), Random(seed)
    found: list[Node] = []
    while len(found) < number:
        if node.is_chance:
            slots, likely = zip(*node.outcomes, strict=True)
            node = node.draw(lots.choices(slots, likely)[0])
            continue
        assert node.position is not None
        question = node.position.question
        if question is None:
            break
        found.append(node)
        answer = lots.choice(question.answers)
        node = node.decide(NOTHING if answer == "pass" else node.kingdom.slots[answer])
    return found


def test_resampling_deals_every_hand_as_often_as_it_is_likely() -> None:
    """At the start the other hand has 0 to 3 Estates, by the odds of five cards out of seven Coppers and three Estates."""
    node = Node.root(find_kingdom("First Game"), 2)
    while node.is_chance:
        node = node.draw(0 if dict(node.outcomes).get(0) else 3)
    lots = Random(1)
    hands = Counter(int(node.resampled(0, lots).position.record()["hand"][1][3]) for _ in range(2000))  # type: ignore[union-attr]
    for estates, odds in enumerate((21 / 252, 105 / 252, 105 / 252, 21 / 252)):
        assert abs(hands[estates] - 2000 * odds) < 5 * (2000 * odds) ** 0.5


def test_a_player_who_is_not_asked_can_be_resampled_too() -> None:
    node = nodes(1)[40]
    assert node.position is not None
    seat = (node.position.handle.decider + 1) % 3
    other = node.resampled(seat, Random(1))
    assert other.information(seat) == node.information(seat)


def test_actions_have_the_names_of_answers() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 1) == "draw Copper"
    assert state.action_to_string(0, 0) == answer_of(0) == "pass"
