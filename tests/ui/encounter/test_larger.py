"""A wide window and a larger text draw everything larger, what is open too, and back again; nothing is lost by it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from models.repositories.creatures import Creature
from tests.ui.encounter.conftest import GUARD, GameTable
from tests.ui.settling import settle
from ui.navigation.tabs import BESTIARY
from ui.shell.main_window import MainWindow
from ui.theme.sizes import GROWTH, rounded, scale


def widened(window: MainWindow, width: int, height: int = 768) -> None:
    window.resize(width, height)
    for _ in range(3):
        settle()


def picture(window: MainWindow) -> QImage:
    for _ in range(3):
        settle()
    middle = window.centralWidget()
    assert middle is not None
    return middle.grab().toImage()


def row_height(table: GameTable) -> int:
    order = table.page.order
    height: int = order.visualRect(order.order.index(0, 0)).height()
    return height


def test_from_1600_pixels_on_rows_and_type_grow_and_stay_so_at_the_edge(begun: GameTable) -> None:
    window = begun.window
    assert (row_height(begun), scale()) == (44, 1.0)
    letters = window.tabs.fontInfo().pixelSize()
    for width, grown in ((1599, False), (1600, True), (1570, True), (1559, False), (1580, False), (1920, True)):
        widened(window, width)
        assert scale() == (GROWTH if grown else 1.0), width
        assert row_height(begun) == (50 if grown else 44), width
        assert window.tabs.fontInfo().pixelSize() == letters + 2 * grown, width
    assert window.width() == 1920


def test_there_and_back_again_every_pixel_is_as_before(begun: GameTable) -> None:
    before = picture(begun.window)
    widened(begun.window, 1700)
    assert scale() == GROWTH
    widened(begun.window, 1366)
    assert picture(begun.window) == before


@pytest.mark.parametrize("density", ["roomy", "close", "dense"])
def test_the_text_size_of_the_menu_is_there_at_once(begun: GameTable, density: str) -> None:
    begun.window.fight_panes.choose_density(density)
    settle()
    high, before = row_height(begun), picture(begun.window)
    begun.window.menus.by_name["text_size_150"].trigger()
    settle()
    assert row_height(begun) == rounded(1.5 * high)
    begun.window.menus.by_name["text_size_100"].trigger()
    assert picture(begun.window) == before


def test_what_is_selected_typed_and_set_up_stays(begun: GameTable) -> None:
    window, page = begun.window, begun.page
    page.order.select("guard-a")
    begun.press(Qt.Key.Key_A)
    action, words = page.composer.action, page.log.words
    assert action is not None
    words.show()
    words.setText("init")
    words.setFocus()
    focused = QApplication.focusWidget()
    assert focused is not None
    widened(window, 1700)
    window.menus.by_name["text_size_125"].trigger()
    settle()
    assert scale() == 1.25
    selected = page.order.selected
    assert selected is not None
    assert (selected.id, page.composer.action, words.text()) == ("guard-a", action, "init")
    assert QApplication.focusWidget() is focused


def test_a_log_that_is_scrolled_back_shows_the_same_lines(begun: GameTable) -> None:
    for number in range(60):
        begun.conductor.command({"do": "note", "text": f"Note {number}"})
    widened(begun.window, 1700, 800)
    lines = begun.page.log.list
    lines.verticalScrollBar().setValue(lines.verticalScrollBar().maximum() // 2)
    first = lines.indexAt(QPoint(20, 4)).row()
    for size in ("110", "125", "100"):
        begun.window.menus.by_name[f"text_size_{size}"].trigger()
        settle()
        assert abs(lines.indexAt(QPoint(20, 4)).row() - first) <= 1, size


def test_the_creature_one_looks_at_stays_in_sight_in_the_list(begun: GameTable) -> None:
    """The list kept its first line, and the last one in sight, which was chosen, was below its edge."""
    begun.library.creatures.add(
        [Creature(name=f"Moth {number:02}", system="ffrpg", sheet=GUARD) for number in range(60)]
    )
    begun.window.show_tab(BESTIARY)
    settle()
    view = begun.window.bestiary.list.view
    view.verticalScrollBar().setValue(20)
    last = view.indexAt(QPoint(20, view.viewport().height() - 40))
    assert last.isValid()
    view.setCurrentIndex(last)
    for size in ("125", "150", "100"):
        begun.window.menus.by_name[f"text_size_{size}"].trigger()
        settle()
        line = view.visualRect(view.currentIndex())
        assert 0 <= line.top() < line.bottom() < view.viewport().height(), size
