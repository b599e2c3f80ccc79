"""Editors for text, lists of words, and JSON for everything else."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QPlainTextEdit, QWidget

from models.storage.strict_json import loads
from rules.core.state import Combatant
from rules.mechanics.statuses import Status
from rules.sheets import schema
from ui.bestiary.forms.catalogue_line import (
    Arrow,
    CatalogueIndex,
    PickLine,
    is_enter,
    is_unclaimed,
    keep_or_fold,
    take_only_one,
)
from ui.bestiary.forms.field_editors import Editor, Names
from ui.sheets.schema import ABSENT, Field, example
from ui.text.words import choice_word
from ui.theme.theme import lines_high
from ui.widgets.controls import write
from ui.widgets.line_edits import LineEdit

USUAL_NAME = "Mandoble del caballero"
"""A name of usual length, to measure by."""
_SHOWN = 24
"""The most characters of unreadable text quoted in a message."""
_WHOLE = re.compile(r"[-+]?\d{1,9}")
_BROKEN = re.compile(r"[-+]?\d{1,9}\.\d{1,9}")


class TextEditor(Editor):
    """A line of text."""

    says_mixed = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.line = PickLine(self)
        if field.default:
            default = str(field.default)
            self.line.setPlaceholderText(schema.with_terms(field.terms.get(default, default), field.inside))
        self._placeholder = self.line.placeholderText()
        self.hold(self.line)
        self.known: CatalogueIndex | None = None
        if field.terms:
            self.know(field.terms)
        self.line.textChanged.connect(self.touch)
        self.line.editingFinished.connect(self._say_unknown)

    def _say_unknown(self) -> None:
        """Say that the book has no such word: it may be a typo."""
        text, field = self.line.text().strip(), self.field
        is_own = bool(text and field.terms and field.own_words and self._touched and self.known is not None)
        unknown = is_own and self.known is not None and self.known.meant(text) is None
        remark = self.tr("“{word}” is not in the book; it is kept as a word of your own.").format(word=text)
        if unknown or self.only_remarks:
            self.remark = remark if unknown else ""
            self.say(self.remark)

    def know(self, words: Mapping[str, str]) -> None:
        """Set the catalogue: the sheet's word to the shown one."""
        self.known = CatalogueIndex(words, own=self.field.own_words)
        self.line.offer(list(dict.fromkeys(self.known.words.values())), closed=not self.field.own_words)

    def longest_word(self) -> str:
        """Return the longest word of its catalogue; for a name one of usual length."""
        words = [USUAL_NAME if self.field.name == "name" else "", self.line.placeholderText()]
        words += self.known.words.values() if self.known is not None else ()
        return max(words, key=len)

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the labels of statuses, and further words of the field."""
        if self.field.names == "status" and statuses:
            self.know({**self.field.terms, **{id: status.label for id, status in statuses.items()}})

    def offer_names(self, names: Names, taken: frozenset[str]) -> None:
        """Set the names of what it may refer to."""
        if self.field.names in names:
            self.rename({**self.field.terms, **names[self.field.names]})

    def follow(self, whats: Collection[str], old: str, new: str) -> None:
        """Replace the old id by the new one."""
        if self.field.names in whats and self.read() == old and not self.line.is_typed_in:
            self.line.blockSignals(True)
            write(self.line, self.known.shown(new) if self.known is not None else new)
            self.line.blockSignals(False)
            self._touched = True

    def rename(self, words: Mapping[str, str]) -> None:
        """Set another catalogue without counting as edited; the meant word stays."""
        if self.known is not None and self.known.words == words:
            return
        value, is_typed_in = self.read(), self.line.is_typed_in
        self.know(words)
        if is_typed_in or self._shown(value) == self.line.text():
            return  # the caret stays where it is
        self.line.blockSignals(True)
        self.put(value if isinstance(value, str) else None)
        self.line.blockSignals(False)

    def put_mixed(self, word: str) -> None:
        """Show by an empty line that values differ."""
        write(self.line, "")
        self.line.setPlaceholderText(word)

    def is_left(self) -> bool:
        """Whether nothing is typed."""
        return not self.line.text()

    def put(self, value: Any) -> None:
        """Show a text."""
        self.line.setPlaceholderText(self._placeholder)
        write(self.line, self._shown(value))

    def _shown(self, value: Any) -> str:
        text = "" if value is None or value is ABSENT else str(value)
        text = self.known.shown(text) if self.known is not None else text
        return schema.with_terms(text, self.field.inside)

    def problem(self) -> str:
        """Return that the catalogue lacks the typed word; empty if it has it or has no words yet."""
        text, known = self.line.text(), self.known
        if known is None or not known.words or self.field.own_words:
            return ""
        if not text.strip() or not self._touched or text == self._given:
            return ""
        return known.problem([text])

    def read(self) -> Any:
        """Return the text; a blank one is null if that is possible, else ABSENT.

        The name of a thing that is not on the sheet yet becomes the id it will get.
        """
        field = self.field
        text = schema.without_terms(schema.without_terms(self.line.text(), field.inside), field.book_words)
        if not text.strip() and field.optional and field.default is not None:
            return None
        if not text.strip() and (field.optional or field.required or field.default):
            return ABSENT
        if self.known is None:
            return text
        return self.known.meant(text) or (text if self.known.words or field.own_words else schema.slug(text))


class MixedEditor(TextEditor):
    """A number or a text, such as a dice expression."""

    def read(self) -> Any:
        """Return an int if the text is a whole number, else the text."""
        value = super().read()
        if isinstance(value, str) and _WHOLE.fullmatch(value.strip()):
            return int(value)
        return value


class ProseEditor(Editor):
    """Several lines of text."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.text = QPlainTextEdit(self)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(lines_high(5))
        self.hold(self.text)
        self.text.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Show a text."""
        self.text.setPlainText("" if value is None else str(value))

    def read(self) -> Any:
        """The text."""
        return self.text.toPlainText()


class WordsEditor(Editor):
    """A list of words separated by commas, with completion."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.line = WordsLine(self)
        self._numbers = field.value.kind if field.value is not None else ""
        self.known: CatalogueIndex | None = None
        if field.choices or field.terms:
            self.know(
                {str(item): choice_word(item, field.beside, field.terms) for item in field.choices or field.terms}
            )
        self.hold(self.line)
        self.line.setPlaceholderText(
            self.tr("numbers, separated by commas")
            if self._numbers in ("number", "fraction")
            else self.tr("words, separated by commas")
        )
        self.line.textChanged.connect(self.touch)

    def know(self, words: Mapping[str, str]) -> None:
        """Set the catalogue: the sheet's word to the shown one."""
        self.known = CatalogueIndex(words)
        self.line.offer(list(dict.fromkeys(self.known.words.values())), closed=True)

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the labels of statuses, and further words of the field."""
        if self.field.names == "status" and statuses:
            self.know({**self.field.terms, **{id: status.label for id, status in statuses.items()}})

    def put(self, value: Any) -> None:
        """Show the words."""
        words = (str(item) for item in value or ())
        write(self.line, ", ".join(self.known.shown(word) if self.known is not None else word for word in words))

    def problem(self) -> str:
        """Return that the catalogue lacks a typed word; else empty."""
        if self.known is None or not self._touched:
            return ""
        known_words = self._given if isinstance(self._given, list) else []
        return self.known.problem(word for word in self.line.words() if word not in known_words)

    def read(self) -> Any:
        """Return the words, or numbers; null or ABSENT for none, where that is possible."""
        if self._numbers:
            parts = [part for part in (item.strip() for item in self.line.text().split(",")) if part]
            values: list[Any] = [_number(part) for part in parts]
        else:
            words = self.line.words()
            known = self.known
            values = list(dict.fromkeys((known.meant(word) or word) if known is not None else word for word in words))
        if not values and self.field.optional:
            return None if self.field.default is not None else ABSENT
        return values


class WordsLine(LineEdit):
    """A line of words separated by commas that completes the last word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_closed = False
        self._offers = QStringListModel(self)
        self._completer = QCompleter(self._offers, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        self._completer.setWidget(self)
        self._completer.activated.connect(self._complete)
        self.textEdited.connect(self._suggest)
        self._arrow = Arrow(self)
        self._arrow.clicked.connect(self.show_all)

    def offer(self, words: list[str], *, closed: bool = False) -> None:
        """Set the words; `closed`: no others are allowed."""
        self._is_closed = closed
        self._offers.setStringList(words)
        self._arrow.set_shown(bool(words))

    def show_all(self) -> None:
        """List every word, to append one."""
        if self.words() and not self.text().rstrip().endswith(","):
            self.setText(f"{self.text().rstrip()}, ")
        self._completer.setCompletionPrefix("")
        self._completer.complete()

    def event(self, event: QEvent) -> bool:
        """Accept the only word left by Enter; by Tab too if no other is allowed."""
        word = take_only_one(self._completer, event) if self._is_closed or is_enter(event) else ""
        if word:
            self._complete(word)
            if is_enter(event):
                return True
        done = super().event(event)
        if is_unclaimed(event):
            keep_or_fold(self._completer, event)
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """List every word by the arrow down."""
        if event.key() == Qt.Key.Key_Down and self._offers.rowCount():
            self.show_all()
        else:
            super().keyPressEvent(event)

    def words(self) -> list[str]:
        """Return the words, each once."""
        return list(dict.fromkeys(part for part in (item.strip() for item in self.text().split(",")) if part))

    def _suggest(self, text: str) -> None:
        start = text.rpartition(",")[2].strip()
        self._completer.setCompletionPrefix(start)
        count = self._completer.completionCount()
        if start and count and self._completer.currentCompletion().casefold() != start.casefold():
            self._completer.complete()
        elif (popup := self._completer.popup()) is not None:
            popup.hide()

    def _complete(self, chosen: str) -> None:
        before, comma, _ = self.text().rpartition(",")
        self.setText(f"{before}{comma} {chosen}" if comma else chosen)


def _number(text: str) -> Any:
    """Return the number if the text is one, else the text."""
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _BROKEN.fullmatch(text) else text


class AnythingEditor(Editor):
    """A value of any kind: a number, a word, yes or no, or words separated by commas."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.line = LineEdit(self, placeholderText=self.tr("a number, a word, or words separated by commas"))
        self.hold(self.line)
        self.line.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Show a value as one would type it."""
        write(self.line, "" if value is None or value is ABSENT else self._written(value))

    def read(self) -> Any:
        """Return the value; ABSENT if the line is empty."""
        text = self.line.text().strip()
        return self._meant(text) if text else ABSENT

    def _written(self, value: Any) -> str:
        words = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
        if isinstance(value, bool):
            words = self.tr("yes") if value else self.tr("no")
        return words if _alike(self._meant(words), value) else json.dumps(value, ensure_ascii=False)

    def _meant(self, text: str) -> Any:
        flags = {self.tr("yes").casefold(): True, self.tr("no").casefold(): False}
        if text.casefold() in flags:
            return flags[text.casefold()]
        try:
            return loads(text)
        except (ValueError, RecursionError):
            # It is no value in quotation marks or brackets: then it is meant as it stands.
            pass
        if "," in text:
            return [_number(part) for part in (item.strip() for item in text.split(",")) if part]
        return _number(text)


def _alike(combatant: Combatant, other: Any) -> bool:
    return json.dumps(combatant) == json.dumps(other)


class PlainEditor(Editor):
    """Anything else, as JSON checked while typing."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.text = QPlainTextEdit(self)
        self.text.setProperty("role", "code")
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(lines_high(4))
        self._example = json.dumps(example(field.annotation, self.tr("word"), self.tr("key")), ensure_ascii=False)
        self.text.setPlaceholderText(self.tr("such as {example}").format(example=self._example))
        self.hold(self.text)
        self.text.textChanged.connect(self.touch)

    def put(self, value: Any) -> None:
        """Show a value as JSON; an empty field for none."""
        empty = value is None or value == []
        self.text.setPlainText("" if empty else json.dumps(value, ensure_ascii=False, indent=1))

    def read(self) -> Any:
        """Return the value; ABSENT if the field is empty."""
        text = self.text.toPlainText().strip()
        if not text:
            return ABSENT
        return self._given if self.problem() else loads(text)

    def problem(self) -> str:
        """Return that the text is not JSON; else empty."""
        text = self.text.toPlainText().strip()
        if not text:
            return ""
        try:
            loads(text)
        except (ValueError, RecursionError) as error:
            return self._sentence(text, error)
        return ""

    def _sentence(self, text: str, error: ValueError | RecursionError) -> str:
        """Return what is expected, and where the text differs."""
        if isinstance(error, RecursionError):
            template = self.tr("JSON is expected here, such as {example}, and this is nested too deeply.")
            return template.format(example=self._example)
        if not isinstance(error, json.JSONDecodeError):
            template = self.tr("JSON is expected here, such as {example}, and a number in it is too long.")
            return template.format(example=self._example)
        rest = text[error.pos :].split("\n", 1)[0].strip()
        if not rest:
            template = self.tr("JSON is expected here, such as {example}; it breaks off in line {line}.")
            return template.format(example=self._example, line=error.lineno)
        shown = rest if len(rest) <= _SHOWN else f"{rest[:_SHOWN]}…"
        template = self.tr("JSON is expected here, such as {example}; line {line} cannot be read from “{rest}” on.")
        return template.format(example=self._example, line=error.lineno, rest=shown)
