"""Emblems say side, turn, aim and fall by their forms, which stand out from every level of a page in every theme."""

from collections.abc import Iterator
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from rules.core.state import FOES, NEUTRAL, PARTY
from tests.ui.theme.canvas import best, painted, pixels, share
from tools.pictures.colour_vision import SEEN_AS, seen
from ui.session.appearance import OwnLook
from ui.theme import emblem as module
from ui.theme import theme as theme_module
from ui.theme.emblem import (
    LIBRARY,
    Emblem,
    Standing,
    deepened,
    initials,
    outline,
    paint_emblem,
    room_around,
    with_picture,
)
from ui.theme.theme import READABLE, contrast, current, look, theme_named

WOLF = "wolf-head"
FORMS = (PARTY, FOES, NEUTRAL, LIBRARY)
LEVELS = ("surface", "pane", "raised", "popover", "accent_soft")
GREEN = QColor(0, 120, 0)
AT = QRectF(14, 14, 36, 36)
MARK = 3.0


@pytest.fixture
def light(qapp: QApplication) -> Iterator[None]:
    chosen = look().choice
    look().choose("light")
    yield
    look().choose(chosen)


def shown(
    emblem: Emblem, standing: Standing | None = None, *, at: QRectF = AT, level: str = "pane", ratio: float = 1.0
) -> QImage:
    size = QSize(round(at.right() + at.left()), round(at.bottom() + at.top()))
    return painted(lambda painter: paint_emblem(painter, at, emblem, standing or Standing()), size, level, ratio)


def around(path: QPainterPath, many: int = 72) -> Iterator[tuple[QPointF, QPointF]]:
    """Points on the edge of a form, each with the way inwards, a pixel long."""
    middle = path.boundingRect().center()
    for number in range(many):
        point = path.pointAtPercent(number / many)
        way = middle - point
        yield point, way / hypot(way.x(), way.y())


def standing_out(image: QImage, form: str, level: str) -> float:
    """The share of the edge of a form that is seen on its level."""
    ground = current().color(level)
    seen = [best(image, point, inwards, 3, ground) >= MARK for point, inwards in around(outline(AT, form))]
    return sum(seen) / len(seen)


