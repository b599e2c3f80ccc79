"""What a board in metres shows before anything is done: movement, ranges, Groups, attacks from behind."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from typing import Any

from rules.core.board_overlays import AREA, RANGE, THREAT, Cell, CellKind, Footing, InTheWay, Marked, Walk
from rules.core.questions import Refusal
from rules.ffrpg.actions import targets
from rules.ffrpg.actions.params import Strike, Using
from rules.ffrpg.actions.table import ACTIONS
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.combatant.statistics import cost_of, hovers, metres_of
from rules.ffrpg.damage import turn_economy
from rules.ffrpg.turns import pincer, sides

GROUP_METRES = 5
"""FF-RNG-04: how far from the first target a Group's other members may stand."""
ALL_METRES = 25
"""FF-RNG-05: how far from the user All reaches."""
AROUND = {"party": ("Party", GROUP_METRES), "all": ("All", ALL_METRES)}
"""Kind of target that gathers around the user to its word and its metres."""
MEASURED = frozenset({"single", "group", "single_group"})
"""Kinds of target that have to be within reach."""
CELL_KINDS = (
    CellKind(RANGE, ""),
    CellKind(THREAT, ""),
)
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


def footing(fight: Fight, one: Combatant) -> Footing | None:
    """FF-MOV-01 to FF-MOV-08: straight to any cell, at what its terrain costs; nobody stays where nothing can be done.

    Who stands in deep water already may stay in it, for the way out may be long.
    """
    board = fight.board
    if board is None or one.cell is None:
        return None

    def cost(start: Cell, end: Cell) -> int | Fraction | None:
        return cost_of(one, metres_between(start, end), board.terrain_at(end)) if board.holds(end) else None

    hovering = hovers(one)

    def in_the_way() -> InTheWay:
        closed = set() if hovering else {"impassable"}
        if not turn_economy.acts_in_water(one) and one.terrain != "deep_water":
            closed.add("deep_water")
        return InTheWay(taken={cell for cell, terrain in (board.terrains or {}).items() if terrain in closed})

    return Footing(cost, (), in_the_way, (hovering, one.sheet.move_water))


def metres_between(one: Cell, other: Cell) -> int:
    """FF-RNG-06: metres, floored."""
    across, down = one[0] - other[0], one[1] - other[1]
    return isqrt(across * across + down * down)


def measured(fight: Fight, one: Combatant, cell: Cell) -> str:
    """FF-RNG-01: the metres to a cell, where distances are looked at."""
    return f"{metres_between(one.cell, cell)} m" if fight.options.ranges and one.cell is not None else ""


def marked(fight: Fight, one: Combatant, kind: str) -> frozenset[Cell]:
    """FF-RNG-01, FF-RNG-03: what its Weapon in hand reaches, or those of its opponents; nothing without distances."""
    if fight.board is None or not fight.options.ranges:
        return frozenset()
    if kind == RANGE:
        return weapon_cells(fight, one)
    if kind == THREAT:
        return frozenset[Cell]().union(
            *(weapon_cells(fight, other) for other in sides.opponents(fight, one) if other.state == "active")
        )
    return frozenset()


def weapon_cells(fight: Fight, one: Combatant) -> frozenset[Cell]:
    """FF-RNG-01: the cells that it reaches with what it would strike with."""
    metres, _ = reach_of(one, Strike())
    return frozenset() if one.cell is None or metres is None else cells_within(fight, one.cell, metres)


def aimed(fight: Fight, one: Combatant, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
    """FF-RNG-01 to FF-RNG-05: the cells within reach of what is used, and those around whom or what it is turned on."""
    board, start = fight.board, one.cell
    if board is None or start is None or not fight.options.ranges:
        return ()
    found: list[Marked] = []
    told = ACTIONS[action].reading.so_far(chosen).params
    metres, kind = reach_of(one, told)
    if metres is not None and kind in MEASURED:
        found.append(Marked(RANGE, f"{metres} m", cells_within(fight, start, metres)))
    named = told.targets if isinstance(told, Strike | Using) else ()
    if kind == "group" or (kind == "single_group" and (len(named) != 1 or told.is_split)):
        first = fight.combatants.get(named[0]) if named else _first_of_group(fight, one, told)
        if first is not None and first.cell is not None:
            found.append(Marked(AREA, f"Group, {GROUP_METRES} m", cells_within(fight, first.cell, GROUP_METRES)))
    if kind in AROUND:
        found.append(
            Marked(AREA, f"{AROUND[kind][0]}, {AROUND[kind][1]} m", cells_within(fight, start, AROUND[kind][1]))
        )
    return tuple(found)


def _first_of_group(fight: Fight, one: Combatant, told: Strike | Using) -> Combatant | None:
    """FF-TGT-09, FF-RNG-04: around whom a Group gathers if nobody is named: the first of the only formation."""
    if isinstance(told, Strike):
        aim = told.blows(one)[0].aim
    else:
        use = told.use(one)
        if use is None:
            return None
        aim = use.aim
    found = targets.group_foreseen(fight, one, (), aim)
    return found[0] if found else None


def reach_of(one: Combatant, told: object) -> tuple[int | None, str]:
    """FF-RNG-01, FF-RNG-03: metres that a weapon, Ability or Item reaches, and what kind of target it takes."""
    if isinstance(told, Strike):
        blows = told.blows(one)
        group = any(blow.group for blow in blows)
        return max(blow.reach for blow in blows), "group" if group else "single"
    use = told.use(one) if isinstance(told, Using) else None
    return (None, "") if use is None else (use.aim.reach, use.aim.target)


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
            found[other.id] = phrases.BEHIND
        elif not pincer.reaches(fight, one, other):
            found[other.id] = phrases.OTHER_FACE
    return found


def first_values(fight: Fight, one: Combatant, action: str) -> dict[str, Any]:
    """FF-PIN-01, FF-PIN-02: the other face to turn to; who is on the right one, or stands there on the board."""
    if action == "face" and one.facing is not None:
        return {"facing": "left" if one.facing == "right" else "right"}
    if action != "pincer":
        return {}
    if fight.encircled is not None:
        right = [other.id for other in fight.combatants.values() if other.facing == "right"]
    else:
        right = on_the_right(fight, one.side, sides.first_other(fight, one))
    return {"targets": right} if right else {}


def on_the_right(fight: Fight, side: str, encircled: str | None) -> list[str]:
    """FF-PIN-01: the encircling who stand east of the encircled, and the encircled to whom those are the nearest.

    Nobody unless some stand on either side of them.
    """
    there = [one for one in fight.combatants.values() if one.state == "active" and one.cell is not None]
    encircling = [one for one in there if one.side == side]
    within = [one for one in there if one.side == encircled]
    if not within or not encircling:
        return []
    middle = Fraction(sum(_place(one)[0] for one in within), len(within))
    east = [one for one in encircling if _place(one)[0] > middle]
    if not east or len(east) == len(encircling):
        return []
    facing_east = [
        one for one in within if min(encircling, key=lambda other: metres_between(_place(one), _place(other))) in east
    ]
    return [one.id for one in (*east, *facing_east)]


def _place(one: Combatant) -> Cell:
    assert one.cell is not None
    return one.cell
