"""The defaults of a system's parts; its own functions may call them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeVar

from rules.board.geometry import Cell, visible_cells
from rules.core.board_overlays import SIGHT
from rules.core.display import Deed
from rules.core.questions import Refusal
from rules.core.state import Combatant, Condition, Fight, Pool
from rules.mechanics.action import Act, in_short
from rules.mechanics.statuses import NO_TIMER, Status, put_on, remove
from rules.mechanics.table import Table
from rules.mechanics.vocabulary import Terms
from rules.sheets import schema
from rules.sheets.schema import Settable, Sheet, numbers_of
from rules.text.faults import is_whole
from rules.text.messages import messages_of


def own_side(fight: Fight, combatant: Combatant) -> str:
    """Return the side on which a combatant stands."""
    return combatant.side


def nothing(*_: Any) -> None:
    """Do nothing, and find nothing."""


def none(*_: Any) -> tuple[Any, ...]:
    """Return nothing."""
    return ()


def no(*_: Any) -> bool:
    """Return no."""
    return False


def yes(*_: Any) -> bool:
    """Return yes."""
    return True


def no_data(*_: Any) -> dict[str, Any]:
    """Return no data."""
    return {}


def no_words(*_: Any) -> str:
    """Return no words."""
    return ""


def nowhere(*_: Any) -> tuple[None, None]:
    """Return nobody before and nobody behind."""
    return None, None


def endless(*_: Any) -> int:
    """Return no limit."""
    return sys.maxsize


def free(*_: Any) -> int:
    """Return no cost."""
    return 0


def alone(fight: Fight, combatant: Combatant, command: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """Return the command as the only way."""
    return (command,)


def same(thing: Any, *_: Any) -> Any:
    """Return the first argument."""
    return thing


# --- entering ----------------------------------------------------------------------------------------------


C_co = TypeVar("C_co", bound=Combatant, covariant=True)


class CombatantMaker(Protocol[C_co]):
    """Makes a system's combatants, with their class and pools."""

    @property
    def combatant(self) -> Callable[..., C_co]:
        """Their class."""

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The pools that each of them has."""


def new_combatant(
    system: CombatantMaker[C_co], id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int], **more: Any
) -> C_co:
    """Return a combatant of the system's class.

    Pools not given start as they do (`Pool.start`), `more` are the system's own attributes.
    """
    made = system.combatant(id=id, name=name, side=side, sheet=sheet, pools=pools, **more)
    made.__dict__["pools"] = {pool.id: pools.get(pool.id, pool.first(made)) for pool in system.pools}
    return made


def enter_in(table: Table, combatant: Combatant, state: str) -> None:
    """Write the state, and nothing else."""
    table.put(combatant, "state", state)


def states_of(combatant: Combatant) -> tuple[str, ...]:
    """Return the state that it is in."""
    return (combatant.state,)


# --- stops -------------------------------------------------------------------------------------------------


def act(table: Table, act: Act) -> None:
    """Run what the action declares."""
    act.action.run(table, act)


def no_action(table: Table, act: Act) -> None:
    """Refuse `no_action`: what is no act, as a declaration in a system without them."""
    raise Refusal("no_such_action", action=act.action.id)


def left_to_begin(table: Table, combatant: Combatant, params: Any) -> None:
    """Do nothing: `begin` does what a form only asks for, like surprise."""


def end(table: Table) -> None:
    """Let the only side that stands win."""
    sides = {combatant.side for combatant in table.fight.combatants.values() if combatant.state == "active"}
    table.put(table.fight, "winner", sides.pop() if len(sides) == 1 else None)


# --- rulings -----------------------------------------------------------------------------------------------


def settable(fight: Fight, combatant: Combatant) -> tuple[Settable, ...]:
    """Return the numbers of the sheet."""
    return tuple(numbers_of(combatant.sheet))


def set_stat(table: Table, combatant: Combatant, stat: str, value: Any) -> None:
    """Set a number of the sheet, within its limits; pools fall with their maximum. Refuses `invalid_params`."""
    if not is_whole(value):
        raise Refusal("invalid_params", param=stat, value=value)
    changed = schema.with_number(combatant.sheet, stat, value)
    if changed is None:
        raise Refusal("invalid_params", param=stat, value=value)
    table.put(combatant, "sheet", changed)
    for pool in table.system.pools:
        highest = pool.highest(combatant)
        if combatant.pools[pool.id] > highest:
            table.put_pool(combatant, pool.id, highest)


def set_sheet(table: Table, combatant: Combatant, sheet: Any) -> None:
    """Replace the sheet, and what follows from it."""
    follow(table, combatant, sheet)


def no_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """Refuse `invalid_params`: no cell changes."""
    raise Refusal("invalid_params", param="cell", value=list(cell))


def inflict(
    table: Table, combatant: Combatant, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """Inflict a status, replacing the same one; refuses `invalid_params` for params it does not have."""
    table.insist(params.keys() <= status.params.keys(), "invalid_params", param="params", value=dict(params))
    lasts = status.timer if timer is NO_TIMER else timer
    put_on(table, combatant, Condition(status.id, lasts, source, dict(params)))


def named(table: Table, combatant: Combatant, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
    """Return the conditions of that status with these params; refuses `no_such_status`, `no_such_condition`."""
    if status not in table.system.statuses:
        raise Refusal("no_such_status", status=status)
    conditions = tuple(
        condition
        for condition in combatant.conditions
        if condition.status == status and all(condition.params.get(key) == value for key, value in params.items())
    )
    if not conditions:
        raise Refusal("no_such_condition", actor=combatant.id, status=status)
    return conditions


def lift(table: Table, combatant: Combatant, status: str, params: Mapping[str, Any]) -> None:
    """End every condition meant, with what follows."""
    rulings = table.system.rulings
    for condition in rulings.named(table, combatant, status, params):
        remove(table, combatant, condition, "lifted")
        rulings.lifted(table, combatant, condition)


# --- what is shown -----------------------------------------------------------------------------------------


def list_key(sheet: Any) -> tuple[int, str]:
    """Return the sheet's own `level` and `kind`, if it has them."""
    return int(getattr(sheet, "level", 0) or 0), str(getattr(sheet, "kind", "") or "")


