"""The base of every action of this system: its params, its cost, its checks, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from rules.core.questions import Fault
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.board import distance, uses_board
from rules.fantasia.combatant.state import EXTRA, GONE, MOVE, NORMAL, SLOTS, Battle, Fighter, Table, allies
from rules.fantasia.statuses.catalogue import CONFUSION, WHEN_FORCED
from rules.fantasia.statuses.traits import SLUGGISH, WILD
from rules.mechanics.action import Option
from rules.mechanics.checks import FINE, Check, check, one_fault
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param

P = TypeVar("P", bound="ActionParams")

COSTS: Mapping[str, tuple[int, ...]] = {
    "normal": (NORMAL, EXTRA),
    "movement": (MOVE, EXTRA, NORMAL),
    "either": (MOVE, EXTRA, NORMAL),
    "none": (),
}
"""LF-TURN-03: the slots that can pay each cost, in the order in which they are tried."""

SLOT_LABELS = {"normal": "Normal", "move": "Movimiento", "extra": "Extra"}


@dataclass(frozen=True, kw_only=True)
class ActionParams:
    """The params of an action that costs nothing of the turn."""

    costs: ClassVar[str] = "none"
    paid: bool = True
    """Whether it takes a slot of the turn; reactions do not."""
    pay: str | None = None

    @property
    def price(self) -> str:
        """Return the cost of the action as it is put together, one of `COSTS`."""
        return self.costs


def payers(fight: Battle, combatant: Fighter, params: ActionParams) -> Iterator[Option]:
    """LF-TURN-03: yield the slots that could pay."""
    for slot in COSTS[params.costs]:
        yield Option(SLOTS[slot], SLOT_LABELS[SLOTS[slot]])


def several_payers(fight: Battle, combatant: Fighter, params: ActionParams) -> bool:
    """Whether several slots could pay."""
    return sum(1 for slot in COSTS[params.costs] if combatant.slots[slot]) > 1


@dataclass(frozen=True, kw_only=True)
class PaidActionParams(ActionParams):
    """The params of an action that takes a slot of the turn."""

    pay: str | None = param(
        "pay", "choice", "Con qué acción", words=SLOT_LABELS, choices=payers, advanced=True, shown=several_payers
    )


# --- paying ------------------------------------------------------------------------------------------------


def slot_for(actor: Fighter, cost: str, named: str | None) -> int | None:
    """Return the slot that pays: the one named, else the first that is left; None if none can."""
    possible = COSTS[cost]
    slots = actor.slots
    if named is not None:
        possible = tuple(index for index in possible if SLOTS[index] == named)
    for index in possible:
        if slots[index] > 0:
            return index
    return None


@check("pay")
def affords(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-TURN-01: a slot of the turn is left to pay with."""
    price = params.price
    if not params.paid or price == "none" or slot_for(actor, price, params.pay) is not None:
        return FINE
    return one_fault("no_action_left", actor=actor.id)


