"""What may be chosen for an action: weapons, Abilities, Items, targets, places, with costs and chances."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt
from typing import Any, Protocol

from rules.board.geometry import cell_name
from rules.ffrpg.actions import targets, usables
from rules.ffrpg.actions.usables import UsedAbility
from rules.ffrpg.combatant import equipment, phrases, statistics
from rules.ffrpg.combatant.rows import Shield, Weapon
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.combatant.statistics import ATTRIBUTES, hovers, rating_label, skill, standing
from rules.ffrpg.damage import chances, effects
from rules.ffrpg.damage import weapons as arms
from rules.ffrpg.damage.weapons import ReachRule, WeaponBlow
from rules.ffrpg.turns import order, sides
from rules.mechanics.action import Option
from rules.text.localized import percentage

FARTHEST = 99999
"""More metres than any movement has."""


class TargetedUse(Protocol):
    """What is aimed at somebody."""

    @property
    def targets(self) -> tuple[str, ...]:
        """The ids of those who are named."""


class AttackUse(TargetedUse, Protocol):
    """An attack."""

    def blows(self, actor: Combatant, /) -> tuple[WeaponBlow, ...]:
        """The blows that it strikes."""


class AbilityUse(TargetedUse, Protocol):
    """An Ability or Item."""

    def use(self, actor: Combatant, /) -> UsedAbility | None:
        """How it is used; None where there is none of that name."""


class MovementUse(Protocol):
    """A movement."""

    @property
    def full(self) -> bool:
        """Whether an Action is spent on it."""

    @property
    def terrain(self) -> str | None:
        """The ground that it goes over, where that is said."""

    def most(self, fight: Fight, actor: Combatant, /) -> Fraction | int:
        """The metres that it may cost."""


# --- striking --------------------------------------------------------------------------------------------------


def in_sight(fight: Fight, combatant: Combatant) -> list[Combatant]:
    """Opponents first, then allies, then oneself: the order in which targets are offered."""
    return [*sides.opponents(fight, combatant), *sides.allies(fight, combatant), combatant]


def is_friend(fight: Fight, combatant: Combatant, other: Combatant) -> bool:
    """D-47: whether somebody stands on the side that one fights for, or is made to fight for; oneself always does."""
    return other is combatant or not sides.fights_against(fight, combatant, other)


def _code(weapon: Weapon) -> str:
    """FF-ATK-04: its damage code, as its stat block has it."""
    return phrases.CODE(code=weapon.combined_notation()[0])


def first_weapon(fight: Fight, combatant: Combatant, told: object) -> str:
    """What an attack begins with: nothing named, but Brawl of the unarmed, who have nothing else in hand."""
    return arms.BRAWL if [blow.id for blow in arms.all_blows(combatant)] == [arms.BRAWL] else ""


def weapons(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """What one may strike with: nothing named means every Weapon in hand, and Brawl of the unarmed."""
    brawl = Option(arms.BRAWL, "Brawl", _code(arms.BARE_HANDS))
    if is_unarmed := first_weapon(fight, combatant, told) == arms.BRAWL:
        yield brawl
    else:
        yield Option("", " + ".join(blow.title for blow in arms.all_blows(combatant)))
    for weapon in combatant.sheet.weapons:
        yield Option(weapon.id, weapon.title, _code(weapon))
    if not is_unarmed:
        yield brawl
    yield Option(arms.IMPROVISED, phrases.IMPROVISED, phrases.TIER(tier=arms.improvised_tier(combatant)))


def blow_targets(fight: Fight, combatant: Combatant, told: AttackUse) -> Iterator[Option]:
    """Whom an attack may be aimed at, with its chance."""
    blow = told.blows(combatant)[0]
    for other in in_sight(fight, combatant):
        yield Option(other.id, other.name, percentage(chances.of_blow(blow, blow.acc - standing(other).eva)))


def blow_is_meant(fight: Fight, combatant: Combatant, told: object, other: Combatant) -> bool:
    """A blow is meant for foes."""
    return not is_friend(fight, combatant, other)


def blow_count(fight: Fight, combatant: Combatant, told: AttackUse) -> tuple[int, int]:
    """FF-TGT-01, FF-ATK-11: one target, or one for each blow; members of a Group for a Weapon that strikes one."""
    blows = told.blows(combatant)
    if not all(blow.group for blow in blows):
        return 1, len(blows)
    least, most = group_count(fight, combatant, blows[0].aim)
    return least, most if len(blows) == 1 else len(blows)


def group_count(fight: Fight, combatant: Combatant, aim: ReachRule, *, harms: bool = True) -> tuple[int, int]:
    """FF-TGT-04: nobody has to be named of the opponents' only formation, unless it is more than nine.

    Only what harms is turned on them because nobody was named.
    """
    if not harms:
        return 1, targets.NINE
    formations = {
        sides.formation_of(other) for other in sides.opposed_to(fight, combatant) if targets.counts(other, aim)
    }
    crowded = any(
        len(targets.reachable_of(fight, combatant, formation, aim)) > targets.NINE for formation in formations
    )
    return 0 if len(formations) == 1 and not crowded else 1, targets.NINE


def ammunition(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """Ammunition in the Inventory, and how much of it is left."""
    for item in combatant.sheet.items:
        if item.kind == "ammo":
            yield Option(item.id, item.title, str(combatant.items.get(item.id, 0)))


def ammunition_count(fight: Fight, combatant: Combatant, told: AttackUse) -> tuple[int, int]:
    """FF-AMMO-01: one unit for each Weapon that takes any."""
    return 0, max(1, sum(blow.ammo is not None for blow in told.blows(combatant)))


# --- Abilities and Items ---------------------------------------------------------------------------------------


def abilities(*kinds: str) -> Any:
    """The Abilities of some types, with what they cost."""

    def offered(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
        for row in combatant.sheet.abilities:
            if row.type in kinds:
                use = usables.use_of(combatant, row)
                mp, ct = usables.cost_of(combatant, use), usables.charge_time(combatant, use)
                yield Option(
                    row.id, row.title, ", ".join((*([f"{mp} MP"] if mp else ()), *([f"CT {ct}"] if ct else ())))
                )

    return offered


def items(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """The Items of the Inventory, with how many are left."""
    for item in combatant.sheet.items:
        if item.kind != "ammo":
            yield Option(item.id, item.title, f"× {combatant.items.get(item.id, 0)}")


def damaging_weapons(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """FF-ABL-08: the Weapons whose damage an Ability may take a share of."""
    for row in combatant.sheet.weapons:
        if arms.is_ready(combatant, row):
            yield Option(row.id, row.title, _code(row))


def use_targets(fight: Fight, combatant: Combatant, told: AbilityUse) -> Iterator[Option]:
    """Whom an Ability or Item may be aimed at, those first whom it is meant for, each with its chance.

    What revives offers the fallen; where nobody is, all in sight, and the checks say that they have not fallen.
    """
    use = told.use(combatant)
    if use is None:
        return
    among = in_sight(fight, combatant)
    if use.aim.revives:
        among = [other for other in fight.combatants.values() if effects.takes_fallen(other)] or among
    elif use.aim.cures:
        among += [other for other in fight.combatants.values() if effects.lies_undead(other)]
    if use.helps:
        among.sort(key=lambda other: not is_friend(fight, combatant, other))
    for other in among:
        chance, _ = usables.chance_to_hit(fight, combatant, other, use)
        yield Option(other.id, other.name, "" if chance is None else percentage(chances.of_roll(chance)))


def use_is_meant(fight: Fight, combatant: Combatant, told: AbilityUse, other: Combatant) -> bool:
    """Help is meant for friends, harm for foes; what is neither may be for either."""
    use = told.use(combatant)
    return use is None or use.is_for(friend=is_friend(fight, combatant, other))


def own_group(fight: Fight, combatant: Combatant, told: AbilityUse) -> str | None:
    """FF-TGT-02: what helps a Group is proposed for one's own, unless nine of it have to be chosen."""
    use = told.use(combatant)
    if use is None or not use.helps or use.aim.target != "group":
        return None
    own = targets.reachable_of(fight, combatant, sides.formation_of(combatant), use.aim)
    return own[0].id if 0 < len(own) <= targets.NINE else None


