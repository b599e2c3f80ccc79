"""A pane with one sheet: as a stat block, or as its form in the same place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ui.bestiary import systems
from ui.bestiary.entity_form import EntityForm
from ui.bestiary.stat_block import Shown
from ui.bestiary.stat_page import StatBlock
from ui.bestiary.widgets import Button
from ui.flow import Flow
from ui.plain import Label
from ui.theme import GRID


class SheetPane(QFrame):
    """The stat block with its buttons, and the form that takes its place; what is not saved is never put away."""

    edit_wanted = Signal()

    form: EntityForm
    """Made in `pages` by whoever knows what is edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = QStackedWidget(self)
        self._page = QWidget(self.pages)
        self._empty = Label()
        self._empty.setProperty("role", "muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setProperty("role", "card")
        self.block = StatBlock()
        self.edit_button = Button("pencil", self.tr("Edit"))
        self.edit_button.clicked.connect(self.edit_wanted)

    def arrange(self, left: Sequence[QWidget], right: Sequence[QWidget], below: QWidget | None = None) -> None:
        """Sets everything in place: buttons at both sides over the block, and what stands below it."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 8, 12)
        outer.addWidget(self.pages)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        self._row = QWidget(self._page)
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        buttons = Flow(GRID, parent=self._row)
        for widget in left:
            buttons.add(widget)
        row.addWidget(buttons, 1)
        for widget in right:
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._row)
        column.addWidget(self.block, 1)
        if below is not None:
            column.addWidget(below)
        for one in (self._empty, self._page, self.form):
            self.pages.addWidget(one)

    @property
    def is_editing(self) -> bool:
        """Whether the form stands in the pane."""
        return self.pages.currentWidget() is self.form

    @property
    def is_unsaved(self) -> bool:
        """Whether the form stands there with changes."""
        return self.is_editing and self.form.dirty

    def show_block(self, block: Shown | None, system: str = "") -> None:
        """Shows a stat block; None: there is nothing to show."""
        if block is None:
            self.pages.setCurrentIndex(0)
            return
        self.block.show_block(block)
        self.edit_button.setEnabled(systems.find(system) is not None)
        self.pages.setCurrentIndex(1)

    def open_form(self, fill: Callable[[], None]) -> None:
        """Opens the form, unless it still holds what is not saved."""
        if self.is_unsaved:
            self.ask_to_finish()
            return
        fill()
        self.pages.setCurrentWidget(self.form)
        self.enter_form()

    def enter_form(self) -> None:
        """Puts the cursor into the form."""
        self.form.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.form.name.selectAll()

    def ask_to_finish(self) -> None:
        """Says that something else can be edited when the open form has been saved or left."""
        self.form.ask_to_finish()

    def form_as_it_stands(self) -> Callable[[], None]:
        """What shows the form again as it stands now, with all that is not saved."""
        return self.form.draft()

    def form_title(self) -> str:
        """Whose form it is, in words."""
        return self.form.name.text().strip() or self.form.new_title()

    def close_form(self) -> None:
        """Goes back to the stat block."""
        raise NotImplementedError

    def leave_form(self) -> None:
        """Goes back to the stat block; the form no longer counts as changed."""
        self.form.dirty = False
        self.pages.setCurrentIndex(1)
        self._row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        QTimer.singleShot(QApplication.doubleClickInterval(), self._row, self._take_clicks)

    def _take_clicks(self) -> None:
        """The second half of a double click on Save meant none of the buttons that came under it."""
        self._row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
