"""How combatants come into a fight: with what they carry, and in mid-fight."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.state import PARTY
from rules.ffrpg.combatant import equipment
from rules.ffrpg.combatant.sheet import CreatureSheet
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.damage import status_changes
from rules.ffrpg.turns import order, pincer, sides
from rules.system import defaults
from rules.system.defaults import Maker


def check_entry(sheet: CreatureSheet, side: str) -> tuple[str, str] | None:
    """FF-ITM-02: a row that says it is equipped in a hand already taken."""
    return equipment.clash(sheet, kind_of(sheet, side))


def kind_of(sheet: CreatureSheet, side: str) -> str:
    """`pc` or `npc`: as the sheet says, else by its side."""
    return sheet.kind or ("pc" if side == PARTY else "npc")


def new_combatant(
    system: Maker[Combatant], id: str, name: str, side: str, sheet: CreatureSheet, pools: Mapping[str, int]
) -> Combatant:
    """A combatant with what it carries, before anything takes effect."""
    one = defaults.new_combatant(
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
    one.__dict__["held"] = equipment.at_start(one)
    return one


def enter(table: Table, one: Combatant) -> None:
    """FF-STA-05, FF-ZHP-02: Auto-Status from the start; one that starts at 0 HP lies there."""
    if table.fight.encircled is None:
        table.put(one, "facing", None)
    if one.pools["hp"] == 0:
        word = one.sheet.at_zero or ("unconscious" if one.kind == "pc" else "dead")
        table.put(one, "state", "unconscious" if word == "unconscious" else "dead")
    else:
        status_changes.refresh_auto(table, one)


def join(table: Table, one: Combatant) -> None:
    """FF-REI-01, FF-REI-02: a facing in a Pincer Attack; Initiative at its stop, later not even Reactions."""
    pincer.joined(table, one)
    if table.fight.phase == "action":
        table.put(one, "came_in", table.fight.round)
    order.join_order(table, one)
    sides.judge(table)
