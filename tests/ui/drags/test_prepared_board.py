"""Who is let go on the board of an encounter that is prepared: by a real mouse, taken back, and then done by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.carrying import Stop
from tests.ui.drags.world import (
    FORD,
    Picked,
    World,
    calm,
    creature,
    grip,
    keys,
    member,
    of,
    over_tab,
    shelf,
    tray_line,
    two_creatures,
)
from ui.dnd.drop_targets import DragHint
from ui.navigation.tabs import BESTIARY, ENCOUNTER


@pytest.fixture
def painted(world: World) -> World:
    """The board at the ford is on the page."""
    world.window.show_tab(ENCOUNTER)
    world.window.encounter.show_board(FORD)
    return world


def board(world: World) -> Any:
    return world.window.encounter.board.editor.view


def in_over_the_margin(world: World, cell: tuple[int, int]) -> list[Stop]:
    view = board(world)
    return [over_tab(world, ENCOUNTER), of(view, lambda: QPoint(2, 2)), of(view, lambda: view.point_of(cell))]


def cursor_on_cell(world: World) -> Any:
    board(world).put_cursor((3, 3))
    return board(world)


STANDING = [("Heron", [[0, 0]]), ("Otter", [[5, 5]])]


COMING: dict[str, tuple[Callable[[World], Picked], list[Any]]] = {
    "creature": (creature("Bat"), [("Bat", [[3, 3]])]),
    "creatures": (two_creatures, [("Bat", [[3, 3]]), ("Wisp", [[3, 2]])]),
    "folder": (shelf("folder", "Caves"), [("Bat", [[3, 3]]), ("Moth", [[3, 2]])]),
    "tray line": (tray_line, [("Wisp", [[3, 3], [3, 2]])]),
    "member": (member("Ana"), [("Ana", [[3, 3]])]),
    "party": (grip, [("Ana", [[3, 3]]), ("Bea", [[3, 2]])]),
}


def test_whoever_comes_takes_part_and_begins_there(painted: World) -> None:
    for name, (pick, coming) in COMING.items():
        start, place = pick(painted)
        painted.hand.carry(start, place, *in_over_the_margin(painted, (3, 3)))
        assert painted.cells() == [*STANDING, *coming], name
        calm(painted)
        painted.window.undo()
        assert painted.cells() == STANDING, name
        keys(pick, ENCOUNTER, cursor_on_cell)(painted)
        assert painted.cells() == [*STANDING, *coming], name
        painted.window.undo()
        assert painted.cells() == STANDING, name


def test_what_does_not_go_there_says_why(painted: World) -> None:
    def tag(world: World) -> Picked:
        return shelf("tag", "night")(world)

    for pick, cell, why in (
        (tag, (3, 3), "Only creatures and members can be dropped here."),
        (creature("Guard"), (3, 3), "Guard plays by Final Fantasy RPG 3.25, and this fight by Batalha no tabuleiro."),
    ):
        said: list[str] = []

        def look(said: list[str] = said) -> bool:
            said.extend(beside.text() for beside in painted.window.findChildren(DragHint) if beside.isVisible())
            return True

        painted.window.remembered.choose_system(None)
        start, place = pick(painted)
        *way, last = in_over_the_margin(painted, cell)
        painted.hand.carry(start, place, *way, Stop(last.where, look))
        assert said == [why]
        assert painted.cells() == STANDING
        calm(painted)


def test_who_was_let_go_leaves_the_keys_to_the_board_and_esc_leads_back(painted: World) -> None:
    start, place = creature("Bat")(painted)
    painted.hand.carry(start, place, *in_over_the_margin(painted, (3, 3)))
    assert painted.window.focusWidget() is board(painted)
    QTest.keyClick(board(painted), Qt.Key.Key_Escape)
    assert painted.window.encounter.is_preparing


def test_a_tab_with_a_painted_board_has_the_keys_again_when_it_is_shown(painted: World) -> None:
    for number in (BESTIARY, ENCOUNTER):
        painted.window.tabs.setCurrentIndex(number)
    assert painted.window.focusWidget() is board(painted)
    painted.window.encounter.board.drop_board()
    for number in (BESTIARY, ENCOUNTER):
        painted.window.tabs.setCurrentIndex(number)
    focus = painted.window.focusWidget()
    assert focus is not None
    assert focus.isVisibleTo(painted.window)
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert painted.window.encounter.is_preparing
