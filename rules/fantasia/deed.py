"""What every action of this system is made of: its params, its cost, what refuses it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.fantasia.catalogue import CANNOT_ACT, STATUSES, WHEN_FORCED
from rules.fantasia.standing import is_gone
from rules.fantasia.state import EXTRA, MOVE, NORMAL, SLOTS, Battle, Fighter, allies

if TYPE_CHECKING:
    from rules.table import Table

NO_PARAMS: Mapping[str, Any] = {}

COSTS: Mapping[str, tuple[int, ...]] = {
    "normal": (NORMAL, EXTRA),
    "movement": (MOVE, EXTRA, NORMAL),
    "either": (MOVE, EXTRA, NORMAL),
    "none": (),
}
"""LF-TURN-03: the slots that can pay for each cost, in the order in which they are taken."""


class Fault(NamedTuple):
    """Why an action would be refused."""

    code: str
    details: Mapping[str, Any] = NO_PARAMS
    final: bool = False
    """Whether the game master's word cannot pass over it: there would be nothing to carry out."""


class Doing(NamedTuple):
    """One action of one combatant, asked for or about to be done."""

    actor: Fighter
    targets: tuple[str, ...] = ()
    with_id: str | None = None
    params: Mapping[str, Any] = NO_PARAMS
    modifier: int = 0
    paid: bool = True
    """Whether it takes a slot of the turn; reactions do not."""
    forced_on: bool = False
    """LF-FUM-08: whether nobody it reaches is willing: an ally hit by a fumble."""


Check = Callable[[Any], bool]
Faults = Callable[[Battle, Doing], Iterator[Fault]]


@dataclass(frozen=True, slots=True)
class Deed:
    """An action as the rules see it."""

    id: str
    cost: str
    faults: Faults
    """What refuses it from what `with` names on, in the order of the checks."""
    do: Callable[[Table, Doing], None]
    """Carries it out, once it is paid for and nothing has kept it from happening."""
    params: Mapping[str, Check] = field(default_factory=dict)
    needed: frozenset[str] = frozenset()
    shape: Callable[[Battle, Doing], Fault | None] | None = None
    """What is wrong with its params taken together, or None."""
    stage: Callable[[Battle, Doing], Iterator[Fault]] | None = None
    """What refuses it in this initiative, phase or turn, beside another's turn."""
    price: Callable[[Doing], str] | None = None
    """What it costs, where that depends on its params."""
    trigger: str | None = None
    """What reactions may be set off by it."""
    strains: Callable[[Doing], bool] | None = None
    """LF-ST-FEVER-2: whether one with a fever faints after it."""
    any_turn: bool = False
    anybody: bool = False
    """Whether even those who cannot act may do it."""


def whole(low: int, high: int) -> Check:
    """A whole number within limits."""
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def word(*words: str) -> Check:
    """One of these words."""
    return lambda value: isinstance(value, str) and value in words


def text(value: Any) -> bool:
    """Any text."""
    return isinstance(value, str)


def flag(value: Any) -> bool:
    """True or false."""
    return isinstance(value, bool)


def ids(value: Any) -> bool:
    """A list of ids."""
    return isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)


def cell(value: Any) -> bool:
    """A cell: two whole numbers."""
    return isinstance(value, list | tuple) and len(value) == 2 and all(whole(-9999, 9999)(one) for one in value)


def cells(value: Any) -> bool:
    """One cell after the other."""
    return isinstance(value, list | tuple) and len(value) > 0 and all(cell(one) for one in value)


PAY: Mapping[str, Check] = {"pay": word(*SLOTS)}
FREE_CHOICE: Mapping[str, Check] = {"attr": word("fue", "agi")}


def bad_param(params: Mapping[str, Any], key: str) -> Fault:
    """A param that cannot be what it is."""
    return Fault("invalid_params", {"param": key, "value": params.get(key)}, final=True)


def param_fault(fight: Battle, deed: Deed, doing: Doing) -> Fault | None:
    """The first param that the action does not take, or that cannot be what it is."""
    params = doing.params
    for key, value in params.items():
        check = deed.params.get(key)
        if check is None or not check(value):
            return bad_param(params, key)
    for key in sorted(deed.needed):
        if key not in params:
            return bad_param(params, key)
    return None if deed.shape is None else deed.shape(fight, doing)


# --- who may act -------------------------------------------------------------------------------------------


