"""A fight on a board, with the mouse and the keys of a game master."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.board.board import Board
from rules.board.geometry import Cell
from rules.core.board_overlays import MarkedCells
from tests.there import there
from tests.ui.begun import opened, played
from tests.ui.board.playing import CLEARING, PlayTable
from tests.ui.tables import WindowBoard
from tests.ui.windows import shown_window
from ui.board.scene.view import BoardView
from ui.navigation.tabs import ENCOUNTER
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.session.view.board import PieceView
from ui.shell.main_window import MainWindow

CARDS = [
    {"name": "Faca", "damage": 4},
    {"name": "Bomba", "damage": 6, "range": 3, "area": "burst"},
    {"name": "Raio", "kind": "habilidade", "damage": 9, "acao": 2, "mana": 2},
    {"name": "Arco", "damage": 3, "range": 9, "local": "inventario"},
]
HERO = {"vida": 9, "con": 6, "per": 9, "acao": 5, "cards": CARDS}
FOE = {"vida": 9, "con": 6, "per": 2, "acao": 5}
BOARD = {
    "width": 8,
    "height": 8,
    "blocked": [[4, 4]],
    "cells": [{"rect": [0, 2, 1, 2], "terrain": "mud"}, {"cell": [6, 6], "level": 2}],
}


class BoardTable(WindowBoard):
    """The window, the board in it, and hands on both."""

    @property
    def ground(self) -> Board:
        """The board of the fight."""
        board = self.conductor.fight.board
        assert board is not None
        return board

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifier)

    @property
    def marks(self) -> tuple[MarkedCells, ...]:
        return self.board.scene.marks.marked


def piece_view(**changes: object) -> PieceView:
    """A piece of a foe, with some of it changed."""
    plain = {
        "id": "orc",
        "letter": "o",
        "name": "Orc",
        "side": "foes",
        "state": "active",
        "active": False,
        "cell": (0, 0),
        "size": 1,
        "facing": None,
        "pool": ("VIDA", 9, 9),
        "statuses": (),
    }
    return PieceView(**{**plain, **changes})  # type: ignore[arg-type]


def send(viewport: QWidget, kind: QEvent.Type, point: QPoint, *, held: bool) -> None:
    """One mouse event in a widget, as Qt sends it."""
    left = Qt.MouseButton.LeftButton
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        kind,
        QPointF(point),
        QPointF(viewport.mapToGlobal(point)),
        none if kind == QEvent.Type.MouseMove else left,
        left if held else none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


def mouse(view: BoardView, kind: QEvent.Type, point: QPoint, *, held: bool, pressed: bool = False) -> None:
    """One mouse event in the viewport, as Qt sends it."""
    send(view.viewport(), kind, point, held=held)


def take(view: BoardView, start: Cell) -> None:
    """Presses the left button on a cell."""
    mouse(view, QEvent.Type.MouseButtonPress, view.point_of(start), held=True)


def pull(view: BoardView, end: Cell) -> None:
    """Moves the mouse to a cell with the button held."""
    mouse(view, QEvent.Type.MouseMove, view.point_of(end), held=True)


def let_go(view: BoardView, end: Cell) -> None:
    """Lets the button go over a cell."""
    mouse(view, QEvent.Type.MouseButtonRelease, view.point_of(end), held=False)


def drag(view: BoardView, start: Cell, *cells: Cell) -> None:
    """Drags from one cell over others to the last."""
    take(view, start)
    for cell in cells:
        pull(view, cell)
    let_go(view, cells[-1])


def click(view: BoardView, cell: Cell) -> None:
    """Clicks a cell."""
    take(view, cell)
    let_go(view, cell)


def add_mud(library: Library) -> int:
    """Lia against Orc and Elf on a board of eight by eight."""
    made = library.encounters.add(
        Encounter(name="The mud", system="tabuleiro", seed=3, board=BOARD),
        [
            EncounterEntry(name="Lia", side="party", sheet=HERO, cells=[[1, 3]]),
            EncounterEntry(name="Orc", side="foes", sheet=FOE, cells=[[5, 3]]),
            EncounterEntry(name="Elf", side="foes", sheet=FOE, cells=[[7, 7]]),
        ],
    )
    assert made.id is not None
    return made.id


@pytest.fixture(scope="session")
def begun_library(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A library whose fight has come to Lia's turn. It is played once for all."""

    def begin(conductor: Conductor) -> None:
        conductor.rollers.set("party", APP)
        conductor.begin_fight()
        assert conductor.fight.active == "lia"

    return played(tmp_path_factory.mktemp("begun"), add_mud, begin)


@pytest.fixture
def library(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Library]:
    """An empty library, or where a test asks for `table` the one with its fight."""
    yield from opened(request, tmp_path / "Boards.turnwright", "table")


@pytest.fixture
def window(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    return shown_window(qtbot, library, tmp_path, ENCOUNTER)


@pytest.fixture
def encounter(request: pytest.FixtureRequest, library: Library) -> int:
    """The encounter of Lia against Orc and Elf; where a test asks for `table` it is that fight."""
    if "table" in request.fixturenames:
        (mud,) = library.encounters.all()
        return there(mud.id)
    return add_mud(library)


@pytest.fixture
def table(window: MainWindow, library: Library, encounter: int) -> BoardTable:
    """Lia's turn, all dice rolled by the app."""
    assert window.conductor.resume(encounter)
    window.conductor.rollers.usual = {"party": APP, "foes": APP}
    return BoardTable(window, library)


@pytest.fixture
def clearing(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], PlayTable]]:
    """Opens the program's window over its library; called again, it closes both and opens them anew."""
    opened: list[PlayTable] = []

    def close() -> None:
        if opened:
            table = opened.pop()
            table.window.close()
            table.library.close()

    def open_it() -> PlayTable:
        close()
        library = Library.open(tmp_path / "First.turnwright")
        layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
        window = MainWindow(library, layouts=layouts)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        if not window.starting.resume_last():
            encounter = next(candidate for candidate in library.encounters.all() if candidate.name == CLEARING)
            window.show_encounter(encounter.id or 0)
        assert window.tabs.currentIndex() == ENCOUNTER
        opened.append(PlayTable(window, library))
        return opened[0]

    yield open_it
    close()
