"""One rule system holds in all tabs; what was chosen is chosen again at the next start."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from tests.there import there
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.services.preferences import ENCOUNTERS, LibraryPreferences
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.widgets.keyed_model import ROW_ROLE

Start = Callable[[], MainWindow]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright")
    yield opened
    opened.close()


@pytest.fixture
def start(qtbot: QtBot, library: Library, tmp_path: Path) -> Start:
    """Starts the window over the same library and settings once more."""

    def run() -> MainWindow:
        settings = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
        made = MainWindow(library, layouts=settings)
        qtbot.addWidget(made)
        made.resize(1366, 768)
        made.show_tab(BESTIARY)
        made.show()
        return made

    return run


def stop(window: MainWindow) -> None:
    window.keep_layout()
    window.close()


def choose(window: MainWindow, letters: str) -> None:
    """Types the first letters of a system into the list beside the tabs, however slow the machine is."""
    window.system_choice.list.setFocus()
    usual = QApplication.keyboardInputInterval()
    for interval, typed in ((-1, letters[:1]), (60_000, letters[1:])):  # a new word, and the rest of the same one
        QApplication.setKeyboardInputInterval(interval)
        QTest.keyClicks(window.system_choice.list, typed)
    QApplication.setKeyboardInputInterval(usual)


def systems_of(window: MainWindow) -> tuple[set[str], set[str], set[str]]:
    """The systems of the creatures, of the members and of the encounters that can be seen."""
    window.show_tab(PARTY)
    bar = window.party.bar.party
    parties = [bar.itemData(place) for place in range(bar.count())]
    members = {member.system for member in window.library.parties.members() if member.party_id in parties}
    window.show_tab(ENCOUNTER)
    encounters = window.encounter.prepare.encounters
    shown = {encounters.index(row, 0).data(ROW_ROLE).system for row in range(encounters.rowCount())}
    window.show_tab(BESTIARY)
    return {row.system for row in window.bestiary.rows.rows}, members, shown


def test_a_system_chosen_beside_the_tabs_holds_in_all_of_them(start: Start) -> None:
    window = start()
    assert window.system_choice.list.isVisible()
    assert window.system_choice.list.currentText() == "All systems"
    assert len(systems_of(window)[0]) == 5
    choose(window, "la")
    assert window.remembered.system == "fantasia"
    assert systems_of(window) == ({"fantasia"}, {"fantasia"}, {"fantasia"})
    window.remembered.choose_system(None)
    assert window.system_choice.list.currentText() == "All systems"
    assert [len(item) for item in systems_of(window)] == [5, 5, 5]


def test_system_party_and_filters_are_those_of_the_last_time(start: Start, library: Library) -> None:
    second = library.parties.add(
        Party(name="Others"), [Member(party_id=0, name="Nadia", system="ffrpg", sheet={"hp": 30, "spd": 5})]
    )
    window = start()
    choose(window, "fi")
    filters = window.bestiary.filters
    filters.folder_view.setCurrentIndex(filters.folders.index(2, 0))
    filters.tag_view.clicked.emit(filters.tags.index(0, 0))
    filters.low.setValue(2)
    narrowed = window.bestiary.query()
    assert narrowed.folder
    assert narrowed.tags
    window.show_tab(PARTY)
    window.party.bar.party.choose(second.id)
    window.party.bar.party.activated.emit(window.party.bar.party.currentIndex())
    assert window.party.party_id == second.id
    stop(window)
    again = start()
    assert again.system_choice.list.currentText() == window.system_choice.list.currentText()
    assert again.bestiary.query() == narrowed
    assert again.bestiary.filters.clear_button.isEnabled()
    again.show_tab(PARTY)
    assert again.party.party_id == second.id


def test_show_all_leaves_the_system(start: Start) -> None:
    window = start()
    choose(window, "fi")
    window.bestiary.list.search.setText("nobody is called so")
    window.bestiary.search()
    assert not window.bestiary.rows.rows
    window.bestiary.clear()
    assert {row.system for row in window.bestiary.rows.rows} == {"ffrpg"}


def test_who_rolls_is_who_rolled_last_and_a_running_fight_keeps_its_own(start: Start) -> None:
    window = start()
    window.show_tab(ENCOUNTER)
    both = [
        encounter.id
        for encounter in window.library.encounters.all()
        if encounter.system == "ffrpg" and encounter.id is not None
    ]
    first, second = both[:2]
    assert window.conductor.open_prepared(first)
    assert (window.conductor.rollers.of("party"), window.conductor.rollers.of("foes")) == (TABLE, APP)
    window.conductor.rollers.set("party", APP)
    window.conductor.command({"do": "begin"})
    window.conductor.rollers.set("foes", TABLE)
    window.conductor.put_away()
    stop(window)
    again = start()
    again.show_tab(ENCOUNTER)
    assert again.conductor.open_prepared(second)
    assert (again.conductor.rollers.of("party"), again.conductor.rollers.of("foes")) == (APP, TABLE)
    again.conductor.rollers.set("party", TABLE)
    again.conductor.put_away()
    assert again.conductor.resume(first)
    assert (again.conductor.rollers.of("party"), again.conductor.rollers.of("foes")) == (APP, TABLE)


def test_odds_that_were_shown_are_shown_again(start: Start) -> None:
    for shown in (False, True):
        window = start()
        window.show_tab(ENCOUNTER)
        first = next(
            encounter.id
            for encounter in window.library.encounters.all()
            if encounter.system == "ffrpg" and encounter.id is not None
        )
        assert window.conductor.open_prepared(first)
        bar = window.encounter.fight.odds.bar
        assert bar.isVisible() is shown
        window.menus.by_name["odds"].trigger()
        assert bar.isVisible() is not shown
        window.conductor.put_away()
        stop(window)
    assert not start().encounter.foretelling.is_open


def test_what_is_new_belongs_to_the_chosen_system(start: Start) -> None:
    window = start()
    choose(window, "la")
    window.new()
    assert window.bestiary.detail.form.chosen_system == "fantasia"
    window.bestiary.detail.leave()
    window.show_tab(ENCOUNTER)
    window.new()
    assert there(window.encounter.prepare.chosen).system == "fantasia"
    window.show_tab(PARTY)
    window.party.bar.make()
    window.new()
    assert window.party.detail.form.chosen_system == "fantasia"


def test_a_new_member_takes_the_system_of_the_party(start: Start) -> None:
    window = start()
    choose(window, "la")
    window.show_tab(PARTY)
    party = window.party.party_id
    window.remembered.choose_system(None)
    assert window.party.party_id == party
    window.new()
    assert window.party.detail.form.chosen_system == "fantasia"


def test_what_the_chosen_system_hides_brings_its_own(start: Start, library: Library) -> None:
    window = start()
    choose(window, "la")
    made = library.encounters.add(Encounter(name="Elsewhere", system="ffrpg"), [])
    assert made.id is not None
    window.show_encounter(made.id)
    assert window.remembered.system == "ffrpg"
    creature = next(row for row in library.creatures.rows() if row.system == "d100")
    window.show_tab(BESTIARY)
    window.bestiary.show_creature(creature.id)
    assert window.remembered.system == "d100"
    assert window.bestiary.list.selected_ids == [creature.id]
    running = next(encounter.id for encounter in library.encounters.all() if encounter.system == "tabuleiro")
    assert running is not None
    assert window.conductor.open_prepared(running)
    assert window.remembered.system == "tabuleiro"


def test_a_system_is_found_by_a_few_letters(start: Start) -> None:
    window = start()
    window.find_anything()
    picker = window.finder.picker
    assert picker is not None
    QTest.keyClicks(picker.line, "rule system: la")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert window.remembered.system == "fantasia"


@pytest.mark.parametrize("tab", [BESTIARY, PARTY, ENCOUNTER])
def test_who_has_picked_a_system_from_the_open_list_types_in_the_tab(start: Start, tab: int) -> None:
    window = start()
    window.show_tab(tab)
    systems = window.system_choice.list
    QTest.mouseClick(systems, Qt.MouseButton.LeftButton)
    place = next(item for item in range(systems.count()) if systems.itemData(item) == "tabuleiro")
    view = systems.view()
    view.setCurrentIndex(view.model().index(place, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.remembered.system == "tabuleiro"
    focus = there(window.focusWidget())
    assert there(window.tabs.currentWidget()).isAncestorOf(focus)
    QTest.keyClicks(focus, "f")
    assert window.remembered.system == "tabuleiro"


def test_where_nothing_is_there_for_a_system_it_says_so(start: Start, library: Library) -> None:
    window = start()
    library.creatures.remove([row.id for row in library.creatures.rows(system="fantasia")])
    choose(window, "la")
    said = [label.text() for label in window.bestiary.list.findChildren(QLabel) if label.isVisible()]
    assert any("La Fantasia Final" in words for words in said)


SPOILED = '{"system": 3, "party": "x", "filters": 4, "rollers": {"party": 1}, "verdicts": 4, "turns": [1]}'


@pytest.mark.parametrize("spoiled", ["{", "[]", SPOILED])
def test_what_somebody_wrote_into_the_file_is_passed_over(tmp_path: Path, spoiled: str) -> None:
    settings = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    first = LibraryPreferences(tmp_path / "a.turnwright", settings)
    first.choose_system("d100")
    for key in settings.allKeys():
        settings.setValue(key, spoiled)
    again = LibraryPreferences(tmp_path / "a.turnwright", settings)
    assert (again.system, again.party, dict(again.filters), again.rollers) == (None, None, {}, {})
    assert (again.of_encounter("verdicts", 1), again.of_encounter("turns", 1)) == (None, None)


def test_each_library_has_its_own(tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    LibraryPreferences(tmp_path / "a.turnwright", settings).choose_system("d100")
    assert LibraryPreferences(tmp_path / "b.turnwright", settings).system is None
    assert LibraryPreferences(tmp_path / "a.turnwright", settings).system == "d100"


def test_something_is_kept_of_the_last_encounters(tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    kept = LibraryPreferences(tmp_path / "a.turnwright", settings)
    for place, encounter in enumerate((*range(ENCOUNTERS + 5), 7)):
        kept.keep_of_encounter("verdicts", encounter, ["state", place])
    again = LibraryPreferences(tmp_path / "a.turnwright", settings)
    assert [*again.several("verdicts")] == [*map(str, (5, 6, *range(8, ENCOUNTERS + 5), 7))]
    assert again.of_encounter("verdicts", 7) == ["state", ENCOUNTERS + 5]
    assert again.of_encounter("verdicts", 3) is None
    assert again.of_encounter("turns", 7) is None


def test_a_copy_of_a_library_is_looked_at_as_the_library_was(tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    first = LibraryPreferences(tmp_path / "a.turnwright", settings)
    first.choose_system("d100")
    first.party = 2
    first.keep_for(tmp_path / "b.turnwright")
    first.choose_system("ffrpg")
    copy = LibraryPreferences(tmp_path / "b.turnwright", settings)
    assert (copy.system, copy.party) == ("d100", 2)


def test_every_title_of_a_system_stands_whole_in_its_list(start: Start) -> None:
    window = start()
    window.resize(1366, 768)
    window.show()
    QApplication.processEvents()
    choice = window.system_choice.list
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    parts = QStyle.SubControl.SC_ComboBoxEditField
    room = choice.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, parts, choice)
    words = [choice.itemText(row) for row in range(choice.count())]
    assert len(words) > 5
    assert [word for word in words if choice.fontMetrics().horizontalAdvance(word) > room.width() - 8] == []
