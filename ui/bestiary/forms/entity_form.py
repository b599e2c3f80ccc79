"""A form that edits in place something with name, rule system and sheet: a creature, or a member of a party."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QScrollBar, QSizePolicy, QVBoxLayout, QWidget

from models.library import Library
from models.repositories.sheets import SheetError
from models.storage.errors import LibraryError
from rules.system.system import System
from rules.text.sanitize import without_controls
from ui.bestiary.forms.field_editors import Editor, half_typed, take_as_typed
from ui.bestiary.forms.notation_line import NotationLine
from ui.bestiary.forms.sheet_form import SheetForm
from ui.commands.command import is_pressed
from ui.commands.page_commands import KEEP_FORM
from ui.sheets import rule_systems
from ui.sheets.schema import row_title
from ui.text.errors import library_sentence
from ui.text.words import localize
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF
from ui.widgets.controls import Button, ComboBox, ElidedLabel, FaultLabel, rule, write
from ui.widgets.focus_actions import into_sight, put_in_order, stops
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import FlowRow, lined, stacked
from ui.widgets.line_edits import NameLine
from ui.widgets.whole_lines import WholeLinesArea

BESIDE = 12
"""Pixels beside the fields."""


class _BarRoom(QWidget):
    """As wide as a scroll bar below it."""

    def __init__(self, bar: QScrollBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar = bar
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the width of the bar."""
        return QSize(self._bar.sizeHint().width(), 0)


