"""Every edit of every page against a library that refuses; then undo, redo, and look again."""

import gc
import itertools
import sqlite3
import weakref
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.errors import LibraryError
from models.storage.store import twin
from tests.proving import short_of
from tests.ui.edits.every_edit import EDITS, SYSTEM
from tests.ui.encounter.conftest import GUARD, HERO
from tests.ui.refusing import Refusals
from tests.ui.settling import settle
from ui.edits.core import ENCOUNTERS, Edits, EditStep, in_one_step
from ui.edits.encounters import remove_encounters, save_encounter, save_entries
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow

BOARD = {"width": 8, "height": 8}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Two creatures, a party of two, an encounter with a board and three lines, and a board of the library."""
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    creatures = opened.creatures.add(Creature(name=name, system=SYSTEM, sheet=GUARD) for name in ("Guard", "Sentry"))
    party = opened.parties.add(
        Party(name="Us"), [Member(name=name, system=SYSTEM, sheet=HERO, pools={"hp": 7}) for name in "AB"]
    )
    encounter = opened.encounters.add(Encounter(name="The stair", system=SYSTEM, seed=1, board=BOARD))
    assert party.id is not None
    assert encounter.id is not None
    opened.encounters.add_creatures(encounter.id, [creature.id for creature in creatures if creature.id is not None])
    opened.encounters.add_entries(encounter.id, [EncounterEntry(name="Old Ana", side="party", sheet=HERO)])
    yield opened
    opened.close()


@pytest.fixture
def layouts(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(qtbot: QtBot, library: Library, layouts: QSettings) -> MainWindow:
    made = opened(library, layouts)
    qtbot.addWidget(made)
    return made


def opened(library: Library, layouts: QSettings, undo_stack: QUndoStack | None = None) -> MainWindow:
    """A window with all its tabs, which takes the place of another one where it is given that one's steps."""
    made = MainWindow(library, layouts=layouts, undo_stack=undo_stack)
    made.setUpdatesEnabled(False)  # What is asked is what it says and what the library holds: nothing is drawn.
    made.resize(1366, 768)
    for tab in (BESTIARY, PARTY, ENCOUNTER):
        made.show_tab(tab)
    made.show()
    return made


