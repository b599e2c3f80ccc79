"""A board counts or says that it does not, is fitted to its rules, and takes whoever stands beside it."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.boards import StoredBoard
from models.repositories.encounters import Encounter, EncounterEntry
from rules.board.board import BoardRules, fit_board, parse_board
from rules.text.faults import BadScript
from tests.ui.board.conftest import FOE, HERO, BoardTable
from tests.ui.settling import settle
from ui.board.editor.page import BoardPage
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow

PAINTED = {
    "width": 7,
    "height": 6,
    "cell_size": 5,
    "obstructed": [[2, 2]],
    "cells": [
        {"rect": [0, 0, 1, 1], "terrain": "swamp"},
        {"cell": [3, 3], "level": 2},
        {"cell": [5, 5], "state": "blocked"},
    ],
}
"""A board with what only a picture knows: the size of a cell, and a terrain without rules."""


def fantasia(library: Library, board: dict[str, Any] | None, **options: bool) -> int:
    made = library.encounters.add(
        Encounter(name="The bridge", system="fantasia", seed=3, board=board, options=options),
        [
            EncounterEntry(name="Itzel", side="party", sheet={"nv": 1, "pv": 9, "de": 9, "dm": 9}, cells=[[5, 5]]),
            EncounterEntry(
                name="Rat", side="foes", count=2, sheet={"nv": 1, "pv": 6, "de": 9, "dm": 7}, cells=[[1, 1]]
            ),
        ],
    )
    assert made.id is not None
    return made.id


def opened(window: MainWindow, encounter: int) -> BoardPage:
    window.show_encounter(encounter)
    window.encounter.show_board(encounter)
    page: BoardPage = window.encounter.board
    return page


def stored(library: Library, encounter: int) -> Encounter:
    found = library.encounters.get(encounter)
    assert found is not None
    return found


def test_a_board_that_is_a_picture_offers_to_let_it_count(window: MainWindow, library: Library) -> None:
    encounter = fantasia(library, PAINTED)
    page = opened(window, encounter)
    assert page.switch_on.isVisible()
    assert "Tablero y miniaturas" in page._offer_words.text()
    QTest.mouseClick(page.switch_on, Qt.MouseButton.LeftButton)
    assert not page.switch_on.isVisible()
    after = stored(library, encounter)
    assert after.options == {"miniatures": True}
    board = parse_board(after.board, page.rules_of(after))
    assert (board.width, board.state_at((2, 2)), board.level_at((3, 3))) == (7, "obstructed", 2)
    assert [entry.cells for entry in library.encounters.entries(encounter)] == [[[5, 4]], [[1, 1]]]
    assert page._fault.text().endswith("Moved to the nearest free cell: 1.")
    window.undo()
    before = stored(library, encounter)
    assert (before.options, before.board) == ({}, PAINTED)
    assert [entry.cells for entry in library.encounters.entries(encounter)] == [[[5, 5]], [[1, 1]]]
    assert page.switch_on.isVisible()
    page.let_it_count()
    page.go_back()
    window.encounter.prepare.go()
    assert window.front.shows_fight


def test_a_board_that_counts_offers_nothing(window: MainWindow, library: Library, encounter: int) -> None:
    assert not opened(window, encounter).switch_on.isVisible()
    page = opened(window, fantasia(library, {"width": 6, "height": 6}, miniatures=True))
    assert not page.switch_on.isVisible()


def test_a_board_of_the_library_that_does_not_fit_is_fitted(window: MainWindow, library: Library) -> None:
    encounter = fantasia(library, {"width": 9, "height": 9}, miniatures=True)
    library.boards.add([StoredBoard(name="Swamp", system="fantasia", board=PAINTED)])
    page = opened(window, encounter)
    page.kept.list.setCurrentIndex(1)
    page.kept.take()
    after = stored(library, encounter)
    assert parse_board(after.board, page.rules_of(after)).width == 7
    assert page.editor.isVisible()
    assert "has been fitted" in page._fault.text()
    assert page._fault.text().endswith("Moved to the nearest free cell: 1.")
    window.undo()
    assert stored(library, encounter).board == {"width": 9, "height": 9}


@pytest.mark.parametrize("bad", [{"width": 900, "height": 5}, {"width": "x"}, {"cells": 3, "width": 4, "height": 4}])
def test_a_board_that_cannot_be_fitted_changes_nothing(
    window: MainWindow, library: Library, bad: dict[str, Any]
) -> None:
    encounter = fantasia(library, {"width": 9, "height": 9}, miniatures=True)
    library.boards.add([StoredBoard(name="Odd", system="fantasia", board=bad)])
    page = opened(window, encounter)
    page.kept.list.setCurrentIndex(1)
    page.kept.take()
    assert stored(library, encounter).board == {"width": 9, "height": 9}
    assert page.editor.isVisible()
    assert "nothing has changed" in page.fault
    assert not window.undo_stack.canUndo()


def test_what_fits_already_stays_as_it_is() -> None:
    rules = BoardRules(
        terrains=frozenset({"standard", "mud"}), cell_keys=frozenset({"terrain", "level"}), levels=(0, 3)
    )
    data = {"width": 4, "height": 4, "cells": [{"cell": [1, 1], "terrain": "mud"}, {"cell": [2, 2], "level": 9}]}
    assert fit_board(data, rules)["cells"] == [{"cell": [1, 1], "terrain": "mud"}, {"cell": [2, 2], "level": 3}]
    with pytest.raises(BadScript):
        fit_board({"width": 101, "height": 4}, rules)


# --- in the fight ----------------------------------------------------------------------------------------------------


@pytest.fixture
def waiting(window: MainWindow, library: Library) -> BoardTable:
    """A fight in which Elf has no cell yet."""
    made = library.encounters.add(
        Encounter(name="The mud", system="tabuleiro", seed=3, board={"width": 8, "height": 8}),
        [
            EncounterEntry(name="Lia", side="party", sheet=HERO, cells=[[1, 3]]),
            EncounterEntry(name="Orc", side="foes", sheet=FOE, cells=[[5, 3]]),
            EncounterEntry(name="Elf", side="foes", sheet=FOE),
        ],
    )
    assert made.id is not None
    table = BoardTable(window, library)
    assert table.conductor.open_prepared(made.id)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, APP)
    return table


def carry(table: BoardTable, id: str, *places: QPoint) -> None:
    """Presses on a row of the order, moves over places of the screen, and lets go over the last."""
    order = table.page.order
    viewport = order.viewport()
    row = order.visualRect(order.order.index_of(id))
    start = QPoint(row.left() + 90, row.top() + 10)

    def send(kind: QEvent.Type, point: QPoint, *, held: bool) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        QApplication.sendEvent(
            viewport,
            QMouseEvent(
                kind,
                QPointF(point),
                QPointF(viewport.mapToGlobal(point)),
                none if kind == QEvent.Type.MouseMove else left,
                left if held else none,
                Qt.KeyboardModifier.NoModifier,
            ),
        )

    send(QEvent.Type.MouseButtonPress, start, held=True)
    for step in (QPoint(2, 1), QPoint(9, 3), QPoint(20, 30)):
        send(QEvent.Type.MouseMove, start + step, held=True)
    for place in places:
        send(QEvent.Type.MouseMove, viewport.mapFromGlobal(place), held=True)
    send(QEvent.Type.MouseButtonRelease, viewport.mapFromGlobal(places[-1]), held=False)


def on_screen(table: BoardTable, cell: tuple[int, int]) -> QPoint:
    return table.view.viewport().mapToGlobal(table.view.point_of(cell))


def line(table: BoardTable) -> str:
    return table.board.line.text()


def test_a_row_of_the_order_let_go_on_the_board_puts_its_piece_there(waiting: BoardTable) -> None:
    order = [row.id for row in waiting.page.order.order.rows]
    carry(waiting, "elf", on_screen(waiting, (3, 3)), on_screen(waiting, (6, 5)))
    assert waiting.of("elf").cell == (6, 5)
    assert [row.id for row in waiting.page.order.order.rows] == order
    waiting.window.undo()
    assert waiting.of("elf").cell is None


def test_a_row_let_go_beside_the_board_changes_nothing(waiting: BoardTable) -> None:
    service = waiting.conductor.service
    assert service is not None
    before = len(service.journal.entries)
    corner = waiting.page.mapToGlobal(QPoint(waiting.page.width() - 4, waiting.page.height() - 4))
    carry(waiting, "elf", corner)
    assert len(service.journal.entries) == before


def test_a_row_that_comes_back_from_the_board_leaves_nothing_on_it(waiting: BoardTable) -> None:
    service, order = waiting.conductor.service, waiting.page.order
    assert service is not None
    before, said = len(service.journal.entries), line(waiting)
    held: list[str] = []
    order.beyond.row_carried.connect(lambda who, _place: held.append(f"{who}: {line(waiting)}"))
    row = order.visualRect(order.order.index_of("elf"))
    home = order.viewport().mapToGlobal(QPoint(row.left() + 92, row.top() + 12))
    carry(waiting, "elf", on_screen(waiting, (3, 3)), home)
    assert len(held) == 1
    assert "by ruling" in held[0]
    assert line(waiting) == said
    assert len(service.journal.entries) == before


def test_who_is_not_on_the_board_is_named_until_it_is(waiting: BoardTable) -> None:
    assert "Elf" in line(waiting)
    assert "Orc" not in line(waiting)
    carry(waiting, "elf", on_screen(waiting, (6, 5)))
    waiting.board.view.cell_hovered.emit(None)
    assert "Elf" not in line(waiting)


def test_preparing_says_how_many_are_not_on_the_board(window: MainWindow, library: Library) -> None:
    encounter = fantasia(library, {"width": 9, "height": 9}, miniatures=True)
    window.show_encounter(encounter)
    assert "not on the board yet: 1" in window.encounter.prepare.pane._state.text()


def lair(library: Library) -> int:
    """A golem of two cells by two, and a rat that waits for its place."""
    golem = {"nv": 6, "pv": 70, "de": 12, "dm": 10, "size": 2}
    rat = {"nv": 1, "pv": 6, "de": 9, "dm": 7}
    made = library.encounters.add(
        Encounter(name="Lair", system="fantasia", seed=3, board={"width": 6, "height": 4, "blocked": [[5, 0]]}),
        [
            EncounterEntry(name="Golem", side="foes", sheet=golem),
            EncounterEntry(name="Rat", side="foes", count=5, sheet=rat),
            EncounterEntry(name="Giant", side="party", sheet=golem),
        ],
    )
    assert made.id is not None
    return made.id


def test_who_covers_several_cells_is_placed_where_all_of_them_are_free(window: MainWindow, library: Library) -> None:
    encounter = lair(library)
    opened(window, encounter).place_everybody()
    golem, rats, giant = (entry.cells for entry in library.encounters.entries(encounter))
    big = [[x + across, y + down] for x, y in golem + giant for across in (0, 1) for down in (0, 1)]
    assert golem == [[3, 0]]
    assert giant == [[3, 2]]
    standing = [tuple(cell) for cell in big + rats]
    assert len(standing) == len(set(standing)) == 13
    assert (5, 0) not in standing


def test_who_covers_several_cells_is_put_down_by_hand_where_all_of_them_are_free(
    window: MainWindow, library: Library
) -> None:
    encounter = lair(library)
    page = opened(window, encounter)
    golem, rat = (item["id"] for item in library.setup(encounter).script["combatants"][:2])
    page.editor.piece_placed.emit(rat, (2, 2))
    page.editor.piece_placed.emit(golem, (1, 1))
    assert "Rat A" in page._fault.text()
    page.editor.piece_placed.emit(golem, (4, 0))
    assert page._fault.text() == "Nobody can stand in a wall."
    page.editor.piece_placed.emit(golem, (0, 3))
    assert page._fault.text() == "The board ends there."
    page.editor.piece_placed.emit(golem, (0, 0))
    assert [entry.cells for entry in library.encounters.entries(encounter)][:2] == [[[0, 0]], [[2, 2]]]


def test_what_is_said_of_a_board_moves_nothing_under_the_mouse(window: MainWindow, library: Library) -> None:
    page = opened(window, fantasia(library, PAINTED))
    settle()
    fields = (page.editor.width_box, page.editor.view, page.kept.list)
    before = [(box.mapTo(page, QPoint()), box.height()) for box in fields]
    page.editor.width_box.setValue(3)
    settle()
    assert page._fault.isVisible()
    assert [(box.mapTo(page, QPoint()), box.height()) for box in fields] == before
