"""What stands out from every ground in every theme: pieces, walls, obstacles, and the lines around marked cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from rules.board.board import Board
from rules.core.board_overlays import AREA, DOMAIN, RANGE, REACH, SIGHT, THREAT, MarkedCells
from rules.core.drawings import drawing_of
from rules.core.state import FOES, NEUTRAL, PARTY
from tests.ui.board.conftest import piece_view as view
from tests.ui.painted import contrast
from tests.ui.theme.canvas import numbers
from ui.board.scene import textures
from ui.board.scene.coordinates import CELL
from ui.board.scene.layers import LabelsLayer, MarksLayer
from ui.board.scene.piece_faces import body_of, detail_at
from ui.board.scene.pieces import PieceItem
from ui.board.scene.styles import KNOWN, UNKNOWN, CellStyle, terrain_looks
from ui.session.view.board import PieceView
from ui.session.view.order import ChipView
from ui.theme.theme import THEMES, look

SCALE = 3
SIDE = round(CELL * SCALE)
MARK, TEXT, HIGH = 3.0, 4.5, 7.0
LOOKS = {**terrain_looks(["tejado", "adverse", *KNOWN], "standard", {}), "plain": UNKNOWN}

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Iterator[str]:
    chosen = look().choice
    look().choose(request.param)
    yield request.param
    look().choose(chosen)


def on_ground(style: CellStyle, cells: int = 1) -> QImage:
    """A picture of so many times so many cells of a ground in the theme that is chosen."""
    return _on_ground(look().theme.name, style, cells).copy()


@cache
def _on_ground(_theme: str, style: CellStyle, cells: int) -> QImage:
    made = QImage(SIDE * cells, SIDE * cells, QImage.Format.Format_RGB32)
    with QPainter(made) as painter:
        for x in range(cells):
            for y in range(cells):
                painter.drawPixmap(x * SIDE, y * SIDE, textures.ground(style, (x + y) % textures.VARIANTS, SIDE))
    return made


def base_of(style: CellStyle) -> int:
    """The colour of a ground, as it is painted: what there is most of."""
    return _base_of(look().theme.name, style)


@cache
def _base_of(theme: str, style: CellStyle) -> int:
    return Counter(numbers(_on_ground(theme, style, 1))).most_common(1)[0][0]


def along(picture: QImage, start: QPointF, end: QPointF) -> set[int]:
    """The colours between two points, as far as there is a picture."""
    pixels = memoryview(picture.constBits()).cast("I")
    return {pixels[place] for place in _places(picture.width(), picture.height(), start.toTuple(), end.toTuple())}


@cache
def _places(width: int, height: int, start: tuple[float, float], end: tuple[float, float]) -> tuple[int, ...]:
    """The places of the pixels between two points, in a picture of that size."""
    first, way = QPointF(*start), QPointF(*end) - QPointF(*start)
    points = [(first + way * (step / 100)).toPoint() for step in range(101)]
    inside = [point for point in points if 0 <= point.x() < width and 0 <= point.y() < height]
    return tuple({point.y() * width + point.x(): None for point in inside})


def test_each_ground_is_told_from_the_others_without_its_colour(theme: str) -> None:
    drawn = {word: LOOKS[word].strokes for word in KNOWN}
    pictures = {strokes: on_ground(CellStyle("plain", strokes)) for strokes in set(drawn.values())}
    images = list(pictures.values())
    assert len(images) >= 8
    assert all(one != other for number, one in enumerate(images) for other in images[:number])
    bases = {word: base_of(LOOKS[word]) for word in KNOWN}
    alike = [
        (word, other)
        for word in KNOWN
        for other in KNOWN
        if word < other and drawn[word] == drawn[other] and bases[word] == bases[other]
    ]
    assert alike == []


def test_a_ground_has_six_pictures_and_the_same_for_a_cell_whenever_it_is_painted() -> None:
    style = LOOKS["grass"]
    pictures = [textures.ground(style, variant, SIDE).toImage() for variant in range(textures.VARIANTS)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    cells = [(x, y) for x in range(12) for y in range(12)]
    assert {textures.variant_of(cell) for cell in cells} == set(range(textures.VARIANTS))
    textures._ground.cache_clear()
    assert textures.ground(style, 3, SIDE).toImage() == pictures[3]


@pytest.mark.parametrize("side", [PARTY, FOES, NEUTRAL, "cultists"])
@pytest.mark.parametrize("state", ["active", "acting", "unconscious", "hidden"])
def test_a_piece_stands_out_all_around_from_every_ground(theme: str, side: str, state: str) -> None:
    changes = {"acting": {"active": True}, "hidden": {"hidden": True}}.get(state, {"state": state})
    piece = PieceItem(view(side=side, letter="", pool=("VIDA", 9, 9), **changes))
    body = body_of(CELL, detail_at(SIDE))
    middle = body.center() * SCALE
    faint = []
    for word, style in LOOKS.items():
        ground, picture = base_of(style), on_ground(style)
        with QPainter(picture) as painter:
            painter.scale(SCALE, SCALE)
            piece.paint(painter, None)  # type: ignore[arg-type]
        for angle in range(0, 360, 30):
            way = QPointF(cos(radians(angle)), sin(radians(angle)))
            near, far = middle + way * body.width() * SCALE * 0.3, middle + way * (SIDE * 0.62)
            best = max(contrast(pixel, ground) for pixel in along(picture, near, far))
            if best < MARK:
                faint.append((word, angle, round(best, 2)))
    assert faint == []


@pytest.mark.parametrize("state", ["blocked", "obstructed"])
def test_walls_and_obstacles_stand_out_from_every_ground(theme: str, state: str) -> None:
    faint = []
    for word, style in LOOKS.items():
        ground, picture = base_of(style), on_ground(style, 3)
        with QPainter(picture) as painter:
            painter.drawPixmap(SIDE, SIDE, textures.wall(SIDE) if state == "blocked" else textures.crate(SIDE))
        middle = QPointF(1.5 * SIDE, 1.5 * SIDE)
        for way in (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)):
            found = along(picture, middle, middle + way * SIDE * 0.7)
            if max(contrast(pixel, ground) for pixel in found) < MARK:
                faint.append((word, way))
    assert faint == []


@pytest.mark.parametrize("kind", [REACH, RANGE, AREA, SIGHT, DOMAIN, THREAT, "choice", "of a system"])
@pytest.mark.parametrize("side", [PARTY, FOES])
def test_the_line_around_marked_cells_stands_out_from_every_ground(theme: str, kind: str, side: str) -> None:
    layer = MarksLayer()
    layer.show_marked([MarkedCells(kind, kind, frozenset({(1, 1)}))], side)
    faint = []
    for word, style in LOOKS.items():
        ground, picture = base_of(style), on_ground(style, 3)
        with QPainter(picture) as painter:
            painter.scale(SCALE, SCALE)
            layer.paint(painter, None)  # type: ignore[arg-type]
        start = QPointF(1.5 * SIDE, 1.5 * SIDE)
        # A dashed line has gaps where one ray may meet it: the best of some beside each other counts.
        for way in (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)):
            across = QPointF(way.y(), way.x())
            rays = [
                along(picture, start + across * by, start + across * by + way * SIDE * 0.7) for by in range(-24, 25, 4)
            ]
            if max(contrast(pixel, ground) for ray in rays for pixel in ray) < MARK:
                faint.append((word, way))
    assert faint == []


def test_own_and_enemy_domain_are_told_apart_by_form_and_by_the_colours_of_their_sides() -> None:
    def marked(kind: str, side: str) -> QImage:
        layer, picture = MarksLayer(), on_ground(UNKNOWN, 3)
        layer.show_marked([MarkedCells(kind, kind, frozenset({(1, 1)}))], side)
        with QPainter(picture) as painter:
            painter.scale(SCALE, SCALE)
            layer.paint(painter, None)  # type: ignore[arg-type]
        return picture

    def shape(picture: QImage) -> list[bool]:
        """Where the line itself is: a pixel far from the ground, whatever its colour."""
        row = round(SIDE + 2.25 * SCALE)
        pixels = [picture.pixel(x, row) for x in range(SIDE + 10, 2 * SIDE - 10)]
        return [contrast(pixel, picture.pixel(2, 2)) >= MARK for pixel in pixels]

    own, threat = marked(DOMAIN, PARTY), marked(THREAT, PARTY)
    assert all(shape(own))
    assert True in shape(threat)
    assert False in shape(threat)
    assert marked(DOMAIN, FOES) != own
    line = (round(1.5 * SIDE), round(SIDE + 2.25 * SCALE))
    assert marked(DOMAIN, FOES).pixel(*line) == look().theme.color("foes").rgb()
    assert own.pixel(*line) == look().theme.color("party").rgb()


def test_a_label_is_read_on_every_ground(theme: str) -> None:
    least = HIGH if theme.startswith("contrast") else TEXT
    layer = LabelsLayer()
    layer.show_board(Board(1, 1, "grass", terrains={(0, 0): "mud"}, levels={(0, 0): 2}), {"mud": "M"})
    for style in LOOKS.values():
        picture = on_ground(style)
        with QPainter(picture) as painter:
            painter.scale(SCALE, SCALE)
            layer.paint(painter, None)  # type: ignore[arg-type]
        plate = picture.copy(round(4 * SCALE), round(5 * SCALE), round(20 * SCALE), round(7 * SCALE))
        pixels = set(numbers(plate))
        raised = look().theme.color("raised").rgb()
        assert raised in pixels
        assert max(contrast(pixel, raised) for pixel in pixels) >= least


def chip(label: str, drawing: str, *, good: bool = False) -> ChipView:
    return ChipView(label, label, "toxin", good, label, word=label, timer="2", drawing=drawing_of(drawing))


CHIPS = tuple(
    chip(label, drawing) for label, drawing in (("A", "death-skull"), ("B", "fire"), ("C", "sun"), ("D", "sundial"))
)


@pytest.mark.parametrize("facing", [None, "n", "e", "s", "w", "right"])
@pytest.mark.parametrize("many", [1, 2, 3, 4])
@pytest.mark.parametrize("aimed", [False, True])
@pytest.mark.parametrize("size", [1, 2])
def test_statuses_leave_key_crosshair_and_beak_free_and_none_is_passed_over(
    facing: str | None, many: int, aimed: bool, size: int
) -> None:
    piece = PieceItem(view(statuses=CHIPS[:many], facing=facing, size=size))
    piece.mark("", named=aimed)
    marks = piece.marks()
    side = CELL * size
    kept = [QRectF(0, 0, 17, 17)]
    kept += [QRectF(side - 16, 0, 16, 16)] if aimed else []
    kept += [QRectF(side - 7, side / 2 - 8, 7, 16)] if facing in ("e", "right") else []
    kept += [QRectF(0, side / 2 - 8, 7, 16)] if facing == "w" else []
    places = [place for _, place in marks]
    assert not any(place.intersects(other) for place in places for other in kept)
    assert all(QRectF(-2, -2, side + 4, side + 4).contains(place) for place in places)
    tokens = [token for token, _ in marks]
    hidden = many - sum(bool(token.drawing) for token in tokens)
    assert hidden == 0 or tokens[-1].word == f"+{hidden}"
    assert all(label in piece.view.spoken() for label in "ABCD"[:many])


def test_a_status_that_helps_is_round_and_one_that_hurts_is_full(theme: str) -> None:
    def painted(piece: PieceView) -> QImage:
        picture = on_ground(UNKNOWN)
        with QPainter(picture) as painter:
            painter.scale(SCALE, SCALE)
            PieceItem(piece).paint(painter, None)  # type: ignore[arg-type]
        return picture

    bad, good = (painted(view(statuses=(chip("A", "death-skull", good=helps),))) for helps in (False, True))
    family, raised = look().theme.family("toxin").rgb(), look().theme.color("raised").rgb()
    corner = [(round((CELL - 11) * SCALE) + x, round(1.5 * SCALE)) for x in range(4)]
    assert any(bad.pixel(*at) == family for at in corner)
    assert contrast(family, raised) >= MARK
    grey = [
        picture.convertToFormat(QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither)
        for picture in (bad, good)
    ]
    assert grey[0] != grey[1]


@pytest.mark.parametrize("facing", ["n", "w", "left"])
def test_no_beak_lies_over_the_letter_of_a_piece(facing: str) -> None:
    def letter(piece: PieceView) -> QImage:
        picture = on_ground(UNKNOWN)
        with QPainter(picture) as painter:
            painter.scale(SCALE, SCALE)
            PieceItem(piece).paint(painter, None)  # type: ignore[arg-type]
        return picture.copy(0, 0, 16 * SCALE, 16 * SCALE)

    assert letter(view(facing=facing)) == letter(view(facing="s"))
