"""How fast the board is: a frame of a drag among a hundred pieces, and ways, domains and sight; goal 16 ms a frame.

Nothing here asserts a time.
"""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.board import geometry
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script
from tests.ui.board.conftest import let_go, pull, take
from ui.board.fight.board import FightBoard
from ui.board.scene.view import BoardView
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

SHEET = {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6", "pv": 12}
WALLS = [[x, y] for x in range(5, 100, 10) for y in range(100) if y % 7]
PLACES = [[2 + 4 * (number % 24), 3 + 9 * (number // 24)] for number in range(100)]
FREE = [[x + 1, y] if [x, y] in WALLS else [x, y] for x, y in PLACES]


@pytest.fixture
def view(qtbot: QtBot, empty_library: Library) -> BoardView:
    """A hundred pieces on a hundred times a hundred cells, in the window."""
    window = MainWindow(empty_library)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show_tab(ENCOUNTER)
    window.show()
    board = {"width": 100, "height": 100, "blocked": WALLS}
    made = empty_library.encounters.add(
        Encounter(name="Many", system="fulminato", seed=3, board=board),
        [
            EncounterEntry(name="Hero", side="party", sheet=SHEET, count=50, cells=FREE[:50]),
            EncounterEntry(name="Foe", side="foes", sheet=SHEET, count=50, cells=FREE[50:]),
        ],
    )
    assert made.id is not None
    conductor = window.conductor
    conductor.open_prepared(made.id)
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.command({"do": "begin"})
    shown: BoardView = window.encounter.fight.board.view
    assert len(shown.board_scene.pieces) == 100
    return shown


@pytest.mark.parametrize("near", [False, True], ids=["whole board", "near"])
def test_a_frame_of_a_drag_among_a_hundred_pieces(benchmark: Any, view: BoardView, near: bool) -> None:
    """The mouse comes to another cell: way, cost, words and advantages anew, and everything painted."""
    active = next(piece.view for piece in view.board_scene.pieces.values() if piece.view.active)
    if near:
        view.zoom(1.0 / view.transform().m11())
        view.centerOn(view.board_scene.pieces[active.id])
    QApplication.processEvents()
    x, y = active.cell
    way = [(x + right, y + down) for right in (1, 2, 3, 2, 1, 0) for down in (1, 2, 3, 2)]
    cells = cycle([cell for cell in way if view.board_scene.board.holds(cell)])
    take(view, active.cell)
    pull(view, next(cells))
    QApplication.processEvents()

    def frame() -> None:
        pull(view, next(cells))
        view.viewport().repaint()

    benchmark.pedantic(frame, rounds=120, iterations=1)
    let_go(view, active.cell)


def test_taking_hold_of_a_piece_among_a_hundred(benchmark: Any, view: BoardView) -> None:
    """The ways of the whole board are worked out once, when the drag begins."""
    active = next(piece.view for piece in view.board_scene.pieces.values() if piece.view.active)

    def drag() -> None:
        take(view, active.cell)
        pull(view, (active.cell[0] + 6, active.cell[1] + 6))
        assert view.board_scene.way.end is not None
        view.viewport().repaint()
        let_go(view, active.cell)

    benchmark.pedantic(drag, setup=lambda: _forget(view), rounds=15, iterations=1)


def _forget(view: BoardView) -> None:
    board: Any = view.parent()
    while not isinstance(board, FightBoard):
        board = board.parent()
    board.ways.forget()


def _tactical() -> RulesService:
    """Thirty on the board of cards, which is never larger than this."""
    sheet = {"vida": 9, "con": 6, "acao": 9}
    combatants = [
        {
            "id": f"p{n}",
            "name": f"P {n}",
            "side": "party" if n % 2 else "foes",
            "cell": [n % 11, 2 * (n // 11)],
            "sheet": sheet,
        }
        for n in range(30)
    ]
    return service_for(script.check({"system": "tabuleiro", "board": {}, "combatants": combatants}))


def test_ways_on_eleven_by_eleven(benchmark: Any) -> None:
    service = _tactical()
    value = service.fight.combatants["p0"]

    def open_cells() -> object:
        walk = service.system.ground.walk(service.fight, value)
        return None if walk is None else walk.open_cells()

    assert open_cells()
    benchmark(open_cells)


def test_domains_on_eleven_by_eleven(benchmark: Any) -> None:
    service = _tactical()
    value = service.fight.combatants["p0"]
    assert service.system.ground.marked(service.fight, value, "threat")
    benchmark(lambda: service.system.ground.marked(service.fight, value, "threat"))


@pytest.mark.parametrize("size", [11, 100])
def test_line_of_sight(benchmark: Any, size: int) -> None:
    walls = frozenset((x, y) for x, y in WALLS if x < size and y < size)
    benchmark(lambda: geometry.visible_cells((size // 2, size // 2), size, size, walls))


def test_ways_on_a_hundred_by_a_hundred(benchmark: Any) -> None:
    """Feet and diagonals, the whole board."""
    combatants = [
        {"id": f"p{n}", "name": f"P {n}", "side": "party" if n % 2 else "foes", "cell": FREE[n], "sheet": SHEET}
        for n in range(100)
    ]
    board = {"width": 100, "height": 100, "blocked": WALLS}
    service = service_for(script.check({"system": "fulminato", "board": board, "combatants": combatants}))
    value = service.fight.combatants["p0"]
    benchmark(lambda: service.system.ground.walk(service.fight, value))


def test_cheapest_ways_on_a_hundred_by_a_hundred(benchmark: Any) -> None:
    """Weighted steps, the whole board."""
    walls = frozenset((x, y) for x, y in WALLS)

    def cost(start: geometry.Cell, end: geometry.Cell) -> int | None:
        if not (0 <= end[0] < 100 and 0 <= end[1] < 100) or end in walls:
            return None
        return 1 + (end[0] * end[1]) % 2

    benchmark(lambda: geometry.cheapest_paths((50, 50), cost))
