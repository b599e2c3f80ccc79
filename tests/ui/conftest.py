"""What the window's tests share: libraries that are copied where making each anew would take most of the time."""

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from models import library
from models.samples import Sample
from rules.system import System

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


@pytest.fixture(autouse=True)
def _libraries_from_templates(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window's tests look at what stands in a library; how one is made is tested under `tests/models`."""
    monkeypatch.setattr(library, "_make", TEMPLATES.make)
