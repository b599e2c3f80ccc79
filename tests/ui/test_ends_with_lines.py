"""What scrolls ends with a whole line in every size of text: half a row, tile or field at an edge reads as a fault."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from tests.ui.settling import settle
from tools.pictures.languages import speaking
from tools.pictures.page_pictures import Size, show
from ui.bestiary.forms.bulk_form import SeveralForm
from ui.bestiary.forms.field_editors import Editor
from ui.bestiary.stat_block.view import StatBlock
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.shell.main_window import MainWindow
from ui.theme.theme import current, look

SIZES = [Size(text, 1366, 768 - less) for text in (100, 150, 200) for less in range(0, 60, 20)]
"""With a title of a desktop and without: an edge falls into another part of a row in each."""
WIDGETS = (QLabel, QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    chosen = look().choice
    look().choose("light")
    library = Library.open(tmp_path / "Table.turnwright")
    with speaking(qapp, "es"):
        made = MainWindow(library, "es", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
        qtbot.addWidget(made)
        made.show()
        yield made
        made.close()
    library.close()
    look().choose(chosen)


def cut_in(area: QScrollArea) -> list[str]:
    """What is cut by the lower edge of an area in which nobody has scrolled."""
    shown = area.viewport()
    assert area.verticalScrollBar().value() == 0
    found = []
    for kind in WIDGETS:
        for widget in shown.findChildren(kind):
            top = widget.mapTo(shown, QPoint()).y()
            if widget.isVisibleTo(area) and top < shown.height() < top + widget.height():
                found.append(f"{type(widget).__name__} {top}…{top + widget.height()} of {shown.height()}")
    return found


def cut_row(view: QAbstractItemView) -> str:
    """The row that the lower edge of a list cuts."""
    shown = view.viewport()
    assert view.verticalScrollBar().value() == 0
    rect = view.visualRect(view.indexAt(QPoint(shown.width() // 2, shown.height() - 1)))
    return f"{rect.top()}…{rect.bottom()} of {shown.height()}" if rect.bottom() >= shown.height() else ""


def scrolls(area: QAbstractItemView | QScrollArea | StatBlock) -> bool:
    return area.isVisible() and area.verticalScrollBar().maximum() > 0


def test_no_row_of_a_roster_and_no_field_of_a_line_is_cut(window: MainWindow) -> None:
    prepared = window.library.encounters.all(PREPARED)
    window.show_encounter(next(encounter.id or 0 for encounter in prepared if encounter.system == "d100"))
    who = window.encounter.prepare.pane.who
    found, met = {}, 0
    for size in SIZES:
        show(window, size)
        if scrolls(who.roster):
            met += 1
            found[size, "roster"] = cut_row(who.roster)
        if scrolls(who._fields):
            met += 1
            found[size, "fields"] = " ".join(cut_in(who._fields))
    assert met > 6
    assert {place: words for place, words in found.items() if words} == {}


def test_no_line_and_no_tile_of_a_stat_block_is_cut(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    found, met = {}, 0
    for system in ("d100", "ffrpg"):
        window.remembered.choose_system(system)
        rows = window.bestiary.rows.rows
        window.bestiary.show_creature(max(rows, key=lambda row: len(row.name)).id or 0)
        for size in SIZES:
            show(window, size)
            (block,) = [block for block in window.bestiary.findChildren(StatBlock) if block.isVisible()]
            if not scrolls(block):
                continue
            met += 1
            shown, layout = block.viewport().height(), block.document().documentLayout()
            text = block.document().begin()
            while text.isValid():
                at, lines = layout.blockBoundingRect(text), text.layout()
                for number in range(lines.lineCount()):
                    line = lines.lineAt(number).rect().translated(at.topLeft())
                    if line.top() + 1 < shown < line.bottom() - 1:
                        found[size, system] = text.text()
                text = text.next()
            margins = block.viewportMargins()
            block.setViewportMargins(margins.left(), margins.top(), margins.right(), 0)
            picture, tile = block.viewport().grab().toImage(), current().color("surface")
            for x in range(0, picture.width(), 3):
                if picture.height() > shown and {picture.pixelColor(x, y) for y in (shown - 1, shown)} == {tile}:
                    found[size, system] = "a tile"
            block.setViewportMargins(margins)
    assert met > 6
    assert found == {}


def test_a_line_of_the_next_fight_is_whole_beside_a_form(window: MainWindow) -> None:
    """In large letters the list over it left it half a line."""
    window.show_tab(BESTIARY)
    window.remembered.choose_system("d100")
    tab = window.bestiary
    tab.show_creature(tab.rows.rows[0].id or 0)
    tab.add_to_fight()
    show(window, Size(200, 1366, 768))
    assert tab.tray.folding.is_folded
    tab.list.choose([row.id for row in tab.rows.rows[:3] if row.id is not None])
    QTest.keyClick(tab.list.view, Qt.Key.Key_Return)
    met = 0
    for size in reversed(SIZES):
        show(window, size)
        lines = tab.tray.view
        if lines.isVisible():
            met += 1
            assert lines.visualRect(lines.model().index(0, 0)).bottom() < lines.viewport().height(), size
            assert tab.tray.height() >= tab.tray.minimumSizeHint().height()
    assert met > 3


def test_no_field_of_the_form_of_several_creatures_is_cut_or_parted_from_its_label(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.remembered.choose_system("d100")
    tab = window.bestiary
    tab.list.choose([row.id for row in tab.rows.rows[:3] if row.id is not None])
    QTest.keyClick(tab.list.view, Qt.Key.Key_Return)
    form = tab.detail.form
    assert isinstance(form, SeveralForm)
    found, met = {}, 0
    for size in SIZES:
        show(window, size)
        area = form.scroll_area
        if not scrolls(area):
            continue
        met += 1
        shown = area.viewport()
        parted = [
            editor.label.text()
            for editor in form.findChildren(Editor)
            if editor.label.isVisibleTo(area)
            and isinstance(control := editor.label.buddy(), WIDGETS)
            and editor.label.mapTo(shown, QPoint()).y() < shown.height() <= control.mapTo(shown, QPoint()).y()
        ]
        found[size] = cut_in(area) + parted
    assert met > 3
    assert {size: words for size, words in found.items() if words} == {}


def test_no_brush_of_the_board_s_editor_is_cut(window: MainWindow) -> None:
    prepared = window.library.encounters.all(PREPARED)
    window.encounter.show_board(next(it.id or 0 for it in prepared if it.system == "tabuleiro"))
    window.show_tab(ENCOUNTER)
    found, met = {}, 0
    for size in SIZES:
        show(window, size)
        brush: QWidget = next(iter(window.encounter.board.editor.brushes.values()))
        area = next(area for area in window.encounter.board.findChildren(QScrollArea) if area.isAncestorOf(brush))
        if scrolls(area):
            met += 1
            found[size] = cut_in(area)
    assert met > 3
    assert {size: words for size, words in found.items() if words} == {}


def test_no_row_of_what_would_be_imported_is_cut(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.show_tab(BESTIARY)
    (content,) = [sample.content for sample in shipped_samples() if sample.name == "ffrpg.json"]
    path = tmp_path / "ffrpg.json"
    path.write_text(json.dumps({"format": "turnwright", "version": 1, **content}), "utf-8")
    window.exchange.import_files([path])
    qtbot.waitUntil(lambda: not window.tasks.running)
    card = window.exchange.card
    assert card is not None
    found = {}
    for size in SIZES:
        show(window, size)
        assert scrolls(card.list)
        found[size] = cut_row(card.list)
    assert {size: words for size, words in found.items() if words} == {}
    card.shut()


@pytest.mark.parametrize("kept", ["keep", "replace", "skip"])
def test_what_an_import_does_is_read_in_its_boxes_in_large_letters_too(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, kept: str
) -> None:
    """All three began with the same words, and were cut before those in which they differ."""
    window.remembered.choose_system("d100")
    (content,) = [sample.content for sample in shipped_samples() if sample.name == "ffrpg.json"]
    path = tmp_path / "ffrpg.json"
    path.write_text(json.dumps({"format": "turnwright", "version": 1, **content}), "utf-8")
    window.exchange.import_files([path])
    qtbot.waitUntil(lambda: not window.tasks.running)
    card = window.exchange.card
    assert card is not None
    options = card.options
    options.same.choose(kept)
    words = {}
    for size in (Size(100, 1366, 768), Size(150, 1366, 768), Size(200, 1366, 768), Size(150, 1024, 700)):
        show(window, size)
        words[size] = options.same.currentText()
        for box in (options.same, options.into):
            assert box.shown_text == box.currentText(), size
        assert options.same.y() == options.into.y()
    assert words[SIZES[0]] != words[Size(200, 1366, 768)]
    show(window, SIZES[0])
    assert options.same.currentText() == words[SIZES[0]]
    card.shut()


def test_whoever_scrolls_sees_all_of_the_height(window: MainWindow) -> None:
    prepared = window.library.encounters.all(PREPARED)
    window.show_encounter(next(encounter.id or 0 for encounter in prepared if encounter.system == "d100"))
    who = window.encounter.prepare.pane.who
    for area in (who._fields, who.roster):
        size = _short_size(window, area)
        area.verticalScrollBar().triggerAction(QScrollBar.SliderAction.SliderToMaximum)
        settle()
        assert area.viewportMargins().bottom() == 0, size
        area.verticalScrollBar().triggerAction(QScrollBar.SliderAction.SliderToMinimum)
        settle()
        assert area.viewportMargins().bottom() > 0


def _short_size(window: MainWindow, area: QAbstractItemView | QScrollArea) -> Size:
    """Show the window in a size in which an area leaves a part of a line empty."""
    for size in SIZES:
        show(window, size)
        if scrolls(area) and area.viewportMargins().bottom() > 0:
            return size
    raise AssertionError("it cuts no line in any size")
