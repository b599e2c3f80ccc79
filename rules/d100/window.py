"""What the window shows of a combatant: numbers, the outcome's `extra`, chips, and the steps of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import ComputationStep
from rules.d100.actions.catalogue import ACTIONS
from rules.d100.actions.proposals import declared_command, in_words
from rules.d100.combatant.sheet import DRAWINGS, D100Sheet
from rules.d100.combatant.state import D100Fight, Fighter
from rules.d100.combatant.weapons import default_weapon, weapons_of
from rules.mechanics.vocabulary import Terms
from rules.sheets import schema
from rules.system import defaults


def stats(fight: D100Fight, combatant: Fighter) -> dict[str, Any]:
    """Return DES, FUE, Esquivar, Protección, Lucha, Armería and the most attackers."""
    sheet = combatant.numbers
    return {
        "des": sheet.des,
        "fue": sheet.fue,
        "esquivar": sheet.dodge,
        "prot": sheet.prot,
        "lucha": sheet.lucha,
        "armeria": sheet.armeria,
        "max_attackers": sheet.max_attackers,
    }


def extra(fight: D100Fight, combatant: Fighter) -> dict[str, Any]:
    """Return declaration, action, focus, task and weapons in their state."""
    declared, focus, task, last = combatant.declared, combatant.focus, combatant.task, combatant.last_roll
    hold = combatant.hold
    return {
        "declared": None
        if declared is None
        else {"action": declared.action, "with": declared.with_id, "targets": list(declared.targets)},
        "action_used": bool(combatant.spent_on),
        "dodges": combatant.dodges,
        "blocks": combatant.blocks,
        "attackers": len(combatant.attackers),
        "waiting": combatant.waiting,
        "focus": None if focus is None else focus._asdict(),
        "task": None
        if task is None
        else {"kind": task.kind, "with": task.with_id, "done": task.done, "needed": task.needed},
        "grabbed_by": None if hold is None else hold.source,
        "last_roll": None if last is None else last._asdict(),
        "weapons": {id: carried._asdict() for id, carried in combatant.weapons.items()},
    }


def explain(fight: D100Fight, combatant: Fighter, stat: str) -> tuple[ComputationStep, ...]:
    """Return the steps of Esquivar from DES, of the initiative from DES points, and of what conditions change."""
    sheet, changes = combatant.numbers, combatant.statuses.steps_of(combatant.conditions, stat)
    if changes:
        own = combatant.numbers.des * 2 if stat == "esquivar" and combatant.sheet.esquivar is None else None
        label = schema.label_of(stat, D100Sheet.model_fields[stat])
        return (
            ComputationStep(label, getattr(combatant.sheet, stat) if own is None else own, "base"),
            *changes,
            ComputationStep("result", getattr(sheet, stat), "result"),
        )
    if stat == "esquivar" and sheet.esquivar is None:
        return (
            ComputationStep("DES", sheet.des, "base"),
            ComputationStep("Esquivar", 2, "times"),
            ComputationStep("result", sheet.dodge, "result"),
        )
    if stat == "initiative" and combatant.initiative is not None:
        steps = [ComputationStep("DES", sheet.des, "base")]
        if combatant.handled:
            steps.append(ComputationStep("draw", -5 * combatant.handled, "flat", "D100-DRAW-01"))
        if combatant.focus is not None:
            steps.append(ComputationStep("focus", -combatant.focus.points, "flat", "D100-FOC-02"))
        waited = combatant.initiative - sum(step.amount for step in steps)
        if waited:
            steps.append(ComputationStep("declared or waited", waited))
        return (*steps, ComputationStep("result", combatant.initiative, "result"))
    return ()


def is_dying(combatant: Fighter) -> bool:
    """D100-LOW-02: at 0 PV or less, until the end of the next turn."""
    return combatant.state != "dead" and combatant.dying is not None


def option_label(system: Terms, question: str, option: str, names: Mapping[str, str], language: str) -> str:
    """Return `dodge` and `block:…` in the reader's words."""
    word, _, thing = option.partition(":")
    label = defaults.option_label(system, question, word, names, language)
    return f"{label}: {names.get(thing, thing)}" if thing else label


def chips(fight: D100Fight, combatant: Fighter) -> tuple[Chip, ...]:
    """Return the chips beside PV and conditions: declaration, focus and task, what is loaded or jammed."""
    chips: list[Chip] = []
    weapons, ready = weapons_of(combatant), default_weapon(combatant)
    if combatant.declared is not None and not combatant.over and not combatant.spent_on:
        command = declared_command(combatant, combatant.declared, usual=ready.id)
        drawing = ACTIONS[combatant.declared.action].drawing
        chips.append(Chip("declared", in_words(fight, command), until_end=True, drawing=drawing))
    if combatant.waiting:
        chips.append(Chip("waiting", "retrasado", str(combatant.initiative), until_end=True, drawing="hourglass"))
    if combatant.spent_on and combatant.state == "active":
        chips.append(
            Chip(
                "dodged" if combatant.spent_on == "dodge" else "action_used",
                "acción gastada",
                good=False,
                until_end=True,
                drawing="acrobatic" if combatant.spent_on == "dodge" else "cancel",
            )
        )
    aimed = (
        None
        if combatant.focus is None or combatant.spent_on or combatant.over
        else fight.combatants.get(combatant.focus.target)
    )
    if combatant.focus is not None and aimed is not None and aimed.present:
        value = f"{aimed.name} {combatant.focus.points}"
        chips.append(Chip("focus", "centrado", value, until_end=True, drawing="targeted"))
    if combatant.task is not None:
        value = f"{combatant.task.done}/{combatant.task.needed}"
        chips.append(Chip("task", "ocupado", value, until_end=True, drawing="stopwatch"))
    if 0 < combatant.numbers.max_attackers <= len(combatant.attackers):
        chips.append(Chip("attackers", "rodeado", good=False, until_end=True, drawing="meeple-group"))
    carried = combatant.weapons[ready.id]
    if ready.spends and carried.loaded is not None:
        value, drawing = f"{carried.loaded}/{ready.capacity}", DRAWINGS.weapon(ready.name, ready.kind)
        chips.append(Chip("loaded", ready.name, value, good=carried.loaded > 0, drawing=drawing))
    for id, state in combatant.weapons.items():
        if state.jammed:
            chips.append(Chip("jammed", "encasquillada", weapons[id].name, good=False, priority=1, drawing="gears"))
        elif state.broken:
            chips.append(Chip("broken", "rota", weapons[id].name, good=False, drawing="broken-shield"))
        elif state.dropped:
            chips.append(
                Chip("dropped", "en el suelo", weapons[id].name, good=False, drawing="drop-weapon", public=True)
            )
    return tuple(chips)
