"""A fight on the stair, begun, and the screen on which its players see it."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.players.screen.watching import Watching
from tests.ui.session.conftest import begun_stair, stair
from tests.ui.session.playing import Playing

__all__ = ["begun_stair", "stair"]


@pytest.fixture
def watching(stair: Playing, qtbot: QtBot) -> Watching:
    """The players see the fight on the stair."""
    made = Watching(stair.conductor)
    qtbot.addWidget(made.screen)
    made.screen.show()
    qtbot.waitExposed(made.screen)
    return made
