"""Modifiers with their source, so that every number can be explained."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Modifier:
    """The change of one number by a status or a thing: `percent` of the base, `flat`, `times`, or `becomes`."""

    stat: str
    amount: int
    kind: str = "flat"


class ComputationStep(NamedTuple):
    """One step of a computed number: its term (`ACC`, `Blind`), amount, kind and source."""

    term: str
    amount: int
    kind: str = "flat"
    """`base`, `flat`, `percent`, `times`, `over` (divided by), `becomes`, `die`, `less`, `result`."""
    source: str | None = None
    """The id of a combatant, rule or status that the reader may follow."""


def percent_then_flat(base: int, changes: Iterable[tuple[Modifier, str]]) -> tuple[int, tuple[ComputationStep, ...]]:
    """floor(base × (100 + Σ percent) / 100) + Σ flat, not below 0; then the last `becomes` replaces it.

    `changes` are (modifier, source) of this one stat. Returns the number and its steps.
    """
    steps = [ComputationStep("base", base, "base")]
    percent = 100
    flat = 0
    fixed: int | None = None
    for modifier, source in changes:
        steps.append(ComputationStep(source, modifier.amount, modifier.kind, source))
        if modifier.kind == "percent":
            percent += modifier.amount
        elif modifier.kind == "becomes":
            fixed = modifier.amount
        else:
            flat += modifier.amount
    value = max(0, base * percent // 100 + flat) if fixed is None else fixed
    steps.append(ComputationStep("result", value, "result"))
    return value, tuple(steps)
