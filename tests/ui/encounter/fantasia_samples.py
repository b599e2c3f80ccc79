"""The sample fights of La Fantasia Final at the table: whose turn it is, and what the page says."""

from random import Random

from PySide6.QtWidgets import QPushButton

from models.library import Library
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import answer_all, sample_fight
from ui.shell.main_window import MainWindow

BRIDGE, CLEARING = "Peaje en el puente viejo", "El claro de las setas"


def toll(window: MainWindow, library: Library) -> GameTable:
    """The toll at the bridge in its first round: Bruno at 12, Itzel and Tobías at 10, Nieve at 9, then the foes."""
    table = sample_fight(window, library, "fantasia", BRIDGE)
    table.type(" ")
    while table.conductor.open_question is not None:
        table.type("4\n")
    assert table.fight.active == "bruno"
    return table


def to_turn_of(table: GameTable, id: str) -> None:
    """Space, until it is somebody's turn."""
    for _ in range(40):
        if table.fight.active == id:
            return
        table.type(" ")
        answer_all(table, Random(1))
    raise AssertionError(f"{id} has no turn")


def chips(table: GameTable, id: str) -> list[str]:
    return [chip.text for chip in next(row for row in table.page.order.order.rows if row.id == id).chips]


def title(table: GameTable) -> str:
    return str(table.page.stage.question._title.text()).replace("\N{NO-BREAK SPACE}", " ")


def answers(table: GameTable) -> list[str]:
    """The answers of the question bar, as they are read."""
    buttons = table.page.stage.question.options()
    return [button.text() for button in buttons if isinstance(button, QPushButton)]


def last_lines(table: GameTable, count: int) -> list[str]:
    return table.log()[-count:]
