"""The base game, both editions (R-ED-1)."""

FIRST_NUMBER = 0
