"""What a screen reader is told goes out without signs that turn or hide words: a stranger's names may hold them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from tests.ui.encounter.conftest import GUARD, SYSTEM
from ui.shell.main_window import MainWindow
from ui.text.announcements import announce
from ui.widgets.controls import IconButton

HERE = Path(__file__).parents[2]
NAMING = ("setAccessibleName", "setAccessibleDescription")
TURNED = "Ogre \u202eegrO"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Stranger.turnwright", samples=())
    yield opened
    opened.close()


def namings() -> Iterator[tuple[str, ast.expr]]:
    """Where a widget is given its name or description for a screen reader, and what it is given."""
    for path in sorted(path for folder in ("ui", "desktop") for path in (HERE / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if any(name in text for name in NAMING) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NAMING:
                yield f"{path.relative_to(HERE)}:{node.lineno}", node.args[0]


def is_safe(given: ast.expr) -> bool:
    """Whether it is a sentence of ours, the text of a label, which is without such signs, or freed of them."""
    match given:
        case ast.Constant():
            return True
        case ast.IfExp():
            return is_safe(given.body) and is_safe(given.orelse)
        case ast.Call(func=ast.Name(id="without_controls")):
            return True
        case ast.Call(func=ast.Attribute(attr="rstrip", value=value)):
            return is_safe(value)
        case ast.Call(func=ast.Attribute(attr="text"), args=[]):
            return True
        case ast.Call(func=ast.Attribute(attr="tr" | "translate"), args=args):
            return all(isinstance(expression, ast.Constant) for expression in args)
        case _:
            return False


def test_every_name_for_a_screen_reader_is_freed_of_signs_that_turn_words() -> None:
    found = list(namings())
    assert len(found) > 100
    assert [f"{place}: {ast.unparse(given)}" for place, given in found if not is_safe(given)] == []


@pytest.mark.parametrize("given", ["name", "f'{one} {name}'", "self.tr('of {name}').format(name=name)", "words or ''"])
def test_what_may_hold_a_strangers_words_counts_as_unsafe(given: str) -> None:
    assert not is_safe(ast.parse(given, mode="eval").body)


def test_announcements_are_freed_of_them(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        said.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    place = QWidget()
    qtbot.addWidget(place)
    announce(place, TURNED)
    announce(place, lambda: TURNED)
    assert said == ["Ogre egrO"] * 2


def test_buttons_and_rows_are_called_without_them(window: MainWindow, library: Library) -> None:
    assert IconButton("x", f"Remove {TURNED}").accessibleName() == "Remove Ogre egrO"
    library.creatures.add([Creature(name=TURNED, system=SYSTEM, sheet=GUARD, folder=TURNED, tags=[TURNED])])
    bestiary = window.bestiary
    bestiary.search()
    role = Qt.ItemDataRole.AccessibleTextRole
    models = (bestiary.rows, bestiary.filters.folders, bestiary.filters.tags)
    spoken = [
        str(model.index(row, column).data(role) or "")
        for model in models
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    assert any("egrO" in words for words in spoken)
    assert not [words for words in spoken if "\u202e" in words]
