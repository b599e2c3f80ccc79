"""The ground, the labels of its kinds and heights, and the outlines of marked cells."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPicture
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from rules.board.board import Board
from ui.board.scene.coordinates import CELL, cell_center
from ui.board.scene.ground import TILE, GroundLayer
from ui.board.scene.layers import BLOCK, LabelsLayer, outline
from ui.board.scene.scene import BoardScene
from ui.theme.theme import look

NEAR = 48.0
"""Pixels of a cell that shows letters and heights."""

pytestmark = pytest.mark.usefixtures("qapp")


def shown(
    board: Board, taken: frozenset[tuple[int, int]] = frozenset(), pixels: float = NEAR
) -> dict[tuple[int, int], str]:
    layer = LabelsLayer()
    layer.show_board(board, {"grass": "G", "water": "W", "rock": "R"})
    layer.leave_free(taken)
    return layer.shown(pixels)


RIVER = {(x, y): "water" for x in range(8) for y in (3, 4)}


def test_an_area_has_its_letters_once_and_what_is_usual_has_none() -> None:
    assert shown(Board(8, 8, "grass", terrains=RIVER)) == {(0, 3): "W"}


def test_what_hangs_together_by_a_corner_alone_is_two_areas() -> None:
    board = Board(8, 8, "grass", terrains={(1, 1): "rock", (2, 2): "rock"})
    assert shown(board) == {(1, 1): "R", (2, 2): "R"}


def test_a_height_is_told_once_in_each_area_of_it_and_not_in_walls() -> None:
    levels = {(0, 0): 1, (1, 0): 1, (2, 0): 2, (3, 0): -1, (0, 1): 3}
    board = Board(8, 8, "grass", levels=levels, states={(0, 1): "blocked"})
    assert shown(board) == {(0, 0): "▲1", (2, 0): "▲2", (3, 0): "▼1"}


def test_who_stands_on_the_first_cell_lets_the_next_be_labelled() -> None:
    board = Board(8, 8, "grass", terrains=RIVER)
    assert shown(board, frozenset({(0, 3), (1, 3)})) == {(2, 3): "W"}
    assert shown(board, frozenset(RIVER)) == {(0, 3): "W"}


def test_a_large_area_is_labelled_wherever_one_looks() -> None:
    wide = 3 * BLOCK
    board = Board(wide, 2, "grass", terrains={(x, 0): "water" for x in range(wide)})
    assert shown(board) == {(0, 0): "W", (BLOCK, 0): "W", (2 * BLOCK, 0): "W"}


def test_the_cell_that_is_pointed_at_says_what_it_is() -> None:
    layer = LabelsLayer()
    layer.show_board(Board(8, 8, "grass", terrains=RIVER, levels={(5, 5): 2}), {"grass": "G", "water": "W"})
    layer.point((4, 4))
    assert layer.shown(NEAR) == {(0, 3): "W", (4, 4): "W", (5, 5): "▲2"}
    layer.point((5, 5))
    assert layer.shown(NEAR) == {(0, 3): "W", (5, 5): "▲2"}
    layer.point((0, 0))
    layer.point(None)
    assert layer.shown(NEAR) == {(0, 3): "W", (5, 5): "▲2"}


@pytest.mark.parametrize("text", [100, 150, 200])
def test_in_larger_text_letters_need_a_larger_cell_and_stay_within_it(text: int) -> None:
    """At 200 % the label of one cell lay over the piece in the next."""
    look().choose_text_size(text)
    board = Board(8, 8, "grass", terrains={(1, 1): "water"}, levels={(1, 1): 2})
    assert shown(board, pixels=0.3 * text) == {(1, 1): "W ▲2"}
    assert shown(board, pixels=0.3 * text - 1) == {(1, 1): "▲2"}
    layer = LabelsLayer()
    layer.show_board(board, {"grass": "G", "water": "W"})
    for pixels in (20.0, 0.3 * text, 90.0):
        image = QImage(400, 400, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            painter.scale(pixels / CELL, pixels / CELL)
            layer.paint(painter, QStyleOptionGraphicsItem())
        inked = [(x, y) for x in range(400) for y in range(400) if image.pixelColor(x, y).alpha()]
        assert min(min(pair) for pair in inked) >= pixels
        assert max(max(pair) for pair in inked) <= 2 * pixels + 1


def test_letters_go_before_heights_where_cells_are_small() -> None:
    board = Board(8, 8, "grass", terrains=RIVER, levels={(0, 3): 1})
    assert shown(board, pixels=24.0) == {(0, 3): "▲1"}
    assert shown(board, pixels=12.0) == {}


def test_an_outline_holds_its_cells_and_no_others_however_they_lie() -> None:
    ring = {(x, y) for x in range(1, 6) for y in range(1, 6)} - {(3, 3), (2, 2)} | {(6, 6), (8, 1)}
    path = outline(ring, 2.0)
    held = {(x, y) for x in range(10) for y in range(10) if path.contains(cell_center((x, y)))}
    assert held == ring


def test_an_outline_runs_inside_of_its_cells() -> None:
    path = outline({(1, 1), (2, 1), (2, 2)}, 3.0)
    for x, y in ((CELL, CELL), (3 * CELL, CELL), (2 * CELL, 3 * CELL), (CELL, 2 * CELL)):
        for away in (QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)):
            assert not path.contains(QPointF(x, y) + away)
    assert path.contains(QPointF(2 * CELL, CELL + 6)), "no line parts cells that hang together"


def test_nothing_marked_has_no_outline() -> None:
    assert outline(()).isEmpty()


def test_the_ground_is_painted_once_a_scale_and_anew_only_where_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[int, int]] = []
    real = GroundLayer._paint_cell

    def counted(layer: GroundLayer, painter: QPainter, cell: tuple[int, int], place: QRect) -> None:
        painted.append(cell)
        real(layer, painter, cell, place)

    monkeypatch.setattr(GroundLayer, "_paint_cell", counted)
    scene = BoardScene()
    board = Board(4 * TILE, TILE, "grass", terrains={(1, 1): "water"})
    scene.show_board(board, {"grass": "Grass", "water": "Water"})
    picture = QImage(1920, 480, QImage.Format.Format_RGB32)

    def render(scale: float = 1.0) -> int:
        painted.clear()
        with QPainter(picture) as painter:
            painter.scale(scale, scale)
            scene.render(painter, QRectF(0, 0, 1920, 480), QRectF(0, 0, 1920, 480))
        return len(painted)

    assert render() == 4 * TILE * TILE
    assert render() == 0
    scene.show_board(replace(board, terrains={(1, 1): "rock"}), {"grass": "Grass", "water": "Water", "rock": "Rock"})
    assert render() == 4 * TILE * TILE, "another ground may change the letters and hues of all"
    scene.show_board(replace(board, levels={(1, 1): 2}), {"grass": "Grass", "water": "Water", "rock": "Rock"})
    assert render() == 2 * TILE * TILE, "the tile of the cell, and the one beside it for its shadow"
    assert render(0.5) == 4 * TILE * TILE


def test_a_board_is_drawn_on_what_is_no_screen_too() -> None:
    scene = BoardScene()
    scene.show_board(Board(6, 6, "grass", terrains={(1, 1): "water"}, states={(2, 2): "blocked"}), {"water": "Water"})
    recorded = QPicture()
    with QPainter(recorded) as painter:
        scene.render(painter, QRectF(0, 0, 400, 400), QRectF(0, 0, 288, 288))
    played, direct = (QImage(400, 400, QImage.Format.Format_RGB32) for _ in range(2))
    with QPainter(played) as painter:
        recorded.play(painter)
    with QPainter(direct) as painter:
        scene.render(painter, QRectF(0, 0, 400, 400), QRectF(0, 0, 288, 288))
    for x, y in ((20, 380), (100, 100), (166, 166), (380, 20)):
        one, other = played.pixelColor(x, y), direct.pixelColor(x, y)
        assert abs(one.lightness() - other.lightness()) < 40
    assert played.pixelColor(100, 100).blue() > played.pixelColor(100, 100).red(), "water"


def test_cliffs_are_seen_from_above_and_from_below() -> None:
    scene = BoardScene()
    scene.show_board(Board(3, 3, "standard", levels={(1, 1): 2}), {})
    scene.labels.hide()
    picture = QImage(144, 144, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        scene.render(painter, QRectF(0, 0, 144, 144), QRectF(0, 0, 144, 144))
    for way in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        inside = picture.pixelColor(72 + 18 * way[0], 72 + 18 * way[1]).lightness()
        edge = max(picture.pixelColor(72 + at * way[0], 72 + at * way[1]).lightness() for at in (23, 24, 25))
        shadow = min(picture.pixelColor(72 + at * way[0], 72 + at * way[1]).lightness() for at in range(25, 30))
        far = picture.pixelColor(72 + 60 * way[0], 72 + 60 * way[1]).lightness()
        assert edge > inside + 8
        assert shadow < far - 40
