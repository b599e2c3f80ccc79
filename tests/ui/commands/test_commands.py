"""Every command of the window has its words, its keys, a line on the sheet of keys, and is found by Ctrl+K."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from models.library import Library
from models.repositories.creatures import Creature
from rules.system.called_checks import KEY as CHECK
from tests.there import there
from tests.ui.encounter.conftest import GUARD, SYSTEM, GameTable
from tests.ui.encounter.picking import enter, listed, opened
from tests.ui.settling import settle
from tests.ui.single_keys import single_keys
from tests.ui.translated import read
from ui.commands import page_commands as commands
from ui.commands.command import Group, sequences
from ui.encounter.fight.keys import PIN
from ui.encounter.turn_order.view import STATUS
from ui.help.shortcuts_overlay import SECTIONS, KeySheet
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow
from ui.shell.window_commands import COMMANDS, WINDOW_COMMANDS, texts
from ui.theme.theme import current

LANGUAGES = ("es", "pt_BR")
WITH_KEYS = [command for command in COMMANDS if command.all_keys()]
HELD = re.compile(r"(?:(?:Ctrl|Shift|Alt)\+)+(?:F\d+|[A-Z][a-z]*|[↑↓←→+−\d])|\bF\d{1,2}\b")
"""A key that a sentence names."""
ALONE = re.compile(r"\(([^()\w\s]|[A-Z]|Del|Esc|Enter|Space)\)$")
"""One that is pressed by itself, behind the words."""


def test_no_two_commands_have_one_id() -> None:
    assert [id for id, many in Counter(command.id for command in COMMANDS).items() if many > 1] == []


def clashes() -> Iterator[tuple[str, str, str]]:
    for command, other in combinations(WITH_KEYS, 2):
        meets = other.place in command.place.around() or command.place in other.place.around()
        for key in {*command.all_keys()} & {*other.all_keys()} if meets else ():
            yield key, command.id, other.id


def test_no_key_means_two_things_in_one_place() -> None:
    assert list(clashes()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_called_something_in_every_language(language: str) -> None:
    known = read(language)
    wanted = {text for text in texts() if text}
    assert len(wanted) > 200
    assert {text for text in wanted if not known["Commands", text].translation} == set()
    assert all(command.text for command in COMMANDS)


def test_what_is_possible_only_sometimes_says_why_it_is_not(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    greyed = [command for command in WINDOW_COMMANDS if not window.menus.by_name[command.id].isEnabled()]
    assert len(greyed) > 20
    assert [command.id for command in greyed if not window.menus.by_name[command.id].statusTip().endswith(".")] == []
    note = window.menus.by_name["note"]
    assert note.statusTip() == "No fight is running here."


def test_what_has_become_possible_says_nothing_any_more(begun: GameTable) -> None:
    note = begun.window.menus.by_name["note"]
    assert note.isEnabled()
    assert note.statusTip() == ""


# --- the sheet of keys --------------------------------------------------------------------------------------------


def sheet_of(window: MainWindow) -> KeySheet:
    QTest.keyClick(there(QApplication.focusWidget()), Qt.Key.Key_F1)
    settle()
    return there(window.findChild(KeySheet))


def lines(sheet: KeySheet) -> list[tuple[str, str]]:
    """The lines that are seen."""
    found = (line for group in sheet.groups for line in group.lines if line.keys.isVisibleTo(sheet))
    return [(line.keys.text(), line.meaning.text()) for line in found]


def test_every_command_with_a_key_is_on_the_sheet(begun: GameTable) -> None:
    wanted = Counter((command.key_names, command.meaning) for command in WITH_KEYS)
    assert len(wanted) > 120
    assert Counter(lines(sheet_of(begun.window))) == wanted


def test_the_sheet_is_searched_by_what_is_typed_and_esc_puts_it_away(begun: GameTable) -> None:
    sheet = sheet_of(begun.window)
    assert begun.window.focusWidget() is sheet.search
    QTest.keyClicks(sheet.search, "wave")
    assert lines(sheet) == [("Ctrl+J", "Reinforcement"), ("Ctrl+Shift+J", "Let a waiting wave enter")]
    headings = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]
    assert "Prepare what is to come" in headings
    assert "Play a turn" not in headings
    sheet.search.setText("ctrl+shift+j")
    assert lines(sheet) == [("Ctrl+Shift+J", "Let a waiting wave enter")]
    sheet.search.setText("in the roster")
    assert ("H", "Hide, or show") in lines(sheet)
    sheet.search.setText("teleport")
    assert lines(sheet) == []
    assert sheet.nothing.isVisible()
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    settle()
    assert begun.window.findChild(KeySheet) is None
    assert begun.page.hasFocus()


def test_keys_are_caps_in_capitals_whose_lines_stay_within_their_column(begun: GameTable) -> None:
    sheet = sheet_of(begun.window)
    assert {group for _, groups in SECTIONS for group in groups} == set(Group)
    assert len(sheet.sections) == 5
    caps = {line.command.id: line.keys for group in sheet.groups for line in group.lines}
    assert [key for _, key in caps["reinforce"].places()] == ["Ctrl", "J"]
    first = caps["reinforce"].places()[0][0]
    picture = caps["reinforce"].grab().toImage()
    edge = current().color("line")
    assert picture.pixelColor(int(first.left()), int(first.center().y())) == edge
    for label in caps.values():
        assert all(label.rect().contains(place.toAlignedRect()) for place, _ in label.places()), label.text()


def test_arrows_and_pages_scroll_the_sheet_while_one_types(begun: GameTable) -> None:
    sheet = sheet_of(begun.window)
    bar = sheet._sheet.verticalScrollBar()
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Down):
        before = bar.value()
        QTest.keyClick(sheet.search, key)
        assert bar.value() > before
    QTest.keyClicks(sheet.search, "log")
    assert bar.value() == 0


# --- keys that the window takes, and names -------------------------------------------------------------------------


def taken(window: MainWindow) -> set[str]:
    """Every key that an action or a shortcut of the window takes."""
    found: set[str] = set()
    for child in window.findChildren(QObject):
        keys = child.shortcuts() if isinstance(child, QAction) else child.keys() if isinstance(child, QShortcut) else ()
        found |= {key.toString() for key in keys}
    return found - {""}


def test_every_key_that_the_window_takes_is_that_of_a_command(begun: GameTable) -> None:
    window = begun.window
    known = {key.toString() for command in COMMANDS for part in command.all_keys() for key in sequences(part)}
    for tab in (BESTIARY, PARTY, ENCOUNTER):
        window.show_tab(tab)
    window.show_tab(PARTY)
    window.new()
    window.show_tab(BESTIARY)
    window.new()
    settle()
    assert len(taken(window)) > 60
    assert taken(window) - known == set()


def test_every_key_that_the_window_names_in_a_sentence_is_that_of_a_command() -> None:
    known = {name for command in COMMANDS for name in single_keys(command)}
    found = (key for _, source in read("es") for pattern in (HELD, ALONE) for key in pattern.findall(source))
    named = {key.replace("−", "-") for key in found}
    assert {"Ctrl+S", "F7", "/", "Del", "?"} <= named
    assert len(named) > 30
    assert named - known == set()


# --- Ctrl+K -------------------------------------------------------------------------------------------------------


def test_every_command_is_found_by_its_name_and_by_each_of_its_other_words(begun: GameTable) -> None:
    window = begun.window
    found = found_now(window)
    window.show_tab(PARTY)
    found |= found_now(window)
    window.show_tab(ENCOUNTER)
    window.put_away()
    found |= found_now(window)
    never = {command.id for command in COMMANDS} - found
    # Without a board, notes, a filter, anything to do again, a language of terms, what plays sounds, or newer rules.
    assert never <= {"fit_fight", "newer_rules", "notes", "only_shown", "redo", "sounds", "terms"}


def found_now(window: MainWindow) -> set[str]:
    """The commands that Ctrl+K finds now by their names; each must be found by all its other words, too."""
    window.find_anything()
    picker, found = there(window.finder.picker), set[str]()
    for command in COMMANDS:
        action = window.menus.by_name.get(command.id)
        if action is None or action.isEnabled():
            shown = (command.meaning if action is None else action.text()).replace("&", "")
            for typed in (shown, *command.other_words.split()):
                picker.line.setText(typed)
                assert any(shown in line for line in listed(picker)), (command.id, typed)
            found.add(command.id)
    picker.shut()
    return found


@pytest.fixture
def bestiary(window: MainWindow, library: Library) -> MainWindow:
    """The bestiary with one creature in it, which is chosen."""
    (hound,) = library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    window.show_tab(BESTIARY)
    window.bestiary.show_creature(there(hound.id))
    window.bestiary.list.view.setFocus()
    settle()
    return window


def find(window: MainWindow, typed: str, line: str) -> None:
    """Types something after Ctrl+K and takes a line."""
    QTest.keyClick(there(QApplication.focusWidget()), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    picker = there(window.finder.picker)
    QTest.keyClicks(picker.line, typed)
    row = next(row for row, found in enumerate(listed(picker)) if line in found)
    picker.list.setCurrentIndex(picker.list.model().index(row, 0))
    enter(picker)
    settle()


def test_a_command_of_the_list_that_had_the_keys_is_done_there(bestiary: MainWindow) -> None:
    find(bestiary, "duplicate", "Ctrl+D · in the list of creatures")
    assert [row.name for row in bestiary.library.creatures.rows()] == ["Hound", "Hound 2"]


def test_a_command_of_another_place_is_shown_on_the_sheet_of_keys(bestiary: MainWindow) -> None:
    find(bestiary, "duplicate", "Ctrl+D · in the list of encounters")
    assert len(bestiary.library.creatures.rows()) == 1
    sheet = there(bestiary.findChild(KeySheet))
    assert ("Ctrl+D", "Duplicate") in lines(sheet)
    assert sheet.search.text() == "Duplicate"


@pytest.mark.parametrize(("language", "typed"), [("es", "duplicar"), ("pt_BR", "duplicar")])
def test_the_places_of_keys_are_named_in_the_readers_language(
    begun: GameTable, speak: Callable[[str], None], language: str, typed: str
) -> None:
    speak(language)
    known = read(language)
    place = known["Commands", "in the list of encounters"].translation
    assert any(line.endswith(f"Ctrl+D · {place}") for line in listed(opened(begun, typed)))


def test_the_letters_that_the_page_of_a_fight_takes_are_those_of_the_commands() -> None:
    letters = {command.id: command.letters for command in WINDOW_COMMANDS}
    assert commands.PUT_STATUS.keys == STATUS.upper()
    assert letters["check"] == CHECK
    assert letters["pin"] == PIN


def test_a_fight_goes_on_with_newer_rules_where_the_library_has_others(begun: GameTable) -> None:
    window = begun.window
    entry = next(each for each in WINDOW_COMMANDS if each.id == "newer_rules")

    def texts() -> tuple[str, ...]:
        return window.conductor.current_fight.service.system.texts

    assert entry.when.refusal(window) == "No fight is running here of whose rules the library has others now."
    system = window.conductor.current_fight.service.system.id
    text = f'[system]\nformat = 1\nover = "{system}"\ntitle = "Thursday"\nversion = "1"\nlanguage = "en"\n'
    window.library.systems.add(text)
    assert entry.when.refusal(window) == ""
    entry.do(window)
    assert texts() == (text,)
    assert entry.when.refusal(window) != ""
    window.conductor.undo()
    assert texts() == ()
    assert entry.when.refusal(window) == ""
