"""A combatant: its sheet, its state in a fight, its numbers, and the rows that a sheet may be filled with.

Of `rules` it may import `rules.core`, `rules.d100.statuses`, `rules.dice`, `rules.mechanics`, `rules.sheets`,
`rules.system` and `rules.text`.
"""
