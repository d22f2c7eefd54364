"""Puzzles: positions of which one answer is far better than all others. Mined from games of bots, checked twice, solved by people."""
