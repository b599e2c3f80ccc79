"""How combatants enter a fight: with their gear, and in mid-fight."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.state import PARTY
from rules.ffrpg.combatant import equipment
from rules.ffrpg.combatant.sheet import CreatureSheet
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.damage import status_changes
from rules.ffrpg.turns import order, pincer, sides
from rules.system import defaults
from rules.system.defaults import CombatantMaker


def check_entry(sheet: CreatureSheet, side: str) -> tuple[str, str] | None:
    """FF-ITM-02: return place and sentence of a row that is equipped in a hand already taken."""
    return equipment.clash(sheet, kind_of(sheet, side))


def kind_of(sheet: CreatureSheet, side: str) -> str:
    """Return `pc` or `npc`: as the sheet says, else by its side."""
    return sheet.kind or ("pc" if side == PARTY else "npc")


def new_combatant(
    system: CombatantMaker[Combatant], id: str, name: str, side: str, sheet: CreatureSheet, pools: Mapping[str, int]
) -> Combatant:
    """Return a combatant with its gear, before anything takes effect."""
    combatant = defaults.new_combatant(
        system,
        id,
        name,
        side,
        sheet,
        pools,
        kind=kind_of(sheet, side),
        items=equipment.inventory(sheet),
        entered=side,
    )
    combatant.__dict__["held"] = equipment.at_start(combatant)
    return combatant


def enter(table: Table, combatant: Combatant) -> None:
    """FF-STA-05, FF-ZHP-02: apply Auto-Status from the start; one that starts at 0 HP has fallen."""
    if table.fight.encircled is None:
        table.put(combatant, "facing", None)
    if combatant.pools["hp"] == 0:
        word = combatant.sheet.at_zero or ("unconscious" if combatant.kind == "pc" else "dead")
        table.put(combatant, "state", "unconscious" if word == "unconscious" else "dead")
    else:
        status_changes.refresh_auto(table, combatant)


def join(table: Table, combatant: Combatant) -> None:
    """FF-REI-01, FF-REI-02.

    Give a newcomer a facing in a Pincer Attack and Initiative at its stop; later no Reactions either.
    """
    pincer.joined(table, combatant)
    if table.fight.phase == "action":
        table.put(combatant, "came_in", table.fight.round)
    order.join_order(table, combatant)
    sides.judge(table)
