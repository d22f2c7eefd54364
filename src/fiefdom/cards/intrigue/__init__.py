"""Intrigue, the second edition of the first expansion (R-I-COMP-1)."""

FIRST_NUMBER = 39
