"""The window's texts in another language for a while, or doubled in length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication

from desktop.system.paths import translation_folder
from ui.text.words import TERMS

DOUBLED = "doubled"
ACCELERATOR = re.compile(r"&(?=[^&\s])")
CODES = frozenset({"language", "QShortcut"})
"""Contexts whose texts are no words: the language code, and the names of keys."""


class Doubled(QTranslator):
    """Translates each text into itself twice: words in some language are always that long."""

    def isEmpty(self) -> bool:  # noqa: N802
        """Return False: it translates every text."""
        return False

    def translate(self, context: str, source: str, comment: str | None = None, number: int = -1) -> str:
        """Return the text twice, the second without its shortcut."""
        return source if context in CODES else doubled(source)


def doubled(text: str) -> str:
    """Return a text twice; line breaks, markup and names of keys are kept."""
    if not text.strip() or "\n" in text or "<" in text or not any(letter.isalpha() for letter in text):
        return text
    return f"{text} {ACCELERATOR.sub('', text)}"


def rules_language(language: str) -> str:
    """Return the language of the rules' messages with the window in this one: they are not doubled."""
    return "en" if language == DOUBLED else language


@contextmanager
def speaking(application: QApplication, language: str) -> Iterator[None]:
    """Translate the window's texts in the block, Qt's own too."""
    qt, ours = QTranslator(application), Doubled(application) if language == DOUBLED else QTranslator(application)
    # What is installed last is asked first.
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(qt)
    if isinstance(ours, Doubled) or ours.load(f"turnwright_{language}", str(translation_folder())):
        application.installTranslator(ours)
    application.setProperty(TERMS, language != DOUBLED)
    try:
        yield
    finally:
        application.setProperty(TERMS, False)
        for words in (ours, qt):
            application.removeTranslator(words)
