"""The declaration of an Attack Action: what it strikes with, at whom, and with which ammunition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.actions import Act
from rules.ffrpg import arms, pincer, sides, targets
from rules.ffrpg.arms import Blow
from rules.ffrpg.catalogue import STATUSES
from rules.ffrpg.sheet import CoS, Effect, Item
from rules.ffrpg.state import Combatant, Fight
from rules.ffrpg.targets import Aim, Aimed
from rules.questions import Refusal
from rules.table import Table

PARAMS = frozenset({"pull", "ammo", "modifiers"})
IMPROVISED_PARAMS = PARAMS | {"die", "acc", "damage", "status", "name", "range", "reach"}
IMPROVISED_COS = CoS(flat=30)
LIMITS = {"acc": 999, "reach": 9999}
THROWN_REACH = 10
"""How far an object flies, in metres, unless it is said."""


def chosen_blows(table: Table, act: Act) -> tuple[Blow, ...]:
    """The blows that `with` and params ask for; refuses params, `no_such_item`, `wrong_action`, `not_equipped`."""
    actor: Combatant = act.actor
    named = act.with_id
    check_params(table, act)
    if named is None:
        return arms.all_blows(actor)
    if named == arms.IMPROVISED:
        return (picked_up(actor, act),)
    if named == arms.BRAWL:
        table.demand(not arms.armed(actor), "weapon_equipped", actor=actor.id)
        return (arms.one_blow(actor, named),)
    weapon = arms.weapon_of(actor, named)
    if weapon is None:
        others = (*actor.sheet.shields, *actor.sheet.abilities, *actor.sheet.items)
        code = "wrong_action" if any(row.id == named for row in others) else "no_such_item"
        raise Refusal(code, actor=actor.id, item=named)
    table.demand(arms.is_ready(actor, weapon), "not_equipped", actor=actor.id, item=named)
    return (arms.one_blow(actor, named),)


def check_params(table: Table, act: Act) -> None:
    """Refuses params that are unknown, of a wrong type or out of range, and an Item of ammunition that is unknown."""
    params = act.params
    improvised = act.with_id == arms.IMPROVISED
    known = IMPROVISED_PARAMS if improvised else PARAMS
    for key, value in params.items():
        table.insist(key in known and _fits(key, value), "invalid_params", param=key, value=value)
    if improvised:
        die = params.get("die", "d6" if params.get("damage") is False else None)
        table.insist(die in arms.SCALES[1], "invalid_params", param="die", value=die)
        status = params.get("status")
        if status is not None:
            table.insist(
                status in STATUSES and not STATUSES[status].params, "invalid_params", param="status", value=status
            )
    for id in ammunition_named(params):
        known_item = any(item.id == id for item in act.actor.sheet.items)
        table.insist(known_item, "no_such_item", actor=act.actor.id, item=id)


def _fits(key: str, value: Any) -> bool:
    if key in ("pull", "damage"):
        return isinstance(value, bool)
    if key == "ammo":
        return isinstance(value, str) or (isinstance(value, list | tuple) and all(isinstance(id, str) for id in value))
    if key == "range":
        return value in ("melee", "ranged")
    if key in LIMITS:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LIMITS[key]
    return targets.are_modifiers(value) if key == "modifiers" else isinstance(value, str)


def picked_up(actor: Combatant, act: Act) -> Blow:
    """FF-IMP-01…04: the blow with an object, or its throw; `status` has a flat CoS of 30 and a timer of 2."""
    params = act.params
    status = params.get("status")
    inflicted = () if status not in STATUSES else (Effect(status=status, timer=2, cos=IMPROVISED_COS),)
    melee = params.get("range", "melee") == "melee"
    return arms.improvised(
        actor,
        params.get("die", "d6"),
        params.get("acc", actor.sheet.acc),
        params.get("name", ""),
        inflicted,
        params.get("damage", True),
        melee,
        params.get("reach", arms.MELEE_REACH if melee else THROWN_REACH),
    )


# --- at whom ---------------------------------------------------------------------------------------------------


def aim(table: Table, act: Act, blows: Sequence[Blow]) -> Sequence[Combatant | Aimed]:
    """FF-TGT-01: one target, or one for each blow, the last one named for the rest; refuses who cannot be one."""
    if blows[0].group or (len(blows) > 1 and any(blow.group for blow in blows)):
        return aim_with_groups(table, act, blows)
    return aim_at_singles(table, act, blows)


def aim_with_groups(table: Table, act: Act, blows: Sequence[Blow]) -> list[Combatant | Aimed]:
    """FF-ATK-11: a Weapon that strikes a Group takes all who are named; beside another one each takes its own."""
    if len(blows) == 1:
        return [targets.aim_at_group(table, act, aim_of(blows[0]))]
    named = act.targets
    table.demand(len(named) <= len(blows), "too_many_targets", actor=act.actor.id, most=len(blows))
    found: list[Combatant | Aimed] = []
    for place, blow in enumerate(blows):
        own = act._replace(targets=named[min(place, len(named) - 1) :][:1] if named else ())
        if blow.group:
            found.append(targets.aim_at_group(table, own, aim_of(blow)))
        else:
            found += aim_at_singles(table, own, (blow,))
    return found


def aim_at_singles(table: Table, act: Act, blows: Sequence[Blow]) -> list[Combatant]:
    """FF-TGT-01: whom each of some blows is struck at."""
    named = act.targets
    if not named:
        raise Refusal("need_targets", actor=act.actor.id)
    count = len(blows)
    fight: Fight = table.fight
    if count == len(named) == 1 and fight.encircled is None and not fight.options.ranges:
        target = table.combatant(named[0], "no_such_target")
        if target.state == "active" and not target.conditions:
            return [target]
    if len(named) > count:
        table.demand(False, "too_many_targets", actor=act.actor.id, most=count)
    found = targets.check_named(table, act)[:count]
    actor: Combatant = act.actor
    for one in found:
        if one.state != "active" or not targets.visible(one, actor):
            table.demand(False, "invalid_target", actor=actor.id, target=one.id)
    if fight.encircled is not None:
        for one in found:
            table.demand(pincer.reaches(fight, actor, one), "wrong_facing", actor=actor.id, target=one.id)
    if len(found) < count:
        found += [found[-1]] * (count - len(found))
    for one, blow in zip(found, blows, strict=True):
        if (one.conditions or fight.options.ranges) and not targets.in_range(fight, actor, one, blow.melee, blow.reach):
            table.demand(False, "out_of_range", actor=actor.id, target=one.id)
    return found


def aim_of(blow: Blow) -> Aim:
    """How a blow that strikes a Group reaches it."""
    return Aim("group", blow.melee, blow.reach, False)


def at(one: Combatant, blows: Sequence[Blow]) -> list[Combatant | Aimed]:
    """All blows at one combatant; those that strike a Group at its formation."""
    return [Aimed((one.id,), sides.formation_of(one)) if blow.group else one for blow in blows]


def might_strike(fight: Fight, actor: Combatant, blow: Blow) -> list[Combatant]:
    """FF-TGT-06: whom else a blow could be aimed at now: opponents, then allies."""
    among = (*sides.opponents(fight, actor), *sides.allies(fight, actor))
    return [
        one
        for one in among
        if targets.may_be_target(actor, one, False)
        and pincer.reaches(fight, actor, one)
        and targets.in_range(fight, actor, one, blow.melee, blow.reach)
    ]


# --- ammunition ------------------------------------------------------------------------------------------------


def ammunition_named(params: Any) -> tuple[str, ...]:
    """The Items of ammunition that an attack names, one or several."""
    named = params.get("ammo", ())
    return (named,) if isinstance(named, str) else tuple(named)


def takers(actor: Combatant, blows: Sequence[Blow], ids: Sequence[str]) -> list[int | None]:
    """FF-AMMO-01: for each unit the number of the first Weapon of its kind that has none yet; None: there is none."""
    found: list[int | None] = []
    for id in ids:
        item = _item(actor, id)
        kind = None if item is None or item.kind != "ammo" else item.ammo or item.id
        free = (n for n, blow in enumerate(blows) if kind is not None and blow.ammo == kind and n not in found)
        found.append(next(free, None))
    return found


def loaded(actor: Combatant, blows: Sequence[Blow], ids: Sequence[str]) -> tuple[Blow, ...]:
    """FF-AMMO-01: the blows, each with the unit that its Weapon takes."""
    made = list(blows)
    for id, number in zip(ids, takers(actor, blows, ids), strict=True):
        item = _item(actor, id)
        if number is not None and item is not None:
            made[number] = arms.loaded_with(actor, made[number], item)
    return tuple(made)


def check_ammunition(table: Table, actor: Combatant, blows: Sequence[Blow], ids: Sequence[str]) -> None:
    """FF-AMMO-01: refuses what no Weapon of the attack takes any more (`wrong_ammo`), and what is used up."""
    for place, (id, number) in enumerate(zip(ids, takers(actor, blows, ids), strict=True)):
        table.demand(number is not None, "wrong_ammo", actor=actor.id, item=id)
        table.demand(actor.items[id] > ids[:place].count(id), "not_enough_ammo", actor=actor.id, item=id)


def _item(actor: Combatant, id: str) -> Item | None:
    return next((item for item in actor.sheet.items if item.id == id), None)
