"""What those who fight may do now, and why not: asked of the rules once for each position of the fight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rules.core.facts import Command
from rules.core.state import Combatant
from rules.engine.service import Refused
from rules.mechanics.action import Action
from rules.mechanics.declared_action import Declared

if TYPE_CHECKING:
    from ui.session.controller import Conductor

EARLY = frozenset({"declare_order"})
"""Refusals that only say that others declare first."""


def is_early(refused: Refused | None) -> bool:
    """Return whether an action may be put together although its turn to be declared has not come."""
    return refused is not None and refused.code in EARLY


class Offers:
    """Asks the rules, without doing anything, and each thing once for a position of the fight."""

    def __init__(self, conductor: Conductor) -> None:
        self.conductor = conductor

    def actions(self, actor: Combatant) -> list[tuple[Action, str]]:
        """What somebody may do in its turn; an empty sentence means that it is open."""
        return self.conductor.position.work_out(("actions", actor.id), lambda: self._actions(actor))

    def _actions(self, actor: Combatant) -> list[tuple[Action, str]]:
        return [(action, self.closed_to(action, actor)) for action in self._listed(actor)]

    def _listed(self, actor: Combatant) -> Sequence[Action]:
        """What is worth naming to somebody now, be it open or not."""
        offer = partial(self.conductor.system.offers, self.conductor.fight, actor)
        return self.conductor.position.work_out(("listed", actor.id), lambda: tuple(offer()))

    def outside(self, combatant: Combatant) -> list[tuple[Action, str]]:
        """What somebody may do before the fight begins, or after its end."""
        phase = self.conductor.fight.phase
        return [(action, closed) for action, closed in self.actions(combatant) if phase in action.outside]

    def may_override(self, actor: Combatant, action: Action) -> bool:
        """Whether the game master's word could stand for an action that is closed."""
        command: Command = {"do": "act", "actor": actor.id, "action": action.id, "override": True}
        refused = self.conductor.refusal_of(command)
        return refused is None or action.is_unfinished(refused.code)

    def out_of_turn(self) -> list[tuple[Action, str, str]]:
        """What others may do in this turn that the active one may not: (action, combatant id, its name)."""
        return self.conductor.position.work_out("out of turn", self._out_of_turn)

    def _out_of_turn(self) -> list[tuple[Action, str, str]]:
        fight, system = self.conductor.fight, self.conductor.system
        active = fight.acting
        found: list[tuple[Action, str, str]] = []
        for action in system.actions.values() if active is not None else ():
            assert active is not None
            offered = action.offered if action.any_turn else None
            if offered is None or (offered(fight, active) and not self.closed_to(action, active)):
                continue
            found += [
                (action, combatant.id, combatant.name)
                for combatant in fight.combatants.values()
                if combatant is not active
                and combatant.state != "out"
                and offered(fight, combatant)
                and not self.closed_to(action, combatant)
            ]
        return found

    def closed_to(self, action: Action, combatant: Combatant) -> str:
        """The sentence that an action would be refused with however it is put together; empty where it is open."""
        return self.conductor.position.work_out(
            ("closed", action.id, combatant.id), lambda: self._closed_to(action, combatant)
        )

    def _closed_to(self, action: Action, combatant: Combatant) -> str:
        conductor = self.conductor
        fight = conductor.fight
        closed = None
        if isinstance(action, Declared) and fight.phase not in ("setup", "ended"):
            closed = conductor.system.closed(fight, combatant, action.id)
            if closed is None:
                return ""
        refused = conductor.refusal_of({"do": "act", "actor": combatant.id, "action": action.id})
        if refused is None or closed is None:
            return self._why_closed(action, refused)
        return "" if is_early(refused) else conductor.sentence(Refused(closed.code, closed.details))

    def _why_closed(self, action: Action, refused: Refused | None) -> str:
        if refused is None or action.is_unfinished(refused.code) or is_early(refused):
            return ""
        return self.conductor.sentence(refused)

    def declarations(self, actor: Combatant) -> list[tuple[Action, str]]:
        """What somebody may declare, and what may be done in anybody's turn."""
        return self.conductor.position.work_out(("declarations", actor.id), lambda: self._declarations(actor))

    def _declarations(self, actor: Combatant) -> list[tuple[Action, str]]:
        found = []
        for action in self._listed(actor):
            refused = self.conductor.refusal_of({"do": "declare", "actor": actor.id, "action": action.id})
            if refused is not None and refused.undeclared:
                refused = self.conductor.refusal_of({"do": "act", "actor": actor.id, "action": action.id})
                if not action.any_turn or self._why_closed(action, refused):
                    continue
            found.append((action, self._why_closed(action, refused)))
        return found

    def anything_declared(self) -> bool:
        """Whether this is a stop at which something is declared, by whoever it is."""
        return self.conductor.position.work_out("declares", self._anything_declared)

    def _anything_declared(self) -> bool:
        value = next(iter(self.conductor.fight.combatants), None)
        actions = () if value is None else self.conductor.system.actions
        return any(self.is_declared({"actor": value, "action": id}) for id in actions)

    def is_declared(self, command: Command) -> bool:
        """Whether an action is declared at this stop; else it is one that may be done in anybody's turn."""
        refused = self.conductor.refusal_of({**command, "do": "declare"})
        return refused is None or not refused.undeclared
