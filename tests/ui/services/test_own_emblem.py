"""The card that picks an emblem: found by words of three languages, taken by keys or mouse, undone as one step."""

import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member, Party
from models.repositories.pictures import own_colour, own_emblem
from models.storage.store import twin
from tests.drawings import NAMES, ROOT
from ui.bestiary.stat_block.emblem import COLUMNS, EmblemCard, drawing_names, matching_drawings
from ui.bestiary.stat_block.pane import SheetPane
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.emblem import LIBRARY

SHEET = {"vida": 4, "con": 4}
every_tab = pytest.mark.parametrize("tab", [BESTIARY, PARTY], ids=["creature", "member"])


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Emblems.turnwright", samples=())
    opened.creatures.add([Creature(name="Cave Bat", system="tabuleiro", sheet=SHEET)])
    opened.parties.add(Party(name="Company"), [Member(name="Ana", system="tabuleiro", sheet=SHEET)])
    yield opened
    opened.close()


def pane_of(window: MainWindow, tab: int) -> SheetPane[Any]:
    """Show the creature or the member; return its pane."""
    window.show_tab(tab)
    shown = window.bestiary.list if tab == BESTIARY else window.party
    shown.choose([1])
    return window.bestiary.detail if tab == BESTIARY else window.party.detail


def opened(pane: SheetPane[Any]) -> EmblemCard:
    """Press the button of the emblem; return the card."""
    QTest.mouseClick(pane.emblems.button, Qt.MouseButton.LeftButton)
    assert pane.emblems.card is not None
    assert pane.emblems.card.isVisible()
    return pane.emblems.card


def extra(library: Library, tab: int) -> dict[str, Any]:
    found = library.creatures.get(1) if tab == BESTIARY else library.parties.member(1)
    assert found is not None
    return found.extra


@every_tab
def test_an_emblem_is_found_by_letters_taken_by_enter_and_undone(
    window: MainWindow, library: Library, tab: int
) -> None:
    card = opened(pane_of(window, tab))
    assert QApplication.focusWidget() is card.line
    QTest.keyClicks(card.line, "wolf")
    assert card.drawing == "wolf-head"
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert not card.isVisible()
    assert own_emblem(extra(library, tab)) == "wolf-head"
    assert "colour" not in extra(library, tab)
    window.undo_stack.undo()
    assert "emblem" not in extra(library, tab)
    window.undo_stack.redo()
    assert own_emblem(extra(library, tab)) == "wolf-head"


