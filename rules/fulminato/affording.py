"""What can be done at all with the points and in the state of a combatant, whatever is chosen for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.fulminato.attacks import refusal_to_use
from rules.fulminato.catalogue import COSTS, STATUSES
from rules.fulminato.numbers import no_arm_left, speed, speed_steps, useless_legs
from rules.fulminato.sheet import Weapon
from rules.fulminato.state import Fighter
from rules.questions import Refusal

PRICES: Mapping[str, str] = {
    "move": "movement",
    "grapple_move": "movement",
    "stand_up": "movement",
    "retreat": "full",
    "charge": "standard",
    "trip": "standard",
    "disarm": "standard",
    "shove": "standard",
    "grapple": "standard",
    "grapple_damage": "standard",
    "hold": "standard",
    "tie": "standard",
    "escape": "standard",
    "untie": "standard",
    "draw": "quick",
    "pick_up": "precision",
}
"""FU-ACT-01: action to its type, where that is always the same."""


BY_HAND = frozenset({"draw", "pick_up", "disarm", "grapple", "tie"})
"""FU-LIMB-04, FU-MAN-06: what nobody does without an arm."""
WITH_FREE_HANDS = frozenset({"draw", "pick_up", "reload", "use_item"})
"""FU-RET-05: what nobody does while running away."""
ON_FOOT = frozenset({"move", "grapple_move", "retreat", "charge"})
"""FU-BRD-04: what needs a speed."""


def closed(one: Fighter, action: str) -> Refusal | None:
    """FU-ACT-09: what an action is refused with whatever is chosen for it: a status, its limbs, or its price."""
    for condition in one.conditions:
        if action in STATUSES[condition.status].forbids:
            return Refusal("cannot_act", actor=one.id, status=condition.status)
    if action in ON_FOOT and not speed(one):
        return Refusal("cannot_act", actor=one.id, status=speed_steps(one)[-2].source)
    if lacks_limbs(one, action):
        return Refusal("limb_useless", actor=one.id)
    if action in WITH_FREE_HANDS and one.has("retreating"):
        return Refusal("hands_busy", actor=one.id)
    if action == "use_ability":
        return _powerless(one)
    prices = [COSTS[cost] for cost in _ways(one, action)]
    return Refusal("not_enough_pa", actor=one.id, pool="pa") if prices and min(prices) > one.pools["pa"] else None


def fault_of_loading(one: Fighter, weapon: Weapon) -> str | None:
    """FU-EQP-05, FU-EQP-06: `already_loaded` for a full weapon, `not_enough_ammo` with nothing left to load; None."""
    if weapon.capacity is not None and one.loaded.get(weapon.id, 0) >= weapon.capacity:
        return "already_loaded"
    return "not_enough_ammo" if one.reserve.get(weapon.id) == 0 else None


def lacks_limbs(one: Fighter, action: str) -> bool:
    """FU-LIMB-02, FU-LIMB-04, FU-MAN-06: whether the arms or legs that an action needs are useless."""
    legs = useless_legs(one)
    lame = legs == 2 if action == "trip" else legs > 0 and action in ("charge", "retreat")
    return lame or (action in BY_HAND and no_arm_left(one))


def _ways(one: Fighter, action: str) -> Iterable[str]:
    """The types of action that it may be; none where the price is a choice, or nothing is there to do it with."""
    if action in PRICES:
        return (PRICES[action],)
    if action in ("attack", "called_attack"):
        armory = one.sheet.armory.values()
        usable = [row.action for row in armory if refusal_to_use(one, row, "main") is None]
        return usable or [row.action for row in armory]
    if action == "reload":
        return [row.reload for row in one.sheet.weapons if row.capacity is not None]
    if action == "use_item":
        return [row.action for row in one.sheet.items if one.items.get(row.id, 0) > 0]
    return ()


def _powerless(one: Fighter) -> Refusal | None:
    """FU-SOL-01: every soltura lacks power points, or else action points."""
    rows = one.sheet.abilities
    paid = [row for row in rows if row.ps <= one.pools["ps"]]
    if not rows or any(COSTS[row.action] <= one.pools["pa"] for row in paid):
        return None
    pool = "pa" if paid else "ps"
    return Refusal(f"not_enough_{pool}", actor=one.id, pool=pool)
