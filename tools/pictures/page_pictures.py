"""Pictures of the shown page in each size and theme, and what cannot be read or reached on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from tools.pictures.cut_words import popup_faults
from tools.pictures.event_loop import settle
from tools.pictures.layout_faults import wrong
from ui.shell.main_window import MainWindow
from ui.theme.theme import GRID, current, look

SIZES = {"1024x680": (1024, 680), "1366x768": (1366, 768), "1920x1080": (1920, 1080), "150%": (911, 512)}
"""Names to sizes in pixels at 100 %; at 150 % a screen of 1366 by 768 holds as much as 911 by 512."""
LARGEST_TEXT, USUAL = "200%", "1366x768"
SCALES = {"150%": 1.5, LARGEST_TEXT: 2.0}
THEMES = ("light", "dark")
CONTRASTING = ("contrast_light", "contrast_dark")
MAIN = frozenset(
    {"bestiary", "creature form", "party", "prepare", "board", "odds", "order, dense", "log", "the end", "keys"}
)
"""Pages also taken in the themes of high contrast, and with texts twice as large."""
CELL = 640
"""Width of a picture in an overview."""
ROUNDS = 4


@dataclass(frozen=True)
class View:
    """Theme, size and text of a picture."""

    size: str
    theme: str

    @property
    def pixels(self) -> tuple[int, int]:
        """The size of the window, in pixels at 100 %."""
        return (960, 540) if self.size == LARGEST_TEXT else SIZES[self.size]

    @property
    def name(self) -> str:
        """The name of its pictures."""
        return f"{self.size}-{self.theme}"


def views(page: str, first: str) -> list[View]:
    """Return the views of a page; those of the theme `first` come first, as changing the theme is slow."""
    themes = sorted(THEMES, key=lambda theme: theme != first)
    found = [View(size, theme) for theme in themes for size in SIZES]
    if page in MAIN:
        found += [View(LARGEST_TEXT, themes[-1]), *(View(USUAL, theme) for theme in CONTRASTING)]
    return found


def show(window: MainWindow, view: View) -> None:
    """Set a window's theme and size, and center dialogs over it."""
    if look().choice != view.theme:
        look().choose(view.theme)
    window.resize(*view.pixels)
    for _ in range(ROUNDS):
        settle()
    for dialog in over(window):
        if isinstance(dialog, QDialog):
            _put_in_the_middle(dialog, window)


def faults(window: MainWindow, view: View) -> list[str]:
    """Return what cannot be read or reached in a window and its dialogs; Qt's own file list is not checked."""
    found: set[str] = set()
    if (window.width(), window.height()) != view.pixels:
        found.add(f"the window is {window.width()}×{window.height()}: it does not become smaller")
    dialogs = (
        candidate
        for candidate in over(window)
        if isinstance(candidate, QDialog) and not isinstance(candidate, QFileDialog)
    )
    for widget in (window, *dialogs):
        found |= wrong(widget)
    for popup in over(window):
        found |= set(popup_faults(popup, window.size()))
    return sorted(found)


def picture(window: QWidget, scale: float = 1.0) -> QImage:
    """Return the window with its dialogs, scaled like a screen with larger text."""
    made = QImage(window.size() * scale, QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(scale)
    with QPainter(made) as painter:
        for widget in (window, *over(window)):
            at = window.mapFromGlobal(widget.mapToGlobal(QPoint()))
            if scale == 1:
                # What has been painted is there; to grab it from the widget would paint it once more.
                painter.drawPixmap(at, widget.screen().grabWindow(widget.winId()))
            else:
                widget.render(painter, at)
            if isinstance(widget, QDialog):
                painter.setPen(current().color("edge"))
                painter.drawRect(QRect(at, widget.size()))
    return made


def over(window: QWidget) -> list[QWidget]:
    """Return the windows over a window."""
    return [widget for widget in QApplication.topLevelWidgets() if widget is not window and widget.isVisible()]


def _put_in_the_middle(dialog: QDialog, window: QWidget) -> None:
    """Show all of a dialog, as on a screen of that size."""
    dialog.resize(dialog.size().boundedTo(window.size()))
    settle()
    dialog.move(window.mapToGlobal(window.rect().center()) - dialog.rect().center())


def taken(window: MainWindow, page: str, first: str, folder: Path) -> Iterator[tuple[View, Path, list[str]]]:
    """Take every picture of the shown page; yield each with its faults."""
    folder.mkdir(parents=True, exist_ok=True)
    for view in views(page, first):
        show(window, view)
        path = folder / f"{view.name}.png"
        if not picture(window, SCALES.get(view.size, 1.0)).save(str(path), quality=80):
            raise OSError(f"{path} could not be written")
        yield view, path, faults(window, view)


def sheet(path: Path, pictures: Sequence[Path]) -> Path:
    """Write all pictures of a page on one, each with its title."""
    path.parent.mkdir(parents=True, exist_ok=True)
    across = len(SIZES)
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
