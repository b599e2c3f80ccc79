"""The order of turns, and what happens at their edges.

Of `rules` it may import `rules.core`, `rules.ffrpg.combatant`, `rules.ffrpg.statuses` and `rules.system`.
"""
