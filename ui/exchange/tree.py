"""The tree of an import: files over creatures over fields, with the result for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from models.exchange.importer import FilePreview, ImportPlan
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Record
from models.exchange.records.report import (
    FieldFate,
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenParty,
    TakenRow,
)
from ui.exchange.words import breakable, fate_words, field_words, format_title, value_words
from ui.text.words import localize
from ui.theme.sizes import px
from ui.theme.theme import HAIR, look
from ui.widgets.item_views import WholeRows, paint_branch
from ui.widgets.labels import tip

MOST = 300
"""Rows under one file: more nobody reads, and each costs."""
NARROWEST, NAMES = 160, 62
"""Pixels of its least width, and hundredths of any that names may take: what becomes of them needs the rest."""
BESIDE = 16
"""Pixels of a row beside its text and the step by which it stands in."""
APART, ROW = 6, 24
"""Pixels between the lines of one row and those of the next, and the least height of a row."""
WAITING = frozenset({"no_system", "needs_system"})
"""Refusals of creatures that only wait for their rule system to be said."""


def waiting_of(file: FilePreview) -> int:
    """Return the number of creatures in a file that need a rule system."""
    return sum(refusal.code in WAITING for refusal in file.refused)


class _TreeDelegate(QStyledItemDelegate):
    """Rows as high as their words in the width of their column, which a tree does not work out by itself."""

    def __init__(self, shown: QTreeWidget) -> None:
        super().__init__(shown)
        self._shown = shown

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as all its lines."""
        hint = super().sizeHint(option, index)
        edge = self._shown.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, self._shown) + HAIR
        width = self._shown.columnWidth(index.column()) - 2 * edge
        if index.column() == 0:
            above = index
            while above.isValid():
                width -= self._shown.indentation()
                above = above.parent()
        text = str(index.data() or "")
        room = QRect(0, 0, max(width, 1), 10_000)
        lines = self._shown.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return QSize(hint.width(), max(hint.height(), px(ROW), lines.height() + px(APART)))


