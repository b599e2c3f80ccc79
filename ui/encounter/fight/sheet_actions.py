"""What is done from a sheet on the stage, by mouse and by keys: its things taken up, its numbers explained, pinned."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal

from ui.encounter.action_panel.controller import ActionController
from ui.encounter.action_panel.panel import Stage
from ui.encounter.action_panel.presenter import StagePresenter
from ui.encounter.gm.override_menu import RulingMenu
from ui.encounter.sheet.explain import ExplanationController
from ui.session.controller import Conductor

PIN = "*"
"""The key that pins the sheet, and lets it go."""


class SheetActions(QObject):
    """Hands what is clicked or typed on a sheet to whoever does it."""

    action_taken_up = Signal()
    """Something was taken up: the keys belong to the page."""

    def __init__(
        self,
        conductor: Conductor,
        acting: ActionController,
        presenting: StagePresenter,
        explaining: ExplanationController,
        rulings: RulingMenu,
        stage: Stage,
    ) -> None:
        super().__init__(stage)
        self._conductor, self._acting, self._whose = conductor, acting, presenting.whose
        self._presenting, self._explaining, self._rulings, self._stage = presenting, explaining, rulings, stage
        sheets = stage.sheets
        sheets.thing_clicked.connect(self._use)
        sheets.action_clicked.connect(self._begin)
        sheets.number_clicked.connect(self._explain)
        sheets.pin_requested.connect(self._whose.pin)
        stage.number_requested.connect(self._explain_acting)
        stage.menu_requested.connect(self._rule)

    def take_key(self, text: str) -> bool:
        """Takes a figure of a thing, or the key that pins; False if it means nothing here.

        A figure is a thing's also while a drawer holds the sheet: what was taken up says on its card what it is.
        """
        if text == PIN:
            self._whose.pin()
            return True
        if len(text) != 1 or not (text.isdigit() and text.isascii()):
            return False
        self._presenting.complete()
        actor, cards, things = self._whose.shown().with_figures, self._stage.cards, self._presenting.numbered
        if actor is None:
            return False
        numbered = [*things, *(() if cards.isHidden() else cards.numbered)]
        number = int(text) - 1
        if not 0 <= number < len(numbered):
            return False
        self._use(actor.id, numbered[number])
        return True

    def _use(self, id: str, thing: str) -> None:
        """Takes a thing up, aimed at whom somebody has selected beside its bearer."""
        actor, aimed = self._acting.actor, self._whose.chosen_beside(self._conductor.fight.combatants[id])
        own = actor is not None and actor.id == id
        self._acting.use(thing, "" if own else id, "" if aimed is None else aimed.id)
        self.action_taken_up.emit()

    def _begin(self, id: str, action: str) -> None:
        self._acting.choose_out_of_turn(self._conductor.system.actions[action], id)
        self.action_taken_up.emit()

    def _explain(self, id: str, stat: str) -> None:
        self._explaining.explain(self._conductor.fight.combatants[id], stat)

    def _explain_acting(self, stat: str) -> None:
        if self._acting.actor is not None:
            self._explaining.explain(self._acting.actor, stat)

    def _rule(self, of_sheet: bool, place: QPoint) -> None:
        """The rulings on who acts, or on whose sheet is shown below."""
        combatant = self._whose.shown().one if of_sheet else self._acting.actor
        if combatant is not None:
            self._rulings.open_for(combatant.id, place)
