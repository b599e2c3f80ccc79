"""Turns, rounds and the surprise phase: what happens at their edges, in the book's order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.questions import Refusal
from rules.core.state import Condition
from rules.fulminato.combatant.sheet import FulminatoSheet
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight
from rules.fulminato.damage import damage, status_changes
from rules.fulminato.damage.damage import hourly_test
from rules.fulminato.statuses.catalogue import (
    PARALYZED,
    ROUND,
    SURPRISED,
    TURN,
    TURN_PA,
    WOUNDED,
)
from rules.fulminato.turns import order
from rules.fulminato.turns.order import roll_order
from rules.mechanics import statuses
from rules.mechanics.statuses import NO_TIMER, change_timer
from rules.system import defaults
from rules.system.defaults import CombatantMaker
from rules.text.faults import is_whole

_SURPRISE_KEYS = frozenset({"by", "surprised", "desvio"})


def begin(table: Table, surprise: Mapping[str, Any] | None) -> None:
    """FU-CLK-01, FU-SURP-01: begin with the surprisers, if any, else with everybody's initiative."""
    if surprise is None:
        begin_rounds(table)
    else:
        begin_surprise(table, surprise)
    advance(table)


def begin_surprise(table: Table, data: Mapping[str, Any]) -> None:
    """FU-SURP-01, FU-SURP-02, FU-SURP-04: begin the surprise: who surprises, in which order, and who is surprised.

    `by` a list of ids, not empty; `surprised` ids, by default all whose side is the side of nobody in `by`; `desvio` id
    to the ranks (−9 to 0) with which that one may deflect. Refuses `no_such_actor`, `invalid_params`.
    """
    fight = table.fight
    for key in data:
        table.insist(key in _SURPRISE_KEYS, "invalid_params", param=key, value=data[key])
    by = _named(table, data, "by")
    table.insist(by, "invalid_params", param="by", value=data.get("by"))
    table.insist(all(in_fight(other) for other in by), "invalid_params", param="by", value=data.get("by"))
    if "surprised" in data:
        surprised = _named(table, data, "surprised")
    else:
        sides = {other.side for other in by}
        surprised = [other for other in fight.present if other.side not in sides]
    table.insist(
        not any(other in by for other in surprised), "invalid_params", param="surprised", value=data.get("surprised")
    )
    desvio = data.get("desvio", {})
    table.insist(isinstance(desvio, dict), "invalid_params", param="desvio", value=desvio)
    for id, ranks in desvio.items():
        combatant = table.combatant(id)
        is_valid = is_whole(ranks) and -9 <= ranks <= 0
        table.insist(is_valid and combatant in surprised, "invalid_params", param="desvio", value=ranks)
    table.put(fight, "phase", "surprise")
    table.put(fight, "standing", tuple(other.id for other in by))
    table.put(fight, "had", ())
    table.fact("phase", phase="surprise", by=[other.id for other in by], surprised=[other.id for other in surprised])
    for combatant in surprised:
        params = {"ranks": desvio[combatant.id]} if combatant.id in desvio else {}
        status_changes.put_on(table, combatant, SURPRISED, NO_TIMER, None, params)


def _named(table: Table, data: Mapping[str, Any], key: str) -> list[Fighter]:
    ids = data.get(key)
    if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids) or len(set(ids)) != len(ids):
        raise Refusal("invalid_params", param=key, value=ids)
    return [table.combatant(id) for id in ids]


def begin_rounds(table: Table) -> None:
    """FU-CLK-01, FU-SURP-05: roll everybody's initiative, and begin round 1."""
    fight = table.fight
    order = roll_order(table)
    table.put(fight, "lasting", order)
    table.put(fight, "standing", order)
    table.put(fight, "had", ())
    table.put(fight, "phase", "action")
    table.put(fight, "round", 1)
    table.fact("round", round=1, seconds=fight.seconds)


def next_stop(table: Table) -> None:
    """FU-INIT-03: end the current turn and go to the next stop."""
    active = table.fight.active
    if active is not None:
        end_turn(table, table.fight.combatants[active])
    advance(table)


def advance(table: Table) -> None:
    """FU-INIT-03, FU-INIT-09: go to the first in this round's order who has not had its turn and can have a stop.

    The turns of the unconscious and the paralysed pass; rounds end if nobody is left. A round in which nobody can have
    a stop stays at its start, with nobody active.
    """
    fight = table.fight
    while True:
        combatant = waiting_for_turn(fight)
        if combatant is not None:
            if can_stop(combatant):
                start_turn(table, combatant)
                return
            pass_turn(table, combatant)
        elif fight.phase == "surprise":
            end_surprise(table)
            begin_rounds(table)
        else:
            end_round(table)
            if not any(can_stop(fight.combatants[id]) for id in fight.standing):
                table.put(fight, "active", None)
                return


def waiting_for_turn(fight: FulminatoFight) -> Fighter | None:
    """FU-INIT-03: return the first in this round's order who has not had its turn."""
    return next(_waiting(fight), None)


def _waiting(fight: FulminatoFight) -> Iterator[Fighter]:
    waiting = (fight.combatants[id] for id in fight.standing if id not in fight.had)
    return (combatant for combatant in waiting if in_fight(combatant))


def upcoming_stops(fight: FulminatoFight) -> Iterator[str]:
    """FU-INIT-03, FU-INIT-09, FU-SURP-05: yield who still has a stop in this round, then who has one in the next.

    During a surprise nobody has a place in the next round yet: the order has still to be rolled.
    """
    yield from (combatant.id for combatant in _waiting(fight) if can_stop(combatant))
    yield from (id for id in fight.lasting if can_stop(fight.combatants[id]))


