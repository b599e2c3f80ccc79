"""From a text to a system: read, checked, built; every fault is told at once."""

from __future__ import annotations

from typing import Any

from rules.system.system import System
from rules.text.localized import said
from rules.written.builder import Builder
from rules.written.shape import checked
from rules.written.source import BadSystem, Source, read


def load(text: str, name: str = "system.toml") -> System[Any, Any]:
    """Return the system of a text; raises BadSystem with every fault, its place and line."""
    return system_of(read(text, name))


def system_of(source: Source) -> System[Any, Any]:
    """Return the system of what was read; raises BadSystem with every fault."""
    rules = checked(source)
    if rules.is_house:
        source.fault("system.over", said("fault-written_no_system"))
    if rules.is_house or source.is_full:
        raise BadSystem(source.faults, source.name)
    tables = rules.tables
    language = str(tables.get("system", {}).get("language", "en"))
    system = Builder(tables, source.fault, language).build()
    if source.faults:
        raise BadSystem(source.faults, source.name)
    return system
