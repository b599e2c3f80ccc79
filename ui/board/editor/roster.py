"""Who is placed where on the board of a prepared encounter."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from models.repositories.encounters import EncounterEntry
from models.repositories.setups import Setup, combatant_names
from models.storage.store import twin
from rules.board.board import Board
from rules.board.geometry import Cell, distance
from rules.core.letters import NO_LETTERS, OwnLetters, letters
from rules.core.state import PARTY
from rules.sheets import schema
from rules.system.system import System
from ui.session.appearance import NO_LOOKS, PLAIN, Looks, OwnLook
from ui.session.view.board import PieceView

Moves = list[tuple[EncounterEntry, list[list[int]]]]
"""Entries of the roster, each with the cells of its copies."""


def pieces_of(
    combatants: Sequence[Mapping[str, Any]],
    system: System,
    hidden: Collection[str] = (),
    own: OwnLetters = NO_LETTERS,
    looks: Looks = NO_LOOKS,
) -> tuple[list[PieceView], list[tuple[str, str]]]:
    """Return a setup's combatants as pieces, and (id, name) of those without a cell; `hidden`: not for the players.

    They have the letters and looks they will have in the fight; `own`: the letters of members.
    """
    placed: list[PieceView] = []
    missing: list[tuple[str, str]] = []
    keys = letters({item["id"]: item["name"] for item in combatants}, {}, own)
    for combatant in combatants:
        if combatant.get("cell") is None:
            missing.append((combatant["id"], f"{keys[combatant['id']].upper()} {combatant['name']}"))
        else:
            id = combatant["id"]
            piece = _piece(combatant, system, keys[id])
            placed.append(replace(piece, hidden=id in hidden, look=looks.get(id, PLAIN)))
    return placed, missing


def _piece(record: Mapping[str, Any], system: System, key: str) -> PieceView:
    across, down = record["cell"]
    combatant = _combatant(record, system)
    covered = system.ground.covers(combatant, (across, down))
    pool = next((each for each in system.pools if each.vital), system.pools[0])
    return PieceView(
        record["id"],
        key,
        record["name"],
        record["side"],
        "active",
        False,
        (across, down),
        max(each[0] for each in covered) - across + 1,
        combatant.facing,
        (pool.label, combatant.pools.get(pool.id, 0), system.maximum(combatant, pool.id)),
        (),
    )


def _combatant(record: Mapping[str, Any], system: System) -> Any:
    sheet = schema.check(system.sheet, record["sheet"])
    return system.new_combatant(record["id"], record["name"], record["side"], sheet, record.get("pools") or {})


def covered(record: Mapping[str, Any], system: System, cell: Cell) -> list[Cell]:
    """Return the cells that a combatant covers when placed at a cell."""
    return list(system.ground.covers(_combatant(record, system), cell))


def looks_of(entries: Sequence[EncounterEntry], looks: Mapping[int, OwnLook]) -> dict[str, OwnLook]:
    """Return the look of each combatant by its id; `looks` are by entry."""
    copies = [entry for entry in entries for _ in range(entry.count)]
    return {id: looks.get(entry.id or 0, PLAIN) for id, entry in zip(combatant_names(entries), copies, strict=True)}


class Stand(NamedTuple):
    """A combatant of a prepared encounter, and its entry in the roster."""

    entry: EncounterEntry
    number: int
    """Its number among the copies of its entry, from 0; its cell has the same."""
    record: Mapping[str, Any]
    """Its record in the setup."""


def stands(entries: Sequence[EncounterEntry], setup: Setup) -> tuple[list[Stand], list[Stand]]:
    """Return the combatants of the start, and those of the waves."""
    there = {record["id"]: record for record in setup.script["combatants"]}
    later = {record["id"]: record for wave in setup.waves for record in wave.combatants}
    copies = [(entry, number) for entry in entries for number in range(entry.count)]
    starting, entering = list[Stand](), list[Stand]()
    for id, (entry, number) in zip(combatant_names(entries), copies, strict=True):
        if id in there:
            starting.append(Stand(entry, number, there[id]))
        else:
            entering.append(Stand(entry, number, later[id]))
    return starting, entering


def placed(starting: Iterable[Stand], system: System, wanted: Callable[[EncounterEntry], Sequence[Cell]]) -> Moves:
    """Place everybody without a cell on its first wanted one with room for its size.

    `wanted` returns free cells, the best first. Who finds no room gets no cell.
    """
    gone: set[Cell] = set()
    changed: dict[int, tuple[EncounterEntry, list[list[int]]]] = {}
    for entry, number, record in starting:
        if number < len(entry.cells) or entry.id is None:
            continue
        best, shape = wanted(entry), covered(record, system, (0, 0))
        free = set(best) - gone
        cell = next((each for each in best if free.issuperset(_moved(shape, each))), None)
        if cell is not None:
            gone.update(_moved(shape, cell))
            changed.setdefault(entry.id, (entry, [list(item) for item in entry.cells]))[1].append(list(cell))
    return list(changed.values())


def kept_on(
    board: Board, entries: Sequence[EncounterEntry], everybody: Iterable[Stand], system: System
) -> list[EncounterEntry]:
    """Return the entries for another board: who cannot keep its cell gets the nearest free one.

    Each copy keeps its own cell, as cells belong to numbers. Who finds no room gets none.
    """
    standing = [each for each in everybody if each.number < len(each.entry.cells)]
    ground = {(x, y) for x in range(board.width) for y in range(board.height) if board.state_at((x, y)) != "blocked"}
    cells: dict[int, Cell | None] = {}
    taken: set[Cell] = set()
    leaving = []
    for place, (entry, number, record) in enumerate(standing):
        x, y = entry.cells[number]
        shape = covered(record, system, (x, y))
        if ground.issuperset(shape):
            cells[place] = (x, y)
            taken.update(shape)
        else:
            leaving.append((place, (x, y), covered(record, system, (0, 0))))
    for place, before, shape in leaving:
        near = sorted(ground, key=lambda item: (distance(before, item), item[1], item[0]))
        free = {each for each in ground - taken if board.state_at(each) == "free"}
        cell = next((each for each in near if free.issuperset(_moved(shape, each))), None)
        cells[place] = cell
        taken.update([] if cell is None else _moved(shape, cell))
    cells_of: dict[int, list[list[int]]] = {id(entry): [] for entry in entries}
    for place, (entry, _number, _record) in enumerate(standing):
        if (place_cells := cells[place]) is not None:
            cells_of[id(entry)].append(list(place_cells))
    return [twin(entry, cells=cells_of[id(entry)]) for entry in entries]


def _moved(cells: Iterable[Cell], by: Cell) -> list[Cell]:
    return [(x + by[0], y + by[1]) for x, y in cells]


def from_the_edges(free: Iterable[Cell], width: int) -> Callable[[EncounterEntry], Sequence[Cell]]:
    """Return a function for an entry's wanted cells: the party in the south, others in the north, the middle first."""
    middle = width // 2
    south = sorted(free, key=lambda item: (-item[1], abs(item[0] - middle), item[0]))
    north = sorted(south, key=lambda item: item[1])
    return lambda entry: south if entry.side == PARTY else north
