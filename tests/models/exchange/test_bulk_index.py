"""Many creatures that come in at once are found and counted as if each had come by itself."""

from pathlib import Path

from sqlalchemy import select

from models.exchange import library_writer
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.library import Library
from models.repair import integrity
from models.repositories.creatures import Creature
from models.storage.store import table_of, twin


def counts(library: Library) -> list[tuple[object, ...]]:
    with library.store.read() as connection:
        rows = "SELECT * FROM creature_count ORDER BY system, what, value"
        return [tuple(row) for row in connection.exec_driver_sql(rows)]


def test_many_at_once_are_searched_and_counted_as_one_by_one(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Many.turnwright")
    samples = library.creatures.get_all([row.id for row in library.creatures.rows()])
    many = [twin(samples[n % len(samples)], name=f"Strange {n}") for n in range(library_writer.FEW + 1)]
    data = writer.document({"creatures": map(writer.creature_row, many)}).encode()
    one_by_one = Library.open(tmp_path / "Few.turnwright")
    one_by_one.creatures.add(twin(creature, id=None) for creature in many)
    with library.store.write() as connection, library_writer.bulk_indexed(connection, len(many)):
        assert not connection.exec_driver_sql("SELECT 1 FROM sqlite_master WHERE name = 'creature_added'").all()
    preview_files(library, [Content("a.json", data)], ImportChoice(), READERS).take(library)
    assert counts(library) == counts(one_by_one)
    assert len(library.creatures.rows("strange")) == len(many)
    library.creatures.duplicate([library.creatures.rows("strange")[0].id])
    assert len(library.creatures.rows("strange")) == len(many) + 1
    for candidate in (library, one_by_one):
        candidate.close(back_up=False)
        assert integrity.find_damage(candidate.path) == []


def test_every_column_of_a_creature_that_is_read_is_as_if_it_had_been_added(tmp_path: Path) -> None:
    added = Library.open(tmp_path / "Added.turnwright")
    read = Library.open(tmp_path / "Read.turnwright", samples=())
    creatures = added.creatures.get_all([row.id for row in added.creatures.rows()])
    data = writer.document({"creatures": map(writer.creature_row, creatures)}).encode()
    preview_files(read, [Content("a.json", data)], ImportChoice(), READERS).take(read)
    assert columns(read) == columns(added)
    for library in (added, read):
        library.close(back_up=False)


def columns(library: Library) -> dict[object, dict[str, object]]:
    """By name and system, all of a creature but who it is and when it came."""
    with library.store.read() as connection:
        rows = [dict(row) for row in connection.execute(select(table_of(Creature))).mappings()]
    own = {"id", "created", "changed"}
    return {(row["name"], row["system"]): {key: row[key] for key in row if key not in own} for row in rows}
