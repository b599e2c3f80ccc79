"""Measures are asked at the present scale wherever something is laid out or painted, and are exact at 100 %."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QLayout, QWidget
from pytestqt.qtbot import QtBot

from rules.core.state import PARTY
from tests.ui.theme.canvas import painted
from ui.encounter.turn_order.delegate import DENSITIES
from ui.theme import sizes
from ui.theme.emblem import Emblem, paint_emblem_in
from ui.theme.sizes import exact, px, px_all, px_size, unscaled
from ui.theme.status_token import StatusToken, paint_square
from ui.theme.theme import GRID, HAIR, NORMAL, SMALL, look, sized, style_sheet, theme_named
from ui.widgets.layouts import stacked

ROOT = Path(__file__).parents[3]
GROWTH = 1.14
SCALES = (1.0, 1.1, GROWTH, 1.25, 1.1 * GROWTH, 1.5, 2.0)


@pytest.fixture
def scaled() -> Iterator[None]:
    yield
    sizes.set_scale(1.0)


@pytest.mark.usefixtures("scaled")
def test_rows_and_type_grow_to_whole_pixels(qapp: QApplication) -> None:
    assert [px(SMALL), px(NORMAL), px(44)] == [12, 14, 44]
    sizes.set_scale(GROWTH)
    assert [px(SMALL), px(NORMAL), px(44)] == [14, 16, 50]
    assert sized(qapp.font(), NORMAL).pixelSize() == 16
    assert DENSITIES["roomy"].measured().height == 50
    assert px_size(QSize(20, 17)) == QSize(23, 19)
    assert px_all((0, 8)) == [0, 9]
    assert exact(0.5) == 0.57


@pytest.mark.usefixtures("scaled")
def test_what_leaves_the_window_does_not_grow() -> None:
    sizes.set_scale(2.0)
    with unscaled():
        assert px(GRID) == GRID
    assert px(GRID) == 2 * GRID


@pytest.mark.usefixtures("scaled")
def test_letters_on_emblems_and_tokens_are_as_large_as_their_place_at_every_scale(qapp: QApplication) -> None:
    """The place is measured in pixels of the screen already: enlarged again, letters stood out of their form."""
    place = QRectF(8, 8, 72, 72)

    def all_of_them(painter: QPainter) -> None:
        painter.setFont(qapp.font())
        paint_emblem_in(theme_named("light"), painter, place, Emblem(PARTY, letters="AB"))
        paint_square(painter, place.translated(80, 0), StatusToken("", "weaken", word="Weak"))

    usual = painted(all_of_them, QSize(180, 96))
    sizes.set_scale(2.0)
    larger = painted(all_of_them, usual.size())
    assert larger.copy(0, 0, 88, 96) == usual.copy(0, 0, 88, 96)
    inside = QRect(100, 20, 56, 56)  # the edge of a token grows
    assert larger.copy(inside) == usual.copy(inside)


@pytest.mark.usefixtures("scaled")
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_moves_when_it_gets_the_focus(scale: float) -> None:
    """The ring of the focus takes from the padding what it is wider than the edge."""
    sizes.set_scale(scale)
    sheet = style_sheet(theme_named("light"))
    fields = "QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit"
    lists = "QListView, QTableView, QTreeView"
    for plain, focused in (
        ("QPushButton, QToolButton", "QPushButton:focus"),
        ("QToolButton", "QToolButton:focus"),
        (fields, fields.replace(",", ":focus,") + ":focus"),
        (lists, lists.replace(",", ":focus,") + ":focus"),
    ):
        ring, padding = _around(sheet, focused)
        assert [ring + side for side in padding] == [px(HAIR) + side for side in _around(sheet, plain)[1]], plain


@pytest.mark.usefixtures("scaled")
@pytest.mark.parametrize("scale", [*SCALES, 1.5 * GROWTH, 2 * GROWTH])
def test_ends_of_bars_are_round_at_every_scale(scale: float) -> None:
    """Qt gives corners to what is to be rounder than half of its width."""
    sizes.set_scale(scale)
    sheet = style_sheet(theme_named("light"))
    for across, rounded in (
        ("QScrollBar:vertical", "QScrollBar::handle"),
        ("QScrollBar:horizontal", "QScrollBar::handle"),
        ("QSlider::groove:horizontal", "QSlider::groove:horizontal"),
        ("QSlider::groove:horizontal", "QSlider::sub-page:horizontal"),
        ("QSlider::handle:horizontal", "QSlider::handle:horizontal"),
        ("QProgressBar", "QProgressBar::chunk"),
    ):
        wide = re.search(rf"\n{re.escape(across)} {{[^}}]*(?:width|height): (\d+)px", sheet)
        end = re.search(rf"\n{re.escape(rounded)} {{[^}}]*border-radius: (\d+)px", sheet)
        assert wide is not None
        assert end is not None
        assert 0 <= int(wide[1]) - 2 * int(end[1]) <= 1, rounded


def _around(sheet: str, selector: str) -> tuple[int, list[int]]:
    """The width of the border and the paddings that a rule of the sheet gives."""
    rule = re.search(rf"\n{re.escape(selector)} {{([^}}]*)}}", sheet)
    assert rule is not None, selector
    border, padding = re.search(r"border: (\d+)px", rule[1]), re.search(r"padding: ([\dpx ]+);", rule[1])
    assert padding is not None, selector
    return 0 if border is None else int(border[1]), [int(side) for side in re.findall(r"\d+", padding[1])]


GIVEN = frozenset(
    {"setFixedWidth", "setFixedHeight", "setFixedSize", "setMinimumWidth", "setMinimumHeight", "setMinimumSize"}
    | {"setMaximumWidth", "setMaximumHeight", "setMaximumSize", "setContentsMargins", "setSpacing", "addSpacing"}
    | {"setIconSize", "resizeSection", "setDefaultSectionSize", "setColumnWidth", "setMinimumSectionSize", "setSizes"}
    | {"setGridSize", "setHorizontalSpacing", "setVerticalSpacing", "setRowMinimumHeight", "setTextMargins", "QSize"}
    | {"setViewportMargins", "setPixelSize", "setHandleWidth", "setMargin", "adjusted", "QRect", "QRectF"}
)
"""What is given pixels."""
OF_THE_PAGE = (
    "ui/players/screen",  # measured by the height of the players' screen
    "ui/players/picture_shelf.py",  # pictures for phones
    "ui/paper/",
    "ui/telling/",
    "ui/summary/",
    "ui/board/scene/",
    "ui/odds/calibration.py",
    "ui/encounter/action_panel/body_outline.py",
)
"""What is drawn at 100 % wherever it is drawn, or in units of its own: its painter is enlarged."""


class Framing(QWidget):
    """Frames others as soon as it gets another height, as a page does that has room for a pane again."""

    def __init__(self, framed: list[QLayout]) -> None:
        super().__init__()
        self.setFixedHeight(px(40))
        self._framed = framed

    def resizeEvent(self, event: QResizeEvent) -> None:
        for layout in self._framed if event.size().height() != event.oldSize().height() else ():
            layout.setContentsMargins(*[px(8)] * 4)


def test_what_gets_a_measure_while_all_are_brought_to_another_scale_gets_it_once(qtbot: QtBot) -> None:
    """Those that were met later were brought to the scale in which they had been given."""
    look().choose_text_size(200)
    page = QWidget()
    qtbot.addWidget(page)
    panes = [QWidget() for _ in range(30)]  # Qt meets them in any order
    framed: list[QLayout] = [stacked(on=pane) for pane in panes]
    stacked(Framing(framed), *panes, on=page)
    page.show()
    for layout in framed:
        layout.setContentsMargins(0, 0, 0, 0)
    look().choose_text_size(150)
    assert {layout.contentsMargins().left() for layout in framed} == {px(8)}


def test_no_measure_is_given_as_it_is_at_100_per_cent() -> None:
    found = []
    for path in sorted((ROOT / "ui").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(OF_THE_PAGE):
            tree = ast.parse(path.read_text("utf-8"))
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            found += sorted({f"{name}:{line}" for function in functions for line in _raw(function)})
    assert found == []


def _raw(function: ast.FunctionDef) -> Iterator[int]:
    for call in ast.walk(function):
        called = getattr(call, "func", None)
        if isinstance(call, ast.Call) and getattr(called, "attr", getattr(called, "id", "")) in GIVEN:
            yield from (call.lineno for given in call.args if _is_raw(given))


def _is_raw(given: ast.expr) -> bool:
    number = given.operand if isinstance(given, ast.UnaryOp) else given
    if isinstance(number, ast.Constant):
        return isinstance(number.value, (int, float)) and 1 < number.value < ENDLESS
    return isinstance(number, ast.Name) and number.id.isupper() and number.id not in NO_MEASURES


ENDLESS = 10_000
"""Greater than anything that is drawn."""
NO_MEASURES = ("TALL", "EVERY", "MOST", "OURS")
"""Three such numbers, and that of a column."""
