"""How the tokens of a row share the room that there is, and what of their words is left."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from rules.core.display import Deed
from rules.core.drawings import drawing_of
from ui.encounter.turn_order.chips import GAP, MORE_WIDTH, PlacedToken, placed_tokens
from ui.session.view.order import ChipView, token_of
from ui.theme.status_token import WORD_LEAST, StatusToken, width_of

pytestmark = pytest.mark.usefixtures("qapp")


def chip(word: str, drawing: str = "snail", *, timer: str = "", good: bool = False, matters: bool = False) -> ChipView:
    text = f"{word} {timer}".strip()
    return ChipView("slow", text, "toxin", good, text, matters, word, timer, drawing_of(drawing))


SLOW, HELD, FAST = chip("Slowed", timer="3"), chip("Held by the neck", "grab", timer="2", matters=True), chip("Fast")
MOVED = chip("Deflection −2", "riposte/down", timer="4")


def placed(*chips: ChipView, room: int = 1000) -> tuple[PlacedToken, ...]:
    return placed_tokens(chips, QRectF(10, 5, room, 18), QFont())


def said(*chips: ChipView, room: int) -> list[str]:
    return [f"{item.token.word} {item.token.timer}".strip() for item in placed(*chips, room=room)]


def needed(*tokens: StatusToken) -> int:
    return sum(width_of(token, QFont()) + GAP for token in tokens) - GAP


def whole(*chips: ChipView) -> int:
    return needed(*map(token_of, chips))


def test_all_that_fit_have_all_their_words() -> None:
    chips = (SLOW, HELD, FAST)
    assert said(*chips, room=whole(*chips)) == ["Slowed 3", "Held by the neck 2", "Fast"]
    assert placed() == ()


def test_they_stand_from_the_left_and_none_lies_over_another() -> None:
    places = [item.place for item in placed(SLOW, HELD, FAST)]
    assert (places[0].left(), places[0].top(), places[0].height()) == (10, 5, 18)
    assert [right.left() - left.right() for left, right in pairwise(places)] == [GAP, GAP]


def test_words_give_way_from_the_last_one_on_and_those_of_what_matters_last() -> None:
    chips, shown = (SLOW, HELD, FAST), list[list[str]]()
    for room in range(whole(*chips), 0, -1):
        words = said(*chips, room=room)
        if not shown or shown[-1] != words:
            shown.append(words)
    shortened = [words for words in shown if any("…" in word for word in words)]
    assert all(words[0] == "3" and words[1].startswith("Held") and words[2] == "" for words in shortened)
    assert [words for words in shown if words not in shortened] == [
        ["Slowed 3", "Held by the neck 2", "Fast"],
        ["Slowed 3", "Held by the neck 2", ""],
        ["3", "Held by the neck 2", "Fast"],
        ["3", "Held by the neck 2", ""],
        ["3", "2", ""],
        ["3"],
        [],
    ]


def test_where_not_all_fit_room_is_left_to_say_how_many_there_are() -> None:
    least = needed(*(token_of(SLOW._replace(word="3")) for _ in range(2)))
    chips = [SLOW._replace(word="3")] * 5
    for room in range(least + 200, 20, -1):
        shown = placed(*chips, room=room)
        assert len(shown) == 5 or not shown or shown[-1].place.right() + GAP + MORE_WIDTH <= 10 + room


def test_timers_and_the_numbers_of_what_is_changed_are_never_cut() -> None:
    least = needed(replace(token_of(SLOW), word=""), replace(token_of(MOVED), word="−2"))
    shown = [said(SLOW, MOVED, room=room) for room in range(whole(SLOW, MOVED), least - 1, -1)]
    assert all(words[0].endswith("3") and words[1].endswith("−2 4") for words in shown)
    assert shown[-1] == ["3", "−2 4"]


def test_a_deed_that_is_cut_still_says_whom_it_is_meant_for() -> None:
    deed = chip(Deed("Strike", "sniper's rifle of the old guard", ("Ana",)), "crossed-swords")
    shown = [said(deed, room=room)[0] for room in range(whole(deed), 20, -1)]
    assert list(dict.fromkeys(shown)) == [deed.word, "sniper's rifle of the old guard → Ana", "→ Ana", ""]


def test_what_somebody_carries_goes_before_the_one_whom_a_deed_is_meant_for() -> None:
    """“→ H… A” stood there beside 11/12."""
    deed = chip(Deed("Strike", "", ("Hooded Man A",)), "crossed-swords")
    pistol = chip("Pistol", "revolver", timer="11/12")
    shown = list(dict.fromkeys(tuple(said(deed, pistol, room=room)) for room in range(whole(deed, pistol), 20, -1)))
    assert shown[:6] == [
        ("Strike → Hooded Man A", "Pistol 11/12"),
        ("Strike → Hooded Man A", "11/12"),
        ("→ Hooded Man A", "Pistol 11/12"),
        ("→ Hooded Man A", "11/12"),
        ("Strike → Hooded Man A",),
        ("→ Hooded Man A",),
    ]


def test_words_without_a_drawing_are_cut_and_never_to_a_letter_or_two() -> None:
    bare = chip("Smouldering with envy", "", timer="2")
    least = needed(replace(token_of(bare), word=""))
    shown = [said(bare, room=room) for room in range(whole(bare), least + WORD_LEAST + GAP, -1)]
    assert shown[0] == ["Smouldering with envy 2"]
    assert all(words[0].endswith("2") and words[0].startswith("Smo") and "  " not in words[0] for words in shown)
    assert said(bare, room=least) == [], "it is counted rather than left without words"


def test_of_a_row_of_one_line_the_drawings_stay() -> None:
    (item,) = placed_tokens([HELD], QRectF(0, 0, 1000, 17), QFont(), briefly=True)
    assert (item.token.drawing, item.token.word, item.token.timer) == ("grab", "", "2")


@pytest.mark.parametrize(
    ("drawing", "mark"),
    [
        ("biceps/up", ("up", "", "")),
        ("biceps/down", ("down", "", "")),
        ("biceps/break", ("break", "", "")),
        ("water-drop/half", ("", "½", "")),
        ("water-drop/quarter", ("", "¼", "")),
        ("edged-shield/element", ("", "", "flame")),
        ("biceps", ("", "", "")),
    ],
)
def test_a_token_has_the_mark_of_its_drawing(drawing: str, mark: tuple[str, str, str]) -> None:
    token = token_of(chip("Power", drawing)._replace(element="flame"), faded=True)
    assert (token.trend, token.sign, token.sign_drawing) == mark
    assert (token.drawing, token.faded) == (drawing.partition("/")[0], True)
