"""The round: what begins and ends it, who comes in, and what a fight brings.

Of `rules` it may import `rules.core`, `rules.fulminato.combatant`, `rules.fulminato.damage`,
`rules.fulminato.statuses`, `rules.fulminato.turns`, `rules.mechanics`, `rules.system` and `rules.text`.
"""
