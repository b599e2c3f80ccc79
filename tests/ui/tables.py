"""What every table of the window's tests has: the window, its library, and the fight that is open in it."""

from __future__ import annotations

from typing import Any

from models.library import Library
from ui.board.fight.board import FightBoard
from ui.board.scene.view import BoardView
from ui.shell.main_window import MainWindow


class WindowTable:
    """A window over a library."""

    def __init__(self, window: MainWindow, library: Library) -> None:
        self.window = window
        self.library = library
        self.conductor = window.conductor

    @property
    def page(self) -> Any:
        return self.window.encounter.fight

    @property
    def fight(self) -> Any:
        return self.conductor.fight

    @property
    def said(self) -> str:
        """The sentence on the stage that answers what was done last; empty where none is shown."""
        message = self.page.stage.message
        return "" if message.isHidden() else str(message.text())

    def of(self, id: str) -> Any:
        return self.fight.combatants[id]


class WindowBoard(WindowTable):
    """A window with a fight on a board."""

    @property
    def board(self) -> FightBoard:
        found: FightBoard = self.page.board
        return found

    @property
    def view(self) -> BoardView:
        return self.board.view
