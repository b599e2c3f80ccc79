"""Animations, and whether the user and the system allow them."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QWidget

from ui.theme.theme import QUICK, current

UNSEEN = frozenset({"offscreen", "minimal"})
"""Qt's platforms without a screen, where animations are useless."""


class Motion:
    """Whether the game master wants things to move."""

    def __init__(self) -> None:
        self.wanted = True
        self.filmed = False
        """Whether animations are shown even without a screen, to film them."""


CHOSEN = Motion()


def moves() -> bool:
    """Whether anything may move now."""
    return CHOSEN.wanted and not system_is_still()


def system_is_still() -> bool:
    """Return whether the system wants no animations, as far as Qt tells: on Windows, and by the style."""
    if QGuiApplication.platformName() in UNSEEN and not CHOSEN.filmed:
        return True
    if sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_General):
        return True
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def way(parent: QObject, duration: int, each: Callable[..., object], done: Callable[[], object]) -> QVariantAnimation:
    """Return a decelerating animation from 0 to 1; it calls `each` at every step and `done` at the end."""
    made = QVariantAnimation(parent)
    made.setStartValue(0.0)
    made.setEndValue(1.0)
    made.setDuration(duration)
    made.setEasingCurve(QEasingCurve.Type.OutCubic)
    made.valueChanged.connect(each)
    made.finished.connect(done)
    return made


class FadeOverlay(QWidget):
    """Covers a popover and fades its content in."""

    def __init__(self, popover: QWidget) -> None:
        super().__init__(popover)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(popover.contentsRect())
        self._picture: QPixmap | None = None
        """The popover's content, taken at the first step, because it is still being filled before."""
        popover.installEventFilter(self)
        self.way = way(self, QUICK, self._step, self.deleteLater)
        self.show()
        self.raise_()
        self.way.start()

    def _step(self, share: object) -> None:
        if self._picture is None and share:
            self._take_picture()
        self.update()

    def _take_picture(self) -> None:
        popover = self.parentWidget()
        assert popover is not None
        if not popover.isVisible():  # It lies under what is hidden: nobody sees it come.
            self.way.stop()
            self.deleteLater()
            return
        self.hide()
        self._picture = popover.grab(popover.contentsRect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the whole popover at any size."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.contentsRect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the faded picture: painting the popover itself takes too long for each frame."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), current().color("popover"))
            if self._picture is not None:
                painter.setOpacity(float(self.way.currentValue()))
                painter.drawPixmap(0, 0, self._picture)


def fade_in(popover: QWidget) -> None:
    """Fade in a popover that was just shown, if animations are allowed."""
    if moves() and popover.isVisible() and not popover.window().isMinimized():
        FadeOverlay(popover)
