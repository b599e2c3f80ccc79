"""A plain fight, for systems that need no more in one respect or another.

Turns follow a line from the highest initiative down, pools fall and wake, timers of statuses fall as a turn ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rules.core.questions import Fault
from rules.core.state import C_co, Combatant, Fight
from rules.mechanics import slots, statuses
from rules.mechanics.action import Option
from rules.mechanics.checks import Check, check
from rules.mechanics.params import param
from rules.mechanics.table import Table
from rules.system.parts import EntryRules, Outcome, Rulings, Turns

T = TypeVar("T")

Roll = Callable[[Table[Any, Any], Any], tuple[int, list[int]]]
"""Rolls a combatant's initiative: the number, and the faces of its dice."""


class PlainFight(Fight[C_co]):
    """A fight whose turns follow a line of all who are not out."""

    line: tuple[str, ...] = ()


PlainTable = Table[PlainFight]
"""A table on which turns follow a line."""


# --- the line ----------------------------------------------------------------------------------------------


def take_place(table: PlainTable, combatant: Combatant, roll: Roll) -> None:
    """Roll a combatant's initiative, and place it behind equals."""
    value, dice = roll(table, combatant)
    table.put(combatant, "initiative", value)
    table.fact("initiative", actor=combatant.id, dice=dice, value=value, tie=False, why=None)
    fight = table.fight
    table.put(fight, "line", put_in(fight.line, combatant.id, lambda other: initiative_of(fight, other) < value))


def leave_line(table: PlainTable, combatant: Combatant) -> None:
    """Remove one who has left from the line; if it was its turn, the next has theirs."""
    fight = table.fight
    line = fight.line
    if combatant.id not in line:
        return
    index = line.index(combatant.id)
    table.put(fight, "line", (*line[:index], *line[index + 1 :]))
    if fight.active == combatant.id and not stop_at_first(table, line[index + 1 :]):
        new_round(table)


def reorder(table: PlainTable, combatant: Combatant, other: Combatant, before: bool) -> None:
    """Move next to another in the line; refuses `invalid_target` for one who is not in it."""
    fight = table.fight
    for named in (combatant, other):
        table.insist(named.id in fight.line, "invalid_target", target=named.id, reason="no_place")
    table.put(fight, "line", beside(fight.line, combatant.id, other.id, before))
    table.fact("order", actor=combatant.id, order=list(fight.line), why="ruling")


def initiative_of(fight: Fight, id: str) -> int:
    """Return the initiative of one in the line."""
    return fight.combatants[id].initiative or 0


def put_in(line: tuple[T, ...], new: T, comes_behind: Callable[[T], bool]) -> tuple[T, ...]:
    """Return the line with `new` before the first that comes behind it."""
    index = next((at for at, other in enumerate(line) if comes_behind(other)), len(line))
    return (*line[:index], new, *line[index:])


def beside(line: tuple[str, ...], id: str, other: str, before: bool) -> tuple[str, ...]:
    """Return the line with `id` directly before or behind `other`."""
    others = [item for item in line if item != id]
    others.insert(others.index(other) + (not before), id)
    return tuple(others)


# --- turns and rounds --------------------------------------------------------------------------------------


def turns(roll: Roll, at_end_of_turn: Callable[[Table, Any], None] | None = None, **more: Any) -> Turns[Any, Any]:
    """Return turns by initiative, round after round; `more` are other functions of the part.

    A beginning with surprise is refused, `no_surprise`. The effects at the end of a turn, and those of conditions, come
    before the timers fall.
    """

    def begin(table: PlainTable, surprise: Mapping[str, Any] | None) -> None:
        table.insist(surprise is None, "no_surprise")
        table.put(table.fight, "phase", "action")
        for combatant in table.fight.combatants.values():
            if combatant.state != "out":
                take_place(table, combatant, roll)
        new_round(table)

    def next_stop(table: PlainTable) -> None:
        fight = table.fight
        line, active = fight.line, fight.active
        later = line[line.index(active) + 1 :] if active in line else ()
        if active is not None:
            combatant = fight.combatants[active]
            if at_end_of_turn is not None:
                at_end_of_turn(table, combatant)
            statuses.happens(table, combatant, statuses.OWN_TURN_ENDS)
            statuses.fall_conditions(table, combatant)
        if not stop_at_first(table, later):
            new_round(table)

    return Turns(begin=begin, next=next_stop, **more)


def entering(roll: Roll, **more: Any) -> EntryRules[Any, Any]:
    """Return entry rules: newcomers roll for their place; `more` are other functions of the part."""

    def join(table: PlainTable, combatant: Combatant) -> None:
        take_place(table, combatant, roll)

    return EntryRules(join=join, **more)


