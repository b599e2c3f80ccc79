"""An empty library and a fight that is tried out, for the tests of the page on which rules are made."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from ui.rule_editor import scratch_odds, try_round
from ui.rule_editor.try_round import TryRound

NEVER = 3_600_000
"""Milliseconds that nothing in a test takes."""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library without samples."""
    opened = Library.open(tmp_path / "own.turnwright", samples=())
    yield opened
    opened.close()


@pytest.fixture
def panel(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> TryRound:
    """The panel, which plays at one stretch and few fights, and in which each change counts as made at once.

    Nothing is given up because the machine is busy with something else.
    """
    monkeypatch.setattr(try_round, "SETTLED", 0)
    monkeypatch.setattr(try_round, "SLICE", NEVER)
    monkeypatch.setattr(try_round, "PATIENCE", NEVER)
    monkeypatch.setattr(try_round, "SEARCH", NEVER)
    monkeypatch.setattr(scratch_odds, "SLOW", NEVER)
    monkeypatch.setattr(scratch_odds, "FIGHTS", 30)
    made = TryRound()
    qtbot.addWidget(made)
    made.resize(400, 640)
    made.show()
    qtbot.waitExposed(made)
    return made
