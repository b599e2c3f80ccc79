"""What is told of a cell that is pointed at."""

from PySide6.QtCore import Qt

from models.library import Library
from tests.ui.encounter.sampling import SHIFT, sample_fight
from ui.window import MainWindow


def test_a_way_as_long_as_the_distance_is_told_once_and_with_its_points(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "El vagón del dinero")
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    fight, system, board = table.fight, table.conductor.system, table.page.board
    actor = fight.combatants[fight.active]
    walk = system.ground.walk(fight, actor)
    assert walk is not None
    straight = {
        cell
        for cell in walk.open_cells()
        if system.ground.measured(fight, actor, cell).startswith(f"{walk.costs[cell]} ")
    }
    assert straight
    for cell in straight:
        told = " · ".join(board.words.of(cell, actor, walk))
        assert told.count(f"{walk.costs[cell]} ft") == 1
        assert f"{walk.costs[cell]} ft · 3 PA: " in told
    assert system.ground.measured(fight, actor, min(straight)) in board.words.of(min(straight), actor, None)
