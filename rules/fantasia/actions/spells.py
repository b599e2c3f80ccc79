"""Magic, powers, techniques and skills: who is reached, one roll for all, and the effect on each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from rules.core.questions import Roll, RollTarget
from rules.fantasia.actions.abilities import ability_of
from rules.fantasia.actions.action import named_fighters
from rules.fantasia.actions.params import Cast
from rules.fantasia.combatant.sheet import Ability, Item
from rules.fantasia.combatant.state import GONE, Battle, Fighter, Table, allies
from rules.fantasia.combatant.statistics import attribute, frightened, multiplied, numbers
from rules.fantasia.damage.damage import DamageSource, affinity, deal, gain_pm, mend
from rules.fantasia.damage.falls import end_at, revive
from rules.fantasia.damage.status_changes import afflict, cure
from rules.fantasia.damage.strikes import (
    TWO_DICE,
    DicePair,
    Steps,
    apply_fumble,
    break_charm,
    friends_of,
    fumble_effect,
    lower_pair,
    needed_for,
    needed_to_hit,
    roll_dice_of,
    shoot,
    situation,
    to_hit,
    two_dice,
    which_friend,
)
from rules.fantasia.statuses.traits import AT_MAGIC, BLURRED, FLOATING, MIRRORING
from rules.mechanics import pools
from rules.mechanics.table import aims

DOUBLE = 2
"""Damage of which a question says in a word how much it is."""


class SpellTarget(NamedTuple):
    """A combatant whom an ability reaches."""

    fighter: Fighter
    mirrored: bool
    """LF-ST-MIRROR-1: whether it was reflected to its caster."""


# --- casting -----------------------------------------------------------------------------------------------


def cast(table: Table, actor: Fighter, params: Cast) -> None:
    """LF-MAG-01, LF-MAG-04, LF-MAG-05: pay the PM, then roll and take effect."""
    ability = ability_of(actor, params)
    if ability.pm and actor.pools["pm"]:
        pools.pay(table, actor, "pm", ability.pm)
    if ability.check == "at_de":
        shoot(table, actor, actor.weapon)
    table.fact("cast", actor=actor.id, with_=ability.id, targets=list(params.targets))
    targets = named_fighters(table.fight, params.targets)
    effect = resolve(table, actor, params, ability, targets)
    if effect == 6:
        friend = which_friend(table, _friends(table.fight, actor, ability))
        again = replace(params, targets=(friend.id,), modifier=0, paid=False, forced_on=True)
        resolve(table, actor, again, ability, [friend])


def _friends(fight: Battle, actor: Fighter, ability: Ability) -> list[Fighter]:
    return friends_of(fight, actor, actor.weapon if ability.check == "at_de" else None, ability.range)


def resolve(table: Table, actor: Fighter, params: Cast, ability: Ability, targets: Sequence[Fighter]) -> int:
    """LF-CRIT-01, LF-CRIT-03, LF-FUM-01, LF-AREA-01, LF-AREA-02: reach the targets, roll, and apply the effect to each.

    There is one roll for all. An area aimed at several has neither critical nor fumble. Return the effect of a fumble,
    0 if there is none; 1 to 5 have been applied already.
    """
    fight = table.fight
    aimed = reached(table, actor, ability, targets)
    if not ability.helps:
        for target in targets:
            break_charm(table, actor, target)
    rolled_for = [other for other, mirrored in aimed if needs_roll(actor, ability, params, other, mirrored=mirrored)]
    affected = [other for other, _ in aimed]
    doubled: Fighter | None = None
    if rolled_for:
        pairs = _rolls(table, actor, params, ability, rolled_for)
        plain = ability.area and len(targets) > 1
        first = pairs[rolled_for[0].id] if len(rolled_for) == 1 else pairs[""]
        fumbled = first.total <= fight.options.fumble_to and not plain
        hit: set[str] = set()
        for combatant in rolled_for:
            pair = pairs[combatant.id]
            critical = pair.total >= fight.options.critical_from and not plain
            if _hits(table, actor, params, ability, combatant, pair, critical=critical, fumbled=fumbled):
                hit.add(combatant.id)
        if fumbled:
            if params.forced_on:
                return 0
            effect = fumble_effect(table, actor, targets[0], _friends(fight, actor, ability))
            apply_fumble(table, actor, targets[0], effect, params.attr)
            return effect
        affected = [other for other in affected if other not in rolled_for or other.id in hit]
        if not plain:
            critical_from = fight.options.critical_from
            struck = [other for other in rolled_for if pairs[other.id].total >= critical_from]
            doubled = _critical_target(table, actor, ability, struck)
    if affected:
        _take_effect(table, actor, params, ability, affected, doubled)
    return 0


def reached(table: Table, actor: Fighter, ability: Ability, targets: Sequence[Fighter]) -> list[SpellTarget]:
    """LF-ST-FLOAT-1, LF-ST-MIRROR-1, LF-ST-MIRROR-2, LF-ST-MIRROR-3: return whom it reaches, each once.

    Ground effects miss those who float. A mirror reflects magic to its caster, unless the caster is three levels above
    its bearer; only once, a mirror of the caster's does not reflect it again.
    """
    fight = table.fight
    met: list[SpellTarget] = []
    for target in targets:
        if ability.ground and FLOATING in target.traits:
            continue
        if ability.kind == "magic" and target is not actor and mirrors(fight, actor, target):
            table.fact("reflect", actor=target.id, to=actor.id, with_=ability.id)
            if all(combatant is not actor for combatant, _ in met):
                met.append(SpellTarget(actor, mirrored=actor not in targets))
        elif all(combatant is not target for combatant, _ in met):
            met.append(SpellTarget(target, mirrored=False))
    return met


def mirrors(fight: Battle, actor: Fighter, target: Fighter) -> bool:
    """LF-ST-MIRROR-1, LF-ST-MIRROR-2: whether the target reflects the caster's magic."""
    return MIRRORING in target.traits and actor.sheet.nv < target.sheet.nv + fight.options.mirror_levels


