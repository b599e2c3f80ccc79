"""What is let go on a roster: lines of it at another place, on another side or in another wave, and newcomers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect

from models.repositories.encounters import EncounterEntry
from models.repositories.waves import checked
from models.storage.store import twin
from ui.dnd.drop_targets import Answer, Place, row_under, side_at, side_bands
from ui.dnd.payload import Dropped
from ui.encounter.prepare.roster_model import HEADING_HEIGHT, ROW_HEIGHT, Roster
from ui.text.words import side_name

Came = Callable[[Dropped, int | None, Mapping[str, Any]], Answer | None]


class RosterDrops(QObject):
    """Weighs what is held over the lines; what lies between two headings is the wave of the upper one."""

    def __init__(self, roster: Roster) -> None:
        super().__init__(roster)
        self._roster = roster
        self.came: Came = lambda carried, row, wave: None
        """What the page says to creatures and members that come in before a line, and when they enter."""
        Place(roster.viewport(), self._weigh)

    def _weigh(self, carried: Dropped, point: QPoint | None) -> Answer | None:
        """What letting go would do: who comes enters at the place, in the wave and on the side dropped at."""
        roster = self._roster
        rows, space = roster.rows.rows, roster.viewport().rect()
        side = side_at(space, point)
        row, light = self._spot(point)
        if side is not None:
            row, light = len(rows), side_bands(space)[side]
        moves = () if carried.copies else carried.entries
        mine = {entry.id for entry in rows if entry.id in moves and entry.id is not None}
        if not roster.may_change:
            return Answer(None, self.tr("This fight has begun: who takes part comes into the fight itself."))
        near = None if side is not None else self._near(point)
        comrade = self._comrade(near, point, mine)
        if comrade is not None:
            answer: Answer | None = self._join(comrade, mine)
        elif mine and side is not None:
            answer = self._turn(mine, side)
        elif mine:
            answer = self._move(mine, row, near)
        else:
            answer = self._newcomers(carried.on_side(side), row, near)
        if answer is None or point is None or not (mine or carried.has_people):
            return answer
        return answer._replace(light=answer.light if comrade else light, side=side, sides=space)

    def _spot(self, point: QPoint | None) -> tuple[int, QRect]:
        """The line before which something would come in, and what lights up: a heading, or the gap."""
        roster = self._roster
        row, light = row_under(roster, point, roster.rows.rowCount())
        index = None if point is None else roster.indexAt(point)
        if point is None or index is None or not index.isValid():
            return row, light
        body = roster.body_of(index.row())
        if roster.heading_at(point) is not None:
            return index.row(), QRect(body.left(), body.top() - HEADING_HEIGHT, body.width(), HEADING_HEIGHT)
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
        if point is not None and abs(point.y() - body.center().y()) > ROW_HEIGHT // 4:
            return None
        going = [one for one in rows.rows if one.id in mine]
        return near if any(_shared(one) != _shared(_with(one, near)) for one in going) else None

    # --- what letting go does ----------------------------------------------------------------------------

    def _newcomers(self, carried: Dropped, row: int, near: EncounterEntry | None) -> Answer | None:
        """Those who come from elsewhere enter with the line that they are let go on."""
        when = {} if near is None else checked(near.wave)
        answer = self.came(carried, row, when)
        if answer is None or answer.do is None or near is None or not when:
            return answer
        words = self.tr("With {name}: {when}").format(name=near.name, when=self._roster.when(when))
        return answer._replace(words=words)

    def _join(self, comrade: EncounterEntry, mine: set[int]) -> Answer:
        """Lines come behind another one, and enter with it; into its group too, if it has one."""
        roster = self._roster
        place = roster.rows.place_of(comrade.id) or 0
        going = [_with(one, comrade) for one in roster.rows.rows if one.id in mine]
        group = self.tr("group {group}").format(group=comrade.group) if comrade.group else ""
        what = " · ".join(filter(None, (roster.when(checked(comrade.wave)), group)))
        words = self.tr("With {name}: {when}") if what else self.tr("With {name}, there from the start")
        do = partial(roster.rearranged.emit, roster.order_with(mine, place + 1), going)
        return Answer(do, words.format(name=comrade.name, when=what), roster.body_of(place))

    def _turn(self, mine: set[int], side: str) -> Answer:
        """Lines change sides where they stand."""
        rows = self._roster.rows.rows
        turned = [twin(one, side=side) for one in rows if one.id in mine and one.side != side]
        if not turned:
            return Answer(None, self.tr("Already on the side {side}").format(side=side_name(side)))
        words = self.tr("On the side {side}").format(side=side_name(side))
        return Answer(partial(self._roster.rearranged.emit, [one.id for one in rows], turned), words)

    def _move(self, mine: set[int], row: int, near: EncounterEntry | None) -> Answer:
        """Lines come to another place, and into the wave that stands there; their groups they keep."""
        roster = self._roster
        order = roster.order_with(mine, row)
        when = None if near is None or near.id in mine else checked(near.wave)
        going = [one for one in roster.rows.rows if one.id in mine]
        delayed = [twin(one, wave=when) for one in going if when is not None and checked(one.wave) != when]
        if not delayed and order == [one.id for one in roster.rows.rows]:
            return Answer(None, self._why_not(near, mine))
        words = self.tr("To this place")
        if delayed and when:
            words = self.tr("To this place: {when}").format(when=roster.when(when))
        elif delayed:
            words = self.tr("To this place: there from the start")
        return Answer(partial(roster.rearranged.emit, order, delayed), words)

    def _why_not(self, near: EncounterEntry | None, mine: set[int]) -> str:
        """Why nothing would come of it; nothing is said of a line over itself."""
        if near is None or near.id in mine:
            return ""
        if near.group:
            return self.tr("Already beside {name}, in the same group").format(name=near.name)
        return self.tr("Already beside {name}, who has no group to share").format(name=near.name)


def _shared(entry: EncounterEntry) -> tuple[Mapping[str, Any], str]:
    """What lines may have in common: when they enter, and their group."""
    return checked(entry.wave), entry.group


def _with(entry: EncounterEntry, comrade: EncounterEntry) -> EncounterEntry:
    """A line as it is when it enters with another one; out of a group nobody falls by being put elsewhere."""
    return twin(entry, wave=checked(comrade.wave), group=comrade.group or entry.group)
