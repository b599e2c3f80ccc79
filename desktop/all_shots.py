"""Pictures of every page in every size, theme and length of text, and a sheet of each page to look at."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QPoint, QRect, QSettings, QSize, Qt, QTranslator
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.scenes import scenes
from desktop.scenes_beside import beside_the_window
from desktop.settling import settle
from desktop.translation import translation_folder
from models.library import Library
from models.samples import shipped
from rules import catalogue
from ui.theme import GRID, current, look
from ui.window import MainWindow

FOLDER = Path("out") / "shots"
SIZES = {"1024x680": (1024, 680), "1366x768": (1366, 768), "1920x1080": (1920, 1080), "150%": (911, 512)}
"""Names to sizes in pixels at 100 %; at 150 % a screen of 1366 by 768 holds as much as 911 by 512."""
SCALES = {"150%": 1.5}
THEMES = ("light", "dark")
LANGUAGES = ("en", "es", "pt_BR", "doubled")
CELL = 640
"""The width of a picture on a sheet."""
ROUNDS = 4
ACCELERATOR = re.compile(r"&(?=[^&\s])")


CODES = frozenset({"language"})
"""Contexts whose texts nobody reads: which language the window speaks."""


class Doubled(QTranslator):
    """Says everything of the window twice: words in some language are always that long."""

    def isEmpty(self) -> bool:  # noqa: N802
        """It has something for every text."""
        return False

    def translate(self, context: str, source: str, comment: str | None = None, number: int = -1) -> str:
        """The text, and again without the letter by which it is pressed."""
        return source if context in CODES else doubled(source)


def doubled(text: str) -> str:
    """A text twice over; what breaks into lines, is marked up or names a key stays what it is."""
    if not text.strip() or "\n" in text or "<" in text or not any(letter.isalpha() for letter in text):
        return text
    return f"{text} {ACCELERATOR.sub('', text)}"


@contextmanager
def speaking(application: QApplication, language: str) -> Iterator[None]:
    """The window's texts are in a language meanwhile, Qt's own too."""
    qt, ours = QTranslator(application), Doubled(application) if language == "doubled" else QTranslator(application)
    # What is installed last is asked first.
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    if isinstance(ours, Doubled) or ours.load(f"turnwright_{language}", str(translation_folder())):
        application.installTranslator(ours)
    try:
        yield
    finally:
        for words in (ours, qt):
            application.removeTranslator(words)


def shoot_all(application: QApplication, folder: Path, systems: Sequence[str] = ()) -> Iterator[Path]:
    """Takes every picture of the systems, of all of them where none is named; yields the sheets, system by system."""
    for system in systems or catalogue.ids():
        found: dict[str, list[Path]] = {}
        for language in LANGUAGES:
            with speaking(application, language):
                for page, path in _of_language(folder, system, language):
                    found.setdefault(page, []).append(path)
        for page, paths in found.items():
            yield sheet(folder / "sheets" / f"{page}.png", paths)


def _of_language(folder: Path, system: str, language: str) -> Iterator[tuple[str, Path]]:
    with tempfile.TemporaryDirectory(prefix="turnwright-") as place:
        samples = [one for one in shipped() if one.name == f"{system}.json"]
        library = Library.open(Path(place) / "Samples.turnwright", samples=samples)
        layouts = QSettings(str(Path(place) / "layouts.ini"), QSettings.Format.IniFormat)
        window = MainWindow(library, "en" if language == "doubled" else language, layouts)
        window.may_close = lambda: True  # type: ignore[method-assign]
        window.show()
        for pages in (scenes, beside_the_window):
            for page in pages(window, system):
                name = re.sub(r"\W+", "-", f"{system} {page}").strip("-")
                for path in _of_page(window, folder / language / name):
                    yield name, path
        window.close()
        library.close()


def _of_page(window: MainWindow, folder: Path) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        look().choose(theme)
        for size, (width, height) in SIZES.items():
            window.resize(width, height)
            for _ in range(ROUNDS):
                settle()
            for dialog in _over(window):
                if isinstance(dialog, QDialog):
                    _put_in_the_middle(dialog, window)
            path = folder / f"{size}-{theme}.png"
            if not picture(window, SCALES.get(size, 1.0)).save(str(path), quality=80):
                raise OSError(f"{path} could not be written")
            yield path


def picture(window: QWidget, scale: float = 1.0) -> QImage:
    """The window and whatever of its own lies over it, as large as a screen with larger text shows it."""
    made = QImage(window.size() * scale, QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(scale)
    painter = QPainter(made)
    for one in (window, *_over(window)):
        at = window.mapFromGlobal(one.mapToGlobal(QPoint()))
        painter.drawPixmap(at, one.grab())
        if isinstance(one, QDialog):
            painter.setPen(current().color("edge"))
            painter.drawRect(QRect(at, one.size()))
    painter.end()
    return made


def _put_in_the_middle(dialog: QDialog, window: QWidget) -> None:
    """Shows all of a dialog, as a screen of that size would."""
    dialog.resize(dialog.size().boundedTo(window.size()))
    settle()
    dialog.move(window.mapToGlobal(window.rect().center()) - dialog.rect().center())


def _over(window: QWidget) -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one is not window and one.isVisible()]


def sheet(path: Path, pictures: Sequence[Path]) -> Path:
    """All pictures of a page on one, each under what it is of."""
    path.parent.mkdir(parents=True, exist_ok=True)
    across = len(SIZES)
    high = CELL * 3 // 4
    rows = -(-len(pictures) // across)
    made = QImage(QSize(across * CELL, rows * high), QImage.Format.Format_RGB32)
    made.fill(current().color("sunken"))
    painter = QPainter(made)
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
    painter.end()
    if not made.save(str(path)):
        raise OSError(f"{path} could not be written")
    return path
