"""Comparing two creatures of the bestiary: a card over the window, with the same of both in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from models.creatures import Creature
from models.library import Library
from ui.bestiary.comparison import beside
from ui.bestiary.widgets import Check, IconButton
from ui.card import Card
from ui.creature_choices import creature_search
from ui.encounter.picker import Picker
from ui.lines import stacked
from ui.plain import Label
from ui.theme import GRID, current, look

EDGE = 24
"""Pixels of the window that stay free at each side."""
WIDEST = 1100
NOTHING = "—"
DIFFERS = "≠"


class ComparisonCard(Card):
    """The same fields of two creatures side by side; what differs bears a sign and stands on a ground of its own."""

    def __init__(self, left: Creature, right: Creature, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = beside(left, right)
        differing = sum(line.differs for line in self._lines)
        title = Label(self.tr("{left} and {right}").format(left=left.name, right=right.name), role="title", wraps=True)
        title.setTextFormat(Qt.TextFormat.PlainText)
        away = IconButton("x", self.tr("Put it away (Esc)"))
        away.clicked.connect(self.shut)
        self.only = Check(self.tr("Only what differs ({number})").format(number=differing))
        self.only.toggled.connect(self._show)
        self.grid = QTableWidget(0, 4)
        self.grid.setHorizontalHeaderLabels([self.tr("Field"), "", left.name, right.name])
        self.grid.setAccessibleName(title.text())
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.grid.setTabKeyNavigation(False)
        self.grid.setShowGrid(False)
        self.grid.setWordWrap(True)
        self.grid.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.grid.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.grid.verticalHeader().hide()
        self.grid.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.grid.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsClickable(False)
        for column, mode in enumerate(
            (QHeaderView.ResizeMode.Fixed, QHeaderView.ResizeMode.Fixed, *[QHeaderView.ResizeMode.Stretch] * 2)
        ):
            header.setSectionResizeMode(column, mode)
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(self.only)
        top.addWidget(away)
        layout = stacked(self, margins=(16, 12, 16, 16), spacing=GRID)
        layout.addLayout(top)
        layout.addWidget(self.grid, 1)
        self._show()
        look().changed.connect(self._show)

    def place(self) -> None:
        """In the middle of the window, as large as that lets it be."""
        self.lie(WIDEST, 9999, edge=EDGE)

    def open(self) -> None:
        """Shows itself, and takes the keys."""
        self.come_up()
        self.grid.setFocus(Qt.FocusReason.PopupFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words of the fields have a fifth of the room, the signs their own breadth."""
        super().resizeEvent(event)
        self.grid.setColumnWidth(0, max(110, self.width() // 5))
        self.grid.setColumnWidth(1, 28)

    def _show(self) -> None:
        only = self.only.isChecked()
        shown = [
            line
            for place, line in enumerate(self._lines)
            if not only or line.differs or (line.is_heading and self._differs_below(place))
        ]
        self.grid.clearSpans()
        self.grid.setRowCount(len(shown))
        theme = current()
        for row, line in enumerate(shown):
            sign = DIFFERS if line.differs else ""
            texts = (line.label, sign, line.left or NOTHING, line.right or NOTHING)
            for column, text in enumerate(texts[:1] if line.is_heading else texts):
                item = QTableWidgetItem(text)
                font = QFont(self.grid.font())
                font.setBold(line.is_heading or (line.differs and column > 0))
                item.setFont(font)
                item.setForeground(theme.color("accent" if line.is_heading else "muted" if column == 0 else "text"))
                if line.differs:
                    item.setBackground(theme.color("accent_soft"))
                if column == 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                    item.setToolTip(self.tr("differs") if sign else "")
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, self.tr("differs") if sign else "")
                self.grid.setItem(row, column, item)
            if line.is_heading:
                self.grid.setSpan(row, 0, 1, 4)

    def _differs_below(self, place: int) -> bool:
        for line in self._lines[place + 1 :]:
            if line.is_heading:
                return False
            if line.differs:
                return True
        return False


class Comparing(QObject):
    """Compares the two creatures that are chosen; where one is chosen it asks with whom."""

    said = Signal(str)
    """Why there is nothing to compare."""

    def __init__(self, library: Library, chosen: Callable[[], Sequence[int]], over: QWidget) -> None:
        super().__init__(over)
        self._library, self._chosen, self._over = library, chosen, over
        self.card: ComparisonCard | None = None
        """The card that is open."""

    def compare(self) -> None:
        """Opens the comparison, or puts it away."""
        if self.card is not None:
            self.card.shut()
            return
        found = self._library.creatures.get_all(list(self._chosen()[:3]))
        if len(found) == 2:
            self._open(*found)
        elif len(found) == 1:
            search = creature_search(self._library, found[0].system, self._hint, partial(self._with, found[0]))
            title = self.tr("Compare {name} with whom?").format(name=found[0].name)
            Picker(title, (), self._over.window(), search=search).open()
        else:
            self.said.emit(self.tr("Choose two creatures, and they are compared."))

    def _hint(self, row: object) -> str:
        return ""

    def _with(self, one: Creature, other: int, tail: str) -> None:
        found = self._library.creatures.get(other)
        if found is not None:
            self._open(one, found)

    def _open(self, left: Creature, right: Creature) -> None:
        self.card = ComparisonCard(left, right, self._over.window())
        self.card.closed.connect(self._closed)
        self.card.open()

    def _closed(self) -> None:
        self.card = None
        self._over.setFocus()
