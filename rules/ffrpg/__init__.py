"""Final Fantasy RPG, version 3.25: its rules as functions and values, by subject.

Of `rules` it may import `rules.board`, `rules.core`, `rules.ffrpg.actions`, `rules.ffrpg.combatant`,
`rules.ffrpg.damage`, `rules.ffrpg.rounds`, `rules.ffrpg.statuses`, `rules.ffrpg.turns`, `rules.log`,
`rules.mechanics`, `rules.sheets`, `rules.system` and `rules.text`.
"""

from rules.ffrpg.system import SYSTEM

__all__ = ["SYSTEM"]
