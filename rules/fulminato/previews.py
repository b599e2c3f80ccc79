"""What the window says before an action is done: prices and chances, with nothing rolled and nothing changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rules.actions import Preview
from rules.fulminato import ground, sayings
from rules.fulminato.attacks import (
    Blow,
    blow_of,
    characteristic_for,
    default_weapon,
    desvio_of,
    flanking,
    passing_chance,
    skill_step,
)
from rules.fulminato.catalogue import COST_LABELS, COSTS, DAMAGE_TYPES
from rules.fulminato.checks import chances_of_opposed, chances_of_test, characteristic_of
from rules.fulminato.ladder import chances, share, together
from rules.fulminato.manoeuvres import CONTESTS, own_ranks
from rules.fulminato.numbers import can_deflect, keeps_bonuses, speed, worn_skill_ranks
from rules.fulminato.positions import flanked_by
from rules.fulminato.prey import escape_ranks, untying_skill
from rules.fulminato.sheet import Weapon
from rules.fulminato.state import Fighter, FulminatoFight
from rules.fulminato.strikes import own_characteristics
from rules.sayings import ROW, joined

if TYPE_CHECKING:
    from rules.actions import Act

Previewer = Callable[[Any, "Act"], tuple[Preview, ...]]
NOTHING: tuple[Preview, ...] = ()


def price(cost: str, ps: int = 0) -> Preview:
    """FU-ACT-01: what an action costs: `3 PA · Estándar`."""
    said = sayings.PRICE_PS if ps else sayings.PRICE
    return Preview("cost", said(ps=ps, points=COSTS[cost], cost=COST_LABELS[cost]))


def odds(percent: int, target: str | None = None) -> Preview:
    """How likely it is."""
    return Preview("chance", sayings.CHANCE(percent=percent), target)


def costs(cost: str) -> Previewer:
    """FU-ACT-01: the preview of an action of which only the price is known."""
    told = (price(cost),)
    return lambda fight, act: told


def _target(fight: FulminatoFight, act: Act) -> Fighter | None:
    return fight.combatants.get(act.targets[0]) if act.targets else None


def _weapon(act: Act) -> Weapon | None:
    one: Fighter = act.actor
    return default_weapon(one) if act.with_id is None else one.sheet.armory.get(act.with_id)


def attack(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-ATK-08, FU-PART-01: the chances of each part of the body, the damage dice and the price."""
    weapon, target = _weapon(act), _target(fight, act)
    if weapon is None:
        return NOTHING
    told = [price(weapon.action if act.action.id == "attack" else "standard")]
    if target is not None:
        told.append(_odds(fight, act.actor, target, blow_of(act, weapon)))
        by = flanking(fight, act.actor, target, blow_of(act, weapon))
        if by:
            told.append(Preview("note", flanked_by(fight, by), target.id))
    told.append(Preview("damage", sayings.DAMAGE_TYPE(dice=weapon.damage, type=DAMAGE_TYPES[weapon.damage_type])))
    material = act.params.get("through")
    if isinstance(material, str):
        named, percent = sayings.MATERIALS.get(material, material), passing_chance(weapon, material)
        told.append(Preview("note", sayings.THROUGH(material=named, percent=percent)))
    return tuple(told)


def _odds(fight: FulminatoFight, one: Fighter, target: Fighter, blow: Blow) -> Preview:
    final = chances_of_test(one, characteristic_for(blow.weapon), skill_step(one, blow))
    add = blow.weapon.bonus
    if keeps_bonuses(target):
        step, bonus = desvio_of(fight, one, target, blow)
        final = together(final, chances(step), -1) if can_deflect(target) else final
        add -= bonus
    if blow.called == "head":
        text: str = sayings.HEAD(percent=share(final, 8 - add))
    elif blow.called is not None:
        text = sayings.LIMB(percent=share(final, 4 - add))
    else:
        text = joined(
            (
                sayings.CHANCE(percent=share(final, 4 - add)),
                sayings.LIMB(percent=share(final, 4 - add, 7 - add)),
                sayings.TORSO(percent=share(final, 8 - add, 12 - add)),
                sayings.HEAD(percent=share(final, 13 - add)),
            ),
            ROW,
        )
    return Preview("chance", text, target.id)


