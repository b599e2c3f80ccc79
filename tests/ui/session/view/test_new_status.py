"""A status that no book has is a chip like any other."""

import pytest

from rules.core.modifiers import Modifier
from rules.engine.service import Done
from rules.mechanics.statuses import Catalogue
from rules.system import registry
from tests.worked import SYSTEMS, begun, setups
from ui.session.view.order import chips_of


@pytest.mark.parametrize("system", SYSTEMS)
def test_its_chip_has_its_word_its_timer_and_a_drawing(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book, real = registry.system(system), registry.system
    rows = book.statuses
    assert isinstance(rows, Catalogue)
    row = book.row_type(
        id="soaked",
        label="Soaked",
        timer=2,
        changes=(Modifier(book.changeable[0].id, 1),),
        forbids=frozenset({"attack"}),
    )
    laid = book.with_statuses(rows.altered(row))
    monkeypatch.setattr(registry, "system", lambda name: laid if name == system else real(name))
    service = begun({**setups(system)[0], "commands": []})
    id = next(iter(service.fight.combatants))
    assert isinstance(service.do({"do": "condition", "actor": id, "status": "soaked"}), Done)
    (chip,) = (chip for chip in chips_of(service.fight, laid, service.fight.combatants[id]) if chip.status == "soaked")
    assert (chip.word, chip.timer, chip.matters, chip.good) == ("Soaked", "2", True, False)
    assert chip.drawing.name
    assert "Soaked" in chip.tip