def new_round(table: PlainTable) -> None:
    """Lower countdowns in rounds, and start the turn of the first in line."""
    fight = table.fight
    if fight.round:
        for name in statuses.fall(table, "rounds"):
            table.system.rulings.countdown_done(table, name)
        for combatant in fight.combatants.values():
            slots.renew(table, combatant, "round")
    table.put(fight, "round", fight.round + 1)
    table.fact("round", round=fight.round, seconds=fight.seconds)
    stop_at_first(table, fight.line)


def stop_at_first(table: PlainTable, ids: tuple[str, ...]) -> bool:
    """Start the turn of the first of these who can act; return False if none can."""
    fight = table.fight
    able = next((id for id in ids if fight.combatants[id].state == "active"), None)
    table.put(fight, "active", able)
    if able is None:
        return False
    slots.renew(table, fight.combatants[able], "turn")
    table.fact("turn", actor=able, initiative=fight.combatants[able].initiative, skipped=False, why=None)
    return True


# --- pools -------------------------------------------------------------------------------------------------


def set_pool(table: Table, combatant: Combatant, pool: str, value: int) -> None:
    """Set a pool, from 0 to its maximum; at 0 of the vital pool one falls unconscious, above it wakes."""
    described = table.system.pool(pool)
    after = max(0, min(described.highest(combatant), value))
    table.put_pool(combatant, pool, after)
    if not described.vital:
        return
    if after == 0 and combatant.state == "active":
        table.put(combatant, "state", "unconscious")
        table.fact("fall", actor=combatant.id, why="damage")
    elif after > 0 and combatant.state == "unconscious":
        table.put(combatant, "state", "active")
        table.fact("wake", actor=combatant.id, why=None)


def damage(
    table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None, source: str | None = None
) -> None:
    """Take an amount of a pool, the vital one by default; at least to 0."""
    _change(table, "damage", combatant, -amount, pool, type, source)


def heal(
    table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None, source: str | None = None
) -> None:
    """Restore an amount of a pool, the vital one by default; up to its maximum."""
    _change(table, "heal", combatant, amount, pool, type, source)


def _change(
    table: Table, kind: str, combatant: Combatant, by: int, pool: str | None, type: str | None, source: str | None
) -> None:
    described = table.system.vital if pool is None else table.system.pool(pool)
    before = combatant.pools[described.id]
    after = max(0, min(max(before, described.highest(combatant)), before + by))
    table.fact(
        kind, actor=combatant.id, source=source, amount=abs(by), pool=described.id, type=type, from_=before, to=after
    )
    table.system.rulings.set_pool(table, combatant, described.id, after)


def order_of(fight: PlainFight) -> tuple[str, ...]:
    """Return the line."""
    return fight.line


RULINGS: Rulings[Any] = Rulings(set_pool=set_pool, damage=damage, heal=heal, reorder=reorder, left=leave_line)
OUTCOME: Outcome[Any, Any] = Outcome(order=order_of)


# --- actions -----------------------------------------------------------------------------------------------


@check()
def own_turn(fight: PlainFight, combatant: Combatant, params: object) -> Iterator[Fault]:
    """It is in play, and it is its own turn."""
    if combatant.state != "active":
        yield Fault("cannot_act", {"actor": combatant.id, "status": combatant.state}, final=True)
    if fight.active != combatant.id:
        yield Fault("not_your_turn", {"actor": combatant.id})


def unforbidden(*words: str) -> Check[Any, Combatant, Any]:
    """Return the check that no status forbids one of these words: an action's id, or a word for several of them."""

    @check()
    def find(fight: Fight, combatant: Combatant, params: object) -> Iterator[Fault]:
        for condition in combatant.conditions:
            row = combatant.statuses.get(condition.status)
            if row is not None and not row.forbids.isdisjoint(words):
                yield Fault("cannot_act", {"actor": combatant.id, "status": condition.status})

    return find


def targets(label: str, least: int = 1, most: int = 1) -> Any:
    """Return the param of the targets: others who stand, foes first."""

    def how_many(fight: PlainFight, combatant: Combatant, params: object) -> tuple[int, int]:
        return least, most

    return param("targets", "targets", label, choices=others, most=how_many, needed=least > 0)


def others(fight: PlainFight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield the others who stand, foes first."""
    standing = (other for other in fight.combatants.values() if other is not combatant and other.state == "active")
    for other in sorted(standing, key=lambda other: bool(other.side == combatant.side)):
        yield Option(other.id, other.name)


def unknown_targets(fight: Fight, ids: Iterable[str]) -> Iterator[Fault]:
    """Yield `no_such_target` for each id that is not in the fight."""
    return (Fault("no_such_target", {"id": id}, final=True) for id in ids if id not in fight.combatants)


@check("targets")
def well_aimed(fight: PlainFight, combatant: Combatant, params: Any) -> Iterator[Fault]:
    """There is a target, and all are others who stand; refuses `need_targets`, `invalid_target`."""
    standing = {option.id for option in others(fight, combatant, params)}
    if not params.targets:
        yield Fault("need_targets", final=True)
    yield from (Fault("invalid_target", {"target": id}, final=True) for id in params.targets if id not in standing)
