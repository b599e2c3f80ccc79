"""Painting a board for a prepared encounter, by mouse and by keys; everything is kept at once and taken back."""

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.storage.errors import LibraryError
from models.storage.store import twin
from rules.board.geometry import distance
from rules.system import registry
from rules.system.quick_words import bare_sheet
from tests.ui.board.conftest import BOARD, FOE, HERO, click, drag, let_go, mouse, pull, send, take
from ui.board.editor.page import BoardPage
from ui.board.scene.brushes import LEVEL, RISE, STATE, TERRAIN, Brush
from ui.shell.main_window import MainWindow
from ui.text.words import TERMS
from ui.theme.theme import look


@pytest.fixture
def page(window: MainWindow, encounter: int) -> BoardPage:
    """The page of the encounter's board, opened as a game master does."""
    window.show_encounter(encounter)
    window.encounter.prepare.pane.who.board.click()
    assert window.encounter.board.isVisible()
    found: BoardPage = window.encounter.board
    return found


def stored(page: BoardPage) -> Encounter:
    found = page.encounter
    assert found is not None
    return found


def brush(page: BoardPage, stat: str, value: object) -> None:
    page.editor.brushes[Brush(stat, value)].click()


def cells(library: Library, encounter: int) -> list[list[list[int]]]:
    return [entry.cells for entry in library.encounters.entries(encounter)]


def test_the_board_of_the_encounter_is_shown_with_its_pieces(page: BoardPage) -> None:
    assert (page.editor.board.width, page.editor.board.height) == (8, 8)
    assert set(page.editor.scene.pieces) == {"lia", "orc", "elf"}


def test_pieces_wear_the_emblems_that_they_will_have_in_the_fight(page: BoardPage, window: MainWindow) -> None:
    edited = {id: piece.emblem for id, piece in page.editor.scene.pieces.items()}
    window.conductor.open_prepared(stored(page).id or 0)
    fought = {id: piece.emblem for id, piece in window.encounter.fight.board.scene.pieces.items()}
    assert edited == fought
    assert edited["orc"].drawing