def use_count(fight: Fight, combatant: Combatant, told: AbilityUse) -> tuple[int, int]:
    """FF-ABL-01, FF-TGT-04: how many targets an Ability or Item wants named."""
    use = told.use(combatant)
    if use is None:
        return 0, 0
    kind = use.aim.target
    if kind == "single":
        return 1, 1
    if kind in ("group", "single_group"):
        return group_count(fight, combatant, use.aim, harms=use.harms)
    if kind == "party":
        crowd = targets.reachable_of(fight, combatant, sides.formation_of(combatant), use.aim)
        if len(crowd) > targets.NINE:
            return 1, targets.NINE - (not use.aim.revives)
    return 0, 0


def aimed_at(fight: Fight, combatant: Combatant, told: TargetedUse) -> Iterator[Option]:
    """FF-MOD-01: those named as targets, where they are several."""
    named = [other for id in told.targets if (other := fight.combatants.get(id)) is not None]
    for other in named if len(named) > 1 else ():
        yield Option(other.id, other.name)


# --- gear ------------------------------------------------------------------------------------------------------


def _gear(combatant: Combatant, *, held: bool) -> Iterator[tuple[Weapon | Shield, str]]:
    """Weapons and Shields that are not natural, in hand or not, each with the hand that it needs."""
    for row in (*combatant.sheet.weapons, *combatant.sheet.shields):
        hand = equipment.hand_of(row, combatant.kind)
        if hand != equipment.NATURAL and (arms.hand_held(combatant, row.id) is not None) == held:
            yield row, hand


