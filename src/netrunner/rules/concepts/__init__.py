"""Chapters 1 to 4: the game, its cards and their values, costs, and the zones that cards move between."""
