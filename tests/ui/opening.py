"""Opens whatever can be opened on a page of the window, as the window itself offers it, and comes back."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QMenu,
    QWidget,
)

from desktop.application import Program
from models.repositories.encounters import PREPARED
from rules.system import registry
from tests.there import there
from tests.ui.settling import settle
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.services.tasks import Tasks
from ui.shell.main_window import MainWindow
from ui.shell.window_commands import WINDOW_COMMANDS

Openers = dict[str, Callable[[], object]]
Shown = TypeVar("Shown", bound=QWidget)
LEFT = "quit"
"""The only command that is not tried: it ends the program."""

OF_QT = {"QPanGesture", "QPropertyAnimation", "QCommonStyle", "QTimer", "QMetaObject"}
"""What Qt makes and deletes in its own time, as a status bar its timers; PySide keeps a wrapper of every style.

The wrappers of meta-objects are those that `live` asks for, nobody else does: they say nothing of the program.
"""

OWN = ("ui.", "desktop.", "models.")
"""The packages whose objects are counted."""


class Refuser(QObject):
    """Leaves every dialog that waits for an answer, as Esc does, and remembers which ones there were.

    It goes with the program: whoever is left over would leave the dialogs of later tests.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.met: set[str] = set()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._leave)
        self._timer.start()

    def _leave(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self.met.add(type(dialog).__name__)
            dialog.reject()


class Opener:
    """Finds what a page of the window opens, opens it, leaves it, and stands on the page again."""

    def __init__(self, program: Program, place: Callable[[MainWindow], object]) -> None:
        self.program = program
        self._place = place
        self._entry: int | None = None

    @property
    def window(self) -> MainWindow:
        """The window as it is now: a language change draws another one."""
        window = self.program.window
        assert window is not None
        return window

    # --- what there is -----------------------------------------------------------------------------------

    def all(self) -> Openers:
        """Everything that opens something on the page as it is now."""
        return {
            **{f"command {name}": partial(self._trigger, name) for name in self._commands()},
            **self._menus(),
            **self._buttons(),
        }

    def settings(self) -> list[str]:
        """The settings of the window by the names of their actions."""
        return [command.id for command in WINDOW_COMMANDS if command.is_setting]

    def _commands(self) -> Iterator[str]:
        for command in WINDOW_COMMANDS:
            if self.window.menus.by_name[command.id].isEnabled() and command.id != LEFT and not command.is_setting:
                yield command.id

    def _trigger(self, name: str) -> None:
        self.window.menus.by_name[name].trigger()

    def _shown(self, kind: type[Shown]) -> dict[str, Shown]:
        """The kinds of widgets on the page, each with the first one of it.

        They are found by name each time: what stands where among all widgets changes with each that comes or goes.
        """
        found: dict[str, Shown] = {}
        for root in self._roots():
            for widget in root.findChildren(kind):
                if widget.isVisible() and widget.isEnabled():
                    parent = type(widget.parentWidget()).__name__
                    found.setdefault(f"{type(widget).__name__} of {parent} {widget.accessibleName()}", widget)
        return found

    def _roots(self) -> Sequence[QWidget]:
        """What the widgets that are tried stand on."""
        return (self.window,)

    def _menus(self) -> Openers:
        """The menu of each kind of widget, and what its entries open."""
        found: Openers = {}
        for name, widget in self._shown(QWidget).items():
            menu = self._menu_of(name) if shiboken6.isValid(widget) and _has_menu(widget) else None
            if menu is not None:
                found[f"menu of {name}"] = partial(self._menu_of, name)
                for entry in self._entries(menu):
                    found[f"menu of {name}: {entry}"] = partial(self._take, name, entry)
                menu.close()
                settle()
        for name in self._shown(QComboBox):
            found[f"list of {name}"] = partial(self._drop, name)
        return found

    def _entries(self, menu: QMenu) -> dict[str, QAction]:
        """The entries of a menu and of the menus in it that open something."""
        found: dict[str, QAction] = {}
        for action in menu.actions():
            inner = action.menu()
            if isinstance(inner, QMenu):
                found |= self._entries(inner)
            elif action.isEnabled() and self._is_wanted(action.text()):
                found[action.text()] = action
        return found

    def _is_wanted(self, words: str) -> bool:
        """Whether what bears these words is tried: they end in …, so it opens something."""
        return words.endswith("…")

    def _menu_of(self, name: str) -> QMenu | None:
        widget = self._shown(QWidget).get(name)
        if widget is None:
            return None
        place = widget.rect().center()
        if isinstance(widget, QAbstractItemView):
            place = widget.visualRect(widget.currentIndex()).center()
            widget = widget.viewport()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
        QApplication.sendEvent(widget, event)
        settle()
        menu = QApplication.activePopupWidget()
        return menu if isinstance(menu, QMenu) else None

    def _take(self, name: str, entry: str) -> None:
        menu = self._menu_of(name)
        if menu is not None:
            action = self._entries(menu).get(entry)
            menu.close()
            if action is not None:
                action.trigger()

    def _drop(self, name: str) -> None:
        box = self._shown(QComboBox).get(name)
        if box is not None:
            box.showPopup()
            settle()
            box.hidePopup()

    def _buttons(self) -> Openers:
        """The buttons that are tried."""
        return {
            f"button {name} {button.text()}": partial(self._click, name)
            for name, button in self._shown(QAbstractButton).items()
            if self._is_wanted(button.text())
        }

    def _click(self, name: str) -> None:
        button = self._shown(QAbstractButton).get(name)
        if button is not None:
            button.click()

    # --- there and back ----------------------------------------------------------------------------------

    def come(self, *, drawn: bool = True) -> None:
        """Stands on the page as at first: nothing lies over it, and nothing was done.

        The way there is not drawn; the page is, whole, together with what is opened next, unless nobody looks.
        """
        self.window.setUpdatesEnabled(False)
        self._come()
        self.window.setUpdatesEnabled(drawn)

    def _come(self) -> None:
        self.window.activateWindow()
        settle()
        for _ in range(2):
            popup = QApplication.activePopupWidget()
            if popup is not None:
                popup.close()
            QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_Escape)
            settle()
        self._leave_forms()
        if self.window.conductor.service is None:
            for _ in range(self.window.undo_stack.count()):
                self.window.undo()
                self._leave_forms()  # What was left with changes is opened again by undo.
        self._place(self.window)
        settle()
        service = self.window.conductor.service
        if service is not None and self._entry is None:
            self._entry = service.journal.cursor
        while service is not None and service.journal.cursor > (self._entry or 0):
            self.window.undo()
            settle()

    def _leave_forms(self) -> None:
        for tab in (self.window.bestiary, self.window.party):
            if tab.detail.is_editing:
                tab.detail.form.dirty = False
                tab.detail.leave()
        settle()

    def visit(self, open_it: Callable[[], object]) -> None:
        """Opens something, leaves it, and comes back."""
        open_it()
        settle()
        self._let_jobs_come_home()
        self.come()
        self._let_jobs_come_home()

    def _let_jobs_come_home(self) -> None:
        """What is done in another thread comes home by the event loop; nobody waits for odds to narrow."""
        if self.window.tabs.is_built(ENCOUNTER) and self.window.encounter.foretelling.is_open:
            self.window.encounter.foretelling.switch()
        for tasks in self.window.findChildren(Tasks):
            while tasks.running:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        settle()


