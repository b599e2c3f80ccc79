"""The card with a rule system's templates: own ones are made, changed and deleted, shipped ones copied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from models.repositories.templates import Change, Template
from ui.sheets import rule_systems
from ui.sheets.schema import fields
from ui.text.words import language
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import Button, ComboBox, FaultLabel, IconButton, SpinBox
from ui.widgets.fraction_box import FractionBox
from ui.widgets.item_views import WrappedList
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, gridded, lined, stacked
from ui.widgets.line_edits import LineEdit
from ui.widgets.overlay_card import Card

EDGE = 24
LOW = 380
"""Height in pixels under which its lines are few."""
WIDEST, HIGHEST = 860, 560
RECOGNISED = 12
"""The least characters of a field's name that stay readable beside the numbers."""
_NUMBERS = ("number", "mixed")


def fields_of(system: str) -> Iterator[tuple[str, str]]:
    """Yield the numbers of a sheet that a template may change: name and place."""
    rules = rule_systems.find(system)
    for field in fields(rules.sheet) if rules is not None else ():
        if field.kind in _NUMBERS:
            yield field.label, field.name
        elif field.kind == "rows" and field.model is not None:
            for inner in fields(field.model):
                if inner.kind in _NUMBERS:
                    yield f"{field.label}: {inner.label}", f"{field.name}[].{inner.name}"


class _Row(NamedTuple):
    """One change in the form."""

    field: ComboBox
    times: FractionBox
    plus: SpinBox
    away: IconButton


