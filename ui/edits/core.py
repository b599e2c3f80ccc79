"""Edits of the library: an operation does its work and returns the operation that undoes it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QMetaObject, QObject, Qt, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from models.library import Library
from models.repositories.boards import StoredBoard
from models.repositories.creatures import Creature, FilingRecord
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.pictures import face_of
from models.repositories.rests import Rest
from models.repositories.sheets import SheetError
from models.storage.errors import LibraryError
from models.storage.store import Removed, twin
from ui.dnd.payload import DropPayload
from ui.services.tasks import Progress, Tasks
from ui.text.errors import library_sentence

Result = TypeVar("Result")
CREATURES, PARTIES, MEMBERS, ENCOUNTERS, TRAY = "creatures", "parties", "members", "encounters", "tray"
BOARDS, FORMS = "boards", "forms"
"""Kinds of things that an edit changes; screens that show that kind reload it."""

MANY = 500
"""The number of things from which an edit runs in the background."""
LASTING = frozenset({"gone", "wrong_state", "other_system", "unknown_system", "not_loaded", "bad_sheet"})
"""Refusals that a retry cannot mend: a disk may have room later, what is gone stays gone."""


class EditStep:
    """An operation that returns its inverse when called; it knows the ids it changes."""

    def __init__(self, run: Callable[[], EditStep], ids: Iterable[int] = ()) -> None:
        self._run = run
        self.ids = tuple(ids)

    def __call__(self) -> EditStep:
        """Do it."""
        return self._run()


class LongEditStep(EditStep):
    """A step that may take long: it reports progress, and is cancelled by an exception from that."""

    def __init__(self, run: Callable[[Progress | None], EditStep], ids: Sequence[int]) -> None:
        super().__init__(partial(run, None), ids)
        self.run = run

    @property
    def is_long(self) -> bool:
        """Whether it is about so many things that it takes noticeably long."""
        return len(self.ids) > MANY


class RemovalStep(EditStep):
    """A step that removes something from the library; the window says what, and how to restore it."""


class Edits(QObject):
    """Do each edit at once, push it on the undo stack, and signal the change."""

    library_changed = Signal(str, object)
    """The kind of thing that changed, and the ids to select."""
    edit_refused = Signal(str)
    """Why the library refused, in one sentence; nothing has changed."""
    notice_requested = Signal(str)
    """What was removed, and how to restore it."""

    def __init__(self, stack: QUndoStack, tasks: Tasks | None = None) -> None:
        """`tasks` run long edits; without them all is done at once."""
        # They live as long as the commands on the stack, which call them.
        super().__init__(stack)
        self.stack = stack
        self._tasks = tasks
        self._shown_by: list[QMetaObject.Connection] = []

    def go_on_in(
        self,
        read_again: Callable[[str], object],
        say: Callable[[str], object],
        tell: Callable[[str], object],
        tasks: Tasks,
    ) -> None:
        """Report to another window from now on."""
        self._tasks = tasks
        # What a window listens with goes with it, but for these.
        for made in self._shown_by:
            QObject.disconnect(made)
        self._shown_by = [
            self.library_changed.connect(lambda kind, _ids: read_again(kind)),
            self.edit_refused.connect(say),
            self.notice_requested.connect(tell),
        ]

    def wait(self, text: str, job: Callable[[Progress], Result]) -> Result:
        """Run a job and wait for it, with progress in the window."""
        return job(lambda done, of: None) if self._tasks is None else self._tasks.wait(text, job)

    def do(
        self,
        kind: str,
        text: str,
        operation: EditStep,
        *,
        show_faults: Callable[[tuple[tuple[str, str], ...]], object] | None = None,
    ) -> EditStep | None:
        """Do an edit and make it undoable; None (and `edit_refused`) if the library refuses.

        Return the step that would undo it, with the ids to select. `show_faults` lets a form show the faults of a
        sheet instead of being refused. A long edit is done in the background: None is returned, and the step is pushed
        at its end.
        """
        if self._tasks is not None and isinstance(operation, LongEditStep) and operation.is_long:
            self._tasks.start(text, operation.run, done=partial(self._did, kind, text), failed=self._refuse)
            return None
        try:
            back = operation()
        except SheetError as error:
            if show_faults is None:
                self.edit_refused.emit(library_sentence(error))
            else:
                show_faults(error.faults)
            return None
        except LibraryError as error:
            self.edit_refused.emit(library_sentence(error))
            return None
        self._did(kind, text, back)
        if isinstance(operation, RemovalStep):
            self.notice_requested.emit(self.tr("Done: {what}. Ctrl+Z undoes it.").format(what=text))
        return back

    def step(self, text: str, operation: EditStep) -> EditStep:
        """Do a step of undo or redo; a long one is waited for, with progress in the window."""
        if self._tasks is not None and isinstance(operation, LongEditStep) and operation.is_long:
            return self._tasks.wait(text, operation.run)
        return operation()

    def _did(self, kind: str, text: str, back: EditStep) -> None:
        self.stack.push(_Command(self, kind, text, back))
        self.library_changed.emit(kind, back.ids)

    def _refuse(self, error: LibraryError) -> None:
        self.edit_refused.emit(library_sentence(error))


class _Command(QUndoCommand):
    """An edit that was done; undo and redo run the operation returned by the last step."""

    def __init__(self, edits: Edits, kind: str, text: str, back: EditStep) -> None:
        super().__init__(text)
        self.edits = edits
        self._kind = kind
        self._operation: EditStep | None = back
        """None: it opened or left a form of a window that was closed."""
        self._stays = True
        """Whether the stack's next step over this edit changes nothing: pushed just now, or a refusal turned back."""

    def undo(self) -> None:
        """Undo the edit."""
        self._run(self.edits.stack.redo)

    def redo(self) -> None:
        """Redo the edit; the first time it has been done already."""
        self._run(self.edits.stack.undo)

    @property
    def is_past(self) -> bool:
        """Whether its form is gone."""
        return self._operation is None

    def outlive_window(self) -> None:
        """Drop the form, which goes with its window; everything else continues in another window."""
        if self._kind == FORMS:
            self._operation = None

    def _run(self, turn_back: Callable[[], None]) -> None:
        """Do a step; if it is refused the stack turns back, or drops it if it can never be done."""
        if self._stays:
            self._stays = False
            return
        if self._operation is None:
            self.setObsolete(True)
            return
        try:
            self._operation = self.edits.step(self.text(), self._operation)
        except Exception as error:
            if isinstance(error, LibraryError) and error.code in LASTING:
                self.setObsolete(True)
            else:
                self._stays = True
                # The stack moves on when this returns, and then over this edit again.
                self.edits.stack.indexChanged.connect(turn_back, Qt.ConnectionType.SingleShotConnection)
            if not isinstance(error, LibraryError):
                raise
            self.edits.edit_refused.emit(library_sentence(error))
            return
        self.edits.library_changed.emit(self._kind, self._operation.ids)


