"""Damage, falling, statuses that come and go, and what a strike brings.

Of `rules` it may import `rules.core`, `rules.d100.combatant`, `rules.d100.statuses` and `rules.mechanics`.
"""
