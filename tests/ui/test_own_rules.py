"""Games and house rules of one's own in the window: added, shown before, switched off, removed, undone."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.rule_package import RulePackage, write_package
from models.exchange.shipped_games import shipped_games
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter
from rules.system import registry
from rules.written.loader import load
from tests.rules.written.example_games import text_of
from tests.ui.session.playing import Playing, duel
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.forms.row_templates import RowOffers
from ui.edits.core import Edits
from ui.encounter.prepare.options import OptionsPane
from ui.help.welcome import Welcome
from ui.navigation.tabs import BESTIARY
from ui.own_rules.dialog import OwnRules
from ui.rule_editor.try_round import TryRound
from ui.sheets.rule_systems import find
from ui.shell.main_window import MainWindow
from ui.widgets.buttons import PushButton

HOUSE = """
[system]
format = 1
over = "ffrpg"
title = "Thursday table"
version = "3"
author = "Ilva"

[figure.poison_percent]
is = 5
"""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    opened = Library.open(tmp_path / "own.turnwright")
    yield opened
    opened.close()


@pytest.fixture
def stack() -> QUndoStack:
    return QUndoStack()


@pytest.fixture
def dialog(qtbot: QtBot, library: Library, stack: QUndoStack) -> OwnRules:
    shown = OwnRules(library, Edits(stack))
    qtbot.addWidget(shown)
    shown.show()
    return shown


def poison(library: Library) -> object:
    """By how much poison hurts in a fight that begins now, in percent."""
    return library.systems.system("ffrpg").options().model_dump()["poison_percent"]


def titles(dialog: OwnRules) -> list[str]:
    """The names in the list."""
    items = (dialog.list.topLevelItem(index) for index in range(dialog.list.topLevelItemCount()))
    return [item.text(0) for item in items if item is not None]


def counted(library: Library, system: str) -> tuple[int, int, int]:
    """How many creatures, members and encounters there are of a system."""
    members = [member for member in library.parties.members() if member.system == system]
    encounters = [encounter for encounter in library.encounters.all() if encounter.system == system]
    return len(library.creatures.rows(system=system)), len(members), len(encounters)


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: game.name)
def test_every_game_that_comes_with_the_program_can_be_played(game: RulePackage) -> None:
    system = load(game.text)
    assert system.actions
    assert system.pools


def test_any_game_stands_first_and_is_added_with_one_key(
    qtbot: QtBot, dialog: OwnRules, library: Library, stack: QUndoStack
) -> None:
    assert titles(dialog)[0] == "Any game"
    assert "conditions: 7" in dialog.about.text()
    assert "Its own tests: 8 of 8 pass." in dialog.about.text()
    assert dialog.brings.text() == "Also what comes with it (creatures: 8, parties: 1, prepared fights: 2)"
    with qtbot.waitSignal(dialog.system_added) as added:
        press(dialog.take_button)
    assert added.args == ["any_game"]
    assert "any_game" in registry.ids()
    assert registry.system("any_game").title == "Any game"
    assert titles(dialog).count("Any game") == 1
    brought = (8, 4, 2)
    assert counted(library, "any_game") == brought
    stack.undo()
    assert "any_game" not in registry.ids()
    assert counted(library, "any_game") == (0, 0, 0)
    stack.redo()
    assert "any_game" in registry.ids()
    assert counted(library, "any_game") == brought


def test_a_file_is_shown_before_it_is_added(qtbot: QtBot, dialog: OwnRules, library: Library, tmp_path: Path) -> None:
    path = tmp_path / "thursday.turnwright-house"
    path.write_bytes(write_package(RulePackage(HOUSE)))
    dialog.look_at_file(path)
    assert "Thursday table" in dialog.about.text()
    assert "Says it is by Ilva." in dialog.about.text()
    assert "5% (book: 10%)" in dialog.about.text()
    assert library.systems.texts.all() == []
    press(dialog.leave_button)
    assert library.systems.texts.all() == []
    dialog.look_at_file(path)
    press(dialog.take_button)
    assert [row.title for row in library.systems.texts.all()] == ["Thursday table"]
    assert poison(library) == 5


def test_house_rules_are_switched_off_and_removed_and_undone(
    qtbot: QtBot, dialog: OwnRules, library: Library, stack: QUndoStack
) -> None:
    dialog.look_at(RulePackage(HOUSE), "thursday.toml")
    press(dialog.take_button)
    item = dialog.list.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "Thursday table"
    item.setCheckState(0, Qt.CheckState.Unchecked)
    qtbot.waitUntil(lambda: poison(library) == 10)
    stack.undo()
    assert poison(library) == 5
    press(dialog.remove_button)
    assert "Thursday table" not in titles(dialog)
    stack.undo()
    assert "Thursday table" in titles(dialog)


def test_who_adds_by_two_clicks_or_keys_has_it(dialog: OwnRules, library: Library) -> None:
    dialog.look_at(RulePackage(HOUSE), "thursday.toml")
    place = dialog.take_button.mapTo(dialog, dialog.take_button.rect().center())
    press(dialog.take_button)
    assert dialog.childAt(place) is not dialog.remove_button
    assert dialog.focusWidget() is dialog.list
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert [row.title for row in library.systems.texts.all()] == ["Thursday table"]


def test_the_box_of_house_rules_is_clicked_on_and_off(qtbot: QtBot, dialog: OwnRules, library: Library) -> None:
    dialog.look_at(RulePackage(HOUSE), "thursday.toml")
    press(dialog.take_button)
    for expected in (10, 5, 10):
        item = dialog.list.topLevelItem(0)
        assert item is not None
        option = QStyleOptionViewItem()
        option.initFrom(dialog.list)
        option.rect = dialog.list.visualItemRect(item)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        place = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        box = dialog.list.style().subElementRect(place, option, dialog.list)
        QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
        qtbot.waitUntil(lambda: poison(library) == expected)  # noqa: B023


SPELL = """
[system]
format = 1
over = "ffrpg"
title = "Sunday table"
version = "1"

