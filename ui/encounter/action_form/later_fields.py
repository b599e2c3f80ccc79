"""Fields of an action that hang on those before them: which they are, and what they begin with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.state import Combatant, Fight
from rules.mechanics.action import Action, Field


def later(action: Action, field: Field) -> tuple[Field, ...]:
    """The fields that stand behind one."""
    return action.fields[action.fields.index(field) + 1 :]


def begin(fields: Iterable[Field], fight: Fight, actor: Combatant | None, values: dict[str, Any]) -> None:
    """Sets those that begin with something beside what is set before them."""
    for one in fields:
        if one.begins is not None:
            begun = one.begins(fight, actor, values)
            values[one.name] = list(begun) if isinstance(begun, tuple) else begun or None


def known_before(action: Action | None, field: Field, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is set, but for what a choice of this field would begin anew: to draw a weapon goes with that weapon."""
    if action is None or field.kind != "choice":
        return values
    begun = {one.name for one in later(action, field) if one.begins is not None}
    return {name: value for name, value in values.items() if name not in begun}


def if_chosen(
    action: Action, field: str, value: Any, fight: Fight, actor: Combatant | None, values: Mapping[str, Any]
) -> dict[str, Any]:
    """What would be set if this were: an option of a choice with all that it begins anew."""
    found = {**values, field: value}
    for one in action.fields:
        if one.name == field and one.kind == "choice":
            begin(later(action, one), fight, actor, found)
    return found
