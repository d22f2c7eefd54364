"""The same patience as in the property tests."""

from __future__ import annotations

import tests.properties.conftest  # noqa: F401 - loads the profile of Hypothesis
