"""Strategies found for any kingdom: archetypes, breeding, and the mixture of the best."""
