"""The journal: commands with their answers, facts and changes; undo, redo, saving and reopening.

An entry has for every attribute that its command changed the value before and after. Undo restores the former, redo the
latter, so both cost the same however long the fight is; reopening a fight is a checkpoint and the fold of the entries
behind it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from pydantic import BaseModel

from rules.board.board import Board
from rules.core.facts import Fact
from rules.core.state import Combatant, Condition, Countdown, Fight, Kept
from rules.mechanics.table import ABSENT, Trace, write
from rules.sheets import schema
from rules.system import state_migrations
from rules.system.system import System

Change = tuple[str, str, Any, Any]
"""A combatant's id or `""` for the fight, attribute, value before, value after."""


Packed = list[list[Any]] | dict[str, Any]
"""Changes as saved: a list of them in the first version, afterwards `{"version": …, "changes": […]}`."""


@dataclass(slots=True)
class Entry:
    """One command that changed something."""

    number: int
    """The number of the command, which is the `command` of its facts."""
    command: Mapping[str, Any]
    """The command as it was given, without dice and answers."""
    dice: tuple[int, ...]
    answers: tuple[str, ...]
    facts: list[Fact]
    known: list[Change] | None = None
    """The changes, once they are needed."""
    packed: Packed | str | None = None
    """The changes as saved (JSON data, or still its text), until they are needed."""
    trail: list[Trace] = field(default_factory=list)
    """What the run has written, in order: the source of the changes."""
    codec: Codec | None = None
    """Reads the saved changes, by the rules under which the command was given."""

    @property
    def has_happened(self) -> bool:
        """Whether the command had any effect: others are not stored."""
        return bool(self.facts or self.changes)

    @property
    def changes(self) -> list[Change]:
        """Return what the command changed, one change for each attribute, in the order of their first change."""
        if self.known is None:
            self.known = changes_of(self.trail)
            self.trail = []
        return self.known


class Joined(NamedTuple):
    """The value of `combatants` in a change: who was there, and newcomers as they joined."""

    ids: tuple[str, ...]
    joined: Mapping[str, Combatant]


@dataclass(slots=True)
class Journal:
    """The entries of a fight; those behind `cursor` are undone and can be redone."""

    entries: list[Entry] = field(default_factory=list)
    cursor: int = 0
    fact_count: int = 0
    """The number of facts before the cursor."""
    codec: Codec | None = None
    """Reads the changes of entries of a saved journal."""
    cut: tuple[int, Sequence[Entry]] = (0, ())
    """The entries that could be redone until they were cut off, and how many stood before them."""

    def add(self, entry: Entry) -> None:
        """Append an entry; undone ones can no longer be redone."""
        if ahead := self.entries[self.cursor :]:
            self.cut = self.cursor, ahead
        self.entries[self.cursor :] = (entry,)
        self.cursor += 1
        self.fact_count += len(entry.facts)

    def drop_ahead(self) -> None:
        """Forget entries that were taken back as if they had never been: what they cut off can be redone again."""
        position, ahead = self.cut
        self.entries[self.cursor :] = ahead if position == self.cursor else ()
        self.cut = (0, ())

    def forget_ahead(self) -> None:
        """Forget what could be redone."""
        del self.entries[self.cursor :]

    def undo(self, fight: Fight) -> Entry | None:
        """Undo the last entry; return None if there is none."""
        if self.cursor == 0:
            return None
        self.cursor -= 1
        entry = self.entries[self.cursor]
        for whose, key, before, _ in reversed(self.changes_in(entry)):
            _write(fight, whose, key, before)
        self.fact_count -= len(entry.facts)
        return entry

    def redo(self, fight: Fight) -> Entry | None:
        """Redo the next undone entry; return None if there is none."""
        if self.cursor == len(self.entries):
            return None
        entry = self.entries[self.cursor]
        self.cursor += 1
        for whose, key, _, after in self.changes_in(entry):
            _write(fight, whose, key, after)
        self.fact_count += len(entry.facts)
        return entry

    def changes_in(self, entry: Entry) -> list[Change]:
        """Return the changes of an entry, read on demand."""
        codec = entry.codec or self.codec
        if entry.packed is not None and codec is not None:
            entry.known = codec.unpack_changes(_read(entry.packed))
            entry.packed = None
        return entry.changes

    def facts(self) -> list[Fact]:
        """Return all facts up to the cursor."""
        return [fact for entry in self.entries[: self.cursor] for fact in entry.facts]

    def acts(self) -> dict[int, Mapping[str, Any]]:
        """Return the commands up to the cursor by which somebody acts, by their numbers."""
        return {entry.number: entry.command for entry in self.entries[: self.cursor] if entry.command["do"] == "act"}


