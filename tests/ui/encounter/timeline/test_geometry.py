"""The strip of moments by itself: where each stands, what it says, and what the mouse does there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from rules.core.display import Moment
from ui.encounter.action_form.model import Landing
from ui.encounter.timeline.strip import APART, LEAST, MARGIN, MOST, ROUND_GAP, SMALLEST, TOKEN, Timeline
from ui.session.view.fight_view import TimelineView

PEOPLE = {"ana": "Ana", "bea": "Bea", "orc": "Orc"}
LETTERS = {"ana": "a", "bea": "b", "orc": "o"}
TURNS = (Moment(19, "turn", "ana", ""), Moment(12, "turn", "bea", ""), Moment(6, "turn", "orc", ""))
LEFT = Qt.MouseButton.LeftButton


def view(*moments: Moment, tick: int = 19, active: str | None = "ana") -> TimelineView:
    return TimelineView(moments, tick, 1, active, PEOPLE, LETTERS, dict.fromkeys(PEOPLE, "party"), {"bea": 1, "orc": 2})


@pytest.fixture
def strip(qtbot: QtBot) -> Timeline:
    made = Timeline()
    qtbot.addWidget(made)
    made.resize(900, 62)
    made.show()
    made.show_round(view(*TURNS))
    return made


def place(strip: Timeline, whose: str) -> QPoint:
    mark = next(mark for mark in strip._marks if mark.moment.combatant == whose)
    return mark.rect.center().toPoint() - QPoint(strip.horizontalScrollBar().value(), 0)


def test_the_highest_tick_stands_at_the_left_and_each_below_it_further_right(strip: Timeline) -> None:
    pixels = strip._pixels()
    assert strip._x(19) == MARGIN
    assert strip._x(12) == pytest.approx(MARGIN + 7 * pixels)
    assert strip._x(0) == pytest.approx(MARGIN + 19 * pixels)
    assert strip._x(-1) > strip._x(0) + pixels, "the next round stands apart"
    assert strip._x(-3) - strip._x(-1) == pytest.approx(2 * pixels)
    strip.show_round(view(Moment(4, "turn", "ana", ""), tick=4))
    assert strip._x(10) == MARGIN, "a short round has ten ticks"


def test_each_moment_has_its_words(strip: Timeline) -> None:
    moments = (
        *TURNS,
        Moment(9, "resolution", "ana", "Starfall"),
        Moment(-2, "carried", "bea", "Storm"),
        Moment(0, "status", "orc", "Slow"),
        Moment(0, "countdown", None, "Tower 1"),
        Moment(8, "cue", None, "the bell"),
    )
    strip.show_round(view(*moments))
    told = [mark.words for mark in strip._marks if mark.words]
    assert told == ["the bell", "O", "Tower 1"], "a letter of whose status ends; who acts is shown by an emblem"
    assert len(strip._marks) - len(told) == 5
    assert strip.in_words() == (
        "tick 19: Ana; tick 12: Bea; tick 6: Orc; tick 9: Ana: Starfall; "
        "Bea: Storm, in the next round, 2 ticks after initiative; "
        "at the end of the round: Orc: Slow; tick 0: Tower 1; tick 8: the bell"
    )
    strip.show_round(view(Moment(4, "turn", "ana", ""), Moment(-3, "turn", "orc", "")))
    assert strip.in_words() == "tick 4: Ana; Orc, in the next round, 3 ticks after initiative"
    strip.show_round(view(Moment(-1, "carried", "bea", "Storm")))
    assert strip.in_words() == "Bea: Storm, in the next round, 1 tick after initiative"
    assert strip.accessibleDescription() == strip.in_words()


def test_the_tip_of_a_mark_says_whose_it_is_what_and_when_and_goes_where_there_is_none(
    strip: Timeline, qtbot: QtBot
) -> None:
    strip.show_round(view(*TURNS, Moment(9, "resolution", "ana", "Starfall"), Moment(4, "countdown", None, "Tower 1")))

    def tip_at(point: QPoint) -> str:
        event = QHelpEvent(QEvent.Type.ToolTip, point, strip.viewport().mapToGlobal(point))
        QApplication.sendEvent(strip.viewport(), event)
        return QToolTip.text()

    scrolled = QPoint(strip.horizontalScrollBar().value(), 0)
    tips = [tip_at(mark.rect.center().toPoint() - scrolled) for mark in strip._marks]
    assert tips == ["Ana (19)", "Bea (12)", "Ana · Starfall (9)", "Orc (6)", "Tower 1 (4)"]
    assert QToolTip.isVisible()
    tip_at(QPoint(2, 2))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_those_who_share_a_tick_stand_side_by_side_and_are_smaller_where_the_next_one_is_near(strip: Timeline) -> None:
    strip.show_round(view(Moment(9, "turn", "ana", ""), Moment(9, "turn", "bea", ""), Moment(4, "turn", "orc", "")))
    ana, bea, orc = (mark.rect for mark in strip._marks)
    assert bea.left() == ana.right() + APART
    assert orc.center().x() == pytest.approx(strip._x(4))
    strip.show_round(view(*(Moment(tick, "turn", "ana", "") for tick in (9,) * 6 + (8,))))
    rects = [mark.rect for mark in strip._marks]
    assert [rect.width() for rect in rects] == [SMALLEST] * 6 + [TOKEN]
    assert all(right.left() == left.right() + APART for left, right in pairwise(rects)), "none lies over another"
    assert {mark.at for mark in strip._marks[:6]} == {strip._x(9)}, "each still points at its tick"


@pytest.mark.parametrize("width", [1366, 1024, 683])
@pytest.mark.parametrize("many", [4, 9, 16])
def test_all_marks_stand_within_the_width_and_what_ends_with_the_round_before_the_next(
    strip: Timeline, width: int, many: int
) -> None:
    strip.resize(width, 62)
    turns = (Moment(20 - number, "turn", "ana", "") for number in range(8))
    near_the_end = (Moment(1, "turn", "orc", ""), Moment(0, "turn", "bea", ""))
    ends = (Moment(0, "status", ("ana", "bea", "orc")[number % 3], "Unaware of it all") for number in range(many))
    strip.show_round(view(*turns, *near_the_end, *ends, Moment(-4, "carried", "bea", "A storm of some length")))
    strip.grab()
    edge = strip._x(0) + strip._gap - ROUND_GAP / 2
    tags = [mark.rect for mark in strip._marks if mark.moment.kind == "status"]
    emblems = [mark.rect for mark in strip._marks if mark.moment.kind != "status"]
    assert len(tags) == many
    if (width, many) != (683, 16):  # so many are wider than that, and scroll
        assert strip.horizontalScrollBar().maximum() == 0
        assert max(mark.rect.right() for mark in strip._marks) <= width
    assert max(rect.right() for rect in tags) <= edge
    assert not any(tag.intersects(other) for tag in tags for other in (*emblems, *tags) if other is not tag)


def test_only_the_first_place_of_who_comes_next_is_ringed(strip: Timeline) -> None:
    strip.show_round(view(*TURNS, Moment(3, "resolution", "bea", "Storm"), Moment(0, "status", "bea", "Slow")))
    told = [(mark.moment.combatant, mark.moment.tick, strip._turn_of(mark)) for mark in strip._marks]
    assert told == [("ana", 19, 0), ("bea", 12, 1), ("orc", 6, 2), ("bea", 3, 0), ("bea", 0, 0)]


def test_without_moments_it_is_gone_and_comes_with_them(strip: Timeline) -> None:
    strip.show_round(view())
    assert not strip.isVisible()
    strip.show_round(view(*TURNS))
    assert strip.isVisible()


def test_where_an_action_lands_beyond_the_round_there_is_room_for_it(strip: Timeline) -> None:
    before = strip._pixels()
    strip.show_landing(Landing(-9, "far"))
    assert (strip._beyond, strip._pixels() < before) == (9, True)
    strip.show_landing(None)
    assert (strip._beyond, strip._pixels()) == (0, before)


def test_who_has_the_turn_is_dragged_and_waits_so_many_ticks_and_never_fewer_than_none(
    strip: Timeline, qtbot: QtBot
) -> None:
    start, pixels = place(strip, "ana"), strip._pixels()
    told: list[object] = []
    strip.delay_requested.connect(lambda whose, ticks: told.append((whose, ticks)))
    strip.marker_clicked.connect(told.append)
    for way in (3 * pixels, 0.4 * pixels, -50, 2.6 * pixels):
        QTest.mousePress(strip.viewport(), LEFT, pos=start)
        QTest.mouseMove(strip.viewport(), start + QPoint(round(way), 0))
        QTest.mouseRelease(strip.viewport(), LEFT, pos=start + QPoint(round(way), 0))
    assert told == [("ana", 3), "ana", "ana", ("ana", 3)]
    QTest.mouseMove(strip.viewport(), start + QPoint(90, 0))
    QTest.mouseRelease(strip.viewport(), LEFT, pos=start)
    assert len(told) == 4, "nothing is held any more"
    QTest.mousePress(strip.viewport(), LEFT, pos=start)
    QTest.mouseMove(strip.viewport(), start + QPoint(round(3 * pixels), 0))
    QTest.keyClick(strip.window(), Qt.Key.Key_Escape)
    QTest.mouseRelease(strip.viewport(), LEFT, pos=start + QPoint(round(3 * pixels), 0))
    assert len(told) == 4, "Esc has cancelled it"


def test_others_and_what_is_no_turn_are_clicked_and_not_dragged(strip: Timeline) -> None:
    strip.show_round(view(*TURNS, Moment(9, "resolution", "ana", "Starfall"), Moment(3, "cue", None, "the bell")))
    told: list[str] = []
    strip.marker_clicked.connect(told.append)
    QTest.mousePress(strip.viewport(), LEFT, pos=place(strip, "bea"))
    charged = next(mark for mark in strip._marks if mark.moment.kind == "resolution")
    QTest.mousePress(strip.viewport(), LEFT, pos=charged.rect.center().toPoint())
    bell = next(mark for mark in strip._marks if mark.moment.kind == "cue")
    QTest.mousePress(strip.viewport(), LEFT, pos=bell.rect.center().toPoint())
    QTest.mousePress(strip.viewport(), LEFT, pos=QPoint(strip.width() - 3, 58))
    assert (told, strip._drag) == (["bea", "ana"], None)


def wheel(strip: Timeline, delta: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    at = QPointF(200, 30)
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(at, at, QPoint(), QPoint(0, delta), none, modifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(strip.viewport(), event)


def test_ctrl_and_the_wheel_zoom_between_their_bounds_and_the_wheel_alone_scrolls(strip: Timeline) -> None:
    ctrl, before = Qt.KeyboardModifier.ControlModifier, strip._pixels()
    wheel(strip, 120, ctrl)
    assert strip._pixels() == pytest.approx(1.25 * before)
    for _ in range(20):
        wheel(strip, 120, ctrl)
    assert strip._pixels() == MOST
    bar = strip.horizontalScrollBar()
    bar.setValue(300)
    wheel(strip, -120)
    assert bar.value() == 420
    wheel(strip, 120)
    assert bar.value() == 300
    for _ in range(30):
        wheel(strip, -120, ctrl)
    assert strip._pixels() == LEAST


def test_those_who_stand_beside_their_tick_are_bound_to_it(strip: Timeline) -> None:
    """They stood under the figures of others, as if these were theirs."""
    assert strip.brackets(strip._marks) == []
    strip.show_round(view(*(Moment(18, "turn", who, "") for who in PEOPLE), Moment(3, "turn", "ana", ""), tick=18))
    (bracket,) = strip.brackets(strip._marks)
    assert bracket == (strip._x(18), max(mark.rect.center().x() for mark in strip._marks if mark.moment.tick == 18))