def condition_label(system: Terms, condition: Condition) -> str:
    """Return its status's label, and the words and signed numbers of its params."""
    status = system.statuses.get(condition.status)
    label = status.label if status is not None else condition.status
    values = (f"{value:+}" if type(value) is int else value for value in condition.params.values())
    return " ".join((label, *(word for word in values if isinstance(word, str)))).replace(" -", " −")


def timer_label(system: Terms, condition: Condition) -> str:
    """Return the number."""
    return "" if condition.timer is None else str(condition.timer)


def described(system: Terms, fight: Fight, command: Mapping[str, Any]) -> Deed:
    """Return the action's label with the fields chosen."""
    return in_short(fight, fight.combatants[command["actor"]], system.actions[command["action"]], command)


def option_label(system: Terms, question: str, option: str, names: Mapping[str, str], language: str) -> str:
    """Return an option in the reader's language, else by its name."""
    message = messages_of(system.phrases.file, language, translated=bool(system.words)).format(
        f"answer-{question}-{option}"
    )
    return names.get(option, option) if message is None else message


def one_cell(combatant: Combatant, cell: Cell) -> tuple[Cell, ...]:
    """Return that cell alone."""
    return (cell,)


def marked(fight: Fight, combatant: Combatant, kind: str) -> frozenset[Cell]:
    """Return the line of sight, broken only by walls."""
    board, cell = fight.board, combatant.cell
    if kind != SIGHT or board is None or cell is None:
        return frozenset()
    walls = frozenset(place for place, state in (board.states or {}).items() if state == "blocked")
    return visible_cells(cell, board.width, board.height, walls)


def same_sheet(fight: Fight, combatant: Combatant, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sheet as it is: nothing is used up."""
    return dict(sheet)


def unchanged(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Return `sheet` as it is."""
    return dict(sheet)


_OWN = frozenset({"id", "name", "side", "pools", "sheet", "memo"})
"""Attributes that do not follow from the sheet, or are written separately."""


def follow(table: Table, combatant: Combatant, sheet: Sheet, but: Collection[str] = ()) -> None:
    """Replace a combatant's sheet, and what follows from it; pools fall with their maximum.

    What is new, or differs from what the sheet said, begins as the sheet says: shots, things, cards. What is no longer
    there is removed; all else stays. `but`: attributes that the system treats itself.
    """
    system = table.system
    old_twin, new_twin = (
        system.new_combatant(combatant.id, combatant.name, combatant.side, each_sheet, {})
        for each_sheet in (combatant.sheet, sheet)
    )
    table.put(combatant, "sheet", sheet)
    for key, new in new_twin.__dict__.items():
        old = old_twin.__dict__.get(key)
        if key not in _OWN and key not in but and new != old:
            are_maps = isinstance(new, Mapping) and isinstance(old, Mapping)
            table.put(combatant, key, followed(getattr(combatant, key), old, new) if are_maps else new)
    for pool in system.pools:
        highest = pool.highest(combatant)
        if combatant.pools[pool.id] > highest:
            table.put_pool(combatant, pool.id, highest)


def followed(current: Mapping[str, Any], old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return what remains of each thing if the sheet changes from `old` to `new`."""
    staying = {id: value for id, value in current.items() if id not in old or (id in new and new[id] == old[id])}
    coming = {id: value for id, value in new.items() if id not in old or value != old[id]}
    order = dict.fromkeys((*new, *current))
    return {id: coming[id] if id in coming else staying[id] for id in order if id in coming or id in staying}


def in_hand(combatant: Combatant, old: str | None, new: str | None, there: Collection[str]) -> str | None:
    """Return what is in hand under another sheet: the same while it is `there`; `old`, `new`: the sheets' own.

    Hands emptied in the fight stay empty.
    """
    equipped: str | None = combatant.__dict__.get("equipped")
    if equipped is None:
        return new if old is None else None
    return equipped if equipped in there else new
