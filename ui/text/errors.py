"""Why library and rules refuse, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.storage.errors import LibraryError, no_system
from rules.text.localized import said_in
from ui.text.words import saying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.engine.service import Refused
    from rules.system.registry import NoSuchSystem
    from rules.system.system import System


def library_sentence(error: LibraryError | NoSuchSystem) -> str:
    """The sentence of a refusal with its values in it."""
    if isinstance(error, LibraryError):
        return saying(said_in(error))
    return saying(said_in(no_system(error, error.id)))


def refused_sentence(
    system: System, refused: Refused, names: Mapping[str, str], language: str, things: Mapping[str, str]
) -> str:
    """The sentence of a command that is not possible; `names` are those of who fights, `things` of what they have."""
    from rules.log.refusals import refusal_sentence

    details = dict(refused.details)
    if isinstance(item := details.get("item"), str):
        # Who lacks a thing cannot tell what it is called; another of the fight may have it.
        details["item"] = things.get(item, item)
    return refusal_sentence(system, refused.code, details, names, language)
