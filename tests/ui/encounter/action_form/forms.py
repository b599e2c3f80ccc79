"""Ana, Bea and four imps, and an action of Ana's that is made of any fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field, Option, Preview
from rules.sheets.schema import Sheet
from ui.encounter.action_form.model import ActionFormModel

FOES = ("imp-a", "imp-b", "imp-c", "imp-d")
Options = Callable[[Fight, Combatant, Mapping[str, Any]], tuple[Option, ...]]


def combatant(id: str, side: str, state: str = "active") -> Combatant:
    return Combatant(id=id, name=id.capitalize(), side=side, sheet=SimpleNamespace(), pools={}, state=state)


def fight(**states: str) -> Fight:
    """Everybody stands, but whose state is named (`imp_a="dead"`)."""
    sides = {"ana": "party", "bea": "party", **dict.fromkeys(FOES, "foes")}
    people = {id: combatant(id, side, states.get(id.replace("-", "_"), "active")) for id, side in sides.items()}
    return Fight(combatants=people, options=Sheet())


def choices(*ids: str, closed: str = "") -> Options:
    """What a field may be set to; one of it may be closed."""
    return lambda *_: tuple(Option(id, id.capitalize(), refused="closed" if id == closed else None) for id in ids)


def field(name: str, kind: str, **values: Any) -> Field[Any, Any]:
    return Field(name, kind, name.capitalize(), **values)


def form(
    *fields: Field[Any, Any],
    preview: Callable[..., tuple[Preview, ...]] = lambda _: (),
    people: Fight | None = None,
    **started: Any,
) -> ActionFormModel:
    """An action of Ana's with these fields, taken up."""
    model, everybody = ActionFormModel(), people or fight()
    action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=fields, preview=lambda *_: ())
    model.start(everybody, everybody.combatants["ana"], action, preview, **started)
    return model


SPELL = field("with", "choice", options=choices("ray", "spark"))
TARGETS = field("targets", "targets", options=choices(*FOES))
POWER = field("power", "number", needed=False, minimum=-2, maximum=12, default=1)
LOUD = field("loud", "flag", needed=False)
WORDS = field("words", "text", needed=False)
SLOW = field("slow", "flag", needed=False, advanced=True)
