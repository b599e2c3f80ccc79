"""Speech, delaying a turn, and resuming it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fulminato.actions.action import invalid_target
from rules.fulminato.actions.params import Speak, Timeless, Wait
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.damage.status_changes import put_on
from rules.fulminato.rounds.turns import advance, start_turn
from rules.fulminato.turns.order import moved
from rules.mechanics.checks import check
from rules.mechanics.statuses import NO_TIMER


@check()
def not_spoken(fight: FulminatoFight, combatant: Fighter, params: Speak) -> Iterator[Fault]:
    """FU-SPK-01: it has not spoken this round."""
    if combatant.spoken:
        yield Fault("already_spoken", {"actor": combatant.id})


def speak(table: Table, combatant: Fighter, params: Speak) -> None:
    """FU-SPK-01, FU-SPK-02, FU-ACT-07: speak one sentence a round, in anybody's turn."""
    if not combatant.spoken:
        table.put(combatant, "spoken", True)
    table.fact("note", text=params.text, actor=combatant.id, spoken=True)


@check("after")
def known_other(fight: FulminatoFight, combatant: Fighter, params: Wait) -> Iterator[Fault]:
    """FU-DLY-04: the one waited for is known."""
    if params.after is not None and params.after not in fight.combatants:
        yield Fault("no_such_target", {"id": params.after}, final=True)


@check()
def in_the_rounds(fight: FulminatoFight, combatant: Fighter, params: Timeless) -> Iterator[Fault]:
    """FU-DLY-01: it is not the surprise phase."""
    if fight.phase != "action":
        yield Fault("wrong_phase", {"actor": combatant.id}, hides=True)


@check()
def nothing_done(fight: FulminatoFight, combatant: Fighter, params: Wait) -> Iterator[Fault]:
    """FU-DLY-01, FU-DLY-02: it is its own turn, and nothing has been done in it."""
    if fight.active != combatant.id:
        yield Fault("not_your_turn", {"actor": combatant.id}, hides=True)
    if fight.acted:
        yield Fault("already_acted", {"actor": combatant.id}, hides=True)


@check("after")
def somebody_behind(fight: FulminatoFight, combatant: Fighter, params: Wait) -> Iterator[Fault]:
    """FU-DLY-04: somebody's turn comes later, also that of the one waited for."""
    order = fight.seen_order
    behind = order[order.index(combatant.id) + 1 :] if combatant.id in order else order
    if params.after is None and not behind:
        yield Fault("nobody_left", {"actor": combatant.id}, final=True)
    elif params.after is not None and params.after not in behind:
        yield invalid_target(params.after, "no_turn")


WAIT_CHECKS = (in_the_rounds, nothing_done, somebody_behind)


def wait(table: Table, combatant: Fighter, params: Wait) -> None:
    """FU-DLY-01, FU-DLY-02, FU-DLY-04, FU-DLY-06: delay the turn until after another's, or until it is resumed."""
    fight = table.fight
    if params.after is None:
        standing = (*(id for id in fight.standing if id != combatant.id), combatant.id)
    else:
        standing = moved(fight.standing, combatant.id, params.after, before=False)
    table.put(fight, "standing", standing)
    table.fact("order", actor=combatant.id, order=list(fight.seen_order), why="wait", after=params.after)
    if params.after is None:
        put_on(table, combatant, "waiting", NO_TIMER, None)
    if fight.active == combatant.id:
        advance(table)


@check()
def is_waiting(fight: FulminatoFight, combatant: Fighter, params: Timeless) -> Iterator[Fault]:
    """FU-DLY-05: its turn is delayed."""
    if not combatant.has("waiting"):
        yield Fault("not_waiting", {"actor": combatant.id}, final=True, hides=True)


@check()
def nothing_begun(fight: FulminatoFight, combatant: Fighter, params: Timeless) -> Iterator[Fault]:
    """FU-DLY-05: the active combatant has done nothing yet."""
    if fight.acted or fight.active is None:
        yield Fault("already_acted", {"actor": combatant.id})


RESUME_CHECKS = (in_the_rounds, is_waiting, nothing_begun)


def resume(table: Table, combatant: Fighter, params: Timeless) -> None:
    """FU-DLY-05, FU-ST-waiting.

    Take the delayed turn directly before the active combatant, whose turn then starts anew.
    """
    fight = table.fight
    if fight.active is not None and fight.active != combatant.id:
        table.put(fight, "standing", moved(fight.standing, combatant.id, fight.active, before=True))
    table.fact("order", actor=combatant.id, order=list(fight.seen_order), why="resume")
    start_turn(table, combatant)
