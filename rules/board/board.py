"""The board of the contract: cells with state, height and terrain; pure geometry without any system's rules."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Any

from rules.text.faults import BadScript, is_whole
from rules.text.localized import said

Cell = tuple[int, int]
Rect = tuple[int, int, int, int]
"""The cells from a left and a top to a right and a bottom, these too."""
STATES = ("free", "blocked", "obstructed")
_PLACES = frozenset({"cell", "rect"})
PICTURE_KEYS = frozenset({"width", "height", "cell_size", "blocked", "obstructed", "cells"})
"""The keys of a board that is only a picture."""
PICTURE_CELL_KEYS = _PLACES | {"state", "level", "terrain"}


@dataclass(frozen=True, slots=True)
class BoardRules:
    """What a system takes of the contract's board."""

    keys: frozenset[str] = frozenset({"width", "height", "cells"})
    cell_keys: frozenset[str] = frozenset({"terrain"})
    terrains: frozenset[str] = frozenset({"standard"})
    terrain: str = "standard"
    """The terrain of a cell that names none."""
    levels: tuple[int, int] = (0, 0)
    largest: int = 100
    default_size: int | None = None
    """The width and height of a board that names none; None: they are required."""
    shares_cells: bool = False
    """Whether several combatants may stand on one cell."""
    holders: frozenset[str] = frozenset({"active"})
    """The states in which a combatant keeps its cell from others."""
    ends_on_obstructed: bool = True
    """Whether a piece may be placed on an obstructed cell."""
    picture: bool = False
    """Whether the board is only a picture: nothing about cells is checked."""
    facings: tuple[str, ...] = ("n", "e", "s", "w")


@dataclass(frozen=True, slots=True)
class Board:
    """A board; cells that are not listed are free, flat and of the default terrain."""

    width: int
    height: int
    terrain: str = "standard"
    cell_size: int | None = None
    states: Mapping[Cell, str] | None = None
    terrains: Mapping[Cell, str] | None = None
    levels: Mapping[Cell, int] | None = None

    def holds(self, cell: Cell) -> bool:
        """Whether the cell lies on the board."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def state_at(self, cell: Cell) -> str:
        """Return `free`, `blocked` or `obstructed`."""
        return (self.states or {}).get(cell, "free")

    def terrain_at(self, cell: Cell) -> str:
        """Return the word of the cell's terrain."""
        return (self.terrains or {}).get(cell, self.terrain)

    def level_at(self, cell: Cell) -> int:
        """Return the height of the cell."""
        return (self.levels or {}).get(cell, 0)

    def resized(self, width: int, height: int) -> Board:
        """Return the board with another size, cropped if it is smaller."""

        def cropped(cells: Mapping[Cell, Any] | None) -> dict[Cell, Any]:
            return {cell: value for cell, value in (cells or {}).items() if cell[0] < width and cell[1] < height}

        return replace(
            self,
            width=width,
            height=height,
            states=cropped(self.states),
            terrains=cropped(self.terrains),
            levels=cropped(self.levels),
        )

    def with_cell(self, cell: Cell, stat: str, value: Any) -> Board:
        """Return the board with another `state`, `terrain` or `level` at a cell."""
        if stat == "state":
            return replace(self, states={**(self.states or {}), cell: value})
        if stat == "terrain":
            return replace(self, terrains={**(self.terrains or {}), cell: value})
        return replace(self, levels={**(self.levels or {}), cell: value})


def parse_cell(data: Any, place: str) -> Cell:
    """Return a cell `[x, y]`; raises BadScript."""
    if not isinstance(data, list | tuple) or len(data) != 2 or not all(is_whole(number) for number in data):
        raise BadScript(place, said("fault-cell"))
    return (data[0], data[1])


def parse_board(data: Any, rules: BoardRules) -> Board:
    """Return the board of a script; raises BadScript with the place of the fault."""
    if not isinstance(data, dict):
        raise BadScript("board", said("fault-board"))
    for key in data:
        if key not in (rules.keys | PICTURE_KEYS if rules.picture else rules.keys):
            raise BadScript(f"board.{key}", said("fault-board_key"))
    size = [
        _require_whole(data.get(side, rules.default_size), f"board.{side}", 1, rules.largest)
        for side in ("width", "height")
    ]
    cell_size = data.get("cell_size")
    if cell_size is not None:
        cell_size = _require_whole(cell_size, "board.cell_size", 1, 1000)
    board = Board(size[0], size[1], rules.terrain, cell_size, {}, {}, {})
    states: dict[Cell, str] = {}
    for state in ("blocked", "obstructed"):
        cells = data.get(state, [])
        if not isinstance(cells, list):
            raise BadScript(f"board.{state}", said("fault-cells"))
        for index, cell_data in enumerate(cells):
            states[
                _require_on_board(board, parse_cell(cell_data, f"board.{state}[{index}]"), f"board.{state}[{index}]")
            ] = state
    terrains: dict[Cell, str] = {}
    levels: dict[Cell, int] = {}
    rows = data.get("cells", [])
    if not isinstance(rows, list):
        raise BadScript("board.cells", said("fault-cells"))
    for index, row in enumerate(rows):
        _paint(board, row, f"board.cells[{index}]", rules, states, terrains, levels)
    return replace(board, states=states, terrains=terrains, levels=levels)


