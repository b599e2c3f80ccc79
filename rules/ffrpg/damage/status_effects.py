"""What the statuses bring their bearers at each moment; with that their rows are whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.state import Condition
from rules.ffrpg.combatant.state import TURN, Combatant, Table
from rules.ffrpg.combatant.statistics import hovers
from rules.ffrpg.damage import damage, falls, healing, status_changes
from rules.ffrpg.statuses import catalogue
from rules.ffrpg.statuses.traits import CAME, ENDED_BY_ANOTHER, STATUS_PHASE, Row
from rules.ffrpg.turns import order
from rules.mechanics.statuses import OVER, RUNS_OUT
from rules.mechanics.table import Reaction


def doom(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-condemned: 0 HP, whatever HP and ARM."""
    if one.state == "active":
        with table.because(condition.status):
            falls.strike_down(table, one, condition.source, condition.status)


def stone(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-petrify: it is Stone."""
    status_changes.inflict(table, one, "stone", None, condition.source, {})


def regain(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-regen: 10 % of maximum HP back."""
    if one.state == "active":
        with table.because(condition.status):
            healing.restore(table, None, one, "hp", one.sheet.hp // 10)


def sap(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-sap: 5 HP for each point of this Round's Initiative."""
    _drain(table, one, condition, 5 * (one.generated or 0))


def poison(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-poison: 10 % of current HP."""
    _drain(table, one, condition, one.pools["hp"] // 10)


def venom(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-venom: 10 % of maximum HP and of maximum MP."""
    _drain(table, one, condition, one.sheet.hp // 10, one.sheet.mp // 10)


def _drain(table: Table, one: Combatant, condition: Condition, hp: int, mp: int | None = None) -> None:
    if one.state != "active":
        return
    status, source = condition.status, condition.source
    with table.because(status):
        if mp is not None and one.sheet.mp:
            damage.lose(table, one, "mp", mp, source, status)
        damage.lose(table, one, "hp", hp, source, status)


def hurry(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-quick: two more Actions in the bearer's own turn."""
    turn = order.open_turn(table.fight, one)
    if turn is not None and turn.kind == TURN and one.charging is None:
        table.put(table.fight, "turn", turn._replace(actions=turn.actions + 2))


def spend(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-quick: its Round is over."""
    status_changes.spend_quick(table, one)


def hold_fast(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-immobilize, D-50: an escape that has been declared is void."""
    if one.fleeing:
        table.put(one, "fleeing", False)
        table.fact("note", text="", actor=one.id, what="escape lapsed")


def touch_down(table: Table, one: Combatant, condition: Condition) -> None:
    """FF-ST-float, FF-ST-flight, D-53: over Impassable Terrain the game master says what becomes of it."""
    if one.terrain == "impassable" and not hovers(one):
        table.fact("note", text="", actor=one.id, what="over impassable")


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
STATUSES: Mapping[str, Row] = {id: replace(row, at=AT.get(id, {})) for id, row in catalogue.STATUSES.items()}
"""The rows with what only the table can do."""
