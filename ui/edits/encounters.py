"""Edits of encounters, their entries, and boards: operations that return their inverse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from models.library import Library
from models.repositories.boards import StoredBoard
from models.repositories.encounters import PREPARED, Encounter, EncounterEntry
from models.storage.errors import LibraryError
from models.storage.store import twin
from rules.core.state import FOES
from ui.edits.core import EditStep, RemovalStep, ids_of, in_one_step, restore_step

OF_A_FIGHT = ("system", "options", "surprise", "board")
"""The fields of an encounter that a fight takes over when it begins."""


def while_prepared(library: Library, ids: Iterable[int], run: Callable[[], EditStep]) -> EditStep:
    """Return a step that is refused once a fight of its encounters has begun; so is its inverse."""
    known = tuple(ids)

    def prepared() -> EditStep:
        for encounter in filter(None, map(library.encounters.get, known)):
            _demand_prepared(encounter)
        return run()

    return EditStep(prepared, known)


def _demand_prepared(encounter: Encounter) -> None:
    if encounter.state != PREPARED:
        raise LibraryError("wrong_state", name=encounter.name, state=encounter.state)


def add_encounter(library: Library, encounter: Encounter, entries: Sequence[EncounterEntry] = ()) -> EditStep:
    """Return the step that adds an encounter."""
    return EditStep(lambda: remove_prepared(library, ids_of([library.encounters.add(encounter, entries)])))


def prepare_again(library: Library, encounter_id: int, name: str) -> EditStep:
    """Return the step that adds an encounter prepared like another one."""
    return EditStep(lambda: remove_prepared(library, ids_of([library.encounters.prepare_again(encounter_id, name)])))


def duplicate_encounters(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that copies each encounter."""
    return EditStep(lambda: remove_prepared(library, ids_of(library.encounters.duplicate(ids))))


def save_encounters(library: Library, encounters: Sequence[Encounter]) -> EditStep:
    """Return the step that saves changed encounters."""
    return EditStep(lambda: save_encounters(library, library.encounters.save_all(encounters)), ids_of(encounters))


