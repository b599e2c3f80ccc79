"""What it takes to paint the order of forty, and the ground of a board at a new zoom; in processor time."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.board.board import Board
from tests.benchmarks.fights import window_of_fight
from ui.board.scene.ground import GroundLayer
from ui.shell.main_window import MainWindow

SIDE = 10
"""Cells of the board, across and down."""
TERRAINS = ("grama", "agua", "rocha", "lama")
STATUSES = ("blind", "poison", "slow")


pytestmark = pytest.mark.benchmark(timer=time.thread_time)


@pytest.fixture(params=[0, len(STATUSES)], ids=["bare", "with three statuses each"])
def order_of_forty(qtbot: QtBot, empty_library: Library, request: pytest.FixtureRequest) -> MainWindow:
    """Twenty against twenty, so high that all are seen."""
    window = window_of_fight(qtbot, empty_library, 20, 20)
    conductor = window.conductor
    for id in conductor.fight.combatants:
        for status in STATUSES[: request.param]:
            conductor.try_command({"do": "condition", "actor": id, "status": status, "timer": 3})
    order = window.encounter.fight.order
    order.show_density("roomy")
    order.setParent(None)  # a window of its own, that may be as high as it has to be
    order.resize(430, 44 * 40 + 20)
    order.show()
    return window


def test_the_order_of_forty_painted_anew(benchmark: Any, order_of_forty: MainWindow) -> None:
    """Goal: at most 8 ms."""
    order = order_of_forty.encounter.fight.order
    picture = QPixmap(order.viewport().size())
    assert order.visualRect(order.order.index(39, 0)).bottom() <= picture.height()
    assert len({len(row.chips) for row in order.order.rows}) == 1
    benchmark(lambda: order.viewport().render(picture))
    order.close()


def test_the_ground_of_a_board_at_a_new_zoom(benchmark: Any, qtbot: QtBot) -> None:
    """Goal: at most 12 ms, once a zoom; heights everywhere, which cost most."""
    cells = [(x, y) for y in range(SIDE) for x in range(SIDE)]
    terrains = {cell: TERRAINS[(cell[0] // 3 + cell[1] // 3) % len(TERRAINS)] for cell in cells}
    levels = {cell: (cell[0] * 7 + cell[1] * 3) % 4 for cell in cells}
    ground = GroundLayer()
    ground.show_board(Board(SIDE, SIDE, terrains=terrains, levels=levels), {})
    scene = QGraphicsScene()
    scene.addItem(ground)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(900, 900)
    view.show()
    picture = QPixmap(view.viewport().size())

    def paint() -> None:
        ground.repaint_all()
        view.viewport().render(picture)

    benchmark(paint)
