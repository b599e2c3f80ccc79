"""A stat block that is pasted: read again as one types, shown as a sheet, and never searched for."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.exchange.importing import BLOCK, names, rows, settle, sheet_shown, write
from ui.exchange.card import ImportCard
from ui.navigation.tabs import BESTIARY, PARTY
from ui.shell.main_window import MainWindow

FOLDER = Path(__file__).parents[2] / "golden" / "foreign" / "5e-text"
SPANISH, PORTUGUESE = ((FOLDER / f"{name}.txt").read_text("utf-8") for name in ("spanish", "portuguese"))


def pasted(window: MainWindow, qtbot: QtBot, system: str, text: str) -> ImportCard:
    """The card that comes of a text that is pasted into the bestiary."""
    window.remembered.choose_system(system)
    QApplication.clipboard().setText(text)
    window.bestiary.list.setFocus()
    window.menus.by_name["paste"].trigger()
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    return card


def test_nothing_is_refused_before_anything_is_pasted(window: MainWindow, qtbot: QtBot) -> None:
    QApplication.clipboard().clear()
    window.exchange.ask_text()
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert card.text is not None
    for typed, refused in (("", False), ("nothing of a stat block", True), ("  ", False)):
        card.text.setPlainText(typed)
        card.text.text_edited.emit()
        settle(window, qtbot)
        assert ("Refused: 1" in card.sum.text()) is refused
        assert card.list.topLevelItemCount() == refused
        assert not card.take.isEnabled()


def test_a_pasted_stat_block_is_underlined_read_again_as_one_types_and_shown_as_a_sheet(
    window: MainWindow, qtbot: QtBot
) -> None:
    card = pasted(window, qtbot, "fantasia", BLOCK)
    assert card.text is not None
    assert "Marsh Lurker" in card.text.underlined
    assert any(item.startswith("Armor Class 13") for item in card.text.underlined)
    assert card.text.named_at(BLOCK.index("13 (natural")) == "Armor class"
    shown = card.comparison.block.shown
    assert shown is not None
    assert (shown.name, shown.sheet["pv"]) == ("Marsh Lurker", 28)
    place = card.text.textCursor()
    place.setPosition(BLOCK.index("22 (4d8"))
    place.movePosition(place.MoveOperation.Right, place.MoveMode.KeepAnchor, 2)
    card.text.setTextCursor(place)
    QTest.keyClicks(card.text, "40")
    qtbot.waitUntil(lambda: sheet_shown(card).get("pv") == 46)
    card.take.click()
    settle(window, qtbot)
    assert names(window) == ["Marsh Lurker"]
    assert window.undo_stack.undoText() == "Import of 1"
    window.undo()
    assert names(window) == []


def test_ctrl_enter_imports_what_is_previewed_from_within_the_text_and_the_preview_has_a_crest(
    window: MainWindow, qtbot: QtBot
) -> None:
    card = pasted(window, qtbot, "fantasia", BLOCK)
    assert card.text is not None
    shown = there(card.comparison.block.shown)
    assert shown.emblem is not None
    assert card.take.text() == "Import (Ctrl+Enter)"
    card.text.setFocus()
    QTest.keyClick(card.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(window, qtbot)
    assert names(window) == ["Marsh Lurker"]
    assert there(window.bestiary.detail.block.shown).emblem == shown.emblem


@pytest.mark.parametrize("place", ["list", "sheet"])
def test_enter_imports_after_a_look_at_what_was_found(place: str, window: MainWindow, qtbot: QtBot) -> None:
    card = pasted(window, qtbot, "fantasia", BLOCK)
    item = there(there(card.list.topLevelItem(0)).child(0))
    QTest.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=card.list.visualItemRect(item).center())
    if place == "sheet":
        QTest.mouseClick(card.comparison.block.viewport(), Qt.MouseButton.LeftButton)
    focused = QApplication.focusWidget()
    assert focused is (card.list if place == "list" else card.comparison.block)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    settle(window, qtbot)
    assert names(window) == ["Marsh Lurker"]


OGRE = "Ogro\nCon d30, Des d20, Men d6, Gra d6\nPV 40\nArmas: Garrote d8\n"
TOME = "Tomé Brás\nCon d12, Des d8, Men d6, Gra d8\nPV 18, PS 3\n"
TOBIN = "Tobin\nLevel 5\nHP 95 MP 40\nSTR 9, VIT 9, AGI 14, SPD 14, MAG 4, SPR 6\nWeak Ice\n"


@pytest.mark.parametrize(
    ("system", "refused", "taken"),
    [
        ("fulminato", OGRE, TOME),
        ("ffrpg", TOBIN.replace("Tobin", "Bob").replace("VIT 9", "VIT 99999"), TOBIN),
        ("fantasia", BLOCK.replace("22 (4d8 + 4)", "9999999").replace("Marsh Lurker", "Giant Lurker"), BLOCK),
    ],
)
def test_nothing_of_a_refused_creature_is_underlined(
    window: MainWindow, qtbot: QtBot, system: str, refused: str, taken: str
) -> None:
    card = pasted(window, qtbot, system, refused)
    assert card.text is not None
    assert ("Refused: 1" in card.sum.text(), card.text.underlined) == (True, [])
    card.text.setPlainText(taken)
    card.text.text_edited.emit()
    settle(window, qtbot)
    alone = card.text.underlined
    assert alone[0] == taken.partition("\n")[0]
    for both in (f"{refused}\n{taken}", f"{taken}\n{refused}"):
        card.text.setPlainText(both)
        card.text.text_edited.emit()
        settle(window, qtbot)
        assert "Refused: 1" in card.sum.text()
        assert card.text.underlined == alone


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


@pytest.mark.parametrize(
    ("text", "system", "name", "key", "number", "line"),
    [
        (SPANISH, "fantasia", "Trasgo del juncal", "pv", 33, "Puntos de Golpe 27 (6d6 + 6)"),
        (PORTUGUESE, "fantasia", "Goblin do Brejo", "pv", 13, "Pontos de Vida 7 (2d6)"),
        ("Lobo\nPV 24 DE 12\nDM 9\n", "fantasia", "Lobo", "pv", 24, "PV 24 DE 12"),
    ],
)
def test_blocks_and_sheets_in_other_languages_are_underlined_and_become_sheets(
    window: MainWindow, qtbot: QtBot, text: str, system: str, name: str, key: str, number: int, line: str
) -> None:
    card = pasted(window, qtbot, system, text)
    assert card.text is not None
    assert text.partition("\n")[0] in card.text.underlined
    assert line in card.text.underlined
    assert card.comparison.block.shown is not None
    assert (card.comparison.block.shown.name, sheet_shown(card).get(key)) == (name, number)
    card.take.click()
    settle(window, qtbot)
    assert names(window) == [name]


def test_a_creature_that_comes_without_any_attack_is_said_to_have_none_first_of_all(
    window: MainWindow, qtbot: QtBot
) -> None:
    card = pasted(window, qtbot, "ffrpg", BLOCK)
    assert card.sum.text().startswith("Accepted: 1.")
    card.shut()
    bare = BLOCK.partition("Actions")[0]
    card = pasted(window, qtbot, "ffrpg", bare)
    assert card.sum.text().startswith("Without any attack: Marsh Lurker. Accepted: 1.")
    assert card.take.isEnabled()


@pytest.mark.parametrize("tab", [BESTIARY, PARTY])
def test_a_sheet_that_is_pasted_into_the_name_of_a_form_is_taken_in_as_a_sheet(
    window: MainWindow, qtbot: QtBot, tab: int
) -> None:
    window.remembered.choose_system("fantasia")
    window.show_tab(tab)
    page = window.party if tab == PARTY else window.bestiary
    window.party.new_member() if tab == PARTY else window.bestiary.new_creature()
    form = page.detail.form
    form.name.setFocus()
    QApplication.clipboard().setText("Marsh")
    QTest.keyClick(form.name, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert form.name.text() == "Marsh", "a name is pasted as it was"
    form.name.selectAll()
    before = form.name.text()
    QApplication.clipboard().setText(BLOCK)
    QTest.keyClick(form.name, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    settle(window, qtbot)
    assert form.name.text() == before
    card = window.exchange.card
    assert card is not None
    assert card.text is not None
    assert card.text.toPlainText() == BLOCK
    shown = card.comparison.block.shown
    assert shown is not None
    assert shown.name == "Marsh Lurker"


def test_what_is_assumed_of_a_pasted_weapon_is_said_once(window: MainWindow, qtbot: QtBot) -> None:
    """Its row said *guessed · guessed*."""
    card = pasted(window, qtbot, "fulminato", f"{TOME}Armas: Gancho d8 corte; Revólver d8; Garras d6\n")
    told = dict(rows(there(there(card.list.topLevelItem(0)).child(0))))
    assert told["Revólver"].startswith("guessed · not said: ")
    assert "Calibre 36-38" in told["Revólver"]
    for words in told.values():
        parts = words.replace(": ", " · ").split(" · ")
        assert len(parts) == len(set(parts)), words
