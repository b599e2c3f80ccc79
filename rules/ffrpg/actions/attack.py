"""The Attack Action, whole: what it is told, what may be chosen and refuses it, what is foretold, what it does."""

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
from rules.ffrpg.combatant.statistics import die_step, standing
from rules.ffrpg.damage import chances as odds
from rules.ffrpg.damage import damage, effects, falls, losses, turn_economy, weapons
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.damage.turn_economy import deed
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.codes import CoS, Effect
from rules.ffrpg.statuses.traits import REACT
from rules.ffrpg.turns import pincer, sides
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import FINE, WHOLE, Check, ahead, check, one_fault
from rules.mechanics.params import Reading, param
from rules.system.simple_fight import unknown_targets
from rules.text.localized import SIDE_BY_SIDE, joined, percentage

CRITICAL = ComputationStep("Critical Hit", 100, "percent", "FF-CRIT-01")
PULLED = ComputationStep("pulled", -50, "percent", "FF-PULL-01")
FRENZY = ComputationStep("Berserk", 50, "percent", "berserk")

# --- what may be chosen ---------------------------------------------------------------------------------------


def first_weapon(fight: Fight, combatant: Combatant, params: object) -> str:
    """What an attack begins with: nothing named, but Brawl of the unarmed, who have nothing else in hand."""
    return weapons.BRAWL if [blow.id for blow in weapons.all_blows(combatant)] == [weapons.BRAWL] else ""


def offered_weapons(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """What one may strike with: nothing named means every Weapon in hand, and Brawl of the unarmed."""
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
    """Whom an attack may be aimed at, with its chance."""
    blow = params.blows(combatant)[0]
    for other in choices.in_sight(fight, combatant):
        yield Option(other.id, other.name, percentage(odds.of_blow(blow, blow.acc - standing(other).eva)))


def blow_is_meant(fight: Fight, combatant: Combatant, params: object, other: Combatant) -> bool:
    """A blow is meant for foes."""
    return not choices.is_friend(fight, combatant, other)


def blow_count(fight: Fight, combatant: Combatant, params: Strike) -> tuple[int, int]:
    """FF-TGT-01, FF-ATK-11: one target, or one for each blow; members of a Group for a Weapon that strikes one."""
    blows = params.blows(combatant)
    if not all(blow.group for blow in blows):
        return 1, len(blows)
    least, most = choices.group_count(fight, combatant, blows[0].aim)
    return least, most if len(blows) == 1 else len(blows)


def ammunition(fight: Fight, combatant: Combatant, params: object) -> Iterator[Option]:
    """Ammunition in the Inventory, and how much of it is left."""
    for item in combatant.sheet.items:
        if item.kind == "ammo":
            yield Option(item.id, item.title, str(combatant.items.get(item.id, 0)))


def ammunition_count(fight: Fight, combatant: Combatant, params: Strike) -> tuple[int, int]:
    """FF-AMMO-01: one unit for each Weapon that takes any."""
    return 0, max(1, sum(blow.ammo is not None for blow in params.blows(combatant)))


# --- what it is told ------------------------------------------------------------------------------------------


IMPROVISED_COS = CoS(flat=30)
THROWN_REACH = 10
"""How far an object flies, in metres, unless it is said."""
DIE_LABELS = {die: die for die in weapons.SCALES[1]}
STATUS_LABELS = {id: row.label for id, row in STATUSES.items() if not row.params}


def _improvising(fight: Fight, combatant: Combatant, params: Strike) -> bool:
    """Something is picked up to strike with."""
    return params.weapon == weapons.IMPROVISED


def _thrown(fight: Fight, combatant: Combatant, params: Strike) -> bool:
    """It is thrown."""
    return params.weapon == weapons.IMPROVISED and params.range == "ranged"


def _object(name: str, kind: str, label: str, **more: Any) -> Any:
    """A field of what is picked up."""
    return param(name, kind, label, **{"shown": _improvising, **more})


@dataclass(frozen=True, kw_only=True)
class Strike:
    """An Attack Action: with a Weapon, with bare hands, with what is picked up; without a name with all in hand."""

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
        shown=lambda fight, combatant, params: any(item.kind == "ammo" for item in combatant.sheet.items),
    )
    name: str = _object("name", "text", "What")
    acc: int | None = _object("acc", "number", "ACC", minimum=0, maximum=999, advanced=True)
    reach: int | None = _object("reach", "number", "Reach", minimum=0, maximum=9999, advanced=True, shown=_thrown)
    damage: bool = _object("damage", "flag", phrases.LABELS["harms"], default=True, advanced=True)
    status: str | None = _object("status", "choice", "Status", words=STATUS_LABELS, advanced=True)
    modifier: int = params.modifier()
    modifiers: Mapping[str, int] = params.each()

    def blows(self, actor: Combatant) -> tuple[WeaponBlow, ...]:
        """FF-ATK-01: the blows that it strikes, without ammunition; of an unknown Weapon as with bare hands."""
        if not self.weapon:
            return weapons.all_blows(actor)
        if self.weapon == weapons.IMPROVISED:
            return (self._picked_up(actor),)
        known = weapons.weapon_of(actor, self.weapon) is not None
        return (weapons.one_blow(actor, self.weapon if known else weapons.BRAWL),)

    def _picked_up(self, actor: Combatant) -> WeaponBlow:
        """FF-IMP-01…04: the blow with an object, or its throw; `status` has a flat CoS of 30 and a timer of 2."""
        inflicted = () if self.status is None else (Effect(status=self.status, timer=2, cos=IMPROVISED_COS),)
        melee = self.range == "melee"
        reach = self.reach if self.reach is not None else weapons.MELEE_REACH if melee else THROWN_REACH
        acc = actor.sheet.acc if self.acc is None else self.acc
        return weapons.improvised(actor, self.die or "d6", acc, self.name, inflicted, self.damage, melee, reach)

    @property
    def manner(self) -> Manner:
        """What is said with it for each of its blows."""
        return Manner(self.modifier, self.modifiers) if self.modifier or self.modifiers else PLAIN


