"""Animations, and whether they are allowed: neither the game master nor the system may have switched them off."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QWidget

from ui.theme.theme import QUICK, current

UNSEEN = frozenset({"offscreen", "minimal"})
"""Qt's platforms without a screen: nobody is there for whom something should move."""


class Motion:
    """Whether the game master wants things to move."""

    def __init__(self) -> None:
        self.wanted = True
        self.filmed = False
        """Whether what is drawn without a screen is seen all the same: moving pictures are made of it."""


CHOSEN = Motion()


def moves() -> bool:
    """Whether anything may move now."""
    return CHOSEN.wanted and not system_is_still()


def system_is_still() -> bool:
    """Whether the system wants no animations, as far as Qt tells it: on Windows, and by styles without any."""
    if QGuiApplication.platformName() in UNSEEN and not CHOSEN.filmed:
        return True
    if sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_General):
        return True
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def way(parent: QObject, duration: int, each: Callable[..., object], done: Callable[[], object]) -> QVariantAnimation:
    """An animation from 0 to 1, fast at first; calls `each` at every step and `done` at the end."""
    made = QVariantAnimation(parent)
    made.setStartValue(0.0)
    made.setEndValue(1.0)
    made.setDuration(duration)
    made.setEasingCurve(QEasingCurve.Type.OutCubic)
    made.valueChanged.connect(each)
    made.finished.connect(done)
    return made


class FadeOverlay(QWidget):
    """Lies over a popover, and lets what stands on it come out of its ground."""

    def __init__(self, popover: QWidget) -> None:
        super().__init__(popover)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(popover.contentsRect())
        self._picture: QPixmap | None = None
        """What stands on the popover, taken at the first step: whoever opens it goes on filling it until then."""
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
        """Cover all of the popover, however large that becomes."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.contentsRect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what has come out so far: a picture, for the popover itself would take too long for each frame."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), current().color("popover"))
            if self._picture is not None:
                painter.setOpacity(float(self.way.currentValue()))
                painter.drawPixmap(0, 0, self._picture)


def fade_in(popover: QWidget) -> None:
    """Let a popover that has just been shown fade in, where things may move and it is seen."""
    if moves() and popover.isVisible() and not popover.window().isMinimized():
        FadeOverlay(popover)
