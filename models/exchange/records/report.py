"""Results of reading a file: records for the library, fates of fields, and refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, overload

from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import LocalizedText, joined, said

if TYPE_CHECKING:
    from rules.system.system import System


class Fate(StrEnum):
    """What becomes of a field of a file."""

    KEPT = "kept"
    """Stored unchanged under its own name."""
    MAPPED = "mapped"
    """Stored in an equivalent form."""
    GUESSED = "guessed"
    """Incomplete; a likely reading is stored."""
    DROPPED = "dropped"
    """There is no place for it."""


@dataclass(frozen=True, slots=True)
class FieldFate:
    """What became of one field."""

    field: str
    """Its name in the file, with its place: `actions[2].desc`."""
    fate: Fate
    value: Any = None
    """Its value, shortened for display."""
    said: str = ""
    """What was made of it, or why nothing was: a `LocalizedText`."""
    whose: str = ""
    """Whose it is, in a record of several."""


class Fates(Sequence[FieldFate]):
    """Fates of a record's fields, computed on demand: few people look at all of thousands."""

    __slots__ = ("_compute", "_fates")

    def __init__(self, compute: Callable[[], Iterable[FieldFate]]) -> None:
        self._compute: Callable[[], Iterable[FieldFate]] | None = compute
        self._fates: tuple[FieldFate, ...] = ()

    def _all(self) -> tuple[FieldFate, ...]:
        if self._compute is not None:
            self._fates, self._compute = tuple(self._compute()), None
        return self._fates

    @overload
    def __getitem__(self, place: int) -> FieldFate: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[FieldFate]: ...
    def __getitem__(self, place: int | slice) -> FieldFate | Sequence[FieldFate]:
        return self._all()[place]

    def __len__(self) -> int:
        return len(self._all())


# Nobody changes one. It is not frozen, for Python makes frozen ones four times as slowly: an import makes two of each.
@dataclass(slots=True)
class TakenCreature:
    """A creature as it will be stored."""

    name: str
    system: str
    sheet: Mapping[str, Any]
    level: int | None = None
    kind: str = ""
    folder: str = ""
    tags: tuple[str, ...] = ()
    notes: str = ""
    source: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys unknown to this version, kept for export."""
    variant: Mapping[str, Any] = field(default_factory=dict)
    picture: bytes | None = None
    sheet_text: str = ""
    """The checked sheet as JSON."""
    pools: Mapping[str, int] = field(default_factory=dict)
    """Pool to maximum, from the checked sheet."""
    told: str = ""
    marks: str = ""
    """With `told`, the search text of the sheet."""
    fields: Sequence[FieldFate] = ()
    ref: str = ""
    """How other records of its file refer to it; empty: by name."""
    family: str = ""
    """The family of games it was converted from; empty: none."""
    needed: bool = False
    """Whether it only comes along with an encounter, so that an identical one in the library will do."""
    is_character: bool = False
    """Whether it is a player character, who joins a party."""
    lacks: tuple[str, ...] | None = ()
    """What its file does not say: `attacks`, `abilities`; None: judge by its sheet."""
    player: str = ""
    """Its player, if it joins a party."""
    is_open: bool = False
    """Whether its source leaves open who it is: if it joins a party, rewards on its sheet are what it has gained."""
    gains: Mapping[str, int] = field(default_factory=dict)
    """What it has gained, if it joins a party."""


@dataclass(frozen=True, slots=True)
class TakenMember:
    """A party member as it will be stored; `values` are columns of its row."""

    name: str
    system: str
    sheet: Mapping[str, Any]
    values: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    ref: str = ""
    lacks: tuple[str, ...] = ()
    """As in `TakenCreature`."""
    columns: TakenRow | None = None
    """Cells of a table's columns that are not ours."""


@dataclass(frozen=True, slots=True)
class TakenParty:
    """A party with its members in order."""

    name: str
    members: tuple[TakenMember, ...] = ()
    notes: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    fields: Sequence[FieldFate] = ()
    ref: str = ""
    needed: bool = False


@dataclass(frozen=True, slots=True)
class TakenEntry:
    """An entry of an encounter; `creature` and `member` are references in the file, or names."""

    values: Mapping[str, Any]
    creature: str = ""
    member: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    columns: TakenRow | None = None
    """As in `TakenMember`."""


@dataclass(frozen=True, slots=True)
class TakenEncounter:
    """An encounter with its entries in order; `values` are columns of its row."""

    name: str
    system: str
    entries: tuple[TakenEntry, ...] = ()
    party: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    fields: Sequence[FieldFate] = ()
    spares: Mapping[str, TakenCreature] | None = None
    """For another program's encounter, its own descriptions of creatures by name, used if no other is found.

    None for an encounter of our own.
    """