def needs_roll(actor: Fighter, ability: Ability, params: Cast, combatant: Fighter, *, mirrored: bool) -> bool:
    """LF-MAG-04, LF-MAG-05: whether a roll is needed: against those who are neither willing nor helpless."""
    if ability.check == "none" or combatant.helpless:
        return False
    return not is_willing(actor, ability, params, combatant, mirrored=mirrored)


def is_willing(actor: Fighter, ability: Ability, params: Cast, combatant: Fighter, *, mirrored: bool) -> bool:
    """LF-MAG-04, LF-MAG-05: whether it is willing: the caster, allies if it is beneficial, and as the players say."""
    if params.forced_on:
        return False
    if combatant is actor:
        return ability.helps or not mirrored
    if combatant.id in params.willing:
        return True
    return ability.helps and allies(combatant, actor) and combatant.id not in params.unwilling


def _roll_at_all(
    fight: Battle, actor: Fighter, params: Cast, ability: Ability, rolled_for: Sequence[Fighter]
) -> list[Roll]:
    """LF-AREA-01: return the one roll, with what it needs against each."""
    needed: list[RollTarget] = []
    only = ability.area and len(params.targets) > 1
    for combatant in rolled_for:
        plus, against, _ = sum_against(fight, actor, ability, combatant, params.attr)
        number = against - plus - params.modifier
        needed += aims(combatant, needed_for(number) if only else needed_to_hit(fight, number))
    return [Roll(TWO_DICE, actor.id, tuple(needed))]


def _rolls(
    table: Table, actor: Fighter, params: Cast, ability: Ability, rolled_for: Sequence[Fighter]
) -> dict[str, DicePair]:
    """LF-ST-BLINK: return one pair for all (under the empty id), and the one that counts for each."""
    described = partial(_roll_at_all, table.fight, actor, params, ability, rolled_for)
    table.together("attack", described)
    first = two_dice(table, "attack", actor, None, None, (1, 1))
    pairs = {"": first}
    blurred = [other for other in rolled_for if ability.check == "at_de" and BLURRED in other.traits]
    worse = first
    if blurred:
        table.together("blink", described)
        worse = lower_pair(first, two_dice(table, "blink", actor, None, None, (1, 1)))
    for combatant in rolled_for:
        pairs[combatant.id] = worse if combatant in blurred else first
    return pairs


def sum_against(
    fight: Battle, actor: Fighter, ability: Ability, target: Fighter, chosen: str | None
) -> tuple[int, int, Steps]:
    """LF-MAG-01: return what is added to the 2d, what it has to reach, and the steps of the former.

    MA, MEN and the bonus of a magic weapon against DM; by the weapon as an attack, against DE.
    """
    weapon = actor.weapon
    if ability.check == "at_de":
        return to_hit(fight, actor, target, weapon, chosen)
    have = numbers(fight, actor)
    skill, against = have.ma, numbers(fight, target).dm
    if actor.conditions and actor.afraid_of(target):
        skill = frightened(fight, actor, "ma")
    if target.conditions and target.afraid_of(actor):
        against = frightened(fight, target, "dm")
    bonus = weapon.bonus if weapon.kind == "magic" else 0
    modifier = situation(fight, actor, target, None, close=ability.range <= 1)
    steps: Steps = [["MA", skill, "flat", None], ["MEN", have.men, "flat", None]]
    if bonus:
        steps.append(["weapon", bonus, "flat", weapon.id])
    if modifier:
        steps.append(["situation", modifier, "flat", "LF-PRONE-02"])
    return skill + have.men + bonus + modifier, against, steps


