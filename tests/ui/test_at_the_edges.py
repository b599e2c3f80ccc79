"""What stands at an edge or alone: words at the foot of the window, a name with nothing below it, a title on paper."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtWidgets import QGraphicsView, QListView, QWidget
from pytestqt.qtbot import QtBot

from rules.core.display import PoolView
from tests.ui.painted import Picture
from tests.ui.settling import settle
from tests.ui.tellings import paged
from ui.encounter.turn_order.delegate import DENSITIES, OrderDelegate
from ui.encounter.turn_order.model import OrderModel
from ui.session.view.order import ChipView, OrderRow
from ui.shell.status_bar import EDGE, StatusBar
from ui.theme.theme import look


@pytest.mark.usefixtures("theme")
def test_what_the_window_says_stands_under_its_page_and_before_what_is_always_there(qtbot: QtBot) -> None:
    bar = StatusBar()
    qtbot.addWidget(bar)
    always = QWidget()
    always.setFixedWidth(100)
    bar.addPermanentWidget(always)
    bar.resize(400, 24)
    bar.show()
    bar.showMessage("The creature is in the bestiary again, with all that it carries. " * 3)
    settle()
    words = list(Picture(bar.grab().toImage()).inked(QRect(0, 4, always.x(), 16)))
    assert abs(words[0].place.left() - EDGE) <= 2
    assert words[-1].place.right() < always.x()


def row_with(*chips: ChipView) -> OrderRow:
    pool = PoolView("hp", "HP", 12, 20, vital=True)
    return OrderRow("a", "a", "Guard", "foes", "active", False, True, "8", (pool,), chips)


@pytest.mark.parametrize("density", DENSITIES)
def test_a_name_with_nothing_below_it_stands_in_the_middle_of_its_row(qtbot: QtBot, density: str) -> None:
    view = QListView()
    qtbot.addWidget(view)
    delegate = OrderDelegate(OrderModel(view), view)
    delegate.density = DENSITIES[density]
    row = QRect(0, 0, 420, delegate.density.height)
    alone = delegate.parts(row, row_with(), view.font()).name
    assert abs(alone.center().y() - row.center().y()) <= 1
    below = delegate.parts(row, row_with(ChipView("slow", "Slow 3", "time", False, "")), view.font()).name
    assert delegate.is_brief or below.bottom() < alone.bottom()


def test_the_preview_shows_the_same_paper_in_both_looks(qtbot: QtBot) -> None:
    log, chosen, parent = paged(), look().choice, QWidget()
    qtbot.addWidget(parent)
    pictures = []
    for theme in ("light", "dark"):
        look().choose(theme)
        dialog = log.preview(parent)
        dialog.resize(900, 700)
        dialog.show()
        preview = dialog.findChild(QPrintPreviewWidget)
        assert preview is not None
        view = preview.findChild(QGraphicsView)
        assert view is not None
        preview.updatePreview()
        preview.fitInView()
        settle()
        pictures.append(view.viewport().grab().toImage())
        dialog.close()
        dialog.deleteLater()
        settle()
    look().choose(chosen)
    assert len({pixel for y in range(0, 600, 20) for pixel in Picture(pictures[0]).row(pictures[0].rect(), y)}) > 8
    assert pictures[0] == pictures[1]


def test_a_message_of_several_lines_is_said_in_one(qtbot: QtBot) -> None:
    images = []
    for words in ("HP 96 / MP 12\n\nWeapon: Oak Rod", "HP 96 / MP 12 Weapon: Oak Rod"):
        bar = StatusBar()
        qtbot.addWidget(bar)
        bar.resize(400, 24)
        bar.showMessage(words)
        images.append(bar.grab().toImage())
    assert images[0] == images[1]
