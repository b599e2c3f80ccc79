"""Who stands where on the board of an encounter that is being prepared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from models.encounters import EncounterEntry
from rules import sheets
from rules.board import Board
from rules.geometry import Cell
from rules.system import System
from ui.board.pieces import PieceView
from ui.encounter.rows import letters

Moves = list[tuple[EncounterEntry, list[list[int]]]]
"""Entries of the roster, each with the cells that its copies shall stand on."""


def pieces_of(combatants: Sequence[Mapping[str, Any]], system: System) -> tuple[list[PieceView], list[tuple[str, str]]]:
    """The combatants of a setup: as pieces where they have a cell, else (id, name)."""
    placed: list[PieceView] = []
    missing: list[tuple[str, str]] = []
    keys = letters({one["id"]: one["name"] for one in combatants}, {})
    for one in combatants:
        if one.get("cell") is None:
            missing.append((one["id"], f"{keys[one['id']].upper()} {one['name']}"))
        else:
            placed.append(_piece(one, system, keys[one["id"]]))
    return placed, missing


def _piece(one: Mapping[str, Any], system: System, key: str) -> PieceView:
    across, down = one["cell"]
    sheet = sheets.check(system.sheet, one["sheet"])
    combatant = system.new_combatant(one["id"], one["name"], one["side"], sheet, one.get("pools") or {})
    covered = system.ground.covers(combatant, (across, down))
    pool = next((each for each in system.pools if each.vital), system.pools[0])
    return PieceView(
        one["id"],
        key,
        one["name"],
        one["side"],
        "active",
        False,
        (across, down),
        max(each[0] for each in covered) - across + 1,
        combatant.facing,
        (pool.label, combatant.pools.get(pool.id, 0), system.maximum(combatant, pool.id)),
        (),
    )


def copies(entries: Iterable[EncounterEntry]) -> list[tuple[EncounterEntry, int]]:
    """Entry and number of each combatant, in the order of a setup."""
    return [(entry, number) for entry in entries for number in range(entry.count)]


def placed_all(entries: Iterable[EncounterEntry], board: Board, taken: Iterable[Cell]) -> Moves:
    """Those who have no cell on free ones: the party from the south, everybody else from the north, the middle first.

    Who finds no free cell keeps none.
    """
    closed = set(taken)
    middle = board.width // 2
    columns = sorted(range(board.width), key=lambda x: (abs(x - middle), x))
    changed: dict[int, tuple[EncounterEntry, list[list[int]]]] = {}
    for entry, number in copies(entries):
        if number < len(entry.cells) or entry.id is None:
            continue
        rows = range(board.height - 1, -1, -1) if entry.side == "party" else range(board.height)
        free = ((x, y) for y in rows for x in columns if (x, y) not in closed and board.state_at((x, y)) == "free")
        cell = next(free, None)
        if cell is None:
            break
        closed.add(cell)
        changed.setdefault(entry.id, (entry, [list(one) for one in entry.cells]))[1].append(list(cell))
    return list(changed.values())
