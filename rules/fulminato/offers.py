"""What the window offers: what each field may be set to for this combatant now, and which actions are worth a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Option
from rules.fulminato import ground, sayings
from rules.fulminato.affording import fault_of_loading
from rules.fulminato.attacks import default_weapon, limb_missing, refusal_to_use
from rules.fulminato.catalogue import (
    CHARACTERISTICS,
    COST_LABELS,
    COSTS,
    DIFFICULTY_LABELS,
    LIMBS,
    MATERIALS,
    PARTS,
    SKILLS,
    STATUSES,
    TIED,
)
from rules.fulminato.cells import fault_of_charge
from rules.fulminato.checks import characteristic_of, skill_label
from rules.fulminato.manoeuvres import refusal_of_target
from rules.fulminato.numbers import can_deflect, deflection, deflection_die, keeps_bonuses, worn
from rules.fulminato.prey import fits_in_a_grip
from rules.fulminato.sheet import UNARMED_ID, Weapon
from rules.fulminato.state import Fighter, FulminatoFight, in_fight

Fields = Mapping[str, Any]
Options = tuple[Option, ...]


# --- targets -----------------------------------------------------------------------------------------------


def _desvio(one: Fighter) -> str:
    bonus = deflection(one).bonus if keeps_bonuses(one) else 0
    die = deflection_die(one) if can_deflect(one) else ""
    if not die and not bonus:
        return sayings.NO_DESVIO()
    return sayings.DESVIO(die=die + (f"{bonus:+d}" if bonus else ""))


def aimed_at(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-BRD-02: whom an attack may be aimed at, with desvío and what would refuse it."""
    weapon = _weapon(one, fields)
    through = fields.get("through") is not None
    return tuple(
        Option(other.id, other.name, _desvio(other), _out_of_reach(fight, one, other, weapon, through))
        for other in _others(fight, one)
    )


def _others(fight: FulminatoFight, one: Fighter) -> list[Fighter]:
    """Everybody else who is in the fight, enemies first."""
    return sorted((other for other in fight.present if other is not one), key=lambda other: other.side == one.side)


def _out_of_reach(fight: FulminatoFight, one: Fighter, other: Fighter, weapon: Weapon, through: bool) -> str | None:
    if fight.board is None or one.cell is None or other.cell is None:
        return None
    if not ground.in_reach(fight, weapon, one.cell, other.cell):
        return "out_of_range"
    return None if through or ground.line_is_free(fight.board, one.cell, other.cell) else "no_line_of_sight"


