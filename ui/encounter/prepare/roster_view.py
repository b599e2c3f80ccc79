"""The roster, the fields of its chosen lines, and drops on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from models.repositories.encounters import EncounterEntry
from models.repositories.parties import Party
from models.repositories.waves import checked_wave
from models.storage.store import twin
from rules.log.sentences import Teller
from rules.system.system import System
from ui.dnd.drop_targets import DropAnswer, DropTarget, on_side, row_under, side_at, side_bands
from ui.dnd.payload import DropPayload
from ui.encounter.prepare.roster_card import NO_POOLS, RosterCard
from ui.encounter.prepare.roster_model import HEADING_HEIGHT, ROW_HEIGHT, Roster
from ui.session.appearance import PLAIN, OwnLook
from ui.session.entry_state import standing_of
from ui.session.reinforcements import entry_words, when_words
from ui.sheets.system_selector import DoingChoice
from ui.text.words import language, side_name
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.buttons import PushButton
from ui.widgets.controls import EmptyState, IconButton
from ui.widgets.layouts import FlowPanel, WideScrollArea, stacked

NARROWEST = 176
"""Pixels of the box of parties, or more where its own words need more."""
LEAST = 36
"""The height that the fields keep on the lowest windows: a line."""
BESIDE = 560
"""The width from which the fields stand beside the roster, which has all of the height then."""
NARROWEST_FIELDS, WIDEST_FIELDS, SHARE = 300, 620, 0.4
"""The least and greatest width of the fields there, and their share of it all."""
ENTRY, TWO = 48, 92
"""The height that the roster keeps there: one who takes part, and two where the ways into it give their room."""


class RosterFields(WideScrollArea):
    """The fields as high as they are; on low windows they scroll, so that the lines beside or above stay in sight."""

    def __init__(self, card: RosterCard, parent: QWidget) -> None:
        super().__init__(card, parent)
        self._share = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMinimumHeight(px(LEAST))

    def take(self, share: int) -> None:
        """Be so many pixels wide, or as wide as needed where that is more; 0: as wide as what is above."""
        if share != self._share:
            self._share = share
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as its share."""
        return super().minimumSizeHint().expandedTo(QSize(self._share, 0))

    def sizeHint(self) -> QSize:
        """Return its share as width, and the height of the fields."""
        hint = super().sizeHint()
        return QSize(self.minimumSizeHint().width(), hint.height()) if self._share else hint