def called_attack(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-CALL-01, FU-CALL-07: the chance of the aim, then those of the attack."""
    weapon, target = _weapon(act), _target(fight, act)
    if weapon is None:
        return NOTHING
    one: Fighter = act.actor
    params = act.params
    blow = blow_of(act, weapon, params.get("part"))
    told = [price(weapon.action)]
    number = fight.options.difficulty(params.get("difficulty", "complicado"))
    if params.get("method", "skill") == "skill" and number is not None:
        aim = chances_of_test(one, characteristic_for(weapon), skill_step(one, blow))
        told.append(Preview("chance", sayings.AIM(percent=share(aim, number))))
    elif target is not None:
        theirs = params.get("theirs", ("destreza",))
        ranks = params.get("target_ranks", 0)
        aim = chances_of_opposed(one, target, own_characteristics(act, target), theirs, 0, ranks)
        told.append(Preview("chance", sayings.OPPOSED(percent=share(aim, 1)), target.id))
    if target is not None and blow.called is not None:
        told.append(_odds(fight, one, target, blow))
    return tuple(told)


def stunt(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-CHK-01, FU-OPP-01: the price and the chance of a stunt."""
    one: Fighter = act.actor
    params = act.params
    told = [price(params.get("cost", "standard"))]
    target = _target(fight, act)
    if params.get("method") == "skill":
        skill = params.get("skill")
        goes_with = None if skill is None else characteristic_of(skill, params.get("characteristic"))
        number = fight.options.difficulty(params.get("difficulty", "complicado"))
        if skill is not None and goes_with is not None and number is not None:
            step = one.sheet.skill_rank(skill) + act.modifier + worn_skill_ranks(one)
            told.append(odds(share(chances_of_test(one, goes_with, step), number)))
        if target is not None and isinstance(params.get("resist"), Mapping):
            told.extend(_resisted(fight, target, params["resist"]))
    elif target is not None and params.get("own") and params.get("theirs"):
        ranks = params.get("target_ranks", 0)
        contest = chances_of_opposed(one, target, params["own"], params["theirs"], act.modifier, ranks)
        told.append(odds(share(contest, 1), target.id))
    return tuple(told)


def _resisted(fight: FulminatoFight, target: Fighter, resist: Mapping[str, Any]) -> tuple[Preview, ...]:
    """FU-CHK-02: how likely the target undoes it."""
    skill = resist.get("skill")
    goes_with = None if skill is None else characteristic_of(skill, resist.get("characteristic"))
    number = fight.options.difficulty(resist.get("difficulty", "complicado"))
    if skill is None or goes_with is None or number is None:
        return ()
    step = target.sheet.skill_rank(skill) + worn_skill_ranks(target)
    percent = share(chances_of_test(target, goes_with, step), number)
    return (Preview("chance", sayings.RESISTS(percent=percent), target.id),)


def manoeuvre(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-MAN-01: the price and the chance of a manoeuvre."""
    target = _target(fight, act)
    told = (price("standard"),)
    if target is None:
        return told
    one: Fighter = act.actor
    contest = CONTESTS[act.action.id]
    ranks = act.modifier + own_ranks(one, act.action.id)
    theirs = act.params.get("target_ranks", 0)
    found = chances_of_opposed(one, target, (contest.own,), (contest.theirs,), ranks, theirs)
    return (*told, odds(share(found, 1), target.id))


def tie(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-GRP-07: the price and the chance of a knot."""
    one: Fighter = act.actor
    prey = victim_of_fight(fight, one)
    target = _target(fight, act) or prey
    told = (price("standard"),)
    if target is None:
        return told
    ranks = act.modifier - (target is prey)
    theirs = act.params.get("target_ranks", 0)
    found = chances_of_opposed(one, target, ("destreza",), ("destreza",), ranks, theirs)
    return (*told, odds(share(found, 1), target.id))


def victim_of_fight(fight: FulminatoFight, one: Fighter) -> Fighter | None:
    """FU-GRP-01: whom a combatant grabs, read from the fight."""
    condition = one.condition("grabbing")
    return None if condition is None or condition.source is None else fight.combatants.get(condition.source)


def escape(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-GRP-12: the price and the chance of breaking free."""
    one: Fighter = act.actor
    grip = one.condition("grabbed")
    told = (price("standard"),)
    if grip is None or grip.source is None:
        return told
    grabber = fight.combatants[grip.source]
    ranks = act.modifier + escape_ranks(one)
    theirs = act.params.get("target_ranks", 0)
    found = chances_of_opposed(one, grabber, ("constitucion",), ("constitucion",), ranks, theirs)
    return (*told, odds(share(found, 1), grabber.id))


def untie(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-GRP-10: the price and the chance of getting out of the rope."""
    one: Fighter = act.actor
    told = (price("standard"),)
    number = fight.options.difficulty("complicado")
    if (act.targets and act.targets[0] != one.id) or number is None:
        return told
    skill = untying_skill(one, act.params.get("skill"))
    step = one.sheet.skill_rank(skill) + act.modifier + worn_skill_ranks(one)
    return (*told, odds(share(chances_of_test(one, "destreza", step), number)))


def ability(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-SOL-01, FU-SOL-02: what a soltura costs, and the chance against each target."""
    one: Fighter = act.actor
    row = one.sheet.ability(act.with_id)
    if row is None:
        return NOTHING
    told = [price(row.action, row.ps)]
    if row.opposed is not None:
        for id in act.targets:
            target = fight.combatants.get(id)
            if target is not None:
                found = chances_of_opposed(one, target, row.opposed.own, row.opposed.theirs, act.modifier)
                told.append(odds(share(found, 1), id))
    if row.damage is not None:
        told.append(Preview("damage", sayings.DAMAGE(dice=row.damage)))
    if row.heal is not None:
        told.append(Preview("note", sayings.HEALS(dice=row.heal)))
    return tuple(told)


def item(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-EQP-08: what a thing costs to use, and what it heals."""
    row = act.actor.sheet.item(act.with_id)
    if row is None:
        return NOTHING
    told = (price(row.action),)
    return told if row.heal is None else (*told, Preview("note", sayings.HEALS(dice=row.heal)))


def reload(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-EQP-05: what loading costs."""
    weapon = _weapon(act)
    return NOTHING if weapon is None else (price(weapon.reload),)


def way(cost: str, times: int = 1) -> Previewer:
    """FU-BRD-04: the price of a movement and how far it goes."""

    def told(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
        feet = times * speed(act.actor)
        if ground.on_board(fight, act.actor) and fight.board is not None:
            cells = feet // ground.cell_feet(fight.board)
            return price(cost), Preview("note", sayings.FEET_CELLS(feet=feet, cells=cells))
        return price(cost), Preview("note", sayings.FEET(feet=feet))

    return told


def other(fight: FulminatoFight, act: Act) -> tuple[Preview, ...]:
    """FU-ACT-08: the price of anything else."""
    return (price(act.params.get("cost", "standard")),)
