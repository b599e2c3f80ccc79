"""Movement: free and full, terrain, water, the board."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt

from rules.core.questions import Fault
from rules.ffrpg.actions.params import Way
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import cost_of, hovers
from rules.ffrpg.damage import turn_economy
from rules.ffrpg.turns import order
from rules.mechanics.checks import WHOLE, Check, check


def way(fight: Fight, actor: Combatant, told: Way) -> tuple[int, str]:
    """FF-RNG-06: (metres, terrain) of a movement; the terrain is that of the cell unless it is said."""
    board, cell = fight.board, told.to
    if cell is None or board is None or actor.cell is None or not board.holds(cell):
        return told.distance or 0, told.terrain or "standard"
    across, down = cell[0] - actor.cell[0], cell[1] - actor.cell[1]
    return isqrt(across * across + down * down), told.terrain or board.terrain_at(cell)


# --- what refuses it -------------------------------------------------------------------------------------------


@check(WHOLE)
def one_way(fight: Fight, actor: Combatant, told: Way) -> Iterator[Fault]:
    """A distance is given or a cell, not both."""
    if (told.to is None) == (told.distance is None):
        yield Fault("invalid_params", {"param": "distance", "value": told.distance}, final=True)


@check("to")
def on_the_board(fight: Fight, actor: Combatant, told: Way) -> Iterator[Fault]:
    """FF-MOV-01: only on a board, and over it."""
    if told.to is None:
        return
    if fight.board is None:
        yield Fault("no_board", {"actor": actor.id}, final=True)
    elif actor.cell is None:
        yield Fault("not_on_board", {"actor": actor.id}, final=True)
    elif not fight.board.holds(told.to):
        yield Fault("off_board", {"actor": actor.id, "cell": list(told.to)}, final=True)


@check(implied=True)
def metres_left(fight: Fight, actor: Combatant, told: Way) -> Iterator[Fault]:
    """FF-MOV-01: without a metre left there is nowhere to go."""
    if order.is_open(fight, actor) and told.most(fight, actor) < 1:
        yield Fault("too_far", {"actor": actor.id, "most": 0})


@check("to", "distance")
def near_enough(fight: Fight, actor: Combatant, told: Way) -> Iterator[Fault]:
    """FF-MOV-01, FF-MOV-02: the metres that there are."""
    if told.full or order.is_open(fight, actor):
        most = told.most(fight, actor)
        if cost_of(actor, *way(fight, actor, told)) > most:
            yield Fault("too_far", {"actor": actor.id, "most": int(most)})


@check("to", "distance", "terrain")
def passable(fight: Fight, actor: Combatant, told: Way) -> Iterator[Fault]:
    """FF-MOV-06: Impassable Terrain is closed to all but Float and Flight."""
    if way(fight, actor, told)[1] == "impassable" and not hovers(actor):
        yield Fault("impassable", {"actor": actor.id})


WAY_CHECKS: tuple[Check[Fight, Combatant, Way], ...] = (
    metres_left,
    one_way,
    on_the_board,
    near_enough,
    passable,
)
"""What refuses a movement."""


# --- moving ----------------------------------------------------------------------------------------------------


def go(table: Table, actor: Combatant, told: Way) -> None:
    """The movement itself: where it stands now, and on what."""
    metres, terrain = way(table.fight, actor, told)
    start, cell = actor.cell, told.to
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


def move(table: Table, actor: Combatant, told: Way) -> None:
    """FF-MOV-01: in pieces, before and after Actions; draws on the turn's metres."""
    fight = table.fight
    turn = fight.turn
    if turn is not None and order.is_open(fight, actor):
        left = max(0, turn.metres - cost_of(actor, *way(fight, actor, told)))
        table.put(fight, "turn", turn._replace(metres=_plain(left), used=True))
    go(table, actor, told)


def full_move(table: Table, actor: Combatant, told: Way) -> None:
    """FF-MOV-02: an Action for a fresh SPD × 2 metres."""
    if turn_economy.start(table, actor):
        go(table, actor, told)


def _plain(metres: Fraction | int) -> Fraction | int:
    return metres.numerator if isinstance(metres, Fraction) and metres.denominator == 1 else metres
