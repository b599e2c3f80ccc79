"""Reading a board: each fault has its place."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.board.board import Board, BoardRules, Cell, board_data, parse_board, parse_cell
from rules.text.faults import BadScript
from tests.rules.core.toy import TOY

RULES = TOY.ground.board


def test_cells_are_laid_over_each_other_in_order() -> None:
    board = parse_board(
        {
            "width": 4,
            "height": 3,
            "cell_size": 2,
            "blocked": [[0, 0], [1, 1]],
            "obstructed": [[1, 1], [2, 2]],
            "cells": [
                {"rect": [0, 0, 1, 1], "terrain": "mud", "level": 2},
                {"cell": [0, 0], "state": "free", "level": 0},
                {"cell": [1, 0], "terrain": "grass"},
            ],
        },
        RULES,
    )
    assert (board.width, board.height, board.cell_size) == (4, 3, 2)
    assert [board.state_at((x, x)) for x in range(3)] == ["free", "obstructed", "obstructed"]
    assert [board.terrain_at(cell) for cell in ((0, 0), (1, 0), (3, 2))] == ["mud", "grass", "grass"]
    assert [board.level_at(cell) for cell in ((0, 0), (1, 1), (3, 2))] == [0, 2, 0]


def test_a_board_holds_its_cells_and_no_others() -> None:
    board = Board(4, 3)
    assert [board.holds(cell) for cell in ((0, 0), (3, 2), (4, 0), (0, 3), (-1, 0))] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert (board.state_at((1, 1)), board.terrain_at((1, 1)), board.level_at((1, 1))) == ("free", "standard", 0)


def test_a_changed_cell_leaves_the_former_board_as_it_was() -> None:
    board = Board(4, 3)
    changed = (
        board.with_cell((1, 1), "state", "blocked").with_cell((1, 1), "terrain", "mud").with_cell((1, 1), "level", 2)
    )
    assert (changed.state_at((1, 1)), changed.terrain_at((1, 1)), changed.level_at((1, 1))) == ("blocked", "mud", 2)
    assert board == Board(4, 3)


def test_a_size_may_have_a_default() -> None:
    rules = BoardRules(default_size=11)
    assert parse_board({}, rules).width == 11
    assert parse_board({"height": 3}, rules) == Board(11, 3, "standard", None, {}, {}, {})


def test_a_mere_picture_takes_any_terrain_and_level_but_no_other_key() -> None:
    rules = BoardRules(picture=True)
    cells = [{"cell": [0, 0], "terrain": "lava", "level": 40, "state": "blocked"}]
    board = parse_board({"width": 2, "height": 2, "cell_size": 5, "blocked": [[1, 1]], "cells": cells}, rules)
    assert (board.terrain_at((0, 0)), board.level_at((0, 0))) == ("lava", 40)
    for data, place in (
        ({"image": "x"}, "board.image"),
        ({"cells": [{"cell": [0, 0], "smell": 1}]}, "board.cells[0].smell"),
    ):
        with pytest.raises(BadScript) as refused:
            parse_board({"width": 2, "height": 2, **data}, rules)
        assert refused.value.place == place


SIZE: dict[str, Any] = {"width": 4, "height": 3}


@pytest.mark.parametrize(
    ("data", "place", "message"),
    [
        ([], "board", "a board is an object with keys"),
        ({**SIZE, "weather": "rain"}, "board.weather", "a board of this system has no such key"),
        ({"height": 3}, "board.width", "a whole number from 1 to 20 belongs here, not None"),
        ({"width": 0, "height": 3}, "board.width", "a whole number from 1 to 20 belongs here, not 0"),
        ({"width": 4, "height": 21}, "board.height", "a whole number from 1 to 20 belongs here, not 21"),
        ({"width": 4, "height": True}, "board.height", "a whole number from 1 to 20 belongs here, not True"),
        ({**SIZE, "cell_size": "5"}, "board.cell_size", "a whole number from 1 to 1000 belongs here, not '5'"),
        ({**SIZE, "blocked": {}}, "board.blocked", "a list of cells belongs here"),
        ({**SIZE, "blocked": [[1, 1], [1]]}, "board.blocked[1]", "a cell is a list of two whole numbers, x and y"),
        ({**SIZE, "obstructed": [[4, 0]]}, "board.obstructed[0]", "the cell [4, 0] is off the board (4×3)"),
        ({**SIZE, "cells": 3}, "board.cells", "a list of cells belongs here"),
        ({**SIZE, "cells": [{}]}, "board.cells[0]", "an entry of cells names either a cell or a rect"),
        (
            {**SIZE, "cells": [{"cell": [0, 0], "rect": [0, 0, 1, 1]}]},
            "board.cells[0]",
            "an entry of cells names either a cell or a rect",
        ),
        ({**SIZE, "cells": [{"cell": [0, 0], "x": 1}]}, "board.cells[0].x", "a cell of this system has no such key"),
        ({**SIZE, "cells": [{"cell": [0, 9]}]}, "board.cells[0].cell", "the cell [0, 9] is off the board (4×3)"),
        ({**SIZE, "cells": [{"cell": "a1"}]}, "board.cells[0].cell", "a cell is a list of two whole numbers, x and y"),
        (
            {**SIZE, "cells": [{"rect": [0, 0, 1]}]},
            "board.cells[0].rect",
            "a rect is a list of four whole numbers: x1, y1, x2, y2",
        ),
        ({**SIZE, "cells": [{"rect": [0, 0, 4, 1]}]}, "board.cells[0].rect", "the cell [4, 1] is off the board (4×3)"),
        (
            {**SIZE, "cells": [{"rect": [1, 1, 0, 0]}]},
            "board.cells[0].rect",
            "a rect goes from its north-west corner to its south-east corner",
        ),
        (
            {**SIZE, "cells": [{"cell": [0, 0], "state": "shut"}]},
            "board.cells[0].state",
            "'shut' is not one of free, blocked, obstructed",
        ),
        ({**SIZE, "cells": [{"cell": [0, 0], "terrain": 3}]}, "board.cells[0].terrain", "text belongs here, not 3"),
        (
            {**SIZE, "cells": [{"cell": [0, 0], "terrain": "lava"}]},
            "board.cells[0].terrain",
            "'lava' is not a terrain of this system",
        ),
        (
            {**SIZE, "cells": [{"cell": [0, 0], "level": 4}]},
            "board.cells[0].level",
            "a whole number from 0 to 3 belongs here, not 4",
        ),
    ],
)
def test_what_is_no_board_is_named_with_its_place(data: Any, place: str, message: str) -> None:
    with pytest.raises(BadScript) as refused:
        parse_board(data, RULES)
    assert (refused.value.place, refused.value.message) == (place, message)


@pytest.mark.parametrize("data", [None, 3, "a1", [1], [1, 2, 3], [1, 2.0], [True, 1], {"x": 1, "y": 1}])
def test_a_cell_is_two_whole_numbers(data: Any) -> None:
    with pytest.raises(BadScript) as refused:
        parse_cell(data, "combatants[0].cell")
    assert refused.value.place == "combatants[0].cell"


def test_a_cell_of_a_script_is_a_pair() -> None:
    assert parse_cell([3, -1], "here") == (3, -1)


WIDE = BoardRules(
    keys=frozenset({"width", "height", "cells", "cell_size"}),
    cell_keys=frozenset({"terrain", "level", "state"}),
    terrains=frozenset({"standard", "mud", "ice"}),
    levels=(-3, 9),
)
some_cells = st.tuples(st.integers(0, 6), st.integers(0, 4))


@given(
    st.dictionaries(some_cells, st.sampled_from(["free", "blocked", "obstructed"]), max_size=35),
    st.dictionaries(some_cells, st.sampled_from(["standard", "mud", "ice"]), max_size=35),
    st.dictionaries(some_cells, st.integers(-3, 9), max_size=35),
)
def test_a_board_that_is_written_down_is_read_back_the_same(
    states: dict[Cell, str], terrains: dict[Cell, str], levels: dict[Cell, int]
) -> None:
    board = Board(7, 5, "standard", 2, states, terrains, levels)
    read = parse_board(board_data(board, WIDE), WIDE)
    for x in range(7):
        for y in range(5):
            cell = (x, y)
            assert read.state_at(cell) == board.state_at(cell)
            assert read.terrain_at(cell) == board.terrain_at(cell)
            assert read.level_at(cell) == board.level_at(cell)
    assert (read.width, read.height, read.cell_size) == (7, 5, 2)


def test_equal_cells_are_written_as_few_rects() -> None:
    mud = {(x, y): "mud" for x in range(1, 4) for y in range(3)}
    assert board_data(Board(7, 5, "standard", None, {}, {**mud, (6, 4): "ice"}, {}), WIDE)["cells"] == [
        {"cell": [6, 4], "terrain": "ice"},
        {"rect": [1, 0, 3, 2], "terrain": "mud"},
    ]


def test_what_a_system_does_not_take_is_not_written() -> None:
    board = Board(3, 3, "standard", 5, {(0, 0): "blocked"}, {(1, 1): "mud"}, {(2, 2): 4})
    only_terrain = BoardRules(terrains=frozenset({"standard", "mud"}))
    assert board_data(board, only_terrain) == {"width": 3, "height": 3, "cells": [{"cell": [1, 1], "terrain": "mud"}]}


def test_a_smaller_board_loses_what_lies_beyond_it() -> None:
    board = Board(3, 3, "standard", None, {(2, 2): "blocked", (0, 0): "blocked"}, {}, {(2, 0): 1})
    smaller = board.resized(2, 3)
    assert (smaller.width, smaller.height) == (2, 3)
    assert (dict(smaller.states or {}), dict(smaller.levels or {})) == ({(0, 0): "blocked"}, {})
