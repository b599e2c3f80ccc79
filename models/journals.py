"""Journals: every fight's commands with what they gave, on the disk before anybody sees the result."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, ForeignKey, Integer, Text, and_, bindparam, case, delete, func, insert, select, update
from sqlmodel import Field, SQLModel

from models import endings
from models.encounters import ENDED, PREPARED, RUNNING, Encounter
from models.refusals import MESSAGES, LibraryError
from models.store import Store, dumps, table_of
from rules.sayings import said, said_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Row

    from models.endings import Ending
    from models.sheets import Sheets


def _encounter_key() -> Any:
    reference = ForeignKey("encounter.id", ondelete="CASCADE")
    return Field(sa_column=Column(Integer, reference, primary_key=True))


class Fight(SQLModel, table=True):
    """A fight that has begun: its setup, and where it stands. JSON is kept as text and read when it is needed."""

    __tablename__ = "fight"

    encounter_id: int = _encounter_key()
    script: str = Field(sa_column=Column(Text, nullable=False))
    """The setup as an encounter script without commands; sheets in it are copies."""
    members: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    """Combatant's id to the id of the party member that it is."""
    marks: str = Field(default="{}", sa_column=Column(Text, nullable=False))
    """Combatant's id to what was prepared for it that no rule knows: `hidden`, `notes`."""
    cursor: int = 0
    """The last entry that counts; those after it can be redone."""
    played: int = 0
    """Its place among the fights that were played: whichever was opened or saved to last has the highest number."""
    put_away: bool = False
    """Whether somebody has put it away while it was running, so that it is not opened by itself."""
    pending: str | None = Field(default=None, sa_column=Column(Text, nullable=True))
    """The half-asked command with the dice and answers given so far."""
    ending: str | None = Field(default=None, sa_column=Column(Text, nullable=True))
    """What the end wrote back to members, and what stood there before, so that undo takes it back."""


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


class Checkpoint(SQLModel, table=True):
    """The whole state of a fight after an entry."""

    __tablename__ = "checkpoint"

    encounter_id: int = _encounter_key()
    n: int = Field(primary_key=True)
    state: str = Field(sa_column=Column(Text, nullable=False))


_PARTS = ("number", "command", "dice", "answers", "facts", "changes")


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it came from the file; its parts are read out of their texts when asked for."""

    n: int
    number: int
    """The number of the command: the `command` of its facts."""
    texts: tuple[str, str, str, str, str]
    """Command, dice, answers, facts and changes."""

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
        return dict(zip(_PARTS, (self.number, *parts), strict=True))


@dataclass(frozen=True, slots=True)
class StoredFight:
    """A fight as it was when the last entry was saved.

    It goes on with `RulesService.reopened(system, fight.state, fight.unread, fight.cursor, fight.at)`.
    """

    encounter_id: int
    script: dict[str, Any]
    members: dict[str, int]
    """Combatant's id to the id of the party member that it is."""
    marks: dict[str, dict[str, Any]]
    """Combatant's id to what was prepared for it that no rule knows: `hidden`, `notes`."""
    cursor: int
    entries: tuple[StoredEntry, ...]
    """All, by their numbers from 1; those beyond the cursor can be redone."""
    at: int
    """How many entries `state` already holds."""
    state: Any
    """The latest checkpoint up to the cursor."""
    pending: Any

    @property
    def packed(self) -> list[dict[str, Any]]:
        """All entries as the rules service packed them."""
        return [entry.packed for entry in self.entries]

    @property
    def unread(self) -> list[dict[str, Any]]:
        """All entries as the rules service packed them, but for their changes, which stay text until they are needed.

        Each column is read as one text: for a long fight that takes a tenth of the time.
        """
        columns = zip(*(entry.texts for entry in self.entries), strict=True)
        read = [json.loads(f"[{','.join(column)}]") for column, _ in zip(columns, range(4), strict=False)]
        if not read:
            return []
        changes = [entry.texts[4] for entry in self.entries]
        numbers = [entry.number for entry in self.entries]
        return [dict(zip(_PARTS, parts, strict=True)) for parts in zip(numbers, *read, changes, strict=True)]

    @property
    def facts(self) -> list[dict[str, Any]]:
        """All facts up to the cursor."""
        return [fact for entry in self.entries[: self.cursor] for fact in entry.facts]


