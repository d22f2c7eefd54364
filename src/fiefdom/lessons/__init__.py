"""The game learned by playing it: lessons on prepared tables, and the coach who says what to do there, why, and what was wrong."""
