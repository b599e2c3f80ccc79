"""The Attack Action: blows, Critical Hits and Automatic Misses, ammunition, improvised Weapons, Reactions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.actions import Act
from rules.ffrpg import arms, damage, effects, falling, odds, pincer, targets, turns
from rules.ffrpg.arms import Blow
from rules.ffrpg.catalogue import REACT, STATUSES
from rules.ffrpg.damage import Harm
from rules.ffrpg.numbers import die_step, standing
from rules.ffrpg.sheet import CoS, Effect, Item
from rules.ffrpg.state import Combatant, Fight
from rules.modifiers import Step
from rules.questions import Refusal
from rules.table import Table

PARAMS = frozenset({"pull", "ammo"})
IMPROVISED_PARAMS = frozenset({"pull", "ammo", "die", "acc", "damage", "status", "name"})
CRITICAL = Step("Critical Hit", 100, "percent", "FF-CRIT-01")
PULLED = Step("pulled", -50, "percent", "FF-PULL-01")
FRENZY = Step("Berserk", 50, "percent", "berserk")
IMPROVISED_COS = CoS(flat=30)


def attack(table: Table, act: Act) -> None:
    """FF-ATK-01…09: strikes with what is equipped, or with what `with` names; checks first, then each blow."""
    actor: Combatant = act.actor
    params = act.params
    chosen = params or act.with_id is not None
    blows = chosen_blows(table, act) if chosen else arms.all_blows(actor)
    aimed = aim(table, act, blows)
    if "ammo" in params:
        blows = load(table, actor, blows, params["ammo"])
    if not turns.start(table, act, run_in=blows[0].melee or any(blow.melee for blow in blows)):
        return
    if "ammo" in params:
        use_up(table, actor, params["ammo"])
    strike_all(table, actor, aimed, blows, act.modifier, (PULLED,) if params.get("pull") else ())


def chosen_blows(table: Table, act: Act) -> tuple[Blow, ...]:
    """The blows that `with` and params ask for; refuses params, `no_such_item`, `wrong_action`, `not_equipped`."""
    actor: Combatant = act.actor
    named = act.with_id
    check_params(table, act)
    if named is None:
        return arms.all_blows(actor)
    if named == arms.IMPROVISED:
        return (picked_up(actor, act),)
    if named == arms.BRAWL:
        table.demand(not arms.armed(actor), "weapon_equipped", actor=actor.id)
        return (arms.one_blow(actor, named),)
    weapon = arms.weapon_of(actor, named)
    if weapon is None:
        others = (*actor.sheet.shields, *actor.sheet.abilities, *actor.sheet.items)
        code = "wrong_action" if any(row.id == named for row in others) else "no_such_item"
        raise Refusal(code, actor=actor.id, item=named)
    if arms.hand_held(actor, named) is None:
        table.demand(arms.is_natural(actor, weapon), "not_equipped", actor=actor.id, item=named)
    return (arms.one_blow(actor, named),)


def check_params(table: Table, act: Act) -> None:
    """Refuses params that are unknown, of a wrong type or out of range, and an Item of ammunition that is unknown."""
    params = act.params
    improvised = act.with_id == arms.IMPROVISED
    known = IMPROVISED_PARAMS if improvised else PARAMS
    for key, value in params.items():
        fine = key in known
        if key in ("pull", "damage"):
            fine = fine and isinstance(value, bool)
        elif key in ("ammo", "name", "die", "status"):
            fine = fine and isinstance(value, str)
        elif key == "acc":
            fine = fine and isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999
        table.insist(fine, "invalid_params", param=key, value=value)
    if improvised:
        die = params.get("die", "d6" if params.get("damage") is False else None)
        table.insist(die in arms.SCALES[1], "invalid_params", param="die", value=die)
        status = params.get("status")
        if status is not None:
            table.insist(
                status in STATUSES and not STATUSES[status].params, "invalid_params", param="status", value=status
            )
    if "ammo" in params:
        table.insist(
            any(item.id == params["ammo"] for item in act.actor.sheet.items),
            "no_such_item",
            actor=act.actor.id,
            item=params["ammo"],
        )


def picked_up(actor: Combatant, act: Act) -> Blow:
    """FF-IMP-01…04: the blow with an object; `status` has a flat CoS of 30 and a timer of 2."""
    params = act.params
    status = params.get("status")
    inflicted = () if status not in STATUSES else (Effect(status=status, timer=2, cos=IMPROVISED_COS),)
    return arms.improvised(
        actor,
        params.get("die", "d6"),
        params.get("acc", actor.sheet.acc),
        params.get("name", ""),
        inflicted,
        params.get("damage", True),
    )


def aim(table: Table, act: Act, blows: Sequence[Blow]) -> list[Combatant]:
    """FF-TGT-01: one target, or one for each blow, the last one named for the rest; refuses who cannot be one."""
    named = act.targets
    if not named:
        raise Refusal("need_targets", actor=act.actor.id)
    count = len(blows)
    fight: Fight = table.fight
    if count == len(named) == 1 and fight.encircled is None and not fight.options.ranges:
        target = table.combatant(named[0], "no_such_target")
        if target.state == "active" and not target.conditions:
            return [target]
    if len(named) > count:
        table.demand(False, "too_many_targets", actor=act.actor.id, most=count)
    found = targets.check_named(table, act)[:count]
    actor: Combatant = act.actor
    for one in found:
        if one.state != "active" or not targets.visible(one, actor):
            table.demand(False, "invalid_target", actor=actor.id, target=one.id)
    if fight.encircled is not None:
        for one in found:
            table.demand(pincer.reaches(fight, actor, one), "wrong_facing", actor=actor.id, target=one.id)
    if len(found) < count:
        found += [found[-1]] * (count - len(found))
    for one, blow in zip(found, blows, strict=True):
        if (one.conditions or fight.options.ranges) and not targets.in_range(fight, actor, one, blow.melee, blow.reach):
            table.demand(False, "out_of_range", actor=actor.id, target=one.id)
    return found


def load(table: Table, actor: Combatant, blows: tuple[Blow, ...], id: str) -> tuple[Blow, ...]:
    """FF-AMMO-01: the first Weapon that takes the ammunition's kind uses it; `wrong_ammo`, `not_enough_ammo`."""
    item: Item = next(item for item in actor.sheet.items if item.id == id)
    kind = item.ammo or item.id
    takes = next((blow for blow in blows if blow.ammo is not None and blow.ammo == kind), None)
    if item.kind != "ammo" or takes is None:
        table.demand(False, "wrong_ammo", actor=actor.id, item=id)
        return blows
    table.demand(actor.items[id] > 0, "not_enough_ammo", actor=actor.id, item=id)
    filled = arms.loaded_with(actor, takes, item)
    return tuple(filled if blow is takes else blow for blow in blows)


