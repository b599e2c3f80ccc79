"""Damage, from the base to the loss: percentages, ARM, affinities, halvings, and what a blow wakes or shatters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.modifiers import ComputationStep, Modifier
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import APPLIED, CurrentStatistics, made, standing
from rules.ffrpg.damage import falls, status_changes
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.traits import (
    AT_BLOW,
    AT_FIRE,
    AT_ICE,
    AT_LOSS,
    BRITTLE,
    DAZED,
    DEALT_BY_ATTACK,
    INERT,
    LOST_TO_ARM,
    LOST_TO_MARM,
    SHIELDED,
    STRUCK,
    UNDEAD,
)
from rules.ffrpg.turns import pincer
from rules.mechanics import pools

AT_ELEMENT = {"fire": AT_FIRE, "ice": AT_ICE}
"""Element to the moment at which a loss to it ends something."""
AFFINITY_PERCENTS = {"weak": 50, "resist": -50}
AFFINITY_WORDS = {"weak": "Weakness", "resist": "Resistance", "immune": "Immunity", "absorb": "Absorbance"}
NO_AFFINITY: tuple[str | None, str | None] = (None, None)


class Harm(NamedTuple):
    """How a damage code strikes, without its dice."""

    type: str
    element: str | None
    defence: str
    """`arm`, `marm` or `none`."""
    pierce: int
    pool: str
    drain: int
    percent: int
    """The sum of the percentages that stand fast, 100 included."""
    percents: tuple[ComputationStep, ...]
    by_attack: bool = False
    """Whether an `attack` deals it: a Toad's does 1."""
    spikes: bool = False
    """Whether Element Spikes deal it: Protect, Shell and Wall do not help."""
    behind_another: bool = False
    """Whether Physical damage came just before it: nobody is Unaware of it any more. Only foretold, never dealt."""


def harm_of(
    combatant: Combatant, type: str, element: str | None, defence: str | None, percents: tuple[ComputationStep, ...]
) -> tuple[str, int, tuple[ComputationStep, ...]]:
    """FF-DMG-12, FF-ABL-08: (what reduces it, sum of percentages with the dealer's own, their steps)."""
    own = standing(combatant).dealt[type]
    steps = (*percents, *own[1])
    total = 100 + sum(step.amount for step in percents) + own[0]
    enhance = combatant.sheet.enhance.get(element, 0) if element is not None else 0
    if enhance:
        steps = (*steps, ComputationStep(f"{element} Enhancer", enhance, "percent", combatant.id))
        total += enhance
    return defence or ("arm" if type == "physical" else "marm"), total, steps


def deal(
    table: Table,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    base: int,
    code: tuple[ComputationStep, ...],
    percent: int = 0,
    percents: tuple[ComputationStep, ...] = (),
) -> int:
    """FF-DMG-01, FF-DMG-05…08, FF-DMG-10…13: what one target loses of a base; returns what its pool lost.

    `code` are the steps that gave the base; `percent` and `percents` add to the harm's own. The dealer regains its
    drain; a blow shatters the frozen, fells at 0 HP, ends Vanish, wakes.
    """
    steps = [*code, *harm.percents, *percents]
    net, basic, armor, affinity = reckon(table.fight, dealer, target, harm, base, percent, steps)
    if affinity == "absorb":
        regain(table, target, harm.pool, net, dealer.id, harm.element, tuple(steps))
        return 0
    if affinity == "immune":
        table.fact("immune", actor=target.id, status=None, element=harm.element)
    if harm.drain and harm.pool == "hp" and made(target, UNDEAD) is not None:
        reverse_drain(table, dealer, target, net, tuple(steps))
        return 0
    return land(table, dealer, target, harm, (net, basic, armor), steps)


