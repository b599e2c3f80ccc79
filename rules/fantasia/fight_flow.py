"""The course of a fight: its beginning, from stop to stop, actions and declarations, its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.state import PARTY
from rules.fantasia.actions.catalogue import ACTIONS, must_act, perform, why_forced
from rules.fantasia.combatant.state import NO_SLOTS, Battle, Fighter, Table
from rules.fantasia.damage.falls import end as end_condition
from rules.fantasia.statuses.traits import AT_END
from rules.fantasia.turns import turns
from rules.fantasia.turns.order import kind_of, make_line
from rules.fantasia.turns.surprise import attackers
from rules.mechanics.action import Act
from rules.mechanics.statuses import RUNS_OUT, brings
from rules.sheets import schema
from rules.system import defaults


def begin(table: Table, surprise: Mapping[str, Any] | None) -> None:
    """LF-SURP-03: begin with a free turn for unnoticed attackers, else with initiative and the first round."""
    fight = table.fight
    first = attackers(table, surprise) if surprise is not None else []
    if first:
        table.put(fight, "phase", "surprise")
        table.put(fight, "line", tuple(combatant.id for combatant in first))
        table.fact("phase", phase="surprise")
        turns.advance(table, quiet=True)
        return
    turns.start_rounds(table)
    if fight.phase == "action" and not turns.nobody_can_act(fight):
        turns.advance(table, quiet=True)


def next_stop(table: Table) -> None:
    """End the turn or the declarations, and go on to the next stop."""
    fight = table.fight
    if fight.phase == "declaration":
        make_line(table)
        table.put(fight, "phase", "action")
        table.fact("phase", phase="action")
        turns.advance(table, quiet=True)
        return
    active = fight.combatants.get(fight.active or "")
    if active is None:
        turns.advance(table, quiet=True)
        return
    if must_act(fight, active):
        status, deed = why_forced(active)
        table.demand(False, "must_act", actor=active.id, status=status, action=deed)
    turns.close_turn(table, active)
    turns.advance(table, quiet=False)


def act(table: Table, act: Act) -> None:
    """Carry out an action: checks, its slot, the reactions that it triggers, then its effect."""
    deed = ACTIONS[act.action.id]
    perform(table, deed, act.actor, deed.read(table, act.actor, act.command))


def declare(table: Table, act: Act) -> None:
    """LF-INIT-09: record the kind of a combatant's action; the declaration does not bind.

    Refuses `wrong_phase` outside declarations.
    """
    fight = table.fight
    table.insist(fight.phase == "declaration", "wrong_phase")
    table.insist(not act.action.any_turn, "no_such_action", action=act.action.id)
    actor: Fighter = act.actor
    table.demand(actor.able, "cannot_act", actor=actor.id, status=actor.state)
    table.put(fight, "declared", {**fight.declared, actor.id: kind_of(actor, act.action.id, act.with_id)})
    table.fact("declare", actor=actor.id, action=act.action.id, with_=act.with_id, targets=list(act.targets))


def end(table: Table) -> None:
    """LF-END-01, LF-ST-BERSERK-4: end the fight: the berserk calm down; winner and experience."""
    fight = table.fight
    for combatant in fight.combatants.values():
        for condition in combatant.conditions:
            if AT_END in combatant.statuses[condition.status].ends_at:
                end_condition(table, combatant, condition, "end")
                brings(table, combatant, condition, RUNS_OUT)
    defaults.end(table)
    active = fight.combatants.get(fight.active or "")
    if active is not None:
        table.put(active, "slots", NO_SLOTS)
        table.put(active, "forced", None)
    table.put(fight, "spoils", spoils(fight) if fight.winner == PARTY else None)


def spoils(fight: Battle) -> dict[str, int] | None:
    """LF-END-01: return the experience of all who were beaten, shared by the party; None if there is none."""
    ones = fight.combatants.values()
    total = sum(
        combatant.sheet.pex
        for combatant in ones
        if combatant.side != PARTY and combatant.state in ("dead", "unconscious", "stone")
    )
    count = sum(1 for combatant in ones if combatant.side == PARTY)
    return {"pex": total, "each": total // count} if total and count else None


def rewards(fight: Battle) -> dict[str, dict[str, int]]:
    """LF-END-01: return the gains of each of the party."""
    if fight.spoils is None:
        return {}
    return {
        combatant.id: {"xp": fight.spoils["each"]} for combatant in fight.combatants.values() if combatant.side == PARTY
    }


def total_rewards(beaten: Sequence[Any]) -> dict[str, int]:
    """LF-END-01: return the experience of all who are beaten, before it is shared."""
    return {"xp": sum(sheet.pex for sheet in beaten)}


def sheet_after(fight: Battle, combatant: Fighter, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """LF-TURN-04: return the sheet with the items left; shots are not on the sheet, every fight begins loaded."""
    items = combatant.items
    counts = {row.id: {"qty": items[row.id]} for row in combatant.sheet.items if items.get(row.id, row.qty) != row.qty}
    return schema.with_rows(sheet, "items", counts)
