"""Environments: the encoding, the arenas, and the suites that ship with the libraries."""