def test_grounds_are_called_as_they_are_read(
    qapp: QApplication, page: BoardPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.text.words.language", lambda: "es")
    qapp.setProperty(TERMS, True)
    try:
        page.reload()
        called = {button.text() for brush, button in page.editor.brushes.items() if brush and brush.stat == TERRAIN}
        assert {"hierba", "barro", "agua"} <= called
        assert page.editor.words_of((0, 0), page.editor.board).endswith("hierba")
    finally:
        qapp.setProperty(TERMS, False)


def test_brushes_show_what_they_paint_in_every_theme(page: BoardPage) -> None:
    def pictures() -> dict[Brush, QImage]:
        shown = {brush: button.icon() for brush, button in page.editor.brushes.items() if brush is not None}
        return {brush: icon.pixmap(14, 14).toImage() for brush, icon in shown.items() if not icon.isNull()}

    chosen = look().choice
    look().choose("light")
    light = pictures()
    look().choose("dark")
    dark = pictures()
    look().choose(chosen)
    grounds = {brush for brush in page.editor.brushes if brush is not None and brush.stat == TERRAIN}
    assert len(grounds) > 5
    assert set(light) >= grounds | {Brush(STATE, "blocked")}
    assert all(light[one] != light[other] for one, other in combinations(light, 2))
    assert all(light[brush] != dark[brush] for brush in grounds)


def test_a_stroke_paints_a_wall_and_is_one_step_of_undo(page: BoardPage) -> None:
    brush(page, STATE, "blocked")
    drag(page.editor.view, (2, 5), (3, 5), (4, 5))
    assert {cell for cell, state in (page.editor.board.states or {}).items() if state == "blocked"} == {
        (4, 4),
        (2, 5),
        (3, 5),
        (4, 5),
    }
    assert {"rect": [2, 5, 4, 5], "state": "blocked"} in stored(page).board["cells"]  # type: ignore[index]
    page.undo_stack.undo()
    assert stored(page).board == BOARD
    assert page.editor.board.state_at((3, 5)) == "free"
    page.undo_stack.redo()
    assert page.editor.board.state_at((3, 5)) == "blocked"


def test_a_quick_stroke_leaves_no_gap_not_even_at_the_margin(page: BoardPage) -> None:
    brush(page, STATE, "blocked")
    view = page.editor.view
    take(view, (5, 5))
    pull(view, (1, 5))
    mouse(view, QEvent.Type.MouseMove, view.point_of((-3, 5)), held=True)
    mouse(view, QEvent.Type.MouseMove, view.point_of((-3, 6)), held=True)
    pull(view, (2, 6))
    let_go(view, (2, 6))
    painted = {cell for cell, state in (page.editor.board.states or {}).items() if state == "blocked"} - {(4, 4)}
    assert painted == {(x, 5) for x in range(6)} | {(x, 6) for x in range(3)}


def test_a_place_that_takes_nobody_says_why_while_a_piece_is_held_over_it(page: BoardPage) -> None:
    editor, orc = page.editor, page.editor.scene.pieces["orc"].view.cell
    take(editor.view, (1, 3))
    pull(editor.view, (4, 4))
    assert (editor.line.text(), editor.scene.way.refused) == ("Nobody can stand in a wall.", True)
    pull(editor.view, orc)
    assert (editor.line.text(), editor.scene.way.refused) == ("Orc is already there.", True)
    pull(editor.view, (2, 3))
    assert editor.line.text().startswith("Drop it on a cell")
    assert not editor.scene.way.refused
    let_go(editor.view, (2, 3))
    assert editor.scene.pieces["lia"].view.cell == (2, 3)
    assert editor.scene.way.end is None


def test_rectangles_of_terrain(page: BoardPage) -> None:
    brush(page, TERRAIN, "water")
    page.editor.whole.setChecked(True)
    take(page.editor.view, (2, 0))
    pull(page.editor.view, (7, 7))
    pull(page.editor.view, (4, 1))
    let_go(page.editor.view, (4, 1))
    water = {cell for cell, terrain in (page.editor.board.terrains or {}).items() if terrain == "water"}
    assert water == {(x, y) for x in (2, 3, 4) for y in (0, 1)}


def test_heights_rise_and_fall_within_what_the_system_takes(page: BoardPage) -> None:
    brush(page, RISE, -1)
    click(page.editor.view, (0, 0))
    assert page.editor.board.level_at((0, 0)) == 0
    brush(page, RISE, 1)
    for _ in range(3):
        click(page.editor.view, (0, 0))
    assert page.editor.board.level_at((0, 0)) == 3
    brush(page, LEVEL, 0)
    click(page.editor.view, (0, 0))
    assert page.editor.board.level_at((0, 0)) == 0


def test_the_second_of_two_quick_clicks_raises_a_cell_again(page: BoardPage) -> None:
    brush(page, RISE, 1)
    view = page.editor.view
    click(view, (0, 0))
    mouse(view, QEvent.Type.MouseButtonDblClick, view.point_of((0, 0)), held=True)
    let_go(view, (0, 0))
    assert page.editor.board.level_at((0, 0)) == 2


def test_arrow_keys_and_enter_paint(page: BoardPage) -> None:
    brush(page, STATE, "obstructed")
    view = page.editor.view
    view.put_cursor((0, 0))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert page.editor.board.state_at((1, 1)) == "obstructed"
    assert "obstructed" in page.editor.words_of((1, 1), page.editor.board)


def test_a_board_is_resized(page: BoardPage) -> None:
    page.editor.width_box.setValue(5)
    assert stored(page).board["width"] == 5  # type: ignore[index]
    assert page.editor.board.state_at((4, 4)) == "blocked"
    page.undo_stack.undo()
    assert stored(page).board == BOARD
    assert page.editor.width_box.value() == 8


def test_only_what_the_system_knows_is_offered(page: BoardPage, library: Library, window: MainWindow) -> None:
    made = library.encounters.add(Encounter(name="Plain", system="fulminato", board={"width": 6, "height": 4}))
    assert made.id is not None
    page.open(made.id)
    assert {found.stat for found in page.editor.brushes if found is not None} == {STATE}
    assert page.editor.size_box.isVisibleTo(page)
    page.editor.size_box.setValue(10)
    assert page.editor.size_box.text().endswith("10 feet")


def test_pieces_are_dragged_to_their_places_and_off_the_board(
    page: BoardPage, library: Library, encounter: int
) -> None:
    drag(page.editor.view, (1, 3), (2, 3), (2, 6))
    assert cells(library, encounter)[0] == [[2, 6]]
    page.undo_stack.undo()
    assert cells(library, encounter)[0] == [[1, 3]]
    page.editor.piece_placed.emit("lia", None)
    assert cells(library, encounter)[0] == []
    assert page.editor.off_board.count() == 1
    click(page.editor.view, (0, 7))
    assert cells(library, encounter)[0] == [[0, 7]]
    assert page.editor.off_board.count() == 0


def carry(page: BoardPage, number: int, *places: QPoint) -> None:
    """Takes hold of a row of those who wait, and moves the mouse over places of the list's own measure."""
    waiting = page.editor.off_board
    row = waiting.visualItemRect(waiting.item(number)).center()
    QTest.mousePress(waiting.viewport(), Qt.MouseButton.LeftButton, pos=row)
    for place in (row + QPoint(3, 0), row + QPoint(8, 0), *places):
        send(waiting.viewport(), QEvent.Type.MouseMove, place, held=True)


def over(page: BoardPage, cell: tuple[int, int]) -> QPoint:
    """A cell in the measure of the list of those who wait."""
    view, waiting = page.editor.view, page.editor.off_board
    return waiting.viewport().mapFromGlobal(view.viewport().mapToGlobal(view.point_of(cell)))


def test_who_waits_beside_the_board_is_dragged_to_a_cell(page: BoardPage, library: Library, encounter: int) -> None:
    for id in ("lia", "orc"):
        page.editor.piece_placed.emit(id, None)
    waiting = page.editor.off_board
    carry(page, 1, over(page, (5, 2)), over(page, (6, 2)))
    assert page.editor.line.text().startswith("G3"), "the cell under the mouse is said"
    assert (page.editor.scene.way.end, page.editor.scene.way.refused) == ((6, 2), False)
    send(waiting.viewport(), QEvent.Type.MouseMove, over(page, (7, 7)), held=True)
    assert page.editor.scene.way.refused, "Elf stands there"
    send(waiting.viewport(), QEvent.Type.MouseButtonRelease, over(page, (6, 2)), held=False)
    assert cells(library, encounter) == [[], [[6, 2]], [[7, 7]]]
    assert page.editor.scene.way.end is None
    page.undo_stack.undo()
    assert cells(library, encounter) == [[], [], [[7, 7]]]
    carry(page, 0, over(page, (5, 2)))
    QTest.keyClick(waiting, Qt.Key.Key_Escape)
    send(waiting.viewport(), QEvent.Type.MouseButtonRelease, over(page, (5, 2)), held=False)
    assert page.isVisible(), "Esc gives up the drag and stays on the page"
    assert cells(library, encounter) == [[], [], [[7, 7]]]
    carry(page, 0, over(page, (-3, 2)))
    send(waiting.viewport(), QEvent.Type.MouseButtonRelease, over(page, (-3, 2)), held=False)
    carry(page, 0, over(page, (5, 2)), QPoint(4, 4))
    assert page.editor.scene.way.end is None, "back in the list nobody is held over the board"
    send(waiting.viewport(), QEvent.Type.MouseButtonRelease, QPoint(4, 4), held=False)
    assert cells(library, encounter) == [[], [], [[7, 7]]]
    click(page.editor.view, (4, 1))
    assert cells(library, encounter)[0] == [[4, 1]], "a click on a row and one on a cell do it too"


def test_nobody_is_put_into_a_wall_or_on_another(page: BoardPage, library: Library, encounter: int) -> None:
    drag(page.editor.view, (1, 3), (2, 3), (4, 4))
    assert page._fault.text()
    drag(page.editor.view, (1, 3), (2, 3), (5, 3))
    assert "Orc" in page._fault.text()
    assert cells(library, encounter)[0] == [[1, 3]]


def test_everybody_is_placed_at_once(window: MainWindow, library: Library) -> None:
    made = library.encounters.add(
        Encounter(name="Many", system="tabuleiro", board=BOARD),
        [
            EncounterEntry(name="Lia", side="party", sheet=HERO),
            EncounterEntry(name="Orc", side="foes", sheet=FOE, count=9),
        ],
    )
    assert made.id is not None
    window.encounter.show_board(made.id)
    window.encounter.board.place_everybody()
    found = cells(library, made.id)
    assert found[0] == [[4, 7]]
    assert [cell[1] for cell in found[1]] == [0] * 8 + [1]
    window.conductor.open_prepared(made.id)
    assert window.encounter.fight.board.isVisible()


def test_a_new_board_has_the_system_s_size_and_no_board_frees_everybody(
    page: BoardPage, library: Library, encounter: int
) -> None:
    page.drop_board()
    assert stored(page).board is None
    assert cells(library, encounter) == [[], [], []]
    page.undo_stack.undo()
    assert stored(page).board == BOARD
    assert cells(library, encounter)[0] == [[1, 3]]
    page.drop_board()
    page._empty.button.click()
    assert stored(page).board == {"width": 11, "height": 11}


def test_a_board_is_kept_in_the_library_taken_by_another_and_deleted(
    page: BoardPage, library: Library, window: MainWindow
) -> None:
    page.kept.keep()
    page.kept.keep()
    assert [board.name for board in library.boards.all("tabuleiro")] == ["The mud"]
    made = library.encounters.add(Encounter(name="Again", system="tabuleiro"))
    assert made.id is not None
    page.open(made.id)
    page.kept.list.setCurrentIndex(1)
    page.kept.take()
    assert stored(page).board == BOARD
    page.kept.list.setCurrentIndex(1)
    page.kept.forget()
    assert library.boards.all() == []
    page.undo_stack.undo()
    assert len(library.boards.all()) == 1


def test_a_board_is_exported_and_read_by_another_library(page: BoardPage, library: Library, tmp_path: Path) -> None:
    path = tmp_path / "mud.json"
    page.kept.export_to(path)
    page.drop_board()
    page.kept.import_from(path)
    assert stored(page).board == BOARD
    assert [board.name for board in library.boards.all()] == ["The mud"]
    page.undo_stack.undo()
    assert stored(page).board is None
    assert library.boards.all() == []


def test_what_cannot_be_read_is_told_where_it_belongs(page: BoardPage, tmp_path: Path) -> None:
    page.kept.import_from(tmp_path / "missing.json")
    assert "missing.json" in page._fault.text()
    path = tmp_path / "bad.json"
    path.write_text("{", "utf-8")
    page.kept.import_from(path)
    assert "bad.json" in page._fault.text()
    content = {"format": "turnwright-board", "version": 1, "name": "x", "system": "tabuleiro", "board": {"width": 99}}
    path.write_text(json.dumps(content), "utf-8")
    page.kept.import_from(path)
    assert "width" in page._fault.text()
    assert stored(page).board == BOARD


def test_escape_goes_back_to_preparing(page: BoardPage, window: MainWindow) -> None:
    QTest.keyClick(page.editor.view, Qt.Key.Key_Escape)
    assert window.encounter.prepare.isVisible()


def test_how_large_a_cell_is_stands_only_where_the_book_measures_it(page: BoardPage) -> None:
    """Tabuleiro counts cells: neither the number nor its words."""
    assert not page.editor.size_box.isVisibleTo(page)
    assert not page.editor.size_label.isVisibleTo(page)


def test_esc_in_the_middle_of_a_drag_leaves_everything_as_it_was_and_the_page_open(page: BoardPage) -> None:
    view, before, steps = page.editor.view, stored(page), page.undo_stack.count()
    where = cells(page.library, page.encounter_id or 0)
    take(view, page.editor.scene.pieces["lia"].view.cell)
    pull(view, (6, 6))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    let_go(view, (6, 6))
    brush(page, STATE, "blocked")
    for whole in (False, True):
        page.editor.whole.setChecked(whole)
        take(view, (2, 5))
        pull(view, (4, 5))
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert page.editor.line.text() == page.editor.words_of((4, 5), page.editor.board)
        pull(view, (5, 5))
        let_go(view, (5, 5))
    assert page.isVisible()
    assert stored(page).board == before.board
    assert cells(page.library, page.encounter_id or 0) == where
    assert page.undo_stack.count() == steps
    assert page.editor.scene.board == page.editor.board
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_what_is_said_of_a_cell_holds_after_undo_too(page: BoardPage) -> None:
    brush(page, TERRAIN, "water")
    drag(page.editor.view, (2, 0), (3, 0))
    said = page.editor.line.text()
    page.undo_stack.undo()
    assert page.editor.line.text() == page.editor.words_of((3, 0), page.editor.board) != said
    page.undo_stack.redo()
    assert page.editor.line.text() == said
    page.editor.width_box.setValue(3)
    assert page.editor.line.text() == ""


def test_who_stood_on_what_is_no_ground_any_more_goes_to_the_nearest_cell(page: BoardPage) -> None:
    where = cells(page.library, page.encounter_id or 0)
    assert where == [[[1, 3]], [[5, 3]], [[7, 7]]]
    page.editor.height_box.setValue(2)
    assert cells(page.library, page.encounter_id or 0) == [[[1, 1]], [[5, 1]], [[7, 1]]]
    assert page.editor.off_board.count() == 0
    page.undo_stack.undo()
    assert cells(page.library, page.encounter_id or 0) == where
    brush(page, STATE, "blocked")
    click(page.editor.view, (5, 3))
    moved = page.editor.scene.pieces["orc"].view.cell
    assert distance((5, 3), moved) == 1
    assert page.editor.board.state_at(moved) == "free"
    page.undo_stack.undo()
    assert cells(page.library, page.encounter_id or 0) == where


def test_each_copy_of_a_line_keeps_its_own_cell_where_the_board_shrinks(page: BoardPage) -> None:
    """The second one stood where the first had stood, and the first was nowhere."""
    entries = page.library.encounters.entries(page.encounter_id or 0)
    three = twin(entries[1], count=3, cells=[[5, 7], [6, 1], [2, 0]])
    page.library.encounters.save_entries([entries[0], three, entries[2]])
    page.open(page.encounter_id or 0)
    page.editor.height_box.setValue(4)
    _, orcs, elf = cells(page.library, page.encounter_id or 0)
    assert orcs == [[5, 3], [6, 1], [2, 0]]
    assert elf == [[7, 3]]


def test_who_finds_no_room_on_a_smaller_board_waits_beside_it(page: BoardPage) -> None:
    where = cells(page.library, page.encounter_id or 0)
    page.editor.height_box.setValue(1)
    page.editor.width_box.setValue(2)
    assert all(page.editor.board.holds(piece.view.cell) for piece in page.editor.scene.pieces.values())
    assert (len(page.editor.scene.pieces), page.editor.off_board.count()) == (2, 1)
    assert "1" in page._fault.text()
    for _ in range(2):
        page.undo_stack.undo()
    assert cells(page.library, page.encounter_id or 0) == where


WAVES = (
    {"when": "round", "number": 2},
    {"when": "countdown", "number": 3, "unit": "rounds"},
    {"when": "word", "number": 1},
)


@pytest.mark.parametrize("wave", WAVES, ids=lambda wave: str(wave["when"]))
@pytest.mark.parametrize("id", registry.ids())
def test_every_command_of_the_editor_does_its_work_where_somebody_enters_later(
    window: MainWindow, library: Library, id: str, wave: dict[str, object]
) -> None:
    """Whoever enters with a wave is not on the board yet: placing, painting and resizing broke off over it."""
    sheet = bare_sheet(registry.system(id))
    made = library.encounters.add(
        Encounter(name="Later", system=id, board={"width": 9, "height": 9}),
        [
            EncounterEntry(name="Lia", side="party", sheet=sheet),
            EncounterEntry(name="Imp", side="foes", sheet=sheet, count=2, wave=wave, cells=[[8, 8]]),
            EncounterEntry(name="Orc", side="foes", sheet=sheet, count=2),
        ],
    )
    assert made.id is not None
    window.show_encounter(made.id)
    window.encounter.show_board(made.id)
    page = window.encounter.board
    assert page.editor.off_board.count() == 3
    page.place_everybody()
    hero, later, orcs = cells(library, made.id)
    assert (len(hero), later, len(orcs)) == (1, [[8, 8]], 2)
    page.editor.height_box.setValue(7)
    assert stored(page).board["height"] == page.editor.board.height == 7  # type: ignore[index]
    assert cells(library, made.id)[1] == [[8, 6]], "whoever enters later enters on the board, too"
    before = stored(page).board
    page.editor.brushes.get(Brush(STATE, "blocked"), list(page.editor.brushes.values())[-1]).click()
    click(page.editor.view, (4, 3))
    painted = page.editor.board
    assert stored(page).board != before
    page.reload()
    assert page.editor.board == painted
    page.editor.brushes[None].click()
    orc = next(piece for piece in page.editor.scene.pieces.values() if piece.view.name == "Orc B")
    drag(page.editor.view, orc.view.cell, (3, 5), (2, 5))
    assert [2, 5] in cells(library, made.id)[2]
    page._placed(orc.view.id, None)
    assert len(cells(library, made.id)[2]) == 1
    for _ in range(5):
        page.undo_stack.undo()
    assert cells(library, made.id) == [[], [[8, 8]], []]
    assert stored(page).board == {"width": 9, "height": 9}


def test_a_command_that_breaks_off_leaves_what_is_kept_on_the_screen(
    page: BoardPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError("gone", what="encounter", id=1)

    monkeypatch.setattr(page.library.encounters, "save", refuse)
    brush(page, STATE, "blocked")
    click(page.editor.view, (2, 6))
    assert page.fault
    assert page.editor.board.state_at((2, 6)) == page.editor.scene.board.state_at((2, 6)) == "free"

    def break_off(*_: object, **__: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("ui.board.editor.roster.kept_on", break_off)
    edits: tuple[Callable[[], None], ...] = (
        lambda: page.editor.height_box.setValue(3),
        lambda: click(page.editor.view, (2, 6)),
    )
    for edit in edits:
        with capture_exceptions() as broken:
            edit()
        assert len(broken) == 1
        assert (page.editor.height_box.value(), page.editor.board.height) == (8, 8)
        assert page.editor.scene.board.state_at((2, 6)) == "free"
        assert stored(page).board == BOARD
