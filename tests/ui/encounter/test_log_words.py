"""Words looked for in the log of a fight."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.begun import gone_on, strike
from tests.ui.encounter.conftest import GameTable, another_language
from ui.session.controller import Conductor


@pytest.fixture(scope="module")
def looked_library(begun_library: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Ana has struck Guard A, and a note has been written."""

    def go_on(conductor: Conductor) -> None:
        strike(conductor, "ana", "guard-a", 20, 4)
        conductor.command({"do": "note", "text": "The lamp goes out. Élise laughs."})

    return gone_on(tmp_path_factory.mktemp("looked"), begun_library, go_on)


@pytest.fixture
def looked(begun: GameTable) -> GameTable:
    """Ana has struck Guard A, a note has been written, and the cursor stands in the words that are looked for."""
    begun.window.menus.by_name["find"].trigger()
    return begun


def shown(table: GameTable) -> list[str]:
    panel = table.page.log
    return [str(panel.filter.index(row, 0).data()) for row in range(panel.filter.rowCount())]


def test_only_lines_with_the_words_are_shown_whatever_their_case_and_accents(looked: GameTable) -> None:
    words: QLineEdit = looked.page.log.words
    assert looked.window.focusWidget() is words
    QTest.keyClicks(words, "guard a  LOSES")
    assert [line for line in shown(looked) if line != "Round 1"] == ["Guard A loses 17 HP (20 − ARM 3): 40 → 23"]
    words.selectAll()
    QTest.keyClicks(words, "elise")
    assert [line for line in shown(looked) if line != "Round 1"] == ["The lamp goes out. Élise laughs."]


def test_enter_leaves_the_words_and_gives_the_keys_back_and_esc_takes_them_away(looked: GameTable) -> None:
    panel = looked.page.log
    QTest.keyClicks(panel.words, "lamp")
    QTest.keyClick(panel.words, Qt.Key.Key_Return)
    assert panel.words.isVisible()
    assert looked.window.focusWidget() is panel.list
    assert len(shown(looked)) == 2
    looked.window.menus.by_name["find"].trigger()
    assert panel.words.selectedText() == "lamp"
    QTest.keyClick(panel.words, Qt.Key.Key_Escape)
    assert not panel.words.isVisible()
    assert shown(looked) == looked.log()


def test_what_is_found_is_printed_alone_and_says_so(looked: GameTable, tmp_path: Path) -> None:
    QTest.keyClicks(looked.page.log.words, "lamp")
    looked.window.menus.by_name["only_shown"].trigger()
    looked.window.log_files.export("md", tmp_path / "log.md")
    text = (tmp_path / "log.md").read_text("utf-8")
    assert "Only: “lamp”" in text
    assert "The lamp goes out" in text
    assert "loses" not in text


def test_what_happens_meanwhile_is_looked_through_and_another_fight_is_told_whole(looked: GameTable) -> None:
    QTest.keyClicks(looked.page.log.words, "lamp")
    looked.conductor.command({"do": "note", "text": "A new lamp"})
    looked.conductor.command({"do": "note", "text": "Nothing else"})
    assert shown(looked)[-1] == "A new lamp"
    encounter = looked.conductor.encounter_id
    assert encounter is not None
    looked.conductor.put_away()
    looked.conductor.resume(encounter)
    assert shown(looked) == looked.log()
    assert not looked.page.log.words.isVisible()


def test_the_words_stay_when_the_window_changes_its_language(looked: GameTable, qtbot: QtBot) -> None:
    QTest.keyClicks(looked.page.log.words, "lamp")
    fresh = another_language(looked, qtbot)
    assert fresh.page.log.words.text() == "lamp"


def test_elsewhere_the_key_goes_to_the_search_of_the_bestiary(looked: GameTable) -> None:
    looked.window.ways.show_tab(0)
    looked.window.menus.by_name["find"].trigger()
    assert looked.window.focusWidget() is looked.window.bestiary.list.search
