"""What the fields of an action may be set to: weapons, Abilities, Items, targets, with costs and chances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isqrt
from typing import Any

from rules.actions import Option
from rules.ffrpg import (
    abilities,
    aiming,
    arms,
    effects,
    equipment,
    movement,
    odds,
    pincer,
    sayings,
    sides,
    targets,
    turns,
    usables,
)
from rules.ffrpg.arms import Blow
from rules.ffrpg.catalogue import ELEMENT_LABELS, STATUSES
from rules.ffrpg.numbers import ATTRIBUTES, hovers, metres_of, rating_label, skill, standing
from rules.ffrpg.state import Combatant, Fight
from rules.ffrpg.usables import Use
from rules.geometry import cell_name

So = Mapping[str, Any]


def in_sight(fight: Fight, one: Combatant) -> list[Combatant]:
    """Opponents first, then allies, then oneself: the order in which targets are offered."""
    return [*sides.opponents(fight, one), *sides.allies(fight, one), one]


def blows_so_far(one: Combatant, so: So) -> tuple[Blow, ...]:
    """What would be struck with as it is filled in so far."""
    id = so.get("with")
    if id == arms.IMPROVISED:
        melee = so.get("range") != "ranged"
        reach = whole(so.get("reach"), arms.MELEE_REACH if melee else aiming.THROWN_REACH)
        return (arms.improvised(one, "d6", whole(so.get("acc"), one.sheet.acc), "", (), True, melee, reach),)
    return (arms.one_blow(one, str(id)),) if id else arms.all_blows(one)


def whole(value: Any, otherwise: int) -> int:
    """A number as it is filled in, or what stands where there is none."""
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def blow_targets(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Whom an attack may be aimed at, with its chance."""
    blow = blows_so_far(one, so)[0]
    found = []
    for other in in_sight(fight, one):
        refused = None
        if other.state != "active" or not (blow.group or targets.visible(other, one)):
            refused = "invalid_target"
        elif not pincer.reaches(fight, one, other):
            refused = "wrong_facing"
        elif not targets.in_range(fight, one, other, blow.melee, blow.reach):
            refused = "out_of_range"
        found.append(Option(other.id, other.name, f"{odds.of_blow(blow, blow.acc - standing(other).eva)} %", refused))
    return tuple(found)


