"""Defending, waiting, passing, Zero Actions, facing, aborting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core.questions import Fault
from rules.ffrpg.actions import choices, params
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import TURN, Combatant, Fight, Place, Table
from rules.ffrpg.combatant.statistics import status_with
from rules.ffrpg.damage import falls, status_changes, turn_economy
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.statuses.traits import HURRIED
from rules.ffrpg.turns import charge, order, pincer, sides
from rules.mechanics import statuses
from rules.mechanics.action import Preview
from rules.mechanics.checks import WHOLE, Check, ahead, check
from rules.mechanics.params import param
from rules.system.called_checks import here
from rules.system.simple_fight import unknown_targets

# --- params --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Wait:
    """The params of putting a turn off."""

    ticks: int = param("ticks", "number", "Ticks", minimum=1, default=1, needed=True)


KINDS = params.words("communicate", "style", "other")


@dataclass(frozen=True, kw_only=True)
class Zero:
    """The params of a Zero Action."""

    kind: str = param("kind", "choice", "Kind", words=KINDS, default="communicate", needed=True)
    text: str = param("text", "text", "Text")


@dataclass(frozen=True, kw_only=True)
class Face:
    """The params of turning round."""

    facing: str = param("facing", "choice", "Facing", words=params.words(*pincer.FACES), needed=True)


@dataclass(frozen=True, kw_only=True)
class Pincer:
    """The params of a Pincer Attack: who stands on the right, or the face of each."""

    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        phrases.LABELS["right_face"],
        choices=here,
        most=choices.any_number,
        needed=True,
    )
    on: str | None = param("on", "choice", phrases.LABELS["encircled"], choices=choices.other_sides, advanced=True)
    given: Mapping[str, Any] | None = param("faces", "map", hidden=True)

    @property
    def faces(self) -> Mapping[str, Any]:
        """Return id to face."""
        return dict.fromkeys(self.targets, "right") if self.given is None else self.given


# --- what they do ---------------------------------------------------------------------------------------------


def defend(table: Table, actor: Combatant, params: params.Nothing) -> None:
    """FF-DEF-01, FF-DEF-02: give up the first Action of the turn to halve damage until the next one."""
    if turn_economy.start(table, actor):
        table.put(actor, "defending", True)
        table.fact("defend", actor=actor.id)


@check()
def can_wait(fight: Fight, actor: Combatant, params: Wait) -> Iterator[Fault]:
    """FF-WAIT-01: it is its own turn, and nothing is being charged."""
    if not order.is_open(fight, actor) or actor.initiative is None:
        yield Fault("not_your_turn", {"actor": actor.id}, final=True)
    elif actor.charging is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": "charging"}, final=True)


def wait(table: Table, actor: Combatant, params: Wait) -> None:
    """FF-WAIT-01…04.

    Lower the count by the ticks waited; above 0 the turn comes again there with what is left of it.
    """
    fight = table.fight
    turn, count_before = fight.turn, actor.initiative
    assert turn is not None
    assert count_before is not None
    count = count_before - params.ticks
    table.put(actor, "initiative", count)
    if count > 0:
        table.put(actor, "kept", turn._replace(kind=TURN))
        table.put(fight, "turn", None)
        table.put(fight, "active", None)
        order.insert_place(table, Place(actor.id, count, TURN))
    else:
        quick = status_with(actor, HURRIED)
        if quick is not None:
            status_changes.lift_status(table, actor, quick, "used")
            table.put(actor, "initiative", 0)
        statuses.end_own_turn(table, actor)
        falls.close_place(table)
    table.fact("order", actor=actor.id, order=order.order_of(fight), why="wait", to=count, from_=count_before)


def pass_turn(table: Table, actor: Combatant, params: params.Nothing) -> None:
    """FF-ACT-03: give up the Actions left."""
    turn = table.fight.turn
    if turn is not None and order.is_open(table.fight, actor):
        table.put(table.fight, "turn", turn._replace(actions=0, used=True))
    table.fact("pass", actor=actor.id)


def zero(table: Table, actor: Combatant, params: Zero) -> None:
    """FF-ZERO-01, FF-ZERO-02: talk, make a gesture of style, or do anything else that is trivial."""
    if turn_economy.start_zero(table, actor):
        table.fact("zero", actor=actor.id, what=params.kind, text=params.text)


@check()
def encircled(fight: Fight, actor: Combatant, params: Face) -> Iterator[Fault]:
    """FF-PIN-02: only in a Pincer Attack."""
    if fight.encircled is None:
        yield Fault("no_pincer", {"actor": actor.id}, final=True, hides=True)


def face(table: Table, actor: Combatant, params: Face) -> None:
    """FF-PIN-02: switch facing, before anything else in the turn."""
    if turn_economy.start_zero(table, actor, counts=False):
        pincer.turn_round(table, actor, params.facing)


@check()
def is_charging(fight: Fight, actor: Combatant, params: params.Nothing) -> Iterator[Fault]:
    """FF-SLOW-08: something is being charged."""
    if actor.charging is None:
        yield Fault("not_charging", {"actor": actor.id}, final=True, hides=True)


def abort(table: Table, actor: Combatant, params: params.Nothing) -> None:
    """FF-SLOW-08, FF-SLOW-11: break off what is being charged; MP and ticks stay spent."""
    charge.interrupt(table, actor, "abort")


@check(implied=True)
def may_encircle(fight: Fight, actor: Combatant, params: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: the fight is running; in a Pincer Attack those who encircle may set the faces anew."""
    if fight.phase not in ("initiative", "action") or actor.side == fight.encircled:
        yield Fault("no_pincer", {"actor": actor.id}, hides=True)


