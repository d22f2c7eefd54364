"""What holds for all tests."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Hear Ctrl-C, which some tests send themselves: a run in the background may have been started deaf to it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
