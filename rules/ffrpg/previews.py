"""What the window says before an action is done: chances, damage, costs, when it lands. Nothing is rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.actions import Act, Preview
from rules.ffrpg import (
    abilities,
    aiming,
    arms,
    attacks,
    checks,
    damage,
    effects,
    movement,
    odds,
    order,
    sayings,
    sides,
    targets,
    usables,
)
from rules.ffrpg.arms import Blow
from rules.ffrpg.damage import Harm
from rules.ffrpg.numbers import metres_of, standing
from rules.ffrpg.sheet import Ability, Heal, Item, dice_of
from rules.ffrpg.state import Combatant, Fight
from rules.ffrpg.sums import after_basic, called
from rules.ffrpg.usables import Use
from rules.modifiers import Step
from rules.sayings import joined


def dice_text(dice: Sequence[int]) -> str:
    """`2d8` for two eights."""
    return f"{len(dice) if len(dice) > 1 else ''}d{dice[0]}" if dice else ""


def loss(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    code: tuple[int, tuple[int, ...]],
    shares: Sequence[tuple[int, str]] = (),
    percents: tuple[Step, ...] = (),
) -> Preview:
    """The least and the most that a code (what it has beside dice, dice) takes from one target, with every step."""
    fixed, dice = code
    chain = " + ".join(part for part in (str(fixed), dice_text(dice)) if part)
    ends: list[int] = []
    steps: list[Step] = []
    affinity = None
    for rolled in (len(dice), sum(dice)):
        base = fixed + rolled
        for percent, _ in shares:
            base = base * percent // 100
        steps = [*harm.percents, *percents]
        more = sum(step.amount for step in percents)
        net, _, _, affinity = damage.reckon(fight, dealer, target, harm, base, more, steps)
        ends.append(net)
    changes = [step for step in steps if step.kind == "percent"]
    if dice and (shares or changes):
        chain = f"({chain})"
    for percent, term in shares:
        chain = sayings.TIMES(chain=chain, percent=percent, told=called(term))
    if changes:
        told = joined(
            sayings.CHANGE(term=called(step.term), sign="+" if step.amount >= 0 else "−", amount=abs(step.amount))
            for step in changes
        )
        percent = max(0, 100 + sum(step.amount for step in changes))
        chain = sayings.TIMES(chain=chain, percent=percent, told=told)
    words = {
        "span": str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}",
        "chain": after_basic(chain, steps),
    }
    if affinity == "absorb":
        return Preview("note", sayings.ABSORBED(pool=harm.pool.upper(), **words), target.id)
    return Preview("damage", sayings.DAMAGE(**words), target.id)


def of_attack(fight: Fight, act: Act) -> tuple[Preview, ...]:
    """Chance and damage of each blow on each target."""
    found: list[Preview] = []
    pulled = (attacks.PULLED,) if act.params.get("pull") else ()
    for target, blow in struck(fight, act):
        modifier = modifier_on(act, target)
        cos = blow.acc - standing(target).eva + modifier
        chain = f"{blow.acc} − {standing(target).eva}{with_modifier(modifier)}"
        found.append(chance_of(odds.of_blow(blow, cos), cos, chain, target.id))
        if blow.harms:
            found.append(loss(fight, act.actor, target, blow.harm, (blow.fixed, blow.dice), percents=pulled))
    return tuple(found)


def struck(fight: Fight, act: Act) -> list[tuple[Combatant, Blow]]:
    """FF-TGT-01, FF-ATK-11: whom each blow of an attack as filled in so far would strike."""
    blows = blows_of(act)
    found: list[tuple[Combatant, Blow]] = []
    for place, blow in enumerate(blows):
        own = act.targets if blow.group and len(blows) == 1 else act.targets[min(place, len(act.targets) - 1) :][:1]
        if blow.group:
            group = targets.group_foreseen(fight, act.actor, own, aiming.aim_of(blow))
            found += [(target, blow) for target in group]
        else:
            found += [(fight.combatants[id], blow) for id in own if id in fight.combatants]
    return found


def modifier_on(act: Act, target: Combatant) -> int:
    """FF-ATK-09, FF-MOD-01: the modifiers against one target, as far as they are filled in."""
    each = act.params.get("modifiers")
    own = each.get(target.id) if isinstance(each, Mapping) else None
    return act.modifier + (own if isinstance(own, int) else 0)


def with_modifier(modifier: int) -> str:
    """` − 20`: the Conditional Modifier at the end of a sum."""
    return "" if not modifier else f" {'−' if modifier < 0 else '+'} {abs(modifier)}"


def chance_of(chance: int, cos: int, chain: str, target: str | None = None) -> Preview:
    """A chance with the sum that it comes from, which is told where the dice do not allow all of it."""
    if not chain or chain == str(chance):
        return Preview("chance", sayings.CHANCE(chance=chance), target)
    if chance == cos or chain == str(cos):
        return Preview("chance", sayings.CHANCE_FROM(chance=chance, chain=chain), target)
    return Preview("chance", sayings.CHANCE_HELD(chance=chance, chain=chain, sum=str(cos).replace("-", "−")), target)


def blows_of(act: Act) -> tuple[Blow, ...]:
    """The blows that an attack as filled in so far would strike, loaded with what is named."""
    actor: Combatant = act.actor
    if act.with_id is None:
        blows = arms.all_blows(actor)
    elif act.with_id == arms.IMPROVISED:
        die = act.params.get("die", "d6")
        blows = (aiming.picked_up(actor, act),) if die in arms.SCALES[1] else ()
    elif act.with_id == arms.BRAWL or arms.weapon_of(actor, act.with_id) is not None:
        blows = (arms.one_blow(actor, act.with_id),)
    else:
        return ()
    return aiming.loaded(actor, blows, aiming.ammunition_named(act.params))


def use_named(act: Act) -> Use | None:
    """The Ability or Item that `with` names."""
    actor: Combatant = act.actor
    rows: Sequence[Ability | Item] = actor.sheet.items if act.action.id == "use_item" else actor.sheet.abilities
    row = next((row for row in rows if row.id == act.with_id), None)
    return None if row is None else usables.use_of(actor, row)


def of_use(fight: Fight, act: Act) -> tuple[Preview, ...]:
    """Cost, when it lands, and for each target the chance and what it does."""
    use = use_named(act)
    if use is None:
        return ()
    actor: Combatant = act.actor
    found: list[Preview] = []
    if use.item:
        found.append(Preview("cost", sayings.ITEM(item=use.title, count=max(0, actor.items.get(use.id, 0) - 1))))
    elif mp := usables.cost_of(actor, use):
        found.append(Preview("cost", sayings.COST(mp=mp, left=max(0, actor.pools["mp"] - mp))))
    ct = usables.charge_time(actor, use) if order.is_open(fight, actor) else 0
    if ct:
        found.append(lands(actor, ct))
    for target in foreseen(fight, act, use):
        found += on_target(fight, act, use, target)
    return tuple(found)


def lands(actor: Combatant, ct: int) -> Preview:
    """FF-SLOW-01, FF-SLOW-03: the tick at which a Charge Time ends, or what is carried over."""
    count = (actor.initiative or 0) - ct
    said = sayings.TICK(tick=count) if count >= 0 else sayings.CARRIED(ticks=-count)
    return Preview("tick", said, None, count)


def foreseen(fight: Fight, act: Act, use: Use) -> list[Combatant]:
    """Whom an Ability or Item as filled in so far would reach; nobody where that is drawn or not said yet."""
    actor: Combatant = act.actor
    kind = use.aim.target
    named = [one for id in act.targets if (one := fight.combatants.get(id)) is not None]
    if kind == "self":
        return [actor]
    if kind == "single" or (kind == "single_group" and len(named) == 1 and act.params.get("as") != "group"):
        return named[:1]
    if kind in ("group", "single_group"):
        return targets.group_foreseen(fight, actor, act.targets, use.aim)
    if kind == "party":
        return targets.party_of(fight, actor, targets.Aimed(act.targets, sides.formation_of(actor)), use.aim)
    if kind == "all":
        return targets.all_of(fight, actor, use.aim)
    return []


def summed(chance: int, steps: Sequence[Step]) -> str:
    """How a CoS adds up, `70 + 30 − 8`; empty where nothing is added or taken off."""
    added = [step.amount for step in steps if step.term == "modifier"]
    less = [step.amount for step in steps if step.kind == "less"]
    if not added and not less:
        return ""
    own = chance - sum(added) + sum(less)
    return f"{own}{with_modifier(sum(added))}{''.join(f' − {one}' for one in less)}"


def on_target(fight: Fight, act: Act, use: Use, target: Combatant) -> list[Preview]:
    """The chance on one target, the damage or healing, and the chances of the effects."""
    actor: Combatant = act.actor
    found: list[Preview] = []
    chance, steps = abilities.chance_to_hit(fight, actor, target, use)
    if chance is not None:
        modifier = modifier_on(act, target)
        cos = chance + modifier
        told = summed(chance, steps)
        chain = f"{told or chance}{with_modifier(modifier)}" if told or modifier else ""
        found.append(chance_of(odds.of_roll(cos), cos, chain, target.id))
    split = use.aim.target == "single_group" and (len(act.targets) != 1 or act.params.get("as") == "group")
    if use.damage is not None:
        harm, fixed, _, dice = abilities.code_of(actor, use, use.damage, act.params.get("weapon"))
        found.append(loss(fight, actor, target, harm, (fixed, dice), abilities.shares_of(use.damage, split)))
    found += [Preview("note", healing_text(actor, block, split), target.id) for block in use.heals]
    for effect in use.effects:
        if effects.keeps_out(target, effect) is not None:
            found.append(Preview("note", sayings.IMMUNE(effect=effects.called(effect)), target.id))
        elif effect.cos is not None:
            chance = odds.of_roll(effects.chance_of(effect.cos, actor, target)[0])
            found.append(
                Preview("chance", sayings.EFFECT_CHANCE(effect=effects.called(effect), chance=chance), target.id)
            )
    return found


def healing_text(actor: Combatant, block: Heal, split: bool) -> str:
    """`+ 50 HP`, `+ 16 + d8 HP`, `+ (16 + d8) × 75 % HP`, `+ all HP`."""
    pool = block.pool.upper()
    if block.full:
        return sayings.HEALS_ALL(pool=pool)
    if block.amount is not None:
        return sayings.HEALS(amount=block.amount, pool=pool)
    fixed = block.scale * int(getattr(actor.sheet, block.attribute)) + block.bonus
    code = f"{fixed} + {dice_text(dice_of(block.die))}"
    return sayings.HEALS(amount=f"({code}) × {abilities.SHARE_OF_GROUP} %" if split else code, pool=pool)


def of_trigger(fight: Fight, act: Act) -> tuple[Preview, ...]:
    """The chance of the Task Check, and when it is resolved."""
    found: list[Preview] = []
    params = act.params
    if params.get("roll", True):
        uses = params.get("uses", ())
        value = checks.value_of(act.actor, params, (uses,) if isinstance(uses, str) else tuple(uses))
        if value is not None:
            cos = value + act.modifier if value else 0
            chain = f"{value}{with_modifier(act.modifier)}" if act.modifier and value else str(value)
            found.append(chance_of(odds.of_task(fight, value, cos), cos, chain))
    ct = params.get("ct") or 0
    if ct:
        found.append(lands(act.actor, int(ct)))
    return tuple(found)


def of_wait(fight: Fight, act: Act) -> tuple[Preview, ...]:
    """FF-WAIT-01, FF-WAIT-03: the tick at which the turn comes again."""
    ticks = act.params.get("ticks")
    if not isinstance(ticks, int) or act.actor.initiative is None:
        return ()
    count = act.actor.initiative - ticks
    if count <= 0:
        return (Preview("tick", sayings.NO_PLACE()),)
    return (Preview("tick", sayings.TICK(tick=count), None, count),)


def of_movement(fight: Fight, act: Act) -> tuple[Preview, ...]:
    """What the way costs, and how many metres there are."""
    actor: Combatant = act.actor
    metres = act.params.get("distance")
    most = metres_of(actor, 2) if act.action.id == "full_move" else int(fight.turn.metres) if fight.turn else 0
    if not isinstance(metres, int):
        return (Preview("note", sayings.METRES(metres=most)),)
    cost = movement.cost_of(actor, metres, act.params.get("terrain") or "standard")
    return (Preview("cost", sayings.METRES_OF(metres=f"{round(float(cost), 1):g}", most=most)),)


def of_escape(fight: Fight, act: Act) -> tuple[Preview, ...]:
    """FF-ESC-02: the ratings that are compared."""
    actor: Combatant = act.actor
    own = checks.opposed_chance(actor, "spd", ("fast", "flee"), act.modifier)
    found = [Preview("note", sayings.OPPOSED(rating=own), actor.id)]
    waived = act.params.get("waive", ())
    holding = [one for one in sides.opponents(fight, actor) if one.id not in waived and checks.may_oppose(one)]
    found += [
        Preview("note", sayings.OPPOSED(rating=checks.opposed_chance(one, "spd", ("fast",))), one.id) for one in holding
    ]
    return tuple(found)
