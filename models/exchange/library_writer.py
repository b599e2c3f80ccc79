"""Settled records written into the library, in one transaction that can be taken back as a whole."""

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

from models.exchange.duplicates import DuplicateFinder, known
from models.exchange.records.import_options import OnSame
from models.exchange.records.readers import Record
from models.exchange.records.report import TakenBoard, TakenCreature, TakenEncounter, TakenEntry, TakenParty
from models.repositories.boards import StoredBoard
from models.repositories.creatures import NEXT_CHANGE_NUMBER, Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.pictures import picture_of, with_picture
from models.repositories.sheets import SUMMARY
from models.storage.database import dumps
from models.storage.errors import LibraryError
from models.storage.store import Removed, folded, now, portions, table_of, twin

if TYPE_CHECKING:
    from models.library import Library


LOT = 2_000
"""How many creatures are written before progress is told and may be called off."""
_COLUMNS = tuple(column.name for column in table_of(Creature).columns)
_INSERT = f"INSERT INTO creature ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"  # noqa: S608  Ours.
_UPDATE = f"UPDATE creature SET {', '.join(f'{name} = :{name}' for name in _COLUMNS if name != 'id')} WHERE id = :id"  # noqa: S608  Ours.


class Cancelled(Exception):
    """The import was called off; nothing has been written."""


