"""What an action would cost and bring, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from rules.dice.dice import nearest
from rules.fantasia.actions.action import ActionParams, slot_for
from rules.fantasia.actions.checks import to_jump
from rules.fantasia.actions.params import Cast, Check, Fall, GetLoose, Hold, Jump, Move, Strike, UseItem
from rules.fantasia.actions.spells import is_willing, mirrors, needs_roll, sum_against
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.board import allowance, played
from rules.fantasia.combatant.sheet import ELEMENTS, Ability, Item, Weapon
from rules.fantasia.combatant.state import SLOTS, Battle, Fighter
from rules.fantasia.combatant.statistics import attribute, better, maximum, multiplied, numbers
from rules.fantasia.damage.damage import DamageSource, affinity, incoming, outgoing
from rules.fantasia.damage.falls import is_gone
from rules.fantasia.damage.status_changes import is_immune
from rules.fantasia.damage.strikes import rolled_for, to_hit, weapon_blow
from rules.fantasia.statuses.amounts import amount, in_words, twice_the_average, with_weapon
from rules.fantasia.statuses.catalogue import STATUSES
from rules.fantasia.statuses.traits import BLURRED, FLOATING, FRENZIED, MIRRORING, UNDEAD, FantasiaStatus
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead
from rules.text.localized import MessageTemplate, listed

LEAST = 2
"""What 2d come to at least."""


@cache
def chance(needed: int, *, twice: bool = False, plain: bool = False) -> int:
    """LF-CRIT-01, LF-FUM-01, LF-ST-BLINK: percent of a hit with 2d that need a sum; `twice`: the lower of two.

    `plain`: 12 and 2 are sums like others.
    """
    pairs = [item + other for item in range(1, 7) for other in range(1, 7)]

    def hits(total: int) -> bool:
        return total >= needed if plain else total == 12 or (total != 2 and total >= needed)

    totals = [min(pair, other) for pair in pairs for other in pairs] if twice else pairs
    return round(Fraction(100 * sum(hits(total) for total in totals), len(totals)))


@ahead("pay")
def price(fight: Battle, actor: Fighter, params: ActionParams) -> Iterator[Preview]:
    """LF-TURN-03: which slot of the turn pays for it."""
    slot = slot_for(actor, params.price, params.pay)
    if slot is not None:
        yield Preview("cost", phrases.SLOTS[SLOTS[slot]])


@ahead("weapon", "targets")
def strikes(fight: Battle, actor: Fighter, params: Strike) -> Iterator[Preview]:
    """The chance to hit each target and what a hit would do on average."""
    weapon = params.of(actor)
    for id in dict.fromkeys(params.targets):
        target = fight.combatants.get(id)
        if weapon is not None and target is not None:
            yield from _strike(fight, actor, params, target, weapon)


def _strike(fight: Battle, actor: Fighter, params: Strike, target: Fighter, weapon: Weapon) -> list[Preview]:
    chosen = params.attr
    if target.helpless or target is actor:
        found = [Preview("chance", phrases.SURE(), target.id, number=100)]
    else:
        plus, against, _ = to_hit(fight, actor, target, weapon, chosen)
        needed = against - plus - params.modifier
        percent = chance(needed, twice=BLURRED in target.traits)
        said = phrases.CHANCE(percent=percent, needed=rolled_for(needed), stat="DE", against=against)
        found = [Preview("chance", said, target.id, number=percent)]
    part = multiplied(attribute(fight, actor, weapon, chosen), weapon.bonus)
    mean = Fraction(twice_the_average(amount(weapon.damage)), 2) + part
    words = in_words(weapon.damage)
    if FRENZIED in actor.traits:
        mean += Fraction(7, 2)
        words += "+1d"
    text = f"{words}{part:+}" if part else words
    found += _harm(fight, actor, target, text, mean, weapon_blow(weapon))
    return found


def _harm(
    fight: Battle, actor: Fighter, target: Fighter, text: str, mean: Fraction, blow: DamageSource
) -> list[Preview]:
    """LF-ELEM-02, LF-ELEM-03: what is lost on average, or why nothing is."""
    word = affinity(fight, target, blow.element)
    element = ELEMENTS.get(blow.element or "", blow.element)
    if word == "immune":
        return [Preview("note", phrases.IMMUNE(element=element), target.id)]
    above, below = outgoing(actor, blow, [])
    if word == "affinity":
        regained = max(0, nearest(mean * Fraction(above, below)))
        return [Preview("note", phrases.AFFINITY(element=element, mean=regained), target.id, number=-regained)]
    more, less = incoming(fight, target, blow, [])
    factor = Fraction(above * more, below * less)
    lost = max(0, nearest(mean * factor))
    said = phrases.DAMAGE if factor == 1 else phrases.DAMAGE_TIMES
    return [Preview("damage", said(dice=text, factor=factor, mean=lost), target.id, number=lost)]


@ahead("ability")
def pm(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Preview]:
    """LF-MAG-01: the PM that it takes."""
    ability = params.thing(actor)
    if ability is not None and ability.pm:
        before = actor.pools["pm"]
        said = phrases.PM(pm=ability.pm, before=before, after=max(0, before - ability.pm))
        yield Preview("cost", said, number=ability.pm)


@ahead("ability", "targets")
def spells(fight: Battle, actor: Fighter, params: Cast) -> Iterator[Preview]:
    """Who needs a roll and how likely it is, what is lost on average, who sends it back."""
    ability = params.thing(actor)
    if ability is None:
        return
    plain = ability.area and len(params.targets) > 1
    for id in dict.fromkeys(params.targets):
        target = fight.combatants.get(id)
        if target is None:
            continue
        if ability.ground and FLOATING in target.traits:
            yield Preview("note", phrases.FLOATING(status=target.traits[FLOATING].label), id)
            continue
        combatant, mirrored = target, False
        if ability.kind == "magic" and target is not actor and mirrors(actor, target):
            yield Preview("note", phrases.MIRRORED(status=target.traits[MIRRORING].label, name=actor.name), id)
            combatant, mirrored = actor, True
        yield from _spell(fight, actor, params, ability, combatant, mirrored=mirrored, plain=plain)


def _spell(
    fight: Battle, actor: Fighter, params: Cast, ability: Ability, combatant: Fighter, *, mirrored: bool, plain: bool
) -> list[Preview]:
    found: list[Preview] = []
    if needs_roll(actor, ability, params, combatant, mirrored=mirrored):
        plus, against, _ = sum_against(fight, actor, ability, combatant, params.attr)
        needed = against - plus - params.modifier
        blurred = ability.check == "at_de" and BLURRED in combatant.traits
        name = "DE" if ability.check == "at_de" else "DM"
        percent = chance(needed, twice=blurred, plain=plain)
        least = needed if plain else rolled_for(needed)
        found.append(Preview("chance", _chance(percent, least, name, against), combatant.id, number=percent))
    elif not is_willing(actor, ability, params, combatant, mirrored=mirrored):
        found.append(Preview("chance", phrases.SURE(), combatant.id, number=100))
    weapon = actor.weapon
    part = 0
    if ability.adds == "men":
        part = multiplied(numbers(fight, actor).men, weapon.bonus if weapon.kind == "magic" else 0)
    elif ability.adds == "weapon":
        part = multiplied(attribute(fight, actor, weapon, params.attr), weapon.bonus)
    if ability.damage is not None:
        terms = with_weapon(amount(ability.damage), amount(weapon.damage))
        physical = ability.check == "at_de" and weapon.kind != "magic"
        blow = DamageSource("cast", ability.element, physical=physical, swung=ability.wields, spell=ability.is_spell)
        words = in_words(ability.damage, weapon.damage)
        text = f"{words}{part:+}" if part else words
        found += _harm(fight, actor, combatant, text, Fraction(twice_the_average(terms), 2) + part, blow)
    return [*found, *_blessing(fight, actor, combatant, ability, part)]


@ahead("item", "targets")
def things(fight: Battle, actor: Fighter, params: UseItem) -> Iterator[Preview]:
    """LF-TURN-04: what a thing that is used up does."""
    item = params.thing(actor)
    for id in params.targets[:1]:
        target = fight.combatants.get(id)
        if item is None or target is None:
            continue
        if item.damage is not None:
            mean = Fraction(twice_the_average(amount(item.damage)), 2)
            yield from _harm(fight, actor, target, in_words(item.damage), mean, DamageSource("item", item.element))
        yield from _blessing(fight, actor, target, item, 0)


def _regained(text: str, part: int, plainly: MessageTemplate, with_dice: MessageTemplate) -> str:
    """What dice and `part` give back; on average where there are dice."""
    words = in_words(text)
    mean = Fraction(twice_the_average(amount(text)), 2) + part
    dice = f"{words}{part:+}" if part else words
    return plainly(dice=dice) if words.isdecimal() else with_dice(dice=dice, mean=nearest(mean))


def _blessing(fight: Battle, actor: Fighter, target: Fighter, thing: Ability | Item, part: int) -> Iterator[Preview]:
    """LF-DOWN-04, LF-DOWN-05, LF-ZOMBIE-3: who is revived or healed, what ends and what comes; see `casting.bless`."""
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
        healed = _regained(thing.heal, part, phrases.HEALS, phrases.HEALS_DICE)
        yield Preview("note", phrases.NOTHING if is_gone(target) else healed, target.id)
    if thing.heal_pm is not None:
        yield Preview("note", _regained(thing.heal_pm, 0, phrases.RESTORES, phrases.RESTORES_DICE), target.id)
    if thing.lifts:
        ended = [id for id in thing.lifts if target.has(id) or target.state == id]
        labels = listed(STATUSES[id].label if id in STATUSES else id for id in ended)
        yield Preview("note", phrases.CURES(statuses=labels) if ended else phrases.NOTHING, target.id)
    if thing.status:
        yield from _afflicted(fight, actor, target, [STATUSES[status_row.status] for status_row in thing.status])


def _afflicted(fight: Battle, actor: Fighter, target: Fighter, rows: Sequence[FantasiaStatus]) -> Iterator[Preview]:
    """LF-ST-00: which statuses come, which never take hold, and which end one of their kind instead; see `put_on`."""
    if is_gone(target):
        yield Preview("note", phrases.NOTHING, target.id)
        return
    spared = [row for row in rows if is_immune(fight, target, row, actor.id)]
    ended = [row for row in rows if row not in spared and any(target.has(id) for id in row.ends)]
    put = [row for row in rows if row not in spared and row not in ended]
    if put:
        yield Preview("note", phrases.PUTS_ON(statuses=_labels(put)), target.id)
    if spared:
        yield Preview("note", phrases.IMMUNE(element=_labels(spared)), target.id)
    if ended:
        gone = [
            STATUSES[condition.status]
            for condition in target.conditions
            if any(condition.status in row.ends for row in ended)
        ]
        yield Preview("note", phrases.CURES(statuses=_labels(gone)), target.id)


def _labels(rows: Sequence[FantasiaStatus]) -> str:
    return listed(row.label for row in rows)


@cache
def chance_against(lead: int) -> int:
    """LF-GRAB-01: percent of 2d and a lead being greater than another's 2d: a tie is the other's."""
    pairs = [item + other for item in range(1, 7) for other in range(1, 7)]
    won = sum(own + lead > theirs for own in pairs for theirs in pairs)
    return round(Fraction(100 * won, len(pairs) ** 2))


@ahead("targets")
def hold(fight: Battle, actor: Fighter, params: Hold) -> Iterator[Preview]:
    """LF-GRAB-01: what each side adds to its 2d, and how likely the one who holds is greater."""
    for id in params.targets[:1]:
        target = fight.combatants.get(id)
        if target is not None:
            yield _opposed(fight, actor, params, target, resists=not target.helpless)


@ahead()
def getting_loose(fight: Battle, actor: Fighter, params: GetLoose) -> Iterator[Preview]:
    """LF-GRAB-04: the same against whoever holds it."""
    held = actor.condition("grabbed")
    holder = None if held is None else fight.combatants.get(held.source or "")
    if holder is not None:
        yield _opposed(fight, actor, params, holder, resists=holder.able)


def _opposed(fight: Battle, actor: Fighter, params: Hold | GetLoose, other: Fighter, *, resists: bool) -> Preview:
    if not resists:
        return Preview("chance", phrases.SURE(), other.id, number=100)
    mine = getattr(numbers(fight, actor), params.attr or better(fight, actor)) + params.modifier
    theirs = getattr(numbers(fight, other), better(fight, other))
    percent = chance_against(mine - theirs)
    return Preview(
        "chance", phrases.OPPOSED(percent=percent, own=f"{mine:+}", theirs=f"{theirs:+}"), other.id, number=percent
    )


@ahead("mode")
def how_far(fight: Battle, actor: Fighter, params: Move) -> Iterator[Preview]:
    """LF-TURN-02: how far one movement goes."""
    most = allowance(fight, actor, params.mode)
    said = phrases.CELLS if played(fight, actor) else phrases.METRES
    yield Preview("note", said(most=most), number=most)


@ahead("distance")
def plunge(fight: Battle, actor: Fighter, params: Fall) -> Iterator[Preview]:
    """LF-FALL-01: one die times the metres."""
    mean = Fraction(7, 2) * (params.distance or 0)
    yield from _harm(fight, actor, actor, f"1d × {params.distance}", mean, DamageSource("fall", type="fall"))


@ahead("distance", "kind")
def jump(fight: Battle, actor: Fighter, params: Jump) -> Iterator[Preview]:
    """LF-JUMP-02, LF-JUMP-03: the chance of a jump."""
    yield _plain_check(numbers(fight, actor).agi + params.modifier, to_jump(params))


@ahead("attr", "difficulty")
def check(fight: Battle, actor: Fighter, params: Check) -> Iterator[Preview]:
    """LF-TURN-05: the chance of a check against a number."""
    if params.difficulty is not None:
        yield _plain_check(getattr(numbers(fight, actor), params.attr) + params.modifier, params.difficulty)


def _plain_check(plus: int, against: int) -> Preview:
    needed = against - plus
    percent = chance(needed, plain=True)
    return Preview("chance", _chance(percent, needed, "GD", against), number=percent)


def _chance(percent: int, needed: int, stat: str, against: int) -> str:
    """What 2d have to reach, where they can fall short of it."""
    if needed <= LEAST:
        return phrases.SURE()
    return phrases.CHANCE(percent=percent, needed=needed, stat=stat, against=against)
