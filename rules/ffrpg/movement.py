"""Movement: free and full, terrain, water, the board."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import Any

from rules.actions import Act
from rules.ffrpg import turns
from rules.ffrpg.numbers import hovers, metres_of
from rules.ffrpg.state import Combatant, Fight
from rules.questions import Refusal
from rules.table import Table

COSTS: dict[str, Fraction | int] = {
    "standard": 1,
    "difficult": Fraction(4, 3),
    "adverse": 2,
    "waist_water": 2,
    "deep_water": 2,
}
"""FF-MOV-03…05, FF-MOV-07: terrain to the metres that a metre costs."""
WATER = ("waist_water", "deep_water")
TERRAINS = frozenset({*COSTS, "impassable"})
PARAMS = frozenset({"distance", "terrain", "to"})


def cost_of(one: Combatant, metres: int, terrain: str) -> Fraction | int:
    """FF-MOV-03…08: what a distance costs; Float and Flight pay 1 a metre, Move-Water too in water."""
    if hovers(one) or (terrain in WATER and one.sheet.move_water):
        return metres
    cost = metres * COSTS.get(terrain, 1)
    return cost.numerator if isinstance(cost, Fraction) and cost.denominator == 1 else cost


def way(table: Table, act: Act) -> tuple[int, str, tuple[int, int] | None]:
    """(metres, terrain, cell) of a movement; refuses `invalid_params`, `no_board`, `not_on_board`, `off_board`."""
    fight: Fight = table.fight
    actor: Combatant = act.actor
    params = act.params
    for key, value in params.items():
        table.insist(key in PARAMS, "invalid_params", param=key, value=value)
    terrain = params.get("terrain")
    table.insist(
        terrain is None or (isinstance(terrain, str) and terrain in TERRAINS),
        "invalid_params",
        param="terrain",
        value=terrain,
    )
    to = params.get("to")
    metres = params.get("distance")
    table.insist((to is None) != (metres is None), "invalid_params", param="distance", value=metres)
    if to is None:
        if not isinstance(metres, int) or isinstance(metres, bool) or not 0 <= metres <= 99999:
            raise Refusal("invalid_params", param="distance", value=metres)
        return metres, terrain or "standard", None
    table.insist(_is_cell(to), "invalid_params", param="to", value=to)
    table.insist(fight.board is not None, "no_board", actor=actor.id)
    table.insist(actor.cell is not None, "not_on_board", actor=actor.id)
    cell = (to[0], to[1])
    assert fight.board is not None
    assert actor.cell is not None
    table.insist(fight.board.holds(cell), "off_board", actor=actor.id, cell=list(cell))
    across, down = cell[0] - actor.cell[0], cell[1] - actor.cell[1]
    return isqrt(across * across + down * down), terrain or fight.board.terrain_at(cell), cell


def _is_cell(value: Any) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(part, int) and not isinstance(part, bool) for part in value)
    )


def go(table: Table, act: Act, metres: int, terrain: str, cell: tuple[int, int] | None) -> None:
    """The movement itself: where it stands now, and on what."""
    actor: Combatant = act.actor
    start = actor.cell
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


def move(table: Table, act: Act) -> None:
    """FF-MOV-01: in pieces, before and after Actions; draws on the turn's metres; `too_far`, `impassable`."""
    fight: Fight = table.fight
    actor: Combatant = act.actor
    metres, terrain, cell = way(table, act)
    cost = cost_of(actor, metres, terrain)
    own = not turns.off_turn(table, actor)
    if own and fight.turn is not None:
        table.demand(cost <= fight.turn.metres, "too_far", actor=actor.id, most=int(fight.turn.metres))
    check_passable(table, actor, terrain)
    if own and fight.turn is not None:
        left = max(0, fight.turn.metres - cost)
        table.put(fight, "turn", fight.turn._replace(metres=_plain(left), used=True))
    go(table, act, metres, terrain, cell)


def full_move(table: Table, act: Act) -> None:
    """FF-MOV-02: an Action for a fresh SPD × 2 metres."""
    actor: Combatant = act.actor
    metres, terrain, cell = way(table, act)
    most = metres_of(actor, 2)
    table.demand(cost_of(actor, metres, terrain) <= most, "too_far", actor=actor.id, most=most)
    check_passable(table, actor, terrain)
    if turns.start(table, act):
        go(table, act, metres, terrain, cell)


def check_passable(table: Table, one: Combatant, terrain: str) -> None:
    """FF-MOV-06: Impassable Terrain is closed to all but Float and Flight."""
    table.demand(terrain != "impassable" or hovers(one), "impassable", actor=one.id)


def _plain(metres: Fraction | int) -> Fraction | int:
    return metres.numerator if isinstance(metres, Fraction) and metres.denominator == 1 else metres
