"""Playing in a terminal: the session, the commands, the game as lines and the game as a screen."""
