"""How the lines of an encounter enter its fight: how they look, their level, and what is left of their pools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from models.library import Library
from models.repositories.encounters import EncounterEntry
from rules.sheets import schema
from rules.system.system import System
from ui.session.appearance import PLAIN, OwnLook, looks_of_entries
from ui.sheets import rule_systems
from ui.text.words import figure

translate = QCoreApplication.translate


class Life(NamedTuple):
    """The vital pool of a line."""

    label: str
    drawing: str
    value: int
    maximum: int

    @property
    def words(self) -> str:
        """Return what is left of it, and of how much."""
        return f"{self.label} {figure(self.value)}/{self.maximum}"


class EntryStanding(NamedTuple):
    """The state in which a line enters the fight."""

    words: tuple[str, ...] = ()
    """What differs from its sheet: `HP 3/40`, `Poison`."""
    share: float = 1.0
    """The share of the vital pool that is left."""
    look: OwnLook = PLAIN
    life: Life | None = None
    level: str = ""
    """Its level in words."""


UNHARMED = EntryStanding()
NOTHING: Mapping[str, int] = {}


def standing_of(
    system: System | None,
    entry: EncounterEntry,
    full: Mapping[str, int],
    brought: Mapping[str, Any],
    look: OwnLook = PLAIN,
    starting: Mapping[str, int] = NOTHING,
) -> EntryStanding:
    """Return the state in which a line enters the fight: as prepared, else as its member left the last one.

    `full`: the most of its pools; `starting`: what a fight begins with, of those that do not begin full.
    """
    words, share, life = [], 1.0, None
    for pool in () if system is None else system.pools:
        most = full.get(pool.id)
        first = starting.get(pool.id, most)
        value = entry.pools.get(pool.id, brought.get("pools", {}).get(pool.id, first))
        if most is None or value is None:
            continue
        if pool.vital and most and life is None:
            life = Life(pool.label, pool.shown_drawing.name, value, most)
        if pool.vital:
            share = value / most if most else 0.0
        if value != first:
            words.append(f"{pool.label} {figure(value)}/{most}")
    words += [rule_systems.condition_text(system, condition) for condition in brought.get("conditions", ())]
    return EntryStanding(tuple(words), share, look, life, _level_words(system, entry))


def _level_words(system: System | None, entry: EncounterEntry) -> str:
    """Return its level in words; that of a sheet which does not say it is the usual one of its system."""
    field = "" if system is None else schema.field_naming(system.sheet, "level")
    if system is None or not field:
        return ""
    level = entry.sheet.get(field, system.sheet.model_fields[field].default)
    return "" if level is None else translate("RosterWords", "Level {level}").format(level=level)


def standings(library: Library, system: System | None, entries: Sequence[EncounterEntry]) -> dict[int, EntryStanding]:
    """Return the state in which each line enters the fight, by its id."""
    if system is None or not entries:
        return {}
    full, brought = library.full_pools(system.id, entries), library.carried_states(entries)
    starting = library.starting_pools(system.id, entries)
    looks = looks_of_entries(library, system, entries)
    return {
        id: standing_of(system, entry, full.get(id, {}), brought.get(id, {}), looks[id], starting.get(id, {}))
        for entry in entries
        if (id := entry.id) is not None
    }
