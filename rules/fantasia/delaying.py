"""Putting a turn off, claiming it again, and taking one's turn before a companion's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.fantasia.deed import Deed, Doing, Fault
from rules.fantasia.order import move_in_line
from rules.fantasia.state import NO_SLOTS, Battle, allies
from rules.fantasia.turns import advance, start_turn

if TYPE_CHECKING:
    from rules.table import Table


def wait_stage(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """Nobody waits where sides act as a whole, nor in a surprise."""
    if fight.options.initiative == "side":
        yield Fault("wrong_initiative")
    if fight.phase == "surprise":
        yield Fault("wrong_phase")


def wait_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """One waits before anything else, and once."""
    actor = doing.actor
    if actor.waiting or fight.active != actor.id:
        yield Fault("already_acted", {"actor": actor.id}, final=True)
    if actor.spent:
        yield Fault("already_acted", {"actor": actor.id})


def wait(table: Table, doing: Doing) -> None:
    """LF-DELAY-01: the turn is put off; nothing can be paid until it is taken up again."""
    actor = doing.actor
    fight = table.fight
    table.put(actor, "waiting", True)
    table.put(actor, "slots", NO_SLOTS)
    table.put(fight, "delayed", (*(id for id in fight.delayed if id != actor.id), actor.id))
    table.fact("wait", actor=actor.id)


def resume_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """Only one who waits, in another's turn, claims its own."""
    actor = doing.actor
    if not actor.waiting or fight.active is None or fight.active == actor.id:
        yield Fault("not_waiting", {"actor": actor.id}, final=True)


def resume(table: Table, doing: Doing) -> None:
    """LF-DELAY-01, LF-DELAY-02, LF-DELAY-03: right behind the active one, for good, without interrupting it."""
    fight = table.fight
    actor = doing.actor
    before = fight.fresh
    table.put(actor, "waiting", False)
    table.put(fight, "delayed", tuple(id for id in fight.delayed if id != actor.id))
    table.put(fight, "resumed", (*fight.resumed[:before], actor.id, *fight.resumed[before:]))
    table.put(fight, "fresh", before + 1)
    active = fight.combatants[fight.active]
    others = [id for id in fight.line if id != actor.id]
    place = others.index(active.id) + 1 + before if active.id in others else len(others)
    move_in_line(table, actor, place, active.initiative, "resume")


def take_turn_stage(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """LF-INIT-05: only where sides act as a whole, only in the turn of a companion, and once a round."""
    if fight.options.initiative != "side":
        yield Fault("wrong_initiative")
    actor = doing.actor
    active = fight.combatants.get(fight.active or "")
    if active is None or active is actor or actor.id not in fight.line or actor.had >= fight.round:
        yield Fault("not_your_turn", {"actor": actor.id}, final=True)
    elif not allies(active, actor):
        yield Fault("not_your_turn", {"actor": actor.id})


def take_turn_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """The companion must not have begun."""
    if fight.combatants[fight.active].spent:  # type: ignore[index]
        yield Fault("already_acted", {"actor": fight.active})


def take_turn(table: Table, doing: Doing) -> None:
    """LF-INIT-05: takes its turn now; the companion's goes on afterwards."""
    fight = table.fight
    actor = doing.actor
    active = fight.combatants[fight.active]
    table.put(fight, "suspended", (*fight.suspended, active.id))
    table.put(active, "slots", NO_SLOTS)
    others = [id for id in fight.line if id != actor.id]
    move_in_line(table, actor, others.index(active.id), active.initiative, "take_turn")
    if not start_turn(table, actor):
        advance(table, quiet=False)


WAIT = Deed("wait", "none", wait_faults, wait, stage=wait_stage)
RESUME = Deed("resume", "none", resume_faults, resume, any_turn=True)
TAKE_TURN = Deed("take_turn", "none", take_turn_faults, take_turn, stage=take_turn_stage, any_turn=True)