def test_a_ground_is_taken_with_it_as_one_step(window: MainWindow, library: Library) -> None:
    tab = PARTY
    pane = pane_of(window, tab)
    card = opened(pane)
    grounds = {button.colour: button for button in card.grounds.buttons()}  # type: ignore[attr-defined]
    assert grounds[""].isChecked()
    QTest.mouseClick(grounds["purple"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(card.line, "crown")
    QTest.mouseClick(card.take_button, Qt.MouseButton.LeftButton)
    kept = extra(library, tab)
    assert (own_emblem(kept), own_colour(kept)) == ("crown", "purple")
    window.undo_stack.undo()
    assert extra(library, tab) == {}
    window.undo_stack.redo()
    # Opened again it shows what is kept; without a ground of its own it has that of its kind or side again.
    card = opened(pane)
    assert card.drawing == "crown"
    grounds = {button.colour: button for button in card.grounds.buttons()}  # type: ignore[attr-defined]
    assert grounds["purple"].isChecked()
    QTest.mouseClick(grounds[""], Qt.MouseButton.LeftButton)
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert own_colour(extra(library, tab)) == ""


def test_arrows_lead_through_rows_of_eight_and_letters_back_to_the_search(window: MainWindow, library: Library) -> None:
    card = opened(pane_of(window, BESTIARY))
    rows = card.grid.rows.rows
    QTest.keyClick(card.line, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is card.grid
    QTest.keyClick(card.grid, Qt.Key.Key_Down)
    QTest.keyClick(card.grid, Qt.Key.Key_Right)
    assert card.drawing == rows[COLUMNS + 1]
    tops = [card.grid.visualRect(card.grid.rows.index(row, 0)).top() for row in range(COLUMNS + 1)]
    assert len(set(tops[:COLUMNS])) == 1
    assert tops[COLUMNS] > tops[0]
    QTest.keyClicks(card.grid, "r")
    QTest.keyClicks(card.line, "at")
    assert QApplication.focusWidget() is card.line
    assert card.line.text() == "rat"
    QTest.keyClick(card.line, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert extra(library, BESTIARY) == {}


def test_initials_and_what_the_name_says_are_choices_too(window: MainWindow, library: Library) -> None:
    pane = pane_of(window, BESTIARY)
    card = opened(pane)
    assert card.drawing is None
    assert card.face.emblem(None, "").drawing == "evil-bat"
    QTest.keyClick(card.line, Qt.Key.Key_Down)
    QTest.keyClick(card.grid, Qt.Key.Key_Right)
    assert card.shown.text() == "None: its initials"
    QTest.keyClick(card.grid, Qt.Key.Key_Return)
    assert extra(library, BESTIARY) == {"emblem": "none"}
    card = opened(pane)
    assert card.drawing == ""
    assert card.face.emblem("", "").letters == "CB"
    QTest.keyClick(card.line, Qt.Key.Key_Down)
    QTest.keyClick(card.grid, Qt.Key.Key_Left)
    QTest.keyClick(card.grid, Qt.Key.Key_Return)
    assert extra(library, BESTIARY) == {}


def test_a_double_click_takes_what_is_under_it(window: MainWindow, library: Library) -> None:
    card = opened(pane_of(window, BESTIARY))
    QTest.keyClicks(card.line, "dragon")
    place = card.grid.visualRect(card.grid.rows.index_of("dragon-breath")).center()
    QTest.mouseClick(card.grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(card.grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert own_emblem(extra(library, BESTIARY)) == "dragon-breath"


def test_what_no_drawing_is_called_takes_nothing(window: MainWindow, library: Library) -> None:
    card = opened(pane_of(window, BESTIARY))
    assert not card.nothing.isVisible()
    QTest.keyClicks(card.line, "qqq")
    assert card.nothing.isVisible()
    assert not card.take_button.isEnabled()
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert card.isVisible()
    card.line.clear()
    assert card.drawing is None
    assert card.take_button.isEnabled()


def test_a_screen_reader_is_told_what_each_drawing_and_ground_is(window: MainWindow) -> None:
    card = opened(pane_of(window, PARTY))
    QTest.keyClicks(card.line, "eight-sided")
    assert card.grid.rows.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "eight-sided die"
    grid = QAccessible.queryAccessibleInterface(card.grid)
    assert grid.text(QAccessible.Text.Name) == "Emblem of Ana"
    assert QAccessible.queryAccessibleInterface(card.line).text(QAccessible.Text.Name) == "Search the drawings"
    names = [button.accessibleName() for button in card.grounds.buttons()]
    assert names[:2] == ["Ground: as its side", "Ground: red"]
    assert len(set(names)) == len(names)
    # Tab leads from the line to the grid, the grounds, and the button.
    assert QApplication.focusWidget() is card.line
    met = []
    for _ in range(len(names) + 3):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    assert {card.grid, card.take_button, card.line} <= set(met)
    assert any(button in met for button in card.grounds.buttons())


@every_tab
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1366, 768)])
def test_nothing_of_the_card_is_cut(window: MainWindow, size: QSize, tab: int) -> None:
    window.resize(size)
    card = opened(pane_of(window, tab))
    assert window.rect().contains(card.geometry())
    for widget in (card.preview, card.line, card.grid, card.take_button, *card.grounds.buttons()):
        corner = widget.mapTo(card, QPoint())
        assert card.rect().contains(corner), widget
        assert card.rect().contains(corner + QPoint(widget.width() - 1, widget.height() - 1)), widget
        assert widget.visibleRegion().boundingRect().size() == widget.size(), widget


def test_the_card_speaks_every_language(window: MainWindow, speak: Callable[[str], None], language: str) -> None:
    speak(language)
    card = opened(pane_of(window, BESTIARY))
    word = {"en": "wolf", "es": "lobo", "pt_BR": "lobo"}[language]
    QTest.keyClicks(card.line, word)
    assert card.shown.text() == word


def test_every_drawing_has_one_name_of_its_own_in_every_language() -> None:
    assert drawing_names().keys() == NAMES
    with (ROOT / "resources" / "drawings" / "names.csv").open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table))
    assert len(rows) == len(NAMES)
    for language in ("en", "es", "pt_BR"):
        names = [row[language] for row in rows]
        assert all(name == name.strip() != "" for name in names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("typed", "first"),
    [("wolf", "wolf-head"), ("lobo", "wolf-head"), ("DRAGÃO", "dragon-head"), ("espadas cruz", "crossed-swords")],
)
def test_drawings_are_found_by_the_beginnings_of_words_of_any_language(typed: str, first: str) -> None:
    assert matching_drawings(typed)[0] == first
    assert set(matching_drawings(typed)) < NAMES


def test_without_a_word_all_are_there_and_creatures_come_first() -> None:
    every = matching_drawings("")
    assert set(every) == NAMES
    assert every[0] == "rat"


def test_a_creature_lies_on_the_ground_of_its_kind_and_keeps_what_a_file_brought(
    window: MainWindow, library: Library
) -> None:
    creature = library.creatures.get(1)
    assert creature is not None
    library.creatures.save([twin(creature, extra={"colour": "teal", "mood": "bad"})])
    card = opened(pane_of(window, BESTIARY))
    assert card.face.form == LIBRARY
    assert card.grounds.buttons() == []
    QTest.keyClicks(card.line, "wolf")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert extra(library, BESTIARY) == {"colour": "teal", "mood": "bad", "emblem": "wolf-head"}
