"""Drops on the running fight: creatures, members, statuses, items for its members."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from models.repositories.setups import carried_state
from models.storage.errors import LibraryError
from rules.board.geometry import Cell, cell_name
from rules.engine.join_commands import free_cells, stood
from rules.log.refusals import refusal_sentence
from ui.board.fight.board import FightBoard
from ui.dnd.drop_targets import DropAnswer, DropTarget, on_side, side_at, side_bands
from ui.dnd.payload import DropPayload
from ui.edits.items import ItemTransfer
from ui.encounter.gm.override_menu import RulingMenu
from ui.encounter.turn_order.view import OrderView
from ui.session.controller import Conductor
from ui.session.reinforcements import reinforce, try_placement, why_not_all
from ui.session.view.order import OrderRow, RowMaker
from ui.text.errors import library_sentence
from ui.widgets.sides import offered_name


class FightDrops(QObject):
    """Take drops into the fight, and preview those on order and board."""

    message_requested = Signal(str)
    """Why a combatant cannot join."""

    def __init__(
        self,
        conductor: Conductor,
        handing: ItemTransfer,
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
        order.weigh_move = self._weigh_move
        DropTarget(page, self._weigh)
        DropTarget(order.viewport(), self._weigh_in_order)
        DropTarget(board.view.viewport(), self._weigh_on_board)

    # --- what is dragged -------------------------------------------------------------------------------

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview a drop on the page: creatures join; by keyboard a status or an item goes to the selected row."""
        if (carried.status or carried.item) and point is None:
            return self._weigh_in_order(carried, None)
        return self._weigh_people(carried)

    def _weigh_in_order(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview a drop in the order: join at that place; a status or an item goes to the row's combatant."""
        row, above, rect = self._order.place_at(point)
        if carried.status:
            return self._weigh_status(carried.status, None if row is None else row.id, rect)
        if carried.item:
            return self._weigh_thing(carried, None if row is None else row.id, rect)
        answer = self._weigh_people(carried)
        if answer is None or answer.do is None:
            return answer
        if point is None:
            return self._weigh_place(carried, answer, row, rect, above=above)
        used = [combatant.side for combatant in self._conductor.fight.combatants.values()]
        bands = side_bands(self._order.viewport().rect(), used)
        side = side_at(bands, point)
        if side is None:
            return self._weigh_place(carried, answer, row, rect, above=above)._replace(bands=bands)
        answer = on_side(self._order, side, used, partial(self._weigh_side, carried)) or answer
        return answer._replace(light=bands[side], side=side, bands=bands)

    def _weigh_move(self, who: str, other: str, before: bool) -> DropAnswer:
        """Preview dragging somebody next to another in the order."""
        conductor = self._conductor
        command = {"do": "order", "actor": who, "before" if before else "after": other}
        refused = conductor.refusal_of(command)
        if refused is not None:
            return DropAnswer(None, conductor.sentence(refused))
        words = self.tr("Comes before {name}") if before else self.tr("Comes after {name}")
        return DropAnswer(partial(conductor.command, command), words.format(name=conductor.names[other]))

    def _weigh_side(self, carried: DropPayload, side: str) -> DropAnswer | None:
        """Preview joining a side, at the place of its newcomers."""
        answer = self._weigh_people(carried.on_side(side))
        if answer is None or answer.do is None:
            return answer
        return answer._replace(words=self.tr("Joins the fight: {side}").format(side=offered_name(side)))

    def _weigh_place(
        self, carried: DropPayload, answer: DropAnswer, row: OrderRow | None, rect: QRect | None, *, above: bool
    ) -> DropAnswer:
        """Preview joining before or after a row, if the rules allow that."""
        if row is None or rect is None:
            return answer
        line = QRect(rect.left(), rect.top() if above else rect.bottom(), rect.width(), 1)
        beside = ("before" if above else "after", row.id)
        words, stands = self._tried(carried, beside)
        if not stands:
            return DropAnswer(partial(self.join, carried), words, rect)
        return DropAnswer(partial(self.join, carried, (), beside), words, line)

    def _tried(self, carried: DropPayload, beside: tuple[str, str]) -> tuple[str, bool]:
        """Return the result of joining at a place in words, and whether it is allowed; tried once."""
        key = ("joins", carried, beside)
        return self._conductor.position.work_out(key, partial(self._try, carried, beside))

    def _try(self, carried: DropPayload, beside: tuple[str, str]) -> tuple[str, bool]:
        conductor = self._conductor
        try:
            combatants, _ = self._people(carried)
            trial = try_placement(conductor, combatants, beside)
        except LibraryError as error:
            return library_sentence(error), False
        if trial is None or not trial.ids:
            return self.tr("Joins the fight"), False
        system, names = conductor.system, {id: combatant.name for id, combatant in trial.fight.combatants.items()}
        if trial.refused is not None:
            refused, names_there = trial.refused, {**conductor.names, **names}
            why = refusal_sentence(system, refused.code, refused.details, names_there, conductor.language)
            return self.tr("Joins the fight, not at this place: {why}").format(why=why), False
        return self.where_words([row.id for row in RowMaker().rows(trial.fight, system, {})], names, trial.ids), True

    def where_words(self, order: Sequence[str], names: Mapping[str, str], joined: Sequence[str]) -> str:
        """Return where in the order those who joined stand: before whom, or last."""
        last = max(order.index(id) for id in joined)
        behind = next((id for id in order[last + 1 :] if id not in joined), None)
        several = len(joined) > 1
        if behind is not None:
            before_words = self.tr("They join before {name}") if several else self.tr("Joins before {name}")
            return before_words.format(name=names[behind])
        earlier = [id for id in order[:last] if id not in joined]
        if not earlier:
            return self.tr("They join the fight") if several else self.tr("Joins the fight")
        after_words = self.tr("They join after {name}") if several else self.tr("Joins after {name}")
        return after_words.format(name=names[earlier[-1]])

    def _weigh_on_board(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview a drop on the board: join at the nearest free cells; a status or an item goes to the piece."""
        view = self._board.view
        cell = view.cursor_cell if point is None else view.cell_under(point)
        if not self._conductor.is_open:
            return None
        if cell is None:
            return DropAnswer(None, self.tr("Drop them on a cell."))
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
        return DropAnswer(partial(self.join, carried, cells), words, view.light_of(cells[0] if cells else cell))

    def _weigh_people(self, carried: DropPayload) -> DropAnswer | None:
        conductor = self._conductor
        if not conductor.is_open:
            return None
        if carried.item:
            return DropAnswer(None, self.tr("Drop it on a combatant."))
        if not carried.has_people:
            return DropAnswer(None, self.tr("Only creatures, members and statuses can be dropped here."))
        refusal = why_not_all(conductor.library, carried, conductor.system.id)
        if not refusal and not carried.creatures and conductor.current_fight.members_here().issuperset(carried.members):
            refusal = self.tr("They are already in this fight.")
        if not refusal and conductor.fight.phase == "ended":
            refusal = self.tr("This fight is over.")
        refusal = refusal or conductor.questions.why_wait()
        return (
            DropAnswer(None, refusal)
            if refusal
            else DropAnswer(partial(self.join, carried), self.tr("Joins the fight"))
        )

    def _weigh_status(self, status: str, id: str | None, light: QRect | None) -> DropAnswer:
        known = self._conductor.system.statuses.get(status) if self._conductor.is_open else None
        if known is None:
            return DropAnswer(None, self.tr("This fight knows no such status."))
        if id is None:
            return DropAnswer(None, self.tr("Drop it on a combatant."))
        if why := self._conductor.questions.why_wait():
            return DropAnswer(None, why)
        words = self.tr("{status} on {name}").format(status=known.label, name=self._conductor.names[id])
        return DropAnswer(partial(self._rulings.inflicter((id,), status), ""), words, light)

    def _weigh_thing(self, carried: DropPayload, id: str | None, light: QRect | None) -> DropAnswer:
        """Preview giving an item to a member in the fight, for its next one."""
        if id is None or not self._conductor.is_open:
            return DropAnswer(None, self.tr("Drop it on a combatant."))
        member = self._conductor.current_fight.members.get(id)
        if member is None:
            words = self.tr("{name} is in no party, and keeps nothing after this fight.")
            return DropAnswer(None, words.format(name=self._conductor.names[id]))
        answer = self._handing.weigh(carried, member, light)
        if answer.do is None or carried.gain or self._conductor.fight.phase == "ended":
            return answer
        return answer._replace(words=self.tr("{words}: available in the next fight").format(words=answer.words))

    # --- joining ---------------------------------------------------------------------------------------

    def join(self, dropped: DropPayload, cells: Sequence[Cell] = (), beside: tuple[str, str] | None = None) -> None:
        """Let creatures and members join in one step, on the first free `cells`, or `before` or `after` a combatant."""
        conductor = self._conductor
        if not conductor.is_open:
            return
        try:
            refusal = why_not_all(conductor.library, dropped, conductor.system.id)
            if refusal:
                self.message_requested.emit(refusal)
                return
            combatants, members = self._people(dropped)
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return
        reinforce(conductor, stood(combatants, cells, conductor.system), members, beside)

    def _people(self, dropped: DropPayload) -> tuple[list[Mapping[str, Any]], list[int | None]]:
        """Return the combatants that would join, and the member of each, or None."""
        library, here = self._conductor.library, self._conductor.current_fight.members_here()
        creatures = {creature.id: creature for creature in library.creatures.get_all(dropped.creatures)}
        people: list[Mapping[str, Any]] = [
            {"name": creatures[id].name, "side": side, "sheet": creatures[id].sheet}
            for id, side in dropped.sided_creatures()
            if id in creatures
        ]
        members: list[int | None] = [None] * len(people)
        sides = {id: side for id, side in dropped.sided_members() if id not in here}
        for member in library.parties.members():
            if member.id is not None and member.id in sides:
                sheet = library.sheets.with_player(member.player, member.system, member.sheet)
                people.append({"name": member.name, "side": sides[member.id], "sheet": sheet, **carried_state(member)})
                members.append(member.id)
        return people, members
