"""A fight that has ended: nothing is said any more of whose turn it is, or of what somebody was about to do."""

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from tests.proving import short_of
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import SHIFT, sample_fight
from tests.ui.encounter.warehouse import chips, shoot_out
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow


def words(table: GameTable) -> str:
    """What stands on the sheet that is shown."""
    table.page.presenting.complete()
    return str(table.page.stage.block.text())


@pytest.mark.parametrize(
    ("system", "name"),
    short_of(
        [
            ("d100", "Tiroteo en el almacén 7"),
            ("fantasia", "Peaje en el puente viejo"),
            ("ffrpg", "The stair of cogs"),
            ("fulminato", "Asalto en el paso"),
            ("tabuleiro", "Pedágio na ponte"),
        ],
        ("d100", "Tiroteo en el almacén 7"),
        ("ffrpg", "The stair of cogs"),
        ("tabuleiro", "Pedágio na ponte"),
    ),
)
def test_a_sheet_refuses_nothing_once_the_fight_is_over(
    window: MainWindow, library: Library, system: str, name: str
) -> None:
    table = sample_fight(window, library, system, name)
    table.all_by(APP)
    table.type(" ")
    value = next(iter(table.fight.combatants))
    table.page.order.select(value)
    during = words(table)
    table.conductor.command({"do": "end"})
    table.page.order.select(value)
    assert "→" in during
    assert "→" not in words(table)
    table.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    table.page.order.select(value)
    assert "→" in words(table)


def test_what_was_declared_stands_in_no_row_once_the_fight_is_over(window: MainWindow, library: Library) -> None:
    table = shoot_out(window, library)
    table.press(Qt.Key.Key_Return, SHIFT)
    assert "Atacar → Contrabandista" in chips(table, "ines-arrieta")
    table.conductor.command({"do": "end"})
    assert not [chip for chip in chips(table, "ines-arrieta") if "Atacar" in chip]
    assert "Revólver 6/6" in chips(table, "ines-arrieta"), "what one has stays"
    table.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Atacar → Contrabandista" in chips(table, "ines-arrieta")
