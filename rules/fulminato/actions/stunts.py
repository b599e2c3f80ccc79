"""The actions `stunt`, `use_ability` and `other`: all that no other action covers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.questions import Fault, Refusal
from rules.dice.dice import parse
from rules.fulminato.actions.action import RanksReading, invalid_param, invalid_target
from rules.fulminato.actions.attack import known_difficulty
from rules.fulminato.actions.params import Other, Stunt, UseAbility
from rules.fulminato.combatant.sheet import Ability
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight
from rules.fulminato.combatant.statistics import reduced_damage, worn
from rules.fulminato.damage.checks import Attempt, SkillTest, characteristic_of, no_test, opposed, skill_test_of
from rules.fulminato.damage.checks import check as passes
from rules.fulminato.damage.damage import heal, hurt
from rules.fulminato.damage.status_changes import inflict, is_half_a_grip
from rules.mechanics.checks import check
from rules.mechanics.statuses import NO_TIMER

UNSAID = "complicado"
"""FU-CHK-03: the difficulty if none is named."""


class StuntReading(RanksReading["Stunt"]):
    """Read a stunt: its resistance is given with a skill, or not at all."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """FU-CHK-02: refuses `invalid_params`."""
        resist = (command.get("params") or {}).get("resist")
        if isinstance(resist, Mapping) and "skill" not in resist:
            raise Refusal("invalid_params", param="resist", value=resist)
        return super().values(command)


@check("resist_skill", "resist_difficulty")
def known_resistance(fight: FulminatoFight, combatant: Fighter, params: Stunt) -> Iterator[Fault]:
    """FU-CHK-02: the check with which the victim may resist has a characteristic and a difficulty."""
    if params.resist_skill is not None and their_test(fight, params) is None:
        resistance = (params.resist_skill, params.resist_characteristic, params.resist_difficulty)
        named = zip(("skill", "characteristic", "difficulty"), resistance, strict=True)
        yield invalid_param("resist", {key: value for key, value in named if value not in (None, UNSAID)})


@check("method", "skill", "characteristic")
def known_skill(fight: FulminatoFight, combatant: Fighter, params: Stunt) -> Iterator[Fault]:
    """FU-CHK-03: a stunt by skill has one, with a characteristic."""
    if params.method == "skill" and own_test(fight, params) is None:
        yield no_test(params.skill, params.characteristic)


@check("method", "own", "theirs")
def characteristics_of_both(fight: FulminatoFight, combatant: Fighter, params: Stunt) -> Iterator[Fault]:
    """FU-OPP-01: an opposed roll has characteristics of both sides."""
    if params.method == "opposed":
        for name, names in (("own", params.own), ("theirs", params.theirs)):
            if not names:
                yield invalid_param(name, None)


@check("targets", "status")
def known_statuses(fight: FulminatoFight, combatant: Fighter, params: Stunt) -> Iterator[Fault]:
    """FU-SOL-02, FU-GRP-11: the statuses are known, and nobody holds itself."""
    bearer = params.target(fight) or combatant
    for row in params.status:
        if row["status"] not in bearer.statuses:
            yield Fault("no_such_status", {"status": row["status"]}, final=True)
        if is_half_a_grip(bearer, row["status"], combatant.id, fight.combatants):
            yield invalid_param("status", row["status"])


STUNT_SHAPE = (
    known_difficulty,
    known_resistance,
    known_skill,
    characteristics_of_both,
    known_statuses,
)


def own_test(fight: FulminatoFight, params: Stunt) -> SkillTest | None:
    """FU-CHK-03: return the actor's test; None until it is complete."""
    return _test(fight, params.skill, params.characteristic, params.difficulty)


def their_test(fight: FulminatoFight, params: Stunt) -> SkillTest | None:
    """FU-CHK-02: return the victim's test; None if nothing resists the stunt."""
    return _test(fight, params.resist_skill, params.resist_characteristic, params.resist_difficulty)


def _test(fight: FulminatoFight, skill: str | None, given: str | None, difficulty: str | int) -> SkillTest | None:
    characteristic = None if skill is None else characteristic_of(skill, given)
    if skill is None or characteristic is None or fight.options.difficulty(difficulty) is None:
        return None
    return skill_test_of(fight, skill, characteristic, difficulty)


def stunt(table: Table, combatant: Fighter, params: Stunt) -> None:
    """FU-CHK-01, FU-CHK-02, FU-CHK-03, FU-OPP-01, FU-OPP-02: do anything with an effect, by skill or opposed roll.

    Without a target the statuses are the actor's.
    """
    if params.text:
        table.fact("note", text=params.text, actor=combatant.id)
    target = params.target(table.fight) or combatant
    if _succeeds(table, combatant, target, params):
        for row in params.status:
            inflict(table, target, row["status"], row.get("timer", NO_TIMER), combatant.id, row["params"])


