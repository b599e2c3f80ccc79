"""Rows glide to their new place, losses drain, tokens come and end, the ring of who acts runs on, popovers fade.

Nothing moves where somebody wants it still.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QStyle

from rules.core.drawings import drawing_of
from tests.ui.encounter.conftest import GameTable
from tests.ui.theme.canvas import share
from ui.encounter.turn_order.delegate import RowParts
from ui.encounter.turn_order.view import OrderView
from ui.session.view.order import ChipView
from ui.theme import animation
from ui.theme.animation import FadeOverlay
from ui.theme.theme import BLOW, CALM, QUICK, current
from ui.widgets.overlay_card import Card


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that somebody looks at."""
    monkeypatch.setattr(animation, "UNSEEN", frozenset())


def picture(table: GameTable) -> QImage:
    grabbed: QImage = table.page.order.viewport().grab().toImage()
    return grabbed


@pytest.mark.usefixtures("moving")
def test_what_is_lost_drains_from_the_bar(begun: GameTable) -> None:
    moved = begun.page.order.order.motion
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    moved.way.pause()
    moved.way.setCurrentTime(0)
    assert moved.ghost("guard-a") == 40
    moved.way.setCurrentTime(CALM // 4)
    assert 35 < moved.ghost("guard-a") < 40
    half = moved.ghost("guard-a")
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 10})
    moved.way.pause()
    moved.way.setCurrentTime(0)
    assert moved.ghost("guard-a") == pytest.approx(half), "a second loss goes on from where the first is seen"
    moved.way.setCurrentTime(CALM)
    assert moved.ghost("guard-a") == 0
    assert moved.way.duration() == CALM


