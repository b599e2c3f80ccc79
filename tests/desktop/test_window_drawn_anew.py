"""Another language draws the window anew; an older library is said to have been brought up to date."""

import errno
import os
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QFontInfo, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.application import Program
from desktop.system import paths, settings
from models.exchange.shipped_games import shipped_games
from models.odds.pool import InProcessPlayers, Stop
from models.repositories.encounters import PREPARED
from models.storage import upgrade
from models.storage.errors import LibraryError
from rules.odds.runs import Batch, Run, Situation
from tests.proving import short_of
from tests.there import there
from ui.bestiary.list.model import CreatureRows
from ui.encounter.fight.page import FightPage
from ui.encounter.prepare.odds import PreparedOdds
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.odds.fight import FightOdds
from ui.odds.service import OddsService
from ui.players.phones import Phone
from ui.rule_editor.page import RulesPage
from ui.services.web.access import SEAT
from ui.session.dice_rollers import APP, PHONES, TABLE
from ui.sheets import rule_systems
from ui.shell.main_window import MainWindow, window_title
from ui.theme.fonts import CLEAR, WINDOW, set_typeface, typeface
from ui.widgets.item_views import choose_alone
from ui.widgets.keyed_model import KeyedRows


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    made = Program(qapp)
    assert made.open(own_folders / "Mine.turnwright") == ""
    yield made
    if made.window is not None:
        made.window.close()
    made.translate("en")
    made.deleteLater()


def shown(program: Program) -> MainWindow:
    assert program.window is not None
    return program.window


def speak(program: Program, language: str) -> None:
    shown(program).menus.by_name[f"language_{language}"].trigger()


def choose_rows(view: QAbstractItemView, *rows: int) -> None:
    """Choose rows together; the cursor stands on the first."""
    choose_alone(view, view.model().index(rows[0], 0))
    flags = QItemSelectionModel.SelectionFlag
    for row in rows[1:]:
        view.selectionModel().select(view.model().index(row, 0), flags.Select | flags.Rows)


def chosen_ids(view: QAbstractItemView) -> tuple[set[object], object]:
    """What is chosen in a list, and what the cursor stands on."""
    model = view.model()
    assert isinstance(model, KeyedRows | CreatureRows)

    def key(index: QModelIndex) -> object:
        if isinstance(model, CreatureRows):
            return model.id_at(index)
        return model.key(model.row_at(index))

    return {key(index) for index in view.selectionModel().selectedIndexes()}, key(view.currentIndex())


def begun_fight(program: Program) -> FightPage:
    """A fight of the samples in which somebody acts; the program rolls."""
    window = shown(program)
    window.show_tab(ENCOUNTER)
    encounters = window.library.encounters.all(PREPARED)
    found = next(encounter.id for encounter in encounters if encounter.system == "ffrpg")
    assert window.conductor.open_prepared(there(found))
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.begin_fight()
    page = window.encounter.fight
    for _ in range(5):
        if window.conductor.fight.active is None:
            page.acting.go_on()
    return page


def test_the_chosen_encounter_and_its_tab_stay(program: Program) -> None:
    window = shown(program)
    window.show_tab(ENCOUNTER)
    third = window.library.encounters.all()[2].id
    assert third is not None
    window.show_encounter(third)
    place = QRect(40, 10, 700, 500)  # Higher than a window that comes anew would be put.
    window.setGeometry(place)
    speak(program, "es")
    again = shown(program)
    assert again is not window
    assert again.tabs.tabText(BESTIARY) == "Bestiario"
    assert again.tabs.currentIndex() == ENCOUNTER
    assert again.encounter.prepare.chosen_id == third
    assert again.geometry() == place
    assert again.menus.by_name["language_es"].isChecked()


