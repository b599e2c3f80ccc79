"""What a test leaves pressed is pressed in no later one."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.conftest import let_go


def test_a_key_that_was_held_at_the_end_is_held_no_longer(qtbot: QtBot, qapp: QApplication) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    QTest.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    let_go(qapp)
    assert qapp.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
