"""Who is dropped on the board of a running fight, and what becomes of a piece that is held meanwhile."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.board.conftest import FOE, BoardTable, let_go, pull, take
from tests.ui.carried import creatures_mime
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

TWO_D = {"pv": 20, "de": 8, "dm": 7, "mo": 6}
"""A sheet of the 2d system."""


def drop(table: BoardTable, creatures: list[int], cell: tuple[int, int]) -> None:
    """Lets creatures go on a cell of the board."""
    mime, viewport, point = creatures_mime(creatures), table.view.viewport(), QPointF(table.view.point_of(cell))
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(viewport, QDragEnterEvent(point.toPoint(), copy, mime, left, none))
    QApplication.sendEvent(viewport, QDropEvent(point, copy, mime, left, none))


def large_table(window: MainWindow, library: Library) -> BoardTable:
    """A fight with an ogre of two by two cells, and Ana in a corner."""
    made = library.encounters.add(
        Encounter(
            name="Large", system="fantasia", seed=3, board={"width": 9, "height": 9}, options={"miniatures": True}
        ),
        [
            EncounterEntry(name="Ogre", side="foes", sheet={**TWO_D, "size": 2, "agi": 9}, cells=[[2, 2]]),
            EncounterEntry(name="Ana", side="party", sheet=TWO_D, cells=[[8, 8]]),
        ],
    )
    assert made.id is not None
    table = BoardTable(window, library)
    table.conductor.open_prepared(made.id)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, APP)
    table.conductor.command({"do": "begin"})
    return table


def test_creatures_dropped_on_the_board_join_on_that_cell_and_the_nearest_free_ones(table: BoardTable) -> None:
    wolf, bear = (
        creature.id
        for creature in table.library.creatures.add(
            [Creature(name=name, system="tabuleiro", sheet=FOE) for name in ("Wolf", "Bear")]
        )
    )
    assert wolf is not None
    assert bear is not None
    drop(table, [wolf, bear], (5, 3))
    assert (table.of("wolf").cell, table.of("bear").cell) == ((5, 2), (4, 3))
    assert table.of("orc").cell == (5, 3)


def test_large_creatures_dropped_on_the_board_join_beside_each_other(window: MainWindow, library: Library) -> None:
    table = large_table(window, library)
    (troll,) = (
        creature.id
        for creature in library.creatures.add([Creature(name="Troll", system="fantasia", sheet={**TWO_D, "size": 2})])
    )
    assert troll is not None
    drop(table, [troll, troll, troll], (5, 5))
    joined = [combatant for id, combatant in table.conductor.fight.combatants.items() if id.startswith("troll")]
    covers = table.conductor.system.ground.covers
    covered = [cell for combatant in joined for cell in covers(combatant, combatant.cell or (0, 0))]
    assert len(joined) == 3
    assert joined[0].cell == (5, 5)
    assert len(set(covered)) == len(covered) == 12


def test_who_is_taken_back_while_it_is_dragged_is_dragged_no_longer(table: BoardTable) -> None:
    (wolf,) = (
        creature.id for creature in table.library.creatures.add([Creature(name="Wolf", system="tabuleiro", sheet=FOE)])
    )
    drop(table, [wolf or 0], (5, 2))
    x, y = table.of("wolf").cell or (0, 0)
    take(table.view, (x, y))
    pull(table.view, (x + 1, y))
    table.window.undo()
    assert "wolf" not in table.conductor.fight.combatants
    steps = table.conductor.steps_done
    pull(table.view, (x + 1, y + 1))
    let_go(table.view, (x + 1, y + 1))
    assert table.conductor.steps_done == steps


def test_a_fight_that_is_put_away_while_a_piece_is_dragged_lets_go_of_it(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    table.window.put_away()
    pull(table.view, (4, 3))
    let_go(table.view, (4, 3))
    assert not table.conductor.is_open


def test_a_large_piece_is_dragged_by_any_of_its_cells(window: MainWindow, library: Library) -> None:
    table = large_table(window, library)
    while table.conductor.fight.active != "ogre":
        table.conductor.next()
    assert table.board.scene.pieces["ogre"].view.size == 2
    take(table.view, (3, 3))
    pull(table.view, (5, 3))
    assert table.board.scene.way.steps == (((3, 2), 1), ((4, 2), 2))
    let_go(table.view, (5, 3))
    assert table.of("ogre").cell == (4, 2)
