"""Damage, from base to loss: percentages, ARM, affinities, halvings, and statuses that a blow ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.modifiers import ComputationStep, Modifier
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import APPLIED, CurrentStatistics, stats_of, status_with
from rules.ffrpg.damage import falls, status_changes
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
"""Element to the moment at which a loss to it ends statuses."""
AFFINITY_FIGURES = {"weak": "weakness_percent", "resist": "resistance_percent"}
"""FF-DMG-06: affinity to the figure that says by how much it changes damage."""
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
    """The sum of the fixed percentages, 100 included."""
    percents: tuple[ComputationStep, ...]
    by_attack: bool = False
    """Whether an `attack` deals it: a Toad's does 1."""
    spikes: bool = False
    """Whether Element Spikes deal it: Protect, Shell and Wall do not help."""
    behind_another: bool = False
    """Whether Physical damage came just before it, so that nobody is Unaware any more. Only in previews."""


def harm_of(
    combatant: Combatant, type: str, element: str | None, defence: str | None, percents: tuple[ComputationStep, ...]
) -> tuple[str, int, tuple[ComputationStep, ...]]:
    """FF-DMG-12, FF-ABL-08: return the defence, the sum of percentages with the dealer's own, and their steps."""
    dealt = stats_of(combatant).dealt[type]
    steps = (*percents, *dealt[1])
    total = 100 + sum(step.amount for step in percents) + dealt[0]
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
    """FF-DMG-01, FF-DMG-05…08, FF-DMG-10…13: deal damage to one target; return what its pool lost.

    `code` are the steps of the base; `percent` and `percents` add to the harm's own. The dealer regains its drain; a
    blow shatters the frozen, fells at 0 HP, ends Vanish, wakes.
    """
    steps = [*code, *harm.percents, *percents]
    net, basic, armor, affinity = compute_loss(table.fight, dealer, target, harm, base, percent, steps)
    if affinity == "absorb":
        regain(table, target, harm.pool, net, dealer.id, harm.element, tuple(steps))
        return 0
    if affinity == "immune":
        table.fact("immune", actor=target.id, status=None, element=harm.element)
    if harm.drain and harm.pool == "hp" and status_with(target, UNDEAD) is not None:
        reverse_drain(table, dealer, target, net, tuple(steps))
        return 0
    return apply_loss(table, dealer, target, harm, (net, basic, armor), steps)


def compute_loss(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    base: int,
    percent: int,
    steps: list[ComputationStep],
) -> tuple[int, int, int | None, str | None]:
    """FF-DMG-05…08, FF-DMG-10, FF-DMG-13: return net, basic damage, ARM taken off and affinity; nothing changes yet.

    The steps counted are added to `steps`; for an absorbed harm the net is what the target regains.
    """
    stats = stats_of(target)
    affinity, status = stats.affinities.get(harm.element, NO_AFFINITY) if harm.element is not None else NO_AFFINITY
    source = status or target.id
    basic = with_percents(fight, base, harm.percent + percent, affinity, source, steps)
    armor = None if harm.defence == "none" else armor_left(stats, dealer, harm, steps)
    net = basic if armor is None else max(0, basic - armor)
    if affinity == "absorb":
        net = 0 if SHIELDED in stats.traits else net
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
    if stats.traits and (inert := stats.traits.get(INERT)) is not None:
        net = 0
        steps.append(ComputationStep(target.statuses[inert.status].label, 0, "becomes", inert.status))
    return net, basic, armor, affinity


def with_percents(
    fight: Fight, base: int, total: int, affinity: str | None, source: str, steps: list[ComputationStep]
) -> int:
    """FF-DMG-06, FF-DMG-12: return the basic damage: the base with all percentages at once, the affinity's included."""
    if affinity is not None and affinity in AFFINITY_FIGURES:
        change: int = getattr(fight.options, AFFINITY_FIGURES[affinity])
        total += change
        steps.append(ComputationStep(AFFINITY_WORDS[affinity], change, "percent", source))
    basic = base * total // 100 if total > 0 else 0
    if total != 100:
        steps.append(ComputationStep("basic", basic, "result"))
    return basic


def armor_left(seen: CurrentStatistics, dealer: Combatant, harm: Harm, steps: list[ComputationStep]) -> int:
    """FF-DMG-13: return the ARM or M. ARM that is taken off, without the share that is pierced."""
    armor = seen.arm if harm.defence == "arm" else seen.marm
    steps.append(seen.less[harm.defence])
    pierced = armor * harm.pierce // 100
    if pierced:
        steps.append(ComputationStep("pierced", pierced, "flat", dealer.id))
    return armor - pierced