def test_whoever_is_selected_stays_so(program: Program) -> None:
    window = shown(program)
    window.show_tab(PARTY)
    members = [row.id for row in window.party.cards.rows]
    window.party.choose(members[2:3])
    window.show_tab(BESTIARY)
    creatures = [there(row.id) for row in window.bestiary.rows.rows]
    window.bestiary.list.choose(creatures[3:4])
    window.show_tab(PARTY)
    speak(program, "es")
    again = shown(program)
    assert again.party.current_id == members[2]
    assert again.bestiary.list.selected_ids == creatures[3:4]


def test_a_window_that_fills_the_screen_still_does(program: Program, qtbot: QtBot) -> None:
    shown(program).showMaximized()
    qtbot.waitUntil(shown(program).isMaximized)
    speak(program, "pt_BR")
    assert shown(program).isMaximized()


def test_the_open_fight_stays_open_at_its_question_behind_the_tab_that_is_shown(program: Program) -> None:
    window = shown(program)
    window.show_tab(ENCOUNTER)
    encounter = window.library.encounters.all(PREPARED)[-1].id
    assert encounter is not None
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    assert window.conductor.open_question is not None
    question = window.conductor.open_question.question
    window.show_tab(BESTIARY)
    speak(program, "es")
    again = shown(program)
    assert again.tabs.currentIndex() == BESTIARY
    assert again.conductor.encounter_id == encounter
    assert again.conductor.open_question is not None
    assert again.conductor.open_question.question == question


def test_an_action_that_is_put_together_is_read_in_the_new_language(program: Program) -> None:
    """It kept the words of the former one until it was prepared anew."""
    page = begun_fight(program)
    page.acting.choose(page.conductor.system.actions["attack"])
    assert page.composer.action is not None
    assert page.composer.action.label == "Attack"
    speak(program, "es")
    action = shown(program).encounter.fight.composer.action
    assert action is not None
    assert action.label == "Ataque"
    assert {"Arma", "Objetivo"} <= {field.label for field in action.fields}


def test_a_fight_that_was_put_away_or_has_ended_stays_as_it_was(program: Program) -> None:
    window = shown(program)
    window.show_tab(ENCOUNTER)
    encounter = window.library.encounters.all(PREPARED)[0].id
    assert encounter is not None
    window.conductor.open_prepared(encounter)
    window.put_away()
    speak(program, "es")
    assert shown(program).conductor.service is None
    window = shown(program)
    window.conductor.open_prepared(encounter)
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, "app")
    window.conductor.begin_fight()
    window.conductor.command({"do": "end"})
    speak(program, "en")
    assert shown(program).conductor.encounter_id == encounter
    assert shown(program).conductor.fight.phase == "ended"


def test_the_board_being_painted_stays_on_the_page(program: Program) -> None:
    window = shown(program)
    window.show_tab(ENCOUNTER)
    encounter = next(candidate.id for candidate in window.library.encounters.all() if candidate.board is not None)
    assert encounter is not None
    window.encounter.show_board(encounter)
    speak(program, "es")
    assert shown(program).encounter.painted == encounter


