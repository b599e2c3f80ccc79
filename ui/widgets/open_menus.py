"""The keys of a menu that is open: those that stand in it do what they say, and none reaches what it covers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget


class OpenMenuKeys(QObject):
    """Keeps the keys in a menu while it is open: Qt offers them to the shortcuts of the list under it first."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claims each key; one that stands beside an entry of the menu chooses that."""
        if isinstance(watched, QMenu) and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and (action := _entry_of(watched, event)) is not None:
                _shut_all()
                action.trigger()
                return True
        elif isinstance(watched, QMenu) and event.type() == QEvent.Type.Show:
            keep_keys(*watched.findChildren(QMenu))
        return super().eventFilter(watched, event)


def _entry_of(menu: QMenu, event: QKeyEvent) -> QAction | None:
    """Return the entry that can be chosen beside which a key stands."""
    pressed = QKeySequence(event.keyCombination())
    shown = (action for action in menu.actions() if action.isVisible() and action.isEnabled())
    return next((action for action in shown if pressed in action.shortcuts()), None)


def _shut_all() -> None:
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass


def keep_keys(*menus: QMenu) -> None:
    """Keep the keys of menus, and of the menus in them, in them while they are open."""
    for menu in menus:
        if menu.findChild(OpenMenuKeys, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
            OpenMenuKeys(menu)


def context_menu(widget: QWidget) -> QMenu:
    """Return an empty menu over a widget, which goes when it is shut."""
    menu = QMenu(widget)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep_keys(menu)
    return menu
