"""Pincer Attacks: two faces, who reaches whom, attacks from behind."""

from __future__ import annotations

from rules.ffrpg.combatant.state import Combatant, Fight, Table

FACES = ("left", "right")


def check_faces(table: Table) -> None:
    """FF-PIN-06: end the Pincer Attack if a face has no active member of the encircling side.

    A third side does not count.
    """
    fight = table.fight
    encircled = fight.encircled
    if encircled is None:
        return
    faces = {
        other.facing
        for other in fight.combatants.values()
        if other.side == fight.encircling and other.state == "active" and other.facing is not None
    }
    if len(faces) == 2:
        return
    for combatant in fight.combatants.values():
        table.put(combatant, "facing", None)
    table.put(fight, "encircled", None)
    table.put(fight, "encircling", None)
    table.fact("pincer", actor=None, on=False, side=encircled)


def reaches(fight: Fight, combatant: Combatant, target: Combatant) -> bool:
    """FF-PIN-03: whether it reaches the target: the encircled reach only opponents who share their facing."""
    return (
        fight.encircled is None
        or combatant.side != fight.encircled
        or target.side == combatant.side
        or combatant.facing == target.facing
    )


def from_behind(fight: Fight, combatant: Combatant, target: Combatant) -> bool:
    """FF-PIN-04: whether it strikes from behind: the encircling side at another facing; a third side never."""
    return (
        fight.encircled is not None
        and target.side == fight.encircled
        and combatant.side == fight.encircling
        and combatant.facing != target.facing
    )


def joined(table: Table, combatant: Combatant) -> None:
    """FF-REI-01: give a newcomer the facing chosen, else `left`."""
    if table.fight.encircled is not None and combatant.facing is None:
        table.put(combatant, "facing", "left")


def placed(table: Table, combatant: Combatant) -> None:
    """FF-PIN-06: drop a facing outside a Pincer Attack."""
    if table.fight.encircled is None:
        table.put(combatant, "facing", None)
    else:
        check_faces(table)


def turn_round(table: Table, combatant: Combatant, to: str) -> None:
    """Switch facing."""
    was = combatant.facing
    table.put(combatant, "facing", to)
    table.fact("face", actor=combatant.id, from_=was, to=to)
    check_faces(table)
