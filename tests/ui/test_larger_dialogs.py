"""Dialogs follow the size of text while they are open, as far as their screen goes, and so do the parts of others."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QSplitter, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.system.crashes import CrashReport
from models.library import Library
from models.repositories.templates import Change, Template
from models.storage.backups import Backup, BackupCheck
from tests.there import there
from tests.ui.settling import settle
from tools.pictures.cut_words import button_faults, tab_faults
from tools.pictures.languages import DOUBLED, speaking
from tools.pictures.layout_faults import wrong
from tools.pictures.page_pictures import USUAL, Size, show
from ui.bestiary.list.model import NAME
from ui.bestiary.list.table import LEAST_NAME
from ui.bestiary.templates.card import TemplateCard
from ui.navigation.tabs import BESTIARY
from ui.paper.page_setup import PageDialog, usual_page
from ui.paper.printed_log import PrintedLog
from ui.party.member_form import ColourChoice
from ui.shell.backups_dialog import BackupsDialog
from ui.shell.main_window import MainWindow
from ui.telling.lines import Handout
from ui.theme.theme import current, look
from ui.widgets.controls import ComboBox
from ui.widgets.line_edits import SearchLine

AROUND_NAME = 48
"""Pixels beside a name at 100 %: an emblem, and what is around both."""


def backups(parent: QWidget) -> QDialog:
    check = BackupCheck(Path("Table.1.turnwright"), counts=(1, 2, 3, 4, 5, 6))
    return BackupsDialog("Table", [Backup(check, written_at=1.0, size=4096, is_of_this=True)], parent)


DIALOGS: dict[str, Callable[[QWidget], QDialog]] = {
    "page": lambda parent: PageDialog(usual_page(), parent),
    "backups": backups,
    "crash": lambda parent: CrashReport("Traceback (most recent call last):", parent),
}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    chosen = look().choice
    look().choose("light")
    library = Library.open(tmp_path / "Table.turnwright")
    made = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.show()
    show(made, USUAL)
    yield made
    made.close()
    library.close()
    look().choose(chosen)


@pytest.mark.parametrize("name", DIALOGS)
def test_an_open_dialog_grows_with_its_text_shows_all_its_buttons_and_is_as_before_again(
    window: MainWindow, name: str
) -> None:
    dialog = DIALOGS[name](window)
    dialog.show()
    settle()
    before = dialog.size()
    screen = dialog.screen().availableGeometry()
    for text in (125, 150, 175):  # the screen of tests has 800 by 800 pixels
        look().choose_text_size(text)
        settle()
        wanted = (before * text / 100).boundedTo(screen.size())
        assert abs(dialog.width() - wanted.width()) <= text // 25
        assert abs(dialog.height() - wanted.height()) <= text // 25
        assert screen.contains(dialog.geometry())
        (buttons,) = dialog.findChildren(QDialogButtonBox)
        assert dialog.rect().contains(buttons.geometry())
        assert wrong(dialog) == set()
    look().choose_text_size(100)
    settle()
    assert dialog.size() == before
    dialog.close()
    dialog.deleteLater()


def test_an_open_dialog_grows_with_the_lines_into_which_its_words_break(qapp: QApplication, window: MainWindow) -> None:
    with speaking(qapp, DOUBLED):
        dialog = BackupsDialog("Samples", [], window)
        dialog.show()
        settle()
        for text in (125, 150, 125, 100):
            look().choose_text_size(text)
            settle()
            assert wrong(dialog) == set()
    dialog.close()
    dialog.deleteLater()


def test_a_dialog_that_stood_at_the_edge_of_the_screen_is_moved_onto_it(window: MainWindow) -> None:
    dialog = DIALOGS["crash"](window)
    dialog.show()
    screen = dialog.screen().availableGeometry()
    dialog.resize(390, 260)
    dialog.move(screen.right() - 390, screen.bottom() - 260)
    settle()
    look().choose_text_size(200)
    settle()
    assert dialog.size() == QSize(780, 520)
    assert screen.contains(dialog.geometry())
    dialog.close()
    dialog.deleteLater()


def test_a_dialog_that_its_screen_cut_has_its_whole_size_where_that_has_room(window: MainWindow) -> None:
    """Opened at 200 % on a small screen it had half of its size at 100 % from then on."""
    first = DIALOGS["crash"](window)
    wanted = first.size()
    first.deleteLater()
    look().choose_text_size(200)
    dialog = DIALOGS["crash"](window)
    dialog.show()
    settle()
    assert dialog.width() < 2 * wanted.width(), "the screen of tests has 800 by 800 pixels"
    look().choose_text_size(100)
    settle()
    assert dialog.size() == wanted
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("text", [100, 125, 150, 200])
def test_the_button_that_clears_a_search_is_as_large_as_its_text(window: MainWindow, text: int) -> None:
    window.show_tab(BESTIARY)
    line = window.bestiary.list.search
    assert isinstance(line, SearchLine)
    line.setText("hedge")
    show(window, Size(text, 1366, 768))
    (button,) = line.findChildren(QToolButton)
    assert button.width() >= button.iconSize().width() == 16 * text // 100
    drawn, ground = button.grab().toImage(), current().color("raised")
    inked = [x for x in range(drawn.width()) for y in range(drawn.height()) if drawn.pixelColor(x, y) != ground]
    assert max(inked) - min(inked) > 8 * text // 100, "it was a dot in large text, or not painted at all"
    button.click()
    assert (line.text(), button.isVisible()) == ("", False)
    assert line.rect().contains(button.geometry())
    assert abs(button.geometry().center().y() - line.rect().center().y()) <= 1


def test_names_have_their_room_before_pools_at_any_size_of_text(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    table = window.bestiary.list.view
    for text in (200, 150, 125, 200, 110, 100):
        show(window, Size(text, 1920, 1080))
        room = table.columnWidth(NAME) - AROUND_NAME * text // 100
        names = [str(table.model().index(row, NAME).data()) for row in range(table.model().rowCount())]
        cut = [name for name in names if table.fontMetrics().horizontalAdvance(name) > room]
        assert len(cut) <= len(names) // 6 or table.columnWidth(NAME) >= LEAST_NAME * text // 100, text
        assert table.horizontalHeader().length() <= table.viewport().width() + 1


def test_the_tabs_are_whole_where_their_text_was_made_larger(window: MainWindow) -> None:
    window.starting.start()
    for text in (150, 200):
        show(window, Size(text, 1024, 700))
        assert list(tab_faults(window.tabs.tabBar())) == []


def test_the_grips_between_panes_are_as_wide_as_the_text_is_large(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    splitters = window.bestiary.findChildren(QSplitter)
    before = [splitter.handleWidth() for splitter in splitters]
    show(window, Size(200, 1366, 768))
    assert [splitter.handleWidth() for splitter in splitters] == [2 * width for width in before]


def test_what_a_window_unfolds_while_its_text_gets_smaller_is_of_the_new_size(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    tray = window.bestiary.tray
    folded = []
    for text in (150, 125):
        show(window, Size(text, 1024, 700))
        folded.append(tray.folding.is_folded)
    assert folded == [True, False]
    margins = there(tray.layout()).contentsMargins()
    assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (15, 10, 15, 15)


def test_what_is_printed_is_named_over_its_preview(window: MainWindow) -> None:
    log = PrintedLog("Table", "Two rounds", "en", ())
    handout = replace(log, handout=Handout((), (), "", (), "", (), ""))
    titles = [printed.preview(window).windowTitle() for printed in (log, handout)]
    assert titles == ["Print the log", "Print the handout"]


def test_a_box_with_drawings_is_as_high_as_any_other_where_its_text_was_made_smaller(window: MainWindow) -> None:
    """That of a member’s colour was ten pixels higher than the others in its form."""
    box, other = ColourChoice(window), ComboBox(window)
    other.addItem("other")
    for text in (200, 100):
        show(window, Size(text, 1366, 768))
        assert box.iconSize() == QSize(14, 14) * (text / 100)
        assert box.sizeHint().height() == other.sizeHint().height()


def test_icons_of_the_print_preview_are_as_large_as_their_text(window: MainWindow) -> None:
    dialog = PrintedLog("Table", "Two rounds", "en", ()).preview(window)
    dialog.show()
    for text in (200, 100):
        show(window, Size(text, 1366, 768))
        assert {bar.iconSize().width() for bar in dialog.findChildren(QToolBar)} == {16 * text // 100}
        buttons = [button for button in dialog.findChildren(QToolButton) if button.isVisible() and button.text()]
        assert len(buttons) > 4
        assert [list(button_faults(button)) for button in buttons] == [[]] * len(buttons)
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("size", [Size(200, 1366, 768), Size(150, 1024, 700)])
def test_four_changes_of_a_template_are_in_sight_in_large_text(window: MainWindow, size: Size) -> None:
    """Three were, and a name among the templates scrolled across."""
    changes = tuple(Change(field=field, times=1.5) for field in ("hp", "mp", "xp", "gil"))
    card = TemplateCard("ffrpg", window)
    card.show_templates([], [Template(name="Weakened by the long winter", system="ffrpg", changes=changes)])
    card.open()
    show(window, size)
    assert len(card._rows) == 4
    for row in card._rows:
        assert row.field.visibleRegion().boundingRect().size() == row.field.size()
    assert wrong(card) == set()
    show(window, USUAL)
    assert card.tags.y() > card.name.y()
    assert card.tags.x() == card.name.x()
    card.shut()