def _hits(
    table: Table,
    actor: Fighter,
    params: Cast,
    ability: Ability,
    target: Fighter,
    pair: DicePair,
    *,
    critical: bool,
    fumbled: bool,
) -> bool:
    plus, against, steps = sum_against(table.fight, actor, ability, target, params.attr)
    plus += params.modifier
    if params.modifier:
        steps.append(["modifier", params.modifier, "flat", None])
    total = pair.total + plus
    hit = critical or (not fumbled and _counts(table.fight, pair, ability, params) and total >= against)
    fact = table.fact(
        "attack",
        actor=actor.id,
        target=target.id,
        with_=ability.id,
        dice=list(pair),
        total=total,
        against=against,
        hit=hit,
        critical=critical,
        fumble=fumbled,
        why=None,
        stat="DE" if ability.check == "at_de" else "DM",
        ability=True,
    )
    fact["steps"] = [["2d", pair.total, "die", None], *steps, ["result", total, "result", None]]
    return hit


def _counts(fight: Battle, pair: DicePair, ability: Ability, params: Cast) -> bool:
    """LF-FUM-01, LF-AREA-01: whether the roll counts: a natural 2 misses, but not in an area aimed at several."""
    return pair.total > fight.options.fumble_to or (ability.area and len(params.targets) > 1)


def _critical_target(table: Table, actor: Fighter, ability: Ability, struck: Sequence[Fighter]) -> Fighter | None:
    """LF-CRIT-03: return the target that takes double damage, of all whom a natural 12 has hit; the player picks."""
    if not struck or ability.damage is None:
        return None
    if len(struck) == 1:
        return struck[0]
    times = table.fight.options.critical_times
    words: dict[str, Any] = {} if times == DOUBLE else {"times": times}
    answer = table.ask("critical_target", actor, [combatant.id for combatant in struck], struck[0].id, **words)
    return next(combatant for combatant in struck if combatant.id == answer)


# --- what becomes of each ----------------------------------------------------------------------------------


def _attribute_part(fight: Battle, actor: Fighter, params: Cast, ability: Ability) -> tuple[str, int]:
    """LF-DMG-04, LF-MAG-02, LF-MAG-03: return the attribute's part of damage and healing, with its name."""
    weapon = actor.weapon
    if ability.adds == "men":
        bonus = weapon.bonus if weapon.kind == "magic" else 0
        return "MEN", multiplied(numbers(fight, actor).men, bonus)
    if ability.adds == "weapon":
        value = attribute(fight, actor, weapon, params.attr)
        return "weapon", multiplied(value, weapon.bonus)
    return "", 0


def _take_effect(
    table: Table, actor: Fighter, params: Cast, ability: Ability, affected: Sequence[Fighter], doubled: Fighter | None
) -> None:
    """LF-MAG-02, LF-MAG-03, LF-ST-VANISH-2: roll the dice once for all, then apply them to each target in order."""
    weapon = actor.weapon
    name, attribute_part = _attribute_part(table.fight, actor, params, ability)
    hurts, heals, restores = roll_dice_of(table, ability, actor, affected, weapon.damage)
    steps: Steps = [[ability.damage, hurts, "die", None], *([[name, attribute_part, "flat", None]] if name else ())]
    physical = ability.check == "at_de" and weapon.kind != "magic"
    bodily = physical or (ability.check == "none" and not ability.is_spell)
    blow = DamageSource(
        "cast",
        ability.element,
        physical=physical,
        swung=ability.wields,
        spell=ability.is_spell,
        type=ability.element or ("physical" if bodily else "magic"),
    )
    for target in affected:
        if ability.kind == "magic":
            end_at(table, target, AT_MAGIC, "magic")
        if ability.damage is not None:
            deal(table, target, hurts + attribute_part, blow._replace(critical=target is doubled), actor, steps)
        bless(table, target, ability, heals + attribute_part, restores, actor)


def bless(table: Table, target: Fighter, thing: Ability | Item, heals: int, restores: int, source: Fighter) -> None:
    """LF-ELEM-03, LF-DOWN-05: apply revival or healing, PM, cures and statuses after the damage.

    None of it to one who is immune to the element.
    """
    if affinity(table.fight, target, thing.element) == "immune":
        if thing.damage is None and target.state not in GONE:
            table.fact("immune", actor=target.id, element=thing.element)
        return
    if thing.revive is not None:
        revive(table, target, thing.revive)
    elif thing.heal is not None:
        mend(table, target, heals, source)
    if thing.heal_pm is not None:
        gain_pm(table, target, restores, source.id)
    cure(table, target, thing.lifts)
    afflict(table, target, thing.status, source)
