"""Simulations: statistics, runs, tournaments, sweeps, plots, exports and the command line."""
