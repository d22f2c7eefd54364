"""What a strategy does where it has no rules of its own. The rules are a file in the strategy language."""

from __future__ import annotations

import functools
import importlib.resources

from fiefdom.strategy.strategy import Strategy


@functools.cache
def defaults() -> Strategy:
    """The default rules for playing Actions and for every choice inside cards."""
    text = importlib.resources.files("fiefdom.strategy").joinpath("files", "defaults.strategy").read_text(encoding="utf-8")
    return Strategy.parse(text, "defaults")
