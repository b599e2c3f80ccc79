"""What the stage offers: actions and declarations, each with the sentence it would be refused with."""

from __future__ import annotations

from rules.core.facts import Command
from rules.core.state import Combatant
from rules.engine.service import Refused
from rules.mechanics.action import Action
from rules.mechanics.declared_action import Declared
from ui.encounter.action_panel.declarations import Declaring
from ui.session.controller import Conductor


class Offers:
    """Asks the rules, without doing anything."""

    def __init__(self, conductor: Conductor, declaring: Declaring) -> None:
        self.conductor = conductor
        self.declaring = declaring

    def actions(self, actor: Combatant) -> list[tuple[Action, str]]:
        """What somebody may do in its turn; an empty sentence means that it is open."""
        offered = self.conductor.system.offers(self.conductor.fight, actor)
        return [(action, self.closed_to(action, actor)) for action in offered]

    def outside(self, one: Combatant) -> list[tuple[Action, str]]:
        """What somebody may do before the fight begins, or after its end."""
        phase = self.conductor.fight.phase
        return [(action, closed) for action, closed in self.actions(one) if phase in action.outside]

    def may_override(self, actor: Combatant, action: Action) -> bool:
        """Whether the game master's word could stand for an action that is closed."""
        command: Command = {"do": "act", "actor": actor.id, "action": action.id, "override": True}
        refused = self.conductor.refusal_of(command)
        return refused is None or action.is_unfinished(refused.code)

    def out_of_turn(self) -> list[tuple[Action, str, str]]:
        """What others may do in this turn that the active one may not: (action, combatant id, its name)."""
        fight, system = self.conductor.fight, self.conductor.system
        active = fight.acting
        found: list[tuple[Action, str, str]] = []
        for action in system.actions.values() if active is not None else ():
            assert active is not None
            offered = action.offered if action.any_turn else None
            if offered is None or (offered(fight, active) and not self.closed_to(action, active)):
                continue
            found += [
                (action, one.id, one.name)
                for one in fight.combatants.values()
                if one is not active and one.state != "out" and offered(fight, one) and not self.closed_to(action, one)
            ]
        return found

    def closed_to(self, action: Action, one: Combatant) -> str:
        """The sentence that an action would be refused with however it is put together; empty where it is open."""
        refused = self.conductor.refusal_of({"do": "act", "actor": one.id, "action": action.id})
        if refused is None or not isinstance(action, Declared) or refused.outside:
            return self._why_closed(action, refused)
        closed = self.conductor.system.closed(self.conductor.fight, one, action.id)
        if closed is None or self.declaring.open_to(refused):
            return ""
        return self.conductor.sentence(Refused(closed.code, closed.details))

    def _why_closed(self, action: Action, refused: Refused | None) -> str:
        if refused is None or action.is_unfinished(refused.code) or self.declaring.open_to(refused):
            return ""
        return self.conductor.sentence(refused)

    def declarations(self, actor: Combatant) -> list[tuple[Action, str]]:
        """What somebody may declare, and what may be done in anybody's turn."""
        found = []
        for action in self.conductor.system.offers(self.conductor.fight, actor):
            refused = self.conductor.refusal_of({"do": "declare", "actor": actor.id, "action": action.id})
            if refused is not None and refused.undeclared:
                refused = self.conductor.refusal_of({"do": "act", "actor": actor.id, "action": action.id})
                if not action.any_turn or self._why_closed(action, refused):
                    continue
            found.append((action, self._why_closed(action, refused)))
        return found

    def anything_declared(self) -> bool:
        """Whether this is a stop at which something is declared, by whoever it is."""
        one = next(iter(self.conductor.fight.combatants), None)
        actions = () if one is None else self.conductor.system.actions
        return any(self.is_declared({"actor": one, "action": id}) for id in actions)

    def is_declared(self, command: Command) -> bool:
        """Whether an action is declared at this stop; else it is one that may be done in anybody's turn."""
        refused = self.conductor.refusal_of({**command, "do": "declare"})
        return refused is None or not refused.undeclared
