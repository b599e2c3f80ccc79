"""What every action of this system is made of: what it is told, what it costs, what refuses it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from rules.core.questions import Fault
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.board import distance, played
from rules.fantasia.combatant.state import EXTRA, GONE, MOVE, NORMAL, SLOTS, Battle, Fighter, Table, allies
from rules.fantasia.statuses.catalogue import CANNOT_ACT, STATUSES, WHEN_FORCED, WILDNESS
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
"""LF-TURN-03: the slots that can pay for each cost, in the order in which they are taken."""

SLOT_LABELS = {"normal": "Normal", "move": "Movimiento", "extra": "Extra"}


@dataclass(frozen=True, kw_only=True)
class ActionParams:
    """What an action is told that costs nothing of the turn."""

    costs: ClassVar[str] = "none"
    paid: bool = True
    """Whether it takes a slot of the turn; reactions do not."""
    pay: str | None = None

    @property
    def price(self) -> str:
        """What it costs as it has been put together, one of `COSTS`."""
        return self.costs


def payers(fight: Battle, combatant: Fighter, params: ActionParams) -> Iterator[Option]:
    """LF-TURN-03: the slots that could pay."""
    for slot in COSTS[params.costs]:
        yield Option(SLOTS[slot], SLOT_LABELS[SLOTS[slot]])


def several_payers(fight: Battle, combatant: Fighter, params: ActionParams) -> bool:
    """Whether there is a choice of what pays."""
    return sum(1 for slot in COSTS[params.costs] if combatant.slots[slot]) > 1


@dataclass(frozen=True, kw_only=True)
class PaidActionParams(ActionParams):
    """What an action is told that takes a slot of the turn."""

    pay: str | None = param(
        "pay", "choice", "Con qué acción", words=SLOT_LABELS, choices=payers, advanced=True, shown=several_payers
    )


# --- paying ------------------------------------------------------------------------------------------------


def slot_for(actor: Fighter, cost: str, named: str | None) -> int | None:
    """The slot that pays: the one named, else the first that is left; None where none can."""
    possible = COSTS[cost]
    left = actor.slots
    if named is not None:
        possible = tuple(index for index in possible if SLOTS[index] == named)
    for index in possible:
        if left[index] > 0:
            return index
    return None


@check("pay")
def affords(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-TURN-01: something of the turn is left to pay with."""
    price = params.price
    if not params.paid or price == "none" or slot_for(actor, price, params.pay) is not None:
        return FINE
    return one_fault("no_action_left", actor=actor.id)


