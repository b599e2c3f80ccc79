"""A library whose schema is not ours: nothing of it is run, and all that can be read of it is taken over."""

import contextlib
import gzip
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from models import read_only
from models.library import Library
from models.repair import integrity
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from models.storage import backups, database, schema, upgrade
from models.storage.errors import LibraryError
from rules.system.system import System
from tests.models.conftest import find
from tests.models.hostile import LIBRARIES, Hostile, spoil
from tests.models.journalling import entry
from tests.models.library_files import files, goblins, refusal

Systems = Callable[[str], System]
KEPT = Path(__file__).parents[1] / "golden" / "libraries"
COUNTED = ("identity", "party", "member", "creature", "encounter", "encounter_entry", "fight", "journal_entry")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with creatures, a party and a fight with commands."""
    path = tmp_path_factory.mktemp("sound") / "library.turnwright"
    library = Library.open(path, samples=(), systems=find)
    goblins(library, "Grik", "Snag")
    library.parties.add(Party(name="Lanterns"), [Member(name="Mint", system="tiny", sheet={"hp": 3}, player="Ana")])
    fight = library.encounters.add(Encounter(name="Stair", system="tiny")).id or 0
    library.encounters.add_creatures(fight, [1])
    library.journals.begin(fight, {"system": "tiny"}, {"at": 0})
    library.close(back_up=False)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        for number in range(1, 4):
            columns = integrity.columns_of(connection, "journal_entry")
            values = {"encounter_id": fight, "n": number}
            cells = [values.get(column.name, 0 if column.kind == "INTEGER" else "{}") for column in columns]
            connection.execute(f"INSERT INTO journal_entry VALUES ({', '.join('?' for _ in cells)})", cells)  # noqa: S608
    return path


@pytest.fixture
def library(sound: Path, path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copyfile(sound, path))


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What had to be ended because it took more steps than any file has."""
    found: list[str] = []

    def bound(connection: sqlite3.Connection, size: int) -> None:
        left = iter(range(200))

        def look() -> bool:
            if next(left, None) is None:
                found.append("ended")
                return True
            return False

        connection.set_progress_handler(look, 20_000)

    monkeypatch.setattr(database, "_limit_steps", bound)
    return found


def counts(path: Path) -> dict[str, int]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED}  # noqa: S608


READABLE = [hostile for hostile in LIBRARIES if hostile.is_readable]


@pytest.mark.parametrize("hostile", READABLE, ids=lambda item: item.name)
def test_a_strange_library_runs_nothing_and_what_can_be_read_is_taken_over(
    library: Path, systems: Systems, ended: list[str], hostile: Hostile
) -> None:
    before = counts(library)
    spoil(library, hostile)
    strange = library.read_bytes()
    with read_only.open_to_read(library) as found:
        assert found.recovered is not None
        assert [row.name for row in found.creatures.rows()] == ([] if "creature" in hostile.lost else ["Grik", "Snag"])
    assert files(library.parent) == {library.name: strange}
    assert backups.check(library).fault == "strange_schema"
    assert ended == []

    opened = Library.open(library, create=False, systems=systems)
    taken = opened.recovered
    assert taken is not None
    assert taken.original.read_bytes() == strange
    assert {damage.table for damage in taken.damage} >= hostile.spoiled
    assert opened.check_damage() is None
    goblins(opened, "New")
    opened.parties.add(Party(name="More"), [])
    opened.close()
    now = counts(library)
    wanted = {name: 0 if name in hostile.lost else number for name, number in before.items()}
    wanted |= {"identity": 1, "creature": wanted["creature"] + 1, "party": wanted["party"] + 1}
    assert now == wanted
    assert schema.revision(library) == database.HEAD
    assert backups.check(library).passes
    assert ended == []


@pytest.mark.parametrize(
    "hostile", [hostile for hostile in LIBRARIES if not hostile.is_readable], ids=lambda item: item.name
)
def test_a_library_that_is_not_even_read_without_running_something_is_refused_and_left_as_it_was(
    library: Path, hostile: Hostile
) -> None:
    spoil(library, hostile)
    before = files(library.parent)
    with contextlib.ExitStack() as looked:
        try:
            opened = looked.enter_context(read_only.open_to_read(library))
        except LibraryError as error:
            said = error.code
        else:
            # Later versions of SQLite call these functions harmless.
            said = "taken over" if opened.recovered is not None else ""
    assert said in ("damaged_no_copy", "taken over")
    assert files(library.parent) == before
    if said == "damaged_no_copy":
        assert refusal(library).code == said
        assert files(library.parent) == before


def test_there_are_thirty_of_them_and_more() -> None:
    assert len({hostile.name for hostile in LIBRARIES}) == len(LIBRARIES) > 30


