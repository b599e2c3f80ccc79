"""How strangers' files are read is said once and remembered: profiles of one's own, and columns that nobody knows."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.exchange.importing import BLOCK, names, opened, settle, sheet_shown
from ui.shell.main_window import MainWindow


def test_a_profile_of_ones_own_is_told_its_faults_by_line_kept_used_and_taken_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    window.remembered.choose_system("fantasia")
    card = opened(window, qtbot, path)
    fields = card.comparison.fields
    told = [item.text() for row in range(fields.rowCount()) if (item := fields.item(row, 2)) is not None]
    assert any("PV" in candidate for candidate in told), told
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
    assert sheet_shown(card)["pv"] == 38
    window.undo()
    settle(window, qtbot)
    assert card.choice.profile == ""
    assert sheet_shown(card)["pv"] == 28
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
    assert sheet_shown(card)["pv"] == 9
    QTest.keyClick(card.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert sheet_shown(card)["pv"] == 30
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Ogro", "Trasgo"]
    card = opened(window, qtbot, path)
    assert card.take.isEnabled()
    assert [candidate.currentData() for candidate in card.columns.choices] == meant
    card.shut()


def test_a_column_without_a_meaning_says_whether_it_is_kept(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "theirs.csv"
    path.write_text("Name,HP,SPD,Mood\nTess,60,11,merry\n", "utf-8")
    window.remembered.choose_system("ffrpg")
    card = opened(window, qtbot, path)
    mood, speed = card.columns.choices[3], card.columns.choices[2]
    assert (mood.currentData(), mood.currentText()) == ("", "read or noted")
    assert "Mood" in card.sum.text()
    speed.choose("sheet.agi")
    speed.activated.emit(speed.currentIndex())
    settle(window, qtbot)
    assert (mood.currentData(), mood.currentText()) == ("", "left out")
    assert "Mood" not in card.sum.text()


def test_columns_of_the_fifth_edition_are_guessed_and_can_be_said(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.csv"
    path.write_text("monster_name,AC,HP,CR,Toughness\nReed Guard,13,18,1/2,40\n", "utf-8")
    window.remembered.choose_system("fantasia")
    card = opened(window, qtbot, path)
    assert [candidate.currentData() for candidate in card.columns.choices] == [
        "name",
        "5e.ac",
        "5e.hp",
        "5e.challenge",
        "",
    ]
    assert card.columns.choices[1].currentText() == "5e: Armor class (guessed)"
    before = sheet_shown(card)["pv"]
    choice = card.columns.choices[4]
    choice.choose("5e.hp")
    choice.activated.emit(choice.currentIndex())
    settle(window, qtbot)
    assert [candidate.currentData() for candidate in card.columns.choices] == [
        "name",
        "5e.ac",
        "",
        "5e.challenge",
        "5e.hp",
    ]
    assert sheet_shown(card)["pv"] > before
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Reed Guard"]
