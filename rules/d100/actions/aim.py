"""An attack as ordered: weapon, targets, shots, distances; its checks and its percentage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.d100.actions import gear
from rules.d100.actions.action import Checks, is_changed, named_targets, of_weapon
from rules.d100.actions.params import Attempt
from rules.d100.combatant.state import D100Fight, Fighter, Focus, metres_to
from rules.d100.combatant.weapons import MOST_SHOTS, Weapon
from rules.d100.damage.damage import Blow
from rules.mechanics.checks import WHOLE, check

MOST_BY_RULING = 200
"""Bullets that not even the game master can exceed."""
FARTHEST = 40
"""Halvings beyond which no percentage is left."""


# --- what refuses it -------------------------------------------------------------------------------------------


ready_or_drawn = of_weapon("not_equipped", lambda params, weapon, now: not (params.draw or now.equipped), "draw")
drawn_once = of_weapon("already_equipped", lambda params, weapon, now: params.draw and now.equipped, "draw")
"""D100-DRAW-01: a weapon that is not in hand is drawn first, and no other."""
can_hold = of_weapon("no_hold", lambda params, weapon, now: not weapon.hold)
"""D100-HOLD-01: arms, a net or a lasso can hold."""
by_hand = of_weapon("melee_only", lambda params, weapon, now: params.knockout and not weapon.hand_to_hand, "knockout")
"""D100-KO-01: a knockout is hand to hand."""
has_scope = of_weapon("no_scope", lambda params, weapon, now: params.aim and weapon.scope == "none", "aim")
"""D100-SCO-01: aiming needs a scope."""


@check(WHOLE)
def numbers_fit_targets(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-BUR-05, D100-FOC-02: a list has one number for each target; focus belongs to a declaration or to waiting."""
    if params.focus is not None:
        yield Fault("invalid_params", {"param": "focus", "value": params.focus}, final=True)
    for name, numbers in (("shots", params.shots), ("distance", params.distance)):
        if isinstance(numbers, tuple) and len(numbers) != len(params.targets):
            yield Fault("invalid_params", {"param": name, "value": list(numbers)}, final=True)


