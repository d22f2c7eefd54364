"""Learners and searchers in one readable file each, with their weights and logs."""