@dataclass(frozen=True, slots=True)
class LibraryChange:
    """What a writing has done to the library, all that is needed to take it back."""

    added: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Table to ids."""
    before: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    """Table to rows as they were."""
    removed: tuple[Removed, ...] = ()
    """What was taken out, in that order."""

    @property
    def creatures(self) -> tuple[int, ...]:
        """The ids of the creatures that came, or took the place of others."""
        return (*self.added.get("creature", ()), *(int(row["id"]) for row in self.before.get("creature", ())))


def reverse(library: Library, change: LibraryChange) -> LibraryChange:
    """Take a change back, all of it or nothing; what takes that back comes back."""
    with library.together():
        taken = [library.store.remove(_table(name), ids) for name, ids in reversed(list(change.added.items())) if ids]
        added: dict[str, tuple[int, ...]] = {}
        # Backwards: what was cut off by the first is found again when what was taken out by the second is there.
        for removed in reversed(change.removed):
            library.restore(removed)
            name, rows = removed.rows[0]
            added[name] = (*added.get(name, ()), *(row["id"] for row in rows))
        before = {name: _overwrite(library, _table(name), rows) for name, rows in change.before.items()}
    return LibraryChange(added, before, tuple(candidate for candidate in taken if candidate.rows))


def _overwrite(library: Library, table: Table, rows: Sequence[Mapping[str, Any]]) -> tuple[Mapping[str, Any], ...]:
    """Let rows be as they were; as they are now comes back."""
    now_there = _rows(library, table, [row["id"] for row in rows])
    with library.store.write() as connection:
        for row in rows:
            connection.execute(update(table).where(table.c.id == row["id"]).values(**row))
    return now_there


def _rows(library: Library, table: Table, ids: Sequence[int]) -> tuple[Mapping[str, Any], ...]:
    with library.store.read() as connection:
        return tuple(
            dict(row)
            for part in portions(ids)
            for row in connection.execute(select(table).where(table.c.id.in_(part))).mappings()
        )


def _filed(record: TakenCreature, before: Mapping[str, Any]) -> TakenCreature:
    """A creature of another game with the folder and the tags that it had here, where its file names none."""
    if not record.family:
        return record
    return replace(record, folder=record.folder or before["folder"], tags=record.tags or tuple(before["tags"]))


def _table(name: str) -> Table:
    return SQLModel.metadata.tables[name]


@dataclass(frozen=True, slots=True)
class _WrittenNames:
    """What files call things that are written by now."""

    creatures: dict[tuple[str, str], int] = field(default_factory=dict)
    """Name or ref in a system, to the id."""
    members: dict[tuple[str, str], int] = field(default_factory=dict)
    left_out: dict[tuple[str, str], Mapping[str, Any]] = field(default_factory=dict)
    """The sheets of members whom a party that stays as it is does not have."""
    parties: dict[str, int] = field(default_factory=dict)

    def with_others(self, others: _WrittenNames) -> _WrittenNames:
        """These, and what only the others call something."""
        return _WrittenNames(
            {**others.creatures, **self.creatures},
            {**others.members, **self.members},
            {**others.left_out, **self.left_out},
            {**others.parties, **self.parties},
        )


class RecordWriter:
    """Writes settled records; to be used within one transaction."""

    def __init__(
        self, library: Library, on_same: OnSame, tell: Callable[[int], None], party: int | str | None = None
    ) -> None:
        """`party`: the one that creatures join, or the name of one to be made for them."""
        self._library = library
        self._party = party
        self._on_same = on_same
        self._tell = tell
        """Told of so many more records that are done; may raise `Cancelled`."""
        self._added: dict[str, list[int]] = defaultdict(list)
        self._before: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        self._removed: list[Removed] = []
        self._known = _WrittenNames()
        """What the files call things: the first of a name counts."""
        self._waiting: list[tuple[_WrittenNames, list[TakenEncounter]]] = []
        """The encounters of each file, with what that file calls things."""
        self._sameness = DuplicateFinder(library, party)

    def change(self) -> LibraryChange:
        """All that was done."""
        added = {name: tuple(ids) for name, ids in self._added.items()}
        before = {name: tuple(rows) for name, rows in self._before.items()}
        return LibraryChange(added, before, tuple(self._removed))

    def take(self, records: Iterable[Record]) -> None:
        """Write the records of one file, but its encounters, which may speak of what the others bring."""
        found = list(records)
        before, self._known = self._known, _WrittenNames()
        creatures = [candidate for candidate in found if isinstance(candidate, TakenCreature)]
        if self._party is None:
            self._take_creatures(creatures)
        else:
            self._enlist(creatures)
        for item in found:
            if isinstance(item, TakenParty):
                self._take_party(item)
                self._tell(1)
            elif isinstance(item, TakenBoard):
                self._take_board(item)
                self._tell(1)
        encounters = [candidate for candidate in found if isinstance(candidate, TakenEncounter)]
        if encounters:
            self._waiting.append((self._known, encounters))
        self._known = before.with_others(self._known)

    def take_encounters(self) -> None:
        """Write the encounters of all files: what their own file calls so goes before what another does."""
        everything = self._known
        for own, encounters in self._waiting:
            self._known = own.with_others(everything)
            # The last changed is shown first, so the first of the file is written last.
            for encounter in reversed(encounters):
                self._take_encounter(encounter)
                self._tell(1)

    def _old(self, record: Record) -> int | None:
        """The id of the same thing in the library; None if it is new, or if both are to stay."""
        met = None if self._on_same == "keep" else self._sameness.meet(record)
        return None if met is None else met.id

    # --- creatures -------------------------------------------------------------------------------------------

    def _take_creatures(self, creatures: Sequence[TakenCreature]) -> None:
        if not creatures:
            return
        table = table_of(Creature)
        store = self._library.store
        with store.write() as connection, searched_later(connection, len(creatures)):
            last = connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = 'creature'").scalar()
            next_id, change_number, moment = int(last or 0) + 1, int(connection.scalar(NEXT_CHANGE_NUMBER) or 0), now()
            for start in range(0, len(creatures), LOT):
                fresh: list[dict[str, Any]] = []
                replaced: dict[int, TakenCreature] = {}
                lot = creatures[start : start + LOT]
                for record in lot:
                    there = self._sameness.needed(record) if record.needed else None
                    old = self._old(record) if there is None else there
                    if old is None:
                        fresh.append(_columns_of(next_id, record, moment, change_number))
                        next_id += 1
                    elif there is None and self._on_same == "replace":
                        replaced[old] = record
                    self._known.creatures.setdefault((record.ref or record.name, record.system), old or next_id - 1)
                if replaced:
                    before = _rows(self._library, table, list(replaced))
                    changes = [(_filed(replaced[row["id"]], row), row["id"]) for row in before]
                    connection.exec_driver_sql(
                        _UPDATE, [_columns_of(id, candidate, moment, change_number) for candidate, id in changes]
                    )
                    self._before["creature"] += before
                if fresh:
                    connection.exec_driver_sql(_INSERT, fresh)
                    self._added["creature"] += [row["id"] for row in fresh]
                self._tell(len(lot))
        self._library.creatures.forget_terms()

    # --- members ---------------------------------------------------------------------------------------------

    def _enlist(self, creatures: Sequence[TakenCreature]) -> None:
        """Let creatures join the party; whoever takes another's place keeps how that one stands."""
        if not creatures:
            return
        parties = self._library.parties
        if isinstance(self._party, str):
            self._party = parties.add(Party(name=self._party)).id or 0
            self._added["party"].append(self._party)
        fresh: list[Member] = []
        for record in creatures:
            old = self._old(record)
            if old is None:
                extra = with_picture(record.extra, picture_of(record.extra))
                fresh.append(
                    Member(
                        name=record.name,
                        player=record.player,
                        system=record.system,
                        sheet=dict(record.sheet),
                        notes=record.notes,
                        extra=extra,
                    )
                )
            elif self._on_same == "replace" and (member := parties.member(old)) is not None:
                self._before["member"] += _rows(self._library, table_of(Member), [old])
                parties.save_members(
                    [twin(member, sheet=dict(record.sheet), notes=record.notes, player=record.player or member.player)]
                )
        if fresh:
            added = parties.add_members(self._party or 0, fresh)
            self._added["member"] += [member.id for member in added if member.id is not None]
        self._tell(len(creatures))

    # --- parties ---------------------------------------------------------------------------------------------

    def _take_party(self, one: TakenParty) -> None:
        members = [
            Member(name=row.name, system=row.system, sheet=dict(row.sheet), extra=dict(row.extra), **row.values)
            for row in one.members
        ]
        there = self._sameness.needed(one)
        id = self._old(one) if there is None else there
        if id is None:
            party = Party(name=one.name, notes=one.notes, extra=dict(one.extra))
            id = self._library.parties.add(party, members).id or 0
            self._added["party"].append(id)
        elif there is None and self._on_same == "replace":
            self._replace_party(id, one, members)
        self._known.parties.setdefault(one.ref or one.name, id)
        kept: dict[tuple[str, str], list[Member]] = defaultdict(list)
        for member in self._library.parties.members(id):
            kept[member.name, member.system].append(member)
        # A party that stays as it is may have its members in another order than the file, or others.
        for row in one.members:
            called = (row.ref or row.name, row.system)
            if same := kept[row.name, row.system]:
                self._known.members.setdefault(called, same.pop(0).id or 0)
            else:
                self._known.left_out.setdefault(called, row.sheet)

    def _replace_party(self, id: int, one: TakenParty, members: Sequence[Member]) -> None:
        """The party is the file's; whoever has the same name stays who it was for encounters and fights."""
        parties = self._library.parties
        self._before["party"] += _rows(self._library, table_of(Party), [id])
        party = parties.get(id)
        assert party is not None
        party.notes, party.extra = one.notes, dict(one.extra)
        parties.save(party)
        old: dict[tuple[str, str], list[Member]] = defaultdict(list)
        for member in parties.members(id):
            old[member.name, member.system].append(member)
        order: list[int] = []
        for member in members:
            same = old[member.name, member.system]
            if same:
                member.id, member.party_id = same[0].id, id
                member.position = same.pop(0).position
                self._before["member"] += _rows(self._library, table_of(Member), [member.id or 0])
                parties.save_members([member])
            else:
                member.id = parties.add_members(id, [member])[0].id
                self._added["member"].append(member.id or 0)
            order.append(member.id or 0)
        left = [member.id for rows in old.values() for member in rows if member.id is not None]
        if left:
            self._removed.append(parties.remove_members(left))
        parties.order_members(order)

    # --- encounters and boards -------------------------------------------------------------------------------

    def _take_encounter(self, encounter: TakenEncounter) -> None:
        encounters = self._library.encounters
        fresh = Encounter(name=encounter.name, system=encounter.system, extra=dict(encounter.extra), **encounter.values)
        fresh.party_id = (
            self._known.parties.get(encounter.party, self._known_party(encounter.party)) if encounter.party else None
        )
        entries = [self._entry(encounter.system, row) for row in encounter.entries]
        id = self._old(encounter)
        if id is None:
            self._added["encounter"].append(encounters.add(fresh, entries).id or 0)
        elif self._on_same == "replace":
            self._before["encounter"] += _rows(self._library, table_of(Encounter), [id])
            old = [row.id for row in encounters.entries(id) if row.id is not None]
            if old:
                self._removed.append(encounters.remove_entries(old))
            fresh.id = id
            encounters.save(fresh)
            new = encounters.add_entries(id, entries)
            self._added["encounter_entry"] += [row.id for row in new if row.id is not None]

    def _entry(self, system: str, entry: TakenEntry) -> EncounterEntry:
        made = EncounterEntry(**entry.values, extra=dict(entry.extra))
        if entry.creature:
            made.creature_id = self._known.creatures.get((entry.creature, system)) or known(
                self._library, Creature, entry.creature, system, made.sheet
            )
        if entry.member:
            made.member_id = self._known.members.get((entry.member, system)) or known(
                self._library, Member, entry.member, system, made.sheet
            )
        if not made.sheet:
            found: Creature | Member | None = None
            if made.creature_id is not None:
                found = self._library.creatures.get(made.creature_id)
            elif made.member_id is not None:
                found = self._library.parties.member(made.member_id)
            sheet = self._known.left_out.get((entry.member, system)) if found is None else found.sheet
            if sheet is None:
                raise LibraryError("not_there", name=entry.creature or entry.member)
            made.sheet = dict(sheet)
        return made

    def _known_party(self, name: str) -> int | None:
        return next((party.id for party in self._library.parties.all() if party.name == name), None)

    def _take_board(self, one: TakenBoard) -> None:
        boards = self._library.boards
        fresh = StoredBoard(
            name=one.name, system=one.system, board=dict(one.board), notes=one.notes, extra=dict(one.extra)
        )
        id = self._old(one)
        if id is None:
            self._added["board"] += [board.id for board in boards.add([fresh]) if board.id is not None]
        elif self._on_same == "replace":
            self._before["board"] += _rows(self._library, table_of(StoredBoard), [id])
            fresh.id = id
            boards.save(fresh)


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
"""Fewer creatures than this are not worth it."""
_NAMES = "name, kind, tags, notes, told, marks, source"
_KNOWN = "69e1c4c563076d5d2457cbbd7f14bae88ba50c63821a0fd180aed0f74c5b6237"
"""The digest of what the schema does for each new creature; where it does anything else, that is done one by one."""
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
def searched_later(connection: Connection, many: int) -> Iterator[None]:
    """A block that adds creatures to a library; search and counts learn of them at its end, in one transaction."""
    trigger = _known_trigger(connection) if many >= FEW else None
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
    """What makes the trigger, if it does what is done here for all at once, and nothing else is done besides."""
    triggers = "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'creature'"
    fed = [str(sql) for (sql,) in connection.exec_driver_sql(triggers) if " AFTER INSERT " in sql]
    return fed[0] if [sha256(sql.encode()).hexdigest() for sql in fed] == [_KNOWN] else None
