"""How good is a player? The same kingdoms, opponents and shuffles for everybody: suites, pairs of games, ratings, a leaderboard."""
