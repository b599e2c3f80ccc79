"""Why the library refuses, in the reader's language."""

from __future__ import annotations

from models.refusals import MESSAGES, LibraryError
from rules.catalogue import NoSuchSystem
from rules.sayings import said, said_in
from ui.words import saying


def library_sentence(error: LibraryError | NoSuchSystem) -> str:
    """The sentence of a refusal with its values in it."""
    if isinstance(error, LibraryError):
        return saying(said_in(error))
    if error.__cause__ is None:
        return saying(said("library-not_installed", MESSAGES, system=error.id))
    return saying(said("library-not_loaded", MESSAGES, system=error.id, reason=str(error.__cause__)))
