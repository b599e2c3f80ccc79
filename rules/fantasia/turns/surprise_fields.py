"""The form of a surprise attack, before the fight begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.state import Battle
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.turns.surprise import chance_unnoticed, stealth
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ahead
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.system import defaults

RESULTS = {"full": "Sorpresa", "none": "Sin sorpresa"}
"""LF-SURP-02, LF-SURP-03: results that the game master may set instead of dice."""


def sneaking(fight: Battle, combatant: None, params: SurpriseParams) -> tuple[Option, ...]:
    """LF-SURP-01: return who may sneak."""
    return tuple(Option(other.id, other.name) for other in fight.combatants.values() if other.state == "active")


def watching(fight: Battle, nobody: None, params: SurpriseParams) -> tuple[Option, ...]:
    """LF-SURP-01: return who may watch: those on whose side nobody sneaks."""
    sides = {fight.combatants[id].side for id in params.by}
    return tuple(option for option in sneaking(fight, nobody, params) if fight.combatants[option.id].side not in sides)


def rolled(fight: Battle, combatant: None, params: SurpriseParams) -> bool:
    """Whether dice decide."""
    return params.result is None


@dataclass(frozen=True, kw_only=True)
class SurpriseParams:
    """LF-SURP-01: the params of a surprise: who sneaks, who watches, and the result."""

    by: tuple[str, ...] = param("by", "choices", "Atacantes", choices=sneaking, needed=True)
    result: str | None = param("result", "choice", "Resultado", words=RESULTS)
    watchers: tuple[str, ...] = param("watchers", "choices", "De guardia", choices=watching, shown=rolled)


@ahead()
def chance_preview(fight: Battle, nobody: None, params: SurpriseParams) -> Iterator[Preview]:
    """LF-SURP-02, LF-SURP-03: yield the chance that nobody notices, if dice decide."""
    if params.by and rolled(fight, nobody, params):
        by, watchers = ([fight.combatants[id] for id in ids] for ids in (params.by, params.watchers))
        chance = chance_unnoticed(
            [stealth(fight, combatant) for combatant in by], [numbers(fight, combatant).men for combatant in watchers]
        )
        percent = round(100 * chance)
        yield Preview("chance", phrases.UNNOTICED(percent=percent), number=percent)


SURPRISE = Declared(
    id="surprise",
    label="Ataque sorpresa",
    drawing="surprised",
    params=SurpriseParams,
    do=defaults.left_to_begin,
    previews=(chance_preview,),
    key="a",
    rule="LF-SURP-01",
)
"""LF-SURP-01: asked before `begin`; the fields are the keys of its `surprise`."""
