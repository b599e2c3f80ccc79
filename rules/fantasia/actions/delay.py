"""Delaying a turn, resuming it, and taking a turn before a companion's."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.fantasia.actions.action import ActionParams, FantasiaAction
from rules.fantasia.combatant.state import NO_SLOTS, Battle, Fighter, Table, allies
from rules.fantasia.turns.order import exchange_in_line, move_in_line
from rules.fantasia.turns.turns import advance, start_turn
from rules.mechanics.checks import check


@check()
def each_for_itself(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-DELAY-01: sides do not act as a whole."""
    if fight.options.initiative == "side":
        yield Fault("wrong_initiative", hides=True)


@check()
def not_in_surprise(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-DELAY-01: it is no surprise turn."""
    if fight.phase == "surprise":
        yield Fault("wrong_phase")


@check()
def nothing_done(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-DELAY-01: nothing has been done in this turn, and it has not been delayed before."""
    if actor.waiting or fight.active != actor.id:
        yield Fault("already_acted", {"actor": actor.id}, final=True)
    if actor.spent:
        yield Fault("already_acted", {"actor": actor.id})


def wait(table: Table, actor: Fighter, params: ActionParams) -> None:
    """LF-DELAY-01: delay the turn; nothing can be paid until it is resumed."""
    fight = table.fight
    table.put(actor, "waiting", True)
    table.put(actor, "slots", NO_SLOTS)
    table.put(fight, "delayed", (*(id for id in fight.delayed if id != actor.id), actor.id))
    table.fact("wait", actor=actor.id)


@check()
def waits_for_another(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-DELAY-02: it has delayed its turn, and it is another's turn."""
    if not actor.waiting or fight.active is None or fight.active == actor.id:
        yield Fault("not_waiting", {"actor": actor.id}, final=True, hides=not actor.waiting)


def resume(table: Table, actor: Fighter, params: ActionParams) -> None:
    """LF-DELAY-01, LF-DELAY-02, LF-DELAY-03.

    Act right behind the active combatant, without interrupting it, and stay there.
    """
    fight = table.fight
    claimed = fight.fresh
    table.put(actor, "waiting", False)
    table.put(fight, "delayed", tuple(id for id in fight.delayed if id != actor.id))
    table.put(fight, "resumed", (*fight.resumed[:claimed], actor.id, *fight.resumed[claimed:]))
    table.put(fight, "fresh", claimed + 1)
    active = fight.acting
    assert active is not None
    others = [id for id in fight.line if id != actor.id]
    index = others.index(active.id) + 1 + claimed if active.id in others else len(others)
    move_in_line(table, actor, index, active.initiative, "resume")


@check()
def whole_sides_act(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-INIT-05: sides act as a whole."""
    if fight.options.initiative != "side":
        yield Fault("wrong_initiative", hides=True)


@check()
def companions_turn(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-INIT-05: it is the turn of a companion, once a round."""
    active = fight.combatants.get(fight.active or "")
    if active is None or active is actor or actor.id not in fight.line or actor.had >= fight.round:
        yield Fault("not_your_turn", {"actor": actor.id}, final=True, hides=active is actor)
    elif not allies(active, actor):
        yield Fault("not_your_turn", {"actor": actor.id})


@check()
def companion_has_not_begun(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Fault]:
    """LF-INIT-05: the companion has not begun."""
    active = fight.combatants.get(fight.active or "")
    if active is not None and active.spent:
        yield Fault("already_acted", {"actor": fight.active})


def take_turn(table: Table, actor: Fighter, params: ActionParams) -> None:
    """LF-INIT-05, LF-INIT-08: take the turn now; the companion's goes on afterwards.

    If sides take turns one by one, the companion goes on in the actor's place.
    """
    fight = table.fight
    active = fight.acting
    assert active is not None
    table.put(fight, "suspended", (*fight.suspended, active.id))
    table.put(active, "slots", NO_SLOTS)
    if fight.alternates(actor.side):
        exchange_in_line(table, actor, active, "take_turn")
    else:
        others = [id for id in fight.line if id != actor.id]
        move_in_line(table, actor, others.index(active.id), active.initiative, "take_turn")
    if not start_turn(table, actor):
        advance(table, quiet=False)


WAIT: FantasiaAction[ActionParams] = FantasiaAction(
    id="wait",
    label="Retrasar",
    drawing="hourglass",
    key="w",
    rule="LF-DELAY-01",
    params=ActionParams,
    stage=(each_for_itself, not_in_surprise),
    own=(nothing_done,),
    do=wait,
)
RESUME: FantasiaAction[ActionParams] = FantasiaAction(
    id="resume",
    label="Actuar ahora",
    drawing="play-button",
    key="q",
    rule="LF-DELAY-02",
    params=ActionParams,
    own=(waits_for_another,),
    do=resume,
    any_turn=True,
)
TAKE_TURN: FantasiaAction[ActionParams] = FantasiaAction(
    id="take_turn",
    label="Tomar el turno",
    drawing="flying-flag",
    key="t",
    rule="LF-INIT-05",
    params=ActionParams,
    stage=(whole_sides_act, companions_turn),
    own=(companion_has_not_begun,),
    do=take_turn,
    any_turn=True,
)
