"""Playing random games for as long as one wants, with every law of the engine checked on the way."""
