"""What the fields of the actions may be set to, and which of them mean anything now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Option
from rules.d100.blows import MOST_SHOTS, distance_fault
from rules.d100.checks import is_whole
from rules.d100.metres import metres_to
from rules.d100.order import due
from rules.d100.state import Fighter
from rules.d100.weapons import Weapon, default_weapon, weapons_of
from rules.sheets import words_of

Fields = Mapping[str, Any]


def chosen(one: Fighter, fields: Fields, *, hold: bool = False) -> Weapon:
    """The weapon that the fields so far name, else the default one."""
    return weapons_of(one).get(str(fields.get("with") or "")) or default_weapon(one, hold=hold)


def hint(one: Fighter, weapon: Weapon) -> str:
    """What stands beside a weapon: its %, damage, and what is loaded."""
    carried = one.weapons[weapon.id]
    loaded = f" {carried.loaded}/{weapon.capacity}" if weapon.spends and carried.loaded is not None else ""
    ready = "" if carried.equipped or carried.dropped or carried.broken else _cost_of_drawing(one)
    return f"{weapon.skill}% {weapon.damage_text}{loaded}{ready}"


def _cost_of_drawing(one: Fighter) -> str:
    """D100-DRAW-01: the DES points that drawing a weapon costs now: none for who acts later already."""
    lost = 0 if one.initiative is None else one.initiative - due(one, delayed=False, more=1)
    return f" (DES −{lost})" if lost > 0 else ""


def unusable(one: Fighter, weapon: Weapon) -> str | None:
    """The code that a weapon would be refused with whatever else is chosen; one to be drawn is none."""
    carried = one.weapons[weapon.id]
    if carried.broken:
        return "weapon_broken"
    if carried.dropped:
        return "weapon_dropped"
    if carried.jammed:
        return "weapon_jammed"
    needs_round = weapon.spends and carried.loaded == 0
    by_hand = weapon.kind == "firearm" and weapon.feed == "single"
    return "not_enough_ammo" if needs_round and not by_hand else None


# --- options of fields -----------------------------------------------------------------------------------------


def attack_weapons(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """All weapons, bare hands last."""
    return tuple(
        Option(weapon.id, weapon.name, hint(one, weapon), unusable(one, weapon)) for weapon in weapons_of(one).values()
    )


def holding_weapons(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """What can catch and hold."""
    return tuple(
        Option(weapon.id, weapon.name, f"{weapon.skill}%", unusable(one, weapon))
        for weapon in weapons_of(one).values()
        if weapon.hold
    )


def put_away_weapons(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-DRAW-01: what is not in hand and not on the floor."""
    return tuple(
        Option(weapon.id, weapon.name, hint(one, weapon), "weapon_broken" if one.weapons[weapon.id].broken else None)
        for weapon in weapons_of(one).values()
        if not one.weapons[weapon.id].equipped and not one.weapons[weapon.id].dropped
    )


