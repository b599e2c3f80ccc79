"""The base of every action of this system: its params, its cost, its checks, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from rules.core.questions import Fault, Refusal
from rules.fulminato.combatant import phrases
from rules.fulminato.combatant.board import gap, next_to
from rules.fulminato.combatant.sheet import Ability, Item, Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight
from rules.fulminato.combatant.statistics import no_arm_left, speed, speed_steps, useless_legs
from rules.fulminato.damage.status_changes import lift
from rules.fulminato.damage.strikes import default_weapon
from rules.fulminato.statuses.catalogue import (
    COST_LABELS,
    COSTS,
    GRABBING,
)
from rules.mechanics import pools
from rules.mechanics.action import Act, Preview
from rules.mechanics.checks import FINE, ActionNotice, Check, check, one_fault
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import WITH, Reading, param

P = TypeVar("P", bound="ActionParams")

STATE_WORDS = {"dead": "muerto", "out": "fuera del combate"}
"""FU-DIE-03: words for states that are no statuses."""
MOST_RANKS = 9
"""FU-CMD-01: the most ranks that a table may give or take at once."""


@dataclass(frozen=True, kw_only=True)
class ActionParams:
    """The params of every action: its targets, and ranks."""

    costs: ClassVar[str] = ""
    """FU-ACT-01: its type of action; empty if that is its thing's, or chosen."""
    usual: ClassVar[str] = ""
    """FU-ATK-10: the type that its thing usually has."""
    least: ClassVar[int] = 0
    most: ClassVar[int] = 0
    """FU-CMD-01: the most targets."""
    targets: tuple[str, ...] = param("targets", "targets", hidden=True)
    modifier: int = param("modifier", "number", hidden=True)

    def thing(self, value: Fighter) -> Weapon | Item | Ability | None:
        """Return the thing that it is done with."""
        return None

    def price(self, combatant: Fighter) -> str:
        """FU-ACT-01, FU-ATK-10: return its type of action, or its thing's; empty while that is unknown."""
        thing = None if self.costs else self.thing(combatant)
        return self.costs if thing is None else thing.action

    def power(self, value: Fighter) -> int:
        """FU-SOL-01: return its power points."""
        return 0

    def limits(self, fight: FulminatoFight) -> tuple[int, int]:
        """FU-CMD-01: return the least and the most targets."""
        return (self.least, self.most)

    def target(self, fight: FulminatoFight) -> Fighter | None:
        """Return its one target, or None."""
        return fight.combatants.get(self.targets[0]) if self.targets else None

    def aim(self, fight: FulminatoFight) -> Fighter:
        """Return its one target, which is known to exist."""
        return fight.combatants[self.targets[0]]


# --- what refuses it before its params ---------------------------------------------------------------------


