"""Moving on the board and off it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.board.geometry import Cell, step_direction
from rules.core.questions import Fault
from rules.core.state import Condition
from rules.fantasia.actions.action import ActionParams, affords
from rules.fantasia.actions.params import Move
from rules.fantasia.combatant.board import allowance, is_empty, path_faults, shortest, uses_board, why_closed
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import size_for_holds
from rules.fantasia.damage.falls import end, let_go
from rules.mechanics.checks import WHOLE, Check, check

# --- what holds one back -----------------------------------------------------------------------------------


def hold_on(fight: Battle, combatant: Fighter) -> Condition | None:
    """LF-GRAB-03, LF-GRAB-05: return the hold that keeps it from moving; None for one twice as large."""
    for condition in combatant.conditions:
        if condition.status == "grabbed":
            holder = fight.combatants.get(condition.source or "")
            if holder is None or size_for_holds(combatant) < 2 * size_for_holds(holder):
                return condition
    return None


@check()
def not_held(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-GRAB-03: it is not held."""
    if hold_on(fight, actor) is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": "grabbed"})


@check()
def on_its_feet(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-PRONE-01: it does not lie on the ground."""
    if actor.has("prone"):
        yield Fault("cannot_act", {"actor": actor.id, "status": "prone"})


@check("mode")
def crawls_if_prone(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """LF-PRONE-01: one who lies on the ground only crawls."""
    if actor.has("prone") and params.mode != "crawl":
        yield Fault("cannot_act", {"actor": actor.id, "status": "prone"})


# --- moving ------------------------------------------------------------------------------------------------


@check(WHOLE)
def cell_or_path(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """At most one of `to` and `path` is given."""
    if params.to is not None and params.path is not None:
        yield Fault("invalid_params", {"param": "path", "value": [list(item) for item in params.path]}, final=True)


@check("distance", "mode")
def not_too_far(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """LF-TURN-02: off the board, it is within the metres of one movement."""
    most = allowance(fight, actor, params.mode)
    measured = params.distance is not None and params.to is None and params.path is None
    if measured and not uses_board(fight, actor) and params.distance > most:  # type: ignore[operator]
        yield Fault("too_far", {"actor": actor.id, "most": most})


@check("to", "mode")
def can_go_there(fight: Battle, actor: Fighter, params: Move) -> Iterator[Fault]:
    """LF-MIN-02, LF-MIN-04: on the board, the end is free and not too far."""
    if uses_board(fight, actor):
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
        shortest_path = shortest(fight, actor, params.to)
        if shortest_path is None:
            yield Fault("no_path", {"cell": list(params.to)})
        elif len(shortest_path) > most:
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
    """LF-TURN-02, LF-MIN-05, LF-GRAB-05: move, face as chosen or as it went, and let go of whom it held."""
    fight = table.fight
    for condition in actor.conditions:
        if condition.status == "grabbed":
            end(table, actor, condition, "too_big")
    let_go(table, actor)
    start = actor.cell
    path: list[Cell] | None = None
    distance = allowance(fight, actor, params.mode) if params.distance is None else params.distance
    if uses_board(fight, actor) and start is not None:
        if params.path is not None:
            path = list(params.path)
        elif params.to is not None:
            shortest_path = shortest(fight, actor, params.to)
            path = [params.to] if shortest_path is None else list(shortest_path)
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
