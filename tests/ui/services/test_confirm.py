"""Enter and Esc lose nothing where a box asks before something is lost."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ui.services import dialogs

ROOT = Path(__file__).parents[3]
OPENERS = {"question", "warning", "information", "critical"}


def pressing(key: Qt.Key) -> Callable[[], None]:
    """Presses a key in the box that is open."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        QTest.keyClick(box, key)

    return press


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_file_that_is_there_is_written_over_by_no_key_alone(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    (tmp_path / "log.md").write_text("precious", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(tmp_path / "log"), "*.md"))
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    QTimer.singleShot(0, pressing(key))
    assert dialogs.ask_to_save(parent, "Export", "log.md", "*.md") is None


def test_questions_before_a_loss_are_opened_in_one_place() -> None:
    places = {
        str(path.relative_to(ROOT))
        for folder in ("ui", "desktop")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in OPENERS and ast.unparse(node.value) == "QMessageBox"
    }
    # What application says has one button: nothing is asked.
    assert places == {"ui/services/dialogs.py", "desktop/application.py"}
