"""What an action would cost and bring, said before it is done: nothing is rolled, nothing changes."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from rules.actions import Act, Preview
from rules.fantasia.amounts import amount, in_words, twice_the_average, with_weapon
from rules.fantasia.attack import weapon_of
from rules.fantasia.casting import is_willing, mirrors, needs_roll, sum_against
from rules.fantasia.damage import Blow, affinity, incoming, outgoing
from rules.fantasia.deed import COSTS, Deed, Doing, slot_for
from rules.fantasia.ground import played
from rules.fantasia.movement import allowance
from rules.fantasia.numbers import attribute, better, multiplied, numbers
from rules.fantasia.performing import as_doing
from rules.fantasia.sheet import Ability, Weapon
from rules.fantasia.state import SLOTS, Battle, Fighter
from rules.fantasia.strikes import to_hit, weapon_blow

SLOT_WORDS = {"normal": "acción normal", "move": "movimiento", "extra": "acción extra"}


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
    return () if slot is None else (Preview("cost", SLOT_WORDS[SLOTS[slot]]),)


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
        found = [Preview("chance", "100 %", target.id)]
    else:
        plus, against, _ = to_hit(fight, actor, target, weapon, chosen)
        needed = against - plus - doing.modifier
        percent = chance(needed, twice=target.has("blink"))
        found = [Preview("chance", f"{percent} % (2d ≥ {needed}, DE {against})", target.id)]
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
    if word in ("immune", "affinity"):
        return [Preview("note", "Inmune" if word == "immune" else "Afinidad", target.id)]
    above, below = outgoing(actor, blow, [])
    more, less = incoming(fight, target, blow, [])
    factor = Fraction(above * more, below * less)
    shown = text if factor == 1 else f"({text}) × {factor}"
    return [Preview("damage", f"{shown} ≈ {max(0, round(mean * factor))}", target.id)]


def of_cast(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """PM, who needs a roll and how likely it is, what is lost on average, who sends it back."""
    doing = as_doing(act)
    actor = doing.actor
    ability = actor.ability_of(doing.with_id)
    found = list(cost(doing, deed))
    if ability is None:
        return tuple(found)
    if ability.pm:
        found.append(
            Preview("cost", f"{ability.pm} PM ({actor.pools['pm']} → {max(0, actor.pools['pm'] - ability.pm)})")
        )
    plain = ability.area and len(doing.targets) > 1
    for id in dict.fromkeys(doing.targets):
        target = fight.combatants.get(id)
        if target is None:
            continue
        if ability.ground and target.has("float"):
            found.append(Preview("note", "Flotar", id))
            continue
        one, mirrored = target, False
        if ability.kind == "magic" and target is not actor and mirrors(actor, target):
            found.append(Preview("note", f"Espejo → {actor.name}", id))
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
        found.append(Preview("chance", f"{percent} % (2d ≥ {needed}, {name} {against})", one.id))
    elif not is_willing(ability, doing, one, mirrored=mirrored):
        found.append(Preview("chance", "100 %", one.id))
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
        found.append(Preview("note", f"+{words}{part:+} PV" if part else f"+{words} PV", one.id))
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
            text = f"2d{getattr(mine, own):+} > 2d{getattr(theirs, other):+}"
            found.append(Preview("chance", text, id))
    return tuple(found)


def of_move(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """How far one movement goes."""
    doing = as_doing(act)
    most = allowance(fight, doing.actor, str(doing.params.get("mode", "walk")))
    where = "casillas" if played(fight, doing.actor) else "m"
    return (*cost(doing, deed), Preview("note", f"≤ {most} {where}"))


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
    return Preview("chance", f"{chance(needed, plain=True)} % (2d ≥ {needed}, GD {against})")


def of_anything(fight: Battle, act: Act, deed: Deed) -> tuple[Preview, ...]:
    """What it costs."""
    return cost(as_doing(act), deed)