def content(library: Library) -> list[tuple[Any, ...]]:
    """Every row of the library, without the times at which they were written."""
    times = {"changed", "created", "played"}
    with closing(sqlite3.connect(library.path)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows: list[tuple[Any, ...]] = []
        for table in sorted(name for name in tables if not name.startswith(("sqlite_", "creature_search"))):
            cursor = connection.execute(f"SELECT * FROM {table}")  # noqa: S608  names of our own tables
            names = [column[0] for column in cursor.description]
            kept = [place for place, name in enumerate(names) if name not in times]
            rows += sorted((table, *(str(row[place]) for place in kept)) for row in cursor)
    # A tray that holds nothing is as good as none.
    return [row for row in rows if not (row[0] == "tray" and row[2] == "[]")]


class Told:
    """The window over a library that refuses by turns, and what its status bar says of it."""

    def __init__(self, window: MainWindow, library: Library) -> None:
        self._window, self._refusals = window, Refusals(library)
        # What one edit meets at its undo, the next meets when it is done.
        self._turns = itertools.cycle(("full", "read-only"))

    def refused(self, name: str, do: Callable[[], object]) -> None:
        """Does something while the library refuses, and is told so."""
        self._window.statusBar().clearMessage()
        how = next(self._turns)
        with self._refusals.on(how):
            do()
        assert f"is {how}" in self.said(), (name, how)

    def said(self) -> str:
        """What stands there once all has been delivered."""
        settle()
        return self._window.statusBar().currentMessage()


@pytest.mark.parametrize(("each", "most"), short_of([(1, len(EDITS)), (2, len(EDITS)), (2, 16)], (2, 16)))
def test_no_refusal_costs_an_edit_or_the_way_back(window: MainWindow, library: Library, each: int, most: int) -> None:
    edits = list(EDITS.items())[:most]
    told, stack = Told(window, library), window.undo_stack
    states = [content(library)]
    for count, (name, edit) in enumerate(edits):
        told.refused(name, partial(edit, window))
        assert content(library) == states[-1], name
        assert stack.count() == count, name
        edit(window)
        states.append(content(library))
        assert states[-1] != states[-2], name
        assert stack.count() == count + 1, name
    names = [name for name, _ in edits]
    for place in reversed(range(len(names))):
        if place % each == 0:
            told.refused(names[place], window.undo)
            assert content(library) == states[place + 1], names[place]
        window.undo()
        assert "Undone" in told.said(), names[place]
        assert content(library) == states[place], names[place]
    for place, name in enumerate(names):
        if place % each == each - 1:
            told.refused(name, window.redo)
            assert content(library) == states[place], name
        window.redo()
        assert "Redone" in told.said(), name
        assert content(library) == states[place + 1], name


def leave_a_form(window: MainWindow) -> None:
    """Leaves a form with changes, which is a step that is about the window, not about the library."""
    window.show_tab(BESTIARY)
    window.bestiary.new_creature()
    window.bestiary.detail.form.name.setText("Nobody yet")
    window.bestiary.detail.leave()


def put_away(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    settle()


def test_steps_that_another_window_goes_on_with_keep_nothing_of_the_former(
    qtbot: QtBot, library: Library, layouts: QSettings
) -> None:
    first = opened(library, layouts)
    states = []
    for edit in EDITS.values():
        states.append(content(library))
        leave_a_form(first)
        edit(first)
    states.append(content(library))
    second = opened(library, layouts, first.undo_stack)
    stack = second.undo_stack
    former = [(type(widget).__name__, weakref.ref(widget)) for widget in first.findChildren(QWidget)]
    put_away(first)
    del first
    gc.collect()
    assert [name for name, widget in former if widget() is not None] == []
    kept = len(stack.findChildren(Edits))
    third = opened(library, layouts, stack)
    qtbot.addWidget(third)
    put_away(second)
    assert len(stack.findChildren(Edits)) == kept, "the second window, which did nothing, leaves none of its own"
    for state in reversed(states[:-1]):
        third.undo()
        assert content(library) == state
    assert not stack.canUndo()
    for state in states[1:]:
        third.redo()
        assert content(library) == state
    assert not stack.canRedo()


def test_a_step_whose_thing_is_gone_is_forgotten_and_those_before_it_stay(qtbot: QtBot, library: Library) -> None:
    stack = QUndoStack()
    edits = Edits(stack)
    first, second = library.encounters.all()[0], library.encounters.add(Encounter(name="Gone soon", system=SYSTEM))
    assert second.id is not None
    edits.do(ENCOUNTERS, "first", save_encounter(library, twin(first, name="Renamed")))
    edits.do(ENCOUNTERS, "second", save_encounter(library, twin(second, name="Renamed too")))
    library.encounters.remove([second.id])
    with qtbot.waitSignal(edits.edit_refused) as refused:
        stack.undo()
    assert "no longer in the library" in refused.args[0]
    assert (stack.undoText(), stack.canRedo()) == ("first", False)
    stack.undo()
    assert [encounter.name for encounter in library.encounters.all()] == ["The stair"]


def test_an_error_of_our_own_leaves_the_edit_where_it_stood(library: Library) -> None:
    stack = QUndoStack()
    edits = Edits(stack)
    faults = [RuntimeError("a fault of ours")]
    chosen = library.encounters.all()[0].id
    assert chosen is not None

    def restore() -> EditStep:
        if faults:
            raise faults.pop()
        return remove_encounters(library, [chosen])

    edits.do(ENCOUNTERS, "delete", EditStep(lambda: EditStep(restore)))
    with pytest.raises(RuntimeError, match="a fault of ours"):
        stack.undo()
    assert (stack.undoText(), stack.canRedo()) == ("delete", False)
    stack.undo()
    assert (stack.canUndo(), stack.redoText()) == (False, "delete")


def test_several_steps_are_one_transaction(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    encounter = library.encounters.all()[0]
    before = content(library)

    def refuse(*_: object) -> None:
        raise LibraryError("gone", what="entry", id=1)

    monkeypatch.setattr(library.encounters, "save_entries", refuse)
    step = in_one_step(library, save_encounter(library, twin(encounter, name="Half")), save_entries(library, []))
    with pytest.raises(LibraryError):
        step()
    assert content(library) == before