def reckon(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    base: int,
    percent: int,
    steps: list[ComputationStep],
) -> tuple[int, int, int | None, str | None]:
    """FF-DMG-05…08, FF-DMG-10, FF-DMG-13: net, basic damage, the ARM taken off it, affinity; nothing happens yet.

    What is counted on the way is added to `steps`; of what is absorbed the net is what the target regains.
    """
    seen = standing(target)
    affinity, status = seen.affinities.get(harm.element, NO_AFFINITY) if harm.element is not None else NO_AFFINITY
    source = status or target.id
    basic = with_percents(base, harm.percent + percent, affinity, source, steps)
    armor = None if harm.defence == "none" else armor_left(seen, dealer, harm, steps)
    net = basic if armor is None else max(0, basic - armor)
    if affinity == "absorb":
        net = 0 if SHIELDED in seen.traits else net
        steps.append(ComputationStep("Absorbance", net, "result", source))
        return net, basic, armor, affinity
    if affinity == "immune":
        net = 0
        steps.append(ComputationStep("Immunity", 0, "becomes", source))
    if target.conditions or target.defending or dealer.conditions or fight.encircled is not None:
        net = halved(fight, dealer, target, harm, net, steps, standing_still=affinity == "immune")
    cap = fight.options.damage_cap
    if cap is not None and net > cap:
        net = cap
        steps.append(ComputationStep("cap", cap, "becomes", "FF-DMG-10"))
    if seen.traits and (inert := seen.traits.get(INERT)) is not None:
        net = 0
        steps.append(ComputationStep(STATUSES[inert.status].label, 0, "becomes", inert.status))
    return net, basic, armor, affinity


def with_percents(base: int, total: int, affinity: str | None, source: str, steps: list[ComputationStep]) -> int:
    """FF-DMG-06, FF-DMG-12: basic damage: the base by all percentages at once, the affinity's among them."""
    if affinity is not None and affinity in AFFINITY_PERCENTS:
        change = AFFINITY_PERCENTS[affinity]
        total += change
        steps.append(ComputationStep(AFFINITY_WORDS[affinity], change, "percent", source))
    basic = base * total // 100 if total > 0 else 0
    if total != 100:
        steps.append(ComputationStep("basic", basic, "result"))
    return basic


def armor_left(seen: CurrentStatistics, dealer: Combatant, harm: Harm, steps: list[ComputationStep]) -> int:
    """FF-DMG-13: the ARM or M. ARM that is taken off, without the share of it that is pierced."""
    armor = seen.arm if harm.defence == "arm" else seen.marm
    steps.append(seen.less[harm.defence])
    pierced = armor * harm.pierce // 100
    if pierced:
        steps.append(ComputationStep("pierced", pierced, "flat", dealer.id))
    return armor - pierced


