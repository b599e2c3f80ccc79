"""Whose sheet stands under the actions, whether it stays there, and at whom what it can do is aimed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.core.state import Combatant
from ui.encounter.action_panel.controller import ActionController
from ui.encounter.turn_order.view import OrderView
from ui.session.controller import Conductor

AIMS = ("act", "declare")
"""Commands in which somebody is aimed at."""
LOOKED_BACK = 40
"""How many commands are looked through for the one whom somebody has aimed at last."""


class SheetSelection(QObject):
    """That of who acts, of who is selected, or of who has been pinned."""

    pinned_changed = Signal()
    """Another sheet is pinned, or none any more."""

    def __init__(self, conductor: Conductor, acting: ActionController, order: OrderView, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor, self._acts, self._order = conductor, acting, order
        self._pinned = ""
        conductor.fight_changed.connect(self._let_go)

    def _let_go(self) -> None:
        self._pinned = ""

    @property
    def pinned(self) -> Combatant | None:
        """Whose sheet stays, whoever acts or is selected."""
        return self._conductor.fight.combatants.get(self._pinned)

    @property
    def acting(self) -> Combatant | None:
        """Who acts, while the fight runs."""
        return None if self._conductor.fight.phase in ("setup", "ended") else self._acts.actor

    @property
    def with_figures(self) -> Combatant | None:
        """Whose things figures take up: those of who acts, whoever is looked at; where nobody does, the sheet’s."""
        return self.acting or self.one

    @property
    def selected(self) -> Combatant | None:
        """Who is selected in the order."""
        row = self._order.selected
        return None if row is None else self._conductor.fight.combatants.get(row.id)

    @property
    def one(self) -> Combatant | None:
        """Whose sheet it is."""
        return self.pinned or self.selected or self.acting

    def pin(self) -> None:
        """Pins the sheet that stands there, or lets the pinned one go."""
        combatant = None if self._pinned else self.one
        self._pinned = "" if combatant is None else combatant.id
        self.pinned_changed.emit()

    def pin_as(self, other: SheetSelection) -> None:
        """The same sheet is pinned as on another page over the same fight."""
        self._pinned = other._pinned

    def aimed_by(self, combatant: Combatant) -> Combatant | None:
        """Who its chances are told against: selected beside it, acting against it, aimed at last, or any foe."""
        fight = self._conductor.fight
        acting = fight.acting
        if (beside := self.chosen_beside(combatant)) is not None:
            return beside
        if acting is not None and acting.side != combatant.side:
            return acting
        foes = [
            other for other in fight.combatants.values() if other.side != combatant.side and other.state == "active"
        ]
        last = self._last_aim(combatant)
        return next((other for other in foes if other.id == last), next(iter(foes), None))

    def chosen_beside(self, combatant: Combatant) -> Combatant | None:
        """Who is selected as whom it may aim at; not a friend who only is selected because it is its turn."""
        selected = self.selected
        if selected is None or selected is combatant or selected.state == "out":
            return None
        return None if selected is self._conductor.fight.acting and selected.side == combatant.side else selected

    def _last_aim(self, combatant: Combatant) -> str:
        """The one at whom it aimed last, or has said that it will, if that was not long ago."""
        service = self._conductor.service
        done = [] if service is None else service.journal.entries[: service.journal.cursor]
        for entry in reversed(done[-LOOKED_BACK:]):
            command = entry.command
            if command["do"] in AIMS and command.get("actor") == combatant.id and command.get("targets"):
                return str(command["targets"][0])
        return ""
