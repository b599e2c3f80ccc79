"""A combatant's sheet in the running fight, and how its numbers came about."""
