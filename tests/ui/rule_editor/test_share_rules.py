"""A file of rules for others: whose they are, what may be done with them, their own tests, their creatures."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.package_import import brought, take_package
from models.exchange.rule_package import RulePackage, read_package, write_package
from models.library import Library
from models.repositories.creatures import Creature
from rules.written.rulebook import heading_of
from rules.written.source import read
from tests.rules.written.example_games import text_of
from ui.own_rules.dialog import OwnRules
from ui.rule_editor.beginnings import Name, house_rules
from ui.rule_editor.page import RulesPage
from ui.rule_editor.share import ShareRules
from ui.services.preferences import LibraryPreferences
from ui.shell.main_window import MainWindow

MINE = text_of("skirmish").replace('"skirmish"', '"mine"').replace('author = "The Turnwright authors"\n', "")
SCRIPT = {"system": "mine", "seed": 1, "combatants": [{"id": "iva", "side": "party", "sheet": {"hp": 9}}]}


def check_of(hp: int) -> str:
    """A test that expects hit points of somebody to whom nothing happens."""
    expect = {"combatants": {"iva": {"pools": {"hp": hp}}}}
    return json.dumps({"script": {**SCRIPT, "commands": []}, "expect": expect})


@pytest.fixture
def remembered(tmp_path: Path) -> LibraryPreferences:
    return LibraryPreferences(tmp_path / "own.turnwright")


def sharing(
    qtbot: QtBot, library: Library, text: str = MINE, remembered: LibraryPreferences | None = None
) -> ShareRules:
    shown = ShareRules(library, text, remembered)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def written(path: Path) -> RulePackage:
    return read_package(path.read_bytes(), path.name)


def test_author_and_licence_stand_in_the_file_and_in_the_text_that_goes_on(
    qtbot: QtBot, library: Library, remembered: LibraryPreferences, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Skirmish.turnwright-system"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    shown = sharing(qtbot, library, MINE, remembered)
    texts: list[str] = []
    told: list[str] = []
    shown.text_changed.connect(texts.append)
    shown.message_requested.connect(told.append)
    QTest.keyClicks(shown.author, "  Ilva Ox ")
    shown.licence.choose("CC-BY-4.0")
    QTest.mouseClick(shown.export_button, Qt.MouseButton.LeftButton)
    text = written(path).text
    assert (heading_of(text).author, heading_of(text).licence) == ("Ilva Ox", "CC-BY-4.0")
    assert {**read(text).data, "system": 0} == {**read(MINE).data, "system": 0}
    assert texts == [text]
    assert told == ["Skirmish.turnwright-system was written."]
    assert remembered.author == "Ilva Ox"
    assert not shown.isVisible()
    assert library.systems.look(text).refusal is None
    again = sharing(qtbot, library, MINE, remembered)
    assert again.author.text() == "Ilva Ox"


@pytest.mark.parametrize(
    ("licence", "chosen", "own"),
    [("", "", ""), ("CC0-1.0", "CC0-1.0", ""), ("Ask me before you pass it on.", "ask", ""), ("OGL", "own", "OGL")],
)
def test_the_licence_that_stands_there_is_chosen_and_stays(
    qtbot: QtBot, library: Library, tmp_path: Path, licence: str, chosen: str, own: str
) -> None:
    shown = sharing(qtbot, library, MINE.replace('licence = "MIT"', f'licence = "{licence}"'))
    assert shown.licence.currentData() == chosen
    assert shown.own_licence.isVisible() == bool(own)
    shown.export_to(tmp_path / "a.turnwright-system")
    assert heading_of(written(tmp_path / "a.turnwright-system").text).licence == licence


def test_a_licence_in_own_words_is_one_line(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    shown = sharing(qtbot, library)
    shown.licence.choose("own")
    assert shown.own_licence.isVisible()
    QTest.keyClicks(shown.own_licence, ' "Free" for friends ')
    shown.export_to(tmp_path / "a.turnwright-system")
    assert heading_of(written(tmp_path / "a.turnwright-system").text).licence == 'MIT "Free" for friends'


def test_a_text_with_faults_is_not_written_and_one_sentence_says_why(qtbot: QtBot, library: Library) -> None:
    shown = sharing(qtbot, library, MINE.replace("half(heat)", "half(heet)"))
    assert not shown.export_button.isEnabled()
    assert shown.fault.isVisible()
    assert shown.fault.text().startswith("It has faults, and nobody could play it. The first one: Line ")
    assert "heet" in shown.fault.text()


def test_house_rules_that_do_not_fit_are_not_written(qtbot: QtBot, library: Library) -> None:
    text = house_rules("ffrpg", Name("Thursday"), ()) + "\n[figure.nothing_such]\nis = 5\n"
    shown = sharing(qtbot, library, text)
    assert not shown.export_button.isEnabled()
    assert "nothing_such" in shown.fault.text()


def test_house_rules_are_files_of_house_rules(
    qtbot: QtBot, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(_parent: object, _title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return str(tmp_path / Path(name).name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    text = house_rules("ffrpg", Name("Thursday: late"), ()) + "\n[figure.poison_percent]\nis = 5\n"
    shown = sharing(qtbot, library, text)
    assert not shown.creatures.isVisible()
    shown.ask_file()
    (path,) = tmp_path.glob("*.turnwright-house")
    assert "*.turnwright-house" in asked[0]
    assert written(path).text == text
    other = Library.open(tmp_path / "other.turnwright", samples=())
    take_package(other, written(path))
    assert other.systems.system("ffrpg").options().model_dump()["poison_percent"] == 5
    other.close()


def test_creatures_of_the_library_go_along_if_they_are_wanted(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    library.systems.add(MINE)
    library.creatures.add([Creature(name="Imp", system="mine", sheet={"hp": 5})])
    library.systems.add(text_of("skirmish"))
    library.creatures.add([Creature(name="Wolf", system="skirmish", sheet={"hp": 5})])
    path = tmp_path / "a.turnwright-system"
    shown = sharing(qtbot, library)
    assert shown.creatures.isVisible()
    assert not shown.creatures.isChecked()
    assert "(1)" in shown.creatures.text()
    shown.export_to(path)
    assert brought(written(path)) == {}
    shown = sharing(qtbot, library)
    shown.creatures.setChecked(True)
    shown.export_to(path)
    assert brought(written(path)) == {"creatures": 1}
    assert "rules" not in json.loads(written(path).creatures)
    other = Library.open(tmp_path / "other.turnwright", samples=())
    take_package(other, written(path))
    assert [row.name for row in other.creatures.rows()] == ["Imp"]
    other.close()


def test_a_newer_file_keeps_the_tests_of_the_one_whose_place_it_takes(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "a.turnwright-system"
    path.write_bytes(write_package(RulePackage(MINE, tests={"unhurt": check_of(9)})))
    shown = sharing(qtbot, library)
    assert not shown.tests.isVisible()
    shown.export_to(path)
    assert written(path).tests == {"unhurt": check_of(9)}
    assert not shown.fault.isVisible()


def test_what_came_beside_rules_goes_along_with_them_again(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    tests = {"nothing-happens": check_of(9)}
    take_package(library, RulePackage(MINE, tests=tests, licence="MIT, word by word"), "mine.turnwright-system")
    newer = MINE.replace("timer = 3", "timer = 4", 1)
    take_package(library, RulePackage(newer))
    path = tmp_path / "Mine.turnwright-system"
    shown = sharing(qtbot, library, newer)
    assert "1 of 1" in shown.tests.text()
    shown.export_to(path)
    assert (written(path).tests, written(path).licence) == (tests, "MIT, word by word")
    other = sharing(qtbot, library, newer)
    other.licence.choose("CC0-1.0")
    other.export_to(path)
    assert (written(path).tests, written(path).licence) == (tests, "")


def test_tests_that_do_not_pass_are_said_first_and_written_if_that_is_wanted(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "a.turnwright-system"
    path.write_bytes(write_package(RulePackage(MINE, tests={"unhurt": check_of(9), "hurt": check_of(4)})))
    before = path.read_bytes()
    shown = sharing(qtbot, library)
    shown.export_to(path)
    assert path.read_bytes() == before
    assert shown.isVisible()
    assert shown.tests.text() == "Its own tests: 1 of 2 pass."
    assert "something else comes of: hurt." in shown.fault.text()
    shown.author.setText("Ilva")
    shown.export_to(path)
    assert path.read_bytes() != before
    assert set(written(path).tests) == {"hurt", "unhurt"}
    assert not shown.isVisible()


def test_tests_of_another_game_are_left_alone(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    path = tmp_path / "a.turnwright-system"
    path.write_bytes(write_package(RulePackage(MINE.replace('"mine"', '"theirs"'), tests={"hurt": check_of(4)})))
    sharing(qtbot, library).export_to(path)
    assert written(path).tests == {}


def test_a_file_that_cannot_be_written_is_said_and_the_dialog_stays(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    shown = sharing(qtbot, library)
    shown.export_to(tmp_path / "no folder" / "a.turnwright-system")
    assert shown.isVisible()
    assert "a.turnwright-system could not be written" in shown.fault.text()


@pytest.fixture
def window(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    shown = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_the_page_takes_author_and_licence_over_as_one_step_of_undo(window: MainWindow, tmp_path: Path) -> None:
    window.show_rules_page(MINE)
    (page,) = window.findChildren(RulesPage)
    QTest.mouseClick(page.export_button, Qt.MouseButton.LeftButton)
    (shown,) = window.findChildren(ShareRules)
    shown.author.setText("Ilva")
    shown.licence.choose("CC0-1.0")
    shown.export_to(tmp_path / "a.turnwright-system")
    assert page.document.text == written(tmp_path / "a.turnwright-system").text
    assert heading_of(page.document.text).author == "Ilva"
    assert window.statusBar().currentMessage() == "a.turnwright-system was written."
    page.document.stack.undo()
    assert page.document.text == MINE


def test_rules_of_the_library_are_exported_where_they_are_listed(
    window: MainWindow, library: Library, tmp_path: Path
) -> None:
    library.systems.add(MINE)
    window.show_own_rules()
    (listed,) = window.findChildren(OwnRules)
    QTest.mouseClick(listed.export_button, Qt.MouseButton.LeftButton)
    (shown,) = window.findChildren(ShareRules)
    assert shown.parentWidget() is listed
    shown.export_to(tmp_path / "a.turnwright-system")
    assert heading_of(written(tmp_path / "a.turnwright-system").text).id == "mine"
    assert listed.isVisible()


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel])
def test_what_was_somebody_elses_becomes_rules_of_their_own_if_that_is_wanted(
    window: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    asked: list[str] = []

    def warn(_parent: QWidget, _title: str, words: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(words)
        return answer

    monkeypatch.setattr(QMessageBox, "warning", warn)
    library.systems.add(text_of("skirmish"), "skirmish.turnwright-system")
    window.show_rules_page(text_of("skirmish"))
    (page,) = window.findChildren(RulesPage)
    page.document.set_value(("system", "author"), "Ilva", "author")
    QTest.mouseClick(page.ready_button, Qt.MouseButton.LeftButton)
    assert asked == [
        "“Skirmish” by The Turnwright authors is here already. Shall these become rules of their own beside it?"
    ]
    is_wanted = answer == QMessageBox.StandardButton.Yes
    own = ["skirmish_2"] if is_wanted else []
    assert sorted(row.id for row in library.systems.texts.latest()) == ["skirmish", *own]
    assert ("another author" in window.statusBar().currentMessage()) != is_wanted


def test_enter_on_cancel_writes_no_file(qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def ask(*told: object) -> tuple[str, str]:
        asked.append(told)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    shown = sharing(qtbot, library)
    shown.cancel_button.setFocus()
    QTest.keyClick(shown.cancel_button, Qt.Key.Key_Return)
    assert not shown.isVisible()
    assert not asked
