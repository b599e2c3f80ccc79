"""Damage, falling, statuses that come and go, and what a strike brings.

Of `rules` it may import `rules.core`, `rules.dice`, `rules.fulminato.combatant`, `rules.fulminato.statuses`,
`rules.fulminato.turns` and `rules.mechanics`.
"""
