"""Strategies that play at native speed."""
