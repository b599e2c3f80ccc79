"""Fields of an action as they come in: what each param may be, and the refusals that come before all rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rules.fulminato.afflictions import is_half_a_grip
from rules.fulminato.catalogue import (
    CALIBERS,
    CHARACTERISTICS,
    COSTS,
    LIMBS,
    MATERIALS,
    STATUSES,
    fault_in_params,
)
from rules.fulminato.checks import characteristic_of
from rules.fulminato.sheet import Weapon
from rules.fulminato.state import Fighter, FulminatoFight
from rules.questions import Refusal

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

Check = Callable[[FulminatoFight, Any], bool]
Params = Mapping[str, Check]
NO_KEYS: Params = {}


def is_whole(value: Any) -> bool:
    """FU-CMD-01: a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(low: int | None = None, high: int | None = None) -> Check:
    """FU-CMD-01: a whole number from `low` to `high`."""
    return lambda fight, value: is_whole(value) and (low is None or value >= low) and (high is None or value <= high)


def one_of(*words: str) -> Check:
    """FU-CMD-01: one of these words."""
    return lambda fight, value: isinstance(value, str) and value in words


def is_text(fight: FulminatoFight, value: Any) -> bool:
    """FU-CMD-01: any text."""
    return isinstance(value, str)


def is_flag(fight: FulminatoFight, value: Any) -> bool:
    """FU-CMD-01: true or false."""
    return isinstance(value, bool)


def is_cell(fight: FulminatoFight, value: Any) -> bool:
    """FU-CMD-01: two whole numbers, x and y."""
    return isinstance(value, list | tuple) and len(value) == 2 and all(is_whole(part) for part in value)


def is_path(fight: FulminatoFight, value: Any) -> bool:
    """FU-CMD-01: at least one cell."""
    return isinstance(value, list | tuple) and len(value) > 0 and all(is_cell(fight, cell) for cell in value)


def are_characteristics(fight: FulminatoFight, value: Any) -> bool:
    """FU-OPP-01: one or two characteristics."""
    return (
        isinstance(value, list | tuple)
        and 1 <= len(value) <= 2
        and all(isinstance(name, str) and name in CHARACTERISTICS for name in value)
    )


def is_difficulty(fight: FulminatoFight, value: Any) -> bool:
    """FU-OPT-01: the name of a difficulty, or a number from 1 to 40."""
    return fight.options.difficulty(value) is not None


def is_resistance(fight: FulminatoFight, value: Any) -> bool:
    """FU-CHK-02: the check with which the victim may undo the success."""
    return (
        isinstance(value, dict)
        and value.keys() <= {"skill", "characteristic", "difficulty"}
        and isinstance(value.get("skill"), str)
        and (value.get("characteristic") is None or one_of(*CHARACTERISTICS)(fight, value["characteristic"]))
        and characteristic_of(value["skill"], value.get("characteristic")) is not None
        and is_difficulty(fight, value.get("difficulty", "complicado"))
    )


def are_statuses(fight: FulminatoFight, value: Any) -> bool:
    """FU-SOL-02: a list of statuses with their timers and params; whether each is known is asked later."""
    return isinstance(value, list | tuple) and all(_is_status(row) for row in value)


def _is_status(row: Any) -> bool:
    if isinstance(row, str):
        return True
    if not isinstance(row, dict) or not row.keys() <= {"status", "timer", "params"}:
        return False
    timer = row.get("timer")
    params = row.get("params", {})
    return (
        isinstance(row.get("status"), str)
        and (timer is None or (is_whole(timer) and timer >= 1))
        and isinstance(params, dict)
        and (row["status"] not in STATUSES or fault_in_params(row["status"], params) is None)
    )


COST = one_of(*COSTS)
PART = one_of("head", *LIMBS)
THROUGH = one_of(*MATERIALS)
RANKS = whole(-9, 9)
ATTACK: Params = {
    "hand": one_of("main", "off"),
    "flankers": whole(0),
    "desvio_ranks": whole(),
    "desvio_bonus": whole(),
}
ANY_ATTACK: Params = {**ATTACK, "covered_by": is_text, "through": THROUGH}
WAY: Params = {"to": is_cell, "path": is_path, "distance": whole(0)}
CONTEST: Params = {"target_ranks": RANKS}
assert all(set(passing) == set(MATERIALS) for passing in CALIBERS.values())


def targets_of(table: Table, act: Act, least: int, most: int) -> list[Fighter]:
    """FU-CMD-01: those aimed at; refuses `need_targets`, `too_many_targets`, `no_such_target`."""
    if len(act.targets) < least:
        raise Refusal("need_targets", actor=act.actor.id)
    if len(act.targets) > most:
        raise Refusal("too_many_targets", actor=act.actor.id)
    return [table.combatant(id, "no_such_target") for id in act.targets]


def check_params(table: Table, act: Act, known: Params) -> None:
    """FU-CMD-01: every param must be known and hold what it may hold: `invalid_params`; so must the modifier."""
    table.insist(-9 <= act.modifier <= 9, "invalid_params", param="modifier", value=act.modifier)
    fight = table.fight
    for key, value in act.params.items():
        check = known.get(key)
        if check is None or not check(fight, value):
            raise Refusal("invalid_params", param=key, value=value)


def weapon_of(table: Table, act: Act, default: Weapon) -> Weapon:
    """FU-ATK-11: the weapon that `with` names, or the default; refuses `no_such_item`."""
    if act.with_id is None:
        return default
    return own_weapon(table, act)


def own_weapon(table: Table, act: Act) -> Weapon:
    """FU-CMD-01: the weapon of the actor's own that `with` names; refuses `no_such_item`."""
    found: Weapon | None = act.actor.sheet.armory.get(act.with_id)
    if found is None:
        raise Refusal("no_such_item", actor=act.actor.id, item=act.with_id)
    return found


def given_statuses(table: Table, act: Act, bearer: Fighter) -> tuple[Mapping[str, Any], ...]:
    """FU-SOL-02: what a stunt is to put on, rows or bare ids; refuses `no_such_status`, `invalid_params`."""
    given = act.params.get("status", ())
    rows = tuple({"status": row} if isinstance(row, str) else row for row in given)
    for row in rows:
        if row["status"] not in STATUSES:
            raise Refusal("no_such_status", status=row["status"])
        if is_half_a_grip(row["status"], bearer.id, act.actor.id, table.fight.combatants):
            raise Refusal("invalid_params", param="status", value=row["status"])
    return rows
