"""What the statuses bring their bearers at each moment; with that their rows are whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.state import Condition
from rules.ffrpg.combatant.state import TURN, Combatant, Table
from rules.ffrpg.combatant.statistics import hovers
from rules.ffrpg.damage import damage, falls, healing, status_changes
from rules.ffrpg.statuses import catalogue
from rules.ffrpg.statuses.traits import CAME, ENDED_BY_ANOTHER, STATUS_PHASE, FFRPGStatus
from rules.ffrpg.turns import order
from rules.mechanics.statuses import OVER, RUNS_OUT
from rules.mechanics.table import Reaction


def doom(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-condemned: 0 HP, whatever HP and ARM."""
    if combatant.state == "active":
        with table.because(condition.status):
            falls.strike_down(table, combatant, condition.source, condition.status)


def stone(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-petrify: it is Stone."""
    status_changes.inflict(table, combatant, "stone", None, condition.source, {})


def regain(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-regen: 10 % of maximum HP back."""
    if combatant.state == "active":
        with table.because(condition.status):
            healing.restore(table, None, combatant, "hp", combatant.sheet.hp // 10)


def sap(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-sap: 5 HP for each point of this Round's Initiative."""
    _drain(table, combatant, condition, 5 * (combatant.generated or 0))


def poison(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-poison: 10 % of current HP."""
    _drain(table, combatant, condition, combatant.pools["hp"] // 10)


def venom(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-venom: 10 % of maximum HP and of maximum MP."""
    _drain(table, combatant, condition, combatant.sheet.hp // 10, combatant.sheet.mp // 10)


def _drain(table: Table, combatant: Combatant, condition: Condition, hp: int, mp: int | None = None) -> None:
    if combatant.state != "active":
        return
    status, source = condition.status, condition.source
    with table.because(status):
        if mp is not None and combatant.sheet.mp:
            damage.lose(table, combatant, "mp", mp, source, status)
        damage.lose(table, combatant, "hp", hp, source, status)


def hurry(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-quick: two more Actions in the bearer's own turn."""
    turn = order.open_turn(table.fight, combatant)
    if turn is not None and turn.kind == TURN and combatant.charging is None:
        table.put(table.fight, "turn", turn._replace(actions=turn.actions + 2))


def spend(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-quick: its Round is over."""
    status_changes.spend_quick(table, combatant)


def hold_fast(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-immobilize, D-50: an escape that has been declared is void."""
    if combatant.fleeing:
        table.put(combatant, "fleeing", False)
        table.fact("note", text="", actor=combatant.id, what="escape lapsed")


def touch_down(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-ST-float, FF-ST-flight, D-53: over Impassable Terrain the game master says what becomes of it."""
    if combatant.terrain == "impassable" and not hovers(combatant):
        table.fact("note", text="", actor=combatant.id, what="over impassable")


AT: Mapping[str, Mapping[str, Reaction]] = {
    "condemned": {RUNS_OUT: doom},
    "flight": {OVER: touch_down},
    "float": {OVER: touch_down},
    "immobilize": {CAME: hold_fast},
    "petrify": {RUNS_OUT: stone},
    "quick": {CAME: hurry, ENDED_BY_ANOTHER: spend},
    "regen": {STATUS_PHASE: regain},
    "sap": {STATUS_PHASE: sap},
    "poison": {STATUS_PHASE: poison},
    "venom": {STATUS_PHASE: venom},
}
STATUSES: Mapping[str, FFRPGStatus] = {id: replace(row, at=AT.get(id, {})) for id, row in catalogue.STATUSES.items()}
"""The rows with what only the table can do."""
