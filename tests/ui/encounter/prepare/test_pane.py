"""The pane of one encounter: what it lets one do in each state, what it tells, and what is kept once."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import ENDED, PREPARED, RUNNING, Encounter, EncounterEntry
from models.storage.store import twin
from rules.system import registry
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.number_editors import NumberEditor
from ui.edits.core import Edits
from ui.encounter.prepare.pane import LOWEST, OPTIONS, EncounterPane, worth
from ui.session.appearance import OwnLook


class Prepared:
    """The pane with an encounter of a library, and what it asks for."""

    def __init__(self, library: Library) -> None:
        self.library, self.stack = library, QUndoStack()
        self.pane = EncounterPane(library, Edits(self.stack), "en")
        self.asked: list[str] = []
        self.pane.go_requested.connect(lambda: self.asked.append("go"))
        self.pane.again_requested.connect(lambda: self.asked.append("again"))
        self.pane.new_requested.connect(lambda: self.asked.append("new"))

    def show(self, state: str = PREPARED, entries: int = 2, **values: Any) -> Encounter:
        lines = [
            EncounterEntry(name="Ana", side="party", sheet=HERO),
            EncounterEntry(name="Guard", sheet=GUARD, count=3),
        ]
        made = self.library.encounters.add(Encounter(name="Stair", **{"system": SYSTEM, **values}), lines[:entries])
        self.id = there(made.id)
        self.pane.show_encounter(twin(self.now, state=state))
        return self.now

    @property
    def now(self) -> Encounter:
        found = self.library.encounters.get(self.id)
        assert found is not None
        return found


@pytest.fixture
def prepared(qtbot: QtBot, library: Library) -> Prepared:
    made = Prepared(library)
    qtbot.addWidget(made.pane)
    made.pane.resize(700, 900)
    made.pane.show()
    return made


def test_what_can_be_done_goes_by_the_state(prepared: Prepared) -> None:
    pane = prepared.pane
    told = {}
    for state in (PREPARED, RUNNING, ENDED):
        prepared.show(state)
        told[state] = (pane._go.text(), pane._go.isEnabled(), pane._again.isVisible(), pane._name.isEnabled())
    assert told == {
        PREPARED: ("Begin", True, False, True),
        RUNNING: ("Go on", True, True, False),
        ENDED: ("Look at the log", True, True, False),
    }
    assert pane._go.toolTip() == "", "what has begun is not begun again"
    pane._go.click()
    pane._again.click()
    assert prepared.asked == ["go", "again"]


def test_a_line_knows_how_those_look_who_stand_in_it(prepared: Prepared) -> None:
    prepared.show()
    roster = prepared.pane.who.roster
    looks = {entry.name: roster.standing[there(entry.id)].look for entry in roster.rows.rows}
    assert looks == {"Ana": OwnLook(emblem=""), "Guard": OwnLook(emblem="visored-helm")}


def test_nobody_begins_without_combatants_but_a_log_is_looked_at(prepared: Prepared) -> None:
    prepared.show(entries=0)
    assert not prepared.pane._go.isEnabled()
    assert prepared.pane._system.isVisible()
    prepared.show(ENDED, entries=0)
    assert prepared.pane._go.isEnabled()
    assert not prepared.pane._system.isVisible()
    prepared.show()
    assert prepared.pane._go.isEnabled()
    assert prepared.pane._go.toolTip()
    assert not prepared.pane._system.isVisible(), "those who take part belong to a system"


def test_where_none_is_chosen_it_says_what_to_do(prepared: Prepared) -> None:
    pane = prepared.pane
    prepared.show()
    pane.say("Something is wrong.")
    assert pane._fault.isVisible()
    pane.show_encounter(None, others=True)
    assert not pane._fault.isVisible()
    assert (pane._empty.sentence.text(), pane._empty.button.isVisible()) == (
        "Choose an encounter to see who takes part.",
        False,
    )
    hidden = (pane._name, pane._go, pane._again, pane._state, pane.notes, pane.halves, pane._system)
    assert not any(widget.isVisible() for widget in hidden)
    pane.show_encounter(None)
    assert pane._empty.button.isVisible()
    pane._empty.button.click()
    assert prepared.asked == ["new"]
    pane.show_encounter(prepared.now)
    assert not pane._empty.isVisible()
    assert all(widget.isVisible() for widget in (pane._name, pane._go, pane.notes, pane.halves))


def test_the_line_under_the_name_counts_all_and_who_is_not_on_the_board(prepared: Prepared) -> None:
    prepared.show()
    words = prepared.pane._summary[0]
    assert words.endswith(" · 4 combatants")
    prepared.show(entries=1)
    assert prepared.pane._summary[0].endswith(" · one combatant")
    prepared.show(board={"width": 8, "height": 8}, surprise={"by": "foes"})
    assert prepared.pane._summary[0].endswith("· 4 combatants · not on the board yet: 4 · begins by surprise (Foes)")


def test_what_it_is_worth_is_told_while_it_is_prepared(prepared: Prepared) -> None:
    prepared.show()
    assert prepared.pane._summary[1] == "party: level 1 · against level 1 · if all are beaten: 360 XP, 270 Gil"
    prepared.show(RUNNING)
    assert prepared.pane._summary[1] == ""


def test_a_name_is_kept_once_and_never_empty(prepared: Prepared) -> None:
    prepared.show()
    name = prepared.pane._name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "  Tower ")
    prepared.pane.commit()
    prepared.pane.commit()
    assert (prepared.now.name, prepared.stack.count()) == ("Tower", 1)
    name.clear()
    prepared.pane.commit()
    assert (prepared.now.name, prepared.stack.count()) == ("Tower", 1)
    prepared.stack.undo()
    assert prepared.now.name == "Stair"
    prepared.show(RUNNING)
    name.setText("Later")
    prepared.pane._renamed()
    assert prepared.now.name == "Stair"


@pytest.mark.parametrize("system", registry.ids())
def test_the_system_that_stands_there_is_the_encounters(prepared: Prepared, system: str) -> None:
    prepared.show(entries=0, system=system)
    box = prepared.pane._system
    assert (box.isVisible(), box.currentData(), box.currentText()) == (True, system, registry.system(system).title)


def test_notes_options_and_the_system_are_steps_of_undo(prepared: Prepared) -> None:
    prepared.show(entries=0)
    pane = prepared.pane
    pane.notes.setFocus()
    QTest.keyClicks(pane.notes, "The lift rattles")
    pane.commit()
    assert prepared.now.notes == "The lift rattles"
    box = pane._system
    box.setCurrentIndex(box.findData("d100"))
    box.activated.emit(box.currentIndex())
    assert prepared.now.system == "d100"
    prepared.stack.undo()
    assert (prepared.now.system, prepared.now.notes) == (SYSTEM, "The lift rattles")
    prepared.stack.undo()
    assert prepared.now.notes == ""


def test_house_rules_are_kept_for_the_system_and_leave_this_fight(prepared: Prepared) -> None:
    prepared.show()
    pane = prepared.pane
    pane.options.house_changed.emit({"ejected_share": 60})
    assert prepared.library.house_rules.get(SYSTEM) == {"ejected_share": 60}
    assert prepared.now.options == {}
    prepared.stack.undo()
    assert prepared.library.house_rules.get(SYSTEM) == {}


def test_lines_are_ordered_taken_out_and_split_as_one_step_each(prepared: Prepared) -> None:
    prepared.show()
    roster = prepared.pane.who.roster
    first, second = prepared.library.encounters.entries(prepared.id)

    def names() -> list[tuple[str, int]]:
        return [(entry.name, entry.count) for entry in prepared.library.encounters.entries(prepared.id)]

    roster.rearrangement_requested.emit([second.id, first.id], [])
    assert names() == [("Guard", 3), ("Ana", 1)]
    roster.rearrangement_requested.emit([first.id, second.id], [twin(second, side="party")])
    assert names() == [("Ana", 1), ("Guard", 3)]
    assert prepared.library.encounters.entries(prepared.id)[1].side == "party"
    prepared.stack.undo()
    assert (names(), prepared.library.encounters.entries(prepared.id)[0].side) == ([("Guard", 3), ("Ana", 1)], "foes")
    roster.split_requested.emit(second)
    assert sum(count for _, count in names()) == 4
    assert len(names()) == 4
    prepared.stack.undo()
    roster.removal_requested.emit([first.id])
    assert names() == [("Guard", 3)]
    prepared.stack.undo()
    assert names() == [("Guard", 3), ("Ana", 1)]


def test_in_a_very_low_window_notes_and_state_go_and_the_name_tells_them(prepared: Prepared) -> None:
    prepared.show()
    pane = prepared.pane
    assert (pane.notes.isVisible(), pane._state.isVisible(), pane._name.toolTip()) == (True, True, "")
    pane.setMinimumSize(1, 1)
    pane.resize(700, LOWEST - 1)
    assert (pane.notes.isVisible(), pane._state.isVisible()) == (False, False)
    assert "4 combatants" in pane._name.toolTip()
    pane.halves.setCurrentIndex(OPTIONS)
    assert pane.notes.isVisible(), "beside the options the notes have room"
    pane.resize(700, 900)
    assert (pane.notes.isVisible(), pane._state.isVisible(), pane._name.toolTip()) == (True, True, "")


def test_after_a_name_enter_leads_to_those_who_take_part(prepared: Prepared) -> None:
    prepared.show()
    pane = prepared.pane
    pane.show_option("ejected_share")
    assert pane.halves.currentIndex() == OPTIONS
    pane.focus_name()
    assert pane._name.selectedText() == "Stair"
    QTest.keyClick(pane._name, Qt.Key.Key_Return)
    assert pane.halves.currentWidget() is pane.who
    assert pane.who.roster.hasFocus()


def test_levels_span_from_the_lowest_to_the_highest(prepared: Prepared) -> None:
    entries = [
        EncounterEntry(id=1, name="Ana", side="party", sheet={**HERO, "level": 3}),
        EncounterEntry(id=2, name="Bo", side="party", sheet={**HERO, "level": 5}),
        EncounterEntry(id=3, name="Guard", side="foes", count=2, sheet={**GUARD, "level": 4}),
    ]
    words = worth(registry.system(SYSTEM), entries, {3: {**GUARD, "level": 6, "xp": 100, "gil": 0}})
    assert words == "party: level 3–5 · against level 6 · if all are beaten: 200 XP (100 XP each)"


def test_what_is_still_being_written_into_an_option_is_kept(prepared: Prepared) -> None:
    prepared.show(entries=0, system="tabuleiro")
    pane = prepared.pane
    pane.show_option("terrain_costs")
    editor = there(pane.options.form).editors["terrain_costs"]
    assert isinstance(editor, MapEditor)
    QTest.keyClick(editor.button, Qt.Key.Key_Space)
    QTest.keyClicks(there(editor.pairs[-1]._line), "swamp")
    number = editor.pairs[-1].editor
    assert isinstance(number, NumberEditor)
    number.spin.setValue(4)
    assert prepared.now.options == {}, "what is written by and by is one change"
    pane.commit()
    assert prepared.now.options == {"terrain_costs": {"swamp": 4}}
    pane.commit()
    assert prepared.stack.count() == 1
    prepared.stack.undo()
    assert prepared.now.options == {}


class Moved(QObject):
    """Notes which classes of widgets are given another parent with all that is in them."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self.names.add(type(watched).__name__)
        return False


def test_the_halves_are_made_where_they_stand_so_that_qt_styles_them_once(
    qapp: QApplication, qtbot: QtBot, library: Library
) -> None:
    moved = Moved()
    qapp.installEventFilter(moved)
    pane = EncounterPane(library, Edits(QUndoStack()), "en")
    qapp.removeEventFilter(moved)
    qtbot.addWidget(pane)
    assert "RosterCard" in moved.names, "it is put into what scrolls it"
    assert moved.names & {"RosterPane", "RosterFields", "OptionsPane"} == set()