def use_up(table: Table, actor: Combatant, id: str) -> None:
    """FF-AMMO-02, FF-ITM-01: one unit is gone, whatever comes of it."""
    held = actor.items.get(id, 0)
    left = max(0, held - 1)
    table.put(actor, "items", {**actor.items, id: left})
    table.fact("spend", actor=actor.id, pool=None, with_=id, amount=held - left, from_=held, to=left)


def strike_all(
    table: Table,
    actor: Combatant,
    aimed: Sequence[Combatant],
    blows: Sequence[Blow],
    modifier: int,
    percents: tuple[Step, ...],
    reaction: bool = False,
) -> None:
    """FF-TWO-01: blow by blow; one whose attacker or target is no longer active is lost."""
    for at, (target, blow) in enumerate(zip(aimed, blows, strict=True), start=1):
        if actor.state != "active" or target.state != "active":
            table.fact("note", text="", actor=actor.id, target=target.id, what="blow lost", with_=blow.id)
            continue
        strike(table, actor, target, blow, modifier, percents, reaction, (at, len(blows)) if len(blows) > 1 else None)


def strike(
    table: Table,
    actor: Combatant,
    target: Combatant,
    blow: Blow,
    modifier: int,
    percents: tuple[Step, ...],
    reaction: bool,
    nth: tuple[int, int] | None = None,
) -> None:
    """FF-ATK-02…08: one blow: roll to hit, damage, Equipment Abilities, Element Spikes, facing, Reactions."""
    hit, critical = roll_to_hit(table, actor, target, blow, modifier, nth)
    lost = 0
    if hit:
        if critical:
            percents = (*percents, CRITICAL)
        if blow.harms:
            lost = wound(table, actor, target, blow, percents)
        if blow.effects and target.state == "active":
            effects.apply_effects(table, actor, target, blow.effects, blow.acc)
        if target.conditions and blow.melee:
            spikes(table, actor, target)
        if lost and table.fight.encircled is not None and pincer.from_behind(table.fight, actor, target):
            may_turn(table, target)
    if target.sheet.reactions and not reaction:
        react(table, actor, target, blow, hit)


def roll_to_hit(
    table: Table, actor: Combatant, target: Combatant, blow: Blow, modifier: int, nth: tuple[int, int] | None
) -> tuple[bool, bool]:
    """FF-ATK-02, FF-ATK-03, FF-CRIT-01, FF-CRIT-02: (whether it hits, whether critically).

    CoS = ACC − EVA + modifier; 95–100 misses always, a roll in the critical range hits always.
    """
    seen = standing(target)
    chance = blow.acc - seen.eva + modifier
    face = table.die(100, "attack", actor, odds.needs(odds.of_blow(blow, chance), chance), target, nth)
    fumble = face >= 95
    critical = not fumble and face <= blow.crit
    hit = critical or (not fumble and face <= chance)
    if critical and chance <= 10 and table.fight.options.rule_of_10:
        critical = False
    steps = (*blow.acc_steps, seen.less["eva"])
    if modifier:
        steps = (*steps, Step("modifier", modifier, "flat", "FF-ATK-09"))
    if target.conditions:
        steps = (*steps, *seen.steps["eva"][1:-1])
    table.fact(
        "attack",
        actor=actor.id,
        target=target.id,
        with_=blow.id,
        dice=(face,),
        total=face,
        against=chance,
        hit=hit,
        critical=critical,
        fumble=fumble,
        why=None,
        steps=steps,
    )
    return hit, critical