_FIGHT, _ENTRY, _CHECKPOINT = table_of(Fight), table_of(JournalEntry), table_of(Checkpoint)
_ENCOUNTER = table_of(Encounter)

_OTHER = _FIGHT.alias()
# Counted, not read from the clock, which somebody may set back.
_NEXT_PLAYED = select(func.coalesce(func.max(_OTHER.c.played), 0) + 1).scalar_subquery()

_OTHER_ENCOUNTER = _ENCOUNTER.alias()
_NEXT_CHANGED = select(func.coalesce(func.max(_OTHER_ENCOUNTER.c.changed), 0) + 1).scalar_subquery()

# Built once: what is left of saving a command is the disk.
_STEP = (
    update(_FIGHT)
    .where(_FIGHT.c.encounter_id == bindparam("fight"), _FIGHT.c.cursor == bindparam("before"))
    .values(cursor=bindparam("after"), pending=None, played=_NEXT_PLAYED)
)
_DROP_ENTRIES = delete(_ENTRY).where(_ENTRY.c.encounter_id == bindparam("fight"), _ENTRY.c.n > bindparam("before"))
_DROP_CHECKPOINTS = delete(_CHECKPOINT).where(
    _CHECKPOINT.c.encounter_id == bindparam("fight"), _CHECKPOINT.c.n > bindparam("before")
)
_ADD_ENTRY = insert(_ENTRY)
_ADD_CHECKPOINT = insert(_CHECKPOINT)
_PEND = (
    update(_FIGHT)
    .where(_FIGHT.c.encounter_id == bindparam("fight"))
    .values(pending=bindparam("text"), played=_NEXT_PLAYED)
)
_KINDS = {"command": "object", "dice": "array", "answers": "array", "facts": "array", "changes": "array"}
_READABLE = and_(
    func.typeof(_ENTRY.c.number) == "integer",
    *(case((func.json_valid(_ENTRY.c[part]), func.json_type(_ENTRY.c[part]) == kind)) for part, kind in _KINDS.items()),
)
"""Whether an entry can be read, told by SQLite: reading a long journal twice would take twice as long."""
_ENTRIES = (
    select(*(_ENTRY.c[name] for name in ("n", *_PARTS)), func.coalesce(_READABLE, 0))
    .where(_ENTRY.c.encounter_id == bindparam("fight"))
    .order_by(_ENTRY.c.n)
)
_LAST_CHECKPOINT = (
    select(_CHECKPOINT.c.n, _CHECKPOINT.c.state)
    .where(_CHECKPOINT.c.encounter_id == bindparam("fight"), _CHECKPOINT.c.n <= bindparam("cursor"))
    .order_by(_CHECKPOINT.c.n.desc())
    .limit(1)
)


