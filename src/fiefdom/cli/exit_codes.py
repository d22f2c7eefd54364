"""What the command tells the shell when it ends."""

from __future__ import annotations

FOUND_WRONG = 1
"""Something was found wrong, or nobody reads the output any more."""

WRONG_USE = 2
"""It could not be done as asked."""

INTERRUPTED = 130
"""Somebody pressed Ctrl-C."""
