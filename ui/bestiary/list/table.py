"""The table of creatures; its columns leave room for the names."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.bestiary.list.model import COLOURS_ROLE, COLUMNS, EMBLEM_ROLE, NAME, PAGE, POOLS, TAGS, CreatureRows
from ui.dnd.handle import RowTable
from ui.sheets.rule_systems import BETWEEN
from ui.theme.emblem import paint_emblem
from ui.theme.sizes import px, scale
from ui.theme.theme import COLOUR_ROLES, HALF, colour_of, look, numbers
from ui.widgets.item_views import CurrentInSight, by_need
from ui.widgets.keyed_model import Index

ROW = 32
_SHARING = {place: column for place, column in enumerate(COLUMNS) if column.width}
"""All but the names, which leave them room: a column is as wide as it says until its words need more."""
_SORTED = 16
"""The pixels that the sign beside a heading takes, of whichever column the list is sorted by."""
_MORE = " …"
"""Follows digits when there are more."""
_AROUND = 20
"""The pixels of a cell around its text; whoever measures this adds one, as a width is rounded."""
_MANY = 1000
"""The number of creatures above which only the first page is measured."""
EMBLEM, BEFORE = 24, 6
"""The side of an emblem, and how far it stands in the cell of its name, behind the mark of a folder; in pixels."""
DOT, EDGE = 8, 3
"""The pixels of a tag's mark, and how broad that of a folder is."""
_TENTH, _FEW, _LONGEST = 10, 20, 12
"""One name in how many may be cut, but none of few; how many words are measured: a shorter one may be wider."""
_MUCH = 1.25
"""How many times as wide as most a name may be that is not cut as long as others have their least width."""
LEAST_NAME, USUAL_NAME = 200, 256
"""The width of names in pixels for which whole columns give way, and that up to which no other one is widened."""
_MEASURED = 200
"""The most creatures that are measured: to measure thousands takes time."""


def shared(spare: int, names: int, wished: Mapping[int, int]) -> dict[int, int]:
    """Return each column's share of the room beyond its minimum; the names want `wished`."""
    name_width = min(names, px(USUAL_NAME))
    return by_need(max(0, spare - name_width), {**wished, NAME: names - name_width})


class WholeNumberDelegate(QStyledItemDelegate):
    """Shows as many figures of a cell as fit; none is cut in its middle, for half a number is another one."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave out what does not fit."""
        super().initStyleOption(option, index)
        option.text = fitting(QFontMetrics(option.font), option.text, option.rect.width() - px(_AROUND))


def fitting(metrics: QFontMetrics, figures: str, room: int) -> str:
    """Return as many figures as fit, at least the first."""
    parts = figures.split(BETWEEN)
    for many in range(len(parts), 0, -1):
        shown = BETWEEN.join(parts[:many]) + (_MORE if many < len(parts) else "")
        if many == 1 or metrics.horizontalAdvance(shown) <= room:
            return shown
    return figures


class MarkedDelegate(QStyledItemDelegate):
    """Marks a name with its emblem, at its edge with the colour of its folder, and tags before their words with theirs.

    A name stands beside its emblem wherever its words begin in a cell.
    """

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Words stand behind the marks."""
        super().initStyleOption(option, index)
        many = len(_known(index)) if index.column() == TAGS else 1
        option.decorationSize = (
            QSize(many * (px(DOT) + px(2)), px(DOT)) if index.column() == TAGS else QSize(px(EMBLEM), px(EMBLEM))
        )
        if many:
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell, then its marks."""
        super().paint(painter, option, index)
        emblem = index.data(EMBLEM_ROLE) if index.column() == NAME else None
        if emblem is not None:
            painter.setFont(option.font)
            paint_emblem(painter, emblem_rect(option.rect), emblem)
        colours = _known(index)
        if not colours:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        rect = option.rect
        for place, colour in enumerate(colours):
            painter.setBrush(colour_of(colour))
            if index.column() == NAME:
                painter.drawRect(QRect(rect.left(), rect.top() + px(4), px(EDGE), rect.height() - px(8)))
            else:
                painter.drawEllipse(
                    QRect(
                        rect.left() + px(6) + place * (px(DOT) + px(2)),
                        rect.center().y() - px(DOT) // 2,
                        px(DOT),
                        px(DOT),
                    )
                )
        painter.restore()


