"""Previews of the cost and outcome of actions: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from rules.dice.dice import nearest
from rules.fantasia.actions.action import ActionParams, slot_for
from rules.fantasia.actions.checks import jump_difficulty
from rules.fantasia.actions.params import BreakFree, Cast, Check, Fall, Hold, Jump, Move, Strike, UseItem
from rules.fantasia.actions.spells import is_willing, mirrors, needs_roll, sum_against
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.board import allowance, uses_board
from rules.fantasia.combatant.sheet import ELEMENTS, Ability, Item, Weapon
from rules.fantasia.combatant.state import SLOTS, Battle, Fighter
from rules.fantasia.combatant.statistics import attribute, better_attribute, maximum, multiplied, numbers
from rules.fantasia.damage.damage import DamageSource, affinity, incoming, outgoing
from rules.fantasia.damage.falls import is_gone
from rules.fantasia.damage.status_changes import is_immune
from rules.fantasia.damage.strikes import needed_sum, to_hit, weapon_blow
from rules.fantasia.statuses.amounts import amount, amount_words, twice_the_average, with_bonus, with_weapon
from rules.fantasia.statuses.traits import BLURRED, FLOATING, FRENZIED, MIRRORING, UNDEAD, FantasiaStatus
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead
from rules.text.localized import MessageTemplate, listed

LEAST = 2
"""The least sum of 2d."""
NEVER = 13
"""A sum that 2d do not give."""


@cache
def chance(needed: int, critical: int = NEVER, fumble: int = 0, *, twice: bool = False) -> int:
    """LF-CRIT-01, LF-FUM-01, LF-ST-BLINK: return the chance that 2d hit, in percent; `twice`: the lower of two rolls.

    From `critical` on they always hit, up to `fumble` they always miss.
    """
    pairs = [first + second for first in range(1, 7) for second in range(1, 7)]

    def hits(total: int) -> bool:
        return total >= critical or (total > fumble and total >= needed)

    totals = [min(pair, other) for pair in pairs for other in pairs] if twice else pairs
    return round(Fraction(100 * sum(hits(total) for total in totals), len(totals)))


@ahead("pay", aside=True)
def cost_preview(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Preview]:
    """LF-TURN-03: yield the slot of the turn that pays."""
    slot = slot_for(actor, params.price, params.pay)
    if slot is not None:
        yield Preview("cost", phrases.SLOTS[SLOTS[slot]])


@ahead("weapon", "targets")
def strike_previews(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Preview]:
    """Yield the chance to hit each target and the average damage."""
    weapon = params.of(actor)
    for id in dict.fromkeys(params.targets):
        target = fight.combatants.get(id)
        if weapon is not None and target is not None:
            yield from _strike(fight, actor, params, target, weapon)


def _strike(fight: Battle, actor: Fighter, params: Strike, target: Fighter, weapon: Weapon) -> list[Preview]:
    chosen = params.attr
    if target.helpless or target is actor:
        previews = [Preview("chance", phrases.SURE(), target.id, number=100)]
    else:
        plus, against, _ = to_hit(fight, actor, target, weapon, chosen)
        needed = against - plus - params.modifier
        percent = chance(needed, fight.options.critical_from, fight.options.fumble_to, twice=BLURRED in target.traits)
        chance_text = phrases.CHANCE(percent=percent, needed=needed_sum(fight, needed), stat="DE", against=against)
        previews = [Preview("chance", chance_text, target.id, number=percent)]
    attribute_part = multiplied(attribute(fight, actor, weapon, chosen), weapon.bonus)
    mean = Fraction(twice_the_average(amount(weapon.damage)), 2) + attribute_part
    words = amount_words(weapon.damage)
    if FRENZIED in actor.traits:
        mean += Fraction(7, 2)
        words += "+1d"
    text = with_bonus(words, attribute_part)
    previews += _harm(fight, actor, target, text, mean, weapon_blow(weapon))
    return previews


def _harm(
    fight: Battle, actor: Fighter, target: Fighter, text: str, mean: Fraction, blow: DamageSource
) -> list[Preview]:
    """LF-ELEM-02, LF-ELEM-03: return the preview of the average loss, or why there is none."""
    word = affinity(fight, target, blow.element)
    element = ELEMENTS.get(blow.element or "", blow.element)
    if word == "immune":
        return [Preview("vain", phrases.IMMUNE(element=element), target.id)]
    above, below = outgoing(fight, actor, blow, [])
    if word == "affinity":
        regained = max(0, nearest(mean * Fraction(above, below)))
        return [Preview("note", phrases.AFFINITY(element=element, mean=regained), target.id, number=-regained)]
    more, less = incoming(fight, target, blow, [])
    factor = Fraction(above * more, below * less)
    average = max(Fraction(0), mean * factor)
    lost = nearest(average)
    said = phrases.DAMAGE if factor == 1 else phrases.DAMAGE_TIMES
    return [Preview("damage", said(dice=text, factor=factor, mean=lost), target.id, number=lost, mean=average)]


@ahead("ability", aside=True)
def pm_preview(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Preview]:
    """LF-MAG-01: yield the PM cost."""
    ability = params.thing(actor)
    if ability is not None and ability.pm:
        before = actor.pools["pm"]
        text = phrases.PM(pm=ability.pm, before=before, after=max(0, before - ability.pm))
        yield Preview("cost", text, number=ability.pm)


@ahead("ability", "targets")
def spell_previews(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Preview]:
    """Yield who needs a roll and its chance, the average loss, and who reflects it."""
    ability = params.thing(actor)
    if ability is None:
        return
    plain = ability.area and len(params.targets) > 1
    for id in dict.fromkeys(params.targets):
        target = fight.combatants.get(id)
        if target is None:
            continue
        if ability.ground and FLOATING in target.traits:
            yield Preview("vain", phrases.FLOATING(status=target.traits[FLOATING].label), id)
            continue
        combatant, mirrored = target, False
        if ability.kind == "magic" and target is not actor and mirrors(fight, actor, target):
            yield Preview("note", phrases.MIRRORED(status=target.traits[MIRRORING].label, name=actor.name), id)
            combatant, mirrored = actor, True
        yield from _spell(fight, actor, params, ability, combatant, mirrored=mirrored, plain=plain)


def _spell(
    fight: Battle, actor: Fighter, params: Cast, ability: Ability, combatant: Fighter, *, mirrored: bool, plain: bool
) -> list[Preview]:
    previews: list[Preview] = []
    if needs_roll(actor, ability, params, combatant, mirrored=mirrored):
        plus, against, _ = sum_against(fight, actor, ability, combatant, params.attr)
        needed = against - plus - params.modifier
        blurred = ability.check == "at_de" and BLURRED in combatant.traits
        name = "DE" if ability.check == "at_de" else "DM"
        always = () if plain else (fight.options.critical_from, fight.options.fumble_to)
        percent = chance(needed, *always, twice=blurred)
        least = needed if plain else needed_sum(fight, needed)
        previews.append(Preview("chance", _chance(percent, least, name, against), combatant.id, number=percent))
    elif not is_willing(actor, ability, params, combatant, mirrored=mirrored):
        previews.append(Preview("chance", phrases.SURE(), combatant.id, number=100))
    weapon = actor.weapon
    attribute_part = 0
    if ability.adds == "men":
        attribute_part = multiplied(numbers(fight, actor).men, weapon.bonus if weapon.kind == "magic" else 0)
    elif ability.adds == "weapon":
        attribute_part = multiplied(attribute(fight, actor, weapon, params.attr), weapon.bonus)
    if ability.damage is not None:
        terms = with_weapon(amount(ability.damage), amount(weapon.damage))
        physical = ability.check == "at_de" and weapon.kind != "magic"
        blow = DamageSource("cast", ability.element, physical=physical, swung=ability.wields, spell=ability.is_spell)
        words = amount_words(ability.damage, weapon.damage)
        text = with_bonus(words, attribute_part)
        previews += _harm(fight, actor, combatant, text, Fraction(twice_the_average(terms), 2) + attribute_part, blow)
    return [*previews, *_blessings(fight, actor, combatant, ability, attribute_part)]


@ahead("item", "targets")
def item_previews(fight: Battle, actor: Fighter, params: UseItem) -> Iterator[Preview]:
    """LF-TURN-04: yield the effect of an item."""
    item = params.thing(actor)
    for id in params.targets[:1]:
        target = fight.combatants.get(id)
        if item is None or target is None:
            continue
        if item.damage is not None:
            mean = Fraction(twice_the_average(amount(item.damage)), 2)
            yield from _harm(fight, actor, target, amount_words(item.damage), mean, DamageSource("item", item.element))
        yield from _blessings(fight, actor, target, item, 0)


def _regained(text: str, bonus: int, plainly: MessageTemplate, with_dice: MessageTemplate) -> str:
    """Return the words of what dice and `bonus` give back; with the average if there are dice."""
    words = amount_words(text)
    mean = Fraction(twice_the_average(amount(text)), 2) + bonus
    dice = with_bonus(words, bonus)
    return plainly(dice=dice) if words.isdecimal() else with_dice(dice=dice, mean=nearest(mean))


def _lacks(target: Fighter, pool: str) -> bool:
    """Whether a pool is not full."""
    return target.pools[pool] < maximum(target, pool)


def _blessings(fight: Battle, actor: Fighter, target: Fighter, thing: Ability | Item, bonus: int) -> Iterator[Preview]:
    """LF-DOWN-04, LF-DOWN-05, LF-ZOMBIE-3: yield revival, healing, cures and statuses; see `spells.bless`."""
    if affinity(fight, target, thing.element) == "immune":
        if thing.damage is None:
            element = ELEMENTS.get(thing.element or "", thing.element)
            yield Preview("note", phrases.IMMUNE(element=element), target.id)
        return
    if thing.revive is not None and UNDEAD not in target.traits:
        pv = min(maximum(target, "pv"), max(thing.revive, target.pools["pv"]))
        fallen = target.state in ("dead", "unconscious")
        yield Preview("note", phrases.REVIVES(pv=pv) if fallen else phrases.NOTHING, target.id)
    elif thing.heal is not None and thing.revive is None:
        healed = _regained(thing.heal, bonus, phrases.HEALS, phrases.HEALS_DICE)
        in_vain = is_gone(target) or (UNDEAD not in target.traits and not _lacks(target, "pv"))
        yield Preview("note", phrases.NOTHING if in_vain else healed, target.id)
    if thing.heal_pm is not None:
        restored = _regained(thing.heal_pm, 0, phrases.RESTORES, phrases.RESTORES_DICE)
        yield Preview("note", restored if _lacks(target, "pm") else phrases.NOTHING, target.id)
    if thing.lifts:
        ended = [id for id in thing.lifts if target.has(id) or target.state == id]
        rows = target.statuses
        labels = listed(rows[id].label if id in rows else id for id in ended)
        yield Preview("note", phrases.CURES(statuses=labels) if ended else phrases.NOTHING, target.id)
    if thing.status:
        yield from _inflicted(fight, actor, target, [target.statuses[status_row.status] for status_row in thing.status])


def _inflicted(fight: Battle, actor: Fighter, target: Fighter, rows: Sequence[FantasiaStatus]) -> Iterator[Preview]:
    """LF-ST-00: yield which statuses come, which find immunity, and which end another instead; see `put_on`."""
    if is_gone(target):
        yield Preview("note", phrases.NOTHING, target.id)
        return
    immune = [row for row in rows if is_immune(fight, target, row, actor.id)]
    ended = [row for row in rows if row not in immune and any(target.has(id) for id in row.ends)]
    put = [row for row in rows if row not in immune and row not in ended]
    if put:
        yield Preview("note", phrases.PUTS_ON(statuses=_labels(put)), target.id)
    if immune:
        yield Preview("note", phrases.IMMUNE(element=_labels(immune)), target.id)
    if ended:
        cancelled = [
            target.statuses[condition.status]
            for condition in target.conditions
            if any(condition.status in row.ends for row in ended)
        ]
        yield Preview("note", phrases.CURES(statuses=_labels(cancelled)), target.id)


def _labels(rows: Sequence[FantasiaStatus]) -> str:
    return listed(row.label for row in rows)


@cache
def opposed_chance(lead: int) -> int:
    """LF-GRAB-01: return the percentage with which 2d + `lead` exceed another's 2d; a tie is the other's."""
    pairs = [first + second for first in range(1, 7) for second in range(1, 7)]
    won = sum(own + lead > theirs for own in pairs for theirs in pairs)
    return round(Fraction(100 * won, len(pairs) ** 2))


@ahead("targets")
def hold_preview(fight: Battle, actor: Fighter, params: Hold) -> Iterator[Preview]:
    """LF-GRAB-01: yield what each side adds to its 2d, and the actor's chance."""
    for id in params.targets[:1]:
        target = fight.combatants.get(id)
        if target is not None:
            yield _opposed(fight, actor, params, target, resists=not target.helpless)


