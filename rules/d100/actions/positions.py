"""What a board shows: metres and the ranges of firearms, as a help for the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.board_overlays import RANGE, Cell, MarkedCells
from rules.d100.actions.aim import effective_range, range_halvings
from rules.d100.actions.catalogue import ATTACK
from rules.d100.combatant.state import D100Fight, Fighter, metres_around, metres_between


def measured(fight: D100Fight, combatant: Fighter, cell: Cell) -> str:
    """Return the metres to a cell."""
    if fight.board is None or combatant.cell is None:
        return ""
    return f"{metres_between(fight, combatant.cell, cell)} m"


def aimed(fight: D100Fight, combatant: Fighter, action: str, chosen: Mapping[str, Any]) -> tuple[MarkedCells, ...]:
    """D100-RNG-01, D100-RNG-02, D100-RNG-04: return the ranges of the weapon named, each with its halvings."""
    board, start = fight.board, combatant.cell
    if board is None or start is None or action != ATTACK.id:
        return ()
    params = ATTACK.reading.so_far(chosen).params
    weapon = params.of(combatant)
    if weapon.hand_to_hand:
        return ()
    reach = effective_range(weapon, params.aim)
    if reach is None:
        return ()
    by_band: dict[int, set[Cell]] = {}
    for metres, cells in metres_around(fight, start).items():
        by_band.setdefault(range_halvings(reach, metres), set()).update(cells)
    return tuple(
        MarkedCells(RANGE if halved == 0 else f"range_{halved}", words(reach, halved), frozenset(by_band[halved]))
        for halved in sorted(by_band)
        if halved == 0 or (weapon.skill >> halved > 0 if weapon.kind == "firearm" else halved < 2)
    )


def words(reach: int, halved: int) -> str:
    """Return a range in the book's words."""
    return f"Alcance {reach * (halved + 1)} m" + (f", % ÷ {2**halved}" if halved else "")
