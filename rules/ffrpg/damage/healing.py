"""Healing, and the harm that it does to a Zombie."""

from __future__ import annotations

from rules.core.modifiers import Step
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.combatant.statistics import standing
from rules.ffrpg.damage import chances, damage, falls
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.traits import INERT, SHIELDED, UNDEAD


def restore(
    table: Table, healer: Combatant | None, one: Combatant, pool: str, amount: int | None, steps: tuple[Step, ...] = ()
) -> None:
    """FF-DMG-04, FF-ZHP-05: HP or MP up to the maximum; `amount` None: fully. The fallen are not healed by it.

    On a Zombie HP are taken instead, without ARM but halved by Defense, and a full healing has the CoS of reviving
    it. Under Shield nothing happens.
    """
    if one.state != "active":
        return
    traits = standing(one).traits
    source = None if healer is None else healer.id
    if SHIELDED in traits:
        table.fact("immune", actor=one.id, status=None, element=None, why=traits[SHIELDED].status)
        return
    if UNDEAD in traits and pool == "hp":
        if amount is None:
            if healer is not None:
                kill_undead(table, healer, one)
        else:
            undead = traits[UNDEAD].status
            amount = 0 if INERT in traits else damage.braced(one, amount)
            if healer is not None:
                amount = damage.capped(table.fight, amount)
            harm = Step(STATUSES[undead].label, 1, "times", undead)
            damage.lose(table, one, "hp", amount, source, "healing", (*steps, harm))
            if healer is not None and amount > 0 and one.state == "active":
                damage.aftermath(table, one, source, None, None, amount)
        return
    if amount is None:
        amount = (one.sheet.hp if pool == "hp" else one.sheet.mp) - one.pools[pool]
    damage.regain(table, one, pool, amount, source, None, steps)


def spares_undead(one: Combatant) -> bool:
    """FF-ST-zombie: whether Stone or Shield keeps a revival out of a Zombie."""
    return INERT in standing(one).traits


def chance_to_kill(healer: Combatant, one: Combatant) -> int:
    """FF-EFF-03: M. ACC − 50 − the Zombie's M. EVA."""
    return standing(healer).macc - 50 - standing(one).meva


def kill_undead(table: Table, healer: Combatant, one: Combatant) -> None:
    """FF-ST-zombie, FF-EFF-03: reviving or fully healing a Zombie: d% ≤ M. ACC − 50 − its M. EVA brings it to 0 HP.

    Stone and Shield keep it out without a die.
    """
    if spares_undead(one):
        table.fact("immune", actor=one.id, status="death", element=None)
        return
    if chances.succeeds(table, healer, one, chance_to_kill(healer, one), "revive", "revive"):
        falls.strike_down(table, one, healer.id, "revive")
