"""Reinforcements as commands: free ids, names with the next letter, a cell for everybody."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules.board.geometry import Cell, distance
from rules.core.state import Combatant, Fight
from rules.sheets import schema
from rules.sheets.schema import slug
from rules.system.system import System

ALONG = "along"
"""Marks a command that goes with the one before it, in undo and redo."""


WAVE = "wave"
"""Marks a `join` of a wave: its number among the waves of the fight."""


def join_commands(combatants: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return the `join` commands of combatants for a fight where these ids and names are taken."""
    taken_names = dict(names)
    commands: list[dict[str, Any]] = []
    wishes = [str(combatant["name"]) for combatant in combatants]
    for combatant_data, wish in zip(combatants, wishes, strict=True):
        name = _free_name(wish, set(taken_names.values()), alone=wishes.count(wish) == 1)
        id = _free_id(name, taken_names)
        taken_names[id] = name
        commands.append({"do": "join", "combatant": {**combatant_data, "id": id, "name": name}})
    return commands


def where_free(combatants: Sequence[Mapping[str, Any]], fight: Fight, system: System) -> list[Mapping[str, Any]]:
    """Return the combatants, without cells on which somebody stands or an earlier one is to stand.

    All cells that they would cover count.
    """
    occupied = {
        cell for other in fight.combatants.values() if other.cell for cell in system.ground.covers(other, other.cell)
    }
    placed: list[Mapping[str, Any]] = []
    for combatant in combatants:
        cells = _wished(combatant, system) if fight.board is not None else ()
        keeps_cell = bool(cells) and occupied.isdisjoint(cells)
        occupied.update(cells if keeps_cell else ())
        placed.append(combatant if keeps_cell else {key: value for key, value in combatant.items() if key != "cell"})
    return placed


def free_cells(fight: Fight, system: System, near: Collection[Cell]) -> list[Cell]:
    """Return the free cells of the board, those nearest to any of `near` first."""
    occupied = {
        cell
        for combatant in fight.combatants.values()
        if combatant.cell
        for cell in system.ground.covers(combatant, combatant.cell)
    }
    board = fight.board
    assert board is not None
    everywhere = ((x, y) for y in range(board.height) for x in range(board.width))
    free = [item for item in everywhere if item not in occupied and board.state_at(item) == "free"]
    return sorted(free, key=lambda item: (min((distance(item, other) for other in near), default=0), item[1], item[0]))


def placed(combatants: Sequence[Mapping[str, Any]], fight: Fight, system: System) -> list[Mapping[str, Any]]:
    """Return the combatants, each without a cell on a free one near its side, if there is a board.

    A side that is not on the board yet comes in as far from the others as possible.
    """
    if fight.board is None or not any(other.cell for other in fight.combatants.values()):
        return list(combatants)
    closed = {cell for item in combatants for cell in _wished(item, system)}
    cells: dict[str, list[Cell]] = {}
    placed: list[Mapping[str, Any]] = []
    for combatant in combatants:
        if combatant["side"] not in cells:
            cells[combatant["side"]] = _cells_of(combatant["side"], fight, system)
        placed.append(
            combatant if combatant.get("cell") else _stood(combatant, cells[combatant["side"]], system, closed)
        )
    return placed


def stood(combatants: Sequence[Mapping[str, Any]], free: Sequence[Cell], system: System) -> list[Mapping[str, Any]]:
    """Return the combatants, each on the first of these cells where all that it covers is free, if there is one."""
    closed: set[Cell] = set()
    return [_stood(combatant, free, system, closed) for combatant in combatants]


def _cells_of(side: str, fight: Fight, system: System) -> list[Cell]:
    """Return the free cells, those first where a side would come in."""
    others = [each for each in fight.combatants.values() if each.cell]
    allies = [each for each in others if each.side == side]
    standing = [each for each in allies if each.state == "active"] or allies
    free = free_cells(fight, system, [each.cell for each in standing or others if each.cell])
    return free if allies else free[::-1]


def _stood(record: Mapping[str, Any], free: Sequence[Cell], system: System, closed: set[Cell]) -> Mapping[str, Any]:
    """Return a combatant on the first free cell that is not closed, with all that it covers, which is closed then."""
    open_cells, piece = set(free).difference(closed), _piece(record, system)
    for cell in free:
        covered = system.ground.covers(piece, cell)
        if open_cells.issuperset(covered):
            closed.update(covered)
            return {**record, "cell": list(cell)}
    return record


def _wished(record: Mapping[str, Any], system: System) -> tuple[Cell, ...]:
    """Return the cells that it would cover; empty if its cell is left open."""
    if not record.get("cell"):
        return ()
    x, y = record["cell"]
    covered: tuple[Cell, ...] = system.ground.covers(_piece(record, system), (x, y))
    return covered


def _piece(record: Mapping[str, Any], system: System) -> Combatant:
    """Return a combatant as it would stand on the board."""
    sheet = schema.check(system.sheet, record["sheet"])
    made: Combatant = system.new_combatant("", "", record["side"], sheet, record.get("pools") or {})
    return made


def _free_name(name: str, taken_names: set[str], *, alone: bool) -> str:
    """Return the name, or the name with the next letter if others have it, or come with it."""
    if alone and name not in taken_names and not any(other.startswith(f"{name} ") for other in taken_names):
        return name
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        if f"{name} {letter}" not in taken_names and not (letter == "A" and name in taken_names):
            return f"{name} {letter}"
    number = 27
    while f"{name} {number}" in taken_names:
        number += 1
    return f"{name} {number}"


def _free_id(name: str, taken: Mapping[str, str]) -> str:
    base = slug(name) or "combatant"
    fresh, number = base, 2
    while fresh in taken:
        fresh, number = f"{base}-{number}", number + 1
    return fresh
