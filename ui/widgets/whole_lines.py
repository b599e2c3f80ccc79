"""What scrolls ends with a whole line: as long as it shows its beginning, its lower edge cuts none."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent, QTextDocument, QTextTable
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from ui.theme.sizes import px
from ui.widgets.labels import Label, text_lines

MOST_LEFT = 68
"""The most pixels at 100 % that stay empty below a whole line: so much as a field with its label, and a bit."""
CONTROLS = (QAbstractButton, QAbstractScrollArea, QAbstractSpinBox, QComboBox, QLineEdit)
"""Widgets that are whole or cut, whatever is in them."""
Line = tuple[int, int]
"""Where something begins that is not to be cut, and where it ends, in pixels from the top."""


class LinedWidget(QWidget):
    """Paints several lines, each of which is whole or cut."""

    def lines(self) -> list[Line]:
        """Return where its lines begin and end, in pixels from its top, in their order."""
        raise NotImplementedError


def whole_end(lines: Iterable[Line], end: int) -> int:
    """Return where to end so that no line is cut, as near to `end` as possible above it."""
    for start, stop in sorted(lines, reverse=True):
        if start < end < stop:
            end = start
    return end


def leave_empty(area: QAbstractScrollArea, left: int) -> None:
    """Leave so many pixels below what is seen empty."""
    margins = area.viewportMargins()
    if margins.bottom() != left:
        margins.setBottom(left)
        area.setViewportMargins(margins)


def room_of(area: QAbstractScrollArea) -> int:
    """Return the height in which something is seen of an area, with what is left empty."""
    return area.viewport().height() + area.viewportMargins().bottom()


def left_by(lines: Iterable[Line], room: int, most: int = MOST_LEFT) -> int:
    """Return what stays empty of a room below the last whole line, and nothing if that is more than `most`."""
    left = room - whole_end(lines, room)
    return left if left <= min(px(most), room // 2) else 0


def end_with_line(area: QAbstractScrollArea, lines: Iterable[Line]) -> None:
    """End an area that shows its beginning with the last of its lines that has room."""
    leave_empty(area, left_by(lines, room_of(area)))


def leaves(inner: QWidget, near: range) -> Iterator[tuple[QWidget, QRect]]:
    """Yield the visible widgets that hold no others, as far as they touch these pixels from the top, and their places.

    What still waits to be laid out, though what is around it has been, is laid out before.
    Of what lies elsewhere nothing is asked: a form has some thousand widgets.
    """

    def within(parent: QWidget, at: QPoint) -> Iterator[tuple[QWidget, QRect]]:
        layout = parent.layout()
        if layout is not None:
            layout.activate()
        for child in parent.children():
            if not isinstance(child, QWidget) or child.isHidden() or child.isWindow():
                continue
            place = child.geometry().translated(at)
            if place.top() < near.stop and place.bottom() >= near.start:
                if isinstance(child, CONTROLS) or not any(isinstance(part, QWidget) for part in child.children()):
                    yield child, place
                else:
                    yield from within(child, place.topLeft())

    if isinstance(inner, Label):  # a page of nothing but words
        return iter([(inner, inner.rect())])
    return within(inner, QPoint())


def lines_of_widgets(inner: QWidget, end: int, most: int = MOST_LEFT) -> Iterator[Line]:
    """Yield the lines of a page that may be cut at its end; a field and a plot’s first line are one with their label.

    Of a long text those are few: one that ends further up is whole, whatever is left empty.
    """
    near = range(end - px(most), end)
    for leaf, place in leaves(inner, near):
        buddy = leaf.buddy() if isinstance(leaf, Label) else None
        if buddy is not None and inner.isAncestorOf(buddy) and buddy.isVisibleTo(inner):
            below = QRect(buddy.mapTo(inner, QPoint()), buddy.size())
            stop = below.top() + buddy.lines()[0][1] if isinstance(buddy, LinedWidget) else below.bottom() + 1
            yield place.top(), max(place.bottom() + 1, stop)
        elif isinstance(leaf, Label | LinedWidget):
            for start, stop in leaf.lines():
                if place.top() + start < near.stop and place.top() + stop > near.start:
                    yield place.top() + start, place.top() + stop
        else:
            yield place.top(), place.bottom() + 1


def lines_of_page(document: QTextDocument, most: int = MOST_LEFT) -> Iterator[Line]:
    """Yield where the lines of a page begin and end; a low row of a table is one, with the ground of its cells."""
    yield from text_lines(document)
    layout = document.documentLayout()
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    for table in tables:
        around = table.format().cellPadding()
        for row in range(table.rows()):
            edges = []
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                own = cell.format().toTableCellFormat()
                first, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
                edges.append(layout.blockBoundingRect(first).top() - around - own.topPadding())
                edges.append(layout.blockBoundingRect(last).bottom() + around + own.bottomPadding())
            start, stop = math.floor(min(edges)), math.ceil(max(edges))
            if stop - start <= px(most):
                yield start, stop


class WholeLinesArea(QScrollArea):
    """A scroll area that ends with a whole line; whoever scrolls sees all of its height."""

    most_left = MOST_LEFT
    """The most pixels at 100 % that stay empty for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_fitting = False
        self.verticalScrollBar().valueChanged.connect(self.end_with_line)

    @property
    def is_at_rest(self) -> bool:
        """Whether it shows its beginning."""
        return self.verticalScrollBar().value() == 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """End with another line in another room."""
        super().resizeEvent(event)
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with another line once what stands here has another height."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return done

    def settle(self) -> None:
        """Take up another room, or another height of what stands here."""
        self.end_with_line()

    def end_with_line(self) -> None:
        """Leave a line empty that would be cut."""
        if not self._is_fitting and self.widget() is not None:
            self._is_fitting = True
            if self.verticalScrollBar().value() == 0:
                self._drop_bar()
            leave_empty(self, self.left_in(room_of(self)))
            self._is_fitting = False

    def begin_with(self, top: int) -> None:
        """Show at the upper edge what begins there, also where its end is in sight then: the rest stays empty."""
        inner, room = self.widget(), room_of(self)
        past = 0 if inner is None else max(0, top + room - inner.height())
        self._is_fitting = True
        if past <= self._most(room):
            leave_empty(self, past)
        self.verticalScrollBar().setValue(top)
        self._is_fitting = False

    def _most(self, room: int) -> int:
        return min(px(self.most_left), room // 2)

    def _drop_bar(self) -> None:
        """Do without the scroll bar where nothing is out of sight in all of the width: beside it lines break sooner.

        Qt leaves it there as long as what stands beside it has no room.
        """
        inner, policies = self.widget(), Qt.ScrollBarPolicy
        if inner is None or not self.verticalScrollBar().isVisible():
            return
        margins = self.viewportMargins()
        wide = self.contentsRect().width() - margins.left() - margins.right()
        high = inner.heightForWidth(wide) if inner.hasHeightForWidth() else inner.minimumSizeHint().height()
        if high <= room_of(self) and self.verticalScrollBarPolicy() == policies.ScrollBarAsNeeded:
            leave_empty(self, 0)
            self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOff)
            self.setVerticalScrollBarPolicy(policies.ScrollBarAsNeeded)

    def left_in(self, height: int) -> int:
        """Return how many pixels would stay empty below the last whole line in a height."""
        inner, begin = self.widget(), self.verticalScrollBar().value()
        end = begin + height
        if inner is None or not self.is_at_rest:
            return 0
        if inner.height() <= end:
            return end - inner.height() if begin > 0 and end - inner.height() <= self._most(height) else 0
        lines = lines_of_widgets(inner, end, self.most_left)
        return left_by(((start - begin, stop - begin) for start, stop in lines), height, self.most_left)
