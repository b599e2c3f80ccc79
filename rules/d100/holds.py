"""Holds: freeing oneself, letting go, taking a weapon from one who is held."""

from __future__ import annotations

from typing import Any

from rules import conditions
from rules.actions import Act
from rules.d100 import checks
from rules.d100.grades import FAILURE, SUCCEEDS, SUCCESS, needs
from rules.d100.handling import let_fall
from rules.d100.reactions import roll
from rules.d100.state import Fighter, LastRoll
from rules.d100.weapons import Weapon, weapons_of
from rules.modifiers import Step
from rules.table import Table


def escape(table: Table, act: Act) -> None:
    """D100-HOLD-05: d100 against DES × 3 (+ modifier) frees a held one; uses the action. Refuses `not_grabbed`."""
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset())
    hold = actor.condition("grabbed")
    table.insist(hold is not None, "not_grabbed", actor=actor.id)
    checks.spend_action(table, actor)
    percent, steps = escape_chance(actor, act.modifier)
    if roll(table, actor, "escape", percent, steps=steps) in SUCCEEDS and hold is not None:
        conditions.remove(table, actor, hold, "escape")


def escape_chance(actor: Fighter, modifier: int) -> tuple[int, tuple[Step, ...]]:
    """D100-HOLD-05: DES × 3 + modifier, not below 0, and its steps."""
    des = actor.sheet.des
    percent = max(0, des * 3 + modifier)
    steps = [Step("DES", des, "base"), Step("D100-HOLD-05", 3, "times", "D100-HOLD-05")]
    if modifier:
        steps.append(Step("modifier", modifier))
    return percent, (*steps, Step("result", percent, "result"))


def release(table: Table, act: Act) -> None:
    """D100-HOLD-06: lets the victim go, free.

    Refuses `need_targets`, `no_such_target`, `too_many_targets`, `not_grabbed`.
    """
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset())
    victim = checks.victim_held(table, act)
    hold = victim.condition("grabbed")
    if hold is not None:
        conditions.remove(table, victim, hold, "released")
    table.put(act.actor, "freely", "release")


def disarm(table: Table, act: Act) -> None:
    """D100-HOLD-04: FUE against FUE takes a weapon from one whom the actor holds; uses the action.

    Refuses `need_targets`, `no_such_target`, `too_many_targets`, `not_grabbed`, `no_such_item`, `not_equipped`,
    `invalid_params`.
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset({"weapon"}))
    victim = checks.victim_held(table, act)
    named = act.params.get("weapon")
    table.insist(isinstance(named, str), "invalid_params", param="weapon", value=named)
    weapon = checks.thing(table, victim, named)
    if weapon is None:
        return
    table.insist(victim.weapons[weapon.id].equipped, "not_equipped", actor=victim.id, item=weapon.name)
    table.insist(not weapon.body, "invalid_params", param="weapon", value=named)
    checks.spend_action(table, actor)
    wrest(table, actor, victim, weapon, act.modifier)


def take_weapon(table: Table, actor: Fighter, victim: Fighter) -> None:
    """D100-HOLD-04: after a grab the attacker may try to take a ready weapon, which is part of no body."""
    things = [
        weapon for weapon in weapons_of(victim).values() if not weapon.body and victim.weapons[weapon.id].equipped
    ]
    if not things:
        return
    odds: dict[str, Any] = {f"disarm:{weapon.id}": f"{disarm_chance(actor, victim, 0)}%" for weapon in things}
    answer = table.ask("disarm", actor, ("none", *odds), "none", **odds)
    if answer != "none":
        wrest(table, actor, victim, weapons_of(victim)[answer.removeprefix("disarm:")], 0)


def disarm_chance(actor: Fighter, victim: Fighter, modifier: int) -> int:
    """D100-HOLD-04: how often FUE against FUE takes a weapon: never or always from 10 points on."""
    difference = actor.sheet.fue - victim.sheet.fue
    if abs(difference) >= 10:
        return 100 if difference > 0 else 0
    return min(100, _percent(actor, victim, modifier))


def _percent(actor: Fighter, victim: Fighter, modifier: int) -> int:
    return max(0, 50 + 5 * (actor.sheet.fue - victim.sheet.fue) + modifier)


def wrest(table: Table, actor: Fighter, victim: Fighter, weapon: Weapon, modifier: int) -> None:
    """D100-HOLD-04: FUE against FUE: 50% + 5% a point, no die from 10 points on; a success drops the weapon."""
    difference = actor.sheet.fue - victim.sheet.fue
    face: int | None = None
    percent: int | None = None
    if abs(difference) >= 10:
        success = difference > 0
    else:
        percent = _percent(actor, victim, modifier)
        face = table.percent("disarm", actor, (*needs(percent)[:3], True), victim)
        success = face <= percent
        table.put(actor, "last_roll", LastRoll("disarm", percent, face, SUCCESS if success else FAILURE))
    table.fact(
        "opposed",
        actor=actor.id,
        target=victim.id,
        what="disarm",
        own=actor.sheet.fue,
        theirs=victim.sheet.fue,
        success=success,
        dice=[] if face is None else [face],
        percent=percent,
    )
    table.fact("disarm", actor=actor.id, target=victim.id, with_=weapon.id, success=success)
    if success:
        let_fall(table, victim, weapon)
