"""Losing and regaining PV, falling, waking and dying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.state import Condition
from rules.d100.combatant.state import Fighter, Table
from rules.d100.statuses.catalogue import DYING, HELD_BY_BODY, UNCONSCIOUS
from rules.mechanics import pools, statuses


def lose(
    table: Table,
    victim: Fighter,
    amount: int,
    source: str | None,
    *,
    type: str | None = None,
    raw: int | None = None,
    armor: int = 0,
    steps: Sequence[ComputationStep] = (),
) -> None:
    """D100-SEQ-04: lose `amount` PV, already without armour; PV may go below 0. Then the rules of low PV apply.

    `raw` is the damage before `armor`. More than half of the maximum in one blow is a major wound, for the log.
    """
    wound = None if amount == 0 else "major" if is_major(victim, amount) else "minor"
    worn: dict[str, Any] = {"raw": amount if raw is None else raw, "armor": armor, "wound": wound, "steps": list(steps)}
    pools.change(table, "damage", victim, "pv", victim.pools["pv"] - amount, source, type, **worn)
    if amount:
        after_loss(table, victim, source)


def is_major(victim: Fighter, amount: int) -> bool:
    """Whether one blow costs more than half of the maximum PV: a major wound, or enough to knock out."""
    return amount * 2 > victim.sheet.pv


def after_loss(table: Table, victim: Fighter, source: str | None) -> None:
    """D100-LOW-01, D100-LOW-02: apply low PV after a loss: dying at 0 or less, unconscious at 1–2.

    With the option `low_pv: zero` 0 or less is unconscious, and nobody dies by rule.
    """
    pv, timer = victim.pools["pv"], victim.statuses[UNCONSCIOUS.id].timer
    if table.fight.options.low_pv == "zero":
        if pv <= 0:
            stun(table, victim, timer, source)
    elif pv <= 0:
        begin_dying(table, victim, victim.statuses[DYING.id].timer, source)
    elif pv <= table.fight.options.unconscious_to:
        stun(table, victim, timer, source)


def gain(table: Table, combatant: Fighter, to: int, source: str | None = None, type: str | None = None) -> None:
    """Raise PV to `to`, within the maximum; then wake whoever may."""
    before = combatant.pools["pv"]
    pools.change(table, "heal", combatant, "pv", to, source, type)
    if to > before:
        after_gain(table, combatant)


def after_gain(table: Table, combatant: Fighter) -> None:
    """D100-LOW-01, D100-LOW-02: end dying above 0 PV; unconsciousness follows it at 1–2 PV.

    3 PV, or the maximum, end an unconsciousness without timer; with `low_pv: zero` anything above 0 does.
    """
    pv = combatant.pools["pv"]
    if pv <= 0:
        return
    zero, low = table.fight.options.low_pv == "zero", table.fight.options.unconscious_to
    dying = combatant.dying
    if dying is not None:
        end(table, combatant, dying, "healed")
        if not zero and pv <= low and pv < combatant.sheet.pv:
            stun(table, combatant, combatant.statuses[UNCONSCIOUS.id].timer, None)
    if zero or pv > low or pv >= combatant.sheet.pv:
        stunned = combatant.condition(UNCONSCIOUS.id)
        if stunned is not None and stunned.timer is None:
            end(table, combatant, stunned, "healed")
    wake(table, combatant)


def end(table: Table, combatant: Fighter, condition: Condition, why: str) -> None:
    """End a condition, with what its row says for that."""
    statuses.remove(table, combatant, condition, why)
    statuses.is_over(table, combatant, condition)


def stun(table: Table, combatant: Fighter, timer: int | None, source: str | None) -> None:
    """Make unconscious: the longer timer (turns) stays with its source; None, until healed, is the longest."""
    old = combatant.condition(UNCONSCIOUS.id)
    new = Condition(UNCONSCIOUS.id, timer, source)
    if old is None:
        statuses.add(table, combatant, new)
    elif old.timer is not None and (timer is None or timer > old.timer):
        statuses.replace(table, combatant, old, new)
    fall(table, combatant, UNCONSCIOUS.id)


def begin_dying(table: Table, combatant: Fighter, timer: int | None, source: str | None) -> None:
    """Make dying; a second time changes nothing."""
    if combatant.dying is None:
        statuses.add(table, combatant, Condition(DYING.id, timer, source))
        fall(table, combatant, DYING.id)


def fall(table: Table, combatant: Fighter, why: str) -> None:
    """Fall unconscious; what it held with its arms goes free."""
    if combatant.state == "active":
        table.put(combatant, "state", "unconscious")
        table.fact("fall", actor=combatant.id, why=why)
        let_go(table, combatant)
    elif why == DYING.id and combatant.present:
        table.fact("fall", actor=combatant.id, why=why)


def wake(table: Table, combatant: Fighter) -> None:
    """Wake when the last of `unconscious` and `dying` has ended."""
    down = combatant.statuses.down
    if combatant.state == "unconscious" and not any(condition.status in down for condition in combatant.conditions):
        table.put(combatant, "state", "active")
        table.fact("wake", actor=combatant.id, why=None)


def die(table: Table, combatant: Fighter, why: str) -> None:
    """Die; all its conditions end, and so do the holds of its arms."""
    table.put(combatant, "state", "dead")
    table.fact("die", actor=combatant.id, why=why)
    for condition in combatant.conditions:
        statuses.remove(table, combatant, condition, "death")
    let_go(table, combatant)


def catch(table: Table, combatant: Fighter, hold: Condition) -> None:
    """D100-HOLD-06: hold anew, replacing timer and source of an earlier hold."""
    statuses.put_on(table, combatant, hold)


def let_go(table: Table, holder: Fighter) -> None:
    """D100-HOLD-06: end the holds of arms and claws of a holder that is down; a net needs nobody."""
    for other in table.fight.combatants.values():
        hold = other.hold
        if hold is not None and hold.mark == HELD_BY_BODY and hold.source == holder.id:
            end(table, other, hold, "fall")
