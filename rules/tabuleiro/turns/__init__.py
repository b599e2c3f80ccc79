"""The order of turns, and what happens at their edges.

Of `rules` it may import `rules.core`, `rules.mechanics`, `rules.system`, `rules.tabuleiro.combatant` and
`rules.tabuleiro.statuses`.
"""
