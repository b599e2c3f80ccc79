"""What comes of a file: records ready for the library, what became of each field, and what was refused and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, overload

from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import LocalizedText, said

if TYPE_CHECKING:
    from rules.system.system import System


class Fate(StrEnum):
    """What becomes of a field of the file."""

    KEPT = "kept"
    """It is stored as it stood, under its own name."""
    MAPPED = "mapped"
    """It is stored as something else that says the same."""
    GUESSED = "guessed"
    """It did not say enough; what is stored is a likely reading."""
    DROPPED = "dropped"
    """There is no place for it."""


@dataclass(frozen=True, slots=True)
class FieldFate:
    """What became of one field."""

    field: str
    """As the file calls it, with its place: `actions[2].desc`."""
    fate: Fate
    value: Any = None
    """What stood there, as far as it is worth showing."""
    said: str = ""
    """What was made of it, or why nothing was: a `Said`, so that it can be told in any language."""


class Fates(Sequence[FieldFate]):
    """What became of the fields of one thing, worked out when somebody asks: few look at all of thousands."""

    __slots__ = ("_found", "_work")

    def __init__(self, work: Callable[[], Iterable[FieldFate]]) -> None:
        self._work: Callable[[], Iterable[FieldFate]] | None = work
        self._found: tuple[FieldFate, ...] = ()

    def _all(self) -> tuple[FieldFate, ...]:
        if self._work is not None:
            self._found, self._work = tuple(self._work()), None
        return self._found

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
    """A creature as it will stand in the library."""

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
    """Keys that this version does not know, kept to be written out again."""
    variant: Mapping[str, Any] = field(default_factory=dict)
    picture: bytes | None = None
    sheet_text: str = ""
    """The sheet as the library's file has it, once it is checked."""
    pools: Mapping[str, int] = field(default_factory=dict)
    """Pool to maximum; worked out from the sheet when it is checked."""
    told: str = ""
    marks: str = ""
    """Both are what the search finds of the sheet, worked out with the pools."""
    fields: Sequence[FieldFate] = ()
    ref: str = ""
    """How other records of its file speak of it; empty: by its name."""
    family: str = ""
    """The game that it was turned from; empty: it was made for its system."""
    needed: bool = False
    """Whether it only comes along with an encounter: the same one in the library is as good."""
    is_character: bool = False
    """Whether it is a player's character, who comes into a party and not into the bestiary."""
    lacks: tuple[str, ...] | None = ()
    """What one looks for in a creature and its file does not say: `attacks`, `abilities`; None: its sheet says it."""
    player: str = ""
    """Who plays it, where it comes into a party."""


@dataclass(frozen=True, slots=True)
class TakenMember:
    """A member of a party as it will stand in the library: `values` are columns of its row."""

    name: str
    system: str
    sheet: Mapping[str, Any]
    values: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    ref: str = ""
    lacks: tuple[str, ...] = ()
    """As of a creature."""
    columns: TakenRow | None = None
    """Of a table what stands in columns that are not our own."""


@dataclass(frozen=True, slots=True)
class TakenParty:
    """A party with its members in their order."""

    name: str
    members: tuple[TakenMember, ...] = ()
    notes: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    fields: Sequence[FieldFate] = ()
    ref: str = ""
    needed: bool = False


@dataclass(frozen=True, slots=True)
class TakenEntry:
    """A line of a prepared encounter; `creature` and `member` speak of records of the same file, or of names."""

    values: Mapping[str, Any]
    creature: str = ""
    member: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    columns: TakenRow | None = None
    """As of a member."""


@dataclass(frozen=True, slots=True)
class TakenEncounter:
    """An encounter with its lines in their order: `values` are columns of its row."""

    name: str
    system: str
    entries: tuple[TakenEntry, ...] = ()
    party: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    fields: Sequence[FieldFate] = ()
    spares: Mapping[str, TakenCreature] | None = None
    """Of an encounter of another program the creatures that it tells of itself, by their names: its lines name
    creatures of any of the files, or of the library, and these where there are none. None: it is one of our own."""


