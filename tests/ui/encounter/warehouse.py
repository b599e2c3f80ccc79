"""The shoot-out of the d100 samples at the table: the lines of its declarations, its rows and their chips."""

from models.library import Library
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import sample_fight
from ui.encounter.action_panel.declaration_list import DeclarationLine
from ui.session.view.order import OrderRow
from ui.shell.main_window import MainWindow


def shoot_out(window: MainWindow, library: Library) -> GameTable:
    """The shoot-out of the samples, everybody about to declare."""
    table = sample_fight(window, library, "d100", "Tiroteo en el almacén 7")
    table.type(" ")
    return table


def lines(table: GameTable) -> dict[str, DeclarationLine]:
    return {line.id: line for line in table.page.stage.declarations.lines}


def row(table: GameTable, id: str) -> OrderRow:
    (found,) = (item for item in table.page.order.order.rows if item.id == id)
    assert isinstance(found, OrderRow)
    return found


def chips(table: GameTable, id: str) -> list[str]:
    return [chip.text for chip in row(table, id).chips]
