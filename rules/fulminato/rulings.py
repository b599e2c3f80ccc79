"""The game master's rulings in this system."""

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
from rules.mechanics.statuses import NO_TIMER, Status, change_timer
from rules.sheets.schema import Settable
from rules.system import defaults
from rules.system.defaults import follow, in_hand


def set_pool(table: Table, combatant: Fighter, pool: str, value: int) -> None:
    """FU-CMD-01: set a pool; hit points change as by damage or healing; the dead come back above 0."""
    value = max(0, min(value, table.system.maximum(combatant, pool)))
    before = combatant.pools[pool]
    if pool != "pv":
        if value != before:
            table.put_pool(combatant, pool, value)
    elif combatant.dead:
        if value > 0:
            blows.bring_back(table, combatant, value)
    elif value < before:
        blows.hurt(table, combatant, before - value, "other", None)
    elif value > before:
        blows.regain(table, combatant, value - before, None)


def settable(fight: FulminatoFight, combatant: Fighter) -> tuple[Settable, ...]:
    """FU-CMD-01: return every die of the sheet, then its numbers."""
    dice = {name: getattr(combatant.sheet, name) for name in CHARACTERISTICS}
    dice |= dict.fromkeys(SKILLS, ranks.UNSKILLED) | combatant.sheet.skills
    dice_settable = (
        Settable(name, die, ranks.CHARACTERISTIC_DICE if name in CHARACTERISTICS else ranks.SKILL_DICE)
        for name, die in dice.items()
    )
    return (*dice_settable, *defaults.settable(fight, combatant))


def set_stat(table: Table, combatant: Fighter, stat: str, value: Any) -> None:
    """FU-CMD-01: set any number or die of the sheet, within its limits."""
    if isinstance(value, str) and (stat in CHARACTERISTICS or stat in SKILLS or stat in combatant.sheet.skills):
        step = ranks.rank_of(value)
        table.insist(step is not None, "invalid_params", param=stat, value=value)
        assert step is not None
        lowest = 0 if stat in CHARACTERISTICS else ranks.LOWEST
        die = ranks.die_name(max(lowest, min(ranks.HIGHEST, step)))
        table.put(combatant, "sheet", combatant.sheet.with_die(stat, die))
        return
    defaults.set_stat(table, combatant, stat, value)


def set_sheet(table: Table, combatant: Fighter, sheet: FulminatoSheet) -> None:
    """FU-CMD-01: replace the sheet; what is in hand stays, what it no longer has is not on the ground."""
    before = combatant.sheet.held_at_start
    follow(table, combatant, sheet, but=("equipped",))
    equipped = in_hand(combatant, before, sheet.held_at_start, sheet.armory)
    if equipped != combatant.equipped:
        table.put(combatant, "equipped", equipped)
    if not sheet.armory.keys() >= set(combatant.dropped):
        table.put(combatant, "dropped", tuple(id for id in combatant.dropped if id in sheet.armory))


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """FU-BRD-03: return the state of a cell, free or blocked."""
    table.insist(stat == "state" and value in ("free", "blocked"), "invalid_params", param=stat, value=value)
    return value


def damage(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """FU-CMD-01, FU-DMG-05: take a loss by ruling: no limb is struck; another pool only falls."""
    kind = type or "other"
    table.insist(kind in DAMAGE_TYPES, "invalid_params", param="type", value=type)
    table.insist(not combatant.dead, "invalid_target", target=combatant.id)
    if pool is None or pool == "pv":
        blows.hurt(table, combatant, amount, kind, None)
    else:
        blows.lose_points(table, combatant, pool, amount)


def heal(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """FU-CMD-01, FU-WND-04: restore by ruling; another pool only rises."""
    table.insist(not combatant.dead, "invalid_target", target=combatant.id)
    if pool is None or pool == "pv":
        blows.regain(table, combatant, amount, None)
    else:
        blows.gain_points(table, combatant, pool, amount, table.system.maximum(combatant, pool))


def inflict(
    table: Table, combatant: Fighter, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """FU-ST-replace: inflict a status by ruling; a grip needs its source. Refuses `invalid_params`."""
    fault = fault_in_params(status, params)
    if fault is not None:
        raise Refusal("invalid_params", param=fault, value=params[fault])
    if status_changes.is_half_a_grip(combatant, status.id, source, table.fight.combatants):
        raise Refusal("invalid_params", param="source", value=source)
    lasts = status.timer if timer is NO_TIMER else timer
    status_changes.inflict(table, combatant, status.id, lasts, source, params)


def run_out(table: Table, combatant: Fighter, condition: Condition) -> None:
    """FU-WND-02: end the hour of one badly wounded by ruling: the test comes now, the wound stays."""
    if condition.status == WOUNDED:
        blows.hourly_test(table, combatant, change_timer(table, combatant, condition, 0))
    else:
        statuses.run_out(table, combatant, condition)


def after_leaving(table: Table, combatant: Fighter) -> None:
    """FU-CMD-05: end the grip of one who left; the dead who are taken away stay dead."""
    table.insist(not combatant.gone, "invalid_target", target=combatant.id)
    table.put(combatant, "gone", True)
    refresh_state(table, combatant)
    status_changes.loosen_if_broken(table, combatant)


def reorder(table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
    """FU-CMD-04: change this round's and the lasting order; refuses `invalid_target` for one who is in neither."""
    fight = table.fight
    for fighter in (combatant, other):
        table.insist(fighter.id in fight.seen_order, "invalid_target", target=fighter.id, reason="no_place")
    table.put(fight, "standing", order.moved(fight.standing, combatant.id, other.id, before))
    table.put(fight, "lasting", order.moved(fight.lasting, combatant.id, other.id, before))
    table.fact("order", actor=combatant.id, order=list(fight.seen_order), why="ruling")
