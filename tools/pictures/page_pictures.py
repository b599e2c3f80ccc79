"""Pictures of the shown page in each size of window and text, and what cannot be read or reached on them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFileDialog, QWidget

from tools.pictures.cut_words import popup_faults
from tools.pictures.event_loop import settle
from tools.pictures.layout_faults import wrong
from ui.players.screen import PlayersScreen
from ui.shell.main_window import MainWindow
from ui.theme.rescale import fit
from ui.theme.theme import GRID, current, look


class Size(NamedTuple):
    """A window with a size of text."""

    text: int
    """In per cent."""
    width: int
    height: int

    def holds_doubled(self) -> bool:
        """Whether words have room that are twice as long: longer than those of any language, in which all have it."""
        return self.width * 100 >= ROOM_FOR_DOUBLED * self.text

    @property
    def name(self) -> str:
        """The size as the file of a picture is named by it."""
        pixels = f"{self.width}x{self.height}"
        return pixels if self.text == 100 else f"{self.text}%-{pixels}"


ROOM_FOR_DOUBLED = 910
"""Pixels across at 100 % that texts of double length need."""
USUAL = Size(100, 1366, 768)
SIZES_AT_A_SCALE: tuple[tuple[Size, ...], ...] = (
    (Size(100, 1024, 700), USUAL),
    (Size(100, 1920, 1080),),
    (Size(125, 1920, 1080), Size(125, 1366, 768), Size(125, 1024, 700)),
    (Size(150, 1024, 700), Size(150, 1366, 768), Size(150, 1920, 1080)),
    (Size(200, 1920, 1080), Size(200, 1366, 768)),
)
"""All sizes that are looked at; those that are drawn at one scale together, as it takes a while to change it."""
SIZES = tuple(chain.from_iterable(SIZES_AT_A_SCALE))
THEMES = ("light", "dark")
CONTRASTING = ("contrast_light", "contrast_dark")
MAIN = frozenset(
    {"bestiary", "creature form", "party", "prepare", "board", "odds", "order, dense", "log", "the end", "keys"}
)
"""Pages also taken in the themes of high contrast."""
TITLE = 28
"""The height of the bar that a desktop puts over a dialog, in pixels."""
PLATFORM, OFFSCREEN = "QT_QPA_PLATFORM", "offscreen"
CELL = 640
"""Width of a picture in an overview."""
ACROSS = 4
"""How many pictures of an overview stand side by side."""
ROUNDS = 4


class View(NamedTuple):
    """Size and theme of a picture."""

    size: Size
    theme: str

    @property
    def name(self) -> str:
        """The name of its pictures."""
        return f"{self.size.name}-{self.theme}"


def views(page: str, theme: str, *, downwards: bool, doubled: bool = False) -> list[View]:
    """Return the views of a page: all sizes in a theme, from the smallest text or the largest, the last in others.

    `doubled`: its texts are of double length, which leave out the sizes without room for them.

    It takes a while to change theme or scale: each page begins where the last has ended.
    """
    sizes = [size for size in SIZES if size.holds_doubled() or not doubled][:: -1 if downwards else 1]
    others = [other for other in THEMES if other != theme] + (list(CONTRASTING) if page in MAIN else [])
    return [*(View(size, theme) for size in sizes), *(View(sizes[-1], other) for other in others)]


def take_large_screen() -> None:
    """Let the program, which has not begun, have a screen with room for every size: Qt's has 800 by 800 pixels."""
    if os.environ.get(PLATFORM, OFFSCREEN) == OFFSCREEN:
        os.environ[PLATFORM] = f"{OFFSCREEN}:configfile={Path(__file__).with_name('screen.json')}"


def show(window: MainWindow, size: Size) -> None:
    """Give a window its size and that of its text, and center dialogs over it, as on a screen of that size."""
    look().choose_text_size(size.text)
    window.resize(size.width, size.height)
    look().fit(size.width)
    for _ in range(ROUNDS):
        settle()
    popup = QApplication.activePopupWidget()
    box = None if popup is None else popup.parentWidget()
    if isinstance(box, QComboBox):  # it would not have stayed open
        box.hidePopup()
        box.showPopup()
    for dialog in over(window):
        if isinstance(dialog, PlayersScreen):
            dialog.setGeometry(window.geometry())
            settle()
        elif isinstance(dialog, QDialog):
            free = window.size() - QSize(0, TITLE)
            fit(dialog, free, free if isinstance(dialog, QPrintPreviewDialog) else None)
            settle()
            middle = window.rect().adjusted(0, TITLE, 0, 0).center()
            dialog.move(window.mapToGlobal(middle) - dialog.rect().center())


