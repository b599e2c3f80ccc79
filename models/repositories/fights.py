"""Fights as they are stored: their tables, and the complete, checked values that are read from them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, ForeignKey, Integer, Text, and_, bindparam, case, func, select
from sqlmodel import Field, SQLModel

from models.marks.marks import HiddenSpan, hidden_spans
from models.repositories import waves, written_systems
from models.storage.errors import MESSAGES
from models.storage.store import table_of
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Row

    from models.repositories.waves import Wave


def _encounter_key() -> Any:
    reference = ForeignKey("encounter.id", ondelete="CASCADE")
    return Field(sa_column=Column(Integer, reference, primary_key=True))


class Fight(SQLModel, table=True):
    """A fight that has begun: its setup and its position. JSON is kept as text and read when needed."""

    __tablename__ = "fight"

    encounter_id: int = _encounter_key()
    script: str = Field(sa_column=Column(Text, nullable=False))
    """The setup as an encounter script without commands; sheets in it are copies."""
    rules: str = Field(default="[]", sa_column=Column(Text, nullable=False, server_default="[]"))
    """The hashes of the texts by which it is played: see `models.repositories.written_systems`."""
    members: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    """Combatant's id to the id of its party member."""
    marks: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    """Combatant's id to what no rule knows (`hidden`, `notes`), and its steps: see `models.marks.marks`."""
    waves: str = Field(default="[]", sa_column=Column(Text, nullable=False))
    """Those who enter later, with copies of their sheets: see `models.repositories.waves`."""
    cursor: int = 0
    """The last entry that counts; those after it can be redone."""
    played: int = 0
    """Its place among the fights: whichever was opened or saved last has the highest number."""
    put_away: bool = False
    """Whether it was put away while it was running, so that it is not opened by itself."""
    pending: str | None = Field(default=None, sa_column=Column(Text, nullable=True))
    """The command that is asking, with the dice and answers given so far."""
    branch_of: int | None = None
    """The encounter whose fight it branched from, which may be gone; None: from none."""
    branched_at: int | None = None
    """How many entries it has in common with that one; 0 also for a fight that is played apart."""
    ending: str | None = Field(default=None, sa_column=Column(Text, nullable=True))
    """What the end wrote into members, and the old values, so that undo reverts it."""


class JournalEntry(SQLModel, table=True):
    """A command that changed something, with its answers, facts and changes."""

    __tablename__ = "journal_entry"

    encounter_id: int = _encounter_key()
    n: int = Field(primary_key=True)
    number: int
    command: str = Field(sa_column=Column(Text, nullable=False))
    dice: str = Field(sa_column=Column(Text, nullable=False))
    answers: str = Field(sa_column=Column(Text, nullable=False))
    facts: str = Field(sa_column=Column(Text, nullable=False))
    changes: str = Field(sa_column=Column(Text, nullable=False))
    at: int | None = None
    """Milliseconds since 1970 when it was given; None: by a version that did not keep it."""


class Checkpoint(SQLModel, table=True):
    """The whole state of a fight after an entry."""

    __tablename__ = "checkpoint"

    encounter_id: int = _encounter_key()
    n: int = Field(primary_key=True)
    state: str = Field(sa_column=Column(Text, nullable=False))


