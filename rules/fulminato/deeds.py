"""The actions `stunt`, `use_ability` and `other`: what no other action covers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.dice import parse
from rules.fulminato.afflictions import GRIPS, inflict
from rules.fulminato.catalogue import CHARACTERISTICS, STATUSES
from rules.fulminato.checks import characteristic_of, check, opposed, skill_test_of
from rules.fulminato.economy import may_act, may_be_target, may_now, pay
from rules.fulminato.harm import hurt, regain
from rules.fulminato.numbers import covering, protection_reduction, worn
from rules.fulminato.params import (
    CONTEST,
    COST,
    NO_KEYS,
    Params,
    are_characteristics,
    are_statuses,
    check_params,
    given_statuses,
    is_difficulty,
    is_resistance,
    is_text,
    one_of,
    targets_of,
)
from rules.fulminato.sheet import Ability, Given
from rules.fulminato.state import Fighter, in_fight
from rules.modifiers import Step
from rules.questions import Refusal

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

STUNT: Params = {
    **CONTEST,
    "method": one_of("skill", "opposed"),
    "cost": COST,
    "skill": is_text,
    "characteristic": one_of(*CHARACTERISTICS),
    "difficulty": is_difficulty,
    "own": are_characteristics,
    "theirs": are_characteristics,
    "resist": is_resistance,
    "status": are_statuses,
    "text": is_text,
}
OTHER: Params = {"cost": COST, "text": is_text}


def stunt(table: Table, act: Act) -> None:
    """FU-CHK-01, FU-CHK-02, FU-CHK-03, FU-OPP-01, FU-OPP-02: anything with an effect, by skill or by opposed roll.

    Params: `method`, `cost`; `skill`, `characteristic`, `difficulty`, `resist`; `own`, `theirs`, `target_ranks`;
    `status`, `text`. At most one target; without one its statuses come upon the actor.
    """
    one: Fighter = act.actor
    params = act.params
    by_skill = params.get("method") == "skill"
    contest = params.get("method") == "opposed" or "resist" in params
    targets = targets_of(table, act, 1 if contest else 0, 1)
    check_params(table, act, STUNT)
    _check_method(table, params, by_skill)
    target = targets[0] if targets else one
    rows = given_statuses(table, act, target)
    cost = params.get("cost", "standard")
    may_act(table, one, "stunt")
    may_now(table, one, cost)
    may_be_target(table, one, targets, itself=True)
    pay(table, one, cost)
    if params.get("text"):
        table.fact("note", text=params["text"], actor=one.id)
    if _succeeds(table, act, one, target, by_skill):
        for row in rows:
            timer = row.get("timer", STATUSES[row["status"]].timer)
            inflict(table, target, row["status"], timer, one.id, row.get("params", {}))


def _check_method(table: Table, params: Mapping[str, Any], by_skill: bool) -> None:
    """FU-CHK-03: refuses `invalid_params` where the method, or what it needs, is missing."""
    table.insist("method" in params, "invalid_params", param="method", value=None)
    if by_skill:
        skill = params.get("skill")
        known = skill is not None and characteristic_of(skill, params.get("characteristic")) is not None
        table.insist(known, "invalid_params", param="skill", value=skill)
    else:
        for key in ("own", "theirs"):
            table.insist(key in params, "invalid_params", param=key, value=None)


def _succeeds(table: Table, act: Act, one: Fighter, target: Fighter, by_skill: bool) -> bool:
    """FU-CHK-01, FU-CHK-02, FU-OPP-01: whether the stunt comes off, and the victim's own check does not undo it."""
    params = act.params
    if not by_skill:
        return opposed(table, one, target, params["own"], params["theirs"], act.modifier, params.get("target_ranks", 0))
    skill = params["skill"]
    goes_with = characteristic_of(skill, params.get("characteristic")) or "destreza"
    test = skill_test_of(table, skill, goes_with, params.get("difficulty", "complicado"))
    if not check(table, one, test, act.modifier):
        return False
    resist = params.get("resist")
    if resist is None:
        return True
    goes_with = characteristic_of(resist["skill"], resist.get("characteristic")) or "destreza"
    test = skill_test_of(table, resist["skill"], goes_with, resist.get("difficulty", "complicado"))
    return not check(table, target, test)