@ahead()
def escape_preview(fight: Battle, actor: Fighter, params: BreakFree) -> Iterator[Preview]:
    """LF-GRAB-04: yield the same against the holder."""
    grab = actor.condition("grabbed")
    holder = None if grab is None else fight.combatants.get(grab.source or "")
    if holder is not None:
        yield _opposed(fight, actor, params, holder, resists=holder.able)


def _opposed(fight: Battle, actor: Fighter, params: Hold | BreakFree, other: Fighter, *, resists: bool) -> Preview:
    if not resists:
        return Preview("chance", phrases.SURE(), other.id, number=100)
    mine = getattr(numbers(fight, actor), params.attr or better_attribute(fight, actor)) + params.modifier
    theirs = getattr(numbers(fight, other), better_attribute(fight, other))
    percent = opposed_chance(mine - theirs)
    return Preview(
        "chance", phrases.OPPOSED(percent=percent, own=f"{mine:+}", theirs=f"{theirs:+}"), other.id, number=percent
    )


@ahead("mode")
def movement_preview(fight: Battle, actor: Fighter, params: Move) -> Iterator[Preview]:
    """LF-TURN-02: yield the metres of one movement."""
    most = allowance(fight, actor, params.mode)
    text = phrases.CELLS if uses_board(fight, actor) else phrases.METRES
    yield Preview("note", text(most=most), number=most)


