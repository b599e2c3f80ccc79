"""*About* says the version, where the library lies, and the licence of each library that the program uses."""

from collections.abc import Iterator
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.library import Library
from tests.there import there
from ui.help import licences
from ui.help.about import About
from ui.help.licences import Component, component, components, dumped, licences_text
from ui.shell.main_window import MainWindow
from ui.widgets.labels import Label


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library.open(tmp_path / "Table.turnwright")
    yield made
    made.close()


def opened(window: MainWindow) -> About:
    window.menus.by_name["about"].trigger()
    return there(window.findChild(About))


def test_it_says_the_version_and_where_the_library_lies(window: MainWindow) -> None:
    words = "\n".join(label.text() for label in opened(window).findChildren(Label))
    assert version("turnwright") in words
    assert str(window.library.path) in words


def test_each_library_is_listed_with_its_licence(window: MainWindow) -> None:
    about = opened(window)
    listed = [about.list.item(row).text() for row in range(about.list.count())]
    assert listed[0].startswith("turnwright")
    about.list.setCurrentRow(next(row for row, name in enumerate(listed) if name.startswith("lark ")))
    assert "Licence: MIT" in about.text.toPlainText()
    assert "Permission is hereby granted" in about.text.toPlainText()


def test_it_closes_with_escape_and_opens_again(window: MainWindow) -> None:
    about = opened(window)
    for _ in range(2):
        QTest.keyClick(about.list, Qt.Key.Key_Escape)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not about.isVisible()
        assert opened(window) is about
        assert about.isVisible()


def test_every_requirement_is_among_the_components() -> None:
    names = {found.name.lower().replace("_", "-") for found in components()}
    required = {
        line for line in requires("turnwright") or () if "extra ==" not in line and "python_version" not in line
    }
    assert required
    for line in required:
        assert any(line.lower().replace("_", "-").startswith(name) for name in names), line
    assert {"turnwright", "python"} <= names
    assert "pytest" not in names


def test_all_but_qt_have_a_text() -> None:
    bare = {found.name for found in components() if not found.text}
    assert bare == {"PySide6_Essentials", "shiboken6"}


def test_the_program_is_licensed() -> None:
    assert "MIT" in component("turnwright").text


def test_what_is_shipped_is_listed_after_the_program(window: MainWindow) -> None:
    about = opened(window)
    listed = [about.list.item(row).text() for row in range(about.list.count())]
    assert listed[1 : 1 + len(licences.SHIPPED)] == [name for name, _, _ in licences.SHIPPED]
    about.list.setCurrentRow(listed.index("Drawings of game-icons.net"))
    assert "Licence: CC BY 3.0" in about.text.toPlainText()
    assert "Icons made by Lorc, Delapouite" in about.text.toPlainText()


def test_every_licence_that_lies_among_the_resources_is_listed() -> None:
    folder = Path(__file__).parents[3] / "resources"
    lying = {path.relative_to(folder).as_posix() for name in ("LICENSE*", "OFL-*") for path in folder.rglob(name)}
    assert {place for _, _, place in licences.SHIPPED} == lying


def test_a_packed_program_lists_what_was_packed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    listed = [Component("ICU", "72", "Unicode-3.0", "The text.")]
    (tmp_path / "resources" / "licences").mkdir(parents=True)
    (tmp_path / "resources" / "licences" / licences.PACKED).write_text(dumped(listed), "utf-8")
    monkeypatch.setattr(licences, "files", lambda package: tmp_path / package)
    assert components() == listed


def test_the_readable_list_has_a_heading_for_each() -> None:
    text = licences_text([Component("ICU", "72", "Unicode-3.0", "The text."), Component("zlib", "", "", "Another.")])
    assert text == "ICU 72 · Unicode-3.0\n====================\n\nThe text.\n\n\nzlib\n====\n\nAnother.\n"
