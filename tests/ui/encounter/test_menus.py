"""The View menu marks what is chosen, and the sheet of keys knows every key."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from models.library import Library
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.shell.main_window import MainWindow
from ui.shell.window_commands import IN_FIGHT, WINDOW_COMMANDS
from ui.theme.theme import look
from ui.widgets.focus_actions import MenuEntry, pop_up
from ui.widgets.picker import Picker, PickerItem


def popups(table: GameTable) -> Iterator[QMenu]:
    """Each menu of the bar, opened."""
    bar = table.window.menuBar()
    assert len(bar.actions()) >= 5
    for action in bar.actions():
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)  # as whoever opens it by Alt and a letter
        bar.setActiveAction(action)
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, QMenu)
        assert popup is action.menu()
        yield popup


def marked(window: MainWindow) -> set[str]:
    return {name for name, action in window.menus.by_name.items() if action.isChecked()}


def test_what_is_chosen_is_marked(begun: GameTable) -> None:
    window, before = begun.window, look().choice
    told = {
        "handout_edition_players",
        "handout_style_narrated",
        "log_language_as_shown",
        "log_style_plain",
        "log_edition_gm",
    }
    usual = {
        "language_en",
        "text_size_100",
        "typeface_window",
        "density_roomy",
        "pane_rollers",
        "players_health_words",
        "players_party",
        "declare_in_secret",
        *told,
    }
    expected = {"tab_2", f"theme_{before}", "pane_log", *usual}
    assert marked(window) == expected
    window.menus.by_name["theme_dark"].trigger()
    window.menus.by_name["still"].trigger()
    window.menus.by_name["pane_log"].trigger()
    window.show_tab(BESTIARY)
    assert marked(window) == {"tab_0", "theme_dark", "still", *usual}
    look().choose(before)
    assert f"theme_{before}" in marked(window)


def test_choosing_what_is_chosen_leaves_its_mark(begun: GameTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(begun.window.language_chosen) as chosen:
        begun.window.menus.by_name["language_en"].trigger()
    assert chosen.args == ["en"]
    assert "language_en" in marked(begun.window)


def test_what_is_typed_in_an_open_menu_does_nothing_in_the_fight_behind_it(begun: GameTable) -> None:
    before = begun.conductor.steps_done
    for popup in popups(begun):
        for key in "adn-5":
            QTest.keyClicks(popup, key)
        popup.close()
        assert begun.page.stage.buttons
        assert begun.page.composer.action is None
        assert (begun.conductor.steps_done, begun.conductor.open_question) == (before, None)


def test_panes_are_hidden_shown_and_remembered(begun: GameTable, library: Library, qtbot: QtBot) -> None:
    assert begun.page.log.isVisible()
    begun.window.menus.by_name["pane_log"].trigger()
    begun.window.menus.by_name["pane_rollers"].trigger()
    assert not begun.page.log.isVisible()
    assert not begun.page.rollers.isVisible()
    again = MainWindow(library, layouts=begun.window.layouts)
    qtbot.addWidget(again)
    again.show_tab(ENCOUNTER)
    assert again.encounter.fight.log.isHidden()
    assert {"pane_log", "pane_rollers"}.isdisjoint(marked(again))
    begun.window.menus.by_name["pane_log"].trigger()
    assert begun.page.log.isVisible()


def test_a_size_of_text_is_handed_on_and_marked(begun: GameTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(begun.window.text_size_chosen) as chosen:
        begun.window.menus.by_name["text_size_125"].trigger()
    assert chosen.args == ["125"]
    assert "text_size_125" in marked(begun.window)
    assert "text_size_100" not in marked(begun.window)


def test_a_kept_yes_reads_as_yes_from_a_file_too(begun: GameTable, tmp_path: Path) -> None:
    begun.window.places.still = True
    begun.window.layouts.sync()
    read = QSettings(begun.window.layouts.fileName(), QSettings.Format.IniFormat)
    assert type(begun.window.places)(read).still


def test_the_sheet_of_keys_fits_a_small_window(begun: GameTable) -> None:
    QTest.keyClick(begun.window, Qt.Key.Key_F1)
    sheet = begun.window.help._keys
    assert sheet is not None
    assert begun.window.rect().contains(sheet.geometry())


IN_A_FIGHT = [*(command.id for command in WINDOW_COMMANDS if command.when is IN_FIGHT), "end"]
"""The commands that need a fight on the page."""


def allowed(window: MainWindow) -> set[str]:
    names = {*IN_A_FIGHT, "begin"}
    return {name for name in names if window.menus.by_name[name].isEnabled()}


def test_what_needs_a_fight_is_grey_without_one(window: MainWindow, prepared: int) -> None:
    assert allowed(window) == {"begin"}
    window.show_tab(BESTIARY)
    assert allowed(window) == set()
    window.show_encounter(prepared)
    QTest.keyClick(window.encounter.prepare.pane._name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.conductor.encounter_id == prepared
    assert allowed(window) == set(IN_A_FIGHT)
    window.show_tab(BESTIARY)
    assert allowed(window) == set()
    window.show_tab(ENCOUNTER)
    window.conductor.begin_fight()
    window.conductor.questions.roll_rest()
    window.conductor.command({"do": "end"})
    assert allowed(window) == {*IN_A_FIGHT} - {"end"}
    window.conductor.undo()
    assert allowed(window) == set(IN_A_FIGHT)
    window.put_away()
    assert allowed(window) == {"begin"}
    window.encounter.show_board(prepared)
    assert allowed(window) == set()


def test_ctrl_y_does_again_as_ctrl_shift_z_does(begun: GameTable) -> None:
    QTest.keyClick(begun.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert begun.fight.phase == "initiative"
    QTest.keyClick(begun.page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert begun.fight.phase == "action"


def test_ctrl_y_in_a_text_is_the_texts(window: MainWindow, prepared: int) -> None:
    window.show_encounter(prepared)
    name = window.encounter.prepare.pane._name
    name.setFocus()
    QTest.keyClicks(name, "x")
    typed = name.text()
    QTest.keyClick(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert name.text() != typed
    QTest.keyClick(name, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert name.text() == typed


def test_a_menu_has_room_on_a_small_screen(begun: GameTable) -> None:
    for popup in popups(begun):
        high = sum(popup.actionGeometry(action).height() for action in popup.actions())
        popup.close()
        assert 0 < high < 720, "768, without the bars of the window"


def test_what_opens_for_a_while_is_gone_once_it_is_shut(begun: GameTable) -> None:
    page = begun.page
    first = next(iter(begun.fight.combatants))
    pop_up(page, [MenuEntry("x", "Away", page.update)], page.mapToGlobal(page.rect().center()))
    shown = page.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]
    menus = [shown, page.rulings.menu_for(first), there(page.log.line_menu(page.log.list.model().index(0, 0)))]
    picker = Picker("Which?", [PickerItem("This", "", print)], page)
    picker.open()
    picker.shut()
    for menu in menus:
        menu.popup(page.mapToGlobal(page.rect().center()))
        menu.close()
    settle()
    assert [isValid(item) for item in (*menus, picker)] == [False] * 4
