"""Movement: free and full, terrain, water, the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt
from typing import Any, ClassVar

from rules.board.geometry import cell_name
from rules.core.questions import Fault
from rules.ffrpg.actions import params
from rules.ffrpg.combatant import phrases, statistics
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import TERRAINS, cost_of, hovers, metres_of
from rules.ffrpg.damage import turn_economy
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.turns import order
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import WHOLE, Check, ahead, check
from rules.mechanics.params import param

# --- what may be chosen ---------------------------------------------------------------------------------------


FARTHEST = 99999
"""More metres than any movement has."""


def on_a_cell(fight: Fight, combatant: Combatant, params: object) -> bool:
    """Whether it moves to a cell."""
    return fight.board is not None and combatant.cell is not None


def off_the_board(fight: Fight, combatant: Combatant, params: object) -> bool:
    """Whether it moves over a distance."""
    return not on_a_cell(fight, combatant, params)


def metres(fight: Fight, combatant: Combatant, params: Movement) -> tuple[int, int]:
    """FF-MOV-01, FF-MOV-02: return the least and most metres over the terrain; no limit while none are counted."""
    if not params.full and not order.is_open(fight, combatant):
        return 0, FARTHEST
    cost_per_metre = statistics.cost_of(combatant, 1, params.terrain or "standard")
    return 0, int(params.most(fight, combatant) / cost_per_metre)


def cells(fight: Fight, combatant: Combatant, params: Movement) -> Iterator[Option]:
    """FF-MOV-01, FF-MOV-02: yield the cells within the metres that the movement may cost, with their distance."""
    board = fight.board
    if board is None or combatant.cell is None:
        return
    hovering = hovers(combatant)
    most = params.most(fight, combatant)
    left, top = combatant.cell
    reach = int(most)
    for y in range(max(0, top - reach), min(board.height, top + reach + 1)):
        for x in range(max(0, left - reach), min(board.width, left + reach + 1)):
            metres = isqrt((x - left) ** 2 + (y - top) ** 2)
            terrain = board.terrain_at((x, y))
            closed = terrain == "impassable" and not hovering
            if metres and not closed and statistics.cost_of(combatant, metres, terrain) <= most:
                yield Option(f"{x},{y}", cell_name((x, y)), f"{metres} m")


# --- params -----------------------------------------------------------------------------------------------------


def _movement_param(name: str, kind: str, label: str, instead: str, **more: Any) -> Any:
    return param(name, kind, label, instead=instead, needed=True, **more)


@dataclass(frozen=True, kw_only=True)
class Movement:
    """The params of a movement: over a distance, or to a cell."""

    full: ClassVar[bool] = False
    """Whether it takes an Action."""
    distance: int | None = _movement_param(
        "distance",
        "number",
        "Distance",
        "to",
        shown=off_the_board,
        minimum=0,
        maximum=FARTHEST,
        most=metres,
    )
    to: tuple[int, int] | None = _movement_param("to", "cell", "To", "distance", shown=on_a_cell, choices=cells)
    terrain: str | None = param("terrain", "choice", "Terrain", words=params.words(*sorted(TERRAINS)), advanced=True)

    def most(self, fight: Fight, actor: Combatant) -> Fraction | int:
        """FF-MOV-01, FF-MOV-02: return the metres that it may cost: those left of the turn."""
        return fight.turn.metres if fight.turn is not None else 0


@dataclass(frozen=True, kw_only=True)
class FullMovement(Movement):
    """The params of a movement that takes an Action."""

    full: ClassVar[bool] = True

    def most(self, fight: Fight, actor: Combatant) -> Fraction | int:
        """FF-MOV-02: return SPD × 2 metres."""
        return metres_of(actor, 2)


def length_and_terrain(fight: Fight, actor: Combatant, params: Movement) -> tuple[int, str]:
    """FF-RNG-06: return metres and terrain of a movement; the terrain is that of the cell unless it is given."""
    board, cell = fight.board, params.to
    if cell is None or board is None or actor.cell is None or not board.holds(cell):
        return params.distance or 0, params.terrain or "standard"
    across, down = cell[0] - actor.cell[0], cell[1] - actor.cell[1]
    return isqrt(across * across + down * down), params.terrain or board.terrain_at(cell)


# --- what refuses it -------------------------------------------------------------------------------------------


@check(WHOLE)
def distance_or_cell(fight: Fight, actor: Combatant, params: Movement) -> Iterator[Fault]:
    """Exactly one of distance and cell is given."""
    if (params.to is None) == (params.distance is None):
        yield Fault("invalid_params", {"param": "distance", "value": params.distance}, final=True)


@check("to")
def on_the_board(fight: Fight, actor: Combatant, params: Movement) -> Iterator[Fault]:
    """FF-MOV-01: there is a board, and the cell is on it."""
    if params.to is None:
        return
    if fight.board is None:
        yield Fault("no_board", {"actor": actor.id}, final=True)
    elif actor.cell is None:
        yield Fault("not_on_board", {"actor": actor.id}, final=True)
    elif not fight.board.holds(params.to):
        yield Fault("off_board", {"actor": actor.id, "cell": list(params.to)}, final=True)


@check(implied=True)
def metres_left(fight: Fight, actor: Combatant, params: Movement) -> Iterator[Fault]:
    """FF-MOV-01: at least one metre is left."""
    if order.is_open(fight, actor) and params.most(fight, actor) < 1:
        yield Fault("too_far", {"actor": actor.id, "most": 0})


@check("to", "distance")
def near_enough(fight: Fight, actor: Combatant, params: Movement) -> Iterator[Fault]:
    """FF-MOV-01, FF-MOV-02: there are enough metres for it."""
    if params.full or order.is_open(fight, actor):
        most = params.most(fight, actor)
        if cost_of(actor, *length_and_terrain(fight, actor, params)) > most:
            yield Fault("too_far", {"actor": actor.id, "most": int(most)})


@check("to", "distance", "terrain")
def passable(fight: Fight, actor: Combatant, params: Movement) -> Iterator[Fault]:
    """FF-MOV-06: Impassable Terrain is closed to all but Float and Flight."""
    if length_and_terrain(fight, actor, params)[1] == "impassable" and not hovers(actor):
        yield Fault("impassable", {"actor": actor.id})


WAY_CHECKS: tuple[Check[Fight, Combatant, Movement], ...] = (
    metres_left,
    distance_or_cell,
    on_the_board,
    near_enough,
    passable,
)
"""What refuses a movement."""


# --- moving ----------------------------------------------------------------------------------------------------


def carry_out_move(table: Table, actor: Combatant, params: Movement) -> None:
    """Move the combatant, and remember its terrain."""
    metres, terrain = length_and_terrain(table.fight, actor, params)
    start, cell = actor.cell, params.to
    table.put(actor, "terrain", terrain)
    if cell is not None:
        table.put(actor, "cell", cell)
    table.fact(
        "move",
        actor=actor.id,
        from_=None if start is None or cell is None else list(start),
        to=None if cell is None else list(cell),
        path=None,
        distance=metres,
        facing=actor.facing,
        placed=False,
        terrain=terrain,
    )


def move(table: Table, actor: Combatant, params: Movement) -> None:
    """FF-MOV-01: move in pieces, before and after Actions, on the metres of the turn."""
    fight = table.fight
    turn = fight.turn
    if turn is not None and order.is_open(fight, actor):
        remaining = max(0, turn.metres - cost_of(actor, *length_and_terrain(fight, actor, params)))
        table.put(fight, "turn", turn._replace(metres=_plain(remaining), used=True))
    carry_out_move(table, actor, params)


def full_move(table: Table, actor: Combatant, params: Movement) -> None:
    """FF-MOV-02: spend an Action on SPD × 2 metres."""
    if turn_economy.start(table, actor):
        carry_out_move(table, actor, params)


def _plain(metres: Fraction | int) -> Fraction | int:
    return metres.numerator if isinstance(metres, Fraction) and metres.denominator == 1 else metres


# --- previews --------------------------------------------------------------------------------------------------


@ahead()
def movement_left(fight: Fight, actor: Combatant, params: Movement) -> Iterator[Preview]:
    """FF-MOV-01, FF-MOV-02: yield what the movement costs, and how many metres there are."""
    most = int(params.most(fight, actor))
    if params.distance is None and params.to is None:
        yield Preview("note", phrases.METRES(metres=most))
    else:
        cost = cost_of(actor, *length_and_terrain(fight, actor, params))
        yield Preview("cost", phrases.METRES_OF(metres=round(float(cost), 1), most=most), number=int(cost))


MOVE = deed(
    "move",
    label="Move",
    drawing="boot-prints",
    cost=phrases.FREE_METRES,
    key="M",
    rule="FF-MOV-01",
    params=Movement,
    checks=WAY_CHECKS,
    do=move,
    previews=(movement_left,),
)
FULL_MOVE = deed(
    "full_move",
    label="Full-Move",
    drawing="sprint",
    key="F",
    rule="FF-MOV-02",
    params=FullMovement,
    checks=WAY_CHECKS,
    do=full_move,
    previews=(movement_left,),
)
