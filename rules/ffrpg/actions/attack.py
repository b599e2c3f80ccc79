"""The Attack Action: its params, choices and checks, its previews, and how a blow is struck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault, Refusal
from rules.ffrpg.actions import choices, forecast, params, targets, usables
from rules.ffrpg.actions.targets import TargetSelection
from rules.ffrpg.actions.usables import PLAIN, Manner
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.rows import Item, Reaction
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import die_step, stats_of
from rules.ffrpg.damage import chances as odds
from rules.ffrpg.damage import damage, effects, falls, losses, turn_economy, weapons
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.codes import CoS, Effect
from rules.ffrpg.statuses.traits import FRENZIED, REACT
from rules.ffrpg.turns import pincer, sides
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import FINE, WHOLE, Check, ahead, check, one_fault
from rules.mechanics.params import Reading, param
from rules.system.simple_fight import unknown_targets
from rules.text.localized import SIDE_BY_SIDE, joined, percentage


def critical_step(fight: Fight) -> ComputationStep:
    """FF-CRIT-01: return what a Critical Hit adds to the damage."""
    return ComputationStep("Critical Hit", fight.options.critical_percent, "percent", "FF-CRIT-01")


def changed_by(fight: Fight, *, pulled: bool = False, frenzied: bool = False) -> tuple[ComputationStep, ...]:
    """FF-PULL-01, FF-ST-berserk: return what is taken off a pulled blow, and added to one under Berserk."""
    pull = (ComputationStep("pulled", fight.options.pulled_percent, "percent", "FF-PULL-01"),) if pulled else ()
    frenzy = (ComputationStep("Berserk", fight.options.berserk_percent, "percent", "berserk"),) if frenzied else ()
    return (*pull, *frenzy)


# --- what may be chosen ---------------------------------------------------------------------------------------


def first_weapon(fight: Fight, combatant: Combatant, params: object) -> str:
    """Return the Weapon that the form begins with: none, or Brawl if the actor is unarmed."""
    return weapons.BRAWL if [blow.id for blow in weapons.all_blows(combatant)] == [weapons.BRAWL] else ""


def offered_weapons(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Yield what may be struck with; no name means every Weapon in hand."""
    brawl = Option(weapons.BRAWL, "Brawl", choices.weapon_code(weapons.BARE_HANDS))
    if is_unarmed := first_weapon(fight, combatant, params) == weapons.BRAWL:
        yield brawl
    else:
        yield Option("", " + ".join(blow.title for blow in weapons.all_blows(combatant)))
    for weapon in combatant.sheet.weapons:
        yield Option(weapon.id, weapon.title, choices.weapon_code(weapon))
    if not is_unarmed:
        yield brawl
    yield Option(weapons.IMPROVISED, phrases.IMPROVISED, phrases.TIER(tier=weapons.improvised_tier(combatant)))


def blow_targets(fight: Fight, combatant: Combatant, params: Strike) -> Iterator[Option]:
    """Yield the possible targets, each with the chance to hit."""
    blow = params.blows(combatant)[0]
    for other in choices.in_sight(fight, combatant):
        yield Option(other.id, other.name, percentage(odds.of_blow(fight, blow, blow.acc - stats_of(other).eva)))


def blow_is_meant(fight: Fight, combatant: Combatant, params: object, other: Combatant) -> bool:
    """Whether the attack is meant for `other`: a foe."""
    return not choices.is_friend(fight, combatant, other)


def blow_count(fight: Fight, combatant: Combatant, params: Strike) -> tuple[int, int]:
    """FF-TGT-01, FF-ATK-11.

    Return the least and most targets: one for each blow, or a Group for a Weapon that strikes one.
    """
    blows = params.blows(combatant)
    if not all(blow.group for blow in blows):
        return 1, len(blows)
    least, most = choices.group_count(fight, combatant, blows[0].aim)
    return least, most if len(blows) == 1 else len(blows)


