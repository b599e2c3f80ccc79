"""Keys of a focused widget, and context menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, SignalInstance
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget

from ui.commands.command import Command, sequences
from ui.theme.icons import icon

Slot = Callable[[], object] | SignalInstance


NAMED_KEY = "named_key"
"""The property of a menu's entry with the key that its text names, as a shortcut or as the character typed."""
COMMAND = "command"
"""The property of an action with its command's id."""


class MenuEntry(NamedTuple):
    """An entry of a context menu: a command, or a text without a key."""

    picture: str
    command: Command | str
    do: Slot
    text: str = ""
    """Its text, if it differs from the command's."""
    keys: str = ""
    """The keys of a menu command that does the same."""


def on_key(widget: QWidget, command: Command, do: Slot, *, within: bool = False) -> QAction:
    """Make a command's keys work while a widget has the focus; `within`: or one of its children.

    For Qt an open combo box list belongs to the widget; it covers what the keys act on, so they do nothing then.
    """
    action = QAction(widget)
    action.setProperty(COMMAND, command.id)
    action.setShortcuts(sequences(command.keys))
    contexts = Qt.ShortcutContext
    action.setShortcutContext(contexts.WidgetWithChildrenShortcut if within else contexts.WidgetShortcut)
    action.triggered.connect(partial(_do_uncovered, do) if within else do)
    widget.addAction(action)
    return action


def _do_uncovered(do: Slot, *_: bool) -> None:
    if QApplication.activePopupWidget() is None:
        do.emit() if isinstance(do, SignalInstance) else do()


def pop_up(widget: QWidget, offers: Iterable[MenuEntry | None], place: QPoint) -> None:
    """Open a menu for a widget at a position of the screen; None is a separator."""
    menu = context_menu(widget)
    for offer in offers:
        if offer is None:
            menu.addSeparator()
            continue
        command = offer.command if isinstance(offer.command, Command) else None
        text = offer.command if isinstance(offer.command, str) else offer.text or offer.command.title
        action = menu.addAction(icon(offer.picture), text)
        action.setShortcuts(sequences(offer.keys if command is None else command.keys)[-1:])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(offer.do)
    menu.popup(place)


class OpenMenuKeys(QObject):
    """Keep keys in an open menu or list: Qt offers them to the shortcuts below first.

    An unknown key would be passed to the menu bar as if typed anew.
    """

    def __init__(self, opened: QWidget) -> None:
        super().__init__(opened)
        opened.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim each key; trigger the entry with that key."""
        if isinstance(event, QKeyEvent):
            is_open = QApplication.activePopupWidget() is not None
            if is_open and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            entry = _entry_of(watched, event) if isinstance(watched, QMenu) else None
            if event.type() == QEvent.Type.KeyPress and entry is not None:
                _shut_all()
                entry.trigger()
                return True
        elif isinstance(watched, QMenu) and event.type() == QEvent.Type.Show:
            keep_keys(*watched.findChildren(QMenu))
        return super().eventFilter(watched, event)


WALKING = frozenset(
    {
        *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End),
        *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab),
    }
)
"""Keys that move in an open menu, choose or close it; they never trigger another entry."""


def _entry_of(menu: QMenu, event: QKeyEvent) -> QAction | None:
    """Return the entry that can be chosen beside which a key stands."""
    if event.key() in WALKING:
        return None
    pressed = QKeySequence(event.keyCombination())
    typed = event.text().upper()

    def is_meant(action: QAction) -> bool:
        key = str(action.property(NAMED_KEY) or "")
        return pressed in action.shortcuts() or (bool(key) and (key == typed or QKeySequence(key) == pressed))

    shown = (action for action in menu.actions() if action.isVisible() and action.isEnabled())
    return next((action for action in shown if is_meant(action)), None)


def _shut_all() -> None:
    while (popup := QApplication.activePopupWidget()) is not None and popup.close():
        pass


def keep_keys(*opened: QWidget) -> None:
    """Keep keys in menus, menu bars, submenus and their lists while they are open."""
    for widget in opened:
        if widget.findChild(OpenMenuKeys, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
            OpenMenuKeys(widget)


def keep_keys_of_list(opened: QWidget) -> None:
    """Keep keys in an open combo box list; those that choose and close are Qt's own.

    Qt handles Enter, Esc and F4 where it asks who claims them, not where they are pressed: so it is asked first.
    """
    keep_keys(opened)
    opened.installEventFilter(opened.window())


def context_menu(widget: QWidget) -> QMenu:
    """Return an empty menu over a widget, which goes when it is shut."""
    menu = QMenu(widget)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    keep_keys(menu)
    return menu


Path = tuple[tuple[str, int], ...]
"""From the window down: the class of each widget, and its index among the siblings of that class."""


def path_of(widget: QWidget | None, window: QWidget) -> Path:
    """Return where a widget stands in its window; nothing where it is none of its widgets."""
    steps: list[tuple[str, int]] = []
    while widget is not None and widget is not window:
        parent = widget.parentWidget()
        if parent is None:
            return ()
        steps.append((type(widget).__name__, _alike(parent, type(widget).__name__).index(widget)))
        widget = parent
    return tuple(reversed(steps))


def at_path(path: Path, window: QWidget) -> QWidget | None:
    """Return the widget at a path in a window; None if there is none."""
    widget: QWidget | None = window if path else None
    for name, place in path:
        if widget is None:
            return None
        alike = _alike(widget, name)
        widget = alike[place] if place < len(alike) else None
    return widget


def _alike(parent: QWidget, name: str) -> list[QWidget]:
    children = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if type(child).__name__ == name]


# Looked up, not compared bit by bit: each Tab asks every widget of a form, of which there are thousands.
STOPS = frozenset({Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus})


def put_in_order(root: QWidget, before: Sequence[QWidget] = ()) -> list[QWidget]:
    """Set the tab order of everything in a widget to reading order, unless it is `before`; return the order.

    The order is stored, because asking Qt's own chain makes Python keep every widget alive.
    """
    order = list(stops(root))
    if order != list(before):
        for widget, following in pairwise(order):
            QWidget.setTabOrder(widget, following)
    return order


def enter(root: QWidget) -> None:
    """Focus the first focusable child of a widget."""
    for widget in stops(root):
        if widget.isVisibleTo(root) and widget.isEnabledTo(root):
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            into_sight(widget)
            return


def into_sight(widget: QWidget) -> None:
    """Scroll to a widget once its layout is done."""
    page = widget.parentWidget()
    while page is not None:
        if isinstance(page, QScrollArea):
            QTimer.singleShot(0, widget, partial(page.ensureWidgetVisible, widget))
        page = page.parentWidget()


def stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield all focusable children in reading order, hidden ones too.

    The children of a widget are in reading order: one made later but read earlier goes under the others
    (`stackUnder`). Items of layouts would do, but a Python reference outlives them.
    """
    waiting = [widget]
    while waiting:
        here = waiting.pop()
        if here.focusPolicy() in STOPS:
            yield here
        else:
            children = reversed(here.children())
            waiting += [child for child in children if isinstance(child, QWidget) and not child.isWindow()]
