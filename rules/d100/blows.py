"""An attack as it was ordered: weapon, targets, shots, distances; what refuses it and what it hits with."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.actions import Act
from rules.d100 import checks
from rules.d100.declaring import CHANGED, changed
from rules.d100.metres import metres_to
from rules.d100.order import due
from rules.d100.state import D100Fight, Fighter, Focus
from rules.d100.weapons import Weapon
from rules.modifiers import Step
from rules.table import Table

ATTACK_PARAMS = frozenset({"distance", "measured", "knockout", "shots", "aim", "load_one", "draw", "stow", "drop"})
GRAPPLE_PARAMS = ATTACK_PARAMS - {"knockout"}
MOST_SHOTS = 20
"""D100-BUR-04: bullets in one turn, whatever the weapon."""
MOST_BY_RULING = 200
"""Bullets that even the game master cannot exceed."""
FARTHEST = 40
"""Halvings beyond which nothing is left of any percentage."""


class Blow(NamedTuple):
    """An attack that has been read."""

    weapon: Weapon
    targets: tuple[Fighter, ...]
    shots: tuple[int, ...]
    distances: tuple[int | None, ...]
    """Metres to each target; None: in range, not close."""
    knockout: bool
    aim: bool
    load_one: bool
    draw: bool
    stow: Weapon | None
    drop: Weapon | None
    changed: bool

    @property
    def delaying(self) -> bool:
        """D100-SCO-01, D100-SCO-04: whether the aim costs half the DES: any scope but a rifle's telescopic one."""
        return self.aim and not self.weapon.free_scope


# --- reading and checking --------------------------------------------------------------------------------------


def check(table: Table, act: Act, *, hold: bool) -> Blow:
    """The attack (or, with `hold`, the grab) that the act orders, its checks in the order of the book of refusals."""
    actor: Fighter = act.actor
    weapon = checks.weapon_named(table, act, hold=hold)
    stow, drop = checks.leaving_hand(table, act)
    _check_weapon(table, act, weapon, stow, drop)
    if hold:
        table.demand(weapon.hold, "no_hold", actor=actor.id, item=weapon.name)
    blow = _read(table, act, weapon, stow, drop, hold)
    _check_shots(table, actor, blow)
    _check_haste(table, actor, blow)
    for target, distance in zip(blow.targets, blow.distances, strict=True):
        _check_distance(table, actor, blow, target, distance)
    if weapon.hand_to_hand:
        for target in blow.targets:
            check_crowd(table, actor, target)
    return blow


def _check_weapon(table: Table, act: Act, weapon: Weapon, stow: Weapon | None, drop: Weapon | None) -> None:
    """D100-DRAW-01: not ready is allowed with `draw`. Refuses what the weapons' state forbids."""
    actor: Fighter = act.actor
    carried = actor.weapons[weapon.id]
    draw = act.params.get("draw") is True
    checks.usable(table, actor, weapon)
    table.demand(draw or carried.equipped, "not_equipped", actor=actor.id, item=weapon.name)
    checks.ready_to_leave(table, actor, stow, drop)
    table.demand(not (draw and carried.equipped), "already_equipped", actor=actor.id, item=weapon.name)
    table.demand(not carried.jammed, "weapon_jammed", actor=actor.id, item=weapon.name)


def _read(table: Table, act: Act, weapon: Weapon, stow: Weapon | None, drop: Weapon | None, hold: bool) -> Blow:
    """Types, then targets.

    Refuses `invalid_params`, `need_targets`, `no_such_target`, `too_many_targets`, `invalid_target`, `melee_only`.
    """
    params = act.params
    actor: Fighter = act.actor
    checks.known_params(table, act, GRAPPLE_PARAMS if hold else ATTACK_PARAMS)
    flags = {key: checks.flag(table, params, key) for key in ("knockout", "aim", "load_one", "draw")}
    measured = checks.flag(table, params, "measured")
    count = len(act.targets)
    shots = _numbers(table, params.get("shots", 1), count, "shots", 1)
    distance = params.get("distance")
    typed = (None,) * count if distance is None else _numbers(table, distance, count, "distance", 0)
    checks.may_leave_hand(table, act, weapon, stow, drop)
    targets = checks.targets_named(table, act)
    several = weapon.kind == "firearm" and weapon.rate >= 2 and not hold
    table.demand(several or count == 1, "too_many_targets", actor=actor.id)
    for index, target in enumerate(targets):
        aimable = target is not actor and target.present and target not in targets[:index]
        table.insist(aimable, "invalid_target", target=target.id)
    table.demand(weapon.hand_to_hand or not flags["knockout"], "melee_only", actor=actor.id, item=weapon.name)
    return Blow(
        weapon=weapon,
        targets=tuple(targets),
        shots=tuple(one or 1 for one in shots),
        distances=distances(table.fight, actor, tuple(targets), typed, measured=measured),
        stow=stow,
        drop=drop,
        changed=changed(table.fight, act, weapon.id),
        **flags,
    )


