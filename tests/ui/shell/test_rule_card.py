"""The card in the corner: what stands on it is told as it is shown."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.plainly import turned
from ui.shell.command_palette import RuleCard


def test_a_strangers_notes_are_told_without_the_signs_that_turn_them(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    card = RuleCard(window)
    window.show()
    card.show_rule("Notes", "The coach\x1b[31m has\u202e tipped over.", "A\u2066 stair")
    assert card.accessibleName() == "Notes: The coach[31m has tipped over."
    assert turned(window) == []