[option.ejected_share]
default = 60

[row.abilities.cinder]
name = "Cinder of ours"
type = "fast"
"""


def test_forms_offer_what_house_rules_add_and_begin_with_their_options(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    window.show_own_rules()
    (dialog,) = window.findChildren(OwnRules)
    pane = OptionsPane("en")
    qtbot.addWidget(pane)
    pane.show()

    def share() -> object:
        pane.show_options("ffrpg", {}, {}, {}, may_change=True)
        assert pane.form is not None
        editor = pane.form.editors["ejected_share"]
        assert isinstance(editor, NumberEditor)
        return editor.spin.value()

    def offered() -> int:
        """How many lists offer the row, in the form of a new creature."""
        window.bestiary.clear()
        window.bestiary.new_creature()
        form = window.bestiary.detail.form
        form.system.choose("ffrpg")
        found = 0
        assert form.sheet_form is not None
        for button in form.sheet_form.findChildren(RowOffers):
            button.open()
            assert button.picker is not None
            button.picker.line.setText("Cinder of ours")
            model = button.picker.list.model()
            lines = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
            found += any("Cinder of ours" in line for line in lines)
            button.picker.shut()
        return found

    assert offered() == 0
    assert share() == 50
    dialog.look_at(RulePackage(SPELL), "sunday.toml")
    press(dialog.take_button)
    assert offered() == 1
    assert share() == 60
    window.exchange.edits.stack.undo()
    assert offered() == 0
    assert share() == 50


def test_faults_stand_with_their_lines_and_nothing_can_be_added(dialog: OwnRules) -> None:
    dialog.look_at(RulePackage(HOUSE.replace("is = 5", 'is = "five"')), "thursday.toml")
    assert dialog.faults.text().startswith("Line 10: ")
    assert not dialog.take_button.isEnabled()


IMPS = """{"format": "turnwright", "version": 1, "creatures": [
{"name": "Imp", "system": "skirmish", "sheet": {"hp": 5}}, {"name": "Cat", "system": "skirmish", "sheet": {"hp": HP}}]}
"""


def names(library: Library) -> list[str]:
    return sorted(row.name for row in library.creatures.rows(system="skirmish"))


def test_creatures_come_with_a_file_unless_they_are_not_wanted(
    dialog: OwnRules, library: Library, stack: QUndoStack
) -> None:
    package = RulePackage(text_of("skirmish"), IMPS.replace("HP", "1"))
    dialog.look_at(package, "skirmish.turnwright-system")
    assert dialog.brings.isVisible()
    assert dialog.brings.text() == "Also what comes with it (creatures: 2)"
    assert names(library) == []
    press(dialog.take_button)
    assert names(library) == ["Cat", "Imp"]
    stack.undo()
    assert (names(library), library.systems.texts.all()) == ([], [])
    stack.redo()
    assert names(library) == ["Cat", "Imp"]
    stack.undo()
    dialog.look_at(package, "skirmish.turnwright-system")
    dialog.brings.setChecked(False)
    press(dialog.take_button)
    assert names(library) == []
    assert [row.id for row in library.systems.texts.all()] == ["skirmish"]
    dialog.look_at(RulePackage(HOUSE), "thursday.toml")
    assert not dialog.brings.isVisible()


def test_a_creature_that_cannot_be_is_said_there_and_nothing_is_added(dialog: OwnRules, library: Library) -> None:
    dialog.look_at(RulePackage(text_of("skirmish"), IMPS.replace("HP", '"many"')), "skirmish.turnwright-system")
    press(dialog.take_button)
    assert library.systems.texts.all() == []
    assert dialog.faults.isVisible()
    assert "Cat" in dialog.faults.text()
    dialog.brings.setChecked(False)
    press(dialog.take_button)
    assert [row.id for row in library.systems.texts.all()] == ["skirmish"]
    assert not dialog.faults.isVisible()


def test_a_number_that_is_none_is_not_told_as_one(dialog: OwnRules) -> None:
    dialog.look_at(RulePackage(HOUSE.replace("is = 5", "is = true")), "thursday.toml")
    assert "book: 10%" not in dialog.about.text()
    assert not dialog.take_button.isEnabled()


def test_a_text_says_in_which_languages_it_is(dialog: OwnRules) -> None:
    assert "Languages: English, Español, Português do Brasil." in dialog.about.text()
    skirmish = next(game.text for game in shipped_games() if game.name == "skirmish")
    text = skirmish.replace('es = "Golpear", ', "")
    assert text != skirmish
    dialog.look_at(RulePackage(text), "skirmish.toml")
    assert "Languages: English, Español (in part), Português do Brasil." in dialog.about.text()


def test_what_is_new_in_a_newer_version_stands_there_row_by_row(dialog: OwnRules, library: Library) -> None:
    old = text_of("skirmish")
    library.systems.add(old)
    newer = old.replace('version = "1.0"', 'version = "2.0"')
    dialog.look_at(RulePackage(newer), "skirmish.toml")
    assert "It takes the place of version 1.0." in dialog.about.text()
    assert "Its rules are the same." in dialog.about.text()
    changed = newer.replace('against = "13"', 'against = "14"').replace("[status.blessed]", "[status.lucky]")
    dialog.look_at(RulePackage(changed), "skirmish.toml")
    assert "Conditions – new: Blessed; gone: Blessed" in dialog.about.text()
    assert "– changed: Reflex" in dialog.about.text()
    assert "Its rules are the same." not in dialog.about.text()
    theirs = changed.replace("The Turnwright authors", "Somebody else")
    dialog.look_at(RulePackage(theirs), "skirmish.toml")
    assert "It takes the place of" not in dialog.about.text()


def test_what_stays_is_said_before_rules_are_removed(
    qtbot: QtBot, library: Library, stack: QUndoStack, dialog: OwnRules
) -> None:
    library.systems.add(text_of("skirmish"))
    library.creatures.add([Creature(name="Iva", system="skirmish", sheet={"hp": 9})])
    library.encounters.add(Encounter(name="Ford", system="skirmish"))
    playing = duel(library, "skirmish", ("Iva", "party", {"hp": 9}), ("Goblin", "foes", {"hp": 9}))
    playing.conductor.begin_fight()
    shown = OwnRules(library, Edits(stack))
    qtbot.addWidget(shown)
    shown.show()
    assert shown.stays.isVisible()
    assert "Fights that run by this: 1." in shown.stays.text()
    assert "Creatures of it: 1, members of parties: 0, prepared fights: 1." in shown.stays.text()
    press(shown.remove_button)
    assert find("skirmish") is None
    assert names(library) == ["Iva"]
    encounter = playing.conductor.current_fight.encounter_id
    playing.conductor.close_fight()
    again = Playing(library)
    assert again.conductor.resume(encounter)
    again.conductor.next()
    assert again.failed == []
    again.conductor.close_fight()
    stack.undo()
    assert find("skirmish") is not None


def test_of_rules_by_which_nothing_is_played_nothing_is_said(dialog: OwnRules, library: Library) -> None:
    dialog.look_at(RulePackage(text_of("skirmish")), "skirmish.toml")
    press(dialog.take_button)
    assert dialog.remove_button.isVisible()
    assert not dialog.stays.isVisible()
    assert dialog.remove_button.toolTip() == ""


def dropped(widget: QWidget, *paths: Path) -> bool:
    """Drop files on a widget; return whether they are taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, button, key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(40, 40), copy, mime, button, key)
    QApplication.sendEvent(widget, enter)
    drop = QDropEvent(QPointF(40, 40), copy, mime, button, key)
    QApplication.sendEvent(widget, drop)
    return drop.isAccepted()


