"""Cards that lie over a page: one at a time, and Esc puts each away from wherever the keys are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget
from shiboken6 import isValid

from ui.theme.animation import fade_in
from ui.widgets.controls import IconButton
from ui.widgets.focus_actions import stops
from ui.widgets.layouts import lined

SAME_ROW = 8
"""Pixels by which the tops of what is read in one row may differ."""
HELD = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta})
"""The keys that are held for another one: by themselves they put no card away."""
THROUGH = "through"
"""The property of an action of the window whose key is meant whatever lies over it."""


def shut_by_escape(card: QWidget, shut: object) -> None:
    """Esc calls `shut` while a card is shown, also where the keys are elsewhere in its window."""
    escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), card, context=Qt.ShortcutContext.WindowShortcut)
    escape.activated.connect(shut)
    escape.activatedAmbiguously.connect(shut)  # two cards: each Esc puts one away


class Card(QFrame):
    """A card over its parent; the one that lay there before goes."""

    closed = Signal()
    covers = False
    """Whether it lies over all of the page: keys of what is under it would do something unseen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "popover")
        self.setAutoFillBackground(True)
        shut_by_escape(self, self.escape)
        parent.installEventFilter(self)

    def place(self) -> None:
        """Take its size and place in its parent, however large that is now."""
        raise NotImplementedError

    def headed(self, heading: QWidget) -> QHBoxLayout:
        """The heading of the card with the way out for a mouse beside it."""
        return lined((heading, 1), (self.away(), 0, Qt.AlignmentFlag.AlignTop))

    def away(self) -> IconButton:
        """Put the card away by mouse, as Esc does it by key."""
        away = IconButton("x", QCoreApplication.translate("Card", "Close (Esc)"))
        away.setObjectName("away")
        away.setProperty("role", "away")
        away.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        away.clicked.connect(self.escape)
        return away

    def lie(self, width: int, height: int, *, edge: int = 16, down: int = 2) -> None:
        """Lies in the middle of its parent, so large where there is room; a `down`th of what is free is above it."""
        parent = self.parentWidget()
        assert parent is not None
        width, height = min(width, parent.width() - 2 * edge), min(height, parent.height() - 2 * edge)
        self.setGeometry((parent.width() - width) // 2, max(edge, (parent.height() - height) // down), width, height)

    def hang(self, width: int, *, down: int = 6) -> None:
        """Hang in the upper middle of its parent, as high as what it shows; a `down`th of the parent lies above it."""
        parent, layout = self.parentWidget(), self.layout()
        assert parent is not None
        assert layout is not None
        width = min(width, parent.width() - 32)
        layout.activate()
        height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.resize(width, height)
        free = max(0, min(parent.height() // down, parent.height() - self.height()))
        self.move((parent.width() - width) // 2, free)

    def come_up(self) -> None:
        """Show itself over its parent."""
        self.place()
        self.show()
        self.raise_()
        fade_in(self)

    def open(self) -> None:
        """Show itself, and take the keys."""
        self.come_up()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Where it covers the page, keys of the menus come here as others do, but for those that are meant anywhere."""
        overrides = self.covers and event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and not self._lets_through(event):
            event.accept()
            return True
        return super().event(event)

    def _lets_through(self, event: QKeyEvent) -> bool:
        """Whether a key is one of the card's own, opens a menu or presses a button, or is meant whatever lies here."""
        if event.modifiers() == Qt.KeyboardModifier.AltModifier:
            return True
        pressed = QKeySequence(event.keyCombination())
        own = [shortcut.key() for shortcut in self.findChildren(QShortcut)]
        actions = [
            *self.findChildren(QAction),
            *(action for action in self.window().actions() if action.property(THROUGH)),
        ]
        return pressed in own or any(pressed in action.shortcuts() for action in actions)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key goes on to what lies under it."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Where its parent becomes smaller, it stays in sight."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the place of the card before, unless that is the one from which it was opened."""
        super().showEvent(event)
        for other in self.window().findChildren(Card):
            if other is not self and other.isVisible() and not other.isAncestorOf(self):
                other.shut()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes through what stands on it as it is read, and round again: what it hides gets no keys."""
        tops = {
            widget: widget.mapTo(self, QPoint())
            for widget in stops(self)
            if widget.isVisibleTo(self) and widget.isEnabled()
        }
        waiting = sorted(tops, key=lambda widget: tops[widget].y())
        order: list[QWidget] = []
        while waiting:
            row = [widget for widget in waiting if tops[widget].y() - tops[waiting[0]].y() <= SAME_ROW]
            waiting = waiting[len(row) :]
            order += sorted(row, key=lambda widget: tops[widget].x())
        here = QApplication.focusWidget()
        at = next((number for number, widget in enumerate(order) if here in (widget, widget.focusProxy())), -1)
        if not order:
            return False
        step = 1 if following else -1
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        order[(at + step) % len(order) if at >= 0 or following else -1].setFocus(reason)
        return True

    def escape(self) -> None:
        """What Esc does."""
        self.shut()

    def shut(self) -> None:
        """Put itself away, and give the keys back to what lies under it."""
        if self.isHidden():
            return
        self.hide()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
        self.closed.emit()
        self.deleteLater()


class WindowCard(Card):
    """A card over the whole window: who had the keys in it has them again."""

    covers = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = has_keys(parent.window())

    def shut(self) -> None:
        """Put itself away, and give the keys back to who had them."""
        was_open = not self.isHidden()
        super().shut()
        if was_open and self._before is not None and isValid(self._before):
            self._before.setFocus()


class AskingCard(Card):
    """A card with one thing to do: Enter does it."""

    def do(self) -> None:
        """What it is for."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, Esc puts the card away; no key goes on to the page."""
        event.accept()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.do()
        elif event.key() == Qt.Key.Key_Escape:
            self.shut()


def has_keys(window: QWidget) -> QWidget | None:
    """Who has the keys in a window; nobody where it is a card, which goes as the next one comes."""
    focus: QWidget | None = window.focusWidget()
    return focus if focus is not None and card_of(focus) is None else None


def card_of(widget: QWidget) -> Card | None:
    """The card that a widget stands on."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Card):
        above = above.parentWidget()
    return above
