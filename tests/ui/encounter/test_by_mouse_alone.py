"""What a key does while an action is put together is done by mouse, too."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.ui.encounter.conftest import APP, GameTable


def test_an_action_is_put_away_by_its_last_line(begun: GameTable) -> None:
    begun.type("a")
    back = begun.page.stage.compose.findChild(QLabel, "back")
    assert back is not None
    back.linkActivated.emit("back")
    assert begun.page.composer.action is None
    begun.type("a")
    assert begun.page.composer.action is not None


def test_what_was_refused_is_done_by_a_button_all_the_same(begun: GameTable) -> None:
    stage = begun.page.stage
    begun.conductor.command({"do": "act", "actor": "ana", "action": "defend"})
    QApplication.processEvents()
    word = next(item for item in stage.findChildren(QPushButton) if item.text() == "Do it anyway")
    assert not word.isVisible()
    begun.type("a")
    assert "Shift+Enter" in begun.said
    assert word.isVisible()
    QTest.mouseClick(word, Qt.MouseButton.LeftButton)
    assert begun.page.composer.action is not None
    assert not word.isVisible()
    steps = begun.conductor.steps_done
    begun.conductor.rollers.set("party", APP)
    begun.type(f"{begun.key_of('guard-b')}\n")
    assert begun.conductor.steps_done == steps + 1, "the game master's word is given with it"
