"""Fulminato, in Spanish: step dice, six action points a turn, and a final result that names the part struck.

Of `rules` it may import `rules.board`, `rules.core`, `rules.fulminato.actions`, `rules.fulminato.combatant`,
`rules.fulminato.damage`, `rules.fulminato.rounds`, `rules.fulminato.statuses`, `rules.fulminato.turns`, `rules.log`,
`rules.mechanics`, `rules.sheets` and `rules.system`.
"""

from rules.fulminato.system import SYSTEM

__all__ = ["SYSTEM"]
