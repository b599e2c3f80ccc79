"""A card that compares two things side by side, such as creatures, or branches of a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidgetItem,
    QWidget,
)

from ui.theme.sizes import px
from ui.theme.theme import GRID, REGULAR, SMALL, STRONG, current, look, sized
from ui.widgets.controls import CheckBox, IconButton
from ui.widgets.item_views import CellLines, WholeRowTable, make_readable
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked
from ui.widgets.overlay_card import Card

EDGE = 24
"""Pixels of the window left free at each side."""
WIDEST = 1100
NOTHING = "—"
DIFFERS = "≠"


class ComparisonRow(NamedTuple):
    """A line of a comparison; without values it is a heading."""

    label: str
    left: str = ""
    right: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it is the heading of the lines after it."""
        return not self.left and not self.right

    @property
    def differs(self) -> bool:
        """Whether the two are not alike in it."""
        return self.left != self.right


class ComparisonCard(Card):
    """Two things side by side; differences have a sign and their own background."""

    def __init__(self, left: str, right: str, lines: Sequence[ComparisonRow], parent: QWidget) -> None:
        """`left` and `right` are the names of the two."""
        super().__init__(parent)
        self._lines = lines
        differing = sum(line.differs for line in self._lines)
        title = Label(self.tr("{left} and {right}").format(left=left, right=right), role="title", wraps=True)
        away = IconButton("x", self.tr("Close (Esc)"), clicked=self.shut)
        self.only = CheckBox(self.tr("Only what differs ({number})").format(number=differing))
        self.only.toggled.connect(self._show)
        self.grid = WholeRowTable(0, 4)
        self.grid.setHorizontalHeaderLabels([self.tr("Field"), "", left, right])
        self.grid.setAccessibleName(title.text())
        make_readable(self.grid)
        self.grid.setShowGrid(False)
        self.grid.setWordWrap(True)
        self.grid.setItemDelegate(CellLines(self.grid))
        self.grid.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.grid.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.grid.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.grid.horizontalHeader()
        header.setSectionsClickable(False)
        for column, mode in enumerate(
            (QHeaderView.ResizeMode.Fixed, QHeaderView.ResizeMode.Fixed, *[QHeaderView.ResizeMode.Stretch] * 2)
        ):
            header.setSectionResizeMode(column, mode)
        top = lined((title, 1), self.only, away)
        stacked(top, (self.grid, 1), on=self, margins=(16, 12, 16, 16), spacing=GRID)
        self._show()
        look().theme_changed.connect(self._show)

    def place(self) -> None:
        """Center the card in the window, as large as fits."""
        self.lie(px(WIDEST), 9999, edge=px(EDGE))

    def open(self) -> None:
        """Show the card with the focus in it."""
        self.come_up()
        self.grid.setFocus(Qt.FocusReason.PopupFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the labels a fifth of the width, and the signs what they need."""
        super().resizeEvent(event)
        self.grid.setColumnWidth(0, max(px(110), self.width() // 5))
        self.grid.setColumnWidth(1, px(28))

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
                font.setWeight(STRONG if line.is_heading or (line.differs and column > 0) else REGULAR)
                item.setFont(sized(font, SMALL, bold=True) if line.is_heading else font)
                item.setForeground(theme.color("muted" if column == 0 else "text"))
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
