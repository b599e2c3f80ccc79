"""The game master's rulings on numbers, weapons, conditions and the order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.board.geometry import Cell
from rules.core.questions import Refusal
from rules.core.state import Condition
from rules.d100.combatant.sheet import D100Sheet
from rules.d100.combatant.state import Carried, D100Fight, Fighter, Table
from rules.d100.combatant.weapons import Weapon, put_weapon, skills_of, weapons_of
from rules.d100.damage.falls import after_gain, after_loss, catch, gain, lose, wake
from rules.d100.statuses.catalogue import COMES
from rules.d100.turns.order import set_initiative, stand_beside
from rules.mechanics import pools
from rules.mechanics.statuses import NO_TIMER, Status, is_over
from rules.mechanics.table import Reaction
from rules.sheets import schema
from rules.sheets.schema import YES_OR_NO, Settable
from rules.system import defaults
from rules.system.defaults import follow
from rules.text.faults import is_whole

STATS = ("des", "fue", "esquivar", "prot", "lucha", "armeria", "max_attackers")
_FLAGS = frozenset({"equipped", "dropped", "broken", "jammed"})


def insist_present(combatant: Fighter) -> None:
    """Refuse `invalid_target` for the dead and those who are out."""
    if not combatant.present:
        raise Refusal("invalid_target", target=combatant.id)


# --- PV --------------------------------------------------------------------------------------------------------


def set_pool(table: Table, combatant: Fighter, pool: str, value: int) -> None:
    """Set PV up to the maximum; a fall or rise applies low PV, but nobody comes back from the dead."""
    before = combatant.pools["pv"]
    after = min(value, combatant.sheet.pv)
    if after == before:
        return
    table.put_pool(combatant, "pv", after)
    if not combatant.present:
        return
    if after < before:
        after_loss(table, combatant, None)
    else:
        after_gain(table, combatant)


def damage(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """Take the amount, without armour; low PV applies. Refuses `invalid_target`."""
    insist_present(combatant)
    lose(table, combatant, amount, None, type=type)


def heal(table: Table, combatant: Fighter, amount: int, pool: str | None, type: str | None) -> None:
    """Restore the amount, up to the maximum; low PV applies. Refuses `invalid_target`."""
    insist_present(combatant)
    gain(table, combatant, pools.more(combatant, "pv", amount, combatant.sheet.pv), type=type)


# --- conditions ------------------------------------------------------------------------------------------------


def inflict(
    table: Table, combatant: Fighter, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """Inflict a status by its row of the catalogue; a hold is a net's.

    Refuses `invalid_target`, `invalid_params`.
    """
    insist_present(combatant)
    for key, value in params.items():
        raise Refusal("invalid_params", param=key, value=value)
    turns: int | None = status.timer if timer is NO_TIMER else timer
    put_on: Reaction = status.at.get(COMES, catch)
    put_on(table, combatant, Condition(status.id, turns, source))


def named(table: Table, combatant: Fighter, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
    """Return the conditions that a `lift` or `timer` command means.

    Refuses `invalid_target` for the dead and the gone.
    """
    insist_present(combatant)
    return defaults.named(table, combatant, status, params)


def after_lift(table: Table, combatant: Fighter, condition: Condition) -> None:
    """Do what the row says; wake one who has neither `unconscious` nor `dying` left."""
    is_over(table, combatant, condition)
    wake(table, combatant)


def fit_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """Return a value of a cell: any word may stand on it, any whole number be its height."""
    fits = is_whole(value) if stat == "level" else isinstance(value, str)
    table.insist(fits, "invalid_params", param=stat, value=value)
    return value


# --- numbers ---------------------------------------------------------------------------------------------------


def settable(fight: D100Fight, combatant: Fighter) -> tuple[Settable, ...]:
    """Return what `set_stat` takes: the numbers of the sheet but PV, the initiative, and the state of each weapon."""
    numbers = {stat: getattr(combatant.sheet, stat) for stat in STATS} | combatant.sheet.implied_fields()
    settables = [Settable(stat, number) for stat, number in numbers.items()]
    if fight.phase in ("declaration", "action") and combatant.present:
        settables.insert(0, Settable("initiative", combatant.initiative))
    for weapon in weapons_of(combatant).values():
        settables += _settable_of(weapon, combatant.weapons[weapon.id])
    return tuple(settables)


def _settable_of(weapon: Weapon, carried: Carried) -> Iterator[Settable]:
    """Yield what can be set of a weapon: natural ones are always at hand, only loaded ones have shots and jams."""
    applies = {
        "loaded": weapon.capacity is not None,
        "jammed": weapon.kind == "firearm",
        "equipped": not weapon.body,
        "dropped": not weapon.body,
        "broken": not weapon.body,
        "pr": weapon.pr is not None,
        "silencer": carried.silencer is not None,
    }
    for key in (key for key, is_set in applies.items() if is_set):
        yield Settable(f"weapons.{weapon.id}.{key}", getattr(carried, key), YES_OR_NO if key in _FLAGS else ())


def set_stat(table: Table, combatant: Fighter, stat: str, value: Any) -> None:
    """Set a number of the sheet, the initiative of this turn, or the state of a weapon, within its limits."""
    if stat.startswith("weapons."):
        _set_weapon(table, combatant, stat, value)
        return
    if not is_whole(value) or (stat != "initiative" and stat not in STATS):
        raise Refusal("invalid_params", param=stat, value=value)
    if stat == "initiative":
        if table.fight.phase not in ("declaration", "action"):
            raise Refusal("wrong_phase", actor=combatant.id)
        insist_present(combatant)
        set_initiative(table, combatant, value, "ruling")
        return
    changed = schema.with_number(combatant.sheet, stat, value)
    if changed is not None:
        table.put(combatant, "sheet", changed)


def set_sheet(table: Table, combatant: Fighter, sheet: D100Sheet) -> None:
    """Replace the sheet; drop task, declaration and habit with what it no longer has."""
    follow(table, combatant, sheet)
    ids = {*weapons_of(combatant), *skills_of(combatant)}
    for key in ("task", "declared", "habit"):
        entry = getattr(combatant, key)
        if entry is not None and entry.with_id is not None and entry.with_id not in ids:
            table.put(combatant, key, None)


def _set_weapon(table: Table, combatant: Fighter, stat: str, value: Any) -> None:
    """Set `weapons.<id>.<what>`: in hand, on the floor, broken, jammed, or how much is left."""
    id, _, key = stat.removeprefix("weapons.").rpartition(".")
    weapon = weapons_of(combatant).get(id)
    if weapon is None or key not in Carried._fields:
        raise Refusal("invalid_params", param=stat, value=value)
    carried = combatant.weapons[id]
    if key in _FLAGS:
        if not isinstance(value, bool) or (weapon.body and key in ("equipped", "dropped")):
            raise Refusal("invalid_params", param=stat, value=value)
        put_weapon(table, combatant, id, _with_flag(carried, key, value))
        return
    put_weapon(table, combatant, id, _with_number(weapon, carried, stat, key, value))


def _with_flag(carried: Carried, key: str, value: bool) -> Carried:
    """Return the state with a flag; what is on the floor or broken is not in hand, and the other way round."""
    changed = carried._replace(**{key: value})
    if value and key in ("dropped", "broken"):
        return changed._replace(equipped=False)
    if value and key == "equipped":
        return changed._replace(dropped=False)
    return changed


def _with_number(weapon: Weapon, carried: Carried, stat: str, key: str, value: Any) -> Carried:
    """Return the state with a number: resistance and shots up to their maximum; at 0 resistance it breaks."""
    if key == "loaded":
        highest = weapon.capacity
        is_valid = is_whole(value) and highest is not None
    else:
        highest = weapon.pr if key == "pr" else None
        is_valid = value is None or is_whole(value)
    if not is_valid:
        raise Refusal("invalid_params", param=stat, value=value)
    if value is not None:
        value = max(0, value if highest is None else min(value, highest))
    changed = carried._replace(**{key: value})
    return changed._replace(broken=True, equipped=False) if key == "pr" and value == 0 else changed


# --- the order -------------------------------------------------------------------------------------------------


def reorder(table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
    """Move a combatant in the action order, this turn only. Refuses `wrong_phase`, `invalid_target`."""
    fight = table.fight
    if fight.phase != "action":
        raise Refusal("wrong_phase", actor=combatant.id)
    for fighter in (combatant, other):
        table.insist(fighter.present, "invalid_target", target=fighter.id, reason="no_place")
    table.insist(other.id in fight.line, "invalid_target", target=other.id, reason="no_place")
    stand_beside(table, combatant, other, before)
