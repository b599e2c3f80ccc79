"""What is let go over the roster: to a place, into a wave, to a comrade, on a side, from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.repositories.encounters import EncounterEntry
from ui.dnd.drop_targets import DropAnswer, side_bands
from ui.dnd.payload import DropPayload
from ui.encounter.prepare.roster_model import HEADING_HEIGHT, ROW_HEIGHT, Roster
from ui.encounter.prepare.roster_view import RosterDrops
from ui.widgets.item_views import choose_alone

SECOND, THIRD = {"when": "round", "number": 2}, {"when": "round", "number": 3}


class Lines:
    """A roster with Ana and a pack that are there, a hound in round 2, and a wisp in round 3."""

    def __init__(self, roster: Roster) -> None:
        self.roster, self.drops = roster, RosterDrops(roster)
        self.came: list[tuple[int | None, Mapping[str, Any], str]] = []
        self.told: list[tuple[Any, ...]] = []
        self.drops.came = self._came
        roster.when = lambda when: f"in round {when['number']}" if when else ""
        roster.show_entries(
            [
                EncounterEntry(id=1, name="Ana", side="party"),
                EncounterEntry(id=2, name="Guard", side="foes", group="pack"),
                EncounterEntry(id=3, name="Hound", side="foes", wave=SECOND),
                EncounterEntry(id=4, name="Wisp", side="foes", wave=THIRD),
            ]
        )
        roster.rearrangement_requested.connect(self._rearranged)

    def _rearranged(self, ids: list[int], turned: list[EncounterEntry]) -> None:
        self.told.append((ids, {entry.name: (entry.side, entry.wave, entry.group) for entry in turned}))

    def _came(self, carried: DropPayload, row: int | None, wave: Mapping[str, Any]) -> DropAnswer:
        self.came.append((row, wave, ",".join(carried.sides or ())))
        return DropAnswer(lambda: None, "They come")

    def at(self, row: int, down: float) -> QPoint:
        body = self.roster.body_of(row)
        return QPoint(body.center().x(), body.top() + round(ROW_HEIGHT * down))

    def heading(self, row: int) -> QPoint:
        return QPoint(self.roster.body_of(row).center().x(), self.roster.body_of(row).top() - HEADING_HEIGHT // 2)

    def weigh(self, point: QPoint | None, *entries: int, **carried: Any) -> DropAnswer:
        answer = self.drops._weigh(DropPayload(entries=entries, **carried), point)
        assert answer is not None
        return answer

    def let_go(self, point: QPoint | None, *entries: int) -> tuple[str, tuple[Any, ...]]:
        """The words, and what is asked for."""
        answer = self.weigh(point, *entries)
        assert answer.do is not None, answer.words
        self.told.clear()
        answer.do()
        return answer.words, self.told[0]


@pytest.fixture
def lines(qtbot: QtBot) -> Lines:
    roster = Roster()
    qtbot.addWidget(roster)
    roster.resize(420, 600)
    roster.show()
    made = Lines(roster)
    qtbot.waitUntil(lambda: roster.visualRect(roster.rows.index(3, 0)).height() == ROW_HEIGHT + HEADING_HEIGHT)
    return made


def test_each_wave_has_a_heading_and_those_who_are_there_have_one_too(lines: Lines) -> None:
    assert [lines.roster.heading(row) for row in range(4)] == [
        "There from the start",
        "",
        "In round 2",
        "In round 3",
    ]
    assert [lines.roster.heading_at(lines.heading(row)) for row in (0, 2, 3)] == [0, 2, 3]
    assert lines.roster.heading_at(lines.at(2, 0.1)) is None


def test_a_heading_chooses_all_who_stand_under_it(lines: Lines) -> None:
    for row, chosen in ((0, ["Ana", "Guard"]), (2, ["Hound"])):
        QTest.mouseClick(lines.roster.viewport(), Qt.MouseButton.LeftButton, pos=lines.heading(row))
        assert [entry.name for entry in lines.roster.entries] == chosen
    QTest.mouseClick(lines.roster.viewport(), Qt.MouseButton.LeftButton, pos=lines.at(0, 0.5))
    assert [entry.name for entry in lines.roster.entries] == ["Ana"]


def test_a_line_goes_to_the_gap_and_into_the_wave_of_the_line_there(lines: Lines) -> None:
    words, (ids, turned) = lines.let_go(lines.at(2, 0.05), 1)
    assert (words, ids) == ("To this place: in round 2", [2, 1, 3, 4])
    assert turned == {"Ana": ("party", SECOND, "")}
    words, (ids, turned) = lines.let_go(lines.at(2, 0.95), 2)
    assert (words, ids, turned) == ("To this place: in round 2", [1, 3, 2, 4], {"Guard": ("foes", SECOND, "pack")})
    words, (ids, turned) = lines.let_go(lines.at(0, 0.05), 4)
    assert (words, ids) == ("To this place: there from the start", [4, 1, 2, 3])
    assert turned == {"Wisp": ("foes", {}, "")}
    words, (ids, turned) = lines.let_go(lines.at(0, 0.05), 2)
    assert (words, ids, turned) == ("To this place", [2, 1, 3, 4], {})


def test_right_on_a_line_one_comes_behind_it_with_its_time_and_group(lines: Lines) -> None:
    words, (ids, turned) = lines.let_go(lines.at(1, 0.5), 4)
    assert (words, ids) == ("With Guard: group pack", [1, 2, 4, 3])
    assert turned == {"Wisp": ("foes", {}, "pack")}
    words, (ids, turned) = lines.let_go(lines.at(2, 0.5), 2)
    assert (words, ids, turned) == ("With Hound: in round 2", [1, 3, 2, 4], {"Guard": ("foes", SECOND, "pack")})
    words, (ids, _) = lines.let_go(lines.at(0, 0.5), 3)
    assert (words, ids) == ("With Ana, there from the start", [1, 3, 2, 4])


def test_where_nothing_would_come_of_it_that_is_said(lines: Lines) -> None:
    assert lines.weigh(lines.at(1, 0.95), 1, 2).do is None
    own = lines.weigh(lines.at(2, 0.5), 3)
    assert (own.do, own.words) == (None, "")
    beside = lines.weigh(lines.at(1, 0.05), 1)
    assert (beside.do, beside.words) == (None, "Already beside Guard, in the same group")
    lines.roster.may_change = False
    refused = lines.weigh(lines.at(0, 0.5), 3)
    assert (refused.do, refused.words) == (None, "This fight has begun: add them in the fight itself.")


def test_who_comes_from_elsewhere_comes_before_the_line_and_with_its_wave(lines: Lines) -> None:
    for point, row, wave, words in (
        (lines.at(0, 0.05), 0, {}, "They come"),
        (lines.at(2, 0.05), 2, SECOND, "With Hound: in round 2"),
        (lines.at(2, 0.95), 3, SECOND, "With Hound: in round 2"),
        (lines.heading(3), 3, THIRD, "With Wisp: in round 3"),
    ):
        lines.came.clear()
        assert lines.weigh(point, creatures=(7,)).words == words
        assert lines.came == [(row, wave, "")]
    copies = lines.weigh(lines.at(0, 0.05), 3, creatures=(7,), copies=True)
    assert copies.words == "They come", "a copy moves no line"


def test_on_the_band_of_a_side_lines_change_sides_and_newcomers_come_in_at_the_end(lines: Lines) -> None:
    bands = side_bands(lines.roster.viewport().rect(), lines.roster.sides)
    point = bands["neutral"].center()
    words, (ids, turned) = lines.let_go(point, 1, 3)
    sides = {name: side for name, (side, _, _) in turned.items()}
    assert (ids, sides) == ([1, 2, 3, 4], {"Ana": "neutral", "Hound": "neutral"})
    assert words == "On the side Neutral"
    already = lines.weigh(bands["party"].center(), 1)
    assert (already.do, already.words) == (None, "Already on the side Party")
    lines.weigh(point, creatures=(7,))
    assert lines.came[-1] == (4, {}, "neutral")


def test_by_keys_it_goes_by_the_line_with_the_cursor(lines: Lines) -> None:
    lines.roster.setCurrentIndex(lines.roster.rows.index(2, 0))
    words, (ids, turned) = lines.let_go(None, 1)
    assert (words, turned) == ("With Hound: in round 2", {"Ana": ("party", SECOND, "")})
    assert ids == [2, 3, 1, 4]
    lines.weigh(None, creatures=(7,))
    assert lines.came[-1][1] == SECOND


def test_where_the_chosen_line_goes_the_one_that_is_last_now_is_chosen(lines: Lines) -> None:
    roster = lines.roster
    entries = list(roster.rows.rows)
    for left in (3, 2, 1):
        choose_alone(roster, roster.rows.index(left, 0))
        roster.show_entries(entries[:left])
        assert [entry.name for entry in roster.entries] == [entries[left - 1].name]
    roster.show_entries([])
    assert roster.entries == []
    roster.show_entries(entries)
    assert [entry.name for entry in roster.entries] == ["Ana"]
