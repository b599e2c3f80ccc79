"""What two creatures of the shipped bestiary say of the same, in every system."""

from pathlib import Path

from models.library import Library
from rules.system import registry
from ui.bestiary.stat_block.compare import beside


def test_every_system_lays_two_creatures_beside_each_other(qapp: object, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "samples.turnwright", systems=registry.system)
    rows = library.creatures.rows()
    for system in registry.ids():
        of_system = library.creatures.get_all([row.id for row in rows if row.system == system])
        first, second = of_system[:2]
        found = beside(first, second)
        assert {line.label for line in found if line.differs}, system
        assert not any(line.differs for line in beside(first, first)), system
        assert len(found) > 10, system
        assert not [line for line in found if "None" in line.left + line.right], system
    value, other = (next(row.id for row in rows if row.system == system) for system in registry.ids()[:2])
    mixed = beside(*library.creatures.get_all([value, other]))
    assert any(line.left and line.right and line.differs for line in mixed)
    library.close()
