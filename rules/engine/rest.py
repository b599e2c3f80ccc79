"""Rest between two fights by the system's own rule, for one who is in no fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rules.core.questions import Waiting
from rules.core.state import PARTY, Combatant, Fight
from rules.mechanics.action import Act
from rules.mechanics.dice_sources import AppDice
from rules.mechanics.table import Table
from rules.scripts.script import check_condition
from rules.scripts.setup import new_fight
from rules.sheets import schema
from rules.system.system import System

ALONE = "one"
"""The id of the one who rests; a refusal names it."""


class Rested(NamedTuple):
    """The result of a rest."""

    pools: dict[str, int]
    """Pool to its value."""
    conditions: tuple[Mapping[str, Any], ...]
    """The conditions that are left."""
    sheet: dict[str, Any]
    """The plain sheet, where a rest brings back what stands on it as used up."""


def rested(
    system: System,
    sheet: Mapping[str, Any],
    pools: Mapping[str, int],
    conditions: Sequence[Mapping[str, Any]],
    params: Mapping[str, Any],
    options: Mapping[str, Any],
) -> Rested:
    """Return the result of a rest under the options of a table; `params` are those of the rest.

    Raises the book's `Refusal`, and `BadSheet` or `BadScript` for one who could be in no fight. A book without a rule
    has no `aftermath.rest`, and asking all the same is a fault of the caller.
    """
    rest = system.aftermath.rest
    assert rest is not None
    fight, combatant = alone(system, sheet, pools, conditions, options)
    before = {row["status"] for row in system.lasting(combatant)}
    table = Table(fight, system, AppDice(fight))
    try:
        rest.run(table, Act(combatant, rest, {"do": "act", "actor": ALONE, "action": rest.id, "params": dict(params)}))
    except Waiting as waiting:  # pragma: no cover - a rest that asks belongs into its params
        raise AssertionError(waiting) from None
    ended = before - {row["status"] for row in system.lasting(combatant)}
    left = tuple(row for row in conditions if row.get("status") not in ended)
    return Rested(dict(combatant.pools), left, system.aftermath.sheet_rested(fight, combatant, sheet))


def alone(
    system: System,
    sheet: Mapping[str, Any],
    pools: Mapping[str, int],
    conditions: Sequence[Mapping[str, Any]],
    options: Mapping[str, Any],
) -> tuple[Fight[Any], Combatant]:
    """Return the beginning of a fight of one combatant alone. Raises `BadSheet` or `BadScript` if there can be none."""
    known_pools = {id: amount for id, amount in pools.items() if id in {pool.id for pool in system.pools}}
    for index, row in enumerate(conditions):
        check_condition(system, row, f"{ALONE}.conditions[{index}]")
    entry = {"id": ALONE, "side": PARTY, "sheet": sheet, "pools": known_pools, "conditions": conditions}
    fight = new_fight(system, schema.check(system.options, options), 0, None, [entry])
    return fight, fight.combatants[ALONE]