def gear_to_equip(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """FF-ITM-02: what may be taken in hand."""
    for row, hand in _gear(combatant, held=False):
        yield Option(row.id, row.title, phrases.HANDS[hand])


def hands(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """FF-ITM-02: the hands between which there is a choice."""
    for hand in ("main", "off"):
        yield Option(hand, phrases.CHOICES[hand])


def gear_in_hand(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """What is in hand."""
    rows = {row.id: row for row in (*combatant.sheet.weapons, *combatant.sheet.shields)}
    for thing in combatant.held:
        if thing.id in rows:
            yield Option(thing.id, rows[thing.id].title, phrases.HANDS[thing.hand])


def droppable(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """FF-ITM-04: Items that are left, and gear that is not in hand."""
    yield from (option for option in items(fight, combatant, told) if combatant.items.get(option.id, 0))
    for row, _ in _gear(combatant, held=False):
        yield Option(row.id, row.title)


# --- tasks, sides, places --------------------------------------------------------------------------------------


def ratings(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """Attributes and the sheet's own ratings, with their numbers."""
    for name in dict.fromkeys((*ATTRIBUTES, *combatant.sheet.ratings)):
        yield Option(name, rating_label(name), str(skill(combatant, name)))


def opponents(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """The opponents."""
    for other in sides.opponents(fight, combatant):
        yield Option(other.id, other.name)


def any_number(fight: Fight, combatant: Combatant, told: object) -> tuple[int, int]:
    """The least and the most: none, or as many as there are."""
    return 0, len(fight.combatants)


def everybody(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """All who are in the fight."""
    for other in fight.combatants.values():
        if other.state != "out":
            yield Option(other.id, other.name)


def other_sides(fight: Fight, combatant: Combatant, told: object) -> Iterator[Option]:
    """The sides that are not its own."""
    for side in dict.fromkeys(other.side for other in fight.combatants.values()):
        if side != combatant.side:
            yield Option(side, phrases.SIDES.get(side, side))


def on_a_cell(fight: Fight, combatant: Combatant, told: object) -> bool:
    """Whether movement goes to a cell."""
    return fight.board is not None and combatant.cell is not None


def off_the_board(fight: Fight, combatant: Combatant, told: object) -> bool:
    """Whether movement goes over a distance."""
    return not on_a_cell(fight, combatant, told)


def metres(fight: Fight, combatant: Combatant, told: MovementUse) -> tuple[int, int]:
    """FF-MOV-01, FF-MOV-02: the metres that the movement may lead over its terrain; any while none are counted."""
    if not told.full and not order.is_open(fight, combatant):
        return 0, FARTHEST
    each = statistics.cost_of(combatant, 1, told.terrain or "standard")
    return 0, int(told.most(fight, combatant) / each)


def cells(fight: Fight, combatant: Combatant, told: MovementUse) -> Iterator[Option]:
    """FF-MOV-01, FF-MOV-02: the cells within the metres that the movement may cost, with their distance."""
    board = fight.board
    if board is None or combatant.cell is None:
        return
    over = hovers(combatant)
    most = told.most(fight, combatant)
    left, top = combatant.cell
    reach = int(most)
    for y in range(max(0, top - reach), min(board.height, top + reach + 1)):
        for x in range(max(0, left - reach), min(board.width, left + reach + 1)):
            metres = isqrt((x - left) ** 2 + (y - top) ** 2)
            terrain = board.terrain_at((x, y))
            closed = terrain == "impassable" and not over
            if metres and not closed and statistics.cost_of(combatant, metres, terrain) <= most:
                yield Option(f"{x},{y}", cell_name((x, y)), f"{metres} m")
