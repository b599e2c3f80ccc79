"""How the window asks for surprise before the fight begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import standard
from rules.actions import Action, Field, Option
from rules.fulminato import sayings
from rules.fulminato.state import FulminatoFight, in_fight


def surprisers(fight: FulminatoFight, one: Any, fields: Mapping[str, Any]) -> tuple[Option, ...]:
    """FU-SURP-01: who may surprise: all who are in the fight; each is given its place among those who act."""
    named = list(fields.get("by") or ())
    return tuple(
        Option(other.id, other.name, sayings.PLACE(place=named.index(other.id) + 1) if other.id in named else "")
        for other in fight.present
        if in_fight(other)
    )


def victims(fight: FulminatoFight, one: Any, fields: Mapping[str, Any]) -> tuple[Option, ...]:
    """FU-SURP-02: who may be surprised: everybody else."""
    named = fields.get("by") or ()
    return tuple(Option(other.id, other.name) for other in fight.present if other.id not in named)


SURPRISE = Action(
    "surprise",
    "Sorpresa",
    standard.no_action,
    (
        Field("by", "choices", "Sorprenden", surprisers),
        Field("surprised", "choices", "Sorprendidos", victims, needed=False),
    ),
    key="a",
    rule="FU-SURP-01",
)
"""FU-SURP-01, FU-SURP-02: asked before `begin`; the fields are the keys of its `surprise`."""
