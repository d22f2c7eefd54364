"""Scenarios: rulings as Markdown documents that run. The format is described in docs/reference/scenarios.md."""
