"""Damage and healing: elements, factors, one rounding, and what follows from losing or gaining PV."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.fantasia.combatant.sheet import OPPOSITES
from rules.fantasia.combatant.state import GONE, Battle, Fighter, Table
from rules.fantasia.combatant.statistics import maximum
from rules.fantasia.damage.falls import die, end_all, end_at, fall, wake
from rules.fantasia.statuses.traits import AT_LOSS, FLOATING, STRUCK, UNDEAD, FantasiaStatus
from rules.mechanics import pools
from rules.mechanics.statuses import happens


class DamageSource(NamedTuple):
    """The source of damage."""

    by: str
    """`attack`, `cast`, `item`, `poison`, `fall`, `heal` (healing that harms)."""
    element: str | None = None
    physical: bool = False
    """LF-DEF-02: whether Defensa halves it."""
    swung: bool = False
    """Whether it is damage of a weapon."""
    spell: bool = False
    """Whether it is a magic or a power."""
    critical: bool = False
    type: str = "physical"
    """The fact's `type`: the element, else `physical`, `magic`, `fall`, `heal`."""


Steps = list[list[Any]]
NOTHING: Steps = []


def affinity(fight: Battle, target: Fighter, element: str | None) -> str | None:
    """LF-ELEM-06: return a target's affinity to an element; affinity to one means weakness to its opposite."""
    elements = target.sheet.elements
    if element is None or not elements:
        return None
    word = elements.get(element)
    if word is None and fight.options.opposites and elements.get(OPPOSITES.get(element, "")) == "affinity":
        return "weak"
    return word


def outgoing(fight: Battle, attacker: Fighter | None, blow: DamageSource, steps: Steps) -> tuple[int, int]:
    """LF-CRIT-02, LF-ST-CURSE-2, LF-ST-IMP-2, LF-ST-MAXI-1, LF-ST-MINI-1: return the attacker's factors.

    As numerator and denominator; only attacks and abilities have any.
    """
    above = below = 1
    if attacker is None or not (blow.by == "attack" or blow.by == "cast"):
        return above, below
    if blow.critical:
        above *= fight.options.critical_times
        steps.append(["critical", fight.options.critical_times, "times", "LF-CRIT-02"])
    for condition in attacker.conditions:
        row = attacker.statuses[condition.status]
        for num, den in (row.deals, row.swings) if blow.swung else (row.deals,):
            if num != den:
                above *= num
                below *= den
                _step(steps, row.label, num, den, row.id)
    return above, below


def incoming(fight: Battle, target: Fighter, blow: DamageSource, steps: Steps) -> tuple[int, int]:
    """LF-DEF-02, LF-ELEM-04, LF-ELEM-05, LF-ST-STOP-2, LF-DOWN-06 and the statuses: return the target's factors.

    As numerator and denominator; immunity and affinity are not among them.
    """
    above = below = 1
    cured = statuses_eased(target, blow)
    struck = blow.by == "attack" or blow.by == "cast"
    if target.helpless and struck and not any(row.helpless for row in cured):
        above *= fight.options.helpless_times
        steps.append(["helpless", fight.options.helpless_times, "times", "LF-ST-STOP-2"])
    if cured or (blow.by == "fall" and FLOATING in target.traits):
        below *= fight.options.eased_over
        steps.append(["eased", fight.options.eased_over, "over", "LF-ST-FREEZE-2"])
    for condition in target.conditions:
        row = target.statuses[condition.status]
        for num, den in (row.suffers, row.withstands) if blow.physical else (row.suffers,):
            if num != den:
                above *= num
                below *= den
                _step(steps, row.label, num, den, row.id)
    word = affinity(fight, target, blow.element)
    if word == "weak":
        above *= fight.options.weakness_times
        steps.append([blow.element, fight.options.weakness_times, "times", "LF-ELEM-05"])
    elif word == "resist":
        below *= fight.options.resistance_over
        steps.append([blow.element, fight.options.resistance_over, "over", "LF-ELEM-04"])
    return above, below


def _step(steps: Steps, label: str, num: int, den: int, source: str) -> None:
    if num != 1:
        steps.append([label, num, "times", source])
    if den != 1:
        steps.append([label, den, "over", source])


def statuses_eased(target: Fighter, blow: DamageSource) -> tuple[FantasiaStatus, ...]:
    """LF-ST-FREEZE-2, LF-ST-FEVER-3: return the statuses that a blow ends, at half damage: magic of some elements."""
    if not blow.spell or not target.conditions:
        return ()
    rows = dict.fromkeys(condition.status for condition in target.conditions)
    return tuple(row for row in map(target.statuses.__getitem__, rows) if blow.element in row.eased_by)


