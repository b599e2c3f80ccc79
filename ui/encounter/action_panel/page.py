"""The part of the stage that scrolls: it ends with a whole line, and keeps in sight what is to be done next."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QWidget

from ui.theme.sizes import px
from ui.widgets.labels import Label

MOST_LEFT = 52
"""The most pixels at 100 % that stay empty below a whole line: so much as a line of two rows and the space below it."""


class StagePage(QScrollArea):
    """Scrolls what is under the name. At rest its lower edge cuts no line; whoever scrolls sees all of the height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.followed: QWidget | None = None
        """What is kept in sight."""
        self.is_moved = False
        """Whether somebody has scrolled."""
        self._is_fitting = False
        self.inner = QWidget(self.viewport())  # at its place first: what is set in a sheet is styled anew with it
        self.setWidget(self.inner)  # while it is empty: Qt lays out what is given to it at once
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(20))
        self.verticalScrollBar().actionTriggered.connect(self._move)
        self.verticalScrollBar().valueChanged.connect(self._fit)

    @property
    def room(self) -> QSize:
        """The size of what is seen at once without a scroll bar."""
        return self.contentsRect().size()

    def follow(self, widget: QWidget | None) -> None:
        """Keep a widget in sight whenever there is another, or another room; whoever scrolls elsewhere stays there."""
        if widget is not self.followed:
            self.followed, self.is_moved = widget, False
            self.settle()

    def turn(self, step: QAbstractSlider.SliderAction) -> None:
        """Scroll by a page, as keys do."""
        self.verticalScrollBar().triggerAction(step)

    def rewind(self) -> None:
        """Show the beginning."""
        self.is_moved = False
        self.verticalScrollBar().setValue(0)
        self.settle()

    def _move(self) -> None:
        self.is_moved = True  # another height now would keep the bar from moving

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what is followed in another room."""
        super().resizeEvent(event)
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what is followed once what stands here has another height."""
        done = super().eventFilter(watched, event)
        if watched is self.inner and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return done

    def settle(self) -> None:
        """Scroll to what is followed, unless somebody has scrolled, and end with a whole line."""
        followed = self.followed
        if followed is not None and followed.isVisibleTo(self) and not (self.is_moved or self._is_fitting):
            place = self._place(followed)
            # The line before it stays in sight where both have room.
            wanted = place.top() - min(place.height(), max(0, self.room.height() - 2 * place.height()))
            tops = {self._place(line).top() for line in self._leaves()} - set(range(wanted))
            self.verticalScrollBar().setValue(min(tops) if place.bottom() >= self.room.height() else 0)
        self._fit()

    def _fit(self) -> None:
        """Leave a line empty that would be cut."""
        if self._is_fitting:
            return
        self._is_fitting = True
        begin, room = self.verticalScrollBar().value(), self.room.height()
        end = begin + room
        if self.inner.height() > end and not self.is_moved:
            for start, stop in self._lines_at(end):
                end = start if start < end < stop else end
        left = begin + room - end
        left = left if left <= min(px(MOST_LEFT), room // 2) else 0
        if self.viewportMargins().bottom() != left:
            self.setViewportMargins(0, 0, 0, left)
        self._is_fitting = False

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.inner, QPoint()), widget.size())

    def _leaves(self) -> Iterator[QWidget]:
        """Yield the visible widgets in which there are no others."""
        for child in self.inner.findChildren(QWidget):
            if child.isVisibleTo(self) and not any(isinstance(part, QWidget) for part in child.children()):
                yield child

    def _lines_at(self, end: int) -> list[tuple[int, int]]:
        """Return where lines begin and end that may be cut there, from the lowest up."""
        lines: list[tuple[int, int]] = []
        for leaf in self._leaves():
            place = self._place(leaf)
            if place.top() < end and place.bottom() >= end - px(MOST_LEFT):
                own = leaf.lines() if isinstance(leaf, Label) else [(0, place.height())]
                lines += [(place.top() + start, place.top() + stop) for start, stop in own]
        return sorted(lines, reverse=True)
