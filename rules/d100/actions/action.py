"""The base of every action of this system: whose stop it is, its checks, and what it uses of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rules.core.questions import Fault
from rules.d100.actions.params import Attempt, Repair, UseSkill
from rules.d100.combatant import phrases
from rules.d100.combatant.state import Carried, D100Fight, Fighter, Table
from rules.d100.combatant.weapons import Weapon
from rules.d100.turns.turns import hindrance
from rules.mechanics.action import Act
from rules.mechanics.checks import FINE, Check, one_fault
from rules.mechanics.declared_action import Declared
from rules.system.simple_fight import unknown_targets

P = TypeVar("P")
Checks = tuple[Check[D100Fight, Fighter, P], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class D100Action(Declared[D100Fight, Fighter, P]):
    """An action of this system: checks of the stop, then of the thing named, then of all its params."""

    cost: str = phrases.AN_ACTION
    named: tuple[Check[D100Fight, Fighter, P], ...] = ()
    """The checks of the thing named, before the other params."""
    own: tuple[Check[D100Fight, Fighter, P], ...] = ()
    """The checks after that."""
    later: tuple[Check[D100Fight, Fighter, P], ...] = ()
    """The last checks, only as it is done: they are still open while all declare."""
    free: bool = False
    """Whether it leaves the action of the turn unused."""
    late: bool = False
    """Whether it may be done even if the action is used."""

    def __post_init__(self) -> None:
        """Put the checks in the book's order."""
        object.__setattr__(self, "unread", (Check(self.may_act), *self.named))
        object.__setattr__(self, "checks", (*self.own, *self.later))
        Declared.__post_init__(self)

    def in_force(self, fight: D100Fight) -> tuple[Check[D100Fight, Fighter, P], ...]:
        """Return the checks that apply now: while all declare, those that can be judged already."""
        return (*self.named, *self.own) if fight.phase == "declaration" else self.all_checks

    def may_act(self, fight: D100Fight, actor: Fighter, params: P) -> Iterator[Fault]:
        """D100-SEQ-02: it is the actor's stop, it can act, it does not wait, and its action is unused."""
        if fight.phase != "action":
            yield Fault("wrong_phase", {"actor": actor.id})
        if fight.active != actor.id:
            yield Fault("not_your_turn", {"actor": actor.id})
        why = hindrance(fight, actor, self.id)
        if why is not None:
            yield Fault("cannot_act", {"actor": actor.id, "status": why}, final=not actor.present)
        if actor.waiting:
            yield Fault("too_early", {"actor": actor.id, "des": actor.initiative})
        if actor.spent_on and not self.late:
            yield Fault("no_action_left", {"actor": actor.id})

    def is_possible_in_turn(self, fight: D100Fight, actor: Fighter, params: P) -> bool:
        """Whether nothing but the stop refuses it."""
        return not any(True for check in self.all_checks[1:] for _ in check.find(fight, actor, params))

    def _run(self, table: Table, act: Act) -> None:
        """Use the action of the turn, then do it."""
        actor: Fighter = act.actor
        params = self.read(table, actor, act.command)
        if self.free:
            table.put(actor, "freely", self.id)
        else:
            spend_action(table, actor)
        self.do(table, actor, params)


def of_weapon(
    code: str, wrong: Callable[[Any, Weapon, Carried], object], *needs: str, final: bool = False
) -> Check[D100Fight, Fighter, Any]:
    """Return a check of the weapon by `wrong`: (params, weapon, its state) to whether it is refused."""

    def find(fight: D100Fight, actor: Fighter, params: Any) -> Iterator[Fault]:
        weapon: Weapon = params.of(actor)
        if not wrong(params, weapon, actor.weapons[weapon.id]):
            return FINE
        return one_fault(code, final=final, actor=actor.id, item=weapon.name)

    return Check(find, frozenset(("weapon", *needs)))


def named_targets(fight: D100Fight, actor: Fighter, targets: Sequence[str]) -> Iterator[Fault]:
    """Yield the faults of the targets: somebody is named, and known."""
    if not targets:
        yield Fault("need_targets", {"actor": actor.id}, final=True)
    yield from unknown_targets(fight, targets)


def spend_action(table: Table, combatant: Fighter, on: str = "act") -> None:
    """Use the action of the turn: `act`, `dodge` or `block`."""
    if combatant.spent_on != on:
        table.put(combatant, "spent_on", on)


def is_changed(fight: D100Fight, actor: Fighter, params: Attempt | Repair | UseSkill, used: str | None) -> bool:
    """D100-DECL-03: whether an act differs from the declaration: action, thing or targets, as far as named.

    `used` is what it is done with, a default counted. Who could not declare counts as having declared `defend`. Without
    declarations nothing is changed.
    """
    if fight.options.declarations == "off":
        return False
    declared = actor.declared
    if declared is None or declared.action != params.action:
        return True
    if declared.with_id is not None and declared.with_id != used:
        return True
    return bool(declared.targets) and frozenset(declared.targets) != frozenset(params.targets)
