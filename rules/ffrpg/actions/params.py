"""Fields that several actions are told, as forms ask for them and scripts give them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.ffrpg.actions import choices as offering
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import NOTHING
from rules.mechanics.params import Reading, param

LIMITS: Mapping[str, Any] = {"minimum": -200, "maximum": 200, "advanced": True}


def modifier(**more: Any) -> Any:
    """The Conditional Modifier of an action."""
    return param("modifier", "number", "Modifier", default=0, **LIMITS, **more)


def each(choices: Any = offering.aimed_at, **more: Any) -> Any:
    """A Conditional Modifier for each who is named."""
    return param("modifiers", "number", "Modifier", choices=choices, **LIMITS, **more)


def words(*ids: str) -> Mapping[str, str]:
    """Choices by the words of the messages."""
    return {id: phrases.CHOICES[id] for id in ids}


def thing(label: str, choices: Any) -> Any:
    """What is used, chosen from a list."""
    return param("with", "choice", label, choices=choices, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Nothing:
    """An action of which nothing is to be said."""


def kept(reading: Reading[Any], params: Any) -> Mapping[str, Any]:
    """The params of an action that is charged, for the time when it takes effect."""
    return dict(reading.written(params).get("params") or NOTHING)
