"""Tests of archetypes, breeding, leaders and what is kept of them."""
