"""Files in and out of the window: shown before anything is written, and taken back as one step."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from models.library import Library
from rules import catalogue
from ui.import_card import ImportCard
from ui.window import MainWindow

SHEET = {"vida": 5, "con": 2}


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=catalogue.system)
    made = MainWindow(library)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.show_tab(0)
    yield made
    made.finish_tasks()
    library.close()


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.tasks.running)


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> ImportCard:
    window.exchange.import_files([path])
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert card.isVisible()
    return card


def rows(item: QTreeWidgetItem | None) -> list[tuple[str, str]]:
    assert item is not None
    item.setExpanded(True)
    inner = [item.child(number) for number in range(item.childCount())]
    return [(one.text(0), one.text(1)) for one in inner if one is not None]


def names(window: MainWindow) -> list[str]:
    return [row.name for row in window.library.creatures.rows()]


def write(path: Path, *found: str) -> Path:
    creatures = [{"name": name, "system": "tabuleiro", "sheet": SHEET} for name in found]
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": creatures}), "utf-8")
    return path


def test_what_would_come_is_shown_taken_and_taken_back(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Wisp"))
    (file,) = (card.list.topLevelItem(number) for number in range(card.list.topLevelItemCount()))
    assert file is not None
    assert rows(file) == [("Ghoul", "new"), ("Wisp", "new")]
    assert [field for field, _ in rows(file.child(0))] == ["name", "system", "sheet"]
    assert names(window) == []
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    assert window.exchange.card is None
    assert names(window) == ["Ghoul", "Wisp"]
    assert window.bestiary.rows.rowCount() == 2
    window.undo()
    assert names(window) == []
    assert window.bestiary.rows.rowCount() == 0
    window.redo()
    assert names(window) == ["Ghoul", "Wisp"]


def test_what_is_there_already_is_kept_replaced_or_skipped(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", "Ghoul")
    for choice, words, left in (("keep", "new", 1), ("skip", "left out", 1), ("keep", "both stay", 2)):
        card = opened(window, qtbot, path)
        card.same.setCurrentIndex(card.same.findData(choice))
        card.same.activated.emit(card.same.currentIndex())
        settle(window, qtbot)
        file = card.list.topLevelItem(0)
        assert file is not None
        assert words in rows(file)[0][1]
        if card.take.isEnabled():
            card.take.click()
        else:
            card.shut()
        settle(window, qtbot)
        assert len(names(window)) == left


def test_what_cannot_be_read_is_said_and_leaves_nothing(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"format": "turnwright", "version": 9}', "utf-8")
    card = opened(window, qtbot, path)
    item = card.list.topLevelItem(0)
    assert item is not None
    assert "newer Turnwright" in item.text(1)
    assert not card.take.isEnabled()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert window.exchange.card is None


def test_what_is_chosen_is_exported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    card.take.click()
    settle(window, qtbot)
    for suffix in (".json", ".csv"):
        out = tmp_path / f"out{suffix}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, out=out: (str(out), ""))
        window.exchange.ask_export()
        assert "Ghoul" in out.read_text("utf-8")
