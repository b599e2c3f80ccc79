"""Editors for single fields of a sheet: label above, message below; untouched values are kept as they were."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from pydantic import BaseModel
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QWidget

from rules.core.state import Combatant
from rules.mechanics.statuses import Status
from rules.text.sanitize import without_controls
from ui.sheets.schema import ABSENT, Field, plain
from ui.text.words import gloss, localize
from ui.theme.sizes import px
from ui.widgets.controls import ComboBox, DisclosureButton, ElidedLabel, FaultLabel
from ui.widgets.labels import tip
from ui.widgets.layouts import fill, stacked

Fault = tuple[str, str]
"""A fault: its place inside the field (empty for the field itself), and its sentence."""

Names = Mapping[str, Mapping[str, str]]
"""Kind of thing that fields refer to (`weapons`) to the possible values and their labels."""

NOTHING = "—"
DIFFERENT = "≠"
"""The sign for differing values, in a box too narrow for the word."""
FRAME = 48
"""Width in pixels of a control without its text: margins, box or arrow."""
ROUNDING = 2
"""Pixels added to measured text, as widths are rounded."""
ROOMIEST = 280
"""Greatest width in pixels; a longer text may be cut, as its tooltip shows it."""
_STEP = re.compile(r"\.?([^.\[\]]+|\[\d+\])")
"""One step of a place: a key, or an index."""
MOST = 2_000_000_000
"""Greatest number of a spin box if the sheet sets no limit."""


def gloss_of(field: Field) -> str:
    """Return the meaning of a field in the reader's language."""
    return gloss(field.beside, field.gloss_ids, field.label)


def word(value: Any) -> str:
    """Return a name from a sheet as it is shown."""
    return str(value).replace("_", " ")


class Form(QWidget):
    """The interface of a model's form, as known to the editors that contain one."""

    value_edited = Signal()
    editors: dict[str, Editor]
    id_for: Callable[[str], str]
    """Returns a free id near the wanted one."""
    more: DisclosureButton | None = None
    """The button that unfolds rarely needed fields."""

    def show_sheet(self, sheet: Mapping[str, Any]) -> None:
        """Show a sheet, or a row of one."""
        raise NotImplementedError

    def sheet(self) -> dict[str, Any]:
        """The sheet as it stands in the form."""
        raise NotImplementedError

    def show_faults(self, faults: Sequence[Fault]) -> list[Fault]:
        """Show every fault at its field; return those without a field."""
        raise NotImplementedError

    def has_problem(self) -> bool:
        """Return whether a field holds something unreadable."""
        raise NotImplementedError

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the statuses for the fields that name statuses."""
        raise NotImplementedError

    def offer_names(self, names: Names) -> None:
        """Set the names that fields of this form may refer to."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Put the cursor into the first field."""
        raise NotImplementedError


class EditorFactories(NamedTuple):
    """Makers of the parts inside an editor: a row contains a form, and a form editors."""

    form: Callable[[type[BaseModel], QWidget, Sequence[str]], Form]
    """(model, parent, shown fields; None: all) to a form."""
    editor: Callable[[Field, QWidget | None], Editor]
    """(field, parent) to its editor, without a label."""


