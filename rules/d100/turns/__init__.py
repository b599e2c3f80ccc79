"""The order of turns, and what happens at their edges.

Of `rules` it may import `rules.core`, `rules.d100.combatant`, `rules.d100.damage`, `rules.d100.statuses`,
`rules.mechanics` and `rules.system`.
"""
