"""Where there is little room tabs, headings, buttons, menus and lists that drop down show their words whole."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyledItemDelegate, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.samples import shipped_samples
from rules.log.sentences import Teller
from rules.system import registry
from tests.there import there
from tests.ui.cut_off import LOWEST, NARROWEST
from tests.ui.settling import settle
from tools.pictures.cut_words import button_faults, combo_faults, header_faults, popup_faults, tab_faults
from tools.pictures.languages import DOUBLED, speaking
from tools.pictures.layout_faults import faults, shown
from tools.pictures.page_pictures import USUAL, Size, show
from ui.bestiary.forms.creature_form import FolderChoice
from ui.bestiary.list.model import LEVEL
from ui.bestiary.templates.card import TemplateCard
from ui.encounter.fight.top_bar import TopBar
from ui.exchange.tree import ImportList
from ui.navigation.tabs import BESTIARY
from ui.session.view.fight_view import ClockView
from ui.shell.main_window import MainWindow
from ui.theme.theme import short_but_key
from ui.widgets.buttons import WholeButton
from ui.widgets.controls import ComboBox, ElidedButton
from ui.widgets.layouts import FlowPanel
from ui.widgets.picker import Picker
from ui.widgets.picker import PickerItem as Pick


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """A window whose texts are all twice as long."""
    with speaking(qapp, DOUBLED):
        samples = [sample for sample in shipped_samples() if sample.name == "ffrpg.json"]
        library = Library.open(tmp_path / "Table.turnwright", samples=samples)
        made = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
        qtbot.addWidget(made)
        made.show()
        made.remembered.choose_system("ffrpg")
        made.show_tab(BESTIARY)
        yield made
        made.close()
        library.close()


@pytest.fixture
def plain_window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window with the words that it has."""
    library = Library.open(tmp_path / "Plain.turnwright")
    made = MainWindow(library, "en", QSettings(str(tmp_path / "plain.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.show()
    made.show_tab(BESTIARY)
    yield made
    made.close()
    library.close()


def test_tabs_and_headings_are_whole_however_long_their_words_are(window: MainWindow) -> None:
    table = window.bestiary.list.view
    for size in (USUAL, Size(150, 1366, 768), Size(200, 1920, 1080)):
        show(window, size)
        assert list(tab_faults(window.tabs.tabBar())) == [], size
        assert list(header_faults(table.horizontalHeader())) == [], size
        panes = window.bestiary.panes
        assert list(faults(panes)) == [], size
    show(window, Size(100, 1920, 1080))
    assert not table.isColumnHidden(LEVEL)


def test_tabs_are_whole_from_the_start_where_texts_are_largest(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Table.turnwright")
    window = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    show(window, LOWEST)
    window.starting.start()
    window.show_tab(BESTIARY)
    settle()
    assert window.system_choice.list.count() > 5
    assert list(tab_faults(window.tabs.tabBar())) == []
    window.close()
    library.close()


def test_every_menu_of_the_bar_has_room_below_it_where_texts_are_largest(window: MainWindow) -> None:
    show(window, LOWEST)
    room = window.height() - window.menuBar().height()
    menus = window.menuBar().findChildren(QMenu)
    assert len(menus) > 20
    assert {menu.title(): menu.sizeHint().height() for menu in menus if menu.sizeHint().height() > room} == {}


def test_the_field_that_a_template_changes_is_known_beside_its_numbers(window: MainWindow) -> None:
    show(window, NARROWEST)
    window.ways.show_templates()
    settle()
    boxes = there(window.findChild(TemplateCard)).findChildren(ComboBox)
    assert boxes
    for box in boxes:
        box.setCurrentIndex(max(range(box.count()), key=lambda row: len(box.itemText(row))))
        settle()
        assert list(combo_faults(box)) == []


@pytest.mark.parametrize("width", [640, 683])
def test_beside_the_list_a_creature_is_whole_on_half_a_screen(
    qtbot: QtBot, plain_window: MainWindow, width: int
) -> None:
    tab = plain_window.bestiary
    tab.show_creature(tab.rows.rows[0].id or 0)
    plain_window.resize(width, 700)
    settle()
    assert tab.detail.isVisible()
    assert tab.panes.rect().contains(tab.detail.geometry())
    assert list(faults(tab.panes)) == []


def test_on_a_low_window_the_list_keeps_its_rows_and_the_next_fight_takes_a_line(window: MainWindow) -> None:
    tab = window.bestiary
    view, tray = tab.list.view, tab.tray
    tab.show_creature(tab.rows.rows[0].id or 0)
    tab.add_to_fight()
    show(window, LOWEST)
    assert view.viewport().height() >= 3 * view.rowHeight(0)
    assert list(faults(tab.panes)) == []
    assert tray.begin_button.isVisible()
    assert not tray.view.isVisible()
    QTest.mouseClick(tray.folding.button, Qt.MouseButton.LeftButton)
    settle()
    assert tray.view.isVisible()
    assert tray.begin_button.isVisible()
    show(window, USUAL)
    assert not tray.folding.button.isVisible()
    assert tray.view.isVisible()
    assert tray.party.isVisible()
    assert list(faults(tab.panes)) == []


def test_the_line_of_the_next_fight_says_how_many_they_are_in_every_language(
    qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    library = Library.open(
        tmp_path / "Table.turnwright", samples=[sample for sample in shipped_samples() if sample.name == "ffrpg.json"]
    )
    window = MainWindow(library, language=language)
    qtbot.addWidget(window)
    window.show()
    window.resize(911, 472)  # a screen of 1366 by 768 with texts of 150 %
    window.show_tab(BESTIARY)
    tab = window.bestiary
    settle()
    seen = [tab.tray.title.drawn()]
    tab.show_creature(tab.rows.rows[0].id or 0)
    for _ in range(12):
        tab.add_to_fight()
    settle()
    seen.append(tab.tray.title.drawn())
    assert tab.tray.folding.is_folded
    assert [words for words in seen if words.endswith("…")] == []
    assert "12" in seen[1]
    library.close()


def test_every_menu_stands_in_one_column_on_a_small_screen(window: MainWindow) -> None:
    low = QSize(911, 512)
    for action in window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QMenu)
        menu.popup(window.mapToGlobal(window.rect().topLeft()))
        settle()
        assert list(popup_faults(menu, low)) == [], action.text()
        menu.close()


def test_a_list_that_drops_down_is_as_wide_as_its_entries(window: MainWindow) -> None:
    folder = FolderChoice()
    folder.setParent(window.bestiary)
    folder.setGeometry(8, 8, 96, 30)
    folder.show()
    folder.offer(["The drowned halls of the old lords of the estuary", "Deep"], "Deep")
    folder.showPopup()
    settle()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert list(popup_faults(popup, window.size())) == []
    named = folder.view().itemDelegate()
    assert isinstance(named, QStyledItemDelegate)
    assert named.displayText("", folder.locale()) == "No folder No folder"
    folder.hidePopup()


def test_a_button_breaks_its_words_where_one_line_has_no_room(qtbot: QtBot) -> None:
    page, button = QWidget(), WholeButton("Roll all (Shift+Enter) and go on")
    qtbot.addWidget(page)
    flow = FlowPanel()
    flow.add(button)
    QVBoxLayout(page).addWidget(flow)
    heights = []
    for width in (400, 160):
        page.resize(width, 200)
        page.show()
        settle()
        heights.append(button.height())
        assert list(button_faults(button)) == []
    assert heights[0] == button.sizeHint().height() < heights[1]


def test_a_button_with_too_little_room_keeps_its_key(qtbot: QtBot) -> None:
    button = ElidedButton("book-open", "Sheet of the oldest of the lords of the estuary (Ctrl+Shift+L)")
    qtbot.addWidget(button)
    metrics = button.fontMetrics()
    for room in (360, 260, 240):
        shown = short_but_key(metrics, button.text(), room)
        assert shown.startswith("Sheet of")
        assert shown.endswith("… (Ctrl+Shift+L)")
        assert metrics.horizontalAdvance(shown) <= room
    assert short_but_key(metrics, button.text(), 1000) == button.text()
    assert short_but_key(metrics, button.text(), 120).endswith("…")


def test_both_headings_of_an_import_are_whole(qtbot: QtBot, window: MainWindow) -> None:
    shown = ImportList()
    qtbot.addWidget(shown)
    shown.resize(shown.minimumSizeHint())
    shown.show()
    settle()
    assert list(header_faults(shown.header())) == []


def test_what_is_cut_is_found(qtbot: QtBot) -> None:
    """The measure itself: a tab that is cut is found though a tooltip tells it, and so is a list that is too narrow."""
    box = ComboBox()
    qtbot.addWidget(box)
    box.addItems(["The drowned halls of the old lords of the estuary"])
    box.resize(80, 30)
    box.show()
    box.showPopup()
    settle()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.setFixedWidth(80)
    box.view().setMinimumWidth(0)
    box.view().setFixedWidth(78)
    settle()
    assert [fault.split(" needs")[0] for fault in popup_faults(popup, QSize(911, 512))] == ["a list that drops down"]
    box.hidePopup()
    bar = QTabBar()
    qtbot.addWidget(bar)
    bar.addTab("Who takes part")
    bar.setTabToolTip(0, "Who takes part")
    bar.setUsesScrollButtons(False)
    bar.resize(60, 30)
    bar.show()
    assert len(list(tab_faults(bar))) == 1


def test_a_short_list_to_pick_from_is_no_higher_than_its_lines(window: MainWindow) -> None:
    heights = []
    for many in (2, 40):
        picker = Picker("Who rolls?", [Pick(f"Side {number}", "", lambda tail: None) for number in range(many)], window)
        picker.open()
        settle()
        bar = picker.list.verticalScrollBar()
        heights.append((picker.height(), bar.maximum() > 0))
        picker.shut()
    (short, scrolls), (long, scrolls_long) = heights
    assert short < long
    assert (scrolls, scrolls_long) == (False, True)


def test_the_line_over_a_fight_takes_a_second_one_before_it_cuts_its_clock(qtbot: QtBot, qapp: QApplication) -> None:
    with speaking(qapp, DOUBLED):
        page = QWidget()
        qtbot.addWidget(page)
        page.resize(911, 200)
        bar = TopBar(page)
        system = registry.system("ffrpg")
        fight = system.new_fight(system.options(), 1)
        bar.setGeometry(0, 0, 911, 64)
        page.show()
        teller = Teller(system, {}, "en", fight)
        clock = ClockView("", fight.phase, teller.phase(fight.phase), None, (), begins=False)
        bar.show_clock(clock, cues=["The bridge falls into the river"])
        bar.show_log(leads_to="", shown=True)
        settle()
        bar.show_log(leads_to="order", shown=False)
        settle()
        assert [fault for widget in shown(bar) for fault in faults(widget)] == []