@ahead("distance")
def fall_preview(fight: Battle, actor: Fighter, params: Fall) -> Iterator[Preview]:
    """LF-FALL-01: yield one die times the metres."""
    mean = Fraction(7, 2) * (params.distance or 0)
    yield from _harm(fight, actor, actor, f"1d × {params.distance}", mean, DamageSource("fall", type="fall"))


@ahead("distance", "kind")
def jump_preview(fight: Battle, actor: Fighter, params: Jump) -> Iterator[Preview]:
    """LF-JUMP-02, LF-JUMP-03: yield the chance of a jump."""
    yield _plain_check(numbers(fight, actor).agi + params.modifier, jump_difficulty(fight, params))


@ahead("attr", "difficulty")
def check_preview(fight: Battle, actor: Fighter, params: Check) -> Iterator[Preview]:
    """LF-TURN-05: yield the chance of a check against a number."""
    if params.difficulty is not None:
        yield _plain_check(getattr(numbers(fight, actor), params.attr) + params.modifier, params.difficulty)


def _plain_check(plus: int, against: int) -> Preview:
    needed = against - plus
    percent = chance(needed)
    return Preview("chance", _chance(percent, needed, "GD", against), number=percent)


def _chance(percent: int, needed: int, stat: str, against: int) -> str:
    """Return the words of a chance, with the sum needed if it can fail."""
    if needed <= LEAST:
        return phrases.SURE()
    return phrases.CHANCE(percent=percent, needed=needed, stat=stat, against=against)