class TemplateCard(Card):
    """A list of templates, and the form of the chosen one."""

    save_requested = Signal(object, object)
    """A template, and the own one that it replaces, or None."""
    deletion_requested = Signal(object)
    """An own template to delete."""

    def __init__(self, system: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.system = system
        self._own: list[Template] = []
        self._all: list[Template] = []
        self._rows: list[_Row] = []
        self._rest: tuple[Change, ...] = ()
        """Changes of the chosen template other than numbers, kept as they are."""
        title = Label(
            self.tr("Templates of {system}").format(system=rule_systems.title(system)), role="title", wraps=True
        )
        away = IconButton("x", self.tr("Close (Esc)"), clicked=self.shut)
        self.list = WrappedList()
        self.list.setAccessibleName(title.text())
        self.list.currentRowChanged.connect(self._show)
        self.new_button = Button("plus", self.tr("New template"), clicked=self._begin)
        self.name, self.tags = LineEdit(), LineEdit()
        self.name.setAccessibleName(self.tr("Name of the template"))
        self.name.setPlaceholderText(self.tr("Name of the template"))
        self.tags.setAccessibleName(self.tr("Tags that it gives"))
        self.tags.setPlaceholderText(self.tr("Tags that it gives, separated by commas"))
        self.add_button = Button("plus", self.tr("Add a change"), "quiet", clicked=lambda: self._add(None))
        self.fault = FaultLabel()
        self.save_button = Button("save", self.tr("Save"), "primary", clicked=self._keep)
        self.delete_button = Button("trash-2", self.tr("Delete"), "quiet", clicked=self._delete)
        self.origin = Label(role="small", wraps=True)
        for line in (self.name, self.tags):
            line.returnPressed.connect(self._keep)
        self._arrange(title, away)

    def _arrange(self, title: Label, away: IconButton) -> None:
        top = lined((title, 1), away)
        list_side = stacked((self.list, 1), self.new_button)
        inner = QWidget()
        self._grid = gridded(across=GRID)
        self._grid.setColumnStretch(0, 1)
        for column, words in enumerate((self.tr("Field"), self.tr("times"), self.tr("plus"))):
            head = Label(words, role="small")
            self._grid.addWidget(head, 0, column)
        stacked(self._grid, (self.add_button, 0, Qt.AlignmentFlag.AlignLeft), 1, on=inner)
        buttons = lined(self.delete_button, 1, self.save_button)
        self._lines = gridded()
        self._labels = Label(self.tr("Name")), Label(self.tr("Tags"))
        for label, line in zip(self._labels, (self.name, self.tags), strict=True):
            label.setBuddy(line)
        self._stand()
        right = stacked(self._lines, self.origin, (VerticalScrollArea(inner), 1), self.fault, buttons)
        both = lined((list_side, 2), (right, 5))
        stacked(top, (both, 1), on=self, margins=(12, 12, 12, 12), spacing=GRID)

    def place(self) -> None:
        """Center the card in the window."""
        self.lie(px(WIDEST), px(HIGHEST), edge=px(EDGE))
        self._stand()

    def _stand(self) -> None:
        """Let name and tags stand in one line where lines are few, so that its changes have room."""
        is_low = self.height() < px(LOW)
        for number, (label, line) in enumerate(zip(self._labels, (self.name, self.tags), strict=True)):
            row, column = (0, 2 * number) if is_low else (number, 0)
            self._lines.addWidget(label, row, column)
            self._lines.addWidget(line, row, column + 1)

    def open(self) -> None:
        """Show the card with the focus in it."""
        self.come_up()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_templates(self, own: Sequence[Template], shipped: Sequence[Template], chosen: str = "") -> None:
        """List the templates, own ones first; the one named `chosen` is current."""
        self._own, self._all = list(own), [*own, *shipped]
        self.list.blockSignals(True)
        self.list.clear()
        for template in self._all:
            name = template.name_in(language())
            self.list.addItem(name if template in self._own else self.tr("{name} · shipped").format(name=name))
        self.list.blockSignals(False)
        names = [candidate.name for candidate in self._all]
        self.list.setCurrentRow(names.index(chosen) if chosen in names else 0)
        if not self._all:
            self._begin()

    def say(self, sentence: str) -> None:
        """Show why it was not saved."""
        self.fault.say(sentence)

    @property
    def chosen(self) -> Template | None:
        """The template in the form; None: a new one."""
        row = self.list.currentRow()
        return self._all[row] if 0 <= row < len(self._all) else None

    def _begin(self) -> None:
        self.list.setCurrentRow(-1)
        self._show(-1)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, row: int) -> None:
        template = self.chosen
        is_own = template in self._own
        self.fault.say("")
        for row_ in list(self._rows):
            self._drop(row_)
        self.name.setText("" if template is None else template.name_in(language()))
        self.tags.setText("" if template is None else ", ".join(template.tags_for(language())))
        places = {place for _, place in fields_of(self.system)}
        changes = () if template is None else template.changes
        self._rest = tuple(
            change for change in changes if change.set is not None or change.add or change.field not in places
        )
        for change in changes:
            if change not in self._rest:
                self._add(change)
        if not changes:
            self._add(None)
        words = ""
        if template is not None and not is_own:
            words = self.tr("It comes with the program: saving makes a copy of your own.")
        elif self._rest:
            words = self.tr("What its file changes besides numbers stays as it is.")
        self.origin.setText(words)
        self.origin.setVisible(bool(words))
        self.delete_button.setEnabled(is_own)

    def _add(self, change: Change | None) -> None:
        choice = ComboBox()
        choice.setMinimumContentsLength(RECOGNISED)
        choice.setAccessibleName(self.tr("Field"))
        offered = list(fields_of(self.system))
        choice.fill(offered, change.field if change is not None else offered[0][1] if offered else None)
        times, plus = FractionBox(), SpinBox()
        times.setRange(0, 1000)
        times.setDecimals(2)
        times.setSingleStep(0.5)
        times.setAccessibleName(self.tr("times"))
        times.setValue(1.0 if change is None or change.times is None else change.times)
        plus.setRange(-1_000_000, 1_000_000)
        plus.setAccessibleName(self.tr("plus"))
        plus.setValue(0 if change is None or change.plus is None else change.plus)
        row = _Row(choice, times, plus, IconButton("x", self.tr("Remove this change")))
        row.away.clicked.connect(partial(self._drop, row))
        line = self._grid.rowCount()
        for column, widget in enumerate(row):
            self._grid.addWidget(widget, line, column)
        self._rows.append(row)

    def _drop(self, row: _Row) -> None:
        self._rows = [candidate for candidate in self._rows if candidate is not row]
        for widget in row:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def template(self) -> Template:
        """Return the template in the form."""
        template, name = self.chosen, " ".join(self.name.text().split())
        changes = [
            Change(
                field=str(row.field.currentData()),
                times=row.times.value() if row.times.value() != 1 else None,
                plus=row.plus.value() or None,
            )
            for row in self._rows
            if row.times.value() != 1 or row.plus.value()
        ]
        keeps_names = template is not None and template.name_in(language()) == name
        tags = tuple(dict.fromkeys(tag for tag in (part.strip() for part in self.tags.text().split(",")) if tag))
        keeps_tags = template is not None and template.tags_for(language()) == tags
        return Template(
            name=template.name if template is not None and keeps_names else name,
            names=template.names if template is not None and keeps_names else {},
            system=self.system,
            changes=(*changes, *self._rest),
            tags=template.tags if template is not None and keeps_tags else tags,
            tags_in=template.tags_in if template is not None and keeps_tags else {},
        )

    def _keep(self) -> None:
        if not self.name.text().strip():
            self.fault.say(self.tr("A template needs a name."))
            self.name.setFocus()
            return
        made, before = self.template(), self.chosen if self.chosen in self._own else None
        if not made.changes and not made.tags:
            self.fault.say(self.tr("It changes nothing yet: add a change or a tag."))
            return
        self.save_requested.emit(made, before)

    def _delete(self) -> None:
        if self.chosen in self._own:
            self.deletion_requested.emit(self.chosen)
