"""What an action would cost and bring, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from rules.actions import Preview
from rules.declaration import ahead
from rules.fantasia import sayings
from rules.fantasia.amounts import amount, in_words, twice_the_average, with_weapon
from rules.fantasia.casting import is_willing, mirrors, needs_roll, sum_against
from rules.fantasia.catalogue import STATUSES
from rules.fantasia.checks import to_jump
from rules.fantasia.damage import Blow, affinity, incoming, outgoing
from rules.fantasia.deed import Told, slot_for
from rules.fantasia.ground import played
from rules.fantasia.movement import allowance
from rules.fantasia.numbers import attribute, better, multiplied, numbers
from rules.fantasia.sheet import ELEMENTS, Ability, Weapon
from rules.fantasia.state import SLOTS, Battle, Fighter
from rules.fantasia.strikes import to_hit, weapon_blow

if TYPE_CHECKING:
    from rules.fantasia.told import Cast, Check, Hold, Jump, Move, Strike


@cache
def chance(needed: int, *, twice: bool = False, plain: bool = False) -> int:
    """LF-CRIT-01, LF-FUM-01, LF-ST-BLINK: percent of a hit with 2d that need a sum; `twice`: the lower of two.

    `plain`: 12 and 2 are sums like others.
    """
    pairs = [one + other for one in range(1, 7) for other in range(1, 7)]

    def hits(total: int) -> bool:
        return total >= needed if plain else total == 12 or (total != 2 and total >= needed)

    totals = [min(one, other) for one in pairs for other in pairs] if twice else pairs
    return round(Fraction(100 * sum(hits(total) for total in totals), len(totals)))


@ahead("pay")
def price(fight: Battle, actor: Fighter, told: Told) -> Iterator[Preview]:
    """LF-TURN-03: which slot of the turn pays for it."""
    slot = slot_for(actor, told.price, told.pay)
    if slot is not None:
        yield Preview("cost", sayings.SLOTS[SLOTS[slot]])


@ahead("weapon", "targets")
def strikes(fight: Battle, actor: Fighter, told: Strike) -> Iterator[Preview]:
    """The chance to hit each target and what a hit would do on average."""
    weapon = told.of(actor)
    for id in dict.fromkeys(told.targets):
        target = fight.combatants.get(id)
        if weapon is not None and target is not None:
            yield from _strike(fight, actor, told, target, weapon)


def _strike(fight: Battle, actor: Fighter, told: Strike, target: Fighter, weapon: Weapon) -> list[Preview]:
    chosen = told.attr
    if target.helpless or target is actor:
        found = [Preview("chance", sayings.SURE(), target.id, number=100)]
    else:
        plus, against, _ = to_hit(fight, actor, target, weapon, chosen)
        needed = against - plus - told.modifier
        percent = chance(needed, twice=target.has("blink"))
        said = sayings.CHANCE(percent=percent, needed=needed, stat="DE", against=against)
        found = [Preview("chance", said, target.id, number=percent)]
    part = multiplied(attribute(fight, actor, weapon, chosen), weapon.bonus)
    mean = Fraction(twice_the_average(amount(weapon.damage)), 2) + part
    if actor.has("berserk"):
        mean += Fraction(7, 2)
    words = in_words(weapon.damage)
    text = f"{words}{part:+}" if part else words
    found += _harm(fight, actor, target, text, mean, weapon_blow(weapon))
    return found


def _harm(fight: Battle, actor: Fighter, target: Fighter, text: str, mean: Fraction, blow: Blow) -> list[Preview]:
    """LF-ELEM-02, LF-ELEM-03: what is lost on average, or why nothing is."""
    word = affinity(fight, target, blow.element)
    element = ELEMENTS.get(blow.element or "", blow.element)
    if word == "immune":
        return [Preview("note", sayings.IMMUNE(element=element), target.id)]
    above, below = outgoing(actor, blow, [])
    if word == "affinity":
        regained = max(0, round(mean * Fraction(above, below)))
        return [Preview("note", sayings.AFFINITY(element=element, mean=regained), target.id, number=-regained)]
    more, less = incoming(fight, target, blow, [])
    factor = Fraction(above * more, below * less)
    lost = max(0, round(mean * factor))
    said = sayings.DAMAGE if factor == 1 else sayings.DAMAGE_TIMES
    return [Preview("damage", said(dice=text, factor=factor, mean=lost), target.id, number=lost)]


@ahead("ability")
def pm(fight: Battle, actor: Fighter, told: Cast) -> Iterator[Preview]:
    """LF-MAG-01: the PM that it takes."""
    ability = told.thing(actor)
    if ability is not None and ability.pm:
        before = actor.pools["pm"]
        said = sayings.PM(pm=ability.pm, before=before, after=max(0, before - ability.pm))
        yield Preview("cost", said, number=ability.pm)


@ahead("ability", "targets")
def spells(fight: Battle, actor: Fighter, told: Cast) -> Iterator[Preview]:
    """Who needs a roll and how likely it is, what is lost on average, who sends it back."""
    ability = told.thing(actor)
    if ability is None:
        return
    plain = ability.area and len(told.targets) > 1
    for id in dict.fromkeys(told.targets):
        target = fight.combatants.get(id)
        if target is None:
            continue
        if ability.ground and target.has("float"):
            yield Preview("note", sayings.FLOATING(status=STATUSES["float"].label), id)
            continue
        one, mirrored = target, False
        if ability.kind == "magic" and target is not actor and mirrors(actor, target):
            yield Preview("note", sayings.MIRRORED(status=STATUSES["reflect"].label, name=actor.name), id)
            one, mirrored = actor, True
        yield from _spell(fight, actor, told, ability, one, mirrored=mirrored, plain=plain)


def _spell(
    fight: Battle, actor: Fighter, told: Cast, ability: Ability, one: Fighter, *, mirrored: bool, plain: bool
) -> list[Preview]:
    found: list[Preview] = []
    if needs_roll(actor, ability, told, one, mirrored=mirrored):
        plus, against, _ = sum_against(fight, actor, ability, one, told.attr)
        needed = against - plus - told.modifier
        blurred = ability.check == "at_de" and one.has("blink")
        name = "DE" if ability.check == "at_de" else "DM"
        percent = chance(needed, twice=blurred, plain=plain)
        said = sayings.CHANCE(percent=percent, needed=needed, stat=name, against=against)
        found.append(Preview("chance", said, one.id, number=percent))
    elif not is_willing(actor, ability, told, one, mirrored=mirrored):
        found.append(Preview("chance", sayings.SURE(), one.id, number=100))
    weapon = actor.weapon
    part = 0
    if ability.adds == "men":
        part = multiplied(numbers(fight, actor).men, weapon.bonus if weapon.kind == "magic" else 0)
    elif ability.adds == "weapon":
        part = multiplied(attribute(fight, actor, weapon, told.attr), weapon.bonus)
    if ability.damage is not None:
        terms = with_weapon(amount(ability.damage), amount(weapon.damage))
        physical = ability.check == "at_de" and weapon.kind != "magic"
        blow = Blow("cast", ability.element, physical=physical, swung=ability.wields, spell=ability.is_spell)
        words = in_words(ability.damage, weapon.damage)
        text = f"{words}{part:+}" if part else words
        found += _harm(fight, actor, one, text, Fraction(twice_the_average(terms), 2) + part, blow)
    if ability.heal is not None:
        words = in_words(ability.heal)
        found.append(Preview("note", sayings.HEALS(dice=f"{words}{part:+}" if part else words), one.id))
    return found


@ahead("targets")
def opposed(fight: Battle, actor: Fighter, told: Hold) -> Iterator[Preview]:
    """LF-GRAB-01: what each side adds to its 2d."""
    own = told.attr or better(fight, actor)
    for id in told.targets[:1]:
        target = fight.combatants.get(id)
        if target is not None and target.able:
            mine, theirs = numbers(fight, actor), numbers(fight, target)
            other = better(fight, target)
            said = sayings.OPPOSED(own=f"{getattr(mine, own):+}", theirs=f"{getattr(theirs, other):+}")
            yield Preview("chance", said, id)


@ahead("mode")
def how_far(fight: Battle, actor: Fighter, told: Move) -> Iterator[Preview]:
    """LF-TURN-02: how far one movement goes."""
    most = allowance(fight, actor, told.mode)
    said = sayings.CELLS if played(fight, actor) else sayings.METRES
    yield Preview("note", said(most=most), number=most)


@ahead("distance", "kind")
def jump(fight: Battle, actor: Fighter, told: Jump) -> Iterator[Preview]:
    """LF-JUMP-02, LF-JUMP-03: the chance of a jump."""
    yield _plain_check(numbers(fight, actor).agi + told.modifier, to_jump(told))


@ahead("attr", "difficulty")
def check(fight: Battle, actor: Fighter, told: Check) -> Iterator[Preview]:
    """LF-TURN-05: the chance of a check against a number."""
    if told.difficulty is not None:
        yield _plain_check(getattr(numbers(fight, actor), told.attr) + told.modifier, told.difficulty)


def _plain_check(plus: int, against: int) -> Preview:
    needed = against - plus
    percent = chance(needed, plain=True)
    said = sayings.CHANCE(percent=percent, needed=needed, stat="GD", against=against)
    return Preview("chance", said, number=percent)
