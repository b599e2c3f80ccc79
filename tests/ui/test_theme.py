"""What a theme costs: every widget is told of it once, however deep it stands, and no file stays behind."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.icons import icon, put_beside_words
from ui.theme import apply, look, named

DEEP = 12


class Told(QObject):
    """Counts how often the widgets are told of another font."""

    def __init__(self) -> None:
        super().__init__()
        self.many: Counter[int] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self.many[id(watched)] += 1
        return False


def nested(qtbot: QtBot) -> list[QWidget]:
    """Widgets within widgets, as a form has them."""
    widgets = [QWidget()]
    qtbot.addWidget(widgets[0])
    for _ in range(DEEP):
        layout = QVBoxLayout(widgets[-1])
        layout.addWidget(QLabel("Name"))
        widgets.append(QWidget())
        layout.addWidget(widgets[-1])
    widgets[0].show()
    return widgets


def test_a_widget_is_told_of_another_theme_no_more_often_the_deeper_it_stands(qtbot: QtBot, qapp: QApplication) -> None:
    look()
    widgets = nested(qtbot)
    told = Told()
    qapp.installEventFilter(told)
    apply(qapp, named("dark"))
    qapp.removeEventFilter(told)
    apply(qapp, look().theme)
    often = [told.many[id(widget)] for widget in widgets]
    assert max(often[1:]) <= max(2, often[1])


def test_a_look_that_is_chosen_again_is_drawn_by_nobody(qtbot: QtBot, qapp: QApplication) -> None:
    chosen = look().choice
    look().choose("light")
    widgets = nested(qtbot)
    told = Told()
    qapp.installEventFilter(told)
    look().choose("light")
    again = sum(told.many[id(widget)] for widget in widgets)
    look().choose("dark")
    other = sum(told.many[id(widget)] for widget in widgets)
    qapp.removeEventFilter(told)
    look().choose(chosen)
    assert (again, other > 0) == (0, True)


def test_a_program_that_has_ended_leaves_no_picture_behind(tmp_path: Path) -> None:
    program = "from PySide6.QtWidgets import QApplication as A; a = A([]); from ui.theme import look; look()"
    done = subprocess.run([sys.executable, "-c", program], env={**os.environ, "TMPDIR": str(tmp_path)}, check=False)
    assert done.returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_an_icon_is_drawn_once_in_each_theme(qtbot: QtBot) -> None:
    chosen = look().choice
    keys: dict[str, set[int]] = {}
    for theme in ("light", "dark", "light"):
        look().choose(theme)
        button = QPushButton("Save")
        qtbot.addWidget(button)
        put_beside_words(button, "check")
        keys.setdefault(theme, set()).update((icon("check").cacheKey(), button.icon().cacheKey()))
    look().choose(chosen)
    assert len(keys["light"]) == len(keys["dark"]) == 2
    assert not keys["light"] & keys["dark"]
