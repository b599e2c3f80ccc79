"""Batalha no tabuleiro: a skirmish with cards on a board of 11×11 cells.

Of `rules` it may import `rules.board`, `rules.core`, `rules.log`, `rules.mechanics`, `rules.sheets`, `rules.system`,
`rules.tabuleiro.actions`, `rules.tabuleiro.combatant`, `rules.tabuleiro.damage`, `rules.tabuleiro.statuses`,
`rules.tabuleiro.turns` and `rules.text`.
"""

from rules.tabuleiro.system import SYSTEM

__all__ = ["SYSTEM"]