@pytest.mark.usefixtures("moving")
def test_a_row_glides_from_its_old_place_and_is_at_the_new_one_at_once(begun: GameTable) -> None:
    view, order = begun.page.order, begun.page.order.order
    first, other = order.rows[0].id, order.rows[1].id
    order.show_rows([order.rows[1], order.rows[0], *order.rows[2:]])
    order.motion.way.pause()
    order.motion.way.setCurrentTime(0)
    assert [row.id for row in order.rows[:2]] == [other, first]
    assert (order.motion.away(other), order.motion.away(first)) == (1.0, -1.0)
    assert view.indexAt(view.visualRect(order.index_of(first)).center()).row() == 1
    start = picture(begun)
    order.motion.way.setCurrentTime(CALM // 2)
    middle = picture(begun)
    order.motion.way.setCurrentTime(CALM)
    end = picture(begun)
    assert start != middle != end
    assert order.motion.away(first) == 0


def chip(word: str, drawing: str, timer: str = "3") -> ChipView:
    return ChipView(drawing, f"{word} {timer}", "toxin", False, "", word=word, timer=timer, drawing=drawing_of(drawing))


SLOW, POISON, HASTE = chip("Slow", "snail"), chip("Poison", "poison-bottle"), chip("Haste", "wingfoot")


def wear(table: GameTable, id: str, *chips: ChipView) -> None:
    """Give a row these chips, and stop the animation at its beginning."""
    order = table.page.order.order
    order.show_rows([replace(row, chips=chips) if row.id == id else row for row in order.rows])
    if order.motion.way.state() == QAbstractAnimation.State.Running:
        order.motion.way.pause()
        order.motion.way.setCurrentTime(0)


def parts_of(table: GameTable, id: str) -> RowParts:
    view: OrderView = table.page.order
    index = view.order.index_of(id)
    return view.painter_of_rows.parts(view.visualRect(index), view.order.rows[index.row()], view.font())


def inked(table: GameTable, place: QRectF) -> float:
    """How much of a place has the ground of a token that hurts."""
    return share(picture(table), current().family("toxin"), place)


@pytest.mark.usefixtures("moving")
def test_a_token_that_comes_grows_clear_out_of_a_larger_one(begun: GameTable) -> None:
    moved = begun.page.order.order.motion
    wear(begun, "guard-a", SLOW)
    moved.way.setCurrentTime(CALM)
    wear(begun, "guard-a", SLOW, POISON)
    change = moved.tokens("guard-a")
    assert change is not None
    assert (change.come, change.gone) == (frozenset({1}), ())
    first, second = (placed.place for placed in parts_of(begun, "guard-a").tokens)
    above = QRectF(second.left() + 5, second.top() - 2, second.width() - 10, 2)
    assert inked(begun, second) == 0, "it begins unseen"
    assert inked(begun, first) > 0.4, "who was there already stands still"
    shown = []
    for time in (QUICK // 2, QUICK * 9 // 10, QUICK):
        moved.way.setCurrentTime(time)
        shown.append(picture(begun))
    assert shown[0] != shown[1] != shown[2]
    assert moved.tokens("guard-a") is None
    assert inked(begun, second) > 0.4
    assert inked(begun, above) == 0
    at_rest = picture(begun)
    moved.way.setCurrentTime(CALM)
    assert picture(begun) == at_rest


@pytest.mark.usefixtures("moving")
def test_a_token_that_ends_is_pressed_together_and_the_next_ones_move_up(begun: GameTable) -> None:
    moved = begun.page.order.order.motion
    wear(begun, "guard-a", SLOW, POISON)
    moved.way.setCurrentTime(CALM)
    wear(begun, "guard-a", POISON)
    change = moved.tokens("guard-a")
    assert change is not None
    assert (change.come, change.gone) == (frozenset(), ((0, SLOW),))
    (poison,) = (placed.place for placed in parts_of(begun, "guard-a").tokens)
    behind = QRectF(poison.right() + 1, poison.top() + 2, 12, poison.height() - 4)
    left = []
    for time in (0, QUICK // 2, QUICK):
        moved.way.setCurrentTime(time)
        left.append(inked(begun, behind))
    assert left[0] > 0.3
    assert left[-1] == 0
    assert moved.tokens("guard-a") is None


@pytest.mark.usefixtures("moving")
def test_a_timer_that_runs_moves_no_token_and_of_two_alike_one_comes(begun: GameTable) -> None:
    moved = begun.page.order.order.motion
    wear(begun, "guard-a", SLOW)
    wear(begun, "guard-a", SLOW._replace(timer="2", text="Slow 2"))
    assert moved.tokens("guard-a") is None
    wear(begun, "guard-a", SLOW, SLOW._replace(timer="5"))
    assert moved._tokens["guard-a"].come == {1}
    wear(begun, "guard-a", HASTE, SLOW)
    assert (moved._tokens["guard-a"].come, moved._tokens["guard-a"].gone) == ({0}, ((1, SLOW._replace(timer="5")),))


@pytest.mark.usefixtures("moving")
def test_the_emblem_of_one_who_is_hit_moves_away_and_back(begun: GameTable) -> None:
    moved = begun.page.order.order.motion
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    moved.way.pause()
    beside = parts_of(begun, "guard-a").emblem.translated(3, 0)
    edge, ground = QRectF(beside.right() - 2, beside.center().y() - 4, 2, 8), current().color("pane")
    seen = []
    for time in (0, BLOW // 2, BLOW, CALM - 1):
        moved.way.setCurrentTime(time)
        seen.append((round(moved.recoil("guard-a"), 6), share(picture(begun), ground, edge) < 0.5))
    assert seen == [(0, False), (3, True), (0, False), (0, False)]
    assert moved.recoil("guard-b") == 0
    moved.way.setCurrentTime(CALM)
    begun.conductor.command({"do": "heal", "actor": "guard-a", "amount": 5})
    assert moved.recoil("guard-a") == 0


@pytest.mark.usefixtures("moving")
def test_the_ring_runs_from_who_acted_to_who_acts(begun: GameTable) -> None:
    order, moved = begun.page.order.order, begun.page.order.order.motion
    first, second = (row.id for row in order.rows[:2])
    order.show_rows([replace(row, active=row.id == first) for row in order.rows])
    moved.way.setCurrentTime(CALM)
    order.show_rows([replace(row, active=False) for row in order.rows])
    assert moved.ring() is None, "for a moment it is nobody's turn"
    order.show_rows([replace(row, active=row.id == second) for row in order.rows])
    moved.way.pause()
    turn = current().color("turn")

    def ringed(id: str) -> bool:
        emblem = parts_of(begun, id).emblem
        return share(picture(begun), turn, QRectF(emblem.left() + 8, emblem.top() - 3, emblem.width() - 16, 3)) > 0.2

    seen = []
    for time in (0, CALM // 8, CALM - 1, CALM):
        moved.way.setCurrentTime(time)
        seen.append((ringed(first), ringed(second)))
    assert seen == [(True, False), (False, False), (False, True), (False, True)]
    assert moved.ring() is None


@pytest.mark.usefixtures("moving")
def test_a_row_glides_on_while_it_loses_something(begun: GameTable) -> None:
    order = begun.page.order.order
    first, other = order.rows[:2]
    vital = other.pools[0]
    hurt = replace(other, pools=(vital._replace(value=vital.value - 9), *other.pools[1:]))
    order.show_rows([hurt, first, *order.rows[2:]])
    order.motion.way.pause()
    order.motion.way.setCurrentTime(0)
    at, height = parts_of(begun, other.id).bar, begun.page.order._row_height
    ghost = current().color("ghost")
    assert share(picture(begun), ghost, at.translated(0, height)) > 0
    assert share(picture(begun), ghost, at) == 0
    order.motion.way.setCurrentTime(CALM - 1)
    assert order.motion.is_live(other.id)
    order.motion.way.setCurrentTime(CALM)
    assert not order.motion.is_live(other.id)


@pytest.mark.usefixtures("moving")
def test_without_motion_neither_tokens_nor_ring_nor_emblems_move(begun: GameTable) -> None:
    begun.window.menus.by_name["still"].trigger()
    order, moved = begun.page.order.order, begun.page.order.order.motion
    first, second = (row.id for row in order.rows[:2])
    order.show_rows([replace(row, active=row.id == first) for row in order.rows])
    wear(begun, first, POISON)
    order.show_rows([replace(row, active=row.id == second) for row in order.rows])
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert (moved.tokens(first), moved.ring(), moved.recoil("guard-b")) == (None, None, 0)
    begun.window.menus.by_name["still"].trigger()


@pytest.mark.usefixtures("moving")
def test_undo_moves_nothing(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    begun.window.undo()
    assert begun.page.order.order.motion.ghost("guard-a") == 0


@pytest.mark.usefixtures("moving")
def test_nothing_moves_with_reduced_motion(begun: GameTable) -> None:
    begun.window.menus.by_name["still"].trigger()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.motion.ghost("guard-b") == 0
    begun.window.find_anything()
    assert begun.window.findChildren(FadeOverlay) == []
    begun.window.menus.by_name["still"].trigger()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.motion.ghost("guard-b") > 0
    begun.page.order.order.motion.way.setCurrentTime(CALM)


@pytest.mark.usefixtures("moving")
def test_nothing_moves_where_the_system_wants_no_animations(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    assert animation.moves()
    style, asked = QApplication.style(), QStyle.StyleHint.SH_Widget_Animation_Duration
    monkeypatch.setattr(type(style), "styleHint", lambda _, hint, *__: 0 if hint == asked else 1)
    assert not animation.moves()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.motion.ghost("guard-b") == 0
    monkeypatch.undo()


@pytest.mark.usefixtures("moving")
def test_a_popover_comes_out_of_its_ground_and_takes_the_mouse_and_the_keys_at_once(begun: GameTable) -> None:
    begun.window.find_anything()
    card = next(candidate for candidate in begun.window.findChildren(Card) if candidate.isVisible())
    (veil,) = card.findChildren(FadeOverlay)
    veil.way.pause()
    veil.way.setCurrentTime(0)
    covered = card.grab(card.contentsRect()).toImage()
    assert {
        covered.pixelColor(x, y).name() for x in range(0, covered.width(), 7) for y in range(0, covered.height(), 7)
    } == {current().color("popover").name()}
    card.resize(card.width() - 8, card.height())
    assert veil.geometry() == card.contentsRect()
    veil.way.setCurrentTime(QUICK)
    assert veil.way.duration() == QUICK
    card.shut()
