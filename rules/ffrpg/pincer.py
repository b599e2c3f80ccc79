"""Pincer Attacks: two faces, who reaches whom, attacks from behind."""

from __future__ import annotations

from rules.actions import Act
from rules.ffrpg.state import Combatant, Fight
from rules.questions import Refusal
from rules.table import Table

FACES = ("left", "right")


def begin(table: Table, act: Act) -> None:
    """FF-PIN-01: everybody gets a facing; both faces must hold an active member of the encircling side.

    `faces` names them; instead of it `targets` may name those on the right.
    """
    fight: Fight = table.fight
    side = act.actor.side
    for key in act.params:
        table.insist(key in ("on", "faces"), "invalid_params", param=key, value=act.params[key])
    others = list(dict.fromkeys(one.side for one in fight.combatants.values() if one.side != side))
    on = act.params.get("on", others[0] if others else None)
    table.insist(on in others, "invalid_params", param="on", value=on)
    faces = act.params.get("faces", dict.fromkeys(act.targets, "right"))
    if not isinstance(faces, dict) or any(face not in FACES for face in faces.values()):
        raise Refusal("invalid_params", param="faces", value=faces)
    for id in faces:
        table.insist(id in fight.combatants, "no_such_target", id=id)
    held = {
        faces.get(one.id, "left") for one in fight.combatants.values() if one.side == side and one.state == "active"
    }
    table.demand(len(held) == 2, "no_pincer", actor=act.actor.id)
    for one in fight.combatants.values():
        table.put(one, "facing", None if one.state == "out" else faces.get(one.id, "left"))
    table.put(fight, "encircled", on)
    table.fact("pincer", actor=act.actor.id, on=True, side=on)


def check(table: Table) -> None:
    """FF-PIN-06: it breaks up by itself when one face holds no active member of the encircling side."""
    fight: Fight = table.fight
    encircled = fight.encircled
    if encircled is None:
        return
    held = {
        one.facing
        for one in fight.combatants.values()
        if one.side != encircled and one.state == "active" and one.facing is not None
    }
    if len(held) == 2:
        return
    for one in fight.combatants.values():
        table.put(one, "facing", None)
    table.put(fight, "encircled", None)
    table.fact("pincer", actor=None, on=False, side=encircled)


def reaches(fight: Fight, one: Combatant, target: Combatant) -> bool:
    """FF-PIN-03: the encircled reach only opponents who share their facing."""
    return (
        fight.encircled is None or one.side != fight.encircled or target.side == one.side or one.facing == target.facing
    )


def from_behind(fight: Fight, one: Combatant, target: Combatant) -> bool:
    """FF-PIN-04: the encircling side strikes one of another facing."""
    return (
        fight.encircled is not None
        and target.side == fight.encircled
        and one.side != fight.encircled
        and one.facing != target.facing
    )


def joined(table: Table, one: Combatant) -> None:
    """FF-REI-01: a newcomer's facing is the one given, else `left`."""
    if table.fight.encircled is not None and one.facing is None:
        table.put(one, "facing", "left")


def turn_round(table: Table, one: Combatant, to: str) -> None:
    """Switches facing."""
    was = one.facing
    table.put(one, "facing", to)
    table.fact("face", actor=one.id, from_=was, to=to)
    check(table)
