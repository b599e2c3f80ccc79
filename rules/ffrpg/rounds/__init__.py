"""The round: what begins and ends it, who comes in, and what a fight brings.

Of `rules` it may import `rules.core`, `rules.ffrpg.actions`, `rules.ffrpg.combatant`, `rules.ffrpg.damage`,
`rules.ffrpg.statuses`, `rules.ffrpg.turns`, `rules.mechanics`, `rules.sheets` and `rules.system`.
"""
