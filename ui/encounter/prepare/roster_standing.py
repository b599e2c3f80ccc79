"""How somebody comes into a fight that is prepared: what is left of the pools, and what lasts of the fights before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from models.repositories.encounters import EncounterEntry
from rules.system.system import System
from ui.sheets import rule_systems
from ui.text.words import figure


class Standing(NamedTuple):
    """How one line comes into the fight."""

    words: tuple[str, ...] = ()
    """What is not as its sheet has it: `HP 3/40`, `Poison`."""
    share: float = 1.0
    """How much of the vital pool is left."""


UNHARMED = Standing()


def standing_of(
    system: System | None, entry: EncounterEntry, full: Mapping[str, int], brought: Mapping[str, Any]
) -> Standing:
    """How a line comes into the fight: as it was prepared, else as its member left the last one."""
    words, share = [], 1.0
    for pool in () if system is None else system.pools:
        most = full.get(pool.id)
        value = entry.pools.get(pool.id, brought.get("pools", {}).get(pool.id, most))
        if most is None or value is None or value == most:
            continue
        words.append(f"{pool.label} {figure(value)}/{most}")
        if pool.vital:
            share = value / most if most else 0.0
    words += [rule_systems.condition_text(system, condition) for condition in brought.get("conditions", ())]
    return Standing(tuple(words), share)
