"""A small network in NumPy: layers of rectified numbers, one output for each action and one for the value; how it learns (Adam).

Networks of this size are as fast in NumPy as in the large libraries, and whoever plays by one needs nothing else.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

Floats = NDArray[numpy.float32]

IMPOSSIBLE = numpy.float32(-1e9)
"""Instead of the logit of an action that is not legal."""


@dataclass
class Network:
    """Weights and biases by layer. The last layer has an output for each action and then one for the value."""

    weights: list[Floats]
    biases: list[Floats]

    @staticmethod
    def fresh(sizes: Sequence[int], generator: numpy.random.Generator) -> Network:
        """Random weights, those of the outputs small, so that all actions are equally likely at first."""
        weights = [
            (generator.standard_normal((inputs, outputs)) * numpy.sqrt(2 / inputs)).astype(numpy.float32)
            for inputs, outputs in itertools.pairwise(sizes)
        ]
        weights[-1] *= numpy.float32(0.01)
        return Network(weights, [numpy.zeros(outputs, numpy.float32) for outputs in sizes[1:]])

    @property
    def parameters(self) -> list[Floats]:
        """Everything that is learned."""
        return [*self.weights, *self.biases]

    @property
    def size(self) -> int:
        """How many numbers are learned."""
        return sum(parameter.size for parameter in self.parameters)

    def layers(self, inputs: Floats) -> list[Floats]:
        """The inputs, what each layer makes of them, and the outputs."""
        found = [inputs]
        for layer, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            outputs = found[-1] @ weights
            outputs += biases
            found.append(outputs if layer == len(self.weights) - 1 else numpy.maximum(outputs, 0, out=outputs))
        return found

    def evaluate(self, inputs: Floats, legal: NDArray[numpy.bool_]) -> tuple[Floats, Floats]:
        """The logits of the actions, of those that are not legal next to nothing, and the values."""
        outputs = self.layers(inputs)[-1]
        return numpy.where(legal, outputs[:, :-1], IMPOSSIBLE), outputs[:, -1]

    def gradients(self, layers: list[Floats], wanted: Floats) -> list[Floats]:
        """How the loss changes with each parameter, if it changes with the outputs as `wanted` says."""
        weights: list[Floats] = []
        biases: list[Floats] = []
        for layer in reversed(range(len(self.weights))):
            weights.insert(0, layers[layer].T @ wanted)
            biases.insert(0, wanted.sum(axis=0))
            if layer:
                wanted = wanted @ self.weights[layer].T
                wanted *= layers[layer] > 0
        return [*weights, *biases]

    def copy(self) -> Network:
        """The same, apart."""
        return Network([each.copy() for each in self.weights], [each.copy() for each in self.biases])


class Adam:
    """Moves parameters against their gradients, each at a pace of its own (Kingma and Ba, 2015); the gradient is cut to a length."""

    def __init__(self, parameters: list[Floats], *, longest: float = 0.5) -> None:
        self.parameters = parameters
        self.longest = longest
        self.means = [numpy.zeros_like(parameter) for parameter in parameters]
        self.squares = [numpy.zeros_like(parameter) for parameter in parameters]
        self.steps = 0

    def step(self, gradients: list[Floats], rate: float) -> None:
        """One step of this rate."""
        self.steps += 1
        length = float(numpy.sqrt(sum(float(numpy.vdot(each, each)) for each in gradients)))
        cut = numpy.float32(min(1.0, self.longest / (length + 1e-8)))
        pace = rate * numpy.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for parameter, gradient, mean, square in zip(self.parameters, gradients, self.means, self.squares, strict=True):
            gradient *= cut
            mean += numpy.float32(0.1) * (gradient - mean)
            square += numpy.float32(0.001) * (gradient * gradient - square)
            parameter -= numpy.float32(pace) * mean / (numpy.sqrt(square) + numpy.float32(1e-8))


def softmax(logits: Floats) -> Floats:
    """Chances that add up to one."""
    likely: Floats = numpy.exp(logits - logits.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    return likely


def sample(chances: Floats, generator: numpy.random.Generator) -> NDArray[numpy.int64]:
    """One action a row, as likely as the row says."""
    lots = generator.random((len(chances), 1), numpy.float32) * numpy.float32(0.999999)
    chosen: NDArray[numpy.int64] = (chances.cumsum(axis=1) > lots * chances.sum(axis=1, keepdims=True)).argmax(axis=1)
    return chosen
