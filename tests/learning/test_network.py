"""The network in NumPy: its gradients are those of its outputs, and it learns what it is shown."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from fiefdom.learning.network import Adam, Floats, Network, sample, softmax


def loss(network: Network, inputs: Floats, target: Floats) -> float:
    return float(((network.layers(inputs)[-1].astype(float) - target) ** 2).sum() / 2)


def test_gradients_are_those_of_the_loss() -> None:
    generator = numpy.random.default_rng(1)
    network = Network.fresh((5, 7, 6, 3), generator)
    for each in network.parameters:
        each += generator.standard_normal(each.shape).astype(numpy.float32) * numpy.float32(0.3)
    inputs, target = (generator.standard_normal((4, size)).astype(numpy.float32) for size in (5, 3))
    layers = network.layers(inputs)
    found = network.gradients(layers, layers[-1] - target)
    for parameter, gradient in zip(network.parameters, found, strict=True):
        place = tuple(generator.integers(size) for size in parameter.shape)
        step = numpy.float32(1e-2)
        parameter[place] += step
        higher = loss(network, inputs, target)
        parameter[place] -= 2 * step
        lower = loss(network, inputs, target)
        parameter[place] += step
        assert abs((higher - lower) / (2 * float(step)) - float(gradient[place])) < 0.02 * max(1.0, abs(float(gradient[place])))


def test_it_learns_what_it_is_shown() -> None:
    generator = numpy.random.default_rng(2)
    inputs = generator.standard_normal((256, 4)).astype(numpy.float32)
    target = numpy.stack([inputs[:, 0] * inputs[:, 1], numpy.abs(inputs[:, 2])], axis=1)
    network = Network.fresh((4, 32, 2), generator)
    adam, before = Adam(network.parameters, longest=10), loss(network, inputs, target)
    for _ in range(300):
        layers = network.layers(inputs)
        adam.step(network.gradients(layers, (layers[-1] - target) / numpy.float32(256)), 0.01)
    assert loss(network, inputs, target) < before / 10


def test_actions_are_drawn_as_likely_as_they_are_and_never_illegal_ones() -> None:
    logits = numpy.array([[0, numpy.log(3), -1e9]] * 20_000, numpy.float32)
    chances = softmax(logits)
    drawn: NDArray[numpy.int64] = sample(chances, numpy.random.default_rng(3))
    shares = numpy.bincount(drawn, minlength=3) / len(drawn)
    numpy.testing.assert_allclose(shares, [0.25, 0.75, 0], atol=0.02)
    assert shares[2] == 0
