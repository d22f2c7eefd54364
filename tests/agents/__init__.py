"""Agents: rollouts, thinking, levels, and that nobody cheats."""