class Editor(QWidget):
    """A field: it shows a value, returns it, and shows what is wrong with it."""

    value_edited = Signal()
    row_renamed = Signal(str, str)
    """A row inside has a new id: the old and the new one."""
    wide = False
    """Whether it needs the whole width of the form."""
    says_mixed = False
    """Whether its control says itself that there is no one value, so that its label need not."""
    makers: ClassVar[EditorFactories]
    """Set by `ui.bestiary.forms.sheet_form`, the only module that knows all editors."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(parent)
        self.field = field
        self._given: Any = ABSENT
        self._touched = False
        self._mixed = False
        self._shown_fault = ""
        """The last fault, shown or held back."""
        self.remark = ""
        """A remark on what was typed that is no fault; a fault replaces it."""
        self.is_held = False
        """Whether a fault is held back until what is being typed is left."""
        self._control: QWidget | None = None
        self.column = stacked(on=self, spacing=4)
        # Also one that is not shown belongs to its editor, and goes with it.
        self.label = ElidedLabel(field.label, "small", self)
        self._called = field.label
        self.label.setVisible(labelled)
        self.label.set_gloss(gloss_of(field))
        if labelled:
            self.column.addWidget(self.label)
        self.message = FaultLabel(self)

    def room_wanted(self) -> int:
        """Return the width in which label and longest word are not cut; at most about three columns."""
        words = self.fontMetrics().horizontalAdvance(self.longest_word())
        label = self.label.fontMetrics().horizontalAdvance(self.label.text())
        return min(px(ROOMIEST), max(words + self.room_around() if words else 0, label))

    def room_around(self) -> int:
        """The pixels beside its words."""
        return px(FRAME)

    def longest_word(self) -> str:
        """The longest of what may be chosen in it."""
        return ""

    def hold(self, control: QWidget) -> None:
        """Put the control between label and message."""
        self._control = control
        control.setAccessibleName(without_controls(self.field.label))
        control.setAccessibleDescription(without_controls(gloss_of(self.field)))
        if isinstance(control, ComboBox):
            control.set_gloss(gloss_of(self.field))
        else:
            control.setToolTip(tip(gloss_of(self.field)))
        self.label.setBuddy(control)
        fill(self.column, control, self.message)
        if not self.wide:
            # Beside a higher neighbour it keeps to the top; on a line of its own it takes no more than it needs.
            self.column.addStretch()

    def show_value(self, value: Any) -> None:
        """Show what the sheet gives, or ABSENT for its default; nothing counts as edited."""
        self._given = value
        if self._mixed:
            self._mixed = False
            self.label.setText(self._called)
        self.message.forget()
        self.blockSignals(True)
        try:
            self.put(self.default() if value is ABSENT else value)
        finally:
            self.blockSignals(False)
        self._touched = False

    def show_mixed(self) -> None:
        """Show that several sheets which are edited as one differ here."""
        self.show_value(ABSENT)
        self._mixed = True
        if not self.says_mixed:
            self.label.setText(self.tr("{field}: different").format(field=self.field.label))
        self.blockSignals(True)
        try:
            self.put_mixed(self.tr("different"))
        finally:
            self.blockSignals(False)
        self._touched = False

    def put_anew(self, value: Any) -> None:
        """Show a value as if the user had entered it."""
        self.put(self.default() if value is ABSENT else value)
        self._touched = True

    def put_mixed(self, word: str) -> None:
        """Show in the control itself that there is no one value, where it can."""

    @property
    def is_changed(self) -> bool:
        """Whether the user has changed the shown value."""
        return self._touched and (self._mixed or not same(self.value(), self._given))

    def value(self) -> Any:
        """Return the value for the sheet: the given one while untouched, or ABSENT."""
        if not self._touched:
            return self._given
        value = self.read()
        if value is ABSENT and self._given is None:
            # An empty field stays what the sheet made of it: null may say something else than nothing.
            return None
        # What says no more than the default says stays off the sheet, unless the sheet said so already.
        if self._given is ABSENT and not self._mixed and not self.field.required and same(value, self.default()):
            return ABSENT
        return value

    def default(self) -> Any:
        """Return the value if the sheet gives none; None if there is no default."""
        return plain(self.field.default)

    def put(self, value: Any) -> None:
        """Show a value in the control."""
        raise NotImplementedError

    def read(self) -> Any:
        """The value in the control."""
        raise NotImplementedError

    def stand_for(self, value: Any) -> None:
        """Set the effective value shown while none is given; None: there is none."""

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the statuses that can be named."""

    def offer_names(self, names: Names, taken: frozenset[str]) -> None:
        """Set the other names that can be referred to, and the ids that its rows cannot have."""

    def follow(self, whats: Collection[str], old: str, new: str) -> None:
        """Replace the old id by the new one in fields that refer to one of `whats`."""

    def problem(self) -> str:
        """Return what makes the content unreadable; empty if nothing does."""
        return ""

    def has_problem(self) -> bool:
        """Whether something in it cannot be read at all."""
        return bool(self.problem())

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show the faults of the field, or that there are none any more."""
        self.say(self.problem() or faults_text(faults) or self.remark)

    @property
    def only_remarks(self) -> bool:
        """Whether its messages are remarks, not faults."""
        return bool(self.remark) and self._shown_fault == self.remark

    def say(self, sentence: str) -> None:
        """Show a message under the field; an empty one hides it."""
        if not sentence and not self._shown_fault:
            return  # nothing was wrong and nothing is, as in most fields at each sign that is typed
        self._shown_fault = sentence
        is_remark = bool(sentence) and sentence == self.remark
        # What nobody has come to yet is asked for, not complained about; nor is what is on its way to be right.
        is_untouched = self.field.required and not self._touched and not is_remark
        asked_for = bool(sentence) and is_untouched and self.value() is ABSENT
        complained = not self.message.isHidden() and self.message.property("role") == "bad"
        self.is_held = bool(sentence) and not asked_for and not complained and half_typed(self)
        if self.is_held:
            sentence = ""
        self.message.say(self.tr("needed") if asked_for else sentence)
        is_fault = bool(sentence) and not asked_for and not is_remark
        _set_property(self.message, "role", "small" if asked_for else "bad")
        control = self._control
        if control is not None:
            _set_property(control, "fault", "true" if is_fault else "false")
            described = " ".join(part for part in (gloss_of(self.field), sentence) if part)
            control.setAccessibleDescription(without_controls(described))

    def touch(self) -> None:
        """Note that the field was changed by the user."""
        if not self.signalsBlocked():
            self._touched = not (self._mixed and self.is_left())
            self.value_edited.emit()

    def is_left(self) -> bool:
        """Whether it says nothing for all where several sheets differ."""
        return False


def faults_text(faults: Sequence[Fault]) -> str:
    """Return all faults of a field, each once and with its place inside."""
    return "\n".join(dict.fromkeys(_placed(*fault) for fault in faults))


def _placed(place: str, sentence: str) -> str:
    place, text = place.strip("."), localize(sentence)
    return f"{place}: {text}" if place else text


def _set_property(widget: QWidget, name: str, value: str) -> None:
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def same(combatant: Combatant, other: Any) -> bool:
    """Whether two values are written alike: 1 is not yes."""
    return combatant is other or (type(combatant) is type(other) and bool(combatant == other))


def first_step(place: str) -> tuple[str, str]:
    """Split a place into its first step and the rest."""
    match = _STEP.match(place)
    return (match[1], place[match.end() :]) if match else (place, "")


def half_typed(place: QWidget) -> bool:
    """Return whether the cursor is in this place, in something being typed."""
    focus = QApplication.focusWidget()
    return focus is not None and (place is focus or place.isAncestorOf(focus)) and _modified(focus)


def take_as_typed(widget: QWidget | None) -> None:
    """Count the text of a widget as finished: it was left, or is about to be saved."""
    text = _text_of(widget)
    if isinstance(text, QLineEdit):
        text.setModified(False)
    elif text is not None:
        text.document().setModified(False)


def _modified(widget: QWidget) -> bool:
    text = _text_of(widget)
    if isinstance(text, QLineEdit):
        return text.isModified()
    return text is not None and text.document().isModified()


def _text_of(widget: QWidget | None) -> QLineEdit | QPlainTextEdit | None:
    if isinstance(widget, QAbstractSpinBox):
        return widget.lineEdit()
    return widget if isinstance(widget, (QLineEdit, QPlainTextEdit)) else None
