"""La Fantasia Final: one 2d roll decides everything, and thirty-four statuses rewrite what a turn may be.

Of `rules` it may import `rules.board`, `rules.core`, `rules.fantasia.actions`, `rules.fantasia.combatant`,
`rules.fantasia.damage`, `rules.fantasia.statuses`, `rules.fantasia.turns`, `rules.log`, `rules.mechanics`,
`rules.sheets`, `rules.system` and `rules.text`.
"""

from rules.fantasia.system import SYSTEM

__all__ = ["SYSTEM"]
