"""Edits of the library as undo commands: an operation does its work and hands back the operation that undoes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from models.creatures import Creature
from models.encounters import PREPARED, Encounter, EncounterEntry
from models.library import Library
from models.parties import Member, Party
from models.refusals import LibraryError
from models.sheets import SheetError
from models.store import Removed
from ui.refusal_words import library_sentence

CREATURES, PARTIES, MEMBERS, ENCOUNTERS, TRAY = "creatures", "parties", "members", "encounters", "tray"
"""What kind of thing an edit changed; screens that show that kind read it again."""


class Step:
    """Does its work when called, and gives the step that takes it back; it knows which ids it touches."""

    def __init__(self, run: Callable[[], Step], ids: Iterable[int] = ()) -> None:
        self._run = run
        self.ids = tuple(ids)

    def __call__(self) -> Step:
        """Does it."""
        return self._run()


class Edits(QObject):
    """The way of every edit: done at once, put on the undo stack, told to whoever shows such things."""

    changed = Signal(str, object)
    """What kind of thing changed, and the ids that an edit left, for selecting them."""
    refused = Signal(str)
    """Why the library refused, in one sentence."""

    def __init__(self, stack: QUndoStack, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack = stack

    def do(self, kind: str, text: str, operation: Step) -> Step | None:
        """Does an edit and lets it be undone; None (and `refused`) if the library does not take it.

        What comes back is the step that would take it back, with the ids that the edit left.

        A sheet that does not fit is raised as it is: the form shows its faults.
        """
        try:
            back = operation()
        except LibraryError as error:
            if isinstance(error, SheetError):
                raise
            self.refused.emit(library_sentence(error))
            return None
        self._stack.push(_Command(self, kind, text, back))
        self.changed.emit(kind, back.ids)
        return back

    def step(self, kind: str, operation: Step) -> Step | None:
        """One step of undo or redo; None if the library refuses."""
        try:
            back = operation()
        except LibraryError as error:
            self.refused.emit(library_sentence(error))
            return None
        self.changed.emit(kind, back.ids)
        return back


class _Command(QUndoCommand):
    """An edit that has been done; undo and redo run the operation that the last step handed back."""

    def __init__(self, edits: Edits, kind: str, text: str, back: Step) -> None:
        super().__init__(text)
        self._edits = edits
        self._kind = kind
        self._operation: Step = back
        self._fresh = True

    def undo(self) -> None:
        """Takes the edit back."""
        self._run()

    def redo(self) -> None:
        """Does the edit again; the first time it has been done already."""
        if self._fresh:
            self._fresh = False
        else:
            self._run()

    def _run(self) -> None:
        back = self._edits.step(self._kind, self._operation)
        if back is None:
            self.setObsolete(True)
        else:
            self._operation = back


def _ids(entities: Iterable[Creature | Member | Party | Encounter | EncounterEntry]) -> list[int]:
    return [entity.id for entity in entities if entity.id is not None]


def _restoring(library: Library, removed: Removed, ids: Sequence[int], remove: Callable[[Sequence[int]], Step]) -> Step:
    def run() -> Step:
        library.restore(removed)
        return remove(ids)

    return Step(run, ids)


def add_creatures(library: Library, creatures: Sequence[Creature]) -> Step:
    """Keeps new creatures."""
    return Step(lambda: remove_creatures(library, _ids(library.creatures.add(creatures))))


def duplicate_creatures(library: Library, ids: Sequence[int]) -> Step:
    """Makes a copy of each creature."""
    return Step(lambda: remove_creatures(library, _ids(library.creatures.duplicate(ids))))


def remove_creatures(library: Library, ids: Sequence[int]) -> Step:
    """Takes creatures out."""
    return Step(
        lambda: _restoring(library, library.creatures.remove(ids), ids, lambda again: remove_creatures(library, again)),
        ids,
    )


def save_creatures(library: Library, creatures: Sequence[Creature]) -> Step:
    """Keeps changed creatures."""
    return Step(lambda: save_creatures(library, library.creatures.save(creatures)), _ids(creatures))


def add_party(library: Library, party: Party, members: Sequence[Member] = ()) -> Step:
    """Keeps a new party."""
    return Step(lambda: remove_parties(library, _ids([library.parties.add(party, members)])))


def save_party(library: Library, party: Party) -> Step:
    """Keeps a changed party."""
    return Step(lambda: save_party(library, library.parties.save(party)), _ids([party]))


def remove_parties(library: Library, ids: Sequence[int]) -> Step:
    """Takes parties out."""
    return Step(
        lambda: _restoring(library, library.parties.remove(ids), ids, lambda again: remove_parties(library, again)),
        ids,
    )


def add_members(library: Library, party_id: int, members: Sequence[Member]) -> Step:
    """Keeps new members of a party."""
    return Step(lambda: remove_members(library, _ids(library.parties.add_members(party_id, members))))


def remove_members(library: Library, ids: Sequence[int]) -> Step:
    """Takes members out."""
    return Step(
        lambda: _restoring(
            library, library.parties.remove_members(ids), ids, lambda again: remove_members(library, again)
        ),
        ids,
    )


def save_members(library: Library, members: Sequence[Member]) -> Step:
    """Keeps changed members."""
    return Step(lambda: save_members(library, library.parties.save_members(members)), _ids(members))


def order_members(library: Library, ids: Sequence[int]) -> Step:
    """Puts the members of a party in this order."""
    return Step(lambda: order_members(library, library.parties.order_members(ids)))


def rest(library: Library, ids: Sequence[int]) -> Step:
    """Fills the members' pools and ends what conditions lasted."""

    def run() -> Step:
        before = library.parties.rest(ids)

        def back() -> Step:
            library.parties.save_members(before)
            return rest(library, ids)

        return Step(back, ids)

    return Step(run, ids)


def add_encounter(library: Library, encounter: Encounter, entries: Sequence[EncounterEntry] = ()) -> Step:
    """Prepares an encounter."""
    return Step(lambda: remove_prepared(library, _ids([library.encounters.add(encounter, entries)])))


def prepare_again(library: Library, encounter_id: int, name: str) -> Step:
    """Prepares an encounter as another one was prepared."""
    return Step(lambda: remove_prepared(library, _ids([library.encounters.prepare_again(encounter_id, name)])))


def remove_prepared(library: Library, ids: Sequence[int]) -> Step:
    """Takes an encounter out, unless its fight has begun: a fight is never undone from the library's edits."""

    def run() -> Step:
        found = [library.encounters.get(key) for key in ids]
        waiting = [one for one in found if one is not None and one.state == PREPARED]
        removed = library.encounters.remove(_ids(waiting))
        return _restoring(library, removed, _ids(waiting), lambda again: remove_prepared(library, again))

    return Step(run, ids)


def together(*steps: Step) -> Step:
    """Several operations as one, all or none; taken back in the opposite order."""

    def run() -> Step:
        backs: list[Step] = []
        try:
            for step in steps:
                backs.insert(0, step())
        except LibraryError:
            for back in backs:
                back()
            raise
        return together(*backs)

    return Step(run, [key for step in steps for key in step.ids])