@check("targets")
def well_named(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
    """FU-CMD-01: there are as many targets as it takes, all of them known."""
    least, most = params.limits(fight)
    if len(params.targets) < least:
        return one_fault("need_targets", final=True, actor=combatant.id)
    if len(params.targets) > most:
        return one_fault("too_many_targets", final=True, actor=combatant.id)
    for id in params.targets:
        if id not in fight.combatants:
            return one_fault("no_such_target", final=True, id=id)
    return FINE


def invalid_param(param: str, value: Any) -> Fault:
    """FU-CMD-01: return the fault of an invalid param."""
    return Fault("invalid_params", {"param": param, "value": value}, final=True)


def invalid_target(target: str, reason: str) -> Fault:
    """FU-CMD-01: return the fault of an invalid target, with the reason that its sentence has."""
    return Fault("invalid_target", {"target": target, "reason": reason}, final=True)


class RanksReading(Reading[P]):
    """Read an action, with nine ranks up or down at the most."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """FU-CMD-01: refuses `invalid_params`."""
        modifier = command.get("modifier")
        if modifier and abs(modifier) > MOST_RANKS:
            raise Refusal("invalid_params", param="modifier", value=modifier)
        return super().values(command)


# --- an action ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class FulminatoAction(Declared[FulminatoFight, Fighter, P]):
    """An action of this system: checks of its params, of state and turn, its own, then of its cost."""

    shape: tuple[Check[FulminatoFight, Fighter, P], ...] = ()
    """The checks of its params as a whole."""
    own: tuple[Check[FulminatoFight, Fighter, P], ...] = ()
    """The checks of the fight as it stands."""
    on_foot: bool = False
    """FU-BRD-04: whether it needs a speed."""
    reader: type[Reading[P]] = RanksReading
    free: bool = False
    """FU-DLY-02: whether it costs no points and does not count as having acted."""

    def __post_init__(self) -> None:
        """Put the checks in the book's order, and the cost before all other previews."""
        put = object.__setattr__
        by_name = self.reader(self.params).attributes
        thing = by_name.get(WITH)
        named = () if self.params.costs else (thing, by_name.get("cost"))
        priced_by = frozenset(item for item in named if item is not None)
        turn, price = Check(self._in_turn, priced_by), Check(self._affords, priced_by)
        paid = () if self.free else (turn, price)
        put(self, "unread", (well_named, Check(self._known, frozenset({thing}))) if thing else (well_named,))
        put(self, "checks", (*self.shape, Check(self._able), *paid[:1], *self.own, *paid[1:]))
        put(self, "previews", (ActionNotice(self._price, aside=True), *self.previews))
        usual = self.params.costs or self.params.usual
        put(self, "cost", f"{COSTS[usual]} PA" if usual else "")
        Declared.__post_init__(self)

    def _known(self, fight: FulminatoFight, combatant: Fighter, params: P) -> Iterator[Fault]:
        """FU-CMD-01: the thing named is known, or there is a default."""
        if params.thing(combatant) is None:
            yield Fault(
                "no_such_item",
                {"actor": combatant.id, "item": getattr(params, self.reading.attributes[WITH])},
                final=True,
            )

    def _able(self, fight: FulminatoFight, combatant: Fighter, params: P) -> Iterator[Fault]:
        """FU-ACT-09, FU-BRD-04: it has not fallen, no status forbids it, and movement needs a speed above 0."""
        why, forbidding = None, combatant.statuses.forbidding(self.id)
        if combatant.state != "active":
            why = STATE_WORDS.get(combatant.state, combatant.state)
        elif combatant.conditions:
            why = next((row.status for row in combatant.conditions if row.status in forbidding), None)
        if why is None and self.on_foot and not speed(combatant):
            source = speed_steps(combatant)[-2].source
            why = source if source in combatant.statuses else "velocidad 0"
        if why is None:
            return FINE
        hides = GRABBING in forbidding and (combatant.has(GRABBING) or not in_fight(combatant))
        return one_fault("cannot_act", hides=hides, actor=combatant.id, status=why)

    def _in_turn(self, fight: FulminatoFight, combatant: Fighter, params: P) -> Iterator[Fault]:
        """FU-ACT-07, FU-ACT-09: it is the actor's own turn, unless the action is timeless."""
        if fight.active == combatant.id or params.price(combatant) == "timeless":
            return FINE
        return one_fault("not_your_turn", actor=combatant.id)

    def _affords(self, fight: FulminatoFight, combatant: Fighter, params: P) -> Iterator[Fault]:
        """FU-ACT-09, FU-SOL-01: there are enough power points and action points."""
        if params.power(combatant) > combatant.pools["ps"]:
            ps, most = params.power(combatant), combatant.sheet.ps
            never = {"needs": ps, "most": most} if ps > most else {}
            yield Fault("not_enough_ps", {"actor": combatant.id, "pool": "ps", **never})
        if COSTS[params.price(combatant) or "timeless"] > combatant.pools["pa"]:
            yield Fault("not_enough_pa", {"actor": combatant.id, "pool": "pa"})

    def _price(self, fight: FulminatoFight, combatant: Fighter, params: P) -> Iterator[Preview]:
        """FU-ACT-01: yield the cost, as `3 PA · Estándar`."""
        cost = params.price(combatant)
        if cost:
            message = phrases.PRICE_PS if params.power(combatant) else phrases.PRICE
            words = message(ps=params.power(combatant), points=COSTS[cost], cost=COST_LABELS[cost])
            yield Preview("price", words, number=COSTS[cost])

    def _run(self, table: Table, act: Act) -> None:
        """FU-ACT-09: read, check, pay for and do it."""
        combatant: Fighter = act.actor
        params = self.read(table, combatant, act.command)
        if not self.free:
            pay(table, combatant, params)
        self.do(table, combatant, params)


def pay(table: Table, combatant: Fighter, params: ActionParams) -> None:
    """FU-ACT-09, FU-SOL-01: pay power points and action points, as far as there are any."""
    cost = params.price(combatant) or "timeless"
    for pool, amount, type in (("ps", params.power(combatant), None), ("pa", COSTS[cost], cost)):
        if amount:
            pools.pay(table, combatant, pool, amount, type=type)
    mark_acted(table, combatant)


def mark_acted(table: Table, combatant: Fighter) -> None:
    """FU-DLY-02: record that the active combatant has acted in this turn."""
    if table.fight.active == combatant.id and not table.fight.acted:
        table.put(table.fight, "acted", True)


def leave_cover(table: Table, combatant: Fighter) -> None:
    """FU-ST-in_cover: end cover at its bearer's own movement."""
    lift(table, combatant, "in_cover", "moved")


# --- what several refuse -----------------------------------------------------------------------------------


@check("targets")
def at_anybody(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
    """FU-CMD-01: no target is dead or has left."""
    for id in params.targets:
        if not in_fight(fight.combatants[id]):
            yield invalid_target(id, "gone")


@check("targets")
def at_somebody(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
    """FU-CMD-01: no target is dead, has left or is the actor."""
    for id in params.targets:
        if id == combatant.id or not in_fight(fight.combatants[id]):
            return one_fault("invalid_target", final=True, target=id, reason="self" if id == combatant.id else "gone")
    return FINE


@check("targets")
def touches(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
    """FU-BRD-02: the target stands on a neighbouring cell."""
    for id in params.targets:
        yield from out_of_touch(fight, combatant, fight.combatants[id])


def out_of_touch(fight: FulminatoFight, combatant: Fighter, target: Fighter) -> Iterator[Fault]:
    """FU-BRD-02: yield the fault of a target that stands on no neighbouring cell."""
    if combatant.cell is not None and target.cell is not None and not next_to(fight, combatant, target):
        feet = gap(fight, combatant.cell, target.cell, None)
        yield Fault("out_of_range", {"actor": combatant.id, "target": target.id, **feet})


def usable_limbs(lame: Callable[[Fighter], object]) -> Check[FulminatoFight, Fighter, ActionParams]:
    """FU-LIMB-02, FU-LIMB-04, FU-MAN-06: return the check that the limbs are not useless."""

    def find(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
        if lame(combatant):
            yield Fault("limb_useless", {"actor": combatant.id})

    return Check(find)


AN_ARM, BOTH_LEGS, A_LEG = (
    usable_limbs(no_arm_left),
    usable_limbs(useless_legs),
    usable_limbs(lambda combatant: useless_legs(combatant) == 2),
)


@check()
def free_hands(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> Iterator[Fault]:
    """FU-RET-05, FU-ST-retreating: it is not running away."""
    if combatant.has("retreating"):
        yield Fault("hands_busy", {"actor": combatant.id})


@dataclass(frozen=True, kw_only=True)
class WeaponParams(ActionParams):
    """Params of an action with a weapon; without a name it is what is in hand, else the body."""

    weapon: str | None = None

    def thing(self, combatant: Fighter) -> Weapon | None:
        """FU-ATK-11: return the weapon."""
        return default_weapon(combatant) if self.weapon is None else combatant.sheet.armory.get(self.weapon)

    def of(self, combatant: Fighter) -> Weapon:
        """Return the weapon if it is known, else the default one."""
        named = None if self.weapon is None else combatant.sheet.armory.get(self.weapon)
        return named or default_weapon(combatant)


@dataclass(frozen=True, kw_only=True)
class MovementParams(ActionParams):
    """FU-BRD-03: params of a movement: to a cell, along a path, or over feet."""

    costs: ClassVar[str] = "movement"
    runs: ClassVar[bool] = False
    """Whether it goes as far as a retreat does."""
    with_prey: ClassVar[bool] = False
    to: tuple[int, int] | None = None
    distance: int | None = None
    path: tuple[tuple[int, int], ...] | None = param("path", "cells", hidden=True)
