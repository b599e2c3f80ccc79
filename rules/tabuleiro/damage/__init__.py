"""Damage, falling, statuses that come and go, and what a strike brings.

Of `rules` it may import `rules.board`, `rules.core`, `rules.mechanics`, `rules.system`, `rules.tabuleiro.combatant`,
`rules.tabuleiro.statuses`, `rules.tabuleiro.turns` and `rules.text`.
"""
