"""Ability and Item Actions: their params, the checks that refuse them, their previews and their effects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, ClassVar

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault, Roll
from rules.ffrpg.actions import attack, checks, choices, forecast, params, targets, usables
from rules.ffrpg.actions.targets import TargetSelection, known_modified
from rules.ffrpg.actions.usables import Manner, UsedAbility, chance_to_hit, charge_time, mp_cost, use_of
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Charge, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import TERMS, die_step, hovers, stats_of
from rules.ffrpg.damage import chances, damage, effects, healing, losses, turn_economy, weapons
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.statuses.codes import POOL_LABELS, Damage, Heal, dice_of
from rules.ffrpg.statuses.traits import ELEMENT_LABELS, INERT, MIRRORING, SHIELDED, UNDEAD
from rules.ffrpg.turns import charge as charging
from rules.ffrpg.turns import order, sides
from rules.mechanics import pools
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import FINE, Check, ahead, check
from rules.mechanics.params import Reading, param
from rules.mechanics.table import aims
from rules.text.localized import joined, percentage

# --- what may be chosen ---------------------------------------------------------------------------------------


def abilities(*kinds: str) -> Any:
    """Return the choice of Abilities of these types, each with its costs."""

    def offered(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
        for row in combatant.sheet.abilities:
            if row.type in kinds:
                use = use_of(combatant, row)
                costs = ((phrases.MP, mp_cost(combatant, use)), (phrases.CHARGE_TIME, charge_time(combatant, use)))
                yield Option(row.id, row.title, joined([words(cost=cost) for words, cost in costs if cost]))

    return offered


def items(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield the Items of the Inventory, with how many are left."""
    for item in combatant.sheet.items:
        if item.kind != "ammo":
            yield Option(item.id, item.title, f"× {combatant.items.get(item.id, 0)}")


