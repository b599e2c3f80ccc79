"""How the window asks for a surprise attack before the fight begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import standard
from rules.actions import Act, Action, Field, Option, Preview
from rules.fantasia import sayings
from rules.fantasia.numbers import numbers
from rules.fantasia.state import Battle
from rules.fantasia.surprise import chance_unnoticed, hiding


def sneaking(fight: Battle, one: Any, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
    """LF-SURP-01: who may creep up."""
    return tuple(Option(other.id, other.name) for other in fight.combatants.values() if other.state == "active")


def watching(fight: Battle, one: Any, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
    """LF-SURP-01: who may be on the look-out: those whose side creeps up on nobody."""
    sides = {fight.combatants[id].side for id in chosen.get("by") or ()}
    return tuple(option for option in sneaking(fight, one, chosen) if fight.combatants[option.id].side not in sides)


def results(fight: Battle, one: Any, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
    """LF-SURP-02, LF-SURP-03: what the game master may say instead of dice."""
    return (Option("full", "Sorpresa"), Option("none", "Sin sorpresa"))


def rolled(fight: Battle, one: Any, chosen: Mapping[str, Any]) -> bool:
    """Whether the dice decide."""
    return chosen.get("result") is None


def likely(fight: Battle, act: Act) -> tuple[Preview, ...]:
    """LF-SURP-02, LF-SURP-03: how likely nobody notices, where the dice decide."""
    by, watchers = ([fight.combatants[id] for id in act.params.get(key) or ()] for key in ("by", "watchers"))
    if not by or not rolled(fight, None, act.params):
        return ()
    chance = chance_unnoticed([hiding(fight, one) for one in by], [numbers(fight, one).men for one in watchers])
    percent = round(100 * chance)
    return (Preview("chance", sayings.UNNOTICED(percent=percent), number=percent),)


SURPRISE = Action(
    "surprise",
    "Ataque sorpresa",
    standard.no_action,
    (
        Field("by", "choices", "Atacantes", sneaking),
        Field("result", "choice", "Resultado", results, needed=False),
        Field("watchers", "choices", "De guardia", watching, needed=False, shown=rolled),
    ),
    key="a",
    rule="LF-SURP-01",
    preview=likely,
)
"""LF-SURP-01: asked before `begin`; the fields are the keys of its `surprise`."""
