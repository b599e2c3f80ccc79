"""The pieces of a sentence that can be changed, and the small editors that open under it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from rules.sheets.schema import slug
from rules.text.sanitize import without_controls
from rules.written import schema
from rules.written.expressions import Scope
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.said_names import SaidNames, piece
from ui.rule_editor.vocabulary import Vocabulary, plain
from ui.text.words import WINDOW_LANGUAGES
from ui.theme.icons import paint
from ui.theme.sizes import px
from ui.theme.theme import current
from ui.widgets.buttons import WholeButton
from ui.widgets.controls import IconButton
from ui.widgets.focus_actions import context_menu
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import LineEdit, NamedLine
from ui.widgets.menu_items import offer

NO_NAMES = SaidNames()
ARROW = 12
"""The side of the arrow of a piece, in pixels."""
LANGUAGES = dict(WINDOW_LANGUAGES)


def is_for_effect(event: QKeyEvent) -> bool:
    """Whether a key with Alt means the effect: buttons would go to their neighbour by arrows, whatever is held."""
    return bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)


class QuietButton(WholeButton):
    """A quiet button of a sentence: what can be added."""

    def __init__(self, text: str = "", role: str = "add", parent: QWidget | None = None) -> None:
        super().__init__(text, role, parent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys with Alt to the effect."""
        event.ignore() if is_for_effect(event) else super().keyPressEvent(event)


