"""What a part of a system does where the system says nothing; its own functions may call it for the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeVar

from rules.board.geometry import Cell, visible_cells
from rules.core.board_overlays import SIGHT
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


def nothing(*_: Any) -> None:
    """Does nothing, and finds nothing."""


def none(*_: Any) -> tuple[Any, ...]:
    """Shows nothing."""
    return ()


def no(*_: Any) -> bool:
    """Answers no."""
    return False


def yes(*_: Any) -> bool:
    """Answers yes."""
    return True


def no_data(*_: Any) -> dict[str, Any]:
    """Nothing is known by name."""
    return {}


def no_words(*_: Any) -> str:
    """Nothing is said."""
    return ""


def nowhere(*_: Any) -> tuple[None, None]:
    """Between nobody and nobody."""
    return None, None


def endless(*_: Any) -> int:
    """Sets no limit."""
    return sys.maxsize


def free(*_: Any) -> int:
    """Takes nothing."""
    return 0


def alone(fight: Fight, combatant: Combatant, command: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """As it is said, and in no other way."""
    return (command,)


def same(thing: Any, *_: Any) -> Any:
    """What is given stays as it is."""
    return thing


# --- entering ----------------------------------------------------------------------------------------------


C_co = TypeVar("C_co", bound=Combatant, covariant=True)


class CombatantMaker(Protocol[C_co]):
    """What makes a system's combatants: their class, and the pools that they have."""

    @property
    def combatant(self) -> Callable[..., C_co]:
        """Their class."""

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The pools that each of them has."""


def new_combatant(
    system: CombatantMaker[C_co], id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int], **more: Any
) -> C_co:
    """A combatant of the system's class, with pools that start full where none are given; `more` is what is its own."""
    made = system.combatant(id=id, name=name, side=side, sheet=sheet, pools=pools, **more)
    made.__dict__["pools"] = {pool.id: pools.get(pool.id, pool.highest(made)) for pool in system.pools}
    return made


def enter_in(table: Table, combatant: Combatant, state: str) -> None:
    """The state is written, and nothing else."""
    table.put(combatant, "state", state)


def states_of(combatant: Combatant) -> tuple[str, ...]:
    """The one that it is in."""
    return (combatant.state,)


# --- stops -------------------------------------------------------------------------------------------------


def act(table: Table, act: Act) -> None:
    """Runs what the action declares."""
    act.action.run(table, act)


def no_action(table: Table, act: Act) -> None:
    """What is no act at all, as a declaration where nobody declares: refuses `no_such_action`."""
    raise Refusal("no_such_action", action=act.action.id)


def left_to_begin(table: Table, combatant: Combatant, params: Any) -> None:
    """What a form only asks for, as surprise: `begin` does it."""


def end(table: Table) -> None:
    """The side that alone stands has won."""
    sides = {combatant.side for combatant in table.fight.combatants.values() if combatant.state == "active"}
    table.put(table.fight, "winner", sides.pop() if len(sides) == 1 else None)


# --- rulings -----------------------------------------------------------------------------------------------


def settable(fight: Fight, combatant: Combatant) -> tuple[Settable, ...]:
    """The numbers of the sheet."""
    return tuple(numbers_of(combatant.sheet))


def set_stat(table: Table, combatant: Combatant, stat: str, value: Any) -> None:
    """A number of the sheet, brought within its limits; pools fall with their maximum. Refuses `invalid_params`."""
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
    """What was made of the former sheet follows."""
    follow(table, combatant, sheet)


def no_cell(table: Table, cell: Cell, stat: str, value: Any) -> Any:
    """No cell changes: refuses `invalid_params`."""
    raise Refusal("invalid_params", param="cell", value=list(cell))


