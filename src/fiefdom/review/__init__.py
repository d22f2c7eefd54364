"""Explaining games: advice at a question, and a review of a whole game."""