def about(names: Sequence[str], value: str, several: str) -> str:
    """Return the text of an edit: with the name of its only thing, or the number of them."""
    return value.format(name=names[0]) if len(names) == 1 else several.format(number=len(names))


def take_back(stack: QUndoStack) -> bool:
    """Undo the last edit; return False if there is none, or the library refuses."""
    place, many = stack.index(), stack.count()
    stack.undo()
    is_back = (stack.index(), stack.count()) == (place - 1, many)
    _drop_past(stack)
    return is_back


def outlive(window: QObject, stack: QUndoStack) -> list[Edits]:
    """Drop the forms of a window that is replaced; return its edits, which the new one takes over."""
    edits = stack.findChildren(Edits)
    for command in _commands(stack):
        command.outlive_window()
    _drop_past(stack)
    # Until it is gone it may still keep what was being written in it.
    window.destroyed.connect(partial(_drop_unused, stack, edits))
    return edits


def _drop_unused(stack: QUndoStack, former: Sequence[Edits], *_: object) -> None:
    if isValid(stack):
        used = {command.edits for command in _commands(stack)}
        for edits in former:
            if isValid(edits) and edits not in used:
                edits.deleteLater()


def _commands(stack: QUndoStack) -> list[_Command]:
    places = range(stack.count())
    return [command for place in places if isinstance(command := stack.command(place), _Command)]


