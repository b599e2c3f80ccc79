"""A combatant: its sheet, its state in a fight, its numbers, and the rows that a sheet may be filled with."""
