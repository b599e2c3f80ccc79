"""The preview of an import before anything is written: every file, creature and field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from models.exchange.foreign.text.translated_text import UnderstoodSpan
from models.exchange.importer import ImportPlan
from models.exchange.profiles.profile import Profile
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.report import (
    RefusedRecord,
    TakenCreature,
    assumed_warnings,
    missing_warnings,
    not_understood_warnings,
    unsaid_warnings,
)
from ui.commands.command import is_pressed, sequences
from ui.commands.page_commands import NEXT_IMPORTED, TAKE_IMPORT
from ui.exchange.columns import ColumnMapper
from ui.exchange.compare import ImportComparison
from ui.exchange.options import ImportOptions
from ui.exchange.pasted_text import PastedText
from ui.exchange.profile import ProfileEditor
from ui.exchange.tree import ImportList, subject_of, waiting_of
from ui.exchange.words import sentence_of_fields
from ui.text.words import localize
from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID
from ui.widgets.buttons import PushButton
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, lined, stacked
from ui.widgets.overlay_card import WindowCard

SIZE = (1240, 760)
MARGIN = 24
LOW = 490
"""Height in pixels under which lines of the card are few."""
BESIDE_BUTTONS = 100
"""The share of the sum beside the buttons in the width that they leave: nearly all."""
WIDE = 1100
"""Pixels of a card that has room for the choices of columns in less than half of its width."""
OF_OTHERS = frozenset({"needs_system", "no_profile", "bad_profile", "other_profile", "unknown_profile"})
"""Refusals of creatures of other games, for which a conversion profile helps."""


class ImportCard(WindowCard):
    """Shows a plan, and lets it be changed, taken or left."""

    choice_changed = Signal()
    """A choice has changed, so the files are to be read again."""
    import_requested = Signal()
    """The previewed records are to be imported."""
    profile_requested = Signal()
    """The text of the profile is to be shown, to make an own one of it."""

    def __init__(
        self,
        parent: QWidget,
        systems: Sequence[tuple[str, str]],
        choice: ImportChoice,
        check: Callable[[str, str], Profile],
        text: str | None = None,
        parties: Sequence[tuple[str, int]] = (),
        new_party: str = "",
    ) -> None:
        """`check` reads the text of a profile, or refuses it; `text` is what was pasted, if anything was.

        `parties` are those that creatures can join, `new_party` is the name of one to be made for them.
        """
        super().__init__(parent)
        self._has_been_seen = self._is_low = False
        self.setObjectName("import_card")
        self.setAccessibleName(self.tr("Import"))
        self.sum = Label(wraps=True)
        self.options = ImportOptions(systems, choice, parties, new_party)
        self.list = ImportList()
        self.comparison = ImportComparison()
        self.columns = ColumnMapper()
        self.editor = ProfileEditor(check)
        self.text = None if text is None else PastedText(text)
        self.source = QStackedWidget()
        self.source.setMinimumWidth(px(220))
        for page in (self.columns, self.editor, *([] if self.text is None else [self.text])):
            self.source.addWidget(page)
        self.body = QSplitter(Qt.Orientation.Horizontal)
        self.body.setChildrenCollapsible(False)
        for part, stretch in ((self.source, 5), (self.list, 4), (self.comparison, 8)):
            self.body.addWidget(part)
            self.body.setStretchFactor(self.body.count() - 1, stretch)
        self.show_source(self.text)
        self.take = QPushButton(TAKE_IMPORT.with_keys())
        self.take.setDefault(True)
        self.take.setProperty("role", "primary")
        self._listen()
        self._lay_out()

    def _listen(self) -> None:
        self.take.clicked.connect(self.import_requested)
        self.options.edit.clicked.connect(self.profile_requested)
        self.list.currentItemChanged.connect(self._compare)
        self.options.options_changed.connect(self.choice_changed)
        self.options.folder.returnPressed.connect(self.take.setFocus)
        self.options.system_chosen.connect(self.columns.forget)
        self.options.columns.toggled.connect(self._show_columns)
        self.columns.meaning_changed.connect(self.choice_changed)
        self.editor.closed.connect(self.back)
        for keys, step in zip(sequences(NEXT_IMPORTED.keys), (-1, 1), strict=True):
            QShortcut(keys, self).activated.connect(partial(self.step, step))

    def _lay_out(self) -> None:
        heading = Label(self.tr("Import preview; nothing is written yet"), role="heading")
        leave = PushButton(self.tr("Cancel"), clicked=self.escape)
        self._buttons = lined(1, leave, self.take)
        self._parts = stacked(on=self, margins=(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID), spacing=GRID)
        fill(self._parts, heading, self.options, self.sum, (self.body, 1), self._buttons)

    def place(self) -> None:
        """Lies in the middle of the window, with a margin where there is room for it."""
        parent = self.parentWidget()
        assert parent is not None
        is_low = parent.height() < px(LOW)
        self.lie(*px_all(SIZE), edge=px(GRID if is_low else MARGIN))
        self.be_low(low=is_low)
        self._share(self.width())

    def be_low(self, *, low: bool) -> None:
        """Leave what would come the room where there is little: what is chosen in one line, the sum beside buttons."""
        margins = self._parts.contentsMargins()
        self.options.set_low(low=low, width=self.width() - margins.left() - margins.right())
        if low and self._parts.indexOf(self.sum) >= 0:
            self._buttons.insertWidget(0, self.sum, BESIDE_BUTTONS)
        elif not low and self._parts.indexOf(self.sum) < 0:
            self._parts.insertWidget(self._parts.indexOf(self.options) + 1, self.sum)
        if low != self._is_low:
            self._is_low = low
            self._show_comparison()

    @property
    def choice(self) -> ImportChoice:
        """Return the present choices."""
        return self.options.choice(self.columns.chosen_fields)

    # --- what it is read from ----------------------------------------------------------------------------------

    def show_source(self, page: QWidget | None) -> None:
        """Show beside what would come the text, the columns or the profile that it comes of, or nothing."""
        self.source.setVisible(page is not None)
        if page is not None:
            self.source.setCurrentWidget(page)
        self._show_comparison()
        self._share(self.width())

    def _show_comparison(self) -> None:
        """Show what was read beside the stat block, if it has room: each creature of the list opens to its fields."""
        has_room = self.source.isHidden() and not self._is_low  # three columns are as many as one looks at
        self.comparison.fields.setVisible(has_room)

    def _share(self, width: int) -> None:
        """Give each part its share of the width."""
        shares = (0, 55, 45) if self._is_low else (0, 35, 65)
        if not self.source.isHidden():
            of_columns = (45, 27, 28) if width >= px(WIDE) else (52, 24, 24)
            shares = of_columns if self.source.currentWidget() is self.columns else (35, 32, 33)
        self.body.setSizes([width * share // 100 for share in shares])
        self.comparison.setSizes([width, width])

    def show_editor(self, name: str, text: str) -> None:
        """Show the text of a profile, under the name that is proposed for it."""
        self.show_source(self.editor)
        self.editor.show_profile(name, text)

    def back(self) -> None:
        """Close the text of the profile and show the preview again."""
        self.show_source(self.text if not self.options.columns.isChecked() else self.columns)
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Import by Ctrl+Enter, and by Enter where one only reads, as in the list; pass no key on to the page below."""
        reader = QApplication.focusWidget()
        is_read = reader is self.list or (reader is not None and self.comparison.isAncestorOf(reader))
        if is_pressed(TAKE_IMPORT, event) or (is_read and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            self.take.click()
        super().keyPressEvent(event)

    def escape(self) -> None:
        """Esc leaves the text of a profile first."""
        if not self.source.isHidden() and self.source.currentWidget() is self.editor:
            self.back()
        else:
            self.shut()

    def _show_columns(self) -> None:
        self.show_source(self.columns if self.options.columns.isChecked() else self.text)

    # --- what would come ---------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """The next creature, or the one before."""
        item = self.list.currentItem()
        if item is None:
            return
        item_there = self.list.itemBelow(item) if by > 0 else self.list.itemAbove(item)
        while item_there is not None and not isinstance(subject_of(item_there), TakenCreature | RefusedRecord):
            item_there = self.list.itemBelow(item_there) if by > 0 else self.list.itemAbove(item_there)
        if item_there is not None:
            self.list.setCurrentItem(item_there)

    def _compare(self) -> None:
        item = self.list.currentItem()
        while item is not None and subject_of(item) is None:
            item = item.parent()  # a field is its creature's
        self.comparison.show_record(None if item is None else subject_of(item))

    def show_plan(self, plan: ImportPlan) -> None:
        """Show what would come of the files; the place that was looked at stays."""
        at = self.list.currentItem()
        above = None if at is None else at.parent()
        row = -1 if at is None or above is None else above.indexOfChild(at)
        self.list.show_plan(plan)
        taken = sum(plan.taken(file) for file in plan.files)
        refused = sum(len(file.refused) for file in plan.files)
        same = sum(len(file.same) for file in plan.files)
        self.sum.setText(
            self.tr("Accepted: {taken}. Refused: {refused}. Already in the library: {same}.").format(
                taken=taken, refused=refused, same=same
            )
        )
        records = [record for file in plan.files for record in file.records]
        warnings = [*map(localize, (*missing_warnings(records), *not_understood_warnings(records)))]
        warnings += [
            sentence_of_fields(*warning) for warning in (*assumed_warnings(records), *unsaid_warnings(records))
        ]
        self.sum.setText(" ".join((*warnings, self.sum.text())))
        if not plan.files:
            self.sum.setText(
                self.tr("Paste a stat block as 5e or FFRPG print it, a sheet with its labels, or the text of a file.")
            )
        waiting = 0 if plan.choice.system else sum(map(waiting_of, plan.files))
        if waiting:
            value = self.tr("Choose its rule system above first: one creature waits for it.")
            several = self.tr("Choose their rule system above first: {number} creatures wait for it.")
            self.sum.setText(value if waiting == 1 else several.format(number=waiting))
        self.take.setEnabled(taken > 0)
        self._pick(row)
        self._show_sources(plan)
        if not self._has_been_seen:
            self._has_been_seen = True
            (self.options.system if waiting else self.take if taken else self.text or self.list).setFocus()

    def show_understood(self, text: str, spans: Sequence[UnderstoodSpan]) -> None:
        """Underline in the pasted text what was understood of it."""
        if self.text is not None:
            self.text.show_understood(text, spans)

    def _pick(self, row: int) -> None:
        """Select the creature that was shown before, else the first."""
        file = self.list.topLevelItem(0)
        if file is None:
            return
        record = file.child(min(max(row, 0), file.childCount() - 1)) if file.childCount() else file
        self.list.setCurrentItem(record or file)
        for item in (file, record or file):
            self.list.scrollToItem(item)

    def _show_sources(self, plan: ImportPlan) -> None:
        """Offer what there is to be said of these files: how creatures are turned, and what columns mean."""
        is_foreign = any(
            any(isinstance(record, TakenCreature) and record.family for record in file.records)
            or any(refusal.code in OF_OTHERS for refusal in file.refused)
            for file in plan.files
        )
        tables = [table for file in plan.files for table in file.tables]
        self.options.offer(profiles=is_foreign, columns=bool(tables))
        self.columns.show_tables(tables)
        if not self._has_been_seen and self.text is None and any(table.is_strange for table in tables):
            self.options.columns.setChecked(True)