def land(
    table: Table,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    counted: tuple[int, int, int | None],
    steps: list[ComputationStep],
) -> int:
    """FF-ATK-07, FF-DMG-05, FF-DMG-11: the pool falls by the net; drain, falling, and what the loss wakes or breaks.

    D-51: nobody is Unaware of the attack after this one, whatever this one took.

    `counted` are the net, the basic damage and the ARM taken off it.
    """
    net, basic, armor = counted
    pool = harm.pool
    held = target.pools[pool]
    left = held - net if held > net else 0
    table.fact(
        "damage",
        actor=target.id,
        source=dealer.id,
        amount=net,
        pool=pool,
        type=harm.type,
        element=harm.element,
        basic=basic,
        armor=armor,
        from_=held,
        to=left,
        steps=tuple(steps),
    )
    if left != held:
        table.put_pool(target, pool, left)
    if harm.drain and dealer.state == "active":
        regain(table, dealer, pool, (held - left) * harm.drain // 100, dealer.id, "drain", ())
    if pool == "hp":
        if net > 0 and target.pools["hp"] == 0:
            falls.fall(table, target)
        elif target.conditions:
            aftermath(table, target, dealer.id, harm.type, harm.element, net)
    elif net > 0 and harm.type == "physical" and (dazed := made(target, DAZED)) is not None:
        status_changes.lift_status(table, target, dazed, "damage")
    return held - left


def halved(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    net: int,
    steps: list[ComputationStep],
    standing_still: bool,
) -> int:
    """FF-DMG-08, D-15: after ARM, one by one, floored: Unaware × 2, Protect, Shell, Wall, Defense; then Mini, Toad."""
    changes = met_by(harm, standing(target).losing)
    unaware = any(change.stat == STRUCK for change, _ in changes)
    if harm.type == "physical" and not unaware and pincer.from_behind(fight, dealer, target):
        net *= 2
        steps.append(ComputationStep("from behind", 2, "times", "FF-PIN-04"))
    walled = False
    for change, status in changes:
        net = APPLIED[change.kind](net, change.amount)
        walled = walled or change.kind == "becomes"
        steps.append(ComputationStep(STATUSES[status].label, change.amount, change.kind, status))
    if target.defending:
        net //= 2
        steps.append(ComputationStep("Defense", 2, "over", "FF-DEF-02"))
    if dealer.conditions and not walled and not standing_still:
        for change, status in standing(dealer).dealing:
            if harm.by_attack if change.stat == DEALT_BY_ATTACK else harm.type == "physical":
                steps.append(ComputationStep(STATUSES[status].label, change.amount, change.kind, status))
                return APPLIED[change.kind](net, change.amount)
    return net


def met_by(harm: Harm, losing: Sequence[tuple[Modifier, str]]) -> Sequence[tuple[Modifier, str]]:
    """FF-DMG-08: which of what changes losses a harm meets; Element Spikes are kept off by nothing."""
    if not losing:
        return ()
    met = set()
    if harm.type == "physical" and not harm.behind_another:
        met.add(STRUCK)
    if not harm.spikes:
        if harm.type == "physical" or harm.defence == "arm":
            met.add(LOST_TO_ARM)
        if harm.defence == "marm" or (harm.defence == "none" and harm.type == "magical"):
            met.add(LOST_TO_MARM)
    return [item for item in losing if item[0].stat in met]


def aftermath(
    table: Table, target: Combatant, source: str | None, type: str | None, element: str | None, net: int
) -> None:
    """FF-ST-frozen, FF-ST-heat, FF-ST-vanish, FF-ST-sleep: what a loss of HP does to the conditions of one still up."""
    seen = standing(target)
    on, traits = seen.on, seen.traits
    physical = type == "physical"
    if physical and BRITTLE in traits and INERT not in traits and not (element == "fire" and net > 0):
        falls.strike_down(table, target, source, traits[BRITTLE].status)
        return
    if net <= 0 or target.state != "active":
        return
    moments = [AT_LOSS]
    if physical:
        moments.append(AT_BLOW)
    if element in AT_ELEMENT:
        moments.append(AT_ELEMENT[element])
    for moment in moments:
        for status in table.system.endings.get(moment, ()):
            if status in on:
                status_changes.lift_status(table, target, status, "damage")


def braced(combatant: Combatant, amount: int) -> int:
    """FF-DEF-02: what Defense leaves of a loss that no ARM reduces."""
    return amount // 2 if combatant.defending else amount


def capped(fight: Fight, amount: int) -> int:
    """FF-DMG-10, D-52: what the cap leaves of it, where an Ability or Item brings it."""
    cap = fight.options.damage_cap
    return amount if cap is None else min(cap, amount)


def regain(
    table: Table,
    combatant: Combatant,
    pool: str,
    amount: int,
    source: str | None,
    type: str | None,
    steps: tuple[ComputationStep, ...],
) -> int:
    """FF-DMG-04: a gain up to the maximum; what exceeds it is lost."""
    held = combatant.pools[pool]
    highest = combatant.sheet.hp if pool == "hp" else combatant.sheet.mp
    to = min(highest, held + amount)
    pools.change(table, "heal", combatant, pool, to, source, type, amount=amount, steps=steps)
    gained: int = to - held
    return gained


def reverse_drain(
    table: Table, dealer: Combatant, target: Combatant, net: int, steps: tuple[ComputationStep, ...]
) -> None:
    """FF-DMG-11, FF-ST-zombie: the dealer loses up to the net, and may fall; the Zombie gains what the dealer lost."""
    lost = lose(table, dealer, "hp", net, target.id, "drain", steps)
    if target.state == "active":
        regain(table, target, "hp", lost, dealer.id, "drain", ())


def lose(
    table: Table,
    combatant: Combatant,
    pool: str,
    amount: int,
    source: str | None,
    type: str | None,
    steps: tuple[ComputationStep, ...] = (),
) -> int:
    """A loss that nothing reduces; at 0 HP one falls; returns what the pool lost."""
    held, left = combatant.pools[pool], pools.less(combatant, pool, amount)
    table.fact(
        "damage",
        actor=combatant.id,
        source=source,
        amount=amount,
        pool=pool,
        type=type,
        element=None,
        basic=None,
        armor=None,
        from_=held,
        to=left,
        steps=steps,
    )
    table.put_pool(combatant, pool, left)
    if pool == "hp" and left == 0 and held > 0:
        falls.fall(table, combatant)
    lost: int = held - left
    return lost
