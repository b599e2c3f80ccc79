"""Encounter scripts, and the combatants that they put on the table.

Of `rules` it may import `rules.board`, `rules.core`, `rules.mechanics`, `rules.sheets`, `rules.system` and
`rules.text`.
"""
