"""A fight on the stair, begun, and players who are invited to it."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.players.browser import browsers_end
from tests.ui.players.phone import Table
from tests.ui.session.conftest import begun_stair, stair
from tests.ui.session.playing import Playing

__all__ = ["begun_stair", "browsers_end", "stair"]


@pytest.fixture
def table(stair: Playing, qtbot: QtBot) -> Iterator[Table]:
    """Players are invited to the fight on the stair; the server ends with the test."""
    invited = Table(stair, qtbot)
    yield invited
    invited.end()