def _read(packed: Packed | str) -> Packed:
    return json.loads(packed) if isinstance(packed, str) else packed


def _write(fight: Fight, whose: str, key: str, value: Any) -> None:
    thing = fight if not whose else fight.combatants.get(whose)
    if isinstance(value, Joined):
        earlier = {id: fight.combatants[id] for id in value.ids}
        value = {**earlier, **{id: combatant.twin() for id, combatant in value.joined.items()}}
    if thing is not None:
        write(thing, key, value)


def changes_of(trail: list[Trace]) -> list[Change]:
    """Return the changes of a run, one for each attribute, in the order of their first change."""
    first: dict[tuple[int, str], Trace] = {}
    last: dict[tuple[int, str], Any] = {}
    for trace in trail:
        mark = (id(trace[0]), trace[1])
        if mark not in first:
            first[mark] = trace
        last[mark] = trace[3]
    changes: list[Change] = []
    for mark, (thing, key, old, _) in first.items():
        new = last[mark]
        if new is not old:
            whose = thing.id if isinstance(thing, Combatant) else ""
            changes.append(_join(old, new) if key == "combatants" and whose == "" else (whose, key, old, new))
    return changes


def _join(old: Mapping[str, Combatant], new: Mapping[str, Combatant]) -> Change:
    """Return the change of `combatants`, with newcomers as they joined, as combatants change in place later."""
    ids = tuple(old)
    return (
        "",
        "combatants",
        Joined(ids, {}),
        Joined(ids, {id: combatant.twin() for id, combatant in new.items() if id not in old}),
    )


# --- saving ------------------------------------------------------------------------------------------------


_PLAIN = frozenset({int, str, bool, type(None)})
"""The types that are JSON data as they are, met most often."""


