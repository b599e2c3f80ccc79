"""Cards over a page: one at a time, closed by Esc wherever the focus is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget
from shiboken6 import isValid

from ui.theme.animation import fade_in
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.controls import IconButton
from ui.widgets.focus_actions import stops
from ui.widgets.layouts import lined

EDGE = 16
"""Distance of a card from the edge of what it lies over, at least."""
SAME_ROW = 8
"""Pixels by which the tops of widgets in one row may differ."""
HELD = frozenset({Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta})
"""Modifier keys, which close no card by themselves."""
THROUGH = "through"
"""The property of a window's action whose key works above any card."""


def shut_by_escape(card: QWidget, shut: object) -> None:
    """Call `shut` by Esc while a card is shown, wherever the focus in its window is."""
    escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), card, context=Qt.ShortcutContext.WindowShortcut)
    escape.activated.connect(shut)
    escape.activatedAmbiguously.connect(shut)  # two cards: each Esc puts one away


class Card(QFrame):
    """A card over its parent; it replaces the one before."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "popover")
        self.setAutoFillBackground(True)
        shut_by_escape(self, self.escape)
        parent.installEventFilter(self)
        look().theme_changed.connect(self._place_again)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_moved)

    def place(self) -> None:
        """Set its size and position for the parent's present size."""
        raise NotImplementedError

    def _place_again(self) -> None:
        if self.isVisible():
            self.place()

    def headed(self, heading: QWidget) -> QHBoxLayout:
        """Return the heading of the card with a close button."""
        return lined((heading, 1), (self.away(), 0, Qt.AlignmentFlag.AlignTop))

    def away(self) -> IconButton:
        """Return a button that closes the card, as Esc does."""
        away = IconButton("x", QCoreApplication.translate("Card", "Close (Esc)"))
        away.setObjectName("away")
        away.setProperty("role", "away")
        away.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        away.clicked.connect(self.escape)
        return away

    def lie(self, width: int, height: int, *, edge: int | None = None, down: int = 2) -> None:
        """Center the card in its parent, as large as fits; a `down`th of the free height is above it."""
        parent = self.parentWidget()
        assert parent is not None
        edge = px(EDGE) if edge is None else edge
        width, height = min(width, parent.width() - 2 * edge), min(height, parent.height() - 2 * edge)
        self.setGeometry((parent.width() - width) // 2, max(edge, (parent.height() - height) // down), width, height)

    def hang(self, width: int, *, down: int = 6) -> None:
        """Place the card in the middle of its parent, as high as its content; a `down`th of the parent is above it.

        It is never higher than its parent.
        """
        parent, layout = self.parentWidget(), self.layout()
        assert parent is not None
        assert layout is not None
        width = min(width, parent.width() - 2 * px(EDGE))
        layout.activate()
        height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.resize(width, min(height, parent.height()))
        free = max(0, min(parent.height() // down, parent.height() - self.height()))
        self.move((parent.width() - width) // 2, free)

    def come_up(self) -> None:
        """Show the card above its parent."""
        self.place()
        self.show()
        self.raise_()
        fade_in(self)

    def open(self) -> None:
        """Show the card with the focus in it."""
        self.come_up()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep keys of the menus from what is covered, except for those meant anywhere."""
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and not self._lets_through(event):
            event.accept()
            return True
        return super().event(event)

    def _lets_through(self, event: QKeyEvent) -> bool:
        """Return whether a key is the card's own, opens a menu, presses a button, or is meant anywhere."""
        if event.modifiers() == Qt.KeyboardModifier.AltModifier:
            return True
        pressed = QKeySequence(event.keyCombination())
        own = [shortcut.key() for shortcut in self.findChildren(QShortcut)]
        actions = [
            *self.findChildren(QAction),
            *(action for action in self.window().actions() if action.property(THROUGH)),
        ]
        return pressed in own or any(pressed in action.shortcuts() for action in actions)

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """Notice that the keys go from the card to what it lies over, as by a click there."""
        if before is None or now is None or self.isHidden() or card_of(before) is not self:
            return
        if now.window() is self.window() and card_of(now) is None:
            self.lose_keys(now)

    def lose_keys(self, to: QWidget) -> None:
        """Stay open while a widget under the card has the keys; a list and a line do not."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass no key on to the page."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the card visible when its parent shrinks."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Close the card before, unless this one was opened from it."""
        super().showEvent(event)
        for other in self.window().findChildren(Card):
            if other is not self and other.isVisible() and not other.isAncestorOf(self):
                other.shut()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Let Tab move through the card in reading order and around; hidden widgets get no focus."""
        tops = {
            widget: widget.mapTo(self, QPoint())
            for widget in stops(self)
            if widget.isVisibleTo(self) and widget.isEnabled()
        }
        waiting = sorted(tops, key=lambda widget: tops[widget].y())
        order: list[QWidget] = []
        while waiting:
            row = [widget for widget in waiting if tops[widget].y() - tops[waiting[0]].y() <= px(SAME_ROW)]
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
        """Close the card by Esc."""
        self.shut()

    def shut(self) -> None:
        """Close the card, and give the focus to the page."""
        if self.isHidden():
            return
        self.hide()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
        self.closed.emit()
        self.deleteLater()

    def give_way(self, to: QWidget) -> None:
        """Close the card as Esc does, and leave the keys to a widget under it."""
        self.escape()
        if isValid(to) and to.isVisible():
            to.setFocus()


class WindowCard(Card):
    """A card over the whole window; closing it restores the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = has_keys(parent.window())

    def shut(self) -> None:
        """Close the card, and give the focus back to the widget before."""
        was_open = not self.isHidden()
        super().shut()
        if was_open and self._before is not None and isValid(self._before):
            self._before.setFocus()


class AskingCard(Card):
    """A card with one action: Enter does it."""

    def do(self) -> None:
        """Do its action."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the action, Esc closes the card; no key goes to the page."""
        event.accept()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.do()
        elif event.key() == Qt.Key.Key_Escape:
            self.shut()


def has_keys(window: QWidget) -> QWidget | None:
    """Return the focused widget of a window; None if that is a card, which closes when another opens."""
    focus: QWidget | None = window.focusWidget()
    return focus if focus is not None and card_of(focus) is None else None


def card_of(widget: QWidget) -> Card | None:
    """Return the card that a widget is on."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Card):
        above = above.parentWidget()
    return above


def uncover(window: QWidget) -> bool:
    """Put the cards of a window away as Esc does; return whether none stays."""
    for card in window.findChildren(Card):
        if card.isVisible():
            card.escape()
    return not any(card.isVisible() for card in window.findChildren(Card))
