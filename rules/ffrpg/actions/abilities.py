"""Ability and Item Actions: aimed, paid, charged, rolled, dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault, Roll
from rules.ffrpg.actions import attack, targets, usables
from rules.ffrpg.actions.params import Using, kept, said
from rules.ffrpg.actions.targets import TargetSelection, known_modified
from rules.ffrpg.actions.usables import Manner, UsedAbility, chance_to_hit, charge_time, cost_of, use_of
from rules.ffrpg.combatant.state import Charge, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import TERMS, die_step, hovers, standing
from rules.ffrpg.damage import chances, damage, effects, healing, turn_economy, weapons
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.statuses.codes import Damage, Heal, dice_of
from rules.ffrpg.statuses.traits import MIRRORING
from rules.ffrpg.turns import charge as charging
from rules.ffrpg.turns import sides
from rules.mechanics import pools
from rules.mechanics.checks import FINE, Check, check
from rules.mechanics.table import aims

SHARE_OF_GROUP = 75
"""FF-DMG-02: what a Single/Group effect does to each of a Group, in %."""

# --- what refuses it -------------------------------------------------------------------------------------------


@check("thing")
def known_ability(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ABL-01: an Ability of its own, of the kind that the Action uses."""
    sheet = actor.sheet
    row = next((row for row in sheet.abilities if row.id == told.thing), None)
    if row is None:
        yield _unknown(actor, told.thing, (*sheet.weapons, *sheet.shields, *sheet.items))
    elif (row.type == "magic") != (told.used_by == "cast"):
        yield Fault("wrong_action", {"actor": actor.id, "item": told.thing})


