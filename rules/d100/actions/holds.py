"""Holds: escaping, releasing, taking a weapon from a held victim."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault
from rules.d100.actions.action import named_targets
from rules.d100.actions.gear import let_fall
from rules.d100.actions.params import Disarm, Release, Struggle
from rules.d100.actions.reactions import roll
from rules.d100.combatant.state import D100Fight, Fighter, LastRoll, Table
from rules.d100.combatant.weapons import Weapon, weapons_of
from rules.d100.damage import falls
from rules.d100.damage.grades import FAILURE, SUCCEEDS, SUCCESS, needed
from rules.mechanics.checks import check
from rules.text.localized import percentage


@check()
def is_held(fight: D100Fight, actor: Fighter, params: Struggle) -> Iterator[Fault]:
    """D100-HOLD-05: the actor is held."""
    if actor.hold is None:
        yield Fault("not_grabbed", {"actor": actor.id}, final=True, hides=True)


def escape(table: Table, actor: Fighter, params: Struggle) -> None:
    """D100-HOLD-05: roll d100 against DES × 3 (+ modifier) to get free."""
    percent, steps = escape_chance(table.fight, actor, params.modifier)
    hold = actor.hold
    if roll(table, actor, "escape", percent, steps=steps) in SUCCEEDS and hold is not None:
        falls.end(table, actor, hold, "escape")


def escape_chance(fight: D100Fight, actor: Fighter, modifier: int) -> tuple[int, tuple[ComputationStep, ...]]:
    """D100-HOLD-05: return DES × 3 + modifier, at least 0, and its steps."""
    des, times = actor.numbers.des, fight.options.escape_des
    percent = max(0, des * times + modifier)
    steps = [ComputationStep("DES", des, "base"), ComputationStep("D100-HOLD-05", times, "times", "D100-HOLD-05")]
    if modifier:
        steps.append(ComputationStep("modifier", modifier))
    return percent, (*steps, ComputationStep("result", percent, "result"))


@check("targets")
def target_is_held(fight: D100Fight, actor: Fighter, params: Release | Disarm) -> Iterator[Fault]:
    """D100-HOLD-04, D100-HOLD-06: there is one target, and the actor holds it."""
    yield from named_targets(fight, actor, params.targets)
    if len(params.targets) > 1:
        yield Fault("too_many_targets", {"actor": actor.id}, final=True)
    if not actor.has_hold_of(fight.combatants[params.targets[0]]):
        yield Fault("not_grabbed", {"actor": params.targets[0]}, final=True)


def release(table: Table, actor: Fighter, params: Release) -> None:
    """D100-HOLD-06: release the victim, at no cost."""
    victim = table.fight.combatants[params.targets[0]]
    hold = victim.hold
    if hold is not None:
        falls.end(table, victim, hold, "released")


@check("targets", "weapon")
def can_be_taken(fight: D100Fight, actor: Fighter, params: Disarm) -> Iterator[Fault]:
    """D100-HOLD-04: the weapon is in the victim's hand and not part of its body."""
    victim = fight.combatants.get(params.targets[0])
    if victim is None:
        return
    weapon = weapons_of(victim).get(params.weapon)
    if weapon is None:
        yield Fault("no_such_item", {"actor": victim.id, "item": params.weapon}, final=True)
    elif not victim.weapons[weapon.id].equipped:
        yield Fault("not_equipped", {"actor": victim.id, "item": weapon.name}, final=True)
    elif weapon.body:
        yield Fault("invalid_params", {"param": "weapon", "value": params.weapon}, final=True)


def disarm(table: Table, actor: Fighter, params: Disarm) -> None:
    """D100-HOLD-04: take a weapon by FUE against FUE from one whom the actor holds."""
    roll_disarm(table, actor, *params.of(table.fight), params.modifier)


def take_weapon(table: Table, actor: Fighter, victim: Fighter) -> None:
    """D100-HOLD-04: after a grab let the attacker try to take a ready weapon that is not part of the body."""
    weapons = [
        weapon for weapon in weapons_of(victim).values() if not weapon.body and victim.weapons[weapon.id].equipped
    ]
    if not weapons:
        return
    options = [f"disarm:{weapon.id}" for weapon in weapons]

    def odds() -> dict[str, str]:
        return dict.fromkeys(options, percentage(disarm_chance(table.fight, actor, victim, 0)))

    answer = table.ask("disarm", actor, ("none", *options), "none", of_each=odds)
    if answer != "none":
        roll_disarm(table, actor, victim, weapons_of(victim)[answer.removeprefix("disarm:")], 0)


def disarm_chance(fight: D100Fight, actor: Fighter, victim: Fighter, modifier: int) -> int:
    """D100-HOLD-04: return the chance to take a weapon by FUE against FUE; 0 or 100 from 10 points on."""
    difference = actor.numbers.fue - victim.numbers.fue
    if abs(difference) >= fight.options.disarm_outright:
        return 100 if difference > 0 else 0
    return min(100, _percent(fight, actor, victim, modifier))


def _percent(fight: D100Fight, actor: Fighter, victim: Fighter, modifier: int) -> int:
    each: int = fight.options.disarm_percent
    return max(0, 50 + each * (actor.numbers.fue - victim.numbers.fue) + modifier)


def roll_disarm(table: Table, actor: Fighter, victim: Fighter, weapon: Weapon, modifier: int) -> None:
    """D100-HOLD-04: roll FUE against FUE: 50% + 5% a point, no die from 10 points on; a success drops the weapon."""
    difference = actor.numbers.fue - victim.numbers.fue
    face: int | None = None
    percent: int | None = None
    if abs(difference) >= table.fight.options.disarm_outright:
        success = difference > 0
    else:
        percent = _percent(table.fight, actor, victim, modifier)
        face = table.percent("disarm", actor, (*needed(percent)[:3], True), victim)
        success = face <= percent
        table.put(actor, "last_roll", LastRoll("disarm", percent, face, SUCCESS if success else FAILURE))
    table.fact(
        "opposed",
        actor=actor.id,
        target=victim.id,
        what="disarm",
        own=actor.numbers.fue,
        theirs=victim.numbers.fue,
        success=success,
        dice=[] if face is None else [face],
        percent=percent,
    )
    table.fact("disarm", actor=actor.id, target=victim.id, with_=weapon.id, success=success)
    if success:
        let_fall(table, victim, weapon.id)
