"""Whoever acts is in sight in the order of a fight that is opened again, and stays so while the window changes."""

from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from desktop.demonstration import play_stop
from models.repositories.encounters import RUNNING
from tests.there import there
from tests.ui.encounter.rounds import library_of
from tests.ui.settling import settle
from ui.encounter.turn_order.view import OrderView
from ui.navigation.tabs import ENCOUNTER
from ui.session.controller import Conductor
from ui.session.view.order import RowMaker
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

LAST = 6
"""So many rows stand before the one that acts."""


def is_in_sight(view: OrderView) -> bool:
    """Whether all of the row that acts can be seen."""
    (active,) = [row.id for row in view.order.rows if row.active]
    return view.viewport().rect().contains(view.visualRect(view.order.index_of(active)))


def act_late(conductor: Conductor) -> bool:
    """Play until somebody acts before whom many rows stand; return whether anybody does."""
    for _ in range(40):
        play_stop(conductor)
        if conductor.fight.phase == "ended":
            return False
        ids = [row.id for row in RowMaker().rows(conductor.fight, conductor.system, {})]
        if conductor.fight.active is not None and ids.index(conductor.fight.active) >= LAST:
            return True
    return False


def test_whoever_acts_is_in_sight_in_a_fight_that_is_opened_again(qtbot: QtBot, tmp_path: Path) -> None:
    library = library_of(tmp_path / "Table.turnwright", "fulminato")
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    conductor, late = Conductor(library), []
    for encounter in library.encounters.all(RUNNING):
        assert conductor.resume(there(encounter.id))
        late += [there(encounter.id)] if act_late(conductor) else []
        conductor.close_fight()
    assert late
    for id in late:
        for size in ((1366, 768), (1024, 700), (1366, 500)):
            window = MainWindow(library, "en", layouts)
            qtbot.addWidget(window)
            window.resize(*size)
            window.show_tab(ENCOUNTER)
            assert window.conductor.resume(id)
            window.show()
            settle()
            assert is_in_sight(window.encounter.fight.order), size
            window.close()
    library.close()


def test_the_row_that_is_selected_stays_in_sight_as_the_text_grows(qtbot: QtBot, tmp_path: Path) -> None:
    """The list had room for all at 100 %; at 150 % its first rows were shown, and who acts was below them."""
    library = library_of(tmp_path / "Table.turnwright", "fantasia")
    window = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    assert window.conductor.resume(there(library.encounters.all(RUNNING)[0].id))
    settle()
    view = window.encounter.fight.order
    last = view.order.index(len(view.order.rows) - 1, 0)
    view.go_to(last)
    bar = view.verticalScrollBar()
    assert bar.maximum() == 0
    for size in (150, 200, 125):
        look().choose_text_size(size)
        settle()
        if size < 200:  # at which the board takes its place
            assert view.viewport().rect().contains(view.visualRect(last)), size
    view.go_to(view.order.index(0, 0))
    bar.triggerAction(QScrollBar.SliderAction.SliderToMaximum)
    assert bar.value() > 0
    window.resize(1366, 748)
    settle()
    assert bar.value() > 0, "whoever has scrolled the selected row away finds the list where it was"
    window.close()
    library.close()
