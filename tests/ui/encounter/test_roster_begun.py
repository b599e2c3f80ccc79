"""From the roster into the fight: what is prepared is there in it, and is not changed under it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.creatures import Creature
from models.storage.store import twin
from tests.there import there
from tests.ui.encounter.conftest import GUARD, SYSTEM, GameTable
from tests.ui.encounter.rosters import ALT, CTRL, click, entry, names, page_of, stair
from ui.edits.core import CREATURES, add_creatures, remove_creatures
from ui.encounter.prepare.roster_model import Roster
from ui.navigation.tabs import BESTIARY
from ui.shell.main_window import MainWindow


@pytest.fixture
def encounter(library: Library) -> int:
    return stair(library)


@pytest.fixture
def page(window: MainWindow, encounter: int) -> Any:
    return page_of(window, encounter)


@pytest.fixture
def roster(page: Any) -> Roster:
    found: Roster = page.pane.who.roster
    return found


def test_what_is_prepared_is_there_in_the_fight(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    hound = entry(library, encounter, "Hound")
    hound.name, hound.hidden, hound.notes, hound.pools = "Rust", True, "limps", {"hp": 55}
    library.encounters.save_entries([hound])
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    combatant = window.conductor.fight.combatants["rust"]
    assert (combatant.pools["hp"], combatant.sheet.hp) == (55, 55)
    table = GameTable(window, library)

    def chips() -> list[str]:
        row = next(row for row in table.page.order.order.rows if row.id == "rust")
        return [chip.text for chip in row.chips]

    assert chips() == ["hidden", "note"]
    assert "hidden" in next(row for row in table.page.order.order.rows if row.id == "rust").spoken()
    for _ in range(12):
        if window.conductor.fight.active == "rust":
            break
        window.conductor.next()
    assert "limps" in table.page.stage._state.text()
    menu = table.page.rulings.menu_for("rust")
    next(action for action in menu.actions() if action.text() == "Show to the players").trigger()
    assert chips() == ["note"]
    window.conductor.close_fight()
    assert window.conductor.resume(encounter)
    assert chips() == ["note"]
    window.conductor.hide("rust", hidden=True)
    window.conductor.close_fight()
    assert window.conductor.resume(encounter)
    assert chips() == ["hidden", "note"]


def test_what_is_being_written_is_kept_when_the_fight_begins(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    click(roster, 4)
    QTest.keyClick(roster, Qt.Key.Key_F2)
    QTest.keyClicks(page.pane.who.card.name, "Glow")
    QTest.keyClick(page.pane.who.card.name, Qt.Key.Key_Return, CTRL)
    assert "glow" in window.conductor.fight.combatants


def test_a_line_that_has_begun_cannot_be_changed(
    window: MainWindow, library: Library, encounter: int, roster: Roster
) -> None:
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    window.conductor.put_away()
    before = library.encounters.entries(encounter)
    roster.setFocus()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_3):
        QTest.keyClick(roster, key)
    QTest.keyClick(roster, Qt.Key.Key_Down, ALT)
    assert library.encounters.entries(encounter) == before


def test_three_fights_are_begun_from_the_bestiary_with_at_most_eight_keys_each(
    window: MainWindow, library: Library, encounter: int
) -> None:
    """Letters that find, `+` for each, prepare, begin: counted key by key."""
    for letters, count in (("gu", 1), ("ho", 2), ("wis", 1)):
        window.show_tab(0)
        window.bestiary.focus_search()
        keys = [*letters, Qt.Key.Key_Down, *"+" * count, "prepare", "begin", Qt.Key.Key_Space]
        assert len(keys) <= 8
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None
            if key in ("prepare", "begin"):
                QTest.keyClick(target, Qt.Key.Key_Return, CTRL)
            else:
                QTest.keyClick(target, key)
            QApplication.processEvents()
        fight = window.conductor.fight
        assert fight is not None
        assert sum(combatant.side == "foes" for combatant in fight.combatants.values()) == count
        assert fight.phase != "setup" or window.conductor.open_question is not None
        window.conductor.put_away()


def test_what_a_running_fight_was_prepared_with_is_not_taken_back(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    guard = entry(library, encounter, "Guard")
    page.pane.who.roster.entries_edited.emit([twin(guard, name="Sentry")])
    roster.choose([entry(library, encounter, "Wisp").id or 0])
    roster.setFocus()
    QTest.keyClick(roster, Qt.Key.Key_Delete)
    before = ["Ana", "Bea", "Sentry", "Hound"]
    assert names(library, encounter) == before
    assert window.undo_stack.count() == 2
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    window.conductor.put_away()
    window.undo()
    assert "so this cannot be done with it" in window.statusBar().currentMessage()
    assert names(library, encounter) == before
    window.undo()
    assert window.statusBar().currentMessage() == "Nothing to undo here."


def test_what_was_done_before_a_fight_is_taken_back_past_what_the_fight_rests_on(
    window: MainWindow, library: Library, encounter: int, page: Any, roster: Roster
) -> None:
    edits = window.bestiary.edits
    made = add_creatures(library, [Creature(name="Troll", system=SYSTEM, sheet=GUARD)])
    (troll,) = there(edits.do(CREATURES, "Add Troll", made)).ids
    edits.do(CREATURES, "Delete Troll", remove_creatures(library, [troll]))
    page.pane.who.roster.entries_edited.emit([twin(entry(library, encounter, "Guard"), name="Sentry")])
    passed = window.undo_stack.undoText()
    assert window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    window.conductor.put_away()
    window.show_tab(BESTIARY)
    window.undo()
    assert library.creatures.get(troll) is not None
    said = window.statusBar().currentMessage()
    assert said == f"Undone: Delete Troll. No longer possible, and passed over: {passed}"
    window.redo()
    assert library.creatures.get(troll) is None
    assert window.statusBar().currentMessage() == "Redone: Delete Troll"
    assert "Sentry" in names(library, encounter)
