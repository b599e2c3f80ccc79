"""Attacking and grabbing, step by step: the roll, malfunctions, ammunition, the answer, what comes of it."""

from __future__ import annotations

from rules import conditions
from rules.actions import Act
from rules.conditions import Condition
from rules.d100 import blows, checks, reactions
from rules.d100.blows import Blow
from rules.d100.catalogue import HELD_BY_BODY
from rules.d100.damage import hurt_object, knock_out, strike, turned_blade
from rules.d100.grades import ANNULLED, IMPALE, PIERCE, SUCCEEDS, comes_to, degree, needs
from rules.d100.handling import draw_and_leave, load_one, shoot, spoil
from rules.d100.holds import take_weapon
from rules.d100.state import Declared, Fighter, LastRoll
from rules.d100.wounds import let_go
from rules.table import Table


def attack(table: Table, act: Act) -> None:
    """D100-SEQ-01: strikes or shoots at the targets, one after the other; uses the action."""
    checks.may_act(table, act)
    blow = blows.check(table, act, hold=False)
    _carry_out(table, act, blow, hold=False)


def grapple(table: Table, act: Act) -> None:
    """D100-HOLD-01: an attack to catch the target in a net, a lasso or arms; no damage; uses the action."""
    checks.may_act(table, act)
    blow = blows.check(table, act, hold=True)
    _carry_out(table, act, blow, hold=True)


def _carry_out(table: Table, act: Act, blow: Blow, *, hold: bool) -> None:
    """Readies the weapon, uses the action, and attacks each target in turn; a malfunction ends the whole act."""
    actor: Fighter = act.actor
    draw_and_leave(table, actor, blow.weapon if blow.draw else None, blow.stow, blow.drop)
    if blow.load_one:
        load_one(table, actor, blow.weapon)
    checks.spend_action(table, actor)
    remember(table, act, blow)
    for index in range(len(blow.targets)):
        if not _attack_one(table, act, blow, index, hold=hold):
            return


def remember(table: Table, act: Act, blow: Blow) -> None:
    """D100-DECL-01: keeps with what and whom it attacks: what it obviously declares in the next turn."""
    habit = Declared(act.action.id, blow.weapon.id, tuple(target.id for target in blow.targets))
    if act.actor.habit != habit:
        table.put(act.actor, "habit", habit)


def _attack_one(table: Table, act: Act, blow: Blow, index: int, *, hold: bool) -> bool:
    """One roll against one target, with what follows; False if the weapon failed."""
    actor: Fighter = act.actor
    target = blow.targets[index]
    weapon = blow.weapon
    if weapon.hand_to_hand and actor.id not in target.attackers:
        table.put(target, "attackers", (*target.attackers, actor.id))
    percent, steps = blows.percentage(actor, blow, index, act.modifier, actor.focus)
    nth = (index + 1, len(blow.targets)) if len(blow.targets) > 1 else None
    face = table.percent("attack", actor, needs(percent), target, nth)
    got = degree(percent, face, table.fight.options.grades)
    table.put(actor, "last_roll", LastRoll("attack", percent, face, got))
    fails = weapon.kind == "firearm" and weapon.malf is not None and face >= weapon.malf
    hit = got in SUCCEEDS and not fails
    asks = hit and (reactions.can_dodge(target, weapon) or bool(reactions.blocking_things(target, weapon)))
    result = _result(table, got, None) if hit and not asks else None if hit else "malfunction" if fails else "miss"
    told = len(table.facts)
    table.fact(
        "attack",
        actor=actor.id,
        target=target.id,
        with_=weapon.id,
        dice=[face],
        total=face,
        against=percent,
        hit=hit,
        critical=got == "critical",
        fumble=got == "fumble",
        why=None,
        percent=percent,
        degree=got,
        impale=result in (IMPALE, PIERCE),
        defence=None,
        result=result,
        shots=blow.shots[index],
        hold=hold,
        steps=list(steps),
    )
    if fails:
        spoil(table, actor, weapon)
        return False
    shoot(table, actor, weapon, blow.shots[index])
    if hit:
        _answered(table, actor, blow, index, got, told, asks=asks, hold=hold)
    return True


def _result(table: Table, got: str, defence: str | None) -> str:
    return comes_to(got, defence, table.fight.options.critical_attacks)


def _answered(
    table: Table, actor: Fighter, blow: Blow, index: int, got: str, told: int, *, asks: bool, hold: bool
) -> None:
    """D100-BLOCK-02: the target answers, the table of attacker and defender decides, the blow takes effect.

    The attack has been told since a number of facts.
    """
    target = blow.targets[index]
    how, defence, thing = "none", None, None
    if asks:
        ahead = () if hold else ("damage",)
        answer = reactions.ask(table, target, blow.weapon, told, ahead) or "none"
        how, defence, thing = reactions.react(table, target, answer)
    result = _result(table, got, defence)
    if asks:
        table.fact(
            "result",
            actor=actor.id,
            target=target.id,
            with_=blow.weapon.id,
            degree=got,
            how=how,
            defence=defence,
            impale=result in (IMPALE, PIERCE),
            result=result,
            hold=hold,
        )
    if result == ANNULLED:
        if thing is not None:
            if not hold and thing.pr is not None:
                hurt_object(table, actor, blow, index, target, thing, doubled=got != "success")
            if blow.weapon.kind == "unarmed" and thing.blade:
                turned_blade(table, actor, target, thing)
    elif hold:
        _catch(table, actor, blow, target)
    elif blow.knockout:
        knock_out(table, actor, blow, target, result)
    else:
        strike(table, actor, blow, index, result)


def _catch(table: Table, actor: Fighter, blow: Blow, target: Fighter) -> None:
    """D100-HOLD-01, D100-HOLD-03, D100-HOLD-04, D100-HOLD-06: the target is held for this turn and the next.

    A new hold replaces timer and source. Then the attacker may take a weapon from it, FUE against FUE.
    """
    hold = Condition("grabbed", 2, actor.id, mark=HELD_BY_BODY if blow.weapon.body else 0)
    old = target.condition("grabbed")
    if old is None:
        conditions.add(table, target, hold)
    else:
        conditions.replace(table, target, old, hold)
    if actor.state != "active":
        let_go(table, actor)
    if target.condition("grabbed") is not None:
        take_weapon(table, actor, target)
