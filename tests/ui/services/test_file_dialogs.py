"""Files are asked for where the documents are, then where one was last."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ui.services import dialogs


def test_the_folder_is_that_of_the_documents_until_one_was_elsewhere(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents, elsewhere = tmp_path / "documents", tmp_path / "elsewhere"
    documents.mkdir()
    elsewhere.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda location: str(documents))
    application = QApplication.instance()
    assert application is not None
    application.setProperty("visited_folder", None)
    asked: list[str] = []

    def choose(parent: QWidget, title: str, place: str, kinds: str) -> tuple[str, str]:
        asked.append(place)
        return str(elsewhere / "log.md"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    parent = QWidget()
    qtbot.addWidget(parent)
    assert dialogs.ask_to_save(parent, "Export", "Day/night.md", "*.md") == elsewhere / "log.md"
    assert dialogs.ask_to_open(parent, "Import", "*.json") == elsewhere / "log.md"
    assert asked == [str(documents / "Day-night.md"), str(elsewhere)]
    application.setProperty("visited_folder", None)


def test_nothing_chosen_is_no_file(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: ("", ""))
    parent = QWidget()
    qtbot.addWidget(parent)
    assert dialogs.ask_to_open(parent, "Import", "*.json") is None
