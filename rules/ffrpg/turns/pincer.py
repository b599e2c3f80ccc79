"""Pincer Attacks: two faces, who reaches whom, attacks from behind."""

from __future__ import annotations

from rules.ffrpg.combatant.state import Combatant, Fight, Table

FACES = ("left", "right")


def check(table: Table) -> None:
    """FF-PIN-06: it breaks up by itself when one face holds no active member of the encircling side.

    A third side holds none.
    """
    fight = table.fight
    encircled = fight.encircled
    if encircled is None:
        return
    held = {
        one.facing
        for one in fight.combatants.values()
        if one.side == fight.encircling and one.state == "active" and one.facing is not None
    }
    if len(held) == 2:
        return
    for one in fight.combatants.values():
        table.put(one, "facing", None)
    table.put(fight, "encircled", None)
    table.put(fight, "encircling", None)
    table.fact("pincer", actor=None, on=False, side=encircled)


def reaches(fight: Fight, one: Combatant, target: Combatant) -> bool:
    """FF-PIN-03: the encircled reach only opponents who share their facing."""
    return (
        fight.encircled is None or one.side != fight.encircled or target.side == one.side or one.facing == target.facing
    )


def from_behind(fight: Fight, one: Combatant, target: Combatant) -> bool:
    """FF-PIN-04: the encircling side strikes one of another facing; a third side strikes nobody from behind."""
    return (
        fight.encircled is not None
        and target.side == fight.encircled
        and one.side == fight.encircling
        and one.facing != target.facing
    )


def joined(table: Table, one: Combatant) -> None:
    """FF-REI-01: a newcomer's facing is the one given, else `left`."""
    if table.fight.encircled is not None and one.facing is None:
        table.put(one, "facing", "left")


def placed(table: Table, one: Combatant) -> None:
    """FF-PIN-06: a facing only counts in a Pincer Attack."""
    if table.fight.encircled is None:
        table.put(one, "facing", None)
    else:
        check(table)


def turn_round(table: Table, one: Combatant, to: str) -> None:
    """Switches facing."""
    was = one.facing
    table.put(one, "facing", to)
    table.fact("face", actor=one.id, from_=was, to=to)
    check(table)
