"""Damage, falling, statuses that come and go, and what a strike brings.

Of `rules` it may import `rules.core`, `rules.fantasia.combatant`, `rules.fantasia.statuses` and `rules.mechanics`.
"""