def _drop_past(stack: QUndoStack) -> None:
    """Drop steps with the forms of a closed window from the ends of undo and redo."""
    while _is_past(stack.command(stack.index() - 1)):
        stack.undo()
    while _is_past(stack.command(stack.index())):
        stack.redo()


def _is_past(command: QUndoCommand | None) -> bool:
    return isinstance(command, _Command) and command.is_past


def do_again(stack: QUndoStack) -> bool:
    """Redo the last undone edit; return False if there is none, or the library refuses."""
    place = stack.index()
    stack.redo()
    is_done = stack.index() == place + 1
    _drop_past(stack)
    return is_done


def in_one_step(library: Library, *steps: EditStep) -> EditStep:
    """Return several operations as one, all or none; undone in reverse order."""

    def run() -> EditStep:
        with library.together():
            backs = [step() for step in steps]
        return in_one_step(library, *reversed(backs))

    return EditStep(run, [key for step in steps for key in step.ids])


# --- the operations ----------------------------------------------------------------------------------------


def ids_of(
    entities: Iterable[Creature | Member | Party | Encounter | EncounterEntry | StoredBoard | Rest],
) -> list[int]:
    """Return the ids of saved entities."""
    return [entity.id for entity in entities if entity.id is not None]


def restore_step(library: Library, removed: Removed, again: EditStep) -> EditStep:
    """Return the step that restores what was removed."""

    def run() -> EditStep:
        library.restore(removed)
        return again

    return EditStep(run, again.ids)


def add_creatures(library: Library, creatures: Sequence[Creature]) -> EditStep:
    """Return the step that adds creatures."""
    return EditStep(lambda: remove_creatures(library, ids_of(library.creatures.add(creatures))))


