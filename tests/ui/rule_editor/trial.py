"""A fight that is tried out: how its tests wait for it, press its buttons and read its log."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from rules.system.system import System
from rules.written.loader import load
from ui.rule_editor.try_round import TryRound

SKIRMISH = next(game.text for game in shipped_games() if game.name == "skirmish")
HARDER = ('damage = "dice(damage)" }', 'damage = "dice(damage) + 1" }')
"""A change of what a blow takes."""
AT_MOST = 60_000
"""Milliseconds that are waited at most, on however busy a machine."""


def changed(text: str, *pairs: tuple[str, str]) -> System[Any, Any]:
    """Return rules in which some words are replaced."""
    for before, after in pairs:
        assert before in text
        text = text.replace(before, after)
    return load(text)


def wait_for_fight(panel: TryRound, qtbot: QtBot) -> None:
    """Wait until the fight has been played as far as is wanted."""
    qtbot.waitUntil(lambda: not panel.is_playing, timeout=AT_MOST)


def settle(panel: TryRound, qtbot: QtBot) -> None:
    """Wait until the fight is shown and all odds are worked out."""
    qtbot.waitUntil(lambda: not panel.is_playing and panel.odds.is_at_rest, timeout=AT_MOST)


def press(button: Any) -> None:
    """Click a button."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def lines(panel: TryRound) -> list[str]:
    """Return the lines of the log."""
    return [line.text for line in panel.log.lines.lines]


def marked(panel: TryRound) -> list[str]:
    """Return the lines that are different from before."""
    return [line.text for line in panel.log.lines.lines if panel.log.lines.is_changed(line)]
