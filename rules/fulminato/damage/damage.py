"""Damage, wounds, healing, falling, waking and death."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.modifiers import Step
from rules.core.state import Condition
from rules.dice.dice import parse
from rules.fulminato.combatant import state
from rules.fulminato.combatant.state import Fighter, Table, refresh_state
from rules.fulminato.damage import status_changes
from rules.fulminato.damage.checks import SkillTest, check
from rules.fulminato.statuses.catalogue import BLEEDING, UNCONSCIOUS, USELESS, WOUND_SECONDS, WOUNDED
from rules.fulminato.turns.order import enter_order
from rules.mechanics import pools
from rules.mechanics.statuses import change_timer

NO_STEPS: tuple[Step, ...] = ()


def hurt(
    table: Table,
    one: Fighter,
    amount: int,
    kind: str,
    source: str | None,
    part: str | None = None,
    steps: Sequence[Step] = NO_STEPS,
) -> None:
    """FU-DMG-04, FU-DMG-05: the hit points fall by what got through, not below 0; then limb, open wounds, falling.

    `amount` in hit points after factor and reduction, `kind` its type of damage, `part` the part of the body struck.
    One who lies at 0 already is not changed by more.
    """
    before, after = one.pools["pv"], pools.less(one, "pv", amount)
    table.put_pool(one, "pv", after)
    table.fact(
        "damage",
        actor=one.id,
        source=source,
        amount=amount,
        pool="pv",
        type=kind,
        part=part,
        from_=before,
        to=after,
        steps=steps,
    )
    state.strike(table, one, part, before - after)
    if lies_at_zero(one) and before == 0:
        return
    limb = USELESS.get(part or "")
    if limb is not None and amount >= 1 and 2 * amount >= one.sheet.pv:
        status_changes.put_on(table, one, limb, None, source)
    if amount >= 1 and kind in BLEEDING and not one.open_wounds:
        table.put(one, "open_wounds", True)
    if after == 0:
        fall_at_zero(table, one)
    else:
        wound_check(table, one)


def lies_at_zero(one: Fighter) -> bool:
    """FU-DIE-01, FU-DIE-02: whether it is dead, or unconscious because of 0 hit points."""
    condition = one.condition(UNCONSCIOUS)
    return one.dead or (condition is not None and condition.params.get("cause") == "zero")


def fall_at_zero(table: Table, one: Fighter) -> None:
    """FU-DIE-01, FU-DIE-02: at 0 hit points one dies, or by the table's choice falls unconscious."""
    if lies_at_zero(one):
        return
    if table.fight.options.at_zero == "dead":
        table.put(one, "dead", True)
        refresh_state(table, one)
        table.fact("die", actor=one.id, why="zero")
        status_changes.loosen_if_broken(table, one)
        return
    status_changes.put_on(table, one, UNCONSCIOUS, None, None, {"cause": "zero"})
    table.fact("fall", actor=one.id, why="zero")


def wound_check(table: Table, one: Fighter) -> None:
    """FU-WND-01, FU-WND-04: below half with open wounds one is badly wounded; from half upwards no more."""
    below_half = 2 * one.pools["pv"] < one.sheet.pv
    wounded = one.has(WOUNDED)
    if below_half and one.open_wounds and not wounded:
        status_changes.put_on(table, one, WOUNDED, WOUND_SECONDS, None)
    elif wounded and not below_half:
        status_changes.lift(table, one, WOUNDED, "healed")


def hourly_test(table: Table, one: Fighter, wound: Condition) -> None:
    """FU-WND-02, FU-WND-03, FU-ST-wounded: Aguante, easy, or one faints; the hour starts anew in every case."""
    if one.state == "active":
        easy = table.fight.options.difficulty("facil")
        assert easy is not None
        if not check(table, one, SkillTest("aguante", "constitucion", easy, "facil")):
            status_changes.put_on(table, one, UNCONSCIOUS, None, None, {"cause": "faint"})
            table.fact("fall", actor=one.id, why="faint")
    change_timer(table, one, wound, WOUND_SECONDS)


def regain(table: Table, one: Fighter, amount: int, source: str | None) -> None:
    """FU-LIMB-03, FU-WND-04, FU-DIE-04: hit points rise to the maximum at most; then limbs, wounds and waking."""
    gain_points(table, one, "pv", amount, one.sheet.pv, source)
    if one.pools["pv"] == one.sheet.pv:
        for status in USELESS.values():
            status_changes.lift(table, one, status, "healed")
        if one.open_wounds:
            table.put(one, "open_wounds", False)
        if one.struck:
            table.put(one, "struck", ())
    wound_check(table, one)
    wake(table, one, amount)


def heal(table: Table, healer: Fighter, one: Fighter, dice: str) -> None:
    """FU-WND-04: as many hit points as the dice say."""
    amount, _ = table.roll(parse(dice), "heal", healer, None, one)
    regain(table, one, max(0, amount), healer.id)


def wake(table: Table, one: Fighter, amount: int) -> None:
    """FU-DIE-04: the fainted wake by any healing, those at 0 above 0; who was put out by ruling does not."""
    condition = one.condition(UNCONSCIOUS)
    if condition is None:
        return
    cause = condition.params.get("cause")
    if (cause == "faint" and amount >= 1) or (cause == "zero" and one.pools["pv"] > 0):
        status_changes.lift(table, one, UNCONSCIOUS, "healed")
        refresh_state(table, one)
        table.fact("wake", actor=one.id, why="healed")


def bring_back(table: Table, one: Fighter, value: int) -> None:
    """FU-DIE-03: hit points set above 0 by ruling bring one of the dead back, into the order by its initiative."""
    table.put(one, "dead", False)
    refresh_state(table, one)
    if table.fight.round > 0 and not one.gone:
        enter_order(table, one)
    table.fact("wake", actor=one.id, why="ruling")
    regain(table, one, value, None)


def lose_points(table: Table, one: Fighter, pool: str, amount: int) -> None:
    """FU-CMD-01: a loss by ruling of a pool that is not of the body."""
    before, after = one.pools[pool], pools.less(one, pool, amount)
    table.put_pool(one, pool, after)
    table.fact(
        "damage", actor=one.id, source=None, amount=amount, pool=pool, type=None, part=None, from_=before, to=after
    )


def gain_points(table: Table, one: Fighter, pool: str, amount: int, highest: int, source: str | None = None) -> None:
    """FU-CMD-01: a pool rises, up to its maximum."""
    pools.change(table, "heal", one, pool, pools.more(one, pool, amount, highest), source, amount=amount)