def inflict(
    table: Table, combatant: Combatant, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """The same status again takes the place of the old one; refuses `invalid_params` for params it does not have."""
    table.insist(params.keys() <= status.params.keys(), "invalid_params", param="params", value=dict(params))
    lasts = status.timer if timer is NO_TIMER else timer
    put_on(table, combatant, Condition(status.id, lasts, source, dict(params)))


def named(table: Table, combatant: Combatant, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
    """The conditions of that status with these params; refuses `no_such_status`, `no_such_condition`."""
    if status not in table.system.statuses:
        raise Refusal("no_such_status", status=status)
    found = tuple(
        condition
        for condition in combatant.conditions
        if condition.status == status and all(condition.params.get(key) == value for key, value in params.items())
    )
    if not found:
        raise Refusal("no_such_condition", actor=combatant.id, status=status)
    return found


def lift(table: Table, combatant: Combatant, status: str, params: Mapping[str, Any]) -> None:
    """Every condition that is meant ends, with what follows."""
    rulings = table.system.rulings
    for condition in rulings.named(table, combatant, status, params):
        remove(table, combatant, condition, "lifted")
        rulings.lifted(table, combatant, condition)


# --- what is shown -----------------------------------------------------------------------------------------


def list_key(sheet: Any) -> tuple[int, str]:
    """The sheet's own `level` and `kind`, where it has them."""
    return int(getattr(sheet, "level", 0) or 0), str(getattr(sheet, "kind", "") or "")


def condition_label(system: Terms, condition: Condition) -> str:
    """Its status's label, and the words and signed numbers of its params."""
    status = system.statuses.get(condition.status)
    label = status.label if status is not None else condition.status
    said = (f"{value:+}" if type(value) is int else value for value in condition.params.values())
    return " ".join((label, *(word for word in said if isinstance(word, str)))).replace(" -", " −")


def timer_label(condition: Condition) -> str:
    """The number."""
    return "" if condition.timer is None else str(condition.timer)


def described(system: Terms, fight: Fight, command: Mapping[str, Any]) -> str:
    """The action's label with what has been chosen."""
    return in_short(fight, fight.combatants[command["actor"]], system.actions[command["action"]], command)


def option_label(system: Terms, question: str, option: str, names: Mapping[str, str], language: str) -> str:
    """What an option is called in the reader's language, else the name of what it stands for."""
    said = messages_of(system.phrases.file, language, translated=bool(system.words)).format(
        f"answer-{question}-{option}"
    )
    return names.get(option, option) if said is None else said


def one_cell(combatant: Combatant, cell: Cell) -> tuple[Cell, ...]:
    """That one alone."""
    return (cell,)


def marked(fight: Fight, combatant: Combatant, kind: str) -> frozenset[Cell]:
    """The line of sight, which nothing but walls breaks."""
    board, cell = fight.board, combatant.cell
    if kind != SIGHT or board is None or cell is None:
        return frozenset()
    walls = frozenset(place for place, state in (board.states or {}).items() if state == "blocked")
    return visible_cells(cell, board.width, board.height, walls)


def same_sheet(fight: Fight, combatant: Combatant, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Gives the sheet back as it is: nothing of it is used up."""
    return dict(sheet)


def unchanged(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """Return `sheet` as it is."""
    return dict(sheet)


_OWN = frozenset({"id", "name", "side", "pools", "sheet", "memo"})
"""What is a combatant's whatever its sheet says, or is written by itself."""


def follow(table: Table, combatant: Combatant, sheet: Sheet, but: Collection[str] = ()) -> None:
    """Gives a combatant another sheet, and what was made of the one before follows; pools fall with their maximum.

    What is new, or differs from what the sheet said, begins as the sheet says: shots, things, cards. What is no longer
    there is gone; all else stays as it stands. `but`: attributes that the system looks after itself.
    """
    system = table.system
    was, fresh = (
        system.new_combatant(combatant.id, combatant.name, combatant.side, each, {})
        for each in (combatant.sheet, sheet)
    )
    table.put(combatant, "sheet", sheet)
    for key, new in fresh.__dict__.items():
        old = was.__dict__.get(key)
        if key not in _OWN and key not in but and new != old:
            parts = isinstance(new, Mapping) and isinstance(old, Mapping)
            table.put(combatant, key, followed(getattr(combatant, key), old, new) if parts else new)
    for pool in system.pools:
        highest = pool.highest(combatant)
        if combatant.pools[pool.id] > highest:
            table.put_pool(combatant, pool.id, highest)


def followed(now: Mapping[str, Any], old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What stands of each thing now that the sheet says `new`, and no longer `old`."""
    stays = {id: value for id, value in now.items() if id not in old or (id in new and new[id] == old[id])}
    comes = {id: value for id, value in new.items() if id not in old or value != old[id]}
    order = dict.fromkeys((*new, *now))
    return {id: comes[id] if id in comes else stays[id] for id in order if id in comes or id in stays}


def in_hand(combatant: Combatant, old: str | None, new: str | None, there: Collection[str]) -> str | None:
    """What is in hand under another sheet: what was, while that is `there`; `old`, `new`: what a sheet puts there.

    Hands that have been emptied in the fight stay empty.
    """
    now: str | None = combatant.__dict__.get("equipped")
    if now is None:
        return new if old is None else None
    return now if now in there else new
