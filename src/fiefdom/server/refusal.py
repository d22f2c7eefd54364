"""What the server refuses: a code for programs, and words for people in their language."""

from __future__ import annotations

from typing import Any

from fiefdom.errors import FiefdomError

STATUS = {
    "unknown-table": 404,
    "unknown-address": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-fast": 429,
    "too-large": 413,
    "token": 403,
    "wrong-origin": 403,
    "unknown-host": 421,
    "busy": 503,
    "storage": 503,
    "server-error": 500,
}
"""The HTTP status of the kinds of refusals; 400 of all others."""


class Refused(FiefdomError):
    """A message or a request that the server does not carry out; its code says of which kind it is: `not-now.not-begun`."""

    def __init__(self, code: str, **values: Any) -> None:
        kind, _, key = code.partition(".")
        super().__init__(key, **values)
        self.kind = kind
        self.status = STATUS.get(kind, 400)
