"""What a board in metres shows before anything is done: movement, ranges, Groups, attacks from behind."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from typing import Any

from rules.battlefield import AREA, RANGE, Cell, Marked, Walk
from rules.ffrpg import arms, pincer
from rules.ffrpg.movement import cost_of
from rules.ffrpg.numbers import hovers, metres_of
from rules.ffrpg.state import Combatant, Fight
from rules.ffrpg.usables import use_of
from rules.questions import Refusal

GROUP_METRES = 5
"""FF-RNG-04: how far from the first target a Group's other members may stand."""
MELEE_METRES = 3
"""FF-RNG-01: what bare hands reach."""
SHOWN = 2
"""Beyond so many times the metres left, a way is too far without being worked out."""


def walk(fight: Fight, one: Combatant) -> Walk | None:
    """FF-MOV-01 to FF-MOV-08: straight to every cell, at what its terrain costs; nobody is in the way."""
    board, start = fight.board, one.cell
    if board is None or start is None:
        return None
    mine = fight.turn is not None and fight.active == one.id
    left: Fraction | int = fight.turn.metres if mine and fight.turn is not None else metres_of(one)
    far = int(SHOWN * left) + 1
    costs: dict[Cell, int | Fraction] = {start: 0}
    for y in range(max(0, start[1] - far), min(board.height, start[1] + far + 1)):
        for x in range(max(0, start[0] - far), min(board.width, start[0] + far + 1)):
            costs[(x, y)] = cost_of(one, metres_between(start, (x, y)), board.terrain_at((x, y)))
    before = dict.fromkeys((cell for cell in costs if cell != start), start)

    def refusal(cell: Cell) -> Refusal | None:
        if not board.holds(cell):
            return Refusal("off_board", actor=one.id, cell=list(cell))
        cost = costs.get(cell)
        if cost is None or cost > left:
            return Refusal("too_far", actor=one.id, most=int(left))
        closed = board.terrain_at(cell) == "impassable" and not hovers(one)
        return Refusal("impassable", actor=one.id) if closed else None

    return Walk(start, costs, before, "m", refusal, left)


def metres_between(one: Cell, other: Cell) -> int:
    """FF-RNG-06: metres, floored."""
    across, down = one[0] - other[0], one[1] - other[1]
    return isqrt(across * across + down * down)


def aimed(fight: Fight, one: Combatant, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
    """FF-RNG-01 to FF-RNG-04: the cells within reach of what is used, and those of the Group around its target."""
    board, start = fight.board, one.cell
    if board is None or start is None or not fight.options.ranges:
        return ()
    found: list[Marked] = []
    metres, kind = reach_of(one, action, chosen.get("with"))
    if metres is not None:
        found.append(Marked(RANGE, f"{metres} m", cells_within(fight, start, metres)))
    named = chosen.get("targets") or ()
    first = fight.combatants.get(named[0]) if named else None
    if kind in ("group", "single_group") and first is not None and first.cell is not None:
        found.append(Marked(AREA, f"Group, {GROUP_METRES} m", cells_within(fight, first.cell, GROUP_METRES)))
    if kind == "party":
        found.append(Marked(AREA, f"Party, {GROUP_METRES} m", cells_within(fight, start, GROUP_METRES)))
    return tuple(found)


def reach_of(one: Combatant, action: str, named: Any) -> tuple[int | None, str]:
    """FF-RNG-01, FF-RNG-03: metres that a weapon, Ability or Item reaches, and what kind of target it takes."""
    if action == "attack":
        ids = [str(named)] if named else [thing.id for thing in one.held]
        rows = [row for id in ids if (row := arms.weapon_of(one, id)) is not None]
        return (max(arms.reach_of(row) for row in rows) if rows else MELEE_METRES), "single"
    for row in (*one.sheet.abilities, *one.sheet.items):
        if row.id == named:
            aim = use_of(one, row).aim
            return aim.reach, aim.target
    return None, ""


def cells_within(fight: Fight, center: Cell, metres: int) -> frozenset[Cell]:
    """The cells of the board at most so many metres away."""
    board = fight.board
    assert board is not None
    return frozenset(
        (x, y)
        for y in range(max(0, center[1] - metres - 1), min(board.height, center[1] + metres + 2))
        for x in range(max(0, center[0] - metres - 1), min(board.width, center[0] + metres + 2))
        if metres_between(center, (x, y)) <= metres
    )


def vantages(fight: Fight, one: Combatant, cell: Cell) -> dict[str, str]:
    """FF-PIN-03, FF-PIN-04: in a Pincer Attack, whom one strikes from behind and whom one cannot reach."""
    found: dict[str, str] = {}
    for other in fight.combatants.values():
        if other.side == one.side or other.state != "active":
            continue
        if pincer.from_behind(fight, one, other):
            found[other.id] = "from behind"
        elif not pincer.reaches(fight, one, other):
            found[other.id] = "other face"
    return found