def other(table: Table, act: Act) -> None:
    """FU-ACT-06, FU-ACT-08: anything else: spends the points of `params.cost` and logs `params.text`."""
    one: Fighter = act.actor
    targets_of(table, act, 0, 0)
    check_params(table, act, OTHER)
    cost = act.params.get("cost", "standard")
    may_act(table, one, "other")
    may_now(table, one, cost)
    pay(table, one, cost)
    table.fact("note", text=act.params.get("text", ""), actor=one.id)


def use_ability(table: Table, act: Act) -> None:
    """FU-SOL-01, FU-SOL-02, FU-SOL-03: uses the soltura `with` on the targets in order, by default on the actor.

    Refuses `armor_forbids` in a protection without competence, `not_enough_ps`, `not_enough_pa`.
    """
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, len(act.targets)) or [one]
    ability = one.sheet.ability(act.with_id)
    if ability is None:
        raise Refusal("no_such_item", actor=one.id, item=act.with_id)
    check_params(table, act, NO_KEYS)
    _check_statuses(table, one, targets, ability)
    may_act(table, one, "use_ability")
    may_now(table, one, ability.action)
    unlearned = next((row.label for row in worn(one) if not row.competent), None)
    table.demand(unlearned is None, "armor_forbids", actor=one.id, item=unlearned)
    may_be_target(table, one, targets, itself=True)
    table.insist(len(set(act.targets)) == len(act.targets), "invalid_target", target=one.id)
    pay(table, one, ability.action, ability.ps)
    table.fact("ability", actor=one.id, with_=ability.id, targets=[target.id for target in targets])
    for target in targets:
        work(table, one, target, ability, act.modifier)


def _check_statuses(table: Table, one: Fighter, targets: list[Fighter], ability: Ability) -> None:
    """FU-ST-grabbed: nobody can hold itself: refuses `invalid_target`."""
    for row in ability.status:
        if row.status in GRIPS:
            table.insist(one not in targets, "invalid_target", target=one.id)


def work(table: Table, one: Fighter, target: Fighter, ability: Ability, ranks: int) -> None:
    """FU-SOL-02, FU-OPP-04: opposed roll, damage less reduction, healing, statuses, for one target."""
    contest = ability.opposed
    if contest is not None and not opposed(table, one, target, contest.own, contest.theirs, ranks):
        return
    if ability.damage is not None:
        _damage(table, one, target, ability, ability.damage)
    if ability.heal is not None and in_fight(target):
        amount, _ = table.roll(parse(ability.heal), "heal", one, None, target)
        regain(table, target, max(0, amount), one.id)
    for row in ability.status:
        inflict(table, target, row.status, timer_of(row), one.id, row.params)


def timer_of(row: Given) -> int | None:
    """FU-SOL-02: the timer that a row names, else the catalogue's."""
    return row.timer if "timer" in row.model_fields_set else STATUSES[row.status].timer


def _damage(table: Table, one: Fighter, target: Fighter, ability: Ability, expression: str) -> None:
    """FU-SOL-02: damage of a soltura strikes no part of the body; reduction counts."""
    rolled, _ = table.roll(parse(expression), "damage", one, None, target)
    amount = max(0, rolled)
    steps = [Step(expression, amount, "base", ability.id)]
    for row in covering(target, None):
        less = protection_reduction(row)
        if less:
            amount -= less
            steps.append(Step(row.label, less, "less", row.id))
    amount = max(0, amount)
    steps.append(Step("damage", amount, "result"))
    hurt(table, target, amount, ability.type, one.id, None, tuple(steps))
