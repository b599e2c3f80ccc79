"""Writes checked records into the library in one transaction, which can be undone as a whole."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json
from sqlalchemy import Connection, Table, select, update
from sqlmodel import SQLModel

from models.exchange.duplicates import DuplicateFinder, id_of
from models.exchange.records.import_options import OnSame
from models.exchange.records.readers import Record
from models.exchange.records.report import TakenBoard, TakenCreature, TakenEncounter, TakenEntry, TakenParty, TakenRules
from models.repositories.boards import StoredBoard
from models.repositories.creatures import NEXT_CHANGE_NUMBER, Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.pictures import face_of, picture_of, with_picture
from models.repositories.sheets import SUMMARY
from models.storage.database import dumps
from models.storage.errors import LibraryError
from models.storage.store import Removed, folded, now, portions, table_of, twin
from models.systems.library_systems import SystemChange
from rules.written.rulebook import heading_of

if TYPE_CHECKING:
    from models.library import Library


LOT = 2_000
"""Creatures written between reports of progress."""
_COLUMNS = tuple(column.name for column in table_of(Creature).columns)
_INSERT = f"INSERT INTO creature ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"  # noqa: S608  Ours.
_UPDATE = f"UPDATE creature SET {', '.join(f'{name} = :{name}' for name in _COLUMNS if name != 'id')} WHERE id = :id"  # noqa: S608  Ours.


class Cancelled(Exception):
    """The import was cancelled; nothing was written."""


@dataclass(frozen=True, slots=True)
class LibraryChange:
    """Changes of a write, with what is needed to undo them."""

    added: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Table name to new ids."""
    before: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    """Table name to previous rows."""
    removed: tuple[Removed, ...] = ()
    """Removed rows, in order."""
    systems: tuple[SystemChange, ...] = ()
    """What was added of rule systems."""

    @property
    def creatures(self) -> tuple[int, ...]:
        """Ids of creatures that were added or replaced."""
        return (*self.added.get("creature", ()), *(int(row["id"]) for row in self.before.get("creature", ())))


def reverse(library: Library, change: LibraryChange) -> LibraryChange:
    """Undo a change in one transaction; return the change that redoes it."""
    with library.together():
        systems = tuple(library.systems.undo(system) for system in reversed(change.systems))
        removed_rows = [
            library.store.remove(_table(name), ids) for name, ids in reversed(list(change.added.items())) if ids
        ]
        added: dict[str, tuple[int, ...]] = {}
        # Backwards: what was cut off by the first is found again when what was taken out by the second is there.
        for removed in reversed(change.removed):
            library.restore(removed)
            name, rows = removed.rows[0]
            added[name] = (*added.get(name, ()), *(row["id"] for row in rows))
        before = {name: _overwrite(library, _table(name), rows) for name, rows in change.before.items()}
    return LibraryChange(added, before, tuple(removed for removed in removed_rows if removed.rows), systems)


def _overwrite(library: Library, table: Table, rows: Sequence[Mapping[str, Any]]) -> tuple[Mapping[str, Any], ...]:
    """Write rows; return them as they were before."""
    current = _rows(library, table, [row["id"] for row in rows])
    with library.store.write() as connection:
        for row in rows:
            connection.execute(update(table).where(table.c.id == row["id"]).values(**row))
    return current


def _rows(library: Library, table: Table, ids: Sequence[int]) -> tuple[Mapping[str, Any], ...]:
    with library.store.read() as connection:
        return tuple(
            dict(row)
            for part in portions(ids)
            for row in connection.execute(select(table).where(table.c.id.in_(part))).mappings()
        )


def _keep_own(record: TakenCreature, before: Mapping[str, Any]) -> TakenCreature:
    """Return a converted creature with folder, tags, picture and emblem of the one it replaces, where it has none."""
    if not record.family:
        return record
    return replace(
        record,
        folder=record.folder or before["folder"],
        tags=record.tags or tuple(before["tags"]),
        extra={**face_of(before["extra"]), **record.extra},
    )


