"""What every test stands on: no real screen or folders; one style, font, scale and language."""

import contextlib
import gc
import itertools
import logging
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.__main__ import import_plainly
from desktop.open_requests import Application, OpenRequests
from desktop.system.garbage import Garbage
from models.storage import upgrade
from rules.system import registry
from tests.libraries import TEMPLATES
from tests.proof_table import proved, pytest_runtest_logreport, pytest_terminal_summary
from tests.reporting import tell_little
from tests.waiting import wait_long
from ui.theme import sizes
from ui.theme.fonts import WINDOW, set_typeface
from ui.theme.theme import look

# Qt reads these when the application is made, so they are set before any test can make one.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("TURNWRIGHT_TEST_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"
# What a machine is set to changes no test; those that are to hold in any locale are run in one that is named so.
os.environ["LC_ALL"] = os.environ.get("TURNWRIGHT_TEST_LOCALE", "C.UTF-8")
for name in ("LANGUAGE", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_LOGGING_RULES"):
    os.environ.pop(name, None)

# What has been compiled is kept, even on machines that say otherwise: each worker, and each process that a test starts,
# would compile the whole project again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Most modules are imported behind this: those of tests, and what they need.
import_plainly()

__all__ = ["proved", "pytest_runtest_logreport", "pytest_terminal_summary"]

wait_long()

# The same examples every time; `TURNWRIGHT_HYPOTHESIS=wide` looks further with new ones.
settings.register_profile(
    "steady", derandomize=True, deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("wide", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("TURNWRIGHT_HYPOTHESIS", "steady"))

# The tests know our own systems alone, whatever plugins are installed beside them.
OWN_SYSTEMS = [point for point in entry_points(group=registry.GROUP) if point.value.startswith("rules.")]
setattr(registry, "entry_points", lambda **_: OWN_SYSTEMS)  # noqa: B010 - it is no part of what the module gives

# The revisions are run through once in each worker.
upgrade.create = TEMPLATES.create

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")


def pytest_configure(config: pytest.Config) -> None:
    """Tests that pass say so once."""
    tell_little(config)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays: searching it for garbage while it grows takes longer than collecting it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _folders_of_nobody() -> Iterator[None]:
    """No test reads or writes the library and settings of the person who runs it."""
    with (
        tempfile.TemporaryDirectory(prefix="turnwright-tests-") as place,
        pytest.MonkeyPatch.context() as patch,
    ):
        for variable in FOLDERS:
            folder = Path(place, variable.lower())
            folder.mkdir(mode=0o700)
            patch.setenv(variable, str(folder))
        yield


def let_go(application: QApplication) -> None:
    """Lets go what a test has left pressed: while a button is held nothing is hovered over, in later tests too."""
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if application.mouseButtons() & button:
            somewhere = QWidget()
            somewhere.show()
            QTest.mouseRelease(somewhere, button)
            assert not application.mouseButtons() & button
            somewhere.close()
    if application.keyboardModifiers():  # With Ctrl or Shift held a row that is gone to is chosen beside others.
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)
        assert not application.keyboardModifiers()


TERMS = "book_terms_in_my_language"


def use_usual_size() -> None:
    """Wide windows and large texts leave the next test in the usual size."""
    if sizes.scale() != 1.0:
        look().choose_text_size(100)
        look().fit(0)
        sizes.set_scale(1.0)  # where a test has set it by itself


def leave_nothing_over() -> None:
    """What a test has shown is gone after it.

    No event loop runs here that would delete it, and all that is left over is drawn anew whenever the theme changes.
    """
    application = QApplication.instance()
    if isinstance(application, QApplication):
        let_go(application)
        application.setProperty(TERMS, None)  # the program says the terms of books in the language of its window
        # A list that completes words belongs to its completer without being its child: it goes with its window.
        for popups in (False, True):
            for widget in application.topLevelWidgets():
                if widget.parent() is None and (popups or widget.windowType() != Qt.WindowType.Popup):
                    widget.deleteLater()
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert [type(widget).__name__ for widget in application.topLevelWidgets()] == []
        # A search begun by a timer of an earlier test would take apart what a later one holds in circles, and what
        # arrives for a program of an earlier one is no later one's.
        assert application.findChildren(Garbage) == []
        assert application.findChildren(OpenRequests) == []


def expect_no_log_lines(caplog: pytest.LogCaptureFixture) -> None:
    """A warning in the log fails the test; one that is expected is asserted, then cleared from `caplog`."""
    lines = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert [f"{line.name}: {line.getMessage()}" for line in lines] == []


def search_for_garbage(searches: Iterator[int], *, window: bool) -> None:
    """Garbage dies in the thread of the tests; without a window it is searched for when Python itself would have."""
    if window or gc.get_count()[0] > gc.get_threshold()[0]:
        if next(searches) % BETWEEN_WHOLE_SEARCHES:
            gc.collect(1)
        else:
            gc.collect()
            gc.freeze()  # What is left now, catalogues and caches, is nobody's garbage either.


@pytest.fixture(autouse=True)
def _left_in_order(
    _searches: Iterator[int], request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """After each test all is as the next one expects it. One fixture does that: four would cost every test more."""
    yield
    with contextlib.ExitStack() as each:  # whatever fails, the others are done
        each.callback(search_for_garbage, _searches, window="qapp" in request.fixturenames)
        each.callback(expect_no_log_lines, caplog)
        each.callback(leave_nothing_over)
        each.callback(use_usual_size)


BETWEEN_WHOLE_SEARCHES = 200
"""After so many searches in one process all of its memory is searched for garbage, not the youngest alone."""


@given(st.none())
def _draw_one_example(_: None) -> None:
    """Has Hypothesis make its generator of chance, and look who holds it: it is not found among what is frozen."""


@pytest.fixture(scope="session")
def _searches() -> Iterator[Iterator[int]]:
    """Python's own search for garbage rests; the searches made instead are counted.

    It runs in whatever thread asks for memory, that of xdist too, and what it finds there dies there: a timer of Qt
    that dies outside of its thread is still rung, and the program ends in `processEvents`.
    """
    _draw_one_example()
    gc.disable()
    gc.collect()
    gc.freeze()  # What stands before the first test, the tests themselves above all, is no test's garbage.
    # It stays frozen: pytest searches five times at its end, and each time would take as long as twenty tests.
    yield itertools.count(1)
    gc.enable()


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders for settings, data and state that this one test has to itself; their parent."""
    for variable in FOLDERS:
        folder = tmp_path / variable.lower()
        folder.mkdir(mode=0o700)
        monkeypatch.setenv(variable, str(folder))
    return tmp_path


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The program's own application."""
    return Application


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> Iterator[QApplication]:
    """The one application, drawn alike on every machine."""
    qapp.setStyle("Fusion")
    set_typeface(qapp, WINDOW)
    yield qapp
    # Without a screen what was copied lives until the process ends, after Python has, and takes it down then.
    qapp.clipboard().clear()
