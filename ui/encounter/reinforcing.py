"""Who and what comes into a running fight: creatures, members, statuses from their list, things for its members."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from models.refusals import LibraryError
from models.setups import lasting
from rules.geometry import Cell, cell_name
from rules.reinforcements import free_cells, stood
from ui.board.fight_board import FightBoard
from ui.conductor import Conductor
from ui.dragging import Dropped
from ui.dropping import Answer, Place
from ui.encounter.order_view import OrderView
from ui.encounter.ruling_menu import RulingMenu
from ui.handing import Handing
from ui.newcomers import reinforce
from ui.people import why_not_all
from ui.refusal_words import library_sentence


class Reinforcing(QObject):
    """Has those join who were dragged or picked, each on its side; says what order and board take."""

    said = Signal(str)
    """Why somebody cannot join."""

    def __init__(
        self,
        conductor: Conductor,
        handing: Handing,
        order: OrderView,
        board: FightBoard,
        rulings: RulingMenu,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self._conductor = conductor
        self._handing = handing
        self._order = order
        self._board = board
        self._rulings = rulings
        Place(page, self._weigh)
        Place(order.viewport(), self._weigh_in_order)
        Place(board.view.viewport(), self._weigh_on_board)

    # --- what is dragged -------------------------------------------------------------------------------

    def _weigh(self, carried: Dropped, point: QPoint | None) -> Answer | None:
        """Lets people into the fight from the page; by keys a status or a thing goes on the selected row."""
        if (carried.status or carried.item) and point is None:
            return self._weigh_in_order(carried, None)
        return self._weigh_people(carried)

    def _weigh_in_order(self, carried: Dropped, point: QPoint | None) -> Answer | None:
        """Into the order at a place; a status on whoever stands there, a thing to them."""
        row, above, rect = self._order.place_at(point)
        if carried.status:
            return self._weigh_status(carried.status, None if row is None else row.id, rect)
        if carried.item:
            return self._weigh_thing(carried, None if row is None else row.id, rect)
        answer = self._weigh_people(carried)
        if answer is None or answer.do is None or row is None or rect is None or not self._may_order(row.id):
            return answer
        line = QRect(rect.left(), rect.top() if above else rect.bottom(), rect.width(), 1)
        words = self.tr("Joins before {name}") if above else self.tr("Joins after {name}")
        beside = ("before" if above else "after", row.id)
        return Answer(partial(self.join, carried, (), beside), words.format(name=row.name), line)

    def _may_order(self, id: str) -> bool:
        """Whether the order is one that can be overruled now."""
        others = (one for one in self._conductor.fight.combatants if one != id)
        other = next(others, None)
        order = {"do": "order", "actor": other, "before": id}
        return other is not None and self._conductor.refusal_of(order) is None

    def _weigh_on_board(self, carried: Dropped, point: QPoint | None) -> Answer | None:
        """Puts newcomers on a cell and the nearest free ones; a status or a thing goes to whoever stands there."""
        view = self._board.view
        cell = view.cursor_cell if point is None else view.cell_under(point)
        if not self._conductor.is_open:
            return None
        if cell is None:
            return Answer(None, self.tr("Let them go on a cell."))
        if carried.status or carried.item:
            piece = self._board.scene.piece_at(cell)
            id, light = None if piece is None else piece.view.id, view.light_of(cell)
            return (
                self._weigh_status(carried.status, id, light)
                if carried.status
                else self._weigh_thing(carried, id, light)
            )
        answer = self._weigh_people(carried)
        if answer is None or answer.do is None:
            return answer
        cells = free_cells(self._conductor.fight, self._conductor.system, (cell,))
        words = self.tr("Joins on {cell}").format(cell=cell_name(cells[0] if cells else cell))
        return Answer(partial(self.join, carried, cells), words, view.light_of(cells[0] if cells else cell))

    def _weigh_people(self, carried: Dropped) -> Answer | None:
        conductor = self._conductor
        if not conductor.is_open:
            return None
        if carried.item:
            return Answer(None, self.tr("Let it go on a combatant."))
        if not carried.has_people:
            return Answer(None, self.tr("Creatures, members and statuses go here."))
        refusal = why_not_all(conductor.library, carried, conductor.system.id)
        if not refusal and not carried.creatures and conductor.at_hand.members_here().issuperset(carried.members):
            refusal = self.tr("They are in this fight already.")
        if not refusal and conductor.fight.phase == "ended":
            refusal = self.tr("This fight is over.")
        refusal = refusal or conductor.questions.why_wait()
        return Answer(None, refusal) if refusal else Answer(partial(self.join, carried), self.tr("Joins the fight"))

    def _weigh_status(self, status: str, id: str | None, light: QRect | None) -> Answer:
        known = self._conductor.system.statuses.get(status) if self._conductor.is_open else None
        if known is None:
            return Answer(None, self.tr("This fight knows no such status."))
        if id is None:
            return Answer(None, self.tr("Let it go on a combatant."))
        if why := self._conductor.questions.why_wait():
            return Answer(None, why)
        words = self.tr("{status} on {name}").format(status=known.label, name=self._conductor.names[id])
        return Answer(partial(self._rulings.inflicter((id,), status), ""), words, light)

    def _weigh_thing(self, carried: Dropped, id: str | None, light: QRect | None) -> Answer:
        """A thing goes to the member of a party who is in the fight; it comes into the next one with it."""
        if id is None or not self._conductor.is_open:
            return Answer(None, self.tr("Let it go on a combatant."))
        member = self._conductor.at_hand.members.get(id)
        if member is None:
            words = self.tr("{name} is in no party, and keeps nothing after this fight.")
            return Answer(None, words.format(name=self._conductor.names[id]))
        answer = self._handing.weigh(carried, member, light)
        if answer.do is None or carried.gain or self._conductor.fight.phase == "ended":
            return answer
        return answer._replace(words=self.tr("{words}: at hand in the next fight").format(words=answer.words))

    # --- joining ---------------------------------------------------------------------------------------

    def join(self, dropped: Dropped, cells: Sequence[Cell] = (), beside: tuple[str, str] | None = None) -> None:
        """Has them join, in one step; on the first of `cells` with room for them, or `before` or `after` somebody."""
        conductor = self._conductor
        if not conductor.is_open:
            return
        combatants: list[Mapping[str, Any]] = []
        library, here = conductor.library, conductor.at_hand.members_here()
        try:
            refusal = why_not_all(library, dropped, conductor.system.id)
            if refusal:
                self.said.emit(refusal)
                return
            found = {creature.id: creature for creature in library.creatures.get_all(dropped.creatures)}
            for creature, side in ((found[id], side) for id, side in dropped.sided_creatures() if id in found):
                combatants.append({"name": creature.name, "side": side, "sheet": creature.sheet})
            members = {id: side for id, side in dropped.sided_members() if id not in here}
            joining = [
                (one, members[one.id]) for one in library.parties.members() if one.id is not None and one.id in members
            ]
            for one, side in joining:
                known = {
                    "name": one.name,
                    "side": side,
                    "sheet": library.sheets.played_by(one.player, one.system, one.sheet),
                }
                combatants.append({**known, **lasting(one)})
        except LibraryError as error:
            self.said.emit(library_sentence(error))
            return
        creatures = len(combatants) - len(joining)
        standing = stood(combatants, cells, conductor.system)
        reinforce(conductor, standing, [*(None,) * creatures, *(one.id for one, _ in joining)], beside)
