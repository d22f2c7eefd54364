"""What a player is told when something cannot be done: a message of the text layer and what goes into it."""

from __future__ import annotations

from fiefdom.errors import FiefdomError
from fiefdom.text.texts import Texts


class Problem(FiefdomError):
    """Something that cannot be done at the table; `key` and `arguments` are for `Texts.format`. Nothing has changed."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(f"{key}: {', '.join(f'`{value}`' for value in arguments.values())}" if arguments else key)
        self.key = key
        self.arguments = arguments

    def in_words(self, texts: Texts) -> str:
        """The problem in the language of the texts."""
        return texts.format(self.key, **self.arguments)


def in_words(problem: FiefdomError, texts: Texts) -> str:
    """Any problem in the language of the texts."""
    return problem.in_words(texts) if isinstance(problem, Problem) else texts.error(problem)
