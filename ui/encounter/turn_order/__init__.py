"""The turn order: a row for each combatant, and how it is painted."""
