"""Moving and turning: checks, paths, and the actions MOVER and VIRAR."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.board.geometry import (
    BoardPath,
    Cell,
    distance,
    is_adjacent,
    step_direction,
    towards,
)
from rules.core.questions import Fault
from rules.mechanics.checks import WHOLE, Check, check
from rules.tabuleiro.actions.params import Face, Move
from rules.tabuleiro.actions.paths import StepCosts, end_refusal, paths_of
from rules.tabuleiro.combatant import state
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table
from rules.tabuleiro.turns.turns import lacks, pay


@check(WHOLE)
def cell_or_path(fight: BoardFight, mover: Piece, params: Move) -> Iterator[Fault]:
    """At most one of `to` and `path` is given."""
    if (params.to is None) == (params.path is None):
        yield Fault("invalid_params", {"param": "to"}, final=True)


@check()
def on_the_board(fight: BoardFight, mover: Piece, params: Move) -> Iterator[Fault]:
    """TB-MOVE-01: the piece is on the board."""
    if mover.cell is None:
        yield Fault("not_on_board", {"actor": mover.id}, final=True, hides=True)


@check(implied=True)
def somewhere_to_go(fight: BoardFight, mover: Piece, params: Move) -> Iterator[Fault]:
    """TB-MOVE-08, TB-MOVE-12: there is enough AÇÃO for some cell."""
    if mover.cell is None:
        return
    routes = paths_of(fight, mover).items()
    prices = [way.cost for cell, way in routes if cell != mover.cell and end_refusal(fight, mover, cell) is None]
    if not prices:
        yield Fault("no_path", {"actor": mover.id})
    else:
        yield from lacks(mover, {"acao": min(prices)})


@check("to")
def can_go_there(fight: BoardFight, mover: Piece, params: Move) -> Iterator[Fault]:
    """TB-MOVE-12 to TB-MOVE-15: the end is free and can be reached; along a path every cell."""
    if mover.cell is None:
        return
    if params.path is not None:
        yield from _path_faults(fight, mover, params.path)
    elif params.to is not None:
        yield from _end_faults(fight, mover, params.to)


@check("to")
def can_pay_path(fight: BoardFight, mover: Piece, params: Move) -> Iterator[Fault]:
    """TB-MOVE-12: there is enough AÇÃO for the whole path."""
    path = path_of(fight, mover, params)
    return lacks(mover, {"acao": 0 if path is None else path.cost})


MOVE_CHECKS: tuple[Check[BoardFight, Piece, Move], ...] = (
    cell_or_path,
    on_the_board,
    can_go_there,
    can_pay_path,
    somewhere_to_go,
)
"""What refuses MOVER."""


def path_of(fight: BoardFight, mover: Piece, params: Move) -> BoardPath | None:
    """TB-MOVE-12 to TB-MOVE-14: return the cheapest path to the cell, or the path given; None if there is none."""
    if mover.cell is None:
        return None
    if params.path is None:
        return None if params.to is None else paths_of(fight, mover).get(params.to)
    steps = StepCosts(fight, mover)
    total = 0
    for before, cell in zip((mover.cell, *params.path), params.path, strict=False):
        cost = steps.cost(before, cell) if is_adjacent(before, cell) else None
        if cost is None:
            return None
        total += cost
    return BoardPath(total, params.path)


def move(table: Table, mover: Piece, params: Move) -> None:
    """Move by the cheapest path `to` a cell, or along the `path` given.

    TB-MOVE-11: afterwards the piece faces the way of its last step. Moved without a path by an override, it looks to
    where it came.
    """
    start = mover.cell
    end = params.path[-1] if params.path is not None else params.to
    assert start is not None
    assert end is not None
    path = path_of(table.fight, mover, params)
    pay(table, mover, {"acao": 0 if path is None else path.cost})
    facing = mover.facing
    steps: list[list[int]] | None = None
    if path is None:
        facing = towards(start, end, facing)
    else:
        previous = path.path[-2] if len(path.path) > 1 else start
        facing = step_direction(previous, end) or facing
        steps = [list(cell) for cell in path.path]
    table.put(mover, "cell", end)
    table.put(mover, "facing", facing)
    table.fact(
        "move",
        actor=mover.id,
        from_=list(start),
        to=list(end),
        path=steps,
        distance=distance(start, end) if path is None else len(path.path),
        facing=facing,
        placed=False,
        cost=0 if path is None else path.cost,
    )


def _end_faults(fight: BoardFight, mover: Piece, end: Cell) -> Iterator[Fault]:
    """TB-MOVE-12, TB-MOVE-15: yield `off_board`, `same_cell`, the codes of the end, `no_path`."""
    if fight.board is None or not fight.board.holds(end):
        yield Fault("off_board", {"cell": list(end)}, final=True)
    if end == mover.cell:
        yield Fault("same_cell", {"cell": list(end)}, final=True)
    yield from _end(fight, mover, end)
    if mover.cell is not None and end not in paths_of(fight, mover):
        yield Fault("no_path", {"actor": mover.id, "cell": list(end)})


def _path_faults(fight: BoardFight, mover: Piece, path: Sequence[Cell]) -> Iterator[Fault]:
    """TB-MOVE-13, TB-MOVE-14.

    Yield `off_board`, `not_adjacent`, `cell_blocked` of each cell, then the codes of the end.
    """
    before = mover.cell
    blocked = state.walls(fight)
    for index, cell in enumerate(path):
        if fight.board is None or not fight.board.holds(cell):
            yield Fault("off_board", {"cell": list(cell)}, final=True)
        if before is not None and not is_adjacent(before, cell):
            yield Fault("not_adjacent", {"actor": mover.id, "cell": list(cell)})
        if cell in blocked:
            last = index == len(path) - 1
            yield Fault("cell_blocked", {"actor": mover.id, "cell": list(cell)}, final=last)
        before = cell
    yield from _end(fight, mover, path[-1])


def _end(fight: BoardFight, mover: Piece, end: Cell) -> Iterator[Fault]:
    code = end_refusal(fight, mover, end)
    if code == "cell_obstructed":
        yield Fault(code, {"actor": mover.id, "cell": list(end)})
    elif code is not None:
        yield Fault(code, {"cell": list(end)}, final=True)


@check("facing")
def facing_changes(fight: BoardFight, piece: Piece, params: Face) -> Iterator[Fault]:
    """TB-DIR-02: the facing is another one."""
    if piece.facing == params.facing:
        yield Fault("already_facing", {"actor": piece.id})


@check()
def can_pay_the_turn(fight: BoardFight, piece: Piece, params: Face) -> Iterator[Fault]:
    """TB-DIR-02: there is enough AÇÃO for `face_cost`."""
    return lacks(piece, {"acao": fight.options.face_cost})


def face(table: Table, piece: Piece, params: Face) -> None:
    """TB-DIR-01, TB-DIR-02: turn for `face_cost` AÇÃO."""
    pay(table, piece, {"acao": table.fight.options.face_cost})
    turn_to(table, piece, params.facing)


def turn_to(table: Table, piece: Piece, facing: str) -> None:
    """Set the facing, and record `face` if it changed."""
    former = piece.facing
    if former != facing:
        table.put(piece, "facing", facing)
        table.fact("face", actor=piece.id, from_=former, to=facing)
