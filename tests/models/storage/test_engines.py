"""What SQLAlchemy has made of a statement for one library serves every other one, and each reads its own file."""

from pathlib import Path

from models.library import Library
from models.repositories.creatures import Creature
from models.storage.store import STATEMENTS
from tests.models.library_files import Systems


def test_a_statement_is_written_out_once_for_all_libraries(tmp_path: Path, systems: Systems) -> None:
    written = []
    for name in ("Ghoul", "Wisp"):
        library = Library.open(tmp_path / f"{name}.turnwright", samples=(), systems=systems)
        library.creatures.add([Creature(name=name, system="tiny", sheet={"hp": 6})])
        (row,) = library.creatures.rows()
        creature = library.creatures.get(row.id)
        assert creature is not None
        assert (row.name, creature.name) == (name, name)
        library.close()
        written.append(len(STATEMENTS))
    assert written[0] == written[1] > 0
