"""Sides: opponents and allies, masters of the charmed, formations, and who is winning."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.state import PARTY
from rules.ffrpg.combatant.state import NOTHING, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import stats_of
from rules.ffrpg.statuses.traits import CHARMED, LED

Formation = tuple[str, str]
"""Side and group."""
Was = Mapping[str, str]
"""Id to the side that somebody has left since a Slow Action was declared: it goes by the sides of then."""


def side_of(combatant: Combatant, was: Was = NOTHING) -> str:
    """FF-SLOW-09: return the side of a combatant, now or when a Slow Action was declared."""
    return was.get(combatant.id, combatant.side) if was else combatant.side


def formation_of(combatant: Combatant, was: Was = NOTHING) -> Formation:
    """FF-TGT-07, FF-TGT-09: return side and group, whoever it fights for at the moment."""
    return side_of(combatant, was), combatant.sheet.group


def opponents(fight: Fight, combatant: Combatant) -> list[Combatant]:
    """Return the active combatants of other sides, in the order of entry."""
    return [other for other in opposing(fight, combatant) if other.state == "active"]


def opposing(fight: Fight, combatant: Combatant, was: Was = NOTHING) -> list[Combatant]:
    """Return the combatants of other sides in any state, in the order of entry."""
    side = side_of(combatant, was)
    return [other for other in fight.combatants.values() if side_of(other, was) != side]


def allies(fight: Fight, combatant: Combatant) -> list[Combatant]:
    """Return the other active combatants of the same side, in the order of entry."""
    return [other for other in companions(fight, combatant) if other.state == "active"]


def companions(fight: Fight, combatant: Combatant, was: Was = NOTHING) -> list[Combatant]:
    """Return the other combatants of the same side in any state, in the order of entry."""
    side = side_of(combatant, was)
    return [other for other in fight.combatants.values() if side_of(other, was) == side and other is not combatant]


def source_of(fight: Fight, combatant: Combatant, trait: str) -> Combatant | None:
    """FF-ST-charm, FF-ST-control: return who charmed or controls it: active and on another side."""
    if not combatant.conditions:
        return None
    condition = stats_of(combatant).traits.get(trait)
    if condition is None or condition.source is None:
        return None
    source = fight.combatants.get(condition.source)
    return source if source is not None and source.state == "active" and source.side != combatant.side else None


def master_of(fight: Fight, combatant: Combatant) -> Combatant | None:
    """Return who chooses the actions of a charmed or controlled combatant, or None."""
    return source_of(fight, combatant, CHARMED) or source_of(fight, combatant, LED)


def first_other_side(fight: Fight, combatant: Combatant) -> str | None:
    """FF-PIN-01: return the first side that is not its own."""
    return next((other.side for other in fight.combatants.values() if other.side != combatant.side), None)


def fights_for(fight: Fight, combatant: Combatant) -> str:
    """D-47: return the side that it fights for, or is forced to fight for."""
    master = master_of(fight, combatant) if combatant.conditions else None
    return combatant.side if master is None else master.side


def fights_against(fight: Fight, combatant: Combatant, other: Combatant) -> bool:
    """D-47: whether `other` is an opponent of the side that `combatant` fights for."""
    return other.side != fights_for(fight, combatant)


def opposed(fight: Fight, combatant: Combatant) -> list[Combatant]:
    """D-47: return the others, in any state, who are opponents of the side that `combatant` fights for."""
    side = fights_for(fight, combatant)
    return [other for other in fight.combatants.values() if other.side != side and other is not combatant]


def side_of_pcs(fight: Fight) -> str | None:
    """FF-SPO-01: return `party` if a PC entered on it, else the side of the first PC; None without any PC.

    It stays that, whoever changes sides.
    """
    entered = [combatant.entered for combatant in fight.combatants.values() if combatant.kind == "pc"]
    if PARTY in entered:
        return PARTY
    return entered[0] if entered else None


def pcs_of(fight: Fight) -> list[Combatant]:
    """FF-SPO-01, FF-SPO-02: return the PCs who entered on their side, wherever they stand by now."""
    ours = side_of_pcs(fight)
    return [
        combatant for combatant in fight.combatants.values() if combatant.kind == "pc" and combatant.entered == ours
    ]


def stands_firm(fight: Fight, ours: str) -> bool:
    """FF-SPO-01, FF-TIM-05: whether a PC is active on the side of the PCs."""
    return any(combatant.state == "active" and combatant.side == ours for combatant in pcs_of(fight))


def rival_of(fight: Fight, ours: str) -> str | None:
    """FF-TIM-04: return the first other side with an active combatant."""
    return next(
        (
            combatant.side
            for combatant in fight.combatants.values()
            if combatant.side != ours and combatant.state == "active"
        ),
        None,
    )


def settle(table: Table) -> None:
    """FF-TIM-04, FF-TIM-05: return who is winning, if more than falling and leaving decides it."""
    if table.fight.countdowns or table.fight.phase == "setup":
        judge(table)


def judge(table: Table) -> None:
    """FF-TIM-04, FF-TIM-05: set the winner: the one side with active combatants, or by a countdown's goal."""
    fight = table.fight
    combatants = fight.combatants
    if not fight.two_sides:
        sides = {combatant.side for combatant in combatants.values()}
        if len(sides) < 2:
            return
        table.put(fight, "two_sides", True)
    standing_sides = {combatant.side for combatant in combatants.values() if combatant.state == "active"}
    winner = next(iter(standing_sides)) if len(standing_sides) == 1 else None
    if fight.countdowns:
        winner = by_goal(fight, winner)
    if winner != fight.winner:
        table.put(fight, "winner", winner)


def reached_goal(fight: Fight) -> str | None:
    """FF-TIM-04, FF-TIM-05: return the goal of the first countdown that has one and has run out."""
    return next(
        (countdown.goal for countdown in fight.countdowns.values() if countdown.left == 0 and countdown.goal), None
    )


def by_goal(fight: Fight, winner: str | None) -> str | None:
    """FF-TIM-04: return the winner of `deadline`: the first other side with an active combatant.

    FF-TIM-05: of `hold`: the PCs' side if one of them is still active on it, else that other side.
    """
    ours = side_of_pcs(fight)
    if ours is None:
        return winner
    goal = reached_goal(fight)
    if goal == "hold" and stands_firm(fight, ours):
        return ours
    return winner if goal is None else rival_of(fight, ours) or winner
