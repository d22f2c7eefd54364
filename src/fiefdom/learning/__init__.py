"""Players that have learned: observations as a network likes them, small networks in NumPy, model files, agents that play by them."""
