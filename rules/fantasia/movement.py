"""Moving, jumping, falling down; checks of attributes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.fantasia.deed import (
    PAY,
    Deed,
    Doing,
    Fault,
    bad_param,
    cell,
    cells,
    slot_faults,
    whole,
    word,
)
from rules.fantasia.ground import covered, played
from rules.fantasia.numbers import numbers, size_for_holds
from rules.fantasia.standing import end, let_go
from rules.fantasia.state import Battle, Fighter, allies
from rules.geometry import DIRECTIONS, Cell, adjacent, neighbour, step_direction

if TYPE_CHECKING:
    from rules.conditions import Condition
    from rules.table import Table

LARGE = 3
"""LF-MIN-03: from this size on a piece can be passed through."""


# --- what holds one back -----------------------------------------------------------------------------------


def held_fast(fight: Battle, one: Fighter) -> Condition | None:
    """LF-GRAB-03, LF-GRAB-05: the hold that keeps it from moving away; none for one twice as large."""
    for condition in one.conditions:
        if condition.status == "grabbed":
            holder = fight.combatants.get(condition.source or "")
            if holder is None or size_for_holds(one) < 2 * size_for_holds(holder):
                return condition
    return None


def hindered(fight: Battle, doing: Doing, *, crawling: bool) -> Iterator[Fault]:
    """LF-GRAB-03, LF-PRONE-01: one who is held or lies on the ground does not walk."""
    actor = doing.actor
    if held_fast(fight, actor) is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": "grabbed"})
    if actor.has("prone") and not crawling:
        yield Fault("cannot_act", {"actor": actor.id, "status": "prone"})


# --- moving ------------------------------------------------------------------------------------------------


def allowance(fight: Battle, one: Fighter, mode: str) -> int:
    """LF-TURN-02, LF-MOVE-01: metres of one movement; climbing, crawling and stealth halve them."""
    metres = numbers(fight, one).mo
    return metres if mode == "walk" else metres // 2


def move_shape(fight: Battle, doing: Doing) -> Fault | None:
    """A place is given as `to` or as `path`, not as both."""
    params = doing.params
    return bad_param(params, "path") if "to" in params and "path" in params else None


def move_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses a movement."""
    actor, params = doing.actor, doing.params
    mode = str(params.get("mode", "walk"))
    yield from hindered(fight, doing, crawling=mode == "crawl")
    yield from slot_faults(doing, "movement")
    most = allowance(fight, actor, mode)
    if played(fight, actor):
        yield from _place_faults(fight, actor, params, most)
    elif "to" in params or "path" in params:
        measured = fight.options.miniatures and fight.board is not None
        yield Fault("not_on_board" if measured else "no_board", {"actor": actor.id}, final=True)
    elif int(params.get("distance", most)) > most:
        yield Fault("too_far", {"actor": actor.id, "most": most})


def _place_faults(fight: Battle, actor: Fighter, params: Mapping[str, Any], most: int) -> Iterator[Fault]:
    if "path" in params:
        path = _cells(params["path"])
        yield from path_faults(fight, actor, path)
        if len(path) > most:
            yield Fault("too_far", {"actor": actor.id, "most": most})
        if not is_empty(fight, actor, path[-1]):
            yield Fault("cell_occupied", {"cell": list(path[-1])}, final=True)
    elif "to" in params:
        to = _cells([params["to"]])[0]
        if not all(fight.board is not None and fight.board.holds(one) for one in covered(actor.sheet.size, to)):
            yield Fault("off_board", {"cell": list(to)}, final=True)
        if _walled(fight, actor, to):
            yield Fault("cell_blocked", {"cell": list(to)}, final=True)
        if not is_empty(fight, actor, to):
            yield Fault("cell_occupied", {"cell": list(to)}, final=True)
        way = shortest(fight, actor, to)
        if way is None:
            yield Fault("no_path", {"cell": list(to)})
        elif len(way) > most:
            yield Fault("too_far", {"actor": actor.id, "most": most})
    else:
        yield Fault("invalid_params", {"param": "to", "value": None}, final=True)


def _cells(data: Sequence[Any]) -> list[Cell]:
    return [(one[0], one[1]) for one in data]


