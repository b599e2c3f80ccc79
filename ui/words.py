"""The rules' own words in the reader's language: glosses, titles of groups, dice, sayings, sides, states.

Systems write them in English; `tools/translations.py` reads them from the systems into the translations.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rules.sayings import Said

NO_TERMS: Mapping[str, str] = {}
_SIDES: dict[str, Any] = {
    "party": QT_TRANSLATE_NOOP("side", "Party"),
    "foes": QT_TRANSLATE_NOOP("side", "Foes"),
    "neutral": QT_TRANSLATE_NOOP("side", "Neutral"),
}
_STATES: dict[str, Any] = {
    "active": QT_TRANSLATE_NOOP("state", "active"),
    "unconscious": QT_TRANSLATE_NOOP("state", "unconscious"),
    "dead": QT_TRANSLATE_NOOP("state", "dead"),
    "stone": QT_TRANSLATE_NOOP("state", "turned to stone"),
    "out": QT_TRANSLATE_NOOP("state", "out of the fight"),
}


def language() -> str:
    """The code of the language in which the window speaks: each translation names its own."""
    return QCoreApplication.translate("language", "en")


def gloss(text: str) -> str:
    """What a term of a system means; the term itself stays as its book has it."""
    return QCoreApplication.translate("gloss", text) if text else ""


def group_title(text: str) -> str:
    """The title of a group of fields of a sheet."""
    return QCoreApplication.translate("group", text) if text else ""


def purpose_of_die(text: str) -> str:
    """What a die is rolled for."""
    if isinstance(text, Said):
        return saying(text)
    return QCoreApplication.translate("die", text) if text else ""


def choice_word(value: Any, terms: Mapping[str, str] = NO_TERMS) -> str:
    """A value that a field of a sheet chooses: as its book calls it, else in the reader's language."""
    text = str(value)
    return terms.get(text) or QCoreApplication.translate("value", text.replace("_", " "))


def terrain_name(id: str, label: str = "") -> str:
    """A terrain of a board: by `label`, the word of its book, where that has one, else in the reader's language."""
    words = id.replace("_", " ")
    return label if label not in ("", words) else QCoreApplication.translate("terrain", words)


def saying(text: str) -> str:
    """What is said before an action is done, or of a fault, in the reader's language; any other text stays as it is."""
    return text.told(language()) if isinstance(text, Said) else text


def side_name(id: str) -> str:
    """How a side is called; one that a table made up keeps its name."""
    return QCoreApplication.translate("side", _SIDES[id]) if id in _SIDES else id


def state_name(id: str) -> str:
    """How it stands with a combatant."""
    return QCoreApplication.translate("state", _STATES[id]) if id in _STATES else id
