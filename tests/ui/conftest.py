"""What the window's tests share: copied libraries, windows that close without a word, and the languages they speak."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.system.paths import translation_folder
from models import samples
from models.library import Library
from models.odds.pool import InProcessPlayers
from tests.libraries import TEMPLATES
from tests.ui.windows import shown_window
from tools import translations
from ui.odds.service import OddsService
from ui.shell.main_window import MainWindow
from ui.theme.theme import look


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """What a test leaves in a form is lost: a window that asked about it would wait for somebody for ever."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.may_close = lambda: True  # type: ignore[method-assign]
    yield


@pytest.fixture(autouse=True)
def _libraries_from_templates(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window's tests look at what stands in a library; how one is made is tested under `tests/models`."""
    monkeypatch.setattr(samples, "make", TEMPLATES.make)


@pytest.fixture(autouse=True)
def _odds_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds are played in the job's thread: that processes play the same is tested where they are made."""
    monkeypatch.setattr(OddsService, "hire", staticmethod(InProcessPlayers))


@pytest.fixture
def window(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    """The whole window over the library of a test."""
    made = shown_window(qtbot, library, tmp_path)
    qtbot.waitExposed(made)
    return made


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The look that game masters see, not the plain one of other tests."""
    chosen = look().choice
    look().choose(request.param)
    yield str(request.param)
    look().choose(chosen)
    qapp.processEvents()


@pytest.fixture(params=translations.LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language into which the window is translated."""
    return str(request.param)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Has the window speak a language until the test is over."""
    installed: list[QTranslator] = []

    def choose(language: str) -> None:
        folders = {
            f"qtbase_{language}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
            f"turnwright_{language}": str(translation_folder()),
        }
        for name, folder in folders.items():
            translator = QTranslator(qapp)
            assert translator.load(name, folder), name
            qapp.installTranslator(translator)
            installed.append(translator)

    yield choose
    for translator in installed:
        qapp.removeTranslator(translator)
