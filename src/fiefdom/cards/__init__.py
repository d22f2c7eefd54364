"""The cards: what they cost, what they are, what they do; and the kingdoms they make."""
