"""Encounter scripts, and the combatants that they put on the table."""