def _succeeds(table: Table, combatant: Fighter, target: Fighter, params: Stunt) -> bool:
    """FU-CHK-01, FU-CHK-02, FU-OPP-01: whether the stunt succeeds and the victim's own check does not undo it."""
    if params.method == "opposed":
        ranks = params.modifier, params.target_ranks
        return opposed(table, combatant, target, params.own, params.theirs, *ranks, Attempt("stunt"))
    attempt = Attempt("stunt", None if target is combatant else target.id)
    test, undoing = own_test(table.fight, params), their_test(table.fight, params)
    if test is None or not passes(table, combatant, test, params.modifier, attempt=attempt):
        return False
    return undoing is None or not passes(table, target, undoing)


def other(table: Table, combatant: Fighter, params: Other) -> None:
    """FU-ACT-06, FU-ACT-08: log any other action."""
    table.fact("note", text=params.text, actor=combatant.id)


# --- solturas ----------------------------------------------------------------------------------------------


def affected(fight: FulminatoFight, combatant: Fighter, params: UseAbility) -> list[Fighter]:
    """FU-SOL-03: return the targets in order, by default the actor."""
    return [fight.combatants[id] for id in params.targets if id in fight.combatants] or [combatant]


@check("ability", "targets")
def holds_another(fight: FulminatoFight, combatant: Fighter, params: UseAbility) -> Iterator[Fault]:
    """FU-ST-grabbed: nobody holds itself."""
    ability = params.thing(combatant)
    grips = ability is not None and any(combatant.statuses[row.status].partner for row in ability.status)
    if grips and combatant in affected(fight, combatant, params):
        yield invalid_target(combatant.id, "self")


@check()
def competent_in_armour(fight: FulminatoFight, combatant: Fighter, params: UseAbility) -> Iterator[Fault]:
    """FU-SOL-01: it wears no protection without competence."""
    unlearned = next((row.label for row in worn(combatant) if not row.competent), None)
    if unlearned is not None:
        yield Fault("armor_forbids", {"actor": combatant.id, "item": unlearned})


@check("targets")
def each_once(fight: FulminatoFight, combatant: Fighter, params: UseAbility) -> Iterator[Fault]:
    """FU-SOL-03: the targets are still in the fight, also the actor as the default, each once."""
    for target in affected(fight, combatant, params):
        if not in_fight(target):
            yield invalid_target(target.id, "gone")
    if len(set(params.targets)) != len(params.targets):
        yield invalid_target(combatant.id, "twice")


ABILITY_CHECKS = (competent_in_armour, each_once)


def use_ability(table: Table, combatant: Fighter, params: UseAbility) -> None:
    """FU-SOL-01, FU-SOL-02, FU-SOL-03: use a soltura on the targets in order, by default on the actor."""
    ability, targets = params.thing(combatant), affected(table.fight, combatant, params)
    assert ability is not None
    table.fact("ability", actor=combatant.id, with_=ability.id, targets=[target.id for target in targets])
    for target in targets:
        apply_ability(table, combatant, target, ability, params.modifier)


def apply_ability(table: Table, combatant: Fighter, target: Fighter, ability: Ability, ranks: int) -> None:
    """FU-SOL-02, FU-OPP-04: apply opposed roll, damage less reduction, healing and statuses to one target."""
    contest = ability.opposed
    if contest is not None and not opposed(table, combatant, target, contest.own, contest.theirs, ranks):
        return
    if ability.damage is not None:
        _damage(table, combatant, target, ability, ability.damage)
    if ability.heal is not None and in_fight(target):
        heal(table, combatant, target, ability.heal)
    for row in ability.status:
        timer = row.timer if "timer" in row.model_fields_set else NO_TIMER
        inflict(table, target, row.status, timer, combatant.id, row.params)


def _damage(table: Table, combatant: Fighter, target: Fighter, ability: Ability, expression: str) -> None:
    """FU-SOL-02: deal the damage of a soltura, which strikes no part of the body; reduction counts."""
    rolled, _ = table.roll(parse(expression), "damage", combatant, None, target)
    amount = max(0, rolled)
    steps = [ComputationStep(expression, amount, "base", ability.id)]
    amount = reduced_damage(target, amount, None, steps)
    steps.append(ComputationStep("damage", amount, "result"))
    hurt(table, target, amount, ability.type, combatant.id, None, tuple(steps))
