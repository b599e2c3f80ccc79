"""What the window's tests share: libraries with their samples are copied, and no window asks before it is closed."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from models import library
from tests.libraries import TEMPLATES
from ui.window import MainWindow


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
    monkeypatch.setattr(library, "_make", TEMPLATES.make)
