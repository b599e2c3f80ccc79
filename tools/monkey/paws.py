"""A monkey at keyboard and mouse: its acts are random, the same for the same seed."""

from __future__ import annotations

import random
import subprocess
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QRect, QThread
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from rules.system import registry
from tools.evening.hands import Asked
from ui.navigation.tabs import ENCOUNTER
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

Found = TypeVar("Found")
PLAIN = (*"abcdefghijklmnopqrstuvwxyz0123456789", "minus", "plus", "equal", "question", "asterisk", "period")
OFTEN = ("space", "Return", "Escape", "Tab", "Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "Home", "End")
OTHERS = ("BackSpace", "Delete", "Insert", "Menu", "shift+Tab", "shift+Return", "shift+Up", "shift+Down")
FUNCTIONS = ("F1", "F2", "F4", "F7", "F8", "F9", "F10", "shift+F1", "shift+F7", "shift+F8", "ctrl+F7", "ctrl+F8")
CTRL = tuple(f"ctrl+{key}" for key in (*"abcefghijklmnoprstuvwxyz0123456789", "Return"))
CTRL_SHIFT = tuple(f"ctrl+shift+{key}" for key in (*"abcefjklnptuz", "Return"))
"""All keys except those that end the program, and Ctrl+D, which has no command."""
KINDS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (30, PLAIN),
    (40, OFTEN),
    (8, OTHERS),
    (6, FUNCTIONS),
    (12, CTRL),
    (6, CTRL_SHIFT),
)
PER_FIGHT = 120
"""Acts in a fight, about, before the next system's turn."""
REST = 0.01
"""Seconds between two acts, so that the window is painted and not flooded."""
TOLD = 60
"""The number of last acts that are recorded."""


class Paws(QThread):
    """Acts at random until its time is over."""

    def __init__(self, program: Program, seed: int, end: float, last: Path) -> None:
        super().__init__()
        self.fault: BaseException | None = None
        self.acts = self.fights = 0
        self._program, self._end, self._last = program, end, last
        self._chance = random.Random(seed)
        self._asked = Asked()
        self._done: deque[str] = deque(maxlen=TOLD)

    @property
    def _window(self) -> MainWindow:
        window = self._program.window
        assert window is not None
        return window

    def run(self) -> None:
        """Play until the end, then stop the program."""
        try:
            while time.monotonic() < self._end:
                if self.acts % PER_FIGHT == 0:
                    self._ask(self._next_fight)
                self._act()
        except BaseException as fault:  # noqa: BLE001 - told by the main thread
            self.fault = fault
        self._ask(lambda: QApplication.exit(0))

    def _ask(self, question: Callable[[], Found]) -> Found:
        self._asked.wanted.emit(question)
        if self._asked.fault is not None:
            raise self._asked.fault
        answer: Found = self._asked.answer
        return answer

    # --- in the window's thread --------------------------------------------------------------------------

    def _next_fight(self) -> None:
        """Show a fight of the next system, new or continued."""
        window = self._window
        # What the monkey would close, or leave for another library, is played on.
        window.before_closing = lambda: False
        window.may_close = lambda: True  # type: ignore[method-assign]
        window.showMaximized()
        system = registry.ids()[self.fights % len(registry.ids())]
        self.fights += 1
        if window.conductor.is_open:
            window.put_away()
        window.show_tab(ENCOUNTER)
        prepared = [candidate for candidate in window.library.encounters.rows() if candidate.system == system]
        if not prepared:
            return
        one = self._chance.choice(prepared)
        encounter = window.library.encounters.prepare_again(one.id, f"{one.name} {self.fights}")
        if encounter.id is not None and window.conductor.open_prepared(encounter.id):
            if self._chance.random() < 0.8:
                for side in ("party", "foes"):
                    window.conductor.rollers.set(side, APP)
            window.conductor.begin_fight()

    def _place(self) -> tuple[QRect, bool]:
        """Return the window's rectangle, and whether it is visible; one moved away is brought back."""
        window = self._window
        if window.isMinimized() or not (window.isActiveWindow() or QApplication.activeWindow()):
            window.showMaximized()
            window.activateWindow()
        return QRect(window.geometry()), window.isVisible()

    # --- at keyboard and mouse -----------------------------------------------------------------------------

    def _act(self) -> None:
        chance = self._chance
        draw = chance.random()
        place, _ = self._ask(self._place)
        if draw < 0.62:
            keys = chance.choices([kind for _, kind in KINDS], [weight for weight, _ in KINDS])[0]
            self._do("key", "--clearmodifiers", *(chance.choice(keys) for _ in range(chance.choice((1, 1, 1, 2, 4)))))
        elif draw < 0.9:
            button = chance.choices(("1", "3", "4", "5"), (70, 12, 9, 9))[0]
            twice = ("--repeat", "2", "--delay", "40") if chance.random() < 0.15 else ()
            self._do("mousemove", *self._point(place), "click", *twice, button)
        elif draw < 0.97:
            stops = [word for _ in range(3) for word in ("mousemove", *self._point(place))]
            self._do("mousemove", *self._point(place), "mousedown", "1", *stops, "mouseup", "1")
        elif draw < 0.985:
            self._ask(self._window.showNormal)
            size = chance.randint(640, 1900), chance.randint(400, 1000)
            self._ask(lambda: self._window.resize(*size))
            self._note(f"resize {size}")
        else:
            self._ask(self._window.showMinimized)
            self._note("minimise")
        self.acts += 1
        time.sleep(REST)
        self._ask(lambda: None)

    def _point(self, place: QRect) -> tuple[str, str]:
        chance = self._chance
        x, y = chance.randrange(max(1, place.width())), chance.randrange(max(1, place.height()))
        return str(place.x() + x), str(place.y() + y)

    def _do(self, *words: str) -> None:
        self._note(" ".join(words))
        subprocess.run(["xdotool", *words], check=False, stderr=subprocess.DEVNULL)  # noqa: S603, S607 - our own words

    def _note(self, words: str) -> None:
        """Write the last acts to a file, which survives a crash."""
        self._done.append(words)
        self._last.write_text("\n".join(self._done), "utf-8")
