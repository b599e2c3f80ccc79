"""Drags as a mouse plays them: press, small moves, what lies on the way, waiting there, release.

The platform that the tests run on has no drags of its own, so this does what Qt does on a screen: it looks for the
innermost widget under the mouse that takes drops at all, and tells it that something enters, moves, leaves or falls.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ui.dnd.payload import card

STEPS = 6
PATIENCE = 3000
"""How many turns of the event loop until the mouse goes on without what it waits for."""
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True)
class Stop:
    """A place on the way, and what has to have happened before the mouse goes on."""

    where: Callable[[], QPoint]
    """In the window; asked when the mouse sets out for it, since tabs change on the way."""
    until: Callable[[], bool] = lambda: True


def point_in(widget: QWidget, place: QPoint | None = None) -> Callable[[], QPoint]:
    """Where a place of a widget, or its middle, lies in its window."""
    return lambda: widget.mapTo(widget.window(), widget.rect().center() if place is None else place)


class Hand:
    """A hand at the mouse."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        hand = self

        class Drag(QDrag):
            """A drag that goes the way of the hand."""

            def exec(self, *actions: Qt.DropAction) -> Qt.DropAction:
                """Carries it to the last stop and lets go."""
                return hand._go(self, actions[0])

        patch.setattr("ui.dnd.payload.QDrag", Drag)
        patch.setattr("ui.dnd.payload.card", self._card)
        self._stops: tuple[Stop, ...] = ()
        self._start = QPoint()
        self._window: QWidget | None = None
        self.carried = False
        self.words = ""
        """What stood on the card."""
        self.drag: QDrag | None = None
        """The last one: what another program would have been given stays in it."""

    def _card(self, words: str, view: QWidget) -> QPixmap:
        self.words = words
        return card(words, view)

    def carry(self, start: QWidget, place: QPoint, *stops: Stop) -> None:
        """Takes up what lies at a place of a widget and carries it from stop to stop; it is let go at the last."""
        self._window, self._start, self._stops, self.carried = start.window(), point_in(start, place)(), stops, False
        QTest.mousePress(start, LEFT, NONE, place)
        for step in range(1, QApplication.startDragDistance() + 2):
            if not self.carried:
                QTest.mouseMove(start, place + QPoint(step, 0))
        if not self.carried:
            QTest.mouseRelease(start, LEFT, NONE, place)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _go(self, drag: QDrag, action: Qt.DropAction) -> Qt.DropAction:
        window, mime, here = self._window, drag.mimeData(), self._start
        assert window is not None
        self.carried, self.drag = True, drag
        target: QWidget = window
        entered = taken = False
        for stop in self._stops:
            start, there = here, stop.where()
            for step in range(1, STEPS + 1):
                here = start + (there - start) * step / STEPS
                under = window.childAt(here) or window
                while under is not window and not under.acceptDrops():
                    under = under.parentWidget() or window
                if under is not target:
                    if entered:
                        QApplication.sendEvent(target, QDragLeaveEvent())
                    target, entered = under, False
                    if target is not window:
                        enter = QDragEnterEvent(target.mapFrom(window, here), action, mime, LEFT, NONE)
                        QApplication.sendEvent(target, enter)
                        entered = enter.isAccepted()
                taken = entered
                if entered:
                    move = QDragMoveEvent(target.mapFrom(window, here), action, mime, LEFT, NONE)
                    move.setAccepted(True)
                    QApplication.sendEvent(target, move)
                    taken = move.isAccepted()
            for _ in range(PATIENCE):
                if stop.until():
                    break
                QTest.qWait(1)
        if not taken:
            if entered:
                QApplication.sendEvent(target, QDragLeaveEvent())
            return Qt.DropAction.IgnoreAction
        drop = QDropEvent(QPointF(target.mapFrom(window, here)), action, mime, LEFT, NONE)
        QApplication.sendEvent(target, drop)
        return drop.dropAction() if drop.isAccepted() else Qt.DropAction.IgnoreAction