def weapons_to_leave(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-DRAW-02: what is in hand and can leave it."""
    used = fields.get("with")
    return tuple(
        Option(weapon.id, weapon.name)
        for weapon in weapons_of(one).values()
        if one.weapons[weapon.id].equipped and not weapon.body and weapon.id != used
    )


def weapons_on_floor(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """What lies on the floor."""
    return tuple(
        Option(weapon.id, weapon.name, "", "weapon_broken" if one.weapons[weapon.id].broken else None)
        for weapon in weapons_of(one).values()
        if one.weapons[weapon.id].dropped
    )


def weapons_to_load(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-LOAD-01: what is loaded by hand, with what is in it."""
    found = []
    for weapon in weapons_of(one).values():
        carried = one.weapons[weapon.id]
        if weapon.kind in ("missile", "firearm") and weapon.load_turns and carried.loaded is not None:
            refused = unusable(one, weapon)
            if refused in (None, "not_enough_ammo"):
                full = carried.loaded >= (weapon.capacity or 0)
                refused = "not_equipped" if not carried.equipped else "already_loaded" if full else None
            found.append(Option(weapon.id, weapon.name, f"{carried.loaded}/{weapon.capacity}", refused))
    return tuple(found)


def jammed_weapons(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-MALF-03: what is jammed."""
    return tuple(
        Option(weapon.id, weapon.name, "", None if one.weapons[weapon.id].equipped else "not_equipped")
        for weapon in weapons_of(one).values()
        if one.weapons[weapon.id].jammed
    )


def skills(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-SKILL-01: the sheet's skills, then those that everybody has."""
    sheet = one.sheet
    listed = [Option(row.id, row.name or words_of(row.id), f"{row.pct}%") for row in sheet.skills]
    common = (("esquivar", "Esquivar", sheet.dodge), ("lucha", "Lucha", sheet.lucha))
    ids = {option.id for option in listed}
    gunsmith = (("armeria", "Maestría/Armería", sheet.armeria),)
    return (*listed, *(Option(id, label, f"{pct}%") for id, label, pct in common + gunsmith if id not in ids))


def repair_skills(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-MALF-04: the weapon's own %, or the gunsmith's."""
    return (
        Option("weapon", "Habilidad con el arma", f"{chosen(one, fields).skill}%"),
        Option("armeria", "Maestría/Armería", f"{one.sheet.armeria}%"),
    )


def others(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """Whoever may be aimed at, foes first."""
    found = [other for other in fight.combatants.values() if other is not one and other.present]
    found.sort(key=lambda other: other.side == one.side)
    return tuple(Option(other.id, other.name) for other in found)


def attackable(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-NUM-01, D100-RNG-04: whoever may be aimed at, with the crowd around them and the metres counted."""
    weapon = chosen(one, fields)
    found = []
    for option in others(fight, one, fields):
        metres = metres_to(fight, one, fight.combatants[option.id])
        refused = _crowded(fight, one, weapon, option.id)
        if refused is None and fields.get("measured") and fight.phase == "action":
            typed = fields.get("distance")
            refused = distance_fault(weapon, typed if is_whole(typed) else metres, aim=bool(fields.get("aim")))
        found.append(option._replace(hint="" if metres is None else f"{metres} m", refused=refused))
    return tuple(found)


def _crowded(fight: Any, one: Fighter, weapon: Weapon, id: str) -> str | None:
    target = fight.combatants[id]
    full = len(target.attackers) >= target.sheet.max_attackers and one.id not in target.attackers
    return "too_many_attackers" if full and weapon.hand_to_hand else None


def held(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """Whom the actor holds."""
    return tuple(
        Option(other.id, other.name)
        for other in fight.combatants.values()
        if any(condition.status == "grabbed" and condition.source == one.id for condition in other.conditions)
    )


def victims_weapons(fight: Any, one: Any, fields: Fields) -> tuple[Option, ...]:
    """D100-HOLD-04: what can be taken from the one who is held."""
    return tuple(
        Option(weapon.id, weapon.name)
        for id in fields.get("targets") or ()
        if id in fight.combatants
        for weapon in weapons_of(fight.combatants[id]).values()
        if fight.combatants[id].weapons[weapon.id].equipped and not weapon.body
    )


def target_count(fight: Any, one: Any, fields: Fields) -> tuple[int, int]:
    """D100-BUR-05: one target; a firearm that fires several shots may spread them. A declaration may name none."""
    weapon = chosen(one, fields)
    shots = fields.get("shots")
    each = max(1, shots) if is_whole(shots) else 1
    several = weapon.kind == "firearm" and weapon.rate >= 2
    return (0 if fight.phase == "declaration" else 1, max(1, weapon.rate // each) if several else 1)


def bullets(fight: Any, one: Any, fields: Fields) -> tuple[int, int]:
    """D100-BUR-04, D100-BUR-05: the shots that the weapon gives in an act and has loaded by then, for each target."""
    weapon = chosen(one, fields)
    gives = 1 if fields.get("load_one") else min(weapon.rate, MOST_SHOTS)
    loaded = one.weapons[weapon.id].loaded
    if weapon.spends and loaded is not None and fight.phase != "declaration":
        gives = min(gives, loaded)
    return (1, max(1, gives // max(1, len(fields.get("targets") or ()))))


def one_target(fight: Any, one: Any, fields: Fields) -> tuple[int, int]:
    """One target; a declaration may name none."""
    return (0 if fight.phase == "declaration" else 1, 1)


# --- which fields are shown ------------------------------------------------------------------------------------


def is_declaration(fight: Any, one: Any, fields: Fields) -> bool:
    """In the declaration phase."""
    return bool(fight.phase == "declaration")


def is_ranged(fight: Any, one: Any, fields: Fields) -> bool:
    """With a ranged weapon."""
    return not chosen(one, fields).hand_to_hand


def is_measurable(fight: Any, one: Any, fields: Fields) -> bool:
    """With a ranged weapon, from a cell of a board."""
    return one.cell is not None and fight.board is not None and is_ranged(fight, one, fields)


def is_near(fight: Any, one: Any, fields: Fields) -> bool:
    """With a hand-to-hand weapon."""
    return chosen(one, fields).hand_to_hand


def fires_several(fight: Any, one: Any, fields: Fields) -> bool:
    """With a weapon of several shots."""
    weapon = chosen(one, fields)
    return not weapon.hand_to_hand and weapon.rate >= 2


def has_scope(fight: Any, one: Any, fields: Fields) -> bool:
    """With a scope."""
    return chosen(one, fields).scope != "none"


def loads_singly(fight: Any, one: Any, fields: Fields) -> bool:
    """With a firearm that takes single rounds and has room for one."""
    weapon = chosen(one, fields)
    loaded = one.weapons[weapon.id].loaded
    return (
        weapon.kind == "firearm" and weapon.feed == "single" and loaded is not None and loaded < (weapon.capacity or 0)
    )


def is_put_away(fight: Any, one: Any, fields: Fields) -> bool:
    """With a weapon that has to be drawn first."""
    return not one.weapons[chosen(one, fields).id].equipped
