"""Hands at the program's real window: X events by xdotool, aimed at widgets by their text."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPoint, QRect, QSize, Qt, QThread, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QWidget,
)

from desktop.application import Program
from tools import translations
from ui.encounter.turn_order.model import vital_of
from ui.shell.main_window import MainWindow
from ui.theme.theme import look
from ui.widgets.labels import Label

Found = TypeVar("Found")
PATIENCE = 30.0
"""Seconds to wait for something on the screen."""
FARTHEST = 60
"""Notches of the wheel to the end of the longest form."""
SIZES = (QSize(1024, 680), QSize(1366, 768), QSize(1920, 1080))
THEMES = ("light", "dark")


class Missed(AssertionError):
    """Something expected on the screen did not come."""


class Asked(QObject):
    """Runs functions in the window's thread for a waiting thread."""

    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.wanted.connect(self._run, Qt.ConnectionType.BlockingQueuedConnection)
        self.answer: Any = None
        self.fault: Exception | None = None

    def _run(self, question: Callable[[], Any]) -> None:
        self.answer, self.fault = None, None
        try:
            self.answer = question()
        except Exception as fault:  # noqa: BLE001 - handed to the one who asked
            self.fault = fault


class Hands(QThread):
    """A game master at keyboard and mouse, who plays an evening while the program runs."""

    def __init__(self, program: Program, evening: Callable[[Hands], None], folder: Path) -> None:
        super().__init__()
        self.program, self.folder = program, folder
        self.fault: BaseException | None = None
        self.keys_pressed = 0
        self._evening = evening
        self._asked = Asked()
        self._pictures = 0
        self._tongues: dict[str, dict[str, str]] = {}
        """Language to English text to its translation."""

    def run(self) -> None:
        """Play the evening, then close the program."""
        try:
            self.until("the window has no keys", self.window.isActiveWindow)
            self._evening(self)
        except BaseException as fault:  # noqa: BLE001 - told by the main thread
            self.fault = fault
            self.ask(self._picture_of_fault)
        self.ask(lambda: QApplication.exit(0 if self.fault is None else 1))

    def ask(self, question: Callable[[], Found]) -> Found:
        """Return the result of a function run in the window's thread."""
        self._asked.wanted.emit(question)
        if self._asked.fault is not None:
            raise self._asked.fault
        answer: Found = self._asked.answer
        return answer

    @property
    def window(self) -> MainWindow:
        """The program's window."""
        assert self.program.window is not None
        return self.program.window

    # --- the window's language -------------------------------------------------------------------------

    def said(self, words: str, **values: object) -> str:
        """Return a text of the window in its present language, with values."""
        language = self.window.language
        if language not in self._tongues:
            path = translations.ts(translations.TRANSLATIONS, language)
            known = translations.messages(path) if path.exists() else ()
            self._tongues[language] = {
                message.source.replace("&", ""): message.translation.replace("&", "") for message in known
            }
        told = self._tongues[language].get(words, words)
        return told.format(**values) if values else told

    # --- looking ---------------------------------------------------------------------------------------

    def until(self, what: str, question: Callable[[], Found]) -> Found:
        """Wait for a function of the window's thread to return something true; raise Missed otherwise."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.ask(question):
                return found
            time.sleep(0.02)
        raise Missed(what)

    def see(self, words: str) -> None:
        """Wait for a text to appear."""
        words = self.said(words)
        self.until(f"“{words}” stands nowhere on the screen", lambda: any(words in text for text in self._texts()))

    def see_not(self, words: str) -> None:
        """Wait for a text to disappear."""
        words = self.said(words)
        self.until(f"“{words}” still stands on the screen", lambda: not any(words in text for text in self._texts()))

    def _texts(self) -> Iterator[str]:
        yield from (text for text, _, _ in _places(QApplication.allWidgets()))
        yield from (_plain(label.text()) for label in self.window.findChildren(Label) if label.isVisible())
        yield from (line.text() for line in self.window.findChildren(QLineEdit) if line.isVisible())
        yield self.window.statusBar().currentMessage()

    def _place(self, words: str) -> QPoint | None:
        """Return the position of something with this text: exact matches first, the topmost of several."""
        places = [(text, owner.mapToGlobal(rect.center())) for text, rect, owner in _places(_on_top())]
        for fits in (str.__eq__, str.startswith):
            found = [place for text, place in places if fits(text, words)]
            if found:
                return min(found, key=lambda place: (place.y(), place.x()))
        return None

    def place(self, words: str) -> QPoint:
        """Wait for something with this text, and return its position."""
        words = self.said(words)
        point = self.until(f"“{words}” is nowhere to be clicked", lambda: self._place(words))
        assert point is not None
        return point

    # --- doing -----------------------------------------------------------------------------------------

    def keys(self, *names: str) -> None:
        """Press keys by their X names: `ctrl+n`, `Return`, `Escape`."""
        for name in names:
            self._xdotool("key", "--clearmodifiers", name)
            self.keys_pressed += 1

    def type(self, text: str) -> None:
        """Type a text."""
        self._xdotool("type", "--delay", "4", "--", text)
        self.keys_pressed += len(text)

    def write(self, path: Path) -> None:
        """Enter a file name in the open dialog, and wait for the file."""
        self.until("no place is asked for", QApplication.activeModalWidget)
        self.keys("ctrl+a")
        self.type(str(path))
        lines = self.ask(lambda: self.window.findChildren(QLineEdit))
        self.until("the name does not stand there", lambda: any(line.text() == str(path) for line in lines))
        # The first Enter may do no more than close what Qt's dialog suggests, once it has read the folder.
        for _ in range(3):
            self.keys("Return")
            if not self.ask(QApplication.activeModalWidget):
                break
        self.see(self.said("{path} was written.", path=path))
        if not path.stat().st_size:
            raise Missed(f"{path} is empty")

    def select_standing(self, loss: int) -> None:
        """Select the first combatant of the order that stands even after a loss, as a fall may ask questions."""
        order = self.window.encounter.fight.order
        for key in ("Home", *("Down",) * FARTHEST):
            self.keys(key)
            row = self.ask(lambda: order.selected)
            vital = None if row is None else vital_of(row)
            if row is not None and not row.fallen and vital is not None and vital.value > loss:
                return
        raise Missed("nobody stands")

    def click(self, words: str, button: int = 1) -> None:
        """Click what has this text."""
        self.click_at(self.place(words), button)

    def fill(self, words: str, text: str) -> None:
        """Scroll to the field of this label, click it and replace its text."""
        self.scroll_to(words)
        self.click(words)
        self.keys("ctrl+a")
        self.type(text)

    def scroll_to(self, words: str) -> None:
        """Turn the wheel at the mouse until something with this text is visible."""
        words = self.said(words)
        for _ in range(FARTHEST):
            if self.ask(lambda: self._place(words)) is not None:
                return
            self.ask(lambda: self._hidden(words))
            self._xdotool("click", "5")

    def _hidden(self, words: str) -> None:
        """Raise Missed if nothing on the page has this text, visible or not."""
        widgets = (widget for widget in QApplication.allWidgets() if widget.isVisible())
        if not any(words in (widget.accessibleName(), _plain(getattr(widget, "text", str)())) for widget in widgets):
            raise Missed(f"there is no field “{words}”")

    def choose(self, box: str, choice: str) -> None:
        """Open a combo box and choose an entry."""
        self.click(box)
        self.until(f"the choices of “{box}” do not open", QApplication.activePopupWidget)
        time.sleep(QApplication.doubleClickInterval() / 1000)  # until then Qt takes a click for that which opened them
        self.click(choice)
        self.until(f"the choices of “{box}” stay open", lambda: QApplication.activePopupWidget() is None)

    def over(self, words: str) -> None:
        """Move the mouse over what has this text."""
        point = self.place(words)
        self._xdotool("mousemove", str(point.x()), str(point.y()))

    def click_at(self, point: QPoint, button: int = 1) -> None:
        """Click a position of the screen."""
        self._xdotool("mousemove", str(point.x()), str(point.y()))
        self._xdotool("click", str(button))

    def menu(self, *words: str) -> None:
        """Choose through menus by mouse."""
        for word in words:
            self.click(word)

    def drag(self, start: QPoint, *stops: QPoint, rest: float = 0.0) -> None:
        """Drag in small steps through positions to the last, resting some seconds at each."""
        self._xdotool("mousemove", str(start.x()), str(start.y()))
        self._xdotool("mousedown", "1")
        here = start
        for stop in stops:
            for step in range(1, 13):
                point = here + (stop - here) * step / 12
                self._xdotool("mousemove", str(point.x()), str(point.y()))
            time.sleep(rest)
            here = stop
        self._xdotool("mouseup", "1")

    def _xdotool(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], check=True)  # noqa: S603, S607 - our own words, the tool of the PATH
        time.sleep(0.02)
        self.ask(lambda: None)

    # --- pictures --------------------------------------------------------------------------------------

    def pictures(self, name: str) -> None:
        """Take pictures of the window in every size, light and dark."""
        self._pictures += 1
        self.ask(lambda: self._take(f"{self._pictures:02} {name}"))

    def _take(self, name: str) -> None:
        window, size, theme = self.window, self.window.size(), look().choice
        for wanted in SIZES:
            window.resize(wanted)
            for shade in THEMES:
                look().choose(shade)
                for _ in range(3):  # a theme is told to the widgets, these tell their lines, and all are set anew
                    QApplication.processEvents()
                path = self.folder / f"{name} {wanted.width()} {shade}.png"
                if not window.grab().save(str(path)):
                    raise OSError(f"{path} could not be written")
        look().choose(theme)
        window.resize(size)
        QApplication.processEvents()

    def _picture_of_fault(self) -> None:
        window = QApplication.activeModalWidget() or QApplication.activePopupWidget() or self.window
        window.grab().save(str(self.folder / "where it went wrong.png"))


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").strip()


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    """Yield the visible rows of a view, by text."""
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return

    def below(parent: QModelIndex) -> Iterator[tuple[str, QRect]]:
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            rect = view.visualRect(index)
            if rect.isValid() and view.viewport().rect().intersects(rect):
                words = index.data(Qt.ItemDataRole.DisplayRole) or index.data(Qt.ItemDataRole.AccessibleTextRole)
                yield str(words or ""), rect.intersected(view.viewport().rect())
            if model.rowCount(index):
                yield from below(index)

    yield from below(QModelIndex())


def _on_top() -> list[QWidget]:
    """Return the widgets that can be clicked: of the open menu or dialog, else all."""
    top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    return QApplication.allWidgets() if top is None else [top, *top.findChildren(QWidget)]


def _places(widgets: Iterable[QWidget]) -> Iterator[tuple[str, QRect, QWidget]]:
    """Yield everything that can be clicked: text, position and widget."""
    for widget in widgets:
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, (QMenu, QMenuBar)):
            for action in widget.actions():
                yield _plain(action.text()), widget.actionGeometry(action), widget
        elif isinstance(widget, QTabBar):
            for number in range(widget.count()):
                yield _plain(widget.tabText(number)), widget.tabRect(number), widget
        elif isinstance(widget, QAbstractItemView):
            for text, rect in _rows(widget):
                yield text, rect, widget.viewport()
        elif isinstance(widget, QAbstractButton):
            yield _plain(widget.text()), widget.visibleRegion().boundingRect(), widget
        if widget.accessibleName():
            yield widget.accessibleName(), widget.visibleRegion().boundingRect(), widget
