"""What is said before an action is done: chances, damage, costs, when it lands. Nothing is rolled, nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.modifiers import ComputationStep
from rules.ffrpg.actions import abilities, aim, attack, checks, gear, movement, targets, usables
from rules.ffrpg.actions.params import Equip, Escape, Strike, Trigger, Unequip, Using, Wait, Way
from rules.ffrpg.actions.usables import UsedAbility
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight, Held
from rules.ffrpg.combatant.statistics import COUNTED, TERMS, cost_of, standing
from rules.ffrpg.damage import chances, damage, effects, healing, losses, weapons
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.codes import POOL_LABELS, Effect, Heal, dice_of
from rules.ffrpg.statuses.traits import INERT, SHIELDED, UNDEAD
from rules.ffrpg.turns import order
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead


def with_modifier(modifier: int) -> str:
    """` − 20`: the Conditional Modifier at the end of a sum."""
    return "" if not modifier else f" {'−' if modifier < 0 else '+'} {abs(modifier)}"


def chance_of(chance: int, cos: int, chain: str, target: str | None = None) -> Preview:
    """A chance with the sum that it comes from, which is told where the dice do not allow all of it."""
    if not chain or chain == str(chance):
        said = phrases.CHANCE(chance=chance)
    elif chance == cos or chain == str(cos):
        said = phrases.CHANCE_FROM(chance=chance, chain=chain)
    else:
        said = phrases.CHANCE_HELD(chance=chance, chain=chain, sum=str(cos).replace("-", "−"))
    return Preview("chance", said, target, number=chance)


# --- striking --------------------------------------------------------------------------------------------------


@ahead("weapon")
def blows(fight: Fight, actor: Combatant, told: Strike) -> Iterator[Preview]:
    """FF-ATK-02, FF-ATK-04: chance and damage of each blow on each target."""
    pulled = (attack.PULLED,) if told.pull else ()
    found = tuple(struck(fight, actor, told))
    several = len({blow.id for _, blow in found}) > 1
    spared: dict[str, int] = {}
    for target, blow in found:
        if several:
            yield Preview("note", phrases.BLOW(weapon=blow.title), target.id)
        modifier = told.manner.modifier_on(target)
        cos = blow.acc - standing(target).eva + modifier
        chain = f"{blow.acc} − {standing(target).eva}{with_modifier(modifier)}"
        yield chance_of(chances.of_blow(blow, cos), cos, chain, target.id)
        if blow.harms:
            yield from losses.of_blow(fight, actor, target, blow, pulled, spared, chances.of_blow(blow, cos))
        yield from befalling(actor, blow.effects, target, blow.acc)


def struck(fight: Fight, actor: Combatant, told: Strike) -> Iterator[tuple[Combatant, WeaponBlow]]:
    """FF-TGT-01, FF-ATK-11: whom each blow of an attack would strike, loaded with what is named; nobody is unknown."""
    if next(aim.weapon_at_hand.find(fight, actor, told), None) is not None:
        return
    loaded = aim.loaded(actor, told.blows(actor), told.ammo)
    for place, blow in enumerate(loaded):
        ids = told.targets if blow.group and len(loaded) == 1 else aim.own_target(told.targets, place)
        if blow.group:
            for target in targets.group_foreseen(fight, actor, ids, blow.aim):
                yield target, blow
        else:
            for id in ids:
                if id in fight.combatants:
                    yield fight.combatants[id], blow


# --- Abilities and Items ---------------------------------------------------------------------------------------


@ahead("thing")
def price(fight: Fight, actor: Combatant, told: Using) -> Iterator[Preview]:
    """FF-ABL-02, FF-ITM-01: the MP, or how many are left of the Item."""
    use = told.use(actor)
    if use is not None and use.item:
        yield Preview("cost", phrases.ITEM(item=use.title, count=max(0, actor.items.get(use.id, 0) - 1)), number=1)
    elif use is not None and (mp := usables.cost_of(actor, use)):
        yield Preview("cost", phrases.COST(mp=mp, left=max(0, actor.pools["mp"] - mp)), number=mp)


@ahead("thing")
def landing(fight: Fight, actor: Combatant, told: Using) -> Iterator[Preview]:
    """FF-SLOW-01, FF-SLOW-03: the tick at which it takes effect, where it has a Charge Time."""
    use = told.use(actor)
    ct = 0 if use is None or not order.is_open(fight, actor) else usables.charge_time(actor, use)
    if ct:
        yield lands(actor, ct)


def lands(actor: Combatant, ct: int) -> Preview:
    """FF-SLOW-01, FF-SLOW-03: the tick at which a Charge Time ends, or what is carried over."""
    count = (actor.initiative or 0) - ct
    said = phrases.TICK(tick=count) if count >= 0 else phrases.CARRIED(ticks=-count)
    return Preview("tick", said, None, count)


@ahead("thing")
def uses(fight: Fight, actor: Combatant, told: Using) -> Iterator[Preview]:
    """FF-ABL-05…10: for each target the chance and what it does."""
    use = told.use(actor)
    if use is not None:
        for target in foreseen(fight, actor, told, use):
            yield from on_target(fight, actor, told, use, target)


def foreseen(fight: Fight, actor: Combatant, told: Using, use: UsedAbility) -> Sequence[Combatant]:
    """Whom an Ability or Item would reach, as far as it is said; nobody where that is drawn."""
    kind, ids = use.aim.target, told.targets
    if kind == "self":
        return [actor]
    if targets.is_at_one(use.aim, ids, split=told.is_split):
        return [combatant for id in ids if (combatant := fight.combatants.get(id)) is not None][:1]
    if kind in ("group", "single_group"):
        return targets.group_foreseen(fight, actor, ids, use.aim)
    if kind == "party":
        return targets.party_of(fight, actor, targets.aim_at_party(fight, actor, ids, use.aim)[1], use.aim)
    return targets.all_of(fight, actor, use.aim) if kind == "all" else []


def summed(chance: int, steps: Sequence[ComputationStep]) -> str:
    """How a CoS adds up, `70 + 30 − 8`; empty where nothing is added or taken off."""
    added = [step.amount for step in steps if step.term == "modifier"]
    less = [step.amount for step in steps if step.kind == "less"]
    if not added and not less:
        return ""
    own = chance - sum(added) + sum(less)
    return f"{own}{with_modifier(sum(added))}{''.join(f' − {item}' for item in less)}"


def on_target(fight: Fight, actor: Combatant, told: Using, use: UsedAbility, target: Combatant) -> Iterator[Preview]:
    """The chance on one target, the damage or healing, and the chances of the effects."""
    chance, steps = usables.chance_to_hit(fight, actor, target, use)
    if chance is not None:
        basis = summed(chance, steps)
        modifier = told.manner.modifier_on(target)
        cos = chance + modifier
        chain = f"{basis or chance}{with_modifier(modifier)}" if basis or modifier else ""
        yield chance_of(chances.of_roll(cos), cos, chain, target.id)
    split = use.aim.target == "single_group" and not targets.is_at_one(use.aim, told.targets, split=told.is_split)
    if use.damage is not None:
        harm, fixed, _, dice = abilities.code_of(actor, use, use.damage, told.weapon)
        yield losses.loss(fight, actor, target, harm, (fixed, dice), abilities.shares_of(use.damage, split))
    for block in use.heals:
        yield restored(fight, actor, block, split, target)
    yield from befalling(actor, use.effects, target)


def befalling(
    actor: Combatant, those: Sequence[Effect], target: Combatant, acc: int | None = None
) -> Iterator[Preview]:
    """FF-EFF-01…06: what each effect would do and how likely it is; `acc`: of the blow that brings it."""
    for effect in those:
        if effects.keeps_out(target, effect) is not None:
            yield Preview("note", phrases.IMMUNE(effect=effects.called(effect)), target.id)
        elif effect.cos is not None:
            chance = chances.of_roll(effects.chance_of(effect.cos, actor, target, acc)[0])
            said = phrases.EFFECT_CHANCE(effect=lasting(effect), chance=chance)
            yield Preview("chance", said, target.id, number=chance)
        elif effect.revive is not None and target.state == "active":
            yield killing(actor, target)
        elif effect.revive is not None:
            yield Preview("note", phrases.WAKES(hp=effects.wakes_with(effect, target)), target.id)
        else:
            yield Preview("note", phrases.EFFECT(effect=lasting(effect)), target.id)


def lasting(effect: Effect) -> str:
    """What an effect is called, with its timer as the log writes it: `Sleep (6)`."""
    if effect.status is None:
        return effects.called(effect)
    timer = effects.timer_of(effect)
    return effects.called(effect) if timer is None else f"{effects.called(effect)} ({timer})"


def restored(fight: Fight, actor: Combatant, block: Heal, split: bool, target: Combatant) -> Preview:
    """FF-DMG-04, FF-ZHP-05: `+ (16 + d8) × 75 % HP`, no more than is missing; a Zombie loses the HP."""
    pool = block.pool.upper()
    traits = standing(target).traits
    undead = traits.get(UNDEAD) if block.pool == "hp" else None
    if SHIELDED in traits:
        return Preview("note", phrases.HEALS(amount=0, pool=pool), target.id)
    if block.full:
        return killing(actor, target) if undead else Preview("note", regained(target, block.pool, None), target.id)
    code, ends = healing_code(actor, block, split)
    if not undead:
        return Preview("note", regained(target, block.pool, (code, *ends)), target.id)
    least, most = (0 if INERT in traits else damage.capped(fight, damage.braced(target, end)) for end in ends)
    span = str(least) if least == most else f"{least}–{most}"
    chain = f"{code}, {STATUSES[undead.status].label}"
    return Preview("damage", phrases.DAMAGE(span=span, chain=chain), target.id, number=(least + most) // 2)


def regained(target: Combatant, pool: str, whole: tuple[str, int, int] | None) -> str:
    """FF-DMG-04: what a healing brings of its code, its least and its most; `whole` None: all that is missing."""
    label = POOL_LABELS[pool]
    missing = int(getattr(target.sheet, pool)) - target.pools[pool]
    if not missing:
        return phrases.HEALS_NOTHING(pool=label)
    if whole is None:
        return phrases.HEALS_ALL(pool=label, amount=missing)
    code, least, most = whole
    if most <= missing and least == most:
        return phrases.HEALS(amount=most, pool=label)
    if most <= missing:
        return phrases.HEALS_SPAN(span=f"{least}–{most}", pool=label, chain=code)
    if least < missing:
        return phrases.HEALS_MOST(span=f"{least}–{missing}", pool=label, chain=code)
    return phrases.HEALS_PART(pool=label, gained=missing, chain=code)


def healing_code(actor: Combatant, block: Heal, split: bool) -> tuple[str, tuple[int, int]]:
    """What a block restores, as it is written, and the least and the most of it."""
    if block.amount is not None:
        return str(block.amount), (block.amount, block.amount)
    fixed = block.scale * int(getattr(actor.sheet, block.attribute)) + block.bonus
    dice = dice_of(block.die)
    code = f"{fixed} + {losses.dice_text(dice)}"
    share = abilities.SHARE_OF_GROUP if split else 100
    ends = ((fixed + len(dice)) * share // 100, (fixed + sum(dice)) * share // 100)
    return f"({code}) × {share}%" if split else code, ends


def killing(actor: Combatant, target: Combatant) -> Preview:
    """FF-ST-zombie, FF-EFF-03: the chance that a revival or a full healing brings a Zombie to 0 HP."""
    if healing.spares_undead(target):
        return Preview("note", phrases.IMMUNE(effect=phrases.EFFECTS["death"]), target.id)
    chance = chances.of_roll(healing.chance_to_kill(actor, target))
    said = phrases.EFFECT_CHANCE(effect=phrases.EFFECTS["death"], chance=chance)
    return Preview("chance", said, target.id, number=chance)


# --- the rest --------------------------------------------------------------------------------------------------


@ahead("rating")
def task(fight: Fight, actor: Combatant, told: Trigger) -> Iterator[Preview]:
    """FF-TRG-01: the chance of the Task Check."""
    value = checks.value_of(actor, told) if told.roll else None
    if value is not None:
        cos = value + told.modifier if value else 0
        chain = f"{value}{with_modifier(told.modifier)}" if told.modifier and value else str(value)
        yield chance_of(chances.of_task(fight, value, cos), cos, chain)


@ahead("ct")
def resolution(fight: Fight, actor: Combatant, told: Trigger) -> Iterator[Preview]:
    """FF-TRG-03: when a task is resolved that is charged."""
    if told.ct:
        yield lands(actor, told.ct)


@ahead("ticks")
def waiting(fight: Fight, actor: Combatant, told: Wait) -> Iterator[Preview]:
    """FF-WAIT-01, FF-WAIT-03: the tick at which the turn comes again."""
    if actor.initiative is not None:
        count = actor.initiative - told.ticks
        if count > 0:
            yield Preview("tick", phrases.TICK(tick=count), None, count)
        else:
            yield Preview("tick", phrases.NO_PLACE())


@ahead()
def movement_left(fight: Fight, actor: Combatant, told: Way) -> Iterator[Preview]:
    """FF-MOV-01, FF-MOV-02: what the way costs, and how many metres there are."""
    most = int(told.most(fight, actor))
    if told.distance is None and told.to is None:
        yield Preview("note", phrases.METRES(metres=most))
    else:
        cost = cost_of(actor, *movement.way(fight, actor, told))
        yield Preview("cost", phrases.METRES_OF(metres=round(float(cost), 1), most=most), number=int(cost))


@ahead()
def escape(fight: Fight, actor: Combatant, told: Escape) -> Iterator[Preview]:
    """FF-ESC-02, FF-ESC-04: the ratings that are compared: its own, and that of each who would hold it."""
    others = checks.holding(fight, actor, told)
    if not others:
        yield Preview("note", phrases.NOBODY_HOLDS)
        return
    compared = phrases.OPPOSED if fight.options.opposed == "margin" else phrases.OPPOSED_BY_FACE
    own = checks.opposed_chance(actor, "spd", ("fast", "flee"), told.modifier)
    yield Preview("note", phrases.ESCAPES(own=compared(rating=own)))
    for combatant in others:
        rating = checks.opposed_chance(combatant, "spd", ("fast",), told.modifiers.get(combatant.id, 0))
        yield Preview("note", compared(rating=rating), combatant.id)


# --- gear ------------------------------------------------------------------------------------------------------


@ahead("thing")
def taking(fight: Fight, actor: Combatant, told: Equip) -> Iterator[Preview]:
    """FF-ITM-02, FF-ITM-03: what goes back to the Inventory, and the numbers and blows with the new gear."""
    row = told.row(actor)
    if row is None or weapons.hand_held(actor, row.id) is not None:
        return
    after = gear.taking(actor, row, told.hand)
    titles = {item.id: item.title for item in (*actor.sheet.weapons, *actor.sheet.shields)}
    back = [titles[thing.id] for thing in actor.held if thing not in after and thing.id in titles]
    if back:
        yield Preview("note", phrases.GOES_BACK(gear=", ".join(back)))
    yield from changed(actor, after)


@ahead("thing")
def putting_away(fight: Fight, actor: Combatant, told: Unequip) -> Iterator[Preview]:
    """FF-ITM-03: the numbers and blows without it."""
    yield from changed(actor, tuple(thing for thing in actor.held if thing.id != told.thing))


def changed(actor: Combatant, held: tuple[Held, ...]) -> Iterator[Preview]:
    """Which numbers and blows are others with other things in hand."""
    then = actor.if_it_had(held=held)
    now, later = standing(actor).stats, standing(then).stats
    for stat in COUNTED:
        if now[stat] != later[stat]:
            yield Preview("note", f"{TERMS[stat]} {now[stat]} → {later[stat]}")
    blows = weapons.all_blows(then)
    if blows != weapons.all_blows(actor):
        for blow in blows:
            code = " + ".join(part for part in (str(blow.fixed), losses.dice_text(blow.dice)) if part)
            yield Preview("note", phrases.STRIKES_WITH(weapon=blow.title, acc=blow.acc, code=code))
