"""Why library and rules refuse, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from models.storage.errors import LibraryError, no_system
from rules.text.localized import message_of
from ui.text.words import localize

if TYPE_CHECKING:
    from collections.abc import Sequence

    from models.library import Library
    from models.repair.integrity import DamagedRow
    from models.repair.recovery import Salvaged
    from rules.system.registry import NoSuchSystem


def library_sentence(error: LibraryError | NoSuchSystem) -> str:
    """Return the sentence of a refusal with its values."""
    if isinstance(error, LibraryError):
        return localize(message_of(error))
    return localize(message_of(no_system(error, error.id)))


MOST = 5
"""The most things that are named; more are counted."""
_NAMED: dict[str, Any] = {
    "party": QT_TRANSLATE_NOOP("damage", "the party {name}"),
    "member": QT_TRANSLATE_NOOP("damage", "the member {name}"),
    "creature": QT_TRANSLATE_NOOP("damage", "the creature {name}"),
    "encounter": QT_TRANSLATE_NOOP("damage", "the encounter {name}"),
    "encounter_entry": QT_TRANSLATE_NOOP("damage", "the entry {name} of an encounter"),
    "board": QT_TRANSLATE_NOOP("damage", "the board {name}"),
}
_UNNAMED: dict[str, Any] = {
    "": QT_TRANSLATE_NOOP("damage", "some pages of the file"),
    "identity": QT_TRANSLATE_NOOP("damage", "its identity"),
    "party": QT_TRANSLATE_NOOP("damage", "some parties"),
    "member": QT_TRANSLATE_NOOP("damage", "some members"),
    "creature": QT_TRANSLATE_NOOP("damage", "some creatures"),
    "creature_search": QT_TRANSLATE_NOOP("damage", "the search index"),
    "encounter": QT_TRANSLATE_NOOP("damage", "some encounters"),
    "encounter_entry": QT_TRANSLATE_NOOP("damage", "some entries of encounters"),
    "board": QT_TRANSLATE_NOOP("damage", "some boards"),
    "shelf": QT_TRANSLATE_NOOP("damage", "some colours of folders and tags"),
    "column_map": QT_TRANSLATE_NOOP("damage", "what some columns mean"),
    "rest": QT_TRANSLATE_NOOP("damage", "some rests of parties"),
    "saved_search": QT_TRANSLATE_NOOP("damage", "some saved searches"),
    "tray": QT_TRANSLATE_NOOP("damage", "the tray"),
    "house_rules": QT_TRANSLATE_NOOP("damage", "some house rules"),
    "systems": QT_TRANSLATE_NOOP("damage", "some rule systems"),
    "fight": QT_TRANSLATE_NOOP("damage", "some fights"),
    "journal_entry": QT_TRANSLATE_NOOP("damage", "some commands of fights"),
    "checkpoint": QT_TRANSLATE_NOOP("damage", "some states of fights"),
    "foretold": QT_TRANSLATE_NOOP("damage", "some saved odds"),
}
_MORE: Any = QT_TRANSLATE_NOOP("damage", "{things} and {more} more")
_SENTENCE: Any = QT_TRANSLATE_NOOP(
    "damage",
    "{name} was damaged and has been repaired, except for what could not be read: {things}. The "
    "damaged file is kept as {kept}.",
)


_STRANGE: Any = QT_TRANSLATE_NOOP(
    "damage",
    "{name} is not built as Turnwright builds a library, so nothing in it was run. What can be "
    "read was copied. The original is kept as {kept}.",
)
_STRANGE_BUT: Any = QT_TRANSLATE_NOOP(
    "damage",
    "{name} is not built as Turnwright builds a library, so nothing in it was run. Everything "
    "was copied except {things}. The original is kept as {kept}.",
)
_TO_BE_MENDED: Any = QT_TRANSLATE_NOOP(
    "damage",
    "{name} is damaged; what cannot be read: {things}. Repairing goes on with all the rest, and "
    "keeps the damaged file.",
)


def to_be_mended(library: Library, damage: Sequence[DamagedRow]) -> str:
    """Return the sentence on damage found in a library in use."""
    return _translated(_TO_BE_MENDED).format(name=library.path.name, things=_things(damage))


def mended(library: Library, salvaged: Salvaged | None) -> str:
    """Return what could not be read, and where the damaged file is kept; empty if nothing was lost."""
    return "" if salvaged is None else _sentence(library.path.name, salvaged)


def damage_found(library: Library) -> str:
    """Check a library; return what could not be read, and where the damaged file is kept; empty if all is well."""
    taken_over, library.recovered = library.recovered, None  # said once
    strange = "" if taken_over is None else _taken_over(library.path.name, taken_over)
    try:
        salvaged = library.check_damage()
    except LibraryError as error:
        return f"{strange} {library_sentence(error)}".strip()
    return f"{strange} {mended(library, salvaged)}".strip()


def _taken_over(name: str, salvaged: Salvaged) -> str:
    sentence = _translated(_STRANGE_BUT if salvaged.damage else _STRANGE)
    return sentence.format(name=name, things=_things(salvaged.damage), kept=salvaged.original.name)


def _sentence(name: str, salvaged: Salvaged) -> str:
    return _translated(_SENTENCE).format(name=name, things=_things(salvaged.damage), kept=salvaged.original.name)


def _things(damaged: Sequence[DamagedRow]) -> str:
    things = [_thing(damage) for damage in damaged]
    named, more = ", ".join(things[:MOST]), len(things) - MOST
    return _translated(_MORE).format(things=named, more=more) if more > 0 else named


def _thing(damage: DamagedRow) -> str:
    if damage.name and damage.table in _NAMED:
        return _translated(_NAMED[damage.table]).format(name=damage.name)
    return _translated(_UNNAMED[damage.table])


def _translated(text: str) -> str:
    return QCoreApplication.translate("damage", text)
