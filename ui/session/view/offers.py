"""What combatants may do now, and why not: asked of the rules once for each position of the fight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from rules.core.display import Declaration
from rules.core.facts import Command
from rules.core.state import Combatant, Fight
from rules.engine.service import Refused
from rules.mechanics.action import Action, Option
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import WITH
from rules.system.system import System
from ui.session.fight import Position

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
EARLY = frozenset({"declare_order"})
"""Refusals that only say that others declare first."""


def is_early(refused: Refused | None) -> bool:
    """Return whether an action may be put together although its turn to be declared has not come."""
    return refused is not None and refused.code in EARLY


def overruled(command: Command) -> Command:
    """Return a command as the game master gives it whatever the rules say."""
    return {**command, "override": True}


def refused_whenever(refusal_of: Callable[[Command], Refused | None], command: Command) -> Refused | None:
    """Return why a declaration would be refused in its turn, too; None if it would be accepted then."""
    refused = refusal_of(command)
    return refusal_of(overruled(command)) if is_early(refused) else refused


def lines_of_all(position: Position) -> tuple[Declaration, ...]:
    """Return what everybody declares, as the system proposes it to those who see all."""
    return position.work_out("lines", partial(position.service.system.window.declarations, position.fight))


def once(work_out: Callable[Concatenate[Any, Asked], Answer]) -> Callable[Concatenate[Any, Asked], Answer]:
    """Decorate a method of an object with a `conductor`, so that it computes its answer once for each position."""
    name = work_out.__name__

    @wraps(work_out)
    def known(self: Any, /, *args: Asked.args, **_: Asked.kwargs) -> Answer:
        answer: Answer = self.conductor.position.work_out((name, *args), partial(work_out, self, *args))
        return answer

    return known


class Asking(Protocol):
    """What knows a fight whose rules are asked: the conductor, or who only tries one out."""

    @property
    def fight(self) -> Fight:
        """The state of the fight."""

    @property
    def system(self) -> System:
        """The system with its terms as they are read."""

    @property
    def position(self) -> Position:
        """The present position of the fight."""

    def refusal_of(self, command: Command) -> Refused | None:
        """Return what refuses a command; None if it would begin."""

    def sentence(self, refused: Refused) -> str:
        """Return a refusal in the reader's language."""


class Offers:
    """Ask the rules, changing nothing, each thing once for a position of the fight."""

    def __init__(self, conductor: Asking) -> None:
        self.conductor = conductor

    @once
    def actions(self, actor: Combatant) -> list[tuple[Action, str]]:
        """Return the actions of a combatant's turn, each with the sentence that refuses it (empty: possible)."""
        position = self.conductor.position
        return [(action, self._closed(position, action, actor)) for action in self._listed(actor)]

    @once
    def _listed(self, actor: Combatant) -> Sequence[Action]:
        """Return the actions worth showing to a combatant now, possible or not."""
        return self.conductor.system.offers(self.conductor.fight, actor)

    def outside(self, combatant: Combatant) -> list[tuple[Action, str]]:
        """Return the actions of a combatant before the fight begins, or after its end."""
        phase = self.conductor.fight.phase
        return [(action, closed) for action, closed in self.actions(combatant) if phase in action.outside]

    def may_override(self, actor: Combatant, action: Action) -> bool:
        """Whether the game master's word could stand for an action that is closed."""
        command: Command = {"do": "act", "actor": actor.id, "action": action.id, "override": True}
        refused = self.conductor.refusal_of(command)
        return refused is None or action.is_unfinished(refused.code)

    @once
    def out_of_turn(self) -> list[tuple[Action, str, str]]:
        """Return others' actions in this turn that the active combatant may not do: (action, combatant id, name)."""
        position, system = self.conductor.position, self.conductor.system
        fight = position.fight
        active = fight.acting
        offers: list[tuple[Action, str, str]] = []
        for action in system.actions.values() if active is not None else ():
            assert active is not None
            offered = action.offered if action.any_turn else None
            if offered is None or (offered(fight, active) and not self._closed(position, action, active)):
                continue
            offers += [
                (action, combatant.id, combatant.name)
                for combatant in fight.combatants.values()
                if combatant is not active
                and combatant.state != "out"
                and offered(fight, combatant)
                and not self._closed(position, action, combatant)
            ]
        return offers

    @once
    def things(self, combatant: Combatant) -> Sequence[tuple[Action, Option]]:
        """Return each thing of a combatant with its first action, possible now or not."""
        first: dict[str, tuple[Action, Option]] = {}
        for action in self.conductor.system.actions.values():
            # What another's turn closes to it is worth knowing all the same.
            for option in self.options_with(action, combatant):
                if option.id:
                    first.setdefault(option.id, (action, option))
        return tuple(first.values())

    def options_with(self, action: Action, combatant: Combatant) -> Sequence[Option]:
        """Return the things that an action may be done with; none where it is done with nothing."""
        options = next((field.options for field in action.fields if field.name == WITH), None)
        return () if options is None else options(self.conductor.fight, combatant, {})

    def closed_to(self, action: Action, combatant: Combatant) -> str:
        """Return the sentence that refuses an action with any params; empty if it is possible."""
        return self._closed(self.conductor.position, action, combatant)

    def refusal(self, action: Action, combatant: Combatant) -> Refused | None:
        """Return what refuses an action with any params; None if it is possible."""
        return self._refusal(self.conductor.position, action, combatant)

    def _closed(self, position: Position, action: Action, combatant: Combatant) -> str:
        refused = self._refusal(position, action, combatant)
        return "" if refused is None else self.conductor.sentence(refused)

    def _refusal(self, position: Position, action: Action, combatant: Combatant) -> Refused | None:
        key = ("refusal of any", action.id, combatant.id)
        return position.work_out(key, partial(self._refused, position, action, combatant))

    def _refused(self, position: Position, action: Action, combatant: Combatant) -> Refused | None:
        if isinstance(action, Declared) and position.fight.phase not in ("setup", "ended"):
            fault = action.closed(position.fight, combatant)
            return None if fault is None else Refused(fault.code, fault.details)
        refused = position.refusal_of({"do": "act", "actor": combatant.id, "action": action.id})
        return None if self._is_open(action, refused) else refused

    def _is_open(self, action: Action, refused: Refused | None) -> bool:
        return refused is None or action.is_unfinished(refused.code) or is_early(refused)

    def _why_closed(self, action: Action, refused: Refused | None) -> str:
        return "" if refused is None or self._is_open(action, refused) else self.conductor.sentence(refused)

    @once
    def declarations(self, actor: Combatant) -> list[tuple[Action, str]]:
        """Return what a combatant may declare, and the actions of any turn."""
        actions, position = [], self.conductor.position
        for action in self._listed(actor):
            refused = position.refusal_of({"do": "declare", "actor": actor.id, "action": action.id})
            if refused is not None and refused.undeclared:
                refused = position.refusal_of({"do": "act", "actor": actor.id, "action": action.id})
                if not action.any_turn or self._why_closed(action, refused):
                    continue
            actions.append((action, self._why_closed(action, refused)))
        return actions

    @once
    def anything_declared(self) -> bool:
        """Whether this is a stop at which something is declared, by whoever it is."""
        value = next(iter(self.conductor.fight.combatants), None)
        actions = () if value is None else self.conductor.system.actions
        return any(self.is_declared({"actor": value, "action": id}) for id in actions)

    def is_declared(self, command: Command) -> bool:
        """Return whether an action is declared at this stop, and not one of any turn."""
        refused = self.conductor.refusal_of({**command, "do": "declare"})
        return refused is None or not refused.undeclared