def wound(table: Table, actor: Combatant, target: Combatant, blow: Blow, percents: tuple[Step, ...]) -> int:
    """FF-ATK-04…06: Scale × Attribute + dice + bonus, then the percentages and ARM; what the target lost."""
    base = blow.fixed
    code = blow.code
    for faces, face in zip(blow.dice, table.dice(blow.dice, "damage", actor, None, target), strict=True):
        base += face
        code = (*code, die_step(faces, face))
    percent = 0
    for step in percents:
        percent += step.amount
    return damage.deal(table, actor, target, blow.harm, base, code, percent, percents)


def spikes(table: Table, actor: Combatant, target: Combatant) -> None:
    """FF-ST-element_spikes: who hits in melee takes 2 × MAG of the element; only Weakness and Resistance count."""
    for condition in target.conditions:
        if condition.status != "element_spikes" or target.state != "active" or actor.state != "active":
            continue
        mag = int(target.sheet.mag)
        harm = Harm("magical", condition.params["element"], "none", 0, "hp", 0, 100, (), spikes=True)
        damage.deal(table, target, actor, harm, 2 * mag, (Step(f"2 × MAG {mag}", 2 * mag, "base", "element_spikes"),))


def can_react(fight: Fight, one: Combatant) -> bool:
    """FF-AMB-08, FF-REI-02: active, not asleep, stopped, stone or frozen.

    Neither a victim of a Preemptive Round under way nor a reinforcement of this Action Phase.
    """
    if one.state != "active" or (one.conditions and REACT in standing(one).forbids):
        return False
    if one.came_in == fight.round:
        return False
    return fight.ambushers is None or one.side == fight.ambushers or one.sheet.combat_reflexes


def may_turn(table: Table, target: Combatant) -> None:
    """FF-PIN-05: attacked from behind and hurt, one who can react may switch facing; Heat flares first."""
    if not can_react(table.fight, target):
        return
    if table.ask("face", target, ("keep", "switch"), "keep") == "keep" or falling.flares(table, target):
        return
    pincer.turn_round(table, target, "left" if target.facing == "right" else "right")


def triggered(reactor: Combatant, blow: Blow, hit: bool) -> tuple[str, ...]:
    """FF-RNG-02: the ids of the Reactions whose trigger fits a blow."""
    kind = "melee" if blow.melee else "ranged"
    fitting = {"attacked", f"attacked_{kind}", *(("hit", f"hit_{kind}") if hit else ("missed",))}
    return tuple(row.id for row in reactor.sheet.reactions if row.trigger in fitting)


def react(table: Table, actor: Combatant, target: Combatant, blow: Blow, hit: bool) -> None:
    """FF-ZERO-03, FF-AMB-08: the target may answer with a Reaction that fits, if it could attack the attacker."""
    fight: Fight = table.fight
    if actor.state != "active" or not can_react(fight, target):
        return
    options = triggered(target, blow, hit)
    if not options or not pincer.reaches(fight, target, actor):
        return
    blows = arms.all_blows(target)
    if not all(targets.in_range(fight, target, actor, one.melee, one.reach) for one in blows):
        return
    answer = table.ask("reaction", target, ("none", *options), "none")
    if answer == "none" or falling.flares(table, target):
        return
    chosen = next(row for row in target.sheet.reactions if row.id == answer)
    if chosen.cos is not None:
        face = table.percent(chosen.name or answer, target, odds.needs(odds.of_roll(chosen.cos), chosen.cos), actor)
        success = face <= chosen.cos
        table.fact(
            "roll",
            actor=target.id,
            target=actor.id,
            what=answer,
            dice=(face,),
            total=face,
            against=chosen.cos,
            success=success,
        )
        if not success:
            return
    strike_all(table, target, [actor] * len(blows), blows, 0, (), reaction=True)


def forced_attack(table: Table, actor: Combatant, target: Combatant, frenzied: bool) -> None:
    """FF-ST-berserk, FF-ST-charm, FF-ST-confuse: an attack without a choice of Weapon; Berserk's with + 50 %."""
    blows = arms.all_blows(actor)
    if any(blow.melee for blow in blows):
        turns.run_in(table, actor)
    strike_all(table, actor, [target] * len(blows), blows, 0, (FRENZY,) if frenzied else ())


def chances(fight: Fight, act: Act, blows: Sequence[Blow]) -> dict[str, list[tuple[Blow, int]]]:
    """Target's id to the blows that would strike it and their CoS, for a preview."""
    found: dict[str, list[tuple[Blow, int]]] = {}
    for index, blow in enumerate(blows):
        id = act.targets[min(index, len(act.targets) - 1)] if act.targets else None
        target: Any = fight.combatants.get(id) if id is not None else None
        if target is not None:
            found.setdefault(target.id, []).append((blow, blow.acc - standing(target).eva + act.modifier))
    return found