class Codec:
    """State values to JSON data and back, for one system; nothing read is ever executed."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.version = state_migrations.of(system.state_steps)
        self.tuples: dict[str, type] = {kind.__name__: kind for kind in (Condition, Countdown, *system.kept_types)}
        self._packed: dict[tuple[str, str], tuple[Any, Any]] = {}
        """Whose attribute to the tuple that it became last, and its data: a long order is packed once, not twice."""

    def pack(self, value: Any) -> Any:
        """Return JSON data for a value of the state."""
        if value is None or isinstance(value, bool | int | float | str):
            return value
        if value is ABSENT:
            return {"$": "absent"}
        if isinstance(value, tuple):
            named = type(value)
            return [self.pack(part) for part in value] if named is tuple else self._pack_named(named, value)
        if isinstance(value, Combatant):
            return {"$": "combatant", "v": self.pack_attributes(value)}
        if isinstance(value, Mapping):
            if all(isinstance(key, str) and key != "$" for key in value):
                return {key: self.pack(part) for key, part in value.items()}
            return {"$": "map", "v": [[self.pack(key), self.pack(part)] for key, part in value.items()]}
        if isinstance(value, Fraction):
            return {"$": "fraction", "v": [value.numerator, value.denominator]}
        if isinstance(value, BaseModel):
            kind = "sheet" if isinstance(value, self.system.sheet) else "options"
            return {"$": kind, "v": value.model_dump(mode="json", exclude_unset=True)}
        if isinstance(value, Board):
            return {"$": "board", "v": {name: self.pack(getattr(value, name)) for name in Board.__dataclass_fields__}}
        if isinstance(value, frozenset):
            return {"$": "set", "v": [self.pack(part) for part in sorted(value)]}
        if isinstance(value, list):
            return {"$": "list", "v": [self.pack(part) for part in value]}
        raise TypeError(f"{type(value).__name__} cannot stand in the state of a fight")

    def unpack(self, data: Any) -> Any:
        """Return the value of the state from JSON data of `pack`."""
        if isinstance(data, list):
            return tuple(self.unpack(part) for part in data)
        if not isinstance(data, dict):
            return data
        kind = data.get("$")
        if kind is None:
            return {key: self.unpack(part) for key, part in data.items()}
        content: Any = data.get("v")
        if kind == "absent":
            return ABSENT
        if kind in self.tuples:
            return self._named(self.tuples[kind], content)
        if kind == "combatant":
            return self.system.combatant(**{key: self.unpack(part) for key, part in content.items()})
        if kind == "map":
            return {self.unpack(key): self.unpack(part) for key, part in content}
        if kind == "fraction":
            return Fraction(content[0], content[1])
        if kind == "sheet":
            return schema.check(self.system.sheet, content)
        if kind == "options":
            return schema.check(self.system.options, content)
        if kind == "board":
            return self._named(Board, content)
        if kind == "set":
            return frozenset(self.unpack(part) for part in content)
        if kind == "list":
            return [self.unpack(part) for part in content]
        raise ValueError(f"a saved fight holds “{kind}”, which this version does not know")

    def _pack_named(self, kind: Any, value: Any) -> dict[str, Any]:
        """Return a named tuple by the fields that differ from their defaults."""
        parts: dict[str, Any] = {}
        usual = kind._field_defaults
        for name, part in zip(kind._fields, value, strict=True):
            if usual.get(name, ABSENT) is not part:
                parts[name] = part if type(part) in _PLAIN else self.pack(part)
        return {"$": kind.__name__, "v": parts}

    def _named(self, kind: Any, parts: Any) -> Any:
        """Return the value of `_pack_named` data; older journals have the fields by position."""
        if isinstance(parts, list):
            return kind(*(self.unpack(part) for part in parts))
        return kind(**{name: self.unpack(part) for name, part in parts.items()})

    def pack_attributes(self, thing: Kept) -> dict[str, Any]:
        """Return all attributes of a combatant, or of a fight without its combatants."""
        return {key: self.pack(value) for key, value in thing.__dict__.items() if key not in ("memo", "combatants")}

    def pack_fight(self, fight: Fight) -> dict[str, Any]:
        """Return a whole fight as JSON data, for checkpoints."""
        return {
            "version": self.version,
            "fight": self.pack_attributes(fight),
            "combatants": [self.pack_attributes(combatant) for combatant in fight.combatants.values()],
        }

    def unpack_fight(self, data: Mapping[str, Any]) -> Any:
        """Return the fight from data of `pack_fight`, in this version or an earlier one.

        Raises Misfit for a later one.
        """
        steps = state_migrations.steps_from(self.system.state_steps, data.get("version", state_migrations.FIRST))
        combatants = [
            self.system.combatant(**{key: self.unpack(part) for key, part in item.items()})
            for item in (state_migrations.whole_combatant(steps, saved) for saved in data["combatants"])
        ]
        attributes = {
            key: self.unpack(part) for key, part in state_migrations.whole_fight(steps, data["fight"]).items()
        }
        return self.system.fight(**attributes, combatants={combatant.id: combatant for combatant in combatants})

    def pack_entry(self, entry: Entry) -> dict[str, Any]:
        """Return an entry of the journal as JSON data."""
        return {
            "number": entry.number,
            "command": dict(entry.command),
            "dice": list(entry.dice),
            "answers": list(entry.answers),
            "facts": entry.facts,
            "changes": _read(entry.packed) if entry.packed is not None else self._pack_changes(entry.changes),
        }

    def unpack_entry(self, data: Mapping[str, Any]) -> Entry:
        """Return the entry from data of `pack_entry`; its changes are read on demand."""
        return Entry(
            data["number"],
            data["command"],
            tuple(data["dice"]),
            tuple(data["answers"]),
            data["facts"],
            packed=data["changes"],
            codec=self,
        )

    def _pack_changes(self, changes: list[Change]) -> Packed:
        packed = [self._pack_change(change) for change in changes]
        return packed if self.version == state_migrations.FIRST else {"version": self.version, "changes": packed}

    def unpack_changes(self, packed: Packed) -> list[Change]:
        """Return saved changes, in this version or an earlier one; raises Misfit for a later one."""
        saved = state_migrations.FIRST if isinstance(packed, list) else packed["version"]
        steps = state_migrations.steps_from(self.system.state_steps, saved)
        changes = packed if isinstance(packed, list) else packed["changes"]
        return [self.unpack_change(item) for change in changes for item in state_migrations.change(steps, change)]

    def _pack_change(self, change: Change) -> list[Any]:
        whose, key, before, after = change
        if whose == "" and key == "combatants":
            return ["", "combatants", list(before.ids), [self.pack_attributes(item) for item in after.joined.values()]]
        packed_value, data = self._packed.get((whose, key), (None, None))
        old = data if packed_value is before else self.pack(before)
        new = self.pack(after)
        if isinstance(after, tuple):
            self._packed[whose, key] = (after, new)
        return [whose, key, old, new]

    def unpack_change(self, change: list[Any]) -> Change:
        """Return a saved change."""
        whose, key, before, after = change
        if whose == "" and key == "combatants":
            joined = {
                item["id"]: self.system.combatant(**{name: self.unpack(part) for name, part in item.items()})
                for item in after
            }
            return ("", "combatants", Joined(tuple(before), {}), Joined(tuple(before), joined))
        return (whose, key, self.unpack(before), self.unpack(after))
