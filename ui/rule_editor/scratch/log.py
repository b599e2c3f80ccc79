"""The log of a fight that is tried out, in which lines that are different from before are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyleOptionViewItem, QWidget

from rules.core.facts import Fact
from rules.log.sentences import Teller
from ui.encounter.log.delegate import LogDelegate
from ui.encounter.log.model import LogLine, LogModel
from ui.encounter.log.panel import LogList
from ui.theme.sizes import px
from ui.theme.theme import current
from ui.widgets.keyed_model import ROW_ROLE

if TYPE_CHECKING:
    from ui.encounter.log.model import Index

CHANGED = "pencil"
"""The sign before a line that is different."""
DEEDS, DONE = frozenset({"deed", "reaction"}), "hand"
"""The kinds of what was done, and the sign before their lines."""
MISSED, WARNING = "missed", "triangle-alert"
"""The kind of what was to be done and could not be, and the sign before its line."""
EDGE = 3
"""Width in pixels of the bar beside such a line."""
LEAST, HIGH = 96, 168
"""Pixels of height that the log keeps, and that it has where everything around it scrolls."""


class ScratchLog(LogModel):
    """The lines of a scratch fight, some of which are different from before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.changed: frozenset[float] = frozenset()
        """The numbers of the facts whose lines are different."""

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the sentence, or the line; to screen readers also whether it is different."""
        value = super().data(index, role)
        is_spoken = role == Qt.ItemDataRole.AccessibleTextRole
        if is_spoken and isinstance(value, str) and self.is_changed(self._lines[index.row()]):
            return self.tr("changed: {line}").format(line=value)
        return value

    def is_changed(self, line: LogLine) -> bool:
        """Return whether a line is different from before."""
        return line.fact["n"] in self.changed


class ScratchLogDelegate(LogDelegate):
    """Paint a line; one that is different has a ground, a bar and a sign."""

    def __init__(self, model: ScratchLog, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the line on its ground."""
        line = index.data(ROW_ROLE)
        if isinstance(line, LogLine) and self._model.is_changed(line):
            rect = option.rect
            painter.fillRect(rect, current().color("accent_soft"))
            painter.fillRect(rect.x(), rect.y(), px(EDGE), rect.height(), current().color("accent"))
        super().paint(painter, option, index)

    def _sign(self, line: LogLine) -> str:
        """Return the sign of a line: whether it is different, or its kind."""
        if self._model.is_changed(line):
            return CHANGED
        kind = line.fact["kind"]
        return "" if line.folds else DONE if kind in DEEDS else WARNING if kind == MISSED else super()._sign(line)


class ScratchLogView(LogList):
    """The list of the lines: the newest stays in sight, unless somebody scrolled away from it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = ScratchLog(self)
        self.setModel(self.lines)
        self.painter_of_lines = ScratchLogDelegate(self.lines, self)
        self.setItemDelegate(self.painter_of_lines)
        self.setAccessibleName(self.tr("Log of the fight that is tried out"))
        self.setMinimumHeight(px(LEAST))
        self._follows = True
        """Whether the newest line stays in sight."""
        self.verticalScrollBar().rangeChanged.connect(self._keep_end)
        self.verticalScrollBar().valueChanged.connect(self._note_place)

    def _keep_end(self) -> None:
        if self._follows:
            self.scrollToBottom()

    def _note_place(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - px(EDGE)

    def sizeHint(self) -> QSize:
        """Return a size of some lines."""
        return QSize(super().sizeHint().width(), px(HIGH))

    def go_on(self, facts: list[Fact], teller: Teller) -> None:
        """Add what has happened since the last line."""
        known = self.lines.lines
        last = known[-1].fact["n"] if known else 0
        self.lines.speak_with(teller)
        self.lines.add(self.lines.lines_of([fact for fact in facts if fact["n"] > last]))

    def begin_again(self, facts: list[Fact], teller: Teller, changed: frozenset[float]) -> None:
        """Show another fight; of its `changed` lines, by the numbers of their facts, at least the first is in sight."""
        at, follows = self.verticalScrollBar().value(), self._follows
        self.lines.changed = changed
        self.lines.show(facts, teller)
        self.doItemsLayout()
        self._follows = follows
        if follows:
            self.scrollToBottom()
        else:
            self.verticalScrollBar().setValue(at)
        rows = [self.lines.index(row) for row, line in enumerate(self.lines.lines) if self.lines.is_changed(line)]
        seen = self.viewport().rect()
        if rows and not any(seen.intersects(self.visualRect(row)) for row in rows):
            self.scrollTo(rows[0], QListView.ScrollHint.PositionAtCenter)