def fit_board(data: Any, rules: BoardRules) -> dict[str, Any]:
    """Return a board painted by other rules in terms of these; raises BadScript if it is unreadable or too large.

    Unknown terrains become plain ground, heights are brought within bounds, what has no word here is left out.
    """
    board = parse_board(data, replace(rules, picture=True))
    if not rules.picture:
        terrains = {cell: word for cell, word in (board.terrains or {}).items() if word in rules.terrains}
        low, high = rules.levels
        levels = {cell: max(low, min(high, level)) for cell, level in (board.levels or {}).items()}
        board = replace(board, terrains=terrains, levels=levels)
    return board_data(board, rules)


def board_data(board: Board, rules: BoardRules) -> dict[str, Any]:
    """Return a board as a script says it, equal cells joined; what the system does not take is left out."""
    data: dict[str, Any] = {"width": board.width, "height": board.height}
    keys = rules.cell_keys | (PICTURE_CELL_KEYS if rules.picture else frozenset())
    if board.cell_size is not None and ("cell_size" in rules.keys or rules.picture):
        data["cell_size"] = board.cell_size
    rows: list[dict[str, Any]] = []
    for key, cells, default in (
        ("terrain", board.terrains, board.terrain),
        ("level", board.levels, 0),
        ("state", board.states, "free"),
    ):
        if key not in keys:
            continue
        by_value: dict[Any, set[Cell]] = {}
        for cell, value in (cells or {}).items():
            if value != default and board.holds(cell):
                by_value.setdefault(value, set()).add(cell)
        for value in sorted(by_value):
            rows.extend({**_place_of(rect), key: value} for rect in rects_of(by_value[value]))
    if rows:
        data["cells"] = rows
    return data


def _place_of(rect: Rect) -> dict[str, Any]:
    left, top, right, bottom = rect
    return {"cell": [left, top]} if (left, top) == (right, bottom) else {"rect": [left, top, right, bottom]}


def rects_of(cells: AbstractSet[Cell]) -> list[Rect]:
    """Return cells as few rects: runs of a row, joined with the equal runs below them."""
    runs: dict[tuple[int, int], list[int]] = {}
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        if (x - 1, y) not in cells:
            end = x
            while (end + 1, y) in cells:
                end += 1
            runs.setdefault((x, end), []).append(y)
    rects: list[tuple[int, int, int, int]] = []
    for (left, right), rows in runs.items():
        top = rows[0]
        for row, next_row in zip(rows, [*rows[1:], None], strict=True):
            if next_row != row + 1:
                rects.append((top, left, right, row))
                if next_row is not None:
                    top = next_row
    return [(left, top, right, bottom) for top, left, right, bottom in sorted(rects)]


def _paint(
    board: Board,
    row: Any,
    place: str,
    rules: BoardRules,
    states: dict[Cell, str],
    terrains: dict[Cell, str],
    levels: dict[Cell, int],
) -> None:
    if not isinstance(row, dict) or ("cell" in row) == ("rect" in row):
        raise BadScript(place, said("fault-cell_or_rect"))
    for key in row:
        if key not in rules.cell_keys | (PICTURE_CELL_KEYS if rules.picture else _PLACES):
            raise BadScript(f"{place}.{key}", said("fault-cell_key"))
    if "cell" in row:
        cells = [_require_on_board(board, parse_cell(row["cell"], f"{place}.cell"), f"{place}.cell")]
    else:
        cells = _rect(board, row["rect"], f"{place}.rect")
    state = row.get("state")
    if state is not None and state not in STATES:
        raise BadScript(f"{place}.state", said("fault-choice", value=repr(state), choices=", ".join(STATES)))
    terrain = row.get("terrain")
    if terrain is not None and not isinstance(terrain, str):
        raise BadScript(f"{place}.terrain", said("fault-text", value=repr(terrain)))
    if terrain is not None and terrain not in rules.terrains and not rules.picture:
        raise BadScript(f"{place}.terrain", said("fault-terrain", terrain=repr(terrain)))
    level = row.get("level")
    if level is not None:
        level = _require_whole(level, f"{place}.level", *(rules.levels if not rules.picture else (-999, 999)))
    for cell in cells:
        if state is not None:
            states[cell] = state
        if terrain is not None:
            terrains[cell] = terrain
        if level is not None:
            levels[cell] = level


def _rect(board: Board, data: Any, place: str) -> list[Cell]:
    if not isinstance(data, list) or len(data) != 4:
        raise BadScript(place, said("fault-rect"))
    first = _require_on_board(board, parse_cell(data[:2], place), place)
    last = _require_on_board(board, parse_cell(data[2:], place), place)
    if last[0] < first[0] or last[1] < first[1]:
        raise BadScript(place, said("fault-rect_corners"))
    return [(x, y) for y in range(first[1], last[1] + 1) for x in range(first[0], last[0] + 1)]


def _require_on_board(board: Board, cell: Cell, place: str) -> Cell:
    if not board.holds(cell):
        raise BadScript(place, said("fault-off_board", cell=str(list(cell)), size=f"{board.width}×{board.height}"))
    return cell


def _require_whole(value: Any, place: str, low: int, high: int) -> int:
    if not is_whole(value) or not low <= value <= high:
        raise BadScript(place, said("fault-number_between", least=low, most=high, value=repr(value)))
    return value