ENTRY_PARTS = ("number", "command", "dice", "answers", "facts", "changes")


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry from the file; its parts are read from their texts when asked for."""

    n: int
    number: int
    """The number of the command: the `command` of its facts."""
    texts: tuple[str, str, str, str, str]
    """Command, dice, answers, facts and changes."""
    at: int | None = None
    """Milliseconds since 1970 when it was given, if known."""

    @property
    def command(self) -> dict[str, Any]:
        """The command, without its dice and answers."""
        return dict(json.loads(self.texts[0]))

    @property
    def facts(self) -> list[dict[str, Any]]:
        """The facts it gave."""
        return list(json.loads(self.texts[3]))

    @property
    def packed(self) -> dict[str, Any]:
        """The entry as the rules service packed it."""
        parts = (json.loads(text) for text in self.texts)
        return dict(zip(ENTRY_PARTS, (self.number, *parts), strict=True))


@dataclass(frozen=True, slots=True)
class StoredFight:
    """A fight as it was when the last entry was saved.

    It goes on with `RulesService.reopened(system, fight.state, fight.partly_read, fight.cursor, fight.at)`.
    """

    encounter_id: int
    script: dict[str, Any]
    """The setup, with the texts by which it is played in `rules`."""
    members: dict[str, int]
    """Combatant's id to the id of its party member."""
    is_apart: bool
    """Whether it is a branch, or a trial copy: its outcome reaches no member of a party."""
    marks: dict[str, dict[str, Any]]
    """Combatant's id to what is kept of it that no rule knows: `hidden`, `notes`, and its steps."""
    waves: tuple[Wave, ...]
    """Those who enter later."""
    cursor: int
    entries: tuple[StoredEntry, ...]
    """All entries, by their numbers from 1; those after the cursor can be redone."""
    at: int
    """How many entries `state` already contains."""
    state: Any
    """The latest checkpoint up to the cursor."""
    pending: Any

    @property
    def packed(self) -> list[dict[str, Any]]:
        """All entries as the rules service packed them."""
        return [entry.packed for entry in self.entries]

    @property
    def partly_read(self) -> list[dict[str, Any]]:
        """All entries as the rules service packed them, with their changes still as text until they are needed.

        Each column is read as one text: for a long fight that takes a tenth of the time.
        """
        columns = zip(*(entry.texts for entry in self.entries), strict=True)
        columns_read = [json.loads(f"[{','.join(column)}]") for column, _ in zip(columns, range(4), strict=False)]
        if not columns_read:
            return []
        changes = [entry.texts[4] for entry in self.entries]
        numbers = [entry.number for entry in self.entries]
        return [
            dict(zip(ENTRY_PARTS, parts, strict=True)) for parts in zip(numbers, *columns_read, changes, strict=True)
        ]

    @property
    def hidden_spans(self) -> dict[str, tuple[HiddenSpan, ...]]:
        """Combatant to the spans of the fight in which the players did not see it."""
        return hidden_spans(self.marks, [len(entry.facts) for entry in self.entries[: self.cursor]])

    @property
    def facts(self) -> list[dict[str, Any]]:
        """All facts up to the cursor."""
        return [fact for entry in self.entries[: self.cursor] for fact in entry.facts]


FIGHT, ENTRY, CHECKPOINT = table_of(Fight), table_of(JournalEntry), table_of(Checkpoint)

_KINDS = {
    "command": ("object",),
    "dice": ("array",),
    "answers": ("array",),
    "facts": ("array",),
    "changes": ("array", "object"),
}
"""The JSON types of each part of an entry; changes have a version since there has been a second one."""
_READABLE = and_(
    func.typeof(ENTRY.c.number) == "integer",
    *(
        case((func.json_valid(ENTRY.c[part]), func.json_type(ENTRY.c[part]).in_(kinds)))
        for part, kinds in _KINDS.items()
    ),
)
"""Whether an entry can be read, told by SQLite: reading a long journal twice would take twice as long."""
_ENTRIES = (
    select(*(ENTRY.c[name] for name in ("n", *ENTRY_PARTS, "at")), func.coalesce(_READABLE, 0))
    .where(ENTRY.c.encounter_id == bindparam("fight"))
    .order_by(ENTRY.c.n)
)
_LAST_CHECKPOINT = (
    select(CHECKPOINT.c.n, CHECKPOINT.c.state)
    .where(CHECKPOINT.c.encounter_id == bindparam("fight"), CHECKPOINT.c.n <= bindparam("cursor"))
    .order_by(CHECKPOINT.c.n.desc())
    .limit(1)
)


def load_fight(connection: Connection, fight: Row[Any]) -> StoredFight:
    """Return the whole fight of a row; raise `DamagedFight` if something is missing or cannot be read."""
    values = {"fight": fight.encounter_id}
    checkpoint = connection.execute(_LAST_CHECKPOINT, {**values, "cursor": fight.cursor}).first()
    texts = _texts(connection, fight)
    rows = connection.execute(_ENTRIES, values).all()
    _demand_whole(fight, rows)
    return _fight_from(fight, checkpoint, rows, texts)