def hurt(table: Table, bearer: Fighter, raw: int, element: str, steps: Steps) -> None:
    """Deal raw damage of an element by a status, from nobody."""
    deal(table, bearer, raw, DamageSource(element, element, type=element), None, steps)


def deal(
    table: Table, target: Fighter, raw: int, blow: DamageSource, attacker: Fighter | None, steps: Steps = NOTHING
) -> None:
    """LF-ELEM-02, LF-ELEM-03, LF-ELEM-04, LF-ELEM-05: deal raw damage times all factors, rounded down once.

    Immunity cancels it; affinity restores floor(raw × the attacker's factors) instead.
    """
    if target.state in GONE:
        return
    fight = table.fight
    raw = max(0, raw)
    all_steps = list(steps)
    above, below = outgoing(fight, attacker, blow, all_steps)
    word = affinity(fight, target, blow.element)
    source = None if attacker is None else attacker.id
    if word == "immune":
        table.fact("immune", actor=target.id, element=blow.element)
        return
    if word == "affinity":
        gain(table, target, raw * above // below, source, blow.type)
        return
    more, less = incoming(fight, target, blow, all_steps)
    amount = raw * above * more // (below * less)
    if amount <= 0:
        return
    for row in statuses_eased(target, blow):
        end_all(table, target, row.id, row.eased_by[0])
    all_steps.append(["result", amount, "result", None])
    lose(table, target, amount, source, blow.type, all_steps)


def lose(
    table: Table, target: Fighter, amount: int, source: str | None, type: str | None, steps: Steps = NOTHING
) -> None:
    """LF-DOWN-01, LF-DOWN-03, LF-ST-SLEEP-3, LF-ST-CONFUSION-3: lose PV, with what follows.

    One with a counter loses a point of it, and dies with the last. At 0 PV it falls. Survivors wake from sleep and
    confusion, and faint with a fever.
    """
    if target.state in GONE or amount <= 0:
        return
    remaining = pools.less(target, "pv", amount)
    fact = pools.change(table, "damage", target, "pv", remaining, source, type, amount=amount)
    if steps:
        fact["steps"] = steps
    if target.state == "unconscious" and target.counter is not None:
        count_down(table, target, "damage")
    elif remaining == 0:
        fall(table, target, "damage")
    if target.conditions and target.state not in GONE:
        end_at(table, target, AT_LOSS, "damage")
        happens(table, target, STRUCK)


def count_down(table: Table, combatant: Fighter, why: str) -> None:
    """LF-DOWN-03: lower the counter by a point; with the last the fallen dies."""
    remaining = (combatant.counter or 0) - 1
    table.put(combatant, "counter", max(0, remaining))
    table.fact("counter", actor=combatant.id, left=max(0, remaining), why=why)
    if remaining <= 0:
        die(table, combatant, why)


def mend(table: Table, target: Fighter, amount: int, source: Fighter | None) -> None:
    """LF-MAG-03, LF-ST-MELT-2, LF-ST-ZOMBIE-2: heal; half as much in Derretir, and damage for a zombie.

    The dead and petrified are not healed.
    """
    if target.state in GONE:
        return
    amount = max(0, amount)
    for row in {condition.status: target.statuses[condition.status] for condition in target.conditions}.values():
        amount = amount * row.mends[0] // row.mends[1]
    if UNDEAD in target.traits:
        deal(table, target, amount, DamageSource("heal", type="heal"), source)
        return
    gain(table, target, amount, None if source is None else source.id, "heal")


def gain(table: Table, target: Fighter, amount: int, source: str | None, type: str | None) -> None:
    """LF-DOWN-04: restore PV up to the maximum; the unconscious with PV above 0 wakes and loses its counter."""
    if target.state in GONE:
        return
    after = pools.more(target, "pv", amount, maximum(target, "pv"))
    pools.change(table, "heal", target, "pv", after, source, type)
    if target.state == "unconscious" and after > 0 and amount > 0:
        wake(table, target, "heal")


def gain_pm(table: Table, target: Fighter, amount: int, source: str | None) -> None:
    """Restore PM up to the maximum."""
    if target.state in GONE:
        return
    after = pools.more(target, "pm", max(0, amount), maximum(target, "pm"))
    pools.change(table, "heal", target, "pm", after, source, "heal")


def lose_pm(table: Table, target: Fighter, amount: int, source: str | None) -> None:
    """Lose PM down to 0."""
    pools.change(table, "damage", target, "pm", pools.less(target, "pm", amount), source)