@dataclass(frozen=True, slots=True)
class TakenBoard:
    """A board as it will stand in the library."""

    name: str
    system: str
    board: Mapping[str, Any]
    notes: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    fields: tuple[FieldFate, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenRow:
    """A row of a table; what its columns mean is not known yet."""

    number: int
    """Its line in the table."""
    header: tuple[str, ...]
    cells: tuple[str, ...]

    @property
    def name(self) -> str:
        """What it is called until it is read."""
        return self.cells[0] if self.cells else ""


@dataclass(frozen=True, slots=True)
class RefusedRecord:
    """What the library does not take: its name, a code, and one sentence."""

    name: str
    code: str
    message: str
    """A `Said`, so that it can be told in any language."""

    @classmethod
    def because(cls, error: LibraryError, name: str = "") -> RefusedRecord:
        """The refusal of something, whose name the error's values say where none is given."""
        message = error.args[0]
        return cls(name or str(error.values.get("name", "")), error.code, message)


def counted(fields: Iterable[FieldFate]) -> dict[str, int]:
    """How many fields had each fate; every fate is named."""
    found = Counter(fate.fate for fate in fields)
    return {fate.value: found[fate] for fate in Fate}


TEXT = "text"
"""What a line of a text is called where it has no name."""
_NOT_UNDERSTOOD = "import-not_understood"
_LONGEST_SHOWN = 40
"""Signs of a line that are shown."""


def not_understood() -> LocalizedText:
    """Return that something is kept in the notes word for word, for it is not understood."""
    return said(_NOT_UNDERSTOOD, MESSAGES)


LACKS = ("attacks", "abilities")


def lacks_of(system: System, sheet: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what one looks for in a creature and its sheet does not have: anything that hurts, any ability score."""
    plain = system.plain
    if plain is None:
        return ()
    rows = (row for value in sheet.values() if isinstance(value, list | tuple) for row in value)
    hurts = any(isinstance(row, Mapping) and (row.get(plain.damage) or row.get("damage")) for row in rows)
    has_attacks = hurts or bool(sheet.get(plain.attacks))
    has_abilities = not plain.abilities or any(key in sheet for key in plain.abilities)
    return (*(() if has_attacks else ("attacks",)), *(() if has_abilities else ("abilities",)))


_NAMED = 3
"""Creatures that are named; of more than these it is said how many."""


def lacking(records: Iterable[object]) -> list[LocalizedText]:
    """That creatures come without what one looks for in them first: which of them, for each of these things."""
    names: dict[str, list[str]] = {}
    for record in records:
        for creature in record.members if isinstance(record, TakenParty) else (record,):
            if isinstance(creature, TakenCreature | TakenMember):
                for what in creature.lacks or ():
                    names.setdefault(what, []).append(creature.name)
    return [
        said(
            f"import-without_{what}",
            MESSAGES,
            names=", ".join(names[what][:_NAMED]),
            more=max(0, len(names[what]) - _NAMED),
        )
        for what in LACKS
        if what in names
    ]


def left_over(records: Iterable[object]) -> list[LocalizedText]:
    """Return that things were not understood and are kept in the notes: how many, and what they are called."""
    found: dict[str, None] = {}
    for record in records:
        for fate in record.fields if isinstance(record, TakenCreature | TakenParty | TakenEncounter) else ():
            if getattr(fate.said, "message", "") == _NOT_UNDERSTOOD:
                found.setdefault(" ".join(str(fate.value if fate.field == TEXT else fate.field).split()))
    names = [name if len(name) <= _LONGEST_SHOWN else f"{name[: _LONGEST_SHOWN - 1]}…" for name in found]
    shown = ", ".join(names[:_NAMED])
    return [said("import-left_over", MESSAGES, many=len(names), names=shown, more=max(0, len(names) - _NAMED))][
        : len(names)
    ]
