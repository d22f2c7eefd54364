"""Tests of one thing at a time."""
