"""The fields of the action that is put together: as high as they need to be, scrolled where there is less room."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from ui.encounter.action_form.option_button import OptionButton
from ui.widgets.labels import Label

LEAST = 54
"""Pixels of height that they keep where they scroll."""
GAP = 4
"""Pixels between them and their scroll bar."""
FRAME = 2
"""Pixels of height that the area takes beside what it holds."""
ONE_LINE = 24
"""Pixels that they have where an action has no fields, and there is but the way back."""


class ComposeFields(QScrollArea):
    """Keeps the field that is open in sight, and of it what is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.open_row: QWidget | None = None
        """The row of the field that is open."""
        self._newly_open = False
        """Whether the open field was not open when the fields were shown last."""
        self._by_hand = False
        """Whether somebody has scrolled since it was opened: then it is left where they have it."""

    def show_rows(self, rows: QWidget, open_row: QWidget | None, *, newly_open: bool) -> None:
        """Shows other rows, scrolled as far as those before them were."""
        bar, was_open = self.verticalScrollBar(), self.open_row is not None
        at = bar.value()
        self.open_row = open_row
        self._newly_open = newly_open
        self._by_hand = self._by_hand and not newly_open
        self.setWidget(rows)
        rows.setAutoFillBackground(False)
        if was_open:
            bar.setValue(at)

    def _scrolled(self) -> None:
        self._by_hand = True

    # --- room ------------------------------------------------------------------------------------------------

    def height_wanted(self, width: int) -> int:
        """The height at which nothing has to be scrolled, at a width."""
        rows = self.widget()
        if rows is None:
            return 0
        beside_bar = width - self.verticalScrollBar().sizeHint().width() - GAP
        return max(rows.heightForWidth(beside_bar), rows.minimumSizeHint().height(), ONE_LINE) + FRAME

    def limit(self, wanted: int) -> None:
        """Keeps them no higher than is wanted."""
        self.setMinimumHeight(min(wanted, LEAST))
        self.setMaximumHeight(wanted)

    def offer_bar(self, wanted: int) -> None:
        """Has a scroll bar only where it is lower than is wanted.

        Said outright: a bar whose need ends while the area makes room for it would stay.
        """
        fits = self.height() >= wanted
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)

    # --- what is in sight ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Brings the field that opens into sight, and of it what is chosen."""
        row = self.open_row
        if row is None:
            return
        bar, top = self.verticalScrollBar(), row.y()
        if self._newly_open and row.height() <= self.viewport().height():
            self.ensureWidgetVisible(row, 0, 8)
        elif self._newly_open or (not self._by_hand and bar.value() > top):
            bar.setValue(top)
        for button in _chosen_in(row):
            self.ensureWidgetVisible(button, 0, 8)
        self._begin_with_whole_line()

    def _begin_with_whole_line(self) -> None:
        """The first line in sight is whole: scrolled up where the open field stays in sight, else down.

        Scrolling down may need some room at the end of the fields.
        """
        rows, bar = self.widget(), self.verticalScrollBar()
        column = None if rows is None else rows.layout()
        if not bar.value() or rows is None or column is None:
            return
        room = column.contentsMargins()
        if rows.height() - room.bottom() <= self.viewport().height():
            room.setBottom(0)  # it has grown since: nothing needs to be scrolled any more
            column.setContentsMargins(room)
            return
        cut = _lines_across(rows, bar.value())
        if not cut:
            return
        begin = min(begin for begin, _ in cut)
        if self._in_sight_from(begin, rows):
            bar.setValue(begin)
            return
        end = max(end for _, end in cut)
        room.setBottom(room.bottom() + max(0, end - bar.maximum()))
        column.setContentsMargins(room)
        QTimer.singleShot(0, bar, partial(bar.setValue, end))

    def _in_sight_from(self, top: int, rows: QWidget) -> bool:
        """Whether all of the open field that has room, and what is chosen in it, is in sight below a line."""
        row, high = self.open_row, self.viewport().height()
        if row is None:
            return False
        wanted = [*_chosen_in(row), *([row] if row.height() <= high else [])]
        ends = (one.mapTo(rows, QPoint(0, one.height())).y() for one in wanted)
        return bool(wanted) and max(ends) <= top + high


def _chosen_in(row: QWidget) -> list[QWidget]:
    """The options of a field that are chosen."""
    return [button for button in row.findChildren(OptionButton) if button.isChecked()]


def _lines_across(rows: QWidget, height: int) -> list[tuple[int, int]]:
    """Where the lines begin and end that lie across a height."""
    found = []
    for line in (*rows.findChildren(Label), *rows.findChildren(QPushButton)):
        begin = line.mapTo(rows, QPoint(0, 0)).y()
        if not line.isHidden() and begin < height < begin + line.height():
            found.append((begin, begin + line.height()))
    return found
