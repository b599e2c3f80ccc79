"""An import as a step of the library's undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.exchange.library_writer import LibraryChange, reverse
from ui.edits.core import EditStep

if TYPE_CHECKING:
    from models.library import Library
    from ui.edits.core import Edits
    from ui.services.tasks import Progress


def taking_back(library: Library, change: LibraryChange, edits: Edits, words: str) -> EditStep:
    """Takes a change back, and says so meanwhile in these words; it can be done again, and so on."""

    def job(progress: Progress) -> LibraryChange:
        return reverse(library, change)

    def run() -> EditStep:
        return taking_back(library, edits.wait(words, job), edits, words)

    return EditStep(run)
