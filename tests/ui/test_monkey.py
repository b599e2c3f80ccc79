"""A monkey at the window while animations run: whatever is pressed and clicked, nothing is raised and nothing stays.

`tools.monkey` lets one loose in the real window for as long as one likes; `TURNWRIGHT_MONKEY` says how many acts here.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.application import Program
from rules.system import registry
from tests.proof_table import Proved
from tests.proving import short_of
from tests.there import there
from tests.ui.moving import UNSEEN, moving, still
from tests.ui.opening import FIGHTS, Refuser
from tests.ui.settling import settle
from tests.ui.wandering import whole_program
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

ACTS = int(os.environ.get("TURNWRIGHT_MONKEY", "80"))
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
LETTERS = [Qt.Key(int(Qt.Key.Key_A) + place) for place in range(26)]
DIGITS = [Qt.Key(int(Qt.Key.Key_0) + place) for place in range(10)]
OFTEN = [
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Minus,
    Qt.Key.Key_Plus,
]
FUNCTIONS = [Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_F9]
WITH_CTRL = [key for key in LETTERS if key not in (Qt.Key.Key_Q, Qt.Key.Key_P)]
"""All but what ends the program, and what asks a printer."""


class Monkey:
    """Presses and clicks at random, the same for the same seed."""

    def __init__(self, program: Program, seed: str) -> None:
        self.program = program
        self.chance = random.Random(seed)
        self.done: list[str] = []
        """What it has done, for whoever looks into a fault."""

    @property
    def window(self) -> MainWindow:
        return there(self.program.window)

    def act(self) -> None:
        """One thing more."""
        chance, draw = self.chance, self.chance.random()
        if QApplication.activePopupWidget() is not None and draw < 0.5:
            self.press(Qt.Key.Key_Escape, NONE)
        elif draw < 0.35:
            self.press(chance.choice(OFTEN), chance.choice((NONE, NONE, NONE, SHIFT)))
        elif draw < 0.5:
            self.press(chance.choice(LETTERS + DIGITS), NONE)
        elif draw < 0.58:
            self.press(chance.choice(WITH_CTRL), chance.choice((CTRL, CTRL, CTRL | SHIFT)))
        elif draw < 0.62:
            self.press(chance.choice(FUNCTIONS), chance.choice((NONE, SHIFT)))
        elif draw < 0.95:
            self.click()
        elif draw < 0.98:
            how = chance.choice(list(UNSEEN))
            self.done.append(how)
            UNSEEN[how](self.window)
        else:
            self.window.showNormal()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """A key, where the keys are."""
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        self.done.append(f"{modifiers} {key} at {type(target).__name__}")
        QTest.keyClick(target, key, modifiers)

    def click(self) -> None:
        """A click anywhere in the window, at whatever lies there."""
        window, chance = self.window, self.chance
        place = QPoint(chance.randrange(max(1, window.width())), chance.randrange(max(1, window.height())))
        target: QWidget = QApplication.activePopupWidget() or window.childAt(place) or window
        button = Qt.MouseButton.RightButton if chance.random() < 0.15 else Qt.MouseButton.LeftButton
        self.done.append(f"{button} at {type(target).__name__} {place.x()} {place.y()}")
        # To the window of the system, as in reality: a widget that a press puts away is met by nothing more.
        below = target.window()
        if not below.internalWinId():
            return
        handle = below.windowHandle()
        there = below.mapFromGlobal(window.mapToGlobal(place))
        if not below.rect().contains(there):  # beside a menu that is open
            there = below.rect().center()
        QTest.mousePress(handle, button, NONE, there)
        if isValid(handle):
            QTest.mouseRelease(handle, button, NONE, there)


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    with whole_program(qapp, own_folders / "Mine.turnwright") as made:
        yield made


@pytest.mark.parametrize("system", short_of(registry.ids(), "ffrpg"))
def test_whatever_is_pressed_and_clicked_while_things_move_nothing_is_raised(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, proved: Proved, system: str
) -> None:
    proved("keys and clicks at random in fights of five systems, animations on", ACTS, "the names of the systems")
    refuser = Refuser(program)
    monkeypatch.setattr(MainWindow, "closeEvent", lambda window, event: event.ignore())
    with moving(monkeypatch):
        monkey = Monkey(program, f"monkey in {system}")
        for nth in range(ACTS):
            if nth % 100 == 0:
                monkey.window.showNormal()
                FIGHTS[f"fight {system}"](monkey.window)
                for side in ("party", "foes"):
                    monkey.window.conductor.rollers.set(side, APP)
            monkey.act()
            settle()
        monkeypatch.undo()
        window = monkey.window
        window.showNormal()
        qtbot.waitUntil(lambda: still(window))
    assert refuser is not None
    assert len(monkey.done) > ACTS // 2
