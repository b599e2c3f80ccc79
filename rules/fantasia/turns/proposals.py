"""What everybody obviously declares, where sides act by the kind of action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.display import Declaration
from rules.fantasia.combatant.state import Battle, Fighter
from rules.fantasia.statuses.catalogue import CANNOT_ACT, STATUSES
from rules.sheets.schema import words_of

KINDS: Mapping[int, str] = {
    1: "Chequeo",
    2: "Ataque a distancia",
    3: "Ataque cuerpo a cuerpo",
    4: "Ítem",
    5: "Magia / Habilidad",
    6: "Otra acción",
}
"""LF-INIT-09: the kinds of actions, in the order in which they come."""
STATES: Mapping[str, str] = {"unconscious": "Inconsciente", "dead": "Muerte", "stone": "Piedra"}


def proposals(fight: Battle) -> tuple[Declaration, ...]:
    """LF-INIT-09: a line for everybody in the order of entering: its kind, or the attack it obviously makes."""
    if fight.phase != "declaration":
        return ()
    return tuple(_line(fight, one) for one in fight.combatants.values() if one.state != "out")


def _line(fight: Battle, one: Fighter) -> Declaration:
    kind = fight.declared.get(one.id)
    if kind is not None:
        return Declaration(one.id, KINDS[kind], declared=True)
    if not one.able:
        return Declaration(one.id, _why_not(one))
    weapon = one.weapon
    command: dict[str, Any] = {"do": "declare", "actor": one.id, "action": "attack", "with": weapon.id}
    return Declaration(one.id, f"{KINDS[3 if weapon.close else 2]} · {weapon.name or words_of(weapon.id)}", command)


def _why_not(one: Fighter) -> str:
    if one.state != "active":
        return STATES.get(one.state, one.state)
    return next(STATUSES[condition.status].label for condition in one.conditions if condition.status in CANNOT_ACT)