def damaging_weapons(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """FF-ABL-08: yield the Weapons whose damage an Ability may take a share of."""
    for row in combatant.sheet.weapons:
        if weapons.is_ready(combatant, row):
            yield Option(row.id, row.title, choices.weapon_code(row))


def use_targets(fight: Fight, combatant: Combatant, params: Using) -> Iterator[Option]:
    """Yield the possible targets of an Ability or Item, the intended side first, each with its chance.

    A revival offers the fallen; if nobody has fallen it offers all in sight, and the checks refuse them.
    """
    use = params.use(combatant)
    if use is None:
        return
    among = choices.in_sight(fight, combatant)
    if use.aim.revives:
        among = [other for other in fight.combatants.values() if effects.can_be_revived(other)] or among
    elif use.aim.cures:
        among += [other for other in fight.combatants.values() if effects.is_fallen_undead(other)]
    if use.helps:
        among.sort(key=lambda other: not choices.is_friend(fight, combatant, other))
    for other in among:
        yield Option(other.id, other.name, _hint_at(fight, combatant, other, use))


def _hint_at(fight: Fight, combatant: Combatant, target: Combatant, use: UsedAbility) -> str:
    """FF-CRIT-04: return the chance against a target, or why no die is rolled for it; empty where none is needed."""
    if floats_above(target, use):
        return phrases.FLOATS()
    if cannot_affect(target, use):
        return phrases.IMMUNE_TO_ALL()
    chance, _ = chance_to_hit(fight, combatant, target, use)
    return "" if chance is None else percentage(chances.of_roll(chance))


def use_is_meant(fight: Fight, combatant: Combatant, params: Using, other: Combatant) -> bool:
    """Whether it is meant for `other`: help for friends, harm for foes, anything else for either."""
    use = params.use(combatant)
    return use is None or use.is_for(friend=choices.is_friend(fight, combatant, other))


def proposed_group(fight: Fight, combatant: Combatant, params: Using) -> tuple[str, ...]:
    """FF-TGT-02.

    Return the ids that propose a Group for a helpful effect; none if nine have to be chosen. It is the actor's own, or
    that of the master who has it fight for another side (D-47). Of a Single/Group effect all are named, and nobody is
    proposed where one of the Group fights for another side at the moment.
    """
    use = params.use(combatant)
    if use is None or not use.helps or use.aim.target not in ("group", "single_group"):
        return ()
    leader = sides.master_of(fight, combatant) or combatant
    group = targets.reachable_of(fight, combatant, sides.formation_of(leader), use.aim)
    if len(group) > targets.NINE:
        return ()
    if use.aim.target == "group":
        return tuple(other.id for other in group[:1])
    side = sides.fights_for(fight, combatant)
    return tuple(other.id for other in group) if all(sides.fights_for(fight, other) == side for other in group) else ()


def use_count(fight: Fight, combatant: Combatant, params: Using) -> tuple[int, int]:
    """FF-ABL-01, FF-TGT-04: return the least and most targets that an Ability or Item wants named."""
    use = params.use(combatant)
    if use is None:
        return 0, 0
    kind = use.aim.target
    if kind == "single":
        return 1, 1
    if kind in ("group", "single_group"):
        return choices.group_count(fight, combatant, use.aim, harms=use.harms)
    if kind == "party":
        crowd = targets.reachable_of(fight, combatant, sides.formation_of(combatant), use.aim)
        if len(crowd) > targets.NINE:
            return 1, targets.NINE - (not use.aim.revives)
    return 0, 0


# --- params --------------------------------------------------------------------------------------------------


def _of_use(holds: Callable[[UsedAbility], bool]) -> Any:
    """Return a condition on the Ability or Item in use; False until one is chosen."""
    return lambda fight, combatant, params: (use := params.use(combatant)) is not None and holds(use)


_splits = _of_use(lambda use: use.aim.target == "single_group")


_elemental = _of_use(lambda use: use.names_element)


def _has_weapon_choice(fight: Fight, combatant: Combatant, params: Using) -> bool:
    """Whether it does Weapon damage and there is more than one Weapon to choose from."""
    use = params.use(combatant)
    weapons = use is not None and use.damage is not None and use.damage.weapon
    return weapons and sum(1 for _ in damaging_weapons(fight, combatant, params)) > 1


@dataclass(frozen=True, kw_only=True)
class Using:
    """The params of an Ability or Item Action."""

    used_by: ClassVar[str]
    """The action that uses it."""
    thing: str | None = None
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Target",
        choices=use_targets,
        most=use_count,
        meant=use_is_meant,
        proposes=proposed_group,
        needed=True,
    )
    as_group: str | None = param("as", "choice", "Single/Group", words=params.words("single", "group"), shown=_splits)
    element: str | None = param("element", "choice", "Element", words=ELEMENT_LABELS, needed=True, shown=_elemental)
    weapon: str | None = param("weapon", "choice", "Weapon", choices=damaging_weapons, shown=_has_weapon_choice)
    modifier: int = params.modifier()
    modifiers: Mapping[str, int] = params.each()

    @property
    def is_split(self) -> bool:
        """FF-TGT-02: whether a Single/Group effect is turned on a Group though one is named."""
        return self.as_group == "group"

    @property
    def manner(self) -> Manner:
        """Return the params that are kept until it takes effect."""
        return Manner(self.modifier, self.modifiers, self.element, self.weapon)

    def use(self, actor: Combatant) -> UsedAbility | None:
        """Return the Ability or Item as it is used; None if the actor has none of that id."""
        is_item = self.used_by == "use_item"
        known: UsedAbility | None = actor.memo.get(f"{usables.ITEM if is_item else usables.ABILITY} {self.thing}")
        if known is None:
            rows = actor.sheet.items if is_item else actor.sheet.abilities
            known = next((use_of(actor, row) for row in rows if row.id == self.thing), None)
        return known


@dataclass(frozen=True, kw_only=True)
class Cast(Using):
    """A Spell or Magic Ability."""

    used_by: ClassVar[str] = "cast"
    thing: str | None = params.thing("Spell", abilities("magic"))


@dataclass(frozen=True, kw_only=True)
class UseAbility(Using):
    """A Slow or Fast Ability."""

    used_by: ClassVar[str] = "use_ability"
    thing: str | None = params.thing("Ability", abilities("slow", "fast"))


@dataclass(frozen=True, kw_only=True)
class UseItem(Using):
    """An Item."""

    used_by: ClassVar[str] = "use_item"
    thing: str | None = params.thing("Item", items)


