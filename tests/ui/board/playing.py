"""The shipped fight in the clearing, at a table: a library as it is first opened, its window, and hands on both."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from models.library import Library
from models.repositories.encounters import Encounter
from rules.board.geometry import Cell, distance
from rules.core.questions import ChoiceQuestion, DieQuestion
from tests.ui.tables import WindowBoard
from ui.shell.main_window import MainWindow

CLEARING = "A clareira da onça"
ONCA, VESPA, SAGUI_A, SAGUI_B = "onca-de-breu", "vespa-lanterna", "sagui-gatuno-a", "sagui-gatuno-b"
IARA, BENEDITO = "iara-montes", "benedito-luz"
FOES = (ONCA, VESPA, SAGUI_A, SAGUI_B)
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
ARROWS = {(-1, 0): Qt.Key.Key_Left, (1, 0): Qt.Key.Key_Right, (0, -1): Qt.Key.Key_Up, (0, 1): Qt.Key.Key_Down}
NAMED = {"\n": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, " ": Qt.Key.Key_Space}


class PlayTable(WindowBoard):
    """Keys go to whatever has the focus, as they do for a person; the mouse to what it points at."""

    def __init__(self, window: MainWindow, library: Library) -> None:
        super().__init__(window, library)
        self.dice = Random(5)

    @property
    def composer(self) -> Any:
        return self.page.composer

    @property
    def encounter(self) -> Encounter:
        """The encounter of the clearing, as it is in the library."""
        return next(encounter for encounter in self.library.encounters.all() if encounter.name == CLEARING)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.focused(), key, modifier)

    def focused(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def type(self, text: str) -> None:
        """Types characters; a space is the Space key, a line end is Enter."""
        for sign in text:
            if sign in NAMED:
                self.key(NAMED[sign])
            else:
                QTest.keyClicks(self.focused(), sign)

    def point(self, cell: Cell) -> None:
        """Brings the cursor of the keys to a cell, arrow by arrow."""
        for axis in (0, 1):
            while self.view.cursor_cell[axis] != cell[axis]:
                step = 1 if cell[axis] > self.view.cursor_cell[axis] else -1
                self.key(ARROWS[(step, 0) if axis == 0 else (0, step)])

    def select(self, id: str) -> None:
        """Brings the selection of the order to a row, arrow by arrow."""
        rows = [row.id for row in self.page.order.order.rows]
        while (at := rows.index(self.page.order.selected.id)) != rows.index(id):
            self.key(Qt.Key.Key_Down if at < rows.index(id) else Qt.Key.Key_Up)

    def aim(self, id: str) -> None:
        """Types the letter of a target, unless it is the only one in reach and named already."""
        if self.composer.values.get("targets") != [id]:
            self.type(self.page.keys[id])
        assert self.composer.values["targets"] == [id]

    def take_tool(self, number: int) -> None:
        """Opens the field of the card and picks one by its number."""
        for _ in self.composer.fields():
            if self.composer.field.name == "with":
                break
            self.type("\t")
        self.type(str(number))

    def until(self, id: str) -> None:
        """Goes on, turn by turn, until it is somebody's turn."""
        for _ in range(2 * len(self.fight.combatants)):
            if self.fight.active == id:
                return
            self.type(" ")
        raise AssertionError(f"{id} has no turn")

    def choice(self) -> ChoiceQuestion:
        """The open question: what is to be chosen."""
        assert self.conductor.open_question is not None
        assert isinstance(self.conductor.open_question.question, ChoiceQuestion)
        return self.conductor.open_question.question

    def roll_asked(self) -> int:
        """Types the table's dice as long as dice are asked for; how many there were."""
        many = 0
        while self.conductor.open_question is not None and isinstance(
            self.conductor.open_question.question, DieQuestion
        ):
            question = self.conductor.open_question.question
            assert self.of(question.actor or "").side == "party"
            self.type(f"{self.dice.randint(1, question.faces)}\n")
            many += 1
        return many

    def card(self, id: str) -> Any:
        """The frame of a card of who acts, laid out and in the window."""
        QApplication.processEvents()
        return next(frame for frame in self.page.stage.cards.frames if frame.card.id == id and frame.isVisible())

    def facts(self, kind: str = "", since: int = 0) -> list[dict[str, Any]]:
        """The journal's facts of a kind, newer than a number."""
        assert self.conductor.service is not None
        return [
            fact for fact in self.conductor.service.journal.facts() if fact["n"] > since and kind in ("", fact["kind"])
        ]

    def now(self) -> int:
        """The number of the newest fact."""
        facts = self.facts()
        return int(facts[-1]["n"]) if facts else 0

    def standing(self, side: str) -> list[Any]:
        return [
            combatant
            for combatant in self.fight.combatants.values()
            if combatant.side == side and combatant.state == "active"
        ]

    def foe_of(self, value: Any) -> Any:
        """The nearest enemy that still stands; None where there is none."""
        enemies = self.standing("foes" if value.side == "party" else "party")
        return min(enemies, key=lambda other: (distance(value.cell, other.cell), other.id), default=None)

    def picture(self) -> dict[str, Any]:
        """All that a fight is: who stands where and how, and whose turn it is."""
        everybody = {
            id: (item.cell, item.facing, dict(item.pools), item.state, dict(item.cards), item.conditions)
            for id, item in self.fight.combatants.items()
        }
        return {**everybody, "turn": (self.fight.round, self.fight.active)}

    def log(self) -> list[str]:
        return [line.text for line in self.page.log.model.lines]

    def hit(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Clicks what is in sight, with the left button."""
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NONE, place or widget.rect().center())

    def click_button(self, button: Any) -> None:
        """Brings a button of the stage into sight and clicks it; it has to be open."""
        QApplication.processEvents()
        self.page.stage.page.ensureWidgetVisible(button)
        assert button.isEnabled()
        self.hit(button)
        QApplication.processEvents()

    def use_card(self, id: str, words: str) -> None:
        """Clicks what may be done with a card."""
        self.click_button(next(button for button in self.card(id).buttons if button.text() == words))

    def choose_option(self, id: str) -> None:
        """Clicks an option of the action being put together."""
        QApplication.processEvents()
        found = self.page.stage.compose.findChildren(QPushButton)
        self.click_button(next(item for item in found if item.property("option") == id and item.isVisible()))

    def do_it(self) -> None:
        """Clicks the button that does the action being put together."""
        QApplication.processEvents()
        found = self.page.stage.compose.findChildren(QPushButton)
        self.click_button(next(item for item in found if item.property("role") == "primary" and item.isVisible()))

    def next_by_mouse(self, id: str) -> None:
        """Clicks *Next* until it is somebody's turn."""
        for _ in range(2 * len(self.fight.combatants)):
            if self.fight.active == id:
                QApplication.processEvents()
                return
            self.hit(self.page.top.next)
        raise AssertionError(f"{id} has no turn")

    def pick(self, menu: QMenu, words: str) -> None:
        """Clicks an entry of a menu that is open."""
        assert menu.isVisible()
        action = next(candidate for candidate in menu.actions() if candidate.text().replace("&", "") == words)
        self.hit(menu, menu.actionGeometry(action).center())

    def rule_on(self, cell: Cell, words: str) -> None:
        """The right button on a cell, then an entry of the menu that opens there."""
        point = self.view.point_of(cell)
        viewport = self.view.viewport()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, viewport.mapToGlobal(point))
        QApplication.sendEvent(viewport, event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        self.pick(menu, words)
