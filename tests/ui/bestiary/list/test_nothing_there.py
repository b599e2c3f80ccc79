"""The page of a bestiary in which nothing is: a faint drawing, one sentence, and all ways to a first creature."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from tests.ui.bestiary.world import critter
from tests.ui.settling import settle
from tests.ui.theme.canvas import pixels
from ui.bestiary.tab import BestiaryTab
from ui.theme.theme import THEMES, contrast, look
from ui.widgets.controls import EmptyState, FaintDrawing


@pytest.fixture
def bare(qtbot: QtBot, library: Library, stack: QUndoStack) -> BestiaryTab:
    tab = BestiaryTab(library, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    settle()
    return tab


def test_an_empty_bestiary_offers_a_form_a_file_and_a_text_until_a_creature_is_there(
    bare: BestiaryTab, library: Library
) -> None:
    page, asked = bare.list, list[str]()
    page.file_requested.connect(lambda: asked.append("file"))
    page.text_requested.connect(lambda: asked.append("text"))
    for button in (page.from_file, page.from_text):
        assert button.isVisible()
        assert button.toolTip()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == ["file", "text"]
    assert page.nothing.picture.height() == FaintDrawing.SIDE
    library.creatures.add([critter("Ash Wolf", 3)])
    bare.reload()
    page.search.setText("nobody is called that")
    page.look_now()
    settle()
    assert page.nothing.isVisible()
    assert not page.from_file.isVisible(), "what is only not found needs no import"


@pytest.mark.parametrize("theme", THEMES)
def test_the_drawing_is_fainter_than_any_word(qapp: QApplication, theme: str) -> None:
    chosen = look().choice
    try:
        look().choose(theme)
        drawing = FaintDrawing("spell-book")
        drawing.resize(drawing.sizeHint())
        image = drawing.grab().toImage()
        strengths = [contrast(colour, image.pixelColor(0, 0)) for colour in pixels(image)]
        assert 1.05 < max(strengths) < 2
    finally:
        look().choose(chosen)


def test_no_page_without_a_drawing_shows_one(qtbot: QtBot) -> None:
    page = EmptyState()
    qtbot.addWidget(page)
    page.show()
    assert not page.picture.isVisible()
    assert not page.picture.isWindow()
