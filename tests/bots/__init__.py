"""Tests of bots: programs of others that play."""
