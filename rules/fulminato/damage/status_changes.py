"""Statuses put on and taken off, and the grip that ties two combatants to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.state import NO_PARAMS, Condition
from rules.fulminato.combatant.board import next_to
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight, refresh_state
from rules.fulminato.statuses.catalogue import (
    CONTAINED,
    CONTAINING,
    GRABBED,
    GRABBING,
    LOOSENED,
    WOUNDED,
)
from rules.mechanics import statuses
from rules.mechanics.statuses import NO_TIMER

_OF_THE_VICTIM = (CONTAINED, LOOSENED, GRABBED)
_OF_THE_GRABBER = (CONTAINING, GRABBING)


OPEN_WOUNDS = "open_wounds"
"""FU-WND-01: what a shot, cut or thrust leaves until all hit points are back; it lasts from fight to fight."""


def states_of(combatant: Fighter) -> tuple[str, ...]:
    """FU-WND-01: return open wounds, unless it is badly wounded, which implies them."""
    return (OPEN_WOUNDS,) if combatant.open_wounds and not combatant.has(WOUNDED) else ()


def enter_in(table: Table, combatant: Fighter, state: str) -> None:
    """FU-WND-01: enter with open wounds from the fight before."""
    table.put(combatant, state, True)


def put_on(
    table: Table,
    bearer: Fighter,
    status: str,
    timer: Any,
    source: str | None,
    params: Mapping[str, Any] = NO_PARAMS,
) -> None:
    """FU-ST-replace.

    Inflict a status; the same again replaces the old one at its place, with timer, source and params. With `NO_TIMER`
    it lasts as long as its row says.
    """
    row = bearer.statuses[status]
    lasts = row.timer if timer is NO_TIMER else timer
    statuses.put_on(table, bearer, Condition(status, lasts, source, params or NO_PARAMS))
    if row.fells:
        refresh_state(table, bearer)
    if row.lets_go:
        loosen_if_broken(table, bearer)


def inflict(
    table: Table,
    bearer: Fighter,
    status: str,
    timer: Any,
    source: str | None,
    params: Mapping[str, Any] = NO_PARAMS,
) -> None:
    """FU-SOL-02, FU-ST-wounded: inflict a status by ruling, stunt or soltura, with its consequences.

    A grip comes with the partner's status; `wounded` implies open wounds.
    """
    row = bearer.statuses[status]
    if not row.partner:
        if status == WOUNDED:
            table.put(bearer, "open_wounds", True)
        put_on(table, bearer, status, timer, source, params)
        return
    assert source is not None
    other = table.fight.fighter(source)
    grabber, victim = (bearer, other) if row.holds else (other, bearer)
    on_victim, on_grabber = (NO_TIMER, timer) if row.holds else (timer, NO_TIMER)
    if status in (GRABBED, GRABBING):
        take_hold(table, grabber, victim, on_victim, on_grabber)
    else:
        if partner_of(grabber, GRABBING) != victim.id:
            take_hold(table, grabber, victim)
        pin(table, grabber, victim, on_victim, on_grabber)
    if cannot_hold(grabber, victim):
        end_grip(table, grabber, victim)


def partner_of(combatant: Fighter, status: str) -> str | None:
    """FU-GRP-11: return whom a condition of a grip names."""
    condition = combatant.condition(status)
    return None if condition is None else condition.source


def victim_of(fight: FulminatoFight, combatant: Fighter) -> Fighter | None:
    """FU-GRP-01: return whom a combatant grabs."""
    return fight.combatants.get(partner_of(combatant, GRABBING) or "")


def grabber_of(fight: FulminatoFight, combatant: Fighter) -> Fighter | None:
    """FU-GRP-01: return who grabs a combatant."""
    return fight.combatants.get(partner_of(combatant, GRABBED) or "")


def take_hold(
    table: Table, grabber: Fighter, victim: Fighter, on_victim: Any = NO_TIMER, on_grabber: Any = NO_TIMER
) -> None:
    """FU-GRP-01, FU-ST-grabbed, FU-ST-grabbing: grab the victim; an older grip of either ends."""
    if partner_of(grabber, GRABBING) != victim.id or partner_of(victim, GRABBED) != grabber.id:
        for combatant in (victim, grabber):
            end_grip_of(table, combatant)
    put_on(table, victim, GRABBED, on_victim, grabber.id)
    put_on(table, grabber, GRABBING, on_grabber, victim.id)


def pin(table: Table, grabber: Fighter, victim: Fighter, on_victim: Any = NO_TIMER, on_grabber: Any = NO_TIMER) -> None:
    """FU-GRP-05, FU-ST-contained, FU-ST-containing: pin the grabbed."""
    put_on(table, victim, CONTAINED, on_victim, grabber.id)
    put_on(table, grabber, CONTAINING, on_grabber, victim.id)


def unpin(table: Table, grabber: Fighter, victim: Fighter, why: str) -> None:
    """FU-GRP-06: end the pin on both sides; the grip stays."""
    lift(table, victim, CONTAINED, why)
    lift(table, grabber, CONTAINING, why)


def lift(table: Table, bearer: Fighter, status: str, why: str, **more: str) -> None:
    """Lift a condition if there is one, with what its row says for that, and without what else would follow."""
    condition = bearer.condition(status)
    if condition is not None:
        statuses.remove(table, bearer, condition, why, **more)
        statuses.is_over(table, bearer, condition)


def grip_of(table: Table, combatant: Fighter) -> tuple[Fighter, Fighter] | None:
    """FU-GRP-11: return grabber and victim of a combatant's grip, on either side; None: in no grip."""
    for condition in combatant.conditions:
        if condition.status == GRABBING and condition.source is not None:
            return combatant, table.fight.fighter(condition.source)
        if condition.status == GRABBED and condition.source is not None:
            return table.fight.fighter(condition.source), combatant
    return None


