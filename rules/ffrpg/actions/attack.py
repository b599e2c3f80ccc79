"""The Attack Action: blows, Critical Hits and Automatic Misses, Element Spikes, Reactions."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.modifiers import ComputationStep
from rules.ffrpg.actions import aim, targets, usables
from rules.ffrpg.actions.params import Strike
from rules.ffrpg.actions.targets import TargetSelection
from rules.ffrpg.actions.usables import PLAIN, Manner
from rules.ffrpg.combatant.rows import Reaction
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import die_step, standing
from rules.ffrpg.damage import chances as odds
from rules.ffrpg.damage import damage, effects, falls, turn_economy, weapons
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.ffrpg.statuses.traits import REACT
from rules.ffrpg.turns import pincer
from rules.text.localized import SIDE_BY_SIDE, joined, percentage

CRITICAL = ComputationStep("Critical Hit", 100, "percent", "FF-CRIT-01")
PULLED = ComputationStep("pulled", -50, "percent", "FF-PULL-01")
FRENZY = ComputationStep("Berserk", 50, "percent", "berserk")


def attack(table: Table, actor: Combatant, told: Strike) -> None:
    """FF-ATK-01…11: strikes with what is equipped, or with what is named, blow by blow."""
    blows = told.blows(actor)
    if told.ammo:
        blows = aim.loaded(actor, blows, told.ammo)
    aimed = aim.aim(table.fight, actor, blows, told.targets)
    overruled = table.override and targets.passes_over(table, aim.well_aimed.find(table.fight, actor, told))
    if not turn_economy.start(table, actor, run_in=blows[0].runs or any(blow.runs for blow in blows)):
        return
    for id in told.ammo:
        usables.use_up(table, actor, id)
    percents = (PULLED,) if told.pull else ()
    strike_all(table, actor, aimed, blows, told.manner, percents, overruled=overruled)


def strike_all(
    table: Table,
    actor: Combatant,
    aimed: Sequence[Combatant | TargetSelection],
    blows: Sequence[WeaponBlow],
    manner: Manner,
    percents: tuple[ComputationStep, ...],
    *,
    bound: bool = False,
    reaction: bool = False,
    overruled: bool = False,
) -> None:
    """FF-TWO-01: blow by blow; one whose attacker is no longer active is lost, and one without a target in reach.

    `bound`: whom the blows are for is not the attacker's choice. A Reaction is answered by none. `overruled`: the game
    master's word passes over facing and reach.
    """
    count = len(blows)
    for place, (target, blow) in enumerate(zip(aimed, blows, strict=True), start=1):
        which = (place, count) if count > 1 else None
        if actor.state != "active":
            struck: Sequence[Combatant] = ()
        elif isinstance(target, TargetSelection) or target.state != "active":
            struck = reached_by(table, actor, target, blow, bound, overruled)
        elif not targets.is_target(table.fight, actor, target, blow.aim, overruled=overruled):
            struck = ()
        else:
            strike(table, actor, target, blow, manner.modifier_on(target), percents, reaction, which)
            continue
        for among, combatant in enumerate(struck, start=1):
            if actor.state == "active" and combatant.state == "active":
                nth = (among, len(struck)) if len(struck) > 1 else which
                strike(table, actor, combatant, blow, manner.modifier_on(combatant), percents, reaction, nth)
        if not struck:
            named = target.ids if isinstance(target, TargetSelection) else (target.id,)
            meant = named[0] if named else None
            table.fact("note", text="", actor=actor.id, target=meant, what="blow lost", with_=blow.id)


def reached_by(
    table: Table, actor: Combatant, target: Combatant | TargetSelection, blow: WeaponBlow, bound: bool, overruled: bool
) -> Sequence[Combatant]:
    """FF-ATK-10, FF-ATK-11: whom a blow strikes that is for a Group, or whose target is gone: the Group, or another.

    Whom else is asked of the attacker's player, unless there is nobody; the answer may be nobody too.
    """
    fight = table.fight
    if isinstance(target, TargetSelection):
        meant = targets.overruled(fight, target, blow.aim) if overruled else target
        group = targets.group_of(fight, actor, meant, blow.aim)
        if group:
            return group
    among = {} if bound else {combatant.id: combatant for combatant in aim.might_strike(fight, actor, blow)}
    if not among:
        return ()

    def hits() -> dict[str, str]:
        return {
            id: percentage(odds.of_blow(blow, blow.acc - standing(combatant).eva)) for id, combatant in among.items()
        }

    answer = table.ask("second_target", actor, ("none", *among), "none", of_each=hits, blow=blow.title)
    if answer == "none":
        return ()
    if not blow.group:
        return (among[answer],)
    return targets.group_foreseen(fight, actor, (answer,), blow.aim)


def strike(
    table: Table,
    actor: Combatant,
    target: Combatant,
    blow: WeaponBlow,
    modifier: int,
    percents: tuple[ComputationStep, ...],
    reaction: bool,
    nth: tuple[int, int] | None = None,
) -> None:
    """FF-ATK-02…08: one blow: roll to hit, damage, Equipment Abilities, Element Spikes, facing, Reactions."""
    told = len(table.facts)
    hit, critical = roll_to_hit(table, actor, target, blow, modifier, nth)
    if hit:
        if critical:
            percents = (*percents, CRITICAL)
        if blow.harms:
            wound(table, actor, target, blow, percents)
        if blow.effects and target.state == "active":
            effects.apply_effects(table, actor, target, blow.effects, blow.acc)
        if target.conditions and blow.melee:
            spikes(table, actor, target)
        if table.fight.encircled is not None:
            may_turn(table, actor, target, told)
    if target.sheet.reactions and not reaction:
        react(table, actor, target, blow, hit, told)


def roll_to_hit(
    table: Table, actor: Combatant, target: Combatant, blow: WeaponBlow, modifier: int, nth: tuple[int, int] | None
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
        steps = (*steps, ComputationStep("modifier", modifier, "flat", "FF-ATK-09"))
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


def wound(
    table: Table, actor: Combatant, target: Combatant, blow: WeaponBlow, percents: tuple[ComputationStep, ...]
) -> None:
    """FF-ATK-04…06: Scale × Attribute + dice + bonus, then the percentages and ARM."""
    base = blow.fixed
    code = blow.code
    for faces, face in zip(blow.dice, table.dice(blow.dice, "damage", actor, None, target), strict=True):
        base += face
        code = (*code, die_step(faces, face))
    percent = 0
    for step in percents:
        percent += step.amount
    damage.deal(table, actor, target, blow.harm, base, code, percent, percents)


def spikes(table: Table, actor: Combatant, target: Combatant) -> None:
    """FF-ST-element_spikes: who hits in melee takes 2 × MAG of the element; only Weakness and Resistance count."""
    for condition in target.conditions:
        if condition.status != "element_spikes" or target.state != "active" or actor.state != "active":
            continue
        mag = int(target.sheet.mag)
        harm = Harm("magical", condition.params["element"], "none", 0, "hp", 0, 100, (), spikes=True)
        damage.deal(
            table, target, actor, harm, 2 * mag, (ComputationStep(f"2 × MAG {mag}", 2 * mag, "base", "element_spikes"),)
        )


def can_react(fight: Fight, combatant: Combatant) -> bool:
    """FF-AMB-08, FF-REI-02: active, not asleep, stopped, stone or frozen.

    Neither a victim of a Preemptive Round under way nor a reinforcement of this Action Phase.
    """
    if combatant.state != "active" or (combatant.conditions and REACT in standing(combatant).forbids):
        return False
    if combatant.came_in == fight.round:
        return False
    return fight.ambushers is None or combatant.side == fight.ambushers or combatant.sheet.combat_reflexes


def may_turn(table: Table, actor: Combatant, target: Combatant, told: int) -> None:
    """FF-PIN-05: who has lost HP or MP from behind since a number of facts, and can react, may switch facing.

    Heat flares first.
    """
    fight = table.fight
    if not pincer.from_behind(fight, actor, target) or not can_react(fight, target):
        return
    since = table.facts[told:]
    if not any(fact["kind"] == "damage" and fact["actor"] == target.id and fact["to"] < fact["from"] for fact in since):
        return
    answer = table.ask("face", target, ("keep", "switch"), "keep", since=told)
    if answer == "keep" or falls.flares(table, target):
        return
    pincer.turn_round(table, target, "left" if target.facing == "right" else "right")


def triggered(reactor: Combatant, blow: WeaponBlow, hit: bool) -> tuple[Reaction, ...]:
    """FF-RNG-02: the Reactions whose trigger fits a blow."""
    kind = "melee" if blow.melee else "ranged"
    fitting = {"attacked", f"attacked_{kind}", *(("hit", f"hit_{kind}") if hit else ("missed",))}
    return tuple(row for row in reactor.sheet.reactions if row.trigger in fitting)


def chance_of(row: Reaction, blows: Sequence[WeaponBlow], attacker: Combatant) -> str:
    """FF-ZERO-03: `30%, Blade 75%`: how likely a Reaction comes off, where that is in doubt, and its blows hit."""
    hits = (
        SIDE_BY_SIDE(first=blow.title, next=percentage(odds.of_blow(blow, blow.acc - standing(attacker).eva)))
        for blow in blows
    )
    return joined((*(() if row.cos is None else (percentage(odds.of_roll(row.cos)),)), *hits))


def react(table: Table, actor: Combatant, target: Combatant, blow: WeaponBlow, hit: bool, told: int) -> None:
    """FF-ZERO-03, FF-AMB-08: the target may answer with a Reaction that fits, if it could attack the attacker.

    The blow, told since a number of facts, is over by then: hit and damage are known.
    """
    fight = table.fight
    if actor.state != "active" or not can_react(fight, target):
        return
    options = {row.id: row for row in triggered(target, blow, hit)}
    blows = weapons.all_blows(target)
    if not options or not (reaching := aim.reaching(fight, target, actor, blows)):
        return

    def chances() -> dict[str, str]:
        return {id: chance_of(row, reaching, actor) for id, row in options.items()}

    answer = table.ask("reaction", target, ("none", *options), "none", since=told, of_each=chances)
    if answer == "none" or falls.flares(table, target):
        return
    chosen = options[answer]
    cos = chosen.cos
    if cos is not None and not odds.succeeds(table, target, actor, cos, answer, chosen.name or answer):
        return
    strike_all(table, target, aim.at(fight, target, actor, blows), blows, PLAIN, (), bound=True, reaction=True)


def forced_attack(table: Table, actor: Combatant, target: Combatant, frenzied: bool) -> None:
    """FF-ST-berserk, FF-ST-charm, FF-ST-confuse: an attack without a choice of Weapon; Berserk's with + 50 %."""
    blows = weapons.all_blows(actor)
    if any(blow.runs for blow in blows):
        turn_economy.run_in(table, actor)
    aimed = aim.at(table.fight, actor, target, blows)
    strike_all(table, actor, aimed, blows, PLAIN, (FRENZY,) if frenzied else (), bound=True)