def duplicate_creatures(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that copies each creature."""
    return EditStep(lambda: remove_creatures(library, ids_of(library.creatures.duplicate(ids))))


def remove_creatures(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that deletes creatures."""
    return RemovalStep(
        lambda: restore_step(library, library.creatures.remove(ids), remove_creatures(library, ids)), ids
    )


def save_creatures(library: Library, creatures: Sequence[Creature]) -> EditStep:
    """Return the step that saves changed creatures."""
    return EditStep(lambda: save_creatures(library, library.creatures.save(creatures)), ids_of(creatures))


def file_creatures(library: Library, ids: Sequence[int], folder: str) -> EditStep:
    """Return the step that moves creatures to a folder."""
    return LongEditStep(lambda progress: _refiling(library, library.creatures.file(ids, folder, progress)), ids)


def tag_creatures(
    library: Library, ids: Sequence[int], add: Sequence[str], drop: Collection[str] = (), *, first: bool = False
) -> EditStep:
    """Return the step that adds tags to creatures, after their own or `first`, and removes others."""

    def run(progress: Progress | None) -> EditStep:
        return _refiling(library, library.creatures.tag(ids, add, drop, first=first, progress=progress))

    return LongEditStep(run, ids)


def _refiling(library: Library, before: FilingRecord) -> EditStep:
    return LongEditStep(lambda progress: _refiling(library, library.creatures.refile(before, progress)), before.ids)


def add_party(library: Library, party: Party, members: Sequence[Member] = ()) -> EditStep:
    """Return the step that adds a party."""
    return EditStep(lambda: remove_parties(library, ids_of([library.parties.add(party, members)])))


def save_party(library: Library, party: Party) -> EditStep:
    """Return the step that saves a changed party."""
    return EditStep(lambda: save_party(library, library.parties.save(party)), ids_of([party]))


def remove_parties(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that deletes parties."""
    return RemovalStep(lambda: restore_step(library, library.parties.remove(ids), remove_parties(library, ids)), ids)


def add_members(library: Library, party_id: int, members: Sequence[Member]) -> EditStep:
    """Return the step that adds members to a party."""
    return EditStep(lambda: remove_members(library, ids_of(library.parties.add_members(party_id, members))))


def enlist(library: Library, party_id: int, carried: DropPayload, place: int | None = None) -> EditStep:
    """Return the step that makes creatures members, and moves or copies members of other parties, to a place."""
    parties = library.parties

    def run() -> EditStep:
        with library.together():
            before = ids_of(parties.members(party_id))
            members = [member for member in map(parties.member, carried.members) if member is not None]
            coming = [] if carried.copies else [member for member in members if member.party_id != party_id]
            fresh = [
                Member(
                    name=creature.name,
                    system=creature.system,
                    sheet=library.sheets.enlist(creature.system, creature.sheet),
                    notes=creature.notes,
                    extra=face_of(creature.extra),
                )
                for creature in library.creatures.get_all(carried.creatures)
            ]
            added = add_members(library, party_id, [*(members if carried.copies else ()), *fresh])()
            came = save_members(library, [twin(member, party_id=party_id) for member in coming])()
            at = len(before) if place is None else place
            ordered = order_members(library, [*before[:at], *came.ids, *added.ids, *before[at:]])()
        return in_one_step(library, ordered, came, added)

    return EditStep(run, carried.members)


def duplicate_members(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that copies each member."""
    return EditStep(lambda: remove_members(library, ids_of(library.parties.duplicate_members(ids))))


def remove_members(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that deletes members."""
    return RemovalStep(
        lambda: restore_step(library, library.parties.remove_members(ids), remove_members(library, ids)), ids
    )


def save_members(library: Library, members: Sequence[Member]) -> EditStep:
    """Return the step that saves changed members."""
    return EditStep(lambda: save_members(library, library.parties.save_members(members)), ids_of(members))


def hand_on(library: Library, members: Sequence[Member], party: Party | None) -> EditStep:
    """Return the step that saves the members of a transfer, and the party with the spoils; its ids are the members'."""
    ids = ids_of(members)

    def about_them(step: EditStep) -> EditStep:
        return EditStep(lambda: about_them(step()), ids)

    return about_them(
        in_one_step(library, save_members(library, members), *([] if party is None else [save_party(library, party)]))
    )


def order_members(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that puts a party's members in this order."""
    return EditStep(lambda: order_members(library, library.parties.order_members(ids)))


def take_rest(library: Library, members: Sequence[Member], note: Rest) -> EditStep:
    """Return the step that saves members after a rest, and adds the rest to their party's history."""
    ids = ids_of(members)

    def run() -> EditStep:
        with library.together():
            before = library.parties.save_members(members)
            noted = library.rests.add(note)
        return EditStep(lambda: back(before, ids_of([noted])), ids)

    def back(before: Sequence[Member], rests: Sequence[int]) -> EditStep:
        with library.together():
            library.parties.save_members(before)
            struck = library.rests.remove(rests)
        return EditStep(lambda: again(struck, rests), ids)

    def again(struck: Removed, rests: Sequence[int]) -> EditStep:
        with library.together():
            before = library.parties.save_members(members)
            library.restore(struck)
        return EditStep(lambda: back(before, rests), ids)

    return EditStep(run, ids)


def put_house_rules(library: Library, system: str, options: Mapping[str, Any]) -> EditStep:
    """Return the step that makes these options the default of a system's fights."""
    return EditStep(lambda: put_house_rules(library, system, library.house_rules.put(system, options)))
