"""A plain fight, for systems that want no more than that in one thing or another.

Turns follow a line from the highest initiative down, pools fall and wake, timers of statuses fall as a turn ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rules.core.questions import Fault
from rules.core.state import C_co, Combatant, Fight
from rules.mechanics import statuses
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.params import param
from rules.mechanics.table import Table
from rules.system.parts import EntryRules, Outcome, Rulings, Turns

T = TypeVar("T")

Roll = Callable[[Table[Any, Any], Any], tuple[int, list[int]]]
"""How a combatant's initiative is rolled: the number, and the faces of its dice."""


class PlainFight(Fight[C_co]):
    """A fight whose turns follow a line of all who are not out."""

    line: tuple[str, ...] = ()


PlainTable = Table[PlainFight]
"""A table on which turns follow a line."""


# --- the line ----------------------------------------------------------------------------------------------


def take_place(table: PlainTable, combatant: Combatant, roll: Roll) -> None:
    """Rolls a combatant's initiative, and puts it behind all who have as much."""
    value, dice = roll(table, combatant)
    table.put(combatant, "initiative", value)
    table.fact("initiative", actor=combatant.id, dice=dice, value=value, tie=False, why=None)
    fight = table.fight
    table.put(fight, "line", put_in(fight.line, combatant.id, lambda other: initiative_of(fight, other) < value))


def leave_line(table: PlainTable, combatant: Combatant) -> None:
    """Whoever has left stands in the line no more; if it was its turn, the next in line has one."""
    fight = table.fight
    line = fight.line
    if combatant.id not in line:
        return
    at = line.index(combatant.id)
    table.put(fight, "line", (*line[:at], *line[at + 1 :]))
    if fight.active == combatant.id and not stop_at_first(table, line[at + 1 :]):
        new_round(table)


def reorder(table: PlainTable, combatant: Combatant, other: Combatant, before: bool) -> None:
    """Next to the other in the line; refuses `invalid_target` for one who is not in it."""
    fight = table.fight
    for named in (combatant, other):
        table.insist(named.id in fight.line, "invalid_target", target=named.id, reason="no_place")
    table.put(fight, "line", beside(fight.line, combatant.id, other.id, before))
    table.fact("order", actor=combatant.id, order=list(fight.line), why="ruling")


def initiative_of(fight: Fight, id: str) -> int:
    """The initiative of one who stands in the line."""
    return fight.combatants[id].initiative or 0


def put_in(line: tuple[T, ...], new: T, comes_behind: Callable[[T], bool]) -> tuple[T, ...]:
    """The line with one more, before the first that comes behind it."""
    at = next((at for at, other in enumerate(line) if comes_behind(other)), len(line))
    return (*line[:at], new, *line[at:])


def beside(line: tuple[str, ...], id: str, other: str, before: bool) -> tuple[str, ...]:
    """The line with one of those in it directly before or behind another."""
    rest = [item for item in line if item != id]
    rest.insert(rest.index(other) + (not before), id)
    return tuple(rest)


# --- turns and rounds --------------------------------------------------------------------------------------


def turns(roll: Roll, at_end_of_turn: Callable[[Table, Any], None] | None = None, **more: Any) -> Turns[Any, Any]:
    """Turns by initiative, round after round; `more` are other functions of the part.

    There is no surprise: a beginning with one is refused, `no_surprise`. What happens at the end of a turn, and what
    conditions bring then, comes before the timers of its conditions fall.
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
    """Newcomers roll, and stand where their initiative puts them; `more` are other functions of the part."""

    def join(table: PlainTable, combatant: Combatant) -> None:
        take_place(table, combatant, roll)

    return EntryRules(join=join, **more)


def new_round(table: PlainTable) -> None:
    """Countdowns in rounds fall, and the first in line has its turn."""
    fight = table.fight
    if fight.round:
        for name in statuses.fall(table, "rounds"):
            table.system.rulings.countdown_done(table, name)
    table.put(fight, "round", fight.round + 1)
    table.fact("round", round=fight.round, seconds=fight.seconds)
    stop_at_first(table, fight.line)


def stop_at_first(table: PlainTable, ids: tuple[str, ...]) -> bool:
    """The first of these who can act has its turn; False: none can, and nobody is active."""
    fight = table.fight
    able = next((id for id in ids if fight.combatants[id].state == "active"), None)
    table.put(fight, "active", able)
    if able is None:
        return False
    table.fact("turn", actor=able, initiative=fight.combatants[able].initiative, skipped=False, why=None)
    return True


# --- pools -------------------------------------------------------------------------------------------------


def set_pool(table: Table, combatant: Combatant, pool: str, value: int) -> None:
    """Sets a pool, from 0 to its maximum. Without its vital pool one falls unconscious; one wakes with some of it."""
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
    """A loss of a pool, the vital one where none is named; never below 0."""
    _change(table, "damage", combatant, -amount, pool, type, source)


def heal(
    table: Table, combatant: Combatant, amount: int, pool: str | None, type: str | None, source: str | None = None
) -> None:
    """A gain of a pool, the vital one where none is named; never above its maximum."""
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
    """The line."""
    return fight.line


RULINGS: Rulings[Any] = Rulings(set_pool=set_pool, damage=damage, heal=heal, reorder=reorder, left=leave_line)
OUTCOME: Outcome[Any, Any] = Outcome(order=order_of)


# --- actions -----------------------------------------------------------------------------------------------


@check()
def own_turn(fight: PlainFight, combatant: Combatant, params: object) -> Iterator[Fault]:
    """Only one who is in play, whom no status forbids to act, acts, and only in its own turn."""
    if combatant.state != "active":
        yield Fault("cannot_act", {"actor": combatant.id, "status": combatant.state}, final=True)
    if fight.active != combatant.id:
        yield Fault("not_your_turn", {"actor": combatant.id})


def targets(label: str, least: int = 1, most: int = 1) -> Any:
    """A field for those whom an action is aimed at: others who stand, foes first."""

    def how_many(fight: PlainFight, combatant: Combatant, params: object) -> tuple[int, int]:
        return least, most

    return param("targets", "targets", label, choices=others, most=how_many, needed=least > 0)


def others(fight: PlainFight, combatant: Combatant, params: object) -> Iterator[Option]:
    """The others who stand, foes first."""
    there = (other for other in fight.combatants.values() if other is not combatant and other.state == "active")
    for other in sorted(there, key=lambda other: bool(other.side == combatant.side)):
        yield Option(other.id, other.name)


def unknown_targets(fight: Fight, ids: Iterable[str]) -> Iterator[Fault]:
    """A fault for each who is named and not in the fight: `no_such_target`."""
    return (Fault("no_such_target", {"id": id}, final=True) for id in ids if id not in fight.combatants)


@check("targets")
def well_aimed(fight: PlainFight, combatant: Combatant, params: Any) -> Iterator[Fault]:
    """Whether it is aimed at somebody, and only at others who stand; refuses `need_targets`, `invalid_target`."""
    there = {option.id for option in others(fight, combatant, params)}
    if not params.targets:
        yield Fault("need_targets", final=True)
    yield from (Fault("invalid_target", {"target": id}, final=True) for id in params.targets if id not in there)
