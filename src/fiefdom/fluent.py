"""Fluent files: messages with values in them, read when they are first needed."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LONGEST_VALUE = 2000
"""Longer texts are cut: Fluent refuses to show them at all."""


def source(language: str, file: str) -> str:
    """What stands in a file of a language; nothing if the language does not have it yet."""
    path = importlib.resources.files("fiefdom").joinpath("text", "locales", language, f"{file}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@functools.cache
def _resource(text: str) -> Resource:
    from fluent.runtime import FluentResource  # here, because it is slow to import

    return FluentResource(text)


@functools.cache
def bundle(language: str, *texts: str, isolating: bool = False) -> FluentBundle:
    """The messages of some texts of a language."""
    from fluent.runtime import FluentBundle

    messages = FluentBundle([language], use_isolating=isolating)
    for text in texts:
        messages.add_resource(_resource(text))
    return messages


def render(messages: FluentBundle, key: str, arguments: Mapping[str, object], attribute: str = "") -> str | None:
    """A message, or an attribute of one; None if it is not there, or anything it needs."""
    if not messages.has_message(key):
        return None
    message = messages.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, errors = messages.format_pattern(pattern, {name: _argument(value) for name, value in arguments.items()})
    return None if errors else str(text)


def _argument(value: object) -> object:
    """A value as Fluent takes it: numbers in figures alone, without commas or points in them."""
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return f"{value[: LONGEST_VALUE - 1]}…"
    return value