def ammunition(fight: Fight, combatant: Combatant, params: Strike) -> Iterator[Option]:
    """FF-AMMO-01: yield the ammunition in the Inventory that a Weapon of the attack takes, with how much is left."""
    kinds = {blow.ammo for blow in params.blows(combatant)}
    for item in combatant.sheet.items:
        if item.kind == "ammo" and (item.ammo or item.id) in kinds:
            yield Option(item.id, item.title, str(combatant.items.get(item.id, 0)))


def ammunition_count(fight: Fight, combatant: Combatant, params: Strike) -> tuple[int, int]:
    """FF-AMMO-01: return the least and most units: one for each Weapon that takes ammunition."""
    return 0, max(1, sum(blow.ammo is not None for blow in params.blows(combatant)))


# --- params -----------------------------------------------------------------------------------------------------


IMPROVISED_COS = CoS(flat=30)
THROWN_REACH = 10
"""The range of a thrown object in metres, unless the params say otherwise."""
DIE_LABELS = {die: die for die in weapons.SCALES[1]}
STATUS_LABELS = {id: row.label for id, row in STATUSES.items() if not row.params}


def _improvising(fight: Fight, combatant: Combatant, params: Strike) -> bool:
    """Whether an improvised weapon is used."""
    return params.weapon == weapons.IMPROVISED


def _thrown(fight: Fight, combatant: Combatant, params: Strike) -> bool:
    """Whether an improvised weapon is thrown."""
    return params.weapon == weapons.IMPROVISED and params.range == "ranged"


def _object(name: str, kind: str, label: str, **more: Any) -> Any:
    """Return a param of an improvised weapon."""
    return param(name, kind, label, **{"shown": _improvising, **more})


@dataclass(frozen=True, kw_only=True)
class Strike:
    """The params of an Attack: with one Weapon, bare hands or an improvised weapon; without a name with all in hand."""

    weapon: str = param("with", "choice", "Weapon", choices=offered_weapons, begins=first_weapon, default="")
    die: str | None = _object("die", "choice", "Die", words=DIE_LABELS, needed=True)
    range: str = _object("range", "choice", "Melee / Ranged", words=params.words("melee", "ranged"), default="melee")
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Target",
        choices=blow_targets,
        most=blow_count,
        meant=blow_is_meant,
        needed=True,
    )
    pull: bool = param("pull", "flag", phrases.LABELS["pull"], default=False, advanced=True)
    ammo: tuple[str, ...] = param(
        "ammo",
        "choices",
        "Ammunition",
        choices=ammunition,
        most=ammunition_count,
        repeats=True,
        also=("choice",),
        shown=lambda fight, combatant, params: any(ammunition(fight, combatant, params)),
    )
    name: str = _object("name", "text", "What")
    acc: int | None = _object("acc", "number", "ACC", minimum=0, maximum=999, advanced=True)
    reach: int | None = _object("reach", "number", "Reach", minimum=0, maximum=9999, advanced=True, shown=_thrown)
    damage: bool = _object("damage", "flag", phrases.LABELS["harms"], default=True, advanced=True)
    status: str | None = _object("status", "choice", "Status", words=STATUS_LABELS, advanced=True)
    modifier: int = params.modifier()
    modifiers: Mapping[str, int] = params.each()

    def blows(self, actor: Combatant) -> tuple[WeaponBlow, ...]:
        """FF-ATK-01: return the blows to strike, without ammunition; an unknown Weapon counts as bare hands."""
        if not self.weapon:
            return weapons.all_blows(actor)
        if self.weapon == weapons.IMPROVISED:
            return (self._picked_up(actor),)
        known = weapons.weapon_of(actor, self.weapon) is not None
        return (weapons.blow_with(actor, self.weapon if known else weapons.BRAWL),)

    def _picked_up(self, actor: Combatant) -> WeaponBlow:
        """FF-IMP-01…04.

        Return the blow with an improvised weapon or its throw; `status` has a flat CoS of 30 and a timer of 2.
        """
        inflicted = () if self.status is None else (Effect(status=self.status, timer=2, cos=IMPROVISED_COS),)
        melee = self.range == "melee"
        reach = self.reach if self.reach is not None else weapons.MELEE_REACH if melee else THROWN_REACH
        acc = actor.sheet.acc if self.acc is None else self.acc
        return weapons.improvised_blow(actor, self.die or "d6", acc, self.name, inflicted, self.damage, melee, reach)

    @property
    def manner(self) -> Manner:
        """What is said with it for each of its blows."""
        return Manner(self.modifier, self.modifiers) if self.modifier or self.modifiers else PLAIN


