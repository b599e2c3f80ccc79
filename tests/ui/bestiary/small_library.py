"""An empty library with two small rule systems, for the tests of creatures and of members."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack

from models.library import Library
from rules.system import registry
from tests.ui.bestiary import world
from ui.sheets import rule_systems


@pytest.fixture(autouse=True)
def _two_small_systems(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The catalogue holds the two systems of these tests alone, but for those that ask for the real ones."""
    if request.node.get_closest_marker("real_systems") is None:
        monkeypatch.setattr(registry, "ids", lambda: tuple(world.SYSTEMS))
        monkeypatch.setattr(registry, "system", world.system)
    rule_systems._pool_labels.cache_clear()
    rule_systems._pools.cache_clear()
    yield
    rule_systems._pool_labels.cache_clear()
    rule_systems._pools.cache_clear()


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "test.turnwright", samples=())
    yield library
    library.close()


@pytest.fixture
def stack(qapp: object) -> QUndoStack:
    return QUndoStack()
