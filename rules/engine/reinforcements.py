"""Reinforcements as commands: ids made free, names that are taken get the next letter, everybody a cell."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules.board.geometry import Cell, distance
from rules.core.state import Combatant, Fight
from rules.sheets import schema
from rules.sheets.schema import slug
from rules.system.system import System

ALONG = "along"
"""What marks a command that goes with the one before it, in undo and redo."""


WAVE = "wave"
"""What marks a `join` of those who enter with a wave: its number among the waves of the fight."""


def join_commands(combatants: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """The `join` commands of combatants for a fight where these ids and names are taken."""
    taken = dict(names)
    commands: list[dict[str, Any]] = []
    wished = [str(combatant["name"]) for combatant in combatants]
    for given, wish in zip(combatants, wished, strict=True):
        name = _free_name(wish, set(taken.values()), alone=wished.count(wish) == 1)
        id = _free_id(name, taken)
        taken[id] = name
        commands.append({"do": "join", "combatant": {**given, "id": id, "name": name}})
    return commands


def where_free(combatants: Sequence[Mapping[str, Any]], fight: Fight, system: System) -> list[Mapping[str, Any]]:
    """The combatants, without the cells on which somebody stands by now or an earlier one is to stand.

    What they would cover counts as well.
    """
    taken = {
        cell for other in fight.combatants.values() if other.cell for cell in system.ground.covers(other, other.cell)
    }
    found: list[Mapping[str, Any]] = []
    for combatant in combatants:
        cells = _wished(combatant, system) if fight.board is not None else ()
        kept = bool(cells) and taken.isdisjoint(cells)
        taken.update(cells if kept else ())
        found.append(combatant if kept else {key: value for key, value in combatant.items() if key != "cell"})
    return found


def free_cells(fight: Fight, system: System, near: Collection[Cell]) -> list[Cell]:
    """The cells of the board on which nobody is, those nearest to any of `near` first."""
    taken = {
        cell
        for combatant in fight.combatants.values()
        if combatant.cell
        for cell in system.ground.covers(combatant, combatant.cell)
    }
    board = fight.board
    assert board is not None
    everywhere = ((x, y) for y in range(board.height) for x in range(board.width))
    free = [item for item in everywhere if item not in taken and board.state_at(item) == "free"]
    return sorted(free, key=lambda item: (min((distance(item, other) for other in near), default=0), item[1], item[0]))


def placed(combatants: Sequence[Mapping[str, Any]], fight: Fight, system: System) -> list[Mapping[str, Any]]:
    """The combatants, each who has no cell on a free one near its side where the fight stands on a board.

    Of a side that is not on the board yet they come in as far from the others as may be.
    """
    if fight.board is None or not any(other.cell for other in fight.combatants.values()):
        return list(combatants)
    closed = {cell for item in combatants for cell in _wished(item, system)}
    cells: dict[str, list[Cell]] = {}
    found: list[Mapping[str, Any]] = []
    for combatant in combatants:
        if combatant["side"] not in cells:
            cells[combatant["side"]] = _cells_of(combatant["side"], fight, system)
        found.append(
            combatant if combatant.get("cell") else _stood(combatant, cells[combatant["side"]], system, closed)
        )
    return found


def stood(combatants: Sequence[Mapping[str, Any]], free: Sequence[Cell], system: System) -> list[Mapping[str, Any]]:
    """The combatants, each on the first of these free cells on which all that it covers is free, where there is one."""
    closed: set[Cell] = set()
    return [_stood(combatant, free, system, closed) for combatant in combatants]


def _cells_of(side: str, fight: Fight, system: System) -> list[Cell]:
    """The free cells, those first where somebody of a side would come in."""
    others = [each for each in fight.combatants.values() if each.cell]
    own = [each for each in others if each.side == side]
    standing = [each for each in own if each.state == "active"] or own
    free = free_cells(fight, system, [each.cell for each in standing or others if each.cell])
    return free if own else free[::-1]


def _stood(record: Mapping[str, Any], free: Sequence[Cell], system: System, closed: set[Cell]) -> Mapping[str, Any]:
    """Somebody on the first cell that is free and not closed, with all that it covers: that is closed then."""
    there, piece = set(free).difference(closed), _piece(record, system)
    for cell in free:
        covered = system.ground.covers(piece, cell)
        if there.issuperset(covered):
            closed.update(covered)
            return {**record, "cell": list(cell)}
    return record


def _wished(record: Mapping[str, Any], system: System) -> tuple[Cell, ...]:
    """The cells that it would cover where it is to stand; none where that is left open."""
    if not record.get("cell"):
        return ()
    x, y = record["cell"]
    covered: tuple[Cell, ...] = system.ground.covers(_piece(record, system), (x, y))
    return covered


def _piece(record: Mapping[str, Any], system: System) -> Combatant:
    """Somebody as it would stand on the board."""
    sheet = schema.check(system.sheet, record["sheet"])
    made: Combatant = system.new_combatant("", "", record["side"], sheet, record.get("pools") or {})
    return made


def _free_name(name: str, taken: set[str], *, alone: bool) -> str:
    """The name itself, or with the next letter where others have it, or come with it at once."""
    if alone and name not in taken and not any(other.startswith(f"{name} ") for other in taken):
        return name
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        if f"{name} {letter}" not in taken and not (letter == "A" and name in taken):
            return f"{name} {letter}"
    number = 27
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def _free_id(name: str, taken: Mapping[str, str]) -> str:
    base = slug(name) or "combatant"
    fresh, number = base, 2
    while fresh in taken:
        fresh, number = f"{base}-{number}", number + 1
    return fresh
