"""The encounter tab: the page of preparing, or the page of the running fight."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QSettings, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from models.library import Library
from ui.board.page import BoardPage
from ui.conductor import Conductor
from ui.encounter.fight_page import FightPage
from ui.encounter.prepare_page import PreparePage
from ui.remembered import Remembered


class EncounterTab(QWidget):
    """Prepares fights and runs one."""

    changed = Signal()
    """Another page, or another fight."""
    refused = Signal(str)
    """Why an edit could not be kept."""

    def __init__(
        self,
        library: Library,
        conductor: Conductor,
        undo_stack: QUndoStack,
        remembered: Remembered | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self._stack = QStackedWidget(self)
        self.prepare = PreparePage(library, undo_stack, remembered, conductor.language, self._stack)
        self.fight = FightPage(conductor, self._stack)
        self._undo_stack = undo_stack
        self._stack.addWidget(self.prepare)
        self._stack.addWidget(self.fight)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.prepare.begin_asked.connect(self._begin)
        self.prepare.resume_asked.connect(self._resume)
        self.prepare.board_asked.connect(self.show_board)
        conductor.fight_changed.connect(self._fight_changed)
        conductor.failed.connect(self.prepare.pane.say)
        self.prepare.edits.changed.connect(self._close_deleted)
        self.prepare.edits.refused.connect(self.refused)

    @cached_property
    def board(self) -> BoardPage:
        """The page where boards are painted; made when one is painted for the first time."""
        page = BoardPage(self.prepare.library, self._undo_stack, self._stack)
        self._stack.addWidget(page)
        page.left.connect(self._leave_board)
        page.edits.refused.connect(self.refused)
        return page

    @property
    def is_fighting(self) -> bool:
        """Whether a fight is on the page."""
        return self._stack.currentWidget() is self.fight

    @property
    def is_preparing(self) -> bool:
        """Whether the list of encounters is on the page."""
        return self._stack.currentWidget() is self.prepare

    @property
    def painted(self) -> int | None:
        """The encounter whose board is on the page."""
        page = self._stack.currentWidget()
        return page.encounter_id if isinstance(page, BoardPage) else None

    def _begin(self, encounter_id: int) -> None:
        self.conductor.open_prepared(encounter_id)

    def _resume(self, encounter_id: int) -> None:
        self.conductor.resume(encounter_id)

    def show_board(self, encounter_id: int) -> None:
        """The page where an encounter gets its board."""
        self.board.open(encounter_id)
        self._stack.setCurrentWidget(self.board)
        self.board.editor.view.setFocus()
        self.changed.emit()

    def _leave_board(self) -> None:
        if self.painted is not None:
            self.prepare.reload(self.board.encounter_id)
            self._stack.setCurrentWidget(self.prepare)
            self.prepare.list.setFocus()
            self.changed.emit()

    def _fight_changed(self) -> None:
        fighting = self.conductor.service is not None
        if not fighting:
            self.prepare.reload()
        self._stack.setCurrentWidget(self.fight if fighting else self.prepare)
        (self.fight if fighting else self.prepare.list).setFocus()
        self.changed.emit()

    def _close_deleted(self) -> None:
        """A fight that an edit done again from another tab has deleted is played no longer; undo brings it back."""
        played = self.conductor.encounter_id
        if played is not None and self.conductor.library.encounters.get(played) is None:
            self.conductor.close_fight()

    def reload(self) -> None:
        """Shows the library's encounters anew."""
        if self.painted is not None:
            self.board.reload()
        self.prepare.reload()

    def take_layout(self, settings: QSettings) -> None:
        """Takes up what was kept of the last time."""
        self.fight.arrangement.take_layout(settings)
        self.fight.order.order.fading = settings.value("encounter/still") not in (True, "true")

    def keep_layout(self, settings: QSettings) -> None:
        """Keeps how the parts stand for the next time."""
        self.fight.arrangement.keep_layout(settings)
