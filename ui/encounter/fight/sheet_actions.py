"""What is done from a sheet on the stage, by mouse and by keys: its things taken up, its numbers explained, pinned."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal

from ui.encounter.action_panel.controller import Acting
from ui.encounter.action_panel.panel import Stage
from ui.encounter.action_panel.presenter import Presenting
from ui.encounter.gm.override_menu import RulingMenu
from ui.encounter.sheet.explain import Explaining
from ui.session.controller import Conductor

PIN = "*"
"""The key that pins the sheet, and lets it go."""


class FromSheet(QObject):
    """Hands what is clicked or typed on a sheet to whoever does it."""

    done = Signal()
    """Something was taken up: the keys belong to the page."""

    def __init__(
        self,
        conductor: Conductor,
        acting: Acting,
        presenting: Presenting,
        explaining: Explaining,
        rulings: RulingMenu,
        stage: Stage,
    ) -> None:
        super().__init__(stage)
        self._conductor, self._acting, self._whose = conductor, acting, presenting.whose
        self._presenting, self._explaining, self._rulings, self._stage = presenting, explaining, rulings, stage
        sheets = stage.sheets
        sheets.used.connect(self._use)
        sheets.begun.connect(self._begin)
        sheets.explained.connect(self._explain)
        sheets.pin_asked.connect(self._whose.pin)
        stage.number_asked.connect(self._explain_acting)
        stage.menu_asked.connect(self._rule)

    def take_key(self, text: str) -> bool:
        """Takes a figure of a thing, or the key that pins; False if it means nothing here."""
        if text == PIN:
            self._whose.pin()
            return True
        if len(text) != 1 or not (text.isdigit() and text.isascii()):
            return False
        self._presenting.complete()
        actor, cards, things = self._whose.with_figures, self._stage.cards, self._presenting.numbered
        if actor is None:
            return False
        numbered = [*things, *(() if cards.isHidden() else cards.numbered)]
        number = int(text) - 1
        if not 0 <= number < len(numbered) or (number < len(things) and not self._stage.sheets.is_wanted):
            return False
        self._use(actor.id, numbered[number])
        return True

    def _use(self, id: str, thing: str) -> None:
        """Takes a thing up, aimed at whom somebody has selected beside its bearer."""
        actor, aimed = self._acting.actor, self._whose.chosen_beside(self._conductor.fight.combatants[id])
        own = actor is not None and actor.id == id
        self._acting.use(thing, "" if own else id, "" if aimed is None else aimed.id)
        self.done.emit()

    def _begin(self, id: str, action: str) -> None:
        self._acting.choose_out_of_turn(self._conductor.system.actions[action], id)
        self.done.emit()

    def _explain(self, id: str, stat: str) -> None:
        self._explaining.explain(self._conductor.fight.combatants[id], stat)

    def _explain_acting(self, stat: str) -> None:
        if self._acting.actor is not None:
            self._explaining.explain(self._acting.actor, stat)

    def _rule(self, of_sheet: bool, place: QPoint) -> None:
        """The rulings on who acts, or on whose sheet is shown below."""
        one = self._whose.one if of_sheet else self._acting.actor
        if one is not None:
            self._rulings.open_for(one.id, place)
