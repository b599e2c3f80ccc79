"""Edits of folders, tags and kept searches, each with its way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from models.library import Library
from models.repositories.creatures import Filed
from models.repositories.saved_searches import SavedSearch
from ui.edits.core import LongStep, Step, restoring
from ui.services.tasks import Progress


def put_shelves(library: Library, kind: str, wanted: Mapping[str, str | None]) -> Step:
    """Keeps folders or tags with their colours, or forgets them."""
    return Step(lambda: put_shelves(library, kind, library.shelves.put(kind, wanted)))


def shelve(
    library: Library, kind: str, ids: Sequence[int], file: Callable[..., Filed], wanted: Mapping[str, str | None]
) -> LongStep:
    """Files creatures anew and keeps what is known of their folders or tags with them: all of it or nothing."""

    def run(progress: Progress | None) -> Step:
        with library.together():
            filed = file(progress=progress)
            before = library.shelves.put(kind, wanted)

        def back(progress: Progress | None = None) -> Filed:
            return library.creatures.refile(filed, progress)

        return shelve(library, kind, filed.ids, back, before)

    return LongStep(run, ids)


def add_search(library: Library, search: SavedSearch) -> Step:
    """Keeps a search."""

    def run() -> Step:
        kept = library.saved_searches.add(search)
        assert kept.id is not None
        return remove_search(library, kept.id)

    return Step(run)


def save_search(library: Library, search: SavedSearch) -> Step:
    """Keeps a changed search."""
    return Step(lambda: save_search(library, library.saved_searches.save(search)))


def remove_search(library: Library, id: int) -> Step:
    """Keeps a search no longer."""
    return Step(lambda: restoring(library, library.saved_searches.remove([id]), remove_search(library, id)))
