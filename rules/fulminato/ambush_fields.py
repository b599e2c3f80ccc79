"""How the window asks for surprise before the fight begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Act, Action, Field, Option
from rules.fulminato import sayings
from rules.fulminato.state import FulminatoFight, in_fight
from rules.questions import Refusal
from rules.table import Table


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


def never_run(table: Table, act: Act) -> None:
    """Surprise is part of `begin`, never an act."""
    raise Refusal("no_such_action", action=act.action.id)


SURPRISE = Action(
    "surprise",
    "Sorpresa",
    "Some act first, with half their points; the surprised have no desvío die",
    never_run,
    (
        Field("by", "choices", "Sorprenden", "Who surprises, in the order in which they act", surprisers),
        Field(
            "surprised",
            "choices",
            "Sorprendidos",
            "Who is surprised; nobody named: all on the other sides",
            victims,
            needed=False,
        ),
    ),
    key="a",
    rule="FU-SURP-01",
)
"""FU-SURP-01, FU-SURP-02: asked before `begin`; the fields are the keys of its `surprise`."""