def emblem_rect(cell: QRect) -> QRectF:
    """Return where the emblem stands in the cell of a name."""
    return QRectF(cell.left() + px(BEFORE), cell.top() + (cell.height() - px(EMBLEM)) // 2, px(EMBLEM), px(EMBLEM))


def _known(index: Index) -> list[str]:
    return [item for item in index.data(COLOURS_ROLE) or () if item in COLOUR_ROLES]


class CreatureTable(RowTable):
    """The list: arrows, several at once, drags out, no editing in place."""

    def __init__(self, model: CreatureRows, parent: QWidget | None = None) -> None:
        super().__init__(model, NAME, px(ROW), parent)
        self._unwanted: set[int] = set()
        """The columns that are hidden because they have no content."""
        self._rows = model
        self._needed: dict[int, int] = {}
        """Column to the room that its words need, of all that was found in the system that is looked at."""
        self._longest = 0
        """The room that the longest name needs that is not much longer than most."""
        self._system: str | None = None
        self._in_sight = CurrentInSight(self)
        self.setItemDelegateForColumn(POOLS, WholeNumberDelegate(self))
        for column in (NAME, TAGS):
            self.setItemDelegateForColumn(column, MarkedDelegate(self))
        self.setAccessibleName(self.tr("Creatures"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setProperty("role", "rows")
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortingEnabled(True)
        self._pulled: set[int] = set()
        """The columns that somebody has pulled, which keep their width."""
        self._scale = scale()
        for place, sharing in _SHARING.items():
            header.resizeSection(place, px(sharing.width))
        self._is_pulling = False
        header.viewport().installEventFilter(self)
        header.sectionResized.connect(self._resized)
        look().theme_changed.connect(self._measure_again)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the name's width in a narrow list; tags, system and kind shrink, in this order."""
        super().resizeEvent(event)
        self._fit()
        self._in_sight.resized()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Know while somebody has a button down over the headings."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._is_pulling = event.type() == QEvent.Type.MouseButtonPress
        return super().eventFilter(watched, event)

    def _resized(self, place: int) -> None:
        if self._is_pulling and place in _SHARING:
            self._pulled.add(place)

    def _measure_again(self) -> None:
        """Give each column its width anew in another size of text; one that somebody has pulled was brought to it."""
        if self._scale != scale():
            self._scale, self._needed, self._longest = scale(), {}, 0
            self.measure()

    def look_at(self, system: str | None) -> None:
        """Creatures of a system are to be shown; None: of all. What those of another needed holds no longer."""
        if system != self._system:
            self._system, self._needed, self._longest = system, {}, 0

    def want(self, column: int, *, wanted: bool) -> None:
        """Set whether a column is shown if there is room."""
        self._unwanted -= {column}
        self._unwanted |= set() if wanted else {column}
        self._fit()

    def _fit(self) -> None:
        """Show what has room, and give each column its share of it."""
        room, header = self.viewport().width(), self.horizontalHeader()
        # A heading in longer words makes its column wider, and those that come less easily by their room give way.
        least = {place: max(px(column.width), self._titled(place)) for place, column in _SHARING.items()}
        longer = 0
        for place, column in sorted(_SHARING.items(), key=lambda each: each[1].room):
            longer += least[place] - px(column.width)
            has_room = not column.room or room >= px(column.room) + longer
            self.setColumnHidden(place, place in self._unwanted or not has_room)
        shown = [place for place in _SHARING if not self.isColumnHidden(place)]
        names = min(self._needed.get(NAME, 0), px(LEAST_NAME))
        while shown and room - sum(least[place] for place in shown) < names:
            last = max(shown, key=lambda place: _SHARING[place].room)
            self.setColumnHidden(last, True)
            shown.remove(last)
        wished = {place: max(0, self._needed.get(place, 0) - least[place]) for place in shown}
        # For a name that is a little longer than most no column is hidden, but it goes before words of others.
        longest = max(self._needed.get(NAME, 0), min(self._longest, px(USUAL_NAME)))
        more = shared(room - sum(least[place] for place in shown), longest, wished)
        for place in shown:
            if place not in self._pulled:
                header.resizeSection(place, least[place] + more[place])

    def _titled(self, column: int) -> int:
        """Return the width of a column's whole heading, with room for the sort indicator."""
        header = self.horizontalHeader()
        sorted_by = header.sortIndicatorSection() == column
        return header.sectionSizeHint(column) + (0 if sorted_by else px(_SORTED))

    def measure(self) -> None:
        """Give columns the width that their texts need, as far as the names leave it."""
        metrics = QFontMetrics(numbers(self.font()))
        rows = self._rows.rows[: _MEASURED if self._rows.rowCount() <= _MANY else PAGE]
        for column in (NAME, *_SHARING):
            words = sorted(map(COLUMNS[column].text, rows), key=len)
            # A name that is much longer than most is cut, and not the words of all beside the others.
            usual = words[: -(len(words) // _TENTH)] if column == NAME and len(words) >= _FEW else words
            around = px(_AROUND) + 1 + (px(EMBLEM) + px(HALF) if column == NAME else 0)
            needed = max(map(metrics.horizontalAdvance, usual[-_LONGEST:]), default=0)
            self._needed[column] = max(self._needed.get(column, 0), needed + around)  # a search moves no columns
            if column == NAME:
                longer = (metrics.horizontalAdvance(name) for name in words[-_LONGEST:])
                longest = max((width for width in longer if width <= needed * _MUCH), default=0)
                self._longest = max(self._longest, longest + around)
        self._fit()

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Letters belong to the search field, which the pane hands them to."""