class EntityForm(QWidget):
    """Name, system and sheet with their checks; subclasses add fields above and below the sheet."""

    save_requested = Signal()
    cancelled = Signal()

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.dirty = False
        self.sheet_form: SheetForm | None = None
        self._typed: dict[str, dict[str, Any]] = {}
        """System to the sheet typed before another system was chosen."""
        self._before: Mapping[str, Any] | None = None
        self._shown_system = ""
        self._rules: System | None = None
        """The system of the sheet's form: under other rules it is another."""
        self._showing = False
        self._is_held = False
        """Whether faults without a field are held back while something is being typed."""
        self._tab_order: list[QWidget] = []
        self.title = ElidedLabel("", "title")
        self.cancel_button = QPushButton(self.tr("Cancel"), self)
        self.cancel_button.setToolTip(self.tr("Leave the form without saving (Esc); undo brings it back"))
        self.save_button = Button("check", self.tr("Save"), "primary", self, toolTip=KEEP_FORM.with_keys())
        self.message = FaultLabel()
        self.remarks = Label(role="small", wraps=True, objectName="sheet_remarks")
        """What is strange in the sheet and no fault, such as a cost that its maximum never pays."""
        self.remarks.setVisible(False)
        self.name = NameLine(accessibleName=self.tr("Name"))
        self.name_message = FaultLabel()
        self.system = ComboBox(name=self.tr("Rule system"))
        self.scroll_area = WholeLinesArea(self)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = QWidget(self.scroll_area.viewport())
        self.head, self.middle, self.tail = stacked(), stacked(), stacked()
        self._arrange()
        self.name.textChanged.connect(self.edit)
        self.name.text_refused.connect(self.name_message.say)
        self.system.currentIndexChanged.connect(self._change_system)
        self.save_button.clicked.connect(self.save)
        self.cancel_button.clicked.connect(self.cancelled)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._go_on_from)

    def _arrange(self) -> None:
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = FlowRow(GRID)
        row.add(self.title, self.cancel_button, self.save_button)
        around_bar = self.scroll_area.verticalScrollBar().parentWidget()
        assert around_bar is not None
        around_bar.installEventFilter(self)
        self._over_bar = _BarRoom(self.scroll_area.verticalScrollBar(), self)
        self._over_bar.setVisible(not around_bar.isHidden())
        head = lined((row, 1), self._over_bar, margins=(0, 0, BESIDE, 0), spacing=0)
        stacked(head, self.message, self.remarks, (self.scroll_area, 1), on=self, spacing=GRID)
        page = stacked(on=self.page, margins=(0, 0, BESIDE, 0), spacing=GRID)
        name = labelled(self.tr("Name"), self.name)
        name.addWidget(self.name_message)
        self.identity = QWidget(self.page)
        stacked(name, labelled(self.tr("Rule system"), self.system), on=self.identity, spacing=GRID)
        self.head.addWidget(self.identity)
        for part in (self.head, self.middle, self.tail):
            # A widget of its own: what is built into it later stands before the next part, for Tab too.
            holder = QWidget(self.page)
            holder.setLayout(part)
            part.setContentsMargins(0, 0, 0, 0)
            part.setSpacing(px(GRID))
            page.addWidget(holder)
            if part is not self.tail:
                page.addWidget(rule())
        page.addStretch()
        self.scroll_area.setWidget(self.page)
        # The card shines through: the page is part of it.
        self.scroll_area.viewport().setAutoFillBackground(False)
        self.page.setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the line of the title end above the end of the fields, with a scroll bar beside them or without."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._over_bar.setVisible(event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)

    # --- opening and reading ---------------------------------------------------------------------------

    def open_entity(self, name: str, system: str, sheet: Mapping[str, Any], *, fresh: bool) -> None:
        """Show an entity; the system of a fresh one can still be chosen."""
        self._showing = True
        self._before = None if fresh else sheet
        self.title.setText(self.new_title() if fresh else self.tr("Editing {name}").format(name=name))
        write(self.name, name)
        self.system.clear()
        for value, title in rule_systems.titles():
            self.system.addItem(title, value)
        self.system.choose(system)
        self.system.setEnabled(fresh)
        self._typed = {}
        self._show_sheet(sheet)
        self.message.forget()
        self.name_message.forget()
        self._showing = False
        self.dirty = False
        self.check()
        self.scroll_area.verticalScrollBar().setValue(0)
        self._tab_order = put_in_order(self, self._tab_order)

    def draft(self) -> Callable[[], None]:
        """Return a function that shows the entity again as it is in the form now, unsaved."""
        before, show = self._before, self.showing()

        def show_again() -> None:
            show()
            self._before = before
            self.dirty = True
            self.check()

        return show_again

    def showing(self) -> Callable[[], None]:
        """Return a function that shows the entity as it is in the form now."""
        raise NotImplementedError

    def new_title(self) -> str:
        """Return the title of the form for a new entity."""
        raise NotImplementedError

    @property
    def chosen_system(self) -> str:
        """The id of the system whose sheet is shown."""
        return str(self.system.currentData() or "")

    def sheet(self) -> dict[str, Any]:
        """Return the sheet as it is in the form."""
        return self.sheet_form.sheet() if self.sheet_form is not None else {}

    def _show_sheet(self, sheet: Mapping[str, Any]) -> None:
        before, self._shown_system = self._shown_system, self.chosen_system
        is_of_now = self._rules is rule_systems.played(self._shown_system)
        if self.sheet_form is None or before != self._shown_system or not is_of_now:
            self._let_go_of_form()
            self._make_form()
        if self.sheet_form is None:
            return
        self.sheet_form.show_sheet(sheet)
        self.sheet_form.show()

    def _let_go_of_form(self) -> None:
        """Delete the form of another system: each has some thousand widgets once filled in."""
        if self.sheet_form is not None:
            self.sheet_form.hide()
            self.sheet_form.deleteLater()
            self.sheet_form = None

    def _make_form(self) -> None:
        self._rules = rule_systems.played(self._shown_system)
        system = rule_systems.find(self._shown_system)
        if system is None:
            return
        form = SheetForm(system.sheet, self.middle.parentWidget(), without=self.said_elsewhere(system))
        form.offer_statuses(rule_systems.statuses_on_sheets(self._shown_system))
        form.offer_rows(system)
        form.offer_elsewhere(self.rows_elsewhere)
        form.value_edited.connect(self.edit)
        self.middle.addWidget(form)
        self.sheet_form = form

    def rows_elsewhere(self, name: str) -> list[tuple[str, Mapping[str, Any]]]:
        """Return the rows in a list of all creatures and members of the system, each once, with its owner's name."""
        creatures = self.library.creatures
        known = creatures.get_all([row.id for row in creatures.rows(system=self.chosen_system)])
        sheets = [(creature.name, creature.sheet) for creature in known]
        sheets += [
            (member.name, member.sheet)
            for member in self.library.parties.members()
            if member.system == self.chosen_system
        ]
        rows_by_text: dict[str, tuple[str, Mapping[str, Any]]] = {}
        for whose, sheet in sheets:
            rows = sheet.get(name)
            for row in rows if isinstance(rows, list) else ():
                if isinstance(row, Mapping) and row_title(row):
                    rows_by_text.setdefault(json.dumps(row, sort_keys=True), (whose, row))
        return list(rows_by_text.values())

    def said_elsewhere(self, system: System) -> Collection[str]:
        """Return the sheet's fields that are edited elsewhere or mean nothing here; they keep their values."""
        return ()

    def first_sheet(self, system: str) -> dict[str, Any]:
        """Return what the sheet of a new one says before anybody has written on it."""
        return {}

    def _change_system(self) -> None:
        if not self._showing:
            self._typed[self._shown_system] = self.sheet()
            self._show_sheet(self._typed.get(self.chosen_system) or self.first_sheet(self.chosen_system))
            self.edit()

    # --- checking --------------------------------------------------------------------------------------

    def edit(self) -> None:
        """Check everything after a change."""
        if not self._showing:
            self.dirty = True
            self.check()

    def check(self) -> bool:
        """Show faults at their fields; return whether there are none."""
        named = bool(self.name.text().strip())
        self.name_message.say(self.tr("A name is needed.") if not named and self.dirty else "")
        self._is_held = False
        fits = self.check_sheet()
        # What is not said yet greys nothing: whoever saves is told it.
        self.save_button.setEnabled(named and (fits or self.is_held()))
        self._explain_save()
        return named and fits

    def _explain_save(self) -> None:
        """Set the tooltip of Save: what it does, or where to look while it is disabled."""
        words = KEEP_FORM.with_keys()
        if not self.save_button.isEnabled():
            wrong = self._wrong() if self.name.text().strip() else []
            field = self._place_of(wrong[0]) if wrong else self.tr("Name")
            words = self.tr("Not saved yet: look at {field}.").format(field=field)
        self.save_button.setToolTip(tip(words))

    def is_held(self) -> bool:
        """Return whether a fault of what is being typed is held back until the field is left."""
        return self._is_held or any(editor.is_held for editor in self.page.findChildren(Editor))

    def _go_on_from(self, widget: QWidget | None) -> None:
        """Check a field again when the cursor leaves it."""
        if widget is not None and self.isAncestorOf(widget):
            take_as_typed(widget)
            if self.isVisible() and (self._is_held or _is_held_around(widget)):
                self.check()

    def check_sheet(self) -> bool:
        """Show every fault of the sheet at its field; return whether there is none."""
        if self.sheet_form is None:
            return False
        try:
            self.library.sheets.check(self.chosen_system, self.name.text(), self.sheet(), self._before)
        except SheetError as error:
            self.show_faults(error.faults)
            return False
        except LibraryError as error:
            self.refuse(library_sentence(error))
            return False
        self.show_faults(())
        self._remark()
        return not self.sheet_form.has_problem()

    def _remark(self) -> None:
        """Say which rows of the sheet cost more than its maxima ever pay."""
        system = rule_systems.find(self.chosen_system)
        words = [] if system is None else rule_systems.never_paid(system, self.sheet())
        self.remarks.setText("\n".join(words))
        self.remarks.setVisible(bool(words))

    def show_faults(self, faults: tuple[tuple[str, str], ...]) -> None:
        """Show faults at their fields, and those without a field above the form."""
        rest = self.sheet_form.show_faults(faults) if self.sheet_form is not None else list(faults)
        sentences = [(place, localize(sentence)) for place, sentence in rest]
        if sentences and self.message.isHidden() and half_typed(self.page):
            self._is_held = True
            sentences = []
        self.refuse("\n".join(f"{place}: {sentence}" if place else sentence for place, sentence in sentences))

    def refuse(self, sentence: str) -> None:
        """Show above the form why saving was refused; it stays until the next attempt."""
        self.message.say(sentence)

    def ask_to_finish(self) -> None:
        """Say that something else can be edited once this is saved or cancelled.

        The focus moves to a button, so that typing a new name does not overwrite this one's.
        """
        self.refuse(self.tr("Save these changes or cancel them first."))
        button = self.save_button if self.save_button.isEnabled() else self.cancel_button
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def save(self) -> None:
        """Request saving if everything is valid; else name the faulty field and put the cursor into it."""
        take_as_typed(QApplication.focusWidget())
        if (unread := self._unread()) is not None:
            self._ask_for(unread.line.accessibleName(), unread.line)
            unread.complain()
            return
        if self.check():
            self.save_requested.emit()
            return
        self.dirty = True
        self.check()
        wrong = self._wrong()
        if self.name_message.isVisible():
            self._ask_for(self.tr("Name"), self.name)
        elif wrong:
            # What holds a wrong field says so too; the cursor goes to the field itself.
            inner = wrong[0]
            for editor in wrong:
                if inner.isAncestorOf(editor):
                    inner = editor
            self._ask_for(self._place_of(inner), next(stops(inner), inner))

    def _unread(self) -> NotationLine | None:
        """Return a line in the book's notation that cannot be read, which saving would lose; else None."""
        lines = self.page.findChildren(NotationLine)
        return next(
            (
                notation_line
                for notation_line in lines
                if notation_line.isVisibleTo(self.page) and notation_line.is_unread
            ),
            None,
        )

    def _wrong(self) -> list[Editor]:
        """Return the editors with faults from top to bottom, each before those inside it."""
        shown = (editor for editor in self.page.findChildren(Editor) if editor.message.isVisibleTo(self.page))
        wrong = [editor for editor in shown if not editor.only_remarks]
        return sorted(wrong, key=lambda editor: editor.mapTo(self.page, QPoint()).y())

    def _place_of(self, field: Editor) -> str:
        """Return the path of a field, such as `Abilities ▸ Effects ▸ CoS`; fields without a name are left out."""
        labels: list[tuple[str, bool]] = []
        widget: QWidget | None = field
        while widget is not None and widget is not self.page:
            if isinstance(widget, Editor):
                labels.insert(0, (widget.field.label, widget.label.isHidden()))
            widget = widget.parentWidget()
        return " ▸ ".join(label for at, (label, is_nameless) in enumerate(labels) if not (at and is_nameless))

    def _ask_for(self, label: str, control: QWidget) -> None:
        self.refuse(self.tr("Not saved yet: look at {field}.").format(field=label))
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        into_sight(control)

    # --- keys ------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab move from top to bottom, whatever order the fields were made in."""
        self._tab_order = put_in_order(self, self._tab_order)
        return super().focusNextPrevChild(forward)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that save and Esc from the window while the cursor is in the form."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save with Ctrl+S or Ctrl+Enter, cancel with Esc."""
        if is_pressed(KEEP_FORM, event):
            self.save()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


def _is_held_around(typed: QWidget) -> bool:
    """Return whether a field around the typed one, with the cursor in it, holds back a fault."""
    widget: QWidget | None = typed
    while widget is not None and not (isinstance(widget, Editor) and widget.is_held):
        widget = widget.parentWidget()
    return widget is not None


def _is_ours(event: QKeyEvent) -> bool:
    return is_pressed(KEEP_FORM, event) or event.key() == Qt.Key.Key_Escape


def labelled_box(text: str, control: QWidget) -> QWidget:
    """A control with its label above it, as one widget."""
    box = QWidget()
    column = labelled(text, control)
    column.setContentsMargins(0, 0, 0, 0)
    box.setLayout(column)
    return box


def labelled(text: str, control: QWidget) -> QVBoxLayout:
    """A control with its label above it."""
    label = ElidedLabel(text, "small")
    label.setBuddy(control)
    if not control.accessibleName():
        control.setAccessibleName(without_controls(text))
    return stacked(label, control, spacing=HALF)