@dataclass(frozen=True, slots=True)
class TakenBoard:
    """A board as it will be stored."""

    name: str
    system: str
    board: Mapping[str, Any]
    notes: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    fields: tuple[FieldFate, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenRules:
    """The text of a rule system that a file brings along for its records."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class TakenRow:
    """A row of a table whose columns' meanings are not known yet."""

    number: int
    """Its line in the table."""
    header: tuple[str, ...]
    cells: tuple[str, ...]

    @property
    def name(self) -> str:
        """Its first cell, as a preliminary name."""
        return self.cells[0] if self.cells else ""


@dataclass(frozen=True, slots=True)
class RefusedRecord:
    """A record that is not imported: name, code and message."""

    name: str
    code: str
    message: str
    """A `LocalizedText`."""

    @classmethod
    def because(cls, error: LibraryError, name: str = "") -> RefusedRecord:
        """Return the refusal for an error; its name defaults to the one in the error."""
        message = error.args[0]
        return cls(name or str(error.values.get("name", "")), error.code, message)


def fate_counts(fields: Iterable[FieldFate]) -> dict[str, int]:
    """Return the number of fields of each fate."""
    counts = Counter(fate.fate for fate in fields)
    return {fate.value: counts[fate] for fate in Fate}


TEXT = "text"
"""The field name of a line of text that has none."""
_NOT_UNDERSTOOD = "import-not_understood"
_ASSUMED = "import-assumed"
_SUPPLIED = "import-supplied"
_NEW_SKILL = "import-new_skill"
_LIKE_SKILL = "import-new_skill_like"
_OF_WEAPONS = {
    _ASSUMED: "import-assumed_of",
    _SUPPLIED: "import-supplied_of",
    _NEW_SKILL: "import-new_skill_of",
    _LIKE_SKILL: "import-new_skill_like_of",
}
"""What is taken for granted of a weapon or skill, to the message of all of them."""
_LONGEST_SHOWN = 40
"""Characters of a name that are shown in a warning."""
_LONGEST_TEXT = 120
"""Characters of a text that are shown in a warning, which wraps."""


def not_understood() -> LocalizedText:
    """Return the message that something is kept word for word in the notes."""
    return said(_NOT_UNDERSTOOD, MESSAGES)


@lru_cache(maxsize=256)
def became(fields: str) -> LocalizedText:
    """Return the message that something is stored in these fields."""
    return said("import-became", MESSAGES, fields=fields)


@lru_cache(maxsize=256)
def guessed(fields: str) -> LocalizedText:
    """Return the message that these fields hold a likely reading."""
    return said("import-guessed", MESSAGES, fields=fields)


def assumed(words: Iterable[str]) -> LocalizedText:
    """Return the message that a weapon is in no list of the system, with what it is therefore taken to be."""
    return said(_ASSUMED, MESSAGES, taken=joined(words))


def supplied(words: Iterable[str]) -> LocalizedText:
    """Return the message that only the system's list of weapons says these things of one."""
    return said(_SUPPLIED, MESSAGES, taken=joined(words))


def new_skill(like: str) -> LocalizedText:
    """Return the message that a skill is none of the book's, with the one whose name is nearly the same, if any."""
    return said(_LIKE_SKILL if like else _NEW_SKILL, MESSAGES, taken=like)


def noted() -> LocalizedText:
    """Return the message that something is kept in the notes."""
    return said("import-noted", MESSAGES)


def dropped() -> LocalizedText:
    """Return the message that there is no place for something."""
    return said("import-dropped", MESSAGES)


LACKS = ("attacks", "abilities")


def lacks_of(system: System, sheet: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what a sheet lacks: `attacks` (nothing deals damage), `abilities` (no ability score)."""
    summary = system.plain
    if summary is None:
        return ()
    rows = (row for value in sheet.values() if isinstance(value, list | tuple) for row in value)
    has_damage = any(isinstance(row, Mapping) and (row.get(summary.damage) or row.get("damage")) for row in rows)
    has_attacks = has_damage or bool(sheet.get(summary.attacks))
    has_abilities = not summary.abilities or any(key in sheet for key in summary.abilities)
    return (*(() if has_attacks else ("attacks",)), *(() if has_abilities else ("abilities",)))


_NAMED = 3
"""Creatures listed by name in a warning."""


def missing_warnings(records: Iterable[object]) -> list[LocalizedText]:
    """Return warnings about creatures without attacks or abilities, with their names."""
    names: dict[str, list[str]] = {}
    for record in records:
        for creature in record.members if isinstance(record, TakenParty) else (record,):
            if isinstance(creature, TakenCreature | TakenMember):
                for missing in creature.lacks or ():
                    names.setdefault(missing, []).append(creature.name)
    return [
        said(
            f"import-without_{missing}",
            MESSAGES,
            names=", ".join(names[missing][:_NAMED]),
            more=max(0, len(names[missing]) - _NAMED),
        )
        for missing in LACKS
        if missing in names
    ]


def _shortened(text: object, longest: int = _LONGEST_SHOWN) -> str:
    """Return a text in one line that is short enough to be shown in a warning."""
    words = " ".join(str(text).split())
    return words if len(words) <= longest else f"{words[: longest - 1]}…"


def not_understood_warnings(records: Iterable[object]) -> list[LocalizedText]:
    """Return the warning that texts were not understood and are kept in the notes; empty if there are none.

    It names each with its creature and column; of a column with many of them how many there are.
    """
    texts: dict[str, dict[str, None]] = {}
    for record in records:
        if not isinstance(record, TakenCreature | TakenParty | TakenEncounter):
            continue
        for fate in record.fields:
            if getattr(fate.said, "message", "") == _NOT_UNDERSTOOD:
                column = "" if fate.field == TEXT else _shortened(fate.field)
                value = str(fate.value).removeprefix(f"{fate.field}: ")
                place = f"{fate.whose or record.name} · {column}" if column else fate.whose or record.name
                texts.setdefault(column, {}).setdefault(f"{_shortened(place)}: {_shortened(value, _LONGEST_TEXT)}")
    names = [
        name
        for column, of_column in texts.items()
        for name in ([f"{column} × {len(of_column)}"] if column and len(of_column) > _NAMED else of_column)
    ]
    listed = ", ".join(names[:_NAMED])
    return [said("import-left_over", MESSAGES, many=len(names), names=listed, more=max(0, len(names) - _NAMED))][
        : len(names)
    ]


def is_assumption(fate: FieldFate) -> bool:
    """Whether something of a weapon or skill is taken for granted, as it is in no list or because it is in one."""
    return getattr(fate.said, "message", "") in _OF_WEAPONS


def assumed_warnings(records: Iterable[object]) -> list[tuple[LocalizedText, str]]:
    """Return warnings of weapons and skills with what is taken for granted of them, each with its system."""
    names: dict[tuple[LocalizedText, str], dict[str, None]] = {}
    words: dict[LocalizedText, Any] = {}
    for record in records:
        for fate in record.fields if isinstance(record, TakenCreature) else ():
            if isinstance(record, TakenCreature) and isinstance(fate.said, LocalizedText) and is_assumption(fate):
                words[fate.said] = fate.said.words["taken"]
                names.setdefault((fate.said, record.system), {})[fate.field] = None
    return [
        (
            said(
                _OF_WEAPONS[text.message],
                MESSAGES,
                names=", ".join([*weapons][:_NAMED]),
                more=max(0, len(weapons) - _NAMED),
                taken=words[text],
            ),
            system,
        )
        for (text, system), weapons in names.items()
    ]


_WORKED_OUT = "import-worked_out"
_UNSAID = "import-unsaid"
_FIELDS_OF = {_WORKED_OUT: "import-worked_out_fields", _UNSAID: "import-unsaid_fields"}
"""Message of a field that nobody said, to the message of all of them."""


def worked_out(number: int) -> LocalizedText:
    """Return the message that a number was worked out by the book."""
    return said(_WORKED_OUT, MESSAGES, number=str(number))


def unsaid(value: object) -> LocalizedText:
    """Return the message that a field is not said, so that the sheet's own value holds."""
    return said(_UNSAID, MESSAGES, value=str(value))


def is_unsaid(fate: FieldFate) -> bool:
    """Return whether a field was not said: it was worked out, or has the sheet's own value."""
    return getattr(fate.said, "message", "") in _FIELDS_OF


def unsaid_warnings(records: Iterable[object]) -> list[tuple[LocalizedText, str]]:
    """Return warnings with the fields that were worked out, and with those that nobody said, each with its system."""
    fields: dict[tuple[str, str], dict[str, None]] = {}
    fates = (
        (record.system, fate)
        for record in records
        if isinstance(record, TakenCreature)
        for fate in filter(is_unsaid, record.fields)
    )
    for system, fate in fates:
        fields.setdefault((getattr(fate.said, "message", ""), system), {}).setdefault(fate.field)
    return [
        (said(_FIELDS_OF[message], MESSAGES, fields=", ".join(keys)), system)
        for (message, system), keys in sorted(fields.items(), reverse=True)
    ]