def single_if_extra(several: Callable[[Fighter, P], bool], *needs: str) -> Check[Battle, Fighter, P]:
    """LF-ST-HASTE-2: return the check that the extra action pays for no multiple attack."""

    def find(fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        if params.paid and several(actor, params) and slot_for(actor, params.price, params.pay) == EXTRA:
            return one_fault("extra_single", actor=actor.id)
        return FINE

    return Check(find, frozenset({"pay", *needs}))


def take_slot(table: Table, actor: Fighter, params: ActionParams) -> None:
    """LF-ST-SLOW-1: take the slot; under Slow either base action takes both."""
    slot = slot_for(actor, params.price, params.pay)
    if slot is None:
        return
    slots = list(actor.slots)
    slots[slot] -= 1
    if slot != EXTRA and SLUGGISH in actor.traits:
        slots[NORMAL] = slots[MOVE] = 0
    table.put(actor, "slots", (slots[0], slots[1], slots[2]))
    table.put(actor, "spent", True)


# --- who may act -------------------------------------------------------------------------------------------


def state_fault(actor: Fighter) -> Fault | None:
    """LF-ST-STOP-1, LF-ST-STUN: return why it can do nothing: not active, helpless or dazed; None if it can."""
    if actor.able:
        return None
    if actor.state != "active":
        return Fault("cannot_act", {"actor": actor.id, "status": actor.state})
    cannot_act = actor.statuses.cannot_act
    status = next(condition.status for condition in actor.conditions if condition.status in cannot_act)
    return Fault("cannot_act", {"actor": actor.id, "status": status})


def status_fault(actor: Fighter, deed: str, *, active: bool) -> Fault | None:
    """LF-ST-BERSERK-2, LF-ST-DISABLE, LF-ST-IMMOBILIZE, LF-ST-TOAD-1, LF-ST-CONFUSION-4.

    Return the fault by a status, or None.
    """
    for condition in actor.conditions:
        if deed in actor.statuses[condition.status].forbids:
            return Fault("cannot_act", {"actor": actor.id, "status": condition.status})
    if actor.forced is not None and active:
        allowed = "attack" if actor.forced == "attack" else "cast"
        if deed != allowed and deed not in WHEN_FORCED and deed in FORCIBLE:
            return Fault("cannot_act", {"actor": actor.id, "status": CONFUSION})
    return None


FORCIBLE = frozenset(
    {"attack", "cast", "use_item", "defend", "grapple", "escape", "ready", "react", "wait", "jump", "check", "other"}
)
"""The actions that a confused combatant may not choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FantasiaAction(Declared[Battle, Fighter, P]):
    """An action of this system: checks of its params, of stage and turn, then its own."""

    shape: tuple[Check[Battle, Fighter, P], ...] = ()
    """The checks of its params as a whole."""
    stage: tuple[Check[Battle, Fighter, P], ...] = ()
    """The checks of initiative, phase and turn, before the one that it is the actor's turn."""
    own: tuple[Check[Battle, Fighter, P], ...] = ()
    """The checks from the thing named by `with` on."""
    trigger: str | None = None
    """The event by which it triggers reactions."""
    strains: Callable[[P], bool] | None = None
    """LF-ST-FEVER-2: whether a combatant with a fever faints after it."""
    anybody: bool = False
    """Whether even those who cannot act may do it."""

    def __post_init__(self) -> None:
        """Put the checks in the book's order."""
        gates: tuple[Check[Battle, Fighter, P], ...] = (Check(self._turn), Check(self._able))
        object.__setattr__(self, "checks", (*self.shape, *self.stage, *gates, *self.own))
        varies = self.params.price is not ActionParams.price  # what it costs now is foretold
        object.__setattr__(self, "cost", "" if varies else phrases.COSTS[self.params.costs])
        Declared.__post_init__(self)

    def _turn(self, fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        return FINE if self.any_turn or fight.active == actor.id else one_fault("not_your_turn", actor=actor.id)

    def _able(self, fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        if self.anybody:
            return FINE
        fault = state_fault(actor) or status_fault(actor, self.id, active=fight.active == actor.id)
        return FINE if fault is None else iter((fault,))

    def unsuited(self, fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        """Yield the faults that count in any turn, also as a reaction or readied: statuses, then its own checks."""
        forbidden = status_fault(actor, self.id, active=False)
        if forbidden is not None:
            yield forbidden
        for candidate in self.own:
            yield from candidate.find(fight, actor, params)


# --- aiming ------------------------------------------------------------------------------------------------


def well_aimed(
    most: Callable[[Fighter, P], int | None],
    harms: Callable[[Fighter, P], bool],
    *needs: str,
    itself: bool = False,
    repeats: bool = False,
) -> Check[Battle, Fighter, P]:
    """Return the check of the targets: somebody, known, not too many, and possible.

    `itself`: whether the actor may harm itself. `repeats`: whether a target may be named twice. `needs` are the fields
    that `most` and `harms` read.
    """

    def find(fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        named: tuple[str, ...] = params.targets  # type: ignore[attr-defined]
        combatants = fight.combatants
        if not named:
            return one_fault("need_targets", final=True, actor=actor.id)
        for id in named:
            if id not in combatants:
                return one_fault("no_such_target", final=True, id=id)
        faults: list[Fault] = []
        highest = most(actor, params)
        if highest is not None and len(named) > highest:
            faults.append(Fault("too_many_targets", {"actor": actor.id, "most": highest}))
        harmful = harms(actor, params)
        for index, id in enumerate(named):
            target = combatants[id]
            fits = may_harm(fight, actor, target, itself=itself) if harmful else target.state != "out"
            if not fits:
                faults.append(Fault("invalid_target", {"target": id}, hides=True))
            if index and not repeats and id in named[:index]:
                faults.append(Fault("invalid_target", {"target": id}))
        return iter(faults) if faults else FINE

    return Check(find, frozenset({"targets", *needs}))


def may_harm(fight: Battle, actor: Fighter, target: Fighter, *, itself: bool) -> bool:
    """LF-ST-CHARM-1, LF-ST-CONFUSION-2: whether it may aim harm at a target.

    Not at the dead, petrified and gone; not at its charmer; at itself only if `itself`. In confusion at another active
    one of its own side, or if there is none at itself.
    """
    if target.state in GONE or (actor.conditions and actor.charmed_by(target)):
        return False
    if actor.conditions and WILD in actor.traits:
        others = [
            combatant
            for combatant in fight.combatants.values()
            if combatant is not actor and combatant.state == "active" and allies(combatant, actor)
        ]
        return target in others if others else target is actor
    return itself or target is not actor


def named_fighters(fight: Battle, names: Sequence[str]) -> list[Fighter]:
    """Return the combatants of these ids."""
    return [fight.combatants[id] for id in names]


def out_of_reach(fight: Battle, actor: Fighter, targets: Sequence[str], metres: int) -> Iterator[Fault]:
    """LF-MIN-01: yield a fault for each target that is farther away."""
    if not uses_board(fight, actor):
        return FINE
    faults: list[Fault] = []
    for id in targets:
        target = fight.combatants[id]
        if target.cell is not None and (far := distance(actor, target)) > metres:
            faults.append(Fault("out_of_range", {"target": id, "reason": "far", "distance": far, "most": metres}))
    return iter(faults) if faults else FINE


def unknown(actor: Fighter, item: str | None) -> Fault:
    """Return the fault of an unknown thing."""
    return Fault("no_such_item", {"actor": actor.id, "item": item}, final=True)
