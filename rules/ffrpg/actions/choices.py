"""Choices that several actions offer: targets, opponents, sides, with their chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rules.ffrpg.actions import targets
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.rows import Weapon
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.damage.weapons import ReachRule
from rules.ffrpg.turns import sides
from rules.mechanics.action import Option


class TargetedUse(Protocol):
    """Params with targets."""

    @property
    def targets(self) -> tuple[str, ...]:
        """The ids of the targets."""


def in_sight(fight: Fight, combatant: Combatant) -> list[Combatant]:
    """D-47: return opponents, friends and the combatant itself, in this order: so targets are offered.

    Opponents are those of the side that it fights for or is forced to fight for; of them those come last who are forced
    to fight for that side.
    """
    side = sides.fights_for(fight, combatant)
    others = [*sides.opponents(fight, combatant), *sides.allies(fight, combatant)]
    others.sort(key=lambda other: (other.side == side, sides.fights_for(fight, other) == side))
    return [*others, combatant]


def is_friend(fight: Fight, combatant: Combatant, other: Combatant) -> bool:
    """D-47: whether `other` is on the side that `combatant` fights for or is forced to fight for; itself always is."""
    return other is combatant or not sides.fights_against(fight, combatant, other)


def weapon_code(weapon: Weapon) -> str:
    """FF-ATK-04: return the damage code of a Weapon as its stat block has it."""
    return phrases.CODE(code=weapon.combined_notation()[0])


def group_count(fight: Fight, combatant: Combatant, aim: ReachRule, *, harms: bool = True) -> tuple[int, int]:
    """FF-TGT-04: return the least and most members to name; none for the opponents' only formation of up to nine.

    Only a harmful effect is aimed at them without a name, and only where it would hit no friend among them: who was
    made to change sides stays in its formation.
    """
    if not harms:
        return 1, targets.NINE
    formations = {
        sides.formation_of(other) for other in sides.opposed(fight, combatant) if targets.is_eligible(other, aim)
    }
    if len(formations) != 1:
        return 1, targets.NINE
    reachable = targets.reachable_of(fight, combatant, formations.pop(), aim)
    side = sides.fights_for(fight, combatant)
    hits_friends = any(other.conditions and sides.fights_for(fight, other) == side for other in reachable)
    return 1 if hits_friends or len(reachable) > targets.NINE else 0, targets.NINE


def named_targets(fight: Fight, combatant: Combatant, params: TargetedUse) -> Iterator[Option]:
    """FF-MOD-01: yield the targets named, if there are several."""
    named = [other for id in params.targets if (other := fight.combatants.get(id)) is not None]
    for other in named if len(named) > 1 else ():
        yield Option(other.id, other.name)


def opponents(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield the opponents."""
    for other in sides.opponents(fight, combatant):
        yield Option(other.id, other.name)


def any_number(fight: Fight, combatant: Combatant, params: object) -> tuple[int, int]:
    """Return the least and most targets: none, or as many as there are."""
    return 0, len(fight.combatants)


def other_sides(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield the sides other than its own."""
    for side in dict.fromkeys(other.side for other in fight.combatants.values()):
        if side != combatant.side:
            yield Option(side, phrases.SIDES.get(side, side))
