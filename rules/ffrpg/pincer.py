"""Pincer Attacks: two faces, who reaches whom, attacks from behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.checking import WHOLE, Check
from rules.checking import check as refuses
from rules.ffrpg.state import Combatant, Fight, Table
from rules.plain import unknown_targets
from rules.questions import Fault

if TYPE_CHECKING:
    from rules.ffrpg.told import Pincer

FACES = ("left", "right")


@refuses(implied=True)
def may_encircle(fight: Fight, actor: Combatant, told: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: in a running fight; in a Pincer Attack those who encircle may have the faces taken anew."""
    if fight.phase not in ("initiative", "action") or actor.side == fight.encircled:
        yield Fault("no_pincer", {"actor": actor.id}, hides=True)


def encircled_by(fight: Fight, actor: Combatant, told: Pincer) -> str | None:
    """The side that is encircled: the one named, else the first other one."""
    others = (one.side for one in fight.combatants.values() if one.side != actor.side)
    return next(others, None) if told.on is None else told.on


@refuses("on")
def another_side(fight: Fight, actor: Combatant, told: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: it is a side, and another one."""
    on = encircled_by(fight, actor, told)
    if on == actor.side or all(one.side != on for one in fight.combatants.values()):
        yield Fault("invalid_params", {"param": "on", "value": on}, final=True)


@refuses("targets")
def faces_known(fight: Fight, actor: Combatant, told: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: the faces are left and right, of those in the fight."""
    if any(face not in FACES for face in told.faces.values()):
        yield Fault("invalid_params", {"param": "faces", "value": told.faces}, final=True)
    yield from unknown_targets(fight, told.faces)


@refuses(WHOLE)
def both_faces_held(fight: Fight, actor: Combatant, told: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: both faces hold an active member of the encircling side."""
    around = [one for one in fight.combatants.values() if one.side == actor.side and one.state == "active"]
    if len({told.faces.get(one.id, "left") for one in around}) != 2:
        yield Fault("no_pincer", {"actor": actor.id})


PINCER_CHECKS: tuple[Check[Fight, Combatant, Pincer], ...] = (may_encircle, another_side, faces_known, both_faces_held)
"""What refuses a Pincer Attack."""


def begin(table: Table, actor: Combatant, told: Pincer) -> None:
    """FF-PIN-01: everybody gets a facing; `faces` names them, or `targets` those on the right."""
    fight: Fight = table.fight
    on = encircled_by(fight, actor, told)
    for one in fight.combatants.values():
        table.put(one, "facing", None if one.state == "out" else told.faces.get(one.id, "left"))
    table.put(fight, "encircled", on)
    table.fact(
        "pincer", actor=actor.id, on=True, side=on, around=_faces(fight, on, False), inside=_faces(fight, on, True)
    )


def _faces(fight: Fight, encircled: str | None, inside: bool) -> dict[str, list[str]]:
    """Face to the active combatants who stand on it, or, of the encircled, look there."""
    found: dict[str, list[str]] = {}
    for one in fight.combatants.values():
        if one.state == "active" and one.facing is not None and (one.side == encircled) == inside:
            found.setdefault(one.facing, []).append(one.id)
    return found


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
