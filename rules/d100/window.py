"""What is read from a combatant: numbers, the outcome's `extra`, chips, and how a number came about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Chip
from rules.core.modifiers import Step
from rules.d100.actions.proposals import declared_command, in_words
from rules.d100.combatant.state import D100Fight, Fighter
from rules.d100.combatant.weapons import default_weapon, weapons_of
from rules.mechanics.vocabulary import Terms
from rules.system import defaults


def stats(fight: D100Fight, one: Fighter) -> dict[str, Any]:
    """DES, FUE, Esquivar, Protección, Lucha, Armería and how many may attack it."""
    sheet = one.sheet
    return {
        "des": sheet.des,
        "fue": sheet.fue,
        "esquivar": sheet.dodge,
        "prot": sheet.prot,
        "lucha": sheet.lucha,
        "armeria": sheet.armeria,
        "max_attackers": sheet.max_attackers,
    }


def extra(fight: D100Fight, one: Fighter) -> dict[str, Any]:
    """Declaration, action, focus, task, weapons: what the turn and the fight have made of it."""
    declared, focus, task, last = one.declared, one.focus, one.task, one.last_roll
    hold = one.hold
    return {
        "declared": None
        if declared is None
        else {"action": declared.action, "with": declared.with_id, "targets": list(declared.targets)},
        "action_used": bool(one.spent_on),
        "dodges": one.dodges,
        "blocks": one.blocks,
        "attackers": len(one.attackers),
        "waiting": one.waiting,
        "focus": None if focus is None else focus._asdict(),
        "task": None
        if task is None
        else {"kind": task.kind, "with": task.with_id, "done": task.done, "needed": task.needed},
        "grabbed_by": None if hold is None else hold.source,
        "last_roll": None if last is None else last._asdict(),
        "weapons": {id: carried._asdict() for id, carried in one.weapons.items()},
    }


def explain(fight: D100Fight, one: Fighter, stat: str) -> tuple[Step, ...]:
    """Esquivar out of DES, and the initiative out of DES points."""
    sheet = one.sheet
    if stat == "esquivar" and sheet.esquivar is None:
        return (Step("DES", sheet.des, "base"), Step("Esquivar", 2, "times"), Step("result", sheet.dodge, "result"))
    if stat == "initiative" and one.initiative is not None:
        steps = [Step("DES", sheet.des, "base")]
        if one.handled:
            steps.append(Step("draw", -5 * one.handled, "flat", "D100-DRAW-01"))
        if one.focus is not None:
            steps.append(Step("focus", -one.focus.points, "flat", "D100-FOC-02"))
        rest = one.initiative - sum(step.amount for step in steps)
        if rest:
            steps.append(Step("declared or waited", rest))
        return (*steps, Step("result", one.initiative, "result"))
    return ()


def is_dying(one: Fighter) -> bool:
    """D100-LOW-02: at 0 PV or less, until the end of the next turn."""
    return one.state != "dead" and one.dying is not None


def option_label(system: Terms, question: str, option: str, names: Mapping[str, str], language: str) -> str:
    """`dodge` and `block:…` in the reader's words."""
    word, _, thing = option.partition(":")
    label = defaults.option_label(system, question, word, names, language)
    return f"{label}: {names.get(thing, thing)}" if thing else label


def chips(fight: D100Fight, one: Fighter) -> tuple[Chip, ...]:
    """What a row of the order shows beside PV and conditions: declaration, focus and task, what is loaded or jammed."""
    found: list[Chip] = []
    weapons, ready = weapons_of(one), default_weapon(one)
    if one.declared is not None and not one.over and not one.spent_on:
        command = declared_command(one, one.declared, usual=ready.id)
        found.append(Chip("declared", in_words(fight, command), until_end=True))
    if one.waiting:
        found.append(Chip("waiting", "retrasado", str(one.initiative), until_end=True))
    if one.spent_on and one.state == "active":
        found.append(
            Chip("dodged" if one.spent_on == "dodge" else "action_used", "acción gastada", good=False, until_end=True)
        )
    aimed = None if one.focus is None or one.spent_on or one.over else fight.combatants.get(one.focus.target)
    if one.focus is not None and aimed is not None and aimed.present:
        found.append(Chip("focus", "centrado", f"{aimed.name} {one.focus.points}", until_end=True))
    if one.task is not None:
        found.append(Chip("task", "ocupado", f"{one.task.done}/{one.task.needed}", until_end=True))
    if 0 < one.sheet.max_attackers <= len(one.attackers):
        found.append(Chip("attackers", "rodeado", good=False, until_end=True))
    carried = one.weapons[ready.id]
    if ready.spends and carried.loaded is not None:
        found.append(Chip("loaded", ready.name, f"{carried.loaded}/{ready.capacity}", good=carried.loaded > 0))
    for id, state in one.weapons.items():
        if state.jammed:
            found.append(Chip("jammed", "encasquillada", weapons[id].name, good=False, priority=1))
        elif state.broken:
            found.append(Chip("broken", "rota", weapons[id].name, good=False))
        elif state.dropped:
            found.append(Chip("dropped", "en el suelo", weapons[id].name, good=False))
    return tuple(found)
