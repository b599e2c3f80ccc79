"""Slow Actions: declared, charging, interrupted, carried over."""

from __future__ import annotations

from rules.ffrpg.combatant.state import RESOLUTION, Charge, Combatant, Place, Table
from rules.ffrpg.turns import order


def declare(table: Table, combatant: Combatant, charge: Charge, ct: int) -> None:
    """FF-SLOW-01, FF-SLOW-03, FF-SLOW-12: take the Charge Time off the count; the turn has no further Action.

    At 0 or more it takes effect at that tick of this Round, below 0 the rest is carried over. The resolution's place is
    listed once the open one is left.
    """
    fight = table.fight
    count = (combatant.initiative or 0) - ct
    table.put(combatant, "initiative", count)
    charged = charge._replace(at=count, left=0) if count >= 0 else charge._replace(at=None, left=-count)
    table.put(combatant, "charging", charged)
    if fight.turn is not None:
        table.put(fight, "turn", fight.turn._replace(actions=0))
    aimed = list(charge.belonged or charge.targets)
    table.fact(
        "order",
        actor=combatant.id,
        order=order.order_of(fight),
        why="charging" if count >= 0 else "carried",
        to=charged.at,
        left=charged.left,
        with_=charge.with_id,
        **({"targets": aimed} if aimed else {}),
        **({"task": charge.params["task"]} if charge.params.get("task") else {}),
    )


def named(charge: Charge | None) -> dict[str, str]:
    """Return the field of a fact that says what was charged; none for a task."""
    return {} if charge is None or charge.with_id is None else {"with_": charge.with_id}


def interrupt(table: Table, combatant: Combatant, why: str) -> None:
    """FF-SLOW-06…08, FF-SLOW-11: lose the charge with its place; an Extreme combatant goes on as after it."""
    charge = combatant.charging
    table.put(combatant, "charging", None)
    table.fact("lift", actor=combatant.id, status="charging", why=why, **named(charge))
    if order.take_place(table, combatant.id) and combatant.state == "active" and combatant.pools["hp"] > 0:
        order.continue_extreme(table, combatant)


def place_resolution(table: Table, combatant: Combatant) -> None:
    """FF-SLOW-02: give the resolution its place once the turn of the declaration is left."""
    charge = combatant.charging
    if charge is not None and charge.at is not None:
        order.insert_place(table, Place(combatant.id, charge.at, RESOLUTION))