def _table(name: str) -> Table:
    return SQLModel.metadata.tables[name]


@dataclass(frozen=True, slots=True)
class _WrittenNames:
    """Ids of written records by the names that files use."""

    creatures: dict[tuple[str, str], int] = field(default_factory=dict)
    """(name or ref, system) to id."""
    members: dict[tuple[str, str], int] = field(default_factory=dict)
    left_out: dict[tuple[str, str], Mapping[str, Any]] = field(default_factory=dict)
    """Sheets of members that are not in a party that was kept as it is."""
    parties: dict[str, int] = field(default_factory=dict)

    def with_others(self, others: _WrittenNames) -> _WrittenNames:
        """Return these names completed with those of `others`."""
        return _WrittenNames(
            {**others.creatures, **self.creatures},
            {**others.members, **self.members},
            {**others.left_out, **self.left_out},
            {**others.parties, **self.parties},
        )


class RecordWriter:
    """Writes checked records within one transaction."""

    def __init__(
        self, library: Library, on_same: OnSame, advance: Callable[[int], None], party: int | str | None = None
    ) -> None:
        """`party` is the id of the party that creatures join, or the name of a new one."""
        self._systems: list[SystemChange] = []
        self._library = library
        self._party = party
        self._on_same = on_same
        self._advance = advance
        """Called with the number of records done; may raise `Cancelled`."""
        self._added: dict[str, list[int]] = defaultdict(list)
        self._before: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self._removed: list[Removed] = []
        self._names = _WrittenNames()
        """Names used by the files; the first of each counts."""
        self._waiting_encounters: list[tuple[_WrittenNames, list[TakenEncounter]]] = []
        """The encounters of each file, with that file's names."""
        self._duplicates = DuplicateFinder(library, party)

    def change(self) -> LibraryChange:
        """Return everything that was written."""
        added = {name: tuple(ids) for name, ids in self._added.items()}
        before = {name: tuple(rows) for name, rows in self._before.items()}
        return LibraryChange(added, before, tuple(self._removed), tuple(self._systems))

    def take_rules(self, rules: Iterable[TakenRules], name: str) -> None:
        """Add the rule systems that a file brings along and the library lacks."""
        for taken in rules:
            if not self._library.sheets.knows(heading_of(taken.text).id):
                self._systems.append(self._library.systems.add(taken.text, name, may_lose=True))

    def take(self, records: Iterable[Record]) -> None:
        """Write the records of a file except encounters, which may use names of later files."""
        all_records = list(records)
        earlier, self._names = self._names, _WrittenNames()
        creatures = [record for record in all_records if isinstance(record, TakenCreature)]
        if self._party is None:
            self._take_creatures(creatures)
        else:
            self._enlist(creatures)
        for record in all_records:
            if isinstance(record, TakenParty):
                self._take_party(record)
                self._advance(1)
            elif isinstance(record, TakenBoard):
                self._take_board(record)
                self._advance(1)
        encounters = [record for record in all_records if isinstance(record, TakenEncounter)]
        if encounters:
            self._waiting_encounters.append((self._names, encounters))
        self._names = earlier.with_others(self._names)

    def take_encounters(self) -> None:
        """Write the encounters of all files; names of an encounter's own file go first."""
        all_names = self._names
        for own_names, encounters in self._waiting_encounters:
            self._names = own_names.with_others(all_names)
            # The last changed is shown first, so the first of the file is written last.
            for encounter in reversed(encounters):
                self._take_encounter(encounter)
                self._advance(1)

    def _existing_id(self, record: Record) -> int | None:
        """Return the id of the matching record; None for a new one, or if both are kept."""
        match = None if self._on_same == "keep" else self._duplicates.next_match(record)
        return None if match is None else match.id

    # --- creatures -------------------------------------------------------------------------------------------

    def _take_creatures(self, creatures: Sequence[TakenCreature]) -> None:
        if not creatures:
            return
        table = table_of(Creature)
        store = self._library.store
        with store.write() as connection, bulk_indexed(connection, len(creatures)):
            last = connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = 'creature'").scalar()
            next_id, change_number, moment = int(last or 0) + 1, int(connection.scalar(NEXT_CHANGE_NUMBER) or 0), now()
            for start in range(0, len(creatures), LOT):
                new_rows: list[dict[str, Any]] = []
                replaced: dict[int, TakenCreature] = {}
                lot = creatures[start : start + LOT]
                for record in lot:
                    identical_id = self._duplicates.identical(record) if record.needed else None
                    existing_id = self._existing_id(record) if identical_id is None else identical_id
                    if existing_id is None:
                        new_rows.append(_columns_of(next_id, record, moment, change_number))
                        next_id += 1
                    elif identical_id is None and self._on_same == "replace":
                        replaced[existing_id] = record
                    self._names.creatures.setdefault(
                        (record.ref or record.name, record.system), existing_id or next_id - 1
                    )
                if replaced:
                    before = _rows(self._library, table, list(replaced))
                    changes = [(_keep_own(replaced[row["id"]], row), row["id"]) for row in before]
                    connection.exec_driver_sql(
                        _UPDATE, [_columns_of(id, record, moment, change_number) for record, id in changes]
                    )
                    self._before["creature"] += before
                if new_rows:
                    connection.exec_driver_sql(_INSERT, new_rows)
                    self._added["creature"] += [row["id"] for row in new_rows]
                self._advance(len(lot))
        self._library.creatures.forget_terms()

    # --- members ---------------------------------------------------------------------------------------------

    def _enlist(self, creatures: Sequence[TakenCreature]) -> None:
        """Add creatures to the party as members; a replaced member keeps its state."""
        if not creatures:
            return
        parties = self._library.parties
        if isinstance(self._party, str):
            self._party = parties.add(Party(name=self._party)).id or 0
            self._added["party"].append(self._party)
        new_members: list[Member] = []
        for record in creatures:
            existing_id = self._existing_id(record)
            if existing_id is None:
                extra = with_picture(record.extra, picture_of(record.extra))
                new_members.append(
                    Member(
                        name=record.name,
                        player=record.player,
                        system=record.system,
                        sheet=dict(record.sheet),
                        notes=record.notes,
                        extra=extra,
                        gains=dict(record.gains),
                    )
                )
            elif self._on_same == "replace" and (member := parties.member(existing_id)) is not None:
                self._before["member"] += _rows(self._library, table_of(Member), [existing_id])
                told = {"player": record.player or member.player, "gains": {**member.gains, **record.gains}}
                parties.save_members([twin(member, sheet=dict(record.sheet), notes=record.notes, **told)])
        if new_members:
            added = parties.add_members(self._party or 0, new_members)
            self._added["member"] += [member.id for member in added if member.id is not None]
        self._advance(len(creatures))

    # --- parties ---------------------------------------------------------------------------------------------

    def _take_party(self, record: TakenParty) -> None:
        members = [
            Member(name=row.name, system=row.system, sheet=dict(row.sheet), extra=dict(row.extra), **row.values)
            for row in record.members
        ]
        identical_id = self._duplicates.identical(record)
        id = self._existing_id(record) if identical_id is None else identical_id
        if id is None:
            party = Party(name=record.name, notes=record.notes, extra=dict(record.extra))
            id = self._library.parties.add(party, members).id or 0
            self._added["party"].append(id)
        elif identical_id is None and self._on_same == "replace":
            self._replace_party(id, record, members)
        self._names.parties.setdefault(record.ref or record.name, id)
        members_by_name: dict[tuple[str, str], list[Member]] = defaultdict(list)
        for member in self._library.parties.members(id):
            members_by_name[member.name, member.system].append(member)
        # A party that stays as it is may have its members in another order than the file, or others.
        for row in record.members:
            reference = (row.ref or row.name, row.system)
            if matches := members_by_name[row.name, row.system]:
                self._names.members.setdefault(reference, matches.pop(0).id or 0)
            else:
                self._names.left_out.setdefault(reference, row.sheet)

    def _replace_party(self, id: int, record: TakenParty, members: Sequence[Member]) -> None:
        """Replace a party; members of the same name keep their ids."""
        parties = self._library.parties
        self._before["party"] += _rows(self._library, table_of(Party), [id])
        party = parties.get(id)
        assert party is not None
        party.notes, party.extra = record.notes, dict(record.extra)
        parties.save(party)
        old_members: dict[tuple[str, str], list[Member]] = defaultdict(list)
        for member in parties.members(id):
            old_members[member.name, member.system].append(member)
        order: list[int] = []
        for member in members:
            matches = old_members[member.name, member.system]
            if matches:
                member.id, member.party_id = matches[0].id, id
                member.position = matches.pop(0).position
                self._before["member"] += _rows(self._library, table_of(Member), [member.id or 0])
                parties.save_members([member])
            else:
                member.id = parties.add_members(id, [member])[0].id
                self._added["member"].append(member.id or 0)
            order.append(member.id or 0)
        leftover = [member.id for rows in old_members.values() for member in rows if member.id is not None]
        if leftover:
            self._removed.append(parties.remove_members(leftover))
        parties.order_members(order)

    # --- encounters and boards -------------------------------------------------------------------------------

    def _take_encounter(self, encounter: TakenEncounter) -> None:
        encounters = self._library.encounters
        encounter_row = Encounter(
            name=encounter.name, system=encounter.system, extra=dict(encounter.extra), **encounter.values
        )
        encounter_row.party_id = (
            self._names.parties.get(encounter.party, self._known_party(encounter.party)) if encounter.party else None
        )
        entries = [self._entry(encounter.system, row) for row in encounter.entries]
        id = self._existing_id(encounter)
        if id is None:
            self._added["encounter"].append(encounters.add(encounter_row, entries).id or 0)
        elif self._on_same == "replace":
            self._before["encounter"] += _rows(self._library, table_of(Encounter), [id])
            old_ids = [row.id for row in encounters.entries(id) if row.id is not None]
            if old_ids:
                self._removed.append(encounters.remove_entries(old_ids))
            encounter_row.id = id
            encounters.save(encounter_row)
            new_entries = encounters.add_entries(id, entries)
            self._added["encounter_entry"] += [row.id for row in new_entries if row.id is not None]

    def _entry(self, system: str, entry: TakenEntry) -> EncounterEntry:
        row = EncounterEntry(**entry.values, extra=dict(entry.extra))
        if entry.creature:
            row.creature_id = self._names.creatures.get((entry.creature, system)) or id_of(
                self._library, Creature, entry.creature, system, row.sheet
            )
        if entry.member:
            row.member_id = self._names.members.get((entry.member, system)) or id_of(
                self._library, Member, entry.member, system, row.sheet
            )
        if not row.sheet:
            original: Creature | Member | None = None
            if row.creature_id is not None:
                original = self._library.creatures.get(row.creature_id)
            elif row.member_id is not None:
                original = self._library.parties.member(row.member_id)
            sheet = self._names.left_out.get((entry.member, system)) if original is None else original.sheet
            if sheet is None:
                raise LibraryError("not_there", name=entry.creature or entry.member)
            row.sheet = dict(sheet)
        return row

    def _known_party(self, name: str) -> int | None:
        return next((party.id for party in self._library.parties.all() if party.name == name), None)

    def _take_board(self, record: TakenBoard) -> None:
        boards = self._library.boards
        board_row = StoredBoard(
            name=record.name,
            system=record.system,
            board=dict(record.board),
            notes=record.notes,
            extra=dict(record.extra),
        )
        id = self._existing_id(record)
        if id is None:
            self._added["board"] += [board.id for board in boards.add([board_row]) if board.id is not None]
        elif self._on_same == "replace":
            self._before["board"] += _rows(self._library, table_of(StoredBoard), [id])
            board_row.id = id
            boards.save(board_row)


