"""The colours that may be chosen for folders, tags and members."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QColor

from ui.theme.theme import current

COLOUR_ROLES = {
    "red": "bad",
    "orange": "warn",
    "green": "good",
    "blue": "accent",
    "purple": "seal",
    "grey": "muted",
}
"""What a folder or tag may be marked with, as the theme calls it."""
_COLOUR_NAMES: Any = {
    "red": QT_TRANSLATE_NOOP("colour", "red"),
    "orange": QT_TRANSLATE_NOOP("colour", "orange"),
    "green": QT_TRANSLATE_NOOP("colour", "green"),
    "blue": QT_TRANSLATE_NOOP("colour", "blue"),
    "purple": QT_TRANSLATE_NOOP("colour", "purple"),
    "grey": QT_TRANSLATE_NOOP("colour", "grey"),
}


def colour_name(colour: str) -> str:
    """How a colour is called."""
    return QCoreApplication.translate("colour", _COLOUR_NAMES[colour]) if colour in _COLOUR_NAMES else ""


def colour_of(colour: str) -> QColor:
    """A colour in the theme in force."""
    role, theme = COLOUR_ROLES[colour], current()
    return theme.family(role) if role in theme.families else theme.color(role)
