"""Something that is held over widgets and let go there, with the events that Qt sends of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from ui.dnd.drop_targets import DropAnswer, DropHighlight, DropTarget
from ui.dnd.payload import DropPayload, ExternalPayload, OutwardFormats, mime_of

BAT = DropPayload((1,), words="Bat")
MIDDLE = QPoint(100, 50)
"""Of a spot that is 200 by 100."""
NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
EITHER = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
"""What the drag could do by itself."""


class Held:
    """What is held by the mouse: it comes over a widget, moves there, and leaves it or falls."""

    def __init__(self) -> None:
        self._over: QWidget | None = None
        self.mime: QMimeData = mime_of(BAT)

    def over(self, widget: QWidget, at: QPoint = MIDDLE, keys: Qt.KeyboardModifier = NONE) -> bool:
        """Moves over a widget; whether it would be taken there."""
        if widget is not self._over and not self.enters(widget, at):
            return False
        move = QDragMoveEvent(at, EITHER, self.mime, LEFT, keys)
        QApplication.sendEvent(widget, move)
        return move.isAccepted()

    def enters(self, widget: QWidget, at: QPoint = MIDDLE) -> bool:
        """Comes over a widget; whether that is told where it moves."""
        self.leave()
        enter = QDragEnterEvent(at, EITHER, self.mime, LEFT, NONE)
        QApplication.sendEvent(widget, enter)
        self._over = widget if enter.isAccepted() else None
        return enter.isAccepted()

    def leave(self) -> None:
        """Leaves what it is over."""
        if self._over is not None:
            QApplication.sendEvent(self._over, QDragLeaveEvent())
        self._over = None

    def fall(self) -> QDropEvent:
        """Is let go where it is."""
        assert self._over is not None
        event = QDropEvent(QPointF(MIDDLE), EITHER, self.mime, LEFT, NONE)
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(self._over, event)
        self._over = None
        return event


class Told(OutwardFormats):
    """Has words for other programs of what is taken up."""

    def formats(self, carried: DropPayload) -> list[str]:
        """Words, plain or marked up."""
        return ["text/plain", "text/html"]

    def data(self, carried: DropPayload, kind: str) -> Any:
        """What stands on its card."""
        return carried.words


class Spot(QWidget):
    """A widget that is a place and remembers what it was asked."""

    def __init__(self, parent: QWidget, rect: QRect) -> None:
        super().__init__(parent)
        self.setGeometry(rect)
        self.answer: DropAnswer | None = DropAnswer(lambda: self.done.append("done"), "Here")
        self.done: list[str] = []
        self.asked: list[tuple[DropPayload | ExternalPayload, QPoint | None]] = []
        self.place = DropTarget(self, self._weigh)
        self.show()

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        self.asked.append((carried, point))
        return self.answer

    def light(self) -> DropHighlight | None:
        """What lights up over it, if it does."""
        return next((light for light in self.findChildren(DropHighlight) if light.isVisible()), None)

    def is_held(self) -> bool:
        """Whether something is held over it."""
        return self.place.is_held
