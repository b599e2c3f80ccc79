"""How a dragged piece will look is chosen by the mouse's last move, or by a key, and shown before it is let go."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.board.conftest import BoardTable, let_go, pull, take
from ui.board.fight.dragged_piece import DragPath
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow


def last(table: BoardTable) -> dict[str, Any]:
    service = table.conductor.service
    assert service is not None
    return dict(service.journal.entries[-1].command)


@pytest.mark.parametrize(("by_way_of", "looks"), [((2, 4), "e"), ((3, 3), "s")])
def test_of_equally_cheap_ways_the_mouse_chooses_by_where_it_comes_from(
    table: BoardTable, by_way_of: tuple[int, int], looks: str
) -> None:
    take(table.view, (1, 3))
    pull(table.view, by_way_of)
    pull(table.view, (3, 4))
    way = table.board.scene.way
    assert way.facing == looks
    assert way.steps[-1] == ((3, 4), 3)
    assert len(way.steps) == 3
    assert f"faces {'→' if looks == 'e' else '↓'}" in table.board.line.text()
    let_go(table.view, (3, 4))
    assert table.of("lia").facing == looks
    assert table.of("lia").pools["acao"] == 2
    assert table.board.scene.way.facing == ""


def test_a_key_chooses_before_it_is_let_go_and_the_mouse_does_no_more(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    pull(table.view, (3, 4))
    table.press(Qt.Key.Key_Right)
    assert table.board.scene.way.facing == "e"
    pull(table.view, (2, 4))
    pull(table.view, (3, 4))
    assert table.board.scene.way.facing == "e"
    let_go(table.view, (3, 4))
    assert table.of("lia").facing == "e"


def test_what_the_rules_do_not_give_is_not_shown_and_the_rules_choose(table: BoardTable) -> None:
    """To look west after a walk to the east would cost more."""
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    table.press(Qt.Key.Key_Left)
    assert table.board.scene.way.facing == "e"
    let_go(table.view, (3, 3))
    assert table.of("lia").facing == "e"


def test_a_piece_that_is_put_down_looks_the_way_it_was_led_or_as_a_key_says(table: BoardTable) -> None:
    take(table.view, (7, 7))
    pull(table.view, (6, 7))
    assert table.board.scene.way.facing == "w"
    let_go(table.view, (6, 7))
    assert (last(table)["facing"], table.of("elf").facing) == ("w", "w")
    take(table.view, (6, 7))
    pull(table.view, (5, 7))
    table.press(Qt.Key.Key_Up)
    let_go(table.view, (5, 7))
    assert table.of("elf").facing == "n"


def test_a_key_alone_turns_a_piece_by_ruling_where_it_stands(table: BoardTable) -> None:
    take(table.view, (7, 7))
    pull(table.view, (6, 7))
    pull(table.view, (7, 7))
    table.press(Qt.Key.Key_Left)
    let_go(table.view, (7, 7))
    assert (table.of("elf").cell, table.of("elf").facing) == ((7, 7), "w")
    table.conductor.undo()
    assert table.of("elf").facing == "s"


def test_escape_takes_the_look_back_too(table: BoardTable) -> None:
    before = len(table.conductor.service.journal.entries)  # type: ignore[union-attr]
    take(table.view, (7, 7))
    pull(table.view, (6, 7))
    table.press(Qt.Key.Key_Left)
    table.press(Qt.Key.Key_Escape)
    let_go(table.view, (6, 7))
    assert len(table.conductor.service.journal.entries) == before  # type: ignore[union-attr]
    assert table.of("elf").facing == "s"


def test_a_cell_that_takes_nobody_says_why_while_a_piece_is_over_it(table: BoardTable) -> None:
    take(table.view, (7, 7))
    pull(table.view, (4, 4))
    assert table.board.scene.way.refused
    assert "ruling" not in table.board.line.text()
    assert table.conductor.refusal_of({"do": "move", "actor": "elf", "to": [4, 4]}) is not None
    let_go(table.view, (4, 4))
    assert table.of("elf").cell == (7, 7)


def test_in_a_system_where_one_says_how_one_faces_the_move_says_it(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    sheet = {"nv": 1, "pv": 9, "de": 9, "dm": 9}
    made = library.encounters.add(
        Encounter(
            name="Bridge", system="fantasia", seed=3, board={"width": 9, "height": 9}, options={"miniatures": True}
        ),
        [
            EncounterEntry(name="Itzel", side="party", sheet=sheet, cells=[[4, 6]]),
            EncounterEntry(name="Rat", side="foes", sheet=sheet, cells=[[4, 1]]),
        ],
    )
    table = BoardTable(window, library)
    table.conductor.open_prepared(made.id or 0)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, APP)
    table.conductor.command({"do": "begin"})
    while table.conductor.fight.active != "itzel":
        table.conductor.next()
    take(table.view, (4, 6))
    pull(table.view, (4, 5))
    assert table.board.scene.way.facing == "n"
    table.press(Qt.Key.Key_Left)
    assert table.board.scene.way.facing == "w"
    let_go(table.view, (4, 5))
    assert (table.of("itzel").cell, table.of("itzel").facing) == ((4, 5), "w")


def test_where_looks_are_left_and_right_only_those_are_chosen() -> None:
    heading = DragPath(("left", "right"), (3, 3))
    heading.come((3, 2))
    assert heading.wanted == ""
    heading.come((4, 2))
    assert heading.wanted == "right"
    heading.press((0, -1))
    assert not heading.by_key
    heading.press((-1, 0))
    assert (heading.wanted, heading.by_key) == ("left", True)
    heading.come((5, 2))
    assert heading.wanted == "left"


def test_without_looks_nothing_is_chosen() -> None:
    heading = DragPath((), (3, 3))
    heading.come((4, 3))
    heading.press((1, 0))
    assert heading.wanted == ""
