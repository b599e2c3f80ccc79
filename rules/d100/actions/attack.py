"""Attacking and grabbing, step by step: the roll, malfunctions, ammunition, the reaction, the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.core.state import Condition
from rules.d100.actions import reactions
from rules.d100.actions.aim import ResolvedAttack, attacks_of, percentage
from rules.d100.actions.gear import draw_and_leave, load_one, malfunction, shoot
from rules.d100.actions.holds import take_weapon
from rules.d100.actions.params import Attempt
from rules.d100.combatant.state import Declared, Fighter, LastRoll, Table
from rules.d100.combatant.weapons import Weapon
from rules.d100.damage.damage import cut_by_blade, hurt_object, knock_out, strike
from rules.d100.damage.falls import catch, let_go
from rules.d100.damage.grades import ANNULLED, IMPALE, PIERCE, SUCCEEDS, degree, needed, result_of
from rules.d100.statuses.catalogue import GRABBED, HELD_BY_BODY


def carry_out(table: Table, actor: Fighter, params: Attempt) -> None:
    """D100-SEQ-01, D100-HOLD-01: strike, shoot or grab at each target in turn.

    The weapon is made ready first; one that fails ends the whole act. A grab does no damage.
    """
    blows = attacks_of(table.fight, actor, params)
    weapon = params.of(actor)
    draw_and_leave(table, actor, params, weapon if params.draw else None)
    if params.load_one:
        load_one(table, actor, weapon)
    remember(table, actor, params, weapon)
    for blow in blows:
        if not _attack_one(table, actor, blow):
            return


def remember(table: Table, actor: Fighter, params: Attempt, weapon: Weapon) -> None:
    """D100-DECL-01: remember weapon and targets, which it obviously declares again in the next turn."""
    habit = Declared(params.action, weapon.id, params.targets)
    if actor.habit != habit:
        table.put(actor, "habit", habit)


def _attack_one(table: Table, actor: Fighter, blow: ResolvedAttack) -> bool:
    """Attack one target; return False if the weapon failed."""
    target, weapon = blow.target, blow.weapon
    if weapon.hand_to_hand and actor.id not in target.attackers:
        table.put(target, "attackers", (*target.attackers, actor.id))
    percent, steps = percentage(table.fight, actor, blow)
    malf = weapon.malf if weapon.kind == "firearm" else None
    face = table.percent("attack", actor, needed(percent, malf), target, blow.nth)
    grade = degree(percent, face, table.fight.options.grades)
    table.put(actor, "last_roll", LastRoll("attack", percent, face, grade))
    fails = malf is not None and face >= malf
    hit = grade in SUCCEEDS and not fails
    answers = reactions.answers(target, weapon) if hit else ()
    result = _result(table, grade, None) if hit and not answers else None if hit else "malfunction" if fails else "miss"
    since = len(table.facts)
    table.fact(
        "attack",
        actor=actor.id,
        target=target.id,
        with_=weapon.id,
        dice=[face],
        total=face,
        against=percent,
        hit=hit,
        critical=grade == "critical",
        fumble=grade == "fumble",
        why=None,
        percent=percent,
        degree=grade,
        impale=result in (IMPALE, PIERCE),
        defence=None,
        result=result,
        shots=blow.shots,
        hold=blow.params.hold,
        steps=list(steps),
    )
    if fails:
        malfunction(table, actor, weapon)
        return False
    shoot(table, actor, weapon, blow.shots)
    if hit:
        _answer(table, actor, blow, grade, since, answers)
    return True


def _result(table: Table, grade: str, defence: str | None) -> str:
    return result_of(grade, defence, table.fight.options.critical_attacks)


def _answer(table: Table, actor: Fighter, blow: ResolvedAttack, grade: str, since: int, answers: Sequence[str]) -> None:
    """D100-BLOCK-02: let the target react, look the result up, and apply it.

    The facts of the attack are those from `since`; `answers` are what the target may do.
    """
    params, target = blow.params, blow.target
    reaction, defence, item = "none", None, None
    if answers:
        ahead = () if params.hold else ("damage",)
        costs: dict[str, Any] = dict(reactions.costs_of(target, table.system.actions))
        odds = partial(reactions.chances, table.fight, target, blow.weapon)
        options = ("none", *answers)
        answer = table.ask("reaction", target, options, "none", since=since, ahead=ahead, of_each=odds, **costs)
        reaction, defence, item = reactions.react(table, target, answer)
    result = _result(table, grade, defence)
    if answers:
        table.fact(
            "result",
            actor=actor.id,
            target=target.id,
            with_=blow.weapon.id,
            degree=grade,
            how=reaction,
            defence=defence,
            impale=result in (IMPALE, PIERCE),
            result=result,
            hold=params.hold,
        )
    if result == ANNULLED:
        if item is not None:
            if not params.hold and item.pr is not None:
                hurt_object(table, actor, blow, item, doubled=grade != "success")
            if blow.weapon.kind == "unarmed" and item.blade:
                cut_by_blade(table, actor, target, item)
    elif params.hold:
        _catch(table, actor, blow.weapon, target)
    elif params.knockout:
        knock_out(table, actor, blow, result)
    else:
        strike(table, actor, blow, result)


def _catch(table: Table, actor: Fighter, weapon: Weapon, target: Fighter) -> None:
    """D100-HOLD-01, D100-HOLD-03, D100-HOLD-04, D100-HOLD-06: hold the target for this turn and the next.

    A new hold replaces timer and source. Then the attacker may take a weapon from it, FUE against FUE.
    """
    turns = target.statuses[GRABBED.id].timer
    catch(table, target, Condition(GRABBED.id, turns, actor.id, mark=HELD_BY_BODY if weapon.body else 0))
    if actor.state != "active":
        let_go(table, actor)
    if target.hold is not None:
        take_weapon(table, actor, target)
