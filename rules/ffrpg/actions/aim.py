"""An Attack Action before its dice: what it strikes with, at whom, and with which ammunition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.core.questions import Fault, Refusal
from rules.ffrpg.actions import targets
from rules.ffrpg.actions.params import Strike
from rules.ffrpg.actions.targets import TargetSelection
from rules.ffrpg.combatant.rows import Item
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.damage import weapons
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.ffrpg.turns import pincer, sides
from rules.mechanics.checks import FINE, WHOLE, Check, check, one_fault
from rules.mechanics.params import Reading
from rules.system.simple_fight import unknown_targets

OF_AN_OBJECT = frozenset({"die", "range", "name", "acc", "reach", "damage", "status"})


class StrikeReading(Reading[Strike]):
    """Reads what an object is like only where one is picked up."""

    def read_params(self, command: Mapping[str, Any], params: Mapping[str, Any], values: dict[str, Any]) -> None:
        """Refuses `invalid_params`."""
        if command.get("with") != weapons.IMPROVISED:
            for key, value in params.items():
                if key in OF_AN_OBJECT:
                    raise Refusal("invalid_params", param=key, value=value)
        super().read_params(command, params, values)


@check(WHOLE, about="weapon")
def die_of_an_object(fight: Fight, actor: Combatant, told: Strike) -> Iterator[Fault]:
    """FF-IMP-02: the die of what is picked up is said, unless it does no damage."""
    if told.weapon != weapons.IMPROVISED or told.die is not None or not told.damage:
        return FINE
    return one_fault("invalid_params", final=True, param="die", value=None)


@check("ammo", about="ammo")
def known_ammunition(fight: Fight, actor: Combatant, told: Strike) -> Iterator[Fault]:
    """FF-AMMO-01: the ammunition is on the sheet."""
    for id in told.ammo:
        if _item(actor, id) is None:
            yield Fault("no_such_item", {"actor": actor.id, "item": id}, final=True)


@check("weapon", about="weapon")
def weapon_at_hand(fight: Fight, actor: Combatant, told: Strike) -> Iterator[Fault]:
    """FF-ATK-01, FF-BRAWL-01: one strikes with what is in hand or natural, with bare hands if there is nothing."""
    named = told.weapon
    weapon = weapons.weapon_of(actor, named)
    if named == weapons.BRAWL:
        if weapons.armed(actor):
            yield Fault("weapon_equipped", {"actor": actor.id})
    elif weapon is None and named != weapons.IMPROVISED:
        others = (*actor.sheet.shields, *actor.sheet.abilities, *actor.sheet.items)
        code = "wrong_action" if any(row.id == named for row in others) else "no_such_item"
        yield Fault(code, {"actor": actor.id, "item": named}, final=True)
    elif weapon is not None and named != weapons.IMPROVISED and not weapons.is_ready(actor, weapon):
        yield Fault("not_equipped", {"actor": actor.id, "item": named})


# --- at whom ---------------------------------------------------------------------------------------------------


@check("weapon", "range", "reach", "targets")
def well_aimed(fight: Fight, actor: Combatant, told: Strike) -> Iterator[Fault]:
    """FF-TGT-01, FF-ATK-11: one target, or one for each blow; of a Group all who are named, or as many as blows."""
    blows, ids = told.blows(actor), told.targets
    only = blows[0]
    if len(blows) == 1:
        if only.group:
            return targets.aim_at_group(fight, actor, ids, only.aim)[0]
        return targets.faults_of_one(fight, actor, ids, only.aim)
    for blow in blows:
        if blow.group:
            return _faults_of_each(fight, actor, blows, ids)
    return FINE if _reach_all(fight, actor, blows, ids) else _faults_of_singles(fight, actor, blows, ids)


def _reach_all(fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]) -> bool:
    """FF-TWO-01: whether each blow has a target and reaches it, so that there is no fault to look for."""
    if not 0 < len(ids) <= len(blows):
        return False
    combatant = None
    for place, blow in enumerate(blows):
        if place < len(ids):
            combatant = fight.combatants.get(ids[place])
            if combatant is None or combatant.state != "active" or not targets.visible(combatant, actor):
                return False
            if fight.encircled is not None and not pincer.reaches(fight, actor, combatant):
                return False
        if combatant is None or not targets.in_range(fight, actor, combatant, blow.melee, blow.reach):
            return False
    return True


def _faults_of_each(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Iterator[Fault]:
    """FF-ATK-11: beside a Weapon that strikes a Group each blow takes its own target."""
    if len(ids) > len(blows):
        yield Fault("too_many_targets", {"actor": actor.id, "most": len(blows)})
    for place, blow in enumerate(blows):
        own = own_target(ids, place)
        if blow.group:
            yield from targets.aim_at_group(fight, actor, own, blow.aim)[0]
        else:
            yield from targets.faults_of_one(fight, actor, own, blow.aim)


def _faults_of_singles(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Iterator[Fault]:
    """FF-TWO-01: a target for each blow, the last one named for the rest."""
    count = len(blows)
    if not ids:
        yield Fault("need_targets", {"actor": actor.id}, final=True)
        return
    if len(ids) > count:
        yield Fault("too_many_targets", {"actor": actor.id, "most": count})
    found = [combatant for id in ids if (combatant := fight.combatants.get(id)) is not None]
    if len(found) < len(ids):
        yield from unknown_targets(fight, ids)
        return
    del found[count:]
    for combatant in found:
        if combatant.state != "active" or not targets.visible(combatant, actor):
            yield Fault("invalid_target", {"actor": actor.id, "target": combatant.id})
    if fight.encircled is not None:
        for combatant in found:
            if not pincer.reaches(fight, actor, combatant):
                yield Fault("wrong_facing", {"actor": actor.id, "target": combatant.id})
    found += [found[-1]] * (count - len(found))
    for combatant, blow in zip(found, blows, strict=True):
        if not targets.in_range(fight, actor, combatant, blow.melee, blow.reach):
            yield Fault("out_of_range", {"actor": actor.id, "target": combatant.id})


def own_target(ids: tuple[str, ...], place: int) -> tuple[str, ...]:
    """FF-TGT-01: whom a blow is for, the last one named for the rest; nobody where nobody is named."""
    return ids[min(place, len(ids) - 1) :][:1]


def aim(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Sequence[Combatant | TargetSelection]:
    """FF-TGT-01, FF-ATK-11: at whom each blow is struck, once nothing refuses that."""
    if len(blows) == 1 and not blows[0].group:
        return (fight.combatants[ids[0]],)
    found: list[Combatant | TargetSelection] = []
    last = len(ids) - 1
    for place, blow in enumerate(blows):
        if blow.group:
            own = ids if len(blows) == 1 else own_target(ids, place)
            found.append(targets.aim_at_group(fight, actor, own, blow.aim)[1])
        else:
            found.append(fight.combatants[ids[place] if place < last else ids[last]])
    return found


def at(
    fight: Fight, actor: Combatant, combatant: Combatant, blows: Sequence[WeaponBlow]
) -> list[Combatant | TargetSelection]:
    """All blows at one combatant; those that strike a Group at its formation."""
    return [
        targets.aim_at_group(fight, actor, (combatant.id,), blow.aim)[1] if blow.group else combatant for blow in blows
    ]


def reaching(fight: Fight, actor: Combatant, combatant: Combatant, blows: Sequence[WeaponBlow]) -> list[WeaponBlow]:
    """FF-ST-flight, FF-PIN-03, FF-RNG-01: those of several blows that reach one combatant: each is asked by itself."""
    return [blow for blow in blows if targets.within(fight, actor, combatant, blow.aim)]


def might_strike(fight: Fight, actor: Combatant, blow: WeaponBlow) -> list[Combatant]:
    """FF-TGT-06: whom else a blow could be aimed at now: opponents, then allies."""
    among = (*sides.opponents(fight, actor), *sides.allies(fight, actor))
    return [
        combatant
        for combatant in among
        if targets.visible(combatant, actor) and targets.is_target(fight, actor, combatant, blow.aim)
    ]


# --- ammunition ------------------------------------------------------------------------------------------------


def takers(actor: Combatant, blows: Sequence[WeaponBlow], ids: Sequence[str]) -> list[int | None]:
    """FF-AMMO-01: for each unit the number of the first Weapon of its kind that has none yet; None: there is none."""
    found: list[int | None] = []
    for id in ids:
        item = _item(actor, id)
        kind = None if item is None or item.kind != "ammo" else item.ammo or item.id
        free = (n for n, blow in enumerate(blows) if kind is not None and blow.ammo == kind and n not in found)
        found.append(next(free, None))
    return found


def loaded(actor: Combatant, blows: Sequence[WeaponBlow], ids: Sequence[str]) -> tuple[WeaponBlow, ...]:
    """FF-AMMO-01: the blows, each with the unit that its Weapon takes."""
    made = list(blows)
    for id, number in zip(ids, takers(actor, blows, ids), strict=True):
        item = _item(actor, id)
        if number is not None and item is not None:
            made[number] = weapons.loaded_with(actor, made[number], item)
    return tuple(made)


@check("weapon", "ammo", about="ammo")
def ammunition_fits(fight: Fight, actor: Combatant, told: Strike) -> Iterator[Fault]:
    """FF-AMMO-01: a Weapon of the attack still takes it, and there is some left."""
    ids = told.ammo
    for place, (id, number) in enumerate(zip(ids, takers(actor, told.blows(actor), ids), strict=True)):
        if number is None:
            yield Fault("wrong_ammo", {"actor": actor.id, "item": id})
        if actor.items.get(id, 0) <= ids[:place].count(id):
            yield Fault("not_enough_ammo", {"actor": actor.id, "item": id})


def _item(actor: Combatant, id: str) -> Item | None:
    return next((item for item in actor.sheet.items if item.id == id), None)


STRIKE_CHECKS: tuple[Check[Fight, Combatant, Strike], ...] = (
    die_of_an_object,
    known_ammunition,
    weapon_at_hand,
    well_aimed,
    targets.known_modified,
    ammunition_fits,
)
"""What refuses an Attack Action, once it is read."""
