"""The game master's rulings, as this book takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.geometry import Cell
from rules.core.questions import Refusal
from rules.core.state import Condition
from rules.fulminato.combatant import ranks
from rules.fulminato.combatant.sheet import FulminatoSheet
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, refresh_state
from rules.fulminato.damage import damage as blows
from rules.fulminato.damage import status_changes
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, DAMAGE_TYPES, SKILLS, WOUNDED, fault_in_params
from rules.fulminato.turns import order
from rules.mechanics import statuses
from rules.mechanics.carry_over import follow, in_hand
from rules.mechanics.statuses import NO_TIMER, Status, change_timer
from rules.sheets.schema import Settable
from rules.system import defaults


def set_pool(table: Table, one: Fighter, pool: str, value: int) -> None:
    """FU-CMD-01: hit points fall as by damage and rise as by healing; the dead come back above 0."""
    value = max(0, min(value, table.system.maximum(one, pool)))
    before = one.pools[pool]
    if pool != "pv":
        if value != before:
            table.put_pool(one, pool, value)
    elif one.dead:
        if value > 0:
            blows.bring_back(table, one, value)
    elif value < before:
        blows.hurt(table, one, before - value, "other", None)
    elif value > before:
        blows.regain(table, one, value - before, None)


def settable(fight: FulminatoFight, one: Fighter) -> tuple[Settable, ...]:
    """FU-CMD-01: every die of the sheet, then its numbers."""
    dice = {name: getattr(one.sheet, name) for name in CHARACTERISTICS}
    dice |= dict.fromkeys(SKILLS, ranks.UNSKILLED) | one.sheet.skills
    found = (
        Settable(name, die, ranks.CHARACTERISTIC_DICE if name in CHARACTERISTICS else ranks.SKILL_DICE)
        for name, die in dice.items()
    )
    return (*found, *defaults.settable(fight, one))


def set_stat(table: Table, one: Fighter, stat: str, value: Any) -> None:
    """FU-CMD-01: any number or die of the sheet, brought within its limits."""
    if isinstance(value, str) and (stat in CHARACTERISTICS or stat in SKILLS or stat in one.sheet.skills):
        step = ranks.rank_of(value)
        table.insist(step is not None, "invalid_params", param=stat, value=value)
        assert step is not None
        lowest = 0 if stat in CHARACTERISTICS else ranks.LOWEST
        die = ranks.die_name(max(lowest, min(ranks.HIGHEST, step)))
        table.put(one, "sheet", one.sheet.with_die(stat, die))
        return
    defaults.set_stat(table, one, stat, value)


def set_sheet(table: Table, one: Fighter, sheet: FulminatoSheet) -> None:
    """FU-CMD-01: what is in hand stays there; what is no longer its own cannot lie on the ground."""
    before = one.sheet.held_at_start
    follow(table, one, sheet, but=("equipped",))
    equipped = in_hand(one, before, sheet.held_at_start, sheet.armory)
    if equipped != one.equipped:
        table.put(one, "equipped", equipped)
    if not sheet.armory.keys() >= set(one.dropped):
        table.put(one, "dropped", tuple(id for id in one.dropped if id in sheet.armory))


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """FU-BRD-03: a cell becomes free or blocked."""
    table.insist(stat == "state" and value in ("free", "blocked"), "invalid_params", param=stat, value=value)
    return value


def damage(table: Table, one: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """FU-CMD-01, FU-DMG-05: a loss by ruling: no limb is struck; another pool only falls."""
    kind = type or "other"
    table.insist(kind in DAMAGE_TYPES, "invalid_params", param="type", value=type)
    table.insist(not one.dead, "invalid_target", target=one.id)
    if pool is None or pool == "pv":
        blows.hurt(table, one, amount, kind, None)
    else:
        blows.lose_points(table, one, pool, amount)


def heal(table: Table, one: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """FU-CMD-01, FU-WND-04: a gain by ruling; another pool only rises."""
    table.insist(not one.dead, "invalid_target", target=one.id)
    if pool is None or pool == "pv":
        blows.regain(table, one, amount, None)
    else:
        blows.gain_points(table, one, pool, amount, table.system.maximum(one, pool))


def inflict(
    table: Table, one: Fighter, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """FU-ST-replace: a status by ruling; a grip needs its source. Refuses `invalid_params`."""
    fault = fault_in_params(status.id, params)
    if fault is not None:
        raise Refusal("invalid_params", param=fault, value=params[fault])
    if status_changes.is_half_a_grip(status.id, one.id, source, table.fight.combatants):
        raise Refusal("invalid_params", param="source", value=source)
    lasts = status.timer if timer is NO_TIMER else timer
    status_changes.inflict(table, one, status.id, lasts, source, params)


def run_out(table: Table, one: Fighter, condition: Condition) -> None:
    """FU-WND-02: the hour of one badly wounded is over by ruling: the test comes now, the wound stays."""
    if condition.status == WOUNDED:
        blows.hourly_test(table, one, change_timer(table, one, condition, 0))
    else:
        statuses.run_out(table, one, condition)


def left(table: Table, one: Fighter) -> None:
    """FU-CMD-05: who left is in no grip any more; the dead who are taken away stay dead."""
    table.insist(not one.gone, "invalid_target", target=one.id)
    table.put(one, "gone", True)
    refresh_state(table, one)
    status_changes.loosen_if_broken(table, one)


def reorder(table: Table, one: Fighter, other: Fighter, before: bool) -> None:
    """FU-CMD-04: changes this round's and the lasting order; refuses `invalid_target` for who is in none."""
    fight = table.fight
    for fighter in (one, other):
        table.insist(fighter.id in fight.seen_order, "invalid_target", target=fighter.id, reason="no_place")
    table.put(fight, "standing", order.moved(fight.standing, one.id, other.id, before))
    table.put(fight, "lasting", order.moved(fight.lasting, one.id, other.id, before))
    table.fact("order", actor=one.id, order=list(fight.seen_order), why="ruling")
