"""Right-to-left text for terminals: in the order of reading, or in the order of the screen where the terminal does not turn it."""

from __future__ import annotations

from fiefdom.text.letters import strip_isolates

ORDERS = ("auto", "logical", "visual")


def in_visual_order(line: str) -> str:
    """A line of right-to-left text as it has to be sent to a terminal that shows everything from left to right."""
    from bidi import get_display  # here, because few need it

    return strip_isolates(str(get_display(line, base_dir="R")))