class Journals:
    """The fights in the library."""

    def __init__(self, store: Store, sheets: Sheets) -> None:
        self._store = store
        self._sheets = sheets

    def begin(
        self,
        encounter_id: int,
        script: Mapping[str, Any],
        state: Any,
        members: Mapping[str, int] | None = None,
        marks: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """Store the setup of a fight and its state before the first command; its encounter is `running` from now on.

        `script` is the setup as an encounter script without commands, `state` the packed fight, and `members` maps
        combatants to the party members that they are, `marks` to their notes and whether they are hidden.
        """
        with self._store.write() as connection:
            self._demand_prepared(connection, encounter_id)
            row = {"encounter_id": encounter_id, "script": dumps(dict(script)), "members": dumps(dict(members or {}))}
            row["marks"] = dumps(dict(marks or {}))
            connection.execute(insert(_FIGHT).values(**row, cursor=0, played=_NEXT_PLAYED, put_away=False))
            connection.execute(_ADD_CHECKPOINT, {"encounter_id": encounter_id, "n": 0, "state": dumps(state)})
            self._set_state(connection, encounter_id, RUNNING)

    def running(self) -> list[int]:
        """The encounters whose fights are running, the last played first."""
        statement = (
            select(_ENCOUNTER.c.id)
            .join(_FIGHT, _FIGHT.c.encounter_id == _ENCOUNTER.c.id)
            .where(_ENCOUNTER.c.state == RUNNING)
            .order_by(_FIGHT.c.played.desc(), _ENCOUNTER.c.id.desc())
        )
        with self._store.read() as connection:
            return list(connection.scalars(statement))

    def last_open(self) -> int | None:
        """The encounter whose running fight was played last, unless that was put away."""
        last = next(iter(self.running()), None)
        if last is None:
            return None
        with self._store.read() as connection:
            return None if self._fight(connection, last).put_away else last

    def take_up(self, encounter_id: int) -> None:
        """Note that a running fight is played from now on; one that has ended is only looked at."""
        self._mark(encounter_id, put_away=False, played=_NEXT_PLAYED)

    def put_away(self, encounter_id: int) -> None:
        """Note that a running fight is not to be opened by itself; one that has ended never is."""
        self._mark(encounter_id, put_away=True)

    def _mark(self, encounter_id: int, **values: Any) -> None:
        running = select(_ENCOUNTER.c.id).where(_ENCOUNTER.c.state == RUNNING)
        chosen = (_FIGHT.c.encounter_id == encounter_id) & _FIGHT.c.encounter_id.in_(running)
        with self._store.write() as connection:
            connection.execute(update(_FIGHT).where(chosen).values(**values))

    def append(
        self,
        encounter_id: int,
        n: int,
        entry: Mapping[str, Any],
        *,
        state: Any = None,
        ending: Ending | None = None,
    ) -> None:
        """Save a command as entry `n`, one more than the cursor; when this returns it is on the disk.

        `entry` is what the codec of the rules packs: number, command, dice, answers, facts, changes. What could be
        redone is gone, and so is the open question. `state` is a checkpoint, the packed fight after the entry, given
        now and then; `ending` comes with the entry that ends the fight, and with each after it. All of it is one
        transaction.
        """
        before = n - 1
        row = {"encounter_id": encounter_id, "n": n, "number": entry["number"]}
        row |= {part: dumps(entry[part]) for part in _PARTS[1:]}
        saved = None if state is None else {"encounter_id": encounter_id, "n": n, "state": dumps(state)}
        place = {"fight": encounter_id, "before": before}
        with self._store.write() as connection:
            if connection.execute(_STEP, {**place, "after": n}).rowcount != 1:
                self._out_of_step(connection, encounter_id, n)
            connection.execute(_DROP_ENTRIES, place)
            connection.execute(_DROP_CHECKPOINTS, place)
            connection.execute(_ADD_ENTRY, row)
            if saved is not None:
                connection.execute(_ADD_CHECKPOINT, saved)
            written = self._written_until(connection, encounter_id, before)
            if ending is not None and not written:
                self._end(connection, encounter_id, n, ending)
            elif ending is not None:
                self._amend(connection, encounter_id, n, written, ending)

    def move_cursor(self, encounter_id: int, n: int) -> None:
        """Undo or redo to entry `n`; going back over the end takes its rewards back, going over it gives them again."""
        with self._store.write() as connection:
            fight = self._fight(connection, encounter_id)
            last = connection.scalar(select(func.max(_ENTRY.c.n)).where(_ENTRY.c.encounter_id == encounter_id)) or 0
            if not 0 <= n <= last:
                raise LibraryError("out_of_step", cursor=fight.cursor, n=n)
            connection.execute(
                update(_FIGHT)
                .where(_FIGHT.c.encounter_id == encounter_id)
                .values(cursor=n, pending=None, played=_NEXT_PLAYED)
            )
            if fight.ending is None:
                return
            end, *later = parts = _parts(fight.ending)
            for part in reversed([part for part in parts if n < part["n"] <= fight.cursor]):
                endings.take_back(connection, self._sheets, part)
            if n < end["n"] <= fight.cursor:
                self._set_state(connection, encounter_id, RUNNING)
            elif fight.cursor < end["n"] <= n:
                self._end(connection, encounter_id, end["n"], endings.read(end), later)
            for part in later:
                if fight.cursor < part["n"] <= n:
                    endings.give(connection, self._sheets, part)

    def save_pending(self, encounter_id: int, data: Any | None) -> None:
        """Save the half-asked command with what has been answered so far, or that there is none."""
        text = None if data is None else dumps(data)
        with self._store.write() as connection:
            if connection.execute(_PEND, {"fight": encounter_id, "text": text}).rowcount != 1:
                raise LibraryError("gone", what="fight", id=encounter_id)

    def mark(self, encounter_id: int, marks: Mapping[str, Mapping[str, Any]]) -> None:
        """Keep other notes of the combatants, and who of them is hidden; the fight itself does not hang on it."""
        with self._store.write() as connection:
            kept = update(_FIGHT).where(_FIGHT.c.encounter_id == encounter_id).values(marks=dumps(dict(marks)))
            if connection.execute(kept).rowcount != 1:
                raise LibraryError("gone", what="fight", id=encounter_id)

    def sheets(self, encounter_id: int) -> dict[str, dict[str, Any]]:
        """The sheets with which the combatants of its setup began a fight, by their ids."""
        with self._store.read() as connection:
            script = json.loads(self._fight(connection, encounter_id).script)
        return {one["id"]: one["sheet"] for one in script.get("combatants", ())}

    def load(self, encounter_id: int) -> StoredFight:
        """A fight as it was last saved: setup, latest checkpoint up to the cursor, entries, open question.

        One of which something is missing or cannot be read is refused as `bad_fight`, and left as it is.
        """
        with self._store.read() as connection:
            fight = self._fight(connection, encounter_id)
            name = self._name(connection, encounter_id)
            checkpoint = connection.execute(_LAST_CHECKPOINT, {"fight": encounter_id, "cursor": fight.cursor}).first()
            rows = connection.execute(_ENTRIES, {"fight": encounter_id}).all()
        try:
            _demand_whole(fight, rows)
            return _stored(fight, checkpoint, rows)
        except _Spoiled as spoiled:
            raise LibraryError("bad_fight", name=name, reason=said_in(spoiled)) from spoiled

    def _name(self, connection: Connection, encounter_id: int) -> str:
        return connection.scalar(select(_ENCOUNTER.c.name).where(_ENCOUNTER.c.id == encounter_id)) or ""

    def _fight(self, connection: Connection, encounter_id: int) -> Row[Any]:
        row = connection.execute(select(_FIGHT).where(_FIGHT.c.encounter_id == encounter_id)).first()
        if row is None:
            raise LibraryError("gone", what="fight", id=encounter_id)
        return row

    def _demand_prepared(self, connection: Connection, encounter_id: int) -> None:
        statement = select(_ENCOUNTER.c.name, _ENCOUNTER.c.state).where(_ENCOUNTER.c.id == encounter_id)
        row = connection.execute(statement).first()
        if row is None:
            raise LibraryError("gone", what="encounter", id=encounter_id)
        if row.state != PREPARED:
            raise LibraryError("wrong_state", name=row.name, state=row.state)

    def _out_of_step(self, connection: Connection, encounter_id: int, n: int) -> None:
        raise LibraryError("out_of_step", cursor=self._fight(connection, encounter_id).cursor, n=n)

    def _set_state(
        self, connection: Connection, encounter_id: int, state: str, outcome: Mapping[str, Any] | None = None
    ) -> None:
        values = {"state": state, "outcome": None if outcome is None else dict(outcome), "changed": _NEXT_CHANGED}
        connection.execute(update(_ENCOUNTER).where(_ENCOUNTER.c.id == encounter_id).values(**values))

    def _written_until(self, connection: Connection, encounter_id: int, n: int) -> list[dict[str, Any]]:
        """What the end, and what came after it, has written until entry `n`; what came later is forgotten."""
        ending = connection.scalar(select(_FIGHT.c.ending).where(_FIGHT.c.encounter_id == encounter_id))
        parts = [] if ending is None else _parts(ending)
        kept = [part for part in parts if part["n"] <= n]
        if len(kept) < len(parts):
            self._keep_written(connection, encounter_id, kept)
        return kept

    def _keep_written(self, connection: Connection, encounter_id: int, parts: Sequence[Mapping[str, Any]]) -> None:
        written = dumps({**parts[0], "later": list(parts[1:])}) if parts else None
        connection.execute(update(_FIGHT).where(_FIGHT.c.encounter_id == encounter_id).values(ending=written))

    def _end(
        self,
        connection: Connection,
        encounter_id: int,
        n: int,
        ending: Ending,
        later: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        written = {"n": n, **endings.write(connection, self._sheets, ending)}
        self._keep_written(connection, encounter_id, [written, *later])
        self._set_state(connection, encounter_id, ENDED, ending.outcome)

    def _amend(
        self, connection: Connection, encounter_id: int, n: int, written: list[dict[str, Any]], ending: Ending
    ) -> None:
        """Has the members of a fight that has ended follow what is done after its end."""
        change = {"n": n, **endings.changed_since(written, ending)}
        if change["members"]:
            endings.give(connection, self._sheets, change)
            self._keep_written(connection, encounter_id, [*written, change])


def _parts(ending: str) -> list[dict[str, Any]]:
    """What the end has written, and what each step after it has changed of that."""
    end = json.loads(ending)
    later = end.pop("later", [])
    return [end, *later]


class _Spoiled(Exception):
    """Something of a fight is missing or cannot be read; says what, as a clause."""


def _demand_whole(fight: Any, rows: Sequence[Any]) -> None:
    for place, (n, *_, readable) in enumerate(rows, 1):
        if n != place:
            raise _Spoiled(said("fault-entry_missing", MESSAGES, n=place))
        if not readable:
            raise _Spoiled(said("fault-entry", MESSAGES, n=place))
    if not isinstance(fight.cursor, int):
        raise _Spoiled(said("fault-state", MESSAGES))
    if not 0 <= fight.cursor <= len(rows):
        raise _Spoiled(said("fault-entry_missing", MESSAGES, n=len(rows) + 1))


def _stored(fight: Any, checkpoint: Any, rows: Sequence[Any]) -> StoredFight:
    script = _object(fight.script, said("fault-setup", MESSAGES))
    if not isinstance(script.get("system"), str):
        raise _Spoiled(said("fault-setup", MESSAGES))
    if checkpoint is None:
        raise _Spoiled(said("fault-state_missing", MESSAGES))
    if fight.ending is not None:
        ending = _object(fight.ending, said("fault-end", MESSAGES))
        if not all(_is_written(part) for part in (ending, *ending.get("later", ()))):
            raise _Spoiled(said("fault-end", MESSAGES))
    return StoredFight(
        encounter_id=fight.encounter_id,
        script=script,
        members=_object(fight.members, said("fault-members", MESSAGES)),
        marks={id: mark for id, mark in _object(fight.marks, said("fault-notes", MESSAGES)).items() if _is_mark(mark)},
        cursor=fight.cursor,
        entries=tuple(StoredEntry(n, number, (*texts,)) for n, number, *texts, _ in rows),
        at=checkpoint.n,
        state=_object(checkpoint.state, said("fault-state", MESSAGES)),
        pending=None if fight.pending is None else _object(fight.pending, said("fault-question", MESSAGES)),
    )


def _is_written(part: Any) -> bool:
    return isinstance(part, dict) and isinstance(part.get("n"), int) and isinstance(part.get("members"), list)


def _is_mark(mark: Any) -> bool:
    return isinstance(mark, dict) and isinstance(mark.get("notes", ""), str)


def _object(text: Any, fault: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (TypeError, ValueError, RecursionError):
        raise _Spoiled(fault) from None
    if not isinstance(found, dict):
        raise _Spoiled(fault)
    return found