class ImportList(QTreeWidget):
    """Files over their creatures over their fields; names have the room that they need, what becomes the rest."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = WholeRows(self)
        self._plan: ImportPlan | None = None
        self._longest = 0
        self.setHeaderLabels([self.tr("Found"), self.tr("Becomes")])
        self.setAccessibleName(self.tr("Import preview"))
        self.setWordWrap(True)
        self.setItemDelegate(_TreeDelegate(self))
        for column in range(2):
            self.headerItem().setToolTip(column, self.headerItem().text(column))
        header = self.header()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(px(48))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        # As the last one it would never be narrower than a column is by default.
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        # Rows are as high as their words are at this width.
        header.sectionResized.connect(self.scheduleDelayedItemsLayout)
        self.itemExpanded.connect(self._fill)
        look().theme_changed.connect(self._measure)  # in another size names have another width

    def show_plan(self, plan: ImportPlan) -> None:
        """Show what would come of the files, none of them open unless there is only one."""
        self._plan = plan
        self.clear()
        for file in plan.files:
            item = self._item(breakable(file.name), self._of_file(plan, file), file)
            self.addTopLevelItem(item)
            if len(plan.files) == 1:
                item.setExpanded(True)
        self._measure()

    def drawBranches(  # noqa: N802 - Qt calls it so
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the arrow of a row with rows below it."""
        paint_branch(self, painter, rect, index)

    def updateGeometries(self) -> None:  # noqa: N802 - Qt calls it so
        """End with a whole row."""
        super().updateGeometries()
        self._whole.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share its width anew."""
        super().resizeEvent(event)
        self._share()

    def _measure(self) -> None:
        """Measure the names of all creatures."""
        step, metrics = self.indentation(), self.fontMetrics()
        names = {
            item.name
            for file in (() if self._plan is None else self._plan.files)
            for item in (*file.refused[:MOST], *file.records[:MOST])
        }
        self._longest = max((metrics.horizontalAdvance(name) for name in names), default=0) + 2 * step + px(BESIDE)
        self._share()

    def minimumSizeHint(self) -> QSize:
        """Both headings."""
        titles = sum(self.header().sectionSizeHint(column) for column in range(2))
        return QSize(max(px(NARROWEST), titles + 2 * self.frameWidth()), super().minimumSizeHint().height())

    def _share(self) -> None:
        width = self.viewport().width()
        least, beside = (self.header().sectionSizeHint(column) for column in range(2))
        most = min(width * NAMES // 100, width - beside)
        self.setColumnWidth(0, max(least, min(self._longest, most)))

    # --- rows ------------------------------------------------------------------------------------------------

    def _item(self, name: str, words: str, thing: object) -> QTreeWidgetItem:
        item = QTreeWidgetItem([name, words])
        item.setData(0, Qt.ItemDataRole.UserRole, _RowSubject(thing))
        item.setToolTip(0, tip(name))
        item.setToolTip(1, tip(words))
        item.setChildIndicatorPolicy(
            QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator
            if (isinstance(thing, FilePreview) and not _is_refused(thing)) or _fields(thing)
            else QTreeWidgetItem.ChildIndicatorPolicy.DontShowIndicator
        )
        return item

    def _fill(self, item: QTreeWidgetItem) -> None:
        """Fill a row when it is opened."""
        thing = subject_of(item)
        if item.childCount() or thing is None:
            return
        if isinstance(thing, FilePreview):
            item.addChildren(self._of_looked(thing))
        else:
            system = getattr(thing, "system", "")
            parent = item.parent()
            file = None if parent is None else subject_of(parent)
            format = file.format or "" if isinstance(file, FilePreview) else ""
            item.addChildren([self._of_field(field, system, format) for field in _fields(thing)])

    def _of_looked(self, file: FilePreview) -> list[QTreeWidgetItem]:
        if _is_refused(file):
            return []  # its own row says why
        rows = [self._item(refusal.name, self._of_refused(refusal), refusal) for refusal in file.refused]
        for place, value in enumerate(file.records[:MOST]):
            rows.append(self._item(value.name, self._of_record(file, place, value), value))
        more = len(rows) - MOST + max(0, len(file.records) - MOST)
        if more > 0:
            rows = [*rows[:MOST], self._item(self.tr("and more: {number}").format(number=more), "", None)]
        return rows

    def _of_file(self, plan: ImportPlan, file: FilePreview) -> str:
        if _is_refused(file):
            return localize(file.refused[0].message)
        if file.format is None:
            return ""
        waiting = waiting_of(file)
        words = self.tr("{format}: accepted {taken}, refused {refused}")
        if waiting:
            words = self.tr("{format}: accepted {taken}, refused {refused}, waiting for their rule system {waiting}")
        refused = len(file.refused) - waiting
        return words.format(format=format_title(file.format), taken=plan.taken(file), refused=refused, waiting=waiting)

    def _of_refused(self, refused: RefusedRecord) -> str:
        if refused.code in WAITING:
            return self.tr("waits for its rule system")
        return self.tr("refused: {why}").format(why=localize(refused.message))

    def _of_record(self, file: FilePreview, place: int, record: Record) -> str:
        assert self._plan is not None
        if place not in file.same or isinstance(record, RefusedRecord | NeutralCreature | TakenRow):
            return self.tr("new")
        folder = file.same[place].folder
        words = {
            "keep": (self.tr("new; both stay"), self.tr("new; both stay, the other in {folder}")),
            "replace": (self.tr("replaces the one there"), self.tr("replaces the one in {folder}")),
            "skip": (self.tr("left out: already there"), self.tr("left out: already there, in {folder}")),
        }[self._plan.choice.on_same]
        return words[bool(folder)].format(folder=folder)

    def _of_field(self, field: FieldFate, system: str, format: str) -> QTreeWidgetItem:
        words = (fate_words(field, system), value_words(field.value))
        return self._item(breakable(field_words(field, system, format)), " · ".join(filter(None, words)), None)


def _is_refused(file: FilePreview) -> bool:
    """Return whether a file is refused as a whole, not a creature in it by its name."""
    if file.records or len(file.refused) != 1:
        return False
    (refusal,) = file.refused
    return file.format is None or refusal.name in ("", file.name)


def _fields(thing: object) -> Sequence[FieldFate]:
    """The fields of a record that has any."""
    return thing.fields if isinstance(thing, TakenCreature | TakenParty | TakenEncounter | TakenBoard) else ()


class _RowSubject:
    """The subject of a row, wrapped, since Qt converts tuples and dicts."""

    def __init__(self, thing: object) -> None:
        self.thing = thing


def subject_of(item: QTreeWidgetItem) -> object:
    """Return the subject of a row; None for a field or a row that only says that there are more."""
    subject = item.data(0, Qt.ItemDataRole.UserRole)
    return subject.thing if isinstance(subject, _RowSubject) else None
