"""Damage, falling, statuses that come and go, and what a strike brings.

Of `rules` it may import `rules.core`, `rules.engine`, `rules.ffrpg.combatant`, `rules.ffrpg.statuses`,
`rules.ffrpg.turns`, `rules.mechanics` and `rules.text`.
"""
