"""What can be done at all with the points and in the state of a combatant, whatever is chosen for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.fulminato.attacks import refusal_to_use
from rules.fulminato.catalogue import COSTS, STATUSES
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


def closed(one: Fighter, action: str) -> Refusal | None:
    """FU-ACT-09: what an action is refused with whatever is chosen for it: a status that forbids it, or its price."""
    for condition in one.conditions:
        if action in STATUSES[condition.status].forbids:
            return Refusal("cannot_act", actor=one.id, status=condition.status)
    if action == "use_ability":
        return _powerless(one)
    prices = [COSTS[cost] for cost in _ways(one, action)]
    return Refusal("not_enough_pa", actor=one.id, pool="pa") if prices and min(prices) > one.pools["pa"] else None


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
