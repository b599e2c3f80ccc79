"""What a board in metres shows: movement, ranges, Groups, attacks from behind."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from typing import Any

from rules.core.board_overlays import (
    AREA,
    RANGE,
    THREAT,
    Cell,
    CellKind,
    MarkedCells,
    MovementCosts,
    Obstacles,
    ReachableCells,
)
from rules.core.questions import Refusal
from rules.ffrpg.actions import targets
from rules.ffrpg.actions.abilities import Using, proposed_group
from rules.ffrpg.actions.attack import Strike
from rules.ffrpg.actions.catalogue import ACTIONS
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.combatant.statistics import cost_of, hovers, metres_of
from rules.ffrpg.damage import turn_economy
from rules.ffrpg.turns import pincer, sides

GROUP_METRES = 5
"""FF-RNG-04: the most metres between the first target of a Group and its other members."""
ALL_METRES = 25
"""FF-RNG-05: the reach of All from the user, in metres."""
AROUND = {"party": ("Party", GROUP_METRES), "all": ("All", ALL_METRES)}
"""Kind of target around the user to its word and its metres."""
MEASURED = frozenset({"single", "group", "single_group"})
CELL_KINDS = (
    CellKind(RANGE, ""),
    CellKind(THREAT, ""),
)
SHOWN = 2
"""How many times the metres left a cell may be away to be worked out."""


def walk(fight: Fight, combatant: Combatant) -> ReachableCells | None:
    """FF-MOV-01 to FF-MOV-08.

    Return the cells reached in a straight line, at their terrain's cost; nobody is in the way.
    """
    board, start = fight.board, combatant.cell
    if board is None or start is None:
        return None
    has_turn = fight.turn is not None and fight.active == combatant.id
    budget: Fraction | int = fight.turn.metres if has_turn and fight.turn is not None else metres_of(combatant)
    reach = int(SHOWN * budget) + 1
    costs: dict[Cell, int | Fraction] = {start: 0}
    for y in range(max(0, start[1] - reach), min(board.height, start[1] + reach + 1)):
        for x in range(max(0, start[0] - reach), min(board.width, start[0] + reach + 1)):
            costs[(x, y)] = cost_of(combatant, metres_between(start, (x, y)), board.terrain_at((x, y)))
    before = dict.fromkeys((cell for cell in costs if cell != start), start)

    def refusal(cell: Cell) -> Refusal | None:
        if not board.holds(cell):
            return Refusal("off_board", actor=combatant.id, cell=list(cell))
        cost = costs.get(cell)
        if cost is None or cost > budget:
            return Refusal("too_far", actor=combatant.id, most=int(budget))
        closed = board.terrain_at(cell) == "impassable" and not hovers(combatant)
        return Refusal("impassable", actor=combatant.id) if closed else None

    return ReachableCells(start, costs, before, "m", refusal, budget)


def footing(fight: Fight, combatant: Combatant) -> MovementCosts | None:
    """FF-MOV-01 to FF-MOV-08: return the movement costs in a straight line; never ending where nothing can be done.

    Whoever stands in deep water already may stay in it, as the way out may be long.
    """
    board = fight.board
    if board is None or combatant.cell is None:
        return None

    def cost(start: Cell, end: Cell) -> int | Fraction | None:
        return cost_of(combatant, metres_between(start, end), board.terrain_at(end)) if board.holds(end) else None

    hovering = hovers(combatant)

    def in_the_way() -> Obstacles:
        closed = set() if hovering else {"impassable"}
        if not turn_economy.acts_in_water(combatant) and combatant.terrain != "deep_water":
            closed.add("deep_water")
        return Obstacles(taken={cell for cell, terrain in (board.terrains or {}).items() if terrain in closed})

    return MovementCosts(cost, (), in_the_way, (hovering, combatant.sheet.move_water))


def metres_between(start: Cell, end: Cell) -> int:
    """FF-RNG-06: return the metres between two cells, rounded down."""
    across, down = start[0] - end[0], start[1] - end[1]
    return isqrt(across * across + down * down)


def measured(fight: Fight, combatant: Combatant, cell: Cell) -> str:
    """FF-RNG-01: return the metres to a cell, if distances count."""
    return f"{metres_between(combatant.cell, cell)} m" if fight.options.ranges and combatant.cell is not None else ""


def marked(fight: Fight, combatant: Combatant, kind: str) -> frozenset[Cell]:
    """FF-RNG-01, FF-RNG-03.

    Return the cells its Weapon reaches, or those of its opponents; none if distances do not count.
    """
    if fight.board is None or not fight.options.ranges:
        return frozenset()
    if kind == RANGE:
        return weapon_cells(fight, combatant)
    if kind == THREAT:
        return frozenset[Cell]().union(
            *(weapon_cells(fight, other) for other in sides.opponents(fight, combatant) if other.state == "active")
        )
    return frozenset()


def weapon_cells(fight: Fight, combatant: Combatant) -> frozenset[Cell]:
    """FF-RNG-01: return the cells that it reaches with its usual attack."""
    metres, _ = reach_of(combatant, Strike())
    return frozenset() if combatant.cell is None or metres is None else cells_within(fight, combatant.cell, metres)


def aimed(fight: Fight, combatant: Combatant, action: str, chosen: Mapping[str, Any]) -> tuple[MarkedCells, ...]:
    """FF-RNG-01 to FF-RNG-05: return the cells within reach of an action, and those of its area."""
    board, start = fight.board, combatant.cell
    if board is None or start is None or not fight.options.ranges:
        return ()
    marks: list[MarkedCells] = []
    params = ACTIONS[action].reading.so_far(chosen).params
    metres, kind = reach_of(combatant, params)
    if metres is not None and kind in MEASURED:
        marks.append(MarkedCells(RANGE, f"{metres} m", cells_within(fight, start, metres)))
    named = params.targets if isinstance(params, Strike | Using) else ()
    if kind == "group" or (kind == "single_group" and (len(named) != 1 or params.is_split)):
        first = fight.combatants.get(named[0]) if named else _first_of_group(fight, combatant, params)
        if first is not None and first.cell is not None:
            marks.append(MarkedCells(AREA, f"Group, {GROUP_METRES} m", cells_within(fight, first.cell, GROUP_METRES)))
    if kind in AROUND:
        marks.append(
            MarkedCells(AREA, f"{AROUND[kind][0]}, {AROUND[kind][1]} m", cells_within(fight, start, AROUND[kind][1]))
        )
    return tuple(marks)


def _first_of_group(fight: Fight, combatant: Combatant, params: Strike | Using) -> Combatant | None:
    """FF-TGT-02, FF-TGT-09, FF-RNG-04: return whom a Group gathers around if nobody is named.

    The first of the only formation of foes, for help that of whom it is proposed for; else None.
    """
    if isinstance(params, Strike):
        aim = params.blows(combatant)[0].aim
    else:
        use = params.use(combatant)
        if use is None:
            return None
        if not use.harms:
            return next((fight.combatants[id] for id in proposed_group(fight, combatant, params)), None)
        aim = use.aim
    group = targets.expected_group(fight, combatant, (), aim)
    return group[0] if group else None


def reach_of(combatant: Combatant, params: object) -> tuple[int | None, str]:
    """FF-RNG-01, FF-RNG-03: return the reach in metres, and the kind of target."""
    if isinstance(params, Strike):
        blows = params.blows(combatant)
        group = any(blow.group for blow in blows)
        return max(blow.reach for blow in blows), "group" if group else "single"
    use = params.use(combatant) if isinstance(params, Using) else None
    return (None, "") if use is None else (use.aim.reach, use.aim.target)


def cells_within(fight: Fight, center: Cell, metres: int) -> frozenset[Cell]:
    """Return the cells of the board within `metres`."""
    board = fight.board
    assert board is not None
    return frozenset(
        (x, y)
        for y in range(max(0, center[1] - metres - 1), min(board.height, center[1] + metres + 2))
        for x in range(max(0, center[0] - metres - 1), min(board.width, center[0] + metres + 2))
        if metres_between(center, (x, y)) <= metres
    )


def vantages(fight: Fight, combatant: Combatant, cell: Cell) -> dict[str, str]:
    """FF-PIN-03, FF-PIN-04: return, in a Pincer Attack, who is struck from behind and who cannot be reached."""
    labels: dict[str, str] = {}
    for other in fight.combatants.values():
        if other.side == combatant.side or other.state != "active":
            continue
        if pincer.from_behind(fight, combatant, other):
            labels[other.id] = phrases.BEHIND
        elif not pincer.reaches(fight, combatant, other):
            labels[other.id] = phrases.OTHER_FACE
    return labels


def first_values(fight: Fight, combatant: Combatant, action: str) -> dict[str, Any]:
    """FF-PIN-01, FF-PIN-02: return what the form begins with: the other facing; who stands on the right."""
    if action == "face" and combatant.facing is not None:
        return {"facing": "left" if combatant.facing == "right" else "right"}
    if action != "pincer":
        return {}
    if fight.encircled is not None:
        right = [other.id for other in fight.combatants.values() if other.facing == "right"]
    else:
        right = on_the_right(fight, combatant.side, sides.first_other_side(fight, combatant))
    return {"targets": right} if right else {}


def on_the_right(fight: Fight, side: str, encircled: str | None) -> list[str]:
    """FF-PIN-01: return who stands on the right: the encircling to the east, and the encircled nearest to them.

    Nobody unless some stand on either side of them.
    """
    placed = [
        combatant
        for combatant in fight.combatants.values()
        if combatant.state == "active" and combatant.cell is not None
    ]
    encircling = [combatant for combatant in placed if combatant.side == side]
    inside = [combatant for combatant in placed if combatant.side == encircled]
    if not inside or not encircling:
        return []
    middle = Fraction(sum(_cell(combatant)[0] for combatant in inside), len(inside))
    east = [combatant for combatant in encircling if _cell(combatant)[0] > middle]
    if not east or len(east) == len(encircling):
        return []
    facing_east = [
        combatant
        for combatant in inside
        if min(encircling, key=lambda other: metres_between(_cell(combatant), _cell(other))) in east
    ]
    return [combatant.id for combatant in (*east, *facing_east)]


def _cell(combatant: Combatant) -> Cell:
    assert combatant.cell is not None
    return combatant.cell