# --- before its dice: at whom, and with which ammunition ------------------------------------------------------


OF_AN_OBJECT = frozenset({"die", "range", "name", "acc", "reach", "damage", "status"})


class StrikeReading(Reading[Strike]):
    """Reads what an object is like only where one is picked up."""

    def read_params(self, command: Mapping[str, Any], params: Mapping[str, Any], values: dict[str, Any]) -> None:
        """Refuses `invalid_params`."""
        if command.get("with") != weapons.IMPROVISED:
            for key, value in params.items():
                if key in OF_AN_OBJECT:
                    raise Refusal("invalid_params", param=key, value=value)
        super().read_params(command, params, values)


@check(WHOLE, about="weapon")
def die_of_an_object(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-IMP-02: the die of what is picked up is said, unless it does no damage."""
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
    """FF-ATK-01, FF-BRAWL-01: one strikes with what is in hand or natural, with bare hands if there is nothing."""
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
    """FF-TGT-01, FF-ATK-11: one target, or one for each blow; of a Group all who are named, or as many as blows."""
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
    """FF-TWO-01: whether each blow has a target and reaches it, so that there is no fault to look for."""
    if not 0 < len(ids) <= len(blows):
        return False
    combatant = None
    for place, blow in enumerate(blows):
        if place < len(ids):
            combatant = fight.combatants.get(ids[place])
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
    """FF-ATK-11: beside a Weapon that strikes a Group each blow takes its own target."""
    if len(ids) > len(blows):
        yield Fault("too_many_targets", {"actor": actor.id, "most": len(blows)})
    for place, blow in enumerate(blows):
        own = own_target(ids, place)
        if blow.group:
            yield from targets.aim_at_group(fight, actor, own, blow.aim)[0]
        else:
            yield from targets.faults_of_one(fight, actor, own, blow.aim)


def _faults_of_singles(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Iterator[Fault]:
    """FF-TWO-01: a target for each blow, the last one named for the rest."""
    count = len(blows)
    if not ids:
        yield Fault("need_targets", {"actor": actor.id}, final=True)
        return
    if len(ids) > count:
        yield Fault("too_many_targets", {"actor": actor.id, "most": count})
    found = [combatant for id in ids if (combatant := fight.combatants.get(id)) is not None]
    if len(found) < len(ids):
        yield from unknown_targets(fight, ids)
        return
    del found[count:]
    for combatant in found:
        if combatant.state != "active" or not targets.visible(combatant, actor):
            yield Fault("invalid_target", {"actor": actor.id, "target": combatant.id})
    if fight.encircled is not None:
        for combatant in found:
            if not pincer.reaches(fight, actor, combatant):
                yield Fault("wrong_facing", {"actor": actor.id, "target": combatant.id})
    found += [found[-1]] * (count - len(found))
    for combatant, blow in zip(found, blows, strict=True):
        if not targets.in_range(fight, actor, combatant, blow.melee, blow.reach):
            yield Fault("out_of_range", {"actor": actor.id, "target": combatant.id})


def own_target(ids: tuple[str, ...], place: int) -> tuple[str, ...]:
    """FF-TGT-01: whom a blow is for, the last one named for the rest; nobody where nobody is named."""
    return ids[min(place, len(ids) - 1) :][:1]


def aim(
    fight: Fight, actor: Combatant, blows: Sequence[WeaponBlow], ids: tuple[str, ...]
) -> Sequence[Combatant | TargetSelection]:
    """FF-TGT-01, FF-ATK-11: at whom each blow is struck, once nothing refuses that."""
    if len(blows) == 1 and not blows[0].group:
        return (fight.combatants[ids[0]],)
    found: list[Combatant | TargetSelection] = []
    last = len(ids) - 1
    for place, blow in enumerate(blows):
        if blow.group:
            own = ids if len(blows) == 1 else own_target(ids, place)
            found.append(targets.aim_at_group(fight, actor, own, blow.aim)[1])
        else:
            found.append(fight.combatants[ids[place] if place < last else ids[last]])
    return found


def at(
    fight: Fight, actor: Combatant, combatant: Combatant, blows: Sequence[WeaponBlow]
) -> list[Combatant | TargetSelection]:
    """All blows at one combatant; those that strike a Group at its formation."""
    return [
        targets.aim_at_group(fight, actor, (combatant.id,), blow.aim)[1] if blow.group else combatant for blow in blows
    ]


def reaching(fight: Fight, actor: Combatant, combatant: Combatant, blows: Sequence[WeaponBlow]) -> list[WeaponBlow]:
    """FF-ST-flight, FF-PIN-03, FF-RNG-01: those of several blows that reach one combatant: each is asked by itself."""
    return [blow for blow in blows if targets.within(fight, actor, combatant, blow.aim)]


def might_strike(fight: Fight, actor: Combatant, blow: WeaponBlow) -> list[Combatant]:
    """FF-TGT-06: whom else a blow could be aimed at now: opponents, then allies."""
    among = (*sides.opponents(fight, actor), *sides.allies(fight, actor))
    return [
        combatant
        for combatant in among
        if targets.visible(combatant, actor) and targets.is_target(fight, actor, combatant, blow.aim)
    ]


# --- ammunition ------------------------------------------------------------------------------------------------


def takers(actor: Combatant, blows: Sequence[WeaponBlow], ids: Sequence[str]) -> list[int | None]:
    """FF-AMMO-01: for each unit the number of the first Weapon of its kind that has none yet; None: there is none."""
    found: list[int | None] = []
    for id in ids:
        item = _item(actor, id)
        kind = None if item is None or item.kind != "ammo" else item.ammo or item.id
        free = (n for n, blow in enumerate(blows) if kind is not None and blow.ammo == kind and n not in found)
        found.append(next(free, None))
    return found


def loaded(actor: Combatant, blows: Sequence[WeaponBlow], ids: Sequence[str]) -> tuple[WeaponBlow, ...]:
    """FF-AMMO-01: the blows, each with the unit that its Weapon takes."""
    made = list(blows)
    for id, number in zip(ids, takers(actor, blows, ids), strict=True):
        item = _item(actor, id)
        if number is not None and item is not None:
            made[number] = weapons.loaded_with(actor, made[number], item)
    return tuple(made)


@check("weapon", "ammo", about="ammo")
def ammunition_fits(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Fault]:
    """FF-AMMO-01: a Weapon of the attack still takes it, and there is some left."""
    ids = params.ammo
    for place, (id, number) in enumerate(zip(ids, takers(actor, params.blows(actor), ids), strict=True)):
        if number is None:
            yield Fault("wrong_ammo", {"actor": actor.id, "item": id})
        if actor.items.get(id, 0) <= ids[:place].count(id):
            yield Fault("not_enough_ammo", {"actor": actor.id, "item": id})


def _item(actor: Combatant, id: str) -> Item | None:
    return next((item for item in actor.sheet.items if item.id == id), None)


STRIKE_CHECKS: tuple[Check[Fight, Combatant, Strike], ...] = (
    die_of_an_object,
    known_ammunition,
    weapon_at_hand,
    well_aimed,
    targets.known_modified,
    ammunition_fits,
)
"""What refuses an Attack Action, once it is read."""


# --- what is foretold -----------------------------------------------------------------------------------------


@ahead("weapon")
def blow_previews(fight: Fight, actor: Combatant, params: Strike) -> Iterator[Preview]:
    """FF-ATK-02, FF-ATK-04: chance and damage of each blow on each target."""
    pulled = (PULLED,) if params.pull else ()
    found = tuple(struck(fight, actor, params))
    several = len({blow.id for _, blow in found}) > 1
    spared: dict[str, int] = {}
    for target, blow in found:
        if several:
            yield Preview("note", phrases.BLOW(weapon=blow.title), target.id)
        modifier = params.manner.modifier_on(target)
        cos = blow.acc - standing(target).eva + modifier
        chain = f"{blow.acc} − {standing(target).eva}{forecast.with_modifier(modifier)}"
        yield forecast.chance_of(odds.of_blow(blow, cos), cos, chain, target.id)
        if blow.harms:
            yield from losses.of_blow(fight, actor, target, blow, pulled, spared, odds.of_blow(blow, cos))
        yield from forecast.befalling(actor, blow.effects, target, blow.acc)


def struck(fight: Fight, actor: Combatant, params: Strike) -> Iterator[tuple[Combatant, WeaponBlow]]:
    """FF-TGT-01, FF-ATK-11: whom each blow of an attack would strike, loaded with what is named; nobody is unknown."""
    if next(weapon_at_hand.find(fight, actor, params), None) is not None:
        return
    ready = loaded(actor, params.blows(actor), params.ammo)
    for place, blow in enumerate(ready):
        ids = params.targets if blow.group and len(ready) == 1 else own_target(params.targets, place)
        if blow.group:
            for target in targets.group_foreseen(fight, actor, ids, blow.aim):
                yield target, blow
        else:
            for id in ids:
                if id in fight.combatants:
                    yield fight.combatants[id], blow


# --- what it does ---------------------------------------------------------------------------------------------


def attack(table: Table, actor: Combatant, params: Strike) -> None:
    """FF-ATK-01…11: strikes with what is equipped, or with what is named, blow by blow."""
    blows = params.blows(actor)
    if params.ammo:
        blows = loaded(actor, blows, params.ammo)
    aimed = aim(table.fight, actor, blows, params.targets)
    overruled = table.override and targets.passes_over(table, well_aimed.find(table.fight, actor, params))
    if not turn_economy.start(table, actor, run_in=blows[0].runs or any(blow.runs for blow in blows)):
        return
    for id in params.ammo:
        usables.use_up(table, actor, id)
    percents = (PULLED,) if params.pull else ()
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
    among = {} if bound else {combatant.id: combatant for combatant in might_strike(fight, actor, blow)}
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
    facts_before = len(table.facts)
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
            may_turn(table, actor, target, facts_before)
    if target.sheet.reactions and not reaction:
        react(table, actor, target, blow, hit, facts_before)


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


def may_turn(table: Table, actor: Combatant, target: Combatant, facts_before: int) -> None:
    """FF-PIN-05: who has lost HP or MP from behind since a number of facts, and can react, may switch facing.

    Heat flares first.
    """
    fight = table.fight
    if not pincer.from_behind(fight, actor, target) or not can_react(fight, target):
        return
    since = table.facts[facts_before:]
    if not any(fact["kind"] == "damage" and fact["actor"] == target.id and fact["to"] < fact["from"] for fact in since):
        return
    answer = table.ask("face", target, ("keep", "switch"), "keep", since=facts_before)
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


def react(table: Table, actor: Combatant, target: Combatant, blow: WeaponBlow, hit: bool, facts_before: int) -> None:
    """FF-ZERO-03, FF-AMB-08: the target may answer with a Reaction that fits, if it could attack the attacker.

    The blow, told since a number of facts, is over by then: hit and damage are known.
    """
    fight = table.fight
    if actor.state != "active" or not can_react(fight, target):
        return
    options = {row.id: row for row in triggered(target, blow, hit)}
    blows = weapons.all_blows(target)
    if not options or not (reached := reaching(fight, target, actor, blows)):
        return

    def chances() -> dict[str, str]:
        return {id: chance_of(row, reached, actor) for id, row in options.items()}

    answer = table.ask("reaction", target, ("none", *options), "none", since=facts_before, of_each=chances)
    if answer == "none" or falls.flares(table, target):
        return
    chosen = options[answer]
    cos = chosen.cos
    if cos is not None and not odds.succeeds(table, target, actor, cos, answer, chosen.name or answer):
        return
    strike_all(table, target, at(fight, target, actor, blows), blows, PLAIN, (), bound=True, reaction=True)


def forced_attack(table: Table, actor: Combatant, target: Combatant, frenzied: bool) -> None:
    """FF-ST-berserk, FF-ST-charm, FF-ST-confuse: an attack without a choice of Weapon; Berserk's with + 50 %."""
    blows = weapons.all_blows(actor)
    if any(blow.runs for blow in blows):
        turn_economy.run_in(table, actor)
    aimed = at(table.fight, actor, target, blows)
    strike_all(table, actor, aimed, blows, PLAIN, (FRENZY,) if frenzied else (), bound=True)


ATTACK = deed(
    "attack",
    label="Attack",
    key="A",
    rule="FF-ATK-01",
    params=Strike,
    reader=StrikeReading,
    checks=STRIKE_CHECKS,
    do=attack,
    foretold=(blow_previews,),
)