@check("thing")
def known_item(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ITM-01: an Item of its own, and no ammunition."""
    sheet = actor.sheet
    row = next((row for row in sheet.items if row.id == told.thing), None)
    if row is None:
        yield _unknown(actor, told.thing, (*sheet.weapons, *sheet.shields, *sheet.abilities))
    elif row.kind == "ammo":
        yield Fault("wrong_action", {"actor": actor.id, "item": row.id}, final=True)


def _unknown(actor: Combatant, id: str | None, others: Sequence[Any]) -> Fault:
    code = "wrong_action" if any(row.id == id for row in others) else "no_such_item"
    return Fault(code, {"actor": actor.id, "item": id}, final=True)


@check("thing", "element")
def element_named(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ABL-10: a condition of an element that is to be named has one."""
    use = told.use(actor)
    if use is not None and use.names_element and told.element is None:
        yield Fault("invalid_params", {"param": "element", "value": None}, final=True)


@check("weapon")
def weapon_in_hand(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ABL-08: the Weapon whose damage it takes a share of is in hand, or natural."""
    if told.weapon is not None:
        weapon = weapons.weapon_of(actor, told.weapon)
        if weapon is None:
            yield Fault("no_such_item", {"actor": actor.id, "item": told.weapon}, final=True)
        elif not weapons.is_ready(actor, weapon):
            yield Fault("not_equipped", {"actor": actor.id, "item": told.weapon})


@check("thing")
def some_left(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ITM-01: a unit of the Item is left."""
    if actor.items.get(told.thing or "", 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": told.thing})


@check("thing", "as_group", "targets")
def well_aimed(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ABL-01, FF-TGT-01…05: whom it may be aimed at."""
    use = told.use(actor)
    return FINE if use is None else targets.aim_at(fight, actor, told.targets, use.aim, split=told.is_split)[0]


@check("thing")
def enough_mp(fight: Fight, actor: Combatant, told: Using) -> Iterator[Fault]:
    """FF-ABL-02: there is MP enough."""
    use = told.use(actor)
    mp = 0 if use is None else cost_of(actor, use)
    if mp > actor.pools["mp"]:
        yield Fault("not_enough_mp", {"actor": actor.id, "item": told.thing}, lack=mp)


Checks = tuple[Check[Fight, Combatant, "Using"], ...]
ABILITY_CHECKS: Checks = (known_ability, element_named, weapon_in_hand, well_aimed, known_modified, enough_mp)
"""What refuses the use of an Ability, once it is read."""
ITEM_CHECKS: Checks = (known_item, element_named, weapon_in_hand, some_left, well_aimed, known_modified)
"""What refuses the use of an Item."""


# --- using it --------------------------------------------------------------------------------------------------


def use_ability(table: Table, actor: Combatant, told: Using) -> None:
    """FF-ABL-01…10, FF-SLOW-01: MP, Charge Time; then it takes effect, at once or at its resolution."""
    use = told.use(actor)
    if use is None or not turn_economy.start(table, actor):
        return
    aimed = aim(table, actor, told, use)
    mp = cost_of(actor, use)
    if mp:
        pools.pay(table, actor, "mp", mp, with_=use.id)
    ct = 0 if turn_economy.off_turn(table, actor) else charge_time(actor, use)
    if ct:
        charge = Charge(
            told.used_by,
            use.id,
            None,
            0,
            0,
            aimed.ids,
            aimed.formation,
            aimed.split,
            kept(told.used_by, told),
            told.modifier,
            aimed.chosen,
            aimed.belonged,
            sides.fights_for(table.fight, actor),
            overruled=aimed.overruled,
        )
        charging.declare(table, actor, charge, ct)
    else:
        take_effect(table, actor, use, aimed, told.manner)


def use_item(table: Table, actor: Combatant, told: Using) -> None:
    """FF-ITM-01: one Item is used up and takes effect on a valid target."""
    use = told.use(actor)
    if use is None or not turn_economy.start(table, actor):
        return
    aimed = aim(table, actor, told, use)
    usables.use_up(table, actor, use.id)
    take_effect(table, actor, use, aimed, told.manner)


def aim(table: Table, actor: Combatant, told: Using, use: UsedAbility) -> TargetSelection:
    """FF-ABL-01, FF-GM-04: whom it is aimed at; the game master's word may have passed over facing and reach."""
    faults, aimed = targets.aim_at(table.fight, actor, told.targets, use.aim, split=told.is_split)
    return targets.overruled(table.fight, aimed, use.aim) if targets.passes_over(table, faults) else aimed


# --- taking effect ---------------------------------------------------------------------------------------------


def take_effect(table: Table, user: Combatant, use: UsedAbility, aimed: TargetSelection, manner: Manner) -> None:
    """FF-ABL-05…10: whom it reaches now, the rolls to hit, the dice once for all, then target by target."""
    strike(table, user, use, targets.reached(table, user, aimed, use.aim), aimed.split, manner)


def strike(
    table: Table, user: Combatant, use: UsedAbility, reached: list[Combatant], split: bool, manner: Manner
) -> None:
    """FF-ABL-06…10: the rolls to hit, then what it does to those whom it gets through to."""
    table.fact("use", actor=user.id, with_=use.id, targets=tuple(combatant.id for combatant in reached))
    if not reached:
        came_to_nothing(table, user, use)
    if hit := hit_by(table, user, use, reached, manner):
        do_to_all(table, user, use, hit, split, manner)


def hit_by(
    table: Table, user: Combatant, use: UsedAbility, reached: list[Combatant], manner: Manner
) -> list[Combatant]:
    """FF-ABL-06: whom it gets through to, by rolls in the order of entry; one who reflects it passes it on."""
    hit: list[Combatant] = []
    if len(reached) > 1:
        table.together(use.title, partial(rolls_to_hit, table.fight, user, reached, use, manner))
    for at, target in enumerate(reached, start=1):
        nth = (at, len(reached)) if len(reached) > 1 else None
        if not got_through(table, user, target, use, manner, nth):
            continue
        bounced = target
        if use.reflect and target.conditions and MIRRORING in standing(target).traits:
            drawn = reflected(table, target)
            if drawn is None:
                continue
            bounced = drawn
        hit.append(bounced)
    return hit


def do_to_all(
    table: Table, user: Combatant, use: UsedAbility, hit: list[Combatant], split: bool, manner: Manner
) -> None:
    """FF-ABL-07…10, FF-DMG-01, FF-DMG-02: the dice once for all who are hit, then damage, healing and effects."""
    harm: Harm | None = None
    base = 0
    code: tuple[ComputationStep, ...] = ()
    if use.damage is not None:
        harm, base, code = harm_and_base(table, user, use, use.damage, split, hit, manner.weapon)
    healed = [(block.pool, *healing_base(table, user, use, block, split, hit)) for block in use.heals]
    chanced = [effect for effect in use.effects if effect.cos is not None] if len(hit) > 1 else []
    if len(chanced) == 1:
        table.together(effects.called(chanced[0]), partial(effects.rolls_for, user, hit, chanced[0]))
    for at, target in enumerate(hit, start=1):
        written, told = len(table.trail), len(table.facts)
        if harm is not None and target.state == "active":
            damage.deal(table, user, target, harm, base, code)
        for pool, amount, steps in healed:
            healing.restore(table, user, target, pool, amount, steps)
        if use.effects:
            nth = (at, len(hit)) if len(chanced) == 1 else None
            effects.apply_effects(table, user, target, use.effects, None, manner.element, nth)
        if len(table.trail) == written and not any(fact["kind"] == "immune" for fact in table.facts[told:]):
            said = any(fact["kind"] in ("damage", "heal") for fact in table.facts[told:])
            came_to_nothing(table, user, use, target, said=said)
        if table.fight.encircled is not None:
            attack.may_turn(table, user, target, told)


def came_to_nothing(
    table: Table, user: Combatant, use: UsedAbility, target: Combatant | None = None, *, said: bool = False
) -> None:
    """FF-NOTE-01: a target gained and lost nothing, or nobody was there to be reached.

    `said`: a fact of a loss or a gain says so already, and its line is the only one.
    """
    on = None if target is None else target.id
    already = {"said": True} if said else {}
    table.fact("note", text="", actor=user.id, target=on, what="no effect", with_=use.id, **already)


def rolls_to_hit(
    fight: Fight, user: Combatant, reached: Sequence[Combatant], use: UsedAbility, manner: Manner
) -> list[Roll]:
    """FF-ABL-05…07: the rolls that an Ability asks for, one for each whom it reaches; none where it needs none."""
    rolls = []
    for target in reached:
        chance = None if passes_by(target, use) else chance_to_hit(fight, user, target, use, manner.against)[0]
        if chance is None:
            rolls.append(Roll((), user.id))
        else:
            chance += manner.modifier_on(target)
            needed = chances.needs(chances.of_roll(chance), chance)
            rolls.append(Roll((100,), user.id, aims(target, needed)))
    return rolls


def passes_by(target: Combatant, use: UsedAbility) -> bool:
    """FF-CRIT-04: whether it goes along the ground under one who floats, or has nothing but what one is immune to."""
    if use.ground and hovers(target):
        return True
    alone = bool(use.effects) and use.damage is None and not use.heals
    return alone and all(effects.keeps_out(target, effect) is not None for effect in use.effects)


def got_through(
    table: Table, user: Combatant, target: Combatant, use: UsedAbility, manner: Manner, nth: tuple[int, int] | None
) -> bool:
    """FF-ABL-05…07, FF-CRIT-04: whether it hits one target: by its CoS, a Spell against an opponent by M. ACC − M. EVA.

    No die, and nothing happens, where the target is immune to all that it has, or floats above what goes along
    the ground.
    """
    if use.ground and hovers(target):
        table.fact("immune", actor=target.id, status=None, element=None, why="ground")
        return False
    if use.effects and use.damage is None and not use.heals:
        kept_out = [effects.keeps_out(target, effect) for effect in use.effects]
        if all(id is not None for id in kept_out):
            for id in kept_out:
                table.fact("immune", actor=target.id, status=id, element=None)
            return False
    chance, steps = chance_to_hit(table.fight, user, target, use, manner.against)
    if chance is None:
        return True
    modifier = manner.modifier_on(target)
    chance += modifier
    if modifier:
        steps = (*steps, ComputationStep("modifier", modifier))
    face = table.percent(use.title, user, chances.needs(chances.of_roll(chance), chance), target, nth)
    table.fact(
        "attack",
        actor=user.id,
        target=target.id,
        with_=use.id,
        dice=(face,),
        total=face,
        against=chance,
        hit=face <= chance,
        critical=False,
        fumble=False,
        why=None,
        steps=steps,
    )
    return face <= chance


def reflected(table: Table, holder: Combatant) -> Combatant | None:
    """FF-ST-reflect: it goes to a random opponent of the holder, without a second roll; None: to nobody."""
    eligible = [combatant for combatant in sides.opponents(table.fight, holder) if targets.visible(combatant)]
    drawn = targets.draw(table, holder, eligible, "reflect")
    table.fact("reflect", actor=holder.id, to=None if drawn is None else drawn.id)
    return drawn


def harm_and_base(
    table: Table,
    user: Combatant,
    use: UsedAbility,
    block: Damage,
    split: bool,
    hit: Sequence[Combatant],
    weapon: str | None,
) -> tuple[Harm, int, tuple[ComputationStep, ...]]:
    """FF-ABL-08, FF-DMG-02: how it strikes, and the base: the code's dice, 75 % for a split, the Weapon's share."""
    harm, base, code, dice = code_of(user, use, block, weapon)
    base, code = _rolled(table, user, base, code, dice, hit)
    for percent, term in shares_of(block, split):
        base, code = _shared(base, code, percent, term)
    return harm, base, code


def code_of(
    user: Combatant, use: UsedAbility, block: Damage, weapon: str | None = None
) -> tuple[Harm, int, tuple[ComputationStep, ...], tuple[int, ...]]:
    """FF-ABL-08: how it strikes, what its code has beside dice, with the steps, and the dice.

    A share of a Weapon's code is taken of the first one unless `weapon` names another.
    """
    if block.weapon:
        held = weapon is not None and weapons.weapon_of(user, weapon) is not None
        blow = weapons.one_blow(user, weapon) if held and weapon is not None else weapons.all_blows(user)[0]
        own = blow.harm
        type = block.type or own.type
        element = block.element or own.element
        defence = block.defence or (own.defence if block.type is None or block.type == own.type else None)
        base, code = blow.fixed, blow.code
        dice = blow.dice
    else:
        type = block.type or ("magical" if use.magic else "physical")
        element, defence = block.element, block.defence
        base, code = _scaled(user, use, block)
        if block.bonus:
            code = (*code, ComputationStep("bonus", block.bonus, "flat", use.id))
        dice = dice_of(block.die)
    defence, percent, percents = damage.harm_of(user, type, element, defence, ())
    harm = Harm(type, element, defence, block.pierce, block.pool, block.drain, percent, percents)
    return harm, base, code, dice


def shares_of(block: Damage, split: bool) -> tuple[tuple[int, str], ...]:
    """FF-DMG-02: the shares of a code that one target gets, in %, each with its term."""
    group = ((SHARE_OF_GROUP, "Group"),) if split else ()
    return (*group, (block.percent, "Weapon")) if block.weapon and block.percent != 100 else group


def healing_base(
    table: Table, user: Combatant, use: UsedAbility, block: Heal, split: bool, hit: Sequence[Combatant]
) -> tuple[int | None, tuple[ComputationStep, ...]]:
    """FF-ABL-05, FF-DMG-02: all (None), a fixed amount, or the code's dice, 75 % of a code for a split."""
    if block.full:
        return None, ()
    if block.amount is not None:
        return block.amount, (ComputationStep("amount", block.amount, "base", use.id),)
    base, code = _rolled(table, user, *_scaled(user, use, block), dice_of(block.die), hit, "heal")
    return _shared(base, code, SHARE_OF_GROUP, "Group") if split else (base, code)


def _scaled(user: Combatant, use: UsedAbility, block: Damage | Heal) -> tuple[int, tuple[ComputationStep, ...]]:
    """FF-ATK-04: a code before its dice, and the step of its attribute."""
    value = int(getattr(user.sheet, block.attribute))
    scaled = block.scale * value
    return scaled + block.bonus, (
        ComputationStep(f"{block.scale} × {TERMS[block.attribute]} {value}", scaled, "base", use.id),
    )


def _rolled(
    table: Table,
    user: Combatant,
    base: int,
    code: tuple[ComputationStep, ...],
    dice: tuple[int, ...],
    hit: Sequence[Combatant],
    purpose: str = "damage",
) -> tuple[int, tuple[ComputationStep, ...]]:
    for faces, face in zip(dice, table.dice(dice, purpose, user, None, hit), strict=True):
        base += face
        code = (*code, die_step(faces, face))
    return base, code


def _shared(
    base: int, code: tuple[ComputationStep, ...], percent: int, term: str
) -> tuple[int, tuple[ComputationStep, ...]]:
    if percent == 100:
        return base, code
    shared = base * percent // 100
    return shared, (*code, ComputationStep(f"{percent}% ({term})", shared, "result"))


# --- the resolution of what was charged ------------------------------------------------------------------------


def resolve(table: Table, user: Combatant, charge: Charge) -> None:
    """FF-SLOW-02, FF-SLOW-09: looked up again; those gone are dropped, and with nobody left it is retargeted.

    Who is an opponent is what it was at the declaration.
    """
    fight = table.fight
    row = next((row for row in user.sheet.abilities if row.id == charge.with_id), None)
    if row is None:
        table.fact("interrupt", actor=user.id, why="gone")
        return
    use = use_of(user, row)
    aimed = TargetSelection(
        charge.targets,
        charge.formation,
        charge.split,
        charge.chosen,
        charge.belonged,
        charge.was,
        charge.overruled,
    )
    own = charge.fights_for or sides.side_of(user, charge.was)
    opposed = (combatant.id for combatant in fight.combatants.values() if sides.side_of(combatant, charge.was) != own)
    manner = said(charge).manner._replace(against=frozenset(opposed))
    if use.aim.target.startswith("random"):
        take_effect(table, user, use, aimed, manner)
        return
    reached = targets.reached(table, user, aimed, use.aim)
    if reached:
        strike(table, user, use, reached, aimed.split, manner)
    elif use.aim.revives:
        came_to_nothing(table, user, use)
    else:
        stray(table, user, use, aimed, manner)


def stray(table: Table, user: Combatant, use: UsedAbility, aimed: TargetSelection, manner: Manner) -> None:
    """FF-SLOW-09, D-12: nobody is left: it goes to a random ally or opponent, drawn before any other die.

    What harms strikes an opponent, and is rolled as against one; what was to help one's own helps an ally.
    """
    kind = "random_ally" if helps_own(table.fight, user, use, aimed) else "random_opponent"
    drawn = targets.draw(table, user, targets.eligible_for(table.fight, user, kind, use.aim, aimed.was), "retarget")
    table.fact("retarget", actor=user.id, to=None if drawn is None else drawn.id, with_=use.id)
    if drawn is None:
        return
    if kind == "random_opponent":
        manner = manner._replace(against=frozenset({drawn.id}))
    strike(table, user, use, [drawn], aimed.split, manner)


def helps_own(fight: Fight, user: Combatant, use: UsedAbility, aimed: TargetSelection) -> bool:
    """D-12: whether it harms nobody, and was aimed at the user's own side."""
    if use.harms:
        return False
    own = sides.side_of(user, aimed.was)
    if aimed.formation is not None:
        return aimed.formation[0] == own
    return any(id in fight.combatants and sides.side_of(fight.combatants[id], aimed.was) == own for id in aimed.ids)
