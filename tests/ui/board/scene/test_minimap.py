"""The map of the whole board: there where not all is in sight, and by mouse and keys the view goes where one wants."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.settling import settle
from ui.board.scene.view import BoardView
from ui.shell.main_window import MainWindow

SHEET = {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6", "pv": 12}


@pytest.fixture(params=[(24, 12), (40, 30)], ids=["24x12", "40x30"])
def view(request: pytest.FixtureRequest, window: MainWindow, library: Library) -> BoardView:
    wide, high = request.param
    made = library.encounters.add(
        Encounter(name="Wide", system="fulminato", seed=3, board={"width": wide, "height": high}),
        [
            EncounterEntry(name="Ana", side="party", sheet=SHEET, cells=[[1, 1]]),
            EncounterEntry(name="Rat", side="foes", sheet=SHEET, cells=[[4, 2]]),
        ],
    )
    window.conductor.open_prepared(made.id or 0)
    settle()
    shown: BoardView = window.encounter.fight.board.view
    return shown


def nearer(view: BoardView) -> None:
    view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    for _ in range(7):
        QTest.keyClick(view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    settle()


def middle(view: BoardView) -> QPoint:
    return view.mapToScene(view.viewport().rect().center()).toPoint()


def test_it_is_there_only_where_not_all_is_in_sight(view: BoardView) -> None:
    assert not view.map.isVisible()
    nearer(view)
    assert view.map.isVisible()
    assert view.viewport().geometry().contains(view.map.geometry())
    QTest.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert not view.map.isVisible()


def test_a_click_and_a_drag_in_it_move_the_view(view: BoardView) -> None:
    nearer(view)
    small = view.map
    QTest.mouseClick(small, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    north_west = middle(view)
    QTest.mousePress(small, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    QTest.mouseMove(small, QPoint(small.width() // 2, small.height() // 2))
    QApplication.processEvents()
    halfway = middle(view)
    end = QPoint(small.width() - 2, small.height() - 2)
    QTest.mouseMove(small, end)
    QTest.mouseRelease(small, Qt.MouseButton.LeftButton, pos=end)
    south_east = middle(view)
    assert north_west.x() < halfway.x() < south_east.x()
    assert north_west.y() < halfway.y() < south_east.y()


def test_ctrl_and_arrows_move_the_view_and_not_the_cursor(view: BoardView) -> None:
    nearer(view)
    QTest.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    at, cursor = middle(view), view.cursor_cell
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(view, key, Qt.KeyboardModifier.ControlModifier)
    assert middle(view).x() > at.x()
    assert middle(view).y() > at.y()
    assert view.cursor_cell == cursor


def test_it_does_not_lie_over_the_cursor(view: BoardView) -> None:
    nearer(view)
    for cell in ((0, 0), (view.board_scene.board.width - 1, view.board_scene.board.height - 1)):
        view.put_cursor(cell)
        settle()
        assert view.viewport().rect().contains(view.point_of(cell))
        assert not view.map.geometry().contains(view.point_of(cell))


def test_all_who_fight_come_into_sight_by_key_and_by_menu(view: BoardView, window: MainWindow) -> None:
    nearer(view)
    QTest.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=view.map.rect().bottomRight() - QPoint(2, 2))
    assert not view.viewport().rect().contains(view.point_of((1, 1)))
    window.encounter.fight.setFocus()
    action = window.menus.by_name["fit_fight"]
    assert action.isEnabled()
    action.trigger()
    settle()
    for cell in ((1, 1), (4, 2)):
        assert view.viewport().rect().contains(view.point_of(cell))


def test_what_is_in_sight_is_framed(view: BoardView) -> None:
    nearer(view)
    QTest.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    first = view.map.frame()
    QTest.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=view.map.rect().bottomRight() - QPoint(2, 2))
    assert view.map.frame().left() > first.left()
    assert view.map.frame().top() > first.top()
    assert view.map.rect().contains(view.map.frame().toRect())
