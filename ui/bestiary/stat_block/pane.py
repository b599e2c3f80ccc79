"""A pane with a sheet, as a stat block or as its form in the same place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QStackedWidget, QWidget

from models.repositories.pictures import Picture, with_own_colour, with_own_emblem, with_picture
from models.storage.errors import LibraryError
from ui.bestiary.forms.entity_form import EntityForm
from ui.bestiary.stat_block.data import StatBlockData
from ui.bestiary.stat_block.emblem import EmblemController, Face
from ui.bestiary.stat_block.picture import PictureController
from ui.bestiary.stat_block.view import StatBlock
from ui.commands.page_commands import DUPLICATE_CREATURE
from ui.edits.core import FORMS, Edits, EditStep
from ui.sheets import rule_systems
from ui.theme.theme import GRID, HALF
from ui.widgets.controls import Button, IconButton
from ui.widgets.focus_actions import put_in_order
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, FlowRow, stacked

Form = TypeVar("Form", bound=EntityForm)
ChangeOfExtra = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Returns other extra data of a creature or member."""


class SheetPane(QFrame, Generic[Form]):
    """The stat block with its buttons, and the form that replaces it; unsaved changes are never dropped."""

    edit_requested = Signal()
    duplicate_requested = Signal()
    remove_requested = Signal()
    save_requested = Signal()
    """The form is to be saved."""
    focus_released = Signal()
    """The form was left, so the focus may go elsewhere."""
    form_opened = Signal()
    """Undo or redo has opened the form again."""
    message_requested = Signal(str)
    """One sentence for the status line."""

    remove_button: IconButton
    """Made by the subclass, which knows its label."""

    def __init__(self, edits: Edits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edits = edits
        self._id: int | None = None
        self.pages = QStackedWidget(self)
        self._page = QWidget(self.pages)
        self._empty = Label(role="muted", wraps=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.setProperty("role", "card")
        self.block = StatBlock()
        self.edit_button = Button("pencil", self.tr("Edit"))
        self.picturing = PictureController(self.block, self.keep_picture, self)
        self.picturing.message_requested.connect(self.message_requested)
        self.emblems = EmblemController(self.face, self.keep_emblem, self)
        self.copy_button = IconButton("copy", DUPLICATE_CREATURE.with_keys())

    def arrange(
        self, buttons_before: Sequence[QWidget], below: QWidget | None = None, icons: Sequence[QWidget] = ()
    ) -> None:
        """Lay out `buttons_before`, `icons` and those that each pane has above the block, and `below` under it."""
        self.edit_button.clicked.connect(self.edit_requested)
        self.copy_button.clicked.connect(self.duplicate_requested)
        self.remove_button.clicked.connect(self.remove_requested)
        self._edits.library_changed.connect(self._after)
        stacked(self.pages, on=self, margins=(16, 12, 8, 12))
        self._row = FlowRow(HALF, GRID, parent=self._page)
        buttons = FlowPanel(GRID)
        buttons.add(*buttons_before)
        self._row.add(buttons, *icons, self.picturing.button, self.emblems.button, self.copy_button, self.remove_button)
        column = stacked(self._row, (self.block, 1), on=self._page, spacing=GRID)
        if below is not None:
            column.addWidget(below)
        for candidate in (self._empty, self._page):
            self.pages.addWidget(candidate)

    @cached_property
    def form(self) -> Form:
        """The form opened last; made when first opened."""
        return self.make_form()

    def make_form(self) -> Form:
        """Return a new form."""
        raise NotImplementedError

    def take_in(self, form: Form) -> Form:
        """Insert a form after the stat block, also in the tab order."""
        self.pages.addWidget(form)
        put_in_order(self.pages)
        form.cancelled.connect(self.leave)
        return form

    @property
    def is_editing(self) -> bool:
        """Whether the form is open."""
        return isinstance(self.pages.currentWidget(), EntityForm)

    @property
    def is_unsaved(self) -> bool:
        """Whether the form is open with unsaved changes."""
        return self.is_editing and self.form.dirty

    def read(self, id: int) -> StatBlockData | None:
        """Return the stat block of an id, or None."""
        raise NotImplementedError

    def face(self) -> Face | None:
        """Return whose emblem is chosen, or None while nobody is shown."""
        raise NotImplementedError

    def change_extra(self, text: str, change: ChangeOfExtra) -> None:
        """Save other extra data of whoever is shown, as one step; `text` names the step, with `{name}`."""
        raise NotImplementedError

    def keep_picture(self, picture: Picture | None) -> None:
        """Save or remove the picture of whoever is shown, as one step."""
        self.change_extra(self.tr("Picture of {name}"), lambda extra: with_picture(extra, picture))

    def keep_emblem(self, drawing: str | None, colour: str) -> None:
        """Save drawing and ground of the emblem of whoever is shown, as one step."""
        face = self.face()
        with_ground = face is not None and face.colour != colour

        def change(extra: Mapping[str, Any]) -> dict[str, Any]:
            fresh = with_own_emblem(extra, drawing)
            return with_own_colour(fresh, colour) if with_ground else fresh

        self.change_extra(self.tr("Emblem of {name}"), change)

    def show_id(self, id: int | None) -> None:
        """Show the block of an id, unless another is being edited."""
        self._id = id
        if self.is_unsaved:
            return
        shown = None if id is None else self.read(id)
        if shown is None:
            self.pages.setCurrentIndex(0)
            return
        self.block.show_block(shown)
        self.edit_button.setEnabled(rule_systems.find(shown.system) is not None)
        self.pages.setCurrentIndex(1)

    def open_form(self, fill: Callable[[], None]) -> None:
        """Open the form, unless it has unsaved changes."""
        if self.is_unsaved:
            self.form.ask_to_finish()
            return
        fill()
        self.pages.setCurrentWidget(self.form)
        self.enter_form()

    def enter_form(self) -> None:
        """Put the cursor into the form."""
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.form.name.selectAll()

    def unsaved(self) -> str:
        """Return the name of whoever has unsaved changes in the form, or the form's title; empty for none."""
        return (self.form.name.text().strip() or self.form.title.text()) if self.is_unsaved else ""

    # --- leaving the form ------------------------------------------------------------------------------

    def close_form(self) -> None:
        """Show the stat block again; the form no longer counts as changed."""
        self.form.dirty = False
        self.pages.setCurrentIndex(1)
        self._row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        QTimer.singleShot(QApplication.doubleClickInterval(), self._row, self._take_clicks)
        self.show_id(self._id)

    def leave(self) -> None:
        """Close the form without saving; undo brings the changes back."""
        if self.is_unsaved:
            name = self.form.name.text().strip() or self.form.new_title()
            self._edits.do(FORMS, self.tr("Leave the form of {name}").format(name=name), self._leaving())
            self.message_requested.emit(
                self.tr("Not saved: {name}. Undo brings the form back as it was.").format(name=name)
            )
        else:
            self.close_form()
        self.focus_released.emit()

    def _leaving(self) -> EditStep:
        def run() -> EditStep:
            form, show = self.form, self.form.draft()
            self.close_form()
            return self._opening(form, show)

        return EditStep(run)

    def _opening(self, form: Form, show: Callable[[], None]) -> EditStep:
        """Return the step that opens the form again with its unsaved changes."""

        def run() -> EditStep:
            if self.is_unsaved:
                self.form.ask_to_finish()
                raise LibraryError("form_open")
            self.form = form
            self.open_form(show)
            return self._leaving()

        return EditStep(run)

    def _after(self, kind: str) -> None:
        if kind == FORMS and self.is_editing:
            self.form_opened.emit()
            self.enter_form()

    def _take_clicks(self) -> None:
        """Ignore the second half of a double click on Save for the buttons now under it."""
        self._row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