def single_if_extra(several: Callable[[Fighter, P], bool], *needs: str) -> Check[Battle, Fighter, P]:
    """LF-ST-HASTE-2: the extra action pays for no multiple attack."""

    def find(fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        if params.paid and several(actor, params) and slot_for(actor, params.price, params.pay) == EXTRA:
            return one_fault("extra_single", actor=actor.id)
        return FINE

    return Check(find, frozenset({"pay", *needs}))


def take_slot(table: Table, actor: Fighter, params: ActionParams) -> None:
    """LF-ST-SLOW-1: takes the slot; whoever is slow loses both base actions with either."""
    slot = slot_for(actor, params.price, params.pay)
    if slot is None:
        return
    left = list(actor.slots)
    left[slot] -= 1
    if slot != EXTRA and SLUGGISH in actor.traits:
        left[NORMAL] = left[MOVE] = 0
    table.put(actor, "slots", (left[0], left[1], left[2]))
    table.put(actor, "spent", True)


# --- who may act -------------------------------------------------------------------------------------------


def state_fault(actor: Fighter) -> Fault | None:
    """LF-ST-STOP-1, LF-ST-STUN: one who is not active, or helpless or dazed, can do nothing."""
    if actor.able:
        return None
    if actor.state != "active":
        return Fault("cannot_act", {"actor": actor.id, "status": actor.state})
    held = next(condition.status for condition in actor.conditions if condition.status in CANNOT_ACT)
    return Fault("cannot_act", {"actor": actor.id, "status": held})


def status_fault(actor: Fighter, deed: str, *, active: bool) -> Fault | None:
    """LF-ST-BERSERK-2, LF-ST-DISABLE, LF-ST-IMMOBILIZE, LF-ST-TOAD-1, LF-ST-CONFUSION-4: what statuses forbid."""
    for condition in actor.conditions:
        if deed in STATUSES[condition.status].forbids:
            return Fault("cannot_act", {"actor": actor.id, "status": condition.status})
    if actor.forced is not None and active:
        allowed = "attack" if actor.forced == "attack" else "cast"
        if deed != allowed and deed not in WHEN_FORCED and deed in FORCIBLE:
            return Fault("cannot_act", {"actor": actor.id, "status": WILDNESS.id})
    return None


FORCIBLE = frozenset(
    {"attack", "cast", "use_item", "defend", "grapple", "escape", "ready", "react", "wait", "jump", "check", "other"}
)
"""The actions that a confused one may not choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FantasiaAction(Declared[Battle, Fighter, P]):
    """An action of this system: its checks are those of its params, of the stage and the turn, then its own."""

    shape: tuple[Check[Battle, Fighter, P], ...] = ()
    """What is wrong with its params taken together."""
    stage: tuple[Check[Battle, Fighter, P], ...] = ()
    """What refuses it in this initiative, phase or turn, before another's turn does."""
    own: tuple[Check[Battle, Fighter, P], ...] = ()
    """What refuses it from what `with` names on."""
    trigger: str | None = None
    """What reactions may be set off by it."""
    strains: Callable[[P], bool] | None = None
    """LF-ST-FEVER-2: whether one with a fever faints after it."""
    anybody: bool = False
    """Whether even those who cannot act may do it."""

    def __post_init__(self) -> None:
        """Puts the checks in the book's order."""
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
        """What refuses it in any turn, as a reaction or kept for its moment: what statuses forbid, then its own."""
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
    """Who is named: somebody, known, not too many, and such as may be aimed at.

    `itself`: whether one may harm oneself. `repeats`: whether one may be named twice. `needs` are what `most` and
    `harms` look at.
    """

    def find(fight: Battle, actor: Fighter, params: P) -> Iterator[Fault]:
        named: tuple[str, ...] = params.targets  # type: ignore[attr-defined]
        there = fight.combatants
        if not named:
            return one_fault("need_targets", final=True, actor=actor.id)
        for id in named:
            if id not in there:
                return one_fault("no_such_target", final=True, id=id)
        found: list[Fault] = []
        highest = most(actor, params)
        if highest is not None and len(named) > highest:
            found.append(Fault("too_many_targets", {"actor": actor.id, "most": highest}))
        harmful = harms(actor, params)
        for place, id in enumerate(named):
            target = there[id]
            fits = may_harm(fight, actor, target, itself=itself) if harmful else target.state != "out"
            if not fits:
                found.append(Fault("invalid_target", {"target": id}, hides=True))
            if place and not repeats and id in named[:place]:
                found.append(Fault("invalid_target", {"target": id}))
        return iter(found) if found else FINE

    return Check(find, frozenset({"targets", *needs}))


def may_harm(fight: Battle, actor: Fighter, target: Fighter, *, itself: bool) -> bool:
    """LF-ST-CHARM-1, LF-ST-CONFUSION-2: whether one may aim harm at another.

    Not at the dead, petrified and gone; not at one's charmer; oneself only where that is possible. In confusion
    at another active one of the own side, or if there is none at oneself.
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
    """The combatants of these ids."""
    return [fight.combatants[id] for id in names]


def out_of_reach(fight: Battle, actor: Fighter, targets: Sequence[str], metres: int) -> Iterator[Fault]:
    """LF-MIN-01: a fault for each who is farther away."""
    if not played(fight, actor):
        return FINE
    found: list[Fault] = []
    for id in targets:
        target = fight.combatants[id]
        if target.cell is not None and distance(actor, target) > metres:
            found.append(Fault("out_of_range", {"target": id}))
    return iter(found) if found else FINE


def unknown(actor: Fighter, item: str | None) -> Fault:
    """It has nothing of that name."""
    return Fault("no_such_item", {"actor": actor.id, "item": item}, final=True)
