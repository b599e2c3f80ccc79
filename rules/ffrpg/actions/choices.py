"""What may be chosen for several actions: targets, opponents, sides, with their chances."""

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
    """What is aimed at somebody."""

    @property
    def targets(self) -> tuple[str, ...]:
        """The ids of those who are named."""


def in_sight(fight: Fight, combatant: Combatant) -> list[Combatant]:
    """Opponents first, then allies, then oneself: the order in which targets are offered."""
    return [*sides.opponents(fight, combatant), *sides.allies(fight, combatant), combatant]


def is_friend(fight: Fight, combatant: Combatant, other: Combatant) -> bool:
    """D-47: whether somebody stands on the side that one fights for, or is made to fight for; oneself always does."""
    return other is combatant or not sides.fights_against(fight, combatant, other)


def weapon_code(weapon: Weapon) -> str:
    """FF-ATK-04: its damage code, as its stat block has it."""
    return phrases.CODE(code=weapon.combined_notation()[0])


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


def aimed_at(fight: Fight, combatant: Combatant, params: TargetedUse) -> Iterator[Option]:
    """FF-MOD-01: those named as targets, where they are several."""
    named = [other for id in params.targets if (other := fight.combatants.get(id)) is not None]
    for other in named if len(named) > 1 else ():
        yield Option(other.id, other.name)


def opponents(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """The opponents."""
    for other in sides.opponents(fight, combatant):
        yield Option(other.id, other.name)


def any_number(fight: Fight, combatant: Combatant, params: object) -> tuple[int, int]:
    """The least and the most: none, or as many as there are."""
    return 0, len(fight.combatants)


def everybody(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """All who are in the fight."""
    for other in fight.combatants.values():
        if other.state != "out":
            yield Option(other.id, other.name)


def other_sides(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """The sides that are not its own."""
    for side in dict.fromkeys(other.side for other in fight.combatants.values()):
        if side != combatant.side:
            yield Option(side, phrases.SIDES.get(side, side))
