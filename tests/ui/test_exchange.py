"""Files in and out of the window: shown before anything is written, and taken back as one step."""

import json
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QTableWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from models.exchange.csv_writing import BASE, MORE
from models.exchange.formats import READERS
from models.exchange.importing import Plan, Report
from models.library import Library
from rules import catalogue
from tests.there import there
from ui.import_card import ImportCard
from ui.import_words import field_label, format_title
from ui.tasks import Progress
from ui.theme import GRID
from ui.window import MainWindow

SHEET = {"vida": 5, "con": 2}


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=catalogue.system)
    made = MainWindow(library, own_profiles=tmp_path / "own")
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.show_tab(0)
    yield made
    made.finish_tasks()
    library.close()


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.tasks.running)


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> ImportCard:
    window.exchange.import_files([path])
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert card.isVisible()
    return card


def rows(item: QTreeWidgetItem | None) -> list[tuple[str, str]]:
    assert item is not None
    item.setExpanded(True)
    inner = [item.child(number) for number in range(item.childCount())]
    return [(one.text(0), one.text(1)) for one in inner if one is not None]


def names(window: MainWindow) -> list[str]:
    return [row.name for row in window.library.creatures.rows()]


def write(path: Path, *found: str) -> Path:
    creatures = [{"name": name, "system": "tabuleiro", "sheet": SHEET} for name in found]
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": creatures}), "utf-8")
    return path