def remove_prepared(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that deletes encounters whose fights have not begun: a fight is never undone from here."""

    def run() -> EditStep:
        encounters = [library.encounters.get(key) for key in ids]
        waiting = [encounter for encounter in encounters if encounter is not None and encounter.state == PREPARED]
        removed = library.encounters.remove(ids_of(waiting))
        return restore_step(library, removed, remove_prepared(library, ids_of(waiting)))

    return EditStep(run, ids)


def remove_encounters(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that deletes encounters with their fights."""
    return RemovalStep(
        lambda: restore_step(library, library.encounters.remove(ids), remove_encounters(library, ids)), ids
    )


def save_encounter(library: Library, encounter: Encounter) -> EditStep:
    """Return the step that saves a changed encounter; once its fight has begun, only what the fight does not use."""

    def run() -> EditStep:
        stored = library.encounters.get(encounter.id or 0)
        if stored is not None and any(getattr(stored, item) != getattr(encounter, item) for item in OF_A_FIGHT):
            _demand_prepared(stored)
        return save_encounter(library, library.encounters.save(encounter))

    return EditStep(run, ids_of([encounter]))


def enter(
    library: Library,
    encounter_id: int,
    creatures: Mapping[tuple[int, str], int],
    members: Sequence[tuple[int, str]],
    place: int | None = None,
    wave: Mapping[str, Any] | None = None,
) -> EditStep:
    """Return the step that adds creatures, with counts, and members, each on its side: at the end, or at a place.

    `wave`: when they enter the fight; None: at its start.
    """
    encounters = library.encounters

    def run() -> EditStep:
        with library.together():
            before = ids_of(encounters.entries(encounter_id))
            fresh = [
                entry
                for (id, side), many in creatures.items()
                for entry in encounters.add_creatures(encounter_id, [id], side=side, count=many)
            ]
            for id, side in members:
                fresh += encounters.add_members(encounter_id, [id], side=side)
            if wave:
                encounters.save_entries([twin(entry, wave=dict(wave)) for entry in fresh])
            if place is not None:
                encounters.order_entries([*before[:place], *ids_of(fresh), *before[place:]])
        return remove_entries(library, encounter_id, ids_of(fresh))

    return while_prepared(library, [encounter_id], run)


def remove_entries(library: Library, encounter_id: int, ids: Sequence[int]) -> EditStep:
    """Return the step that removes entries; its id is the encounter's, which lists show."""

    def run() -> EditStep:
        removed = library.encounters.remove_entries(ids)
        back = restore_step(library, removed, remove_entries(library, encounter_id, ids))
        return while_prepared(library, [encounter_id], back)

    return while_prepared(library, [encounter_id], run)


def save_entries(library: Library, entries: Sequence[EncounterEntry]) -> EditStep:
    """Return the step that saves changed entries; its ids are their encounters'."""
    return while_prepared(
        library,
        dict.fromkeys(entry.encounter_id for entry in entries),
        lambda: save_entries(library, library.encounters.save_entries(entries)),
    )


def order_entries(library: Library, encounter_id: int, ids: Sequence[int]) -> EditStep:
    """Return the step that puts an encounter's entries in this order."""
    return while_prepared(
        library,
        [encounter_id],
        lambda: order_entries(library, encounter_id, library.encounters.order_entries(ids)),
    )


def split_entry(library: Library, entry: EncounterEntry) -> EditStep:
    """Return the step that gives each combatant of an entry an entry of its own."""
    encounters, encounter_id = library.encounters, entry.encounter_id

    def run() -> EditStep:
        with library.together():
            before = ids_of(encounters.entries(encounter_id))
            each = [twin(entry, count=1, cells=entry.cells[number : number + 1]) for number in range(entry.count)]
            encounters.save_entries(each[:1])
            fresh = ids_of(encounters.add_entries(encounter_id, each[1:]))
            place = before.index(entry.id or 0) + 1
            encounters.order_entries([*before[:place], *fresh, *before[place:]])
        back = (
            order_entries(library, encounter_id, [*before, *fresh]),
            remove_entries(library, encounter_id, fresh),
            save_entries(library, [entry]),
        )
        return in_one_step(library, *back)

    return EditStep(run, [encounter_id])


def add_boards(library: Library, boards: Sequence[StoredBoard]) -> EditStep:
    """Return the step that adds boards."""
    return EditStep(lambda: remove_boards(library, ids_of(library.boards.add(boards))))


def remove_boards(library: Library, ids: Sequence[int]) -> EditStep:
    """Return the step that deletes boards; encounters keep their copies."""
    return RemovalStep(lambda: restore_step(library, library.boards.remove(ids), remove_boards(library, ids)), ids)


def save_board(library: Library, board: StoredBoard) -> EditStep:
    """Return the step that saves a changed board."""
    return EditStep(lambda: save_board(library, library.boards.save(board)), ids_of([board]))


MOST = 3
"""The most that are named."""


def fight_name(people: Iterable[tuple[str, str]]) -> str:
    """Return a name of the first foes, of people by their sides: a fight is remembered by its foes."""
    known = list(people)
    foes = [name for side, name in known if side == FOES] or [name for _, name in known]
    shown = list(dict.fromkeys(foes))
    return ", ".join(shown[:MOST]) + ("…" if len(shown) > MOST else "")


def name_of(entries: Sequence[EncounterEntry]) -> str:
    """Return the same for prepared entries; hidden ones are left out, as players read it over the log."""
    return fight_name((entry.side, entry.name) for entry in entries if not entry.hidden)


def following(
    library: Library,
    encounter: Encounter,
    step: EditStep,
    changed: Mapping[int | None, EncounterEntry | None],
    unnamed: str,
) -> EditStep:
    """Return a step that changes entries (`changed` None: removes them) and the encounter's automatic name.

    `unnamed` is its name if nobody in it is visible.
    """
    before = library.encounters.entries(encounter.id or 0)
    after = [changed.get(entry.id, entry) for entry in before]
    name_before, now = name_of(before), name_of([entry for entry in after if entry is not None])
    if not before or encounter.name != (name_before or unnamed) or name_before == now:
        return step
    return in_one_step(library, step, save_encounter(library, twin(encounter, name=now or unnamed)))