def charged_at(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-MAN-02: whom one may charge at; who is come to by no straight free way is refused."""
    return tuple(
        Option(other.id, other.name, _desvio(other), fault_of_charge(fight, one, fields, other))
        for other in _others(fight, one)
    )


def wrestled(action: str) -> Any:
    """FU-MAN-01: whom a manoeuvre may be aimed at."""

    def found(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
        return tuple(
            Option(other.id, other.name, "", _untouchable(fight, one, other, action)) for other in _others(fight, one)
        )

    return found


def _untouchable(fight: FulminatoFight, one: Fighter, other: Fighter, action: str) -> str | None:
    if refusal_of_target(other, action):
        return "invalid_target"
    apart = ground.on_board(fight, one, other) and not ground.next_to(fight, one, other)
    return "out_of_range" if apart else None


def anybody(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-SOL-02: everybody who is still in the fight."""
    return tuple(Option(other.id, other.name, f"PV {other.pools['pv']}/{other.sheet.pv}") for other in fight.present)


def the_grabbed(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-GRP-09: whom the actor or an ally grabs."""
    found: list[Option] = []
    for other in fight.present:
        grip = other.condition("grabbed")
        if (
            other is not one
            and grip is not None
            and grip.source is not None
            and fight.combatants[grip.source].side == one.side
        ):
            found.append(Option(other.id, other.name, "", _untouchable(fight, one, other, "tie")))
    return tuple(found)


def the_tied(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-GRP-10: everybody who is bound."""
    return tuple(Option(other.id, other.name) for other in fight.present if other.has(TIED))


def people(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-COV-01: everybody else who could stand in the way."""
    return tuple(Option(other.id, other.name) for other in fight.present if other is not one)


def those_behind(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-DLY-01: those whose turn comes later in this round's order."""
    order = fight.seen_order
    behind = order[order.index(one.id) + 1 :] if one.id in order else ()
    return tuple(Option(id, fight.combatants[id].name) for id in behind)


def how_many(least: int, most: int | None) -> Any:
    """FU-CMD-01: how many targets an action takes; no greatest number: everybody."""
    return lambda fight, one, fields: (least, len(fight.combatants) if most is None else most)


def by_method(fight: FulminatoFight, one: Fighter, fields: Fields) -> tuple[int, int]:
    """FU-OPP-01: an opposed stunt, or one that is resisted, needs a target."""
    return (1 if fields.get("method") == "opposed" or fields.get("resist.skill") else 0), 1


# --- things ------------------------------------------------------------------------------------------------


def _shots(one: Fighter, weapon: Weapon) -> str:
    if weapon.capacity is None:
        return weapon.damage
    return f"{weapon.damage} · {one.loaded.get(weapon.id, 0)}/{weapon.capacity}"


def striking(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-EQP-03, FU-BRD-02: all weapons: held, of the body, then the others, with what each would be refused with."""
    held = [] if one.held is None else [one.held]
    rest = [row for row in one.sheet.weapons if not row.of_the_body and row.id != one.equipped]
    hand = fields.get("hand") or "main"
    aimed = [fight.combatants[id] for id in fields.get("targets") or () if id in fight.combatants]
    through = fields.get("through") is not None

    def fault(row: Weapon) -> str | None:
        too_far = (_out_of_reach(fight, one, other, row, through) for other in aimed)
        return refusal_to_use(one, row, hand) or next(filter(None, too_far), None)

    return tuple(Option(row.id, row.label, _shots(one, row), fault(row)) for row in (*held, *one.sheet.body, *rest))


def charging(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-MAN-02: the melee weapons."""
    near = striking(fight, one, {name: value for name, value in fields.items() if name != "targets"})
    return tuple(option for option in near if one.sheet.armory[option.id].kind == "melee")


def first_weapon(one: Fighter, action: str) -> str | None:
    """FU-MAN-02, FU-ATK-11, FU-LIMB-04: what an action starts with where that is not simply what is in hand.

    A charge starts with a melee weapon, an attack with one whose arm is sound.
    """
    if action == "charge":
        near = [row for row in (default_weapon(one), *one.sheet.body) if row.kind == "melee"]
        return next((row.id for row in near if refusal_to_use(one, row, "main") is None), None)
    weapon = first_usable(one)
    return weapon.id if action in ("attack", "called_attack") and weapon is not default_weapon(one) else None


def in_a_grip(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-GRP-04: the weapons, with those too big for a grip."""
    return tuple(
        option if fits_in_a_grip(one.sheet.armory[option.id]) else option._replace(refused="weapon_too_big")
        for option in striking(fight, one, fields)
    )


def to_draw(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-EQP-07: what can be taken in hand, and empty hands."""
    found = [
        Option(row.id, row.label, _shots(one, row), "weapon_dropped" if row.id in one.dropped else None)
        for row in one.sheet.weapons
        if not row.of_the_body and row.id != one.equipped
    ]
    if one.equipped is not None:
        found.append(Option(UNARMED_ID, "Guardar"))
    return tuple(found)


def on_the_ground(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-EQP-07: own weapons on the ground."""
    return tuple(Option(id, one.sheet.armory[id].label) for id in one.dropped)


def to_load(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-EQP-05: weapons with a magazine, what is in and what is left."""
    found: list[Option] = []
    for row in one.sheet.weapons:
        if row.capacity is None:
            continue
        left = one.reserve.get(row.id)
        hint = f"{_shots(one, row)} · {COST_LABELS[row.reload]}" + ("" if left is None else f" · +{left}")
        found.append(Option(row.id, row.label, hint, fault_of_loading(one, row)))
    return tuple(found)


def things(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-EQP-08: things that can be used up, and how many are left."""
    found: list[Option] = []
    for row in one.sheet.items:
        left = one.items.get(row.id, 0)
        refused = "no_item_left" if left == 0 else _too_dear(one, row.action)
        found.append(Option(row.id, row.label, f"× {left} · {COSTS[row.action]} PA", refused))
    return tuple(found)


def powers(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-SOL-01: the solturas with their price and what each would be refused with."""
    unlearned = any(not row.competent for row in worn(one))
    found: list[Option] = []
    for row in one.sheet.abilities:
        refused = "not_enough_ps" if one.pools["ps"] < row.ps else _too_dear(one, row.action)
        hint = f"{row.ps} PS · {COSTS[row.action]} PA"
        found.append(Option(row.id, row.label, hint, "armor_forbids" if unlearned else refused))
    return tuple(found)


def _too_dear(one: Fighter, cost: str) -> str | None:
    return "not_enough_pa" if one.pools["pa"] < COSTS[cost] else None


# --- words -------------------------------------------------------------------------------------------------


def prices(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-ACT-01: the types of action."""
    return tuple(Option(id, label, f"{COSTS[id]} PA", _too_dear(one, id)) for id, label in COST_LABELS.items())


def called_parts(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-CALL-01: the parts that may be called."""
    return tuple(Option(id, PARTS[id][0]) for id in ("head", *LIMBS))


def hands(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-LIMB-04: main hand and off hand, with the arm that is useless."""
    weapon = _weapon(one, fields)
    labels = {"main": "diestra", "off": "torpe"}
    return tuple(
        Option(hand, label, "", "limb_useless" if limb_missing(one, weapon, hand) else None)
        for hand, label in labels.items()
    )


def materials(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-COV-05: materials in the way."""
    return tuple(Option(id, label) for id, label in MATERIALS.items())


def difficulties(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-OPT-01: the difficulties of this table."""
    return tuple(
        Option(name, DIFFICULTY_LABELS.get(name, name), str(fight.options.difficulty(name)))
        for name in fight.options.names
    )


def methods(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-CHK-01, FU-OPP-01: the two general rules."""
    return Option("skill", "superación por habilidad"), Option("opposed", "tirada enfrentada")


def skills(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-CHK-03: the skills of the game and those of the sheet, with their dice."""
    names = dict.fromkeys((*SKILLS, *one.sheet.skills))
    return tuple(Option(name, skill_label(name), one.sheet.skills.get(name, "d6-1")) for name in names)


def resisting(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-CHK-02: the skills with which the target may undo it, with its dice where it is known."""
    aimed = [fight.combatants[id] for id in fields.get("targets") or () if id in fight.combatants]
    known = aimed[0].sheet.skills if aimed else {}
    return tuple(
        Option(name, skill_label(name), known.get(name, "d6-1") if aimed else "")
        for name in dict.fromkeys((*SKILLS, *known))
        if characteristic_of(name, None) is not None
    )


def freeing_skills(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-GRP-10: the two skills that undo a rope."""
    return tuple(
        Option(name, skill_label(name), one.sheet.skills.get(name, "d6-1")) for name in ("desarmar", "manos_rapidas")
    )


def characteristics(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-OPP-01: the four characteristics with the actor's dice."""
    return tuple(Option(id, label, getattr(one.sheet, id)) for id, label in CHARACTERISTICS.items())


def statuses(fight: FulminatoFight, one: Fighter, fields: Fields) -> Options:
    """FU-SOL-02: the statuses that a stunt may put on."""
    return tuple(Option(status.id, status.label) for status in STATUSES.values())


# --- which fields mean anything ----------------------------------------------------------------------------


def _weapon(one: Fighter, fields: Fields) -> Weapon:
    return one.sheet.armory.get(fields.get("with") or "", first_usable(one))


def first_usable(one: Fighter) -> Weapon:
    """FU-ATK-11, FU-LIMB-04: what an attack starts with: in hand, else of the body; never with a useless arm."""
    held = default_weapon(one)
    return next((row for row in (held, *one.sheet.body) if refusal_to_use(one, row, "main") is None), held)


def in_melee(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-FLK-06: flanking counts in melee alone."""
    return _weapon(one, fields).kind == "melee"


def at_a_distance(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-COV-01: only what flies can strike somebody in the way."""
    return not in_melee(fight, one, fields)


def with_a_shot(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-COV-05: only a shot can pass through a material."""
    return _weapon(one, fields).kind == "ranged"


def has_cells(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-BRD-03: on the board one names cells."""
    return ground.on_board(fight, one)


def has_none(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-BRD-03: without cells one names feet."""
    return not ground.on_board(fight, one)


def by_skill(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-CHK-01: by skill there is a difficulty."""
    return fields.get("method") != "opposed"


def is_resisted(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-CHK-02: where a skill to resist with has been named, its difficulty means something."""
    return by_skill(fight, one, fields) and bool(fields.get("resist.skill"))


def by_contest(fight: FulminatoFight, one: Fighter, fields: Fields) -> bool:
    """FU-OPP-01: an opposed roll has characteristics on both sides."""
    return fields.get("method") == "opposed"


# --- which actions are listed ------------------------------------------------------------------------------


def has(status: str) -> Any:
    """FU-GRP-11: listed while the combatant has a status."""
    return lambda fight, one: one.has(status)


def has_abilities(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-SOL-01: listed for those who have solturas."""
    return bool(one.sheet.abilities)


def has_items(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-EQP-08: listed for those who have things."""
    return any(left > 0 for left in one.items.values())


def has_dropped(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-EQP-07: listed while something of its own lies on the ground."""
    return bool(one.dropped)


def has_magazines(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-EQP-05: listed for those whose weapons are loaded."""
    return bool(one.loaded)


def sees_a_grip(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-GRP-09: listed while the actor or an ally grabs somebody."""
    return any(other.has("grabbing") and other.side == one.side for other in fight.present)


def sees_a_rope(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-GRP-10: listed while somebody in reach of help is bound."""
    return any(other.has(TIED) for other in fight.present if other is one or other.side == one.side)


def in_its_turn(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-DLY-02: listed at the start of the own turn."""
    return fight.active == one.id and not fight.acted and fight.phase == "action"


def is_free(fight: FulminatoFight, one: Fighter) -> bool:
    """FU-ST-grabbing: listed for those in no grip of their own."""
    return in_fight(one) and not one.has("grabbing")
