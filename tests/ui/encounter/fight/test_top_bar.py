"""The bar over a fight by itself: when it is, what is announced, and how all of it finds room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.painted import Picture
from tests.ui.settling import settle
from ui.encounter.fight.top_bar import MOST_CUES, NARROW, TopBar
from ui.session.view.fight_view import ClockView, CountdownView
from ui.theme.theme import look
from ui.widgets.controls import ElidedButton
from ui.widgets.labels import Label


def clock(phase: str = "action", *countdowns: CountdownView, begins: bool = False) -> ClockView:
    words = {"setup": "Setup", "action": "Action Phase", "ended": "Over"}[phase]
    return ClockView("" if begins else "Round 2", phase, words, 12, countdowns, begins)


TOWER, BELL = CountdownView("tower", "Tower 3", is_up=False), CountdownView("bell", "Bell 0", is_up=True)


@pytest.fixture
def bar(qtbot: QtBot) -> TopBar:
    made = TopBar()
    qtbot.addWidget(made)
    made.resize(1300, 80)
    made.show()
    return made


def announced(bar: TopBar) -> list[str]:
    settle()
    return [button.text() for button in bar.findChildren(ElidedButton) if button.isVisible()]


def told(bar: TopBar) -> str:
    (found,) = (label.text() for label in bar.findChildren(Label) if label.isVisible())
    return str(found)


@pytest.mark.parametrize(("tick", "words"), [(0, "Round 2 · Action Phase · tick 0"), (None, "Round 2 · Action Phase")])
def test_tick_0_is_a_tick(bar: TopBar, tick: int | None, words: str) -> None:
    bar.show_clock(replace(clock(), tick=tick))
    assert told(bar) == words


def test_it_says_when_it_is_and_what_going_on_means(bar: TopBar) -> None:
    said = {}
    for name, shown, declares in (
        ("before", clock("setup", begins=False), False),
        ("asked at the beginning", clock("setup", begins=True), False),
        ("in a round", clock(), False),
        ("declared", clock(), True),
        ("over", clock("ended"), False),
    ):
        bar.show_clock(shown, declares=declares)
        said[name] = (told(bar), bar.next.text())
    assert said == {
        "before": ("Round 2 · Setup · tick 12", "Begin the fight (Space)"),
        "asked at the beginning": ("The fight begins · tick 12", "Next (Space)"),
        "in a round": ("Round 2 · Action Phase · tick 12", "Next (Space)"),
        "declared": ("Round 2 · Action Phase · tick 12", "Take (Space)"),
        "over": ("Round 2 · Over", "Back to the encounters (Space)"),
    }


def test_each_that_is_announced_asks_for_its_own_and_is_gone_with_the_fight(bar: TopBar) -> None:
    asked: list[str] = []
    bar.countdown_requested.connect(lambda name: asked.append(f"countdown {name}"))
    bar.wave_requested.connect(lambda: asked.append("wave"))
    bar.cue_requested.connect(lambda: asked.append("cue"))
    bar.show_clock(clock("action", TOWER, BELL), ["Orcs: round 3"], ["round 4: rain"])
    assert announced(bar) == ["Tower 3", "Bell 0", "Orcs: round 3", "round 4: rain"]
    for button in bar.findChildren(ElidedButton):
        if button.isVisible():
            button.click()
    assert asked == ["countdown tower", "countdown bell", "wave", "cue"]
    bar.show_clock(clock("action", TOWER))
    assert (announced(bar), bar.waiting) == (["Tower 3"], ())
    bar.show_clock(clock("ended", TOWER, BELL), ["Orcs: round 3"], ["round 4: rain"])
    assert announced(bar) == []


@pytest.mark.parametrize(("many", "shown"), [(MOST_CUES, 0), (MOST_CUES + 1, 2), (MOST_CUES + 4, 5)])
def test_many_cues_stand_as_how_many_more_there_are(bar: TopBar, many: int, shown: int) -> None:
    cues = [f"cue {number}" for number in range(many)]
    bar.show_clock(clock(), (), cues)
    alone = cues if not shown else cues[: MOST_CUES - 1]
    assert announced(bar) == [*alone, *([f"{shown} more"] if shown else [])]
    if shown:
        (more,) = (button for button in bar.findChildren(ElidedButton) if button.text() == f"{shown} more")
        assert all(cue in more.toolTip() for cue in cues[MOST_CUES - 1 :])


def test_what_has_no_room_beside_the_clock_is_handed_on_and_comes_back(bar: TopBar) -> None:
    long = [CountdownView(str(number), f"The tower of the old king falls {number}", is_up=False) for number in range(8)]
    handed: list[bool] = []
    bar.announced_moved.connect(lambda: handed.append(bar.is_narrow))
    narrow = []
    for width, countdowns in ((1300, [TOWER]), (1300, long), (1300, [TOWER]), (NARROW - 1, [TOWER]), (1300, [TOWER])):
        bar.resize(width, 80)
        bar.show_clock(clock("action", *countdowns))
        settle()
        narrow.append(bar.is_narrow)
    assert narrow == [False, True, False, True, False]
    assert handed[-4:] == [True, False, True, False], "the page is told each time, and only then"
    button = next(button for button in bar.findChildren(ElidedButton) if button.isVisible())
    assert button.geometry().top() < bar.next.geometry().bottom()


def test_the_drawing_of_the_log_keeps_its_distance_to_the_word_in_another_theme(bar: TopBar) -> None:
    """Three pixels were left of eight."""
    bar.show_log(leads_to="log", shown=False)
    for theme in ("dark", "light"):
        look().choose(theme)
        settle()
        picture = Picture(bar.log.grab().toImage())
        drawing, *words = picture.inked(bar.log.rect().adjusted(6, 6, -6, -6))
        assert drawing.place.width() < 20
        assert words
        assert words[0].place.left() - drawing.place.right() >= 6


def test_of_a_countdown_without_room_the_name_is_cut_and_not_its_figure(bar: TopBar) -> None:
    long = CountdownView("El puente se derrumba", "El puente se derrumba: 4 turnos · cae", is_up=False, left="4 turnos")
    bar.show_clock(clock("action", long))
    settle()
    (button,) = bar.findChildren(ElidedButton)
    words = button.fontMetrics().horizontalAdvance(long.words)
    assert button.shown(words) == long.words
    for room in range(words - 1, words // 2, -4):
        assert button.shown(room).endswith(": 4 turnos")
        assert button.fontMetrics().horizontalAdvance(button.shown(room)) <= room
