"""Who may act, when, and at what price: action points, power points and the checks before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.fulminato.afflictions import lift
from rules.fulminato.catalogue import COSTS, STATUSES
from rules.fulminato.ground import cells_between
from rules.fulminato.numbers import speed, speed_steps
from rules.fulminato.state import Fighter, in_fight

if TYPE_CHECKING:
    from rules.table import Table


STATE_WORDS = {"dead": "muerto", "out": "fuera del combate"}
"""FU-DIE-03: states that are no statuses, in the words of the game."""


def may_act(table: Table, one: Fighter, action: str, moves: bool = False) -> None:
    """FU-ACT-09, FU-BRD-04: refuses `cannot_act` to the fallen, to what a status forbids, to movement at 0."""
    if one.state != "active":
        table.demand(False, "cannot_act", actor=one.id, status=STATE_WORDS.get(one.state, one.state))
        return
    for condition in one.conditions:
        if action in STATUSES[condition.status].forbids:
            table.demand(False, "cannot_act", actor=one.id, status=condition.status)
            return
    if moves and speed(one) == 0:
        why = speed_steps(one)[-2].source
        table.demand(False, "cannot_act", actor=one.id, status=why if why in STATUSES else "velocidad 0")


def may_now(table: Table, one: Fighter, cost: str) -> None:
    """FU-ACT-07, FU-ACT-09: refuses `not_your_turn` to all out of turn that is not timeless."""
    if cost != "timeless":
        table.demand(table.fight.active == one.id, "not_your_turn", actor=one.id)


def free_hands(table: Table, one: Fighter) -> None:
    """FU-RET-05, FU-ST-retreating: refuses `hands_busy` while running away."""
    table.demand(not one.has("retreating"), "hands_busy", actor=one.id)


def may_be_target(table: Table, one: Fighter, targets: Sequence[Fighter], itself: bool) -> None:
    """FU-CMD-01: refuses `invalid_target` for the dead, those who left, and the actor where it may not be its own."""
    for target in targets:
        table.insist(in_fight(target) and (itself or target is not one), "invalid_target", target=target.id)


def touches(table: Table, one: Fighter, target: Fighter) -> None:
    """FU-BRD-02: refuses `out_of_range` where an enemy is to be touched who does not stand on a neighbouring cell."""
    if table.fight.board is None or one.cell is None or target.cell is None:
        return
    table.demand(cells_between(one.cell, target.cell) <= 1, "out_of_range", actor=one.id, target=target.id)


def pay(table: Table, one: Fighter, cost: str, ps: int = 0) -> None:
    """FU-ACT-09, FU-SOL-01: refuses `not_enough_ps`, `not_enough_pa`; then both are spent, as far as they go."""
    pa = COSTS[cost]
    pools = one.pools
    if ps:
        table.demand(pools["ps"] >= ps, "not_enough_ps", actor=one.id, pool="ps")
    if pa:
        table.demand(pools["pa"] >= pa, "not_enough_pa", actor=one.id, pool="pa")
    _spend(table, one, "ps", ps, None)
    _spend(table, one, "pa", pa, cost)
    mark_acted(table, one)


def mark_acted(table: Table, one: Fighter) -> None:
    """FU-DLY-02: the active one has done something in this turn."""
    if table.fight.active == one.id and not table.fight.acted:
        table.put(table.fight, "acted", True)


def _spend(table: Table, one: Fighter, pool: str, amount: int, type: str | None) -> None:
    if not amount:
        return
    before = one.pools[pool]
    after = max(0, before - amount)
    if after != before:
        table.put_pool(one, pool, after)
    table.fact("spend", actor=one.id, pool=pool, amount=before - after, from_=before, to=after, type=type)


def leave_cover(table: Table, one: Fighter) -> None:
    """FU-ST-in_cover: cover ends with its bearer's own movement."""
    lift(table, one, "in_cover", "moved")