@pytest.mark.parametrize("revision", ["0002", "0009", "0013", "0018"])
def test_a_strange_library_of_an_older_revision_is_taken_over_and_brought_up_to_date(
    path: Path, ended: list[str], revision: str
) -> None:
    path.write_bytes(gzip.decompress((KEPT / f"{revision}.turnwright.gz").read_bytes()))
    Library.open(shutil.copyfile(path, path.with_name("true.turnwright")), systems=find).close(back_up=False)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TRIGGER x AFTER UPDATE ON creature BEGIN DELETE FROM party; END")
    opened = Library.open(path, systems=find)
    assert opened.recovered is not None
    assert opened.recovered.damage == ()
    assert opened.migrated_copy is not None
    opened.close(back_up=False)
    assert counts(path) == counts(path.with_name("true.turnwright"))
    assert ended == []


# --- whose it is -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("revision", database.REVISIONS)
def test_the_schema_of_every_revision_is_known(path: Path, revision: str) -> None:
    upgrade.create(path, revision)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        found = schema.digest(schema.rows(connection))
    assert schema.DIGESTS.get(revision) == found, f"give {revision} a line in models.storage.schema.DIGESTS: {found}"
    assert schema.revision(path) == revision
    assert list(schema.DIGESTS) == list(database.REVISIONS)


@pytest.mark.parametrize("kept", sorted(KEPT.glob("*.gz")), ids=lambda kept: kept.name[:4])
def test_every_library_that_is_kept_is_one_of_ours(path: Path, kept: Path) -> None:
    path.write_bytes(gzip.decompress(kept.read_bytes()))
    assert schema.revision(path) == kept.name[:4]


def test_blanks_case_and_quotes_make_no_other_schema() -> None:
    said = 'CREATE TABLE "encounter" (\n\tid INTEGER NOT NULL, -- ours\n\t[group] VARCHAR)'
    assert schema.normalized(said) == schema.normalized(
        "create table encounter(id integer not null, `group` /* x */ varchar)"
    )
    assert schema.normalized("CHECK (a = 'X')") != schema.normalized("CHECK (a = 'x')")
    assert schema.normalized("a b") != schema.normalized("ab")


@pytest.mark.parametrize("hostile", LIBRARIES[:7], ids=lambda item: item.name)
def test_what_another_program_does_to_an_open_library_is_never_run(
    library: Path, systems: Systems, hostile: Hostile
) -> None:
    opened = Library.open(library, systems=systems)
    goblins(opened, "Before")
    before = counts(library)
    with contextlib.closing(sqlite3.connect(library, isolation_level=None)) as connection:
        hostile.change(connection)
    for save in (
        lambda: goblins(opened, "After"),
        lambda: opened.parties.remove([1]),
        lambda: opened.journals.put_away(1),
    ):
        with pytest.raises(LibraryError) as refused:
            save()
        assert refused.value.code == "altered"
    with contextlib.suppress(LibraryError):
        opened.close()
    assert counts(library) == before


@pytest.mark.parametrize("table", ["creature", "party", "encounter", "journal_entry", "checkpoint"])
def test_a_save_that_writes_less_than_it_was_to_is_refused_and_nothing_of_it_is_kept(
    library: Path, systems: Systems, monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    opened = Library.open(library, systems=systems)
    before = counts(library)
    monkeypatch.setattr(schema.SchemaWatch, "demand", lambda *_: None)
    with contextlib.closing(sqlite3.connect(library, isolation_level=None)) as connection:
        connection.execute(f"CREATE TRIGGER x BEFORE INSERT ON {table} BEGIN SELECT RAISE(IGNORE); END")
    fight = opened.encounters.all()[0]

    def command() -> None:
        opened.journals.append(fight.id or 0, 1, entry(1), state={"at": 1})

    def party() -> None:
        opened.parties.add(Party(name="More"), [])

    def encounter() -> None:
        opened.encounters.add(Encounter(name="More", system="tiny"))

    saves = {"creature": lambda: goblins(opened, "One", "Two"), "party": party, "encounter": encounter}
    save: Callable[[], None] = saves.get(table, command)
    with pytest.raises(LibraryError) as refused:
        save()
    assert refused.value.code == "not_saved"
    opened.close(back_up=False)
    assert counts(library) == before


def test_a_library_that_another_program_tidies_up_is_saved_in_as_before(library: Path, systems: Systems) -> None:
    opened = Library.open(library, systems=systems)
    with contextlib.closing(sqlite3.connect(library, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE x (y)")
        connection.execute("DROP TABLE x")
    goblins(opened, "After")
    opened.close()
    assert backups.check(library).passes


def test_what_would_take_longer_than_any_file_of_its_size_is_ended(library: Path) -> None:
    with contextlib.closing(database.connect_to_inspect(library)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="interrupted"):
            connection.execute("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n")
        with pytest.raises(sqlite3.DataError, match="too big"):
            connection.execute("SELECT length(zeroblob(400000000))")