def distances(
    fight: D100Fight, actor: Fighter, targets: tuple[Fighter, ...], typed: tuple[int | None, ...], *, measured: bool
) -> tuple[int | None, ...]:
    """Metres to each target: as typed, else by the board if that is asked for; None: in range, not close."""
    if not measured:
        return typed
    return tuple(
        metres_to(fight, actor, target) if one is None else one for target, one in zip(targets, typed, strict=True)
    )


def _numbers(table: Table, value: Any, count: int, key: str, least: int) -> tuple[int | None, ...]:
    """One number for each target, from a number or a list of equal length."""
    if isinstance(value, list | tuple):
        fine = len(value) == count and all(checks.is_whole(one) and one >= least for one in value)
        table.insist(fine, "invalid_params", param=key, value=value)
        return tuple(value)
    table.insist(checks.is_whole(value) and value >= least, "invalid_params", param=key, value=value)
    return (value,) * count


def _check_shots(table: Table, actor: Fighter, blow: Blow) -> None:
    """D100-BUR-04, D100-REL-04: no more shots than the weapon gives, than fit in a turn, than are loaded."""
    weapon = blow.weapon
    carried = actor.weapons[weapon.id]
    total = sum(blow.shots)
    most = most_shots(blow)
    table.insist(total <= MOST_BY_RULING, "too_many_shots", actor=actor.id, most=MOST_BY_RULING)
    table.demand(total <= most, "too_many_shots", actor=actor.id, most=most)
    if blow.load_one:
        fits = weapon.kind == "firearm" and weapon.feed == "single" and weapon.capacity is not None
        table.demand(fits, "wrong_feed", actor=actor.id, item=weapon.name)
        full = carried.loaded is not None and weapon.capacity is not None and carried.loaded >= weapon.capacity
        table.demand(not full, "already_loaded", actor=actor.id, item=weapon.name)
    loaded = loaded_for(actor, blow)
    if loaded is not None:
        table.demand(loaded >= total, "not_enough_ammo", actor=actor.id, item=weapon.name, left=loaded)


def most_shots(blow: Blow) -> int:
    """D100-BUR-04, D100-REL-04: the shots that the weapon gives in one act."""
    return 1 if blow.load_one else min(blow.weapon.rate, MOST_SHOTS)


def loaded_for(actor: Fighter, blow: Blow) -> int | None:
    """D100-REL-04: the shots that are in, with the one that goes in first; None where they are not counted."""
    loaded = actor.weapons[blow.weapon.id].loaded
    return None if loaded is None or not blow.weapon.spends else loaded + (1 if blow.load_one else 0)


def _check_haste(table: Table, actor: Fighter, blow: Blow) -> None:
    """D100-SCO-03, D100-DRAW-01: no delaying aim with focus; not before the initiative that the act is due at."""
    table.demand(not blow.aim or blow.weapon.scope != "none", "no_scope", actor=actor.id, item=blow.weapon.name)
    table.demand(not (blow.delaying and actor.focus is not None), "no_combine", actor=actor.id)
    delayed = blow.delaying or blow.load_one
    more = int(blow.draw) + (blow.stow is not None)
    if (delayed or more) and actor.initiative is not None:
        at = due(actor, delayed, more)
        table.demand(actor.initiative <= at, "too_early", actor=actor.id, des=at)


