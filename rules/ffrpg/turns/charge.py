"""Slow Actions: declared, charging, interrupted, carried over."""

from __future__ import annotations

from rules.ffrpg.combatant.state import RESOLUTION, Charge, Combatant, Place, Table
from rules.ffrpg.turns import order


def declare(table: Table, one: Combatant, charge: Charge, ct: int) -> None:
    """FF-SLOW-01, FF-SLOW-03, FF-SLOW-12: the Charge Time comes off the count; the turn holds no further Action.

    At 0 or more it takes effect at that tick of this Round, below 0 the rest is carried over. The resolution's
    place is listed once the open one is left.
    """
    fight = table.fight
    count = (one.initiative or 0) - ct
    table.put(one, "initiative", count)
    charged = charge._replace(at=count, left=0) if count >= 0 else charge._replace(at=None, left=-count)
    table.put(one, "charging", charged)
    if fight.turn is not None:
        table.put(fight, "turn", fight.turn._replace(actions=0))
    aimed = list(charge.belonged or charge.targets)
    table.fact(
        "order",
        actor=one.id,
        order=order.order_of(fight),
        why="charging" if count >= 0 else "carried",
        to=charged.at,
        left=charged.left,
        with_=charge.with_id,
        **({"targets": aimed} if aimed else {}),
        **({"task": charge.params["task"]} if charge.params.get("task") else {}),
    )


def interrupt(table: Table, one: Combatant, why: str) -> None:
    """FF-SLOW-06…08, FF-SLOW-11: what is charging is lost with its place; an Extreme combatant goes on as after it."""
    table.put(one, "charging", None)
    table.fact("lift", actor=one.id, status="charging", why=why)
    if order.take_place(table, one.id) and one.state == "active" and one.pools["hp"] > 0:
        order.go_on(table, one)


def place_resolution(table: Table, one: Combatant) -> None:
    """FF-SLOW-02: once the turn of the declaration is left the resolution has its place."""
    charge = one.charging
    if charge is not None and charge.at is not None:
        order.insert_place(table, Place(one.id, charge.at, RESOLUTION))
