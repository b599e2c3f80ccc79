"""Dialogs about rules, and their text, at every size of text and with words twice as long: all is seen and reached."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.rule_package import RulePackage
from models.exchange.shipped_games import shipped_games
from models.library import Library
from models.repositories.creatures import Creature
from rules.written.source import TextFault
from tests.ui.settling import settle
from tools.pictures.languages import DOUBLED, speaking
from tools.pictures.layout_faults import wrong
from ui.edits.core import Edits
from ui.own_rules.dialog import OwnRules
from ui.rule_editor.share import ShareRules
from ui.rule_editor.start_from import StartFrom
from ui.rule_editor.text.text_view import RulesTextView
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.buttons import PushButton

SKIRMISH = next(game.text for game in shipped_games() if game.name == "skirmish")
NEWER = SKIRMISH.replace('version = "1.0"', 'version = "2.0"').replace('against = "13"', 'against = "14"')
SMALL = QSize(1024, 728)
"""The room of a small screen, without a frame."""


def start(library: Library, row: int) -> QWidget:
    made = StartFrom(library)
    made.list.setCurrentRow(row)
    return made


def text_view(_: Library) -> QWidget:
    made = RulesTextView()
    made.set_text(SKIRMISH)
    made.show_faults([TextFault("", line, "There is no status “burninng”; is it “burning”?") for line in range(9)])
    made.open_finder()
    made.resize(px(520), px(400))
    return made


def coming(library: Library) -> QWidget:
    made = OwnRules(library, Edits(QUndoStack(QApplication.instance())))
    made.look_at(RulePackage(NEWER), "skirmish.toml")
    return made


SHOWN: dict[str, Callable[[Library], QWidget]] = {
    "a game": lambda library: start(library, 0),
    "house rules": lambda library: start(library, 1),
    "empty": lambda library: start(library, 6),
    "share": lambda library: ShareRules(library, SKIRMISH.replace("CC0-1.0", "OGL").replace('"MIT"', '"OGL"')),
    "share with faults": lambda library: ShareRules(library, SKIRMISH.replace("half(heat)", "half(heet)")),
    "present": lambda library: OwnRules(library, Edits(QUndoStack(QApplication.instance()))),
    "coming": coming,
    "text": text_view,
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "own.turnwright", samples=())
    opened.systems.add(SKIRMISH)
    opened.creatures.add([Creature(name="Iva", system="skirmish", sheet={"hp": 9})])
    yield opened
    look().choose_text_size(100)
    opened.close()


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", DOUBLED])
@pytest.mark.parametrize("name", SHOWN)
def test_everything_is_seen_and_reached(
    qapp: QApplication, qtbot: QtBot, library: Library, name: str, language: str, text: int
) -> None:
    look().choose_text_size(text)
    with speaking(qapp, language) if language != "en" else nullcontext():
        widget = SHOWN[name](library)
        qtbot.addWidget(widget)
        widget.show()
        settle()
        needed = widget.minimumSizeHint()
        widget.resize(needed.expandedTo(widget.size()).boundedTo(SMALL))
        settle()
        assert needed.width() <= SMALL.width()
        assert needed.height() <= SMALL.height()
        assert wrong(widget) == set()


@pytest.mark.parametrize("text", [150, 200])
@pytest.mark.parametrize("language", ["es", "pt_BR"])
@pytest.mark.parametrize("name", [name for name in SHOWN if name != "text"])
def test_a_dialog_opens_within_a_small_screen_with_its_buttons_in_sight(
    qapp: QApplication, qtbot: QtBot, library: Library, name: str, language: str, text: int
) -> None:
    look().choose_text_size(text)
    with speaking(qapp, language):
        dialog = SHOWN[name](library)
        qtbot.addWidget(dialog)
        dialog.show()
        settle()
        assert dialog.width() <= SMALL.width()
        assert dialog.height() <= SMALL.height() + 40  # the screen of tests is 800 pixels high
        buttons = [button for button in dialog.findChildren(PushButton) if button.isVisible()]
        assert buttons
        for button in buttons:
            place = QRect(button.mapTo(dialog, QPoint(0, 0)), button.size())
            assert dialog.rect().contains(place), button.text()
            assert not button.visibleRegion().isEmpty(), button.text()
