"""Several pieces on one cell: all are named, and the one that matters is seen and clicked."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.board.geometry import Cell
from tests.ui.board.conftest import BoardTable, click
from ui.board.scene.pieces import PieceItem
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

SHEET = {"nv": 1, "pv": 9, "de": 9, "dm": 9}
CELL: Cell = (4, 6)


@pytest.fixture
def stacked(window: MainWindow, library: Library) -> BoardTable:
    """Itzel's turn; Rat and then Bat have come onto its cell, on a board that is only a picture."""
    made = library.encounters.add(
        Encounter(name="Bridge", system="fantasia", seed=3, board={"width": 9, "height": 9}),
        [
            EncounterEntry(name="Itzel", side="party", sheet=SHEET, cells=[[*CELL]]),
            EncounterEntry(name="Rat", side="foes", sheet=SHEET, cells=[[4, 1]]),
            EncounterEntry(name="Bat", side="foes", sheet=SHEET, cells=[[4, 2]]),
            EncounterEntry(name="Troll", side="foes", sheet={**SHEET, "size": 2}, cells=[[0, 0]]),
        ],
    )
    table = BoardTable(window, library)
    table.conductor.open_prepared(made.id or 0)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, APP)
    table.conductor.command({"do": "begin"})
    for id in ("rat", "bat"):
        table.conductor.command({"do": "move", "actor": id, "to": [*CELL]})
    while table.conductor.fight.active != "itzel":
        table.conductor.next()
    assert {table.of(id).cell for id in ("itzel", "rat", "bat")} == {CELL}
    return table


def pointed_words(table: BoardTable, cell: Cell) -> str:
    """What the tooltip of the board says where the mouse rests."""
    view = table.view
    point = view.point_of(cell)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point)))
    return QToolTip.text()


def seen(table: BoardTable, cell: Cell) -> str:
    """Whose piece is painted over all others on a cell."""
    items = table.view.items(table.view.point_of(cell) + QPoint(2, 2))
    return next(item.view.id for item in items if isinstance(item, PieceItem))


def test_the_tooltip_of_a_cell_names_all_who_stand_there(stacked: BoardTable, qtbot: QtBot) -> None:
    """It named the piece on top alone."""
    words = pointed_words(stacked, CELL)
    assert [words.count(name) for name in ("Itzel", "Bat", "Rat")] == [1, 1, 1], words
    assert words.startswith(stacked.board.scene.pieces[seen(stacked, CELL)].view.tip())
    stacked.view.cell_hovered.emit(CELL)
    spoken = stacked.view.accessibleDescription()
    assert all(name in spoken for name in ("Itzel", "Bat", "Rat"))
    pointed_words(stacked, (7, 0))
    qtbot.waitUntil(lambda: QToolTip.text() == "")


def test_whoever_acts_is_seen_over_others_and_whoever_is_selected_over_all(stacked: BoardTable) -> None:
    """Whoever acted stood unseen under one who had come later."""
    stacked.page.order.select("itzel")
    assert seen(stacked, CELL) == "itzel"
    stacked.page.order.select("bat")
    assert seen(stacked, CELL) == "bat"
    click(stacked.view, CELL)
    assert stacked.page.order.selected.id == "bat"
    stacked.conductor.command({"do": "move", "actor": "bat", "to": [7, 7]})
    assert seen(stacked, CELL) == "itzel"


def test_a_click_aims_at_the_one_seen_who_is_not_whoever_aims(stacked: BoardTable) -> None:
    stacked.page.order.select("itzel")
    stacked.page.acting.choose(stacked.conductor.system.actions["attack"])
    stacked.page.composer.show(1)
    target = seen(stacked, CELL)
    assert target != "itzel"
    click(stacked.view, CELL)
    assert stacked.page.composer.values["targets"] == [target]
    assert seen(stacked, CELL) == target
    stacked.page.composer.stop()
    assert seen(stacked, CELL) == "itzel"


def test_each_cell_of_a_large_piece_offers_the_rulings_on_it(stacked: BoardTable) -> None:
    """Its first cell alone did."""
    covered = stacked.conductor.system.ground.covers(stacked.of("troll"), (0, 0))
    assert len(covered) == 4
    for cell in covered:
        words = [action.text() for action in stacked.board.menu_for(cell).actions()]
        assert "Rulings on Troll…" in words
