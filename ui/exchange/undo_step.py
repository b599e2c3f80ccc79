"""An import as a step of the library's undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.exchange.library_writer import Change, reverse
from ui.edits.core import Step

if TYPE_CHECKING:
    from models.library import Library
    from ui.edits.core import Edits
    from ui.services.tasks import Progress


def taking_back(library: Library, change: Change, edits: Edits, words: str) -> Step:
    """Takes a change back, and says so meanwhile in these words; it can be done again, and so on."""

    def job(progress: Progress) -> Change:
        return reverse(library, change)

    def run() -> Step:
        return taking_back(library, edits.wait(words, job), edits, words)

    return Step(run)
