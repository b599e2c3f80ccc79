"""Healing, and the harm that it does to a Zombie."""

from __future__ import annotations

from rules.core.modifiers import ComputationStep
from rules.ffrpg.combatant.state import Combatant, Table
from rules.ffrpg.combatant.statistics import standing
from rules.ffrpg.damage import chances, damage, falls
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.traits import INERT, SHIELDED, UNDEAD


def restore(
    table: Table,
    healer: Combatant | None,
    combatant: Combatant,
    pool: str,
    amount: int | None,
    steps: tuple[ComputationStep, ...] = (),
) -> None:
    """FF-DMG-04, FF-ZHP-05: HP or MP up to the maximum; `amount` None: fully. The fallen are not healed by it.

    On a Zombie HP are taken instead, without ARM but halved by Defense, and a full healing has the CoS of reviving
    it. Under Shield nothing happens.
    """
    if combatant.state != "active":
        return
    traits = standing(combatant).traits
    source = None if healer is None else healer.id
    if SHIELDED in traits:
        table.fact("immune", actor=combatant.id, status=None, element=None, why=traits[SHIELDED].status)
        return
    if UNDEAD in traits and pool == "hp":
        if amount is None:
            if healer is not None:
                kill_undead(table, healer, combatant)
        else:
            undead = traits[UNDEAD].status
            amount = 0 if INERT in traits else damage.braced(combatant, amount)
            if healer is not None:
                amount = damage.capped(table.fight, amount)
            harm = ComputationStep(STATUSES[undead].label, 1, "times", undead)
            damage.lose(table, combatant, "hp", amount, source, "healing", (*steps, harm))
            if healer is not None and amount > 0 and combatant.state == "active":
                damage.aftermath(table, combatant, source, None, None, amount)
        return
    if amount is None:
        amount = (combatant.sheet.hp if pool == "hp" else combatant.sheet.mp) - combatant.pools[pool]
    damage.regain(table, combatant, pool, amount, source, None, steps)


def spares_undead(combatant: Combatant) -> bool:
    """FF-ST-zombie: whether Stone or Shield keeps a revival out of a Zombie."""
    return INERT in standing(combatant).traits


def chance_to_kill(healer: Combatant, combatant: Combatant) -> int:
    """FF-EFF-03: M. ACC − 50 − the Zombie's M. EVA."""
    return standing(healer).macc - 50 - standing(combatant).meva


def kill_undead(table: Table, healer: Combatant, combatant: Combatant) -> None:
    """FF-ST-zombie, FF-EFF-03: reviving or fully healing a Zombie: d% ≤ M. ACC − 50 − its M. EVA brings it to 0 HP.

    Stone and Shield keep it out without a die.
    """
    if spares_undead(combatant):
        table.fact("immune", actor=combatant.id, status="death", element=None)
        return
    if chances.succeeds(table, healer, combatant, chance_to_kill(healer, combatant), "revive", "revive"):
        falls.strike_down(table, combatant, healer.id, "revive")