def path_faults(fight: Battle, actor: Fighter, path: Sequence[Cell]) -> Iterator[Fault]:
    """LF-MIN-02, LF-MIN-03: the first bad cell of a way decides."""
    former = actor.cell
    for one in path:
        if not all(fight.board is not None and fight.board.holds(part) for part in covered(actor.sheet.size, one)):
            yield Fault("off_board", {"cell": list(one)}, final=True)
        if former is not None and not adjacent(former, one):
            yield Fault("not_adjacent", {"cell": list(one)})
        if _walled(fight, actor, one):
            yield Fault("cell_blocked", {"cell": list(one)})
        if _barred(fight, actor, one):
            yield Fault("cell_occupied", {"cell": list(one)})
        former = one


def _walled(fight: Battle, actor: Fighter, place: Cell) -> bool:
    board = fight.board
    return board is not None and any(
        board.state_at(one) == "blocked" for one in covered(actor.sheet.size, place) if board.holds(one)
    )


def _there(fight: Battle, actor: Fighter, place: Cell) -> list[Fighter]:
    """Who else fills a cell that the piece would fill; the dead and those out take no room."""
    mine = set(covered(actor.sheet.size, place))
    return [
        one
        for one in fight.combatants.values()
        if one is not actor
        and one.cell is not None
        and one.state not in ("dead", "out")
        and not mine.isdisjoint(covered(one.sheet.size, one.cell))
    ]


def is_empty(fight: Battle, actor: Fighter, place: Cell) -> bool:
    """LF-MIN-04: whether nobody else is where one would end."""
    return not _there(fight, actor, place)


def _barred(fight: Battle, actor: Fighter, place: Cell) -> bool:
    """LF-MIN-02, LF-MIN-03: enemies bar the way unless they are three cells wide or more."""
    return any(not allies(one, actor) and one.sheet.size < LARGE for one in _there(fight, actor, place))


def shortest(fight: Battle, actor: Fighter, to: Cell) -> list[Cell] | None:
    """A shortest way, breadth first, neighbours in the order north, east, south, west; None where there is none."""
    board, start = fight.board, actor.cell
    if board is None or start is None:
        return None
    came: dict[Cell, Cell] = {start: start}
    waiting: deque[Cell] = deque([start])
    while waiting and to not in came:
        here = waiting.popleft()
        for direction in DIRECTIONS:
            there = neighbour(here, direction)
            if there in came or not all(board.holds(one) for one in covered(actor.sheet.size, there)):
                continue
            if _walled(fight, actor, there) or _barred(fight, actor, there):
                continue
            came[there] = here
            waiting.append(there)
    if to not in came:
        return None
    way: list[Cell] = []
    while to != start:
        way.append(to)
        to = came[to]
    return way[::-1]


def move(table: Table, doing: Doing) -> None:
    """LF-TURN-02, LF-MIN-05, LF-GRAB-05: goes there, faces as it says or as it went, and lets go of whom it held."""
    fight = table.fight
    actor, params = doing.actor, doing.params
    for condition in actor.conditions:
        if condition.status == "grabbed":
            end(table, actor, condition, "too_big")
    let_go(table, actor)
    mode = str(params.get("mode", "walk"))
    start = actor.cell
    path: list[Cell] | None = None
    distance = int(params.get("distance", allowance(fight, actor, mode)))
    if played(fight, actor) and start is not None:
        path = _cells(params["path"]) if "path" in params else shortest(fight, actor, _cells([params["to"]])[0])
        if path is None:
            path = _cells([params["to"]])
        distance = len(path)
        if path:
            table.put(actor, "cell", path[-1])
            last = step_direction(path[-2] if len(path) > 1 else start, path[-1])
            table.put(actor, "facing", params.get("facing") or last or actor.facing)
        elif "facing" in params:
            table.put(actor, "facing", params["facing"])
    table.fact(
        "move",
        actor=actor.id,
        from_=None if start is None else list(start),
        to=None if actor.cell is None else list(actor.cell),
        path=None if path is None else [list(one) for one in path],
        distance=distance,
        facing=actor.facing,
        placed=False,
        mode=mode,
    )


MOVE = Deed(
    "move",
    "movement",
    move_faults,
    move,
    params={
        **PAY,
        "distance": whole(0, 9999),
        "mode": word("walk", "climb", "crawl", "stealth"),
        "to": cell,
        "path": cells,
        "facing": word(*DIRECTIONS),
    },
    shape=move_shape,
    trigger="move",
)
