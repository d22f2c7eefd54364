"""What holds for all tests."""

from __future__ import annotations

import signal

from hypothesis import HealthCheck, settings

from tests.properties.games import SOAK

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

# How long Hypothesis looks for counterexamples: the same games in every run, or with `FIEFDOM_TESTS=soak` many more and other ones.
settings.register_profile("quick", derandomize=True, deadline=None, database=None, print_blob=False, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("soak", settings.get_profile("quick"), derandomize=False, print_blob=True)
settings.load_profile("soak" if SOAK else "quick")


def pytest_configure() -> None:
    """Hear Ctrl-C, which some tests send themselves: a run in the background may have been started deaf to it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
