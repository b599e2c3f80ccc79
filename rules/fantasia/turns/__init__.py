"""The order of turns, and what happens at their edges.

Of `rules` it may import `rules.core`, `rules.fantasia.combatant`, `rules.fantasia.damage`, `rules.fantasia.statuses`,
`rules.mechanics`, `rules.sheets` and `rules.system`.
"""