def test_files_of_rules_that_are_dropped_on_the_window_are_shown_one_after_the_other(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    first, second = tmp_path / "thursday.turnwright-house", tmp_path / "FRIDAY.SYSTEM.TOML"
    first.write_bytes(write_package(RulePackage(HOUSE)))
    second.write_text(HOUSE.replace("Thursday", "Friday"), "utf-8")
    assert dropped(window, first, second)
    (shown,) = window.findChildren(OwnRules)
    assert window.exchange.card is None
    assert "Thursday table" in shown.about.text()
    assert library.systems.texts.all() == []
    press(shown.leave_button)
    assert "Friday table" in shown.about.text()
    press(shown.take_button)
    assert [row.title for row in library.systems.texts.all()] == ["Friday table"]
    assert shown.remove_button.isVisible()


def test_a_file_is_dropped_on_the_dialog_too(dialog: OwnRules, tmp_path: Path) -> None:
    path = tmp_path / "thursday.turnwright-house"
    path.write_bytes(write_package(RulePackage(HOUSE)))
    assert dropped(dialog, path)
    assert "Thursday table" in dialog.about.text()
    assert not dropped(dialog, tmp_path / "picture.png")


def test_a_file_that_is_none_is_one_sentence(dialog: OwnRules, tmp_path: Path) -> None:
    path = tmp_path / "broken.turnwright-system"
    path.write_bytes(b"PK\x03\x04 nothing")
    dialog.look_at_file(path)
    assert dialog.faults.text()
    assert not dialog.take_button.isVisible()
    dialog.look_at_file(tmp_path / "nothing.toml")
    assert "nothing.toml" in dialog.faults.text()


def test_whoever_plays_none_of_the_systems_has_a_tracker_from_the_welcome(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    window.help.welcome()
    (welcome,) = window.findChildren(Welcome)
    press(welcome.own_button)
    (dialog,) = window.findChildren(OwnRules)
    press(dialog.take_button)
    dialog.close()
    welcome = window.findChildren(Welcome)[-1]
    assert welcome.system == "any_game"
    assert welcome.try_button.text() == "Try “The raid on the mill”"
    press(welcome.try_button)
    assert window.conductor.is_open
    assert window.conductor.system.id == "any_game"
    window.tabs.setCurrentIndex(BESTIARY)
    window.undo()
    assert counted(library, "any_game") == (0, 0, 0)
    assert not window.conductor.is_open, "its encounter is gone"


def test_a_game_without_anything_that_comes_with_it_begins_with_a_creature(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    window.help.welcome()
    press(window.findChildren(Welcome)[-1].own_button)
    (dialog,) = window.findChildren(OwnRules)
    dialog.brings.setChecked(False)
    press(dialog.take_button)
    dialog.close()
    press(window.findChildren(Welcome)[-1].creature_button)
    assert window.bestiary.detail.is_editing
    assert window.bestiary.detail.form.system.currentData() == "any_game"


def test_the_welcome_has_room_for_one_game_more(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    game = next(game for game in shipped_games() if game.name == "any_game")
    library.systems.add(game.text, "any_game.toml")
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1366, 740)
    window.show()
    window.help.welcome()
    (welcome,) = window.findChildren(Welcome)
    assert welcome.systems.count() == 7
    assert welcome.verticalScrollBar().maximum() == 0
    assert any("A tracker for whatever you play" in welcome.systems.item(row).text() for row in range(7))


def test_what_is_looked_at_stays_while_the_list_changes(qtbot: QtBot, dialog: OwnRules, stack: QUndoStack) -> None:
    dialog.look_at(RulePackage(HOUSE), "thursday.toml")
    press(dialog.take_button)
    other = HOUSE.replace("Thursday table", "Friday table")
    dialog.look_at(RulePackage(other), "friday.toml")
    stack.undo()
    assert "Friday table" in dialog.about.text()
    assert dialog.leave_button.isVisibleTo(dialog)


def test_tests_of_a_file_that_are_none_pass_not(dialog: OwnRules) -> None:
    tests = {"deep": "[" * 100_000, "odd": '{"script": {}, "expect": 5}', "none": "3"}
    dialog.look_at(RulePackage(HOUSE, tests=tests), "thursday.toml")
    assert "0 of 3 pass" in dialog.about.text()


@pytest.mark.parametrize("text", [text_of("skirmish"), HOUSE], ids=["a game", "house rules"])
def test_a_round_is_tried_before_anything_is_added(qtbot: QtBot, library: Library, tmp_path: Path, text: str) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    window.show_own_rules()
    (shown,) = window.findChildren(OwnRules)
    shown.look_at(RulePackage(text), "theirs.toml")
    press(shown.try_button)
    (trial,) = window.findChildren(TryRound)
    qtbot.waitUntil(lambda: trial.fight is not None)
    press(trial.step_button)
    assert trial.isVisible()
    assert library.systems.texts.all() == []
    trial.window().close()
    press(shown.take_button)
    assert len(library.systems.texts.all()) == 1


def test_every_fault_of_house_rules_over_a_book_stands_with_its_line(dialog: OwnRules) -> None:
    wrong = HOUSE + "[figure.poisson]\nis = 5\n[status.poison]\nforbids = [3]\n"
    dialog.look_at(RulePackage(wrong), "thursday.toml")
    lines = wrong.splitlines()
    numbers = [lines.index(line) + 1 for line in ("[figure.poisson]", "forbids = [3]")]
    starts = [line.partition(":")[0] for line in dialog.faults.text().splitlines()]
    assert starts == [f"Line {number}" for number in numbers]


def test_of_a_text_with_faults_no_round_can_be_tried(dialog: OwnRules) -> None:
    assert dialog.try_button.isEnabled()
    dialog.look_at(RulePackage(text_of("skirmish").replace("half(heat)", "half(heet)")), "skirmish.toml")
    assert not dialog.try_button.isEnabled()


def test_house_rules_for_a_game_that_is_not_here_say_so_when_they_are_to_be_tried(dialog: OwnRules) -> None:
    dialog.look_at(RulePackage(HOUSE.replace('over = "ffrpg"', 'over = "elsewhere"')), "thursday.toml")
    press(dialog.try_button)
    assert dialog.faults.text() == "The game that these house rules are for is not here."
    assert dialog.faults.isVisible()
    assert dialog.take_button.isEnabled()


def test_enter_presses_the_button_that_has_the_keys_and_in_the_list_adds_or_does_nothing(
    qtbot: QtBot, dialog: OwnRules
) -> None:
    pressed: list[str] = []
    buttons = [button for button in dialog.findChildren(PushButton) if button is not dialog.take_button]
    press(dialog.take_button)  # so that there is something to change, to export, to remove
    for button in buttons:
        button.clicked.disconnect()
        button.clicked.connect(partial(pressed.append, button.text()))
    shown = [button for button in buttons if button.isVisible()]
    assert dialog.remove_button in shown
    for button in shown:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed == [button.text() for button in shown]
    dialog.list.setFocus()
    assert not dialog.take_button.isVisible()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert pressed == [button.text() for button in shown], "nothing is opened from the list"


def test_who_removes_rules_reads_what_became_of_it_and_has_undo_at_hand(
    dialog: OwnRules, library: Library, stack: QUndoStack
) -> None:
    library.systems.add(text_of("skirmish"))
    library.creatures.add([Creature(name="Iva", system="skirmish", sheet={"hp": 9})])
    dialog.look_at(RulePackage(HOUSE), "thursday.toml")
    press(dialog.take_button)
    assert "fights begin without it" in dialog.stays.text()
    assert "fights begin without it" in dialog.remove_button.toolTip()
    choose(dialog, "Skirmish")
    press(dialog.remove_button)
    assert dialog.undone.isVisible()
    assert dialog.removed.text().startswith("“Skirmish” is removed. What waits until it is back: creatures: 1,")
    press(dialog.undo_button)
    assert find("skirmish") is not None
    assert not dialog.undone.isVisible()
    choose(dialog, "Thursday table")
    press(dialog.remove_button)
    assert dialog.removed.text() == "“Thursday table” is removed. Fights begin without it."
    choose(dialog, "Sparrows")
    press(dialog.take_button)
    assert not dialog.undone.isVisible()  # Undo would take back something else


def choose(dialog: OwnRules, title: str, beside: str = "") -> None:
    items = [dialog.list.topLevelItem(index) for index in range(dialog.list.topLevelItemCount())]
    item = next(item for item in items if item is not None and item.text(0) == title and beside in item.text(1))
    dialog.list.setCurrentItem(item)


def test_a_newer_version_of_a_game_that_comes_with_the_program_is_offered(
    qtbot: QtBot, library: Library, stack: QUndoStack
) -> None:
    newest = next(game.text for game in shipped_games() if game.name == "skirmish")
    older = newest.replace('version = "1.0"', 'version = "0.9"').replace('against = "13"', 'against = "12"')
    assert older != newest
    library.systems.add(older)
    dialog = OwnRules(library, Edits(stack))
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog, "Skirmish", "a newer version comes with Turnwright: 0.9 → 1.0")
    assert "It takes the place of version 0.9." in dialog.about.text()
    assert "changed: Reflex" in dialog.about.text()
    press(dialog.take_button)
    assert [row.version for row in library.systems.texts.latest()] == ["1.0"]
    assert [title for title in titles(dialog) if title == "Skirmish"] == ["Skirmish"]


def test_what_somebody_made_of_a_game_is_not_replaced_by_the_one_that_comes_with_the_program(
    qtbot: QtBot, library: Library, stack: QUndoStack
) -> None:
    newest = next(game.text for game in shipped_games() if game.name == "skirmish")
    library.systems.add(newest)
    library.systems.add(newest.replace('version = "1.0"', 'version = "0.5"'))
    dialog = OwnRules(library, Edits(stack))
    qtbot.addWidget(dialog)
    assert [title for title in titles(dialog) if title == "Skirmish"] == ["Skirmish"]
