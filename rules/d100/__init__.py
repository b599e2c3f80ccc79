"""Sistema d100: the combat chapter with declarations, DES points and degrees of success.

Of `rules` it may import `rules.board`, `rules.core`, `rules.d100.actions`, `rules.d100.combatant`,
`rules.d100.damage`, `rules.d100.statuses`, `rules.d100.turns`, `rules.log`, `rules.mechanics`, `rules.sheets`,
`rules.system` and `rules.text`.
"""

from rules.d100.system import SYSTEM

__all__ = ["SYSTEM"]
