"""An empty library, for the tests of the page on which rules are made."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library without samples."""
    opened = Library.open(tmp_path / "own.turnwright", samples=())
    yield opened
    opened.close()
