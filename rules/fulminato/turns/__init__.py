"""The order of turns, and what happens at their edges.

Of `rules` it may import `rules.core`, `rules.fulminato.combatant`, `rules.mechanics` and `rules.system`.
"""
