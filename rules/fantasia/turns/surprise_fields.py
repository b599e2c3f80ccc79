"""How the window asks for a surprise attack before the fight begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.state import Battle
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.turns.surprise import chance_unnoticed, hiding
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ahead
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.system import defaults

RESULTS = {"full": "Sorpresa", "none": "Sin sorpresa"}
"""LF-SURP-02, LF-SURP-03: what the game master may say instead of dice."""


def sneaking(fight: Battle, combatant: None, params: SurpriseParams) -> tuple[Option, ...]:
    """LF-SURP-01: who may creep up."""
    return tuple(Option(other.id, other.name) for other in fight.combatants.values() if other.state == "active")


def watching(fight: Battle, value: None, params: SurpriseParams) -> tuple[Option, ...]:
    """LF-SURP-01: who may be on the look-out: those whose side creeps up on nobody."""
    sides = {fight.combatants[id].side for id in params.by}
    return tuple(option for option in sneaking(fight, value, params) if fight.combatants[option.id].side not in sides)


def rolled(fight: Battle, combatant: None, params: SurpriseParams) -> bool:
    """Whether the dice decide."""
    return params.result is None


@dataclass(frozen=True, kw_only=True)
class SurpriseParams:
    """LF-SURP-01: who creeps up on whom."""

    by: tuple[str, ...] = param("by", "choices", "Atacantes", choices=sneaking, needed=True)
    result: str | None = param("result", "choice", "Resultado", words=RESULTS)
    watchers: tuple[str, ...] = param("watchers", "choices", "De guardia", choices=watching, shown=rolled)


@ahead()
def likely(fight: Battle, value: None, params: SurpriseParams) -> Iterator[Preview]:
    """LF-SURP-02, LF-SURP-03: how likely nobody notices, where the dice decide."""
    if params.by and rolled(fight, value, params):
        by, watchers = ([fight.combatants[id] for id in ids] for ids in (params.by, params.watchers))
        chance = chance_unnoticed(
            [hiding(fight, combatant) for combatant in by], [numbers(fight, combatant).men for combatant in watchers]
        )
        percent = round(100 * chance)
        yield Preview("chance", phrases.UNNOTICED(percent=percent), number=percent)


SURPRISE = Declared(
    id="surprise",
    label="Ataque sorpresa",
    params=SurpriseParams,
    do=defaults.left_to_begin,
    foretold=(likely,),
    key="a",
    rule="LF-SURP-01",
)
"""LF-SURP-01: asked before `begin`; the fields are the keys of its `surprise`."""
