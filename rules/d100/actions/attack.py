"""Attacking and grabbing, step by step: the roll, malfunctions, ammunition, the answer, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rules.core.state import Condition
from rules.d100.actions import reactions
from rules.d100.actions.aim import ResolvedAttack, blows_of, percentage
from rules.d100.actions.damage import hurt_object, knock_out, strike, turned_blade
from rules.d100.actions.gear import draw_and_leave, load_one, shoot, spoil
from rules.d100.actions.holds import take_weapon
from rules.d100.actions.params import Attempt
from rules.d100.combatant.state import Declared, Fighter, LastRoll, Table
from rules.d100.combatant.weapons import Weapon
from rules.d100.damage.falls import catch, let_go
from rules.d100.damage.grades import ANNULLED, IMPALE, PIERCE, SUCCEEDS, comes_to, degree, needs
from rules.d100.statuses.catalogue import GRABBED, HELD_BY_BODY


def attempt(table: Table, actor: Fighter, params: Attempt) -> None:
    """D100-SEQ-01, D100-HOLD-01: strikes, shoots or grabs at each target in turn.

    The weapon is made ready first; one that fails ends the whole act. A grab does no damage.
    """
    blows = blows_of(table.fight, actor, params)
    weapon = params.of(actor)
    draw_and_leave(table, actor, params, weapon if params.draw else None)
    if params.load_one:
        load_one(table, actor, weapon)
    remember(table, actor, params, weapon)
    for blow in blows:
        if not _attack_one(table, actor, blow):
            return


def remember(table: Table, actor: Fighter, params: Attempt, weapon: Weapon) -> None:
    """D100-DECL-01: keeps with what and whom it attacks: what it obviously declares in the next turn."""
    habit = Declared(params.action, weapon.id, params.targets)
    if actor.habit != habit:
        table.put(actor, "habit", habit)


def _attack_one(table: Table, actor: Fighter, blow: ResolvedAttack) -> bool:
    """One roll against one target, with what follows; False if the weapon failed."""
    target, weapon = blow.target, blow.weapon
    if weapon.hand_to_hand and actor.id not in target.attackers:
        table.put(target, "attackers", (*target.attackers, actor.id))
    percent, steps = percentage(actor, blow)
    malf = weapon.malf if weapon.kind == "firearm" else None
    face = table.percent("attack", actor, needs(percent, malf), target, blow.nth)
    got = degree(percent, face, table.fight.options.grades)
    table.put(actor, "last_roll", LastRoll("attack", percent, face, got))
    fails = malf is not None and face >= malf
    hit = got in SUCCEEDS and not fails
    answers = reactions.answers(target, weapon) if hit else ()
    result = _result(table, got, None) if hit and not answers else None if hit else "malfunction" if fails else "miss"
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
        critical=got == "critical",
        fumble=got == "fumble",
        why=None,
        percent=percent,
        degree=got,
        impale=result in (IMPALE, PIERCE),
        defence=None,
        result=result,
        shots=blow.shots,
        hold=blow.told.hold,
        steps=list(steps),
    )
    if fails:
        spoil(table, actor, weapon)
        return False
    shoot(table, actor, weapon, blow.shots)
    if hit:
        _answered(table, actor, blow, got, since, answers)
    return True


def _result(table: Table, got: str, defence: str | None) -> str:
    return comes_to(got, defence, table.fight.options.critical_attacks)


def _answered(table: Table, actor: Fighter, blow: ResolvedAttack, got: str, since: int, answers: Sequence[str]) -> None:
    """D100-BLOCK-02: the target answers, the table of attacker and defender decides, the blow takes effect.

    The attack has been told `since` so many facts; `answers` are what the target may do.
    """
    params, target = blow.told, blow.target
    how, defence, thing = "none", None, None
    if answers:
        ahead = () if params.hold else ("damage",)
        takes: dict[str, Any] = dict(reactions.taken(target, table.system.actions))
        odds = partial(reactions.chances, target, blow.weapon)
        options = ("none", *answers)
        answer = table.ask("reaction", target, options, "none", since=since, ahead=ahead, of_each=odds, **takes)
        how, defence, thing = reactions.react(table, target, answer)
    result = _result(table, got, defence)
    if answers:
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
            hold=params.hold,
        )
    if result == ANNULLED:
        if thing is not None:
            if not params.hold and thing.pr is not None:
                hurt_object(table, actor, blow, thing, doubled=got != "success")
            if blow.weapon.kind == "unarmed" and thing.blade:
                turned_blade(table, actor, target, thing)
    elif params.hold:
        _catch(table, actor, blow.weapon, target)
    elif params.knockout:
        knock_out(table, actor, blow, result)
    else:
        strike(table, actor, blow, result)


def _catch(table: Table, actor: Fighter, weapon: Weapon, target: Fighter) -> None:
    """D100-HOLD-01, D100-HOLD-03, D100-HOLD-04, D100-HOLD-06: the target is held for this turn and the next.

    A new hold replaces timer and source. Then the attacker may take a weapon from it, FUE against FUE.
    """
    catch(table, target, Condition(GRABBED.id, GRABBED.timer, actor.id, mark=HELD_BY_BODY if weapon.body else 0))
    if actor.state != "active":
        let_go(table, actor)
    if target.hold is not None:
        take_weapon(table, actor, target)
