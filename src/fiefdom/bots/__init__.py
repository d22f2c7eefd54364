"""Bots: programs in any language that play, each in a process of its own, over lines of JSON."""