def apply_loss(
    table: Table,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    counted: tuple[int, int, int | None],
    steps: list[ComputationStep],
) -> int:
    """FF-ATK-07, FF-DMG-05, FF-DMG-11: lower the pool by the net; then drain, falling, and statuses that the loss ends.

    D-51: after an attack nobody is Unaware, whatever it took.

    `counted` are the net, the basic damage and the ARM taken off it.
    """
    net, basic, armor = counted
    pool = harm.pool
    before = target.pools[pool]
    after = before - net if before > net else 0
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
        from_=before,
        to=after,
        steps=tuple(steps),
    )
    if after != before:
        table.put_pool(target, pool, after)
    if harm.drain and dealer.state == "active":
        regain(table, dealer, pool, (before - after) * harm.drain // 100, dealer.id, "drain", ())
    if pool == "hp":
        if net > 0 and target.pools["hp"] == 0:
            falls.fall(table, target)
        elif target.conditions:
            react_to_loss(table, target, dealer.id, harm.type, harm.element, net)
    elif net > 0 and harm.type == "physical" and (dazed := status_with(target, DAZED)) is not None:
        status_changes.lift_status(table, target, dazed, "damage")
    return before - after


def halved(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    net: int,
    steps: list[ComputationStep],
    standing_still: bool,
) -> int:
    """FF-DMG-08, D-15.

    Return the net after ARM: Unaware × 2, Protect, Shell, Wall, Defense; then Mini, Toad, each floored.
    """
    changes = changes_against(harm, stats_of(target).losing)
    unaware = any(change.stat == STRUCK for change, _ in changes)
    if harm.type == "physical" and not unaware and pincer.from_behind(fight, dealer, target):
        net *= fight.options.behind_times
        steps.append(ComputationStep("from behind", fight.options.behind_times, "times", "FF-PIN-04"))
    walled = False
    for change, status in changes:
        net = APPLIED[change.kind](net, change.amount)
        walled = walled or change.kind == "becomes"
        steps.append(ComputationStep(target.statuses[status].label, change.amount, change.kind, status))
    if target.defending:
        net //= fight.options.defense_over
        steps.append(ComputationStep("Defense", fight.options.defense_over, "over", "FF-DEF-02"))
    if dealer.conditions and not walled and not standing_still:
        for change, status in stats_of(dealer).dealing:
            if harm.by_attack if change.stat == DEALT_BY_ATTACK else harm.type == "physical":
                steps.append(ComputationStep(dealer.statuses[status].label, change.amount, change.kind, status))
                return APPLIED[change.kind](net, change.amount)
    return net


def changes_against(harm: Harm, losing: Sequence[tuple[Modifier, str]]) -> Sequence[tuple[Modifier, str]]:
    """FF-DMG-08: return the changes of losses that apply to a harm; none to Element Spikes."""
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


def react_to_loss(
    table: Table, target: Combatant, source: str | None, type: str | None, element: str | None, net: int
) -> None:
    """FF-ST-frozen, FF-ST-heat, FF-ST-vanish, FF-ST-sleep.

    End the conditions of one still active that a loss of HP ends.
    """
    stats = stats_of(target)
    on, traits = stats.on, stats.traits
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


def after_defense(fight: Fight, combatant: Combatant, amount: int) -> int:
    """FF-DEF-02: return what Defense leaves of a loss that no ARM reduces."""
    over: int = fight.options.defense_over
    return amount // over if combatant.defending else amount


def capped(fight: Fight, amount: int) -> int:
    """FF-DMG-10, D-52: return the amount within the cap, if an Ability or Item brings it."""
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
    """FF-DMG-04: restore up to the maximum; return the gain."""
    before = combatant.pools[pool]
    highest = combatant.sheet.hp if pool == "hp" else combatant.sheet.mp
    to = min(highest, before + amount)
    pools.change(table, "heal", combatant, pool, to, source, type, amount=amount, steps=steps)
    gained: int = to - before
    return gained


def reverse_drain(
    table: Table, dealer: Combatant, target: Combatant, net: int, steps: tuple[ComputationStep, ...]
) -> None:
    """FF-DMG-11, FF-ST-zombie: the dealer loses up to the net and may fall; the Zombie gains what the dealer lost."""
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
    """Take an amount that nothing reduces; at 0 HP the combatant falls; return what the pool lost."""
    before, after = combatant.pools[pool], pools.less(combatant, pool, amount)
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
        from_=before,
        to=after,
        steps=steps,
    )
    table.put_pool(combatant, pool, after)
    if pool == "hp" and after == 0 and before > 0:
        falls.fall(table, combatant)
    lost: int = before - after
    return lost
