"""How combatants come into a fight."""

from __future__ import annotations

from collections.abc import Mapping

from rules.fulminato.combatant.sheet import FulminatoSheet
from rules.fulminato.combatant.state import Fighter, Table, in_fight
from rules.fulminato.damage import damage
from rules.fulminato.turns import order
from rules.system import defaults
from rules.system.defaults import Maker


def new_fighter(
    system: Maker[Fighter], id: str, name: str, side: str, sheet: FulminatoSheet, pools: Mapping[str, int]
) -> Fighter:
    """FU-EQP-03, FU-EQP-04: a combatant with full pools, full magazines and its first weapon in hand."""
    return defaults.new_combatant(
        system,
        id,
        name,
        side,
        sheet,
        pools,
        equipped=sheet.held_at_start,
        loaded={
            row.id: row.capacity if row.loaded is None else row.loaded
            for row in sheet.weapons
            if row.capacity is not None
        },
        reserve={row.id: row.reserve for row in sheet.weapons if row.reserve is not None},
        items={row.id: row.qty for row in sheet.items},
    )


def enter(table: Table, one: Fighter) -> None:
    """FU-DIE-01, FU-DIE-02: who enters with 0 hit points is dead, or unconscious."""
    if one.pools["pv"] == 0:
        damage.fall_at_zero(table, one)


def join(table: Table, one: Fighter) -> None:
    """FU-INIT-08, FU-INIT-10, FU-SURP-07: a reinforcement rolls and takes its place; in surprise with everybody."""
    if table.fight.phase == "action" and in_fight(one):
        order.roll_late(table, one)
        order.enter_order(table, one)