class DamagedFight(Exception):
    """Something of a fight is missing or cannot be read; its text says what, as a clause."""


def _demand_whole(fight: Any, rows: Sequence[Any]) -> None:
    for expected_n, (n, *_, readable) in enumerate(rows, 1):
        if n != expected_n:
            raise DamagedFight(said("fault-entry_missing", MESSAGES, n=expected_n))
        if not readable:
            raise DamagedFight(said("fault-entry", MESSAGES, n=expected_n))
    if not isinstance(fight.cursor, int):
        raise DamagedFight(said("fault-state", MESSAGES))
    if not 0 <= fight.cursor <= len(rows):
        raise DamagedFight(said("fault-entry_missing", MESSAGES, n=len(rows) + 1))


def _texts(connection: Connection, fight: Any) -> list[str]:
    """The texts by which a fight is played."""
    try:
        hashes = json.loads(fight.rules)
        return written_systems.pinned_texts(connection, hashes) if hashes else []
    except written_systems.MissingText as missing:
        raise DamagedFight(said("fault-rules_missing", MESSAGES, hash=str(missing))) from None
    except (TypeError, ValueError, RecursionError):
        raise DamagedFight(said("fault-setup", MESSAGES)) from None


def _fight_from(fight: Any, checkpoint: Any, rows: Sequence[Any], texts: list[str]) -> StoredFight:
    script = _object(fight.script, said("fault-setup", MESSAGES))
    if not isinstance(script.get("system"), str):
        raise DamagedFight(said("fault-setup", MESSAGES))
    if checkpoint is None:
        raise DamagedFight(said("fault-state_missing", MESSAGES))
    if fight.ending is not None:
        ending = _object(fight.ending, said("fault-end", MESSAGES))
        if not all(_is_ending_record(ending_part) for ending_part in (ending, *ending.get("later", ()))):
            raise DamagedFight(said("fault-end", MESSAGES))
    return StoredFight(
        encounter_id=fight.encounter_id,
        script={**script, "rules": texts} if texts else script,
        members=_object(fight.members, said("fault-members", MESSAGES)),
        is_apart=fight.branched_at is not None,
        marks={id: mark for id, mark in _object(fight.marks, said("fault-notes", MESSAGES)).items() if _is_mark(mark)},
        waves=waves.unpack(fight.waves),
        cursor=fight.cursor,
        entries=tuple(
            StoredEntry(n, number, (*texts,), at if isinstance(at, int) else None) for n, number, *texts, at, _ in rows
        ),
        at=checkpoint.n,
        state=state_in(checkpoint.state),
        pending=None if fight.pending is None else _object(fight.pending, said("fault-question", MESSAGES)),
    )


def state_in(text: str) -> dict[str, Any]:
    """Return the packed fight of a checkpoint; raise `DamagedFight` if it cannot be read."""
    return _object(text, said("fault-state", MESSAGES))


def _is_ending_record(record: Any) -> bool:
    """Whether it may be what the end of a fight, or a step after it, wrote into members."""
    if not (isinstance(record, dict) and isinstance(record.get("n"), int) and isinstance(record.get("members"), list)):
        return False
    return all(
        isinstance(member_record, dict) and _is_member_record(member_record) for member_record in record["members"]
    )


def _is_member_record(record: Mapping[str, Any]) -> bool:
    before, after = record.get("before"), record.get("after")
    if not (isinstance(before, dict) and isinstance(after, dict) and isinstance(record.get("given"), dict)):
        return False
    return isinstance(record.get("id"), int) and before.keys() == after.keys() == {"pools", "conditions"}


def _is_mark(mark: Any) -> bool:
    return isinstance(mark, dict) and isinstance(mark.get("notes", ""), str)


def _object(text: Any, fault: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise DamagedFight(fault) from None
    if not isinstance(value, dict):
        raise DamagedFight(fault)
    return value
