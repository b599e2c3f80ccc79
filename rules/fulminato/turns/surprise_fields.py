"""How the window asks for surprise before the fight begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.fulminato.combatant import phrases
from rules.fulminato.combatant.state import FulminatoFight, in_fight
from rules.mechanics.action import Option
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.system import defaults


def surprisers(fight: FulminatoFight, one: None, told: Surprising) -> tuple[Option, ...]:
    """FU-SURP-01: who may surprise: all who are in the fight; each is given its place among those who act."""
    return tuple(
        Option(other.id, other.name, phrases.PLACE(place=told.by.index(other.id) + 1) if other.id in told.by else "")
        for other in fight.present
        if in_fight(other)
    )


def victims(fight: FulminatoFight, one: None, told: Surprising) -> tuple[Option, ...]:
    """FU-SURP-02: who may be surprised: everybody else."""
    return tuple(Option(other.id, other.name) for other in fight.present if other.id not in told.by)


@dataclass(frozen=True, kw_only=True)
class Surprising:
    """FU-SURP-01: who surprises whom."""

    by: tuple[str, ...] = param("by", "choices", "Sorprenden", choices=surprisers, needed=True)
    surprised: tuple[str, ...] = param("surprised", "choices", "Sorprendidos", choices=victims)


SURPRISE: Declared[FulminatoFight, Any, Surprising] = Declared(
    id="surprise",
    label="Sorpresa",
    params=Surprising,
    do=defaults.left_to_begin,
    key="a",
    rule="FU-SURP-01",
)
"""FU-SURP-01, FU-SURP-02: asked before `begin`; the fields are the keys of its `surprise`."""