@pytest.mark.usefixtures("qapp")
def test_an_own_colour_is_painted_as_the_theme_has_it_and_not_as_the_theme_it_was_made_in() -> None:
    emblem = OwnLook("purple").as_emblem(PARTY, "Lia")
    seen = {name: module.grounds(emblem, theme_named(name))[0].name() for name in ("light", "dark")}
    assert seen["light"] != seen["dark"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_form_stands_out_on_every_level(theme: str, level: str) -> None:
    kinds = sorted(current().grounds.keys() - {PARTY, FOES, NEUTRAL})
    emblems = [Emblem(form, WOLF) for form in (PARTY, FOES, NEUTRAL)]
    emblems += [Emblem(LIBRARY, WOLF, kind=kind) for kind in kinds]
    emblems += [
        Emblem(FOES, WOLF, boss=True),
        Emblem(PARTY, WOLF, colour="#ffe34d"),
        Emblem(PARTY, WOLF, colour="#101080"),
    ]
    faint = {emblem for emblem in emblems if standing_out(shown(emblem, level=level), emblem.form, level) < 0.94}
    assert faint == set()


@pytest.mark.parametrize("form", FORMS)
def test_a_hollow_form_is_seen_by_its_dashes(theme: str, form: str) -> None:
    for standing in (Standing(down=True, badge="death-skull"), Standing(hidden=True)):
        seen = standing_out(shown(Emblem(form, WOLF), standing), form, "pane")
        assert 0.45 < seen < 0.95


@pytest.mark.parametrize("form", FORMS)
def test_the_glyph_stands_out_from_its_ground(theme: str, form: str) -> None:
    image = shown(Emblem(form, WOLF))
    glyph = current().color("glyph")
    inside = sorted(pixels(image, AT.adjusted(9, 9, -9, -9)), key=lambda colour: contrast(glyph, colour))
    assert share(image, glyph, AT) > 0.08
    # What is neither glyph nor its soft edge.
    assert contrast(glyph, inside[round(len(inside) * 0.6)]) >= MARK
    assert contrast(glyph, inside[-1]) >= READABLE
    hollow = shown(Emblem(form, WOLF), Standing(down=True))
    assert share(hollow, current().color("muted"), AT) > 0.08


def test_sides_that_were_named_at_a_table_have_grounds_of_their_own(
    theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme_module, "_numbers", {})  # with more sides than hues some share one
    sides = ("The Guard", "Smugglers", "Wolves")
    grounds = [module.grounds(Emblem(side), current())[0] for side in sides]
    usual = [module.grounds(Emblem(side), current())[0] for side in (PARTY, FOES, NEUTRAL, "")]
    assert len({ground.rgb() for ground in (*grounds, *usual)}) == 6  # of no side and of the neutral one are alike
    for side in sides:
        assert standing_out(shown(Emblem(side, WOLF)), side, "pane") >= 0.94


def test_each_side_is_told_by_its_form_alone(light: None) -> None:
    """As the eye sees it that knows no colours: how much of a form lies where the others have nothing."""
    masks = {}
    for form in FORMS:
        image = shown(Emblem(form, kind="humanoid"))
        ground = current().color("pane")
        masks[form] = [contrast(colour, ground) > MARK for colour in pixels(image, AT)]
    for form, mask in masks.items():
        for other in FORMS:
            if other != form:
                apart = sum(one != two for one, two in zip(mask, masks[other], strict=True))
                assert apart / sum(mask) > 0.05, (form, other)


def test_who_acts_has_a_ring_with_a_gap_around_the_form(theme: str) -> None:
    for form in FORMS:
        image = shown(Emblem(form, WOLF), Standing(active=True))
        assert contrast(current().color("turn"), current().color("pane")) >= MARK
        assert share(image, current().color("turn")) > 0.02
        assert share(shown(Emblem(form, WOLF)), current().color("turn")) < 0.005


def test_who_is_aimed_at_has_a_crosshair_above_and_who_is_down_a_badge_below(theme: str) -> None:
    above, below = QRectF(AT.right() - 14, AT.top() - 3, 17, 17), QRectF(AT.right() - 14, AT.bottom() - 14, 17, 17)
    aim, warn = current().color("aim"), current().color("warn")
    aimed = shown(Emblem(NEUTRAL, WOLF), Standing(aimed=True))
    assert share(aimed, aim, above) > 0.2
    assert share(aimed, aim, below) == 0
    down = shown(Emblem(NEUTRAL, WOLF), Standing(down=True, badge="knockout", badge_role="warn"))
    assert share(down, warn, below) > 0.2
    assert share(down, warn, above) == 0
    for role in ("aim", "warn", "bad", "muted"):
        assert contrast(current().color(role), current().color("pane")) >= MARK
        assert contrast(current().color(role), current().color("raised")) >= MARK


def test_who_is_hidden_is_told_from_who_has_fallen(light: None) -> None:
    emblem = Emblem(FOES, WOLF)
    fallen = shown(emblem, Standing(down=True, badge="death-skull"))
    assert shown(emblem, Standing(hidden=True)) != fallen
    assert shown(emblem, Standing(down=True, hidden=True, badge="death-skull")) == fallen


def test_who_cannot_be_aimed_at_is_fainter(theme: str) -> None:
    ground = current().color("pane")
    middle = QRectF(AT.left() + 16, AT.top() + 30, 4, 4)

    def strength(standing: Standing) -> float:
        return max(contrast(colour, ground) for colour in pixels(shown(Emblem(PARTY), standing), middle))

    assert strength(Standing(possible=False)) < strength(Standing())


def test_a_boss_has_a_rim_of_gold_that_a_dark_line_parts_from_its_ground(theme: str) -> None:
    gold = current().color("gold")
    usual, boss = (shown(Emblem(FOES, WOLF, boss=boss), at=QRectF(8, 8, 60, 60)) for boss in (False, True))
    assert share(boss, gold) > 0.05
    assert share(usual, gold) < 0.01
    _, below = current().ground(FOES)
    assert contrast(gold, below) >= MARK


@pytest.mark.parametrize("side", [24, 36, 60])
@pytest.mark.parametrize("eyes", SEEN_AS)
def test_a_boss_is_told_by_a_crown_without_its_colour(theme: str, eyes: str, side: int) -> None:
    at = QRectF(14, 14, side, side)
    above = QRectF(at.left() + side * 0.25, at.top() - room_around(at), side / 2, room_around(at) - 1)
    for form in FORMS:
        for standing in (
            Standing(),
            Standing(active=True),
            Standing(down=True, badge="death-skull"),
            Standing(hidden=True),
        ):
            usual, boss = (shown(Emblem(form, WOLF, boss=boss), standing, at=at) for boss in (False, True))
            apart = [
                contrast(one, other)
                for one, other in zip(pixels(seen(usual, eyes), above), pixels(seen(boss, eyes), above), strict=True)
            ]
            # Over the ring of who acts, which is as strong, it is the gap around the crown that one sees.
            least = MARK / 2 if standing.active else MARK
            assert sum(each >= least for each in apart) / len(apart) > 0.15, (form, standing)


def striped() -> QImage:
    """A high picture: blue at both ends, green in the middle."""
    picture = QImage(40, 120, QImage.Format.Format_RGB32)
    picture.fill(QColor(0, 0, 255))
    with QPainter(picture) as painter:
        painter.fillRect(0, 40, 40, 40, GREEN)
    return picture


@pytest.mark.parametrize("form", FORMS)
def test_a_picture_of_its_own_fills_the_form_with_its_middle(light: None, form: str) -> None:
    image = shown(with_picture(Emblem(form, WOLF, letters="KW"), striped()))
    assert share(image, GREEN, AT) > 0.6
    assert share(image, QColor(0, 0, 255)) == 0
    assert image.pixelColor(15, 48) == current().color("pane") or form == LIBRARY


def test_a_picture_is_grey_where_its_bearer_is_down(light: None) -> None:
    emblem = with_picture(Emblem(PARTY, WOLF), striped())
    for standing in (Standing(down=True), Standing(hidden=True)):
        image = shown(emblem, standing)
        assert max(colour.hsvSaturation() for colour in pixels(image, AT.adjusted(8, 8, -14, -14))) < 24
        assert share(image, current().color("pane"), AT.adjusted(8, 8, -14, -14)) < 0.1


def test_where_a_picture_is_transparent_it_stays_so_in_grey(light: None) -> None:
    picture = QImage(20, 20, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    assert module.greyed(picture).pixelColor(4, 4).alpha() == 0
    picture.fill(GREEN)
    assert module.greyed(picture).pixelColor(4, 4).alpha() == 255


def test_a_picture_that_cannot_be_read_changes_nothing(light: None) -> None:
    assert with_picture(Emblem(PARTY, WOLF), QImage()) == Emblem(PARTY, WOLF)


def test_another_picture_under_the_same_name_is_shown(light: None) -> None:
    other = striped()
    other.fill(QColor(255, 0, 255))
    emblem = Emblem(PARTY, WOLF)
    assert shown(with_picture(emblem, striped())) != shown(with_picture(emblem, other))


@pytest.mark.parametrize("hue", range(0, 360, 15))
@pytest.mark.parametrize("fullness", [0, 120, 255])
def test_a_glyph_can_be_read_on_a_ground_of_any_colour_of_one_s_own(theme: str, hue: int, fullness: int) -> None:
    for value in (40, 140, 255):
        for shade in deepened(QColor.fromHsv(hue, fullness, value), current().color("glyph")):
            assert contrast(current().color("glyph"), shade) >= READABLE


@pytest.mark.parametrize("size", [20, 36, 60, 104, 300])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_nothing_is_painted_beyond_the_room_that_it_says_it_takes(light: None, size: int, ratio: float) -> None:
    at = QRectF(60, 60, size, size)
    everything = Standing(active=True, aimed=True, hidden=True)
    edge = room_around(at) + 1 / ratio
    inside = at.adjusted(-edge, -edge, edge, edge)
    room = QRectF(inside.topLeft() * ratio, inside.size() * ratio).toAlignedRect()
    for form in FORMS:
        image = shown(Emblem(form, WOLF, boss=True), everything, at=at, ratio=ratio)
        ground = current().color("pane")
        beyond = [
            (x, y)
            for y in range(0, image.height(), 2)
            for x in range(0, image.width(), 2)
            if not room.contains(x, y) and image.pixelColor(x, y) != ground
        ]
        assert beyond == [], form


def test_a_theme_that_is_chosen_later_paints_what_was_kept_anew(qapp: QApplication) -> None:
    chosen = look().choice
    pictures = []
    for name in ("light", "dark", "light"):
        look().choose(name)
        pictures.append(shown(Emblem(FOES, WOLF), Standing(down=True)))
    look().choose(chosen)
    assert pictures[0] == pictures[2] != pictures[1]


def test_an_order_of_forty_takes_each_emblem_from_what_is_kept(light: None) -> None:
    module._pixmap.cache_clear()
    image = QImage(40, 44 * 40, QImage.Format.Format_RGB32)
    for _ in range(3):
        with QPainter(image) as painter:
            for row in range(40):
                paint_emblem(painter, QRectF(2, 44 * row + 4, 36, 36), Emblem(FOES, WOLF))
    assert module._pixmap.cache_info().misses == 1


def test_what_a_painter_was_set_to_stays_so(light: None) -> None:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setPen(QColor(1, 2, 3))
        painter.setOpacity(0.5)
        before = painter.font()
        for size in (36, 300):
            paint_emblem(painter, QRectF(20, 20, size, size), Emblem(FOES, letters="AP"), Standing(possible=False))
        assert painter.pen().color() == QColor(1, 2, 3)
        assert painter.opacity() == pytest.approx(0.5, abs=0.01)
        assert painter.font() == before


@pytest.mark.parametrize(
    ("name", "letters"),
    [("Orc", "Or"), ("Iara Montes", "IM"), ("Clockwork Hound B", "CH"), ("Guard A", "Gu"), ("Él", "Él"), ("!", "!")],
)
def test_initials_leave_the_letter_of_a_copy_out(name: str, letters: str) -> None:
    assert initials(name) == letters
