"""The roster of an encounter: who takes part, a line each, chosen together, put in order by drag or by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from models.encounters import EncounterEntry
from models.store import twin
from models.waves import checked
from ui import icons
from ui.bar import paint_share, paint_track
from ui.dragging import Dropped, Source, carry
from ui.dropping import Answer, Place, row_under, side_at, side_bands
from ui.encounter.roster_standing import UNHARMED, Standing
from ui.keyed import ROW_ROLE, KeyedList
from ui.theme import SMALL, current, sized
from ui.words import side_name

SIDES = ("party", "foes", "neutral")
SIDE_ICONS = {"foes": "swords", "party": "shield"}
MOST = 99
"""So many of one line can take part."""
ROW_HEIGHT = 44
BAR_LENGTH, BAR_HEIGHT = 48, 8
Index = QModelIndex | QPersistentModelIndex


class RosterModel(KeyedList[EncounterEntry]):
    """The lines."""

    def __init__(self, view: Roster) -> None:
        super().__init__(lambda entry: entry.id, view.spoken, view)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Lines can be picked up."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags


class RosterDelegate(QStyledItemDelegate):
    """Paints a line: the mark of its side, name and number, and beneath it what else is prepared."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Lines of one height."""
        return QSize(200, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the line."""
        entry: EncounterEntry = index.data(ROW_ROLE)
        view = self.parent()
        assert isinstance(view, Roster)
        theme, rect = current(), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("accent_soft"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), theme.color("accent"))
        side = SIDE_ICONS.get(entry.side, "user")
        icons.paint(painter, side, QRectF(rect.left() + 12, rect.top() + 6, 16, 16), theme.side(entry.side))
        right = rect.right() - 10
        for there, icon in ((entry.hidden, "eye-off"), (bool(entry.notes), "sticky-note")):
            if there:
                right -= 20
                icons.paint(painter, icon, QRectF(right, rect.top() + 6, 16, 16), theme.color("muted"))
        share = view.standing.get(entry.id or 0, UNHARMED).share
        if share < 1:
            right -= BAR_LENGTH + 4
            bar = QRectF(right, rect.top() + 14 - BAR_HEIGHT / 2, BAR_LENGTH, BAR_HEIGHT)
            paint_track(painter, bar)
            paint_share(painter, bar, share)
        left = rect.left() + 38
        painter.setFont(sized(option.font, 14))
        painter.setPen(theme.color("muted" if entry.hidden else "text"))
        name = entry.name if entry.count == 1 else f"{entry.name} × {entry.count}"
        _line(painter, QRect(left, rect.top() + 3, right - left - 6, 22), name)
        painter.setFont(sized(option.font, SMALL))
        painter.setPen(theme.color("muted"))
        _line(painter, QRect(left, rect.top() + 24, rect.right() - left - 10, 16), view.details(entry))
        painter.setPen(theme.color("line"))
        painter.drawLine(rect.left() + 8, rect.bottom(), rect.right() - 8, rect.bottom())
        painter.restore()


def _line(painter: QPainter, rect: QRect, text: str) -> None:
    shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, shown)


def _shared(entry: EncounterEntry) -> tuple[Mapping[str, Any], str]:
    """What lines may have in common: when they enter, and their group."""
    return checked(entry.wave), entry.group


def _with(entry: EncounterEntry, comrade: EncounterEntry) -> EncounterEntry:
    """A line as it is when it enters with another one; out of a group nobody falls by being put elsewhere."""
    return twin(entry, wave=checked(comrade.wave), group=comrade.group or entry.group)


class Roster(QListView):
    """The lines and their keys: they say what should be, the page does it."""

    edited = Signal(object)
    """Entries as they should be."""
    removed = Signal(object)
    """The ids of lines to take out."""
    split_wanted = Signal(object)
    """The entry of which each is to have a line of its own."""
    ordered = Signal(object)
    """The ids of all lines in the order that they should have."""
    rearranged = Signal(object, object)
    """The same, and the entries whose side or time is another one then."""
    wave_wanted = Signal()
    """`w`: when the chosen lines enter is to be chosen."""
    name_wanted = Signal()
    """Enter or F2: the name of the chosen line is to be written."""
    chosen = Signal()
    """Other lines are chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.may_change = True
        self.when: Callable[[Mapping[str, Any]], str] = lambda when: ""
        """When a line enters, in the words of its system."""
        self.standing: dict[int, Standing] = {}
        """Entry's id to how it comes into the fight."""
        self.rows = RosterModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(RosterDelegate(self))
        self.setAccessibleName(self.tr("Who takes part"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.came: Callable[[Dropped, int | None, Mapping[str, Any]], Answer | None] = lambda carried, row, wave: None
        """What the page says to creatures and members that come in before a line, and when they enter."""
        Source(self, self._taken)
        Place(self.viewport(), self._weigh)
        self.setUniformItemSizes(True)
        self.selectionModel().selectionChanged.connect(self.chosen)

    def sizeHint(self) -> QSize:
        """Two lines and a bit: what more room there is it gets."""
        return QSize(256, 2 * ROW_HEIGHT + 8)

    def minimumSizeHint(self) -> QSize:
        """The same: the fields below give way."""
        return QSize(120, 2 * ROW_HEIGHT + 8)

    # --- what it says ----------------------------------------------------------------------------------

    def details(self, entry: EncounterEntry) -> str:
        """What else is prepared for a line, in words."""
        parts = [side_name(entry.side)]
        if entry.group:
            parts.append(self.tr("group {group}").format(group=entry.group))
        if entry.wave:
            parts.append(self.when(checked(entry.wave)))
        parts += self.standing.get(entry.id or 0, UNHARMED).words
        if entry.hidden:
            parts.append(self.tr("hidden"))
        if entry.notes:
            parts.append(entry.notes.replace("\n", " "))
        return " · ".join(parts)

    def spoken(self, entry: EncounterEntry) -> str:
        """A line in words, for screen readers."""
        return f"{entry.name} × {entry.count}, {self.details(entry)}"

    # --- what is chosen --------------------------------------------------------------------------------

    @property
    def entries(self) -> list[EncounterEntry]:
        """The chosen lines from the top down."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.rows.rows[row] for row in chosen]

    def show_entries(self, entries: Sequence[EncounterEntry]) -> None:
        """Shows lines; those that stay keep their choice. Something is always chosen."""
        self.rows.show_rows(entries)
        if entries and not self.selectionModel().hasSelection():
            self.setCurrentIndex(self.rows.index(min(max(self.currentIndex().row(), 0), len(entries) - 1), 0))

    def choose(self, ids: Sequence[int]) -> None:
        """Chooses lines."""
        self.clearSelection()
        flag = self.selectionModel().SelectionFlag
        for id in ids:
            index = self.rows.index_of(id)
            if index.isValid():
                self.selectionModel().setCurrentIndex(index, flag.Select)

    # --- changing --------------------------------------------------------------------------------------

    def move_to(self, ids: set[int], target: int) -> None:
        """Puts lines before the one that stands at a place now."""
        wanted = self._order_with(ids, target)
        if wanted != [entry.id for entry in self.rows.rows]:
            self.ordered.emit(wanted)

    def _order_with(self, ids: set[int], target: int) -> list[int | None]:
        order = [entry.id for entry in self.rows.rows]
        before = [id for id in order[:target] if id not in ids]
        after = [id for id in order[target:] if id not in ids]
        return [*before, *(id for id in order if id in ids), *after]

    def _shift(self, step: int) -> None:
        """Moves the chosen lines one place up or down, together."""
        rows = [index.row() for index in self.selectionModel().selectedIndexes()]
        if rows:
            target = min(rows) - 1 if step < 0 else max(rows) + 2
            if 0 <= target <= self.rows.rowCount():
                self.move_to({entry.id for entry in self.entries if entry.id is not None}, target)

    def change(self, **values: Any) -> None:
        """Gives the chosen lines other values; a member of a party stays one."""
        changed = []
        for entry in self.entries:
            mine = {key: value for key, value in values.items() if key != "count" or entry.member_id is None}
            if any(getattr(entry, key) != value for key, value in mine.items()):
                changed.append(twin(entry, **mine))
        if changed and self.may_change:
            self.edited.emit(changed)

    def split(self) -> None:
        """Gives each of the chosen line a line of its own."""
        chosen = self.entries
        if self.may_change and len(chosen) == 1 and chosen[0].count > 1:
            self.split_wanted.emit(chosen[0])

    def remove(self) -> None:
        """Takes the chosen lines out."""
        if self.may_change and self.entries:
            self.removed.emit([entry.id for entry in self.entries])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and an arrow move, Del takes out, Enter names, a digit counts, `s` turns sides, `h` hides, `w` delays."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        chosen = self.entries
        if not self.may_change or not chosen:
            super().keyPressEvent(event)
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._shift(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Delete:
            self.remove()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.name_wanted.emit()
        elif event.text().casefold() == "s":
            place = SIDES.index(chosen[0].side) if chosen[0].side in SIDES else -1
            self.change(side=SIDES[(place + 1) % len(SIDES)])
        elif event.text().casefold() == "w":
            self.wave_wanted.emit()
        elif event.text().casefold() == "h":
            self.change(hidden=not chosen[0].hidden)
        elif event.text() in tuple("123456789"):
            self.change(count=int(event.text()))
        elif event.text() == "-":
            self.change(count=max(1, chosen[0].count - 1))
        else:
            super().keyPressEvent(event)

    # --- what is dragged -------------------------------------------------------------------------------

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A card under the mouse says how many are taken along."""
        carry(self)

    def _taken(self) -> Dropped | None:
        """The chosen lines, and whom they are of: those can go elsewhere too."""
        chosen = self.entries
        if not chosen or not self.may_change:
            return None
        creatures = [one for one in chosen if one.creature_id is not None for _ in range(one.count)]
        members = [one for one in chosen if one.member_id is not None]
        return Dropped(
            tuple(one.creature_id for one in creatures if one.creature_id is not None),
            tuple(one.member_id for one in members if one.member_id is not None),
            tuple(one.side for one in (*creatures, *members)),
            entries=tuple(one.id for one in chosen if one.id is not None),
            words=chosen[0].name if len(chosen) == 1 else self.tr("{count} lines").format(count=len(chosen)),
        )

    def _weigh(self, carried: Dropped, point: QPoint | None) -> Answer | None:
        """At the place and on the side dropped at."""
        space = self.viewport().rect()
        side = side_at(space, point)
        row, light = row_under(self, point, self.rows.rowCount())
        if side is not None:
            row, light = self.rows.rowCount(), side_bands(space)[side]
        moves = () if carried.copies else carried.entries
        mine = {entry.id for entry in self.rows.rows if entry.id in moves and entry.id is not None}
        if not self.may_change:
            return Answer(None, self.tr("This fight has begun: who takes part comes into the fight itself."))
        comrade = self._comrade(point, mine) if side is None else None
        if comrade is not None:
            answer: Answer | None = self._join(comrade, mine)
        elif mine:
            order = [one.id for one in self.rows.rows] if side is not None else self._order_with(mine, row)
            turned = [one for one in self.rows.rows if one.id in mine and side not in (None, one.side)]
            words = self.tr("To this place") if side is None else self.tr("On the side {side}")
            changes = turned or order != [one.id for one in self.rows.rows]
            do = partial(self._rearrange, order, turned, side) if changes else None
            answer = Answer(do, words.format(side=side_name(side or "")) if do else "", light)
        else:
            answer = self._newcomers(carried.on_side(side), row, None if side is not None else self._near(point))
        if answer is None or point is None or not (mine or carried.has_people):
            return answer
        return answer._replace(light=answer.light if comrade else light, side=side, sides=space)

    def _comrade(self, point: QPoint | None, mine: set[int]) -> EncounterEntry | None:
        """The line of another time or group that some are let go right on; by keys the one with the cursor."""
        index = self.currentIndex() if point is None else self.indexAt(point)
        entry: EncounterEntry | None = self.rows.row_at(index)
        middle = self.visualRect(index).center().y()
        if not mine or entry is None or entry.id in mine or (point and abs(point.y() - middle) > ROW_HEIGHT // 4):
            return None
        going = [one for one in self.rows.rows if one.id in mine]
        return entry if any(_shared(one) != _shared(_with(one, entry)) for one in going) else None

    def _near(self, point: QPoint | None) -> EncounterEntry | None:
        """The line that something is held over; by keys the one with the cursor."""
        return self.rows.row_at(self.currentIndex() if point is None else self.indexAt(point))

    def _newcomers(self, carried: Dropped, row: int, near: EncounterEntry | None) -> Answer | None:
        """Those who come from elsewhere enter with the line that they are let go on."""
        when = {} if near is None else checked(near.wave)
        answer = self.came(carried, row, when)
        if answer is None or answer.do is None or near is None or not when:
            return answer
        words = self.tr("With {name}: {when}").format(name=near.name, when=self.when(when))
        return answer._replace(words=words)

    def _join(self, comrade: EncounterEntry, mine: set[int]) -> Answer:
        """Lines come behind another one, and enter with it; into its group too, if it has one."""
        place = self.rows.place_of(comrade.id) or 0
        going = [_with(one, comrade) for one in self.rows.rows if one.id in mine]
        group = self.tr("group {group}").format(group=comrade.group) if comrade.group else ""
        what = " · ".join(filter(None, (self.when(checked(comrade.wave)), group)))
        words = self.tr("With {name}: {when}") if what else self.tr("With {name}, there from the start")
        do = partial(self.rearranged.emit, self._order_with(mine, place + 1), going)
        light = self.visualRect(self.rows.index(place, 0))
        return Answer(do, words.format(name=comrade.name, when=what), light)

    def _rearrange(self, order: list[int | None], turned: list[EncounterEntry], side: str | None) -> None:
        self.rearranged.emit(order, [twin(one, side=side) for one in turned])