def faults(window: MainWindow, size: Size) -> list[str]:
    """Return what cannot be read or reached in a window and what lies over it; Qt's own file list is not checked."""
    found: set[str] = set()
    if (window.width(), window.height()) != (size.width, size.height):
        found.add(f"the window is {_pixels(window)}: it does not become smaller")
    for widget in (window, *over(window)):
        if widget is window or (isinstance(widget, QDialog) and not isinstance(widget, QFileDialog)):
            found |= wrong(widget)
        free = window.size() - QSize(0, TITLE)
        if isinstance(widget, QDialog) and widget.size().boundedTo(free) != widget.size():
            found.add(f"{type(widget).__name__} is {_pixels(widget)} large on a screen of {_pixels(window)}")
    for popup in over(window):
        found |= set(popup_faults(popup, window.size()))
    return sorted(found)


def _pixels(widget: QWidget) -> str:
    return f"{widget.width()}×{widget.height()}"


def picture(window: QWidget) -> QImage:
    """Return the window with its dialogs."""
    made = QImage(window.size(), QImage.Format.Format_RGB32)
    with QPainter(made) as painter:
        for widget in (window, *over(window)):
            at = window.mapFromGlobal(widget.mapToGlobal(QPoint()))
            # What has been painted is there; to grab it from the widget would paint it once more.
            painter.drawPixmap(at, widget.screen().grabWindow(widget.winId()))
            if isinstance(widget, QDialog):
                _paint_frame(painter, QRect(at, widget.size()), widget.windowTitle())
    return made


def _paint_frame(painter: QPainter, shown: QRect, title: str) -> None:
    """Paint what a desktop puts around a dialog: an edge, and a bar with its title and a cross to close it."""
    bar = QRect(shown.left(), shown.top() - TITLE, shown.width(), TITLE)
    painter.fillRect(bar, current().color("sunken"))
    font = painter.font()
    font.setPixelSize(TITLE // 2)  # it does not grow with our text
    painter.setFont(font)
    painter.setPen(current().color("text"))
    painter.drawText(bar, Qt.AlignmentFlag.AlignCenter, title)
    cross = QRect(bar.right() - TITLE, bar.top(), TITLE, TITLE)
    painter.drawText(cross, Qt.AlignmentFlag.AlignCenter, "×")
    painter.setPen(current().color("edge"))
    painter.drawRect(shown | bar)


def over(window: QWidget) -> list[QWidget]:
    """Return the windows over a window."""
    return [widget for widget in QApplication.topLevelWidgets() if widget is not window and widget.isVisible()]


def taken(window: MainWindow, views: Iterable[View], folder: Path) -> Iterator[tuple[View, Path, list[str]]]:
    """Take pictures of the shown page; yield each with its faults."""
    folder.mkdir(parents=True, exist_ok=True)
    for view in views:
        if look().choice != view.theme:
            look().choose(view.theme)
        show(window, view.size)
        path = folder / f"{view.name}.png"
        if not picture(window).save(str(path), quality=80):
            raise OSError(f"{path} could not be written")
        yield view, path, faults(window, view.size)


def sheet(path: Path, pictures: Sequence[Path]) -> Path:
    """Write all pictures of a page on one, each with its title."""
    path.parent.mkdir(parents=True, exist_ok=True)
    across = ACROSS
    high = CELL * 3 // 4
    rows = -(-len(pictures) // across)
    made = QImage(QSize(across * CELL, rows * high), QImage.Format.Format_RGB32)
    made.fill(current().color("sunken"))
    with QPainter(made) as painter:
        painter.setPen(current().color("text"))
        for number, one in enumerate(pictures):
            place = QRect(number % across * CELL, number // across * high, CELL, high)
            painter.drawText(place.adjusted(GRID, 0, 0, 0), f"{one.parts[-3]} {one.stem}")
            small = QImage(str(one)).scaled(
                QSize(CELL - GRID, high - 3 * GRID),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(place.topLeft() + QPoint(0, 2 * GRID), small)
    if not made.save(str(path)):
        raise OSError(f"{path} could not be written")
    return path
