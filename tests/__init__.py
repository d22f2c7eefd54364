"""The tests. What several files need stands beside this file."""
