"""How long a text from outside may be: the one place that says so.

Whoever reads a text looks at its length first, so that a few megabytes of nonsense are refused before anything is made of them.
"""

from __future__ import annotations

LONGEST_NAME = 100
"""Characters of a name that is looked up: a card, a set, a bot, a strategy. The names that there are have at most thirty."""

LONGEST_KINGDOM = 10_000
"""Characters of a kingdom as a list of cards."""

LONGEST_CARDS = 200_000
"""Characters of a file of own cards."""

LONGEST_STRATEGY = 200_000
"""Characters of a strategy. The longest one in the library has a few thousand."""

LONGEST_POSITION = 100_000
"""Characters of a position in a line."""

LONGEST_RECORD = 1_000_000
"""Characters of the record of a game; no game that people play comes near."""

MOST_DECISIONS = 50_000
"""Decisions of a record: `x999` makes many out of a few characters."""

LONGEST_SCENARIOS = 2_000_000
"""Characters of a document with scenarios."""

MOST_CARDS_IN_A_LIST = 2_000
"""Cards of a list in a scenario, for the same reason."""

LONGEST_LINE = 1_000_000
"""Bytes of a message to a bot; the largest one holds a view of some ten thousand."""

LONGEST_REPLY = 100_000
"""Bytes of a message from a bot."""

LARGEST_FILE = 8_000_000
"""Bytes of a file that somebody names, whatever it is to hold."""

LONGEST_MESSAGE = 2_000
"""Characters of what an error says; of a longer one the middle is left out."""
