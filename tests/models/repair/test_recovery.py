"""Damage found before anything is read, and all that can be read kept."""

import contextlib
import errno
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from sqlalchemy.exc import OperationalError

from models.library import Library
from models.repair import integrity, recovery
from models.repair.integrity import DamagedRow
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from models.storage import backups, database, upgrade
from models.storage.errors import LibraryError
from rules.system.system import System
from tests.models.conftest import find
from tests.proving import short_of

Systems = Callable[[str], System]
MANY = 400


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a library with so many goblins that they fill many pages, a party and a fight."""
    folder = tmp_path_factory.mktemp("kept")
    library = Library.open(folder / "library.turnwright", samples=(), systems=find)
    library.creatures.add(
        Creature(name=f"Goblin {n}", system="tiny", sheet={"hp": 5}, tags=["small"], notes="x" * 200)
        for n in range(MANY)
    )
    library.parties.add(Party(name="p"), [Member(name="Mint", system="tiny", sheet={"hp": 3})])
    fight = library.encounters.add(Encounter(name="Stair", system="tiny")).id or 0
    library.encounters.add_creatures(fight, [1])
    library.journals.begin(fight, {"system": "tiny"}, {"at": 0})
    library.close()
    return folder


@pytest.fixture
def closed(kept: Path, path: Path) -> Path:
    """A copy of that library, with its backup."""
    shutil.copytree(kept, path.parent, dirs_exist_ok=True)
    return path


def change(path: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def opened(path: Path, systems: Systems) -> tuple[Library, tuple[DamagedRow, ...]]:
    library = Library.open(path, create=False, systems=systems)
    found = library.recovered or library.check_damage()
    return library, () if found is None else found.damage


def test_a_sound_library_is_left_as_it_is(closed: Path, systems: Systems) -> None:
    library, damage = opened(closed, systems)
    assert damage == ()
    assert library.creatures.count() == MANY
    library.close()
    assert [copy.path.name for copy in backups.list_copies(closed)] == ["library.backup-1.turnwright"]


SPOILED = [
    ("UPDATE creature SET tags = '[5' WHERE id = 3", DamagedRow("creature", "Goblin 2")),
    ("UPDATE creature SET tags = '{}' WHERE id = 3", DamagedRow("creature", "Goblin 2")),
    ("UPDATE creature SET tags = '[[]]' WHERE id = 3", DamagedRow("creature", "Goblin 2")),
    ('UPDATE creature SET pools = \'{"hp":"x"}\' WHERE id = 3', DamagedRow("creature", "Goblin 2")),
    ("UPDATE creature SET sheet = x'7bff7d' WHERE id = 3", DamagedRow("creature", "Goblin 2")),
    ("UPDATE creature SET name = CAST(x'ff41' AS TEXT) WHERE id = 3", DamagedRow("creature", "\ufffdA")),
    ("UPDATE creature SET level = 'high' WHERE id = 3", DamagedRow("creature", "Goblin 2")),
    ("UPDATE member SET conditions = '[1]'", DamagedRow("member", "Mint")),
    ("UPDATE encounter SET options = 'x'", DamagedRow("encounter", "Stair")),
    ("UPDATE encounter SET state = 'walking'", DamagedRow("encounter", "Stair")),
    ("UPDATE encounter_entry SET count = 16777217", DamagedRow("encounter_entry", "Goblin 0")),
    ("DELETE FROM party", DamagedRow("member")),
    ("DELETE FROM creature WHERE id = 1", DamagedRow("encounter_entry")),
]


# Each column is spoiled in `make prove`; each kind of damage, and each table, here.
@pytest.mark.parametrize(
    ("statement", "damage"), short_of(SPOILED, SPOILED[0], *SPOILED[3:6], *SPOILED[7:9], *SPOILED[10:])
)
def test_a_spoiled_cell_is_named_and_all_else_is_as_it_was(
    closed: Path, systems: Systems, statement: str, damage: DamagedRow
) -> None:
    change(closed, statement)
    library, found = opened(closed, systems)
    assert found == (damage,)
    assert library.creatures.count() in (MANY, MANY - 1)
    assert [row.name for row in library.creatures.rows("goblin 7")][:1] == ["Goblin 7"]
    assert len(library.encounters.all()) == 1
    assert library.encounters.all()[0].state == "running"
    library.creatures.duplicate([5])
    library.close()
    assert integrity.find_damage(closed) == []
    assert closed.with_name("library.damaged-1.turnwright").exists()


def test_what_is_kept_beside_it_is_the_file_as_it_was_found(closed: Path, systems: Systems) -> None:
    change(closed, "UPDATE creature SET tags = '[5' WHERE id = 3")
    before = closed.read_bytes()
    library, _ = opened(closed, systems)
    library.close()
    kept = closed.with_name("library.damaged-1.turnwright")
    # But for the mark of its last opening.
    assert kept.read_bytes()[100:] == before[100:]


@pytest.mark.parametrize("places", [(2,), (1, 3), (2, 7), (1, 2, 8)])
def test_rows_on_either_side_of_pages_that_cannot_be_read_are_kept(
    closed: Path, systems: Systems, places: tuple[int, ...]
) -> None:
    with contextlib.closing(sqlite3.connect(closed)) as connection:
        leaves = (
            [
                row[0]
                for row in connection.execute(
                    "SELECT pageno FROM dbstat WHERE name = 'creature' AND pagetype = 'leaf' ORDER BY path"
                )
            ]
            if has_dbstat(connection)
            else []
        )
    if not leaves:
        pytest.skip("this SQLite does not say where its pages are")
    content = bytearray(closed.read_bytes())
    for place in places:
        page = leaves[place]
        content[(page - 1) * 4096 : page * 4096] = b"\x07" * 4096
    closed.write_bytes(content)
    library, damage = opened(closed, systems)
    assert DamagedRow("creature") in damage
    names = {row.name for row in library.creatures.rows()}
    share = len(places) / len(leaves)
    assert MANY * (1 - 2 * share) < len(names) < MANY
    assert {"Goblin 0", f"Goblin {MANY - 1}"} <= names
    library.close()
    assert backups.check(closed).passes


def has_dbstat(connection: sqlite3.Connection) -> bool:
    try:
        connection.execute("SELECT 1 FROM dbstat LIMIT 1").fetchone()
    except sqlite3.OperationalError:
        return False
    return True


def test_a_search_index_that_is_spoiled_is_made_anew(closed: Path, systems: Systems) -> None:
    change(closed, "UPDATE creature_search_data SET block = x'ffff' WHERE id > 10")
    library, _ = opened(closed, systems)
    assert [row.name for row in library.creatures.rows("goblin 7")][:1] == ["Goblin 7"]
    library.close()


def test_the_columns_of_lists_are_those_whose_entities_hold_lists(closed: Path, systems: Systems) -> None:
    from sqlalchemy import JSON
    from sqlmodel import SQLModel

    entities = {str(getattr(item, "__tablename__", "")): item for item in SQLModel.__subclasses__()}
    for table in SQLModel.metadata.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                entity = entities[table.name]
                empty = entity.model_fields[column.name].default
                assert isinstance(empty, list) == (column.name in integrity.LISTS), (table.name, column.name)


def test_rows_are_read_once_each(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "x")) as connection:
        connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
        connection.executemany("INSERT INTO t VALUES (?)", [(number,) for number in range(0, 900, 3)])
        reading = recovery.DamagedTableReader(connection, "SELECT rowid FROM t")
        assert [row[0] for row in reading.rows()] == list(range(0, 900, 3))
        assert not reading.missed


@pytest.mark.parametrize(("table", "column"), [("party", "notes"), ("encounter", "seed"), ("fight", "cursor")])
def test_a_table_that_lost_a_column_is_damaged_and_the_rest_is_kept(
    closed: Path, systems: Systems, table: str, column: str
) -> None:
    change(closed, f'ALTER TABLE {table} RENAME COLUMN "{column}" TO "spoiled"')
    library, damage = opened(closed, systems)
    assert DamagedRow(table) in damage
    assert library.creatures.count() == MANY
    library.parties.all()
    library.close()


def _disk_is_full() -> OSError:
    return OSError(errno.ENOSPC, "full")


def _sqlite_is_full() -> OperationalError:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    return OperationalError("CREATE TABLE creature", {}, full)


@pytest.mark.parametrize(
    ("module", "place", "fault"),
    [
        (database, "flush", _disk_is_full),
        (database, "place", _disk_is_full),
        (upgrade, "create", _sqlite_is_full),
    ],
)
def test_without_room_for_what_can_be_read_the_damaged_one_stays_as_it_is(
    closed: Path,
    systems: Systems,
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    place: str,
    fault: Callable[[], Exception],
) -> None:
    change(closed, "UPDATE creature SET tags = '[' WHERE id = 1")
    library = Library.open(closed, create=False, systems=systems)

    def full(*_: Path) -> None:
        raise fault()

    with monkeypatch.context() as patch:
        patch.setattr(module, place, full)
        with pytest.raises(LibraryError) as refused:
            library.check_damage()
    assert refused.value.code == "no_room"
    assert library.creatures.count() == MANY
    library.close()
    assert sorted(path.name for path in closed.parent.iterdir()) == ["library.backup-1.turnwright", closed.name]
    library, damage = opened(closed, systems)
    library.close()
    assert damage == (DamagedRow("creature", "Goblin 0"),)
