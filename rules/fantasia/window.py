"""What the window shows of a combatant beside its pools, numbers and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Chip
from rules.core.state import Condition
from rules.fantasia.actions.action import slot_for
from rules.fantasia.actions.catalogue import ACTIONS
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.sheet import DRAWINGS, PROFESSIONS, Creature
from rules.fantasia.combatant.state import SLOTS, Battle, Fighter, Readied
from rules.fantasia.statuses.amounts import amount_words
from rules.fantasia.statuses.catalogue import POISON
from rules.mechanics.vocabulary import Terms
from rules.sheets import schema


def list_key(sheet: Creature) -> tuple[int, str]:
    """Return level, and profession in words."""
    return sheet.nv, PROFESSIONS.get(sheet.profession, sheet.profession)


def order(fight: Battle) -> tuple[str, ...]:
    """Return the acting order, without those who have left."""
    return tuple(combatant.id for combatant in fight.in_line())


def extra(fight: Battle, combatant: Fighter) -> dict[str, Any]:
    """Return the values that only this system has."""
    readied = combatant.readied
    return {
        "counter": combatant.counter,
        "actions": dict(zip(SLOTS, combatant.slots, strict=True)),
        "reactions": combatant.reactions,
        "equipped": combatant.equipped,
        "dropped": list(combatant.dropped),
        "loaded": dict(combatant.loaded),
        "items": dict(combatant.items),
        "readied": None
        if readied is None
        else {
            "action": readied.action,
            "with": readied.with_id,
            "targets": list(readied.targets),
            "on": readied.on,
            "watch": readied.watch,
            "params": dict(readied.params),
        },
        "waiting": combatant.waiting,
        "forced": combatant.forced,
    }


def condition_label(system: Terms, condition: Condition) -> str:
    """Return the detail of a condition: a changed number with its sign, age, a poison's own dice."""
    label, params = system.statuses[condition.status].label, condition.params
    dice = params.get("damage", POISON)
    if condition.status == "poison" and dice != POISON:
        return f"{label} ({amount_words(str(dice))})"
    if condition.status == "modifier" and "stat" in params and "amount" in params:
        return f"{label} {str(params['stat']).upper()} {params['amount']:+}".replace("-", "−")
    return f"{label} −{params['stacks']}" if params.get("stacks") else label


def first_values(fight: Battle, combatant: Fighter, action: str) -> Mapping[str, Any]:
    """LF-ATT-01, LF-RELOAD-01: return first values: the weapon in hand for attack, readied attack and reload.

    LF-TURN-06: another action costs what is left of the turn.
    """
    if action == "other" and slot_for(combatant, "normal", None) is None:
        return {"cost": "movement"}
    if action == "reload":
        guns = [weapon.id for weapon in combatant.sheet.weapons if weapon.shots is not None]
        return {"with": combatant.weapon.id if combatant.weapon.id in guns else guns[0]} if guns else {}
    return {"with": combatant.weapon.id} if action in ("attack", "ready") else {}


def declared_fields(fight: Battle, action: str) -> frozenset[str]:
    """LF-INIT-09: return the fields that a declaration needs: only the weapon of an attack decides its kind."""
    return frozenset({"with"}) if action == "attack" else frozenset()


def chips(fight: Battle, combatant: Fighter) -> tuple[Chip, ...]:
    """Return the chips: counter of the fallen, readied, waiting, forced, loaded, dropped."""
    chips: list[Chip] = []
    if combatant.counter is not None:
        chips.append(
            Chip(
                "counter",
                "Inconsciente",
                str(combatant.counter),
                good=False,
                priority=3,
                drawing="knockout",
                public=True,
            )
        )
    if combatant.readied is not None:
        value = _readied(fight, combatant, combatant.readied)
        chips.append(Chip("readied", "Prepara", value, until_end=True, drawing="tripwire"))
    if combatant.waiting:
        chips.append(Chip("waiting", "Retrasa", until_end=True, drawing="hourglass"))
    if combatant.forced is not None and ("attack" if combatant.forced == "attack" else "cast") not in combatant.done:
        label = ACTIONS["attack" if combatant.forced == "attack" else "cast"].label
        chips.append(Chip("forced", "Debe", label, good=False, priority=2, until_end=True, drawing="puppet"))
    default = combatant.weapon
    if default.shots is not None:
        shots_left = f"{combatant.loaded.get(default.id, 0)}/{default.shots}"
        name = default.name or schema.words_of(default.id)
        chips.append(Chip("loaded", name, shots_left, drawing=DRAWINGS.weapon(name, default.kind)))
    for id in combatant.dropped:
        weapon = combatant.weapon_of(id)
        if weapon is not None:
            name = weapon.name or schema.words_of(weapon.id)
            chips.append(Chip("dropped", "En el suelo", name, good=False, drawing="drop-weapon", public=True))
    return tuple(chips)


def _readied(fight: Battle, combatant: Fighter, readied: Readied) -> str:
    """LF-REACT-01: return what is readied, against whom, and its trigger."""
    thing = combatant.readied_thing
    deed = ACTIONS[readied.action].label if thing is None else thing.name or schema.words_of(thing.id)
    names = [fight.combatants[id].name for id in readied.targets if id in fight.combatants]
    deed = f"{deed} → {', '.join(names)}" if names else deed
    watched = fight.combatants.get(readied.watch)
    if watched is not None and readied.on in phrases.WATCHED:
        return phrases.WATCHED[readied.on](deed=deed, who=watched.name)
    return phrases.MOMENTS[readied.on](deed=deed)


def is_dying(combatant: Fighter) -> bool:
    """LF-DOWN-02: unconscious, with a counter that falls."""
    return combatant.state == "unconscious" and combatant.counter is not None
