"""How the window asks for an ambush before the fight begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Act, Action, Field, Option
from rules.ffrpg import sayings
from rules.questions import Refusal
from rules.table import Table


def sides(fight: Any, combatant: Any, given: Mapping[str, Any]) -> tuple[Option, ...]:
    """The sides that may ambush the others."""
    return tuple(
        Option(side, sayings.SIDES.get(side, side))
        for side in dict.fromkeys(one.side for one in fight.combatants.values())
    )


def results(fight: Any, combatant: Any, given: Mapping[str, Any]) -> tuple[Option, ...]:
    """FF-AMB-02 to FF-AMB-06: what the game master may say instead of dice."""
    return tuple(Option(id, title, follows) for id, (title, follows) in sayings.AMBUSHES.items())


def victims(fight: Any, combatant: Any, given: Mapping[str, Any]) -> tuple[Option, ...]:
    """The active combatants of the other sides."""
    return tuple(
        Option(one.id, one.name)
        for one in fight.combatants.values()
        if one.state == "active" and one.side != given.get("by")
    )


def some_alert(fight: Any, combatant: Any, given: Mapping[str, Any]) -> bool:
    """Whether it has to be said who is alert."""
    return given.get("result") == "partial"


def rolled(fight: Any, combatant: Any, given: Mapping[str, Any]) -> bool:
    """Whether the dice decide."""
    return given.get("result") is None


def never_run(table: Table, act: Act) -> None:
    """An ambush is part of `begin`, never an act."""
    raise Refusal("no_such_action", action=act.action.id)


AMBUSH = Action(
    "ambush",
    "Ambush",
    "One side strikes before the other is ready: Stealth against Awareness, or the game master's word.",
    never_run,
    (
        Field("by", "choice", "Who ambushes", "The side that lies in wait.", sides),
        Field(
            "result",
            "choice",
            "Result",
            "Left open, the dice decide: Stealth against Awareness.",
            results,
            needed=False,
        ),
        Field("alert", "choices", "Who is alert", "These are not Unaware.", victims, needed=False, shown=some_alert),
        Field(
            "time",
            "flag",
            "There is still time to strike",
            "Where most victims are alert: whether the ambushers come before they react.",
            needed=False,
            default=True,
            shown=rolled,
        ),
    ),
    key="A",
    rule="FF-AMB-01",
)
"""FF-AMB-01 to FF-AMB-07: asked before `begin`; the fields are the keys of its `surprise`."""
