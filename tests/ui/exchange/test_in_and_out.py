"""Files in and out of the window: shown before anything is written, and taken back as one step."""

import json
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from models.exchange.formats import READERS
from models.exchange.importer import ImportPlan, ImportReport, preview_files
from models.exchange.native.shapes import BoardShape, CreatureShape, EncounterShape, PartyShape, Shape
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import Fate, FieldFate, TakenCreature
from models.exchange.tables.csv_writer import BASE, MORE
from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.there import there
from tests.ui.edits.every_edit import SYSTEM
from tests.ui.encounter.conftest import GUARD, HERO
from tests.ui.exchange.importing import BLOCK, SHEET, names, opened, rows, settle, write
from tests.waiting import PATIENCE
from tools.pictures.languages import speaking
from ui.exchange.card import ImportCard
from ui.exchange.words import field_label, field_words, format_title
from ui.navigation.tabs import ENCOUNTER
from ui.services.tasks import Progress
from ui.shell.main_window import MainWindow


def test_what_would_come_is_shown_taken_and_taken_back(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.bestiary.focus_search()
    opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Wisp")).shut()
    assert window.bestiary.list.search.hasFocus()
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Wisp"))
    (file,) = (card.list.topLevelItem(number) for number in range(card.list.topLevelItemCount()))
    assert file is not None
    assert rows(file) == [("Ghoul", "new"), ("Wisp", "new")]
    assert [field for field, _ in rows(file.child(0))] == ["Name", "Rule system", "Sheet"]
    assert names(window) == []
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    assert window.exchange.card is None
    assert names(window) == ["Ghoul", "Wisp"]
    assert window.bestiary.rows.rowCount() == 2
    assert window.bestiary.list.search.hasFocus()
    window.undo()
    assert names(window) == []
    assert window.bestiary.rows.rowCount() == 0
    window.redo()
    assert names(window) == ["Ghoul", "Wisp"]


def test_a_folder_is_typed_and_the_button_pressed_once(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for press in ("mouse", "keys"):
        card = opened(window, qtbot, write(tmp_path / "a.json", f"Ghoul of {press}"))
        card.options.folder.setFocus()
        QTest.keyClicks(card.options.folder, press)
        if press == "mouse":
            card.take.setFocus(Qt.FocusReason.MouseFocusReason)
            QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(card.options.folder, Qt.Key.Key_Return)
            assert card.take.hasFocus()
            QTest.keyClick(card.take, Qt.Key.Key_Space)
        settle(window, qtbot)
        assert window.exchange.card is None
    assert {row.name: row.folder for row in window.library.creatures.rows()} == {
        "Ghoul of mouse": "mouse",
        "Ghoul of keys": "keys",
    }


def test_formats_are_called_as_those_who_use_them_call_them() -> None:
    ids = {reader.format for reader in READERS.all}
    assert {id for id in ids if format_title(id) == id} == {"5etools", "statblock5e-creator"}


def test_every_column_of_a_table_has_words() -> None:
    assert not [field for field in (*BASE, *MORE) if field_label(field, "ffrpg") == field]


@pytest.mark.parametrize("shape", [CreatureShape, PartyShape, EncounterShape, BoardShape])
def test_what_a_file_of_our_own_holds_is_called_as_in_the_window(shape: type[Shape]) -> None:
    kept = [FieldFate(field, Fate.KEPT) for field in shape.model_fields]
    assert not [fate.field for fate in kept if field_words(fate, "ffrpg") == fate.field]
    assert field_words(FieldFate("name", Fate.MAPPED, "Ghoul"), "ffrpg") == "name"  # a stranger's file has its own


def test_what_came_in_is_chosen_whatever_was_searched_for(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for came in (("Ghoul", "Wisp"), ("Shade",)):
        card = opened(window, qtbot, write(tmp_path / "a.json", *came))
        QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
        settle(window, qtbot)
        bestiary = window.bestiary
        settle(window, qtbot)
        assert tuple(creature.name for creature in window.library.creatures.lines(bestiary.list.selected_ids)) == came
        assert bestiary.list.search.text() == ""
        bestiary.list.search.setText("wisp")


def test_what_is_there_already_is_kept_replaced_or_skipped(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", "Ghoul")
    for choice, words, left in (("keep", "new", 1), ("skip", "left out", 1), ("keep", "both stay", 2)):
        card = opened(window, qtbot, path)
        card.options.same.setCurrentIndex(card.options.same.findData(choice))
        card.options.same.activated.emit(card.options.same.currentIndex())
        settle(window, qtbot)
        file = card.list.topLevelItem(0)
        assert file is not None
        assert words in rows(file)[0][1]
        if card.take.isEnabled():
            card.take.click()
        else:
            card.shut()
        settle(window, qtbot)
        assert len(names(window)) == left


@pytest.mark.parametrize("edits_profile", [False, True])
def test_files_that_are_opened_over_others_take_their_place(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, edits_profile: bool
) -> None:
    first = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    if edits_profile:
        first.profile_requested.emit()
    card = opened(window, qtbot, write(tmp_path / "b.json", "Wisp"))
    assert window.findChildren(ImportCard) == [card]
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    assert window.findChildren(ImportCard) == []
    assert names(window) == ["Wisp"]


def test_what_is_taken_back_meanwhile_is_not_there_already(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", "Ghoul")
    opened(window, qtbot, path).take.click()
    settle(window, qtbot)
    card = opened(window, qtbot, path)
    assert "both stay" in rows(card.list.topLevelItem(0))[0][1]
    window.undo()
    settle(window, qtbot)
    assert rows(card.list.topLevelItem(0))[0][1] == "new"
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Ghoul"]


def test_what_cannot_be_read_is_said_and_leaves_nothing(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"format": "turnwright", "version": 9}', "utf-8")
    card = opened(window, qtbot, path)
    item = card.list.topLevelItem(0)
    assert item is not None
    assert "newer Turnwright" in item.text(1)
    assert not card.take.isEnabled()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert window.exchange.card is None


def test_creatures_without_a_rule_system_wait_for_one_to_be_chosen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    card = opened(window, qtbot, path)
    assert "rule system" in card.sum.text()
    assert card.options.system.hasFocus()
    card.options.system.setCurrentIndex(card.options.system.findData("fantasia"))
    card.options.system.activated.emit(card.options.system.currentIndex())
    settle(window, qtbot)
    assert card.sum.text().startswith("Accepted: 1")
    assert card.take.isEnabled()
    card.shut()


def test_what_is_chosen_is_exported(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    card.take.click()
    settle(window, qtbot)
    for suffix in (".json", ".csv"):
        out = tmp_path / f"out{suffix}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, out=out: (str(out), ""))
        with qtbot.waitSignal(window.exchange.message_requested) as said:
            window.exchange.ask_export()
        assert said.args == [f"{out} was written."]
        text = out.read_text("utf-8")
        assert "Ghoul" in text
        assert text.startswith("{") is (suffix == ".json")


def test_what_was_replaced_is_counted_too(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", "Ghoul")
    for choice, levels in (("keep", 1), ("replace", 2)):
        creature = {"name": "Ghoul", "system": "tabuleiro", "sheet": SHEET, "notes": f"seen {levels}"}
        path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [creature]}), "utf-8")
        card = opened(window, qtbot, path)
        card.options.same.setCurrentIndex(card.options.same.findData(choice))
        card.options.same.activated.emit(card.options.same.currentIndex())
        settle(window, qtbot)
        with qtbot.waitSignal(window.exchange.notice_requested) as said:
            card.take.click()
        settle(window, qtbot)
        assert said.args == ["Imported: 1. Ctrl+Z undoes it."], choice
    assert names(window) == ["Ghoul"]


def test_the_way_back_of_an_import_is_told_only_until_something_else_is_done(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Wisp"))
    card.take.click()
    settle(window, qtbot)
    assert window.statusBar().currentMessage() == "Imported: 2. Ctrl+Z undoes it."
    window.show_tab(ENCOUNTER)
    window.tabs.encounter.prepare.new_encounter()
    assert window.statusBar().currentMessage() == ""


def test_no_way_back_is_promised_of_an_import_in_front_of_a_fight(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    library = window.library
    id = library.encounters.add(Encounter(name="Stair", system=SYSTEM)).id
    assert id is not None
    library.encounters.add_entries(
        id, [EncounterEntry(name="Mint", side="party", sheet=HERO), EncounterEntry(name="Guard", sheet=GUARD)]
    )
    window.show_tab(ENCOUNTER)
    assert window.conductor.open_prepared(id)
    assert window.front.shows_fight
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    card.take.click()
    settle(window, qtbot)
    assert window.statusBar().currentMessage() == "Imported: 1."


def test_what_was_looked_at_before_something_else_was_chosen_is_not_taken(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    exchange = window.exchange
    opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    number, plan = exchange._looks, there(exchange._plan)
    card = opened(window, qtbot, write(tmp_path / "b.json", "Wisp"))
    exchange._show(number, (plan, "", []))
    assert exchange._plan is not plan
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Wisp"]


def test_a_text_that_nobody_reads_through_has_no_page(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for longest, has_page in ((len(BLOCK), True), (len(BLOCK) - 1, False)):
        monkeypatch.setattr("ui.exchange.controller.LONGEST_SHOWN", longest)
        window.exchange.import_text(BLOCK)
        settle(window, qtbot)
        card = there(window.exchange.card)
        assert (card.text is not None) is has_page
        card.shut()


def test_where_none_is_chosen_what_was_found_is_exported_and_nothing_where_nothing_was(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Ghast", "Wisp")).take.click()
    settle(window, qtbot)
    out = tmp_path / "out.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    for words, found in (("gh", {"Ghoul", "Ghast"}), ("nobody", set())):
        window.bestiary.list.search.setText(words)
        window.bestiary.list.look_now()
        settle(window, qtbot)
        window.bestiary.list.view.clearSelection()
        with qtbot.waitSignal(window.exchange.message_requested) as said:
            window.exchange.ask_export()
        assert (said.args == [f"{out} was written."]) is bool(found)
        if found:
            assert {load["name"] for load in json.loads(out.read_text("utf-8"))["creatures"]} == found


def test_an_import_that_is_cancelled_says_that_nothing_came(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    going, told = threading.Event(), threading.Event()

    def take(plan: ImportPlan, library: Library, progress: Progress) -> ImportReport:
        going.set()
        told.wait(PATIENCE)
        progress(0, 1)
        raise AssertionError

    monkeypatch.setattr(ImportPlan, "take", take)
    card.take.click()
    qtbot.waitUntil(going.is_set)
    window.tasks.running[0].cancel()
    with qtbot.waitSignal(window.exchange.message_requested) as said:
        told.set()
    assert said.args == ["Cancelled: nothing was imported."]
    assert names(window) == []


def test_an_encounter_that_comes_alone_is_looked_at_and_then_chosen(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.tabs.setCurrentIndex(ENCOUNTER)
    window.encounter.prepare.new_encounter()
    entries = [{"name": "Shade", "sheet": SHEET, "count": 2}, {"name": "Wisp", "sheet": SHEET}]
    given = {"name": "Ambush", "system": "tabuleiro", "entries": entries}
    path = tmp_path / "a.json"
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "encounters": [given]}), "utf-8")
    card = opened(window, qtbot, path)
    assert card.comparison.block.toPlainText().splitlines() == ["Ambush", "", "Shade × 2", "Wisp"]
    fields = card.comparison.fields
    read = [fields.item(row, 0) for row in range(fields.rowCount())]
    assert [item.text() for item in read if item is not None] == ["Name", "Rule system", "Who takes part"]
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    settle(window, qtbot)
    chosen = window.encounter.prepare.chosen
    assert chosen is not None
    assert chosen.name == "Ambush"


TEXTS = {
    "5e-text": "Bog Imp\nSmall fiend, neutral evil\nArmor Class 13 (hide)\nHit Points 10 (3d6)\nSpeed 20 ft.\n"
    "STR 8 (-1) DEX 14 (+2) CON 11 (+0) INT 5 (-3) WIS 9 (-1) CHA 6 (-2)\nSkills Stealth +4\nLanguages Goblin\n"
    "Challenge 1/4 (50 XP)\nSlick. It slips away.\nActions\nClaw. Melee Weapon Attack: +4 to hit, reach 5 ft., one "
    "target. Hit: 5 (1d6 + 2) slashing damage and the target is poisoned.\nReactions\nHop. It hops.\n",
    "ffrpg-text": "Bog Imp (Level 4 Beast)\nSTR 8 VIT 7 AGI 6 SPD 9 MAG 3 SPR 4\nHP 120 MP 30\nACC 90 EVA 12\n"
    "Claw: (2 x STR) + d6\nIt hops about.\n",
    "sheet-text": "Soldado da ponte\nVIDA 6 · CON 4 · AÇÃO 5\nFOR: 3\nPER: 2\nÉ o irmão do moleiro.\n",
}


@pytest.mark.parametrize("format", TEXTS)
def test_what_is_found_in_a_text_goes_by_words_and_not_by_ids(
    format: str, language: str, speak: Callable[[str], None], tmp_path: Path
) -> None:
    speak(language)
    library = Library.open(tmp_path / "L.turnwright", samples=())
    system = "" if format == "sheet-text" else "ffrpg"
    (file,) = preview_files(
        library, [Content("paste", TEXTS[format].encode())], ImportChoice(system=system), READERS
    ).files
    library.close()
    (value,) = file.records
    assert file.format == format
    assert isinstance(value, TakenCreature)
    shown = [field_words(field, value.system, format) for field in value.fields]
    assert len(shown) > 5
    assert [word for word in shown if re.fullmatch(r"[a-z_.]+(\[\d+\])?", word)] == []
    other = {"es": "Otro texto", "pt_BR": "Outro texto"}[language]
    assert (other in shown) == (format != "5e-text")


def test_what_a_profile_adds_is_in_the_readers_language(qapp: QApplication, window: MainWindow, qtbot: QtBot) -> None:
    """*Extraño* stood in the middle of Portuguese, and *Coraza*."""
    window.remembered.choose_system("fulminato")
    with speaking(qapp, "pt_BR"):
        window.exchange.import_text("Goblin\nArmor Class 15\nHit Points 7 (2d6)")
        settle(window, qtbot)
        there(window.exchange.card).take.click()
        settle(window, qtbot)
    (row,) = window.library.creatures.rows()
    goblin = there(window.library.creatures.get(row.id))
    assert goblin.kind == "Estranho"
    assert [row["name"] for row in goblin.sheet["protections"]] == ["Couraça"]
