"""Simulations: matches of strategies with their statistics, tournaments, sweeps, plots and exports."""
