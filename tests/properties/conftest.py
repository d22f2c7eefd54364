"""How long Hypothesis looks for counterexamples: the same games in every run, or with `FIEFDOM_TESTS=soak` many more and other ones."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.properties.games import SOAK

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile("quick", derandomize=True, deadline=None, database=None, print_blob=False, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("soak", settings.get_profile("quick"), derandomize=False, print_blob=True)
settings.load_profile("soak" if SOAK else "quick")
