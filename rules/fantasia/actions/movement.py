"""Moving, jumping, falling down; checks of attributes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.board.geometry import Cell, step_direction
from rules.core.questions import Fault
from rules.core.state import Condition
from rules.fantasia.actions.action import ActionParams, affords
from rules.fantasia.actions.params import Move
from rules.fantasia.combatant.board import allowance, is_empty, path_faults, played, shortest, why_closed
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import size_for_holds
from rules.fantasia.damage.falls import end, let_go
from rules.mechanics.checks import WHOLE, Check, check

# --- what holds one back -----------------------------------------------------------------------------------


def held_fast(fight: Battle, combatant: Fighter) -> Condition | None:
    """LF-GRAB-03, LF-GRAB-05: the hold that keeps it from moving away; none for one twice as large."""
    for condition in combatant.conditions:
        if condition.status == "grabbed":
            holder = fight.combatants.get(condition.source or "")
            if holder is None or size_for_holds(combatant) < 2 * size_for_holds(holder):
                return condition
    return None


@check()
def not_held(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-GRAB-03: one who is held goes nowhere."""
    if held_fast(fight, actor) is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": "grabbed"})


@check()
def on_its_feet(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-PRONE-01: one who lies on the ground does not jump."""
    if actor.has("prone"):
        yield Fault("cannot_act", {"actor": actor.id, "status": "prone"})


@check("mode")
def crawls_if_prone(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """LF-PRONE-01: one who lies on the ground only crawls."""
    if actor.has("prone") and params.mode != "crawl":
        yield Fault("cannot_act", {"actor": actor.id, "status": "prone"})


# --- moving ------------------------------------------------------------------------------------------------


@check(WHOLE)
def one_place(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """A place is given as `to` or as `path`, not as both."""
    if params.to is not None and params.path is not None:
        yield Fault("invalid_params", {"param": "path", "value": [list(item) for item in params.path]}, final=True)


@check("distance", "mode")
def not_too_far(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """LF-TURN-02: off the board, no more metres than one movement has."""
    most = allowance(fight, actor, params.mode)
    measured = params.distance is not None and params.to is None and params.path is None
    if measured and not played(fight, actor) and params.distance > most:  # type: ignore[operator]
        yield Fault("too_far", {"actor": actor.id, "most": most})


@check("to", "mode")
def can_go_there(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """LF-MIN-02, LF-MIN-04: on the board, where it goes is a place, free, and not too far."""
    if played(fight, actor):
        yield from _place_faults(fight, actor, params, allowance(fight, actor, params.mode))
    elif params.to is not None or params.path is not None:
        measured = fight.options.miniatures and fight.board is not None
        yield Fault("not_on_board" if measured else "no_board", {"actor": actor.id}, final=True)


def _place_faults(fight: Battle, actor: Fighter, params: Move, most: int) -> Iterator[Fault]:
    if params.path is not None:
        path = params.path
        yield from path_faults(fight, actor, path)
        if len(path) > most:
            yield Fault("too_far", {"actor": actor.id, "most": most})
        if not is_empty(fight, actor, path[-1]):
            yield Fault("cell_occupied", {"cell": list(path[-1])}, final=True)
    elif params.to is not None:
        code = why_closed(fight, actor, params.to)
        if code is not None:
            yield Fault(code, {"cell": list(params.to)}, final=True)
        way = shortest(fight, actor, params.to)
        if way is None:
            yield Fault("no_path", {"cell": list(params.to)})
        elif len(way) > most:
            yield Fault("too_far", {"actor": actor.id, "most": most})
    else:
        yield Fault("invalid_params", {"param": "to", "value": None}, final=True)


MOVE_CHECKS: tuple[Check[Battle, Fighter, Move], ...] = (
    not_held,
    crawls_if_prone,
    affords,
    not_too_far,
    can_go_there,
)
"""What refuses a movement."""


def move(table: Table, actor: Fighter, params: Move) -> None:
    """LF-TURN-02, LF-MIN-05, LF-GRAB-05: goes there, faces as it says or as it went, and lets go of whom it held."""
    fight = table.fight
    for condition in actor.conditions:
        if condition.status == "grabbed":
            end(table, actor, condition, "too_big")
    let_go(table, actor)
    start = actor.cell
    path: list[Cell] | None = None
    distance = allowance(fight, actor, params.mode) if params.distance is None else params.distance
    if played(fight, actor) and start is not None:
        if params.path is not None:
            path = list(params.path)
        elif params.to is not None:
            way = shortest(fight, actor, params.to)
            path = [params.to] if way is None else list(way)
        else:
            path = []
        distance = len(path)
        if path:
            table.put(actor, "cell", path[-1])
            last = step_direction(path[-2] if len(path) > 1 else start, path[-1])
            table.put(actor, "facing", params.facing or last or actor.facing)
        elif params.facing is not None:
            table.put(actor, "facing", params.facing)
    table.fact(
        "move",
        actor=actor.id,
        from_=None if start is None else list(start),
        to=None if actor.cell is None else list(actor.cell),
        path=None if path is None else [list(item) for item in path],
        distance=distance,
        facing=actor.facing,
        placed=False,
        mode=params.mode,
    )
