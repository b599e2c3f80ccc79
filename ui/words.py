"""The rules' own words in the reader's language: glosses, titles of groups of fields, what a die is for.

Systems write them in English; `tools/translations.py` reads them from the systems into the translations.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def gloss(text: str) -> str:
    """What a term of a system means; the term itself stays as its book has it."""
    return QCoreApplication.translate("gloss", text) if text else ""


def group(text: str) -> str:
    """The title of a group of fields of a sheet."""
    return QCoreApplication.translate("group", text) if text else ""


def die(text: str) -> str:
    """What a die is rolled for."""
    return QCoreApplication.translate("die", text) if text else ""
