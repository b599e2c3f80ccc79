"""Why the library refuses, in the reader's language.

`tools/translations.py` reads the sentences from `models.refusals` into the translations.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from models.refusals import SENTENCES, LibraryError
from models.sheets import SheetError
from rules.catalogue import NoSuchSystem
from rules.sayings import said_in
from ui.words import saying

_NOUNS = {
    "what": (
        QT_TRANSLATE_NOOP("LibraryError", "creature"),
        QT_TRANSLATE_NOOP("LibraryError", "party"),
        QT_TRANSLATE_NOOP("LibraryError", "member"),
        QT_TRANSLATE_NOOP("LibraryError", "encounter"),
        QT_TRANSLATE_NOOP("LibraryError", "entry"),
        QT_TRANSLATE_NOOP("LibraryError", "fight"),
        QT_TRANSLATE_NOOP("LibraryError", "board"),
    ),
    "state": (
        QT_TRANSLATE_NOOP("LibraryError", "prepared"),
        QT_TRANSLATE_NOOP("LibraryError", "running"),
        QT_TRANSLATE_NOOP("LibraryError", "ended"),
    ),
}
"""Values of refusals that are words of ours, not names that somebody gave."""


def library_sentence(error: LibraryError | NoSuchSystem) -> str:
    """The sentence of a refusal with its values in it."""
    if isinstance(error, NoSuchSystem):
        return _system_sentence(error)
    values = {name: _noun(name, value) for name, value in error.values.items()}
    if "reason" in values:
        values["reason"] = saying(said_in(values["reason"]))
    if isinstance(error, SheetError):
        values["faults"] = "; ".join(f"{place}: {saying(message)}" for place, message in error.faults)
    return _translated(SENTENCES[error.code]).format(**values)


def _system_sentence(error: NoSuchSystem) -> str:
    if error.__cause__ is None:
        sentence = QCoreApplication.translate("LibraryError", "The rule system {system} is not installed.")
        return sentence.format(system=error.id)
    sentence = QCoreApplication.translate("LibraryError", "The rule system {system} cannot be loaded: {reason}.")
    return sentence.format(system=error.id, reason=error.__cause__)


def _noun(name: str, value: object) -> object:
    return _translated(str(value)) if value in _NOUNS.get(name, ()) else value


def _translated(text: str) -> str:
    return QCoreApplication.translate("LibraryError", text)
