"""Healing, and the harm it does to a Zombie."""

from __future__ import annotations

from rules.core.modifiers import ComputationStep
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import stats_of
from rules.ffrpg.damage import chances, damage, falls
from rules.ffrpg.statuses.traits import INERT, SHIELDED, UNDEAD


def restore(
    table: Table,
    healer: Combatant | None,
    combatant: Combatant,
    pool: str,
    amount: int | None,
    steps: tuple[ComputationStep, ...] = (),
) -> None:
    """FF-DMG-04, FF-ZHP-05: restore HP or MP up to the maximum; `amount` None: fully. The fallen are not healed.

    A Zombie loses HP instead, without ARM but halved by Defense; a full healing has the CoS of reviving it. Under
    Shield nothing happens.
    """
    if combatant.state != "active":
        return
    traits = stats_of(combatant).traits
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
            amount = 0 if INERT in traits else damage.after_defense(table.fight, combatant, amount)
            if healer is not None:
                amount = damage.capped(table.fight, amount)
            harm = ComputationStep(combatant.statuses[undead].label, 1, "times", undead)
            damage.lose(table, combatant, "hp", amount, source, "healing", (*steps, harm))
            if healer is not None and amount > 0 and combatant.state == "active":
                damage.react_to_loss(table, combatant, source, None, None, amount)
        return
    if amount is None:
        amount = (combatant.sheet.hp if pool == "hp" else combatant.sheet.mp) - combatant.pools[pool]
    damage.regain(table, combatant, pool, amount, source, None, steps)


def spares_undead(combatant: Combatant) -> bool:
    """FF-ST-zombie: whether Stone or Shield keeps a revival off a Zombie."""
    return INERT in stats_of(combatant).traits


def chance_to_kill(fight: Fight, healer: Combatant, combatant: Combatant) -> int:
    """FF-EFF-03: return M. ACC − 50 − the Zombie's M. EVA."""
    modifier: int = fight.options.undead_revival
    return stats_of(healer).macc + modifier - stats_of(combatant).meva


def kill_undead(table: Table, healer: Combatant, combatant: Combatant) -> None:
    """FF-ST-zombie, FF-EFF-03: revive or fully heal a Zombie: d% ≤ M. ACC − 50 − its M. EVA brings it to 0 HP.

    Stone and Shield prevent it without a die.
    """
    if spares_undead(combatant):
        table.fact("immune", actor=combatant.id, status="death", element=None)
        return
    if chances.succeeds(table, healer, combatant, chance_to_kill(table.fight, healer, combatant), "revive", "revive"):
        falls.strike_down(table, combatant, healer.id, "revive")
