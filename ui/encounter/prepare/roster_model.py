"""The roster of an encounter: who takes part, a line each, chosen together, put in order by drag or by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from models.marks.play_styles import TEMPERAMENT
from models.repositories.encounters import EncounterEntry
from models.repositories.waves import checked_wave
from models.storage.store import twin
from ui.dnd.payload import DragSource, DropPayload, carry
from ui.encounter.action_panel.group_action import people
from ui.session.entry_state import UNHARMED, EntryStanding
from ui.text.odds_words import temperament_name
from ui.text.words import figure, in_one_line, side_name
from ui.theme import icons
from ui.theme.emblem import Standing, paint_emblem
from ui.theme.row_parts import paint_bar, paint_vital, role_of_share
from ui.theme.sizes import px
from ui.theme.theme import GRID, NORMAL, SMALL, current, numbers, sized
from ui.widgets.item_views import RIGHT, CurrentInSight, RowList, choose_alone, write_line
from ui.widgets.keyed_model import ROW_ROLE, KeyedList
from ui.widgets.prepared_change import PreparedChange
from ui.widgets.sides import ANOTHER, ask_for_side, next_side, offered_name

MOST = 99
"""The most combatants of one line."""
ROW_HEIGHT = 44
HEADING_HEIGHT = 24
"""Pixels of the heading above the first line of each wave, where there are waves."""
EMBLEM, NAME_LEFT = 32, 52
"""The side of the emblem of a line, and where its words begin, in pixels."""
BAR_LENGTH, BAR_HEIGHT = 48, 8
Index = QModelIndex | QPersistentModelIndex
translate = QCoreApplication.translate


class RosterModel(KeyedList[EncounterEntry]):
    """The lines."""

    def __init__(self, view: Roster) -> None:
        super().__init__(lambda entry: entry.id, view.spoken, view)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Lines can be picked up."""
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags


class RosterDelegate(QStyledItemDelegate):
    """Paints a line: its emblem, name and number, and beneath it what else is prepared; its life and level beside."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Lines of one height, and a heading above those that begin a wave."""
        view = self.parent()
        assert isinstance(view, Roster)
        return QSize(px(200), px(ROW_HEIGHT) + (px(HEADING_HEIGHT) if view.heading(index.row()) else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the line."""
        entry: EncounterEntry = index.data(ROW_ROLE)
        view = self.parent()
        assert isinstance(view, Roster)
        theme, rect = current(), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if heading := view.heading(index.row()):
            self._paint_heading(painter, option, heading)
            rect = rect.adjusted(0, px(HEADING_HEIGHT), 0, 0)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("accent_soft"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(QRect(rect.left(), rect.top(), px(4), rect.height()), theme.color("accent"))
        standing = view.standing.get(entry.id or 0, UNHARMED)
        level = "accent_soft" if option.state & QStyle.StateFlag.State_Selected else "pane"
        painter.setFont(option.font)
        emblem = standing.look.as_emblem(entry.side, entry.name)
        painted = Standing(hidden=entry.hidden, level=level)
        paint_emblem(painter, QRectF(rect.left() + px(10), rect.top() + px(6), px(EMBLEM), px(EMBLEM)), emblem, painted)
        right = self._paint_life(painter, option, rect, standing)
        if entry.notes:
            right -= px(20)
            icons.paint(painter, "sticky-note", QRectF(right, rect.top() + px(6), px(16), px(16)), theme.color("muted"))
        if standing.share < 1:
            right -= px(BAR_LENGTH) + px(4)
            bar = QRectF(right, rect.top() + px(14) - px(BAR_HEIGHT) / 2, px(BAR_LENGTH), px(BAR_HEIGHT))
            paint_bar(painter, bar, standing.share, ground=level)
        left = rect.left() + px(NAME_LEFT)
        name = entry.name if entry.count == 1 else f"{entry.name} × {entry.count}"
        upper = QRect(left, rect.top() + px(3), right - left - px(6), px(22))
        write_line(painter, upper, name, "muted" if entry.hidden else "text", sized(option.font, NORMAL, bold=True))
        words = QFontMetrics(sized(option.font, SMALL)).horizontalAdvance(standing.level)
        beside = words + px(GRID) if standing.level else 0
        lower = QRect(left, rect.top() + px(24), rect.right() - left - px(10) - beside, px(16))
        write_line(painter, lower, view.details(entry, timed=False), "muted", sized(option.font, SMALL))
        painter.setPen(theme.color("line"))
        painter.drawLine(rect.left() + px(8), rect.bottom(), rect.right() - px(8), rect.bottom())
        painter.restore()

    def _paint_life(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, standing: EntryStanding) -> int:
        """Draw the vital pool of a line and its level at the right; return where they begin in its upper half."""
        end = right = rect.right() - px(10)
        small, top = numbers(sized(option.font, SMALL)), rect.top() + px(3)
        write_line(
            painter, QRect(rect.left(), top + px(21), end - rect.left(), px(16)), standing.level, "muted", small, RIGHT
        )
        if (life := standing.life) is None:
            return right
        role = "bad" if role_of_share(standing.share) == "bad" else "text"
        line = QRectF(rect.left(), top, end - rect.left(), px(22))
        return int(paint_vital(painter, line, life.drawing, figure(life.value), life.maximum, role, option.font)) - px(
            GRID
        )

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, words: str) -> None:
        theme, rect = current(), option.rect
        band = QRect(rect.left(), rect.top(), rect.width(), px(HEADING_HEIGHT))
        painter.fillRect(band, theme.color("surface"))
        icons.paint(
            painter, "hourglass", QRectF(band.left() + px(13), band.top() + px(5), px(14), px(14)), theme.color("muted")
        )
        write_line(painter, band.adjusted(px(38), 0, -px(10), 0), words, "muted", sized(option.font, SMALL, bold=True))


class Roster(RowList):
    """The list of the roster with its keys; it requests changes, which the page makes."""

    entries_edited = Signal(object)
    """Entries with their new values."""
    removal_requested = Signal(object)
    """The ids of lines to take out."""
    split_requested = Signal(object)
    """The entry of which each is to have a line of its own."""
    rearrangement_requested = Signal(object, object)
    """The ids of all lines in their order, and the entries whose side or time is another one then."""
    wave_requested = Signal()
    """`w`: when the chosen lines enter is to be chosen."""
    name_requested = Signal()
    """Enter or F2: the name of the chosen line is to be written."""
    selection_changed = Signal()
    """Other lines are chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.may_change = True
        self._has_waves = False
        self._headed: int | None = None
        """The row on whose heading the mouse was pressed."""
        self.when: Callable[[Mapping[str, Any]], str] = lambda when: ""
        """When a line enters, in the words of its system."""
        self.grouped: Mapping[int, str] = {}
        """Entry's id to the group that its sheet names."""
        self.standing: dict[int, EntryStanding] = {}
        """Entry's id to how it comes into the fight."""
        self.rows = RosterModel(self)
        self.setModel(self.rows)
        self._in_sight = CurrentInSight(self)
        self.setItemDelegate(RosterDelegate(self))
        self.setAccessibleName(self.tr("Who takes part"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        DragSource(self, self._payload)
        self.selectionModel().selectionChanged.connect(self.selection_changed)
        self.prepared = PreparedChange(self, self._change_words, self._take_prepared)
        """The change of the chosen lines prepared by letters and digits."""

    def sizeHint(self) -> QSize:
        """Two lines and a bit: what more room there is it gets."""
        return QSize(px(256), 2 * px(ROW_HEIGHT) + px(8))

    def minimumSizeHint(self) -> QSize:
        """Two lines and a bit: the fields below give way."""
        return QSize(px(120), 2 * px(ROW_HEIGHT) + px(8))

    # --- what it says ----------------------------------------------------------------------------------

    def heading(self, row: int) -> str:
        """Return the heading above a line whose wave differs from that before it; else empty."""
        rows = self.rows.rows
        wave = checked_wave(rows[row].wave)
        if not self._has_waves or (row and checked_wave(rows[row - 1].wave) == wave):
            return ""
        if not wave:
            return self.tr("There from the start")
        words = " · ".join(filter(None, (wave.get("name", ""), self.when(wave))))
        return words[:1].upper() + words[1:]

    def body_of(self, row: int) -> QRect:
        """Return the rectangle of a line without its heading."""
        rect = self.visualRect(self.rows.index(row, 0))
        return rect.adjusted(0, px(HEADING_HEIGHT) if self.heading(row) else 0, 0, 0)

    def heading_at(self, point: QPoint) -> int | None:
        """The row of the line whose heading stands at a point."""
        index = self.indexAt(point)
        return index.row() if index.isValid() and point.y() < self.body_of(index.row()).top() else None

    def details(self, entry: EncounterEntry, *, timed: bool = True) -> str:
        """Return the other preparations of a line in words; `timed`: with its wave, which a heading tells."""
        parts = [side_name(entry.side)]
        if group := entry.group or self.grouped.get(entry.id or 0, ""):
            parts.append(self.tr("group {group}").format(group=group))
        if entry.wave and timed:
            parts.append(self.when(checked_wave(entry.wave)))
        parts += self.standing.get(entry.id or 0, UNHARMED).words
        if temperament := entry.extra.get(TEMPERAMENT):
            parts.append(temperament_name(str(temperament)))
        if entry.hidden:
            parts.append(self.tr("hidden"))
        if entry.notes:
            parts.append(in_one_line(entry.notes))
        return " · ".join(parts)

    def spoken(self, entry: EncounterEntry) -> str:
        """A line in words, for screen readers."""
        standing = self.standing.get(entry.id or 0, UNHARMED)
        life = "" if standing.life is None or standing.share < 1 else standing.life.words
        return ", ".join(filter(None, (f"{entry.name} × {entry.count}", life, standing.level, self.details(entry))))

    # --- what is chosen --------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in use."""
        return tuple(dict.fromkeys(entry.side for entry in self.rows.rows))

    @property
    def entries(self) -> list[EncounterEntry]:
        """The chosen lines from the top down."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.rows.rows[row] for row in chosen]

    def show_entries(self, entries: Sequence[EncounterEntry]) -> None:
        """Show lines; those that stay keep their choice. Something is always chosen."""
        self._has_waves = any(checked_wave(entry.wave) for entry in entries)
        self.rows.show_rows(entries)
        self.scheduleDelayedItemsLayout()  # what a heading stands above is told by the line before it, too
        if entries and not self.selectionModel().hasSelection():
            choose_alone(self, self.rows.index(min(max(self.currentIndex().row(), 0), len(entries) - 1), 0))

    def choose(self, ids: Sequence[int]) -> None:
        """Choose lines."""
        self.clearSelection()
        flag = self.selectionModel().SelectionFlag
        for id in ids:
            index = self.rows.index_of(id)
            if index.isValid():
                self.selectionModel().setCurrentIndex(index, flag.Select)

    # --- changing --------------------------------------------------------------------------------------

    def move_to(self, ids: set[int], target: int) -> None:
        """Move lines before the one at a row."""
        wanted = self.order_with(ids, target)
        if wanted != [entry.id for entry in self.rows.rows]:
            self.rearrangement_requested.emit(wanted, [])

    def order_with(self, ids: set[int], target: int) -> list[int | None]:
        """Return the ids of all lines with some moved before the one at a row."""
        order = [entry.id for entry in self.rows.rows]
        before = [id for id in order[:target] if id not in ids]
        after = [id for id in order[target:] if id not in ids]
        return [*before, *(id for id in order if id in ids), *after]

    def _shift(self, step: int) -> None:
        """Move the chosen lines one place up or down, together."""
        rows = [index.row() for index in self.selectionModel().selectedIndexes()]
        if rows:
            target = min(rows) - 1 if step < 0 else max(rows) + 2
            if 0 <= target <= self.rows.rowCount():
                self.move_to({entry.id for entry in self.entries if entry.id is not None}, target)

    def change(self, **values: Any) -> None:
        """Give the chosen lines other values; a member of a party stays one."""
        changed = self._changed(values)
        if changed and self.may_change:
            self.entries_edited.emit(changed)

    def _changed(self, values: Mapping[str, Any]) -> list[EncounterEntry]:
        """The chosen lines that other values would change, as they would be."""
        changed = []
        for entry in self.entries:
            mine = {key: value for key, value in values.items() if key != "count" or entry.member_id is None}
            if any(getattr(entry, key) != value for key, value in mine.items()):
                changed.append(twin(entry, **mine))
        return changed

    def _take_prepared(self, values: Mapping[str, Any]) -> None:
        """Make the change that is prepared; another side is asked for its name first."""
        if values.get("side") == ANOTHER:
            ask_for_side(self.window(), self, self.sides, lambda side: self.change(**{**values, "side": side}))
        else:
            self.change(**values)

    def _change_words(self, values: Mapping[str, Any]) -> str:
        """Return in words what would change in the chosen lines; empty if nothing would."""
        changed = self._changed(values)
        return roster_change(self.entries, changed) if changed else ""

    def split(self) -> None:
        """Give each of the chosen line a line of its own."""
        chosen = self.entries
        if self.may_change and len(chosen) == 1 and chosen[0].count > 1:
            self.split_requested.emit(chosen[0])

    def remove(self) -> None:
        """Take the chosen lines out."""
        if self.may_change and self.entries:
            self.removal_requested.emit([entry.id for entry in self.entries])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The line one works on stays in sight where there is less room than before."""
        super().resizeEvent(event)
        self._in_sight.resized()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and an arrow move, Del takes out, Enter names; `w` leads to when they enter.

        A figure prepares how many, `s` another side, `h` that the players do not see them: Enter does it.
        """
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        chosen = self.entries
        if not self.may_change or not chosen:
            super().keyPressEvent(event)
        elif self.prepared.take_key(event):
            pass
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._shift(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Delete:
            self.remove()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.name_requested.emit()
        elif event.text().casefold() == "w":
            self.wave_requested.emit()
        elif not self._prepare(event.text().casefold(), chosen):
            super().keyPressEvent(event)

    def _prepare(self, sign: str, chosen: Sequence[EncounterEntry]) -> bool:
        """Prepare what a letter or a figure means for the chosen lines; False if it means nothing."""
        prepared, first = self.prepared, chosen[0]
        if sign == "s":
            prepared.prepare("side", next_side(prepared.value("side", first.side), self.sides))
        elif sign == "h":
            prepared.prepare("hidden", not prepared.value("hidden", first.hidden))
        elif sign and sign in "0123456789-":
            if all(entry.member_id is not None for entry in chosen):
                prepared.refuse(self.tr("A member of a party takes part only once."))
            elif sign == "-":
                prepared.prepare("count", max(1, prepared.value("count", first.count) - 1))
            elif sign != "0" or prepared.value("count", 0):
                prepared.type_figure("count", sign, MOST)
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A heading chooses all who stand under it: they are dragged together."""
        row = self.heading_at(event.position().toPoint())
        self._headed = None if event.button() != Qt.MouseButton.LeftButton else row
        if self._headed is not None:
            self._choose_under(self._headed)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """They stay chosen."""
        super().mouseReleaseEvent(event)
        if self._headed is not None and self._headed == self.heading_at(event.position().toPoint()):
            self._choose_under(self._headed)

    def _choose_under(self, row: int) -> None:
        wave = checked_wave(self.rows.rows[row].wave)
        under = takewhile(lambda entry: checked_wave(entry.wave) == wave, self.rows.rows[row:])
        self.choose([entry.id for entry in under if entry.id is not None])

    # --- what is dragged -------------------------------------------------------------------------------

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A card under the mouse says how many are taken along."""
        carry(self)

    def _payload(self) -> DropPayload | None:
        """The chosen lines, and whom they are of: those can go elsewhere too."""
        chosen = self.entries
        if not chosen or not self.may_change:
            return None
        creatures = [entry for entry in chosen if entry.creature_id is not None for _ in range(entry.count)]
        members = [entry for entry in chosen if entry.member_id is not None]
        return DropPayload(
            tuple(entry.creature_id for entry in creatures if entry.creature_id is not None),
            tuple(entry.member_id for entry in members if entry.member_id is not None),
            tuple(entry.side for entry in (*creatures, *members)),
            entries=tuple(entry.id for entry in chosen if entry.id is not None),
            words=chosen[0].name if len(chosen) == 1 else self.tr("{count} lines").format(count=len(chosen)),
        )


def roster_change(before: Sequence[EncounterEntry], after: Sequence[EncounterEntry]) -> str:
    """Return whose line was changed, and how: `Hound: × 3`."""
    former = {entry.id: entry for entry in before}
    pairs = [(former[entry.id], entry) for entry in after if entry.id in former]
    changes = list(dict.fromkeys(words for old, new in pairs for words in _changes(old, new)))
    if not changes:
        return translate("RosterWords", "Change the roster")
    who = people([old.name for old, _ in pairs])
    return translate("RosterWords", "{who}: {what}").format(who=who, what=", ".join(changes))


def _changes(old: EncounterEntry, new: EncounterEntry) -> Iterator[str]:
    """Yield what differs between two versions of a roster line."""
    if old.name != new.name:
        yield translate("RosterWords", "renamed {name}").format(name=new.name)
    if old.side != new.side:
        yield offered_name(new.side)
    if old.count != new.count:
        yield f"× {new.count}"
    if old.group != new.group and new.group:
        yield translate("RosterWords", "group {group}").format(group=new.group)
    if old.hidden != new.hidden:
        yield translate("RosterWords", "hidden") if new.hidden else translate("RosterWords", "shown")
    named = _named()
    others = ("wave", "notes", "pools", "cells", *(("group",) if not new.group else ()))
    yield from (named[field] for field in others if getattr(old, field) != getattr(new, field))


def _named() -> Mapping[str, str]:
    """Fields of which it is said that they are others, but not what they were before."""
    return {
        "group": translate("RosterWords", "no group"),
        "wave": translate("RosterWords", "when they enter"),
        "notes": translate("RosterWords", "notes"),
        "pools": translate("RosterWords", "what is left of their pools"),
        "cells": translate("RosterWords", "places on the board"),
    }
