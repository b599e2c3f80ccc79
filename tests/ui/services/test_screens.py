"""A window that stands where a screen was comes back into sight, wherever a window system leaves it."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from ui.services.screens import ScreenWatch, share_in_sight

LEFT, RIGHT = QRect(0, 0, 1000, 800), QRect(1000, 0, 1000, 800)


@pytest.mark.parametrize(
    ("window", "screens", "share"),
    [
        (QRect(100, 100, 400, 400), [LEFT], 1),
        (QRect(800, 100, 400, 400), [LEFT, RIGHT], 1),
        (QRect(800, 100, 400, 400), [LEFT], 0.5),
        (QRect(1200, 100, 400, 400), [LEFT], 0),
    ],
)
def test_how_much_of_a_window_is_in_sight(window: QRect, screens: Sequence[QRect], share: float) -> None:
    assert share_in_sight(window, list(screens)) == share


def test_windows_that_stood_on_a_screen_that_is_gone_come_back_and_others_stay(qtbot: QtBot) -> None:
    window, dialog, inside = QWidget(), QDialog(), QWidget()
    for each in (window, dialog, inside):
        qtbot.addWidget(each)
        each.show()
    ScreenWatch(window)
    screen = QGuiApplication.primaryScreen()
    free = window.screen().availableGeometry()
    inside.setGeometry(free.left() + 40, free.top() + 40, 300, 200)
    window.setGeometry(free.right() + 400, free.top() + 60, 500, 400)
    dialog.setGeometry(free.right() + 500, free.bottom() + 90, 4 * free.width(), 200)
    QGuiApplication.instance().screenRemoved.emit(screen)  # type: ignore[union-attr]  # it is there
    qtbot.waitUntil(lambda: free.contains(window.frameGeometry()))
    assert window.size() == QSize(500, 400)
    assert free.contains(dialog.frameGeometry()), "what is wider than the screen gets as wide as that"
    assert inside.geometry() == QRect(free.left() + 40, free.top() + 40, 300, 200)
