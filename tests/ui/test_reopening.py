"""Whatever is opened can be left and opened again: each step is followed by what the event loop does between two."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from rules.system import registry
from tests.proving import short_of
from tests.there import there
from tests.ui.settling import settle
from tests.ui.windows import press
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

TIMES = 3
"""The first opening builds, the second one finds what the first has left, the third one what the second has."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The whole window over a library with all samples."""
    library = Library.open(tmp_path / "Table.turnwright")
    chosen = look().choice
    look().choose("light")
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    settle()
    yield window
    look().choose(chosen)
    window.close()
    library.close()


def change_theme() -> None:
    """From light to dark, or back."""
    look().choose("dark" if look().choice == "light" else "light")
    settle()


@pytest.mark.parametrize("system", short_of(registry.ids(), "ffrpg"))
def test_the_form_of_a_creature_is_opened_again_and_again(window: MainWindow, system: str) -> None:
    window.show_tab(BESTIARY)
    tab = window.bestiary
    settle()
    of_system = [row.id for row in tab.rows.rows if row.system == system]
    for creature in of_system[:TIMES]:
        tab.show_creature(there(creature))
        for _ in range(TIMES):
            press(Qt.Key.Key_Return)
            assert tab.detail.is_editing
            press(Qt.Key.Key_Tab)
            press(Qt.Key.Key_Escape)
            assert not tab.detail.is_editing
        change_theme()


@pytest.mark.parametrize("system", short_of(registry.ids(), "tabuleiro"))
def test_the_form_of_a_member_is_opened_again_and_again(window: MainWindow, system: str) -> None:
    window.show_tab(PARTY)
    tab = window.party
    settle()
    creature = window.library.creatures.get(window.library.creatures.rows(system=system)[0].id)
    assert creature is not None
    member = Member(party_id=0, name="Ann", system=system, sheet=creature.sheet)
    party = window.library.parties.add(Party(name="The Few"), [member])
    tab.bar.party_id = party.id
    tab.reload()
    tab.view.setFocus()
    for _ in range(TIMES):
        window.new()
        settle()
        assert tab.detail.is_editing
        press(Qt.Key.Key_Escape)
        tab.detail.edit_button.click()
        settle()
        assert tab.detail.is_editing
        tab.detail.form.cancel_button.click()
        settle()
        assert not tab.detail.is_editing
    change_theme()


def test_no_item_of_a_layout_is_kept_in_python() -> None:
    """Qt deletes them with their widgets, and Python is not told: a layout of our own ended the program that way."""
    for file in (Path(__file__).parents[2] / "ui").rglob("*.py"):
        source = file.read_text("utf-8")
        assert "itemAt(" not in source, file
        assert "(QLayout)" not in source, file