def live() -> Counter[str]:
    """How many objects of Qt there are, by their kinds."""
    settle()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    tops = [application, *(widget for widget in application.topLevelWidgets() if widget.parent() is None)]
    found = (child for top in tops for child in (top, *top.findChildren(QObject)))
    kinds = Counter(child.metaObject().className() for child in found)
    return Counter({kind: many for kind, many in kinds.items() if kind not in OF_QT})


def kept_in_python() -> Counter[str]:
    """What Python keeps: our own objects, and those of Qt that are gone, by their kinds."""
    gc.collect()
    kinds: Counter[str] = Counter()
    for get_object in gc.get_objects():
        kind = type(get_object)
        if str(kind.__module__).startswith(OWN):
            kinds[kind.__qualname__] += 1
        elif (
            isinstance(get_object, shiboken6.Object)
            and not shiboken6.isValid(get_object)
            and kind.__name__ not in OF_QT
        ):
            kinds[f"{kind.__name__}, gone"] += 1
    return kinds


def _has_menu(widget: QWidget) -> bool:
    """Whether the program gives a widget a menu."""
    own = any("contextMenuEvent" in vars(kind) for kind in type(widget).__mro__ if kind.__module__.startswith("ui."))
    return own or widget.contextMenuPolicy() == Qt.ContextMenuPolicy.CustomContextMenu


# --- the pages ---------------------------------------------------------------------------------------------------


def listed(tab: int) -> Callable[[MainWindow], object]:
    """The list of a tab."""

    def come(window: MainWindow) -> None:
        window.show_tab(tab)
        if tab == BESTIARY:
            window.bestiary.show_creature(window.library.creatures.rows()[0].id)
        elif tab == PARTY:
            window.party.choose([card.id for card in window.party.cards.rows][:1])
        elif window.front.shows_fight:
            window.put_away()

    return come


def in_form(tab: int) -> Callable[[MainWindow], object]:
    """The form of a new one."""

    def come(window: MainWindow) -> None:
        window.show_tab(tab)
        page = (window.bestiary, window.party)[tab]
        if not page.detail.is_editing:
            window.new()

    return come


def fight_of(system: str) -> Callable[[MainWindow], object]:
    """The first fight of a system."""

    def come(window: MainWindow) -> None:
        window.show_tab(ENCOUNTER)
        if window.conductor.service is None:
            (first, *_) = (encounter for encounter in window.library.encounters.all() if encounter.system == system)
            assert first.id is not None
            if first.state == PREPARED:
                window.conductor.open_prepared(first.id)
            else:
                window.conductor.resume(first.id)

    return come


def board(window: MainWindow) -> None:
    """The page where a board is painted."""
    if window.front.shows_fight:
        window.put_away()
    window.show_tab(ENCOUNTER)
    first = next(encounter.id for encounter in window.library.encounters.all() if encounter.board)
    if window.encounter.painted != first:
        window.encounter.show_board(there(first))


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "bestiary": listed(BESTIARY),
    "party": listed(PARTY),
    "encounters": listed(ENCOUNTER),
    "creature": in_form(BESTIARY),
    "member": in_form(PARTY),
    "board": board,
}
"""How each page of a library is come to."""
FIGHTS = {f"fight {system}": fight_of(system) for system in registry.ids()}
"""How the first fight of each system is come to."""
