"""A line of the log as it is painted: its sign in the gutter, its colour, and how high it is."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from rules.core.facts import COMMON, Fact
from rules.core.state import PARTY
from rules.log.sentences import Teller
from rules.system import registry
from ui.encounter.log.delegate import FACE, GUTTER, SIGN, SIGNS, LogDelegate
from ui.encounter.log.model import LogModel
from ui.theme.emblem import Emblem, grounds
from ui.theme.theme import contrast, current

FACTS: list[Fact] = [
    {"n": 1, "kind": "round", "round": 1},
    {"n": 2, "kind": "turn", "actor": "ana"},
    {"n": 3, "kind": "note", "text": "It rains", "actor": "ana"},
    {"n": 4, "kind": "phase", "phase": "action"},
    {"n": 5, "kind": "round", "round": 2},
    {"n": 6, "kind": "note", "text": " ".join(["rain"] * 80)},
]


@pytest.fixture
def lines(qtbot: QtBot) -> QListView:
    view = QListView()
    qtbot.addWidget(view)
    model = LogModel(view)
    model.show(FACTS, Teller(registry.system("ffrpg"), {"ana": "Ana"}, "en"))
    view.setModel(model)
    view.setItemDelegate(LogDelegate(view))
    view.resize(400, 500)
    view.show()
    return view


def ink(view: QListView, n: int, left: int, right: int) -> set[int]:
    """The colours between two columns of the line of a fact."""
    model = view.model()
    assert isinstance(model, LogModel)
    row = next(row for row, line in enumerate(model.lines) if line.fact["n"] == n)
    rect = view.visualRect(model.index(row, 0))
    image = view.viewport().grab(rect).toImage()
    return {image.pixel(x, y) for x in range(left, right) for y in range(4, image.height() - 2)}


def gutter(indent: int) -> tuple[int, int]:
    left = 8 + 14 * indent
    return left, left + SIGN


def test_each_kind_with_a_sign_has_it_before_its_words(lines: QListView) -> None:
    for n, indent in ((1, 0), (2, 1), (3, 2), (5, 0), (6, 1)):
        assert len(ink(lines, n, *gutter(indent))) > 2, n
    assert len(ink(lines, 4, *gutter(0))) == 1, "a phase has none"
    assert len(ink(lines, 3, *gutter(0))) == 1, "what happens in a turn stands further in"


def test_a_folded_turn_has_another_sign(lines: QListView) -> None:
    left, right = gutter(1)
    delegate = lines.itemDelegate()
    assert isinstance(delegate, LogDelegate)

    def sign() -> bytes:
        rect = lines.visualRect(lines.model().index(1, 0))
        image = lines.viewport().grab(rect).toImage().copy(left, 0, right - left, rect.height())
        return bytes(image.constBits())

    before = sign()
    delegate.shut = lambda: {2}
    assert sign() != before
    delegate.shut = lambda: {1}
    assert sign() == before


def test_a_note_is_painted_in_another_colour_than_a_turn(lines: QListView) -> None:
    warn, text = (current().color(role).rgb() for role in ("warn", "text"))
    words = 8 + GUTTER + 28
    assert warn in ink(lines, 3, words, 200)
    assert warn not in ink(lines, 2, words, 200)
    assert text in ink(lines, 2, words - 14, 200)


def test_a_line_between_rounds_stands_over_every_round_but_the_first(lines: QListView) -> None:
    colour = current().color("line").rgb()

    def over(row: int) -> set[int]:
        rect = lines.visualRect(lines.model().index(row, 0))
        image = lines.viewport().grab(rect).toImage()
        return {image.pixel(x, 1) for x in range(20, 300)}

    assert [colour in over(row) for row in range(5)] == [False, False, False, False, True]


def test_a_long_line_is_as_high_as_it_needs_at_each_width(lines: QListView) -> None:
    index = lines.model().index(5, 0)
    heights = []
    for width in (400, 250, 700):
        lines.resize(width, 500)
        lines.doItemsLayout()
        heights.append(lines.visualRect(index).height())
    assert heights[1] > heights[0] > heights[2]


def test_the_heading_of_a_turn_has_the_emblem_of_whose_it_is(lines: QListView) -> None:
    delegate = lines.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    left = 8 + GUTTER + 14
    hues = {colour.rgb() for colour in grounds(Emblem(PARTY), current())}
    before = {n: ink(lines, n, left, left + FACE) for n in (1, 2, 3)}
    delegate.faces = {"ana": Emblem(PARTY, "bowman")}
    lines.doItemsLayout()
    after = {n: ink(lines, n, left, left + FACE) for n in (1, 2, 3)}
    assert {n for n in after if after[n] != before[n]} == {2}, "neither a round nor what is done in a turn has one"
    near = [colour for colour in map(QColor, after[2]) if any(contrast(colour, QColor(hue)) < 1.1 for hue in hues)]
    assert near, "it lies on the ground of its side"


HEADINGS = {"round", "phase", "turn", "end"}


def test_every_kind_of_fact_that_all_systems_share_has_a_sign() -> None:
    """Who put something away or took it in hand stood there without one."""
    assert set(COMMON) - HEADINGS - set(SIGNS) == set()


def test_lines_have_their_own_heights_whatever_comes_goes_or_is_told_otherwise(lines: QListView) -> None:
    def heights() -> list[int]:
        return [lines.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())]

    def as_measured_anew() -> list[int]:
        fresh = QListView()
        fresh.setModel(model)
        fresh.setItemDelegate(LogDelegate(fresh))
        fresh.resize(lines.size())
        fresh.show()
        return [fresh.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())]

    model = lines.model()
    assert isinstance(model, LogModel)
    before = heights()
    assert before[5] > 2 * before[2], "the last one is long"
    model.show_comments({2: " ".join(["thunder"] * 80)})
    assert len(heights()) == 7
    assert heights() == as_measured_anew()
    assert heights()[2] > 2 * before[2]
    model.show_comments({})
    assert heights() == before == as_measured_anew()
    model.take_back(FACTS[4:])
    model.add(model.lines_of(FACTS[5:]))
    assert heights() == [*before[:4], before[5]] == as_measured_anew()
    model.speak_with(Teller(registry.system("ffrpg"), {"ana": " ".join(["Ana"] * 60)}, "en"))
    assert heights()[1] > 2 * before[1], "her name has changed"
    assert heights() == as_measured_anew()