def blow_count(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """FF-TGT-01, FF-ATK-11: one target, or one for each blow; members of a Group for a Weapon that strikes one."""
    blows = blows_so_far(one, so)
    if not all(blow.group for blow in blows):
        return 1, len(blows)
    least, most = group_count(fight, one)
    return least, most if len(blows) == 1 else len(blows)


def group_count(fight: Fight, one: Combatant) -> tuple[int, int]:
    """FF-TGT-04: nobody has to be named of the opponents' only formation, unless it is more than nine."""
    formations = {sides.formation_of(other) for other in sides.opponents(fight, one)}
    crowded = any(len(targets.members(fight, formation, False)) > targets.NINE for formation in formations)
    return 0 if len(formations) == 1 and not crowded else 1, targets.NINE


def weapons(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """What one may strike with: nothing named means every Weapon in hand."""
    found = [Option("", " + ".join(blow.title for blow in arms.all_blows(one)))]
    for weapon in one.sheet.weapons:
        ready = arms.is_natural(one, weapon) or arms.hand_held(one, weapon.id) is not None
        hint = f"{weapon.scale} × {weapon.attribute.upper()} + {weapon.die}"
        found.append(Option(weapon.id, weapon.title, hint, None if ready else "not_equipped"))
    found.append(Option(arms.BRAWL, "Brawl", "1 × STR + d6", "weapon_equipped" if arms.armed(one) else None))
    found.append(Option(arms.IMPROVISED, sayings.IMPROVISED, sayings.TIER(tier=arms.improvised_tier(one))))
    return tuple(found)


def ammunition(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Ammunition in the Inventory, and whether a Weapon of the attack takes it."""
    kinds = {blow.ammo for blow in blows_so_far(one, so)}
    return tuple(
        Option(
            item.id,
            item.title,
            str(one.items.get(item.id, 0)),
            "wrong_ammo"
            if (item.ammo or item.id) not in kinds
            else None
            if one.items.get(item.id, 0)
            else "not_enough_ammo",
        )
        for item in one.sheet.items
        if item.kind == "ammo"
    )


def ammunition_count(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """FF-AMMO-01: one unit for each Weapon that takes any."""
    return 0, max(1, sum(blow.ammo is not None for blow in blows_so_far(one, so)))


def damaging_weapons(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """FF-ABL-08: the Weapons whose damage an Ability may take a share of."""
    return tuple(
        Option(row.id, row.title, f"{row.scale} × {row.attribute.upper()} + {row.die}")
        for row in one.sheet.weapons
        if arms.is_ready(one, row)
    )


def aimed_at(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """FF-MOD-01: those named as targets, where they are several."""
    named = [other for id in so.get("targets") or () if (other := fight.combatants.get(id)) is not None]
    return tuple(Option(other.id, other.name) for other in named) if len(named) > 1 else ()


def uses(kinds: Iterable[str]) -> Any:
    """The Abilities of some types, with what they cost and why one cannot be used now."""
    wanted = frozenset(kinds)

    def offered(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
        found = []
        for row in one.sheet.abilities:
            if row.type in wanted:
                use = usables.use_of(one, row)
                mp = usables.cost_of(one, use)
                ct = usables.charge_time(one, use)
                costs = [f"{mp} MP"] if mp else []
                if ct:
                    costs.append(f"CT {ct}")
                action = "cast" if use.magic else "use_ability"
                sealed = turns.forbidden_by(one, action, use.id)
                refused = "cannot_act" if sealed else "not_enough_mp" if mp > one.pools["mp"] else None
                found.append(Option(row.id, row.title, ", ".join(costs), refused))
        return tuple(found)

    return offered


def items(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """The Items of the Inventory, with how many are left."""
    return tuple(
        Option(
            item.id, item.title, f"× {one.items.get(item.id, 0)}", None if one.items.get(item.id, 0) else "no_item_left"
        )
        for item in one.sheet.items
        if item.kind != "ammo"
    )


def use_so_far(one: Combatant, so: So) -> usables.Use | None:
    """The Ability or Item that has been chosen."""
    id = so.get("with")
    for row in (*one.sheet.abilities, *one.sheet.items):
        if row.id == id:
            return usables.use_of(one, row)
    return None


def helps(use: Use) -> bool:
    """Whether it is meant for friends: it does no damage, and heals, lifts, revives or puts something good on."""
    if use.damage is not None:
        return False
    return bool(use.heals) or any(
        effect.lift is not None
        or effect.revive is not None
        or (effect.status is not None and effect.status in STATUSES and STATUSES[effect.status].good)
        for effect in use.effects
    )


def use_targets(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Whom the Ability or Item chosen so far may be aimed at."""
    use = use_so_far(one, so)
    if use is None:
        return ()
    aim = use.aim
    among = in_sight(fight, one)
    if aim.revives:
        among = [other for other in fight.combatants.values() if effects.takes_fallen(other)]
    whole = aim.target in ("group", "single_group", "party")
    if helps(use):
        among = sorted(among, key=lambda other: other.side != one.side)
    found = []
    for other in among:
        refused = None
        if not whole and not targets.may_be_target(one, other, aim.revives):
            refused = "invalid_target"
        elif not pincer.reaches(fight, one, other):
            refused = "wrong_facing"
        elif not targets.in_range(fight, one, other, aim.melee, aim.reach):
            refused = "out_of_range"
        chance, _ = abilities.chance_to_hit(fight, one, other, use)
        found.append(Option(other.id, other.name, "" if chance is None else f"{odds.of_roll(chance)} %", refused))
    return tuple(found)


def use_count(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """FF-ABL-01, FF-TGT-04: how many targets the Ability or Item chosen so far wants named."""
    use = use_so_far(one, so)
    if use is None:
        return 0, 0
    kind = use.aim.target
    if kind == "single":
        return 1, 1
    if kind in ("group", "single_group"):
        return group_count(fight, one)
    if kind == "party" and len(targets.members(fight, sides.formation_of(one), use.aim.revives)) > targets.NINE:
        return 1, targets.NINE - 1
    return 0, 0


def gear_to_equip(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Weapons and Shields that are not natural."""
    return tuple(
        Option(
            row.id,
            row.title,
            sayings.HANDS[equipment.hand_of(row, one.kind)],
            "already_equipped" if arms.hand_held(one, row.id) else None,
        )
        for row in (*one.sheet.weapons, *one.sheet.shields)
        if equipment.hand_of(row, one.kind) != equipment.NATURAL
    )


def gear_in_hand(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """What is in hand."""
    rows = {row.id: row for row in (*one.sheet.weapons, *one.sheet.shields)}
    return tuple(
        Option(thing.id, rows[thing.id].title, sayings.HANDS[thing.hand]) for thing in one.held if thing.id in rows
    )


def droppable(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Items, and gear that is not in hand."""
    gear_left = [
        Option(row.id, row.title)
        for row in (*one.sheet.weapons, *one.sheet.shields)
        if arms.hand_held(one, row.id) is None and equipment.hand_of(row, one.kind) != equipment.NATURAL
    ]
    return (*items(fight, one, so), *gear_left)


def ratings(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Attributes and the sheet's own ratings, with their numbers."""
    names = dict.fromkeys((*ATTRIBUTES, *one.sheet.ratings))
    return tuple(Option(name, rating_label(name), str(skill(one, name))) for name in names)


def _word(id: str) -> str:
    return sayings.CHOICES.get(id) or ELEMENT_LABELS.get(id, id)


def words(*ids: str) -> Any:
    """Fixed options: statuses and elements as the book calls them, what else there is in words of our own."""
    fixed = tuple(Option(id, STATUSES[id].label if id in STATUSES else _word(id)) for id in ids)

    def offered(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
        return fixed

    return offered


def others(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """The opponents."""
    return tuple(Option(other.id, other.name) for other in sides.opponents(fight, one))


def any_number(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """As many as there are, or none."""
    return 0, len(fight.combatants)


def everybody(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """All who are in the fight."""
    return tuple(Option(other.id, other.name) for other in fight.combatants.values() if other.state != "out")


def other_sides(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """The sides that are not its own."""
    return tuple(
        Option(side, sayings.SIDES.get(side, side))
        for side in dict.fromkeys(other.side for other in fight.combatants.values())
        if side != one.side
    )


def cells(times: int) -> Any:
    """FF-MOV-01, FF-MOV-02: the cells within the metres left (`times` 0) or within a Full-Move, with the metres."""

    def offered(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
        board = fight.board
        if board is None or one.cell is None:
            return ()
        over = hovers(one)
        most = metres_of(one, times) if times else fight.turn.metres if fight.turn is not None else 0
        left, top = one.cell
        reach = int(most)
        found = []
        for y in range(max(0, top - reach), min(board.height, top + reach + 1)):
            for x in range(max(0, left - reach), min(board.width, left + reach + 1)):
                metres = isqrt((x - left) ** 2 + (y - top) ** 2)
                terrain = board.terrain_at((x, y))
                closed = terrain == "impassable" and not over
                if metres and not closed and movement.cost_of(one, metres, terrain) <= most:
                    found.append(Option(f"{x},{y}", cell_name((x, y)), f"{metres} m"))
        return tuple(found)

    return offered
