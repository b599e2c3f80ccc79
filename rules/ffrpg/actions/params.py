"""Params that several actions share, as forms ask for them and scripts give them."""

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
    """Return the param of a Conditional Modifier."""
    return param("modifier", "number", "Modifier", default=0, **LIMITS, **more)


def each(choices: Any = offering.named_targets, **more: Any) -> Any:
    """Return the param of a Conditional Modifier for each target."""
    return param("modifiers", "number", "Modifier", choices=choices, **LIMITS, **more)


def words(*ids: str) -> Mapping[str, str]:
    """Return choices by the words of the messages."""
    return {id: phrases.CHOICES[id] for id in ids}


def thing(label: str, choices: Any) -> Any:
    """Return the param of the thing that is used, chosen from a list."""
    return param("with", "choice", label, choices=choices, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Nothing:
    """The params of an action that has none."""


def charge_params(reading: Reading[Any], params: Any) -> Mapping[str, Any]:
    """Return the params of a charged action, to be kept until it takes effect."""
    return dict(reading.written(params).get("params") or NOTHING)
