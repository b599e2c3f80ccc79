"""Damage, wounds, healing, falling, waking and death."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.modifiers import ComputationStep
from rules.core.state import Condition
from rules.dice.dice import parse
from rules.fulminato.combatant import state
from rules.fulminato.combatant.state import Fighter, Table, refresh_state
from rules.fulminato.damage import status_changes
from rules.fulminato.damage.checks import SkillTest, check
from rules.fulminato.statuses.catalogue import BLEEDING, UNCONSCIOUS, USELESS, WOUNDED
from rules.fulminato.turns.order import enter_order
from rules.mechanics import pools
from rules.mechanics.statuses import NO_TIMER, change_timer

NO_STEPS: tuple[ComputationStep, ...] = ()


def hurt(
    table: Table,
    combatant: Fighter,
    amount: int,
    kind: str,
    source: str | None,
    part: str | None = None,
    steps: Sequence[ComputationStep] = NO_STEPS,
) -> None:
    """FU-DMG-04, FU-DMG-05: lose hit points, at least to 0; then limb, open wounds, falling.

    `amount` in hit points after factor and reduction, `kind` its type of damage, `part` the part of the body struck.
    One who lies at 0 already is not changed by more.
    """
    before, after = combatant.pools["pv"], pools.less(combatant, "pv", amount)
    table.put_pool(combatant, "pv", after)
    table.fact(
        "damage",
        actor=combatant.id,
        source=source,
        amount=amount,
        pool="pv",
        type=kind,
        part=part,
        from_=before,
        to=after,
        steps=steps,
    )
    state.strike(table, combatant, part, before - after)
    if lies_at_zero(combatant) and before == 0:
        return
    limb = USELESS.get(part or "")
    if limb is not None and amount >= 1 and amount * 100 >= combatant.sheet.pv * table.fight.options.limb_percent:
        status_changes.put_on(table, combatant, limb, NO_TIMER, source)
    if amount >= 1 and kind in BLEEDING and not combatant.open_wounds:
        table.put(combatant, "open_wounds", True)
    if after == 0:
        fall_at_zero(table, combatant)
    else:
        wound_check(table, combatant)


def lies_at_zero(combatant: Fighter) -> bool:
    """FU-DIE-01, FU-DIE-02: whether it is dead, or unconscious at 0 hit points."""
    condition = combatant.condition(UNCONSCIOUS)
    return combatant.dead or (condition is not None and condition.params.get("cause") == "zero")


def fall_at_zero(table: Table, combatant: Fighter) -> None:
    """FU-DIE-01, FU-DIE-02: die at 0 hit points, or by option fall unconscious."""
    if lies_at_zero(combatant):
        return
    if table.fight.options.at_zero == "dead":
        table.put(combatant, "dead", True)
        refresh_state(table, combatant)
        table.fact("die", actor=combatant.id, why="zero")
        status_changes.loosen_if_broken(table, combatant)
        return
    status_changes.put_on(table, combatant, UNCONSCIOUS, NO_TIMER, None, {"cause": "zero"})
    table.fact("fall", actor=combatant.id, why="zero")


def wound_check(table: Table, combatant: Fighter) -> None:
    """FU-WND-01, FU-WND-04: make badly wounded below half with open wounds; from half upwards no more."""
    below = combatant.pools["pv"] * 100 < combatant.sheet.pv * table.fight.options.wounded_below
    wounded = combatant.has(WOUNDED)
    if below and combatant.open_wounds and not wounded:
        status_changes.put_on(table, combatant, WOUNDED, NO_TIMER, None)
    elif wounded and not below:
        status_changes.lift(table, combatant, WOUNDED, "healed")


def hourly_test(table: Table, combatant: Fighter, wound: Condition) -> None:
    """FU-WND-02, FU-WND-03, FU-ST-wounded: roll Aguante, easy, or faint; the hour starts anew in every case."""
    if combatant.state == "active":
        easy = table.fight.options.difficulty("facil")
        assert easy is not None
        if not check(table, combatant, SkillTest("aguante", "constitucion", easy, "facil")):
            status_changes.put_on(table, combatant, UNCONSCIOUS, NO_TIMER, None, {"cause": "faint"})
            table.fact("fall", actor=combatant.id, why="faint")
    change_timer(table, combatant, wound, combatant.statuses[WOUNDED].timer)


def regain(table: Table, combatant: Fighter, amount: int, source: str | None) -> None:
    """FU-LIMB-03, FU-WND-04, FU-DIE-04: regain hit points up to the maximum; then limbs, wounds and waking."""
    gain_points(table, combatant, "pv", amount, combatant.sheet.pv, source)
    if combatant.pools["pv"] == combatant.sheet.pv:
        for status in USELESS.values():
            status_changes.lift(table, combatant, status, "healed")
        if combatant.open_wounds:
            table.put(combatant, "open_wounds", False)
        if combatant.struck:
            table.put(combatant, "struck", ())
    wound_check(table, combatant)
    wake(table, combatant, amount)


def heal(table: Table, healer: Fighter, combatant: Fighter, dice: str) -> None:
    """FU-WND-04: heal as many hit points as the dice give."""
    amount, _ = table.roll(parse(dice), "heal", healer, None, combatant)
    regain(table, combatant, max(0, amount), healer.id)


def wake(table: Table, combatant: Fighter, amount: int) -> None:
    """FU-DIE-04: wake: the fainted by any healing, those at 0 above 0; not one put out by ruling."""
    condition = combatant.condition(UNCONSCIOUS)
    if condition is None:
        return
    cause = condition.params.get("cause")
    if (cause == "faint" and amount >= 1) or (cause == "zero" and combatant.pools["pv"] > 0):
        status_changes.lift(table, combatant, UNCONSCIOUS, "healed")
        refresh_state(table, combatant)
        table.fact("wake", actor=combatant.id, why="healed")


def bring_back(table: Table, combatant: Fighter, value: int) -> None:
    """FU-DIE-03: bring one of the dead back by a ruling above 0, into the order by its initiative."""
    table.put(combatant, "dead", False)
    refresh_state(table, combatant)
    if table.fight.round > 0 and not combatant.gone:
        enter_order(table, combatant)
    table.fact("wake", actor=combatant.id, why="ruling")
    regain(table, combatant, value, None)


def lose_points(table: Table, combatant: Fighter, pool: str, amount: int) -> None:
    """FU-CMD-01: lose by ruling from a pool other than hit points."""
    before, after = combatant.pools[pool], pools.less(combatant, pool, amount)
    table.put_pool(combatant, pool, after)
    table.fact(
        "damage",
        actor=combatant.id,
        source=None,
        amount=amount,
        pool=pool,
        type=None,
        part=None,
        from_=before,
        to=after,
    )


def gain_points(
    table: Table, combatant: Fighter, pool: str, amount: int, highest: int, source: str | None = None
) -> None:
    """FU-CMD-01: raise a pool, up to its maximum."""
    pools.change(table, "heal", combatant, pool, pools.more(combatant, pool, amount, highest), source, amount=amount)
