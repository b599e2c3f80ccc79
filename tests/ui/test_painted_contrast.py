"""Every text and mark stands out from the ground that is really painted under it, in every theme."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSettings, QSizeF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.scenes import scenes
from desktop.scenes_beside import beside_the_window
from models.library import Library
from models.samples import shipped
from rules import catalogue
from tests.proving import short_of
from tests.ui.measuring import shown
from tests.ui.painted import Picture
from tests.ui.settling import settle
from ui.bestiary.widgets import Check
from ui.board.measures import CELL
from ui.board.view import BoardView
from ui.theme import THEMES, look, named
from ui.window import MainWindow

TEXT, MARK = 4.5, 3.0
HIGH = 7.0
"""What a text stands out by in a theme of high contrast."""
FAINT = 2.0
"""In a view what stands out less than this is a line between rows, the track of a bar or the tint under a chip."""
LITTLE = frozenset(".,·")
HATCH = 1.7
"""On a board what stands out less is the hatch of a ground."""
WORDY, LETTERS = 24, range(7, 17)
"""In a view what is so wide and so high is words, which need more than a mark."""
EDGE = 3
"""Pixels of a control that are its frame."""
SHORT = 5
"""`make test` takes every fifth page, and looks into the lists of every tenth."""


def rect_in(window: QWidget, widget: QWidget, rect: QRect) -> QRect:
    """A rectangle of a widget in its window, as much of it as no parent cuts off."""
    seen = QRect(widget.mapTo(window, rect.topLeft()), rect.size())
    above = widget.parentWidget()
    while above is not None and widget is not window:
        seen &= QRect(above.mapTo(window, QPoint()), above.size())
        above = above.parentWidget() if above is not window else None
    return seen


def has_words(widget: QWidget) -> bool:
    """Whether a widget is nothing but a text, or words and perhaps an icon."""
    if isinstance(widget, QLabel | QAbstractButton):
        return bool(widget.text().strip())
    if isinstance(widget, QComboBox):
        return bool(widget.currentText().strip())
    return isinstance(widget, QLineEdit) and bool(widget.text().strip() or widget.placeholderText().strip())


def faint(window: QWidget, *, lists: bool, text: float = TEXT) -> Iterator[str]:
    """The texts and marks of a window that stand out too little."""
    picture = Picture(window.grab().toImage())
    for widget in shown(window):
        words = getattr(widget, "text", None)
        name = f"{type(widget).__name__} {words() if callable(words) else ''!r}"[:60]
        inside = rect_in(window, widget, widget.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        if inside.width() < 8 or inside.height() < 8 or covered(window, widget, inside.center()):
            continue
        if has_words(widget):
            if callable(words) and words().strip() in LITTLE:
                continue  # Of so few pixels none has the whole colour.
            found = picture.whole(inside)
            if found.contrast < text:
                yield f"{name}: {found.contrast:.2f} ({found.ink & 0xFFFFFF:06x} on {found.ground & 0xFFFFFF:06x})"
        elif isinstance(widget, QToolButton) and not widget.icon().isNull() and not is_away(widget):
            found = picture.whole(inside)
            if found.contrast < MARK:
                yield f"{name} {widget.toolTip()!r}: icon {found.contrast:.2f}"
        elif lists and isinstance(widget, QAbstractItemView | QTextEdit) and not isinstance(widget, QHeaderView):
            view = widget.viewport()
            room = rect_in(window, view, view.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
            for word in picture.inked(room):
                least = TEXT if word.place.width() >= WORDY and word.place.height() in LETTERS else MARK
                if FAINT < word.contrast < least:
                    yield f"{name} in {word.place.getRect()}: {word.contrast:.2f}"
        elif lists and isinstance(widget, BoardView):
            yield from faint_on_board(window, widget, picture)


def faint_on_board(window: QWidget, view: BoardView, picture: Picture) -> Iterator[str]:
    """The letters and heights in the corners of cells, and the letters on pieces, that stand out too little."""
    seen = rect_in(window, view.viewport(), view.viewport().rect())
    corner = view.viewport().mapTo(window, QPoint())

    def told(place: QRectF, what: str) -> Iterator[str]:
        rect = view.mapFromScene(place).boundingRect().translated(corner)
        if seen.contains(rect):
            found = picture.whole(rect)
            if HATCH < found.contrast < TEXT:
                yield f"{what}: {found.contrast:.2f} ({found.ink & 0xFFFFFF:06x} on {found.ground & 0xFFFFFF:06x})"

    board, pieces = view.board_scene.board, view.board_scene.pieces.values()
    taken = {one.view.cell for one in pieces}
    for x, y in {**(board.terrains or {}), **(board.levels or {})}:
        if (x, y) not in taken:
            at = QPointF(x * CELL + 2, y * CELL + 2)
            yield from told(QRectF(at, QSizeF(CELL / 2 - 4, CELL / 3)), f"{board.terrain_at((x, y))} {x},{y}")
            yield from told(QRectF(at + QPointF(CELL / 2, 0), QSizeF(CELL / 2 - 4, CELL / 3)), f"height {x},{y}")
    for one in pieces:
        middle, size = one.sceneBoundingRect().center(), CELL / 3
        yield from told(QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), f"piece {one.view.name}")


def shown_pages(window: QWidget) -> list[QWidget]:
    """The window, and what of its own lies over it: dialogs, menus, lists that drop down."""
    return [window, *(one for one in QApplication.topLevelWidgets() if one is not window and one.isVisible())]


def is_away(button: QToolButton) -> bool:
    """Whether it is the sign that clears a line, and there is nothing to clear, or it is still fading in."""
    line = button.parentWidget()
    if not isinstance(line, QLineEdit) or not line.isClearButtonEnabled():
        return False
    return not line.text() or button.property("opacity") != 1.0


def covered(window: QWidget, widget: QWidget, point: QPoint) -> bool:
    """Whether something else lies over the middle of a widget."""
    over = window.childAt(point)
    while over is not None and over is not widget:
        over = over.parentWidget()
    return over is None and widget is not window


@pytest.mark.parametrize("theme", short_of(THEMES, "light", "dark"))
@pytest.mark.parametrize("system", short_of(catalogue.ids(), "ffrpg"))
def test_every_painted_text_and_mark_stands_out(
    qtbot: QtBot, tmp_path: Path, system: str, theme: str, request: pytest.FixtureRequest
) -> None:
    every = request.node.get_closest_marker("prove") is not None
    least = HIGH if theme.startswith("contrast") else TEXT
    chosen = look().choice
    look().choose(theme)
    samples = [one for one in shipped() if one.name == f"{system}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    layouts = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    window = MainWindow(library, "en", layouts)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    found: dict[str, str] = {}
    looked_at = 0
    for number, scene in enumerate(chain(scenes(window, system), beside_the_window(window, system))):
        if every or number % SHORT == 1:
            settle()
            looked_at += 1
            for page in shown_pages(window):
                for fault in faint(page, lists=every or number % (2 * SHORT) == 1, text=least):
                    found.setdefault(fault, scene)
    window.close()
    library.close()
    look().choose(chosen)
    assert looked_at >= 6
    assert found == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_too_faint_is_found(qtbot: QtBot, theme: str) -> None:
    """The measure itself: a text in the colour of lines is found, one in the muted colour is not."""
    chosen = look().choice
    look().choose(theme)
    page = QWidget()
    page.resize(240, 80)
    qtbot.addWidget(page)
    labels = [QLabel("Faint", page), QLabel("Muted", page), Check("Hidden", page)]
    for number, (label, role) in enumerate(zip(labels, ("line", "muted", "text"), strict=True)):
        label.setGeometry(8, 24 * number, 160, 24)
        colours = label.palette()
        colours.setColor(label.foregroundRole(), named(theme).color(role))
        label.setPalette(colours)
    page.show()
    found = list(faint(page, lists=True))
    look().choose(chosen)
    assert [fault.split(":")[0] for fault in found] == ["QLabel 'Faint'"]
