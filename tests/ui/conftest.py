"""What the window's tests share: libraries that are copied where making each anew would take most of the time."""

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from models import library
from models.samples import Sample
from rules.system import System
from ui.window import MainWindow

_make = library._make


class Templates:
    """New libraries, each with the samples that are asked for.

    The first of a kind is made as the program makes it, later ones are copies of it with an identity of their own.
    """

    def __init__(self) -> None:
        self._made: dict[str | None, bytes] = {}

    def make(self, path: Path, samples: Iterable[Sample] | None, systems: Callable[[str], System] | None) -> None:
        """Makes a library as `Library.open` asks for it."""
        wanted = None if samples is None else list(samples)
        if wanted != [] and systems is not None:
            _make(path, wanted, systems)
            return
        key = None if wanted is None else json.dumps([(one.name, one.content) for one in wanted], default=dict)
        if key not in self._made:
            _make(path, wanted, systems)
            self._made[key] = path.read_bytes()
            return
        path.write_bytes(self._made[key])
        with contextlib.closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("PRAGMA synchronous=OFF")
            connection.execute("UPDATE identity SET id = ?", (secrets.token_hex(16),))


TEMPLATES = Templates()


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
