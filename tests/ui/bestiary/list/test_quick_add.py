"""A creature added from the search line, by one key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.system import quick_entry
from tests.ui.bestiary.world import look_for, names
from tests.ui.settling import settle
from ui.bestiary.tab import BestiaryTab
from ui.widgets.picker import Picker


def test_what_is_not_found_is_added_by_enter_and_undone(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, stack: QUndoStack
) -> None:
    tab.remembered.choose_system("critters")
    look_for(qtbot, tab, "Bandit 12 life")
    assert tab.list.nothing.other.text() == "Add “Bandit”: Life 12"
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    assert "Bandit" in names(tab)
    added = filled.creatures.get(tab.list.current_id or 0)
    assert added is not None
    assert (added.name, added.system, added.sheet) == ("Bandit", "critters", {"life": 12})
    stack.undo()
    assert "Bandit" not in names(tab)


def test_enter_at_a_name_alone_that_is_not_found_says_how_it_is_added(
    qtbot: QtBot, tab: BestiaryTab, filled: Library
) -> None:
    tab.remembered.choose_system("critters")
    before = filled.creatures.count()
    look_for(qtbot, tab, "xyzzy")
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    assert filled.creatures.count() == before
    assert not tab.list.view.hasFocus()
    assert QToolTip.text() == "Shift+Enter adds it, Enter alone where numbers stand behind the name"
    assert QToolTip.text() in tab.list.nothing.other.toolTip()
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert "xyzzy" in names(tab)


def test_who_asks_for_a_field_adds_nobody(qtbot: QtBot, tab: BestiaryTab, filled: Library) -> None:
    before = filled.creatures.count()
    for line in ("level:98-99", "tag:nobody 12 life"):
        look_for(qtbot, tab, line)
        assert names(tab) == []
        assert tab.list.nothing.other.isHidden()
        QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
        QTest.keyClick(tab.list.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert filled.creatures.count() == before


def test_what_is_found_is_added_by_shift_enter_alone(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.remembered.choose_system("machines")
    look_for(qtbot, tab, "Engine")
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    assert names(tab).count("Engine") == 1
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    tab.clear()
    assert names(tab).count("Engine") == 2


@pytest.mark.parametrize("typed", ["0 life", "life -3", "life0", "0/0 life", "5000 life", "life 12.5"])
def test_what_the_sheet_does_not_take_is_refused_at_the_line_and_adds_nobody(
    qtbot: QtBot, tab: BestiaryTab, filled: Library, typed: str
) -> None:
    """It was a note, and the creature came with the usual ten."""
    tab.remembered.choose_system("critters")
    before = filled.creatures.count()
    line = f"Bandit {typed}"
    look_for(qtbot, tab, line)
    figures = typed.replace("life", "").strip()
    refusal = f"Life: a whole number from 1 to 999 belongs here, not {figures}"
    assert tab.list.nothing.sentence.text() == f"No creature matches your search.\n{refusal}"
    assert tab.list.nothing.other.isHidden()
    for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        tab.message.say("")
        QTest.keyClick(tab.list.search, Qt.Key.Key_Return, modifier)
        assert tab.message.text() == refusal
        assert tab.list.search.text() == line
        assert not tab.list.view.hasFocus()
    assert filled.creatures.count() == before
    look_for(qtbot, tab, "Bandit 12 life")
    assert tab.list.nothing.sentence.text() == "No creature matches your search."
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    assert filled.creatures.count() == before + 1
    assert not tab.message.text()


def test_each_labelled_number_beyond_its_limits_is_named_with_its_limits(qtbot: QtBot, tab: BestiaryTab) -> None:
    tab.remembered.choose_system("critters")
    look_for(qtbot, tab, "Bandit 0 life, rank 12, might 20")
    assert tab.list.nothing.sentence.text().endswith(
        "\nLife: a whole number from 1 to 999 belongs here, not 0; "
        "Rank: a whole number from 1 to 9 belongs here, not 12"
    )


def test_a_bare_figure_may_be_part_of_a_name(qtbot: QtBot, tab: BestiaryTab, filled: Library) -> None:
    tab.remembered.choose_system("critters")
    look_for(qtbot, tab, "Unit 0 12 life")
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    added = filled.creatures.get(tab.list.current_id or 0)
    assert added is not None
    assert (added.name, added.sheet) == ("Unit 0", {"life": 12})
    look_for(qtbot, tab, "77")
    assert not tab.list.nothing.other.isVisible()


def test_one_of_several_is_added_and_it_is_said_where_they_are_counted(
    qtbot: QtBot, tab: BestiaryTab, filled: Library
) -> None:
    """“3 Rat” became the name of one creature."""
    tab.remembered.choose_system("critters")
    look_for(qtbot, tab, "3 Rat 12 life")
    told = tab.list.nothing.other.text()
    assert told == "Add “Rat”: Life 12; one of them: an encounter says how many there are"
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    added = filled.creatures.get(tab.list.current_id or 0)
    assert added is not None
    assert (added.name, added.sheet) == ("Rat", {"life": 12})


def test_the_rules_that_refuse_a_line_say_so_where_they_are_chosen(
    qtbot: QtBot, tab: BestiaryTab, filled: Library
) -> None:
    before = filled.creatures.count()
    look_for(qtbot, tab, "Bandit 5000 life")
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    picker = asked(tab)
    QTest.keyClicks(picker.line, "crit")
    refusal = "Life: a whole number from 1 to 999 belongs here, not 5000"
    assert picker.list.model().index(0, 0).data().endswith(refusal)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert tab.message.text() == refusal
    assert filled.creatures.count() == before


def test_what_would_be_added_is_read_whole_with_all_that_was_not_understood(
    qtbot: QtBot, tab: BestiaryTab, filled: Library
) -> None:
    tab.remembered.choose_system("critters")
    look_for(qtbot, tab, "Bandit 12 life, hates the old king, sleeps by day, and 5000 teeth in three rows of stone")
    settle()
    other = tab.list.nothing.other
    assert other.text().endswith("as a note: hates the old king, sleeps by day, 5000, teeth in three rows of stone")
    assert other.height() >= other.heightForWidth(other.width()) > other.sizeHint().height()
    assert tab.list.nothing.rect().contains(other.geometry())


def test_a_number_alone_names_nobody(qtbot: QtBot, tab: BestiaryTab, filled: Library) -> None:
    tab.remembered.choose_system("critters")
    for line in ("level 6", "life 12", "12 life"):
        look_for(qtbot, tab, line)
        assert names(tab) == []
        assert tab.list.nothing.other.isHidden(), line


def test_what_the_system_does_not_take_is_said_and_stays_typed(
    qtbot: QtBot, tab: BestiaryTab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_entry, "sheet", lambda _line, _system: {"life": 5000})
    tab.remembered.choose_system("critters")
    look_for(qtbot, tab, "Bandit 50 life")
    QTest.mouseClick(tab.list.nothing.other, Qt.MouseButton.LeftButton)
    assert tab.message.text().startswith("The sheet of Bandit")
    assert tab.list.search.text() == "Bandit 50 life"


def asked(tab: BestiaryTab) -> Picker:
    [picker] = [candidate for candidate in tab.window().findChildren(Picker) if candidate.isVisible()]
    return picker


def test_under_all_systems_it_is_asked_by_which_rules_and_kept_to_them(
    qtbot: QtBot, tab: BestiaryTab, filled: Library
) -> None:
    """Whoever happens to be looked at decides nothing: a line became a creature of another system by accident."""
    tab.show_creature(next(row.id for row in filled.creatures.rows(system="machines")))
    look_for(qtbot, tab, "Bandit 12 life")
    assert tab.list.nothing.other.text() == "Add “Bandit 12 life”: by which rules?"
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    assert "Bandit" not in names(tab)
    QTest.keyClicks(asked(tab).line, "crit")
    QTest.keyClick(asked(tab).line, Qt.Key.Key_Return)
    added = filled.creatures.get(tab.list.current_id or 0)
    assert added is not None
    assert (added.name, added.system) == ("Bandit", "critters")
    tab.show_creature(next(row.id for row in filled.creatures.rows(system="machines")))
    look_for(qtbot, tab, "Robber 9 life")
    assert tab.list.nothing.other.text() == "Add “Robber”: Life 9 · Critters and Crags"
    assert tab.list.nothing.rules.isVisible()
    QTest.mouseClick(tab.list.nothing.rules, Qt.MouseButton.LeftButton)
    QTest.keyClick(asked(tab).line, Qt.Key.Key_Escape)
    QTest.keyClick(tab.list.search, Qt.Key.Key_Return)
    again = filled.creatures.get(tab.list.current_id or 0)
    assert again is not None
    assert (again.name, again.system) == ("Robber", "critters")
