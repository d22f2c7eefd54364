"""Agents: whoever answers questions from a view alone."""