def encircled_by(fight: Fight, actor: Combatant, params: Pincer) -> str | None:
    """Return the side that is encircled: the one named, else the first other one."""
    return sides.first_other_side(fight, actor) if params.on is None else params.on


@check("on")
def another_side(fight: Fight, actor: Combatant, params: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: it is a side other than the actor's."""
    side = encircled_by(fight, actor, params)
    if side == actor.side or all(combatant.side != side for combatant in fight.combatants.values()):
        yield Fault("invalid_params", {"param": "on", "value": side}, final=True)


@check("targets")
def faces_known(fight: Fight, actor: Combatant, params: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: the faces are left and right, of combatants in the fight."""
    if any(face not in pincer.FACES for face in params.faces.values()):
        yield Fault("invalid_params", {"param": "faces", "value": params.faces}, final=True)
    yield from unknown_targets(fight, params.faces)


@check(WHOLE)
def both_faces_held(fight: Fight, actor: Combatant, params: Pincer) -> Iterator[Fault]:
    """FF-PIN-01: each face has an active member of the encircling side."""
    encircling = [
        combatant
        for combatant in fight.combatants.values()
        if combatant.side == actor.side and combatant.state == "active"
    ]
    if len({params.faces.get(combatant.id, "left") for combatant in encircling}) != 2:
        yield Fault("no_pincer", {"actor": actor.id})


PINCER_CHECKS: tuple[Check[Fight, Combatant, Pincer], ...] = (
    may_encircle,
    another_side,
    faces_known,
    both_faces_held,
)
"""What refuses a Pincer Attack."""


def begin_pincer(table: Table, actor: Combatant, params: Pincer) -> None:
    """FF-PIN-01: give everybody a facing, by `faces` or by the `targets` on the right."""
    fight = table.fight
    side = encircled_by(fight, actor, params)
    for combatant in fight.combatants.values():
        table.put(combatant, "facing", None if combatant.state == "out" else params.faces.get(combatant.id, "left"))
    table.put(fight, "encircled", side)
    table.put(fight, "encircling", actor.side)
    around, inside = _faces(fight, actor.side), _faces(fight, side)
    table.fact("pincer", actor=actor.id, on=True, side=side, around=around, inside=inside)


def _faces(fight: Fight, side: str | None) -> dict[str, list[str]]:
    """Return face to the active combatants of a side who stand on it or, of the encircled, look there."""
    by_face: dict[str, list[str]] = {}
    for combatant in fight.combatants.values():
        if combatant.state == "active" and combatant.facing is not None and combatant.side == side:
            by_face.setdefault(combatant.facing, []).append(combatant.id)
    return by_face


# --- previews --------------------------------------------------------------------------------------------------


@ahead("ticks")
def wait_preview(fight: Fight, actor: Combatant, params: Wait) -> Iterator[Preview]:
    """FF-WAIT-01, FF-WAIT-03: yield the tick at which the turn comes again."""
    if actor.initiative is not None:
        count = actor.initiative - params.ticks
        if count > 0:
            yield Preview("tick", phrases.TICK(tick=count), None, count)
        else:
            yield Preview("tick", phrases.NO_PLACE())


WAIT = deed(
    "wait",
    label="Wait",
    drawing="hourglass",
    key="W",
    rule="FF-WAIT-01",
    params=Wait,
    checks=(can_wait,),
    do=wait,
    previews=(wait_preview,),
)
DEFEND = deed(
    "defend",
    label="Defend",
    drawing="shield",
    key="D",
    rule="FF-DEF-01",
    params=params.Nothing,
    do=defend,
)
ZERO = deed(
    "zero",
    label="Zero Action",
    drawing="conversation",
    cost=phrases.ZERO_ACTION,
    key="Z",
    rule="FF-ZERO-02",
    params=Zero,
    do=zero,
)
FACE = deed(
    "face",
    label="Turn round",
    drawing="clockwise-rotation",
    cost=phrases.ZERO_ACTION,
    key="G",
    rule="FF-PIN-02",
    params=Face,
    checks=(encircled,),
    do=face,
)
ABORT = deed(
    "abort",
    label="Abort",
    drawing="cancel",
    key="X",
    rule="FF-SLOW-08",
    params=params.Nothing,
    checks=(is_charging,),
    do=abort,
    any_turn=True,
)
PASS = deed(
    "pass",
    label="Pass",
    drawing="next-button",
    cost=phrases.ALL_ACTIONS,
    key="P",
    rule="FF-ACT-03",
    params=params.Nothing,
    do=pass_turn,
)
PINCER = deed(
    "pincer",
    label="Pincer Attack",
    drawing="striking-arrows",
    key="N",
    rule="FF-PIN-01",
    params=Pincer,
    checks=PINCER_CHECKS,
    do=begin_pincer,
    unfinished=frozenset({"no_pincer"}),
    any_turn=True,
    by_game_master=True,
)
