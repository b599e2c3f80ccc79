"""What an action would cost and bring, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from rules.actions import Act, Preview
from rules.fantasia import sayings
from rules.fantasia.amounts import amount, in_words, twice_the_average, with_weapon
from rules.fantasia.attack import weapon_of
from rules.fantasia.casting import is_willing, mirrors, needs_roll, sum_against
from rules.fantasia.catalogue import STATUSES
from rules.fantasia.damage import Blow, affinity, incoming, outgoing
from rules.fantasia.deed import COSTS, Deed, Doing, slot_for
from rules.fantasia.ground import played
from rules.fantasia.movement import allowance
from rules.fantasia.numbers import attribute, better, multiplied, numbers
from rules.fantasia.performing import as_doing
from rules.fantasia.sheet import ELEMENTS, Ability, Weapon
from rules.fantasia.state import SLOTS, Battle, Fighter
from rules.fantasia.strikes import to_hit, weapon_blow


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


def cost(doing: Doing, deed: Deed) -> tuple[Preview, ...]:
    """Which slot of the turn pays for it."""
    price = deed.cost if deed.price is None else deed.price(doing)
    if not COSTS[price]:
        return ()
    named = doing.params.get("pay")
    slot = slot_for(doing.actor, price, named if named in SLOTS else None)
    return () if slot is None else (Preview("cost", sayings.SLOTS[SLOTS[slot]]),)


def of_attack(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """The chance to hit each target and what a hit would do on average."""
    doing = as_doing(act)
    weapon = weapon_of(doing)
    found = list(cost(doing, deed))
    if weapon is None:
        return tuple(found)
    for id in dict.fromkeys(doing.targets):
        target = fight.combatants.get(id)
        if target is not None:
            found += _strike(fight, doing, target, weapon)
    return tuple(found)


def _strike(fight: Battle, doing: Doing, target: Fighter, weapon: Weapon) -> list[Preview]:
    actor, chosen = doing.actor, doing.params.get("attr")
    if target.helpless or target is actor:
        found = [Preview("chance", sayings.SURE(), target.id)]
    else:
        plus, against, _ = to_hit(fight, actor, target, weapon, chosen)
        needed = against - plus - doing.modifier
        percent = chance(needed, twice=target.has("blink"))
        said = sayings.CHANCE(percent=percent, needed=needed, stat="DE", against=against)
        found = [Preview("chance", said, target.id)]
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
        return [Preview("note", sayings.AFFINITY(element=element, mean=regained), target.id)]
    more, less = incoming(fight, target, blow, [])
    factor = Fraction(above * more, below * less)
    lost = max(0, round(mean * factor))
    said = sayings.DAMAGE if factor == 1 else sayings.DAMAGE_TIMES
    return [Preview("damage", said(dice=text, factor=factor, mean=lost), target.id)]


def of_cast(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """PM, who needs a roll and how likely it is, what is lost on average, who sends it back."""
    doing = as_doing(act)
    actor = doing.actor
    ability = actor.ability_of(doing.with_id)
    found = list(cost(doing, deed))
    if ability is None:
        return tuple(found)
    if ability.pm:
        before = actor.pools["pm"]
        said = sayings.PM(pm=ability.pm, before=before, after=max(0, before - ability.pm))
        found.append(Preview("cost", said))
    plain = ability.area and len(doing.targets) > 1
    for id in dict.fromkeys(doing.targets):
        target = fight.combatants.get(id)
        if target is None:
            continue
        if ability.ground and target.has("float"):
            found.append(Preview("note", sayings.FLOATING(status=STATUSES["float"].label), id))
            continue
        one, mirrored = target, False
        if ability.kind == "magic" and target is not actor and mirrors(actor, target):
            found.append(Preview("note", sayings.MIRRORED(status=STATUSES["reflect"].label, name=actor.name), id))
            one, mirrored = actor, True
        found += _spell(fight, doing, ability, one, mirrored=mirrored, plain=plain)
    return tuple(found)


def _spell(
    fight: Battle, doing: Doing, ability: Ability, one: Fighter, *, mirrored: bool, plain: bool
) -> list[Preview]:
    actor = doing.actor
    found: list[Preview] = []
    if needs_roll(ability, doing, one, mirrored=mirrored):
        plus, against, _ = sum_against(fight, actor, ability, one, doing.params.get("attr"))
        needed = against - plus - doing.modifier
        blurred = ability.check == "at_de" and one.has("blink")
        name = "DE" if ability.check == "at_de" else "DM"
        percent = chance(needed, twice=blurred, plain=plain)
        said = sayings.CHANCE(percent=percent, needed=needed, stat=name, against=against)
        found.append(Preview("chance", said, one.id))
    elif not is_willing(ability, doing, one, mirrored=mirrored):
        found.append(Preview("chance", sayings.SURE(), one.id))
    weapon = actor.weapon
    part = 0
    if ability.adds == "men":
        part = multiplied(numbers(fight, actor).men, weapon.bonus if weapon.kind == "magic" else 0)
    elif ability.adds == "weapon":
        part = multiplied(attribute(fight, actor, weapon, doing.params.get("attr")), weapon.bonus)
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


def of_opposed(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """LF-GRAB-01: what each side adds to its 2d."""
    doing = as_doing(act)
    actor = doing.actor
    found = list(cost(doing, deed))
    own = doing.params.get("attr") or better(fight, actor)
    for id in doing.targets[:1]:
        target = fight.combatants.get(id)
        if target is not None and target.able:
            mine, theirs = numbers(fight, actor), numbers(fight, target)
            other = better(fight, target)
            said = sayings.OPPOSED(own=f"{getattr(mine, own):+}", theirs=f"{getattr(theirs, other):+}")
            found.append(Preview("chance", said, id))
    return tuple(found)


def of_move(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """How far one movement goes."""
    doing = as_doing(act)
    most = allowance(fight, doing.actor, str(doing.params.get("mode", "walk")))
    said = sayings.CELLS if played(fight, doing.actor) else sayings.METRES
    return (*cost(doing, deed), Preview("note", said(most=most)))


def of_jump(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """LF-JUMP-02, LF-JUMP-03: the chance of a jump."""
    doing = as_doing(act)
    metres = doing.params.get("distance")
    if not isinstance(metres, int):
        return cost(doing, deed)
    against = metres * (4 if doing.params.get("kind") == "high" else 2)
    return (*cost(doing, deed), _plain_check(numbers(fight, doing.actor).agi + doing.modifier, against))


def of_check(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """LF-TURN-05: the chance of a check against a number."""
    doing = as_doing(act)
    stat, against = doing.params.get("attr"), doing.params.get("difficulty")
    if not isinstance(against, int) or not isinstance(stat, str) or not hasattr(numbers(fight, doing.actor), stat):
        return cost(doing, deed)
    return (*cost(doing, deed), _plain_check(getattr(numbers(fight, doing.actor), stat) + doing.modifier, against))


def _plain_check(plus: int, against: int) -> Preview:
    needed = against - plus
    percent = chance(needed, plain=True)
    return Preview("chance", sayings.CHANCE(percent=percent, needed=needed, stat="GD", against=against))


def of_anything(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """What it costs."""
    return cost(as_doing(act), deed)