CHARGED: Mapping[str, Reading[Any]] = {
    "cast": Reading(Cast),
    "use_ability": Reading(UseAbility),
    "trigger": checks.CHARGED_TRIGGER,
}
"""FF-SLOW-01: what may be charged, by the ids of the actions."""


def charged_params(charge: Charge) -> Any:
    """Return the params of the action that is being charged."""
    return CHARGED[charge.action].read({"modifier": charge.modifier, "params": charge.params})


# --- what refuses it -------------------------------------------------------------------------------------------


@check("thing")
def known_ability(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ABL-01: an Ability of its own, of the kind that the Action uses."""
    sheet, use = actor.sheet, params.use(actor)
    if use is None:
        yield _unknown(actor, params.thing, (*sheet.weapons, *sheet.shields, *sheet.items))
    elif use.magic != (params.used_by == "cast"):
        yield Fault("wrong_action", {"actor": actor.id, "item": params.thing})


@check("thing")
def known_item(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ITM-01: an Item of its own, and no ammunition."""
    sheet = actor.sheet
    row = next((row for row in sheet.items if row.id == params.thing), None)
    if row is None:
        yield _unknown(actor, params.thing, (*sheet.weapons, *sheet.shields, *sheet.abilities))
    elif row.kind == "ammo":
        yield Fault("wrong_action", {"actor": actor.id, "item": row.id}, final=True)


def _unknown(actor: Combatant, id: str | None, others: Sequence[Any]) -> Fault:
    code = "wrong_action" if any(row.id == id for row in others) else "no_such_item"
    return Fault(code, {"actor": actor.id, "item": id}, final=True)


@check("thing", "element")
def element_named(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ABL-10: a condition of an element that is to be named has one."""
    use = params.use(actor)
    if use is not None and use.names_element and params.element is None:
        yield Fault("invalid_params", {"param": "element", "value": None}, final=True)


@check("weapon")
def weapon_in_hand(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ABL-08: the Weapon whose damage it takes a share of is in hand, or natural."""
    if params.weapon is not None:
        weapon = weapons.weapon_of(actor, params.weapon)
        if weapon is None:
            yield Fault("no_such_item", {"actor": actor.id, "item": params.weapon}, final=True)
        elif not weapons.is_ready(actor, weapon):
            yield Fault("not_equipped", {"actor": actor.id, "item": params.weapon})


@check("thing")
def some_left(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ITM-01: a unit of the Item is left."""
    if actor.items.get(params.thing or "", 0) <= 0:
        yield Fault("no_item_left", {"actor": actor.id, "item": params.thing})


@check("thing", "as_group", "targets")
def well_aimed(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ABL-01, FF-TGT-01…05: whom it may be aimed at."""
    use = params.use(actor)
    return FINE if use is None else targets.aim_at(fight, actor, params.targets, use.aim, split=params.is_split)[0]


@check("thing")
def enough_mp(fight: Fight, actor: Combatant, params: Using) -> Iterator[Fault]:
    """FF-ABL-02: there is MP enough."""
    use = params.use(actor)
    mp = 0 if use is None else mp_cost(actor, use)
    if mp > actor.pools["mp"]:
        never = {"needs": mp, "most": actor.sheet.mp} if mp > actor.sheet.mp else {}
        yield Fault("not_enough_mp", {"actor": actor.id, "item": params.thing, **never}, lack=mp)


Checks = tuple[Check[Fight, Combatant, "Using"], ...]
ABILITY_CHECKS: Checks = (known_ability, element_named, weapon_in_hand, well_aimed, known_modified, enough_mp)
"""What refuses the use of an Ability, once it is read."""
ITEM_CHECKS: Checks = (known_item, element_named, weapon_in_hand, some_left, well_aimed, known_modified)
"""What refuses the use of an Item."""


# --- using it --------------------------------------------------------------------------------------------------


def use_ability(table: Table, actor: Combatant, using: Using) -> None:
    """FF-ABL-01…10, FF-SLOW-01: MP, Charge Time; then it takes effect, at once or at its resolution."""
    use = using.use(actor)
    if use is None or not turn_economy.start(table, actor):
        return
    aimed = aim(table, actor, using, use)
    mp = mp_cost(actor, use)
    if mp:
        pools.pay(table, actor, "mp", mp, with_=use.id)
    ct = 0 if turn_economy.off_turn(table, actor) else charge_time(actor, use)
    if ct:
        charge = Charge(
            using.used_by,
            use.id,
            None,
            0,
            0,
            aimed.ids,
            aimed.formation,
            aimed.split,
            params.charge_params(CHARGED[using.used_by], using),
            using.modifier,
            aimed.chosen,
            aimed.belonged,
            sides.fights_for(table.fight, actor),
            overruled=aimed.overruled,
        )
        charging.declare(table, actor, charge, ct)
    else:
        take_effect(table, actor, use, aimed, using.manner)


def use_item(table: Table, actor: Combatant, params: Using) -> None:
    """FF-ITM-01: one Item is used up and takes effect on a valid target."""
    use = params.use(actor)
    if use is None or not turn_economy.start(table, actor):
        return
    aimed = aim(table, actor, params, use)
    usables.use_up(table, actor, use.id)
    take_effect(table, actor, use, aimed, params.manner)


def aim(table: Table, actor: Combatant, params: Using, use: UsedAbility) -> TargetSelection:
    """FF-ABL-01, FF-GM-04: return the targets; an override may pass over facing and reach."""
    faults, aimed = targets.aim_at(table.fight, actor, params.targets, use.aim, split=params.is_split)
    return targets.overruled(table.fight, aimed, use.aim) if targets.overrules(table, faults) else aimed


# --- taking effect ---------------------------------------------------------------------------------------------


def take_effect(table: Table, user: Combatant, use: UsedAbility, aimed: TargetSelection, manner: Manner) -> None:
    """FF-ABL-05…10: find whom it reaches now, roll to hit, roll the dice once for all, then apply it to each target."""
    strike(table, user, use, targets.reached(table, user, aimed, use.aim), aimed.split, manner)


def strike(
    table: Table, user: Combatant, use: UsedAbility, reached: list[Combatant], split: bool, manner: Manner
) -> None:
    """FF-ABL-06…10: roll to hit, then apply it to those it hits."""
    table.fact("use", actor=user.id, with_=use.id, targets=tuple(combatant.id for combatant in reached))
    if not reached:
        note_no_effect(table, user, use)
    if hit := hit_by(table, user, use, reached, manner):
        apply_to_all(table, user, use, hit, split, manner)


def hit_by(
    table: Table, user: Combatant, use: UsedAbility, reached: list[Combatant], manner: Manner
) -> list[Combatant]:
    """FF-ABL-06: return whom it hits, by rolls in the order of entry; Reflect sends it on to somebody else."""
    hit: list[Combatant] = []
    if len(reached) > 1:
        table.together(use.title, partial(rolls_to_hit, table.fight, user, reached, use, manner))
    for index, target in enumerate(reached, start=1):
        nth = (index, len(reached)) if len(reached) > 1 else None
        if not roll_to_hit(table, user, target, use, manner, nth):
            continue
        bounced = target
        if is_reflected(use, target):
            drawn = reflected(table, target, user, use)
            if drawn is None:
                continue
            bounced = drawn
        hit.append(bounced)
    return hit


def apply_to_all(
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
        table.together(
            effects.effect_label(user.statuses, chanced[0]), partial(effects.rolls_for, user, hit, chanced[0])
        )
    for index, target in enumerate(hit, start=1):
        written, facts_before = len(table.trail), len(table.facts)
        if harm is not None and target.state == "active":
            damage.deal(table, user, target, harm, base, code)
        for pool, amount, steps in healed:
            healing.restore(table, user, target, pool, amount, steps)
        if use.effects:
            nth = (index, len(hit)) if len(chanced) == 1 else None
            effects.apply_effects(table, user, target, use.effects, None, manner.element, nth)
        if len(table.trail) == written and not any(fact["kind"] == "immune" for fact in table.facts[facts_before:]):
            said = any(fact["kind"] in ("damage", "heal") for fact in table.facts[facts_before:])
            note_no_effect(table, user, use, target, said=said)
        if table.fight.encircled is not None:
            attack.offer_turn_round(table, user, target, facts_before)


def note_no_effect(
    table: Table, user: Combatant, use: UsedAbility, target: Combatant | None = None, *, said: bool = False
) -> None:
    """FF-NOTE-01: note that a target gained and lost nothing, or that nobody was reached.

    `said`: a fact of a loss or a gain says so already, so that no second line is written.
    """
    on = None if target is None else target.id
    already = {"said": True} if said else {}
    table.fact("note", text="", actor=user.id, target=on, what="no effect", with_=use.id, **already)


def rolls_to_hit(
    fight: Fight, user: Combatant, reached: Sequence[Combatant], use: UsedAbility, manner: Manner
) -> list[Roll]:
    """FF-ABL-05…07: return the rolls to hit, one for each target reached; without dice where none is needed."""
    rolls = []
    for target in reached:
        chance = None if cannot_affect(target, use) else chance_to_hit(fight, user, target, use, manner.against)[0]
        if chance is None:
            rolls.append(Roll((), user.id))
        else:
            chance += manner.modifier_on(target)
            needed = chances.needs(chances.of_roll(chance), chance)
            rolls.append(Roll((100,), user.id, aims(target, needed)))
    return rolls


def floats_above(target: Combatant, use: UsedAbility) -> bool:
    """FF-CRIT-04: whether it goes along the ground below a target that floats."""
    return use.ground and hovers(target)


def cannot_affect(target: Combatant, use: UsedAbility) -> bool:
    """FF-CRIT-04: whether the target floats above it or is immune to all that it does."""
    if floats_above(target, use):
        return True
    alone = bool(use.effects) and use.damage is None and not use.heals
    return alone and all(effects.keeps_out(target, effect) is not None for effect in use.effects)


def roll_to_hit(
    table: Table, user: Combatant, target: Combatant, use: UsedAbility, manner: Manner, nth: tuple[int, int] | None
) -> bool:
    """FF-ABL-05…07, FF-CRIT-04: roll by CoS, or M. ACC − M. EVA for a Spell on an opponent; return whether it hits.

    Without a roll it fails on a target that is immune to all it does or floats above it.
    """
    if floats_above(target, use):
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


def is_reflected(use: UsedAbility, target: Combatant) -> bool:
    """FF-ST-reflect: whether it bounces off a target."""
    return use.reflect and bool(target.conditions) and MIRRORING in stats_of(target).traits


def bounced_onto(fight: Fight, holder: Combatant) -> list[Combatant]:
    """FF-ST-reflect: return those of whom what bounces off `holder` hits one at random: its opponents."""
    return [combatant for combatant in sides.opponents(fight, holder) if targets.visible(combatant)]


def turned(fight: Fight, actor: Combatant, command: Mapping[str, Any], target: Combatant) -> tuple[str, ...] | None:
    """FF-ST-reflect: return those of whom an Ability would hit one instead of its target; None: it reaches that."""
    if MIRRORING not in stats_of(target).traits:  # asked of every option, and seldom so
        return None
    use = use_in(actor, command)
    if use is None or not is_reflected(use, target):
        return None
    return tuple(combatant.id for combatant in bounced_onto(fight, target))


def harm_type(actor: Combatant, command: Mapping[str, Any]) -> str:
    """FF-ABL-08: return the type of the harm that a command to use an Ability or Item brings; empty for none."""
    use = use_in(actor, command)
    if use is None or use.damage is None or use.damage.pool != "hp":
        return ""
    return code_of(actor, use, use.damage, (command.get("params") or {}).get("weapon"))[0].type


def use_in(actor: Combatant, command: Mapping[str, Any]) -> UsedAbility | None:
    """Return the Ability or Item that a command uses; None if it uses none."""
    action = {"cast": Cast, "use_ability": UseAbility, "use_item": UseItem}.get(command["action"])
    return None if action is None else action(thing=command.get("with")).use(actor)


def reflected(table: Table, holder: Combatant, user: Combatant, use: UsedAbility) -> Combatant | None:
    """FF-ST-reflect.

    Return a random opponent of `holder`, whom the Spell hits without a second roll; None if there is nobody.
    """
    drawn = targets.draw(table, holder, bounced_onto(table.fight, holder), "reflect")
    table.fact("reflect", actor=holder.id, to=None if drawn is None else drawn.id, source=user.id, with_=use.id)
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
    """FF-ABL-08, FF-DMG-02: return the harm, the base damage and its steps: dice, 75 % if split, the Weapon's share."""
    harm, base, code, dice = code_of(user, use, block, weapon)
    base, code = _rolled(table, user, base, code, dice, hit)
    for percent, term in shares_of(table.fight, block, split):
        base, code = _shared(base, code, percent, term)
    return harm, base, code


def code_of(
    user: Combatant, use: UsedAbility, block: Damage, weapon: str | None = None
) -> tuple[Harm, int, tuple[ComputationStep, ...], tuple[int, ...]]:
    """FF-ABL-08: return the harm, the fixed part of the code with its steps, and the dice.

    A share of a Weapon's code is taken from the first one unless `weapon` names another.
    """
    if block.weapon:
        is_known = weapon is not None and weapons.weapon_of(user, weapon) is not None
        blow = weapons.blow_with(user, weapon) if is_known and weapon is not None else weapons.all_blows(user)[0]
        weapon_harm = blow.harm
        type = block.type or weapon_harm.type
        element = block.element or weapon_harm.element
        defence = block.defence or (
            weapon_harm.defence if block.type is None or block.type == weapon_harm.type else None
        )
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


def shares_of(fight: Fight, block: Damage, split: bool) -> tuple[tuple[int, str], ...]:
    """FF-DMG-02: return the shares of a code that apply to one target, in percent, each with its term."""
    group = ((fight.options.split_percent, "Group"),) if split else ()
    return (*group, (block.percent, "Weapon")) if block.weapon and block.percent != 100 else group


def healing_base(
    table: Table, user: Combatant, use: UsedAbility, block: Heal, split: bool, hit: Sequence[Combatant]
) -> tuple[int | None, tuple[ComputationStep, ...]]:
    """FF-ABL-05, FF-DMG-02: return the amount healed and its steps; the amount is None if it heals fully."""
    if block.full:
        return None, ()
    if block.amount is not None:
        return block.amount, (ComputationStep("amount", block.amount, "base", use.id),)
    base, code = _rolled(table, user, *_scaled(user, use, block), dice_of(block.die), hit, "heal")
    return _shared(base, code, table.fight.options.split_percent, "Group") if split else (base, code)


def _scaled(user: Combatant, use: UsedAbility, block: Damage | Heal) -> tuple[int, tuple[ComputationStep, ...]]:
    """FF-ATK-04: return a code without its dice, and the step of its attribute."""
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
    """FF-SLOW-02, FF-SLOW-09: carry out a charged Ability; targets gone are dropped, with none left it retargets.

    Who is an opponent was settled at the declaration.
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
    side = charge.fights_for or sides.side_of(user, charge.was)
    opposed = (combatant.id for combatant in fight.combatants.values() if sides.side_of(combatant, charge.was) != side)
    manner = charged_params(charge).manner._replace(against=frozenset(opposed))
    if use.aim.target.startswith("random"):
        take_effect(table, user, use, aimed, manner)
        return
    reached = targets.reached(table, user, aimed, use.aim)
    if reached:
        strike(table, user, use, reached, aimed.split, manner)
    elif use.aim.revives:
        note_no_effect(table, user, use)
    else:
        retarget(table, user, use, aimed, manner)


def retarget(table: Table, user: Combatant, use: UsedAbility, aimed: TargetSelection, manner: Manner) -> None:
    """FF-SLOW-09, D-12: with no target left, hit a random ally or opponent, drawn before any other die.

    Harm goes to an opponent, and is rolled as against one; help meant for the own side goes to an ally.
    """
    kind = "random_ally" if is_for_own_side(table.fight, user, use, aimed) else "random_opponent"
    drawn = targets.draw(table, user, targets.eligible_for(table.fight, user, kind, use.aim, aimed.was), "retarget")
    table.fact("retarget", actor=user.id, to=None if drawn is None else drawn.id, with_=use.id)
    if drawn is None:
        return
    if kind == "random_opponent":
        manner = manner._replace(against=frozenset({drawn.id}))
    strike(table, user, use, [drawn], aimed.split, manner)


def is_for_own_side(fight: Fight, user: Combatant, use: UsedAbility, aimed: TargetSelection) -> bool:
    """D-12: whether it harms nobody and was aimed at the user's own side."""
    if use.harms:
        return False
    side = sides.side_of(user, aimed.was)
    if aimed.formation is not None:
        return aimed.formation[0] == side
    return any(id in fight.combatants and sides.side_of(fight.combatants[id], aimed.was) == side for id in aimed.ids)


# --- previews --------------------------------------------------------------------------------------------------


@ahead("thing", aside=True)
def cost_preview(fight: Fight, actor: Combatant, params: Using) -> Iterator[Preview]:
    """FF-ABL-02, FF-ITM-01: yield the MP cost, or how many of the Item will be left."""
    use = params.use(actor)
    if use is not None and use.item:
        yield Preview("cost", phrases.ITEM(item=use.title, count=max(0, actor.items.get(use.id, 0) - 1)), number=1)
    elif use is not None and (mp := mp_cost(actor, use)):
        yield Preview("cost", phrases.COST(mp=mp, left=max(0, actor.pools["mp"] - mp)), number=mp)


@ahead("thing", aside=True)
def charge_preview(fight: Fight, actor: Combatant, params: Using) -> Iterator[Preview]:
    """FF-SLOW-01, FF-SLOW-03: yield the tick at which it takes effect if it has a Charge Time."""
    use = params.use(actor)
    ct = 0 if use is None or not order.is_open(fight, actor) else charge_time(actor, use)
    if ct:
        yield forecast.resolution_preview(actor, ct)


@ahead("thing")
def use_previews(fight: Fight, actor: Combatant, params: Using) -> Iterator[Preview]:
    """FF-ABL-05…10: yield the chance and the effect on each target."""
    use = params.use(actor)
    if use is not None:
        for target in expected_targets(fight, actor, params, use):
            yield from target_previews(fight, actor, params, use, target)


def expected_targets(fight: Fight, actor: Combatant, params: Using, use: UsedAbility) -> Sequence[Combatant]:
    """Return the targets as far as they are chosen; none if they are drawn at random."""
    kind, ids = use.aim.target, params.targets
    if kind == "self":
        return [actor]
    if targets.is_single(use.aim, ids, split=params.is_split):
        return [combatant for id in ids if (combatant := fight.combatants.get(id)) is not None][:1]
    if kind in ("group", "single_group"):
        return targets.expected_group(fight, actor, ids, use.aim)
    if kind == "party":
        return targets.party_hit(fight, actor, targets.aim_at_party(fight, actor, ids, use.aim)[1], use.aim)
    return targets.everybody_in_reach(fight, actor, use.aim) if kind == "all" else []


def chance_sum(chance: int, steps: Sequence[ComputationStep]) -> str:
    """Return how a CoS adds up, as `70 + 30 − 8`; empty if nothing is added or taken off."""
    added = [step.amount for step in steps if step.term == "modifier"]
    less = [step.amount for step in steps if step.kind == "less"]
    if not added and not less:
        return ""
    base = chance - sum(added) + sum(less)
    return f"{base}{forecast.modifier_term(sum(added))}{''.join(f' − {item}' for item in less)}"


def target_previews(
    fight: Fight, actor: Combatant, params: Using, use: UsedAbility, target: Combatant
) -> Iterator[Preview]:
    """FF-CRIT-04, FF-ST-reflect: yield the chance against one target, the damage or healing, and the effects."""
    if floats_above(target, use):
        yield Preview("vain", phrases.FLOATS(), target.id)
        return
    if cannot_affect(target, use):
        yield from forecast.effect_previews(fight, actor, use.effects, target)
        return
    chance, steps = chance_to_hit(fight, actor, target, use)
    if chance is not None:
        basis = chance_sum(chance, steps)
        modifier = params.manner.modifier_on(target)
        cos = chance + modifier
        chain = f"{basis or chance}{forecast.modifier_term(modifier)}" if basis or modifier else ""
        yield forecast.chance_of(chances.of_roll(cos), cos, chain, target.id)
    if is_reflected(use, target):
        yield Preview("vain", phrases.BOUNCES(), target.id)
        return
    split = use.aim.target == "single_group" and not targets.is_single(use.aim, params.targets, split=params.is_split)
    if use.damage is not None:
        harm, fixed, _, dice = code_of(actor, use, use.damage, params.weapon)
        yield losses.loss_preview(fight, actor, target, harm, (fixed, dice), shares_of(fight, use.damage, split))
    for block in use.heals:
        yield healing_preview(fight, actor, block, split, target)
    yield from forecast.effect_previews(fight, actor, use.effects, target)


def healing_preview(fight: Fight, actor: Combatant, block: Heal, split: bool, target: Combatant) -> Preview:
    """FF-DMG-04, FF-ZHP-05.

    Preview healing, as `+ (16 + d8) × 75 % HP`, up to what is missing; a Zombie loses the HP.
    """
    pool = block.pool.upper()
    traits = stats_of(target).traits
    undead = traits.get(UNDEAD) if block.pool == "hp" else None
    if SHIELDED in traits:
        return Preview("note", phrases.HEALS(amount=0, pool=pool), target.id)
    if block.full:
        return (
            forecast.death_preview(fight, actor, target)
            if undead
            else Preview("note", healing_words(target, block.pool, None), target.id)
        )
    code, ends = healing_code(fight, actor, block, split)
    if not undead:
        return Preview("note", healing_words(target, block.pool, (code, *ends)), target.id)
    least, most = (
        0 if INERT in traits else damage.capped(fight, damage.after_defense(fight, target, end)) for end in ends
    )
    span = str(least) if least == most else f"{least}–{most}"
    chain = f"{code}, {target.statuses[undead.status].label}"
    words = phrases.DAMAGE(span=span, chain=chain)
    mean = Fraction(least + most, 2)
    return Preview("damage", words, target.id, number=(least + most) // 2, span=(least, most), mean=mean)


def healing_words(target: Combatant, pool: str, code_span: tuple[str, int, int] | None) -> str:
    """FF-DMG-04.

    Return the words for a healing by code, least and most amount; `code_span` None: all that is missing.
    """
    label = POOL_LABELS[pool]
    missing = int(getattr(target.sheet, pool)) - target.pools[pool]
    if not missing:
        return phrases.HEALS_NOTHING(pool=label)
    if code_span is None:
        return phrases.HEALS_ALL(pool=label, amount=missing)
    code, least, most = code_span
    if most <= missing and least == most:
        return phrases.HEALS(amount=most, pool=label)
    if most <= missing:
        return phrases.HEALS_SPAN(span=f"{least}–{most}", pool=label, chain=code)
    if least < missing:
        return phrases.HEALS_MOST(span=f"{least}–{missing}", pool=label, chain=code)
    return phrases.HEALS_PART(pool=label, gained=missing, chain=code)


def healing_code(fight: Fight, actor: Combatant, block: Heal, split: bool) -> tuple[str, tuple[int, int]]:
    """Return the code of what a block restores, and its least and most amount."""
    if block.amount is not None:
        return str(block.amount), (block.amount, block.amount)
    fixed = block.scale * int(getattr(actor.sheet, block.attribute)) + block.bonus
    dice = dice_of(block.die)
    code = f"{fixed} + {losses.dice_text(dice)}"
    share = fight.options.split_percent if split else 100
    ends = ((fixed + len(dice)) * share // 100, (fixed + sum(dice)) * share // 100)
    return f"({code}) × {share}%" if split else code, ends


CAST = deed(
    "cast",
    label="Cast",
    drawing="bolt-spell-cast",
    cost=phrases.ACTION_AND_MP,
    key="C",
    rule="FF-ABL-01",
    params=Cast,
    checks=ABILITY_CHECKS,
    do=use_ability,
    previews=(cost_preview, charge_preview, use_previews),
)
USE_ABILITY = deed(
    "use_ability",
    label="Ability",
    drawing="skills",
    key="B",
    rule="FF-ABL-01",
    params=UseAbility,
    checks=ABILITY_CHECKS,
    do=use_ability,
    previews=(cost_preview, charge_preview, use_previews),
)
USE_ITEM = deed(
    "use_item",
    label="Item",
    drawing="knapsack",
    cost=phrases.ACTION_AND_ITEM,
    key="I",
    rule="FF-ITM-01",
    params=UseItem,
    checks=ITEM_CHECKS,
    do=use_item,
    previews=(cost_preview, use_previews),
)