def test_a_language_that_was_not_taken_is_not_marked(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    window = shown(program)
    with monkeypatch.context() as patch:
        patch.setattr(QMessageBox, "warning", lambda *asked: QMessageBox.StandardButton.Cancel)
        patch.setattr(window, "unsaved", lambda: "The form of Ghoul is not saved.")
        speak(program, "es")
    assert shown(program) is window
    assert window.menus.by_name["language_en"].isChecked()
    assert not window.menus.by_name["language_es"].isChecked()


def test_the_language_that_is_spoken_draws_nothing_anew(program: Program) -> None:
    window = shown(program)
    speak(program, "en")
    assert shown(program) is window
    assert settings.load(paths.settings_file()).preferences.language == "en"


def test_the_copy_of_an_older_library_is_named_once(program: Program, own_folders: Path) -> None:
    old = own_folders / "Old.turnwright"
    upgrade.create(old, "0003")
    assert program.open(old) == ""
    said = shown(program).statusBar().currentMessage()
    assert said == (
        "Old.turnwright was upgraded for this version; the previous file is kept as "
        f"Old.schema-0003.turnwright in {own_folders}."
    )
    speak(program, "es")
    assert "schema-0003" not in shown(program).statusBar().currentMessage()
    assert program.open(own_folders / "Mine.turnwright") == ""
    assert program.open(old) == ""
    assert shown(program).statusBar().currentMessage() == ""


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_keys_are_the_same_in_every_language(program: Program, language: str) -> None:
    """Qt calls Return by another name in Spanish, and reads keys by the names that it shows."""

    def keys() -> dict[str, list[str]]:
        portable = QKeySequence.SequenceFormat.PortableText
        actions = shown(program).menus.by_name
        return {
            name: [sequence.toString(portable) for sequence in action.shortcuts()] for name, action in actions.items()
        }

    before = keys()
    assert ["Ctrl+Enter", "Ctrl+Return"] in [sorted(item) for item in before.values()]
    shown(program).choose_language(language)
    assert keys() == before


def test_the_usual_library_is_called_by_a_word_of_the_reader_s(program: Program) -> None:
    assert window_title(Path("/data/Library.turnwright"), "The cove") == "The cove — Library"
    speak(program, "es")
    assert window_title(Path("/data/Library.turnwright"), "The cove") == "The cove — Biblioteca"
    assert window_title(Path("/data/Mine.turnwright")) == "Mine"


def test_of_two_libraries_that_are_called_alike_each_is_named_with_its_folder() -> None:
    usual = Path("/data/turnwright")
    assert window_title(usual / "Library.turnwright", "The cove", usual) == "The cove — Library"
    assert window_title(usual / "Mine.turnwright", "", usual) == "Mine"
    assert window_title(Path("/games/friday/Library.turnwright"), "", usual) == "Library (friday)"
    assert window_title(Path("/games/sunday/Mine.turnwright"), "The cove", usual) == "The cove — Mine (sunday)"


def test_the_title_names_the_fight_and_the_library(program: Program, own_folders: Path) -> None:
    window, named = shown(program), f"Mine ({own_folders.name})"
    assert window.windowTitle() == named
    encounter = next(candidate for candidate in window.library.encounters.all() if candidate.system == "ffrpg")
    assert window.conductor.open_prepared(encounter.id or 0)
    window.conductor.begin_fight()
    assert window.windowTitle() == f"{encounter.name} — {named}"
    speak(program, "es")
    assert shown(program).windowTitle() == f"{encounter.name} — {named}"
    shown(program).conductor.put_away()
    assert shown(program).windowTitle() == named


def test_players_who_are_invited_stay_at_the_table(program: Program, qtbot: QtBot, own_folders: Path) -> None:
    window = shown(program)
    encounter = next(candidate for candidate in window.library.encounters.all() if candidate.system == "ffrpg")
    assert window.conductor.open_prepared(encounter.id or 0)
    phones = window.invitations.phones()
    phones.open("127.0.0.1", 0)
    phones.phones["d1"] = Phone("d1", SEAT, by_code=False, seats=(phones.seats()[0].key,))
    before = phones.url, phones.names_of(phones.phones["d1"]), phones.document(phones.phones["d1"])["mine"]
    speak(program, "es")
    now = shown(program).invitations.phones()
    assert now is phones
    assert (now.url, now.names_of(now.phones["d1"]), now.document(now.phones["d1"])["mine"]) == before
    assert shown(program).conductor.rollers.of("party") == PHONES
    QTest.keyClick(shown(program), Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert program.open(own_folders / "Another.turnwright") == ""
    assert not phones.is_open
    assert not shown(program).invitations.is_open


@pytest.mark.parametrize("name", ["Half-written", ""])
def test_a_form_with_changes_is_asked_about_by_its_name_and_enter_alone_loses_nothing(
    program: Program, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    asked: list[tuple[object, ...]] = []

    def question(*said: object) -> QMessageBox.StandardButton:
        asked.append(said)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "warning", question)
    window = shown(program)
    window.show_tab(BESTIARY)
    window.bestiary.new_creature()
    form = window.bestiary.detail.form
    form.name.setText("Something")
    form.name.setText(name)
    assert not window.may_close()
    _, title, sentence, _, default = asked[0]
    assert title == "Not saved yet"
    assert sentence == f"The changes to “{name or 'New creature'}” are not saved yet."
    assert default == QMessageBox.StandardButton.Cancel
    window.bestiary.detail.leave()
    assert window.may_close()


def test_where_the_language_cannot_be_kept_the_new_window_says_so(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(settings, "save", full)
    speak(program, "es")
    said = shown(program).statusBar().currentMessage()
    assert said == f"No se han podido guardar las preferencias: {os.strerror(errno.ENOSPC)}."


@pytest.mark.parametrize("tab", short_of([BESTIARY, PARTY, ENCOUNTER], BESTIARY, ENCOUNTER))
def test_the_keys_are_in_the_tab_that_is_shown_where_a_start_puts_them(program: Program, tab: int) -> None:
    """Qt by itself takes the first widget there is, where a digit would filter by level."""
    window = shown(program)
    window.starting.start()
    window.show_tab(tab)
    window.ways.focus_tab()
    before: QWidget | None = window.focusWidget()
    speak(program, "es")
    after: QWidget | None = shown(program).focusWidget()
    assert after is not None
    assert type(after) is type(before)


def test_it_is_said_that_undo_has_ended_with_the_library_that_kept_its_steps(program: Program) -> None:
    def said() -> str:
        return shown(program).statusBar().currentMessage()

    shown(program).show_tab(ENCOUNTER)
    shown(program).new()
    speak(program, "es")
    speak(program, "en")
    assert said() == "", "nothing is lost with the window"
    told = "Earlier changes in Mine.turnwright can no longer be undone; steps of its fights can."
    shown(program).show_tab(ENCOUNTER)
    shown(program).new()
    program.libraries.open_other(shown(program).library.path.with_name("Other.turnwright"), create=True)
    assert told in said()
    assert not shown(program).undo_stack.canUndo()


def test_undo_of_the_library_goes_on_in_another_language(program: Program) -> None:
    window = shown(program)
    window.show_tab(PARTY)
    members = [row.name for row in window.party.cards.rows]
    window.party.choose([window.party.cards.rows[0].id])
    window.party.remove()
    window.show_tab(BESTIARY)
    creatures = window.library.creatures.count()
    window.bestiary.list.choose([there(window.bestiary.rows.rows[0].id)])
    window.bestiary.duplicate()
    speak(program, "es")
    again = shown(program)
    assert "ya no" not in again.statusBar().currentMessage()
    assert again.library.creatures.count() == creatures + 1
    again.undo()
    assert again.library.creatures.count() == creatures
    assert len(again.bestiary.rows.ids) == creatures
    speak(program, "pt_BR")
    third = shown(program)
    third.undo()
    third.show_tab(PARTY)
    assert [row.name for row in third.party.cards.rows] == members
    third.redo()
    assert [row.name for row in third.party.cards.rows] == members[1:]


def test_what_was_collected_for_the_next_fight_is_taken_back_in_another_language(program: Program) -> None:
    window = shown(program)
    window.bestiary.list.choose([there(window.bestiary.rows.rows[0].id)])
    window.bestiary.add_to_fight()
    assert shown(program).bestiary.tray.rows
    speak(program, "es")
    assert shown(program).bestiary.tray.rows
    shown(program).undo()
    assert not shown(program).bestiary.tray.rows
    shown(program).redo()
    assert shown(program).bestiary.tray.rows


def test_a_form_that_was_left_is_passed_over_by_undo_in_another_language(program: Program) -> None:
    window = shown(program)
    window.bestiary.list.choose([there(window.bestiary.rows.rows[0].id)])
    creatures = window.library.creatures.count()
    window.bestiary.duplicate()
    window.bestiary.new_creature()
    window.bestiary.detail.form.name.setText("Nobody yet")
    window.bestiary.detail.leave()
    speak(program, "es")
    assert shown(program).library.creatures.count() == creatures + 1
    shown(program).undo()
    assert shown(program).library.creatures.count() == creatures


def test_the_keys_stay_where_they_were(program: Program, qtbot: QtBot) -> None:
    window = shown(program)
    qtbot.waitExposed(window)
    window.show_tab(BESTIARY)
    window.bestiary.list.search.setText("o")
    window.bestiary.list.look_now()
    window.bestiary.list.view.setFocus()
    speak(program, "es")
    assert shown(program).focusWidget() is shown(program).bestiary.list.view
    assert shown(program).bestiary.list.search.text() == "o"
    shown(program).bestiary.list.search.setFocus()
    speak(program, "pt_BR")
    assert shown(program).focusWidget() is shown(program).bestiary.list.search


def test_the_terms_in_ones_language_are_offered_only_where_a_book_has_any(program: Program) -> None:
    for code, kept in (("en", False), ("es", True), ("pt_BR", True), ("en", False)):
        speak(program, code)
        menus = shown(program).menus
        terms = menus.by_name["terms"]
        view = next(menu for menu in shown(program).menuBar().findChildren(QMenu) if terms in menu.actions())
        view.aboutToShow.emit()
        assert (terms.isEnabled(), terms.isChecked()) == (kept, kept), code
        assert ("each uses its own" in terms.toolTip()) is (code == "en")
        shown(program).finder.open()
        picker = shown(program).finder.picker
        assert picker is not None
        assert any(terms.text() in choice.text for choice, *_ in picker._choices) is kept
        picker.shut()


def test_the_terms_of_a_book_follow_the_language_until_one_wants_the_books(program: Program) -> None:
    speak(program, "pt_BR")
    assert rule_systems.status_label(rule_systems.find("fulminato"), "grabbed") == "Em agarrão"
    assert shown(program).menus.by_name["terms"].isChecked()
    shown(program).menus.by_name["terms"].trigger()
    assert rule_systems.status_label(rule_systems.find("fulminato"), "grabbed") == "Apresado"
    assert not shown(program).menus.by_name["terms"].isChecked()
    assert settings.load(paths.settings_file()).preferences.terms == "book"
    shown(program).menus.by_name["terms"].trigger()
    assert rule_systems.status_label(rule_systems.find("fulminato"), "grabbed") == "Em agarrão"


def test_another_typeface_is_there_at_once_and_at_the_next_start(program: Program) -> None:
    former = shown(program)
    assert {action for action in former.menus.by_name if action.startswith("typeface_")} == {
        "typeface_window",
        "typeface_clear",
    }
    assert former.menus.by_name["typeface_window"].isChecked()
    former.tabs.setCurrentIndex(PARTY)
    former.menus.by_name["typeface_clear"].trigger()
    window = shown(program)
    assert window is not former
    assert window.tabs.currentIndex() == PARTY
    assert window.menus.by_name["typeface_clear"].isChecked()
    for widget in (window, window.party, window.menuBar(), window.statusBar()):
        assert QFontInfo(widget.font()).family() == "Atkinson Hyperlegible Next"
    assert settings.load(paths.settings_file()).preferences.typeface == "clear"
    # The next start has it before its first window.
    set_typeface(program.application, WINDOW)
    again = Program(program.application)
    assert typeface() == CLEAR
    again.deleteLater()
    # The present one chosen again changes nothing; Inter comes back as it went.
    window.menus.by_name["typeface_clear"].trigger()
    assert shown(program) is window
    window.menus.by_name["typeface_window"].trigger()
    assert QFontInfo(shown(program).font()).family() == "Inter"
    assert settings.load(paths.settings_file()).preferences.typeface == "window"


def test_a_form_that_is_to_stay_open_keeps_the_window_and_its_typeface(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(program)
    monkeypatch.setattr(window, "may_close", lambda: False)
    window.menus.by_name["typeface_clear"].trigger()
    assert shown(program) is window
    assert typeface() == WINDOW
    assert window.menus.by_name["typeface_window"].isChecked()
    assert not window.menus.by_name["typeface_clear"].isChecked()
    monkeypatch.undo()


def test_the_samples_speak_the_language_that_is_chosen(program: Program) -> None:
    window = shown(program)
    rat = window.library.creatures.id_by_name("Barn Rat", "ffrpg")
    boar = window.library.creatures.id_by_name("Old Boar", "fulminato")
    assert (rat, boar) != (None, None)
    speak(program, "pt_BR")
    again = shown(program)
    names = {row.id: row.name for row in again.bestiary.rows.rows}
    assert (names[rat], names[boar]) == ("Rato de celeiro", "Javali Velho")
    assert again.library.encounters.rows(PREPARED)[0].name == "A escada de engrenagens"


def test_the_fight_that_is_open_keeps_its_names(program: Program) -> None:
    window = shown(program)
    window.show_tab(ENCOUNTER)
    encounter = there(window.library.encounters.all(PREPARED)[0].id)
    assert window.conductor.open_prepared(encounter)
    names = dict(window.conductor.names)
    speak(program, "es")
    assert shown(program).conductor.encounter_id == encounter
    assert shown(program).conductor.names == names


def test_samples_that_cannot_be_translated_are_said_and_the_language_is_still_another(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise LibraryError("not_written", name="Mine.turnwright", reason="no room")

    monkeypatch.setattr("models.sample_translation.translate_samples", refused)
    speak(program, "es")
    window = shown(program)
    assert window.tabs.tabText(BESTIARY) == "Bestiario"
    assert "Mine.turnwright" in window.statusBar().currentMessage()


def test_all_that_is_chosen_in_every_list_stays_so_with_the_cursor_on_the_same_row(program: Program) -> None:
    """Of five chosen rows the one at the cursor alone stayed."""
    window = shown(program)
    window.show_tab(BESTIARY)
    window.bestiary.list.choose([there(row.id) for row in window.bestiary.rows.rows[:3]])
    window.bestiary.add_to_fight()
    choose_rows(window.bestiary.tray.view, 1, 0)
    choose_rows(window.bestiary.list.view, 4, 6, 2)
    window.show_tab(PARTY)
    choose_rows(window.party.view, 2, 0)
    window.show_tab(ENCOUNTER)
    choose_rows(window.encounter.prepare.shelf.list, 3, 1)
    choose_rows(window.encounter.prepare.pane.who.roster, 1, 0)

    def chosen() -> list[tuple[set[object], object]]:
        now = shown(program)
        prepare = now.encounter.prepare
        lists = (
            now.bestiary.list.view, now.bestiary.tray.view, now.party.view, prepare.shelf.list, prepare.pane.who.roster
        )  # fmt: skip
        return [chosen_ids(each) for each in lists]

    before = chosen()
    assert [len(ids) for ids, _ in before] == [3, 2, 2, 2, 2]
    speak(program, "es")
    assert chosen() == before
    speak(program, "pt_BR")
    assert chosen() == before


def test_all_that_is_chosen_in_the_order_stays_so_and_an_action_that_is_put_together(program: Program) -> None:
    page = begun_fight(program)
    page.acting.choose(page.conductor.system.actions["attack"])
    page.order.select_together([row.id for row in page.order.order.rows[1:5]])
    before = chosen_ids(page.order)
    assert len(before[0]) == 4
    speak(program, "es")
    page = shown(program).encounter.fight
    assert chosen_ids(page.order) == before
    assert page.composer.action is not None


def test_what_is_looked_for_in_the_bestiary_stays_with_its_order(program: Program) -> None:
    window = shown(program)
    window.show_tab(BESTIARY)
    window.bestiary.filters.low.setValue(2)
    window.bestiary.list.view.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    found = window.bestiary.rows.ids
    assert found
    speak(program, "es")
    again = shown(program).bestiary
    assert set(again.rows.ids) == set(found)
    assert again.filters.low.value() == 2
    header = again.list.view.horizontalHeader()
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (2, Qt.SortOrder.DescendingOrder)
    assert again.rows.ids[0] == found[0]


def test_the_past_that_is_looked_at_stays(program: Program) -> None:
    page = begun_fight(program)
    page.past.look_back(page.conductor.steps_done - 1)
    stood = page.conductor.steps_done
    speak(program, "es")
    page = shown(program).encounter.fight
    assert page.conductor.looks_back
    assert page.conductor.steps_done == stood
    page.past.come_back()
    assert page.conductor.steps_done == stood + 1


class Idle(InProcessPlayers):
    """Plays no fight before it is to stop: what is told was known."""

    def results(self, situation: Situation, seed: int, batches: Iterable[Batch], stop: Stop) -> Iterator[Sequence[Run]]:
        """Wait until nobody wants results any more."""
        never = threading.Event()
        while not stop():
            never.wait(0.01)
        return super().results(situation, seed, batches, stop)


@pytest.mark.parametrize("where", ["prepared", "in a turn", "at a question"])
def test_the_odds_stay_as_they_were_told(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """They began anew with “Playing the fight on …” and other figures."""
    monkeypatch.setattr("ui.odds.fight.FIGHTS", 60)
    monkeypatch.setattr("ui.encounter.prepare.odds.FIGHTS", 60)
    monkeypatch.setattr(OddsService, "hire", staticmethod(InProcessPlayers))
    window = shown(program)
    window.show_tab(ENCOUNTER)
    is_begun = where != "prepared"
    if is_begun:
        begun_fight(program)

    def odds() -> FightOdds | PreparedOdds:
        encounter = shown(program).encounter
        return encounter.fight.odds if is_begun else encounter.prepare.odds

    odds().switch()
    qtbot.waitUntil(lambda: odds().odds is not None and odds().odds.fights >= 60)  # type: ignore[union-attr]
    told, figures = odds().odds, odds().bar.line.shares
    if where == "at a question":
        page = window.encounter.fight
        page.conductor.rollers.set("party", TABLE)
        page.conductor.rollers.set("foes", TABLE)
        page.acting.choose(page.conductor.system.actions["attack"])
        assert page.composer.aim(next(row.id for row in page.views.view().rows if row.side == "foes"))
        page.acting.do()
        page.conductor.questions.answer_die(20)
        assert page.conductor.open_question is not None, "a hit asks for its damage"
    monkeypatch.setattr(OddsService, "hire", Idle)
    speak(program, "es")
    qtbot.waitUntil(lambda: bool(odds().bar.line.shares))
    assert odds().odds == told
    assert odds().bar.line.shares == figures


def test_rules_in_the_making_stay_in_another_language_with_their_row_their_draft_and_undo(program: Program) -> None:
    text = next(game.text for game in shipped_games() if game.name == "skirmish")
    shown(program).show_rules_page(text)
    page = rules_page(shown(program))
    page.list.choose(("status", "burning"))
    page.document.set_value(("status", "burning", "timer"), 5, "how long")
    page.save_draft()
    (draft,) = shown(program).library.systems.texts.drafts()
    page.list.tree.setFocus()
    speak(program, "es")
    QApplication.processEvents()
    page = rules_page(shown(program))
    assert page.isVisible()
    assert page.list.place == ("status", "burning")
    assert page.text_button.text() == "Ver como texto"
    assert shown(program).focusWidget() is page.list.tree
    shown(program).undo()
    assert page.document.value(("status", "burning", "timer")) == 3
    page.save_draft()
    assert [row.hash for row in shown(program).library.systems.texts.drafts()] != [draft.hash]
    assert len(shown(program).library.systems.texts.drafts()) <= 1
    page.text_button.click()
    speak(program, "en")
    QApplication.processEvents()
    page = rules_page(shown(program))
    assert page.text_button.isChecked()
    assert page.text_view.isVisible()
    page.close_page()
    assert not page.isVisible()


def rules_page(window: MainWindow) -> RulesPage:
    (page,) = (page for page in window.findChildren(RulesPage) if page.isVisible())
    return page
