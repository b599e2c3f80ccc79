"""Every edit of every page against a library that refuses; then undo, redo, and look again."""

import contextlib
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from models.creatures import Creature
from models.encounters import Encounter, EncounterEntry
from models.library import Library
from models.parties import Member, Party
from models.refusals import LibraryError
from models.store import twin
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO
from tests.ui.settling import settle
from ui.board.page import BoardPage
from ui.dragging import Dropped
from ui.edits import ENCOUNTERS, Edits, Step, together
from ui.encounter_edits import remove_encounters, save_encounter, save_entries
from ui.party.rest_card import RestCard
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow

SYSTEM = "ffrpg"
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
    opened.encounters.add_creatures(encounter.id, [one.id for one in creatures if one.id is not None])
    opened.encounters.add_entries(encounter.id, [EncounterEntry(name="Old Ana", side="party", sheet=HERO)])
    yield opened
    opened.close()


@pytest.fixture
def window(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    for tab in (BESTIARY, PARTY, ENCOUNTER):
        made.show_tab(tab)
    made.show()
    return made


def content(library: Library) -> list[tuple[Any, ...]]:
    """Every row of the library, without the times at which they were written."""
    times = {"changed", "created", "played"}
    with sqlite3.connect(library.path) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows: list[tuple[Any, ...]] = []
        for table in sorted(name for name in tables if not name.startswith(("sqlite_", "creature_search"))):
            cursor = connection.execute(f"SELECT * FROM {table}")  # noqa: S608  names of our own tables
            names = [column[0] for column in cursor.description]
            kept = [place for place, name in enumerate(names) if name not in times]
            rows += sorted((table, *(str(row[place]) for place in kept)) for row in cursor)
    # A tray that holds nothing is as good as none.
    return [row for row in rows if not (row[0] == "tray" and row[2] == "[]")]


# --- what a game master does on the pages ------------------------------------------------------------------


def _chosen_encounter(window: MainWindow) -> Any:
    window.show_tab(ENCOUNTER)
    page = window.encounter.prepare
    page.reload(1)
    return page


def _forget_form(tab: Any) -> None:
    """Leaves a form without a trace; one that is left with changes would be an edit of its own."""
    tab.detail.form.dirty = False
    tab.detail.leave()


def new_creature(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.detail.edit(Creature(name="Gilded Rat", system=SYSTEM, sheet=GUARD))
    window.bestiary.detail.form.save_wanted.emit()
    _forget_form(window.bestiary)


def edit_creature(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.list.choose([window.library.creatures.rows()[0].id])
    window.bestiary.edit()
    form = window.bestiary.detail.form
    form.name.setText(form.name.text() + " the Elder")
    form.save_wanted.emit()
    _forget_form(window.bestiary)


def _on_creatures(do: str) -> Callable[[MainWindow], None]:
    def edit(window: MainWindow) -> None:
        window.show_tab(BESTIARY)
        window.bestiary.list.choose([row.id for row in window.library.creatures.rows()])
        getattr(window.bestiary, do)()

    return edit


def file_creatures(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    ids = [row.id for row in window.library.creatures.rows()]
    window.bestiary.filters.filed.emit("Keep", ids)


def tag_creatures(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.filters.tagged.emit("brave", [row.id for row in window.library.creatures.rows()])


def prepare_the_tray(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    window.bestiary.tray.begin()


def _of_party(do: str) -> Callable[[MainWindow], None]:
    def edit(window: MainWindow) -> None:
        window.show_tab(PARTY)
        window.party.reload()
        window.party.choose([card.id for card in window.party.cards.rows][:1])
        getattr(window.party, do)()

    return edit


def rest(window: MainWindow) -> None:
    _of_party("reload")(window)
    window.party.dealings.rest()
    [card] = [one for one in window.party.findChildren(RestCard) if one.isVisible()]
    card.do()
    if card.isVisible():  # what the library refuses leaves it open
        card.shut()


def edit_member(window: MainWindow) -> None:
    _of_party("edit")(window)
    form = window.party.detail.form
    form.name.setText(form.name.text() + " the Bold")
    form.save_wanted.emit()
    _forget_form(window.party)


def new_member(window: MainWindow) -> None:
    window.show_tab(PARTY)
    window.party.detail.edit(Member(party_id=there(window.party.party_id), name="Cid", system=SYSTEM, sheet=HERO))
    window.party.detail.form.save_wanted.emit()
    _forget_form(window.party)


def order_members(window: MainWindow) -> None:
    _of_party("reload")(window)
    window.party.shift(1)


def recruit(window: MainWindow) -> None:
    _of_party("reload")(window)
    window.party.enlisting.bring(
        there(window.party.party_id), Dropped(creatures=(window.library.creatures.rows()[0].id,))
    )


def make_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    window.party.bar.make()


def rename_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    bar = window.party.bar
    bar.rename()
    bar.line.setText(bar.line.text() + "!")
    bar.line.returnPressed.emit()


def remove_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    window.party.bar.remove()


def note_party(window: MainWindow) -> None:
    window.show_tab(PARTY)
    notes = window.party.notes
    notes.setPlainText(notes.toPlainText() + "Owes a goat.")
    notes.keep()


def new_encounter(window: MainWindow) -> None:
    _chosen_encounter(window).new_encounter()


def delete_encounter(window: MainWindow) -> None:
    _chosen_encounter(window).delete()


def prepare_again(window: MainWindow) -> None:
    _chosen_encounter(window)._prepare_again()


def rename_encounter(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane._name.setText(page.pane._name.text() + " at night")
    page.pane._name.editingFinished.emit()


def change_roster(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    roster = page.pane.who.roster
    entry = roster.rows.rows[0]
    roster.edited.emit([twin(entry, count=entry.count + 1, hidden=True, notes="asleep", pools={"hp": 7})])


def split_line(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    roster = page.pane.who.roster
    roster.choose([next(entry.id for entry in roster.rows.rows if entry.count > 1)])
    roster.split()


def order_roster(window: MainWindow) -> None:
    roster = _chosen_encounter(window).pane.who.roster
    roster.ordered.emit([entry.id for entry in reversed(roster.rows.rows)])


def note_encounter(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.notes.setPlainText(page.pane.notes.toPlainText() + " The lamp goes out.")
    page.pane.notes.commit()


def choose_options(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.show_option("damage_cap")
    page.pane.options.form.editors["damage_cap"].spin.stepUp()


def rule_house(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.show_option("damage_cap", of_house=True)
    page.pane.options.form.editors["damage_cap"].spin.stepUp()
    page.pane.show_option("damage_cap")


def take_out(window: MainWindow) -> None:
    page = _chosen_encounter(window)
    page.pane.who.roster.setCurrentIndex(page.pane.who.roster.rows.index(0, 0))
    page.pane.who.roster.remove()


def enter(window: MainWindow) -> None:
    members = tuple(one.id for one in window.library.parties.members() if one.id is not None)
    page = _chosen_encounter(window)
    page.add(Dropped(creatures=(window.library.creatures.rows()[0].id,), members=members))


def enter_some(window: MainWindow) -> None:
    _chosen_encounter(window).entering._find(window.library.creatures.rows()[0].id, "3")


def _board(window: MainWindow) -> BoardPage:
    chosen = _chosen_encounter(window).chosen_id
    window.encounter.show_board(chosen)
    page = window.encounter.board
    assert isinstance(page, BoardPage)
    return page


def new_board(window: MainWindow) -> None:
    _board(window).new_board()


def drop_board(window: MainWindow) -> None:
    _board(window).drop_board()


def place_everybody(window: MainWindow) -> None:
    _board(window).place_everybody()


def keep_board(window: MainWindow) -> None:
    _board(window).kept.keep()


def _kept_board(window: MainWindow) -> BoardPage:
    page = _board(window)
    page.kept.list.setCurrentIndex(page.kept.list.count() - 1)
    return page


def take_board(window: MainWindow) -> None:
    _kept_board(window).kept.take()


def forget_board(window: MainWindow) -> None:
    _kept_board(window).kept.forget()


def import_board(window: MainWindow) -> None:
    path = window.library.path.with_name("cave.json")
    page = _board(window)
    if not path.exists():
        path.write_text(
            '{"format": "turnwright-board", "version": 1, "name": "Cave", "system": "ffrpg",'
            ' "board": {"width": 5, "height": 5}}',
            "utf-8",
        )
    page.kept.import_from(path)


EDITS: dict[str, Callable[[MainWindow], None]] = {
    "new creature": new_creature,
    "edit creature": edit_creature,
    "duplicate creatures": _on_creatures("duplicate"),
    "file creatures": file_creatures,
    "tag creatures": tag_creatures,
    "add to the tray": _on_creatures("add_to_fight"),
    "prepare the tray": prepare_the_tray,
    "new member": new_member,
    "edit member": edit_member,
    "order members": order_members,
    "rest": rest,
    "duplicate member": _of_party("duplicate"),
    "recruit": recruit,
    "note party": note_party,
    "rename party": rename_party,
    "new encounter": new_encounter,
    "enter": enter,
    "enter some": enter_some,
    "rename encounter": rename_encounter,
    "change roster": change_roster,
    "split line": split_line,
    "order roster": order_roster,
    "note encounter": note_encounter,
    "choose options": choose_options,
    "rule house": rule_house,
    "place everybody": place_everybody,
    "keep board": keep_board,
    "import board": import_board,
    "take board": take_board,
    "drop board": drop_board,
    "new board": new_board,
    "forget board": forget_board,
    "take out": take_out,
    "prepare again": prepare_again,
    "delete encounter": delete_encounter,
    "take member out": _of_party("remove"),
    "make party": make_party,
    "remove party": remove_party,
    "remove creatures": _on_creatures("remove"),
}
"""In an order in which each finds something to do, done one after the other."""


class Refusals:
    """A library file that the disk refuses to write: read-only, or full, which SQLite learns when it commits."""

    def __init__(self, library: Library) -> None:
        self._how = ""
        event.listen(library.store.engine, "checkout", self._take)
        event.listen(library.store.engine, "commit", self._commit)

    @contextlib.contextmanager
    def on(self, how: str) -> Iterator[None]:
        self._how = how
        try:
            yield
        finally:
            self._how = ""

    def _take(self, connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA query_only = {int(self._how == 'read-only')}")

    def _commit(self, _: Connection) -> None:
        if self._how == "full":
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise OperationalError("COMMIT", {}, full)


def test_no_refusal_costs_an_edit_or_the_way_back(window: MainWindow, library: Library) -> None:
    refusals = Refusals(library)
    stack = window.undo_stack
    # Each edit is refused three times, in turns: what one edit meets at its undo, the next meets when it is done.
    turns = itertools.cycle(("full", "read-only"))

    def said() -> str:
        settle()
        return window.statusBar().currentMessage()

    for name, edit in EDITS.items():
        window.statusBar().clearMessage()
        before, count = content(library), stack.count()
        how = next(turns)
        with refusals.on(how):
            edit(window)
        assert f"is {how}" in said(), (name, how)
        assert content(library) == before, name
        assert stack.count() == count, name
        edit(window)
        after = content(library)
        assert after != before, name
        assert stack.count() == count + 1, name
        how = next(turns)
        with refusals.on(how):
            window.undo()
        assert f"is {how}" in said(), (name, how)
        assert content(library) == after, name
        window.undo()
        assert "Taken back" in said(), name
        assert content(library) == before, name
        how = next(turns)
        with refusals.on(how):
            window.redo()
        assert f"is {how}" in said(), (name, how)
        assert content(library) == before, name
        window.redo()
        assert "Done again" in said(), name
        assert content(library) == after, name
    done = content(library)
    while stack.canUndo():
        stack.undo()
    while stack.canRedo():
        stack.redo()
    assert content(library) == done


def test_a_step_whose_thing_is_gone_is_forgotten_and_those_before_it_stay(qtbot: QtBot, library: Library) -> None:
    stack = QUndoStack()
    edits = Edits(stack)
    first, second = library.encounters.all()[0], library.encounters.add(Encounter(name="Gone soon", system=SYSTEM))
    assert second.id is not None
    edits.do(ENCOUNTERS, "first", save_encounter(library, twin(first, name="Renamed")))
    edits.do(ENCOUNTERS, "second", save_encounter(library, twin(second, name="Renamed too")))
    library.encounters.remove([second.id])
    with qtbot.waitSignal(edits.refused) as refused:
        stack.undo()
    assert "no longer in the library" in refused.args[0]
    assert (stack.undoText(), stack.canRedo()) == ("first", False)
    stack.undo()
    assert [one.name for one in library.encounters.all()] == ["The stair"]


def test_an_error_of_our_own_leaves_the_edit_where_it_stood(library: Library) -> None:
    stack = QUndoStack()
    edits = Edits(stack)
    faults = [RuntimeError("a fault of ours")]
    chosen = library.encounters.all()[0].id
    assert chosen is not None

    def restore() -> Step:
        if faults:
            raise faults.pop()
        return remove_encounters(library, [chosen])

    edits.do(ENCOUNTERS, "delete", Step(lambda: Step(restore)))
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
    step = together(library, save_encounter(library, twin(encounter, name="Half")), save_entries(library, []))
    with pytest.raises(LibraryError):
        step()
    assert content(library) == before
