"""The actions `speak`, `wait` and `resume`: speech, and turns put off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.fulminato.afflictions import put_on
from rules.fulminato.economy import may_act, may_now
from rules.fulminato.initiative import moved
from rules.fulminato.params import NO_KEYS, Params, check_params, is_text, targets_of
from rules.fulminato.state import Fighter
from rules.fulminato.turns import run_on, start_turn

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

SPEAK: Params = {"text": is_text}
WAIT: Params = {"after": is_text}


def speak(table: Table, act: Act) -> None:
    """FU-SPK-01, FU-SPK-02, FU-ACT-07: one sentence a round, in anybody's turn; refuses `already_spoken`."""
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    check_params(table, act, SPEAK)
    may_act(table, one, "speak")
    may_now(table, one, "timeless")
    table.demand(not one.spoken, "already_spoken", actor=one.id)
    if not one.spoken:
        table.put(one, "spoken", True)
    table.fact("note", text=act.params.get("text", ""), actor=one.id, spoken=True)


def wait(table: Table, act: Act) -> None:
    """FU-DLY-01, FU-DLY-02, FU-DLY-04, FU-DLY-06: puts the own turn off behind that of `after`, or until it is claimed.

    Refuses `wrong_phase` in surprise, `not_your_turn`, `already_acted`, `nobody_left`, `invalid_target`.
    """
    one: Fighter = act.actor
    fight = table.fight
    targets_of(table, act, 0, 0)
    check_params(table, act, WAIT)
    after = act.params.get("after")
    if after is not None:
        table.combatant(after, "no_such_target")
    may_act(table, one, "wait")
    table.demand(fight.phase == "action", "wrong_phase", actor=one.id)
    table.demand(fight.active == one.id, "not_your_turn", actor=one.id)
    table.demand(not fight.acted, "already_acted", actor=one.id)
    order = fight.seen_order
    behind = order[order.index(one.id) + 1 :] if one.id in order else order
    if after is None:
        table.insist(behind, "nobody_left", actor=one.id)
        standing = (*(id for id in fight.standing if id != one.id), one.id)
    else:
        table.insist(after in behind, "invalid_target", target=after)
        standing = moved(fight.standing, one.id, after, before=False)
    table.put(fight, "standing", standing)
    table.fact("order", actor=one.id, order=list(fight.seen_order), why="wait", after=after)
    if after is None:
        put_on(table, one, "waiting", None, None)
    if fight.active == one.id:
        run_on(table)


def resume(table: Table, act: Act) -> None:
    """FU-DLY-05, FU-ST-waiting: takes the turn put off, directly before the active one, whose turn then starts anew.

    Refuses `wrong_phase` in surprise, `not_waiting`, `already_acted` where the active one has done something.
    """
    one: Fighter = act.actor
    fight = table.fight
    targets_of(table, act, 0, 0)
    check_params(table, act, NO_KEYS)
    may_act(table, one, "resume")
    table.demand(fight.phase == "action", "wrong_phase", actor=one.id)
    table.insist(one.has("waiting"), "not_waiting", actor=one.id)
    table.demand(not fight.acted and fight.active is not None, "already_acted", actor=one.id)
    if fight.active is not None and fight.active != one.id:
        table.put(fight, "standing", moved(fight.standing, one.id, fight.active, before=True))
    table.fact("order", actor=one.id, order=list(fight.seen_order), why="resume")
    start_turn(table, one)
