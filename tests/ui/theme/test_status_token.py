"""Tokens tell a status by drawing, word and timer, and what helps from what hurts by its form."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

from rules.system import registry
from tests.ui.painted import Picture
from tests.ui.theme.canvas import painted, share
from tools.pictures.languages import speaking
from ui.sheets import rule_systems
from ui.theme.status_token import (
    BROKEN,
    DOWN,
    FLAT,
    HEIGHT,
    UP,
    StatusToken,
    fit,
    inks,
    paint_token,
    width_of,
)
from ui.theme.theme import READABLE, contrast, current, in_pixels

POWER = StatusToken("biceps", "weaken", word="Power Down", timer="2")
PROTECT = StatusToken("checked-shield", "barrier", good=True, word="Protect", timer="4")
CONDEMNED = StatusToken("grim-reaper", "fatal", word="Condemned", timer="3", matters=True)
HIGH = 7.0


def shown(token: StatusToken, font: QFont, height: int = HEIGHT) -> QImage:
    width = width_of(token, font, height)
    at = QRectF(8, 8, width, height)
    return painted(lambda painter: paint_token(painter, at, token, font), QSize(width + 16, height + 16))


@pytest.mark.parametrize("good", [False, True])
def test_word_and_timer_can_be_read_in_every_family(theme: str, font: QFont, *, good: bool) -> None:
    least = HIGH if theme.startswith("contrast") and not good else READABLE
    for family in current().families:
        token = replace(POWER, family=family, good=good)
        colours = inks(token, current())
        image = shown(token, font)
        words = QRectF(8 + HEIGHT + 4, 11, width_of(token, font) - HEIGHT - 8, HEIGHT - 6)
        inked = Picture(image).whole(words.toAlignedRect())
        assert inked.contrast >= least - 0.3, family  # letters are soft at their edges
        assert contrast(colours.ink, colours.ground) >= least, family


def test_what_hurts_is_full_and_what_helps_an_outline_with_round_ends(theme: str, font: QFont) -> None:
    bad, good = shown(replace(POWER, good=False), font), shown(replace(POWER, good=True), font)
    hue = current().family("weaken")
    assert share(bad, hue, QRectF(8, 8, 90, HEIGHT)) > 0.4
    assert share(good, hue, QRectF(8, 8, 90, HEIGHT)) < 0.3
    # The corner of one that hurts is filled up to the edge, that of one that helps is round.
    assert contrast(bad.pixelColor(10, 10), current().color("pane")) > 3
    assert contrast(good.pixelColor(10, 10), current().color("pane")) < 1.2


def test_the_forms_stand_out_from_the_page(theme: str, font: QFont) -> None:
    ground = current().color("pane")
    for token in (POWER, PROTECT, replace(POWER, faded=True)):
        image = shown(token, font)
        middle = image.width() // 2
        strongest = max(contrast(image.pixelColor(middle, 8 + row), ground) for row in range(2))
        assert strongest >= 2.4, token  # an edge of a pixel; the ink inside has more
        assert contrast(inks(token, current()).edge, ground) >= 3, token


def test_a_timer_of_one_is_underlined(theme: str, font: QFont) -> None:
    last, before = (shown(replace(POWER, word="", timer=timer), font) for timer in ("1", "7"))

    def line(image: QImage) -> float:
        return share(image, inks(POWER, current()).ink, QRectF(8 + HEIGHT + 4, 8 + HEIGHT - 3, 4, 2))

    assert line(last) > 0.9
    assert line(before) < 0.2


def test_up_down_and_break_are_told_by_their_signs(theme: str, font: QFont) -> None:
    pictures = [shown(replace(POWER, trend=trend), font) for trend in ("", UP, DOWN, BROKEN)]
    for number, one in enumerate(pictures):
        assert one not in pictures[number + 1 :]


def test_a_sign_is_letters_or_a_drawing(theme: str, font: QFont) -> None:
    plain = shown(POWER, font)
    assert shown(replace(POWER, sign="½"), font) != plain
    assert shown(replace(POWER, sign_drawing="flame"), font) != plain


def test_it_answers_the_pointer(theme: str, font: QFont) -> None:
    rest, hovered, pressed = (
        shown(token, font) for token in (POWER, replace(POWER, hovered=True), replace(POWER, pressed=True))
    )
    assert rest != hovered != pressed != rest
    assert rest.size() == hovered.size() == pressed.size()


def test_it_is_as_wide_as_what_it_shows(font: QFont) -> None:
    bare = StatusToken("biceps", "weaken")
    assert width_of(bare, font) == HEIGHT
    assert width_of(replace(bare, timer="2"), font) < width_of(replace(bare, word="Power Down"), font)
    assert width_of(POWER, font, FLAT) < width_of(POWER, font)
    for token in (POWER, PROTECT, CONDEMNED):
        image = shown(token, font)
        right = 8 + width_of(token, font)
        ground = current().color("pane")
        assert share(image, ground, QRectF(right, 0, 8, image.height()), far=2) == 1.0
        assert share(image, inks(token, current()).ink, QRectF(right - 3, 10, 2, HEIGHT - 4)) < 0.3


def test_words_go_from_the_last_one_on_and_those_that_matter_last(font: QFont) -> None:
    tokens = [CONDEMNED, POWER, PROTECT]
    whole = sum(width_of(token, font) for token in tokens) + 8
    assert fit(tokens, font, whole) == tokens
    assert [token.word for token in fit(tokens, font, whole - 1)] == ["Condemned", "Power Down", ""]
    without = whole - (width_of(PROTECT, font) - width_of(replace(PROTECT, word=""), font))
    assert [token.word for token in fit(tokens, font, without - 1)] == ["Condemned", "", "Protect"]
    assert [token.word for token in fit(tokens[::-1], font, without - 1)] == ["Protect", "", "Condemned"]
    assert [token.word for token in fit(tokens, font, 0)] == ["", "", ""]
    assert [token.timer for token in fit(tokens, font, 0)] == ["3", "2", "4"]
    assert fit([], font, 0) == []


@pytest.mark.parametrize("matters", [True, False])
def test_the_gravest_keeps_its_word_longest_however_long_it_is(font: QFont, matters: bool) -> None:
    """*Com ferida grave* was the first to lose its word, beside *Pistola .38* which kept its own."""
    wound = StatusToken("bleeding-wound", "injury", word="Com ferida grave", matters=matters)
    pistol = StatusToken("revolver", "neutral", good=True, word="Pistola .38", timer="4/6")
    whole = width_of(wound, font) + 4 + width_of(pistol, font)
    words = []
    for room in range(whole, 0, -1):
        wounded, armed = fit([wound, pistol], font, room)
        words.append((wounded.word, armed.word))
    assert words[0] == ("Com ferida grave", "Pistola .38")
    assert all(kept or not other for kept, other in words)
    shortened = [kept for kept, _ in words if kept not in ("", "Com ferida grave")]
    assert shortened, "it is shortened before it goes"
    assert [len(kept) for kept in shortened] == sorted(map(len, shortened), reverse=True)


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
@pytest.mark.parametrize("percent", [100, 125])
def test_words_are_whole_say_what_they_mean_or_leave_it_to_the_drawing(
    qapp: QApplication, font: QFont, language: str, percent: int
) -> None:
    """*Com f… 60 min* stood where the drawing alone would have said more; type is larger on a wide screen."""
    with speaking(qapp, language):
        systems = [rule_systems.find(id) for id in registry.ids()]
        labels = {
            rule_systems.status_label(system, id) for system in systems if system is not None for id in system.statuses
        }
    assert len(labels) > 100
    longest = sorted(labels, key=len)[-40:]
    sized_font = in_pixels(font, round(13 * percent / 100))
    bow = StatusToken("pocket-bow", "neutral", good=True, word="Longbow", timer="4/6")
    for word in (*longest, "Com febre", "Com fome"):
        token = StatusToken("bleeding-wound", "injury", word=word, timer="60 min", matters=True)
        for room in range(width_of(token, sized_font) + width_of(bow, sized_font) + 4, 0, -1):
            shown = fit([token, bow], sized_font, room)[0]
            kept = shown.word.removesuffix("…")
            assert shown.timer == "60 min"
            assert shown.word in (word, "") or (len(kept) >= 6 and len(kept) >= 0.6 * len(word)), (word, shown.word)
            assert f"{kept} " in f"{word} ", "no word is cut"


def test_what_has_room_again_behind_shortened_words_stands_whole(font: QFont) -> None:
    """*Colt 45 4/6* was *45 4/6* beside free room, once *Ataque alterado* had lost its words too."""
    change = StatusToken("sword-spin", "help", good=True, word="Ataque alterado +1", timer="2")
    colt = StatusToken("revolver", "neutral", word="Colt 45", timer="4/6")
    short = width_of(replace(change, word="+1"), font) + 4 + width_of(colt, font)
    assert [token.word for token in fit([change, colt], font, short + 10)] == ["+1", "Colt 45"]
    assert [token.word for token in fit([change, colt], font, short - 1)] == ["+1", ""], "45 is part of a name"


@pytest.mark.parametrize("room", [-40, -1, 0, 40])
def test_who_has_no_tokens_needs_no_room_for_them(font: QFont, room: int) -> None:
    """In the line of whoever comes next a long name left less than none, and it could not be painted."""
    assert fit([], font, room) == []
