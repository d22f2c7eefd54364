"""Laws that hold in every game, tried on random ones."""