def end_grip_of(table: Table, combatant: Fighter) -> None:
    """FU-GRP-11: end a combatant's grip, if any."""
    pair = grip_of(table, combatant)
    if pair is not None:
        end_grip(table, *pair)


def let_go(table: Table, grabber: Fighter, victim: Fighter) -> None:
    """FU-GRP-06: end the grip by the grabber's choice."""
    for status in _OF_THE_VICTIM:
        lift(table, victim, status, "released", source=grabber.id)
    end_grip(table, grabber, victim)


def end_grip(table: Table, grabber: Fighter, victim: Fighter) -> None:
    """FU-GRP-06, FU-GRP-11: lift all that belongs to the grip from both."""
    for status in _OF_THE_VICTIM:
        lift(table, victim, status, "grip")
    for status in _OF_THE_GRABBER:
        lift(table, grabber, status, "grip")


def loosen_if_broken(table: Table, combatant: Fighter) -> None:
    """FU-GRP-11: end the grip if the grabber cannot hold any longer, either is gone, or they are apart."""
    pair = grip_of(table, combatant)
    if pair is not None and (cannot_hold(*pair) or not next_to(table.fight, *pair)):
        end_grip(table, *pair)


def cannot_hold(grabber: Fighter, victim: Fighter) -> bool:
    """FU-GRP-11: whether the grabber is down, paralysed or tied, or the victim gone."""
    gone = grabber.state != "active" or not in_fight(victim)
    return gone or any(grabber.statuses[condition.status].lets_go for condition in grabber.conditions)


def after_end(table: Table, bearer: Fighter, condition: Condition) -> None:
    """FU-GRP-11, FU-GRP-06: do what follows the end of a condition by ruling or timer."""
    row = bearer.statuses[condition.status]
    statuses.is_over(table, bearer, condition)
    if row.fells:
        refresh_state(table, bearer)
    if not row.partner or condition.source is None:
        return
    other = table.fight.fighter(condition.source)
    grabber, victim = (bearer, other) if row.holds else (other, bearer)
    if row.id in (GRABBED, GRABBING):
        end_grip(table, grabber, victim)
    else:
        unpin(table, grabber, victim, "grip")


def is_half_a_grip(bearer: Fighter, status: str, source: str | None, known: Mapping[str, Any]) -> bool:
    """FU-GRP-11: whether a status of a grip lacks its partner: no source, a stranger, or the bearer itself."""
    return bool(bearer.statuses[status].partner) and (source is None or source == bearer.id or source not in known)