def test_what_would_come_is_shown_taken_and_taken_back(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.bestiary.focus_search()
    opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Wisp")).shut()
    assert window.bestiary.list.search.hasFocus()
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", "Wisp"))
    (file,) = (card.list.topLevelItem(number) for number in range(card.list.topLevelItemCount()))
    assert file is not None
    assert rows(file) == [("Ghoul", "new"), ("Wisp", "new")]
    assert [field for field, _ in rows(file.child(0))] == ["name", "system", "sheet"]
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


def test_formats_are_called_as_those_who_use_them_call_them() -> None:
    ids = {reader.format for reader in READERS.all}
    assert {id for id in ids if format_title(id) == id} == {"5etools"}


def test_every_column_of_a_table_has_words() -> None:
    assert not [field for field in (*BASE, *MORE) if field_label(field, "ffrpg") == field]


def test_what_came_in_is_chosen_whatever_was_searched_for(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for came in (("Ghoul", "Wisp"), ("Shade",)):
        card = opened(window, qtbot, write(tmp_path / "a.json", *came))
        QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
        settle(window, qtbot)
        bestiary = window.bestiary
        settle(window, qtbot)
        assert tuple(one.name for one in window.library.creatures.lines(bestiary.list.selected_ids)) == came
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
        first.profile_asked.emit()
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
    assert card.sum.text().startswith("Taken: 1")
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
        with qtbot.waitSignal(window.exchange.said) as said:
            window.exchange.ask_export()
        assert said.args == [f"{out} is written."]
        assert "Ghoul" in out.read_text("utf-8")


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
        with qtbot.waitSignal(window.exchange.said) as said:
            window.exchange.ask_export()
        assert (said.args == [f"{out} is written."]) is bool(found)
        if found:
            assert {one["name"] for one in json.loads(out.read_text("utf-8"))["creatures"]} == found


BLOCK = """Marsh Lurker
Medium monstrosity, unaligned
Armor Class 13 (natural armor)
Hit Points 22 (4d8 + 4)
Speed 30 ft., swim 40 ft.
STR DEX CON INT WIS CHA
14 (+2) 12 (+1) 12 (+1) 3 (-4) 10 (+0) 5 (-3)
Senses darkvision 60 ft., passive Perception 10
Challenge 1/2 (100 XP)
Actions
Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) piercing damage.
"""


def test_nothing_is_refused_before_anything_is_pasted(window: MainWindow, qtbot: QtBot) -> None:
    QApplication.clipboard().clear()
    window.exchange.ask_text()
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert card.text is not None
    for typed, refused in (("", False), ("nothing of a stat block", True), ("  ", False)):
        card.text.setPlainText(typed)
        card.text.edited.emit()
        settle(window, qtbot)
        assert ("Refused: 1" in card.sum.text()) is refused
        assert card.list.topLevelItemCount() == refused
        assert not card.take.isEnabled()


def test_a_pasted_stat_block_is_underlined_read_again_as_one_types_and_shown_as_a_sheet(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.remembered.choose_system("fantasia")
    QApplication.clipboard().setText(BLOCK)
    window.bestiary.list.setFocus()
    window.menus.by_name["paste"].trigger()
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert card.text is not None
    assert "Marsh Lurker" in card.text.underlined
    assert any(one.startswith("Armor Class 13") for one in card.text.underlined)
    assert card.text.named_at(BLOCK.index("13 (natural")) == "Armor class"
    shown = card.comparison.block.shown
    assert shown is not None
    assert (shown.name, shown.sheet["pv"]) == ("Marsh Lurker", 28)
    place = card.text.textCursor()
    place.setPosition(BLOCK.index("22 (4d8"))
    place.movePosition(place.MoveOperation.Right, place.MoveMode.KeepAnchor, 2)
    card.text.setTextCursor(place)
    QTest.keyClicks(card.text, "40")
    qtbot.waitUntil(lambda: _sheet(card).get("pv") == 46)
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Marsh Lurker"]
    window.undo()
    assert names(window) == []


def test_an_import_that_is_cancelled_says_that_nothing_came(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul"))
    going, told = threading.Event(), threading.Event()

    def take(plan: Plan, library: Library, progress: Progress) -> Report:
        going.set()
        told.wait(9)
        progress(0, 1)
        raise AssertionError

    monkeypatch.setattr(Plan, "take", take)
    card.take.click()
    qtbot.waitUntil(going.is_set)
    window.tasks.running[0].cancel()
    with qtbot.waitSignal(window.exchange.said) as said:
        told.set()
    assert said.args == ["Cancelled: nothing was imported."]
    assert names(window) == []


def test_a_stat_block_that_is_pasted_into_the_search_is_looked_at_and_not_searched_for(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    search = window.bestiary.list.search
    clipboard = QApplication.clipboard()
    clipboard.setText(" wolf\n")
    window.bestiary.focus_search()
    QTest.keyClick(search, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert search.text().strip() == "wolf"
    search.clear()
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(write(tmp_path / "a.json", "Ghoul")))])
    for pasted in ("text", "files"):
        if pasted == "text":
            clipboard.setText(BLOCK)
        else:
            clipboard.setMimeData(files)
        window.bestiary.focus_search()
        QTest.keyClick(search, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        settle(window, qtbot)
        assert search.text() == ""
        assert window.exchange.card is not None, pasted
        window.exchange.card.shut()


def _sheet(card: ImportCard) -> Mapping[str, Any]:
    shown = card.comparison.block.shown
    return {} if shown is None else shown.sheet


def test_a_profile_of_ones_own_is_told_its_faults_by_line_kept_used_and_taken_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    window.remembered.choose_system("fantasia")
    card = opened(window, qtbot, path)
    fields = card.comparison.fields
    told = [item.text() for row in range(fields.rowCount()) if (item := fields.item(row, 2)) is not None]
    assert any("PV" in one for one in told), told
    card.options.edit.click()
    editor = card.editor
    text = editor.text.toPlainText()
    editor.text.setPlainText(text.replace('"hp + 6"', '"hp + ("'))
    editor.keep.click()
    line = 1 + text[: text.index("\npv")].count("\n") + 1
    assert f"line {line}:" in editor.fault.text()
    assert not list((tmp_path / "own").glob("*"))
    editor.text.setPlainText(text.replace('"hp + 6"', '"hp + 16"'))
    editor.name.setText("Mi mesa")
    editor.keep.click()
    settle(window, qtbot)
    assert card.choice.profile == "Mi mesa"
    assert _sheet(card)["pv"] == 38
    window.undo()
    settle(window, qtbot)
    assert card.choice.profile == ""
    assert _sheet(card)["pv"] == 28
    assert not list((tmp_path / "own").glob("*.toml"))


def test_columns_of_strangers_are_said_once_and_remembered(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "theirs.csv"
    path.write_text("Bicho;Aguante;Coraza;Temple;Truco\nTrasgo;9;8;7;corre\nOgro;30;9;7;pega\n", "utf-8")
    window.remembered.choose_system("fantasia")
    meant = ["name", "sheet.pv", "sheet.de", "sheet.dm", "notes"]
    card = opened(window, qtbot, path)
    assert card.options.columns.isChecked()
    assert not card.take.isEnabled()
    for row, field in enumerate(meant):
        choice = card.columns.choices[row]
        choice.choose(field)
        choice.activated.emit(choice.currentIndex())
        settle(window, qtbot)
    assert _sheet(card)["pv"] == 9
    QTest.keyClick(card.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert _sheet(card)["pv"] == 30
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Ogro", "Trasgo"]
    card = opened(window, qtbot, path)
    assert card.take.isEnabled()
    assert [one.currentData() for one in card.columns.choices] == meant
    card.shut()


LONG = "Adult Black Dragon of the Nether Marshes"


@pytest.mark.parametrize("width", [1024, 1366])
@pytest.mark.parametrize("is_pasted", [False, True])
def test_the_names_of_what_would_come_are_shown_whole(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, width: int, is_pasted: bool
) -> None:
    window.resize(width, 680)
    path = write(tmp_path / "creatures.json", "Ghoul", "Adult Black Dragon")
    if is_pasted:
        window.exchange.import_text(path.read_text("utf-8"))
    else:
        window.exchange.import_files([path])
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    shown = card.list
    file = shown.topLevelItem(0)
    assert file is not None
    for number in range(file.childCount()):
        row = file.child(number)
        assert row is not None
        room = shown.columnWidth(0) - 2 * shown.indentation()
        assert shown.fontMetrics().horizontalAdvance(row.text(0)) < room, row.text(0)
    assert shown.columnWidth(0) + shown.columnWidth(1) <= shown.viewport().width()
    assert shown.columnWidth(1) > shown.viewport().width() // 3
    card.shut()


@pytest.mark.parametrize(
    "words", [("Field", "Read", "Becomes"), ("Campo", "Leído", "Queda"), ("Campo", "Lido", "Fica")]
)
def test_the_heads_over_what_became_of_fields_are_whole_in_every_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, words: tuple[str, ...]
) -> None:
    window.resize(1024, 680)
    fields = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul")).comparison.fields
    english = [there(fields.horizontalHeaderItem(column)).text() for column in range(3)]
    assert english == ["Field", "Read", "Becomes"]
    fields.setHorizontalHeaderLabels(words)
    assert cut_heads(fields) == []


@pytest.mark.parametrize(
    "words",
    [
        ("Their column", "For example", "Our field"),
        ("Su columna", "Por ejemplo", "Campo"),
        ("Coluna deles", "Por exemplo", "Campo"),
    ],
)
def test_the_heads_over_the_columns_of_strangers_are_whole_in_every_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "theirs.csv"
    path.write_text("Bicho;Aguante\nTrasgo;9\n", "utf-8")
    window.resize(1024, 680)
    table = opened(window, qtbot, path).columns.table
    table.setHorizontalHeaderLabels(words)
    assert cut_heads(table) == []


def cut_heads(table: QTableWidget) -> list[str]:
    """The heads that have no room in their columns."""
    wide = table.horizontalHeader().fontMetrics().horizontalAdvance
    heads = [there(table.horizontalHeaderItem(at)).text() for at in range(table.columnCount())]
    return [words for at, words in enumerate(heads) if wide(words) + 2 * GRID > table.columnWidth(at)]


def test_a_name_too_long_and_the_reason_why_something_is_left_out_take_the_lines_that_they_need(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = write(tmp_path / "a.json", LONG)
    opened(window, qtbot, path).take.click()
    settle(window, qtbot)
    card = opened(window, qtbot, path)
    words = {}
    for choice in ("keep", "replace", "skip"):
        card.options.same.setCurrentIndex(card.options.same.findData(choice))
        card.options.same.activated.emit(card.options.same.currentIndex())
        settle(window, qtbot)
        file = card.list.topLevelItem(0)
        assert file is not None
        words[choice] = rows(file)[0][1]
    assert words == {
        "keep": "new; both stay",
        "replace": "replaces the one there",
        "skip": "left out: is there already",
    }
    file = card.list.topLevelItem(0)
    assert file is not None
    row = file.child(0)
    assert row is not None
    card.list.resize(260, 300)
    qtbot.waitUntil(lambda: card.list.visualItemRect(row).height() >= 2 * card.list.fontMetrics().lineSpacing())
    card.shut()


def test_what_is_there_already_is_told_with_its_folder(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", "Ghoul")
    opened(window, qtbot, path).take.click()
    settle(window, qtbot)
    (row,) = window.library.creatures.rows()
    window.library.creatures.file([row.id], "Crypt")
    card = opened(window, qtbot, path)
    assert rows(card.list.topLevelItem(0)) == [("Ghoul", "new; both stay, the other in Crypt")]
    card.shut()


def test_creatures_that_wait_for_their_rule_system_are_not_called_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    card = opened(window, qtbot, path)
    assert rows(card.list.topLevelItem(0)) == [("Marsh Lurker", "waits for its rule system")]
    card.shut()