def _columns_of(id: int, record: TakenCreature, moment: int, change_number: int) -> dict[str, Any]:
    """Return the columns of a creature's row with their values."""
    return {
        "id": id,
        "name": record.name,
        "name_key": folded(record.name),
        "system": record.system,
        "level": record.level,
        "kind": record.kind,
        "folder": record.folder,
        "tags": to_json(record.tags).decode() if record.tags else "[]",
        "sheet": record.sheet_text or dumps(dict(record.sheet)),
        "pools": to_json(record.pools).decode(),
        "notes": record.notes,
        "source": record.source,
        "extra": dumps(record.extra) if record.extra else "{}",
        "variant": dumps(dict(record.variant)) if record.variant else "{}",
        "told": record.told,
        "marks": record.marks,
        "summed": SUMMARY,
        "created": moment,
        "changed": change_number,
    }


FEW = 200
"""Fewer creatures than this are indexed one by one."""
_NAMES = "name, kind, tags, notes, told, marks, source"
_KNOWN = "69e1c4c563076d5d2457cbbd7f14bae88ba50c63821a0fd180aed0f74c5b6237"
"""Digest of the schema's insert trigger; with any other trigger creatures are indexed one by one."""
_SEARCHED = f"INSERT INTO creature_search(rowid, {_NAMES}) SELECT id, {_NAMES} FROM creature WHERE id > :last"  # noqa: S608
# The rows are read once for all counts: most of what stands in them, their sheets, is not looked at.
_COUNTED = (
    "INSERT INTO creature_count(system, what, value, number) SELECT * FROM ("
    "WITH fresh AS (SELECT system, folder, kind, source, level, tags FROM creature WHERE id > :last) "
    "SELECT system, 'folder', folder, count(*) FROM fresh GROUP BY system, folder "
    "UNION ALL SELECT system, 'kind', kind, count(*) FROM fresh WHERE kind <> '' GROUP BY system, kind "
    "UNION ALL SELECT system, 'source', source, count(*) FROM fresh WHERE source <> '' GROUP BY system, source "
    "UNION ALL SELECT system, 'level', '', count(*) FROM fresh WHERE level IS NOT NULL GROUP BY system "
    "UNION ALL SELECT system, 'tag', value, count(*) FROM fresh, json_each(iif(json_valid(tags), tags, '[]')) "
    "WHERE tags <> '[]' GROUP BY system, value"
    ") WHERE true ON CONFLICT(system, what, value) DO UPDATE SET number = number + excluded.number"
)


@contextmanager
def bulk_indexed(connection: Connection, count: int) -> Iterator[None]:
    """Add creatures in a block; search index and counts are updated at its end, in one transaction."""
    trigger = _known_trigger(connection) if count >= FEW else None
    if trigger is None:
        yield
        return
    last = {"last": connection.exec_driver_sql("SELECT coalesce(max(id), 0) FROM creature").scalar_one()}
    connection.exec_driver_sql("DROP TRIGGER creature_added")
    yield
    connection.exec_driver_sql(_SEARCHED, last)
    connection.exec_driver_sql(_COUNTED, last)
    connection.exec_driver_sql(trigger)


def _known_trigger(connection: Connection) -> str | None:
    """Return the SQL of the insert trigger if it is the known one and the only one; else None."""
    triggers = "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'creature'"
    triggers_sql = [str(sql) for (sql,) in connection.exec_driver_sql(triggers) if " AFTER INSERT " in sql]
    return triggers_sql[0] if [sha256(sql.encode()).hexdigest() for sql in triggers_sql] == [_KNOWN] else None