def state_fault(actor: Fighter, *, whatever: bool = False) -> Fault | None:
    """LF-ST-STOP-1, LF-ST-STUN: one who is not active, or helpless or dazed, can do nothing."""
    if actor.able or whatever:
        return None
    if actor.state != "active":
        return Fault("cannot_act", {"actor": actor.id, "status": actor.state})
    held = next(one.status for one in actor.conditions if one.status in CANNOT_ACT)
    return Fault("cannot_act", {"actor": actor.id, "status": held})


def status_fault(actor: Fighter, deed: str, *, active: bool) -> Fault | None:
    """LF-ST-BERSERK-2, LF-ST-DISABLE, LF-ST-IMMOBILIZE, LF-ST-TOAD-1, LF-ST-CONFUSION-4: what statuses forbid."""
    for condition in actor.conditions:
        if deed in STATUSES[condition.status].forbids:
            return Fault("cannot_act", {"actor": actor.id, "status": condition.status})
    if actor.forced is not None and active:
        allowed = "attack" if actor.forced == "attack" else "cast"
        if deed != allowed and deed not in WHEN_FORCED and deed in FORCIBLE:
            return Fault("cannot_act", {"actor": actor.id, "status": "confuse"})
    return None


FORCIBLE = frozenset(
    {"attack", "cast", "use_item", "defend", "grapple", "escape", "ready", "react", "wait", "jump", "check", "other"}
)
"""The actions that a confused one may not choose."""


# --- paying ------------------------------------------------------------------------------------------------


def slot_for(actor: Fighter, cost: str, named: str | None) -> int | None:
    """The slot that pays: the one named, else the first that is left; None where none can."""
    possible = COSTS[cost]
    if named is not None:
        index = SLOTS.index(named)
        return index if index in possible and actor.slots[index] > 0 else None
    return next((index for index in possible if actor.slots[index] > 0), None)


def slot_faults(doing: Doing, cost: str, *, several: bool = False) -> Iterator[Fault]:
    """LF-TURN-01, LF-ST-HASTE-2: nothing is left to pay with; the extra action pays no multiple attack."""
    if not doing.paid or cost == "none":
        return
    slot = slot_for(doing.actor, cost, doing.params.get("pay"))
    if slot is None:
        yield Fault("no_action_left", {"actor": doing.actor.id})
    elif slot == EXTRA and several:
        yield Fault("extra_single", {"actor": doing.actor.id})


def pay(table: Table, actor: Fighter, cost: str, named: str | None) -> None:
    """LF-ST-SLOW-1: takes the slot; whoever is slow loses both base actions with either."""
    slot = slot_for(actor, cost, named)
    if slot is None:
        return
    left = list(actor.slots)
    left[slot] -= 1
    if slot != EXTRA and actor.has("slow"):
        left[NORMAL] = left[MOVE] = 0
    table.put(actor, "slots", (left[0], left[1], left[2]))
    table.put(actor, "spent", True)


# --- aiming ------------------------------------------------------------------------------------------------


def target_faults(
    fight: Battle, doing: Doing, most: int | None, *, harmful: bool, itself: bool = False, repeats: bool = False
) -> Iterator[Fault]:
    """Who is named: somebody, known, not too many, and such as may be aimed at.

    `itself`: whether one may harm oneself. `repeats`: whether one may be named twice.
    """
    named = doing.targets
    if not named:
        yield Fault("need_targets", {"actor": doing.actor.id}, final=True)
    for id in named:
        if id not in fight.combatants:
            yield Fault("no_such_target", {"id": id}, final=True)
    if most is not None and len(named) > most:
        yield Fault("too_many_targets", {"actor": doing.actor.id, "most": most})
    for place, id in enumerate(named):
        target = fight.combatants[id]
        if harmful:
            if not may_harm(fight, doing.actor, target, itself=itself):
                yield Fault("invalid_target", {"target": id})
        elif target.state == "out":
            yield Fault("invalid_target", {"target": id})
        if not repeats and id in named[:place]:
            yield Fault("invalid_target", {"target": id})


def may_harm(fight: Battle, actor: Fighter, target: Fighter, *, itself: bool) -> bool:
    """LF-ST-CHARM-1, LF-ST-CONFUSION-2: whether one may aim harm at another.

    Not at the dead, petrified and gone; not at one's charmer; oneself only where that is possible. In confusion
    at another active one of the own side, or if there is none at oneself.
    """
    if is_gone(target) or actor.charmed_by(target):
        return False
    if actor.has("confuse"):
        others = [
            one
            for one in fight.combatants.values()
            if one is not actor and one.state == "active" and allies(one, actor)
        ]
        return target in others if others else target is actor
    return itself or target is not actor


def named_fighters(fight: Battle, names: Sequence[str]) -> list[Fighter]:
    """The combatants of these ids."""
    return [fight.combatants[id] for id in names]