class MenuButton(IconButton):
    """The button with the menu of an effect, no higher than a piece of its sentence."""

    def __init__(self, icon_name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(icon_name, words, parent)
        self.setProperty("role", "row")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys with Alt to the effect."""
        event.ignore() if is_for_effect(event) else super().keyPressEvent(event)


class Chip(QuietButton):
    """A piece of a sentence that is changed by a menu or a small editor: quiet where nothing is said of it."""

    def __init__(self, field: str, parent: QWidget | None = None) -> None:
        super().__init__("", "chip", parent)
        self.setProperty("align", "left")
        self.field = field
        self._help = ""

    def say(self, text: str, name: str, *, is_quiet: bool, help: str = "") -> None:
        """Show a text; `name`: what screen readers call the field; `help`: what it is for, as a tooltip."""
        self._help = help
        shown = keyless(text)
        if self.text() != shown:
            self.setText(shown)
        self.setAccessibleName(without_controls(f"{name}: {text}"))
        self._set("quiet", is_quiet)
        if not self.property("fault"):
            self.setToolTip(tip(help))

    def show_fault(self, sentence: str) -> None:
        """Show that it is at fault, and why."""
        self._set("fault", bool(sentence))
        self.setToolTip(tip(sentence or self._help))

    def _set(self, name: str, value: object) -> None:
        if bool(self.property(name)) != bool(value):
            self.setProperty(name, value)
            self.style().unpolish(self)
            self.style().polish(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, and the arrow of a menu."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            side = px(ARROW)
            place = QRectF(self.width() - side - px(4), (self.height() - side) / 2, side, side)
            paint(painter, "chevron-down", place, current().color("muted"))


class WrittenText(Label):
    """What stands in the text and has no form: as wide as there is room, in as many lines as it needs."""

    def __init__(self, text: str) -> None:
        super().__init__(text, role="muted", wraps=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 1, self.fontMetrics().lineSpacing())


def as_id(text: str, kind: schema.Id) -> str:
    """Return words as an id, without the digits before them; empty if nothing is left."""
    words = slug(text).lstrip("-0123456789")
    return kind.free(words) if words else ""


class WordsLine(QWidget):
    """A line for words: a name that what follows can use, or a text for people, with a line for each language."""

    value_changed = Signal()

    def __init__(
        self, kind: schema.Kind, language: str, parent: QWidget | None = None, names: SaidNames = NO_NAMES
    ) -> None:
        """`names`: what the text can name between braces."""
        super().__init__(parent)
        self._kind = kind
        self._language = language
        self._names = names
        self._written: Any = None
        self._name = ""
        self._shown: dict[str, str] = {}
        """The texts as they were set, which stay while nothing else is written."""
        self.lines: dict[str, LineEdit] = {}
        """The lines by their languages; of what is written in no language in particular the one without."""
        self._rows: list[QWidget] = []
        """A line, and the button that puts names into it."""
        self.note = Label(role="bad", wraps=True)
        self.note.hide()
        self._column = stacked(self.note, on=self, spacing=4)
        self._build({"": ""})

    @property
    def line(self) -> LineEdit:
        """The line in the reader's language, else the first."""
        return self.lines.get(self._language) or next(iter(self.lines.values()))

    def _build(self, texts: dict[str, str]) -> None:
        """Show a line for each language."""
        if texts.keys() != self.lines.keys():
            for old in self._rows:
                old.hide()
                old.deleteLater()
            self._rows.clear()
            self.lines = {language: self._new_line(language) for language in texts}
            self.setFocusProxy(self.line)
        shown = {language: self._names.shown(text) for language, text in texts.items()}
        for language, text in shown.items():
            self.lines[language].setText(text)
        self._shown = shown
        self._tell()

    def _new_line(self, language: str) -> LineEdit:
        name = LANGUAGES.get(language, language)
        line = NamedLine(name) if language else LineEdit()
        line.setAccessibleName(without_controls(self._called(language)))
        row = QWidget(self)
        parts: list[QWidget] = [line]
        if self._names.labels:
            button = IconButton("list", self.tr("Put in a name"), row)
            button.clicked.connect(
                lambda: self.menu(line, button).popup(button.mapToGlobal(QPoint(0, button.height())))
            )
            parts.append(button)
        lined((line, 1), *parts[1:], on=row, spacing=4)
        self._rows.append(row)
        self._column.insertWidget(self._column.count() - 1, row)
        line.textEdited.connect(self._emit)
        return line

    def menu(self, line: LineEdit, button: QWidget) -> QMenu:
        """Return the menu of what can be named in a line, not shown yet."""
        menu = context_menu(button)
        labels = self._names.labels.values()
        offer(menu, "", [(label, partial(self.put_in, line, label)) for label in labels], self.window())
        return menu

    def put_in(self, line: LineEdit, label: str) -> None:
        """Put in what is called so, where the cursor is."""
        line.insert(piece(label))
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._emit()

    def _emit(self, *_: object) -> None:
        self._tell()
        self.value_changed.emit()

    def _tell(self) -> None:
        """Say under the lines what stands between braces and names nothing."""
        written = " ".join(self._names.written(line.text()) for line in self.lines.values())
        unknown = ", ".join(f"{{{name}}}" for name in dict.fromkeys(self._names.unknown(written)))
        told = self.tr("Nothing is called {names} here: it is written into the log as it stands.")
        self.note.setText(told.format(names=unknown) if unknown else "")
        self.note.setVisible(bool(unknown))

    def value(self) -> Any | None:
        """Return what is written."""
        texts = {language: line.text() for language, line in self.lines.items()}
        if texts == self._shown:
            return self._written
        texts = {language: self._names.written(text) for language, text in texts.items()}
        if isinstance(self._written, dict):
            return {language: text for language, text in texts.items() if text} or None
        text = texts.get("", "")
        return (as_id(text, self._kind) if isinstance(self._kind, schema.Id) else text) or None

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        if value == self.value() and type(value) is type(self.value()):
            self._written = value
            self._shown = {language: line.text() for language, line in self.lines.items()}
            return
        self._written = value
        if isinstance(value, dict) and value:
            self._build({language: str(text) for language, text in value.items()})
        else:
            text = "" if value is None else str(value)
            self._build({"": plain(text) if isinstance(self._kind, schema.Id) else text})

    def show_faults(self, faults: Sequence[tuple[str, str]]) -> None:
        """Show that it is at fault."""
        for line in self.lines.values():
            line.setProperty("fault", bool(faults))
            line.style().unpolish(line)
            line.style().polish(line)
            line.setToolTip("\n".join(sentence for _, sentence in faults))

    def set_name(self, name: str) -> None:
        """Set what screen readers call it."""
        self._name = name
        for language, line in self.lines.items():
            line.setAccessibleName(without_controls(self._called(language)))

    def _called(self, language: str) -> str:
        name = LANGUAGES.get(language, language)
        return f"{self._name} ({name})" if language else self._name


class CarriedNumbers(QWidget):
    """The numbers that a condition keeps, each with a name and how it is worked out."""

    value_changed = Signal()

    def __init__(
        self, vocabulary: Vocabulary, owner: Sequence[str], here: Scope, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._vocabulary, self._owner, self._here = vocabulary, owner, here
        self._rows: list[tuple[WordsLine, ExpressionField, QWidget]] = []
        self.add_button = QuietButton(self.tr("+ another number"))
        self._column = stacked((self.add_button, 0, Qt.AlignmentFlag.AlignLeft), on=self, spacing=4)
        self.add_button.clicked.connect(self._add_empty)

    def value(self) -> Any | None:
        """Return the numbers by their names."""
        found = {name.value(): number.value() for name, number, _ in self._rows if name.value()}
        return {str(name): "" if number is None else number for name, number in found.items()} or None

    def set_value(self, value: Any | None) -> None:
        """Show numbers."""
        if value == self.value():
            return
        for *_, row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows.clear()
        for name, number in (value or {}).items():
            self._add(name, number)

    def _add_empty(self) -> None:
        self._add(None, 0)
        self._rows[-1][0].line.setFocus()

    def _add(self, name: Any, number: Any) -> None:
        row = QWidget(self)
        called = WordsLine(schema.Id(), self._vocabulary.language, row)
        called.set_name(self.tr("Name"))
        called.set_value(name)
        field = ExpressionField(self._vocabulary, self._owner, schema.NUMBER, row, self._here, says_meaning=False)
        field.set_name(self.tr("Number"))
        field.set_value(number)
        remove = IconButton("x", self.tr("Leave it out"), row)
        lined((called, 1), (field, 2), remove, on=row, spacing=4)
        entry = (called, field, row)
        self._rows.append(entry)
        self._column.insertWidget(len(self._rows) - 1, row)
        called.value_changed.connect(self.value_changed)
        field.value_changed.connect(self.value_changed)
        remove.clicked.connect(lambda: self._remove(entry))

    def _remove(self, entry: tuple[WordsLine, ExpressionField, QWidget]) -> None:
        self._rows.remove(entry)
        entry[2].hide()
        entry[2].deleteLater()
        self.add_button.setFocus()
        self.value_changed.emit()

    def show_faults(self, faults: Sequence[tuple[str, str]]) -> None:
        """Show what is wrong with them."""
        for name, number, _ in self._rows:
            number.show_faults([fault for fault in faults if fault[0].lstrip(".") == name.value()])

    def set_name(self, name: str) -> None:
        """Set what screen readers call it."""
        self.setAccessibleName(without_controls(name))
