"""Caps of keys, bars of pools and tiles of figures are read in every theme."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage

from tests.ui.painted import Picture
from tests.ui.theme.canvas import painted, share
from ui.theme import row_parts
from ui.theme.row_parts import (
    BAR,
    CAP,
    CAP_IN_BUTTON,
    CLOSED,
    LOOKS,
    NOTCHES,
    PLAIN,
    SECOND_BAR,
    cap_size,
    paint_bar,
    paint_cap,
    paint_tile,
    role_of_share,
    tile_size,
)
from ui.theme.theme import READABLE, contrast, current


def cap(key: str, font: QFont, look_of_cap: str = PLAIN) -> QImage:
    size = cap_size(key, font)
    at = QRectF(4, 4, size.width(), size.height())
    return painted(lambda painter: paint_cap(painter, at, key, font, look_of_cap), size + QSize(8, 8))


def bar(part: float, role: str = "", ghost: float = 0.0, height: int = BAR) -> QImage:
    at = QRectF(4, 4, 80, height)
    return painted(lambda painter: paint_bar(painter, at, part, role, ghost=ghost), QSize(88, height + 8))


@pytest.mark.parametrize("look_of_cap", LOOKS)
def test_the_letter_of_every_cap_can_be_read(theme: str, font: QFont, look_of_cap: str) -> None:
    for key in ("a", "w", "F2", "Space"):
        inside = QRectF(7, 7, cap_size(key, font).width() - 6, CAP.height() - 6)
        inked = Picture(cap(key, font, look_of_cap)).whole(inside.toAlignedRect())
        assert inked.contrast >= READABLE - 0.3, key


def test_keys_stand_in_capitals(theme: str, font: QFont) -> None:
    assert cap("a", font) == cap("A", font)
    assert cap("a", font) != cap("b", font)


def test_every_look_of_a_cap_is_another(theme: str, font: QFont) -> None:
    pictures = [cap("a", font, look_of_cap) for look_of_cap in LOOKS]
    for number, one in enumerate(pictures):
        assert one not in pictures[number + 1 :]


def test_a_cap_that_was_painted_before_is_as_one_painted_anew(theme: str, font: QFont) -> None:
    """Caps are kept as pictures: each is that of its letter, face, size and look."""
    slanted = QFont(font)
    slanted.setItalic(True)
    ways = [(key, face, kind) for key in ("a", "w", "F2") for face in (font, slanted) for kind in LOOKS]
    for key, face, kind in ways:
        cap(key, face, kind)
    kept = [cap(key, face, kind) for key, face, kind in ways]
    row_parts._cap.cache_clear()
    assert kept == [cap(key, face, kind) for key, face, kind in ways]
    assert cap("a", font) != cap("a", slanted)


def test_what_closes_changes_no_width_and_long_keys_have_room(font: QFont) -> None:
    assert cap_size("a", font) == cap_size("w", font) == CAP
    assert cap_size("a", font, CAP_IN_BUTTON) == CAP_IN_BUTTON
    assert cap_size("Space", font).width() > CAP.width()
    assert cap("Space", font).size() == cap("Space", font, CLOSED).size()


def test_a_bar_says_how_bad_it_is(theme: str) -> None:
    assert [role_of_share(part) for part in (1.0, 0.51, 0.5, 0.26, 0.25, 0.01)] == ["good"] * 2 + ["warn"] * 2 + [
        "bad"
    ] * 2
    for part in (1.0, 0.4, 0.1):
        colour = current().color(role_of_share(part))
        assert share(bar(part), colour, QRectF(6, 5, 80 * part - 4, BAR - 2)) > 0.8
        assert contrast(colour, current().color("track")) >= 3
        assert contrast(colour, current().color("pane")) >= 3


def test_second_pools_are_their_own_colour_and_have_no_notches(theme: str) -> None:
    image = bar(1.0, "mana", height=SECOND_BAR)
    assert share(image, current().color("mana"), QRectF(6, 5, 76, SECOND_BAR - 2)) == 1.0
    assert contrast(current().color("mana"), current().color("track")) >= 3


def test_notches_part_a_bar_in_four(theme: str) -> None:
    image = bar(1.0)
    seen = [x - 4 for x in range(8, 80) if image.pixelColor(x, 8) == current().color("pane")]
    assert seen == [round(80 * notch) for notch in NOTCHES]
    assert contrast(current().color("good"), current().color("pane")) >= 3


def test_ever_so_little_is_seen_and_nothing_is_nothing(theme: str) -> None:
    bad = current().color("bad")
    assert share(bar(0.001), bad, QRectF(4, 4, 3, BAR)) > 0.3
    assert share(bar(0.0), bad) == 0.0


def test_what_was_lost_is_seen_behind_what_is_left(theme: str) -> None:
    ghost = current().color("ghost")
    assert share(bar(0.4, ghost=0.7), ghost, QRectF(40, 5, 16, BAR - 2)) > 0.7
    assert share(bar(0.4, ghost=0.4), ghost) < 0.02


def test_figure_and_label_of_a_tile_can_be_read(theme: str, font: QFont) -> None:
    for ground in ("surface", "raised", "sunken"):
        size = tile_size("M. EVA", "107", font)
        at = QRectF(4, 4, size.width(), size.height())
        image = painted(
            lambda painter, at=at, ground=ground: paint_tile(painter, at, "M. EVA", "107", font, ground),  # type: ignore[misc]
            size + QSize(8, 8),
        )
        words = list(Picture(image).inked(QRectF(8, 6, size.width() - 8, size.height() - 4).toAlignedRect()))
        assert len({word.place.top() for word in words}) == 2, "a label over a figure"
        assert min(word.contrast for word in words) >= READABLE - 0.3, ground


def test_a_tile_is_wide_enough_for_both(font: QFont) -> None:
    assert tile_size("Critical Hit", "0", font).width() > tile_size("HP", "0", font).width()
    assert tile_size("HP", "36000", font).width() > tile_size("HP", "3", font).width()
    assert row_parts.BAR > row_parts.SECOND_BAR
