"""What the window shows of a fighter beside its pools, numbers and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Chip
from rules.core.state import Condition
from rules.fantasia.actions.action import slot_for
from rules.fantasia.actions.table import ACTIONS
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.sheet import PROFESSIONS, Creature
from rules.fantasia.combatant.state import SLOTS, Battle, Fighter, Readied
from rules.fantasia.statuses.amounts import in_words
from rules.fantasia.statuses.catalogue import POISON, STATUSES
from rules.sheets import schema


def list_key(sheet: Creature) -> tuple[int, str]:
    """Level, and profession by its word."""
    return sheet.nv, PROFESSIONS.get(sheet.profession, sheet.profession)


def order(fight: Battle) -> tuple[str, ...]:
    """The acting order, without those who have left."""
    return tuple(combatant.id for combatant in fight.in_line())


def extra(fight: Battle, combatant: Fighter) -> dict[str, Any]:
    """What only this system has to show."""
    kept = combatant.readied
    return {
        "counter": combatant.counter,
        "actions": dict(zip(SLOTS, combatant.slots, strict=True)),
        "reactions": combatant.reactions,
        "equipped": combatant.equipped,
        "dropped": list(combatant.dropped),
        "loaded": dict(combatant.loaded),
        "items": dict(combatant.items),
        "readied": None
        if kept is None
        else {
            "action": kept.action,
            "with": kept.with_id,
            "targets": list(kept.targets),
            "on": kept.on,
            "watch": kept.watch,
            "params": dict(kept.params),
        },
        "waiting": combatant.waiting,
        "forced": combatant.forced,
    }


def condition_label(system: object, condition: Condition) -> str:
    """A number that is changed with its sign, how far one has aged, a poison's dice where they are its own."""
    label, params = STATUSES[condition.status].label, condition.params
    dice = params.get("damage", POISON)
    if condition.status == "poison" and dice != POISON:
        return f"{label} ({in_words(str(dice))})"
    if condition.status == "modifier" and "stat" in params and "amount" in params:
        return f"{label} {str(params['stat']).upper()} {params['amount']:+}".replace("-", "−")
    return f"{label} −{params['stacks']}" if params.get("stacks") else label


def first_values(fight: Battle, combatant: Fighter, action: str) -> Mapping[str, Any]:
    """LF-ATT-01, LF-RELOAD-01: an attack begins with the weapon in hand, one kept for its moment and loading too.

    LF-TURN-06: anything else costs what is left of the turn.
    """
    if action == "other" and slot_for(combatant, "normal", None) is None:
        return {"cost": "movement"}
    if action == "reload":
        guns = [weapon.id for weapon in combatant.sheet.weapons if weapon.shots is not None]
        return {"with": combatant.weapon.id if combatant.weapon.id in guns else guns[0]} if guns else {}
    return {"with": combatant.weapon.id} if action in ("attack", "ready") else {}


def declared_fields(fight: Battle, action: str) -> frozenset[str]:
    """LF-INIT-09: only the kind counts; of an attack the weapon makes it."""
    return frozenset({"with"}) if action == "attack" else frozenset()


def chips(fight: Battle, combatant: Fighter) -> tuple[Chip, ...]:
    """The counter of the fallen, what is readied, who waits or is forced, what is loaded, what was dropped."""
    found: list[Chip] = []
    if combatant.counter is not None:
        found.append(Chip("counter", "Inconsciente", str(combatant.counter), good=False, priority=3))
    if combatant.readied is not None:
        found.append(Chip("readied", "Prepara", _readied(fight, combatant, combatant.readied), until_end=True))
    if combatant.waiting:
        found.append(Chip("waiting", "Retrasa", until_end=True))
    if combatant.forced is not None and ("attack" if combatant.forced == "attack" else "cast") not in combatant.done:
        label = ACTIONS["attack" if combatant.forced == "attack" else "cast"].label
        found.append(Chip("forced", "Debe", label, good=False, priority=2, until_end=True))
    held = combatant.weapon
    if held.shots is not None:
        left = f"{combatant.loaded.get(held.id, 0)}/{held.shots}"
        found.append(Chip("loaded", held.name or schema.words_of(held.id), left))
    for id in combatant.dropped:
        weapon = combatant.weapon_of(id)
        if weapon is not None:
            name = weapon.name or schema.words_of(weapon.id)
            found.append(Chip("dropped", "En el suelo", name, good=False))
    return tuple(found)


def _readied(fight: Battle, combatant: Fighter, kept: Readied) -> str:
    """LF-REACT-01: what is readied, against whom, and what sets it off."""
    thing = combatant.readied_thing
    deed = ACTIONS[kept.action].label if thing is None else thing.name or schema.words_of(thing.id)
    names = [fight.combatants[id].name for id in kept.targets if id in fight.combatants]
    deed = f"{deed} → {', '.join(names)}" if names else deed
    watched = fight.combatants.get(kept.watch)
    if watched is not None and kept.on in phrases.WATCHED:
        return phrases.WATCHED[kept.on](deed=deed, who=watched.name)
    return phrases.MOMENTS[kept.on](deed=deed)


def is_dying(combatant: Fighter) -> bool:
    """LF-DOWN-02: unconscious, with a counter that falls."""
    return combatant.state == "unconscious" and combatant.counter is not None
