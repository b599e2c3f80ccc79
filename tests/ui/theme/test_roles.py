"""What each theme says beyond its surfaces and texts: what is aimed at, grounds of emblems, hues of statuses."""

import pytest
from PySide6.QtGui import QColor

from rules.core.state import FOES, NEUTRAL, PARTY
from rules.system import registry
from ui.theme.theme import READABLE, THEMES, contrast, theme_named, washed

MARK, HIGH = 3.0, 7.0
"""The contrast that marks have at the least, and that of text in themes of high contrast."""
LEVELS = ("surface", "pane", "raised", "popover", "sunken", "accent_soft")
SHARE_OF_GOOD = 0.10
"""How much of its hue lies under a status that helps."""

pytestmark = pytest.mark.parametrize("name", THEMES)


def text_least(name: str) -> float:
    """The contrast that texts of a theme have."""
    return HIGH if name.startswith("contrast") else READABLE


@pytest.mark.parametrize("system", registry.ids())
def test_every_family_of_statuses_has_a_hue(name: str, system: str) -> None:
    families = {status.family for status in registry.system(system).statuses.values()}
    assert families - theme_named(name).families.keys() == set()


def test_second_pool_target_and_turn_can_be_read_on_every_level(name: str) -> None:
    theme = theme_named(name)
    for role in ("mana", "aim", "turn"):
        apart = {level: contrast(theme.color(role), theme.color(level)) for level in LEVELS}
        assert {level: item for level, item in apart.items() if item < text_least(name)} == {}, role


def test_what_is_aimed_at_looks_neither_like_the_turn_nor_like_the_second_pool(name: str) -> None:
    theme = theme_named(name)
    aim, turn, mana = (theme.color(role) for role in ("aim", "turn", "mana"))
    assert aim == theme.color("bad")
    assert turn == theme.color("accent")
    assert len({colour.hsvHue() // 20 for colour in (aim, turn, mana)}) >= 2
    assert mana != turn


def test_gold_stands_out_as_a_line(name: str) -> None:
    theme = theme_named(name)
    for level in ("surface", "pane", "raised", "popover"):
        assert contrast(theme.color("gold"), theme.color(level)) >= MARK, level


def test_a_glyph_can_be_read_on_every_ground(name: str) -> None:
    theme = theme_named(name)
    for ground in theme.grounds:
        for shade in theme.ground(ground):
            assert contrast(theme.color("glyph"), shade) >= text_least(name), ground


def test_every_form_stands_out_from_the_level_it_lies_on_by_its_ground_or_by_its_rim(name: str) -> None:
    theme = theme_named(name)
    rim = theme.color("rim")
    for ground in theme.grounds:
        shades = theme.ground(ground)
        for level in LEVELS:
            below = theme.color(level)
            whole = min(contrast(shade, below) for shade in shades)
            edged = min(contrast(washed(QColor(rim.rgb()), shade, rim.alphaF()), below) for shade in shades)
            assert max(whole, edged) >= MARK, (ground, level)


def test_a_ground_is_darker_below_and_unknown_kinds_have_that_of_no_side(name: str) -> None:
    theme = theme_named(name)
    for ground in theme.grounds:
        above, below = theme.ground(ground)
        assert below.lightness() < above.lightness(), ground
    assert theme.ground("no such kind") == theme.ground(NEUTRAL)
    assert len({theme.ground(side)[0].rgb() for side in (PARTY, FOES, NEUTRAL)}) == 3


def test_statuses_that_hurt_and_that_help_can_be_read(name: str) -> None:
    """The former are written on their hue, the latter in it."""
    theme = theme_named(name)
    for family in theme.families:
        hue = theme.family(family)
        assert contrast(theme.color("on_hue"), hue) >= text_least(name) - 1e-6, family
        assert contrast(hue, washed(hue, theme.color("raised"), SHARE_OF_GOOD)) >= READABLE, family