# --- before its dice: at whom, and with which ammunition ------------------------------------------------------


OF_AN_OBJECT = frozenset({"die", "range", "name", "acc", "reach", "damage", "status"})


class StrikeReading(Reading[Strike]):
    """Read the params of an improvised weapon only if one is used."""

    def read_params(self, command: Mapping[str, Any], params: Mapping[str, Any], values: dict[str, Any]) -> None:
        """Refuses `invalid_params`."""
        if command.get("with") != weapons.IMPROVISED:
            for key, value in params.items():
                if key in OF_AN_OBJECT:
                    raise Refusal("invalid_params", param=key, value=value)
        super().read_params(command, params, values)


@check(WHOLE, about="weapon")
def object_die_given(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-IMP-02: an improvised weapon needs a die unless it does no damage."""
    if params.weapon != weapons.IMPROVISED or params.die is not None or not params.damage:
        return FINE
    return one_fault("invalid_params", final=True, param="die", value=None)


@check("ammo", about="ammo")
def known_ammunition(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-AMMO-01: the ammunition is on the sheet."""
    for id in params.ammo:
        if _item(actor, id) is None:
            yield Fault("no_such_item", {"actor": actor.id, "item": id}, final=True)


@check("weapon", about="weapon")
def weapon_at_hand(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-ATK-01, FF-BRAWL-01: the Weapon is in hand or natural; Brawl is for the unarmed."""
    named = params.weapon
    weapon = weapons.weapon_of(actor, named)
    if named == weapons.BRAWL:
        if weapons.armed(actor):
            yield Fault("weapon_equipped", {"actor": actor.id})
    elif weapon is None and named != weapons.IMPROVISED:
        others = (*actor.sheet.shields, *actor.sheet.abilities, *actor.sheet.items)
        code = "wrong_action" if any(row.id == named for row in others) else "no_such_item"
        yield Fault(code, {"actor": actor.id, "item": named}, final=True)
    elif weapon is not None and named != weapons.IMPROVISED and not weapons.is_ready(actor, weapon):
        yield Fault("not_equipped", {"actor": actor.id, "item": named})


# --- at whom ---------------------------------------------------------------------------------------------------


@check("weapon", "range", "reach", "targets")
def well_aimed(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-TGT-01, FF-ATK-11: one target or one for each blow; for a Weapon that strikes a Group its members."""
    blows, ids = params.blows(actor), params.targets
    only = blows[0]
    if len(blows) == 1:
        if only.group:
            return targets.aim_at_group(fight, actor, ids, only.aim)[0]
        return targets.faults_of_one(fight, actor, ids, only.aim)
    for blow in blows:
        if blow.group:
            return _faults_of_each(fight, actor, blows, ids)
    return FINE if _reach_all(fight, actor, blows, ids) else _faults_of_singles(fight, actor, blows, ids)


def _reach_all(fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]) -> bool:
    """FF-TWO-01: whether each blow has a target within reach, so that there can be no fault."""
    if not 0 < len(ids) <= len(blows):
        return False
    combatant = None
    for index, blow in enumerate(blows):
        if index < len(ids):
            combatant = fight.combatants.get(ids[index])
            if combatant is None or combatant.state != "active" or not targets.visible(combatant, actor):
                return False
            if fight.encircled is not None and not pincer.reaches(fight, actor, combatant):
                return False
        if combatant is None or not targets.in_range(fight, actor, combatant, blow.melee, blow.reach):
            return False
    return True


def _faults_of_each(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Iterator[Fault]:
    """FF-ATK-11: yield the faults if one of several blows strikes a Group: each blow takes its own target."""
    if len(ids) > len(blows):
        yield Fault("too_many_targets", {"actor": actor.id, "most": len(blows)})
    for index, blow in enumerate(blows):
        target_ids = own_target(ids, index)
        if blow.group:
            yield from targets.aim_at_group(fight, actor, target_ids, blow.aim)[0]
        else:
            yield from targets.faults_of_one(fight, actor, target_ids, blow.aim)


def _faults_of_singles(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Iterator[Fault]:
    """FF-TWO-01: yield the faults of blows at single targets, the last one named being the target of the rest."""
    count = len(blows)
    if not ids:
        yield Fault("need_targets", {"actor": actor.id}, final=True)
        return
    if len(ids) > count:
        yield Fault("too_many_targets", {"actor": actor.id, "most": count})
    named = [combatant for id in ids if (combatant := fight.combatants.get(id)) is not None]
    if len(named) < len(ids):
        yield from unknown_targets(fight, ids)
        return
    del named[count:]
    for combatant in named:
        if combatant.state != "active" or not targets.visible(combatant, actor):
            yield Fault("invalid_target", {"actor": actor.id, "target": combatant.id})
    if fight.encircled is not None:
        for combatant in named:
            if not pincer.reaches(fight, actor, combatant):
                yield Fault("wrong_facing", {"actor": actor.id, "target": combatant.id})
    named += [named[-1]] * (count - len(named))
    for combatant, blow in zip(named, blows, strict=True):
        if not targets.in_range(fight, actor, combatant, blow.melee, blow.reach):
            yield targets.out_of_reach(fight, actor, combatant, blow.melee, blow.reach)


def own_target(ids: tuple[str, ...], index: int) -> tuple[str, ...]:
    """FF-TGT-01.

    Return the id of the target of the blow at `index`, the last one named for the rest; empty if none is named.
    """
    return ids[min(index, len(ids) - 1) :][:1]


def aim(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Sequence[Combatant | TargetSelection]:
    """FF-TGT-01, FF-ATK-11: return the target of each blow, once nothing refuses them."""
    if len(blows) == 1 and not blows[0].group:
        return (fight.combatants[ids[0]],)
    selections: list[Combatant | TargetSelection] = []
    last = len(ids) - 1
    for index, blow in enumerate(blows):
        if blow.group:
            target_ids = ids if len(blows) == 1 else own_target(ids, index)
            selections.append(targets.aim_at_group(fight, actor, target_ids, blow.aim)[1])
        else:
            selections.append(fight.combatants[ids[index] if index < last else ids[last]])
    return selections


def aim_all_at(
    fight: Fight, actor: Combatant, combatant: Combatant, blows: Sequence[WeaponBlow]
) -> list[Combatant | TargetSelection]:
    """Return `combatant` as the target of every blow; its formation for blows that strike a Group."""
    return [
        targets.aim_at_group(fight, actor, (combatant.id,), blow.aim)[1] if blow.group else combatant for blow in blows
    ]


def blows_in_reach(
    fight: Fight, actor: Combatant, combatant: Combatant, blows: Sequence[WeaponBlow]
) -> list[WeaponBlow]:
    """FF-ST-flight, FF-PIN-03, FF-RNG-01: return the blows that reach `combatant`."""
    return [blow for blow in blows if targets.in_reach(fight, actor, combatant, blow.aim)]


def other_targets(fight: Fight, actor: Combatant, blow: WeaponBlow) -> list[Combatant]:
    """FF-TGT-06: return who else a blow could be aimed at now: opponents, then allies."""
    among = (*sides.opponents(fight, actor), *sides.allies(fight, actor))
    return [
        combatant
        for combatant in among
        if targets.visible(combatant, actor) and targets.is_target(fight, actor, combatant, blow.aim)
    ]


# --- ammunition ------------------------------------------------------------------------------------------------


def ammo_weapons(actor: Combatant, blows: Sequence[WeaponBlow], ids: Sequence[str]) -> list[int | None]:
    """FF-AMMO-01: return for each unit the index of the first Weapon that takes it and has none yet, else None."""
    numbers: list[int | None] = []
    for id in ids:
        item = _item(actor, id)
        kind = None if item is None or item.kind != "ammo" else item.ammo or item.id
        free = (n for n, blow in enumerate(blows) if kind is not None and blow.ammo == kind and n not in numbers)
        numbers.append(next(free, None))
    return numbers


def load_blows(actor: Combatant, blows: Sequence[WeaponBlow], ids: Sequence[str]) -> tuple[WeaponBlow, ...]:
    """FF-AMMO-01: return the blows, each with the ammunition that its Weapon takes."""
    loaded = list(blows)
    for id, number in zip(ids, ammo_weapons(actor, blows, ids), strict=True):
        item = _item(actor, id)
        if number is not None and item is not None:
            loaded[number] = weapons.with_ammo(actor, loaded[number], item)
    return tuple(loaded)


@check("weapon", "ammo", about="ammo")
def ammunition_fits(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-AMMO-01: a Weapon of the attack takes the ammunition, and there is some left."""
    ids = params.ammo
    for index, (id, number) in enumerate(zip(ids, ammo_weapons(actor, params.blows(actor), ids), strict=True)):
        if number is None:
            yield Fault("wrong_ammo", {"actor": actor.id, "item": id})
        if actor.items.get(id, 0) <= ids[:index].count(id):
            yield Fault("not_enough_ammo", {"actor": actor.id, "item": id})


def _item(actor: Combatant, id: str) -> Item | None:
    return next((item for item in actor.sheet.items if item.id == id), None)


STRIKE_CHECKS: tuple[Check[Fight, Combatant, Strike], ...] = (
    object_die_given,
    known_ammunition,
    weapon_at_hand,
    well_aimed,
    targets.known_modified,
    ammunition_fits,
)
"""What refuses an Attack Action."""


# --- previews --------------------------------------------------------------------------------------------------


@ahead("weapon")
def blow_previews(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Preview]:
    """FF-ATK-02, FF-ATK-04, FF-ST-berserk: yield chance and damage of each blow on each target.

    Who is Berserk strikes in no other way than as it is forced to: its + 50 % counts.
    """
    frenzied = turn_economy.has_trait(actor, turn_economy.forced_by(fight, actor), FRENZIED)
    percents = changed_by(fight, pulled=params.pull, frenzied=frenzied)
    expected = tuple(expected_blows(fight, actor, params))
    several = len({blow.id for _, blow in expected}) > 1
    spared: dict[str, int] = {}
    for target, blow in expected:
        if several:
            yield Preview("note", phrases.BLOW(weapon=weapons.weapon_words(blow)), target.id)
        modifier = params.manner.modifier_on(target)
        cos = blow.acc - stats_of(target).eva + modifier
        chain = f"{blow.acc} − {stats_of(target).eva}{forecast.modifier_term(modifier)}"
        yield forecast.chance_of(odds.of_blow(fight, blow, cos), cos, chain, target.id)
        if blow.harms:
            chance = odds.of_blow(fight, blow, cos)
            criticals = (critical_step(fight), odds.critical_share(fight, blow, cos))
            yield from losses.blow_previews(fight, actor, target, blow, percents, spared, chance, criticals)
        yield from forecast.effect_previews(fight, actor, blow.effects, target, blow.acc)


def expected_blows(fight: Fight, actor: Combatant, params: Strike) -> Iterator[tuple[Combatant, WeaponBlow]]:
    """FF-TGT-01, FF-ATK-11: yield each target with the loaded blow that would strike it; unknown ids are left out."""
    if next(weapon_at_hand.find(fight, actor, params), None) is not None:
        return
    ready = load_blows(actor, params.blows(actor), params.ammo)
    for index, blow in enumerate(ready):
        ids = params.targets if blow.group and len(ready) == 1 else own_target(params.targets, index)
        if blow.group:
            for target in targets.expected_group(fight, actor, ids, blow.aim):
                yield target, blow
        else:
            for id in ids:
                if id in fight.combatants:
                    yield fight.combatants[id], blow


# --- what it does ---------------------------------------------------------------------------------------------


def attack(table: Table, actor: Combatant, params: Strike) -> None:
    """FF-ATK-01…11: strike with all that is equipped or with the Weapon named, blow by blow."""
    blows = params.blows(actor)
    if params.ammo:
        blows = load_blows(actor, blows, params.ammo)
    aimed = aim(table.fight, actor, blows, params.targets)
    overruled = table.override and targets.overrules(table, well_aimed.find(table.fight, actor, params))
    if not turn_economy.start(table, actor, run_in=blows[0].runs or any(blow.runs for blow in blows)):
        return
    for id in params.ammo:
        usables.use_up(table, actor, id)
    percents = changed_by(table.fight, pulled=params.pull)
    strike_all(table, actor, aimed, blows, params.manner, percents, overruled=overruled)


def strike_all(
    table: Table,
    actor: Combatant,
    aimed: Sequence[Combatant | TargetSelection],
    blows: Sequence[WeaponBlow],
    manner: Manner,
    percents: tuple[ComputationStep, ...],
    *,
    bound: bool = False,
    reaction: Reaction | None = None,
    overruled: bool = False,
) -> None:
    """FF-TWO-01: strike blow by blow; a blow is lost if its attacker is no longer active or no target is in reach.

    `bound`: the attacker may not choose another target. A `reaction` is answered by none.
    `overruled`: the game master's override passes over facing and reach.
    """
    count = len(blows)
    for index, (target, blow) in enumerate(zip(aimed, blows, strict=True), start=1):
        nth_blow = (index, count) if count > 1 else None
        if actor.state != "active":
            struck: Sequence[Combatant] = ()
        elif isinstance(target, TargetSelection) or target.state != "active":
            struck = struck_by(table, actor, target, blow, bound, overruled)
        elif not targets.is_target(table.fight, actor, target, blow.aim, overruled=overruled):
            struck = ()
        else:
            strike(table, actor, target, blow, manner.modifier_on(target), percents, reaction, nth_blow)
            continue
        for among, combatant in enumerate(struck, start=1):
            if actor.state == "active" and combatant.state == "active":
                nth = (among, len(struck)) if len(struck) > 1 else nth_blow
                strike(table, actor, combatant, blow, manner.modifier_on(combatant), percents, reaction, nth)
        if not struck:
            named = target.ids if isinstance(target, TargetSelection) else (target.id,)
            target_id = named[0] if named else None
            table.fact("note", text="", actor=actor.id, target=target_id, what="blow lost", with_=blow.id)


def struck_by(
    table: Table, actor: Combatant, target: Combatant | TargetSelection, blow: WeaponBlow, bound: bool, overruled: bool
) -> Sequence[Combatant]:
    """FF-ATK-10, FF-ATK-11: return whom a blow strikes that is for a Group, or whose target is gone.

    The attacker's player is asked for another target, unless there is none; the answer may be nobody.
    """
    fight = table.fight
    if isinstance(target, TargetSelection):
        selection = targets.overruled(fight, target, blow.aim) if overruled else target
        group = targets.group_hit(fight, actor, selection, blow.aim)
        if group:
            return group
    among = {} if bound else {combatant.id: combatant for combatant in other_targets(fight, actor, blow)}
    if not among:
        return ()

    def hits() -> dict[str, str]:
        return {
            id: percentage(odds.of_blow(fight, blow, blow.acc - stats_of(combatant).eva))
            for id, combatant in among.items()
        }

    answer = table.ask("second_target", actor, ("none", *among), "none", of_each=hits, blow=blow.title)
    if answer == "none":
        return ()
    if not blow.group:
        return (among[answer],)
    return targets.expected_group(fight, actor, (answer,), blow.aim)


def strike(
    table: Table,
    actor: Combatant,
    target: Combatant,
    blow: WeaponBlow,
    modifier: int,
    percents: tuple[ComputationStep, ...],
    reaction: Reaction | None,
    nth: tuple[int, int] | None = None,
) -> None:
    """FF-ATK-02…08: strike one blow: roll to hit, damage, Equipment Abilities, Element Spikes, facing, Reactions."""
    facts_before = len(table.facts)
    hit, critical = roll_to_hit(table, actor, target, blow, modifier, nth, reaction)
    if hit:
        if critical:
            percents = (*percents, critical_step(table.fight))
        if blow.harms:
            deal_damage(table, actor, target, blow, percents)
        if blow.effects and target.state == "active":
            effects.apply_effects(table, actor, target, blow.effects, blow.acc)
        if target.conditions and blow.melee:
            spikes(table, actor, target)
        if table.fight.encircled is not None:
            offer_turn_round(table, actor, target, facts_before)
    if target.sheet.reactions and reaction is None:
        offer_reaction(table, actor, target, blow, hit, facts_before)


def roll_to_hit(
    table: Table,
    actor: Combatant,
    target: Combatant,
    blow: WeaponBlow,
    modifier: int,
    nth: tuple[int, int] | None,
    reaction: Reaction | None,
) -> tuple[bool, bool]:
    """FF-ATK-02, FF-ATK-03, FF-CRIT-01, FF-CRIT-02: roll to hit; return whether it hits, and whether critically.

    CoS = ACC − EVA + modifier; 95–100 always misses, a roll in the critical range always hits.
    """
    target_stats = stats_of(target)
    chance = blow.acc - target_stats.eva + modifier
    purpose = "attack" if reaction is None else reaction.name or reaction.id
    fight = table.fight
    face = table.die(100, purpose, actor, odds.needs(odds.of_blow(fight, blow, chance), chance), target, nth)
    fumble = face >= fight.options.automatic_miss
    critical = not fumble and face <= blow.crit
    hit = critical or (not fumble and face <= chance)
    if critical and chance <= 10 and fight.options.rule_of_10:
        critical = False
    steps = (*blow.acc_steps, target_stats.less["eva"])
    if modifier:
        steps = (*steps, ComputationStep("modifier", modifier, "flat", "FF-ATK-09"))
    if target.conditions:
        steps = (*steps, *target_stats.steps["eva"][1:-1])
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
        why=None if reaction is None else reaction.id,
        steps=steps,
    )
    return hit, critical


def deal_damage(
    table: Table, actor: Combatant, target: Combatant, blow: WeaponBlow, percents: tuple[ComputationStep, ...]
) -> None:
    """FF-ATK-04…06: deal Scale × Attribute + dice + bonus, changed by the percentages and reduced by ARM."""
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
    """FF-ST-element_spikes: the attacker in melee takes 2 × MAG of the element; only Weakness and Resistance count."""
    for condition in target.conditions:
        if condition.status != "element_spikes" or target.state != "active" or actor.state != "active":
            continue
        mag = int(target.sheet.mag)
        harm = Harm("magical", condition.params["element"], "none", 0, "hp", 0, 100, (), spikes=True)
        scale = table.fight.options.spikes_times
        base = ComputationStep(f"{scale} × MAG {mag}", scale * mag, "base", "element_spikes")
        damage.deal(table, target, actor, harm, scale * mag, (base,))


def can_react(fight: Fight, combatant: Combatant) -> bool:
    """FF-AMB-08, FF-REI-02: whether `combatant` can react: active, not asleep, stopped, stone or frozen.

    Neither a victim of a Preemptive Round under way nor a reinforcement of this Action Phase can.
    """
    if combatant.state != "active" or (combatant.conditions and REACT in stats_of(combatant).forbids):
        return False
    if combatant.came_in == fight.round:
        return False
    return fight.ambushers is None or combatant.side == fight.ambushers or combatant.sheet.combat_reflexes


def offer_turn_round(table: Table, actor: Combatant, target: Combatant, facts_before: int) -> None:
    """FF-PIN-05: let a target turn round that has lost HP or MP from behind since `facts_before`, if it can react.

    Heat flares first.
    """
    fight = table.fight
    if not pincer.from_behind(fight, actor, target) or not can_react(fight, target):
        return
    since = table.facts[facts_before:]
    if not any(fact["kind"] == "damage" and fact["actor"] == target.id and fact["to"] < fact["from"] for fact in since):
        return
    answer = table.ask("face", target, ("keep", "switch"), "keep", since=facts_before)
    if answer == "keep" or falls.burns_up(table, target):
        return
    pincer.turn_round(table, target, "left" if target.facing == "right" else "right")


def triggered(reactor: Combatant, blow: WeaponBlow, hit: bool) -> tuple[Reaction, ...]:
    """FF-RNG-02: return the Reactions that a blow triggers."""
    kind = "melee" if blow.melee else "ranged"
    fitting = {"attacked", f"attacked_{kind}", *(("hit", f"hit_{kind}") if hit else ("missed",))}
    return tuple(row for row in reactor.sheet.reactions if row.trigger in fitting)


def chance_of(fight: Fight, row: Reaction, blows: Sequence[WeaponBlow], attacker: Combatant) -> str:
    """FF-ZERO-03: return the chance of a Reaction if it is in doubt, and of its blows, as `30%, Blade 75%`."""
    hits = (
        SIDE_BY_SIDE(first=blow.title, next=percentage(odds.of_blow(fight, blow, blow.acc - stats_of(attacker).eva)))
        for blow in blows
    )
    return joined((*(() if row.cos is None else (percentage(odds.of_roll(row.cos)),)), *hits))


def offer_reaction(
    table: Table, actor: Combatant, target: Combatant, blow: WeaponBlow, hit: bool, facts_before: int
) -> None:
    """FF-ZERO-03, FF-AMB-08: let the target answer with a fitting Reaction, if it could attack the attacker.

    The blow is over by then, its facts being those since `facts_before`: hit and damage are known.
    """
    fight = table.fight
    if actor.state != "active" or not can_react(fight, target):
        return
    options = {row.id: row for row in triggered(target, blow, hit)}
    blows = weapons.all_blows(target)
    if not options or not (reached := blows_in_reach(fight, target, actor, blows)):
        return

    def chances() -> dict[str, str]:
        return {id: chance_of(fight, row, reached, actor) for id, row in options.items()}

    answer = table.ask("reaction", target, ("none", *options), "none", since=facts_before, of_each=chances)
    if answer == "none" or falls.burns_up(table, target):
        return
    chosen = options[answer]
    cos = chosen.cos
    if cos is not None and not odds.succeeds(table, target, actor, cos, answer, chosen.name or answer):
        return
    strike_all(table, target, aim_all_at(fight, target, actor, blows), blows, PLAIN, (), bound=True, reaction=chosen)


def forced_attack(table: Table, actor: Combatant, target: Combatant, frenzied: bool) -> None:
    """FF-ST-berserk, FF-ST-charm, FF-ST-confuse: attack without a choice of Weapon; Berserk deals + 50 %."""
    blows = weapons.all_blows(actor)
    if any(blow.runs for blow in blows):
        turn_economy.run_in(table, actor)
    aimed = aim_all_at(table.fight, actor, target, blows)
    strike_all(table, actor, aimed, blows, PLAIN, changed_by(table.fight, frenzied=frenzied), bound=True)


ATTACK = deed(
    "attack",
    label="Attack",
    drawing="crossed-swords",
    key="A",
    rule="FF-ATK-01",
    params=Strike,
    reader=StrikeReading,
    checks=STRIKE_CHECKS,
    do=attack,
    previews=(blow_previews,),
)
