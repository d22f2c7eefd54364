"""Environments for learners and search: arrays of games, Gymnasium, PettingZoo, OpenSpiel. Each library is an extra of its own."""