def _check_distance(table: Table, actor: Fighter, blow: Blow, target: Fighter, distance: int | None) -> None:
    """D100-RNG-04, D100-CLOSE-02: refuses `too_close`, `out_of_range`."""
    code = distance_fault(blow.weapon, distance, aim=blow.aim)
    if code is not None:
        table.demand(False, code, actor=actor.id, target=target.id, item=blow.weapon.name)


def distance_fault(weapon: Weapon, distance: int | None, *, aim: bool) -> str | None:
    """D100-RNG-04, D100-CLOSE-02: firearms as far as a percentage is left, others to double; some not at contact."""
    if weapon.hand_to_hand or distance is None:
        return None
    if distance == 0 and not weapon.contact_ok:
        return "too_close"
    halvings = band(effective_range(weapon, aim), distance)
    reaches = weapon.skill >> halvings > 0 if weapon.kind == "firearm" else halvings < 2
    return None if reaches or halvings == 0 else "out_of_range"


def check_crowd(table: Table, actor: Fighter, target: Fighter) -> None:
    """D100-NUM-01, D100-NUM-02: only so many may attack one target hand to hand in one turn.

    Refuses `too_many_attackers`.
    """
    full = len(target.attackers) >= target.sheet.max_attackers
    table.demand(
        not full or actor.id in target.attackers,
        "too_many_attackers",
        actor=actor.id,
        target=target.id,
        most=target.sheet.max_attackers,
    )


# --- the effective percentage ----------------------------------------------------------------------------------


def effective_range(weapon: Weapon, aim: bool) -> int | None:
    """D100-SCO-01, D100-SCO-04, D100-SIL-01: the effective range with this aim, in metres; None without a range.

    Twice with a delaying aim, four times with a rifle's telescopic scope, half with a silencer; at least 1.
    """
    if weapon.range is None:
        return None
    factor = 1 if not aim else 4 if weapon.free_scope else 2
    return max(1, weapon.range * factor // (2 if weapon.silencer else 1))


def band(reach: int | None, distance: int | None) -> int:
    """D100-RNG-01, D100-RNG-02, D100-RNG-04: how often the percentage is halved: once for each further range begun."""
    if reach is None or distance is None or distance <= reach:
        return 0
    return min(FARTHEST, -(-distance // reach) - 1)


def percentage(
    actor: Fighter, blow: Blow, index: int, modifier: int, focus: Focus | None
) -> tuple[int, tuple[Step, ...]]:
    """D100-RNG-03, D100-CLOSE-01, D100-SCO-02, D100-BUR-01, D100-BUR-02: the effective percentage, and its steps.

    Against target `index`, in the book's order: the weapon's %; halved for range; doubled when close (to DES × 3
    metres, × 6 with a delaying aim); + 5 for each bullet after the first (one target alone, at most doubling it);
    + 10 for each 5 points of `focus`; − 20 for a changed action; + the GM's modifier; never below 0.
    """
    weapon = blow.weapon
    value = weapon.skill
    steps = [Step(weapon.name, value, "base", weapon.id)]
    distance = None if weapon.hand_to_hand else blow.distances[index]
    halvings = band(effective_range(weapon, blow.aim), distance)
    if halvings:
        value >>= halvings
        steps.append(Step("range", 2**halvings, "over", "D100-RNG-02"))
    if distance is not None and weapon.close_double and distance < actor.sheet.des * (6 if blow.delaying else 3):
        value *= 2
        steps.append(Step("close", 2, "times", "D100-CLOSE-01"))
    shots = blow.shots[index]
    if shots > 1 and len(blow.targets) == 1:
        burst = min(5 * (shots - 1), value)
        value += burst
        steps.append(Step("burst", burst, "flat", "D100-BUR-01"))
    if focus is not None and focus.target == blow.targets[index].id and focus.points >= 5:
        bonus = focus_bonus(focus.points)
        value += bonus
        steps.append(Step("focus", bonus, "flat", "D100-FOC-01"))
    if blow.changed:
        value += CHANGED
        steps.append(Step("changed", CHANGED, "flat", "D100-DECL-03"))
    if modifier:
        value += modifier
        steps.append(Step("modifier", modifier))
    value = max(0, value)
    steps.append(Step("result", value, "result"))
    return value, tuple(steps)


def focus_bonus(points: int) -> int:
    """D100-FOC-01: + 10% for each 5 DES points waited."""
    return points // 5 * 10
