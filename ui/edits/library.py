"""Edits of folders, tags and saved searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from models.library import Library
from models.repositories.creatures import FilingRecord
from models.repositories.saved_searches import SavedSearch
from ui.edits.core import EditStep, LongEditStep, restore_step
from ui.services.tasks import Progress


def put_shelves(library: Library, kind: str, wanted: Mapping[str, str | None]) -> EditStep:
    """Return the step that saves folders or tags with their colours, or deletes them."""
    return EditStep(lambda: put_shelves(library, kind, library.shelves.put(kind, wanted)))


def shelve(
    library: Library, kind: str, ids: Sequence[int], file: Callable[..., FilingRecord], wanted: Mapping[str, str | None]
) -> LongEditStep:
    """Return the step that files creatures anew with the data of their folders or tags: all or nothing."""

    def run(progress: Progress | None) -> EditStep:
        with library.together():
            filed = file(progress=progress)
            before = library.shelves.put(kind, wanted)

        def back(progress: Progress | None = None) -> FilingRecord:
            return library.creatures.refile(filed, progress)

        return shelve(library, kind, filed.ids, back, before)

    return LongEditStep(run, ids)


def add_search(library: Library, search: SavedSearch) -> EditStep:
    """Return the step that adds a search."""

    def run() -> EditStep:
        saved = library.saved_searches.add(search)
        assert saved.id is not None
        return remove_search(library, saved.id)

    return EditStep(run)


def save_search(library: Library, search: SavedSearch) -> EditStep:
    """Return the step that saves a changed search."""
    return EditStep(lambda: save_search(library, library.saved_searches.save(search)))


def remove_search(library: Library, id: int) -> EditStep:
    """Return the step that deletes a search."""
    return EditStep(lambda: restore_step(library, library.saved_searches.remove([id]), remove_search(library, id)))
