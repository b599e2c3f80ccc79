"""The list of the order by itself: rows clicked, dragged and pulled, chips and places, and who is selected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QToolTip
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.encounter.bars import bar_at
from tests.ui.encounter.standing import fight_of
from tests.ui.settling import settle
from ui.encounter.turn_order.delegate import DENSITIES
from ui.encounter.turn_order.view import OrderView
from ui.session.view.order import RowMaker
from ui.theme.emblem import paint_emblem
from ui.theme.theme import NORMAL, SMALL, current, look, numbers, sized

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
NAME_AT = 130
"""Pixels from the left where nothing but a name stands."""


class Told:
    """The order, and what it announces."""

    def __init__(self, view: OrderView) -> None:
        self.view = view
        self.told: list[tuple[Any, ...]] = []
        for name in ("row_clicked", "row_moved", "place_clicked", "pool_dragged"):
            getattr(view, name).connect(self._note(name))
        view.chip_clicked.connect(lambda whose, chip, _: self.told.append(("chip_clicked", whose, chip.status)))
        view.ruling_requested.connect(lambda whose, _: self.told.append(("ruling_requested", whose)))

    def _note(self, name: str) -> Callable[..., None]:
        return lambda *given: self.told.append((name, *given))

    def at(self, id: str, x: int = NAME_AT, down: float = 0.5) -> QPoint:
        rect = self.view.visualRect(self.view.order.index_of(id))
        return QPoint(rect.left() + x, rect.top() + round(rect.height() * down))

    def drag(self, start: QPoint, *ways: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=start)
        for way in ways:
            QTest.mouseMove(self.view.viewport(), way)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=(start, *ways)[-1])

    def click(self, id: str, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, modifier, self.at(id))

    @property
    def together(self) -> list[str]:
        return [row.id for row in self.view.selected_rows]


@pytest.fixture
def order(qtbot: QtBot) -> Told:
    """Ana, an orc who is held, and an elf, in this order."""
    service = fight_of("d100", {"do": "condition", "actor": "orc", "status": "grabbed"})
    view = OrderView()
    qtbot.addWidget(view)
    view.resize(420, 260)
    rows = RowMaker().rows(service.fight, service.system, {"ana": "a", "orc": "o", "elf": "e"})
    view.order.show_rows(sorted(rows, key=lambda row: ("ana", "orc", "elf").index(row.id)), fade=False)
    view.show()
    return Told(view)


def test_a_row_is_clicked_where_it_is_let_go_on_itself(order: Told) -> None:
    order.click("orc")
    order.drag(order.at("orc"), order.at("orc") + QPoint(0, 2))
    assert order.told == [("row_clicked", "orc")] * 2
    QTest.mouseClick(order.view.viewport(), LEFT, NONE, QPoint(NAME_AT, 250))
    QTest.mouseClick(order.view.viewport(), RIGHT, NONE, order.at("elf"))
    assert len(order.told) == 2, "beside the rows, and with the other button, nothing is clicked"


def test_with_ctrl_or_shift_rows_are_selected_and_none_is_clicked(order: Told) -> None:
    order.click("ana")
    order.click("elf", CTRL)
    assert order.together == ["ana", "elf"]
    order.click("elf", SHIFT)
    assert order.told == [("row_clicked", "ana")]


@pytest.mark.parametrize(
    ("who", "over", "down", "moved"),
    [
        ("elf", "ana", 0.2, ("elf", "ana", True)),
        ("elf", "ana", 0.8, ("elf", "ana", False)),
        ("ana", "elf", 0.2, ("ana", "elf", True)),
        ("ana", "elf", 0.8, ("ana", "elf", False)),
    ],
)
def test_a_row_that_is_dragged_comes_before_or_behind_the_one_it_is_let_go_on(
    order: Told, who: str, over: str, down: float, moved: tuple[Any, ...]
) -> None:
    order.drag(order.at(who), order.at(over, down=down))
    assert order.told == [("row_moved", *moved)]


def test_a_row_that_comes_back_to_itself_is_not_moved(order: Told) -> None:
    order.drag(order.at("orc"), order.at("elf"), order.at("orc"))
    assert order.told == []
    order.click("elf")
    assert order.told == [("row_clicked", "elf")], "nothing of the drag is left"


def test_a_bar_sets_its_pool_to_where_it_is_pulled_and_no_further_than_its_ends(order: Told) -> None:
    for id, share, value in (("ana", 0.5, 6), ("orc", 2.0, 12), ("elf", -1.0, 0)):
        bar = bar_at(order.view, order.view.order.index_of(id))
        end = QPoint(round(bar.left() + share * bar.width()), round(bar.center().y()))
        start = QPoint(round(bar.left() + 0.25 * bar.width()), round(bar.center().y()))
        order.told.clear()
        order.drag(start, end)
        assert order.told == [("pool_dragged", id, "pv", value)]


def test_a_bar_that_is_hardly_moved_or_moved_down_is_not_pulled(order: Told) -> None:
    bar = bar_at(order.view, order.view.order.index_of("ana"))
    start = bar.center().toPoint()
    order.drag(start, start + QPoint(3, 0))
    assert order.told == [("row_clicked", "ana")]
    order.told.clear()
    order.drag(start, order.at("elf", start.x(), 0.8))
    assert order.told == [("row_moved", "ana", "elf", False)]


def test_a_chip_and_a_place_are_clicked_by_themselves(order: Told) -> None:
    index = order.view.order.index_of("orc")
    row = order.view.row_at(index)
    assert row is not None
    rect = order.view.visualRect(index)
    parts = order.view.painter_of_rows.parts(rect, row, order.view.font())
    (held,) = [placed for placed in parts.tokens if placed.chip.status == "grabbed"]
    QTest.mouseClick(order.view.viewport(), LEFT, NONE, held.place.center().toPoint())
    assert order.told == [("chip_clicked", "orc", "grabbed")]
    QTest.mouseClick(order.view.viewport(), LEFT, NONE, parts.place.center())
    assert order.told[1:] == [("place_clicked", "orc")]
    past = QPoint(round(held.place.right()) + 4, round(held.place.center().y()))
    for point in (parts.cap.center().toPoint(), parts.emblem.center().toPoint(), parts.name.center(), past):
        order.told.clear()
        QTest.mouseClick(order.view.viewport(), LEFT, NONE, point)
        assert order.told == [("row_clicked", "orc")], point


def test_a_status_shows_that_it_can_be_clicked_and_that_it_is(order: Told) -> None:
    view, row = order.view, there(order.view.row_at(order.view.order.index_of("orc")))
    parts = view.painter_of_rows.parts(view.visualRect(view.order.index_of("orc")), row, view.font())
    (held,) = [placed for placed in parts.tokens if placed.chip.status == "grabbed"]

    def look_of_it() -> tuple[str, str]:
        """Its edge and its ground."""
        picture = view.viewport().grab(held.place.toAlignedRect()).toImage()
        middle = picture.height() // 2
        return picture.pixelColor(0, middle).name(), picture.pixelColor(8, 1).name()

    text, sunken = (current().color(role).name() for role in ("text", "sunken"))
    hue = current().family(held.chip.family).name()
    assert look_of_it() == (hue, hue)
    QTest.mouseMove(view.viewport(), held.place.center().toPoint())
    assert look_of_it() == (text, hue)
    QTest.mousePress(view.viewport(), LEFT, NONE, held.place.center().toPoint())
    assert look_of_it() == (text, sunken)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, held.place.center().toPoint())
    assert look_of_it() == (text, hue)
    QTest.mouseMove(view.viewport(), parts.name.center())
    assert look_of_it() == (hue, hue)
    QTest.mouseMove(view.viewport(), held.place.center().toPoint())
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert look_of_it() == (hue, hue)


def test_a_row_is_told_where_the_mouse_rests_and_a_chip_by_itself(order: Told) -> None:
    view, index = order.view, order.view.order.index_of("orc")
    row, rect = there(view.row_at(index)), view.visualRect(index)
    parts = view.painter_of_rows.parts(rect, row, view.font())

    def tip_at(point: QPoint) -> str:
        event = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
        QApplication.sendEvent(view.viewport(), event)
        return QToolTip.text()

    assert tip_at(order.at("orc")) == row.spoken()
    (held,) = [placed for placed in parts.tokens if placed.chip.status == "grabbed"]
    assert held.chip.tip
    assert tip_at(held.place.center().toPoint()) == held.chip.tip
    many = replace(row, chips=tuple(held.chip._replace(text=f"Grabbed {number}") for number in range(12)))
    view.order.show_rows([many], fade=False)
    rect = view.visualRect(view.order.index_of("orc"))
    parts = view.painter_of_rows.parts(rect, many, view.font())
    hidden = many.chips[len(parts.tokens) :]
    assert 0 < len(hidden) < 12
    told = tip_at(parts.more.center().toPoint())
    assert told.split("\n") == [chip.text for chip in hidden]
    QToolTip.hideText()


def test_one_is_selected_alone_or_a_run_from_the_first(order: Told) -> None:
    view = order.view
    view.select("orc")
    assert (order.together, view.selected is not None and view.selected.id) == (["orc"], "orc")
    view.go_to(view.order.index_of("ana"), extends=True)
    assert order.together == ["ana", "orc"]
    view.go_to(view.order.index_of("elf"), extends=True)
    assert order.together == ["orc", "elf"], "the run begins with the one that was selected first"
    view.select("nobody")
    assert order.together == ["orc", "elf"]
    assert (view.with_others("orc"), view.with_others("ana")) == (("orc", "elf"), ("ana",))


def test_of_several_that_are_selected_the_keys_stay_with_the_one_that_had_them(order: Told) -> None:
    view = order.view
    view.select("elf")
    view.select_together({"ana", "elf"})
    assert (order.together, view.currentIndex().row()) == (["ana", "elf"], 2)
    view.select_together({"ana", "orc"})
    assert (order.together, view.currentIndex().row()) == (["ana", "orc"], 0)
    view.select_together({"nobody"})
    assert order.together == ["ana", "orc"]


def test_by_keys_something_comes_to_the_selected_row_and_by_mouse_to_the_half_that_it_is_over(order: Told) -> None:
    view = order.view
    view.select("orc")
    row, above, rect = view.place_at(None)
    assert (row is not None and row.id, above, rect is not None) == ("orc", False, True)
    for down, upper in ((0.2, True), (0.8, False)):
        row, above, rect = view.place_at(order.at("elf", down=down))
        assert (row is not None and row.id, above, rect is not None) == ("elf", upper, True)
    row, above, rect = view.place_at(QPoint(50, 250))
    assert (row, rect) == (None, None)


def test_arrows_move_the_selection_and_any_other_key_is_the_pages(order: Told) -> None:
    view = order.view
    view.select("ana")
    for key, at in (
        (Qt.Key.Key_Down, "orc"),
        (Qt.Key.Key_End, "elf"),
        (Qt.Key.Key_Up, "orc"),
        (Qt.Key.Key_Home, "ana"),
    ):
        QTest.keyClick(view, key)
        assert order.together == [at]
    QTest.keyClick(view, Qt.Key.Key_Down, SHIFT)
    QTest.keyClick(view, Qt.Key.Key_O)
    assert order.together == ["ana"]


def test_whoever_is_aimed_at_is_marked_until_nobody_is(order: Told) -> None:
    view, painted = order.view, order.view.painter_of_rows
    view.mark(frozenset({"orc"}), frozenset({"orc"}))
    assert (painted.targets, painted.possible) == (frozenset({"orc"}), frozenset({"orc"}))
    assert view._dimmed(painted.possible) == {"elf"}
    view.mark(frozenset(), None)
    assert (painted.targets, painted.possible, view._dimmed(None)) == (frozenset(), None, frozenset())


def test_neither_who_acts_nor_who_is_faint_already_is_drawn_anew_for_an_aim(order: Told) -> None:
    view, rows = order.view, order.view.order.rows
    assert [row.id for row in rows if row.active] == ["ana"]
    assert view._dimmed(frozenset()) == {"elf", "orc"}
    view.order.show_rows([replace(row, state="dead") if row.id == "elf" else row for row in rows], fade=False)
    assert view._dimmed(frozenset()) == {"orc"}


def test_an_unknown_density_is_the_usual_one(order: Told) -> None:
    heights = []
    for name in ("dense", "close", "nonsense", "roomy"):
        order.view.show_density(name)
        heights.append(order.view.visualRect(order.view.order.index_of("ana")).height())
    assert heights == [24, 37, 44, 44]


def test_names_have_their_room_before_figures_and_bars_whatever_the_width(order: Told) -> None:
    painted, font, told = order.view.painter_of_rows, order.view.font(), set()
    for width in range(600, 150, -10):
        rect = QRect(0, 0, width, 44)
        for row in order.view.order.rows:
            parts = painted.parts(rect, row, font)
            told.add(parts.texts.maximum)
            words = QFontMetrics(numbers(sized(font, NORMAL, bold=True))).horizontalAdvance(parts.texts.vital)
            words += QFontMetrics(numbers(sized(font, SMALL))).horizontalAdvance(parts.texts.maximum)
            name = QFontMetrics(sized(font, NORMAL, bold=True)).horizontalAdvance(row.name)
            assert words <= parts.column.width(), (width, row.name)
            if parts.texts.maximum:  # before a name is cut the figures lose their maximum
                assert name <= parts.name.width(), (width, row.name)
    assert {"/12", ""} == told


def test_larger_letters_and_other_rows_have_their_room_at_once(order: Told) -> None:
    view, painted = order.view, order.view.painter_of_rows
    row, rect = there(view.row_at(view.order.index_of("orc"))), QRect(0, 0, 420, 44)
    usual, larger = view.font(), QFont(view.font())
    larger.setFamily("Alegreya SC")
    first = painted.parts(rect, row, usual)
    assert painted.parts(rect, row, usual) is first, "nothing has changed"
    assert painted.parts(rect.translated(0, 44), row, usual).bar == first.bar.translated(0, 44)
    assert painted.parts(rect, row, larger) is not first
    rows = [replace(row, pools=(row.pools[0]._replace(value=123456, maximum=123456),)) for row in view.order.rows]
    view.order.show_rows(rows, fade=False)
    assert painted.parts(rect, rows[1], usual).column.width() > first.column.width()


def test_one_mark_has_room_before_the_pools_though_none_of_them_matters(order: Told) -> None:
    painted, font = order.view.painter_of_rows, order.view.font()
    row = there(order.view.row_at(order.view.order.index_of("orc")))
    pools = [row.pools[0]._replace(id=f"p{number}", label=f"Pool {number}", vital=False) for number in range(3)]
    crowded = replace(row, pools=(*row.pools, *pools), chips=tuple(chip._replace(matters=False) for chip in row.chips))
    for width in range(600, 250, -10):
        assert painted.parts(QRect(0, 0, width, 44), crowded, font).tokens, width


def test_rows_that_move_are_drawn_at_every_step(order: Told) -> None:
    painted: list[QEvent] = []

    class Seen(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            painted.extend([event] if event.type() == QEvent.Type.Paint else [])
            return False

    settle()
    seen = Seen()
    order.view.viewport().installEventFilter(seen)
    for moved in (None, frozenset({"orc"})):
        painted.clear()
        order.view.order.motion.motion_advanced.emit(moved)
        settle()
        assert painted, moved


def test_the_number_of_chips_that_have_no_room_says_which_they_are(order: Told) -> None:
    view, font = order.view, order.view.font()
    row = there(view.row_at(view.order.index_of("orc")))
    crowded = replace(row, chips=tuple(row.chips[0]._replace(text=f"Held by rope {n}", tip="") for n in range(1, 19)))
    view.order.show_rows([crowded], fade=False)
    settle()
    index = view.order.index_of("orc")
    rect = view.visualRect(index)
    parts = view.painter_of_rows.parts(rect, crowded, font)
    option = QStyleOptionViewItem()
    option.rect = rect
    place = parts.more.center().toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    assert view.painter_of_rows.helpEvent(event, view, option, index)
    assert len(parts.tokens) < 18
    assert [chip.text for chip in crowded.chips[len(parts.tokens) :]] == QToolTip.text().splitlines()


@pytest.mark.parametrize("height", range(60, 140, 7))
def test_no_row_is_cut_at_the_edges(order: Told, height: int) -> None:
    view = order.view
    for density in DENSITIES:
        view.show_density(density)
        view.resize(420, height)
        settle()
        for index in (0, 2):
            view.go_to(view.order.index(index, 0))
            rows = [view.visualRect(view.order.index(row, 0)) for row in range(3)]
            room = view.viewport().rect()
            cut = [row for row in rows if row.intersects(room) and not room.contains(row)]
            assert not cut, (density, height)
            assert room.contains(rows[index])
            assert view.contentsRect().height() - room.height() < rows[0].height()


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("text", [100, 125, 150, 200])
def test_the_crown_of_a_boss_is_whole_in_the_first_row(order: Told, density: str, text: int) -> None:
    """It stood out of the row, and the edge of the list cut it."""
    look().choose_text_size(text)
    view = order.view
    view.show_density(density)
    row = order.view.order.rows[0]
    row = replace(row, look=row.look._replace(is_boss=True))
    rect = QRect(0, 100, 420, view.painter_of_rows.density.measured().height)
    emblem = view.painter_of_rows.parts(rect, row, view.font()).emblem
    image = QImage(420, 300, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_emblem(painter, emblem, row.look.as_emblem(row.side, row.name))
    above = [x for x in range(image.width()) for y in range(rect.top()) if image.pixelColor(x, y).alpha()]
    assert not above
    assert emblem.bottom() <= rect.bottom()