def can_stop(combatant: Fighter) -> bool:
    """FU-INIT-09: whether a combatant has a stop; the tied and the contained have one."""
    return combatant.state == "active" and not combatant.has(PARALYZED)


def start_turn(table: Table, combatant: Fighter) -> None:
    """FU-CLK-05, FU-ACT-01, FU-SURP-03: give the points of the turn; running away and delaying end."""
    fight = table.fight
    points = fight.options.surprise_points if fight.phase == "surprise" else TURN_PA
    table.put(fight, "active", combatant.id)
    table.put(fight, "acted", False)
    if combatant.pools["pa"] != points:
        table.put_pool(combatant, "pa", points)
    table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=False, why=None, pa=points)
    for status in table.system.endings.get(TURN, ()):
        status_changes.lift(table, combatant, status, TURN)


def pass_turn(table: Table, combatant: Fighter) -> None:
    """FU-INIT-09: pass the turn of one who cannot have a stop, with all steps of its end."""
    why = PARALYZED if combatant.state == "active" else "unconscious"
    table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=True, why=why, pa=0)
    end_turn(table, combatant)


def end_turn(table: Table, combatant: Fighter) -> None:
    """FU-CLK-04, FU-ACT-08: lower timers in turns on its owner, then countdowns in turns; not in the surprise phase."""
    fight = table.fight
    if combatant.id not in fight.had:
        table.put(fight, "had", (*fight.had, combatant.id))
    if fight.phase == "surprise":
        return
    if in_fight(combatant):
        statuses.happens(table, combatant, statuses.OWN_TURN_ENDS)
        statuses.fall_conditions(table, combatant, but=combatant.statuses.in_seconds)
    statuses.fall(table, "turns")


def expire(table: Table, bearer: Fighter, condition: Condition) -> None:
    """FU-CLK-04: do what follows the end of a timer; the condition is off already."""
    status_changes.after_end(table, bearer, condition)
    statuses.brings(table, bearer, condition, statuses.RUNS_OUT)


def end_round(table: Table) -> None:
    """FU-CLK-02, FU-DLY-03, FU-SPK-03.

    End the round: seconds, wounds, countdowns; then the lasting order and new sentences.
    """
    fight = table.fight
    seconds = fight.options.round_seconds
    table.put(fight, "seconds", fight.seconds + seconds)
    for id in fight.lasting:
        pass_seconds(table, fight.combatants[id], seconds)
    for name, countdown in fight.countdowns.items():
        step = {"rounds": 1, "seconds": seconds}.get(countdown.unit, 0)
        if step and countdown.left > 0:
            statuses.set_countdown(table, name, countdown.left - step)
    table.put(fight, "round", fight.round + 1)
    table.put(fight, "standing", fight.lasting)
    table.put(fight, "had", ())
    for combatant in fight.combatants.values():
        for status in table.system.endings.get(ROUND, ()):
            status_changes.lift(table, combatant, status, ROUND)
        if combatant.spoken:
            table.put(combatant, "spoken", False)
    table.fact("round", round=fight.round, seconds=fight.seconds)


def pass_seconds(table: Table, combatant: Fighter, seconds: int) -> None:
    """FU-WND-02: lower the timers that count seconds; at 0 the wounded are tested, and other statuses run out."""
    in_seconds = combatant.statuses.in_seconds
    for condition in combatant.conditions:
        if condition.status not in in_seconds or condition.timer is None or not in_fight(combatant):
            continue
        if any(condition is other for other in combatant.conditions):
            left = condition.timer - seconds
            lowered = change_timer(table, combatant, condition, max(0, left))
            if left <= 0 and condition.status == WOUNDED:
                hourly_test(table, combatant, lowered)
            elif left <= 0:
                table.system.rulings.run_out(table, combatant, lowered)


def end_surprise(table: Table) -> None:
    """FU-CLK-03, FU-SURP-05: add three seconds, and end everybody's surprise."""
    fight = table.fight
    table.put(fight, "active", None)
    seconds = fight.options.surprise_seconds
    table.put(fight, "seconds", fight.seconds + seconds)
    statuses.fall(table, "seconds", seconds)
    for combatant in fight.combatants.values():
        status_changes.lift(table, combatant, SURPRISED, "surprise")
    table.put(fight, "phase", "action")
    table.fact("phase", phase="action")


def new_fighter(
    system: CombatantMaker[Fighter], id: str, name: str, side: str, sheet: FulminatoSheet, pools: Mapping[str, int]
) -> Fighter:
    """FU-EQP-03, FU-EQP-04: return a combatant with full pools, full magazines and its first weapon in hand."""
    return defaults.new_combatant(
        system,
        id,
        name,
        side,
        sheet,
        pools,
        equipped=sheet.held_at_start,
        loaded={
            row.id: row.capacity if row.loaded is None else row.loaded
            for row in sheet.weapons
            if row.capacity is not None
        },
        reserve={row.id: row.reserve for row in sheet.weapons if row.reserve is not None},
        items={row.id: row.qty for row in sheet.items},
    )


def enter(table: Table, combatant: Fighter) -> None:
    """FU-DIE-01, FU-DIE-02: let one who enters with 0 hit points be dead, or unconscious."""
    if combatant.pools["pv"] == 0:
        damage.fall_at_zero(table, combatant)


def join(table: Table, combatant: Fighter) -> None:
    """FU-INIT-08, FU-INIT-10, FU-SURP-07.

    Roll for a reinforcement and give it its place; in surprise with everybody.
    """
    if table.fight.phase == "action" and in_fight(combatant):
        order.roll_late(table, combatant)
        order.enter_order(table, combatant)
