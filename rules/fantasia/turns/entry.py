"""How combatants enter a fight."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.state import PARTY
from rules.fantasia.combatant import board
from rules.fantasia.combatant.sheet import Creature
from rules.fantasia.combatant.state import Fighter, Table
from rules.fantasia.damage.falls import fall
from rules.system import defaults
from rules.system.defaults import CombatantMaker


def new_fighter(
    system: CombatantMaker[Fighter], id: str, name: str, side: str, sheet: Creature, pools: Mapping[str, int]
) -> Fighter:
    """LF-DRAW-02: return a combatant with its weapon in hand, its weapons loaded and its items."""
    return defaults.new_combatant(
        system,
        id,
        name,
        side,
        sheet,
        pools,
        equipped=sheet.in_hand,
        loaded={weapon.id: weapon.shots for weapon in sheet.weapons if weapon.shots is not None},
        items={item.id: item.qty for item in sheet.items},
    )


def enter(table: Table, combatant: Fighter) -> None:
    """LF-DOWN-01: let one who enters at 0 PV fall; a piece faces as its side does."""
    if combatant.cell is None:
        table.put(combatant, "facing", None)
    else:
        face(table, combatant)
    if combatant.pools["pv"] == 0:
        fall(table, combatant, "setup")


def enter_in(table: Table, combatant: Fighter, state: str) -> None:
    """LF-DOWN-02, LF-ST-PETRIFY-2: enter the dead as dead, without a counter, and a statue as a statue."""
    defaults.enter_in(table, combatant, state)
    if state == "dead":
        table.put(combatant, "counter", None)
        table.put(combatant, "fainted", False)


def face(table: Table, combatant: Fighter) -> None:
    """Let a piece that comes to the board face as its side does."""
    if combatant.facing is None and board.uses_board(table.fight, combatant):
        table.put(combatant, "facing", "n" if combatant.side == PARTY else "s")


def settle(table: Table) -> None:
    """Make those who have entered part of the fight for good."""
    table.put(table.fight, "settled", len(table.fight.combatants))
