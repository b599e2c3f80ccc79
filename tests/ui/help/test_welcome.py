"""The first start asks what is played and offers a way in."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library
from ui.help.welcome import Welcome
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.widgets.labels import Label


def started(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    """The window as the program starts it: what stands in it comes after it has been painted."""
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.starting.start()
    return made


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright")
    yield opened
    opened.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Empty.turnwright", samples=())
    yield opened
    opened.close()


def card(window: MainWindow) -> Welcome:
    shown = window.findChild(Welcome)
    assert isinstance(shown, Welcome)
    return shown


def mark(window: MainWindow, system: str) -> Welcome:
    shown = card(window)
    QTest.keyClick(shown.systems, Qt.Key.Key_Home)
    while shown.system != system:
        QTest.keyClick(shown.systems, Qt.Key.Key_Down)
    return shown


def delivered() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_enter_tries_the_fight_of_the_marked_system(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    assert window.help.is_welcoming
    shown = mark(window, "fulminato")
    assert shown.systems.hasFocus() or shown.focusProxy() is shown.systems
    assert shown.try_button.isVisible()
    QTest.keyClick(shown.systems, Qt.Key.Key_Return)
    delivered()
    assert window.tabs.isVisible()
    assert window.front.shows_fight
    assert window.conductor.system.id == "fulminato"
    assert window.remembered.system == "fulminato"


def test_without_a_choice_nothing_is_left_out(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    shown = card(window)
    assert shown.system is None, "nobody has said what is played"
    first = library.encounters.rows()[0]
    assert any(first.name in label.text() for label in shown.findChildren(Label)), "what stands on top is offered"
    QTest.mouseClick(shown.look_button, Qt.MouseButton.LeftButton)
    delivered()
    assert window.remembered.system is None
    assert len(window.bestiary.rows.rows) == sum(number for _, number in library.creatures.systems())


def test_another_library_asks_with_what_is_played_in_the_one_before(
    qtbot: QtBot, library: Library, empty: Library, tmp_path: Path
) -> None:
    window = started(qtbot, library, tmp_path)
    QTest.mouseClick(mark(window, "ffrpg").look_button, Qt.MouseButton.LeftButton)
    other = started(qtbot, empty, tmp_path)
    assert card(other).system == "ffrpg"
    assert card(other).systems.currentItem().isSelected()
    assert other.remembered.system is None, "it is an offer, not a choice"
    QTest.keyClick(card(other).systems, Qt.Key.Key_Escape)
    delivered()
    assert other.remembered.system is None
    assert started(qtbot, library, tmp_path).remembered.system == "ffrpg"
    window.remembered.choose_system(None)
    other.menus.by_name["welcome"].trigger()
    assert card(other).system is None


def test_a_system_that_is_not_installed_any_more_is_not_marked(qtbot: QtBot, empty: Library, tmp_path: Path) -> None:
    QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat).setValue("last/system", "gone")
    assert card(started(qtbot, empty, tmp_path)).system is None


def test_a_party_is_made_and_named_at_once(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    QTest.mouseClick(mark(window, "d100").party_button, Qt.MouseButton.LeftButton)
    delivered()
    assert window.tabs.currentIndex() == PARTY
    assert window.party.bar.line.isVisible()
    QTest.keyClicks(window.party.bar.line, "The Late Ones")
    QTest.keyClick(window.party.bar.line, Qt.Key.Key_Return)
    assert "The Late Ones" in {party.name for party in library.parties.all()}
    assert window.party.cards.rows == []
    window.new()
    assert window.party.detail.form.chosen_system == "d100"


def test_an_empty_library_offers_a_first_creature(qtbot: QtBot, empty: Library, tmp_path: Path) -> None:
    window = started(qtbot, empty, tmp_path)
    shown = mark(window, "fantasia")
    assert not shown.try_button.isVisible()
    assert shown.creature_button.isVisible()
    QTest.keyClick(shown.systems, Qt.Key.Key_Return)
    assert window.tabs.currentIndex() == BESTIARY
    assert window.bestiary.detail.is_editing
    assert window.bestiary.detail.form.chosen_system == "fantasia"


def test_esc_leaves_it_for_later_and_it_is_not_asked_again(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    QTest.keyClick(card(window).systems, Qt.Key.Key_Escape)
    delivered()
    assert window.tabs.isVisible()
    assert window.remembered.system is None
    assert window.bestiary.rows.rows
    again = started(qtbot, library, tmp_path)
    assert not again.help.is_welcoming
    assert again.tabs.isVisible()


def test_what_is_imported_over_it_is_shown_in_its_place(qtbot: QtBot, empty: Library, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    ghoul = {"name": "Ghoul", "system": "tabuleiro", "sheet": {"vida": 5, "con": 2}}
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [ghoul]}), "utf-8")
    window = started(qtbot, empty, tmp_path)
    window.exchange.import_files([path])
    qtbot.waitUntil(lambda: window.exchange.card is not None and window.exchange.card.take.isEnabled())
    assert window.exchange.card is not None
    window.exchange.card.take.click()
    qtbot.waitUntil(lambda: not window.tasks.running)
    delivered()
    assert not window.help.is_welcoming
    assert [row.name for row in window.bestiary.rows.rows] == ["Ghoul"]
    window.undo()
    assert not window.bestiary.rows.rows
    window.finish_tasks()
    assert not started(qtbot, empty, tmp_path).help.is_welcoming


def test_it_comes_back_from_the_menu_opened_and_left_again(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    for _ in range(3):
        window.menus.by_name["welcome"].trigger()
        assert not window.tabs.isVisible()
        window.menus.by_name["tab_1"].trigger()
        delivered()
        assert window.tabs.isVisible()
        assert window.tabs.currentIndex() == PARTY


def test_who_has_played_here_is_not_asked(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.begin_fight()
    window.put_away()
    again = started(qtbot, library, tmp_path)
    assert not again.help.is_welcoming


def test_another_language_leaves_it_standing(qapp: QApplication, own_folders: Path) -> None:
    program = Program(qapp)
    assert program.open(own_folders / "Mine.turnwright") == ""
    assert program.window is not None
    program.window.starting.start()
    program.window.menus.by_name["language_es"].trigger()
    delivered()
    assert program.window.help.is_welcoming
    assert program.window.findChild(Welcome).party_button.text() == "Crear un grupo vacío"  # type: ignore[union-attr]
    program.window.close()
    program.translate("en")
    program.deleteLater()
