"""Why library and rules refuse, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.refusals import MESSAGES, LibraryError
from rules.sayings import said, said_in
from ui.words import saying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.catalogue import NoSuchSystem
    from rules.service import Refused
    from rules.system import System


def library_sentence(error: LibraryError | NoSuchSystem) -> str:
    """The sentence of a refusal with its values in it."""
    if isinstance(error, LibraryError):
        return saying(said_in(error))
    if error.__cause__ is None:
        return saying(said("library-not_installed", MESSAGES, system=error.id))
    return saying(said("library-not_loaded", MESSAGES, system=error.id, reason=str(error.__cause__)))


def refused_sentence(
    system: System, refused: Refused, names: Mapping[str, str], language: str, things: Mapping[str, str]
) -> str:
    """The sentence of a command that is not possible; `names` are those of who fights, `things` of what they have."""
    from rules.refusing import refusal_sentence

    details = dict(refused.details)
    if isinstance(item := details.get("item"), str):
        # Who lacks a thing cannot tell what it is called; another of the fight may have it.
        details["item"] = things.get(item, item)
    return refusal_sentence(system, refused.code, details, names, language)