@check("weapon", "targets")
def well_aimed(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-SEQ-01, D100-BUR-05: others in the fight, each once; several only for a firearm of several shots."""
    yield from named_targets(fight, actor, params.targets)
    if len(params.targets) > 1:
        weapon = params.of(actor)
        if params.hold or weapon.kind != "firearm" or weapon.rate < 2:
            yield Fault("too_many_targets", {"actor": actor.id})
    for place, id in enumerate(params.targets):
        if id == actor.id or not fight.combatants[id].present or id in params.targets[:place]:
            yield Fault("invalid_target", {"target": id}, final=True)


@check(WHOLE)
def enough_shots(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-BUR-04, D100-REL-04: no more shots than the weapon gives, than fit in a turn, than are loaded."""
    weapon, total = params.of(actor), params.total
    loaded_now = actor.weapons[weapon.id].loaded
    if total > MOST_BY_RULING:
        yield Fault("too_many_shots", {"actor": actor.id, "most": MOST_BY_RULING}, final=True)
    if total > most_shots(weapon, params):
        yield Fault("too_many_shots", {"actor": actor.id, "most": most_shots(weapon, params)})
    if params.load_one and not weapon.loads_one:
        yield Fault("wrong_feed", {"actor": actor.id, "item": weapon.name})
    if params.load_one and loaded_now is not None and weapon.capacity is not None and loaded_now >= weapon.capacity:
        yield Fault("already_loaded", {"actor": actor.id, "item": weapon.name})
    loaded = loaded_for(actor, weapon, params)
    if loaded is not None and loaded < total:
        yield Fault("not_enough_ammo", {"actor": actor.id, "item": weapon.name, "left": loaded})


@check("weapon", "load_one", implied=True)
def anything_loaded(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-LOAD-01: the weapon is loaded."""
    weapon = params.of(actor)
    if loaded_for(actor, weapon, params) == 0:
        yield Fault("not_enough_ammo", {"actor": actor.id, "item": weapon.name, "left": 0})


@check("weapon", "aim")
def aims_or_focuses(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-SCO-03: no focus if the aim takes time."""
    if actor.focus is not None and params.delays(actor):
        yield Fault("no_combine", {"actor": actor.id})


@check("weapon", "aim", "load_one", "draw", "stow")
def in_time(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-DRAW-01, D100-SCO-01, D100-REL-04: it is not before the initiative at which it is due."""
    due = params.due(actor)
    if due is not None and actor.initiative is not None and actor.initiative > due:
        yield Fault("too_early", {"actor": actor.id, "des": due})


@check("weapon", "targets", "distance", "measured", "aim")
def in_reach(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-RNG-04, D100-CLOSE-02: neither too close nor out of range."""
    if params.distance is not None or params.measured:
        weapon = params.of(actor)
        for target, distance in zip(params.known(fight), distances(fight, actor, params), strict=True):
            code = distance_fault(weapon, distance, aim=params.aim)
            if code is not None:
                named = {"actor": actor.id, "target": target.id, "item": weapon.name}
                far = {} if code == "too_close" else far_beyond(weapon, distance, aim=params.aim)
                yield Fault(code, {**named, **far})


@check("weapon", "targets")
def room_around(fight: D100Fight, actor: Fighter, params: Attempt) -> Iterator[Fault]:
    """D100-NUM-01, D100-NUM-02: there is room for another attacker hand to hand this turn."""
    if params.of(actor).hand_to_hand:
        for target in params.known(fight):
            most = target.numbers.max_attackers
            if len(target.attackers) >= most and actor.id not in target.attackers:
                yield Fault("too_many_attackers", {"actor": actor.id, "target": target.id, "most": most})


NAMED: Checks[Attempt] = (
    gear.known_weapon,
    gear.known_leaving,
    gear.whole,
    gear.off_the_floor,
    ready_or_drawn,
    gear.leaving_the_hand,
    drawn_once,
    gear.not_jammed,
)
"""What refuses an attack for its weapon."""
OWN: Checks[Attempt] = (
    numbers_fit_targets,
    gear.may_leave,
    well_aimed,
    by_hand,
    anything_loaded,
    enough_shots,
    has_scope,
    aims_or_focuses,
)
"""What refuses it after that."""
LATER: Checks[Attempt] = (in_time, in_reach, room_around)
"""What refuses it as it is done."""


# --- as it is carried out --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResolvedAttack(Blow):
    """An attack on one target, with all open values resolved."""

    params: Attempt
    nth: tuple[int, int] | None
    """Its number among several targets, and how many; None for a single one."""
    distance: int | None
    """Metres; None: in range, but not close."""
    focus: Focus | None
    changed: bool


def attacks_of(fight: D100Fight, actor: Fighter, params: Attempt) -> list[ResolvedAttack]:
    """Return the attacks on each target, with weapons, board and declaration as they are."""
    weapon, targets = params.of(actor), params.known(fight)
    count, changed = len(targets), is_changed(fight, actor, params, weapon.id)
    targeted = zip(targets, params.each(params.shots), distances(fight, actor, params), strict=False)
    return [
        ResolvedAttack(
            weapon, target, shots or 1, params, (index, count) if count > 1 else None, metres, actor.focus, changed
        )
        for index, (target, shots, metres) in enumerate(targeted, start=1)
    ]


def distances(fight: D100Fight, actor: Fighter, params: Attempt) -> tuple[int | None, ...]:
    """Return the metres to each target: as typed, else by the board if measured; None: in range, not close."""
    if not params.measured:
        return params.each(params.distance)
    return tuple(
        metres_to(fight, actor, target) if item is None else item
        for target, item in zip(params.known(fight), params.each(params.distance), strict=False)
    )


def most_shots(weapon: Weapon, params: Attempt) -> int:
    """D100-BUR-04, D100-REL-04: return the shots that the weapon gives in one act."""
    return 1 if params.load_one else min(weapon.rate, MOST_SHOTS)


def loaded_for(actor: Fighter, weapon: Weapon, params: Attempt) -> int | None:
    """D100-REL-04: return the shots loaded, with the one loaded first; None if they are not counted."""
    loaded = actor.weapons[weapon.id].loaded
    return None if loaded is None or not weapon.spends else loaded + params.load_one


def distance_fault(weapon: Weapon, distance: int | None, *, aim: bool) -> str | None:
    """D100-RNG-04, D100-CLOSE-02: return the code of a distance out of range or too close, else None."""
    if weapon.hand_to_hand or distance is None:
        return None
    if distance == 0 and not weapon.contact_ok:
        return "too_close"
    halvings = range_halvings(effective_range(weapon, aim), distance)
    return None if halvings < most_ranges(weapon) else "out_of_range"


def most_ranges(weapon: Weapon) -> int:
    """D100-RNG-04: return how many effective ranges a weapon reaches: a firearm until its % is halved to nothing."""
    return max(1, weapon.skill.bit_length()) if weapon.kind == "firearm" else 2


def far_beyond(weapon: Weapon, distance: int | None, *, aim: bool) -> dict[str, object]:
    """D100-RNG-04: return the distance and how far the weapon reaches at most, for a refusal."""
    reach = effective_range(weapon, aim) or 0
    return {"reason": "far", "distance": distance, "most": reach * most_ranges(weapon)}


# --- the effective percentage ----------------------------------------------------------------------------------


def effective_range(weapon: Weapon, aim: bool) -> int | None:
    """D100-SCO-01, D100-SCO-04, D100-SIL-01: return the effective range with this aim, in metres; None without a range.

    Twice with a delaying aim, four times with a rifle's telescopic scope, half with a silencer; at least 1.
    """
    if weapon.range is None:
        return None
    factor = 1 if not aim else 4 if weapon.free_scope else 2
    return max(1, weapon.range * factor // (2 if weapon.silencer else 1))


def range_halvings(reach: int | None, distance: int | None) -> int:
    """D100-RNG-01, D100-RNG-02, D100-RNG-04.

    Return how often the percentage is halved: once for each further range begun.
    """
    if reach is None or distance is None or distance <= reach:
        return 0
    return min(FARTHEST, -(-distance // reach) - 1)


def percentage(fight: D100Fight, actor: Fighter, blow: ResolvedAttack) -> tuple[int, tuple[ComputationStep, ...]]:
    """D100-RNG-03, D100-CLOSE-01, D100-SCO-02, D100-BUR-01, D100-BUR-02: return the effective percentage and its steps.

    In the book's order: the weapon's %; halved for range; doubled when close (to DES × 3 metres, × 6 with a delaying
    aim); + 5 for each bullet after the first (one target alone, at most doubling it); + 10 for each 5 points of focus;
    − 20 for a changed action; + the GM's modifier; never below 0.
    """
    figures, weapon, params, focus = fight.options, blow.weapon, blow.params, blow.focus
    value = weapon.skill
    steps = [ComputationStep(weapon.name, value, "base", weapon.id)]
    distance = None if weapon.hand_to_hand else blow.distance
    halvings = range_halvings(effective_range(weapon, params.aim), distance)
    if halvings:
        value >>= halvings
        steps.append(ComputationStep("range", 2**halvings, "over", "D100-RNG-02"))
    close = figures.close_metres * actor.numbers.des * (2 if params.delays(actor) else 1)
    if distance is not None and weapon.close_double and distance < close:
        value *= figures.close_times
        steps.append(ComputationStep("close", figures.close_times, "times", "D100-CLOSE-01"))
    if blow.shots > 1 and blow.nth is None:
        burst = min(figures.burst_percent * (blow.shots - 1), value)
        value += burst
        steps.append(ComputationStep("burst", burst, "flat", "D100-BUR-01"))
    if focus is not None and focus.target == blow.target.id and focus.points >= 5:
        bonus = focus_bonus(fight, focus.points)
        value += bonus
        steps.append(ComputationStep("focus", bonus, "flat", "D100-FOC-01"))
    if blow.changed:
        value += figures.changed_percent
        steps.append(ComputationStep("changed", figures.changed_percent, "flat", "D100-DECL-03"))
    if params.modifier:
        value += params.modifier
        steps.append(ComputationStep("modifier", params.modifier))
    value = max(0, value)
    return value, (*steps, ComputationStep("result", value, "result"))


def focus_bonus(fight: D100Fight, points: int) -> int:
    """D100-FOC-01: return + 10% for each 5 DES points waited."""
    percent: int = fight.options.focus_percent
    return points // 5 * percent