class RosterPane(QWidget):
    """The roster with its fields beside it, or below where it is narrow; what is to be done the page does."""

    creatures_requested = Signal()
    party_requested = Signal(int)
    board_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roster = Roster()
        self.drops = RosterDrops(self.roster)
        self.card = RosterCard()
        self._system = ""
        self._is_low = self._is_lowest = self._may_change = False
        self._full: Mapping[int, Mapping[str, int]] = {}
        self._starting: Mapping[int, Mapping[str, int]] = {}
        self._brought: Mapping[int, Mapping[str, int]] = {}
        self.add = QPushButton()
        self.board = PushButton(self.tr("Board…"), toolTip=self.tr("Choose or paint a board, and place everybody"))
        self.party = DoingChoice()
        self.party.setAccessibleName(self.tr("Add a party"))
        self.party.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.party.addItem("", None)
        self.unfold = IconButton("pencil", self.tr("Show or hide the fields of the selected lines"))
        """Stands beside the headings of the page, where it takes no height."""
        self.unfold.setCheckable(True)
        self.unfold.hide()
        self.empty = EmptyState(drawing="crossed-swords")
        self._fields = RosterFields(self.card, self)
        self._arrange()
        self._name_ways()
        self._listen()

    def _arrange(self) -> None:
        self.roster.setMinimumHeight(px(ENTRY))
        head = FlowPanel(8)
        head.add(self.add, self.party, self.board)
        self._middle = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._middle.setSpacing(px(8))
        for widget, share in ((self.empty, 1), (self.roster, 1), (self._fields, 0)):
            self._middle.addWidget(widget, share)
        stacked(head, (self._middle, 1), on=self, margins=(0, 8, 0, 0), spacing=8)

    def _listen(self) -> None:
        look().theme_changed.connect(self._name_ways)
        self.add.clicked.connect(self.creatures_requested)
        self.board.clicked.connect(self.board_requested)
        self.unfold.toggled.connect(self._fold)
        self.party.activated.connect(self._party_chosen)
        self.roster.selection_changed.connect(self._show_chosen)
        self.roster.name_requested.connect(self._write_name)
        self.roster.wave_requested.connect(self._choose_wave)
        self.card.values_changed.connect(self._change)
        self.card.removal_requested.connect(self.roster.remove)
        self.card.split_requested.connect(self.roster.split)

    def _party_chosen(self) -> None:
        if self.party.currentData() is not None:
            self.party_requested.emit(self.party.currentData())

    def _change(self, values: dict[str, object]) -> None:
        self.roster.change(**values)

    @property
    def is_beside(self) -> bool:
        """Whether the fields stand beside the roster."""
        return self.width() >= px(BESIDE)

    @property
    def is_folded(self) -> bool:
        """Whether the roster has the room of the fields too."""
        return self._is_low and not self.is_beside and not self.unfold.isChecked()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the fields stand beside the roster, or below it."""
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        """Put the fields where they have room; the roster is what the page is for."""
        directions, beside = QBoxLayout.Direction, self.is_beside
        self._middle.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._middle.setAlignment(self._fields, Qt.AlignmentFlag.AlignTop if beside else Qt.AlignmentFlag(0))
        share = max(px(NARROWEST_FIELDS), min(px(WIDEST_FIELDS), round(self.width() * SHARE)))
        self._fields.take(share if beside else 0)
        self._fold()

    def be_low(self, *, low: bool, lowest: bool) -> None:
        """Give the roster the room of the fields where there is little height, as long as nobody wants to see them.

        Where there is least, the fields have that of the ways into the roster.
        """
        if (low, lowest) != (self._is_low, self._is_lowest):
            self._is_low, self._is_lowest = low, lowest
            self._fold()

    def _name_ways(self) -> None:
        """Name the ways into the roster, so briefly in low and narrow windows that they stand in one line."""
        brief = self._is_low and not self.is_beside
        self.add.setText(self.tr("Creatures… (+)") if brief else self.tr("Add creatures… (+)"))
        self.party.setItemText(0, self.tr("A party…") if brief else self.tr("Add a party…"))
        words = self.party.room_for(self.party.itemText(0))
        self.party.setMinimumWidth(words if brief else max(px(NARROWEST), words))

    def showEvent(self, event: QShowEvent) -> None:
        """The button beside the headings is there with it."""
        super().showEvent(event)
        self._fold()

    def hideEvent(self, event: QHideEvent) -> None:
        """The button beside the headings goes with it."""
        super().hideEvent(event)
        self.unfold.hide()

    def _fold(self) -> None:
        self._name_ways()
        has_fields = self._may_change and not self.roster.isHidden()
        shown = has_fields and not self.is_folded
        self.unfold.setVisible(self._is_low and not self.is_beside and has_fields and self.isVisible())
        self._fields.setVisible(shown)
        crowded = shown and self._is_lowest and not self.is_beside
        for widget in (self.add, self.party, self.board):
            widget.setVisible(self._may_change and not crowded)
        self.roster.setMinimumHeight(px(TWO) if crowded else px(ENTRY))
        self._fields.updateGeometry()

    def _show_fields(self) -> None:
        if self.is_folded:
            self.unfold.setChecked(True)

    def _write_name(self) -> None:
        self._show_fields()
        if self.card.name.isEnabled():
            self.card.name.setFocus(Qt.FocusReason.OtherFocusReason)
            self.card.name.selectAll()

    def _choose_wave(self) -> None:
        self._show_fields()
        self.card.wave.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_entries(
        self,
        entries: Sequence[EncounterEntry],
        system: System | None,
        full: Mapping[int, Mapping[str, int]],
        brought: Mapping[int, Mapping[str, Any]],
        grouped: Mapping[int, str],
        looks: Mapping[int, OwnLook],
        *,
        may_change: bool,
        starting: Mapping[int, Mapping[str, int]] = NO_POOLS,
    ) -> None:
        """Show who takes part.

        `full` are the pools of their sheets, `brought` what members bring along, `grouped` their sheets' groups,
        `starting` what a fight begins with, of those pools that do not begin full.
        """
        self.roster.grouped = grouped
        self._starting = starting
        self._full, self._brought = full, {id: item["pools"] for id, item in brought.items()}
        pools, beside = ((), "") if system is None else (system.pools, system.phrases.file)
        self.card.take_pools(pools, beside)
        if system is not None and system.id != self._system:
            self._system = system.id
            teller = Teller(system, {}, language())
            units = {unit: teller.unit(unit) for unit in sorted(system.countdown_units)}
            self.card.take_waves(entry_words(teller, None), units)
            self.roster.when = partial(when_words, teller=teller)
        self.roster.standing = {
            entry.id: standing_of(
                system,
                entry,
                full.get(entry.id, {}),
                brought.get(entry.id, {}),
                looks.get(entry.id, PLAIN),
                starting.get(entry.id, {}),
            )
            for entry in entries
            if entry.id is not None
        }
        self.roster.may_change = may_change
        self.roster.show_entries(entries)
        self.roster.viewport().update()
        self.roster.setVisible(bool(entries))
        self._may_change = may_change
        self.empty.setVisible(not entries)
        self.empty.say(
            self.tr("Nobody takes part yet. Add a party and creatures, or drag them here from the other tabs."), ""
        )
        self._show_chosen()
        self._fold()

    def show_parties(self, parties: Sequence[Party], members: Callable[[int], Sequence[str]] = lambda _: ()) -> None:
        """The parties that can be added; those of one name are told apart by their `members`."""
        names = Counter(party.name for party in parties)
        self.party.clear()
        self.party.addItem("", None)
        self._name_ways()
        for party in parties:
            who = members(party.id) if names[party.name] > 1 and party.id is not None else ()
            self.party.addItem(f"{party.name} ({', '.join(who)})" if who else party.name, party.id)
        self.party.setEnabled(bool(parties))

    def _show_chosen(self) -> None:
        roster = self.roster
        self.card.show_entries(
            roster.entries, self._full, self._brought, roster.grouped, roster.sides, starting=self._starting
        )

    def commit(self) -> None:
        """Hand over what is prepared, and what is still being written."""
        self.roster.prepared.apply()
        if self.card.isVisible():
            self.card.commit()


Came = Callable[[DropPayload, int | None, Mapping[str, Any]], DropAnswer | None]


class RosterDrops(QObject):
    """Weighs what is held over the lines; what lies between two headings is the wave of the upper one."""

    def __init__(self, roster: Roster) -> None:
        super().__init__(roster)
        self._roster = roster
        self.came: Came = lambda carried, row, wave: None
        """The page's answer to creatures and members that join before a line, with their wave."""
        DropTarget(roster.viewport(), self._weigh)

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview a drop: newcomers get the place, the wave and the side dropped at."""
        roster = self._roster
        rows, bands = roster.rows.rows, side_bands(roster.viewport().rect(), roster.sides)
        side = side_at(bands, point)
        row, light = self._spot(point)
        if side is not None:
            row, light = len(rows), bands[side]
        moves = () if carried.copies else carried.entries
        mine = {entry.id for entry in rows if entry.id in moves and entry.id is not None}
        if not roster.may_change:
            return DropAnswer(None, self.tr("This fight has begun: add them in the fight itself."))
        near = None if side is not None else self._near(point)
        comrade = self._comrade(near, point, mine)
        if comrade is not None:
            answer: DropAnswer | None = self._join(comrade, mine)
        elif side is not None:
            answer = on_side(roster, side, roster.sides, partial(self._on, carried, mine, row))
        elif mine:
            answer = self._move(mine, row, near)
        else:
            answer = self._newcomers(carried, row, near)
        if answer is None or point is None or not (mine or carried.has_people):
            return answer
        return answer._replace(light=answer.light if comrade else light, side=side, bands=bands)

    def _spot(self, point: QPoint | None) -> tuple[int, QRect]:
        """The line before which something would come in, and what lights up: a heading, or the gap."""
        roster = self._roster
        row, light = row_under(roster, point, roster.rows.rowCount())
        index = None if point is None else roster.indexAt(point)
        if point is None or index is None or not index.isValid():
            return row, light
        body = roster.body_of(index.row())
        if roster.heading_at(point) is not None:
            return index.row(), QRect(body.left(), body.top() - px(HEADING_HEIGHT), body.width(), px(HEADING_HEIGHT))
        lower = point.y() > body.center().y()
        return index.row() + lower, QRect(0, max(1, body.bottom() if lower else body.top()), body.width(), 1)

    def _near(self, point: QPoint | None) -> EncounterEntry | None:
        """The line in whose wave something comes: the one under it, below them all the last; by keys the current."""
        rows = self._roster.rows
        if point is None:
            return rows.row_at(self._roster.currentIndex())
        index = self._roster.indexAt(point)
        return rows.row_at(index) if index.isValid() else next(iter(rows.rows[-1:]), None)

    def _comrade(self, near: EncounterEntry | None, point: QPoint | None, mine: set[int]) -> EncounterEntry | None:
        """The line of another time or group that some are let go right on; by keys the one with the cursor."""
        if not mine or near is None or near.id in mine:
            return None
        rows = self._roster.rows
        body = self._roster.body_of(rows.place_of(near.id) or 0)
        if point is not None and abs(point.y() - body.center().y()) > px(ROW_HEIGHT) // 4:
            return None
        going = [entry for entry in rows.rows if entry.id in mine]
        return near if any(_shared(entry) != _shared(_with(entry, near)) for entry in going) else None

    # --- what letting go does ----------------------------------------------------------------------------

    def _newcomers(self, carried: DropPayload, row: int, near: EncounterEntry | None) -> DropAnswer | None:
        """Preview newcomers, who enter with the line they are dropped on."""
        when = {} if near is None else checked_wave(near.wave)
        answer = self.came(carried, row, when)
        if answer is None or answer.do is None or near is None or not when:
            return answer
        words = self.tr("With {name}: {when}").format(name=near.name, when=self._roster.when(when))
        return answer._replace(words=words)

    def _join(self, comrade: EncounterEntry, mine: set[int]) -> DropAnswer:
        """Lines come behind another one, and enter with it; into its group too, if it has one."""
        roster = self._roster
        place = roster.rows.place_of(comrade.id) or 0
        going = [_with(entry, comrade) for entry in roster.rows.rows if entry.id in mine]
        group = self.tr("group {group}").format(group=comrade.group) if comrade.group else ""
        when = " · ".join(filter(None, (roster.when(checked_wave(comrade.wave)), group)))
        words = self.tr("With {name}: {when}") if when else self.tr("With {name}, there from the start")
        do = partial(roster.rearrangement_requested.emit, roster.order_with(mine, place + 1), going)
        return DropAnswer(do, words.format(name=comrade.name, when=when), roster.body_of(place))

    def _on(self, carried: DropPayload, mine: set[int], row: int, side: str) -> DropAnswer | None:
        """On a side: lines turn to it, others come in on it."""
        return self._turn(mine, side) if mine else self._newcomers(carried.on_side(side), row, None)

    def _turn(self, mine: set[int], side: str) -> DropAnswer:
        """Lines change sides where they stand."""
        rows = self._roster.rows.rows
        turned = [twin(entry, side=side) for entry in rows if entry.id in mine and entry.side != side]
        if not turned:
            return DropAnswer(None, self.tr("Already on the side {side}").format(side=side_name(side)))
        words = self.tr("On the side {side}").format(side=side_name(side))
        return DropAnswer(
            partial(self._roster.rearrangement_requested.emit, [entry.id for entry in rows], turned), words
        )

    def _move(self, mine: set[int], row: int, near: EncounterEntry | None) -> DropAnswer:
        """Preview moving lines to a place and its wave; they keep their groups."""
        roster = self._roster
        order = roster.order_with(mine, row)
        when = None if near is None or near.id in mine else checked_wave(near.wave)
        going = [entry for entry in roster.rows.rows if entry.id in mine]
        delayed = [twin(entry, wave=when) for entry in going if when is not None and checked_wave(entry.wave) != when]
        if not delayed and order == [entry.id for entry in roster.rows.rows]:
            return DropAnswer(None, self._why_not(near, mine))
        words = self.tr("To this place")
        if delayed and when:
            words = self.tr("To this place: {when}").format(when=roster.when(when))
        elif delayed:
            words = self.tr("To this place: there from the start")
        return DropAnswer(partial(roster.rearrangement_requested.emit, order, delayed), words)

    def _why_not(self, near: EncounterEntry | None, mine: set[int]) -> str:
        """Why nothing would come of it; nothing is said of a line over itself."""
        if near is None or near.id in mine:
            return ""
        if near.group:
            return self.tr("Already beside {name}, in the same group").format(name=near.name)
        return self.tr("Already beside {name}, who has no group to share").format(name=near.name)


def _shared(entry: EncounterEntry) -> tuple[Mapping[str, Any], str]:
    """Return what lines may share: wave and group."""
    return checked_wave(entry.wave), entry.group


def _with(entry: EncounterEntry, comrade: EncounterEntry) -> EncounterEntry:
    """A line as it is when it enters with another one; out of a group nobody falls by being put elsewhere."""
    return twin(entry, wave=checked_wave(comrade.wave), group=comrade.group or entry.group)
