"""Encounter scripts, and the combatants that they put into a fight.

Of `rules` it may import `rules.board`, `rules.core`, `rules.mechanics`, `rules.sheets`, `rules.system`,
`rules.text` and `rules.written`.
"""
