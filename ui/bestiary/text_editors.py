"""Editors for what is typed: text, lists of words, and JSON where nothing else fits."""

from __future__ import annotations

import json
import re
from typing import Any

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QCompleter, QLineEdit, QPlainTextEdit, QWidget

from ui.bestiary.editors import Editor
from ui.bestiary.kinds import ABSENT, Field
from ui.theme import NORMAL


class TextEditor(Editor):
    """A line of text."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.line = QLineEdit()
        self.hold(self.line)
        self.line.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Shows a text."""
        self.line.setText("" if value is None else str(value))
        self.line.setCursorPosition(0)

    def read(self) -> Any:
        """The text; an empty one is none where that is possible."""
        text = self.line.text()
        if not text and (self.field.optional or self.field.required):
            return None if self.field.optional and self.field.default is not None else ABSENT
        return text


class MixedEditor(TextEditor):
    """A number or a text, such as an expression of dice."""

    def read(self) -> Any:
        """A whole number where one is written, else the text."""
        value = super().read()
        if isinstance(value, str) and re.fullmatch(r"[-+]?\d{1,9}", value.strip()):
            return int(value)
        return value


class ProseEditor(Editor):
    """Some lines of text."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(5 * NORMAL + 24)
        self.hold(self.text)
        self.text.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Shows a text."""
        self.text.setPlainText("" if value is None else str(value))

    def read(self) -> Any:
        """The text."""
        return self.text.toPlainText()


class WordsEditor(Editor):
    """A list of words, parted by commas; known words are offered while typing."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.line = WordsLine()
        self.line.offer([str(choice) for choice in field.choices])
        self.hold(self.line)
        self.line.setPlaceholderText(self.tr("words, parted by commas"))
        self.line.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Shows the words."""
        self.line.setText(", ".join(str(one) for one in value or ()))
        self.line.setCursorPosition(0)

    def read(self) -> Any:
        """The words."""
        return self.line.words()


class WordsLine(QLineEdit):
    """A line of words parted by commas that completes the word at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers = QStringListModel(self)
        self._completer = QCompleter(self._offers, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        self._completer.setWidget(self)
        self._completer.activated.connect(self._complete)
        self.textEdited.connect(self._suggest)

    def offer(self, words: list[str]) -> None:
        """The words that are offered."""
        self._offers.setStringList(words)

    def words(self) -> list[str]:
        """The words, each once."""
        return list(dict.fromkeys(part for part in (one.strip() for one in self.text().split(",")) if part))

    def _suggest(self, text: str) -> None:
        start = text.rpartition(",")[2].strip()
        self._completer.setCompletionPrefix(start)
        found = self._completer.completionCount()
        if start and found and self._completer.currentCompletion().casefold() != start.casefold():
            self._completer.complete()
        elif (popup := self._completer.popup()) is not None:
            popup.hide()

    def _complete(self, chosen: str) -> None:
        before, comma, _ = self.text().rpartition(",")
        self.setText(f"{before}{comma} {chosen}" if comma else chosen)


class PlainEditor(Editor):
    """Anything else, as JSON that is checked while one types."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.text = QPlainTextEdit()
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setStyleSheet(f'font-family: "{self.text.font().family()}", monospace;')
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(4 * NORMAL + 24)
        self.hold(self.text)
        self.text.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Shows a value as JSON; none as an empty field."""
        empty = value is None or value == []
        self.text.setPlainText("" if empty else json.dumps(value, ensure_ascii=False, indent=1))

    def read(self) -> Any:
        """The value; ABSENT where the field is empty."""
        text = self.text.toPlainText().strip()
        if not text:
            return ABSENT
        return self._given if self.problem() else json.loads(text)

    def problem(self) -> str:
        """Where the text is no JSON."""
        text = self.text.toPlainText().strip()
        if not text:
            return ""
        try:
            json.loads(text)
        except ValueError as error:
            line = getattr(error, "lineno", 1)
            template = self.tr("Line {line} cannot be read as JSON: look at its brackets, commas and quotation marks.")
            return template.format(line=line)
        return ""
