"""Dodging and blocking: the answers to an attack that would hit."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.modifiers import ComputationStep
from rules.d100.actions.action import spend_action
from rules.d100.combatant.state import D100Fight, Fighter, LastRoll, Table
from rules.d100.combatant.weapons import Weapon, weapons_of
from rules.d100.damage.grades import SUCCEEDS, degree, needed
from rules.d100.statuses.catalogue import REACT
from rules.mechanics.table import RunningAction
from rules.text.localized import percentage


def can_react(target: Fighter) -> bool:
    """D100-HOLD-02: whether it can dodge or block: on its feet, and in no hold or other status that forbids it."""
    if target.state != "active" or not target.conditions:
        return target.state == "active"
    forbidding = target.statuses.forbidding(REACT)
    return not any(condition.status in forbidding for condition in target.conditions)


def can_dodge(target: Fighter, weapon: Weapon) -> bool:
    """D100-DODGE-01, D100-DODGE-03: whether it can dodge: hand to hand, with the action unused or used for a dodge."""
    return weapon.hand_to_hand and target.spent_on in ("", "dodge") and can_react(target)


def blocking_things(target: Fighter, weapon: Weapon) -> list[Weapon]:
    """D100-BLOCK-01, D100-BLOCK-04, D100-BLOCK-05: return the things at hand that stop this kind of attack.

    None if the action of the turn is used.
    """
    if target.spent_on or not can_react(target):
        return []
    kind = weapon.attack_kind
    return [
        thing
        for thing in weapons_of(target).values()
        if thing.block is not None
        and kind in thing.blocks
        and target.weapons[thing.id].equipped
        and not target.weapons[thing.id].broken
    ]


def dodge_chance(fight: D100Fight, target: Fighter) -> int:
    """D100-DODGE-02, D100-DODGE-04: return Esquivar, − 30 for each earlier dodge this turn, at least 0."""
    percent: int = target.numbers.dodge + fight.options.dodge_percent * target.dodges
    return max(0, percent)


def answers(target: Fighter, weapon: Weapon) -> tuple[str, ...]:
    """D100-BLOCK-02, D100-DODGE-01: return the answers to a blow that would hit."""
    dodge = ("dodge",) if can_dodge(target, weapon) else ()
    return (*dodge, *(f"block:{thing.id}" for thing in blocking_things(target, weapon)))


def chances(fight: D100Fight, target: Fighter, weapon: Weapon) -> dict[str, str]:
    """D100-BLOCK-02, D100-DODGE-01: return the same, each with its chance."""
    blocks: dict[str, str] = {f"block:{thing.id}": percentage(thing.block) for thing in blocking_things(target, weapon)}
    return {"dodge": percentage(dodge_chance(fight, target)), **blocks} if can_dodge(target, weapon) else blocks


def costs_of(target: Fighter, actions: Mapping[str, RunningAction]) -> dict[str, str]:
    """D100-BLOCK-04, D100-DODGE-03: return what an answer costs: the declared act, the unused action, or nothing.

    In the words of the question: `takes`, and what had been `declared`.
    """
    declared = target.declared
    if target.spent_on:
        return {"takes": "nothing", "declared": ""}
    if target.over or declared is None or declared.action == "defend":
        return {"takes": "action", "declared": ""}
    return {"takes": "declared", "declared": actions[declared.action].label}


def react(table: Table, target: Fighter, answer: str) -> tuple[str, str | None, Weapon | None]:
    """React; return `dodge` or `block`, its degree, and the blocking object. `none` has no degree and costs nothing."""
    if answer == "dodge":
        percent = dodge_chance(table.fight, target)
        dodges = target.dodges
        steps: tuple[ComputationStep, ...] = (
            ComputationStep("Esquivar", target.numbers.dodge, "base"),
            ComputationStep("dodges", table.fight.options.dodge_percent * dodges, "flat", "D100-DODGE-04"),
            ComputationStep("result", percent, "result"),
        )
        spend_action(table, target, "dodge")
        table.put(target, "dodges", dodges + 1)
        return "dodge", roll(table, target, "dodge", percent, steps=steps), None
    if answer == "none":
        return "none", None, None
    item = weapons_of(target)[answer.removeprefix("block:")]
    spend_action(table, target, "block")
    table.put(target, "blocks", target.blocks + 1)
    steps = (
        ComputationStep(item.name, item.block or 0, "base", item.id),
        ComputationStep("result", item.block or 0, "result"),
    )
    return "block", roll(table, target, "block", item.block or 0, with_id=item.id, steps=steps), item


def roll(
    table: Table,
    combatant: Fighter,
    name: str,
    percent: int,
    *,
    with_id: str | None = None,
    steps: tuple[ComputationStep, ...] = (),
    nth: tuple[int, int] | None = None,
) -> str:
    """Roll d100 against `percent`, record it as the last roll, and return its degree."""
    face = table.percent(name, combatant, needed(percent), None, nth)
    grade = degree(percent, face, table.fight.options.grades)
    table.put(combatant, "last_roll", LastRoll(name, percent, face, grade))
    table.fact(
        "roll",
        actor=combatant.id,
        what=name,
        dice=[face],
        total=face,
        against=percent,
        success=grade in SUCCEEDS,
        percent=percent,
        degree=grade,
        with_=with_id,
        steps=list(steps),
    )
    return grade
