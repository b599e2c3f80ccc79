"""Sides: opponents and allies, masters of the charmed, formations, and who is winning."""

from __future__ import annotations

from rules.ffrpg.numbers import standing
from rules.ffrpg.state import Combatant, Fight, Table
from rules.ffrpg.traits import CHARMED, LED

Formation = tuple[str, str]
"""Side and group."""


def formation_of(one: Combatant) -> Formation:
    """FF-TGT-07, FF-TGT-09: everybody of one side with the same group, whoever fights for whom at the moment."""
    return one.side, one.sheet.group


def opponents(fight: Fight, one: Combatant) -> list[Combatant]:
    """The active combatants of other sides, in the order of entry."""
    return [other for other in fight.combatants.values() if other.side != one.side and other.state == "active"]


def allies(fight: Fight, one: Combatant) -> list[Combatant]:
    """The active combatants of the same side without oneself, in the order of entry."""
    return [
        other
        for other in fight.combatants.values()
        if other.side == one.side and other is not one and other.state == "active"
    ]


def source_of(fight: Fight, one: Combatant, trait: str) -> Combatant | None:
    """FF-ST-charm, FF-ST-control: who has made it charmed or led: the source, active and on another side."""
    if not one.conditions:
        return None
    condition = standing(one).traits.get(trait)
    if condition is None or condition.source is None:
        return None
    source = fight.combatants.get(condition.source)
    return source if source is not None and source.state == "active" and source.side != one.side else None


def master_of(fight: Fight, one: Combatant) -> Combatant | None:
    """Who chooses what a charmed or controlled combatant does; None: nobody."""
    return source_of(fight, one, CHARMED) or source_of(fight, one, LED)


def fights_against(fight: Fight, one: Combatant, other: Combatant) -> bool:
    """D-47: whether `other` is an opponent of whom `one` is made to fight for."""
    if not one.conditions:
        return other.side != one.side
    master = master_of(fight, one)
    return other.side != (one.side if master is None else master.side)


def side_of_pcs(fight: Fight) -> str | None:
    """The side of the first PC; None where there is none."""
    for one in fight.combatants.values():
        if one.kind == "pc":
            return one.side
    return None


def settle(table: Table) -> None:
    """FF-TIM-04, FF-TIM-05: who is winning, where more than falling and leaving decides it."""
    if table.fight.countdowns or table.fight.phase == "setup":
        judge(table)


def judge(table: Table) -> None:
    """FF-TIM-04, FF-TIM-05: the one side that still has active combatants, or what a countdown's goal says."""
    fight = table.fight
    combatants = fight.combatants
    if not fight.two_sides:
        sides = {one.side for one in combatants.values()}
        if len(sides) < 2:
            return
        table.put(fight, "two_sides", True)
    standing_sides = {one.side for one in combatants.values() if one.state == "active"}
    winner = next(iter(standing_sides)) if len(standing_sides) == 1 else None
    if fight.countdowns:
        winner = by_goal(fight, winner)
    if winner != fight.winner:
        table.put(fight, "winner", winner)


def by_goal(fight: Fight, winner: str | None) -> str | None:
    """FF-TIM-04: `deadline` run out: the first other side with an active combatant; FF-TIM-05: `hold`: the PCs'."""
    ours = side_of_pcs(fight)
    if ours is None:
        return winner
    for countdown in fight.countdowns.values():
        if countdown.left == 0 and countdown.goal == "hold":
            return ours
        if countdown.left == 0 and countdown.goal == "deadline":
            return next(
                (one.side for one in fight.combatants.values() if one.side != ours and one.state == "active"), winner
            )
    return winner
