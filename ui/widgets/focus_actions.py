"""What a key does while a widget has the cursor, and what is offered under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from ui.theme.icons import icon
from ui.widgets.key_names import key_sequence

Slot = Callable[[], object] | SignalInstance


class Offer(NamedTuple):
    """An entry of a context menu."""

    picture: str
    text: str
    keys: str
    do: Slot


def on_key(widget: QWidget, keys: str, do: Slot, *, within: bool = False) -> QAction:
    """Lets keys do something while a widget has the cursor; `within`: wherever on it the cursor stands."""
    action = QAction(widget)
    action.setShortcut(key_sequence(keys))
    contexts = Qt.ShortcutContext
    action.setShortcutContext(contexts.WidgetWithChildrenShortcut if within else contexts.WidgetShortcut)
    action.triggered.connect(do)
    widget.addAction(action)
    return action


def pop_up(widget: QWidget, offers: Iterable[Offer | None], place: QPoint) -> None:
    """Opens a menu over a widget at a place of the screen; None parts what stands before from what follows."""
    menu = QMenu(widget)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for offer in offers:
        if offer is None:
            menu.addSeparator()
        else:
            action = on_key(menu, offer.keys, offer.do)
            action.setText(offer.text)
            action.setIcon(icon(offer.picture))
    menu.popup(place)
