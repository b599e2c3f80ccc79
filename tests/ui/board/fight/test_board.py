"""Moving and looking on the board of a running fight, by mouse and by keys."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.board.geometry import cell_name
from tests.proving import short_of
from tests.there import there
from tests.ui.board.conftest import FOE, HERO, BoardTable, drag, let_go, mouse, pull, take
from tests.ui.cut_off import ROOM_FOR_MENUS
from tests.ui.settling import settle
from ui.board.scene.scene import BoardScene
from ui.encounter.log.delegate import SIGNS, LogDelegate
from ui.session.view.board import PieceView
from ui.shell.main_window import MainWindow
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.menu_items import MOST_ENTRIES


def test_the_board_stands_there_where_somebody_is_on_it(table: BoardTable) -> None:
    assert table.board.isVisible()
    assert set(table.board.scene.pieces) == {"lia", "orc", "elf"}
    assert table.board.scene.pieces["lia"].view.active


def test_without_a_board_there_is_none(window: MainWindow, library: Library) -> None:
    made = library.encounters.add(
        Encounter(name="No board", system="tabuleiro", seed=3),
        [EncounterEntry(name="Lia", side="party", sheet=HERO), EncounterEntry(name="Orc", side="foes", sheet=FOE)],
    )
    assert made.id is not None
    window.conductor.open_prepared(made.id)
    assert not window.encounter.fight.board.isVisible()


def test_a_piece_is_dragged_along_the_cheapest_way_with_its_cost_step_by_step(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    way = table.board.scene.way
    assert way.steps == (((2, 3), 1), ((3, 3), 2))
    assert not way.refused
    assert "2 AÇÃO" in table.board.line.text()
    let_go(table.view, (3, 3))
    assert table.of("lia").cell == (3, 3)
    assert table.of("lia").pools["acao"] == 3
    assert table.board.scene.pieces["lia"].view.cell == (3, 3)
    assert not table.board.scene.way.steps


def test_a_refused_cell_says_why_and_nothing_happens(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (4, 4))
    assert table.board.scene.way.refused
    assert table.board.line.text()
    let_go(table.view, (4, 4))
    assert table.of("lia").cell == (1, 3)
    assert table.said
    assert table.of("lia").pools["acao"] == 5


def test_too_dear_a_way_shows_its_cost_and_is_refused(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (7, 5))
    assert table.board.scene.way.steps[-1][1] > 5
    assert table.board.scene.way.refused
    let_go(table.view, (7, 5))
    assert table.of("lia").cell == (1, 3)
    assert "AÇÃO" in table.said


def test_escape_lets_a_dragged_piece_go_back(table: BoardTable) -> None:
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    table.press(Qt.Key.Key_Escape)
    let_go(table.view, (3, 3))
    assert table.of("lia").cell == (1, 3)


def test_a_piece_that_is_dragged_far_off_the_board_leaves_the_board_where_it_stands(table: BoardTable) -> None:
    """The board is wholly in sight before, meanwhile and afterwards, on every side and twice."""
    view = table.view
    settle()
    shown, size, corner = view.sceneRect(), view.transform().m11(), view.point_of((0, 0))
    for _ in range(2):
        for way in (QPoint(-40, 0), QPoint(40, 0), QPoint(0, -40), QPoint(0, 40)):
            take(view, (1, 3))
            start = view.point_of((1, 3))
            for step in range(1, 40):
                mouse(view, QEvent.Type.MouseMove, start + way * step, held=True)
                settle()
                assert (view.sceneRect(), view.transform().m11()) == (shown, size)
            mouse(view, QEvent.Type.MouseButtonRelease, start + way * 39, held=False)
            settle()
            assert (view.sceneRect(), view.transform().m11(), view.point_of((0, 0))) == (shown, size, corner)
            assert table.of("lia").cell == (1, 3)
    drag(view, (1, 3), (2, 3), (3, 3))
    assert table.of("lia").cell == (3, 3)


def test_the_piece_of_another_is_put_down_by_ruling(table: BoardTable) -> None:
    drag(table.view, (7, 7), (6, 7), (2, 6))
    assert table.of("elf").cell == (2, 6)
    facts = table.conductor.service.journal.facts()  # type: ignore[union-attr]
    assert facts[-1]["kind"] == "move"
    assert facts[-1]["placed"]
    assert table.of("elf").pools["acao"] == 5


def test_a_move_is_undone_with_the_piece(table: BoardTable) -> None:
    drag(table.view, (1, 3), (2, 3), (3, 3))
    table.conductor.undo()
    assert table.board.scene.pieces["lia"].view.cell == (1, 3)


def test_ways_are_worked_out_once_for_a_drag(table: BoardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    ground = table.conductor.system.ground
    walk = ground.walk

    def counted(*given: Any) -> Any:
        calls.append("walk")
        return walk(*given)

    monkeypatch.setitem(vars(ground), "walk", counted)
    take(table.view, (1, 3))
    for cell in ((2, 3), (3, 3), (3, 4), (3, 5), (2, 5)):
        pull(table.view, cell)
    assert len(calls) == 1
    let_go(table.view, (1, 3))


def test_arrow_keys_and_enter_move_the_active_piece(table: BoardTable) -> None:
    table.page.setFocus()
    table.page.board.take_keys()
    assert table.view.hasFocus()
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Right)
    assert table.view.cursor_cell == (3, 3)
    assert table.board.scene.way.steps[-1] == ((3, 3), 2)
    assert "D4" in table.view.accessibleDescription()
    table.press(Qt.Key.Key_Return)
    assert table.of("lia").cell == (3, 3)


def test_enter_does_the_ruling_that_is_typed_while_the_board_has_the_keys(table: BoardTable) -> None:
    table.page.board.take_keys()
    cell, selected = table.of("lia").cell, table.page.order.selected
    table.press(Qt.Key.Key_Right)
    QTest.keyClicks(table.view, "-2")
    assert table.page.typed_ruling.text == "-2"
    table.press(Qt.Key.Key_Return)
    assert table.page.typed_ruling.text == ""
    service = table.conductor.service
    assert service is not None
    command = service.journal.entries[-1].command
    assert (command["do"], command["actor"], command["amount"]) == ("damage", selected.id, 2)
    assert table.of("lia").cell == cell


def test_f6_gives_the_board_the_keys_and_takes_them_back(table: BoardTable) -> None:
    table.page.setFocus()
    QTest.keyClick(table.page, Qt.Key.Key_F6)
    assert table.view.hasFocus()
    table.press(Qt.Key.Key_F6)
    assert table.page.hasFocus()


def test_the_cell_under_the_cursor_is_told_in_words(table: BoardTable) -> None:
    table.board.take_keys()
    for _ in range(3):
        table.press(Qt.Key.Key_Right)
    words = table.view.accessibleDescription()
    assert words.startswith("E4")
    table.press(Qt.Key.Key_Right)
    assert "Orc" in table.view.accessibleDescription()
    assert "VIDA 9/9" in table.view.accessibleDescription()
    table.press(Qt.Key.Key_Left)
    table.press(Qt.Key.Key_Down)
    assert "wall" in table.view.accessibleDescription()


def test_the_letters_of_the_ground_are_told_while_no_cell_is_pointed_at(table: BoardTable) -> None:
    table.view.leave()
    assert table.board.line.text().replace("&nbsp;", " ").endswith("> L lama")


def test_who_has_no_cell_yet_can_be_put_on_any(table: BoardTable) -> None:
    table.conductor.command({"do": "join", "combatant": {"id": "wolf", "name": "Wolf", "side": "foes", "sheet": FOE}})
    menu = table.board.menu_for((6, 0))
    put = next(action for action in menu.actions() if "Wolf" in action.text())
    put.trigger()
    assert table.of("wolf").cell == (6, 0)


def test_the_cursor_goes_with_a_piece_that_the_mouse_has_moved(table: BoardTable) -> None:
    table.board.take_keys()
    drag(table.view, (1, 3), (2, 3), (3, 3))
    assert table.of("lia").cell == (3, 3)
    assert table.view.cursor_cell == (3, 3)


def test_the_cursor_goes_to_whose_turn_it_is(table: BoardTable) -> None:
    table.board.take_keys()
    table.press(Qt.Key.Key_Right)
    assert table.view.cursor_cell == (2, 3)
    table.conductor.next()
    acting = table.conductor.fight.acting
    assert acting is not None
    assert table.view.cursor_cell == acting.cell


def test_what_a_drag_costs_is_seen_through_the_piece(table: BoardTable) -> None:
    piece = table.board.scene.pieces["lia"]
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    assert piece.opacity() < 1
    assert table.board.scene.way.zValue() > piece.zValue()
    let_go(table.view, (3, 3))
    assert table.board.scene.pieces["lia"].opacity() == 1


def test_domains_ways_and_sight_are_drawn_on_demand(table: BoardTable) -> None:
    assert not table.board.scene.marks.marked
    table.board.shown.kinds["domain"].click()
    assert {candidate.kind: candidate.cells for candidate in table.marks} == {"domain": {(1, 2), (0, 3), (2, 3)}}
    table.board.shown.kinds["reach"].click()
    table.board.shown.kinds["sight"].click()
    marked = {candidate.kind: candidate.cells for candidate in table.marks}
    assert (3, 3) in marked["reach"]
    assert (4, 4) not in marked["reach"] | marked["sight"]
    table.board.shown.kinds["domain"].click()
    assert "domain" not in {candidate.kind for candidate in table.marks}


def test_the_wheel_with_ctrl_and_the_buttons_zoom(table: BoardTable) -> None:
    before = table.view.transform().m11()
    table.press(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert table.view.transform().m11() > before
    table.press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert table.view.transform().m11() == pytest.approx(before)


def test_the_wheel_with_ctrl_zooms_around_what_the_mouse_points_at(table: BoardTable) -> None:
    view = table.view
    point = view.point_of((2, 6))
    held = view.mapToScene(point)
    for turn in (120, 120, 120, -120, 120):
        event = QWheelEvent(
            QPointF(point),
            QPointF(view.viewport().mapToGlobal(point)),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)
    assert view.cell_under(point) == (2, 6)
    moved = view.mapFromScene(held) - point
    assert max(abs(moved.x()), abs(moved.y())) <= 1


def test_a_board_without_ways_is_a_picture_where_pieces_are_put_down(window: MainWindow, library: Library) -> None:
    sheet = {"des": 10, "pv": 12, "esquivar": 30}
    made = library.encounters.add(
        Encounter(name="Picture", system="d100", seed=3, board={"width": 9, "height": 9, "cell_size": 2}),
        [
            EncounterEntry(name="Ana", side="party", sheet=sheet, cells=[[2, 2]]),
            EncounterEntry(name="Bruto", side="foes", sheet=sheet, cells=[[8, 8]]),
        ],
    )
    assert made.id is not None
    table = BoardTable(window, library)
    table.conductor.open_prepared(made.id)
    assert table.board.isVisible()
    drag(table.view, (2, 2), (3, 2), (5, 2))
    assert table.of("ana").cell == (5, 2)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_cursor_of_the_keys_is_behind_a_menu_as_it_was(table: BoardTable, *, by_key: bool) -> None:
    reason = Qt.FocusReason.ShortcutFocusReason if by_key else Qt.FocusReason.MouseFocusReason
    table.view.setFocus(reason)
    assert table.board.scene.cursor.isVisible() == by_key
    menu = QMenu(table.view)
    menu.addAction("Mud")
    menu.popup(table.view.mapToGlobal(QPoint(20, 20)))
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert table.view.hasFocus()
    assert table.board.scene.cursor.isVisible() == by_key


def test_the_ground_is_changed_by_ruling_in_the_middle_of_a_fight(table: BoardTable) -> None:
    menu = table.board.menu_for((3, 3))
    actions = {
        action.text(): action for candidate in (menu, *menu.findChildren(QMenu)) for action in candidate.actions()
    }
    actions["Wall"].trigger()
    assert table.ground.state_at((3, 3)) == "blocked"
    assert table.board.scene.board.state_at((3, 3)) == "blocked"
    take(table.view, (1, 3))
    pull(table.view, (3, 3))
    assert table.board.scene.way.refused
    let_go(table.view, (1, 3))
    table.conductor.undo()
    assert table.board.scene.board.state_at((3, 3)) == "free"
    actions["Higher ▲"].trigger()
    assert table.ground.level_at((3, 3)) == 1
    actions["lama"].trigger()
    assert table.ground.terrain_at((3, 3)) == "mud"
    assert "Terrain" in actions
    assert table.page.log.model.lines[-1].text == "GM: D4, terrain = lama"
    actions["Put Lia here"].trigger()
    assert table.of("lia").cell == (3, 3)
    assert table.of("lia").pools["acao"] == 5


def test_who_aims_is_told_nothing_of_the_way_after_a_drag_that_was_given_up(table: BoardTable) -> None:
    orc = table.of("orc").cell
    take(table.view, (1, 3))
    pull(table.view, orc)
    assert "Somebody stands there" in table.board.line.text()
    table.press(Qt.Key.Key_Escape)
    let_go(table.view, orc)
    table.page.acting.choose(table.conductor.system.actions["attack"])
    table.view.cell_hovered.emit(orc)
    assert "Orc" in table.board.line.text()
    assert "Somebody stands there" not in table.board.line.text()


def test_the_menu_of_a_cell_says_which_and_leads_to_the_rulings_on_who_stands_there(table: BoardTable) -> None:
    table.view.ruling_requested.emit(table.of("lia").cell, table.view.mapToGlobal(QPoint(20, 20)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    title, _line, rulings = menu.actions()[:3]
    assert (title.text(), title.isEnabled()) == ("Ruling on B4", False)
    assert rulings.text() == "Rulings on Lia…"
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(rulings).center())
    opened = QApplication.activePopupWidget()
    assert isinstance(opened, QMenu)
    assert [action.text() for action in opened.actions() if action.text().startswith("Set points (")]
    opened.close()


@pytest.mark.parametrize("many", short_of([1, 3, 4, 20], 3, 4))
def test_the_menu_of_a_cell_stays_low_however_many_wait_to_be_put_there(table: BoardTable, many: int) -> None:
    for number in range(many):
        record: dict[str, Any] = {"id": f"wolf-{number}", "name": f"Wolf {number}", "side": "foes", "sheet": FOE}
        table.conductor.command({"do": "join", "combatant": record})
    menu = table.board.menu_for((6, 0))
    menus = (menu, *menu.findChildren(QMenu))
    assert max(candidate.sizeHint().height() for candidate in menus) <= ROOM_FOR_MENUS
    actions = {action.text(): action for candidate in menus for action in candidate.actions()}
    if many < MOST_ENTRIES:
        actions[f"Put Wolf {many - 1} here"].trigger()
    else:
        actions["Put here…"].trigger()
        line = there(QApplication.focusWidget())
        QTest.keyClicks(line, f"Wolf {many - 1}")
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.of(f"wolf-{many - 1}").cell == (6, 0)


def test_the_right_button_opens_the_menu_of_the_cell_under_it(table: BoardTable) -> None:
    asked: list[Any] = []
    table.view.ruling_requested.disconnect()
    table.view.ruling_requested.connect(lambda cell, place: asked.append(cell))
    point = table.view.point_of((6, 2))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, table.view.viewport().mapToGlobal(point))
    QApplication.sendEvent(table.view.viewport(), event)
    assert asked == [(6, 2)]


def test_what_is_said_of_a_cell_keeps_to_two_lines_on_a_narrow_board(table: BoardTable) -> None:
    line = table.board.line
    table.board._describe((1, 3))
    whole = line.text()
    line.setFixedWidth(90)
    table.board._describe((1, 3))
    assert line.text().endswith("…")
    assert whole.startswith(line.text().rstrip("…"))
    assert line.heightForWidth(90) <= line.minimumHeight()
    assert line.toolTip() == whole


def test_a_narrow_board_keeps_the_room_under_it_for_words(table: BoardTable) -> None:
    def steps() -> list[bool]:
        buttons = table.board.findChildren(QToolButton)
        steps = [button for button in buttons if button.accessibleName().startswith(("Zoom out", "Zoom in"))]
        return [button.isVisibleTo(table.board) for button in steps]

    assert steps() == [True, True]
    table.board.setFixedWidth(300)
    settle()
    assert steps() == [False, False]
    table.board.setFixedWidth(600)
    settle()
    assert steps() == [True, True]


def test_a_fight_put_away_while_an_action_is_put_together_leaves_the_board_alone(table: BoardTable) -> None:
    page = table.page
    page.acting.choose(
        next(button.action for button in page.stage.buttons if button.action and not button.refused_because)
    )
    assert page.composer.action is not None
    QTest.keyClick(table.window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not table.conductor.is_open
    assert page.composer.action is None


def test_what_is_taken_by_ruling_is_signed_and_filtered_as_a_ruling_not_as_a_blow(table: BoardTable) -> None:
    table.conductor.command({"do": "damage", "actor": "orc", "amount": 9})
    log = table.page.log
    lines = [log.filter.index(row, 0).data(ROW_ROLE) for row in range(log.filter.rowCount())]
    (blow,) = [line for line in lines if line.fact["kind"] == "attack"]
    delegate = log.list.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    assert delegate._sign(blow) == SIGNS["ruling"]
    assert blow.text.startswith("GM: Orc")
    log.filter.choose(family="rulings")
    assert log.filter.shows(blow)
    log.filter.choose(family="deeds")
    assert not log.filter.shows(blow)


def test_the_board_is_drawn_anew_only_where_something_on_it_is_another(
    table: BoardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = BoardScene.show_pieces

    def counting(scene: BoardScene, views: Sequence[PieceView]) -> None:
        drawn.append("pieces")
        draw(scene, views)

    monkeypatch.setattr(BoardScene, "show_pieces", counting)
    table.conductor.command({"do": "note", "text": "it is raining"})
    assert drawn == []
    table.conductor.command({"do": "set", "actor": "lia", "pool": "vida", "value": 3})
    assert drawn == ["pieces"]
    assert table.board.scene.pieces["lia"].view.pool[1] == 3


def test_the_line_tells_of_the_cell_where_the_cursor_is_wherever_that_goes_by_itself(table: BoardTable) -> None:
    """The cursor went to who acts next, in the past too, and the line told of the cell where it had been."""
    board = table.board

    def told() -> bool:
        return board.line.text().startswith(cell_name(board.view.cursor_cell))

    board.take_keys()
    assert told()
    QTest.keyClick(board.view, Qt.Key.Key_Right)
    assert told()
    reached = [board.view.cursor_cell]
    while table.fight.active == "lia":
        table.conductor.next()
    reached.append(board.view.cursor_cell)
    assert told()
    table.page.past.look_back(table.conductor.steps_done - 1)
    reached.append(board.view.cursor_cell)
    assert told()
    assert len(set(reached)) == 3, "it has gone somewhere each time"
