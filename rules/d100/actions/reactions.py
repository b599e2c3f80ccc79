"""Dodging and blocking: the answers to an attack that would hit."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.modifiers import ComputationStep
from rules.d100.actions.action import spend_action
from rules.d100.combatant.state import Fighter, LastRoll, Table
from rules.d100.combatant.weapons import Weapon, weapons_of
from rules.d100.damage.grades import SUCCEEDS, degree, needs
from rules.mechanics.table import RunningAction
from rules.text.localized import percentage

DODGED_BEFORE = -30
"""D100-DODGE-04: percentage points for each dodge already made this turn."""


def can_react(target: Fighter) -> bool:
    """D100-HOLD-02: only one who is on its feet and not held dodges or blocks."""
    return target.state == "active" and target.hold is None


def can_dodge(target: Fighter, weapon: Weapon) -> bool:
    """D100-DODGE-01, D100-DODGE-03: hand to hand only; the action is unused, or went into a dodge."""
    return weapon.hand_to_hand and target.spent_on in ("", "dodge") and can_react(target)


def blocking_things(target: Fighter, weapon: Weapon) -> list[Weapon]:
    """D100-BLOCK-01, D100-BLOCK-04, D100-BLOCK-05: what is at hand that stops this kind of attack.

    Nothing if the action of the turn is used.
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


def dodge_chance(target: Fighter) -> int:
    """D100-DODGE-02, D100-DODGE-04: Esquivar, − 30 for each dodge already made this turn, not below 0."""
    return max(0, target.sheet.dodge + DODGED_BEFORE * target.dodges)


def answers(target: Fighter, weapon: Weapon) -> tuple[str, ...]:
    """D100-BLOCK-02, D100-DODGE-01: what the target may do about a blow that would hit."""
    dodge = ("dodge",) if can_dodge(target, weapon) else ()
    return (*dodge, *(f"block:{thing.id}" for thing in blocking_things(target, weapon)))


def chances(target: Fighter, weapon: Weapon) -> dict[str, str]:
    """D100-BLOCK-02, D100-DODGE-01: the same, each with its chance."""
    blocks: dict[str, str] = {f"block:{thing.id}": percentage(thing.block) for thing in blocking_things(target, weapon)}
    return {"dodge": percentage(dodge_chance(target)), **blocks} if can_dodge(target, weapon) else blocks


def taken(target: Fighter, actions: Mapping[str, RunningAction]) -> dict[str, str]:
    """D100-BLOCK-04, D100-DODGE-03: what an answer takes: the act that was declared, the unused action, or no more.

    In the words of the question: `takes`, and what had been `declared`.
    """
    declared = target.declared
    if target.spent_on:
        return {"takes": "nothing", "declared": ""}
    if target.over or declared is None or declared.action == "defend":
        return {"takes": "action", "declared": ""}
    return {"takes": "declared", "declared": actions[declared.action].label}


def react(table: Table, target: Fighter, answer: str) -> tuple[str, str | None, Weapon | None]:
    """(`dodge` or `block`, its degree, the blocking object); `none` gives no degree. The answer uses the action."""
    if answer == "dodge":
        percent = dodge_chance(target)
        before = target.dodges
        steps: tuple[ComputationStep, ...] = (
            ComputationStep("Esquivar", target.sheet.dodge, "base"),
            ComputationStep("dodges", DODGED_BEFORE * before, "flat", "D100-DODGE-04"),
            ComputationStep("result", percent, "result"),
        )
        spend_action(table, target, "dodge")
        table.put(target, "dodges", before + 1)
        return "dodge", roll(table, target, "dodge", percent, steps=steps), None
    if answer == "none":
        return "none", None, None
    thing = weapons_of(target)[answer.removeprefix("block:")]
    spend_action(table, target, "block")
    table.put(target, "blocks", target.blocks + 1)
    steps = (
        ComputationStep(thing.name, thing.block or 0, "base", thing.id),
        ComputationStep("result", thing.block or 0, "result"),
    )
    return "block", roll(table, target, "block", thing.block or 0, with_id=thing.id, steps=steps), thing


def roll(
    table: Table,
    combatant: Fighter,
    what: str,
    percent: int,
    *,
    with_id: str | None = None,
    steps: tuple[ComputationStep, ...] = (),
    nth: tuple[int, int] | None = None,
) -> str:
    """A check of d100 against `percent`: records it as the last roll and returns its degree."""
    face = table.percent(what, combatant, needs(percent), None, nth)
    got = degree(percent, face, table.fight.options.grades)
    table.put(combatant, "last_roll", LastRoll(what, percent, face, got))
    table.fact(
        "roll",
        actor=combatant.id,
        what=what,
        dice=[face],
        total=face,
        against=percent,
        success=got in SUCCEEDS,
        percent=percent,
        degree=got,
        with_=with_id,
        steps=list(steps),
    )
    return got
